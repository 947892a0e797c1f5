<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>BlockDescription</name>
    <message>
        <source>%1 · visit to a body</source>
        <translation>%1 · посещение тела</translation>
    </message>
    <message>
        <source>sweep %1 of %2, all its rows at once</source>
        <translation>проход %1 из %2, все строки тела сразу</translation>
    </message>
    <message>
        <source>Rows that came in: %1. They leave the body %2 m from where it was, and turned by %3 rad, while the other bodies stay.</source>
        <translation>Вошло строк: %1. Тело сдвигается на %2 m и поворачивается на %3 rad, остальные тела стоят.</translation>
    </message>
    <message>
        <source>row %1: %2, %3</source>
        <translation>строка %1: %2, %3</translation>
    </message>
    <message>
        <source>Everything is multiplied by h²: k and the matrix are in kg, as the mass of the body is, and f in kg m.</source>
        <translation>Всё умножено на h²: k и матрица в kg, как масса тела, а f в kg m.</translation>
    </message>
    <message>
        <source>Every body has moved by h v₀, h = %1 s, with its velocity v₀ from the start of the step: what rests is where it will be. The sweeps begin here.</source>
        <translation>Каждое тело сдвинулось на h v₀, h = %1 s, со скоростью v₀ начала шага: что покоится, уже стоит там, где останется. Отсюда начинаются проходы.</translation>
    </message>
    <message>
        <source>Step %1 is done. Contacts and joints keep their forces and their stiffnesses: the next step begins with α γ of the ones and γ of the others.</source>
        <translation>Шаг %1 закончен. Контакты и соединения сохраняют силы и жёсткости: следующий шаг начнётся с доли α γ первых и доли γ вторых.</translation>
    </message>
</context>
<context>
    <name>ChartCaption</name>
    <message>
        <source>step %1</source>
        <translation>шаг %1</translation>
    </message>
    <message>
        <source>, sweep %1</source>
        <translation>, проход %1</translation>
    </message>
    <message>
        <source>all settings at their defaults</source>
        <translation>все настройки по умолчанию</translation>
    </message>
    <message>
        <source>settings that are not the defaults: %1</source>
        <translation>настройки, отличные от умолчаний: %1</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>Δλ before the clamp</source>
        <translation>неурезанное Δλ</translation>
    </message>
    <message>
        <source>Λ before this visit</source>
        <translation>Λ до этого посещения</translation>
    </message>
    <message>
        <source>Λ after this visit</source>
        <translation>Λ после этого посещения</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 тела %2</translation>
    </message>
    <message>
        <source>Λ of row %1</source>
        <translation>Λ строки %1</translation>
    </message>
    <message>
        <source>Λ of %1 after sweep %2</source>
        <translation>Λ строки %1 после прохода %2</translation>
    </message>
    <message>
        <source>The error after sweep %1, relative to a cold start</source>
        <translation>Ошибка после прохода %1 как доля ошибки холодного старта</translation>
    </message>
    <message>
        <source>Sweeps until %1 of the error remains</source>
        <translation>Проходов, пока не останется %1 ошибки</translation>
    </message>
    <message>
        <source>The deepest overlap</source>
        <translation>Самое глубокое перекрытие</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Контакты</translation>
    </message>
    <message>
        <source>The kinetic energy</source>
        <translation>Кинетическая энергия</translation>
    </message>
    <message>
        <source>The highest speed</source>
        <translation>Наибольшая скорость</translation>
    </message>
    <message>
        <source>The time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>The step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Custom joints</source>
        <translation>Собственные соединения</translation>
    </message>
    <message>
        <source>The value</source>
        <translation>То, что требуется</translation>
    </message>
    <message>
        <source>Row %1 does not exist, but it must</source>
        <translation>Строки %1 нет; она должна быть</translation>
    </message>
    <message>
        <source>Row %1 exists, but it must not</source>
        <translation>Есть строка %1; её не должно быть</translation>
    </message>
    <message>
        <source>The engine is not at a visit to a row</source>
        <translation>Движок стоит не на посещении строки</translation>
    </message>
    <message>
        <source>The condition does not hold yet</source>
        <translation>Требуемое ещё не выполнено</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1; it must be %2, to within %3</source>
        <translation>%1; должно быть %2 с точностью до %3</translation>
    </message>
    <message>
        <source>%1, %2; they must differ by less than %3</source>
        <translation>%1, %2; разница должна быть меньше %3</translation>
    </message>
    <message>
        <source>%1; it must be less than %2</source>
        <translation>%1; должно быть меньше %2</translation>
    </message>
    <message>
        <source>%1; it must be at most %2</source>
        <translation>%1; должно быть не больше %2</translation>
    </message>
    <message>
        <source>%1; it must be more than %2</source>
        <translation>%1; должно быть больше %2</translation>
    </message>
    <message>
        <source>%1; it must be at least %2</source>
        <translation>%1; должно быть не меньше %2</translation>
    </message>
    <message>
        <source>%1; it must be %2</source>
        <translation>%1; должно быть %2</translation>
    </message>
    <message>
        <source>%1 – as %2</source>
        <translation>%1 — как %2</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>сейчас %1</translation>
    </message>
    <message>
        <source>goal %1 ± %2</source>
        <translation>цель %1 ± %2</translation>
    </message>
    <message>
        <source>goal: less than %1</source>
        <translation>цель: меньше %1</translation>
    </message>
    <message>
        <source>goal: at most %1</source>
        <translation>цель: не больше %1</translation>
    </message>
    <message>
        <source>goal: more than %1</source>
        <translation>цель: больше %1</translation>
    </message>
    <message>
        <source>goal: at least %1</source>
        <translation>цель: не меньше %1</translation>
    </message>
    <message>
        <source>goal %1</source>
        <translation>цель %1</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>Scene &amp;library…</source>
        <translation>&amp;Библиотека сцен…</translation>
    </message>
    <message>
        <source>Shows the scenes that come with the program.</source>
        <translation>Показать сцены, поставляемые с программой.</translation>
    </message>
    <message>
        <source>&amp;Open scene…</source>
        <translation>&amp;Открыть сцену…</translation>
    </message>
    <message>
        <source>Opens a scene file.</source>
        <translation>Открыть файл сцены.</translation>
    </message>
    <message>
        <source>Writes the scene with the settings in force now to a new file.</source>
        <translation>Записать сцену с действующими сейчас настройками в новый файл.</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>&amp;Экспорт изображения…</translation>
    </message>
    <message>
        <source>Saves a picture of the scene or of the window, as PNG or SVG.</source>
        <translation>Сохранить изображение сцены или окна в PNG или SVG.</translation>
    </message>
    <message>
        <source>Export this &amp;chart…</source>
        <translation>Экспорт этого &amp;графика…</translation>
    </message>
    <message>
        <source>Saves the chart or table that was used last: a self-contained picture as PNG or SVG, or the values as CSV.</source>
        <translation>Сохранить график или таблицу, которыми пользовались последними: изображением PNG или SVG, понятным само по себе, или значениями в CSV.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>Closes the window; the layout is saved.</source>
        <translation>Закрыть окно; расположение сохранится.</translation>
    </message>
    <message>
        <source>No chart is visible.</source>
        <translation>Ни одного графика не видно.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Undoes the last change – of a setting, a body, the scene – or restart, and restores the steps that it replaced.</source>
        <translation>Отменить последнее изменение — настройки, тела, сцены — или перезапуск и вернуть шаги, которых оно стоило.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>По&amp;вторить</translation>
    </message>
    <message>
        <source>Redoes the last undone change.</source>
        <translation>Повторить последнее отменённое изменение.</translation>
    </message>
    <message>
        <source>Reset &amp;settings</source>
        <translation>Сбросить &amp;настройки</translation>
    </message>
    <message>
        <source>Resets every setting to the scene&apos;s own value, from the cursor on.</source>
        <translation>Вернуть все настройки к значениям самой сцены, начиная с курсора.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <comment>menu</comment>
        <translation>В&amp;ыполнение</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Пуск</translation>
    </message>
    <message>
        <source>Runs the simulation from here, or pauses it at the end of a step.</source>
        <translation>Запустить симуляцию отсюда или приостановить её в конце шага.</translation>
    </message>
    <message>
        <source>R&amp;estart the scene</source>
        <translation>&amp;Начать сцену заново</translation>
    </message>
    <message>
        <source>Restarts the scene from its beginning, with the current settings.</source>
        <translation>Запустить сцену с самого начала с нынешними настройками.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Заново</translation>
    </message>
    <message>
        <source>Row forward</source>
        <translation>Строка вперёд</translation>
    </message>
    <message>
        <source>Steps to the end of the next visit to a row.</source>
        <translation>Перейти к концу следующего посещения строки.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Row back</source>
        <translation>Строка назад</translation>
    </message>
    <message>
        <source>Steps back to the previous visit to a row.</source>
        <translation>Вернуться к предыдущему посещению строки.</translation>
    </message>
    <message>
        <source>Into the row&apos;s terms</source>
        <translation>Внутрь формулы строки</translation>
    </message>
    <message>
        <source>Steps by one term of the row&apos;s formula: Jv, raw Δλ, sum, clamp, velocity of A, velocity of B.</source>
        <translation>Перейти на одну часть формулы строки вперёд: Jv, неурезанное Δλ, сумма, урезание, скорость A, скорость B.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Часть</translation>
    </message>
    <message>
        <source>Term back</source>
        <translation>Часть формулы назад</translation>
    </message>
    <message>
        <source>Steps back by one term of the row&apos;s formula.</source>
        <translation>Вернуться на одну часть формулы строки.</translation>
    </message>
    <message>
        <source>Out to the end of the sweep</source>
        <translation>До конца прохода</translation>
    </message>
    <message>
        <source>Steps to the end of the sweep over all rows.</source>
        <translation>Перейти к концу прохода по всем строкам.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Проход</translation>
    </message>
    <message>
        <source>Back to the start of the sweep</source>
        <translation>Назад к началу прохода</translation>
    </message>
    <message>
        <source>Steps back to the start of the sweep: the end of the previous one.</source>
        <translation>Вернуться туда, где проход начался: к концу предыдущего прохода.</translation>
    </message>
    <message>
        <source>Phase forward</source>
        <translation>Фаза вперёд</translation>
    </message>
    <message>
        <source>Steps to the end of the next phase of the step: collide, linearize, solve velocities, …</source>
        <translation>Перейти к концу следующей фазы шага: поиск контактов, построение строк, решение скоростей, …</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Фаза</translation>
    </message>
    <message>
        <source>Phase back</source>
        <translation>Фаза назад</translation>
    </message>
    <message>
        <source>Steps back to the end of the previous phase.</source>
        <translation>Вернуться к концу предыдущей фазы.</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>Steps to the end of a time step.</source>
        <translation>Перейти к концу шага по времени.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Steps back to the end of the previous time step.</source>
        <translation>Вернуться к концу предыдущего шага по времени.</translation>
    </message>
    <message>
        <source>One stop forward</source>
        <translation>Остановка вперёд</translation>
    </message>
    <message>
        <source>Steps to the very next place where the solver can be stopped.</source>
        <translation>Перейти к ближайшему месту, где солвер можно остановить.</translation>
    </message>
    <message>
        <source>One stop back</source>
        <translation>Остановка назад</translation>
    </message>
    <message>
        <source>Steps back to the previous place where the solver can be stopped.</source>
        <translation>Вернуться к предыдущему месту, где солвер можно остановить.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>К началу</translation>
    </message>
    <message>
        <source>Moves to the beginning of the recording.</source>
        <translation>Вернуться к началу записи.</translation>
    </message>
    <message>
        <source>To the end of the recording</source>
        <translation>К концу записи</translation>
    </message>
    <message>
        <source>Moves to the end of the last recorded step.</source>
        <translation>Перейти к концу последнего выполненного шага.</translation>
    </message>
    <message>
        <source>&amp;Debug</source>
        <translation>&amp;Отладка</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>Continues to the next stop at which a breakpoint holds. Without breakpoints: runs, or pauses.</source>
        <translation>Перейти к следующей остановке, где сработает точка останова. Без точек останова — пуск или пауза.</translation>
    </message>
    <message>
        <source>Continue &amp;back</source>
        <translation>Продолжить &amp;назад</translation>
    </message>
    <message>
        <source>Goes back to the last stop before this one at which a breakpoint holds.</source>
        <translation>Вернуться к последней остановке перед этой, где сработает точка останова.</translation>
    </message>
    <message>
        <source>Ca&amp;ncel the search</source>
        <translation>Прерв&amp;ать поиск</translation>
    </message>
    <message>
        <source>Cancels the search for a breakpoint; the cursor stays where it was.</source>
        <translation>Прервать поиск по точкам останова; курсор останется на прежнем месте.</translation>
    </message>
    <message>
        <source>&amp;Toggle breakpoint</source>
        <translation>&amp;Точка останова здесь</translation>
    </message>
    <message>
        <source>Sets or removes a breakpoint at the source line of the text cursor.</source>
        <translation>Поставить точку останова на строке кода с текстовым курсором или снять её.</translation>
    </message>
    <message>
        <source>&amp;Run to here</source>
        <translation>Выполнить досю&amp;да</translation>
    </message>
    <message>
        <source>Continues to the next stop at the source line of the text cursor.</source>
        <translation>Перейти к следующей остановке на строке кода, где стоит текстовый курсор.</translation>
    </message>
    <message>
        <source>&amp;Breakpoints</source>
        <translation>То&amp;чки останова</translation>
    </message>
    <message>
        <source>Shows the list of breakpoints, where you can add one by its condition.</source>
        <translation>Показать список точек останова, чтобы задать ещё одну условием.</translation>
    </message>
    <message>
        <source>Worst &amp;offenders</source>
        <translation>&amp;Худшие нарушители</translation>
    </message>
    <message>
        <source>Shows the rows of this step and the steps of the recording with the largest errors.</source>
        <translation>Показать строки этого шага и шаги записи, которые дальше всего от того, что от них требуется.</translation>
    </message>
    <message>
        <source>Pro&amp;venance</source>
        <translation>&amp;Происхождение</translation>
    </message>
    <message>
        <source>Breaks a number down into everything that contributed to it: the focused number in Bodies, a velocity of the selected body or the marked row&apos;s impulse.</source>
        <translation>Показать, из чего сложилось число: выбранное с клавиатуры в панели «Тела», скорость выбранного тела или импульс отмеченной строки.</translation>
    </message>
    <message>
        <source>E&amp;xact answer</source>
        <translation>Точный отв&amp;ет</translation>
    </message>
    <message>
        <source>Shows the converged solution of this step: every impulse and velocity next to the solver&apos;s value, and whether other impulses are a solution too.</source>
        <translation>Показать решение, к которому сходится этот шаг: все импульсы и скорости рядом с теми, что есть у солвера, и то, подошли бы другие импульсы или нет.</translation>
    </message>
    <message>
        <source>Energy &amp;ledger</source>
        <translation>&amp;Баланс энергии</translation>
    </message>
    <message>
        <source>Shows how many metres each correction of this step removed, and the energy that it added.</source>
        <translation>Показать, сколько метров убрало каждое исправление этого шага и сколько энергии оно внесло.</translation>
    </message>
    <message>
        <source>Book&amp;mark this moment</source>
        <translation>&amp;Закладка на этот момент</translation>
    </message>
    <message>
        <source>Bookmarks the moment at the cursor in the notebook of the scene, so that you can return to it and write about it.</source>
        <translation>Сохранить момент у курсора в тетради сцены, чтобы вернуться к нему и написать о нём.</translation>
    </message>
    <message>
        <source>&amp;Notebook</source>
        <translation>&amp;Тетрадь</translation>
    </message>
    <message>
        <source>Shows the bookmarked moments of this scene, with their notes.</source>
        <translation>Показать сохранённые моменты этой сцены с заметками.</translation>
    </message>
    <message>
        <source>&amp;Export the notebook…</source>
        <translation>&amp;Экспорт тетради…</translation>
    </message>
    <message>
        <source>Exports the bookmarked moments as one page: notes, numbers, tables and pictures.</source>
        <translation>Записать сохранённые моменты одной страницей для чтения: заметки, числа, таблицы и изображения.</translation>
    </message>
    <message>
        <source>Copy &amp;link to this moment</source>
        <translation>Скопировать ссы&amp;лку на этот момент</translation>
    </message>
    <message>
        <source>Copies a line of text to the clipboard that opens this scene, with its inputs, at this very stop.</source>
        <translation>Поместить в буфер обмена строку текста, которая откроет эту сцену с её действиями на этой самой остановке.</translation>
    </message>
    <message>
        <source>&amp;Go to a link…</source>
        <translation>Перейти по &amp;ссылке…</translation>
    </message>
    <message>
        <source>Asks for a link, such as stack_10#f12.i3.r5, and goes to the moment that it names.</source>
        <translation>Запросить ссылку, например stack_10#f12.i3.r5, и перейти к названному в ней моменту.</translation>
    </message>
    <message>
        <source>&amp;Matrix of the rows</source>
        <translation>&amp;Матрица строк</translation>
    </message>
    <message>
        <source>Shows which row disturbs which, by how much, and through which body.</source>
        <translation>Показать, какая строка на какую влияет, насколько и через какое тело.</translation>
    </message>
    <message>
        <source>λ₁–λ₂ &amp;plane</source>
        <translation>Плос&amp;кость λ₁–λ₂</translation>
    </message>
    <message>
        <source>Shows the impulses of two rows against each other: where each row is satisfied, and the path of the sweeps.</source>
        <translation>Показать импульсы двух строк друг против друга: где выполнена каждая строка и как идут проходы.</translation>
    </message>
    <message>
        <source>Row or&amp;der</source>
        <translation>По&amp;рядок строк</translation>
    </message>
    <message>
        <source>Tries other orders of the rows on the step at the cursor, and shows how it converges, before the run uses one.</source>
        <translation>Испытать на шаге, где стоит курсор, другие порядки строк: как они меняют сходимость, прежде чем прогон примет один из них.</translation>
    </message>
    <message>
        <source>Parameter &amp;scan</source>
        <translation>Пере&amp;бор настроек</translation>
    </message>
    <message>
        <source>Runs the scene with every combination of two settings&apos; values, and shows how the runs end as a map.</source>
        <translation>Прогнать сцену при каждом сочетании значений двух настроек и показать картой, чем кончаются прогоны.</translation>
    </message>
    <message>
        <source>Custom &amp;joint</source>
        <translation>Собственное сое&amp;динение</translation>
    </message>
    <message>
        <source>Creates a joint from a formula C(q) of two bodies: its J is derived and checked, and the joint is added to the scene.</source>
        <translation>Делает соединение из формулы C(q) для двух тел: J находится и проверяется, и соединение попадает в сцену.</translation>
    </message>
    <message>
        <source>Solve by &amp;hand</source>
        <translation>Решать вру&amp;чную</translation>
    </message>
    <message>
        <source>Lets you be the solver: pick the rows of this step and enter the impulses that the engine will compute.</source>
        <translation>Вы — солвер: выбирать строки этого шага и вводить импульсы, которые вычислит движок.</translation>
    </message>
    <message>
        <source>&amp;Impulses</source>
        <translation>Имп&amp;ульсы</translation>
    </message>
    <message>
        <source>Shows the impulses of selected rows over the sweeps, the visits or the steps: click contacts in the scene.</source>
        <translation>Показать импульсы выбранных строк по проходам, посещениям или шагам: щёлкайте по контактам в сцене.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Наблюдение</translation>
    </message>
    <message>
        <source>Shows numbers of your choice at the cursor, and what they were before.</source>
        <translation>Показать числа по вашему выбору, где бы ни стоял курсор, и какими они были раньше.</translation>
    </message>
    <message>
        <source>E&amp;xplain the terms</source>
        <translation>По&amp;яснить части формулы</translation>
    </message>
    <message>
        <source>Goes to the row card: the arrow keys move from term to term, each is explained and shown in the scene.</source>
        <translation>Перейти к карточке строки: стрелки ведут от одной части формулы к другой, каждая поясняется и показывается в сцене.</translation>
    </message>
    <message>
        <source>&amp;Warm start</source>
        <translation>&amp;Горячий старт</translation>
    </message>
    <message>
        <source>Shows which impulses of the last step this one starts with, and which are lost.</source>
        <translation>Показать, с каких импульсов прошлого шага начинается этот и каких больше нет.</translation>
    </message>
    <message>
        <source>Brea&amp;k the match</source>
        <translation>Ра&amp;зорвать совпадение</translation>
    </message>
    <message>
        <source>Discards the last step&apos;s impulses of the contact point of the marked row, or of the one selected in the panel.</source>
        <translation>Заставить точку контакта отмеченной строки или выбранную на панели забыть импульсы прошлого шага.</translation>
    </message>
    <message>
        <source>Branch &amp;here</source>
        <translation>Ветка отс&amp;юда</translation>
    </message>
    <message>
        <source>Continues from the cursor as a new branch; the current run stays as it is.</source>
        <translation>Продолжить от курсора новой веткой; показанный сейчас прогон останется как есть.</translation>
    </message>
    <message>
        <source>B&amp;ranches</source>
        <translation>&amp;Ветки</translation>
    </message>
    <message>
        <source>Shows the branches of the run.</source>
        <translation>Показать ветки прогона.</translation>
    </message>
    <message>
        <source>Co&amp;mpare branches</source>
        <translation>Сравнить вет&amp;ки</translation>
    </message>
    <message>
        <source>Shows where the current branch first differs from another one.</source>
        <translation>Показать, где показанная ветка расходится с другой.</translation>
    </message>
    <message>
        <source>Ne&amp;xt branch</source>
        <translation>Следую&amp;щая ветка</translation>
    </message>
    <message>
        <source>Shows the next branch of the list, where it was left.</source>
        <translation>Показать следующую ветку списка там, где её оставили.</translation>
    </message>
    <message>
        <source>Pre&amp;vious branch</source>
        <translation>Предыдущая ветк&amp;а</translation>
    </message>
    <message>
        <source>Shows the previous branch of the list, where it was left.</source>
        <translation>Показать предыдущую ветку списка там, где её оставили.</translation>
    </message>
    <message>
        <source>Set the row&apos;s &amp;impulse…</source>
        <translation>&amp;Задать импульс строки…</translation>
    </message>
    <message>
        <source>Sets another impulse for the marked row from this stop on, and continues from there.</source>
        <translation>Дать отмеченной строке другой импульс с этой остановки и идти дальше.</translation>
    </message>
    <message>
        <source>Change mass or &amp;velocity…</source>
        <translation>&amp;Изменить массу или скорость…</translation>
    </message>
    <message>
        <source>Compare &amp;variants…</source>
        <translation>Сравнить ва&amp;рианты…</translation>
    </message>
    <message>
        <source>Shows the comparison and offers what to compare: warm starting, iterations, methods.</source>
        <translation>Показать сравнение и предложить, что сравнить: горячий старт, итерации, методы.</translation>
    </message>
    <message>
        <source>Scenes side by &amp;side</source>
        <translation>Сцены бо&amp;к о бок</translation>
    </message>
    <message>
        <source>Shows the scenes of all compared variants side by side, in place of the scene.</source>
        <translation>Показать на месте сцены сцены всех сравниваемых вариантов, бок о бок.</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Уроки</translation>
    </message>
    <message>
        <source>Table of &amp;contents</source>
        <translation>О&amp;главление</translation>
    </message>
    <message>
        <source>Shows all lessons.</source>
        <translation>Показать все уроки.</translation>
    </message>
    <message>
        <source>&amp;Free play</source>
        <translation>&amp;Свободные опыты</translation>
    </message>
    <message>
        <source>Unlocks everything temporarily; the lesson stays as it is.</source>
        <translation>Открыть на время всё; урок подождёт, как он есть.</translation>
    </message>
    <message>
        <source>&amp;Back to the lesson</source>
        <translation>&amp;Вернуться к уроку</translation>
    </message>
    <message>
        <source>Continues the lesson where you left it, with the scene as it was then.</source>
        <translation>Продолжить там, где ждёт урок, со сценой, какой она была.</translation>
    </message>
    <message>
        <source>Lesson &amp;notebook</source>
        <translation>Тетрадь &amp;уроков</translation>
    </message>
    <message>
        <source>Shows your predictions, answers and notes in lessons, to search and to return to.</source>
        <translation>Показать, что вы предсказали, ответили и написали в уроках: чтобы искать и возвращаться.</translation>
    </message>
    <message>
        <source>&amp;Write a note</source>
        <translation>&amp;Написать заметку</translation>
    </message>
    <message>
        <source>Adds a note about the moment at the cursor to the lesson notebook.</source>
        <translation>Добавить в тетрадь уроков заметку о моменте у курсора.</translation>
    </message>
    <message>
        <source>&amp;Export the lesson notebook…</source>
        <translation>&amp;Экспорт тетради уроков…</translation>
    </message>
    <message>
        <source>Exports the lesson notebook as one page: questions, answers, numbers and pictures.</source>
        <translation>Записать тетрадь уроков одной страницей для чтения: вопросы, ответы, числа и картинки.</translation>
    </message>
    <message>
        <source>&amp;Open a folder of lessons…</source>
        <translation>&amp;Открыть папку уроков…</translation>
    </message>
    <message>
        <source>Shows the lessons of a folder, for authors of lessons.</source>
        <translation>Показывает уроки из папки: для тех, кто пишет уроки.</translation>
    </message>
    <message>
        <source>&amp;Reload the lessons</source>
        <translation>&amp;Перечитать уроки</translation>
    </message>
    <message>
        <source>Shows the changes in the folder&apos;s files; the lesson and its stage stay.</source>
        <translation>Показывает, что с тех пор изменилось в файлах папки; урок и его этап остаются.</translation>
    </message>
    <message>
        <source>Lessons of the &amp;program</source>
        <translation>Уроки п&amp;рограммы</translation>
    </message>
    <message>
        <source>Shows the program&apos;s own lessons again.</source>
        <translation>Снова показывает собственные уроки программы.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>Layers of the &amp;scene</source>
        <translation>&amp;Слои сцены</translation>
    </message>
    <message>
        <source>Chart as ta&amp;ble</source>
        <translation>График табли&amp;цей</translation>
    </message>
    <message>
        <source>Shows the values of the chart that was used last as a table in its place, or the lines again.</source>
        <translation>Показать на месте последнего графика таблицу его значений, а затем снова линии.</translation>
    </message>
    <message>
        <source>&amp;Find a setting</source>
        <translation>&amp;Найти настройку</translation>
    </message>
    <message>
        <source>Shows the settings and starts a search in them.</source>
        <translation>Показать настройки и искать среди них.</translation>
    </message>
    <message>
        <source>&amp;Full scene</source>
        <translation>Сцена на всё &amp;окно</translation>
    </message>
    <message>
        <source>Hides all panels, or shows them again.</source>
        <translation>Скрыть все панели или вернуть их.</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>С&amp;бросить расположение</translation>
    </message>
    <message>
        <source>Chooses the colours of the window.</source>
        <translation>Выбрать цвета окна.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>Like the &amp;desktop</source>
        <translation>Как в &amp;системе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветлая</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>Shows the window and the lessons in this language; everything else stays as it is.</source>
        <translation>Показать окно и уроки на этом языке; всё остаётся как есть.</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Приветствие</translation>
    </message>
    <message>
        <source>Shows the welcome page: learn, explore scenes, compare, or continue where you were.</source>
        <translation>Показать входы в программу: учиться, смотреть сцены, сравнивать, и последнее место.</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>Shows all keys at a glance.</source>
        <translation>Показать все клавиши сразу.</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts…</source>
        <translation>&amp;Сочетания клавиш…</translation>
    </message>
    <message>
        <source>Assigns other keys to commands.</source>
        <translation>Назначить командам другие клавиши.</translation>
    </message>
    <message>
        <source>&amp;About Solverscope</source>
        <translation>&amp;О программе Solverscope</translation>
    </message>
    <message>
        <source>Shows the version and licence.</source>
        <translation>Версия и лицензия.</translation>
    </message>
    <message>
        <source>About Solverscope</source>
        <translation>О программе Solverscope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Solverscope %1&lt;/h3&gt;&lt;p&gt;An oscilloscope for physics solvers: stop at every row of every sweep, forward and back.&lt;/p&gt;&lt;p&gt;Copyright © 2026 The Solverscope developers&lt;/p&gt;&lt;p&gt;This program is free software: you may redistribute and change it under the terms of the GNU General Public License, version 3 or (at your option) any later version. It comes with absolutely no warranty.&lt;/p&gt;&lt;p&gt;Qt %2&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Solverscope %1&lt;/h3&gt;&lt;p&gt;Осциллограф для физических солверов: остановитесь на любой строке любого прохода, вперёд и назад.&lt;/p&gt;&lt;p&gt;Copyright © 2026 The Solverscope developers&lt;/p&gt;&lt;p&gt;Это свободная программа: вы можете распространять и изменять её на условиях Стандартной общественной лицензии GNU (GNU General Public License) версии 3 или, по вашему выбору, любой более поздней. Программа предоставляется без каких-либо гарантий.&lt;/p&gt;&lt;p&gt;Qt %2&lt;/p&gt;</translation>
    </message>
    <message>
        <source>So&amp;ft constraint</source>
        <translation>&amp;Мягкое ограничение</translation>
    </message>
    <message>
        <source>Designs a joint or contact as a spring: frequency, stiffness, β and γ or ERP and CFM, with the response of the row.</source>
        <translation>Подбирает соединение или контакт как пружину: частота, жёсткость, β и γ или ERP и CFM, с откликом строки.</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Исследование</translation>
    </message>
    <message>
        <source>Bra&amp;nches</source>
        <translation>Вет&amp;ки</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Панели</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Шаг &amp;назад</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>&amp;Объяснение</translation>
    </message>
    <message>
        <source>C&amp;hange the run</source>
        <translation>&amp;Изменить прогон</translation>
    </message>
    <message>
        <source>Notebook and &amp;links</source>
        <translation>Тетрадь и &amp;ссылки</translation>
    </message>
    <message>
        <source>For &amp;authors</source>
        <translation>Для &amp;авторов</translation>
    </message>
    <message>
        <source>&amp;Row and step</source>
        <translation>Строка и &amp;шаг</translation>
    </message>
    <message>
        <source>&amp;Lists and settings</source>
        <translation>Списки и &amp;настройки</translation>
    </message>
    <message>
        <source>&amp;Charts and studies</source>
        <translation>&amp;Графики и исследования</translation>
    </message>
    <message>
        <source>&amp;Save scene</source>
        <translation>&amp;Сохранить сцену</translation>
    </message>
    <message>
        <source>Writes the scene with the settings in force now to its file; asks for one, and for the moment, if need be.</source>
        <translation>Записать сцену с действующими сейчас настройками в её файл; если нужно, программа спросит, в какой файл и какой момент.</translation>
    </message>
    <message>
        <source>Save scene &amp;as…</source>
        <translation>Сохранить сцену &amp;как…</translation>
    </message>
    <message>
        <source>Copy scene as a lin&amp;k</source>
        <translation>Копировать сцену как сс&amp;ылку</translation>
    </message>
    <message>
        <source>Copies a line of text to the clipboard that opens this scene in another Solverscope, with the settings in force now.</source>
        <translation>Копировать в буфер обмена строку текста, которая открывает эту сцену с действующими сейчас настройками в другом Solverscope.</translation>
    </message>
    <message>
        <source>&amp;Play the sweeps</source>
        <translation>&amp;Проиграть проходы</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Проходы</translation>
    </message>
    <message>
        <source>Spee&amp;d of the sweeps</source>
        <translation>&amp;Скорость проходов</translation>
    </message>
    <message>
        <source>&amp;Faster sweeps</source>
        <translation>&amp;Быстрее</translation>
    </message>
    <message>
        <source>Plays the sweeps with more rows per second.</source>
        <translation>Проигрывает проходы с большим числом строк в секунду.</translation>
    </message>
    <message>
        <source>&amp;Slower sweeps</source>
        <translation>&amp;Медленнее</translation>
    </message>
    <message>
        <source>Plays the sweeps with fewer rows per second.</source>
        <translation>Проигрывает проходы с меньшим числом строк в секунду.</translation>
    </message>
    <message>
        <source>&amp;Loop this step</source>
        <translation>&amp;Повторять этот шаг</translation>
    </message>
    <message>
        <source>At the end of a step, the sweeps of the same step begin again.</source>
        <translation>В конце шага проходы того же шага начинаются снова.</translation>
    </message>
    <message>
        <source>Chooses how fast answers are played.</source>
        <translation>Выбирает, как быстро проигрываются ответы.</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Движение</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Медленно</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Обычно</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Быстро</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>М&amp;еньше движения</translation>
    </message>
    <message>
        <source>Nothing moves by itself: answers jump to where they end, and pictures stand still.</source>
        <translation>Ничто не движется само: ответы сразу показывают свой конец, картинки неподвижны.</translation>
    </message>
    <message>
        <source>&amp;New scene</source>
        <translation>&amp;Новая сцена</translation>
    </message>
    <message>
        <source>An empty scene with ground, and the tools to build in it.</source>
        <translation>Пустая сцена с землёй и инструменты для её построения.</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;История</translation>
    </message>
    <message>
        <source>Shows every change that can be undone or redone; a click goes there.</source>
        <translation>Показывает все изменения, которые можно отменить или повторить; щелчок переходит туда.</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>&amp;Свойства</translation>
    </message>
    <message>
        <source>Shows the properties of the selected bodies or joint, or of the scene: sizes, places, masses, friction, gravity.</source>
        <translation>Показать свойства выбранных тел, соединения или сцены: размеры, положения, массы, трение, силу тяжести.</translation>
    </message>
    <message>
        <source>60-second &amp;tour</source>
        <translation>&amp;Экскурсия за 60 секунд</translation>
    </message>
    <message>
        <source>Shows what the window can do: a tower, Run, a dragged box, the row card, a comparison.</source>
        <translation>Показать, что умеет окно: башня, пуск, перетаскивание, карточка строки, сравнение.</translation>
    </message>
    <message>
        <source>&amp;Help for this panel</source>
        <translation>&amp;Справка по этой панели</translation>
    </message>
    <message>
        <source>Explains the panel that has the keyboard: what it shows, how to read it, its keys.</source>
        <translation>Объяснить панель, в которой клавиатура: что она показывает, как её читать, её клавиши.</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>С&amp;ловарь</translation>
    </message>
    <message>
        <source>Explains the terms in a sentence or two, with their formulas; to search.</source>
        <translation>Объяснить термины в одном-двух предложениях, с формулами и поиском.</translation>
    </message>
    <message>
        <source>Pr&amp;esentation</source>
        <translation>Пре&amp;зентация</translation>
    </message>
    <message>
        <source>Shows large texts on the full screen, with the panel that matters most in this perspective; Escape ends it.</source>
        <translation>Показать крупный текст на весь экран и самую важную панель этого режима; Escape завершает.</translation>
    </message>
    <message>
        <source>Moves every panel of this perspective back to its initial place, and shows the initial layers of the scene.</source>
        <translation>Вернуть каждую панель этого режима на исходное место и показать те слои сцены, которые были показаны вначале.</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Размер текста</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Shows all texts in this size.</source>
        <translation>Показывать весь текст в этом размере.</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Крупнее</translation>
    </message>
    <message>
        <source>Shows all texts in the next larger size.</source>
        <translation>Показать весь текст на ступень крупнее.</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Мельче</translation>
    </message>
    <message>
        <source>Shows all texts in the next smaller size.</source>
        <translation>Показать весь текст на ступень мельче.</translation>
    </message>
    <message>
        <source>All &amp;digits</source>
        <translation>Все &amp;цифры</translation>
    </message>
    <message>
        <source>Shows every number with all its digits, so that it reads back to the same bits, or rounded again. Tool tips and copies always have all digits.</source>
        <translation>Показать каждое число со всеми цифрами, так что из него читаются те же биты, или снова округлённым. В подсказках и при копировании цифры всегда все.</translation>
    </message>
    <message>
        <source>Sets another mass or velocity for the selected body, in Properties.</source>
        <translation>Задать выбранному телу другую массу или скорость в панели «Свойства».</translation>
    </message>
    <message>
        <source>Plays the solver&apos;s work from here, row by row, as impulses that run through the scene, up to a breakpoint. Any other key ends it.</source>
        <translation>Проигрывает отсюда работу решателя строка за строкой: импульсы бегут по сцене, до точки останова. Любая другая клавиша прекращает это.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Вырезать</translation>
    </message>
    <message>
        <source>Moves the selected bodies to the clipboard, as scene text.</source>
        <translation>Переносит выбранные тела в буфер обмена, как текст сцены.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copies the selected bodies to the clipboard, as scene text.</source>
        <translation>Копирует выбранные тела в буфер обмена, как текст сцены.</translation>
    </message>
    <message>
        <source>P&amp;aste</source>
        <translation>Вст&amp;авить</translation>
    </message>
    <message>
        <source>Adds the bodies on the clipboard to the scene.</source>
        <translation>Добавляет в сцену тела из буфера обмена.</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Дублировать</translation>
    </message>
    <message>
        <source>Adds a copy of the selected bodies next to them.</source>
        <translation>Добавляет рядом с выбранными телами их копию.</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Removes the selected bodies and joints from the scene.</source>
        <translation>Удаляет из сцены выбранные тела и соединения.</translation>
    </message>
    <message>
        <source>Select a body first.</source>
        <translation>Сначала выберите тело.</translation>
    </message>
    <message>
        <source>The five a&amp;rticles</source>
        <translation>&amp;Пять статей</translation>
    </message>
    <message>
        <source>Names the articles that the lessons follow: author, address, language, lessons.</source>
        <translation>Называет статьи, которым следуют уроки: автор, адрес, язык, уроки.</translation>
    </message>
    <message>
        <source>Frame t&amp;imes</source>
        <translation>Вре&amp;мена кадра</translation>
    </message>
    <message>
        <source>Shows in a corner of the scene where the time of a frame goes: physics, events, each view, painting, as the mean of the last second.</source>
        <translation>Показывает в углу сцены, на что уходит время кадра: физика, события, каждая панель, рисование — в среднем за последнюю секунду.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Method</source>
        <translation>Метод</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Rows and sweeps</source>
        <translation>Строки и проходы</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Контакты</translation>
    </message>
    <message>
        <source>Position correction</source>
        <translation>Исправление положения</translation>
    </message>
    <message>
        <source>Soft rows</source>
        <translation>Мягкие строки</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Мышь</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Трасса</translation>
    </message>
    <message>
        <source>How the velocities of a step are solved.</source>
        <translation>Как находятся скорости шага.</translation>
    </message>
    <message>
        <source>Velocity methods</source>
        <translation>Методы скоростей</translation>
    </message>
    <message>
        <source>Sequential impulses</source>
        <translation>Последовательные импульсы</translation>
    </message>
    <message>
        <source>Solves one row after another, each with the velocities left by the previous row (projected Gauss–Seidel).</source>
        <translation>Строка за строкой, каждая со скоростями, которые оставила предыдущая (проекционный метод Гаусса — Зейделя).</translation>
    </message>
    <message>
        <source>Jacobi (averaged)</source>
        <translation>Якоби (с усреднением)</translation>
    </message>
    <message>
        <source>Every row uses the velocities from the start of the sweep, as if it had only its share of each body&apos;s mass.</source>
        <translation>Каждая строка отвечает на скорости начала прохода так, будто у неё лишь её доля массы каждого тела.</translation>
    </message>
    <message>
        <source>SOR (over-relaxed)</source>
        <translation>SOR (верхняя релаксация)</translation>
    </message>
    <message>
        <source>Like sequential impulses, but the impulse of each row is scaled by the factor ω, up or down.</source>
        <translation>Как последовательные импульсы, но каждая строка идёт дальше, чем пошла бы одна, или не так далеко: во столько раз, сколько равно ω.</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Мягкий</translation>
    </message>
    <message>
        <source>Contacts and joints are stiff damped springs, which remove overlap themselves.</source>
        <translation>Контакты и соединения — жёсткие пружины с затуханием, которые сами убирают перекрытие.</translation>
    </message>
    <message>
        <source>TGS soft (sub-steps)</source>
        <translation>TGS soft (подшаги)</translation>
    </message>
    <message>
        <source>Soft rows in many small sub-steps, each with a relaxation pass that removes the velocity added by the correction.</source>
        <translation>Мягкие строки во многих малых подшагах, в каждом — проход, который забирает скорость выталкивания.</translation>
    </message>
    <message>
        <source>Impulse once</source>
        <translation>Один импульс</translation>
    </message>
    <message>
        <source>Every row applies one impulse per step, computed from the velocities at its turn, and is not visited again.</source>
        <translation>У каждой строки один импульс за шаг: он находится по скоростям в её черёд, и больше строка не трогается.</translation>
    </message>
    <message>
        <source>Direct (pivoting)</source>
        <translation>Прямой (опорные шаги)</translation>
    </message>
    <message>
        <source>Solves all rows at once, exactly: each row in turn is satisfied while the earlier ones stay satisfied. No sweeps.</source>
        <translation>Все строки сразу и точно: одна за другой становятся верными, а прежние верными остаются. Проходов нет.</translation>
    </message>
    <message>
        <source>Position methods</source>
        <translation>Методы положений</translation>
    </message>
    <message>
        <source>XPBD (sub-steps)</source>
        <translation>XPBD (подшаги)</translation>
    </message>
    <message>
        <source>Moves the bodies themselves until every row is satisfied, in small sub-steps; velocities follow from the displacements.</source>
        <translation>Передвигаются сами тела, пока каждая строка не станет верной, малыми подшагами; скорости следуют из пройденного пути.</translation>
    </message>
    <message>
        <source>Verlet</source>
        <translation>Верле</translation>
    </message>
    <message>
        <source>Bodies continue their previous motion; then links are restored to their length and overlapping bodies are pushed apart.</source>
        <translation>Тела движутся дальше так, как двигались; затем связям возвращается их длина, а тела выводятся друг из друга.</translation>
    </message>
    <message>
        <source>Wrong on purpose</source>
        <translation>Намеренно неверные</translation>
    </message>
    <message>
        <source>Wrong: sign of J</source>
        <translation>Неверно: знак J</translation>
    </message>
    <message>
        <source>Sequential impulses with a mistake: the angular term of body B has the wrong sign in J.</source>
        <translation>Последовательные импульсы с ошибкой: вращение тела B входит в J с обратным знаком.</translation>
    </message>
    <message>
        <source>Wrong: no lever arm</source>
        <translation>Неверно: нет плеча</translation>
    </message>
    <message>
        <source>Sequential impulses with a mistake: r × n is missing, so no contact or joint turns a body.</source>
        <translation>Последовательные импульсы с ошибкой: пропущено r × n, поэтому ни контакт, ни соединение не вращает тело.</translation>
    </message>
    <message>
        <source>Wrong: clamp of Δλ</source>
        <translation>Неверно: урезание Δλ</translation>
    </message>
    <message>
        <source>Sequential impulses with a mistake: each new impulse is clamped to the bounds instead of the sum.</source>
        <translation>Последовательные импульсы с ошибкой: в границах удерживается новый импульс, а не сумма.</translation>
    </message>
    <message>
        <source>Wrong: stale mass</source>
        <translation>Неверно: старая масса</translation>
    </message>
    <message>
        <source>Sequential impulses with a mistake: a joint&apos;s effective masses are computed only once, when the joint is created.</source>
        <translation>Последовательные импульсы с ошибкой: эффективные массы соединения вычислены один раз, при его создании.</translation>
    </message>
    <message>
        <source>Wrong: no feature ids</source>
        <translation>Неверно: без признаков</translation>
    </message>
    <message>
        <source>Sequential impulses with a mistake: contacts reuse impulses by their position in the list, whichever contact they came from.</source>
        <translation>Последовательные импульсы с ошибкой: контакты берут импульсы по месту в списке, чьими бы те ни были.</translation>
    </message>
    <message>
        <source>Wrong: β too large</source>
        <translation>Неверно: β слишком велико</translation>
    </message>
    <message>
        <source>Sequential impulses with a mistake: ten times the error reduction, so that bodies overshoot their positions.</source>
        <translation>Последовательные импульсы с ошибкой: исправление ошибки вдесятеро больше, и тела пролетают мимо своих мест.</translation>
    </message>
    <message>
        <source>Wrong: old friction bound</source>
        <translation>Неверно: старая граница трения</translation>
    </message>
    <message>
        <source>Sequential impulses with a mistake: friction is bounded by the normal impulse of the previous step.</source>
        <translation>Последовательные импульсы с ошибкой: трение ограничено нормальным импульсом прошлого шага.</translation>
    </message>
    <message>
        <source>Wrong: gravity twice</source>
        <translation>Неверно: тяжесть дважды</translation>
    </message>
    <message>
        <source>Sequential impulses with a mistake: gravity acts twice in every step.</source>
        <translation>Последовательные импульсы с ошибкой: сила тяжести действует в каждом шаге дважды.</translation>
    </message>
    <message>
        <source>Time step</source>
        <translation>Шаг по времени</translation>
    </message>
    <message>
        <source>Simulated time per step. Halving it reduces the errors and doubles the work.</source>
        <translation>Сколько времени проходит за один шаг. Шаг вдвое короче — меньше ошибки, вдвое больше работы.</translation>
    </message>
    <message>
        <source>Clamp the time step</source>
        <translation>Ограничить шаг по времени</translation>
    </message>
    <message>
        <source>On: no step simulates more than 1/15 s, however long the time step is. Off: shows what long steps do.</source>
        <translation>Вкл.: ни один шаг не длиннее 1/15 s, каким бы ни был шаг по времени. Выкл.: посмотрите, что делают длинные шаги.</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Сила тяжести</translation>
    </message>
    <message>
        <source>Whether gravity changes the velocities before contacts and joints are solved, or after. tgs_soft applies it before.</source>
        <translation>Меняет ли сила тяжести скорости до ответа контактов и соединений или после. У tgs_soft — всегда до.</translation>
    </message>
    <message>
        <source>Before contacts</source>
        <translation>До контактов</translation>
    </message>
    <message>
        <source>Gravity is applied first: contacts act on its velocity in the same step.</source>
        <translation>Сначала действует сила тяжести: контакты отвечают на её скорость в том же шаге.</translation>
    </message>
    <message>
        <source>After contacts</source>
        <translation>После контактов</translation>
    </message>
    <message>
        <source>Gravity is applied after contacts and joints are solved: its velocity moves bodies into each other.</source>
        <translation>Сила тяжести действует, когда контакты и соединения своё сделали: её скорость вдвигает тела друг в друга.</translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation>Интегратор</translation>
    </message>
    <message>
        <source>Which velocities move the bodies at the end of a step. tgs_soft is always semi-implicit.</source>
        <translation>Какие скорости передвигают тела в конце шага. tgs_soft всегда полунеявный.</translation>
    </message>
    <message>
        <source>Semi-implicit Euler</source>
        <translation>Полунеявный Эйлер</translation>
    </message>
    <message>
        <source>Bodies move with the velocities at the end of the step.</source>
        <translation>Тела движутся со скоростями, которыми шаг закончился.</translation>
    </message>
    <message>
        <source>Explicit Euler</source>
        <translation>Явный Эйлер</translation>
    </message>
    <message>
        <source>Bodies move with the velocities at the start of the step: every swing gains energy.</source>
        <translation>Тела движутся со скоростями, с которыми шаг начался: каждое качание прибавляет энергию.</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Итерации</translation>
    </message>
    <message>
        <source>Sweeps over all velocity rows in one step. In each sweep, every row responds to what the others did.</source>
        <translation>Проходы по всем строкам скоростей в одном шаге. Каждый проход даёт каждой строке ответить на то, что сделали другие.</translation>
    </message>
    <message>
        <source>Row order</source>
        <translation>Порядок строк</translation>
    </message>
    <message>
        <source>The order in which a sweep visits the rows; the row visited last is satisfied best. Not used by jacobi.</source>
        <translation>Порядок, в котором проход посещает строки; последнее слово — за посещённой последней. Для jacobi не важен.</translation>
    </message>
    <message>
        <source>As built</source>
        <translation>Как построено</translation>
    </message>
    <message>
        <source>Joints, contacts, mouse.</source>
        <translation>Соединения, контакты, мышь.</translation>
    </message>
    <message>
        <source>Reversed</source>
        <translation>Обратный</translation>
    </message>
    <message>
        <source>In the opposite order.</source>
        <translation>В обратную сторону.</translation>
    </message>
    <message>
        <source>Ping-pong</source>
        <translation>Пинг-понг</translation>
    </message>
    <message>
        <source>One sweep forward, the next one backward.</source>
        <translation>Один проход вперёд, следующий назад.</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>Перемешанный</translation>
    </message>
    <message>
        <source>A different order in every sweep, generated from the row seed.</source>
        <translation>В каждом проходе другой порядок, взятый из зерна строк.</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Заданный</translation>
    </message>
    <message>
        <source>The rows of the given order first, then the other rows as built.</source>
        <translation>Сначала строки заданного порядка, затем остальные, как построены.</translation>
    </message>
    <message>
        <source>Row seed</source>
        <translation>Зерно строк</translation>
    </message>
    <message>
        <source>Seed of the shuffled orders: the same seed gives the same orders in every run.</source>
        <translation>С чего начинаются перемешанные порядки: то же зерно даёт те же порядки в каждом прогоне.</translation>
    </message>
    <message>
        <source>Given order</source>
        <translation>Заданный порядок</translation>
    </message>
    <message>
        <source>The rows that the order &apos;given&apos; visits first: their numbers as in a trace, counted from 0 and separated by blanks. The other rows follow as built; numbers of rows that do not exist are ignored.</source>
        <translation>Строки, которые порядок &apos;given&apos; посещает первыми: их номера, как в трассе, то есть с 0, через пробел. Остальные следуют, как построены; номера строк, которых нет, пропускаются.</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Соединения</translation>
    </message>
    <message>
        <source>Whether the rows of joints are built before or after those of contacts. What is solved last is satisfied best.</source>
        <translation>Строятся ли строки соединений до строк контактов или после. Что решается последним, держит лучше всего.</translation>
    </message>
    <message>
        <source>Joint rows are built first: contacts are solved last.</source>
        <translation>Сначала строятся строки соединений: последнее слово за контактами.</translation>
    </message>
    <message>
        <source>Contact rows are built first: joints are solved last.</source>
        <translation>Сначала строятся строки контактов: последнее слово за соединениями.</translation>
    </message>
    <message>
        <source>Relaxation</source>
        <translation>Релаксация</translation>
    </message>
    <message>
        <source>How much of a row&apos;s own impulse sor applies: 1 is all of it, as in sequential impulses; a larger value overshoots, so that coupled rows converge sooner; a smaller one is more cautious. At 2 and above it no longer converges.</source>
        <translation>Какую часть своего ответа строка применяет в sor: 1 — весь, как в последовательных импульсах; больше — с перелётом, и строки, ждущие друг друга, справляются быстрее; меньше — осторожно. При 2 и выше сходимости уже нет.</translation>
    </message>
    <message>
        <source>Block solve</source>
        <translation>Блочное решение</translation>
    </message>
    <message>
        <source>On: solves the two points of a contact between boxes together, so that they do not rock the box. Off: one after the other. Used by sequential_impulses with accumulated impulses.</source>
        <translation>Вкл.: две точки контакта между прямоугольниками решаются сразу и не раскачивают тело. Выкл.: одна за другой. Действует в sequential_impulses с накопленными импульсами.</translation>
    </message>
    <message>
        <source>Joint blocks</source>
        <translation>Блоки соединений</translation>
    </message>
    <message>
        <source>On: solves the two or three equality rows of a joint together, so that they do not disturb each other. Off: one after the other. Used by sequential_impulses with accumulated impulses, soft and tgs_soft; ngs then removes the whole error of joints at once.</source>
        <translation>Вкл.: две или три строки равенства одного соединения решаются сразу и не мешают друг другу. Выкл.: одна за другой. Действует в sequential_impulses с накопленными импульсами, soft и tgs_soft. ngs тогда убирает всю ошибку соединений сразу.</translation>
    </message>
    <message>
        <source>Sub-steps</source>
        <translation>Подшаги</translation>
    </message>
    <message>
        <source>The number of sub-steps into which tgs_soft and xpbd divide a step, each with its own forces, rows and positions. tgs_soft finds contacts once per step, xpbd in every sub-step.</source>
        <translation>На сколько подшагов tgs_soft и xpbd делят шаг, каждый со своими силами, строками и положениями. tgs_soft ищет контакты один раз, xpbd — в каждом подшаге.</translation>
    </message>
    <message>
        <source>Relaxation iterations</source>
        <translation>Итерации релаксации</translation>
    </message>
    <message>
        <source>Sweeps of tgs_soft without bias after each move, which remove the velocity that pushed overlap apart.</source>
        <translation>Проходы tgs_soft без смещения после каждого передвижения: они забирают скорость, с которой перекрытие выталкивалось.</translation>
    </message>
    <message>
        <source>Contact frequency</source>
        <translation>Частота контактов</translation>
    </message>
    <message>
        <source>Stiffness of the contacts of soft and tgs_soft; joints and contacts with static bodies are twice as stiff.</source>
        <translation>Насколько жёстки контакты soft и tgs_soft; соединения и контакты с неподвижными телами вдвое жёстче.</translation>
    </message>
    <message>
        <source>Contact frequency limit</source>
        <translation>Предел частоты контактов</translation>
    </message>
    <message>
        <source>The most oscillations of a contact in a (sub-)step; contacts with static bodies then get twice the frequency. 0: as in solver2d, a third where the step is taken whole and a quarter in sub-steps.</source>
        <translation>Сколько колебаний контакта приходится на шаг или подшаг самое большее; у контактов с неподвижными телами частота потом удваивается. 0 — как в solver2d: треть, если шаг делается целиком, и четверть в подшагах.</translation>
    </message>
    <message>
        <source>Joint frequency limit</source>
        <translation>Предел частоты соединений</translation>
    </message>
    <message>
        <source>The most oscillations of a joint in a (sub-)step. 0: as in solver2d, half of one where the step is taken whole and a quarter in sub-steps.</source>
        <translation>Сколько колебаний соединения приходится на шаг или подшаг самое большее. 0 — как в solver2d: половина, если шаг делается целиком, и четверть в подшагах.</translation>
    </message>
    <message>
        <source>Maximum push speed</source>
        <translation>Предел скорости выталкивания</translation>
    </message>
    <message>
        <source>Soft contacts are not pushed apart faster than this.</source>
        <translation>Мягкие контакты не выталкивают тела быстрее этого.</translation>
    </message>
    <message>
        <source>Not used by this method: its soft contacts leave no penetration.</source>
        <translation>Сейчас не действует: мягкие контакты не оставляют перекрытия.</translation>
    </message>
    <message>
        <source>Contact damping</source>
        <translation>Затухание контактов</translation>
    </message>
    <message>
        <source>Damping of the contacts of soft and tgs_soft: 1 is critical; far above it, overlap is removed slowly and smoothly.</source>
        <translation>Затухание контактов soft и tgs_soft: 1 — критическое, намного выше перекрытие уходит медленно и без толчка.</translation>
    </message>
    <message>
        <source>Joint damping</source>
        <translation>Затухание соединений</translation>
    </message>
    <message>
        <source>Damping of the joints of soft and tgs_soft.</source>
        <translation>Затухание соединений soft и tgs_soft.</translation>
    </message>
    <message>
        <source>Compliance</source>
        <translation>Податливость</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Жёсткость</translation>
    </message>
    <message>
        <source>The share of a link&apos;s error that one visit of verlet removes. The error left after a step depends on the number of sweeps.</source>
        <translation>Доля ошибки связи, которую убирает одно посещение verlet. Что остаётся после шага, зависит от числа проходов.</translation>
    </message>
    <message>
        <source>Warm starting</source>
        <translation>Горячий старт</translation>
    </message>
    <message>
        <source>The share of the last step&apos;s accumulated impulses that is applied before the first sweep: 0 is off, 1 is all of them. Requires accumulated impulses.</source>
        <translation>Доля накопленных импульсов прошлого шага, которая применяется до первого прохода: 0 — выключен, 1 — все целиком. Нужны накопленные импульсы.</translation>
    </message>
    <message>
        <source>Scale warm start</source>
        <translation>Масштабировать тёплый старт</translation>
    </message>
    <message>
        <source>On: when the time step has changed, the impulses of the last step are scaled with it, as in Box2D 2.4, so that the sweeps begin with the same forces. Off: they are reused as they are, as in Box2D 3.</source>
        <translation>Вкл.: если шаг по времени изменился, импульсы прошлого шага умножаются на то же отношение, как в Box2D 2.4, и проходы начинаются с тех же сил. Выкл.: импульсы берутся как есть, как в Box2D 3.</translation>
    </message>
    <message>
        <source>Not used with these settings: there is no warm start.</source>
        <translation>Сейчас не действует: тёплого старта нет.</translation>
    </message>
    <message>
        <source>Accumulate impulses</source>
        <translation>Накапливать импульсы</translation>
    </message>
    <message>
        <source>On: clamps the sum of a row&apos;s impulses to its bounds, so that a later sweep may undo part of an earlier impulse. Off: clamps each single impulse. Only sequential_impulses can switch this off.</source>
        <translation>Вкл.: в границах удерживается сумма импульсов строки, и поздний проход может забрать то, что дал ранний. Выкл.: в границах удерживается каждый отдельный импульс. Обойтись без сумм может только sequential_impulses.</translation>
    </message>
    <message>
        <source>How overlap is removed.</source>
        <translation>Как убирается перекрытие.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Overlap is not removed.</source>
        <translation>Перекрытие не убирается.</translation>
    </message>
    <message>
        <source>ERP (in the velocities)</source>
        <translation>ERP (в скоростях)</translation>
    </message>
    <message>
        <source>The velocity rows aim at a separating velocity, which remains in the bodies.</source>
        <translation>Строки скоростей нацелены на скорость расхождения, и она остаётся у тел.</translation>
    </message>
    <message>
        <source>Split impulse (pseudo-velocities)</source>
        <translation>Раздельные импульсы (псевдоскорости)</translation>
    </message>
    <message>
        <source>Pseudo-velocities that last for one step move the bodies apart and add no velocity.</source>
        <translation>Псевдоскорости, живущие один шаг, раздвигают тела и не оставляют скорости.</translation>
    </message>
    <message>
        <source>Linear projection</source>
        <translation>Линейная проекция</translation>
    </message>
    <message>
        <source>After the step, the bodies of each overlapping pair are moved apart along the normal, once, without rotation.</source>
        <translation>После шага тела каждой перекрывающейся пары раздвигаются вдоль нормали, один раз, без поворота.</translation>
    </message>
    <message>
        <source>NGS (positions)</source>
        <translation>NGS (положения)</translation>
    </message>
    <message>
        <source>After the step, sweeps move the positions themselves; every row is recomputed from the current positions (non-linear Gauss–Seidel).</source>
        <translation>После шага проходы двигают сами положения, и каждая строка вычисляется заново от того, где тела теперь (нелинейный метод Гаусса — Зейделя).</translation>
    </message>
    <message>
        <source>Position iterations</source>
        <translation>Итерации положений</translation>
    </message>
    <message>
        <source>Sweeps over the pseudo-velocity rows of split_impulse, or over the position rows of ngs, in one step.</source>
        <translation>Проходы по строкам псевдоскоростей в split_impulse или по строкам положений в ngs за один шаг.</translation>
    </message>
    <message>
        <source>Error reduction</source>
        <translation>Исправление ошибки</translation>
    </message>
    <message>
        <source>The share of the position error that one step tries to remove.</source>
        <translation>Доля ошибки положения, которую один шаг старается убрать.</translation>
    </message>
    <message>
        <source>Position error</source>
        <translation>Ошибка положения</translation>
    </message>
    <message>
        <source>Where the error that β removes is measured: by erp, by split impulses, and by joints with their own β.</source>
        <translation>Где берётся ошибка, которую убирает β: в erp, в раздельных импульсах и в соединениях со своим β.</translation>
    </message>
    <message>
        <source>Before the step</source>
        <translation>До шага</translation>
    </message>
    <message>
        <source>The error at the start of the step: the remaining error is multiplied by 1 − β in every step.</source>
        <translation>Ошибка в начале шага: остаток уменьшается за шаг до 1 − β.</translation>
    </message>
    <message>
        <source>After the step</source>
        <translation>После шага</translation>
    </message>
    <message>
        <source>The error at the end of the step, C + h Jv: the remaining error is multiplied by 1/(1 + β) in every step, and never overshoots.</source>
        <translation>Ошибка в конце шага, C + h Jv: остаток уменьшается до 1/(1 + β) и никогда не перелетает.</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>Мягкость</translation>
    </message>
    <message>
        <source>How soft rows yield: springs of joints, the mouse, and the rows of soft and tgs_soft.</source>
        <translation>Как поддаются мягкие строки: пружины соединений, мышь и строки soft и tgs_soft.</translation>
    </message>
    <message>
        <source>γ (j + j₀)</source>
        <translation>γ (j + j₀)</translation>
    </message>
    <message>
        <source>Acts on the whole impulse, including the warm start: a damped spring, at any time step.</source>
        <translation>Против всего импульса, включая данное горячим стартом: пружина с затуханием при любом шаге по времени.</translation>
    </message>
    <message>
        <source>γ j, without j₀</source>
        <translation>γ j, без j₀</translation>
    </message>
    <message>
        <source>Acts on this step&apos;s impulse only. Warm starting then carries the weight without any softness: no sag, hardly any damping.</source>
        <translation>Только против импульса этого шага. Тогда горячий старт держит вес даром: нет провисания и почти нет затухания.</translation>
    </message>
    <message>
        <source>Scaled velocity (Bullet 1.5)</source>
        <translation>Масштаб скорости (Bullet 1.5)</translation>
    </message>
    <message>
        <source>γ is not in the effective mass; it scales Jv. How soft the row is depends on the time step and the number of sweeps.</source>
        <translation>γ не входит в эффективную массу, а масштабирует Jv. Насколько строка мягка, зависит от шага по времени и числа проходов.</translation>
    </message>
    <message>
        <source>Slop</source>
        <translation>Допуск</translation>
    </message>
    <message>
        <source>Penetration that is not corrected, so that resting contacts persist from step to step.</source>
        <translation>Проникновение, которое не трогают, чтобы контакты покоя оставались контактами от шага к шагу.</translation>
    </message>
    <message>
        <source>Warm start pseudo-velocities</source>
        <translation>Горячий старт псевдоскоростей</translation>
    </message>
    <message>
        <source>Applies the last step&apos;s impulses to the pseudo-velocity rows too. Usually makes things worse; try it.</source>
        <translation>Начинать и строки псевдоскоростей с импульсов прошлого шага. Обычно становится хуже; попробуйте.</translation>
    </message>
    <message>
        <source>Bounce threshold</source>
        <translation>Порог отскока</translation>
    </message>
    <message>
        <source>Contacts that close more slowly than this do not bounce.</source>
        <translation>Контакты, которые сближаются медленнее, не отскакивают.</translation>
    </message>
    <message>
        <source>Distance test</source>
        <translation>Проверка расстояния</translation>
    </message>
    <message>
        <source>Off: bodies count as touching every half-plane at any distance, so that they bounce in mid-air. Switch it off to see what breaks.</source>
        <translation>Выкл.: тела считаются касающимися любой полуплоскости на любом расстоянии и отскакивают прямо в воздухе. Выключите и посмотрите, что сломается.</translation>
    </message>
    <message>
        <source>Speculative contacts</source>
        <translation>Упреждающие контакты</translation>
    </message>
    <message>
        <source>On: contacts are found before the bodies touch, and remove only the velocity with which they would overlap within the step, so that fast bodies do not pass through thin walls. Off: contacts begin when the bodies touch.</source>
        <translation>Вкл.: контакты находятся до касания и забирают лишь ту скорость, с которой тела перекрылись бы за шаг, поэтому быстрые тела не проходят сквозь тонкие стены. Выкл.: контакты начинаются, когда тела касаются.</translation>
    </message>
    <message>
        <source>Restitution of a pair</source>
        <translation>Отскок пары</translation>
    </message>
    <message>
        <source>Which restitution a contact uses if the two bodies differ.</source>
        <translation>Чей коэффициент отскока у контакта, если у двух тел они разные.</translation>
    </message>
    <message>
        <source>Larger one</source>
        <translation>Больший</translation>
    </message>
    <message>
        <source>The bouncier body decides.</source>
        <translation>Решает более упругое тело.</translation>
    </message>
    <message>
        <source>Smaller one</source>
        <translation>Меньший</translation>
    </message>
    <message>
        <source>The less bouncy body decides.</source>
        <translation>Решает менее упругое тело.</translation>
    </message>
    <message>
        <source>Bounce target</source>
        <translation>Цель отскока</translation>
    </message>
    <message>
        <source>When the target velocity of a bounce is computed; used by sequential_impulses without block solve.</source>
        <translation>Когда определяется скорость, на которую нацелен отскок; действует в sequential_impulses без блочного решения.</translation>
    </message>
    <message>
        <source>Once, before the sweeps</source>
        <translation>Один раз, до проходов</translation>
    </message>
    <message>
        <source>−e times the closing speed at the start of the sweeps.</source>
        <translation>−e, умноженное на скорость сближения, с которой начинаются проходы.</translation>
    </message>
    <message>
        <source>At every visit (wrong)</source>
        <translation>Заново при каждом посещении (неверно)</translation>
    </message>
    <message>
        <source>−e times the current speed: n sweeps leave (−e)ⁿ of the closing speed.</source>
        <translation>−e, умноженное на скорость в этот миг: n проходов оставляют (−e)ⁿ от скорости сближения.</translation>
    </message>
    <message>
        <source>Approach test</source>
        <translation>Проверка сближения</translation>
    </message>
    <message>
        <source>On: contacts whose bodies are already separating are left alone. Off: their velocity is reflected all the same, back into the overlap. Used by impulse_once.</source>
        <translation>Вкл.: контакты, тела которых уже расходятся, не трогаются. Выкл.: их скорость всё равно отражается, обратно в перекрытие. Действует в impulse_once.</translation>
    </message>
    <message>
        <source>Skip separating contacts</source>
        <translation>Пропускать расходящиеся контакты</translation>
    </message>
    <message>
        <source>On: a contact whose bodies separate before the sweeps is excluded from them, and its stored impulses are discarded. A contact that another row closes is then missed. Not used by tgs_soft.</source>
        <translation>Вкл.: контакт, тела которого до проходов расходятся, в них не участвует, а его прежние импульсы забываются. Строка, в которую вдавливает другая, тогда упущена. Не в tgs_soft.</translation>
    </message>
    <message>
        <source>Mouse spring frequency</source>
        <translation>Частота пружины мыши</translation>
    </message>
    <message>
        <source>Stiffness of the spring with which the mouse pulls a body.</source>
        <translation>Насколько жёстка пружина, которой мышь тянет тело.</translation>
    </message>
    <message>
        <source>Mouse spring damping</source>
        <translation>Затухание пружины мыши</translation>
    </message>
    <message>
        <source>Damping of the mouse spring: 1 is critical; below it, the body oscillates.</source>
        <translation>Затухание этой пружины: 1 — критическое, ниже тело качается.</translation>
    </message>
    <message>
        <source>Stop at overlap tests</source>
        <translation>Остановки на проверках перекрытия</translation>
    </message>
    <message>
        <source>On: during collision detection, every pair of bodies that is tested is a stop of its own. Changes only the stops, never the motion.</source>
        <translation>Вкл.: пока ищутся контакты, каждая проверяемая пара тел — отдельная остановка. Меняет только то, где можно остановиться, но не движение.</translation>
    </message>
    <message>
        <source>number of the step; 1 is the first</source>
        <translation>номер шага; первый — 1</translation>
    </message>
    <message>
        <source>number of the sub-step</source>
        <translation>номер подшага</translation>
    </message>
    <message>
        <source>the phase that the stop belongs to</source>
        <translation>фаза, к которой относится остановка</translation>
    </message>
    <message>
        <source>number of the sweep; 0 outside the sweeps</source>
        <translation>номер прохода; вне проходов 0</translation>
    </message>
    <message>
        <source>number of the stop in its step, from 0</source>
        <translation>номер остановки в своём шаге, с 0</translation>
    </message>
    <message>
        <source>index of the row in its list, from 0</source>
        <translation>место строки в её списке, с 0</translation>
    </message>
    <message>
        <source>kind of the row</source>
        <translation>вид строки</translation>
    </message>
    <message>
        <source>the joint&apos;s id, &quot;mouse&quot;, or a contact as &quot;a/b&quot; or &quot;a/b#2&quot;</source>
        <translation>имя соединения, &quot;mouse&quot; или контакт вида &quot;a/b&quot; или &quot;a/b#2&quot;</translation>
    </message>
    <message>
        <source>the body that is pushed against n</source>
        <translation>тело, которое толкают против n</translation>
    </message>
    <message>
        <source>the body that is pushed along n</source>
        <translation>тело, которое толкают вдоль n</translation>
    </message>
    <message>
        <source>either of the two</source>
        <translation>любое из двух</translation>
    </message>
    <message>
        <source>direction of the row</source>
        <translation>направление строки</translation>
    </message>
    <message>
        <source>lever arm on A: r × n</source>
        <translation>плечо для A: r × n</translation>
    </message>
    <message>
        <source>lever arm on B: r × n</source>
        <translation>плечо для B: r × n</translation>
    </message>
    <message>
        <source>relative velocity along the row before the visit</source>
        <translation>относительная скорость вдоль строки до посещения</translation>
    </message>
    <message>
        <source>1 / (K + γ), as the visit used it</source>
        <translation>1 / (K + γ), как в этом посещении</translation>
    </message>
    <message>
        <source>minus the target velocity</source>
        <translation>целевая скорость со знаком минус</translation>
    </message>
    <message>
        <source>γ; 0 is a hard row</source>
        <translation>γ; 0 — жёсткая строка</translation>
    </message>
    <message>
        <source>the impulse that would satisfy the row alone</source>
        <translation>импульс, который выполнил бы одну эту строку</translation>
    </message>
    <message>
        <source>Λ before the visit</source>
        <translation>Λ до посещения</translation>
    </message>
    <message>
        <source>Λ after the visit</source>
        <translation>Λ после посещения</translation>
    </message>
    <message>
        <source>the impulse applied</source>
        <translation>применённый импульс</translation>
    </message>
    <message>
        <source>lower bound in effect</source>
        <translation>действующая нижняя граница</translation>
    </message>
    <message>
        <source>upper bound in effect</source>
        <translation>действующая верхняя граница</translation>
    </message>
    <message>
        <source>the bound at which the visit ended</source>
        <translation>на какой границе закончилось посещение</translation>
    </message>
    <message>
        <source>velocity of A after the visit</source>
        <translation>скорость A после посещения</translation>
    </message>
    <message>
        <source>angular velocity of A after the visit</source>
        <translation>угловая скорость A после посещения</translation>
    </message>
    <message>
        <source>velocity of B after the visit</source>
        <translation>скорость B после посещения</translation>
    </message>
    <message>
        <source>angular velocity of B after the visit</source>
        <translation>угловая скорость B после посещения</translation>
    </message>
    <message>
        <source>the same after the visit: minus the bias, unless a bound or softness limits it</source>
        <translation>то же после посещения: минус смещение, если не помешали ни граница, ни мягкость</translation>
    </message>
    <message>
        <source>current Λ of the contact&apos;s normal row; friction rows only</source>
        <translation>Λ нормальной строки этого контакта в этот миг; только у строк трения</translation>
    </message>
    <message>
        <source>Λ of the same row of the same contact point at the end of the last step; absent when the point is new</source>
        <translation>чем та же строка той же точки контакта закончила прошлый шаг; у новой точки отсутствует</translation>
    </message>
    <message>
        <source>how long the row&apos;s contact has been matched; 0 is new</source>
        <translation>сколько времени контакт строки находит совпадение; 0 — новый</translation>
    </message>
    <message>
        <source>of the row&apos;s contact, as detected</source>
        <translation>у контакта строки, как он найден</translation>
    </message>
    <message>
        <source>minus the separation</source>
        <translation>расстояние со знаком минус</translation>
    </message>
    <message>
        <source>the remaining error of the worst row after the sweep</source>
        <translation>чего ещё не хватает худшей строке после прохода</translation>
    </message>
    <message>
        <source>‖ΔΛ‖ over the sweep</source>
        <translation>‖ΔΛ‖ за проход</translation>
    </message>
    <message>
        <source>rows that the sweep left at a bound</source>
        <translation>строки, которые проход оставил на границе</translation>
    </message>
    <message>
        <source>rows whose clamp differs from the previous sweep</source>
        <translation>строки, урезание которых не такое, как в прошлом проходе</translation>
    </message>
    <message>
        <source>deepest overlap found</source>
        <translation>самое глубокое из найденных перекрытий</translation>
    </message>
    <message>
        <source>at the end of the step</source>
        <translation>в конце шага</translation>
    </message>
    <message>
        <source>kinetic and potential, over the step</source>
        <translation>кинетическая и потенциальная, за шаг</translation>
    </message>
    <message>
        <source>new contacts between bodies that touched in the previous step</source>
        <translation>новые контакты между телами, которые касались в прошлом шаге</translation>
    </message>
    <message>
        <source>the stop is the visit to a row</source>
        <translation>остановка — посещение строки</translation>
    </message>
    <message>
        <source>clamp_changes &gt; 0</source>
        <translation>clamp_changes &gt; 0</translation>
    </message>
    <message>
        <source>energy_change above rounding</source>
        <translation>energy_change больше округления</translation>
    </message>
    <message>
        <source>lost_matches &gt; 0</source>
        <translation>lost_matches &gt; 0</translation>
    </message>
    <message>
        <source>a number has become infinite or undefined</source>
        <translation>число стало бесконечным или неопределённым</translation>
    </message>
    <message>
        <source>position of the body&apos;s centre</source>
        <translation>где центр тела</translation>
    </message>
    <message>
        <source>rotation of the body</source>
        <translation>на сколько тело повёрнуто</translation>
    </message>
    <message>
        <source>velocity of the body&apos;s centre</source>
        <translation>скорость центра тела</translation>
    </message>
    <message>
        <source>angular velocity of the body</source>
        <translation>угловая скорость тела</translation>
    </message>
    <message>
        <source>speed of the body&apos;s centre, in any direction</source>
        <translation>как быстро движется центр тела, куда бы ни двигался</translation>
    </message>
    <message>
        <source>Sweeps to 1 %</source>
        <translation>Проходов до 1 %</translation>
    </message>
    <message>
        <source>How many sweeps of the measured step, whatever its iterations setting, it takes until the velocity error is 1 % of its value before any impulse, including warm starting; infinite if 2,000 are not enough</source>
        <translation>Сколько проходов измеряемого шага нужно, сколько бы итераций в нём ни было, чтобы ошибка скорости стала 1 % от той, что до любых импульсов, считая и горячий старт; бесконечность, если не хватает и 2000</translation>
    </message>
    <message>
        <source>Error left</source>
        <translation>Осталось ошибки</translation>
    </message>
    <message>
        <source>Velocity error left by the measured step&apos;s own sweeps, relative to its value before any impulse</source>
        <translation>Ошибка скорости, которую оставляют собственные проходы измеряемого шага, как доля той, что до любых импульсов</translation>
    </message>
    <message>
        <source>Predicted rate</source>
        <translation>Предсказанный множитель</translation>
    </message>
    <message>
        <source>The factor by which each late sweep of the measured step reduces the velocity error, as predicted</source>
        <translation>Во сколько раз каждый поздний проход измеряемого шага уменьшает ошибку скорости, по предсказанию</translation>
    </message>
    <message>
        <source>Measured rate</source>
        <translation>Измеренный множитель</translation>
    </message>
    <message>
        <source>The same factor, as measured</source>
        <translation>То же по измерению</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>Невязка</translation>
    </message>
    <message>
        <source>The residual that the velocity sweeps of the last step left: the worst row</source>
        <translation>Что оставили проходы скоростей последнего шага: худшая строка</translation>
    </message>
    <message>
        <source>Worst penetration</source>
        <translation>Наибольшее проникновение</translation>
    </message>
    <message>
        <source>The deepest overlap of all steps</source>
        <translation>Самое глубокое перекрытие за все шаги</translation>
    </message>
    <message>
        <source>Worst joint error</source>
        <translation>Наибольшая ошибка соединения</translation>
    </message>
    <message>
        <source>The largest distance between a joint&apos;s two halves, in all steps</source>
        <translation>На сколько самое большее расходились половины соединения, за все шаги</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Дрейф</translation>
    </message>
    <message>
        <source>How far the bodies are from where they began: root mean square over all bodies that can move. For bodies that should rest, this is an error</source>
        <translation>Как далеко тела от начальных мест: корень из среднего квадрата по всем подвижным телам. Для тел, которые должны покоиться, это ошибка</translation>
    </message>
    <message>
        <source>Energy gained</source>
        <translation>Прибыло энергии</translation>
    </message>
    <message>
        <source>The largest rise of kinetic and potential energy above that of the beginning</source>
        <translation>На сколько самое большее кинетическая и потенциальная энергия превысили начальную</translation>
    </message>
    <message>
        <source>Energy change</source>
        <translation>Изменение энергии</translation>
    </message>
    <message>
        <source>Kinetic and potential energy at the end minus those at the beginning</source>
        <translation>Кинетическая и потенциальная энергия в конце минус та, что в начале</translation>
    </message>
    <message>
        <source>Kinetic energy</source>
        <translation>Кинетическая энергия</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>В конце</translation>
    </message>
    <message>
        <source>Steps completed</source>
        <translation>Сделано шагов</translation>
    </message>
    <message>
        <source>Fewer than requested if a number stopped being finite</source>
        <translation>Меньше, чем просили, если число перестало быть конечным</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Исходная</translation>
    </message>
    <message>
        <source>Branch %1</source>
        <translation>Ветка %1</translation>
    </message>
    <message>
        <source>From Pong to constraints</source>
        <translation>От Pong к ограничениям</translation>
    </message>
    <message>
        <source>Impulse resolution</source>
        <translation>Разрешение столкновений импульсами</translation>
    </message>
    <message>
        <source>Joints and machines</source>
        <translation>Соединения и механизмы</translation>
    </message>
    <message>
        <source>Soft constraints</source>
        <translation>Мягкие ограничения</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Положения</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Формы</translation>
    </message>
    <message>
        <source>Bug museum</source>
        <translation>Музей багов</translation>
    </message>
    <message>
        <source>Not used by this method: only TGS soft and XPBD have sub-steps.</source>
        <translation>Сейчас не действует: подшаги есть только у TGS soft и XPBD.</translation>
    </message>
    <message>
        <source>Not used by this method: only TGS soft has a relaxation pass.</source>
        <translation>Сейчас не действует: проход релаксации есть только у TGS soft.</translation>
    </message>
    <message>
        <source>Not used by this method: only Verlet has links with a stiffness.</source>
        <translation>Сейчас не действует: связи с жёсткостью есть только у метода Верле.</translation>
    </message>
    <message>
        <source>Not used by this method: it moves the bodies out of each other itself.</source>
        <translation>Сейчас не действует: метод сам раздвигает тела.</translation>
    </message>
    <message>
        <source>Not used by this method: its position rows are always built in the same order.</source>
        <translation>Сейчас не действует: у строк положений порядок построения один.</translation>
    </message>
    <message>
        <source>Not used by this method: where positions are solved, contacts are always speculative.</source>
        <translation>Сейчас не действует: там, где решаются положения, контакты всегда смотрят вперёд.</translation>
    </message>
    <message>
        <source>Not used by this method: where positions are solved, every row starts at 0.</source>
        <translation>Сейчас не действует: там, где решаются положения, каждая строка начинает с 0.</translation>
    </message>
    <message>
        <source>Not used by this method: its rows are hard.</source>
        <translation>Сейчас не действует: строки жёсткие.</translation>
    </message>
    <message>
        <source>Not used by this method: its soft rows remove overlap themselves.</source>
        <translation>Сейчас не действует: мягкие строки сами убирают перекрытие.</translation>
    </message>
    <message>
        <source>Not used by this method: every row has one impulse.</source>
        <translation>Сейчас не действует: у каждой строки один импульс.</translation>
    </message>
    <message>
        <source>Not used by this method: its sub-steps have an order of their own.</source>
        <translation>Сейчас не действует: у этого метода свой порядок подшагов.</translation>
    </message>
    <message>
        <source>Not used by this method: it builds its rows in every sub-step.</source>
        <translation>Сейчас не действует: этот метод строит строки на каждом подшаге.</translation>
    </message>
    <message>
        <source>Not used by this method: only impulse once can switch the test off.</source>
        <translation>Сейчас не действует: обойтись без этого может только метод одного импульса.</translation>
    </message>
    <message>
        <source>Not used with these settings: only sequential impulses without block solve can recompute the target.</source>
        <translation>Сейчас не действует: искать цель отскока заново могут только последовательные импульсы, строка за строкой.</translation>
    </message>
    <message>
        <source>Not used by this method: only SOR has a relaxation factor.</source>
        <translation>Сейчас не действует: релаксация есть только у SOR.</translation>
    </message>
    <message>
        <source>Not used with these settings: only sequential impulses with accumulation solve blocks.</source>
        <translation>Сейчас не действует: блоки решают только последовательные импульсы с накоплением.</translation>
    </message>
    <message>
        <source>Not used with these settings: rows are solved one at a time.</source>
        <translation>Сейчас не действует: этот метод посещает каждую строку отдельно.</translation>
    </message>
    <message>
        <source>Not used by this method: its row order is fixed.</source>
        <translation>Сейчас не действует: в этом методе порядок строк не выбирают.</translation>
    </message>
    <message>
        <source>Not used with these settings: no rows are shuffled.</source>
        <translation>Сейчас не действует: строки не перемешиваются.</translation>
    </message>
    <message>
        <source>Not used with these settings: the row order is not the given one.</source>
        <translation>Сейчас не действует: порядок строк выбран другой.</translation>
    </message>
    <message>
        <source>Not used by this method: a single impulse is not a sum.</source>
        <translation>Сейчас не действует: один импульс — не сумма.</translation>
    </message>
    <message>
        <source>Not used by this method: it always accumulates impulses.</source>
        <translation>Сейчас не действует: этот метод всегда накапливает.</translation>
    </message>
    <message>
        <source>Not used up to 300 rows: a direct solution needs no initial guess.</source>
        <translation>Не действует, пока строк не больше 300: прямому решению начало не нужно.</translation>
    </message>
    <message>
        <source>Not used with these settings: there are no accumulated impulses to start from.</source>
        <translation>Сейчас не действует: нет накопленных импульсов, с которых можно начать.</translation>
    </message>
    <message>
        <source>Not used with these settings: no sweeps remove overlap separately from the velocities.</source>
        <translation>Сейчас не действует: проходов, которые убирают перекрытие отдельно от скоростей, нет.</translation>
    </message>
    <message>
        <source>Not used with these settings: only split impulse has pseudo-velocities.</source>
        <translation>Сейчас не действует: псевдоскорости есть только у раздельных импульсов.</translation>
    </message>
    <message>
        <source>Not used with these settings: no position correction is selected.</source>
        <translation>Сейчас не действует: исправление положения не выбрано.</translation>
    </message>
    <message>
        <source>the method is wrong on purpose</source>
        <translation>метод намеренно ошибочен</translation>
    </message>
    <message>
        <source>no row explains it</source>
        <translation>ни одна строка этого не объясняет</translation>
    </message>
    <message>
        <source>the explicit integrator moves bodies by their velocities from the start of the step</source>
        <translation>явный интегратор двигает тела со скоростями начала шага</translation>
    </message>
    <message>
        <source>pushes act where the bodies are, but velocities are measured from where they were</source>
        <translation>толчки действуют там, где тела находятся, а скорости отсчитываются от того места, где они были</translation>
    </message>
    <message>
        <source>bodies were solved one at a time, and the sweeps ended before their motion agreed with the forces</source>
        <translation>тела решались по одному, и проходы закончились раньше, чем движение тел согласовалось с силами</translation>
    </message>
    <message>
        <source>contacts kept the lever arms from before the bodies moved, so opposite impulses act at different points and turn the bodies</source>
        <translation>контакты сохранили плечи, какими они были до движения тел, поэтому противоположные импульсы действуют в разных точках и вращают тела</translation>
    </message>
    <message>
        <source>the anchors of joints are apart, so opposite impulses act at different points and turn the bodies</source>
        <translation>точки крепления шарниров разошлись, поэтому противоположные импульсы действуют в разных точках и поворачивают тела</translation>
    </message>
    <message>
        <source>corrections moved bodies and left their velocities as they were</source>
        <translation>исправления сдвинули тела и оставили их скорости прежними</translation>
    </message>
    <message>
        <source>bodies were moved out of their errors, which lifts them and becomes velocity</source>
        <translation>тела были сдвинуты, чтобы убрать ошибку; это поднимает их и становится скоростью</translation>
    </message>
    <message>
        <source>soft rows returned what overlap or joint errors had stored</source>
        <translation>мягкие строки вернули запасённое в перекрытиях и ошибках шарниров</translation>
    </message>
    <message>
        <source>the bias that removes errors is a velocity, and it stays</source>
        <translation>добавка, убирающая ошибку, — это скорость, и она остаётся</translation>
    </message>
    <message>
        <source>corrections lifted bodies</source>
        <translation>исправления подняли тела</translation>
    </message>
    <message>
        <source>several points bounced at once</source>
        <translation>несколько точек отскочили одновременно</translation>
    </message>
    <message>
        <source>the rows were not solved to the end, or the step along the tangent left its circle</source>
        <translation>строки решены не до конца, или шаг по касательной сошёл с окружности</translation>
    </message>
    <message>
        <source>XPBD moves the bodies in its sweeps</source>
        <translation>XPBD двигает тела в своих проходах</translation>
    </message>
    <message>
        <source>Verlet&apos;s method moves the bodies in its sweeps</source>
        <translation>метод Верле двигает тела в своих проходах</translation>
    </message>
    <message>
        <source>soft rows push, and a relaxation pass removes their speed</source>
        <translation>мягкие строки толкают, а проход релаксации забирает их скорость обратно</translation>
    </message>
    <message>
        <source>soft rows correct with a part of the velocity</source>
        <translation>мягкие строки толкают: на исправление идёт часть их скорости</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Поворот</translation>
    </message>
    <message>
        <source>How a body turns by its angular velocity, and by the pushes of position rows.</source>
        <translation>Как тело поворачивается от угловой скорости и от толчков строк положений.</translation>
    </message>
    <message>
        <source>By the whole angle</source>
        <translation>На весь угол</translation>
    </message>
    <message>
        <source>A body with angular velocity ω turns by h ω.</source>
        <translation>Тело с угловой скоростью ω поворачивается на h ω.</translation>
    </message>
    <message>
        <source>Along the tangent, normalized</source>
        <translation>По касательной с нормировкой</translation>
    </message>
    <message>
        <source>Cosine and sine move along the tangent and are normalized, as in Box2D 3: a body turns by arctan(h ω), which is (h ω)³/3 less.</source>
        <translation>Косинус и синус сдвигаются по касательной и нормируются, как в Box2D 3: тело поворачивается на arctan(h ω), то есть на (h ω)³/3 меньше.</translation>
    </message>
    <message>
        <source>Rows of a contact</source>
        <translation>Строки контакта</translation>
    </message>
    <message>
        <source>The order in which the rows of a contact with two points are built. What is solved last is satisfied best; unless built point by point, the point that comes first is that of Box2D.</source>
        <translation>В каком порядке строятся строки контакта с двумя точками. Что решается последним, выполняется лучше всего; если строки строятся не точка за точкой, первая точка та же, что в Box2D.</translation>
    </message>
    <message>
        <source>Point by point</source>
        <translation>Точка за точкой</translation>
    </message>
    <message>
        <source>Normal and friction of one point, then of the other: N T N T, as in box2d-lite.</source>
        <translation>Нормаль и трение одной точки, затем другой: N T N T, как в box2d-lite.</translation>
    </message>
    <message>
        <source>Normals first</source>
        <translation>Сначала нормали</translation>
    </message>
    <message>
        <source>Both normal rows, then both friction rows, which see their final normal impulses: N N T T, as in solver2d and Box2D 3.0.</source>
        <translation>Обе нормальные строки, затем обе строки трения, которые видят окончательные нормальные импульсы: N N T T, как в solver2d и Box2D 3.0.</translation>
    </message>
    <message>
        <source>Friction first</source>
        <translation>Сначала трение</translation>
    </message>
    <message>
        <source>Both friction rows, then both normal rows, so that non-penetration has the last word: T T N N, as in Box2D 2.4.</source>
        <translation>Обе строки трения, затем обе нормальные, так что последнее слово за непроникновением: T T N N, как в Box2D 2.4.</translation>
    </message>
    <message>
        <source>Normals of all contacts first</source>
        <translation>Сначала нормали всех контактов</translation>
    </message>
    <message>
        <source>The normal rows of all contacts, then the friction rows of all contacts, as in Bullet.</source>
        <translation>Нормальные строки всех контактов, затем строки трения всех контактов, как в Bullet.</translation>
    </message>
    <message>
        <source>Contact margin</source>
        <translation>Запас контактов</translation>
    </message>
    <message>
        <source>How far ahead of the surfaces contacts are found: 0.02 in Box2D 3 and solver2d, four times their slop. Both points of two polygons then stay in contact while one is within the margin; open ones may close their gap within the step, and have friction. 0: contacts begin when the bodies touch.</source>
        <translation>За какое расстояние до поверхностей находятся контакты: 0.02 в Box2D 3 и solver2d, вчетверо больше их допуска. Тогда у двух многоугольников остаются обе точки, пока одна из них в пределах запаса; открытые могут закрыть свой зазор за шаг, и у них есть трение. 0: контакт начинается, когда тела касаются.</translation>
    </message>
    <message>
        <source>Contact recycling</source>
        <translation>Повторное использование контактов</translation>
    </message>
    <message>
        <source>While no point of a body has moved further than this against the body that it touches, their contacts move along with them instead of being found anew: that costs less. A contact, and its separation, is then off by at most twice this distance. 0: found anew in every step.</source>
        <translation>Пока ни одна точка тела не сместилась относительно касающегося его тела больше чем на столько, их контакты движутся вместе с ними, а не находятся заново: это дешевле. Тогда контакт и его разделение неточны не больше чем на удвоенное это расстояние. 0: на каждом шаге находятся заново.</translation>
    </message>
    <message>
        <source>Not used with these settings: speculative contacts look ahead anew in every step.</source>
        <translation>При этих настройках не используется: упреждающие контакты на каждом шаге заглядывают вперёд заново.</translation>
    </message>
    <message>
        <source>Contacts within a step</source>
        <translation>Контакты внутри шага</translation>
    </message>
    <message>
        <source>What of a contact follows the bodies from sub-step to sub-step of tgs_soft, and into its relaxation pass.</source>
        <translation>Что у контакта следует за телами от подшага к подшагу tgs_soft и в его проход релаксации.</translation>
    </message>
    <message>
        <source>Point and separation</source>
        <translation>Точка и расстояние</translation>
    </message>
    <message>
        <source>Lever arms and separation are those of the current positions, at the point halfway between the surfaces: both bodies are pushed at one place, which conserves angular momentum.</source>
        <translation>Плечи и расстояние — по нынешним положениям, в точке посередине между поверхностями: оба тела толкаются в одном месте, и момент импульса сохраняется.</translation>
    </message>
    <message>
        <source>Each body&apos;s own point</source>
        <translation>Своя точка каждого тела</translation>
    </message>
    <message>
        <source>The lever arm on each body is that of the point that it had at the start, turned with it, and the effective masses remain those of the start, as in TGS soft of solver2d.</source>
        <translation>Плечо каждого тела — до точки, которая была у него в начале и повернулась вместе с ним, а эффективные массы остаются начальными, как в TGS soft из solver2d.</translation>
    </message>
    <message>
        <source>Separation only</source>
        <translation>Только расстояние</translation>
    </message>
    <message>
        <source>The separation is the current one, the lever arms are those at which the contact was found, as in Box2D 3.</source>
        <translation>Расстояние нынешнее, а плечи те, с которыми контакт найден, как в Box2D 3.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>Separation and lever arms remain those at which the contact was found, as in PGS soft of solver2d.</source>
        <translation>Расстояние и плечи остаются теми, с которыми контакт найден, как в PGS soft из solver2d.</translation>
    </message>
    <message>
        <source>Not used by this method: only TGS soft builds its contact rows several times in a step.</source>
        <translation>Сейчас не действует: только TGS soft строит строки контактов несколько раз за шаг.</translation>
    </message>
    <message>
        <source>box2d-lite</source>
        <translation>box2d-lite</translation>
    </message>
    <message>
        <source>Box2D 2.4</source>
        <translation>Box2D 2.4</translation>
    </message>
    <message>
        <source>Box2D 3.0</source>
        <translation>Box2D 3.0</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>Bullet</translation>
    </message>
    <message>
        <source>solver2d: PGS</source>
        <translation>solver2d: PGS</translation>
    </message>
    <message>
        <source>solver2d: PGS_NGS</source>
        <translation>solver2d: PGS_NGS</translation>
    </message>
    <message>
        <source>solver2d: PGS_NGS_Block</source>
        <translation>solver2d: PGS_NGS_Block</translation>
    </message>
    <message>
        <source>solver2d: PGS_Soft</source>
        <translation>solver2d: PGS_Soft</translation>
    </message>
    <message>
        <source>solver2d: SoftStep</source>
        <translation>solver2d: SoftStep</translation>
    </message>
    <message>
        <source>solver2d: TGS_Soft</source>
        <translation>solver2d: TGS_Soft</translation>
    </message>
    <message>
        <source>Ten sweeps of sequential impulses, one point after the other; overlap beyond 1 cm is removed in the velocities.</source>
        <translation>Десять проходов последовательных импульсов, точка за точкой; перекрытие больше 1 cm убирают скорости.</translation>
    </message>
    <message>
        <source>Nothing bounces there, hence the threshold. Contacts are visited in the order of their addresses.</source>
        <translation>Там ничто не отскакивает, отсюда порог. Контакты посещаются в порядке адресов.</translation>
    </message>
    <message>
        <source>Eight sweeps with blocks of two points, friction first, then three sweeps over the positions.</source>
        <translation>Восемь проходов с блоками по две точки, сначала трение, затем три прохода по положениям.</translation>
    </message>
    <message>
        <source>Polygons have a skin of 1 cm there, fast bodies are stopped at their time of impact, and position sweeps end early if the errors are small and begin with contacts.</source>
        <translation>Там у многоугольников оболочка в 1 cm, быстрые тела останавливаются в момент удара, а проходы по положениям начинаются с контактов и кончаются раньше, если ошибки малы.</translation>
    </message>
    <message>
        <source>Soft step: four sub-steps with soft contacts and joints, each with a sweep that relaxes.</source>
        <translation>Soft step: четыре подшага с мягкими контактами и соединениями, в каждом проход релаксации.</translation>
    </message>
    <message>
        <source>Contacts and joints are visited by the colours of a graph there, fast bodies are stopped by continuous collision, and speeds are limited to 400 m/s.</source>
        <translation>Там контакты и соединения посещаются по цветам графа, быстрые тела останавливает непрерывное столкновение, а скорости ограничены 400 m/s.</translation>
    </message>
    <message>
        <source>Ten sweeps, the normal rows of all contacts before all friction; overlap is removed in the velocities, without slop.</source>
        <translation>Десять проходов, нормальные строки всех контактов раньше всего трения; перекрытие убирают скорости, без допуска.</translation>
    </message>
    <message>
        <source>Contact points are kept from step to step there instead of found anew, friction and restitution of a pair are products, and overlap deeper than 4 cm is left to split impulses.</source>
        <translation>Там точки контакта хранятся от шага к шагу, а не ищутся заново, трение и отскок пары — произведения, а перекрытие глубже 4 cm достаётся раздельным импульсам.</translation>
    </message>
    <message>
        <source>Sequential impulses with a bias (Baumgarte).</source>
        <translation>Последовательные импульсы со смещением (Баумгарте).</translation>
    </message>
    <message>
        <source>The bias is limited to 4 m/s there: overlap beyond 33 cm is removed more slowly.</source>
        <translation>Смещение там не больше 4 m/s: перекрытие глубже 33 cm убирается медленнее.</translation>
    </message>
    <message>
        <source>Sequential impulses, then sweeps over the positions (non-linear Gauss–Seidel).</source>
        <translation>Последовательные импульсы, затем проходы по положениям (нелинейный метод Гаусса — Зейделя).</translation>
    </message>
    <message>
        <source>A point that opens gets the last impulse of its warm start there, and rounding decides which points are open.</source>
        <translation>Открывающаяся точка получает там последний импульс горячего старта, а какие точки открыты, решает округление.</translation>
    </message>
    <message>
        <source>The same with blocks of two points, and contacts that may close a gap within the step.</source>
        <translation>То же с блоками по две точки и с контактами, которым можно закрыть зазор за шаг.</translation>
    </message>
    <message>
        <source>Positions of two points are solved together there, and contacts before joints.</source>
        <translation>Положения двух точек решаются там вместе, а контакты — раньше соединений.</translation>
    </message>
    <message>
        <source>Soft contacts and joints in one step, then sweeps that relax.</source>
        <translation>Мягкие контакты и соединения в одном шаге, затем проходы релаксации.</translation>
    </message>
    <message>
        <source>Soft contacts and joints in sub-steps, with the lever arms of the start of the step.</source>
        <translation>Мягкие контакты и соединения в подшагах, с плечами начала шага.</translation>
    </message>
    <message>
        <source>Soft contacts and joints in sub-steps, with lever arms that turn with the bodies.</source>
        <translation>Мягкие контакты и соединения в подшагах, плечи поворачиваются вместе с телами.</translation>
    </message>
    <message>
        <source>AVBD (augmented VBD)</source>
        <translation>AVBD (дополненный VBD)</translation>
    </message>
    <message>
        <source>Moves one body after another to where all its rows together, each a spring with a force of its own, leave it; then the forces take over what the springs held, and the springs become stiffer.</source>
        <translation>Двигает тела одно за другим туда, где их удерживают все строки вместе, каждая — пружина с собственной силой; затем силы принимают то, что держали пружины, а пружины становятся жёстче.</translation>
    </message>
    <message>
        <source>AVBD moves the bodies in its sweeps</source>
        <translation>AVBD двигает тела в своих проходах</translation>
    </message>
    <message>
        <source>Kept error</source>
        <translation>Оставляемая ошибка</translation>
    </message>
    <message>
        <source>The share of a row&apos;s error at the start of a step that avbd leaves alone in that step: near 1, errors go slowly and add hardly any velocity; at 0, all at once.</source>
        <translation>Доля ошибки строки в начале шага, которую avbd в этом шаге не трогает: около 1 ошибки уходят медленно и почти не добавляют скорости, при 0 — сразу целиком.</translation>
    </message>
    <message>
        <source>Stiffness ramp</source>
        <translation>Рост жёсткости</translation>
    </message>
    <message>
        <source>By how much the stiffness of a row of avbd grows in a sweep, per metre of its error.</source>
        <translation>На сколько за проход растёт жёсткость строки avbd на метр её ошибки.</translation>
    </message>
    <message>
        <source>Warm start decay</source>
        <translation>Убывание горячего старта</translation>
    </message>
    <message>
        <source>The share of a row&apos;s stiffness with which the next step of avbd begins; of its force, that times the kept error α.</source>
        <translation>Доля жёсткости строки, с которой начинается следующий шаг avbd; для её силы — эта доля, умноженная на оставляемую ошибку α.</translation>
    </message>
    <message>
        <source>Not used by this method: only AVBD solves bodies with forces and stiffnesses.</source>
        <translation>Сейчас не действует: тела с силами и жёсткостями решает только AVBD.</translation>
    </message>
    <message>
        <source>Not used by this method: it always starts with the forces of the last step, times α and γ.</source>
        <translation>Сейчас не действует: метод всегда начинает с сил прошлого шага, умноженных на α и γ.</translation>
    </message>
    <message>
        <source>How far the joints and contacts of xpbd and avbd yield per newton: 0 is rigid. Does not depend on the time step or on the number of sweeps.</source>
        <translation>На сколько соединения и контакты xpbd и avbd поддаются на каждый ньютон: 0 — жёстко. Не зависит ни от шага по времени, ни от числа проходов.</translation>
    </message>
    <message>
        <source>Not used by this method: only XPBD and AVBD have compliant rows.</source>
        <translation>Сейчас не действует: податливые строки есть только у XPBD и AVBD.</translation>
    </message>
    <message>
        <source>Not used by this method: it has no bounce.</source>
        <translation>Сейчас не действует: у этого метода нет отскока.</translation>
    </message>
    <message>
        <source>k of a row of avbd after the visit; before it, that is the effective mass</source>
        <translation>k строки avbd после посещения; до него это эффективная масса</translation>
    </message>
    <message>
        <source>how far the visit to a body has moved it</source>
        <translation>насколько посещение тела его сдвинуло</translation>
    </message>
    <message>
        <source>how far the visit to a body has turned it</source>
        <translation>насколько посещение тела его повернуло</translation>
    </message>
    <message>
        <source>the stop is the visit to a body with all its rows</source>
        <translation>остановка — посещение тела со всеми его строками</translation>
    </message>
    <message>
        <source>Not used by this method: it keeps forces, which are the same at any time step.</source>
        <translation>Сейчас не действует: этот метод хранит силы, а они при любом шаге времени те же.</translation>
    </message>
    <message>
        <source>expected &apos;)&apos;</source>
        <translation>ожидается «)»</translation>
    </message>
    <message>
        <source>expected a finite result</source>
        <translation>ожидается конечный результат</translation>
    </message>
    <message>
        <source>expected a number or &apos;(&apos;</source>
        <translation>ожидается число или «(»</translation>
    </message>
    <message>
        <source>expected a shorter expression</source>
        <translation>ожидается более короткое выражение</translation>
    </message>
    <message>
        <source>expected a whole number after &apos;^&apos;; for a root, use sqrt(…)</source>
        <translation>после «^» ожидается целое число; для корня есть sqrt(…)</translation>
    </message>
    <message>
        <source>expected an operator such as + or *</source>
        <translation>ожидается знак действия, например + или *</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>expected %1 more than %2 m from the centre of the wheel</source>
        <translation>%1 должно быть дальше %2 m от центра колеса</translation>
    </message>
    <message>
        <source>expected &apos;anchor_b&apos; at least %1 m from &apos;anchor_a&apos;</source>
        <translation>«anchor_b» должна быть не ближе %1 m к «anchor_a»</translation>
    </message>
    <message>
        <source>expected a &apos;body_b&apos; other than &apos;body_a&apos;</source>
        <translation>«body_b» должно быть другим телом, чем «body_a»</translation>
    </message>
    <message>
        <source>expected a &apos;length&apos; of the rope, because its anchors coincide</source>
        <translation>Верёвке нужна «length»: её точки крепления совпадают</translation>
    </message>
    <message>
        <source>expected a &apos;max_length&apos; of at least &apos;min_length&apos;, %1</source>
        <translation>«max_length» должна быть не меньше «min_length», то есть %1</translation>
    </message>
    <message>
        <source>expected a &apos;max_length&apos; of at least the rope&apos;s length, %1</source>
        <translation>«max_length» должна быть не меньше длины верёвки, то есть %1</translation>
    </message>
    <message>
        <source>expected a &apos;min_length&apos; of at most the rope&apos;s length, %1</source>
        <translation>«min_length» должна быть не больше длины верёвки, то есть %1</translation>
    </message>
    <message>
        <source>expected a &apos;wheel&apos; other than &apos;body_a&apos; and &apos;body_b&apos;</source>
        <translation>«wheel» должно быть другим телом, чем «body_a» и «body_b»</translation>
    </message>
    <message>
        <source>expected a &apos;wheel&apos; that is dynamic, so that it can turn</source>
        <translation>«wheel» должно быть подвижным, чтобы вращаться</translation>
    </message>
    <message>
        <source>expected a convex polygon: this corner lies on or beyond the line through two others</source>
        <translation>Многоугольник должен быть выпуклым: этот угол лежит на прямой через два других или за ней</translation>
    </message>
    <message>
        <source>expected a number at least %1 from 0 for %2, found %3</source>
        <translation>Для %2 нужно число не ближе %1 к нулю, а указано %3</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2 for %3, found %4</source>
        <translation>Для %3 нужно число от %1 до %2, а указано %4</translation>
    </message>
    <message>
        <source>expected a path longer than %1 m</source>
        <translation>Путь должен быть длиннее %1 m</translation>
    </message>
    <message>
        <source>expected a scene, found a recorded trace, which has no model</source>
        <translation>Нужна сцена, а это записанная трасса, у которой нет модели</translation>
    </message>
    <message>
        <source>expected a value of %1, found %2</source>
        <translation>Нужно значение %1, а указано %2</translation>
    </message>
    <message>
        <source>expected at least one body of a joint to be dynamic, found two static ones</source>
        <translation>Хотя бы одно из тел соединения должно быть подвижным, а оба неподвижны</translation>
    </message>
    <message>
        <source>expected at most %1 entries in &apos;%2&apos;</source>
        <translation>В «%2» помещается не больше %1 записей</translation>
    </message>
    <message>
        <source>expected fewer iterations or sub-steps: at most %1 sweeps in a step with this many bodies, joints and contacts, found %2</source>
        <translation>Нужно меньше итераций или подшагов: при стольких телах, соединениях и контактах в шаге не больше %1 проходов, а их %2</translation>
    </message>
    <message>
        <source>expected fewer than %1 contacts at the start, found at least as many: too many bodies touch</source>
        <translation>В начале должно быть меньше %1 контактов, а их не меньше: касается слишком много тел</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>По цвету</translation>
    </message>
    <message>
        <source>One colour after another: rows of one colour share no body that moves, so that all of them can be solved at once. Contacts keep their colours from step to step.</source>
        <translation>Цвет за цветом: у строк одного цвета нет общих подвижных тел, так что их можно решать все сразу. Контакты сохраняют свои цвета от шага к шагу.</translation>
    </message>
    <message>
        <source>expected %1 to be different for every body, found %2 again</source>
        <translation>%1 — у каждого тела своё, а %2 уже есть</translation>
    </message>
    <message>
        <source>expected %1 to be different for every joint, found %2 again</source>
        <translation>%1 — у каждого соединения своё, а %2 уже есть</translation>
    </message>
    <message>
        <source>expected a corner at least %1 m from its neighbours, found %2 m</source>
        <translation>Угол должен быть не ближе %1 m к соседним, а до соседнего %2 m</translation>
    </message>
    <message>
        <source>expected a corner at least %1 m from the line through two others, found %2 m</source>
        <translation>Угол должен быть не ближе %1 m к прямой через два других, а до неё %2 m</translation>
    </message>
    <message>
        <source>expected a string of 1 to %1 bytes for %2, found %3</source>
        <translation>Для %2 нужен текст от 1 до %1 байт, а указано %3</translation>
    </message>
    <message>
        <source>expected a string without control characters for %1, found %2</source>
        <translation>Для %1 нужен текст без управляющих символов, а указано %2</translation>
    </message>
</context>
<context>
    <name>EntryMoment</name>
    <message>
        <source>This entry has no moment.</source>
        <translation>У этой записи нет момента.</translation>
    </message>
</context>
<context>
    <name>EventDescription</name>
    <message>
        <source>No bodies touch.</source>
        <translation>Тела не соприкасаются.</translation>
    </message>
    <message>
        <source>The deepest overlap is %1 m.</source>
        <translation>Самое глубокое перекрытие: %1 m.</translation>
    </message>
    <message>
        <source>Nothing overlaps; the smallest gap is %1 m.</source>
        <translation>Перекрытий нет; наименьший зазор: %1 m.</translation>
    </message>
    <message>
        <source>%1 velocity rows for the contacts that have pushed, each with the impulse it has applied.</source>
        <translation>Строк скоростей для контактов, которые толкали: %1; у каждой тот импульс, который она дала.</translation>
    </message>
    <message>
        <source>Contacts: %1, joints: %2. Velocity rows built from them: %3, friction rows among them: %4.</source>
        <translation>Контактов: %1, соединений: %2. Из них получилось строк скоростей: %3, в том числе строк трения: %4.</translation>
    </message>
    <message>
        <source>Pseudo-velocity rows that will remove the overlap: %1.</source>
        <translation>Строк псевдоскоростей, которые уберут перекрытие: %1.</translation>
    </message>
    <message>
        <source>Contacts excluded because they are already separating: %1.</source>
        <translation>Исключено контактов, тела которых уже расходятся: %1.</translation>
    </message>
    <message>
        <source>Each contact computes its bounce when its turn comes.</source>
        <translation>Каждый контакт узнаёт свой отскок, когда до него доходит очередь.</translation>
    </message>
    <message>
        <source>Bounce targets are recomputed at every visit, which is wrong.</source>
        <translation>Цели отскока определяются заново при каждом посещении, и это неверно.</translation>
    </message>
    <message>
        <source>Bounce targets are fixed now, before the sweeps.</source>
        <translation>Цели отскока определяются сейчас, до проходов.</translation>
    </message>
    <message>
        <source>A direct solution needs no initial guess: every Λ starts at 0.</source>
        <translation>Прямому решению начало не нужно: каждое Λ начинается с 0.</translation>
    </message>
    <message>
        <source>Warm starting is off here: every Λ starts at 0.</source>
        <translation>Горячий старт здесь выключен: каждое Λ начинается с 0.</translation>
    </message>
    <message>
        <source>%1 of %2 rows start with %3 times their impulse at the end of the last step, and have applied it.</source>
        <translation>Строки (%1 из %2) начинают с импульса, которым закончили прошлый шаг, с множителем %3, и уже приложили его.</translation>
    </message>
    <message>
        <source>The time step has changed: the impulses were scaled by %1.</source>
        <translation>Шаг по времени изменился: импульсы умножены на %1.</translation>
    </message>
    <message>
        <source>There were no rows to visit.</source>
        <translation>Строк, которые надо посетить, не было.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows visited, %1 stopped at a bound. The largest |Δλ| was %2, at row %3 (%4, %5).</source>
        <translation>
            <numerusform>Посещено строк: %n, из них остановлено на границе: %1. Наибольшее |Δλ| — %2, у строки %3 (%4, %5).</numerusform>
            <numerusform>Посещено строк: %n, из них остановлено на границе: %1. Наибольшее |Δλ| — %2, у строки %3 (%4, %5).</numerusform>
            <numerusform>Посещено строк: %n, из них остановлено на границе: %1. Наибольшее |Δλ| — %2, у строки %3 (%4, %5).</numerusform>
        </translation>
    </message>
    <message>
        <source>No row needed an impulse.</source>
        <translation>Ни одной строке импульс не понадобился.</translation>
    </message>
    <message>
        <source>%1 pivots over the %2. In the last one: %3</source>
        <translation>Опорных шагов сделано: %1 (%2). В последнем: %3</translation>
    </message>
    <message>
        <source>There were no sweeps.</source>
        <translation>Проходов не было.</translation>
    </message>
    <message>
        <source>%1 sweeps over the %2 are done. In the last one: %3</source>
        <translation>Проходов сделано: %1 (%2). В последнем: %3</translation>
    </message>
    <message>
        <source>Position rows that are ready: %1, with an error to remove: %2. Each is recomputed when it is visited.</source>
        <translation>Готовы строки положений: %1, с ошибкой, которую надо убрать: %2. Каждая вычисляется заново, когда её посещают.</translation>
    </message>
    <message>
        <source>Step %1 begins: the world is as the last step left it, with the inputs of this step applied.</source>
        <translation>Начинается шаг %1: мир такой, каким его оставил прошлый шаг, и действия этого шага применены.</translation>
    </message>
    <message>
        <source>Gravity %1 m/s² has acted twice for h = %2 s on every body that can move: wrong on purpose.</source>
        <translation>Тяжесть %1 m/s² дважды подействовала за h = %2 s на каждое подвижное тело: намеренно неверно.</translation>
    </message>
    <message>
        <source>Gravity %1 m/s² has acted for h = %2 s on every body that can move. Contacts have already been solved in this step: its velocity goes into the positions.</source>
        <translation>Тяжесть %1 m/s² подействовала за h = %2 s на каждое подвижное тело. Контакты на этом шаге уже сделали своё: скорость от неё уйдёт в положения.</translation>
    </message>
    <message>
        <source>Gravity %1 m/s² has acted for h = %2 s on every body that can move. Contacts have not responded to it yet.</source>
        <translation>Тяжесть %1 m/s² подействовала за h = %2 s на каждое подвижное тело. Контакты о ней ещё ничего не знают.</translation>
    </message>
    <message>
        <source>Every body has the velocity that takes it from its previous position to its current one in h = %1 s.</source>
        <translation>У каждого тела та скорость, которая за h = %1 s переводит его с прежнего места на нынешнее.</translation>
    </message>
    <message>
        <source>Every body has moved by h (v₀ + pseudo-velocity), h = %1 s, with its velocity v₀ from the start of the step.</source>
        <translation>Каждое тело сдвинулось на h (v₀ + псевдоскорость), h = %1 s, где v₀ — скорость, с которой оно начало шаг.</translation>
    </message>
    <message>
        <source>Every body has moved by h (v + pseudo-velocity), h = %1 s.</source>
        <translation>Каждое тело сдвинулось на h (v + псевдоскорость), h = %1 s.</translation>
    </message>
    <message>
        <source>Contacts that pushed have the velocity of their bounce, or none: removing overlap has added no velocity.</source>
        <translation>У контактов, которые толкали, теперь скорость отскока или нулевая: от исчезнувшего перекрытия скорости не осталось.</translation>
    </message>
    <message>
        <source>Contacts that closed fast enough before the sub-steps, and were pushed, now bounce.</source>
        <translation>Контакты, которые до подшагов сближались достаточно быстро и которые толкали, получили свой отскок.</translation>
    </message>
    <message>
        <source>Step %1 is done. The next one starts only from positions and velocities.</source>
        <translation>Шаг %1 закончен. Следующий начнёт только с положений и скоростей.</translation>
    </message>
    <message>
        <source>Step %1 is done. Contacts and joints show their impulses; the next step starts without them.</source>
        <translation>Шаг %1 закончен. Контакты и соединения показывают свои импульсы; следующий шаг начнёт без них.</translation>
    </message>
    <message>
        <source>Step %1 is done. Contacts and joints keep their impulses: the next warm start uses them.</source>
        <translation>Шаг %1 закончен. Контакты и соединения хранят свои импульсы: с них начнёт следующий горячий старт.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Contacts found</source>
        <translation>Контакты найдены</translation>
    </message>
    <message>
        <source>Forces applied</source>
        <translation>Силы приложены</translation>
    </message>
    <message>
        <source>Rows built</source>
        <translation>Строки построены</translation>
    </message>
    <message>
        <source>Warm start</source>
        <translation>Горячий старт</translation>
    </message>
    <message>
        <source>Velocities solved</source>
        <translation>Скорости решены</translation>
    </message>
    <message>
        <source>Warm start of the pseudo-velocities</source>
        <translation>Горячий старт псевдоскоростей</translation>
    </message>
    <message>
        <source>Pseudo-velocities solved</source>
        <translation>Псевдоскорости решены</translation>
    </message>
    <message>
        <source>Positions moved</source>
        <translation>Тела передвинуты</translation>
    </message>
    <message>
        <source>Position rows built</source>
        <translation>Строки положений построены</translation>
    </message>
    <message>
        <source>Positions solved</source>
        <translation>Положения решены</translation>
    </message>
    <message>
        <source>Velocities from positions</source>
        <translation>Скорости из положений</translation>
    </message>
    <message>
        <source>Velocities relaxed</source>
        <translation>Релаксация скоростей</translation>
    </message>
    <message>
        <source>Bounce</source>
        <translation>Отскок</translation>
    </message>
    <message>
        <source>End of the step</source>
        <translation>Конец шага</translation>
    </message>
    <message>
        <source>Pivot %1 is done, %2</source>
        <translation>Опорный шаг %1 закончен, %2</translation>
    </message>
    <message>
        <source>Sweep %1 is done, %2</source>
        <translation>Проход %1 закончен, %2</translation>
    </message>
    <message>
        <source>Sub-step %1</source>
        <translation>Подшаг %1</translation>
    </message>
    <message>
        <source>Sub-step %1 begins.</source>
        <translation>Начинается подшаг %1.</translation>
    </message>
    <message>
        <source>%1 take the impulses of whichever contact had their position in the list; %2 find none there.</source>
        <translation>Унаследовали импульсы того контакта, который стоял на их месте в списке: %1; никого там не нашли: %2.</translation>
    </message>
    <message>
        <source>Contacts found: %1.</source>
        <translation>Найдено контактов: %1.</translation>
    </message>
    <message>
        <source>Solved directly: every row is satisfied.</source>
        <translation>Решено прямым методом: все строки верны.</translation>
    </message>
    <message>
        <source>The pivoting went into a cycle; a few sweeps of sequential impulses showed which rows are free, and with these every row is satisfied.</source>
        <translation>Опорные шаги зациклились; несколько проходов последовательных импульсов показали, какие строки свободны, и с ними все строки верны.</translation>
    </message>
    <message>
        <source>More than %1 rows are too many for the direct method: sequential impulses solved this step.</source>
        <translation>Больше %1 строк — слишком много для прямого метода: этот шаг решили последовательные импульсы.</translation>
    </message>
    <message>
        <source>The direct method could not continue: sequential impulses finished this step.</source>
        <translation>Прямой метод не нашёл пути дальше: этот шаг закончили последовательные импульсы.</translation>
    </message>
    <message>
        <source>Matched with the last step by their features, so that they keep their impulses: %1; new: %2.</source>
        <translation>Известны с прошлого шага по своим признакам и приносят с собой импульсы: %1; новых: %2.</translation>
    </message>
    <message>
        <source>Every body has moved by h v = x − x₀ + g h², h = %1 s: x₀ is its position one step earlier.</source>
        <translation>Каждое тело сдвинулось на h v = x − x₀ + g h², h = %1 s: x₀ — где оно было шагом раньше.</translation>
    </message>
    <message>
        <source>Every body has moved by h v, h = %1 s.</source>
        <translation>Каждое тело сдвинулось на h v, h = %1 s.</translation>
    </message>
    <message>
        <source>sub-step %1</source>
        <translation>подшаг %1</translation>
    </message>
</context>
<context>
    <name>ExactAnswerText</name>
    <message>
        <source>Newton steps: %1, in %2 ms.</source>
        <translation>Шагов Ньютона: %1, за %2 ms.</translation>
    </message>
    <message>
        <source>m/s or rad/s</source>
        <translation>m/s или rad/s</translation>
    </message>
    <message>
        <source>m/s</source>
        <translation>m/s</translation>
    </message>
    <message>
        <source>Certified: the worst row misses its target by %1, less than %2. %3</source>
        <translation>Ответ подтверждён: худшая строка не дотягивает до цели на %1, это меньше %2. %3</translation>
    </message>
    <message>
        <source>%1 rows: %2 free, %3 at a bound.</source>
        <translation>Строк: %1; свободных: %2, на границе: %3.</translation>
    </message>
    <message>
        <source>The best result so far misses by %1; below %2 it would be certified. %3</source>
        <translation>Лучший из найденных ответов не дотягивает на %1; ниже %2 он был бы подтверждён. %3</translation>
    </message>
    <message>
        <source>Cancelled, not certified. %1</source>
        <translation>Прервано, ответ не подтверждён. %1</translation>
    </message>
    <message>
        <source>Not certified. %1</source>
        <translation>Ответ не подтверждён. %1</translation>
    </message>
    <message>
        <source>The impulses are unique: any other impulse on a free row would move a body.</source>
        <translation>Импульсы однозначны: любой другой импульс свободной строки сдвинул бы тело.</translation>
    </message>
    <message>
        <source>The impulses are not unique: impulses can be passed from row to row without moving any body. Independent directions: %1.</source>
        <translation>Импульсы неоднозначны: их можно передавать от строки к строке, не сдвигая ни одного тела. Независимых направлений для этого: %1.</translation>
    </message>
    <message>
        <source>The velocities are the same for all of them, which is why errors are measured in velocities.</source>
        <translation>Скорости у всех таких решений одинаковы, поэтому ошибки и измеряются в скоростях.</translation>
    </message>
    <message>
        <source>t = %1 N s, within the bounds from %2 to %3. v* changes by %4 m/s and %5 rad/s at most.</source>
        <translation>t = %1 N s, в границах от %2 до %3. v* меняется самое большее на %4 m/s и %5 rad/s.</translation>
    </message>
    <message>
        <source>Computing the exact answer …</source>
        <translation>Ищется точный ответ …</translation>
    </message>
    <message>
        <source>Computing the exact answer: Newton step %1, the worst row misses by %2 m/s …</source>
        <translation>Ищется точный ответ: шаг Ньютона %1, худшая строка не дотягивает на %2 m/s …</translation>
    </message>
    <message>
        <source>exact answer not computed yet</source>
        <translation>точный ответ ещё не найден</translation>
    </message>
    <message>
        <source>reference certified, residual %1 m/s</source>
        <translation>эталон подтверждён, невязка %1 m/s</translation>
    </message>
    <message>
        <source>no certified reference for this step: the best result has residual %1 m/s</source>
        <translation>подтверждённого эталона для этого шага нет: у лучшего невязка %1 m/s</translation>
    </message>
    <message>
        <source>The exact answer of this step takes more than %1 s: it is computed only on request.</source>
        <translation>На точный ответ этого шага уходит больше %1 s: он ищется только по запросу.</translation>
    </message>
    <message>
        <source>The impulses are almost not unique: some of them can change together with only %1 of the effect that one row has. Compare velocities rather than these impulses.</source>
        <translation>Импульсы почти неоднозначны: некоторые могут меняться вместе, и это действует на тела лишь на %1 от действия одной строки. Сравнивайте скорости, а не эти импульсы.</translation>
    </message>
</context>
<context>
    <name>ExportText</name>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Картинка PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>Картинка SVG (*.svg)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Значения через запятую (*.csv)</translation>
    </message>
    <message>
        <source>Export “%1”</source>
        <translation>Экспорт «%1»</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>Не удалось записать «%1».</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Копировать &amp;картинку</translation>
    </message>
    <message>
        <source>Copy &amp;values</source>
        <translation>Копировать &amp;значения</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Сохранено: %1</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>true</source>
        <translation>да</translation>
    </message>
    <message>
        <source>false</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>expected one decimal sign, either a point or a comma</source>
        <translation>ожидается один десятичный знак: точка или запятая</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>log</source>
        <translation>log</translation>
    </message>
</context>
<context>
    <name>ImpulseLines</name>
    <message>
        <source>mouse</source>
        <translation>мышь</translation>
    </message>
    <message>
        <source>, pseudo-velocity</source>
        <translation>, псевдоскорость</translation>
    </message>
    <message>
        <source>, position</source>
        <translation>, положение</translation>
    </message>
    <message>
        <source>Λ of this row: the sum of its impulses</source>
        <translation>Λ этой строки: сумма её импульсов</translation>
    </message>
    <message>
        <source>Δλ of this row: what the sweeps added to its impulse</source>
        <translation>Δλ этой строки: сколько проходы добавили к её импульсу</translation>
    </message>
    <message>
        <source>%1, clamped</source>
        <translation>%1, урезано</translation>
    </message>
    <message>
        <source>Where a visit ended at a bound instead of satisfying the row</source>
        <translation>Где посещение кончилось на границе, а не там, где строка была бы выполнена</translation>
    </message>
    <message>
        <source>The bounds of friction: μ times the impulse of the contact&apos;s normal row, in both directions</source>
        <translation>Границы трения: импульс нормальной строки контакта, умноженный на μ, в обе стороны</translation>
    </message>
    <message>
        <source>%1: +μλₙ</source>
        <translation>%1: +μλₙ</translation>
    </message>
    <message>
        <source>%1: −μλₙ</source>
        <translation>%1: −μλₙ</translation>
    </message>
</context>
<context>
    <name>JournalEntryText</name>
    <message>
        <source>Outside of lessons</source>
        <translation>Вне уроков</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Предсказание</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Задание</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Упражнение</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Объяснение</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Закладка</translation>
    </message>
    <message>
        <source>Made by another version of the program</source>
        <translation>Сделано другой версией программы</translation>
    </message>
    <message>
        <source>try %1</source>
        <translation>попытка %1</translation>
    </message>
    <message>
        <source>%1, the engine %2</source>
        <translation>%1, движок %2</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ Готово</translation>
    </message>
    <message>
        <source>○ Not yet</source>
        <translation>○ Пока нет</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ Верно</translation>
    </message>
    <message>
        <source>✗ Not quite</source>
        <translation>✗ Не совсем</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>Ваше предсказание</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ваш ответ</translation>
    </message>
    <message>
        <source>time (UTC)</source>
        <translation>время (UTC)</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>урок</translation>
    </message>
    <message>
        <source>title</source>
        <translation>название</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>этап</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>вид</translation>
    </message>
    <message>
        <source>question</source>
        <translation>вопрос</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>спрошено</translation>
    </message>
    <message>
        <source>given</source>
        <translation>дано</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>движок</translation>
    </message>
    <message>
        <source>right</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>tries</source>
        <translation>попытки</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>подсказки</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>экземпляр</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>момент</translation>
    </message>
    <message>
        <source>link</source>
        <translation>ссылка</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n подсказка</numerusform>
            <numerusform>%n подсказки</numerusform>
            <numerusform>%n подсказок</numerusform>
        </translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>**A model answer.** %1</source>
        <translation>**Образцовый ответ.** %1</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>The rows at this moment: the first %1 of %2</source>
        <translation>Строки в этот момент: первые %1 из %2</translation>
    </message>
    <message>
        <source>The rows at this moment</source>
        <translation>Строки в этот момент</translation>
    </message>
    <message>
        <source>This moment can no longer be reproduced: %1.</source>
        <translation>Этот момент больше нельзя воссоздать: %1.</translation>
    </message>
    <message>
        <source>These numbers differ from those of the entry: the lesson or the solver has changed since.</source>
        <translation>Это не те числа, при которых сделана запись: с тех пор изменился урок или солвер.</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>урок</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>ответы</translation>
    </message>
    <message>
        <source>right</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>right at once</source>
        <translation>верно сразу</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>подсказки</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>Ваше предсказание</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ваш ответ</translation>
    </message>
    <message>
        <source>Link:</source>
        <translation>Ссылка:</translation>
    </message>
    <message>
        <source>Lesson notebook</source>
        <translation>Тетрадь уроков</translation>
    </message>
    <message>
        <source>This notebook is empty.</source>
        <translation>В этой тетради ничего нет.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>Exporting the lesson notebook: moment %1 …</source>
        <translation>Готовится страница тетради уроков: момент %1 …</translation>
    </message>
</context>
<context>
    <name>KeptFile</name>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Файл сохранён как %1.</translation>
    </message>
</context>
<context>
    <name>KeptNotebook</name>
    <message>
        <source>The lesson notebook is full, and its oldest entries cannot be written to %1.</source>
        <translation>Тетрадь уроков полна, а её самые старые записи нельзя записать в %1.</translation>
    </message>
    <message>
        <source>The lesson notebook is full: its oldest %1 entries have been moved to %2.</source>
        <translation>Тетрадь уроков полна: её самые старые записи (%1) теперь в %2.</translation>
    </message>
</context>
<context>
    <name>LessonProgress</name>
    <message>
        <source>Your progress could not be read (%1). %2</source>
        <translation>Ваши успехи не удалось прочитать (%1). %2</translation>
    </message>
</context>
<context>
    <name>MatrixText</name>
    <message>
        <source>moves row %1 by %2</source>
        <translation>сдвигает строку %1 на %2</translation>
    </message>
    <message>
        <source>changes the speed of row %1 by %2</source>
        <translation>меняет скорость строки %1 на %2</translation>
    </message>
    <message>
        <source>an impulse of 1 %1 on row %2</source>
        <translation>импульс 1 %1 на строке %2</translation>
    </message>
    <message>
        <source>%1, on the diagonal: %2 %3.</source>
        <translation>%1, на диагонали: %2 %3.</translation>
    </message>
    <message>
        <source>With its softness γ = %1, K + γ = %2.</source>
        <translation>С её мягкостью γ = %1 получается K + γ = %2.</translation>
    </message>
    <message>
        <source>Its effective mass is 1/%1 = %2.</source>
        <translation>Её эффективная масса — 1/%1 = %2.</translation>
    </message>
    <message>
        <source>%1 disturbs no other row.</source>
        <translation>%1 не влияет ни на одну другую строку.</translation>
    </message>
    <message>
        <source>The row is diagonally dominant: its other entries add up to %1 of the diagonal.</source>
        <translation>Её диагональный элемент преобладает: остальные вместе составляют %1 от него.</translation>
    </message>
    <message>
        <source>The row is not diagonally dominant: its other entries add up to %1 of the diagonal.</source>
        <translation>Её диагональный элемент не преобладает: остальные вместе составляют %1 от него.</translation>
    </message>
    <message>
        <source>No row is free.</source>
        <translation>Свободных строк нет.</translation>
    </message>
    <message>
        <source>Condition κ = %1, exact: eigenvalues %2 to %3 of the free rows, scaled to a diagonal of 1.</source>
        <translation>Обусловленность κ = %1, точно: собственные числа свободных строк от %2 до %3, диагональ приведена к 1.</translation>
    </message>
    <message>
        <source>Condition κ ≥ %1, estimated by %2 steps of Lanczos&apos; method (more than 400 free rows, scaled to a diagonal of 1).</source>
        <translation>Обусловленность κ ≥ %1, оценка по методу Ланцоша, шагов: %2 (свободных строк больше 400, диагональ приведена к 1).</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>For example, these change no velocity: %1.</source>
        <translation>Например, ни одной скорости не меняют такие импульсы: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 share no body that an impulse moves: neither disturbs the other.</source>
        <translation>%1 и %2 не имеют общего тела, на которое действует импульс: друг на друга они не влияют.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1 and %2 share %3: %4 %5.</source>
        <translation>%1 и %2 связаны через %3: %4 %5.</translation>
    </message>
    <message numerus="yes">
        <source>%1 disturbs %n rows: %2.</source>
        <translation>
            <numerusform>%1 влияет на %n другую строку: %2.</numerusform>
            <numerusform>%1 влияет на %n другие строки: %2.</numerusform>
            <numerusform>%1 влияет на %n других строк: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n null directions: the impulses are not unique.</source>
        <translation>
            <numerusform>%n нулевое направление: импульсы неоднозначны.</numerusform>
            <numerusform>%n нулевых направления: импульсы неоднозначны.</numerusform>
            <numerusform>%n нулевых направлений: импульсы неоднозначны.</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1 (%2)</source>
        <translation>строка %1 (%2)</translation>
    </message>
</context>
<context>
    <name>MemberText</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>The name in files, tables and conditions; different for every body and for every joint.</source>
        <translation>Имя в файлах, таблицах и условиях; своё у каждого тела и у каждого соединения.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>A static body never moves. A dynamic one has a mass and is moved by impulses.</source>
        <translation>Статическое тело никогда не движется. Динамическое имеет массу, и его движут импульсы.</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Радиус</translation>
    </message>
    <message>
        <source>Of the circle, or of the round ends of the capsule.</source>
        <translation>Круга или скруглённых концов капсулы.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Along the body&apos;s own x axis.</source>
        <translation>Вдоль собственной оси x тела.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Высота</translation>
    </message>
    <message>
        <source>Along the body&apos;s own y axis.</source>
        <translation>Вдоль собственной оси y тела.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Of the segment in the middle of the capsule, without its round ends.</source>
        <translation>Отрезка в середине капсулы, без скруглённых концов.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Нормаль</translation>
    </message>
    <message>
        <source>The direction out of the solid half; any length.</source>
        <translation>Направление наружу из твёрдой половины; любой длины.</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Сдвиг</translation>
    </message>
    <message>
        <source>How far the surface is from the body&apos;s position along the normal.</source>
        <translation>Расстояние от положения тела до поверхности вдоль нормали.</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Углы</translation>
    </message>
    <message>
        <source>Three to eight corners of a convex polygon, relative to the position: x y; x y; …</source>
        <translation>От трёх до восьми углов выпуклого многоугольника относительно положения: x y; x y; …</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Of the centre; y points up.</source>
        <translation>Центра; y направлена вверх.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Угол</translation>
    </message>
    <message>
        <source>Counter-clockwise. Of a weld: by how much B belongs turned relative to A.</source>
        <translation>Против часовой стрелки. У сварки: на сколько B должно быть повёрнуто относительно A.</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Of the centre of mass.</source>
        <translation>Центра масс.</translation>
    </message>
    <message>
        <source>Angular velocity</source>
        <translation>Угловая скорость</translation>
    </message>
    <message>
        <source>Counter-clockwise.</source>
        <translation>Против часовой стрелки.</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Масса</translation>
    </message>
    <message>
        <source>Empty: density times area; 1 kg for a particle.</source>
        <translation>Пусто: плотность на площадь; 1 kg у частицы.</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Плотность</translation>
    </message>
    <message>
        <source>Used where no mass is given; entering one removes the mass.</source>
        <translation>Действует, если масса не указана; ввод плотности убирает массу.</translation>
    </message>
    <message>
        <source>Friction μ</source>
        <translation>Трение μ</translation>
    </message>
    <message>
        <source>A pair of bodies has the geometric mean of both.</source>
        <translation>У пары тел — среднее геометрическое обоих.</translation>
    </message>
    <message>
        <source>Restitution e</source>
        <translation>Коэффициент отскока e</translation>
    </message>
    <message>
        <source>The share of the speed of approach with which a body bounces; a pair has the larger one.</source>
        <translation>Доля скорости сближения, с которой тело отскакивает; у пары — большая из двух.</translation>
    </message>
    <message>
        <source>Fixed rotation</source>
        <translation>Без вращения</translation>
    </message>
    <message>
        <source>No impulse turns the body.</source>
        <translation>Никакой импульс не поворачивает тело.</translation>
    </message>
    <message>
        <source>Tyre</source>
        <translation>Шина</translation>
    </message>
    <message>
        <source>Friction by Pacejka&apos;s magic formula instead of Coulomb&apos;s law.</source>
        <translation>Трение по «магической формуле» Пацейки вместо закона Кулона.</translation>
    </message>
    <message>
        <source>Tyre B</source>
        <translation>Шина: B</translation>
    </message>
    <message>
        <source>Stiffness factor of the magic formula: how steeply the grip rises with the slip.</source>
        <translation>Коэффициент жёсткости формулы: как круто растёт сцепление с проскальзыванием.</translation>
    </message>
    <message>
        <source>Tyre C</source>
        <translation>Шина: C</translation>
    </message>
    <message>
        <source>Shape factor of the magic formula.</source>
        <translation>Коэффициент формы формулы.</translation>
    </message>
    <message>
        <source>Tyre E</source>
        <translation>Шина: E</translation>
    </message>
    <message>
        <source>Curvature factor of the magic formula: how the curve goes on beyond its peak.</source>
        <translation>Коэффициент кривизны формулы: как кривая идёт дальше после вершины.</translation>
    </message>
    <message>
        <source>Slowest</source>
        <translation>Наименьшая скорость</translation>
    </message>
    <message>
        <source>Slip is relative to the wheel&apos;s speed, but at least to this one.</source>
        <translation>Проскальзывание берётся относительно скорости колеса, но не меньше этой.</translation>
    </message>
    <message>
        <source>Own start</source>
        <translation>Своё начало</translation>
    </message>
    <message>
        <source>The body begins elsewhere than where its joints were made.</source>
        <translation>Тело начинает не там, где созданы его соединения.</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>Тело A</translation>
    </message>
    <message>
        <source>The first of the two bodies that the joint connects.</source>
        <translation>Первое из двух тел, которые связывает соединение.</translation>
    </message>
    <message>
        <source>Body B</source>
        <translation>Тело B</translation>
    </message>
    <message>
        <source>The second of the two bodies that the joint connects.</source>
        <translation>Второе из двух тел, которые связывает соединение.</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Точка крепления</translation>
    </message>
    <message>
        <source>The point of both bodies that the joint holds, in the world at the start.</source>
        <translation>Точка обоих тел, которую держит соединение, в мире в начале.</translation>
    </message>
    <message>
        <source>Anchor of A</source>
        <translation>Крепление A</translation>
    </message>
    <message>
        <source>The point of body A, in the world at the start.</source>
        <translation>Точка тела A в мире в начале.</translation>
    </message>
    <message>
        <source>Anchor of B</source>
        <translation>Крепление B</translation>
    </message>
    <message>
        <source>The point of body B, in the world at the start.</source>
        <translation>Точка тела B в мире в начале.</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Ось</translation>
    </message>
    <message>
        <source>The direction along which B slides; it turns with A.</source>
        <translation>Направление, вдоль которого скользит B; поворачивается вместе с A.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Пределы</translation>
    </message>
    <message>
        <source>How far B slides along the axis, from the start: lower and upper end.</source>
        <translation>Как далеко B скользит вдоль оси от начала: нижний и верхний конец.</translation>
    </message>
    <message>
        <source>How far B turns relative to A, from the start: lower and upper end.</source>
        <translation>Как далеко B поворачивается относительно A от начала: нижний и верхний конец.</translation>
    </message>
    <message>
        <source>Motor</source>
        <translation>Мотор</translation>
    </message>
    <message>
        <source>Drives the joint towards a speed.</source>
        <translation>Разгоняет соединение до скорости.</translation>
    </message>
    <message>
        <source>Motor speed</source>
        <translation>Скорость мотора</translation>
    </message>
    <message>
        <source>The speed that the motor wants.</source>
        <translation>Скорость, к которой стремится мотор.</translation>
    </message>
    <message>
        <source>Maximum torque</source>
        <translation>Наибольший момент</translation>
    </message>
    <message>
        <source>The motor turns with no more than this.</source>
        <translation>Мотор вращает не сильнее.</translation>
    </message>
    <message>
        <source>Maximum force</source>
        <translation>Наибольшая сила</translation>
    </message>
    <message>
        <source>The motor pushes with no more than this.</source>
        <translation>Мотор толкает не сильнее.</translation>
    </message>
    <message>
        <source>Empty: the distance of the anchors at the start.</source>
        <translation>Пусто: расстояние между точками крепления в начале.</translation>
    </message>
    <message>
        <source>Least length</source>
        <translation>Наименьшая длина</translation>
    </message>
    <message>
        <source>Empty: none.</source>
        <translation>Пусто: нет.</translation>
    </message>
    <message>
        <source>Greatest length</source>
        <translation>Наибольшая длина</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>By which the rope gets longer; negative winds it in.</source>
        <translation>С которой верёвка удлиняется; отрицательная наматывает.</translation>
    </message>
    <message>
        <source>The winch pulls with no more than this. Empty: as strong as necessary.</source>
        <translation>Лебёдка тянет не сильнее. Пусто: так сильно, как нужно.</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Отношение</translation>
    </message>
    <message>
        <source>Of a gear: B turns so many times as far as A. Of a pulley: the part of B&apos;s rope counts so many times.</source>
        <translation>У передачи: B поворачивается во столько раз дальше A. У блока: часть верёвки B считается столько раз.</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Колесо</translation>
    </message>
    <message>
        <source>The body that the rope of the pulley runs over.</source>
        <translation>Тело, через которое идёт верёвка блока.</translation>
    </message>
    <message>
        <source>Of the drum that A&apos;s rope runs on.</source>
        <translation>Барабана, по которому идёт верёвка A.</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Пружина</translation>
    </message>
    <message>
        <source>Makes the joint soft, in one of three ways; limits and motors stay hard.</source>
        <translation>Делает соединение мягким одним из трёх способов; пределы и моторы остаются жёсткими.</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Частота</translation>
    </message>
    <message>
        <source>With which the spring would swing without its damper, whatever the masses.</source>
        <translation>С которой пружина качалась бы без демпфера, какими бы ни были массы.</translation>
    </message>
    <message>
        <source>Damping ratio</source>
        <translation>Коэффициент затухания</translation>
    </message>
    <message>
        <source>1 is critical: as fast as possible without swinging.</source>
        <translation>1 — критическое: как можно быстрее без качания.</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Жёсткость</translation>
    </message>
    <message>
        <source>Of rows that turn in N m/rad.</source>
        <translation>У вращающих строк в N m/rad.</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Затухание</translation>
    </message>
    <message>
        <source>Of rows that turn in N m s/rad.</source>
        <translation>У вращающих строк в N m s/rad.</translation>
    </message>
    <message>
        <source>The share of the position error that a step removes.</source>
        <translation>Доля ошибки положения, которую убирает шаг.</translation>
    </message>
    <message>
        <source>The softness; 0 is a hard row. Of rows that turn in 1/(kg m²).</source>
        <translation>Мягкость; 0 — жёсткая строка. У вращающих строк в 1/(kg m²).</translation>
    </message>
    <message>
        <source>Bodies collide</source>
        <translation>Тела сталкиваются</translation>
    </message>
    <message>
        <source>The two bodies touch each other; usually joined bodies pass through each other.</source>
        <translation>Оба тела касаются друг друга; обычно соединённые тела проходят друг сквозь друга.</translation>
    </message>
    <message>
        <source>A formula of the positions of both bodies: x_a, y_a, angle_a, x_b, y_b, angle_b.</source>
        <translation>Формула от положений обоих тел: x_a, y_a, angle_a, x_b, y_b, angle_b.</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Требование</translation>
    </message>
    <message>
        <source>What the joint demands of the formula.</source>
        <translation>Чего соединение требует от формулы.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Параметр</translation>
    </message>
    <message>
        <source>A number with a name for the formulas.</source>
        <translation>Число с именем для формул.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>One line: what the scene is called.</source>
        <translation>Одна строка: как называется сцена.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Описание</translation>
    </message>
    <message>
        <source>What to watch in the scene.</source>
        <translation>На что смотреть в сцене.</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Сила тяжести</translation>
    </message>
    <message>
        <source>The acceleration of every dynamic body.</source>
        <translation>Ускорение каждого динамического тела.</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>Статическое</translation>
    </message>
    <message>
        <source>Dynamic</source>
        <translation>Динамическое</translation>
    </message>
    <message>
        <source>None: hard</source>
        <translation>Нет: жёстко</translation>
    </message>
    <message>
        <source>Frequency and damping ratio</source>
        <translation>Частота и коэффициент затухания</translation>
    </message>
    <message>
        <source>Stiffness and damping</source>
        <translation>Жёсткость и затухание</translation>
    </message>
    <message>
        <source>β and γ</source>
        <translation>β и γ</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Круг</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Прямоугольник</translation>
    </message>
    <message>
        <source>Half-plane</source>
        <translation>Полуплоскость</translation>
    </message>
    <message>
        <source>Particle</source>
        <translation>Частица</translation>
    </message>
    <message>
        <source>Box that never turns</source>
        <translation>Прямоугольник без вращения</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Многоугольник</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Капсула</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Шарнир</translation>
    </message>
    <message>
        <source>Distance joint</source>
        <translation>Стержень</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Верёвка</translation>
    </message>
    <message>
        <source>Winch</source>
        <translation>Лебёдка</translation>
    </message>
    <message>
        <source>Weld</source>
        <translation>Сварка</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Ползун</translation>
    </message>
    <message>
        <source>Wheel joint</source>
        <translation>Колёсное соединение</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Зубчатая передача</translation>
    </message>
    <message>
        <source>Pulley</source>
        <translation>Блок</translation>
    </message>
    <message>
        <source>Custom joint</source>
        <translation>Собственное соединение</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Something to reach with the scene: who opens it finds it above the scene.</source>
        <translation>То, чего надо добиться со сценой: кто её откроет, увидит задачу над сценой.</translation>
    </message>
    <message>
        <source>To reach</source>
        <translation>Цель словами</translation>
    </message>
    <message>
        <source>What is to be reached, in words.</source>
        <translation>Чего надо добиться, словами.</translation>
    </message>
    <message>
        <source>Unlocked</source>
        <translation>Открыто</translation>
    </message>
    <message>
        <source>What may be changed: keys of settings, separated by commas, and “bodies” for moving them. All else is locked.</source>
        <translation>Что можно менять: ключи настроек через запятую и «bodies», чтобы двигать тела. Всё остальное закрыто.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>The formula that has to become true, as in lessons: max_penetration() &lt; 0.01, abs(body(&quot;box&quot;).y - 2) &lt; 0.05, settings.iterations &lt;= 4; several of them with “and”.</source>
        <translation>Формула, которая должна стать верной, как в уроках: max_penetration() &lt; 0.01, abs(body(&quot;box&quot;).y - 2) &lt; 0.05, settings.iterations &lt;= 4; несколько — через «and».</translation>
    </message>
    <message>
        <source>At step</source>
        <translation>На шаге</translation>
    </message>
    <message>
        <source>At the end of this step the goal counts.</source>
        <translation>Цель засчитывается в конце этого шага.</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>Держать</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>шагов</translation>
    </message>
    <message>
        <source>In so many steps up to that one the goal must be true.</source>
        <translation>Столько шагов до этого включительно цель должна быть верна.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>A box that never turns keeps its sides upright and level, whatever hits it.</source>
        <translation>Стороны прямоугольника без вращения остаются вертикальными и горизонтальными, что бы в него ни попало.</translation>
    </message>
</context>
<context>
    <name>MomentDescription</name>
    <message>
        <source>after Jv</source>
        <translation>после Jv</translation>
    </message>
    <message>
        <source>after the raw Δλ</source>
        <translation>после неурезанного Δλ</translation>
    </message>
    <message>
        <source>after the sum</source>
        <translation>после суммы</translation>
    </message>
    <message>
        <source>after the clamp</source>
        <translation>после урезания</translation>
    </message>
    <message>
        <source>after the velocity of A</source>
        <translation>после скорости A</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Шаг %1</translation>
    </message>
    <message>
        <source>end of the step</source>
        <translation>конец шага</translation>
    </message>
    <message>
        <source>%1, overlap test of %2 and %3</source>
        <translation>%1, проверка перекрытия %2 и %3</translation>
    </message>
    <message>
        <source>sweep %1</source>
        <translation>проход %1</translation>
    </message>
    <message>
        <source>end of “%1”</source>
        <translation>конец фазы «%1»</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>строка %1</translation>
    </message>
</context>
<context>
    <name>MomentLink</name>
    <message>
        <source>The scene differs from its file: the link opens the scene in the file.</source>
        <translation>Сцена уже не такая, как в файле: ссылка откроет ту, что в файле.</translation>
    </message>
    <message>
        <source>The mouse input (inputs: %1) is too long for a link, so the link leads to another moment and says so. A bookmark keeps everything.</source>
        <translation>Сделанное мышью (действий: %1) слишком длинно для ссылки, поэтому она ведёт к другому моменту и сообщает об этом. Закладка сохраняет всё.</translation>
    </message>
    <message>
        <source>This scene is in no file, and too large for a link: the link works only while the scene is open.</source>
        <translation>У этой сцены нет файла, и она слишком велика для ссылки: ссылка действует, только пока сцена открыта.</translation>
    </message>
    <message>
        <source>A recorded trace cannot be shared as a link: share its file.</source>
        <translation>Записанной трассой нельзя поделиться как ссылкой: передайте её файл.</translation>
    </message>
    <message>
        <source>The scene is too large for a link of at most %1 characters: save it and share the file.</source>
        <translation>Сцена слишком велика для ссылки не длиннее %1 символов: сохраните её и передайте файл.</translation>
    </message>
</context>
<context>
    <name>NotebookPage</name>
    <message>
        <source>sweep</source>
        <translation>проход</translation>
    </message>
    <message>
        <source>error [%1]</source>
        <translation>ошибка [%1]</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>настройка</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>символ</translation>
    </message>
    <message>
        <source>value</source>
        <translation>значение</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>единица</translation>
    </message>
    <message>
        <source>not visited yet</source>
        <translation>ещё не посещена</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>нижн.</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>верхн.</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Тетрадь</translation>
    </message>
    <message>
        <source>This moment can no longer be reproduced: %1.</source>
        <translation>Этот момент больше нельзя воссоздать: %1.</translation>
    </message>
    <message>
        <source>These numbers differ from those of the bookmark: the solver has changed since.</source>
        <translation>Это не те числа, при которых была поставлена закладка: с тех пор изменился солвер.</translation>
    </message>
    <message>
        <source>The scene at this moment</source>
        <translation>Сцена в этот момент</translation>
    </message>
    <message>
        <source>Error per sweep of this step, phase %1</source>
        <translation>Ошибка по проходам этого шага, фаза %1</translation>
    </message>
    <message>
        <source>Link:</source>
        <translation>Ссылка:</translation>
    </message>
    <message>
        <source>Changed for this moment:</source>
        <translation>Изменено для этого момента:</translation>
    </message>
    <message>
        <source>%1: %2 rows</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, the first %1 of them</source>
        <translation>, показаны первые %1</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>ограничение</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>вид</translation>
    </message>
    <message>
        <source>bias [%1]</source>
        <translation>смещение [%1]</translation>
    </message>
    <message>
        <source>clamp</source>
        <translation>урезание</translation>
    </message>
    <message>
        <source>Bodies: %1</source>
        <translation>Тел: %1</translation>
    </message>
    <message>
        <source>body</source>
        <translation>тело</translation>
    </message>
    <message>
        <source>angle [rad]</source>
        <translation>угол [rad]</translation>
    </message>
    <message>
        <source>Scene: %1</source>
        <translation>Сцена: %1</translation>
    </message>
    <message>
        <source>Current settings</source>
        <translation>Действующие настройки</translation>
    </message>
    <message>
        <source>This notebook contains no moments.</source>
        <translation>В этой тетради нет ни одного момента.</translation>
    </message>
    <message>
        <source>Exporting moment %1 of %2 …</source>
        <translation>Создаётся момент %1 из %2 …</translation>
    </message>
</context>
<context>
    <name>PanelInfo</name>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Тела</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Точки останова</translation>
    </message>
    <message>
        <source>Worst offenders</source>
        <translation>Худшие нарушители</translation>
    </message>
    <message>
        <source>Warm start</source>
        <translation>Горячий старт</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Ветки</translation>
    </message>
    <message>
        <source>Rows × sweeps</source>
        <translation>Строки × проходы</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Сходимость</translation>
    </message>
    <message>
        <source>Time series</source>
        <translation>Временные ряды</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Матрица</translation>
    </message>
    <message>
        <source>λ₁–λ₂ plane</source>
        <translation>Плоскость λ₁–λ₂</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Тетрадь</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Лента времени</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Происхождение</translation>
    </message>
    <message>
        <source>Energy ledger</source>
        <translation>Баланс энергии</translation>
    </message>
    <message>
        <source>Exact answer</source>
        <translation>Точный ответ</translation>
    </message>
    <message>
        <source>Parameter scan</source>
        <translation>Перебор</translation>
    </message>
    <message>
        <source>Row order</source>
        <translation>Порядок строк</translation>
    </message>
    <message>
        <source>Impulses</source>
        <translation>Импульсы</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Наблюдение</translation>
    </message>
    <message>
        <source>This scene</source>
        <translation>Эта сцена</translation>
    </message>
    <message>
        <source>Notebooks</source>
        <translation>Тетради</translation>
    </message>
    <message>
        <source>Custom joint</source>
        <translation>Собственное соединение</translation>
    </message>
    <message>
        <source>Solve by hand</source>
        <translation>Решать вручную</translation>
    </message>
    <message>
        <source>Soft constraint</source>
        <translation>Мягкое ограничение</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Построение</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Свойства</translation>
    </message>
</context>
<context>
    <name>ParameterScanText</name>
    <message>
        <source>not run yet</source>
        <translation>прогона ещё не было</translation>
    </message>
    <message>
        <source>A number stopped being finite in step %1.</source>
        <translation>На шаге %1 число перестало быть конечным.</translation>
    </message>
    <message>
        <source>%1 · %2 steps</source>
        <translation>%1 · шагов: %2</translation>
    </message>
    <message>
        <source>other settings: the defaults</source>
        <translation>остальные настройки: по умолчанию</translation>
    </message>
    <message>
        <source>other settings: %1</source>
        <translation>остальные настройки: %1</translation>
    </message>
</context>
<context>
    <name>PerspectiveInfo</name>
    <message>
        <source>Learn</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Shows the lesson and the scene, and panels as the lesson asks for them.</source>
        <translation>Показать урок и сцену, а панели – когда их просит урок.</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Отладка</translation>
    </message>
    <message>
        <source>Shows the scene with the card of the current row, the source, the table and the timeline.</source>
        <translation>Показать сцену с карточкой текущей строки, кодом, таблицей и лентой времени.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Shows the scenes of all variants side by side, with a chart and the outcomes below.</source>
        <translation>Показать сцены всех вариантов рядом, под ними график и итоги.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Сборка</translation>
    </message>
    <message>
        <source>Shows the scene with what makes and changes bodies.</source>
        <translation>Показать сцену и то, чем создают и меняют тела.</translation>
    </message>
</context>
<context>
    <name>PlaneText</name>
    <message>
        <source>Λ of row %1</source>
        <translation>Λ строки %1</translation>
    </message>
    <message>
        <source>Start, after the warm start: Λ = %1</source>
        <translation>Начало, после горячего старта: Λ = %1</translation>
    </message>
    <message>
        <source>%1, sweep %2</source>
        <translation>%1, проход %2</translation>
    </message>
    <message>
        <source>%1: visit to row %2, Λ = %3</source>
        <translation>%1: посещение строки %2, Λ = %3</translation>
    </message>
    <message>
        <source>, stopped at the lower bound</source>
        <translation>, остановлено на нижней границе</translation>
    </message>
    <message>
        <source>, stopped at the upper bound</source>
        <translation>, остановлено на верхней границе</translation>
    </message>
    <message>
        <source>Λ = %1 at the cursor.</source>
        <translation>У курсора Λ = %1.</translation>
    </message>
    <message>
        <source>Row %1: Jv + bias + γΛ = %2.</source>
        <translation>Строка %1: Jv + bias + γΛ = %2.</translation>
    </message>
    <message>
        <source>Alone, the two rows would end at %1.</source>
        <translation>Сами по себе две эти строки пришли бы к %1.</translation>
    </message>
    <message>
        <source>The two lines are parallel: the two rows alone have no unique solution.</source>
        <translation>Две прямые параллельны: одни эти строки не имеют единственного решения.</translation>
    </message>
    <message>
        <source>The rows share no body that moves: neither disturbs the other.</source>
        <translation>У строк нет общего подвижного тела: они не влияют друг на друга.</translation>
    </message>
    <message>
        <source>The bounds apply to each single impulse here, so that no Λ is excluded.</source>
        <translation>Границы здесь действуют на каждый импульс отдельно, так что никакое Λ не исключено.</translation>
    </message>
    <message>
        <source>Impulses are applied at the end of the sweep; the lines are those of this sweep.</source>
        <translation>Импульсы вступают в силу в конце прохода; прямые показаны такими, какими их видит этот проход.</translation>
    </message>
</context>
<context>
    <name>ProvenanceText</name>
    <message>
        <source>angle</source>
        <translation>угол</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>row %1, %2, %3</source>
        <translation>строка %1, %2, %3</translation>
    </message>
    <message>
        <source>row %1, %2, %3, %4</source>
        <translation>строка %1, %2, %3, %4</translation>
    </message>
    <message>
        <source>the last step</source>
        <translation>прошлый шаг</translation>
    </message>
    <message>
        <source>start of the row</source>
        <translation>строка начинает с</translation>
    </message>
    <message>
        <source>start of the step</source>
        <translation>шаг начинается с</translation>
    </message>
    <message>
        <source>gravity, h g</source>
        <translation>тяжесть, h g</translation>
    </message>
    <message>
        <source>warm start</source>
        <translation>горячий старт</translation>
    </message>
    <message>
        <source>not carried over</source>
        <translation>не перенесено</translation>
    </message>
    <message>
        <source>visit</source>
        <translation>посещение</translation>
    </message>
    <message>
        <source>visit, after the sweep</source>
        <translation>посещение, после прохода</translation>
    </message>
    <message>
        <source>visit, Δx / h</source>
        <translation>посещение, Δx / h</translation>
    </message>
    <message>
        <source>whole turns, which become no velocity</source>
        <translation>полные обороты, не переходящие в скорость</translation>
    </message>
    <message>
        <source>removed by the bound</source>
        <translation>отнято границей</translation>
    </message>
    <message>
        <source>the velocities, h (v + ṽ)</source>
        <translation>скорости, h (v + ṽ)</translation>
    </message>
    <message>
        <source>the velocity, h v</source>
        <translation>скорость, h v</translation>
    </message>
    <message>
        <source>set manually</source>
        <translation>задано вручную</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>округление</translation>
    </message>
    <message>
        <source>changed without a visit</source>
        <translation>изменено без посещения</translation>
    </message>
    <message>
        <source>%1: %2 ×</source>
        <translation>%1: %2 ×</translation>
    </message>
    <message>
        <source>sweep %1</source>
        <translation>проход %1</translation>
    </message>
    <message>
        <source>%1, %2: %3 ×</source>
        <translation>%1, %2: %3 ×</translation>
    </message>
    <message>
        <source>smaller ones: %1 ×</source>
        <translation>меньшие: %1 ×</translation>
    </message>
    <message>
        <source>from speed</source>
        <translation>от скорости</translation>
    </message>
    <message>
        <source>from the bounce</source>
        <translation>от отскока</translation>
    </message>
    <message>
        <source>from the motor</source>
        <translation>от мотора</translation>
    </message>
    <message>
        <source>from the error or the pseudo-velocity</source>
        <translation>от ошибки или псевдоскорости</translation>
    </message>
    <message>
        <source>from the error to correct</source>
        <translation>от исправления ошибки</translation>
    </message>
    <message>
        <source>from softness</source>
        <translation>от мягкости</translation>
    </message>
    <message>
        <source>removed by the clamp</source>
        <translation>урезано</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>its own motion, M (y − x)</source>
        <translation>собственное движение, M (y − x)</translation>
    </message>
    <message>
        <source>gravity left out where the sweeps begin, −h g</source>
        <translation>сила тяжести, которой нет в начале проходов, −h g</translation>
    </message>
</context>
<context>
    <name>RowDescription</name>
    <message>
        <source>in sweep %1</source>
        <translation>в проходе %1</translation>
    </message>
    <message>
        <source>by the warm start</source>
        <translation>при горячем старте</translation>
    </message>
    <message>
        <source>Last visited %1: Δλ = %2</source>
        <translation>Последнее посещение — %1: Δλ = %2</translation>
    </message>
    <message>
        <source>, stopped at the lower bound %1</source>
        <translation>, остановлено на нижней границе %1</translation>
    </message>
    <message>
        <source>, stopped at the upper bound %1</source>
        <translation>, остановлено на верхней границе %1</translation>
    </message>
    <message>
        <source>Not visited yet in this step.</source>
        <translation>На этом шаге ещё не посещалась.</translation>
    </message>
    <message>
        <source>Visited next %1.</source>
        <translation>Следующее посещение — %1.</translation>
    </message>
    <message>
        <source>Not visited again in this step.</source>
        <translation>На этом шаге больше не посещается.</translation>
    </message>
    <message>
        <source>Row %1, %2</source>
        <translation>Строка %1, %2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>шаг %1</translation>
    </message>
    <message>
        <source>This step has no such row.</source>
        <translation>На этом шаге такой строки нет.</translation>
    </message>
    <message>
        <source>This step has not built its rows yet.</source>
        <translation>Её ещё нет: строки этого шага не построены.</translation>
    </message>
    <message>
        <source>row %1 of %2, picked, %3, step %4</source>
        <translation>строка %1 из %2, выбрана, %3, шаг %4</translation>
    </message>
    <message>
        <source>Λ = %1, C = %2</source>
        <translation>Λ = %1, C = %2</translation>
    </message>
    <message>
        <source>Λ = %1, Jv = %2</source>
        <translation>Λ = %1, Jv = %2</translation>
    </message>
    <message>
        <source>Not visited by this event. Now %1.</source>
        <translation>Это событие её не посещает. Сейчас %1.</translation>
    </message>
    <message>
        <source>This event: %1. %2</source>
        <translation>Это событие: %1. %2</translation>
    </message>
    <message>
        <source>This event visits row %1 (%2): %3, %4.</source>
        <translation>Это событие посещает строку %1 (%2): %3, %4.</translation>
    </message>
</context>
<context>
    <name>RowFormula</name>
    <message>
        <source>set manually</source>
        <translation>задано вручную</translation>
    </message>
    <message>
        <source>warm start</source>
        <translation>горячий старт</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>отскок</translation>
    </message>
    <message>
        <source>pivot %1</source>
        <translation>опорный шаг %1</translation>
    </message>
    <message>
        <source>sweep %1 of %2</source>
        <translation>проход %1 из %2</translation>
    </message>
    <message>
        <source>row %1 of %2, %3, %4</source>
        <translation>строка %1 из %2, %3, %4</translation>
    </message>
    <message>
        <source>the trace does not record whether it was clamped</source>
        <translation>из трассы не видно, было ли урезание</translation>
    </message>
    <message>
        <source>within the bounds</source>
        <translation>в пределах границ</translation>
    </message>
    <message>
        <source>stopped at the lower bound</source>
        <translation>остановлено на нижней границе</translation>
    </message>
    <message>
        <source>stopped at the upper bound</source>
        <translation>остановлено на верхней границе</translation>
    </message>
    <message>
        <source>Λ so far</source>
        <translation>Λ до посещения</translation>
    </message>
    <message>
        <source>not part of the clamp: each impulse is clamped alone</source>
        <translation>в урезании не участвует: каждый импульс урезается отдельно</translation>
    </message>
    <message>
        <source>the cone, with the normal row&apos;s current impulse</source>
        <translation>конус по текущему импульсу нормальной строки</translation>
    </message>
    <message>
        <source>the cone, with the normal row&apos;s impulse at the end of the last step: wrong on purpose</source>
        <translation>конус по импульсу, с которым нормальная строка закончила прошлый шаг: намеренно неверно</translation>
    </message>
    <message>
        <source>the tyre of %1 slips by %2, where its curve gives %3 of μ</source>
        <translation>шина %1 проскальзывает на %2; её кривая оставляет здесь %3 от μ</translation>
    </message>
    <message>
        <source>undoes part of the earlier impulse</source>
        <translation>забирает часть того, что было дано раньше</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>sum</translation>
    </message>
    <message>
        <source>Δλ raw</source>
        <translation>неурезанное Δλ</translation>
    </message>
    <message>
        <source>Λ′</source>
        <translation>Λ′</translation>
    </message>
    <message>
        <source>Δλ</source>
        <translation>Δλ</translation>
    </message>
    <message>
        <source>bias = the error to be removed</source>
        <translation>bias = ошибка, которую надо убрать</translation>
    </message>
    <message>
        <source>no error</source>
        <translation>исправлять нечего</translation>
    </message>
    <message>
        <source>angle error</source>
        <translation>на столько отклонён угол</translation>
    </message>
    <message>
        <source>distance that B must move along n, relative to A</source>
        <translation>на столько B надо сместить вдоль n относительно A</translation>
    </message>
    <message>
        <source>distance that B must move against n, relative to A</source>
        <translation>на столько B надо сместить против n относительно A</translation>
    </message>
    <message>
        <source>overlap still to be removed</source>
        <translation>на столько тела ещё надо раздвинуть</translation>
    </message>
    <message>
        <source>no overlap to remove</source>
        <translation>раздвигать нечего</translation>
    </message>
    <message>
        <source>distance that the bodies have slid in this sub-step</source>
        <translation>на столько тела проскользили за этот подшаг</translation>
    </message>
    <message>
        <source>; β = %1 of the error, contacts less the slop</source>
        <translation>; β = %1 от ошибки, у контактов — за вычетом допуска</translation>
    </message>
    <message>
        <source>J, K and C recomputed from the current positions; there is no Jv</source>
        <translation>J, K и C вычислены заново для нынешних положений тел; Jv здесь нет</translation>
    </message>
    <message>
        <source>stiffness: %1 of the full correction</source>
        <translation>жёсткость: %1 всего пути</translation>
    </message>
    <message>
        <source>%1: nothing moves it</source>
        <translation>%1: ничто не сдвинет</translation>
    </message>
    <message>
        <source>%1 moves %2 m</source>
        <translation>%1: сдвиг на %2 m</translation>
    </message>
    <message>
        <source>pseudo-velocity of %1</source>
        <translation>псевдоскорость %1</translation>
    </message>
    <message>
        <source>%1: no impulse moves it</source>
        <translation>%1: импульсы не действуют</translation>
    </message>
    <message>
        <source>%1: the trace does not contain its mass</source>
        <translation>%1: в трассе нет массы этого тела</translation>
    </message>
    <message>
        <source>%1: its impulses are applied after the sweep</source>
        <translation>%1: импульсы вступят в силу после прохода</translation>
    </message>
    <message>
        <source>; the bias includes −γ j₀, so that γ acts on this step&apos;s j alone</source>
        <translation>; bias включает −γ j₀, так что γ действует только на j этого шага</translation>
    </message>
    <message>
        <source>; here without γ: m_eff is d/K and the bias is divided by d = K/(K + γ)</source>
        <translation>; здесь без γ: m_eff — это d/K, а bias делится на d = K/(K + γ)</translation>
    </message>
    <message>
        <source>no initial impulse: the bodies did not touch in the last step</source>
        <translation>начинать не с чего: на прошлом шаге тела не касались друг друга</translation>
    </message>
    <message>
        <source>no initial impulse: the bodies touched at other features in the last step</source>
        <translation>начинать не с чего: на прошлом шаге тела касались другими признаками</translation>
    </message>
    <message>
        <source>no initial impulse: the match was broken manually</source>
        <translation>начинать не с чего: совпадение разорвано вручную</translation>
    </message>
    <message>
        <source>no initial impulse: the row did nothing in the last step</source>
        <translation>начинать не с чего: на прошлом шаге строка ничего не сделала</translation>
    </message>
    <message>
        <source>no initial impulse: the row is new, or did nothing</source>
        <translation>начинать не с чего: строка новая или ничего не сделала</translation>
    </message>
    <message>
        <source>f, ζ: this row as a spring</source>
        <translation>f, ζ: эта строка как пружина</translation>
    </message>
    <message>
        <source>oscillating mass %1</source>
        <translation>качает %1</translation>
    </message>
    <message>
        <source>for steps of %1 s</source>
        <translation>для шагов по %1 s</translation>
    </message>
    <message>
        <source>B and A approach along n</source>
        <translation>B и A сближаются вдоль n</translation>
    </message>
    <message>
        <source>B and A separate along n</source>
        <translation>B и A расходятся вдоль n</translation>
    </message>
    <message>
        <source>no motion along n</source>
        <translation>вдоль n движения нет</translation>
    </message>
    <message>
        <source>B moves along n, relative to A</source>
        <translation>B движется вдоль n относительно A</translation>
    </message>
    <message>
        <source>B moves against n, relative to A</source>
        <translation>B движется против n относительно A</translation>
    </message>
    <message>
        <source>no relative rotation</source>
        <translation>взаимного поворота нет</translation>
    </message>
    <message>
        <source>relative rotation</source>
        <translation>взаимный поворот</translation>
    </message>
    <message>
        <source>no sliding</source>
        <translation>скольжения нет</translation>
    </message>
    <message>
        <source>sliding speed</source>
        <translation>скорость скольжения</translation>
    </message>
    <message>
        <source>not in the trace, and cannot be derived from it</source>
        <translation>нет в трассе и из неё не следует</translation>
    </message>
    <message>
        <source>would satisfy this row alone</source>
        <translation>делает эту строку верной, будь она одна</translation>
    </message>
    <message>
        <source>bias includes %1 m/s, so that the bounce is e times the current Jv</source>
        <translation>bias с добавкой %1 m/s, чтобы отскок был равен нынешнему Jv, умноженному на e</translation>
    </message>
    <message>
        <source>bias shifted by %1 m/s: e times the current Jv, which is wrong</source>
        <translation>bias сдвинут на %1 m/s: нынешнее Jv, умноженное на e, а это неверно</translation>
    </message>
    <message>
        <source>bias includes %1 m/s: the effect of the other rows of this pivot, and the part left to later pivots</source>
        <translation>bias с добавкой %1 m/s: то, что делают другие строки этого опорного шага, и то, что оставлено следующим</translation>
    </message>
    <message>
        <source>bias includes %1 m/s that the other point, solved together with it, is about to add</source>
        <translation>bias с добавкой %1 m/s: её внесёт другая точка, найденная одновременно</translation>
    </message>
    <message>
        <source>bias includes %1 that the joint&apos;s other rows, solved together with it, are about to add</source>
        <translation>bias с добавкой %1: её внесут другие строки соединения, найденные одновременно</translation>
    </message>
    <message>
        <source>ω = %1 times the impulse that satisfies this row</source>
        <translation>ω = %1, умноженное на то, что делает эту строку верной</translation>
    </message>
    <message>
        <source>m_eff of the bodies&apos; shares: %1 of the full one</source>
        <translation>m_eff по долям тел: %1 от целой</translation>
    </message>
    <message>
        <source>m_eff = 0: excluded before the sweeps, because the bodies were already separating</source>
        <translation>m_eff = 0: исключена до проходов, так как тела уже расходились</translation>
    </message>
    <message>
        <source>Λ_new: the impulse that was set</source>
        <translation>Λ_new: что задано строке</translation>
    </message>
    <message>
        <source>no formula here: the impulse was set manually, after the previous stop</source>
        <translation>здесь нет формулы: импульс задан вручную, сразу после предыдущей остановки</translation>
    </message>
    <message>
        <source>Λ_last: this row&apos;s impulse at the end of the last step</source>
        <translation>Λ_last: с чем эта строка закончила прошлый шаг</translation>
    </message>
    <message>
        <source>excluded before the sweeps, because the bodies were already separating: its stored impulses are discarded</source>
        <translation>исключена до проходов, так как тела уже расходились: её старые импульсы забыты</translation>
    </message>
    <message>
        <source>no Jv here: nothing is solved</source>
        <translation>здесь нет Jv: ничего не решается</translation>
    </message>
    <message>
        <source>J = 0: the joint&apos;s formula has no value or no direction here, and the row does nothing</source>
        <translation>J = 0: у формулы соединения здесь нет значения или направления, и строка ничего не делает</translation>
    </message>
    <message>
        <source>does not match: these numbers give %1</source>
        <translation>не сходится: по этим числам было бы %1</translation>
    </message>
    <message>
        <source>does not match the trace: %1</source>
        <translation>не согласуется с тем, что сообщает трасса: %1</translation>
    </message>
    <message>
        <source>bias = C(x) − α C(x⁻), the error to be removed</source>
        <translation>bias = C(x) − α C(x⁻), ошибка, которую надо убрать</translation>
    </message>
    <message>
        <source>α = %1</source>
        <translation>α = %1</translation>
    </message>
    <message>
        <source>a spring of the scene: all of its Λ is −k C</source>
        <translation>пружина сцены: вся её Λ — это −k C</translation>
    </message>
    <message>
        <source>what the spring holds; Λ takes it over, and no body moves</source>
        <translation>то, что держит пружина; Λ принимает это, тела не двигаются</translation>
    </message>
    <message>
        <source>β = %1 N/m²</source>
        <translation>β = %1 N/m²</translation>
    </message>
    <message>
        <source>unchanged: Λ is at a bound</source>
        <translation>без изменений: Λ на границе</translation>
    </message>
    <message>
        <source>unchanged: no error, or as stiff as it may become</source>
        <translation>без изменений: нет ошибки или жёсткость предельная</translation>
    </message>
</context>
<context>
    <name>RowText</name>
    <message>
        <source>pulls only</source>
        <translation>только тянет</translation>
    </message>
    <message>
        <source>equality</source>
        <translation>равенство</translation>
    </message>
    <message>
        <source>pushes only</source>
        <translation>только толкает</translation>
    </message>
    <message>
        <source>friction</source>
        <translation>трение</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>упор</translation>
    </message>
    <message>
        <source>motor</source>
        <translation>мотор</translation>
    </message>
    <message>
        <source>pull</source>
        <translation>тяга</translation>
    </message>
    <message>
        <source>push</source>
        <translation>толчок</translation>
    </message>
    <message>
        <source>pseudo-velocity rows</source>
        <translation>строки псевдоскоростей</translation>
    </message>
    <message>
        <source>position rows</source>
        <translation>строки положений</translation>
    </message>
    <message>
        <source>velocity rows</source>
        <translation>строки скоростей</translation>
    </message>
    <message>
        <source>static</source>
        <translation>неподвижное</translation>
    </message>
    <message>
        <source>mass %1 kg</source>
        <translation>масса %1 kg</translation>
    </message>
    <message>
        <source>never turns</source>
        <translation>никогда не поворачивается</translation>
    </message>
    <message>
        <source>x = (%1, %2) m, angle %3 rad</source>
        <translation>x = (%1, %2) m, угол %3 rad</translation>
    </message>
    <message>
        <source>v = (%1, %2) m/s</source>
        <translation>v = (%1, %2) m/s</translation>
    </message>
    <message>
        <source>ω = %1 rad/s</source>
        <translation>ω = %1 rad/s</translation>
    </message>
    <message>
        <source>matched for 1 step</source>
        <translation>совпадает 1 шаг</translation>
    </message>
    <message numerus="yes">
        <source>matched for %n steps</source>
        <translation>
            <numerusform>совпадает %n шаг</numerusform>
            <numerusform>совпадает %n шага</numerusform>
            <numerusform>совпадает %n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>feature %1, %2</source>
        <translation>признак %1, %2</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новый</translation>
    </message>
    <message>
        <source>separation %1 m</source>
        <translation>расстояние %1 m</translation>
    </message>
    <message>
        <source>%1 = %2 N s</source>
        <translation>%1 = %2 N s</translation>
    </message>
    <message>
        <source>The step has no such rows yet at this stop: continue into its sweeps.</source>
        <translation>На этой остановке таких строк ещё нет: перейдите дальше, к проходам.</translation>
    </message>
    <message>
        <source>At this stop the impulses of the last step have not been applied yet: continue to the end of the warm start.</source>
        <translation>На этой остановке импульсы прошлого шага ещё не приложены: перейдите к концу горячего старта.</translation>
    </message>
    <message>
        <source>The direct method builds each pivot on the previous ones: go back to the end of the warm start.</source>
        <translation>В прямом методе каждый опорный шаг строится на предыдущих: вернитесь к концу горячего старта.</translation>
    </message>
    <message>
        <source>The sweeps over these rows are done: go back to a stop within them.</source>
        <translation>Проходы по этим строкам закончены: вернитесь на остановку внутри них.</translation>
    </message>
    <message>
        <source>This stop has no such row.</source>
        <translation>На этой остановке такой строки нет.</translation>
    </message>
    <message>
        <source>An impulse must be a finite number.</source>
        <translation>Импульс должен быть конечным числом.</translation>
    </message>
    <message>
        <source>This is a recorded trace: what happened in it cannot be changed.</source>
        <translation>Это записанная трасса: того, что в ней произошло, уже не изменить.</translation>
    </message>
    <message>
        <source>There are too many visits before this stop; change an impulse earlier in the step.</source>
        <translation>До этой остановки слишком много посещений; измените импульс раньше на этом шаге.</translation>
    </message>
</context>
<context>
    <name>RunError</name>
    <message>
        <source>Step %1: %2. The run stops there.</source>
        <translation>Шаг %1: %2. Прогон здесь останавливается.</translation>
    </message>
    <message>
        <source>Step %1 has %2 contacts, the most that are found. The run stops there.</source>
        <translation>На шаге %1 контактов %2: больше не ищется. Прогон останавливается здесь.</translation>
    </message>
    <message>
        <source>row %1 (%2), sweep %3</source>
        <translation>строка %1 (%2), проход %3</translation>
    </message>
    <message>
        <source>body %1, phase &quot;%2&quot;</source>
        <translation>тело %1, фаза «%2»</translation>
    </message>
    <message>
        <source>Step %1 produced a number that is not finite, at %2. The run stops there.</source>
        <translation>На шаге %1 число перестало быть конечным: %2. Прогон здесь останавливается.</translation>
    </message>
</context>
<context>
    <name>SceneLibrary</name>
    <message>
        <source>Other scenes</source>
        <translation>Другие сцены</translation>
    </message>
    <message>
        <source>There is no file “%1” on this computer. Open the scene from where it is, or ask for a link that contains it: “Copy scene as a link” in the menu File makes one.</source>
        <translation>На этом компьютере нет файла «%1». Откройте сцену оттуда, где она есть, или попросите ссылку, в которой она содержится: её делает «Копировать сцену как ссылку» в меню «Файл».</translation>
    </message>
    <message>
        <source>This program has no scene named “%1”. “Scene library” in the menu File lists those that it has; for somebody’s own scene, ask for its file or for a link made by “Copy scene as a link”.</source>
        <translation>В этой программе нет сцены с именем «%1». Какие есть, показывает «Библиотека сцен» в меню «Файл»; если сцена чья-то собственная, попросите её файл или ссылку, сделанную командой «Копировать сцену как ссылку».</translation>
    </message>
</context>
<context>
    <name>Scenes</name>
    <message>
        <source>Particles in a rotated box</source>
        <translation>Частицы в повёрнутом ящике</translation>
    </message>
    <message>
        <source>Twelve particles bounce between four planes. A plane is a normal N and an offset; a particle has passed it if the distance N·P − offset is below 0, and is reflected if it is also approaching, N·V &lt; 0. Switch the approach test off: a particle that is still past the plane in the next step is reflected again, back into it.</source>
        <translation>Двенадцать частиц отскакивают между четырьмя плоскостями. Плоскость — нормаль N и сдвиг; частица за ней, если расстояние N·P − сдвиг меньше 0, и отражается, если к тому же приближается, N·V &lt; 0. Выключите проверку сближения: частица, которая и в следующем шаге ещё за плоскостью, повернёт снова, обратно в неё.</translation>
    </message>
    <message>
        <source>Reflection</source>
        <translation>Отражение</translation>
    </message>
    <message>
        <source>Five balls with restitution 0, 0.25, 0.5, 0.75 and 1 fall side by side. Each arrives, overlaps the floor a little, and its velocity is reflected: R = V − (1 + e) N (V·N), the impulse of the contact row divided by the mass. Only balls that approach are reflected: switch the approach test off and see them sent back into the floor.</source>
        <translation>Пять мячей с коэффициентами отскока 0, 0.25, 0.5, 0.75 и 1 падают рядом. Каждый долетает, чуть перекрывает пол, и его скорость отражается: R = V − (1 + e) N (V·N), импульс строки контакта, делённый на массу. Отражаются только сближающиеся: выключите проверку сближения, и их отправит обратно в пол.</translation>
    </message>
    <message>
        <source>Circles with masses</source>
        <translation>Круги с массами</translation>
    </message>
    <message>
        <source>A ball of 1 kg hits one of 1, 10, 100 and 1000 kg, and one that never moves. Both get the same impulse (1 + e) V·N / (1/m₁ + 1/m₂), and 1/m says what it does to each; a body that never moves has 1/m = 0. The heavier the other ball, the more the impact looks like that on a wall.</source>
        <translation>Мяч массой 1 kg ударяет мячи в 1, 10, 100 и 1000 kg и ещё один, который никогда не движется. Оба получают один импульс (1 + e) V·N / (1/m₁ + 1/m₂), а что он с каждым делает, говорит 1/m; у тела, которое никогда не движется, 1/m = 0. Чем тяжелее второй мяч, тем больше удар похож на удар о стену.</translation>
    </message>
    <message>
        <source>Chain of rods</source>
        <translation>Цепь стержней</translation>
    </message>
    <message>
        <source>Eight balls on rods swing down from a pin onto a peg. A rod removes the relative velocity of its ends along its axis, and adds (length − rest)/h, so that the errors left by a single pass are corrected in the next step. Joints come after contacts here, so that the chain holds and is pressed into the peg instead: put them before contacts, and the rods give way.</source>
        <translation>Восемь шаров на стержнях качаются на оси и падают на колышек. Стержень убирает относительную скорость своих концов вдоль себя и прибавляет (длина − длина покоя)/h, поэтому даже один проход, оставляющий ошибки, исправляет их в следующем шаге. Соединения здесь после контактов: цепь держится, её скорее вдавит в колышек; поставьте их до контактов — и поддадутся стержни.</translation>
    </message>
    <message>
        <source>Bouncing ball</source>
        <translation>Прыгающий мяч</translation>
    </message>
    <message>
        <source>Three balls fall from the same height with restitution 0, 0.5 and 0.9. The target of a bounce is set once, before the sweeps: watch the bias of the contact row.</source>
        <translation>Три мяча падают с одной высоты с коэффициентами отскока 0, 0.5 и 0.9. Цель отскока задаётся один раз, до проходов: смотрите на смещение строки контакта.</translation>
    </message>
    <message>
        <source>Bullets and a thin wall</source>
        <translation>Пули и тонкая стена</translation>
    </message>
    <message>
        <source>Four bullets fly at a wall of 2 cm; the fastest cover more than three metres per step. Speculative contacts stop each of them at the surface: the bias of an open contact is gap / h, so the row removes only the velocity that would cause overlap. The rubber ball bounces one step later, with the velocity that was left to it. Switch speculative off and only the slow one stays on this side.</source>
        <translation>Четыре пули летят в стену толщиной 2 cm; самые быстрые проходят за шаг больше трёх метров. Упреждающие контакты останавливают каждую у поверхности: смещение открытого контакта — зазор / h, и строка забирает лишь ту скорость, что дала бы перекрытие. Резиновый мяч отскакивает шагом позже, со скоростью, которая ему осталась. Выключите упреждающие контакты — и по эту сторону останется только медленная.</translation>
    </message>
    <message>
        <source>Ghost contact</source>
        <translation>Контакт с призраком</translation>
    </message>
    <message>
        <source>Both balls would fly past the corner of the block, the nearer one at a distance of 4 cm. Its speculative contact sees a straight wall across the line to the corner: the row lets the ball come nearer along its normal only by the width of the gap, and the ball is deflected by something that it never touches. That is the price of looking ahead along a line. Switch speculative off and it passes.</source>
        <translation>Оба мяча пролетели бы мимо угла блока, ближний — в 4 cm от него. Его упреждающий контакт видит прямую стену поперёк линии к углу: строка запрещает приблизиться вдоль её нормали больше, чем на ширину зазора, и мяч сворачивает из-за того, чего ни разу не коснулся. Такова цена упреждения прямой линией. Выключите упреждающие контакты — и он пролетит.</translation>
    </message>
    <message>
        <source>Impulse resolution</source>
        <translation>Разрешение столкновений импульсами</translation>
    </message>
    <message>
        <source>Two bodies that cannot rotate collide: relative velocity along the normal, the smaller of the two restitutions, and j = −(1 + e) V·N / (1/m₁ + 1/m₂), which changes the velocity of the lighter one more. In the next step, the bodies still overlap but separate, so that no further impulse is applied; the remaining overlap beyond 1 cm is projected away by a fifth in each step.</source>
        <translation>Встречаются два тела, которые не могут вращаться: относительная скорость вдоль нормали, меньший из двух коэффициентов отскока и j = −(1 + e) V·N / (1/m₁ + 1/m₂), который лёгкое тело чувствует сильнее. В следующем шаге тела ещё перекрываются, но расходятся, и импульса больше нет; что осталось от перекрытия сверх 1 cm, проекция убирает по пятой части за шаг.</translation>
    </message>
    <message>
        <source>Overlap tests</source>
        <translation>Проверки перекрытия</translation>
    </message>
    <message>
        <source>Article 2&apos;s tests, each pair a stop of its own during collision detection: two circles, two with the same centre, two whose boxes overlap although they do not; two AABBs that overlap less along x, two that are still separate along x; an AABB and a circle, and a circle with its centre inside. Move from stop to stop and read what each test computed. Without gravity they only push each other apart.</source>
        <translation>Проверки из статьи 2, каждая пара — отдельная остановка, пока ищутся контакты: два круга, два с общим центром, два, у которых пересекаются лишь прямоугольники; два AABB, которые меньше перекрыты по x, два, которые x ещё разделяет; AABB и круг, и круг с центром внутри. Идите по одной остановке и читайте, что вычислила каждая проверка. Без силы тяжести они только расталкивают друг друга.</translation>
    </message>
    <message>
        <source>Sunk into the floor</source>
        <translation>Утоплены в пол</translation>
    </message>
    <message>
        <source>A box and a ball start inside the floor. Contacts only stop bodies from going deeper: with position correction none, both stay where they are. Linear projection moves each pair of bodies apart once per step, by a share (error reduction, the article&apos;s percent) of the depth beyond the slop, and adds no velocity. Step to the phase that solves positions and read the row card: error, push, and how far each body moves. Set error reduction to 1 and the slop to 0, and the box stands on the floor after one step.</source>
        <translation>Ящик и мяч поставлены в пол. Контакты только не пускают тела глубже: при исправлении положения none оба остаются, где есть. Линейная проекция раз в шаг раздвигает каждую пару тел на долю (исправление ошибки, в статье percent) того, что глубже допуска, и никому не даёт скорости. Дойдите до фазы решения положений и прочтите карточку строки: ошибка, толчок и насколько сдвинулось каждое тело. Поставьте исправление ошибки 1, допуск 0 — и через шаг ящик стоит на полу.</translation>
    </message>
    <message>
        <source>Newton&apos;s cradle</source>
        <translation>Колыбель Ньютона</translation>
    </message>
    <message>
        <source>One ball swings into four that hang at rest, and the last one flies off at nearly the same speed. It works because the balls are a millimetre apart and hit one after another: close the gaps and all of them leave together.</source>
        <translation>Один шар налетает на четыре, висящих в покое, и последний отлетает почти с той же скоростью. Это работает потому, что между шарами миллиметр и удары идут друг за другом: сомкните зазоры — и отлетят все вместе.</translation>
    </message>
    <message>
        <source>Single box</source>
        <translation>Один ящик</translation>
    </message>
    <message>
        <source>One box falls from half a metre and comes to rest on the ground. Watch how its two contact points share the weight: together their impulses are exactly what gravity adds in one step.</source>
        <translation>Ящик падает с полуметра и ложится на землю. Посмотрите, как две точки контакта делят вес: их импульсы вместе — ровно то, что сила тяжести прибавляет за шаг.</translation>
    </message>
    <message>
        <source>Box dropped on its corner</source>
        <translation>Ящик, упавший на угол</translation>
    </message>
    <message>
        <source>A box lands on one corner, so that the first impulse does not act through its centre. Watch one contact row stop the corner and make the box rotate at the same time.</source>
        <translation>Ящик падает на один угол, и первый импульс действует в стороне от середины. Посмотрите, как одна строка контакта останавливает угол и заодно раскручивает ящик.</translation>
    </message>
    <message>
        <source>Two-body stack in one dimension</source>
        <translation>Стопка из двух тел в одном измерении</translation>
    </message>
    <message>
        <source>Two bodies of 1 kg rest on the ground, each with a single contact and free only to move up and down. Without warm starting the velocity error halves in every sweep: impulses (1/6, 1/12), (1/4, 1/8), and so on to (1/3, 1/6).</source>
        <translation>Два тела по 1 kg лежат на земле, у каждого один контакт, и двигаться можно только вверх и вниз. Без горячего старта ошибка скорости убывает вдвое за проход: импульсы (1/6, 1/12), (1/4, 1/8) и так до (1/3, 1/6).</translation>
    </message>
    <message>
        <source>Stack of ten boxes</source>
        <translation>Стопка из десяти ящиков</translation>
    </message>
    <message>
        <source>Ten boxes stand on each other. The bottom contact carries all of them, and each sweep propagates a weight by one box only: compare the convergence with warm starting on and off.</source>
        <translation>Десять ящиков стоят друг на друге. Нижний контакт держит их все, а каждый проход передаёт весть о весе лишь на один ящик: сравните сходимость с горячим стартом и без него.</translation>
    </message>
    <message>
        <source>Pyramid of ten rows</source>
        <translation>Пирамида в десять рядов</translation>
    </message>
    <message>
        <source>Fifty-five boxes in ten rows, the usual test of a physics engine. Watch the impulses spread from the top box down to the ground in two widening lines.</source>
        <translation>Пятьдесят пять ящиков в десять рядов — обычная проверка физического движка. Посмотрите, как импульсы расходятся от верхнего ящика к земле двумя расширяющимися линиями.</translation>
    </message>
    <message>
        <source>Pyramid of thirty rows</source>
        <translation>Пирамида в тридцать рядов</translation>
    </message>
    <message>
        <source>Four hundred and sixty-five boxes in thirty rows. Ten sweeps are far too few to find its impulses from zero; with warm starting it stands nevertheless, because every step continues where the last one ended.</source>
        <translation>Четыреста шестьдесят пять ящиков в тридцать рядов. Десяти проходов далеко не хватает, чтобы найти импульсы заново; с горячим стартом пирамида всё же стоит, потому что каждый шаг продолжает с того, чем закончил прошлый.</translation>
    </message>
    <message>
        <source>Heavy box on a light one</source>
        <translation>Тяжёлый ящик на лёгком</translation>
    </message>
    <message>
        <source>A box of 100 kg stands on one of 1 kg, the hardest case for Gauss–Seidel sweeps: watch how slowly the velocity error falls. With 10 iterations the light box is squeezed out within two seconds; with 40 it carries its load.</source>
        <translation>Ящик в 100 kg стоит на ящике в 1 kg — труднее задачи для проходов Гаусса — Зейделя нет: смотрите, как медленно падает ошибка скорости. При 10 итерациях лёгкий ящик выдавит за две секунды; при 40 он держит груз.</translation>
    </message>
    <message>
        <source>See-saw</source>
        <translation>Качели</translation>
    </message>
    <message>
        <source>A plank turns on a pivot with a small weight on its left end, and a heavier one falls on the right. Watch the impulse of the falling box run through the plank: it throws the other box up within the same step.</source>
        <translation>Доска качается на оси с малым грузом на левом конце, а справа падает груз тяжелее. Посмотрите, как импульс падающего ящика проходит по доске: второй ящик он подбрасывает в том же шаге.</translation>
    </message>
    <message>
        <source>Box on a ramp</source>
        <translation>Ящик на склоне</translation>
    </message>
    <message>
        <source>A box rests on a ramp of 23 degrees (0.4 rad). It needs a friction coefficient of tan 0.4 = 0.42 and has 0.5, so that it sticks: watch the friction rows stay just inside their bounds, then lower the friction and let it slide.</source>
        <translation>Ящик лежит на склоне в 23 градуса (0.4 rad). Ему нужно трение tan 0.4 = 0.42, а есть 0.5, и он держится: посмотрите, что строки трения остаются чуть внутри границ, затем уменьшите трение, и он поедет.</translation>
    </message>
    <message>
        <source>Row of dominoes</source>
        <translation>Ряд домино</translation>
    </message>
    <message>
        <source>A ball rolls into the first of twelve dominoes. Watch the contacts come and go along the row: each new one starts without a stored impulse, because it has no history.</source>
        <translation>Шар катится на первую из двенадцати костей домино. Следите, как контакты появляются и исчезают вдоль ряда: каждый новый начинает без запасённого импульса, потому что у него нет прошлого.</translation>
    </message>
    <message>
        <source>Sliders with limits</source>
        <translation>Ползуны с упорами</translation>
    </message>
    <message>
        <source>A carriage is driven along a rail by a motor until it reaches its limit, where limit and motor push against each other; a second one slides down a chute to its lower end; a piston falls to its shortest length. Watch the limit&apos;s row become active one step before the stop: it demands C/h, so that the carriage ends exactly there.</source>
        <translation>Мотор ведёт каретку по рельсу до упора, где упор и мотор толкают навстречу друг другу; вторая съезжает по жёлобу до нижнего конца; поршень падает до самой короткой длины. Заметьте: строка упора просыпается за шаг до остановки — она требует C/h, чтобы каретка остановилась точно там.</translation>
    </message>
    <message>
        <source>A rope, a bungee and a winch</source>
        <translation>Верёвка, банджи и лебёдка</translation>
    </message>
    <message>
        <source>Three balls hang from a beam. The left rope is slack until its ball has fallen 2 m, and its row, which exists all the time, pulls only from then on; the middle rope is soft; the right one is wound in by a winch until it is 1 m long. Watch the clamp of each row: a slack rope would have to push and is clamped to zero.</source>
        <translation>Три шара висят на балке. Левая верёвка провисает, пока её шар не упадёт на 2 m, и её строка, которая есть всё время, тянет только с этого мига; средняя верёвка мягкая; правую выбирает лебёдка, пока длина не станет 1 m. Смотрите на урезание каждой строки: провисшая верёвка хотела бы толкать и удержана на нуле.</translation>
    </message>
    <message>
        <source>Chain of ten links</source>
        <translation>Цепь из десяти звеньев</translation>
    </message>
    <message>
        <source>Ten links start in a horizontal line and swing down from the ceiling. Every joint is two rows; with few iterations the chain stretches like rubber, and the weight below reaches the joint at the top last.</source>
        <translation>Десять звеньев начинают на одном уровне и качаются под потолком. Каждый шарнир — две строки; при малом числе итераций цепь тянется, как резина, и верхний шарнир последним узнаёт, что висит внизу.</translation>
    </message>
    <message>
        <source>Chain of thirty links with a heavy ball</source>
        <translation>Цепь из тридцати звеньев с тяжёлым шаром</translation>
    </message>
    <message>
        <source>A ball a hundred times as heavy as a link swings on thirty links. Every sweep carries the ball&apos;s weight only a little further up the chain, and a light link between heavy neighbours gives way: after ten sweeps the joints are far from closed, and the chain stretches. Try more iterations, tgs_soft with many sub-steps, or a lighter ball.</source>
        <translation>На тридцати звеньях качается шар во сто раз тяжелее звена. Каждый проход проносит вес шара лишь немного выше по цепи, а лёгкое звено между тяжёлыми соседями поддаётся: после десяти проходов шарниры далеко не сомкнуты, и цепь тянется. Попробуйте больше итераций, tgs_soft с многими подшагами или шар полегче.</translation>
    </message>
    <message>
        <source>Motor arm</source>
        <translation>Рука с мотором</translation>
    </message>
    <message>
        <source>A motor in the shoulder lifts an arm against its weight, up to the limit of the joint; the weld of the hand holds throughout. Watch the motor&apos;s row: its impulse stays within ±torque·h. Give it less torque in the file, and the arm sinks.</source>
        <translation>Мотор в плече поднимает руку против её веса до упора шарнира; сварка кисти всё это время держит. Смотрите на строку мотора: её импульс не выходит за ±момент·h. Дайте ему в файле меньше момента — и рука опустится.</translation>
    </message>
    <message>
        <source>Pulley</source>
        <translation>Блок</translation>
    </message>
    <message>
        <source>Two loads hang over wheels. On the left the heavier one pulls the lighter one up, more slowly than it would fall, because the wheel has to be turned too. On the right the rope of the light load runs on a drum twice as large, so that it balances one of twice its mass. Watch the tension pass through the wheel, from row to row and from sweep to sweep.</source>
        <translation>Два груза висят через колёса. Слева тяжёлый тянет лёгкий вверх, медленнее, чем падал бы: колесо тоже надо раскрутить. Справа верёвка лёгкого груза идёт по барабану вдвое большему, и он уравновешивает груз вдвое большей массы. Следите, как натяжение идёт через колесо, от строки к строке и от прохода к проходу.</translation>
    </message>
    <message>
        <source>Gears</source>
        <translation>Шестерни</translation>
    </message>
    <message>
        <source>A motor turns the small wheel; the large one turns half as fast in the opposite direction, and winds up a weight on a drum. A gear is one row without a direction n: only w_A, the ratio, and w_B, one. Compare the impulses of the gear and of the motor: twice the torque at half the speed.</source>
        <translation>Мотор вращает малое колесо; большое крутится вдвое медленнее в другую сторону и наматывает груз на барабан. Зубчатая передача — одна строка совсем без направления: только w_A, передаточное число, и w_B, единица. Сравните импульсы передачи и мотора: вдвое больший момент при вдвое меньшей скорости.</translation>
    </message>
    <message>
        <source>A car on wheels</source>
        <translation>Машина на колёсах</translation>
    </message>
    <message>
        <source>Two wheels on springs carry a car over a bump; the rear one is driven. A wheel joint is a hard row across its axis, a soft one along it and a motor: watch the softness and bias in the formula of the soft row, and how the wheel&apos;s friction row, not the motor, pushes the car.</source>
        <translation>Два колеса на пружинах несут машину через кочку; ведущее — заднее. Колёсное соединение — жёсткая строка поперёк оси, мягкая вдоль неё и мотор: смотрите, как мягкая строка держит в формуле мягкость и смещение и как машину толкает строка трения колеса, а не мотор.</translation>
    </message>
    <message>
        <source>Tyres</source>
        <translation>Шины</translation>
    </message>
    <message>
        <source>Three driven wheels climb the same slope. Pacejka&apos;s curve has the best grip at a slip of a few tenths: at full throttle Coulomb&apos;s wheel drives off at once, while the tyre spins on the spot and slides back; driven gently, the same tyre climbs.</source>
        <translation>Три ведущих колеса взбираются на один склон. Кривая Пасейки держит лучше всего при скольжении в несколько десятых: на полном газу кулоново колесо уходит сразу, а шина буксует на месте и сползает; если вести мягко, та же шина въезжает.</translation>
    </message>
    <message>
        <source>Damped springs</source>
        <translation>Пружины с затуханием</translation>
    </message>
    <message>
        <source>Seven balls of 1 kg are released on springs of several frequencies and damping ratios. Each sinks to g/ω² below where it started, whatever the time step; the card of a spring&apos;s row shows its f, ζ, k, c, β and γ. Try softness = without j₀.</source>
        <translation>Семь шаров по 1 kg отпущены на пружинах с разной частотой и затуханием. Каждый опускается на g/ω² ниже начала, каким бы ни был шаг по времени; карточка строки пружины называет f, ζ, k, c, β и γ. Попробуйте мягкость = без j₀.</translation>
    </message>
    <message>
        <source>Soft bar</source>
        <translation>Мягкая балка</translation>
    </message>
    <message>
        <source>A bar is welded to a wall by three soft rows: two hold the anchor, one the angle. It sags until they carry its weight. Joint blocks solve the three together; softness without j₀ lets warm starting carry the weight, so that the bar comes back up.</source>
        <translation>Балка приварена к стене тремя мягкими строками: две держат точку, одна — угол. Она провисает, пока они не удержат её вес. Блоки соединений решают все три сразу; мягкость без j₀ отдаёт вес горячему старту, и балка поднимается обратно.</translation>
    </message>
    <message>
        <source>Pulled weld</source>
        <translation>Растянутая сварка</translation>
    </message>
    <message>
        <source>A weld starts pulled 2 m and 1 m apart and rotated by 0.8 rad. Baumgarte&apos;s term removes the share β = 0.1 of the error in every step, so that (1 − β)ⁿ of it is left after n. Position error = after the step leaves (1/(1 + β))ⁿ.</source>
        <translation>Сварка начинает растянутой на 2 m и 1 m и повёрнутой на 0.8 rad. Слагаемое Баумгарта убирает в каждом шаге долю β = 0.1 ошибки, и после n шагов остаётся (1 − β)ⁿ. Ошибка положения = после шага оставляет (1/(1 + β))ⁿ.</translation>
    </message>
    <message>
        <source>A rope of particles</source>
        <translation>Верёвка из частиц</translation>
    </message>
    <message>
        <source>Thirty particles, held together by links, are pinned to a hook and fall over a ball and a shelf. No velocities are solved: the particles continue their previous motion, then sweeps restore every link to its length, half at each end, and push particles out of the bodies along the shortest path. Reduce the stiffness or the iterations, and the rope becomes elastic; the heavier it hangs, the more.</source>
        <translation>Тридцать частиц, соединённых связями, подвешены на крюк и падают на шар и полку. Решать скорость не надо: частицы движутся дальше, как двигались, затем проходы возвращают каждой связи её длину, по половине на конец, и выталкивают частицы кратчайшим путём из того, во что они попали. Уменьшите жёсткость или число итераций — и верёвка станет упругой, тем больше, чем тяжелее висит.</translation>
    </message>
    <message>
        <source>Rope and chain</source>
        <translation>Верёвка рядом с цепью</translation>
    </message>
    <message>
        <source>On the left a rope of particles and links, on the right a chain of bars and hinges of the same length and mass. The whole scene uses one method: it starts with Verlet, as in the article; compare it with sequential impulses in a free run, and look at the energy, and at how long each joint gets.</source>
        <translation>Слева верёвка из частиц и связей, справа цепь из звеньев и шарниров той же длины и массы. Метод у всей сцены один: начинает Верле, как в статье; сравните его с последовательными импульсами в свободном прогоне и посмотрите на энергию и на то, как вытягивается каждое соединение.</translation>
    </message>
    <message>
        <source>A heavy ball on a light rope</source>
        <translation>Тяжёлый шар на лёгкой верёвке</translation>
    </message>
    <message>
        <source>Forty links of 0.1 kg carry a ball of 10 kg. Sweeps carry a pull from link to link, so that with sequential impulses the rope stretches like rubber. XPBD uses many small sub-steps with one sweep each instead: within a sub-step the ball falls so little that hardly any error is left to correct. Change sub-steps and iterations so that their product stays the same, and watch the error of the joints.</source>
        <translation>Сорок звеньев по 0.1 kg держат шар в 10 kg. Проходы несут натяжение от звена к звену, и при последовательных импульсах верёвка тянется, как резина. XPBD тратит ту же работу на много малых подшагов с одним проходом: за подшаг шар падает так мало, что переносить почти нечего. Меняйте подшаги и итерации так, чтобы произведение сохранялось, и следите за ошибкой соединений.</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Формы</translation>
    </message>
    <message>
        <source>Polygons and capsules fall into a heap beside a slope, with a ball, a box and a box that never rotates among them. Every polygon rotates about its own centre of mass, wherever its corners are in the file.</source>
        <translation>Многоугольники и капсулы падают в кучу у склона, а с ними мяч, ящик и ящик, который никогда не поворачивается. Каждый многоугольник вращается вокруг своего центра масс, где бы ни были его углы в файле.</translation>
    </message>
    <message>
        <source>Particles</source>
        <translation>Частицы</translation>
    </message>
    <message>
        <source>Two hundred particles in a box without gravity. They pass through each other and bounce off the walls with restitution 1, so that the energy is conserved to the last digits. Nothing is ever solved by more than one row: watch single impulses.</source>
        <translation>Двести частиц в ящике без силы тяжести. Они проходят друг сквозь друга и отскакивают от стен с коэффициентом 1, и энергия остаётся той же до последних знаков. Больше одной строки ни разу не решается: смотрите отдельные импульсы.</translation>
    </message>
    <message>
        <source>Bug museum: sign of J</source>
        <translation>Музей багов: знак J</translation>
    </message>
    <message>
        <source>Wrong on purpose: one block of J has the wrong sign. The box that lands on its corner should tip over to the side; see which way it rotates. The box beside it lands flat and shows nothing, which is why this bug goes unnoticed for so long.</source>
        <translation>Намеренно неверно: один блок J с неверным знаком. Ящик, упавший на угол, должен завалиться на бок; посмотрите, куда он крутится. Соседний ящик падает плашмя и ничего не показывает — потому этот баг так живуч.</translation>
    </message>
    <message>
        <source>Bug museum: no lever arm</source>
        <translation>Музей багов: нет плеча</translation>
    </message>
    <message>
        <source>Wrong on purpose: r × n is missing from every row. The box lands on its corner and stays there; the weight lands on the end of the plank, which does not turn.</source>
        <translation>Намеренно неверно: в каждой строке нет r × n. Ящик падает на угол и так и стоит; груз падает на конец доски, а она не поворачивается.</translation>
    </message>
    <message>
        <source>Bug museum: the new impulse is clamped</source>
        <translation>Музей багов: урезается новый импульс</translation>
    </message>
    <message>
        <source>Wrong on purpose: each new impulse is kept from being negative, instead of the sum. Nothing here is elastic, yet the boxes bounce: the warm start applies the landing impulse once more, and no sweep can undo it.</source>
        <translation>Намеренно неверно: неотрицательным удерживается каждый новый импульс, а не сумма. Упругого здесь нет, а ящики подпрыгивают: горячий старт ещё раз даёт импульс удара, и ни один проход не может его забрать.</translation>
    </message>
    <message>
        <source>Bug museum: stale effective mass</source>
        <translation>Музей багов: старая эффективная масса</translation>
    </message>
    <message>
        <source>Wrong on purpose: the effective masses of the hinge are computed once, at the start, and never again. While the bar swings, its rows apply up to twice the impulse they should, the sweeps move away from the solution instead of towards it, and the bar is torn from its hinge.</source>
        <translation>Намеренно неверно: эффективные массы шарнира вычислены один раз, в начале, и больше никогда. Пока стержень качается, его строки отвечают почти вдвое сильнее, чем надо, проходы уходят от решения, а не к нему, и стержень срывает с шарнира.</translation>
    </message>
    <message>
        <source>Bug museum: no feature ids</source>
        <translation>Музей багов: контакты без признаков</translation>
    </message>
    <message>
        <source>Wrong on purpose: contacts reuse impulses by their position in the list. Whenever the balls touch down or leave, all contacts of the tower shift in the list, and start with the impulses of contacts some storeys away. The tower hops each time and falls after some five seconds; with feature ids it stands.</source>
        <translation>Намеренно неверно: контакты берут импульсы по месту в списке. Когда мячи касаются или отлетают, все контакты башни сдвигаются в списке и начинают с импульсов контактов через несколько этажей. Каждый раз башня подпрыгивает и секунд через пять падает; с признаками она стоит.</translation>
    </message>
    <message>
        <source>Bug museum: β too large</source>
        <translation>Музей багов: β слишком велико</translation>
    </message>
    <message>
        <source>Wrong on purpose: ten times the error reduction. The box starts 5 cm deep in the ground; the velocity that should push it out in one step is twice what it needs, and the excess throws it up.</source>
        <translation>Намеренно неверно: исправление ошибки вдесятеро больше. Ящик начинает на 5 cm в земле; скорость, которая должна вывести его за один шаг, вдвое больше нужной, и излишек подбрасывает его.</translation>
    </message>
    <message>
        <source>Bug museum: friction bound of the last step</source>
        <translation>Музей багов: граница трения прошлого шага</translation>
    </message>
    <message>
        <source>Wrong on purpose: friction is bounded by the normal impulse of the previous step. The spinning ball touches the ground for only one step at a time, which has no previous one: it bounces on the spot, as if there were no friction. The box brakes one step too late.</source>
        <translation>Намеренно неверно: трение ограничено нормальным импульсом прошлого шага. Вертящийся мяч касается земли по одному шагу, а прошлого шага у него нет: он прыгает на месте, будто трения нет. Ящик тормозит на шаг позже.</translation>
    </message>
    <message>
        <source>Bug museum: gravity twice</source>
        <translation>Музей багов: тяжесть дважды</translation>
    </message>
    <message>
        <source>Wrong on purpose: gravity acts twice in every step. The ball should take one second for its five metres; the pendulum should swing once in 2.9 seconds.</source>
        <translation>Намеренно неверно: сила тяжести действует в каждом шаге дважды. Мячу на пять метров нужна одна секунда; маятник должен качнуться туда и обратно за 2.9 секунды.</translation>
    </message>
    <message>
        <source>Custom joints</source>
        <translation>Собственные соединения</translation>
    </message>
    <message>
        <source>Three joints written as C(q). On the left a rope over two fixed wheels, which pulls each of its loads in a different direction; in the middle a bead on an elliptical wire; on the right two wheels with a gear that yields like a spring. Open Custom joint to see C and J, and to change them.</source>
        <translation>Три соединения, записанные как C(q). Слева верёвка через два неподвижных колеса, которая тянет каждый груз в своём направлении; посередине бусина на проволоке в форме эллипса; справа два колеса, передача между которыми поддаётся, как пружина. Откройте панель «Собственное соединение», чтобы увидеть C и J и изменить их.</translation>
    </message>
    <message>
        <source>Askew stack of twenty boxes</source>
        <translation>Кривая стопка из двадцати ящиков</translation>
    </message>
    <message>
        <source>Twenty boxes, each four centimetres beside the one below. With ten sweeps sequential impulses lose the stack; AVBD, which moves one box after another to where all of its contacts together leave it, holds it for as long as you like. Step into a sweep: each box is a stop, with the rows that came in, its three equations and its step; then every row takes over what its spring held.</source>
        <translation>Двадцать ящиков, каждый сдвинут на четыре сантиметра относительно нижнего. С десятью проходами последовательные импульсы стопку теряют; AVBD, который двигает ящики один за другим туда, где их удерживают все контакты вместе, держит её сколько угодно. Шагните внутрь прохода: каждый ящик — остановка со строками, которые в неё вошли, тремя уравнениями и шагом тела; затем каждая строка принимает то, что держала её пружина.</translation>
    </message>
    <message>
        <source>Challenge: a chain that must not stretch</source>
        <translation>Задача: цепь, которая не должна растянуться</translation>
    </message>
    <message>
        <source>Challenge: a tower with four sweeps</source>
        <translation>Задача: башня за четыре прохода</translation>
    </message>
    <message>
        <source>Keep the heavy ball up: with at most ten iterations it must not sink below y = 0 m in the first three seconds.</source>
        <translation>Удержите тяжёлый шар: не больше чем при десяти итерациях он не должен опуститься ниже y = 0 m за первые три секунды.</translation>
    </message>
    <message>
        <source>Keep the tower upright for ten seconds with at most four iterations.</source>
        <translation>Удержите башню стоя десять секунд не больше чем при четырёх итерациях.</translation>
    </message>
    <message>
        <source>Thirty links carry a ball a hundred times as heavy as one of them. Ten sweeps are far too few for its weight, and the chain stretches like rubber; more sweeps are forbidden here.</source>
        <translation>Тридцать звеньев несут шар в сто раз тяжелее звена. Десяти проходов для его веса слишком мало, и цепь растягивается, как резина; больше проходов здесь нельзя.</translation>
    </message>
    <message>
        <source>Twenty boxes, each four centimetres beside the one below. Sequential impulses with four sweeps lose the tower within ten seconds. What a step does with so few sweeps decides whether it stands.</source>
        <translation>Двадцать ящиков, каждый на четыре сантиметра в стороне от нижнего. Последовательные импульсы за четыре прохода теряют башню в течение десяти секунд. Устоит ли она, решает то, что шаг делает с таким малым числом проходов.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences, one after the other</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <translation>столбец %1: %2</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>%1 to %2.</source>
        <translation>От %1 до %2.</translation>
    </message>
</context>
<context>
    <name>SightWords</name>
    <message>
        <source>Hidden until you have answered what is asked about this step: it shows what comes after the cursor.</source>
        <translation>Скрыто, пока не даны ответы на вопросы об этом шаге: здесь видно, что будет после курсора.</translation>
    </message>
</context>
<context>
    <name>SlopeText</name>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Most of the energy of the slowest error is in %1.</source>
        <translation>Больше всего энергии самой медленной ошибки приходится на: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Masses: %1 has %2 times the mass of %3. With equal masses the same rows would have the factor %4 (%5).</source>
        <translation>Массы: отношение масс %1 и %3 равно %2. При равных массах множитель тех же строк был бы %4 (%5).</translation>
    </message>
    <message>
        <source>Height: the error spans %1 bodies on top of each other. With only the %2 nearest to the ground the factor would be %3 (%4).</source>
        <translation>Высота: ошибка проходит через стоящие друг на друге тела (их %1). С одними только ближайшими к земле (их %2) множитель был бы %3 (%4).</translation>
    </message>
    <message>
        <source>it does not shrink</source>
        <translation>она не убывает</translation>
    </message>
    <message>
        <source>one sweep removes it</source>
        <translation>хватит одного прохода</translation>
    </message>
    <message>
        <source>%1 decimal digits per sweep</source>
        <translation>десятичных знаков за проход: %1</translation>
    </message>
    <message>
        <source>one decimal digit every %1 sweeps</source>
        <translation>проходов на десятичный знак: %1</translation>
    </message>
    <message>
        <source>Each late sweep leaves %1 of the error: %2.</source>
        <translation>Каждый поздний проход оставляет от ошибки %1: %2.</translation>
    </message>
</context>
<context>
    <name>SourceNameDescription</name>
    <message>
        <source>no value here: the cursor is not at a visit in this source file</source>
        <translation>значения нет: курсор не стоит на посещении, которое относится к этому коду</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>ещё не вычислено</translation>
    </message>
    <message>
        <source>this row has none</source>
        <translation>у этой строки его нет</translation>
    </message>
</context>
<context>
    <name>SourceNames</name>
    <message>
        <source>articles 1, 2: v_rel·n; article 3: a = Jv; article 4: v₁</source>
        <translation>статьи 1, 2: v_rel·n; статья 3: a = Jv; статья 4: v₁</translation>
    </message>
    <message>
        <source>How fast B moves away from A along the row, before this visit</source>
        <translation>Как быстро B удаляется от A вдоль строки до этого посещения</translation>
    </message>
    <message>
        <source>article 1: I; articles 2, 4: j; article 3: λ = −a/b</source>
        <translation>статья 1: I; статьи 2, 4: j; статья 3: λ = −a/b</translation>
    </message>
    <message>
        <source>The impulse that would satisfy this row alone, before any clamp</source>
        <translation>Импульс, который выполнил бы одну эту строку, до урезания</translation>
    </message>
    <message>
        <source>article 3: the last step&apos;s λ; article 4: j₀</source>
        <translation>статья 3: λ прошлого шага; статья 4: j₀</translation>
    </message>
    <message>
        <source>The last step&apos;s sum, times the warm-starting factor</source>
        <translation>Сумма прошлого шага, умноженная на множитель горячего старта</translation>
    </message>
    <message>
        <source>article 3: the accumulated λ; article 4: j₀</source>
        <translation>статья 3: накопленное λ; статья 4: j₀</translation>
    </message>
    <message>
        <source>The sum of the row&apos;s impulses in this step so far</source>
        <translation>Сколько строка уже толкнула в этом шаге</translation>
    </message>
    <message>
        <source>article 3: the accumulated λ, before it is clamped</source>
        <translation>статья 3: накопленное λ до урезания</translation>
    </message>
    <message>
        <source>The new sum before the clamp</source>
        <translation>Новая сумма до урезания</translation>
    </message>
    <message>
        <source>article 3: the accumulated λ; article 4: j + j₀</source>
        <translation>статья 3: накопленное λ; статья 4: j + j₀</translation>
    </message>
    <message>
        <source>The row&apos;s accumulated impulse: the sum of what all visits of this step applied</source>
        <translation>Накопленный импульс строки: сумма того, что применили все посещения этого шага</translation>
    </message>
    <message>
        <source>article 3: λ of the normal row</source>
        <translation>статья 3: λ нормальной строки</translation>
    </message>
    <message>
        <source>The accumulated impulse of the normal row, which bounds a friction row</source>
        <translation>Накопленный импульс нормальной строки, которым ограничена строка трения</translation>
    </message>
    <message>
        <source>article 3: λ after clamping; articles 2, 4: j</source>
        <translation>статья 3: λ после урезания; статьи 2, 4: j</translation>
    </message>
    <message>
        <source>The impulse that this visit applies</source>
        <translation>Импульс, который применяет это посещение</translation>
    </message>
    <message>
        <source>article 2: 1/(1/mA + 1/mB); article 3: 1/b; article 4: 1/(γ + 1/m)</source>
        <translation>статья 2: 1/(1/mA + 1/mB); статья 3: 1/b; статья 4: 1/(γ + 1/m)</translation>
    </message>
    <message>
        <source>How heavy the two bodies are along the row: impulse per change of Jv</source>
        <translation>Насколько тяжелы два тела вдоль строки: импульс на изменение Jv</translation>
    </message>
    <message>
        <source>article 3: −depth·ERP/Δt, or e times the first a; article 4: β·x₁/h</source>
        <translation>статья 3: −глубина·ERP/Δt или e, умноженное на первое a; статья 4: β·x₁/h</translation>
    </message>
    <message>
        <source>What is added to Jv to get zero: minus the row&apos;s target speed</source>
        <translation>Что прибавляется к Jv, чтобы вышел ноль: целевая скорость строки со знаком минус</translation>
    </message>
    <message>
        <source>article 1: the bounce, (1 + e)·N·(V·N) without its 1</source>
        <translation>статья 1: отскок, (1 + e)·N·(V·N) без 1</translation>
    </message>
    <message>
        <source>What only this visit adds to the row&apos;s bias</source>
        <translation>Что к смещению строки прибавляет только это посещение</translation>
    </message>
    <message>
        <source>article 4: γ</source>
        <translation>статья 4: γ</translation>
    </message>
    <message>
        <source>How much the row yields per unit of impulse; 0 is a hard row</source>
        <translation>Насколько строка поддаётся на единицу импульса; 0 — жёсткая строка</translation>
    </message>
    <message>
        <source>articles 1, 2: N, n; article 3: n₂ = −n₁</source>
        <translation>статьи 1, 2: N, n; статья 3: n₂ = −n₁</translation>
    </message>
    <message>
        <source>The direction in which B is pushed; A is pushed in the opposite direction</source>
        <translation>Направление, в котором толкают B, а A — в обратном</translation>
    </message>
    <message>
        <source>article 3: w₁</source>
        <translation>статья 3: w₁</translation>
    </message>
    <message>
        <source>The lever arm of the push on A</source>
        <translation>Плечо толчка на A</translation>
    </message>
    <message>
        <source>article 3: w₂</source>
        <translation>статья 3: w₂</translation>
    </message>
    <message>
        <source>The lever arm of the push on B</source>
        <translation>Плечо толчка на B</translation>
    </message>
    <message>
        <source>article 3: μ</source>
        <translation>статья 3: μ</translation>
    </message>
    <message>
        <source>The coefficient of friction of a friction row</source>
        <translation>Коэффициент трения строки трения</translation>
    </message>
    <message>
        <source>article 3: 0 for a contact, −μλ of the normal row for friction</source>
        <translation>статья 3: 0 для контакта, −μλ нормальной строки для трения</translation>
    </message>
    <message>
        <source>The lower bound of the clamp</source>
        <translation>Меньше этого урезание не пропускает</translation>
    </message>
    <message>
        <source>article 3: ∞ for a contact, μλ of the normal row for friction</source>
        <translation>статья 3: ∞ для контакта, μλ нормальной строки для трения</translation>
    </message>
    <message>
        <source>The upper bound of the clamp</source>
        <translation>Больше этого урезание не пропускает</translation>
    </message>
    <message>
        <source>article 3: λ ≥ 0 for a contact, |λ| ≤ μλ of the normal row for friction</source>
        <translation>статья 3: λ ≥ 0 для контакта, |λ| ≤ μλ нормальной строки для трения</translation>
    </message>
    <message>
        <source>The lower and the upper bound of the clamp</source>
        <translation>Самое малое и самое большое, что пропускает урезание</translation>
    </message>
    <message>
        <source>article 3: none; ω in books on over-relaxation</source>
        <translation>статья 3: нет; в книгах о верхней релаксации ω</translation>
    </message>
    <message>
        <source>The factor by which the row&apos;s own impulse is scaled</source>
        <translation>На сколько больше или меньше того, что просит строка, применяется</translation>
    </message>
    <message>
        <source>article 3: none</source>
        <translation>статья 3: нет</translation>
    </message>
    <message>
        <source>Jacobi: the effective mass for the bodies&apos; shares, relative to the full one</source>
        <translation>Якоби: эффективная масса между частями тел как доля целой</translation>
    </message>
    <message>
        <source>article 3: 1/b of the bodies&apos; shares</source>
        <translation>статья 3: 1/b для тел, разрезанных на части</translation>
    </message>
    <message>
        <source>Jacobi: the effective mass for the bodies&apos; shares</source>
        <translation>Якоби: эффективная масса между частями тел</translation>
    </message>
    <message>
        <source>articles 1, 2: Va; article 3: V₁, ω₁</source>
        <translation>статьи 1, 2: Va; статья 3: V₁, ω₁</translation>
    </message>
    <message>
        <source>The velocity of A at the cursor</source>
        <translation>Скорость A там, где стоит курсор</translation>
    </message>
    <message>
        <source>articles 1, 2: Vb; article 3: V₂, ω₂</source>
        <translation>статьи 1, 2: Vb; статья 3: V₂, ω₂</translation>
    </message>
    <message>
        <source>The velocity of B at the cursor</source>
        <translation>Скорость B там, где стоит курсор</translation>
    </message>
    <message>
        <source>articles 1, 2: 1/Ma; article 3: a block of M⁻¹</source>
        <translation>статьи 1, 2: 1/Ma; статья 3: блок M⁻¹</translation>
    </message>
    <message>
        <source>Inverse mass and inverse moment of inertia of A; a body with zeros never moves</source>
        <translation>Обратные масса и момент инерции A; с нулями тело никогда не движется</translation>
    </message>
    <message>
        <source>articles 1, 2: 1/Mb; article 3: a block of M⁻¹</source>
        <translation>статьи 1, 2: 1/Mb; статья 3: блок M⁻¹</translation>
    </message>
    <message>
        <source>Inverse mass and inverse moment of inertia of B; a body with zeros never moves</source>
        <translation>Обратные масса и момент инерции B; с нулями тело никогда не движется</translation>
    </message>
    <message>
        <source>article 3: one pass over all constraints</source>
        <translation>статья 3: один проход по всем ограничениям</translation>
    </message>
    <message>
        <source>Which sweep over the rows this is, from 1</source>
        <translation>Какой это проход по строкам, с 1</translation>
    </message>
    <message>
        <source>AVBD: k</source>
        <translation>AVBD: k</translation>
    </message>
    <message>
        <source>The stiffness of the row&apos;s spring, times h²</source>
        <translation>Жёсткость пружины строки, умноженная на h²</translation>
    </message>
</context>
<context>
    <name>Sparkline</name>
    <message>
        <source>%1 … %2, from %3 to %4</source>
        <translation>%1 … %2, от %3 до %4</translation>
    </message>
</context>
<context>
    <name>TermText</name>
    <message>
        <source>Article 3: w₁ = −w_A.</source>
        <translation>Статья 3: w₁ = −w_A.</translation>
    </message>
    <message>
        <source>Article 3: w₂ = w_B.</source>
        <translation>Статья 3: w₂ = w_B.</translation>
    </message>
    <message>
        <source>Article 3: n₁ = −n for A, n₂ = n for B.</source>
        <translation>Статья 3: n₁ = −n для A, n₂ = n для B.</translation>
    </message>
    <message>
        <source>Zero: this row turns the bodies and does not push them.</source>
        <translation>Ноль: эта строка поворачивает тела и не толкает их.</translation>
    </message>
    <message>
        <source>Along the surface: the contact normal rotated left by a right angle. Length 1.</source>
        <translation>Вдоль поверхности: нормаль контакта, повёрнутая влево на прямой угол. Длина 1.</translation>
    </message>
    <message>
        <source>The contact normal, from A to B, of length 1. An impulse pushes B along it and A against it.</source>
        <translation>Нормаль контакта, от A к B, длиной 1. Импульс толкает B в эту сторону, а A — в противоположную.</translation>
    </message>
    <message>
        <source>The direction in which the joint holds B relative to A. An impulse pushes B along it and A against it.</source>
        <translation>Направление, в котором соединение удерживает B относительно A. Импульс толкает B в эту сторону, а A — в противоположную.</translation>
    </message>
    <message>
        <source>The coefficient of the angular velocity of %1 in this row.</source>
        <translation>Какая часть поворота этой строки достаётся телу %1.</translation>
    </message>
    <message>
        <source>Lever arm r × n of %1: how far its centre is from the line of action. The longer it is, the more an impulse rotates the body.</source>
        <translation>Плечо r × n тела %1: как далеко его центр от линии толчка. Чем оно длиннее, тем сильнее импульс поворачивает тело.</translation>
    </message>
    <message>
        <source>Angular pseudo-velocity</source>
        <translation>Угловая псевдоскорость</translation>
    </message>
    <message>
        <source>Angular velocity</source>
        <translation>Угловая скорость</translation>
    </message>
    <message>
        <source>Pseudo-velocity</source>
        <translation>Псевдоскорость</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>%1 of %2 after this visit: what the next row sees.</source>
        <translation>%1 тела %2 после этого посещения: её застанет следующая строка.</translation>
    </message>
    <message>
        <source>%1 of %2 before this visit: what the earlier rows have left.</source>
        <translation>%1 тела %2 до этого посещения: её оставили предыдущие строки.</translation>
    </message>
    <message>
        <source>It moves the body in this step and is then discarded.</source>
        <translation>Она двигает тело на этом шаге, а потом забывается.</translation>
    </message>
    <message>
        <source>Article 3: ω in the vector V.</source>
        <translation>Статья 3: ω в векторе V.</translation>
    </message>
    <message>
        <source>Article 3: v in the vector V.</source>
        <translation>Статья 3: v в векторе V.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Угол поворота</translation>
    </message>
    <message>
        <source>Position of the centre</source>
        <translation>Положение центра</translation>
    </message>
    <message>
        <source>%1 of %2 after this visit.</source>
        <translation>%1 тела %2 после этого посещения.</translation>
    </message>
    <message>
        <source>%1 of %2 before this visit.</source>
        <translation>%1 тела %2 до этого посещения.</translation>
    </message>
    <message>
        <source>One over the moment of inertia of %1: the angular velocity that an impulse at unit lever arm adds.</source>
        <translation>Единица, делённая на момент инерции тела %1: как быстро его поворачивает импульс при единичном плече.</translation>
    </message>
    <message>
        <source>One over the mass of %1: the velocity that an impulse of 1 N s adds.</source>
        <translation>Единица, делённая на массу тела %1: какую скорость ему придаёт импульс 1 N s.</translation>
    </message>
    <message>
        <source>Zero: no impulse changes it.</source>
        <translation>Ноль: никакой импульс её не меняет.</translation>
    </message>
    <message>
        <source>Article 3: an entry of M⁻¹.</source>
        <translation>Статья 3: элемент M⁻¹.</translation>
    </message>
    <message>
        <source>Friction has no target speed, so this is zero.</source>
        <translation>Трение не стремится ни к какой скорости, поэтому смещение равно нулю.</translation>
    </message>
    <message>
        <source>It removes the joint&apos;s error.</source>
        <translation>Оно убирает ошибку соединения.</translation>
    </message>
    <message>
        <source>The surfaces are still %1 m apart and may close that gap.</source>
        <translation>Между поверхностями ещё %1 m, и этот зазор они могут закрыть.</translation>
    </message>
    <message>
        <source>Zero: there is no error to remove, and nothing bounces.</source>
        <translation>Ноль: здесь нечего убирать и ничто не отскакивает.</translation>
    </message>
    <message>
        <source>It removes overlap (%1 m here) or sets the target speed of a bounce.</source>
        <translation>Оно убирает перекрытие (здесь %1 m) или задаёт отскок.</translation>
    </message>
    <message>
        <source>How fast B rotates relative to A. The row wants it to be −bias.</source>
        <translation>Как быстро B поворачивается относительно A. Строка стремится к −bias.</translation>
    </message>
    <message>
        <source>How fast B moves along n relative to A, where the row acts: negative is approaching. The row wants it to be −bias.</source>
        <translation>Как быстро B движется вдоль n относительно A там, где действует строка: минус — сближение. Строка стремится к −bias.</translation>
    </message>
    <message>
        <source>Article 3: a = J·V.</source>
        <translation>Статья 3: a = J·V.</translation>
    </message>
    <message>
        <source>The error C to be removed: overlap, or the error of a joint.</source>
        <translation>Ошибка C, которую надо убрать: перекрытие или то, насколько разошлось соединение.</translation>
    </message>
    <message>
        <source>Article 5: the link&apos;s error; XPBD: C.</source>
        <translation>Статья 5: ошибка связи; XPBD: C.</translation>
    </message>
    <message>
        <source>Minus the row&apos;s target speed.</source>
        <translation>Смещение: скорость, к которой стремится строка, с обратным знаком.</translation>
    </message>
    <message>
        <source>Article 4: β·x/h.</source>
        <translation>Статья 4: β·x/h.</translation>
    </message>
    <message>
        <source>The effective mass of the row: one over K + γ, where K is how much one unit of impulse changes Jv. Light bodies and long lever arms make it small.</source>
        <translation>Что приходится двигать строке: единица, делённая на K + γ, где K — насколько единичный импульс меняет Jv. У лёгких тел и длинных плеч она мала.</translation>
    </message>
    <message>
        <source>Article 3: 1/b, b = J M⁻¹ Jᵀ.</source>
        <translation>Статья 3: 1/b, b = J M⁻¹ Jᵀ.</translation>
    </message>
    <message>
        <source>How much the row yields to its own impulse. Zero is a hard row.</source>
        <translation>Насколько строка поддаётся собственному импульсу. Ноль — жёсткая строка.</translation>
    </message>
    <message>
        <source>XPBD: compliance over h².</source>
        <translation>XPBD: податливость, делённая на h².</translation>
    </message>
    <message>
        <source>Article 4: γ.</source>
        <translation>Статья 4: γ.</translation>
    </message>
    <message>
        <source>The same spring in three ways: frequency and damping ratio, stiffness and damping, and what the solver uses in each step.</source>
        <translation>Одна и та же пружина тремя способами: частота и коэффициент затухания, жёсткость и затухание и то, чем солвер пользуется на каждом шаге.</translation>
    </message>
    <message>
        <source>Article 4: β and γ from k and c.</source>
        <translation>Статья 4: β и γ из k и c.</translation>
    </message>
    <message>
        <source>The impulse of this row at the end of the last step. Contacts and joints hardly change, so it is a good first guess.</source>
        <translation>Импульс, который эта строка накопила к концу прошлого шага. Контакты и соединения почти не меняются, так что это хорошее первое приближение.</translation>
    </message>
    <message>
        <source>Article 3: warm starting.</source>
        <translation>Статья 3: горячий старт.</translation>
    </message>
    <message>
        <source>How much of the last step&apos;s impulse this step starts with: 1 is all of it.</source>
        <translation>С какой доли прошлого импульса начинается этот шаг: 1 — со всего.</translation>
    </message>
    <message>
        <source>The impulse that is carried over from the last step, before the clamp.</source>
        <translation>Импульс, перенесённый с прошлого шага, до урезания.</translation>
    </message>
    <message>
        <source>The impulse that would satisfy this row alone.</source>
        <translation>Импульс, который сделал бы эту строку верной, будь она одна.</translation>
    </message>
    <message>
        <source>Article 3: λ = −a/b.</source>
        <translation>Статья 3: λ = −a/b.</translation>
    </message>
    <message>
        <source>The sum of all impulses that this row has applied in this step before this visit.</source>
        <translation>Сумма всех импульсов, которые эта строка дала на этом шаге до этого посещения.</translation>
    </message>
    <message>
        <source>Article 3: the accumulated λ.</source>
        <translation>Статья 3: накопленное λ.</translation>
    </message>
    <message>
        <source>What the row would have applied in total. This sum is clamped, not the single impulse, so a visit may undo what an earlier one applied in excess.</source>
        <translation>Сколько всего дала бы строка. Урезается именно эта сумма, а не отдельный импульс: поэтому посещение может забрать то, что раньше было дано с избытком.</translation>
    </message>
    <message>
        <source>Article 3: accumulated impulses.</source>
        <translation>Статья 3: накопленные импульсы.</translation>
    </message>
    <message>
        <source>How much of the normal impulse friction may use: the geometric mean of the two surfaces&apos; coefficients.</source>
        <translation>Какую долю нормального импульса может использовать трение: среднее геометрическое коэффициентов двух поверхностей.</translation>
    </message>
    <message>
        <source>Article 3: μ.</source>
        <translation>Статья 3: μ.</translation>
    </message>
    <message>
        <source>What the contact&apos;s normal row has applied so far. It determines the width of the friction cone.</source>
        <translation>Сколько уже дала нормальная строка контакта. Это раскрывает конус трения.</translation>
    </message>
    <message>
        <source>Article 3: λ of the normal row.</source>
        <translation>Статья 3: λ нормальной строки.</translation>
    </message>
    <message>
        <source>The friction cone: friction cannot push more than μ times the normal impulse, in either direction.</source>
        <translation>Конус трения: трение не может толкать сильнее, чем μ, умноженное на нормальный импульс, — ни в ту, ни в другую сторону.</translation>
    </message>
    <message>
        <source>A contact pushes and never pulls: nothing below zero.</source>
        <translation>Контакт толкает и никогда не тянет: ничего ниже нуля.</translation>
    </message>
    <message>
        <source>The range in which the row&apos;s impulse must stay.</source>
        <translation>Пределы, в которых должен оставаться импульс строки.</translation>
    </message>
    <message>
        <source>Article 3: clamping.</source>
        <translation>Статья 3: урезание.</translation>
    </message>
    <message>
        <source>The row&apos;s impulse after this visit: the sum, clamped to its bounds.</source>
        <translation>Импульс строки после этого посещения: сумма, возвращённая в свои границы.</translation>
    </message>
    <message>
        <source>The impulse that this visit actually applies: to B along n, to A against it.</source>
        <translation>Импульс, который это посещение действительно прикладывает: к B вдоль n, к A против n.</translation>
    </message>
    <message>
        <source>Article 3: λ, as applied.</source>
        <translation>Статья 3: приложенное λ.</translation>
    </message>
    <message>
        <source>The stiffness with which the next sweep finds the row: larger by h² β |C|, unless Λ is at a bound.</source>
        <translation>Жёсткость, с которой строку найдёт следующий проход: больше на h² β |C|, если Λ не на границе.</translation>
    </message>
    <message>
        <source>AVBD: k, and its ramp β.</source>
        <translation>AVBD: k и её рост β.</translation>
    </message>
    <message>
        <source>The stiffness of the row&apos;s spring, times h²: in kg, as the masses of the bodies.</source>
        <translation>Жёсткость пружины строки, умноженная на h²: в kg, как массы тел.</translation>
    </message>
    <message>
        <source>AVBD: k.</source>
        <translation>AVBD: k.</translation>
    </message>
</context>
<context>
    <name>TimeSeries</name>
    <message>
        <source>kinetic</source>
        <translation>кинетическая</translation>
    </message>
    <message>
        <source>½ m v² and ½ I ω² of all bodies</source>
        <translation>½ m v² и ½ I ω² всех тел</translation>
    </message>
    <message>
        <source>potential</source>
        <translation>потенциальная</translation>
    </message>
    <message>
        <source>−m g·x of all bodies, 0 at the end of the first step</source>
        <translation>−m g·x всех тел, 0 в конце первого шага</translation>
    </message>
    <message>
        <source>total</source>
        <translation>полная</translation>
    </message>
    <message>
        <source>All kinds together</source>
        <translation>Все виды вместе</translation>
    </message>
    <message>
        <source>momentum x</source>
        <translation>по x</translation>
    </message>
    <message>
        <source>Σ m v</source>
        <translation>Σ m v</translation>
    </message>
    <message>
        <source>momentum y</source>
        <translation>по y</translation>
    </message>
    <message>
        <source>about the origin</source>
        <translation>относительно начала координат</translation>
    </message>
    <message>
        <source>Σ m x × v + I ω</source>
        <translation>Σ m x × v + I ω</translation>
    </message>
    <message>
        <source>worst penetration</source>
        <translation>наибольшее проникновение</translation>
    </message>
    <message>
        <source>The deepest overlap of the step</source>
        <translation>Самое глубокое перекрытие шага</translation>
    </message>
    <message>
        <source>worst joint error</source>
        <translation>наибольшая ошибка соединения</translation>
    </message>
    <message>
        <source>The error of the worst joint</source>
        <translation>Насколько худшее соединение далеко от того, чего оно требует</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Энергия</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Количество движения</translation>
    </message>
    <message>
        <source>Angular momentum</source>
        <translation>Момент импульса</translation>
    </message>
    <message>
        <source>Position errors</source>
        <translation>Ошибки положения</translation>
    </message>
    <message>
        <source>Jitter of bodies</source>
        <translation>Дрожание тел</translation>
    </message>
    <message>
        <source>energy [J]</source>
        <translation>энергия [J]</translation>
    </message>
    <message>
        <source>momentum [N s]</source>
        <translation>количество движения [N s]</translation>
    </message>
    <message>
        <source>angular momentum [N m s]</source>
        <translation>момент импульса [N m s]</translation>
    </message>
    <message>
        <source>error [m]</source>
        <translation>ошибка [m]</translation>
    </message>
    <message>
        <source>jitter [m/s]</source>
        <translation>дрожание [m/s]</translation>
    </message>
    <message>
        <source>translational</source>
        <translation>поступательная</translation>
    </message>
    <message>
        <source>½ m v² of all bodies</source>
        <translation>½ m v² всех тел</translation>
    </message>
    <message>
        <source>rotational</source>
        <translation>вращательная</translation>
    </message>
    <message>
        <source>½ I ω² of all bodies</source>
        <translation>½ I ω² всех тел</translation>
    </message>
    <message>
        <source>springs</source>
        <translation>пружины</translation>
    </message>
    <message>
        <source>½ k C² of the springs of joints</source>
        <translation>½ k C² пружин соединений</translation>
    </message>
    <message>
        <source>√( mean of |v − v before|² ) over the last %1 steps</source>
        <translation>√( среднее |v − v прежняя|² ), последних шагов: %1</translation>
    </message>
</context>
<context>
    <name>TraceText</name>
    <message>
        <source>Reading %1 …</source>
        <translation>Чтение %1 …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>другая программа</translation>
    </message>
    <message>
        <source>Not in the trace, shown as –: %1.</source>
        <translation>Нет в трассе, показано как –: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Recorded by %1: %n steps.</source>
        <translation>
            <numerusform>Источник записи: %1, %n шаг.</numerusform>
            <numerusform>Источник записи: %1, %n шага.</numerusform>
            <numerusform>Источник записи: %1, %n шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the steps …</source>
        <translation>Просмотр шагов …</translation>
    </message>
    <message>
        <source>Line %1 is incomplete, as after a crash: the trace ends with its last complete step, %2.</source>
        <translation>Строка файла %1 обрывается, как после сбоя: трасса заканчивается последним полным шагом, %2.</translation>
    </message>
    <message numerus="yes">
        <source>In %n visits delta is not sum_after − sum_before.</source>
        <translation>
            <numerusform>При %n посещении delta не равна sum_after − sum_before.</numerusform>
            <numerusform>При %n посещениях delta не равна sum_after − sum_before.</numerusform>
            <numerusform>При %n посещениях delta не равна sum_after − sum_before.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is in line %1.</source>
        <translation>Первое — в строке файла %1.</translation>
    </message>
    <message>
        <source>It has no end line, as after a crash.</source>
        <translation>В ней нет строки end, как после аварийного завершения.</translation>
    </message>
    <message>
        <source>Rows without a softness are treated as hard: γ = 0.</source>
        <translation>Строки без мягкости считаются жёсткими: γ = 0.</translation>
    </message>
</context>
<context>
    <name>WarmStartText</name>
    <message>
        <source>left end</source>
        <translation>левый конец</translation>
    </message>
    <message>
        <source>right end</source>
        <translation>правый конец</translation>
    </message>
    <message>
        <source>lower left corner</source>
        <translation>нижний левый угол</translation>
    </message>
    <message>
        <source>lower right corner</source>
        <translation>нижний правый угол</translation>
    </message>
    <message>
        <source>upper right corner</source>
        <translation>верхний правый угол</translation>
    </message>
    <message>
        <source>upper left corner</source>
        <translation>верхний левый угол</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>угол %1</translation>
    </message>
    <message>
        <source>lower side</source>
        <translation>нижняя сторона</translation>
    </message>
    <message>
        <source>upper side</source>
        <translation>верхняя сторона</translation>
    </message>
    <message>
        <source>lower edge</source>
        <translation>нижнее ребро</translation>
    </message>
    <message>
        <source>right edge</source>
        <translation>правое ребро</translation>
    </message>
    <message>
        <source>upper edge</source>
        <translation>верхнее ребро</translation>
    </message>
    <message>
        <source>left edge</source>
        <translation>левое ребро</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>ребро %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the only point of %1 and %2</source>
        <translation>единственная точка %1 и %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 на %2</translation>
    </message>
    <message>
        <source>%1 on the %2 of %3</source>
        <translation>%1 — %2 %3</translation>
    </message>
    <message>
        <source>%1 ahead of %2</source>
        <translation>%1 перед %2</translation>
    </message>
    <message>
        <source>%1 of %2 against %3 of %4</source>
        <translation>%1 %2 — %3 %4</translation>
    </message>
    <message>
        <source>%1 along the %2 of %3</source>
        <translation>%1 целиком — %2 %3</translation>
    </message>
    <message>
        <source>matched</source>
        <translation>совпала</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новая</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>исчезла</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>разорвано</translation>
    </message>
    <message>
        <source>mismatched</source>
        <translation>перепутана</translation>
    </message>
    <message>
        <source>the bodies no longer touch</source>
        <translation>тела больше не касаются друг друга</translation>
    </message>
    <message>
        <source>the bodies now touch at other features</source>
        <translation>теперь тела касаются другими признаками</translation>
    </message>
    <message>
        <source>the match was broken manually</source>
        <translation>совпадение разорвано вручную</translation>
    </message>
    <message>
        <source>warm starting is off</source>
        <translation>горячий старт выключен</translation>
    </message>
    <message>
        <source>the factor of warm starting is below 1</source>
        <translation>множитель горячего старта меньше 1</translation>
    </message>
    <message>
        <source>the method starts every step without impulses</source>
        <translation>метод начинает каждый шаг с нуля</translation>
    </message>
    <message>
        <source>excluded before the sweeps: the bodies are already separating</source>
        <translation>исключена до проходов: тела уже расходятся</translation>
    </message>
    <message>
        <source>the surfaces are apart: there is no friction</source>
        <translation>поверхности не касаются: трения нет</translation>
    </message>
    <message>
        <source>now outside the row&apos;s bounds</source>
        <translation>теперь вне границ строки</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::Actions</name>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Пуск</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>&amp;Stop the sweeps</source>
        <translation>&amp;Остановить проходы</translation>
    </message>
    <message>
        <source>&amp;Play the sweeps</source>
        <translation>&amp;Проиграть проходы</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation>&amp;Отменить: «%1»</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>По&amp;вторить</translation>
    </message>
    <message>
        <source>&amp;Redo “%1”</source>
        <translation>По&amp;вторить: «%1»</translation>
    </message>
</context>
<context>
    <name>solverscope::AnswerInput</name>
    <message>
        <source>Your prediction: %1</source>
        <translation>Ваше предсказание: %1</translation>
    </message>
    <message>
        <source>Your prediction: %1, in %2</source>
        <translation>Ваше предсказание: %1, в %2</translation>
    </message>
    <message>
        <source>A number or arithmetic, such as 0.25, 1/4 or (3.5+3)*0.05</source>
        <translation>Число или выражение, например 0.25, 1/4 или (3.5+3)*0.05</translation>
    </message>
    <message>
        <source>This cannot be read as a number: %1.</source>
        <translation>Это не читается как число: %1.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>строка кода %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>solverscope::AnswerRow</name>
    <message>
        <source>+ positive</source>
        <translation>+ плюс</translation>
    </message>
    <message>
        <source>− negative</source>
        <translation>− минус</translation>
    </message>
    <message>
        <source>0 zero</source>
        <translation>0 ноль</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>Ваше предсказание</translation>
    </message>
    <message>
        <source>Your pick: a row</source>
        <translation>Ваш выбор: строка</translation>
    </message>
    <message>
        <source>Your pick: a body</source>
        <translation>Ваш выбор: тело</translation>
    </message>
    <message>
        <source>Pick a row here or in the window</source>
        <translation>Выберите строку здесь или в окне</translation>
    </message>
    <message>
        <source>Pick a body here or in the scene</source>
        <translation>Выберите тело здесь или в сцене</translation>
    </message>
    <message>
        <source>Drag the arrow in the scene from the ring, or type its numbers.</source>
        <translation>Вытяните стрелку в сцене из кольца или введите её числа.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Your pick: a contact</source>
        <translation>Ваш выбор: контакт</translation>
    </message>
    <message>
        <source>Pick a contact here or in the scene</source>
        <translation>Выберите контакт здесь или в сцене</translation>
    </message>
</context>
<context>
    <name>solverscope::ArrowText</name>
    <message>
        <source>draw the arrow from here</source>
        <translation>ведите стрелку отсюда</translation>
    </message>
    <message>
        <source>the engine</source>
        <translation>движок</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>ваша</translation>
    </message>
</context>
<context>
    <name>solverscope::BodiesTable</name>
    <message>
        <source>Bodies</source>
        <translation>Тела</translation>
    </message>
    <message>
        <source>Where does this number come from?</source>
        <translation>Откуда это число?</translation>
    </message>
    <message>
        <source>body</source>
        <translation>тело</translation>
    </message>
    <message>
        <source>The body&apos;s id; A and B are the bodies of the marked row</source>
        <translation>Имя (id) тела; A и B — тела отмеченной строки</translation>
    </message>
    <message>
        <source>Position of the centre of mass, m</source>
        <translation>Положение центра масс, m</translation>
    </message>
    <message>
        <source>Angle, rad, counter-clockwise</source>
        <translation>Угол, rad, против часовой стрелки</translation>
    </message>
    <message>
        <source>Velocity, m/s</source>
        <translation>Скорость, m/s</translation>
    </message>
    <message>
        <source>Angular velocity, rad/s</source>
        <translation>Угловая скорость, rad/s</translation>
    </message>
    <message>
        <source>Pseudo-velocity, m/s: moves the body in this step only</source>
        <translation>Псевдоскорость, m/s: двигает тело только на этом шаге</translation>
    </message>
    <message>
        <source>Angular pseudo-velocity, rad/s</source>
        <translation>Угловая псевдоскорость, rad/s</translation>
    </message>
    <message>
        <source>Inverse mass, 1/kg; 0: no impulse moves the body</source>
        <translation>Обратная масса, 1/kg; 0: никакой импульс тело не сдвинет</translation>
    </message>
    <message>
        <source>Inverse moment of inertia, 1/(kg m²); 0: no impulse turns the body</source>
        <translation>Обратный момент инерции, 1/(kg m²); 0: никакой импульс тело не повернёт</translation>
    </message>
</context>
<context>
    <name>solverscope::Bookmarks</name>
    <message>
        <source>bookmark</source>
        <translation>закладка</translation>
    </message>
    <message>
        <source>name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>order</source>
        <translation>порядок</translation>
    </message>
    <message>
        <source>Made by another version of the program; kept as it is.</source>
        <translation>Сделана другой версией программы; сохраняется как есть.</translation>
    </message>
    <message>
        <source>The scene has changed since; going there opens it as it was.</source>
        <translation>Сцена с тех пор изменилась; при возврате она откроется в прежнем виде.</translation>
    </message>
    <message>
        <source>The inputs have changed since; going there restores its own.</source>
        <translation>Действия с тех пор изменились; при возврате их заменят действия закладки.</translation>
    </message>
    <message>
        <source>The result differs: the solver no longer computes what it did then.</source>
        <translation>Другой мир: солвер выдаёт не то, что тогда.</translation>
    </message>
    <message>
        <source>The scene is shown as it was when the bookmark was set.</source>
        <translation>Сцена показана такой, какой была в момент закладки.</translation>
    </message>
    <message>
        <source>The inputs of the bookmark are restored; undo brings back yours.</source>
        <translation>Действия закладки снова на месте; отмена вернёт ваши.</translation>
    </message>
    <message>
        <source>%1: cannot be written</source>
        <translation>%1: не удаётся записать</translation>
    </message>
</context>
<context>
    <name>solverscope::BranchCompare</name>
    <message>
        <source>Distance</source>
        <translation>Расстояние</translation>
    </message>
    <message>
        <source>Kinetic energy</source>
        <translation>Кинетическая энергия</translation>
    </message>
    <message>
        <source>Worst penetration</source>
        <translation>Наибольшее проникновение</translation>
    </message>
    <message>
        <source>as a ghost</source>
        <translation>призраком</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Перейти туда</translation>
    </message>
    <message>
        <source>Branch to compare with</source>
        <translation>Ветка для сравнения</translation>
    </message>
    <message>
        <source>Draws the bodies of the other branch over the scene, where they are after the same step.</source>
        <translation>Рисовать поверх сцены тела другой ветки там, где они после того же шага.</translation>
    </message>
    <message>
        <source>Moves the cursor to the first stop at which the two differ.</source>
        <translation>Перенести курсор на первую остановку, где ветки ведут себя по-разному.</translation>
    </message>
    <message>
        <source>Quantity shown</source>
        <translation>Показанная величина</translation>
    </message>
    <message>
        <source>All as a table</source>
        <translation>Всё таблицей</translation>
    </message>
    <message>
        <source>The two branches over the steps</source>
        <translation>Две ветки по шагам</translation>
    </message>
    <message>
        <source>State of the two branches, step by step</source>
        <translation>К чему пришли две ветки, шаг за шагом</translation>
    </message>
    <message>
        <source>with</source>
        <translation>с веткой</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>After this step</source>
        <translation>После этого шага</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>расстояние</translation>
    </message>
    <message>
        <source>m; of the body that is farthest from its position in the other branch</source>
        <translation>m; у тела, которое дальше всего от своего места в другой ветке</translation>
    </message>
    <message>
        <source>of body</source>
        <translation>у тела</translation>
    </message>
    <message>
        <source>The body that is farthest from its position in the other branch</source>
        <translation>Тело, которое дальше всего от своего места в другой ветке</translation>
    </message>
    <message>
        <source>E here</source>
        <translation>E здесь</translation>
    </message>
    <message>
        <source>Kinetic energy of the current branch, J</source>
        <translation>Кинетическая энергия показанной ветки, J</translation>
    </message>
    <message>
        <source>E there</source>
        <translation>E там</translation>
    </message>
    <message>
        <source>Kinetic energy of the other branch, J</source>
        <translation>Кинетическая энергия другой ветки, J</translation>
    </message>
    <message>
        <source>overlap here</source>
        <translation>перекр. здесь</translation>
    </message>
    <message>
        <source>Worst penetration of the current branch, m</source>
        <translation>Наибольшее проникновение в показанной ветке, m</translation>
    </message>
    <message>
        <source>overlap there</source>
        <translation>перекр. там</translation>
    </message>
    <message>
        <source>Worst penetration of the other branch, m</source>
        <translation>Наибольшее проникновение в другой ветке, m</translation>
    </message>
    <message>
        <source>The current branch</source>
        <translation>Показанная ветка</translation>
    </message>
    <message>
        <source>The other branch</source>
        <translation>Другая ветка</translation>
    </message>
    <message>
        <source>Of the body that is farthest from its position in the other branch</source>
        <translation>У тела, которое дальше всего от своего места в другой ветке</translation>
    </message>
    <message>
        <source>Recomputing the steps of both …</source>
        <translation>Шаги обеих веток выполняются заново …</translation>
    </message>
    <message>
        <source>Nothing to compare yet.</source>
        <translation>Сравнивать пока нечего.</translation>
    </message>
    <message>
        <source>There is only one run. Branch at a moment, change something there and continue: then the two can be compared.</source>
        <translation>Пока есть только один прогон. Начните ветку в нужный момент, измените там что-нибудь и идите дальше: тогда их можно будет сравнить.</translation>
    </message>
    <message>
        <source>Both are identical in all steps that they have in common (%1).</source>
        <translation>Ветки совпадают на всех общих шагах (%1).</translation>
    </message>
    <message>
        <source>no body moves differently yet, but the stored impulses differ</source>
        <translation>тела пока движутся одинаково, но сохранённые импульсы уже различаются</translation>
    </message>
    <message>
        <source>the first body with a different state at the end of the step is %1</source>
        <translation>первое тело, которое заканчивает шаг иначе, — %1</translation>
    </message>
    <message>
        <source>They first differ in step %1 at event %2; %3.</source>
        <translation>Ветки расходятся на шаге %1, на событии %2; %3.</translation>
    </message>
    <message>
        <source>They first differ in step %1; %2.</source>
        <translation>Ветки расходятся на шаге %1; %2.</translation>
    </message>
</context>
<context>
    <name>solverscope::BranchesPanel</name>
    <message>
        <source>step %1, event %2</source>
        <translation>шаг %1, событие %2</translation>
    </message>
    <message>
        <source>Branch here</source>
        <translation>Ветка отсюда</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Continues from the cursor as a new branch; the current run stays as it is.</source>
        <translation>Продолжить от курсора новой веткой; показанный сейчас прогон останется как есть.</translation>
    </message>
    <message>
        <source>Shows the selected branch where it was left (Return).</source>
        <translation>Показать выбранную ветку там, где её оставили (Return).</translation>
    </message>
    <message>
        <source>Renames the selected branch (F2).</source>
        <translation>Дать выбранной ветке другое имя (F2).</translation>
    </message>
    <message>
        <source>Removes the selected branch from the list (Del).</source>
        <translation>Убрать выбранную ветку из списка (Del).</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Ветки</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>ветка</translation>
    </message>
    <message>
        <source>left at</source>
        <translation>где отошла</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>шаги</translation>
    </message>
    <message>
        <source>The moment at which it branches off from the branch above it</source>
        <translation>Момент, в который она отошла от ветки, стоящей над ней</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>%1: the current branch</source>
        <translation>%1: показана эта ветка</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>The others are being recomputed.</source>
        <translation>Остальные выполняются заново.</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>Ветка «%1» убрана.</translation>
    </message>
    <message>
        <source>Branch at any stop and change what you like there: the original stays as it is.</source>
        <translation>Начните ветку на любой остановке и меняйте там что угодно: исходный прогон останется как есть.</translation>
    </message>
    <message>
        <source>Set an impulse</source>
        <translation>Задать импульс</translation>
    </message>
    <message>
        <source>The lesson or challenge locks the run for now.</source>
        <translation>Пока что урок или задача оставляет прогон как есть.</translation>
    </message>
    <message>
        <source>step %1, before a restart</source>
        <translation>шаг %1, до перезапуска</translation>
    </message>
    <message>
        <source>It branched off at this step of a run that no longer exists: one of the two branches has been restarted or changed earlier since.</source>
        <translation>Ветка отошла на этом шаге прогона, которого больше нет: с тех пор одна из двух веток перезапущена или изменена раньше этого шага.</translation>
    </message>
</context>
<context>
    <name>solverscope::Breakpoints</name>
    <message>
        <source>%1 of %2 recorded steps searched</source>
        <translation>просмотрено записанных шагов: %1 из %2</translation>
    </message>
    <message>
        <source>No earlier stop: no breakpoint holds before this stop.</source>
        <translation>Раньше остановок нет: до этого места ни одна точка останова не срабатывает.</translation>
    </message>
    <message>
        <source>The recording ends at step %1 without another stop.</source>
        <translation>Запись кончается на шаге %1, других остановок нет.</translation>
    </message>
    <message>
        <source>no stop so far, now at step %1</source>
        <translation>остановок пока нет, сейчас шаг %1</translation>
    </message>
    <message>
        <source>%1 is not in this trace.</source>
        <translation>%1 нет в этой трассе.</translation>
    </message>
    <message>
        <source>%1 is missing at some visits of this trace.</source>
        <translation>При части посещений в этой трассе нет %1.</translation>
    </message>
</context>
<context>
    <name>solverscope::BreakpointsPanel</name>
    <message>
        <source>&amp;Stop there</source>
        <translation>&amp;Останавливать</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Наблюдать</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Stops where this holds (Enter)</source>
        <translation>Останавливаться там, где это выполнено (Enter)</translation>
    </message>
    <message>
        <source>Shows the value of this expression at every stop</source>
        <translation>Показывать значение этого показателя, где бы ни стоял курсор</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>&amp;Примеры</translation>
    </message>
    <message>
        <source>Examples of conditions</source>
        <translation>Примеры условий</translation>
    </message>
    <message>
        <source>Continues to the next stop at which a breakpoint holds (F5)</source>
        <translation>Дальше, до следующей остановки, где сработает точка останова (F5)</translation>
    </message>
    <message>
        <source>Goes back to the last stop before this one at which a breakpoint holds (Shift+F5)</source>
        <translation>Назад, до последней остановки перед этой, где сработает точка останова (Shift+F5)</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Точки останова</translation>
    </message>
    <message>
        <source>on</source>
        <translation>вкл.</translation>
    </message>
    <message>
        <source>stop where</source>
        <translation>где остановиться</translation>
    </message>
    <message>
        <source>every</source>
        <translation>каждый</translation>
    </message>
    <message>
        <source>stops</source>
        <translation>остановок</translation>
    </message>
    <message>
        <source>A line of source, a condition, or both; a double click or F2 edits the condition</source>
        <translation>Строка кода, условие или то и другое; двойной щелчок или F2 — изменить условие</translation>
    </message>
    <message>
        <source>Stops only every n-th time, counted from where continuing began</source>
        <translation>Останавливаться лишь каждый N-й раз, считая с нажатия «Продолжить»</translation>
    </message>
    <message>
        <source>How often the run has stopped here</source>
        <translation>Сколько раз здесь останавливались</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Убрать	Del</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Убрать все</translation>
    </message>
    <message>
        <source>Watched quantities</source>
        <translation>Наблюдаемые показатели</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>показатель</translation>
    </message>
    <message>
        <source>here</source>
        <translation>здесь</translation>
    </message>
    <message>
        <source>The value at the cursor; – where this stop has no such quantity</source>
        <translation>Значение у курсора; –, если на этой остановке такого показателя нет</translation>
    </message>
    <message>
        <source>Every visit to this row</source>
        <translation>Каждое посещение этой строки</translation>
    </message>
    <message>
        <source>Every visit to its constraint</source>
        <translation>Каждое посещение её ограничения</translation>
    </message>
    <message>
        <source>Every visit that concerns the selected body</source>
        <translation>Каждое посещение, которое касается выбранного тела</translation>
    </message>
    <message>
        <source>The end of this phase</source>
        <translation>Конец этой фазы</translation>
    </message>
    <message>
        <source>An impulse is clamped late</source>
        <translation>Толчок урезан поздно</translation>
    </message>
    <message>
        <source>Friction slides</source>
        <translation>Трение скользит</translation>
    </message>
    <message>
        <source>Deep overlap</source>
        <translation>Глубокое перекрытие</translation>
    </message>
    <message>
        <source>A body goes far in a visit</source>
        <translation>Тело уходит далеко за одно посещение</translation>
    </message>
    <message>
        <source>A fast approach</source>
        <translation>Быстрое сближение</translation>
    </message>
    <message>
        <source>A big impulse</source>
        <translation>Большой импульс</translation>
    </message>
    <message>
        <source>Rows change between free and clamped</source>
        <translation>Строки начинают или перестают толкать</translation>
    </message>
    <message>
        <source>The energy rises</source>
        <translation>Энергия растёт</translation>
    </message>
    <message>
        <source>A contact has lost its match</source>
        <translation>Контакт потерял совпадение</translation>
    </message>
    <message>
        <source>A number is not finite</source>
        <translation>Число не конечно</translation>
    </message>
    <message>
        <source>This stop has no such quantity.</source>
        <translation>На этой остановке такого показателя нет.</translation>
    </message>
    <message>
        <source>searching …</source>
        <translation>поиск …</translation>
    </message>
    <message>
        <source>No breakpoint is enabled. Type a condition above, or click in the margin of a source line.</source>
        <translation>Ни одна точка останова не включена. Введите условие выше или щёлкните рядом со строкой кода.</translation>
    </message>
</context>
<context>
    <name>solverscope::ChallengeBar</name>
    <message>
        <source>Unlocks every setting and the editing of the scene; the challenge stays here</source>
        <translation>Открывает все настройки и правку сцены; задача остаётся здесь</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Free play</source>
        <translation>Свободные опыты</translation>
    </message>
    <message>
        <source>Bodies can be moved.</source>
        <translation>Тела можно двигать.</translation>
    </message>
    <message>
        <source>The goal counts at the end of step %1.</source>
        <translation>Цель засчитывается в конце шага %1.</translation>
    </message>
    <message>
        <source>The goal counts in every step from %1 to %2.</source>
        <translation>Цель засчитывается на каждом шаге с %1 по %2.</translation>
    </message>
    <message>
        <source>“%1” was changed too: it is not part of the challenge. Undo that, or reset the settings.</source>
        <translation>Изменена и настройка «%1»: она не входит в задачу. Отмените это или сбросьте настройки.</translation>
    </message>
    <message>
        <source>A body was moved or pulled: that is not part of the challenge. Undo it.</source>
        <translation>Тело сдвинули или тянули: это не входит в задачу. Отмените это.</translation>
    </message>
    <message>
        <source>Running from the start …</source>
        <translation>Прогон с начала …</translation>
    </message>
    <message>
        <source>Step %1: %2.</source>
        <translation>Шаг %1: %2.</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Решено</translation>
    </message>
    <message>
        <source>○ Not yet. %1</source>
        <translation>○ Ещё нет. %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Попробовать</translation>
    </message>
    <message>
        <source>Cancels the run</source>
        <translation>Отменяет прогон</translation>
    </message>
    <message>
        <source>Runs the scene from the start with what you have entered, and says whether the goal is reached</source>
        <translation>Прогоняет сцену с начала с тем, что вы ввели, и говорит, достигнута ли цель</translation>
    </message>
</context>
<context>
    <name>solverscope::ChangeText</name>
    <message>
        <source>on</source>
        <translation>вкл.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выкл.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Drag %1</source>
        <translation>Протащить: %1</translation>
    </message>
    <message>
        <source>Discard impulses between %1 and %2</source>
        <translation>Отбросить импульсы между %1 и %2</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Replace the changes</source>
        <translation>Заменить изменения</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменение</translation>
    </message>
    <message numerus="yes">
        <source>%n settings</source>
        <translation>
            <numerusform>%n настройка</numerusform>
            <numerusform>%n настройки</numerusform>
            <numerusform>%n настроек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n bodies</source>
        <translation>
            <numerusform>Переместить %n тело</numerusform>
            <numerusform>Переместить %n тела</numerusform>
            <numerusform>Переместить %n тел</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n изменение</numerusform>
            <numerusform>%n изменения</numerusform>
            <numerusform>%n изменений</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Передвинуть %1 в %2</translation>
    </message>
    <message>
        <source>Drag to %1</source>
        <translation>Тянуть к %1</translation>
    </message>
    <message>
        <source>Release the body</source>
        <translation>Отпустить тело</translation>
    </message>
    <message>
        <source>Mass of %1: %2</source>
        <translation>Масса %1: %2</translation>
    </message>
    <message>
        <source>Velocity of %1: %2, %3</source>
        <translation>Скорость %1: %2, %3</translation>
    </message>
    <message>
        <source>Impulse of row %1: %2</source>
        <translation>Импульс строки %1: %2</translation>
    </message>
</context>
<context>
    <name>solverscope::ChartTable</name>
    <message>
        <source>Values of the chart</source>
        <translation>Значения графика</translation>
    </message>
</context>
<context>
    <name>solverscope::ChosenList</name>
    <message>
        <source>Remove	Del</source>
        <translation>Убрать	Del</translation>
    </message>
</context>
<context>
    <name>solverscope::ClampLine</name>
    <message>
        <source>The clamp on a number line</source>
        <translation>Урезание на числовой прямой</translation>
    </message>
    <message>
        <source>Bounds from %1 to %2.</source>
        <translation>Границы: от %1 до %2.</translation>
    </message>
    <message>
        <source>Before: Λ = %1.</source>
        <translation>До посещения: Λ = %1.</translation>
    </message>
    <message>
        <source>Unclamped: %1 = %2.</source>
        <translation>Урезается: %1 = %2.</translation>
    </message>
    <message>
        <source>Clamped: %1 = %2.</source>
        <translation>После урезания: %1 = %2.</translation>
    </message>
    <message>
        <source>Cut off: %1.</source>
        <translation>Отсечено: %1.</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>нижн.</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>верхн.</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>отсечено</translation>
    </message>
</context>
<context>
    <name>solverscope::CompareList</name>
    <message>
        <source>iterations=4, warm_starting=0</source>
        <translation>iterations=4, warm_starting=0</translation>
    </message>
    <message>
        <source>Settings of the variant</source>
        <translation>Настройки варианта</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>The settings that differ from those at the cursor; the others are as they are now.</source>
        <translation>Чем вариант отличается от настроек, действующих у курсора; остальное — как сейчас.</translation>
    </message>
    <message>
        <source>%1 Key: %2</source>
        <translation>%1 Клавиша: %2</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Adds a variant and lets you type its settings.</source>
        <translation>Добавить вариант; затем впишите его настройки.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Adds a copy of this variant to change.</source>
        <translation>Добавить ещё один такой же, чтобы что-нибудь в нём изменить.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Removes this variant.</source>
        <translation>Убрать этот вариант.</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>База</translation>
    </message>
    <message>
        <source>Compares the others with this variant.</source>
        <translation>Сравнивать остальные с этим.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Renames this variant.</source>
        <translation>Дать этому варианту другое имя.</translation>
    </message>
    <message>
        <source>Change settings</source>
        <translation>Изменить настройки</translation>
    </message>
    <message>
        <source>Lets you type the settings of this variant.</source>
        <translation>Вписать настройки этого варианта.</translation>
    </message>
    <message>
        <source>%1: the base with which the others are compared</source>
        <translation>%1: база, с которой сравнивают остальные</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Ничего</translation>
    </message>
    <message>
        <source>Engine&amp;s</source>
        <translation>&amp;Движки</translation>
    </message>
    <message>
        <source>Adds a variant. %1</source>
        <translation>Добавляет вариант. %1</translation>
    </message>
</context>
<context>
    <name>solverscope::CompareOutcomes</name>
    <message>
        <source>%1. The measured step is that of the cursor.</source>
        <translation>%1. Измеряется шаг, на котором стоит курсор.</translation>
    </message>
    <message>
        <source>Results of the variants</source>
        <translation>Результаты вариантов</translation>
    </message>
    <message>
        <source>Outcomes of the variants</source>
        <translation>Итоги вариантов</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>The base is bold</source>
        <translation>База выделена жирным</translation>
    </message>
    <message>
        <source>Time per step</source>
        <translation>Время на шаг</translation>
    </message>
    <message>
        <source>Milliseconds on this machine, measured just now: different every time [ms]</source>
        <translation>Миллисекунды на этом компьютере, прямо сейчас: это измерение, двух одинаковых не бывает [ms]</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Расходится</translation>
    </message>
    <message>
        <source>The first event at which the run differs from the base. Enter goes there.</source>
        <translation>Первое событие, на котором прогон ведёт себя не так, как база. Enter — перейти туда.</translation>
    </message>
    <message>
        <source>step %1, event %2</source>
        <translation>шаг %1, событие %2</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
</context>
<context>
    <name>solverscope::ComparePanel</name>
    <message>
        <source>The base of the comparison</source>
        <translation>База сравнения</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>расхождение</translation>
    </message>
    <message>
        <source>%1 differs</source>
        <translation>расхождение: %1</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <translation>разошлись: %1</translation>
    </message>
    <message>
        <source>Worst penetration</source>
        <translation>Наибольшее проникновение</translation>
    </message>
    <message>
        <source>Kinetic energy</source>
        <translation>Кинетическая энергия</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>Невязка</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Дрейф</translation>
    </message>
    <message>
        <source>Total energy</source>
        <translation>Полная энергия</translation>
    </message>
    <message>
        <source>Worst joint error</source>
        <translation>Наибольшая ошибка соединения</translation>
    </message>
    <message>
        <source>not all solve the same rows</source>
        <translation>не все решают одни и те же строки</translation>
    </message>
    <message>
        <source>only the first sub-step</source>
        <translation>из подшагов — первый</translation>
    </message>
    <message>
        <source>Sweeps to 1 % of the cold error: %1</source>
        <translation>Проходов до 1 % ошибки холодного старта: %1</translation>
    </message>
    <message>
        <source>After %1 steps: %2</source>
        <translation>После %1-го шага: %2</translation>
    </message>
    <message>
        <source>Warm starting on / off</source>
        <translation>Горячий старт: да / нет</translation>
    </message>
    <message>
        <source>Compares steps that start with the last step&apos;s impulses with steps that start without.</source>
        <translation>Сравнить шаги, начатые с импульсов прошлого шага, с шагами, начатыми с нуля.</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>Сравнения</translation>
    </message>
    <message>
        <source>Ready-made comparisons.</source>
        <translation>Готовые сравнения одним щелчком.</translation>
    </message>
    <message>
        <source>Error shown</source>
        <translation>Показанная ошибка</translation>
    </message>
    <message>
        <source>Quantity shown</source>
        <translation>Показанная величина</translation>
    </message>
    <message>
        <source>Errors of the variants over the sweeps</source>
        <translation>Ошибки вариантов по проходам</translation>
    </message>
    <message>
        <source>Runs of the variants over the steps</source>
        <translation>Прогоны вариантов по шагам</translation>
    </message>
    <message>
        <source>Frozen step</source>
        <translation>Замороженный шаг</translation>
    </message>
    <message>
        <source>The state at the start of the cursor&apos;s step, solved with the settings of each variant.</source>
        <translation>Состояние в начале шага, на котором стоит курсор, решённое с настройками каждого варианта.</translation>
    </message>
    <message>
        <source>Free run</source>
        <translation>Свободный прогон</translation>
    </message>
    <message>
        <source>The scene from its beginning with the settings of each variant; everything else as it is set now, without the drags.</source>
        <translation>Сцена с самого начала с настройками каждого варианта; всё прочее — как задано сейчас, перетаскивания не повторяются.</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Итоги</translation>
    </message>
    <message>
        <source>The results of the variants in numbers: click a title to sort, Ctrl+C copies.</source>
        <translation>К чему пришли варианты, в числах: щелчок по заголовку сортирует, Ctrl+C копирует.</translation>
    </message>
    <message>
        <source>Shows how far each variant is from the base: its values minus those of the base.</source>
        <translation>Показать, насколько каждый вариант отличается от базы: его значения минус значения базы.</translation>
    </message>
    <message>
        <source>g&amp;hosts</source>
        <translation>п&amp;ризраки</translation>
    </message>
    <message>
        <source>Draws the bodies of the other runs over the scene while the free runs are shown.</source>
        <translation>Пока показаны свободные прогоны, рисовать тела остальных прогонов поверх сцены.</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Бок о бок</translation>
    </message>
    <message>
        <source>Shows the scenes of all variants side by side, in step with the cursor.</source>
        <translation>Показать сцены всех вариантов рядом, вслед за курсором.</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>К расхождению</translation>
    </message>
    <message>
        <source>Moves the cursor to the first event at which a variant differs from the base.</source>
        <translation>Перенести курсор на первое событие, на котором вариант ведёт себя не так, как база.</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>проход</translation>
    </message>
    <message>
        <source>Solving …</source>
        <translation>Решается …</translation>
    </message>
    <message>
        <source>No variant has sweeps over velocities: compare them in a free run.</source>
        <translation>Ни один вариант не делает проходов по скоростям: сравните их в свободном прогоне.</translation>
    </message>
    <message>
        <source> · some move positions and have no sweeps over velocities</source>
        <translation> · некоторые двигают положения и проходов по скоростям не делают</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>Sweeps, error and rates of step %1; the rest after %2 steps of each run. Click a title to sort.</source>
        <translation>Проходы, ошибка и множители — для шага %1; остальное — в конце каждого прогона (шагов: %2). Щелчок по заголовку сортирует.</translation>
    </message>
    <message>
        <source>Running the variants …</source>
        <translation>Прогоны выполняются …</translation>
    </message>
    <message>
        <source>minus the &amp;base</source>
        <translation>минус &amp;база</translation>
    </message>
    <message>
        <source>In step %1 all variants do exactly the same.</source>
        <translation>На шаге %1 все варианты делают в точности одно и то же.</translation>
    </message>
    <message>
        <source>The first step in which the free runs of the variants differ.</source>
        <translation>Первый шаг, на котором свободные прогоны вариантов расходятся.</translation>
    </message>
    <message>
        <source>They differ in step %1</source>
        <translation>Различаются на шаге %1</translation>
    </message>
    <message>
        <source>The variants do the same in all of the first %1 steps: the scene has nothing that these settings change.</source>
        <translation>Варианты ведут себя одинаково на всех первых шагах, их %1: в сцене нет ничего, что изменили бы эти настройки.</translation>
    </message>
    <message>
        <source>positions: %1</source>
        <translation>положения: %1</translation>
    </message>
    <message>
        <source>No variant has sweeps over positions: compare them in a free run.</source>
        <translation>Ни один вариант не делает проходов по положениям: сравните их в свободном прогоне.</translation>
    </message>
    <message>
        <source>Rates of step %1 · the rest after %2 steps</source>
        <translation>Сходимость: шаг %1 · прочее: шагов %2</translation>
    </message>
    <message>
        <source>not in %1 sweeps</source>
        <translation>не за %1 проходов</translation>
    </message>
</context>
<context>
    <name>solverscope::ComparePresets</name>
    <message>
        <source>Warm start</source>
        <translation>Горячий старт</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Холодный старт</translation>
    </message>
    <message>
        <source>&amp;Warm starting on / off</source>
        <translation>&amp;Горячий старт: да / нет</translation>
    </message>
    <message>
        <source>Compares a step that starts with the last step&apos;s impulses with one that starts without.</source>
        <translation>Шаг, который начинается с импульсов прошлого шага, рядом с тем, который начинается без них.</translation>
    </message>
    <message>
        <source>&amp;Iterations 4, 10, 30</source>
        <translation>&amp;Итерации 4, 10, 30</translation>
    </message>
    <message>
        <source>Shows the effect of more sweeps.</source>
        <translation>Что дают дополнительные проходы.</translation>
    </message>
    <message>
        <source>&amp;Gauss–Seidel, Jacobi</source>
        <translation>Гаусс — &amp;Зейдель, Якоби</translation>
    </message>
    <message>
        <source>Compares impulses that are applied at once with impulses that are applied after the sweep.</source>
        <translation>Импульсы, которые вступают в силу сразу, рядом с теми, что вступают в силу после прохода.</translation>
    </message>
    <message>
        <source>Gauss–Seidel</source>
        <translation>Гаусс — Зейдель</translation>
    </message>
    <message>
        <source>Jacobi</source>
        <translation>Якоби</translation>
    </message>
    <message>
        <source>&amp;ERP, split impulses, NGS</source>
        <translation>ERP, &amp;раздельные импульсы, NGS</translation>
    </message>
    <message>
        <source>Compares ways of removing overlap: by velocities, by pseudo-velocities, by moving the bodies.</source>
        <translation>Способы убрать перекрытие: скоростью, псевдоскоростью или сдвигом тел.</translation>
    </message>
    <message>
        <source>ERP</source>
        <translation>ERP</translation>
    </message>
    <message>
        <source>Split impulses</source>
        <translation>Раздельные импульсы</translation>
    </message>
    <message>
        <source>NGS</source>
        <translation>NGS</translation>
    </message>
    <message>
        <source>&amp;Order of the rows</source>
        <translation>&amp;Порядок строк</translation>
    </message>
    <message>
        <source>Compares the same sweeps in different orders.</source>
        <translation>Те же проходы в другом порядке.</translation>
    </message>
    <message>
        <source>&amp;All methods</source>
        <translation>&amp;Все методы</translation>
    </message>
    <message>
        <source>Compares all methods, each with about the same number of sweeps per step; sub-steps share them. The other settings stay as they are.</source>
        <translation>Все методы, у каждого примерно столько же проходов за шаг; подшаги делят их между собой. Остальные настройки как есть.</translation>
    </message>
</context>
<context>
    <name>solverscope::CompareScenes</name>
    <message>
        <source>Scenes of the variants</source>
        <translation>Сцены вариантов</translation>
    </message>
    <message>
        <source> · running …</source>
        <translation> · прогон выполняется …</translation>
    </message>
    <message>
        <source> · step %1</source>
        <translation> · шаг %1</translation>
    </message>
</context>
<context>
    <name>solverscope::ConditionEdit</name>
    <message>
        <source>Watch expression</source>
        <translation>Наблюдаемое выражение</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Условие</translation>
    </message>
</context>
<context>
    <name>solverscope::ConeGauge</name>
    <message>
        <source>warm start</source>
        <translation>горячий старт</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>отскок</translation>
    </message>
    <message>
        <source>sweep %1</source>
        <translation>проход %1</translation>
    </message>
    <message>
        <source>open</source>
        <translation>не прижато</translation>
    </message>
    <message>
        <source>sticks</source>
        <translation>сцеплено</translation>
    </message>
    <message>
        <source>slips</source>
        <translation>скользит</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>снаружи</translation>
    </message>
    <message>
        <source>no normal impulse, so no friction</source>
        <translation>ничто не прижимает — нечему и тереться</translation>
    </message>
    <message>
        <source>inside the cone: friction can hold the bodies</source>
        <translation>внутри конуса: трение может удержать тела</translation>
    </message>
    <message>
        <source>on the edge of the cone: friction is at its limit</source>
        <translation>на краю конуса: трение даёт всё, что может</translation>
    </message>
    <message>
        <source>the edge has moved in; the next visit to the friction row brings the impulses back</source>
        <translation>край сместился внутрь; следующее посещение трения вернёт пару (Λn, Λt) в конус</translation>
    </message>
    <message>
        <source>Λt [%1]</source>
        <translation>Λt [%1]</translation>
    </message>
    <message>
        <source>Λn [%1]</source>
        <translation>Λn [%1]</translation>
    </message>
    <message>
        <source>visit to friction</source>
        <translation>посещение трения</translation>
    </message>
    <message>
        <source>visit to the normal row</source>
        <translation>посещение нормальной строки</translation>
    </message>
    <message>
        <source>wanted %1, clamped</source>
        <translation>требовалось %1, урезано</translation>
    </message>
    <message>
        <source>Friction cone</source>
        <translation>Конус трения</translation>
    </message>
    <message>
        <source>&lt;b&gt;Friction cone: %1.&lt;/b&gt; Λt = %2, bounds ±μΛn = ±%3 · %4 = ±%5.</source>
        <translation>&lt;b&gt;Конус трения: %1.&lt;/b&gt; Λt = %2, границы ±μΛn = ±%3 · %4 = ±%5.</translation>
    </message>
    <message>
        <source>This visit wanted %1 and was clamped.</source>
        <translation>Это посещение требовало %1 и было урезано.</translation>
    </message>
    <message>
        <source>Each impulse is clamped alone, so the sums may leave the cone.</source>
        <translation>Каждый импульс урезается сам по себе, поэтому суммы могут выйти из конуса.</translation>
    </message>
    <message>
        <source>Friction cone: %1, μ = %2</source>
        <translation>Конус трения: %1, μ = %2</translation>
    </message>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>The visit used other bounds: ±%1.</source>
        <translation>Посещение применило другие границы: ±%1.</translation>
    </message>
    <message>
        <source>The picture of the cone needs a higher panel.</source>
        <translation>Для рисунка конуса нужна панель повыше.</translation>
    </message>
</context>
<context>
    <name>solverscope::ConvergenceChart</name>
    <message>
        <source>Sweeps over</source>
        <translation>Проходы</translation>
    </message>
    <message>
        <source>Velocities</source>
        <translation>Скорости</translation>
    </message>
    <message>
        <source>Pseudo-velocities</source>
        <translation>Псевдоскорости</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Положения</translation>
    </message>
    <message>
        <source>A point for</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>per sweep</source>
        <translation>по проходам</translation>
    </message>
    <message>
        <source>per row visit</source>
        <translation>по посещениям</translation>
    </message>
    <message>
        <source>A point for every sweep over the rows, or for every visit to a row</source>
        <translation>Точка на каждый проход по строкам или на каждое посещение строки</translation>
    </message>
    <message>
        <source>Error per sweep</source>
        <translation>Ошибка по проходам</translation>
    </message>
    <message>
        <source>measuring step %1 …</source>
        <translation>измеряется шаг %1 …</translation>
    </message>
    <message>
        <source>Error per row visit</source>
        <translation>Ошибка по посещениям строк</translation>
    </message>
    <message>
        <source>positions, in metres · no reference: the rows change with every move</source>
        <translation>положения, в метрах · эталона нет: строки меняются с каждым сдвигом</translation>
    </message>
    <message>
        <source>row visit</source>
        <translation>посещение строки</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>проход</translation>
    </message>
    <message>
        <source>error</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>error [%1]</source>
        <translation>ошибка [%1]</translation>
    </message>
    <message>
        <source>measuring …</source>
        <translation>измеряется …</translation>
    </message>
    <message>
        <source>The slope that late sweeps approach: the spectral radius of a sweep over the free rows.</source>
        <translation>Наклон, к которому стремятся поздние проходы: спектральный радиус прохода по свободным строкам.</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>предсказано</translation>
    </message>
    <message>
        <source>This step has no such sweeps.</source>
        <translation>На этом шаге таких проходов нет.</translation>
    </message>
    <message>
        <source>measuring every visit …</source>
        <translation>измеряется каждое посещение …</translation>
    </message>
    <message>
        <source>rate per sweep: predicted %1, measured %2</source>
        <translation>множитель за проход: предсказан %1, измерен %2</translation>
    </message>
    <message>
        <source> · impulses not unique</source>
        <translation> · импульсы неоднозначны</translation>
    </message>
    <message>
        <source> · the first %1 visits</source>
        <translation> · только первые посещения: %1</translation>
    </message>
    <message>
        <source>the exact answer is certified to 1e-10 m/s · </source>
        <translation>точный ответ подтверждён до 1e-10 m/s · </translation>
    </message>
    <message>
        <source>no certified exact answer · </source>
        <translation>подтверждённого точного ответа нет · </translation>
    </message>
    <message>
        <source>velocity error</source>
        <translation>ошибка скорости</translation>
    </message>
    <message>
        <source>‖v − v*‖ in the norm of kinetic energy: how far the velocities are from those of infinitely many sweeps.</source>
        <translation>‖v − v*‖ в норме кинетической энергии: насколько скорости далеки от тех, к которым привело бы бесконечно много проходов.</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>невязка</translation>
    </message>
    <message>
        <source>The worst row: how far its velocity is from its target, bias included.</source>
        <translation>Строка, у которой дела хуже всего: насколько её скорость не дотягивает до цели, с учётом смещения.</translation>
    </message>
    <message>
        <source>unbiased residual</source>
        <translation>невязка без смещения</translation>
    </message>
    <message>
        <source>The same without bias: by how much the velocities violate the constraints themselves.</source>
        <translation>То же без смещения: насколько скорости нарушают сами ограничения.</translation>
    </message>
    <message>
        <source>bias part</source>
        <translation>доля смещения</translation>
    </message>
    <message>
        <source>The part of the residual that comes from the bias alone: the largest change of a row&apos;s residual when the bias is left out.</source>
        <translation>Какая часть невязки приходится на само смещение: насколько самое большее изменилась бы строка без него.</translation>
    </message>
    <message>
        <source>complementarity</source>
        <translation>дополнительность</translation>
    </message>
    <message>
        <source>The residual of rows that push one way only (contacts, limits): |min(w, Λ / m)|. One of the speed w and the impulse Λ must be 0, and neither may be negative; Λ / m, with the row&apos;s effective mass m, is the speed that corresponds to Λ.</source>
        <translation>Невязка строк, которые толкают лишь в одну сторону (контакты, упоры): |min(w, Λ / m)|. Из скорости w и импульса Λ что-то одно должно быть равно 0, и ни то ни другое не может быть отрицательным; Λ / m, где m — эффективная масса строки, — это скорость, которой отвечает Λ.</translation>
    </message>
    <message>
        <source>friction residual</source>
        <translation>невязка трения</translation>
    </message>
    <message>
        <source>The residual of friction rows alone, within the cones of the current normal impulses.</source>
        <translation>Невязка одних только строк трения, в пределах конусов, заданных нынешними нормальными импульсами.</translation>
    </message>
    <message>
        <source>impulse change</source>
        <translation>изменение импульса</translation>
    </message>
    <message>
        <source>‖Δλ‖ over all rows in one sweep, or |Δλ| of one visit; at sweep 0 what warm starting applied.</source>
        <translation>‖Δλ‖ по всем строкам за один проход или |Δλ| одного посещения; на проходе 0 — то, что приложил горячий старт.</translation>
    </message>
    <message>
        <source>penetration</source>
        <translation>проникновение</translation>
    </message>
    <message>
        <source>The deepest overlap that would be left if the bodies moved on at the current velocities.</source>
        <translation>Самое глубокое перекрытие, которое осталось бы, если бы тела двигались дальше с нынешними скоростями.</translation>
    </message>
    <message>
        <source>active set changes</source>
        <translation>смены границ</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>Rows that have reached or left a bound since the previous sweep.</source>
        <translation>Строки, которые с прошлого прохода пришли на границу или ушли с неё.</translation>
    </message>
    <message>
        <source>constraint error</source>
        <translation>ошибка ограничений</translation>
    </message>
    <message>
        <source>The largest constraint violation |C| of a row: the deepest overlap, or the joint that is furthest apart.</source>
        <translation>Наибольшее недопустимое |C| среди строк: самое глубокое перекрытие или сильнее всего разошедшееся соединение.</translation>
    </message>
    <message>
        <source>largest correction</source>
        <translation>наибольшая поправка</translation>
    </message>
    <message>
        <source>The largest distance by which a single visit of the sweep moved a body.</source>
        <translation>Самый большой сдвиг тела одним посещением за весь проход.</translation>
    </message>
    <message>
        <source>The deepest overlap left after the sweep.</source>
        <translation>Самое глубокое перекрытие, оставшееся после прохода.</translation>
    </message>
    <message>
        <source>angle error</source>
        <translation>ошибка угла</translation>
    </message>
    <message>
        <source>The largest |C| of the rows that only rotate bodies.</source>
        <translation>Наибольшее |C| строк, которые только поворачивают.</translation>
    </message>
    <message>
        <source>sub-step %1 of %2 · </source>
        <translation>подшаг %1 из %2 · </translation>
    </message>
    <message>
        <source>no reference for this step: the trace lacks %1</source>
        <translation>нет эталона для этого шага: в трассе нет %1</translation>
    </message>
</context>
<context>
    <name>solverscope::CountEdit</name>
    <message>
        <source>expected a whole number</source>
        <translation>ожидается целое число</translation>
    </message>
    <message>
        <source>%1; expected %2 to %3</source>
        <translation>%1; ожидается от %2 до %3</translation>
    </message>
</context>
<context>
    <name>solverscope::DebuggerController</name>
    <message>
        <source>A recorded trace plays as it was recorded: its bodies cannot be moved.</source>
        <translation>Записанная трасса воспроизводится как записана: её тела двигать нельзя.</translation>
    </message>
    <message>
        <source>There are %1 branches, the most that can be kept: remove one first.</source>
        <translation>Веток уже %1, места для новых нет: сначала уберите какую-нибудь.</translation>
    </message>
    <message>
        <source>The last change replaced no steps that could be kept.</source>
        <translation>Последнее изменение не заменило шагов, которые можно было бы сохранить.</translation>
    </message>
    <message>
        <source>No more branches can be kept: remove one first.</source>
        <translation>Для ещё одной ветки нет места: сначала уберите какую-нибудь.</translation>
    </message>
    <message>
        <source>Edit the scene</source>
        <translation>Изменить сцену</translation>
    </message>
</context>
<context>
    <name>solverscope::EnergyChart</name>
    <message>
        <source>Quantity</source>
        <translation>Величина</translation>
    </message>
    <message>
        <source>Quantities per step</source>
        <translation>Величины по шагам</translation>
    </message>
    <message>
        <source>Bodies that are shown</source>
        <translation>Показанные тела</translation>
    </message>
    <message>
        <source>no bodies yet</source>
        <translation>тел пока нет</translation>
    </message>
    <message>
        <source>Window of the jitter</source>
        <translation>Окно усреднения дрожания</translation>
    </message>
    <message>
        <source>Jitter: the root mean square of the change of the velocity from step to step, √( mean of |v − v before|² ), over this many steps, in m/s. A body at rest has none; one in free fall has |g| h.</source>
        <translation>Дрожание: среднеквадратичное изменение скорости от шага к шагу, √( среднее |v − v прежняя|² ), за столько шагов, в m/s. У покоящегося тела его нет, у свободно падающего оно равно |g| h.</translation>
    </message>
    <message>
        <source>+ Body</source>
        <translation>+ Тело</translation>
    </message>
    <message>
        <source>Adds the selected body (Ins)</source>
        <translation>Добавить выбранное тело (Ins)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Removes the selected body from the list (Del)</source>
        <translation>Убрать тело, отмеченное в списке (Del)</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>Click a body in the scene, or a line of “Bodies”:
its jitter is plotted here.</source>
        <translation>Щёлкните по телу в сцене или по строке в панели «Тела»:
здесь будет видно, насколько оно дрожит.</translation>
    </message>
    <message>
        <source>mean over %1 steps</source>
        <translation>среднее, шагов: %1</translation>
    </message>
</context>
<context>
    <name>solverscope::EntriesPanel</name>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Undoes the last change of the notebook: %1 (Ctrl+Z in the list)</source>
        <translation>Отменить последнее изменение тетради: %1 (Ctrl+Z в списке)</translation>
    </message>
    <message>
        <source>The notebook has no change to undo</source>
        <translation>В тетради нечего отменять</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Страницы (*.html)</translation>
    </message>
</context>
<context>
    <name>solverscope::ExactPanel</name>
    <message>
        <source>Show in the &amp;scene</source>
        <translation>Показать в с&amp;цене</translation>
    </message>
    <message>
        <source>Rows whose exact answer is shown</source>
        <translation>Строки, точный ответ которых показан</translation>
    </message>
    <message>
        <source>Velocities</source>
        <translation>Скорости</translation>
    </message>
    <message>
        <source>Pseudo-velocities</source>
        <translation>Псевдоскорости</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Строки</translation>
    </message>
    <message>
        <source>&amp;Bodies</source>
        <translation>&amp;Тела</translation>
    </message>
    <message>
        <source>Null direction</source>
        <translation>Нулевое направление</translation>
    </message>
    <message>
        <source>Draws the direction as arrows at the contacts: how much more or less impulse each row would apply</source>
        <translation>Нарисовать направление стрелками у контактов: на сколько больше или меньше дала бы каждая строка</translation>
    </message>
    <message>
        <source>How far Λ* is moved along the null direction</source>
        <translation>Насколько Λ* сдвинуто вдоль нулевого направления</translation>
    </message>
    <message>
        <source>Adds t times the direction to Λ*, as far as the bounds of the rows allow. The velocities do not change.</source>
        <translation>Прибавить к Λ* направление, умноженное на t, насколько позволяют границы строк. Скорости останутся теми же.</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>Нап&amp;равление</translation>
    </message>
    <message>
        <source>&amp;Λ* + t d, t</source>
        <translation>&amp;Λ* + t d, t</translation>
    </message>
    <message>
        <source>%1 of %2, rows: %3</source>
        <translation>%1 из %2, строк: %3</translation>
    </message>
    <message>
        <source>%1 moves positions and builds new rows with every move, so there is no single problem that has an exact answer. Choose a method that solves velocities.</source>
        <translation>%1 двигает положения и с каждым сдвигом строит новые строки: нет одной задачи, ответ которой мог бы быть точным. Выберите метод, который решает скорости.</translation>
    </message>
    <message>
        <source>This step has no contacts and no joints: there is nothing to solve. Run (F6) until bodies touch.</source>
        <translation>На этом шаге ничто не соприкасается и ничто не закреплено: решать нечего. Нажмите «Пуск» (F6) и дождитесь, пока тела соприкоснутся.</translation>
    </message>
    <message>
        <source>There is no exact answer: the trace does not contain %1 here.</source>
        <translation>Точного ответа нет: трасса не сообщает здесь %1.</translation>
    </message>
    <message>
        <source>Sub-step %1.</source>
        <translation>Подшаг %1.</translation>
    </message>
    <message>
        <source>The bodies have moved since, and relaxation sweeps change Λ: a difference is not an error of the sweeps.</source>
        <translation>С тех пор тела сдвинулись, и проходы релаксации меняют Λ: разница — не ошибка проходов.</translation>
    </message>
    <message>
        <source>nothing moves</source>
        <translation>нечего двигать</translation>
    </message>
    <message>
        <source>free</source>
        <translation>свободна</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>нижняя граница</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>верхняя граница</translation>
    </message>
    <message>
        <source>Impulses of the rows, and of the exact answer</source>
        <translation>Импульсы строк сейчас и в точном ответе</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>Index in its list of rows, and the kind of row</source>
        <translation>Место в своём списке строк и вид строки</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Λ now</source>
        <translation>Λ сейчас</translation>
    </message>
    <message>
        <source>Impulse at the cursor, N s (N m s where the row turns)</source>
        <translation>Импульс у курсора, N s (N m s, где строка поворачивает)</translation>
    </message>
    <message>
        <source>Λ*</source>
        <translation>Λ*</translation>
    </message>
    <message>
        <source>Impulse of the exact answer, moved along the null direction by the slider, N s</source>
        <translation>Импульс точного ответа, сдвинутый вдоль нулевого направления по ползунку, N s</translation>
    </message>
    <message>
        <source>Λ − Λ*</source>
        <translation>Λ − Λ*</translation>
    </message>
    <message>
        <source>How much the row&apos;s impulse differs, N s. If the impulses are not unique, this need not vanish.</source>
        <translation>Насколько отличается импульс строки, N s. Где импульсы неоднозначны, разность не обязана исчезать.</translation>
    </message>
    <message>
        <source>state</source>
        <translation>состояние</translation>
    </message>
    <message>
        <source>Whether the exact impulse lies between its bounds or at one of them</source>
        <translation>Лежит ли точный импульс между границами или на одной из них</translation>
    </message>
    <message>
        <source>d</source>
        <translation>d</translation>
    </message>
    <message>
        <source>The selected null direction: adding it to Λ* moves no body</source>
        <translation>Выбранное нулевое направление: если прибавить его к Λ*, ни одно тело не сдвинется</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>ограничение</translation>
    </message>
    <message>
        <source>The constraint that the row belongs to</source>
        <translation>Чему принадлежит строка</translation>
    </message>
    <message>
        <source>Velocities of the bodies, and of the exact answer</source>
        <translation>Скорости тел сейчас и в точном ответе</translation>
    </message>
    <message>
        <source>body</source>
        <translation>тело</translation>
    </message>
    <message>
        <source>Every body that can move</source>
        <translation>Каждое подвижное тело</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>%1 сейчас</translation>
    </message>
    <message>
        <source>At the cursor, %1</source>
        <translation>У курсора, %1</translation>
    </message>
    <message>
        <source>%1*</source>
        <translation>%1*</translation>
    </message>
    <message>
        <source>Of the exact answer, %1</source>
        <translation>В точном ответе, %1</translation>
    </message>
    <message>
        <source>%1 − %1*</source>
        <translation>%1 − %1*</translation>
    </message>
    <message>
        <source>What the sweeps still have to change, %1</source>
        <translation>Сколько ещё осталось сделать проходам, %1</translation>
    </message>
</context>
<context>
    <name>solverscope::ExerciseWidget</name>
    <message>
        <source>Hint %1 of %2</source>
        <translation>Подсказка %1 из %2</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Подсказок больше нет</translation>
    </message>
    <message>
        <source>**Which quantity.** %1</source>
        <translation>**Какая величина.** %1</translation>
    </message>
    <message>
        <source>**Which formula.** %1</source>
        <translation>**Какая формула.** %1</translation>
    </message>
    <message>
        <source>**Which numbers.** %1</source>
        <translation>**Какие числа.** %1</translation>
    </message>
</context>
<context>
    <name>solverscope::HelpWindow</name>
    <message>
        <source>Find a panel or a term</source>
        <translation>Найти панель или термин</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Страницы справки</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>Страница справки</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Type to find a panel or a term</source>
        <translation>Введите название панели или термин</translation>
    </message>
    <message>
        <source>Window and panels</source>
        <translation>Окно и панели</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Словарь</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>lesson %1, %2</source>
        <translation>урок %1, %2</translation>
    </message>
    <message>
        <source>Show this panel</source>
        <translation>Показать эту панель</translation>
    </message>
    <message>
        <source>The lessons that mirror it, and its sections:</source>
        <translation>Уроки, которые ей соответствуют, и её разделы:</translation>
    </message>
</context>
<context>
    <name>solverscope::HighlightedTerm</name>
    <message>
        <source>%1: it never turns</source>
        <translation>%1: никогда не поворачивается</translation>
    </message>
    <message>
        <source>%1; %2 m/s at the point</source>
        <translation>%1; %2 m/s в точке</translation>
    </message>
    <message>
        <source>overlap %1 m</source>
        <translation>перекрытие %1 m</translation>
    </message>
    <message>
        <source>gap %1 m</source>
        <translation>зазор %1 m</translation>
    </message>
    <message>
        <source>surfaces just touch</source>
        <translation>поверхности едва касаются</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1: nothing moves it</source>
        <translation>%1: ничто не сдвинет</translation>
    </message>
    <message>
        <source>%1: m⁻¹ = %2 1/kg, I⁻¹ = %3 1/(kg m²)</source>
        <translation>%1: m⁻¹ = %2 1/kg, I⁻¹ = %3 1/(kg m²)</translation>
    </message>
</context>
<context>
    <name>solverscope::HistoryPanel</name>
    <message>
        <source>Changes that can be undone and redone</source>
        <translation>Изменения, которые можно отменить и повторить</translation>
    </message>
    <message>
        <source>Click a line to go back or forward to it.</source>
        <translation>Щёлкните строку, чтобы вернуться или перейти к ней.</translation>
    </message>
    <message>
        <source>The scene as it was opened</source>
        <translation>Сцена, как она была открыта</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (отменено)</translation>
    </message>
    <message>
        <source>You are here.</source>
        <translation>Вы здесь.</translation>
    </message>
</context>
<context>
    <name>solverscope::ImpulseChart</name>
    <message>
        <source>Rows that are shown</source>
        <translation>Показанные строки</translation>
    </message>
    <message>
        <source>no rows yet</source>
        <translation>строк пока нет</translation>
    </message>
    <message>
        <source>Impulses of the selected rows</source>
        <translation>Импульсы выбранных строк</translation>
    </message>
    <message>
        <source>Which impulse</source>
        <translation>Какой импульс</translation>
    </message>
    <message>
        <source>Λ, the sum</source>
        <translation>Λ, сумма</translation>
    </message>
    <message>
        <source>Δλ, each change</source>
        <translation>Δλ, добавки</translation>
    </message>
    <message>
        <source>The accumulated impulse of the row</source>
        <translation>Накопленный импульс строки</translation>
    </message>
    <message>
        <source>What the visits of the sweeps add to it, without the warm start</source>
        <translation>Что добавляют к нему посещения в проходах; без горячего старта</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>По чему</translation>
    </message>
    <message>
        <source>per sweep</source>
        <translation>по проходам</translation>
    </message>
    <message>
        <source>per row visit</source>
        <translation>по посещениям</translation>
    </message>
    <message>
        <source>per step</source>
        <translation>по шагам</translation>
    </message>
    <message>
        <source>+ Row</source>
        <translation>+ Строка</translation>
    </message>
    <message>
        <source>Adds the marked row (Ins): the one at the cursor, or the one last clicked</source>
        <translation>Добавить отмеченную строку (Ins): ту, что у курсора, или ту, по которой щёлкнули последней</translation>
    </message>
    <message>
        <source>+ Body</source>
        <translation>+ Тело</translation>
    </message>
    <message>
        <source>Adds all rows of the selected body (Shift+Ins), up to %1</source>
        <translation>Добавить все строки выбранного тела (Shift+Ins), не больше %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Removes the selected row from the list (Del)</source>
        <translation>Убрать строку, отмеченную в списке (Del)</translation>
    </message>
    <message>
        <source>No row is marked: click a contact in the scene.</source>
        <translation>Ни одна строка не отмечена: щёлкните по контакту в сцене.</translation>
    </message>
    <message>
        <source>No body is selected: click one in the scene.</source>
        <translation>Ни одно тело не выбрано: щёлкните по нему в сцене.</translation>
    </message>
    <message>
        <source>No such row is visited in this step.</source>
        <translation>На этом шаге такую строку не посещают.</translation>
    </message>
    <message>
        <source>%1 rows are shown: remove one to add another.</source>
        <translation>Уже показано строк: %1. Чтобы добавить ещё, уберите одну.</translation>
    </message>
    <message>
        <source>Click a contact in the scene, or a row of “Rows × sweeps”:
its impulse is plotted here. “+ Body” adds all rows of a body.</source>
        <translation>Щёлкните по контакту в сцене или по строке таблицы «Строки × проходы»:
её импульс появится здесь. «+ Тело» берёт все строки тела.</translation>
    </message>
    <message>
        <source>Λ</source>
        <translation>Λ</translation>
    </message>
    <message>
        <source>Δλ</source>
        <translation>Δλ</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>проход</translation>
    </message>
    <message>
        <source>row visit</source>
        <translation>посещение строки</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>cancelled after %1 of %2 steps</source>
        <translation>прервано, шагов: %1 из %2</translation>
    </message>
    <message>
        <source>no rows selected</source>
        <translation>строки не выбраны</translation>
    </message>
    <message>
        <source>step %1 has none of these rows</source>
        <translation>на шаге %1 нет ни одной из этих строк</translation>
    </message>
    <message>
        <source>hollow square: the visit ended at a bound · dotted: bounds of friction, ±μλₙ</source>
        <translation>пустой квадрат: посещение кончилось на границе · пунктир: границы трения, ±μλₙ</translation>
    </message>
</context>
<context>
    <name>solverscope::ImpulseForm</name>
    <message>
        <source>Set</source>
        <translation>Задать</translation>
    </message>
    <message>
        <source>Set the impulse</source>
        <translation>Задать импульс</translation>
    </message>
    <message>
        <source>Impulse</source>
        <translation>Импульс</translation>
    </message>
    <message>
        <source>An impulse takes effect immediately after this stop. Later steps are replaced; to keep them, branch first.</source>
        <translation>Импульс действует сразу после этой остановки. Следующие шаги заменяются; чтобы их сохранить, сначала сделайте ветку.</translation>
    </message>
    <message>
        <source>impulse Λ</source>
        <translation>импульс Λ</translation>
    </message>
    <message>
        <source>Go to a visit to a row, or select a row in the table of rows and sweeps.</source>
        <translation>Перейдите к посещению строки или выберите строку в таблице строк и проходов.</translation>
    </message>
    <message>
        <source>No row is marked</source>
        <translation>Ни одна строка не отмечена</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Строка %1: %2</translation>
    </message>
</context>
<context>
    <name>solverscope::IterationTable</name>
    <message>
        <source>Quantity in the cells</source>
        <translation>Величина в ячейках</translation>
    </message>
    <message>
        <source>Rows shown</source>
        <translation>Показанные строки</translation>
    </message>
    <message>
        <source>Velocity rows</source>
        <translation>Строки скоростей</translation>
    </message>
    <message>
        <source>Pseudo-velocity rows</source>
        <translation>Строки псевдоскоростей</translation>
    </message>
    <message>
        <source>Position rows</source>
        <translation>Строки положений</translation>
    </message>
    <message>
        <source>⌊ at the lower bound   ⌈ at the upper bound   background: |Δλ|, log scale</source>
        <translation>⌊ нижняя граница   ⌈ верхняя граница   фон: |Δλ|, лог.</translation>
    </message>
    <message>
        <source>Rows and sweeps</source>
        <translation>Строки и проходы</translation>
    </message>
    <message>
        <source>Drag a row to another place to visit it there in every sweep.</source>
        <translation>Перетащите строку на другое место, чтобы в каждом проходе её посещали там.</translation>
    </message>
    <message>
        <source>Rows × sweeps</source>
        <translation>Строки × проходы</translation>
    </message>
    <message>
        <source>Where does this impulse come from?</source>
        <translation>Откуда этот импульс?</translation>
    </message>
    <message>
        <source>Λ after, %1</source>
        <translation>Λ после, %1</translation>
    </message>
    <message>
        <source>Δλ, %1</source>
        <translation>Δλ, %1</translation>
    </message>
    <message>
        <source>Error to remove, m</source>
        <translation>Осталось убрать, m</translation>
    </message>
    <message>
        <source>Jv before, m/s</source>
        <translation>Jv до, m/s</translation>
    </message>
    <message>
        <source>Clamp</source>
        <translation>Урезание</translation>
    </message>
</context>
<context>
    <name>solverscope::IterationTableModel</name>
    <message>
        <source>lower</source>
        <translation>нижн.</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>верхн.</translation>
    </message>
    <message>
        <source>error to remove = %1</source>
        <translation>осталось убрать = %1</translation>
    </message>
    <message>
        <source>Jv before = %1</source>
        <translation>Jv до = %1</translation>
    </message>
    <message>
        <source>%1
%2
Δλ raw = %3
Λ before = %4
Λ after = %5
Δλ = %6</source>
        <translation>%1
%2
Δλ неурезанное = %3
Λ до = %4
Λ после = %5
Δλ = %6</translation>
    </message>
    <message>
        <source>stopped at the lower bound %1</source>
        <translation>остановлено на нижней границе %1</translation>
    </message>
    <message>
        <source>stopped at the upper bound %1</source>
        <translation>остановлено на верхней границе %1</translation>
    </message>
    <message>
        <source>Warm start: none, every Λ starts at 0</source>
        <translation>Горячего старта нет, каждое Λ начинается с 0</translation>
    </message>
    <message>
        <source>Bounces, after all sub-steps</source>
        <translation>Отскоки, после всех подшагов</translation>
    </message>
    <message>
        <source>Relaxation sweep %1, after the move</source>
        <translation>Проход релаксации %1, после сдвига</translation>
    </message>
    <message>
        <source>Warm start: the last step&apos;s impulses, applied before the first sweep</source>
        <translation>Горячий старт: импульсы прошлого шага, приложенные до первого прохода</translation>
    </message>
    <message>
        <source>Sweep %1</source>
        <translation>Проход %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rows visited, %1 stopped at a bound, largest |Δλ| %2</source>
        <translation>
            <numerusform>посещено строк: %n, остановлено на границе: %1, наибольшее |Δλ| %2</numerusform>
            <numerusform>посещено строк: %n, остановлено на границе: %1, наибольшее |Δλ| %2</numerusform>
            <numerusform>посещено строк: %n, остановлено на границе: %1, наибольшее |Δλ| %2</numerusform>
        </translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>отскок</translation>
    </message>
    <message>
        <source>relax %1</source>
        <translation>релакс. %1</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>старт</translation>
    </message>
</context>
<context>
    <name>solverscope::JointDraft</name>
    <message>
        <source>expected another name, “%1” already has a number</source>
        <translation>ожидалось другое имя: у «%1» уже есть число</translation>
    </message>
    <message>
        <source>expected “=” after the name</source>
        <translation>после имени ожидался знак «=»</translation>
    </message>
    <message>
        <source>expected a number from −1e9 to 1e9</source>
        <translation>ожидалось число от −1e9 до 1e9</translation>
    </message>
    <message>
        <source>expected at most %1 parameters</source>
        <translation>ожидалось не больше параметров, чем %1</translation>
    </message>
    <message>
        <source>expected “,” before the next parameter</source>
        <translation>перед следующим параметром ожидалась «,»</translation>
    </message>
    <message>
        <source>expected a name that no other joint has</source>
        <translation>ожидалось имя, которого нет у других соединений</translation>
    </message>
    <message>
        <source>expected two different bodies</source>
        <translation>ожидались два разных тела</translation>
    </message>
    <message>
        <source>expected a body that can move: both are static</source>
        <translation>ожидалось тело, которое может двигаться: оба статические</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Расстояние</translation>
    </message>
    <message>
        <source>keeps the two centres at their initial distance</source>
        <translation>держит два центра на том расстоянии, на котором они в начале</translation>
    </message>
    <message>
        <source>Pulley</source>
        <translation>Блок</translation>
    </message>
    <message>
        <source>a rope from A over two fixed wheels at the height h to B, which can only pull</source>
        <translation>верёвка от A вверх, через два неподвижных колеса на высоте h и вниз к B; она может только тянуть</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Передача</translation>
    </message>
    <message>
        <source>B turns ratio times as far as A; with a negative ratio they turn in opposite directions</source>
        <translation>B поворачивается в ratio раз дальше, чем A; отрицательное ratio вращает их навстречу</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Ползун</translation>
    </message>
    <message>
        <source>B slides along the x axis of A and does not rotate relative to it: two rows</source>
        <translation>B скользит вдоль оси x тела A и не поворачивается относительно него: две строки</translation>
    </message>
    <message>
        <source>Angle limit</source>
        <translation>Предел угла</translation>
    </message>
    <message>
        <source>B rotates relative to A by at most half a radian in either direction: two rows that only push</source>
        <translation>B поворачивается относительно A не больше чем на полрадиана в каждую сторону: две строки, которые только толкают</translation>
    </message>
</context>
<context>
    <name>solverscope::JointPanel</name>
    <message>
        <source>Name: %1</source>
        <translation>Имя: %1</translation>
    </message>
    <message>
        <source>Bodies: %1</source>
        <translation>Тела: %1</translation>
    </message>
    <message>
        <source>Parameters, column %1: %2</source>
        <translation>Параметры, столбец %1: %2</translation>
    </message>
    <message>
        <source>C, column %1: %2</source>
        <translation>C, столбец %1: %2</translation>
    </message>
    <message>
        <source>C%1, column %2: %3</source>
        <translation>C%1, столбец %2: %3</translation>
    </message>
    <message>
        <source>s&amp;oft</source>
        <translation>&amp;мягкие</translation>
    </message>
    <message>
        <source>&amp;Add to scene</source>
        <translation>&amp;Добавить в сцену</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Изменить</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Соединение</translation>
    </message>
    <message>
        <source>A new joint, or a custom joint of the scene</source>
        <translation>Новое соединение или одно из собственных соединений сцены</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Примеры</translation>
    </message>
    <message>
        <source>Fills the fields with a joint to start from</source>
        <translation>Заполняет поля соединением для начала</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Примеры</translation>
    </message>
    <message>
        <source>Name of the joint</source>
        <translation>Имя соединения</translation>
    </message>
    <message>
        <source>The name of the joint in rows and tables</source>
        <translation>Как соединение называется в строках и таблицах</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>Тело A</translation>
    </message>
    <message>
        <source>The body of x_a, y_a and angle_a</source>
        <translation>Тело, к которому относятся x_a, y_a и angle_a</translation>
    </message>
    <message>
        <source>Body B</source>
        <translation>Тело B</translation>
    </message>
    <message>
        <source>The body of x_b, y_b and angle_b</source>
        <translation>Тело, к которому относятся x_b, y_b и angle_b</translation>
    </message>
    <message>
        <source>Pick the bodies in the scene</source>
        <translation>Выбрать тела в сцене</translation>
    </message>
    <message>
        <source>Click A in the scene, then B</source>
        <translation>Затем щёлкните в сцене A, а после него B</translation>
    </message>
    <message>
        <source>&amp;Pick</source>
        <translation>&amp;Выбрать</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Names with their numbers, such as L = 2, h = 3</source>
        <translation>Имена с числами, например L = 2, h = 3</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>A и B</translation>
    </message>
    <message>
        <source>Formula C%1</source>
        <translation>Формула C%1</translation>
    </message>
    <message>
        <source>C(q): x_a, y_a, angle_a, x_b, y_b, angle_b, the parameters, + − * / ^, sqrt, abs, sin, cos, atan2, min, max, pi</source>
        <translation>C(q): x_a, y_a, angle_a, x_b, y_b, angle_b, параметры, + − * / ^, sqrt, abs, sin, cos, atan2, min, max, pi</translation>
    </message>
    <message>
        <source>Condition on C%1</source>
        <translation>Каким должно быть C%1</translation>
    </message>
    <message>
        <source>= 0 holds both ways; ≥ 0 and ≤ 0 only push</source>
        <translation>= 0 держит в обе стороны; ≥ 0 и ≤ 0 только толкают</translation>
    </message>
    <message>
        <source>C(q), such as x_b - x_a - L</source>
        <translation>C(q), например x_b - x_a - L</translation>
    </message>
    <message>
        <source>another row, optional</source>
        <translation>ещё одна строка, если нужна</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>The rows yield like springs with dampers</source>
        <translation>Строки поддаются, как пружины с демпферами</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Частота</translation>
    </message>
    <message>
        <source>Oscillations per second of the spring without its damper</source>
        <translation>Сколько раз в секунду пружина качалась бы без демпфера</translation>
    </message>
    <message>
        <source> Hz</source>
        <translation> Hz</translation>
    </message>
    <message>
        <source>Damping ratio</source>
        <translation>Коэффициент затухания</translation>
    </message>
    <message>
        <source>Damping ratio: 1 is critical</source>
        <translation>Коэффициент затухания: 1 — критическое</translation>
    </message>
    <message>
        <source>New joint</source>
        <translation>Новое соединение</translation>
    </message>
    <message>
        <source>A recorded trace can&apos;t get another joint: it contains no model to continue from.</source>
        <translation>Это записанная трасса: никто не знает, как двигались бы её тела с другим соединением.</translation>
    </message>
    <message>
        <source>Open a scene with at least two bodies: a joint connects two bodies.</source>
        <translation>Откройте сцену хотя бы с двумя телами: соединение держит одно у другого.</translation>
    </message>
    <message>
        <source>Choose two bodies and type C(q), which the joint keeps at 0 – or start from an example. J is computed automatically.</source>
        <translation>Выберите два тела и введите C(q): соединение держит её равной 0. Или начните с примера. J получится сама.</translation>
    </message>
    <message>
        <source>Adds the joint to the scene and restarts it; undo removes the joint again</source>
        <translation>Помещает соединение в сцену, и она начинается заново; отмена убирает его</translation>
    </message>
    <message>
        <source>Changes the joint of the scene and restarts it; undo restores the old joint</source>
        <translation>Меняет соединение сцены, и она начинается заново; отмена возвращает прежнее</translation>
    </message>
    <message>
        <source>Removes the joint from the scene and restarts it; undo restores the joint</source>
        <translation>Убирает соединение из сцены, и она начинается заново; отмена возвращает его</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Добавить: %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Изменить: %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Удалить: %1</translation>
    </message>
    <message>
        <source>The lesson or challenge locks the joints for now.</source>
        <translation>Урок или задача пока оставляет соединения такими, как есть.</translation>
    </message>
</context>
<context>
    <name>solverscope::JointStudyTable</name>
    <message>
        <source>inactive: C or J is not a number here</source>
        <translation>не действует: C или J здесь не число</translation>
    </message>
    <message>
        <source>inactive: C or J is beyond 1e9 here</source>
        <translation>не действует: C или J здесь больше 1e9</translation>
    </message>
    <message>
        <source>inactive: J = 0, no impulse changes C here</source>
        <translation>не действует: J = 0, никакой импульс здесь не меняет C</translation>
    </message>
    <message>
        <source>C and J of the joint, with their check</source>
        <translation>C и J соединения с проверкой</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>точно</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>разности</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>отличие</translation>
    </message>
    <message>
        <source>step s</source>
        <translation>шаг s</translation>
    </message>
    <message>
        <source>By automatic differentiation: what the solver uses</source>
        <translation>Автоматическое дифференцирование: этим пользуется солвер</translation>
    </message>
    <message>
        <source>(C(q + s) − C(q − s)) / 2s, one coordinate at a time</source>
        <translation>(C(q + s) − C(q − s)) / 2s, одна координата за другой</translation>
    </message>
    <message>
        <source>How far the two differ; ✓ up to a millionth</source>
        <translation>Насколько они отличаются; ✓ — не больше миллионной доли</translation>
    </message>
    <message>
        <source>By how much the coordinate was varied in both directions, in m or rad</source>
        <translation>На сколько координату сдвигали туда и обратно, в m или rad</translation>
    </message>
    <message>
        <source>Custom joint</source>
        <translation>Собственное соединение</translation>
    </message>
    <message>
        <source>C%1 = %2, wanted: %3</source>
        <translation>C%1 = %2, нужно: %3</translation>
    </message>
    <message>
        <source>error to remove = %1</source>
        <translation>ошибка к устранению = %1</translation>
    </message>
    <message>
        <source>bias = %1 m/s</source>
        <translation>смещение = %1 m/s</translation>
    </message>
    <message>
        <source>K = J M⁻¹ Jᵀ = %1, m_eff = %2, %3</source>
        <translation>K = J M⁻¹ Jᵀ = %1, m_eff = %2, %3</translation>
    </message>
</context>
<context>
    <name>solverscope::JournalPanel</name>
    <message>
        <source>Go there</source>
        <translation>Перейти туда</translation>
    </message>
    <message>
        <source>Goes to the moment of the selected entry (Enter)</source>
        <translation>Показать момент, о котором выбранная запись (Enter)</translation>
    </message>
    <message>
        <source>Deletes the selected entry, or all of the selected lesson (Del); undo restores them</source>
        <translation>Удалить выбранную запись или все записи выбранного урока (Del); отмена вернёт их</translation>
    </message>
    <message>
        <source>Search the notebook</source>
        <translation>Искать в тетради</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Adds a note about the moment at the cursor</source>
        <translation>Добавить заметку о моменте у курсора</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Export, and the lesson of an entry</source>
        <translation>Экспорт и урок записи</translation>
    </message>
    <message>
        <source>Open the &amp;lesson</source>
        <translation>Открыть &amp;урок</translation>
    </message>
    <message>
        <source>Export as &amp;HTML…</source>
        <translation>Экспорт в &amp;HTML…</translation>
    </message>
    <message>
        <source>&amp;Copy as a table</source>
        <translation>&amp;Копировать таблицей</translation>
    </message>
    <message>
        <source>Export as a &amp;table…</source>
        <translation>Экспорт &amp;таблицей…</translation>
    </message>
    <message>
        <source>Lesson notebook</source>
        <translation>Тетрадь уроков</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Ваша заметка</translation>
    </message>
    <message>
        <source>Write here …</source>
        <translation>Пишите здесь …</translation>
    </message>
    <message>
        <source>Your predictions, answers and notes in lessons are kept here, each with its moment.

Open a lesson, or add a note about what the window shows.</source>
        <translation>Здесь хранится всё, что вы предсказываете, отвечаете и пишете в уроках, каждое со своим моментом.

Откройте урок или добавьте заметку о том, что видно в окне.</translation>
    </message>
    <message>
        <source>Nothing found in the notebook.</source>
        <translation>В тетради такого нет.</translation>
    </message>
    <message>
        <source>The selected entry</source>
        <translation>Выбранная запись</translation>
    </message>
    <message>
        <source>Export the lesson notebook</source>
        <translation>Экспорт тетради уроков</translation>
    </message>
    <message>
        <source>lesson-notebook.html</source>
        <translation>lesson-notebook.html</translation>
    </message>
</context>
<context>
    <name>solverscope::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Overview of keys</source>
        <translation>Обзор клавиш</translation>
    </message>
    <message>
        <source>Mouse in the scene</source>
        <translation>Мышь в сцене</translation>
    </message>
</context>
<context>
    <name>solverscope::LambdaPlaneView</name>
    <message>
        <source>&amp;Jacobi</source>
        <translation>&amp;Якоби</translation>
    </message>
    <message>
        <source>Row on the horizontal axis</source>
        <translation>Строка, импульс которой откладывается вправо</translation>
    </message>
    <message>
        <source>Swaps the two rows</source>
        <translation>Поменять две строки местами</translation>
    </message>
    <message>
        <source>Row on the vertical axis</source>
        <translation>Строка, импульс которой откладывается вверх</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Отмеченная</translation>
    </message>
    <message>
        <source>Selects the marked row, and the row that it disturbs most</source>
        <translation>Взять отмеченную строку и ту, на которую она влияет сильнее всего</translation>
    </message>
    <message>
        <source>Shows where Jacobi&apos;s method would go from the same start: both rows at once</source>
        <translation>Показать, куда из того же начала привёл бы метод Якоби: оба сдвига сразу</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Shows everything (0)</source>
        <translation>Показать всё (0)</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Путь</translation>
    </message>
    <message>
        <source>Shows the path so far (P)</source>
        <translation>Показать пройденный путь (P)</translation>
    </message>
    <message>
        <source>The plane in words</source>
        <translation>Плоскость словами</translation>
    </message>
    <message>
        <source>Rows that move positions are recomputed at every visit, so that their lines do not stay in place. Go to a visit to a velocity row to see its plane.</source>
        <translation>Строки, которые двигают положения, вычисляются заново при каждом посещении, так что ни одна прямая не остаётся на месте. Перейдите к посещению строки скоростей, чтобы увидеть её плоскость.</translation>
    </message>
    <message>
        <source>This step has not built its rows yet. Step by a row (F10) to see the plane of two rows.</source>
        <translation>На этом шаге строки ещё не построены. Перейдите на строку вперёд (F10), и здесь появится плоскость двух строк.</translation>
    </message>
    <message>
        <source>Two rows are needed. Open a scene with at least two contacts or joints, such as two_box_stack.</source>
        <translation>Нужны две строки. Откройте сцену, где хотя бы два контакта или соединения, например two_box_stack.</translation>
    </message>
    <message>
        <source>One of these rows has no effect: no impulse moves it, or it is excluded. Choose two others above.</source>
        <translation>Одна из этих строк не действует: никакой импульс её не меняет, или она исключена. Выберите две другие выше.</translation>
    </message>
    <message>
        <source>row %1 is satisfied</source>
        <translation>строка %1 выполнена</translation>
    </message>
    <message>
        <source>visits (■ clamped)</source>
        <translation>посещения (■ урезано)</translation>
    </message>
    <message>
        <source>Jacobi, only these two</source>
        <translation>Якоби, только эти две</translation>
    </message>
    <message>
        <source>after the warm start</source>
        <translation>после горячего старта</translation>
    </message>
    <message>
        <source>now</source>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>solution of the two rows</source>
        <translation>решение для двух</translation>
    </message>
    <message>
        <source>outside the bounds</source>
        <translation>за границами</translation>
    </message>
    <message>
        <source>Lines and bounds are those at the cursor, with the impulses that all other rows have there. Visits to other rows move the lines; that is why earlier corners may lie off them. Click a corner to go to its visit; the arrow keys go along the path, + and − zoom, 0 shows everything, P the path so far.</source>
        <translation>Прямые и границы — те, что у курсора, при нынешних импульсах всех остальных строк. Посещения других строк сдвигают прямые, поэтому прежние углы пути могут лежать в стороне от них. Щёлкните по углу, чтобы перейти к его посещению; стрелки ведут вдоль пути, + и − меняют масштаб, 0 показывает всё, P — пройденный путь.</translation>
    </message>
</context>
<context>
    <name>solverscope::LedgerPanel</name>
    <message>
        <source>nothing is corrected</source>
        <translation>ничего не исправляется</translation>
    </message>
    <message>
        <source>linear projection moves overlapping bodies once</source>
        <translation>линейная проекция один раз сдвигает перекрывшиеся тела</translation>
    </message>
    <message>
        <source>Baumgarte&apos;s bias corrects with a part of the velocity</source>
        <translation>смещение Баумгарта толкает: на исправление идёт часть скорости</translation>
    </message>
    <message>
        <source>pseudo-velocities move the bodies</source>
        <translation>псевдоскорости двигают тела</translation>
    </message>
    <message>
        <source>NGS moves the bodies in separate sweeps</source>
        <translation>NGS двигает тела в отдельных проходах</translation>
    </message>
    <message>
        <source>Add &amp;up</source>
        <translation>С&amp;уммировать</translation>
    </message>
    <message>
        <source>How many steps are added up</source>
        <translation>Сколько шагов суммируется</translation>
    </message>
    <message>
        <source>How many steps are added up; the last is the one at the cursor</source>
        <translation>Сколько шагов суммируется; последний — тот, на котором стоит курсор</translation>
    </message>
    <message>
        <source>Corrections of each contact and joint</source>
        <translation>Исправления каждого контакта и соединения</translation>
    </message>
    <message>
        <source>Energy by its causes</source>
        <translation>Энергия по причинам</translation>
    </message>
    <message>
        <source>%1: click or Enter goes to the visit that corrected most</source>
        <translation>%1: щелчок или Enter — к посещению, которое исправило больше всего</translation>
    </message>
    <message>
        <source>contact or joint</source>
        <translation>контакт или соединение</translation>
    </message>
    <message>
        <source>What the rows belong to</source>
        <translation>Чьи строки</translation>
    </message>
    <message>
        <source>requested, m</source>
        <translation>надо, m</translation>
    </message>
    <message>
        <source>The part of the overlap or joint error that the corrections should remove</source>
        <translation>Часть перекрытия или ошибки соединения, которую исправления должны были убрать</translation>
    </message>
    <message>
        <source>corrected, m</source>
        <translation>убрано, m</translation>
    </message>
    <message>
        <source>What they removed; negative where the error has grown in the meantime</source>
        <translation>Что они сделали; отрицательно, если ошибка тем временем выросла</translation>
    </message>
    <message>
        <source>bias, J</source>
        <translation>смещение, J</translation>
    </message>
    <message>
        <source>Kinetic energy that the bias added for the correction</source>
        <translation>Кинетическая энергия, которую внесло смещение ради исправления</translation>
    </message>
    <message>
        <source>lifted, J</source>
        <translation>подъём, J</translation>
    </message>
    <message>
        <source>Potential energy from moving bodies against gravity in order to correct</source>
        <translation>Потенциальная энергия от того, что для исправления тела сдвигали против тяжести</translation>
    </message>
    <message>
        <source>all impulses, J</source>
        <translation>все импульсы, J</translation>
    </message>
    <message>
        <source>Kinetic energy that all impulses of the step added or removed</source>
        <translation>Кинетическая энергия, которую внесли или забрали все импульсы шага</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>причина</translation>
    </message>
    <message>
        <source>What caused the change</source>
        <translation>Что этого потребовало</translation>
    </message>
    <message>
        <source>this step</source>
        <translation>этот шаг</translation>
    </message>
    <message>
        <source>In the step at the cursor</source>
        <translation>На шаге, где стоит курсор</translation>
    </message>
    <message>
        <source>added up</source>
        <translation>в сумме</translation>
    </message>
    <message>
        <source>In the last steps together; “Add up” computes it</source>
        <translation>На последних шагах вместе; считает кнопка «Суммировать»</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>ед.</translation>
    </message>
    <message>
        <source>Step %1: %2. Requested %3 m, corrected %4 m; the bias added %5 J, lifting %6 J.</source>
        <translation>Шаг %1: %2. Надо было убрать %3 m, убрано %4 m; смещение внесло %5 J, подъём — %6 J.</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation>тяжесть</translation>
    </message>
    <message>
        <source>v += h g</source>
        <translation>v += h g</translation>
    </message>
    <message>
        <source>warm start</source>
        <translation>горячий старт</translation>
    </message>
    <message>
        <source>The impulses of the last step, applied at once</source>
        <translation>Импульсы прошлого шага, приложенные сразу</translation>
    </message>
    <message>
        <source>stopping, holding</source>
        <translation>остановка, удержание</translation>
    </message>
    <message>
        <source>Impulses that remove the relative velocity that was present</source>
        <translation>Импульсы, которые убирают имевшуюся относительную скорость</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>отскок</translation>
    </message>
    <message>
        <source>Impulses for the target speed of a bounce</source>
        <translation>Импульсы ради скорости, к которой стремится отскок</translation>
    </message>
    <message>
        <source>motors</source>
        <translation>моторы</translation>
    </message>
    <message>
        <source>Impulses for the target speed of a motor</source>
        <translation>Импульсы ради скорости, которой требует мотор</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>исправление</translation>
    </message>
    <message>
        <source>Impulses of the bias that removes overlap and joint error</source>
        <translation>Импульсы смещения, которое убирает перекрытие и ошибку соединений</translation>
    </message>
    <message>
        <source>clamps</source>
        <translation>урезание</translation>
    </message>
    <message>
        <source>Impulses removed because bounds have narrowed, such as those of friction</source>
        <translation>Импульсы, взятые обратно, потому что сузились границы, как у трения</translation>
    </message>
    <message>
        <source>springs, mouse</source>
        <translation>пружины, мышь</translation>
    </message>
    <message>
        <source>Joints that are springs, and the pull of the mouse</source>
        <translation>Соединения-пружины и тяга мыши</translation>
    </message>
    <message>
        <source>position sweeps</source>
        <translation>проходы положений</translation>
    </message>
    <message>
        <source>Moves that become velocity: they hold and correct at the same time</source>
        <translation>Сдвиги, которые становятся скоростью: они и держат, и исправляют</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>округление</translation>
    </message>
    <message>
        <source>The remainder, and changes from outside</source>
        <translation>Остаток и изменения извне</translation>
    </message>
    <message>
        <source>= change of kinetic energy</source>
        <translation>= изменение кин. энергии</translation>
    </message>
    <message>
        <source>The sum of all of these</source>
        <translation>Сумма всего перечисленного</translation>
    </message>
    <message>
        <source>lifted by corrections</source>
        <translation>подъём при исправлениях</translation>
    </message>
    <message>
        <source>requested correction</source>
        <translation>надо было убрать</translation>
    </message>
    <message>
        <source>Overlap and joint error that the corrections should remove</source>
        <translation>Перекрытие и ошибка соединений, которые исправления должны были убрать</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>убрано</translation>
    </message>
    <message>
        <source>What they removed</source>
        <translation>Что они сделали</translation>
    </message>
    <message>
        <source>The sum covers steps %1 to %2</source>
        <translation>Суммированы шаги с %1 по %2</translation>
    </message>
    <message>
        <source>the last %1 steps</source>
        <translation>последних шагов: %1</translation>
    </message>
    <message>
        <source>This step made %1 J of energy: %2.</source>
        <translation>В этом шаге из ничего появилось %1 J энергии: %2.</translation>
    </message>
    <message>
        <source>The momentum changed by %1 N s without a force from outside: %2.</source>
        <translation>Импульс изменился на %1 N s без внешней силы: %2.</translation>
    </message>
    <message>
        <source>The angular momentum changed by %1 N m s without a torque from outside: %2.</source>
        <translation>Момент импульса изменился на %1 N m s без внешнего момента сил: %2.</translation>
    </message>
    <message>
        <source>change of all energy</source>
        <translation>изменение всей энергии</translation>
    </message>
    <message>
        <source>Kinetic, potential and that of springs in joints; only motors, winches and the mouse may raise it</source>
        <translation>Кинетическая, потенциальная и энергия пружин в шарнирах; увеличить её могут только моторы, лебёдки и мышь</translation>
    </message>
    <message>
        <source>unexplained momentum</source>
        <translation>необъяснённый импульс</translation>
    </message>
    <message>
        <source>The change that neither gravity nor a fixed body causes</source>
        <translation>Изменение, которое не вызвано ни тяжестью, ни неподвижным телом</translation>
    </message>
    <message>
        <source>unexplained angular momentum</source>
        <translation>необъяснённый момент импульса</translation>
    </message>
    <message>
        <source>The change that no torque of gravity or of a fixed body causes</source>
        <translation>Изменение, которое не вызвано моментом сил тяжести или неподвижного тела</translation>
    </message>
</context>
<context>
    <name>solverscope::LessonContents</name>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Predict, step, change. Ten minutes each.</source>
        <translation>Предсказывайте, шагайте, меняйте. По десять минут на урок.</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1: not written yet</source>
        <translation>%1: ещё не написан</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ пройден</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>верно %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>%1
Mirrors: %2</source>
        <translation>%1
Соответствует: %2</translation>
    </message>
    <message>
        <source>What there is to see again</source>
        <translation>Что стоит посмотреть ещё раз</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Следующий урок</translation>
    </message>
    <message>
        <source>Next lesson: %1  %2</source>
        <translation>Следующий урок: %1  %2</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Что вы умеете</translation>
    </message>
    <message>
        <source>Shows what each lesson teaches, and how far you are with it</source>
        <translation>Показать, чему учит каждый урок и насколько вы в этом продвинулись</translation>
    </message>
    <message numerus="yes">
        <source>Review: %n due</source>
        <translation>
            <numerusform>Повторение: %n</numerusform>
            <numerusform>Повторение: %n</numerusform>
            <numerusform>Повторение: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Повторение</translation>
    </message>
    <message>
        <source>Nothing is due today. The next question comes back on %1.</source>
        <translation>На сегодня ничего нет. Следующий вопрос вернётся %1.</translation>
    </message>
    <message>
        <source>Questions of finished lessons come back here after days, with fresh numbers.</source>
        <translation>Вопросы пройденных уроков возвращаются сюда через несколько дней, с другими числами.</translation>
    </message>
    <message numerus="yes">
        <source>Asks %n old questions again, with fresh numbers, from all parts in turn</source>
        <translation>
            <numerusform>Снова задать %n старый вопрос с другими числами</numerusform>
            <numerusform>Снова задать %n старых вопроса с другими числами, по очереди из всех частей</numerusform>
            <numerusform>Снова задать %n старых вопросов с другими числами, по очереди из всех частей</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::LessonHost</name>
    <message>
        <source>There are no lessons in %1: expected folders with a lesson.md.</source>
        <translation>В %1 нет уроков: ожидались папки с файлом lesson.md.</translation>
    </message>
    <message>
        <source>Open a folder of lessons</source>
        <translation>Открыть папку уроков</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You are already in free play.</source>
        <translation>Вы уже в свободных опытах.</translation>
    </message>
    <message>
        <source>No lesson is open: everything is unlocked.</source>
        <translation>Урок не открыт: доступно всё.</translation>
    </message>
    <message>
        <source>No lesson is waiting.</source>
        <translation>Ни один урок не ждёт.</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Вернуться: %1</translation>
    </message>
    <message>
        <source>Back to %1 (%2)</source>
        <translation>Вернуться: %1 (%2)</translation>
    </message>
    <message>
        <source>You are in free play. This lesson is waiting: %1</source>
        <translation>Вы в свободных опытах. Вас ждёт: %1</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <translation>Установлено: %1</translation>
    </message>
    <message>
        <source>The lesson or challenge locks the bodies for now: they can be picked, not dragged.</source>
        <translation>Пока что урок или задача оставляет тела на месте: их можно выбирать, но не перетаскивать.</translation>
    </message>
    <message>
        <source>The lesson or challenge locks the run for now; free play unlocks it.</source>
        <translation>Урок или задача пока держит прогон неизменным; свободные опыты его откроют.</translation>
    </message>
</context>
<context>
    <name>solverscope::LessonPage</name>
    <message>
        <source>☰ Lessons</source>
        <translation>☰ Уроки</translation>
    </message>
    <message>
        <source>Returns to the table of contents; your place is kept</source>
        <translation>Назад к оглавлению; ваше место запомнится</translation>
    </message>
    <message>
        <source>Progress in this lesson</source>
        <translation>Пройденная часть урока</translation>
    </message>
    <message>
        <source>Text of this stage</source>
        <translation>Текст этого этапа</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Leaves this stage as it is</source>
        <translation>Оставить этот этап как есть</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 из %3</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>This lesson has not been translated yet; it is in English.</source>
        <translation>Этот урок ещё не переведён; он на английском.</translation>
    </message>
    <message>
        <source>This is the translation of an earlier version; the English lesson is newer.</source>
        <translation>Это перевод прежней версии; английский урок новее.</translation>
    </message>
    <message>
        <source>Free play</source>
        <translation>Свободные опыты</translation>
    </message>
    <message>
        <source>Unlocks everything temporarily; the lesson stays as it is</source>
        <translation>Открыть на время всё; урок подождёт, как он есть</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Вернуться к уроку</translation>
    </message>
    <message>
        <source>You are already in free play</source>
        <translation>Вы уже в свободных опытах</translation>
    </message>
    <message>
        <source>In this stage the stepper is limited to the rows in question.</source>
        <translation>На этом этапе шагать можно только по тем строкам, о которых идёт речь.</translation>
    </message>
    <message>
        <source>◀ Row</source>
        <translation>◀ Строка</translation>
    </message>
    <message>
        <source>◀ Term</source>
        <translation>◀ Часть</translation>
    </message>
    <message>
        <source>Next term ▶</source>
        <translation>Часть ▶</translation>
    </message>
    <message>
        <source>Row ▶</source>
        <translation>Строка ▶</translation>
    </message>
    <message>
        <source>“The article” is here: %1.</source>
        <translation>«Статья» здесь — это: %1.</translation>
    </message>
    <message>
        <source>Lists the symbols of this stage, each with its page in the glossary</source>
        <translation>Показать обозначения этого этапа; каждое ведёт к своей статье в словаре</translation>
    </message>
    <message>
        <source>Symbols of this stage</source>
        <translation>Обозначения этого этапа</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No symbols here</source>
        <translation>Здесь нет обозначений</translation>
    </message>
</context>
<context>
    <name>solverscope::LessonPanel</name>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Your explanation, one line</source>
        <translation>Ваше объяснение, одной строкой</translation>
    </message>
    <message>
        <source>In one line …</source>
        <translation>Одной строкой …</translation>
    </message>
    <message>
        <source>It is kept in your notebook, only for you.</source>
        <translation>Оно хранится в вашей тетради, только для вас.</translation>
    </message>
    <message>
        <source>Your progress could not be saved in %1.</source>
        <translation>Не удалось сохранить ваши успехи в %1.</translation>
    </message>
    <message>
        <source>Lesson %1 is not written yet.</source>
        <translation>Урок %1 ещё не написан.</translation>
    </message>
    <message>
        <source>Another scene is open; everything in it may be changed.</source>
        <translation>Открыта другая сцена; в ней можно менять всё.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Worked numbers</source>
        <translation>Разбор чисел</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Предскажите</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>По шагам</translation>
    </message>
    <message>
        <source>Fill the gap</source>
        <translation>Заполните пропуск</translation>
    </message>
    <message>
        <source>Change something</source>
        <translation>Измените что-нибудь</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Проверьте себя</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Объясните</translation>
    </message>
    <message>
        <source>Free play</source>
        <translation>Свободные опыты</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Free play: everything may be changed, and the lesson waits.</source>
        <translation>Свободные опыты: менять можно всё, урок ждёт.</translation>
    </message>
    <message>
        <source>This stage covers only a few moments and does not run any further. To see the scene run, press “Free play”; “Back to the lesson” returns you here.</source>
        <translation>Этот этап рассматривает лишь несколько моментов и дальше не считает. Чтобы увидеть движение, нажмите «Свободные опыты»; «Вернуться к уроку» вернёт вас сюда.</translation>
    </message>
    <message>
        <source>Open a web page?</source>
        <translation>Открыть веб-страницу?</translation>
    </message>
    <message>
        <source>This opens %1 in your browser.</source>
        <translation>В браузере откроется %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Finished: %1  %2</source>
        <translation>Пройдено: %1  %2</translation>
    </message>
    <message>
        <source>%1 of %2 right, %3 of them at once and without a hint.</source>
        <translation>Верно %1 из %2, из них сразу и без подсказки — %3.</translation>
    </message>
    <message>
        <source>To do again:</source>
        <translation>Стоит повторить:</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>**What an expert might have written.** %1</source>
        <translation>**Что мог бы написать знаток.** %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Повторение</translation>
    </message>
    <message>
        <source>Compare with a model answer</source>
        <translation>Сравнить с образцом</translation>
    </message>
    <message>
        <source>Shows what an expert might have written, below your own line</source>
        <translation>Показать под вашей строкой, что мог бы написать знаток</translation>
    </message>
    <message>
        <source>First write a line of your own.</source>
        <translation>Сначала напишите собственную строку.</translation>
    </message>
    <message>
        <source>From %1  %2</source>
        <translation>Из урока %1  %2</translation>
    </message>
    <message>
        <source>These come back tomorrow:</source>
        <translation>Это вернётся завтра:</translation>
    </message>
    <message>
        <source>The next review is on %1.</source>
        <translation>Следующее повторение: %1.</translation>
    </message>
    <message>
        <source>Review: %1 of %2 right</source>
        <translation>Повторение: верно %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more questions are due today.</source>
        <translation>
            <numerusform>На сегодня остался ещё %n вопрос.</numerusform>
            <numerusform>На сегодня осталось ещё %n вопроса.</numerusform>
            <numerusform>На сегодня осталось ещё %n вопросов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::LineChart</name>
    <message>
        <source>× %1 per %2</source>
        <translation>× %1 за %2</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <translation>%1 за %2</translation>
    </message>
    <message>
        <source>Chart menu</source>
        <translation>Меню графика</translation>
    </message>
    <message>
        <source>Copy, export, show as a table</source>
        <translation>Копировать, экспортировать, показать таблицей</translation>
    </message>
    <message>
        <source>%1: %2 points, from %3 to %4</source>
        <translation>%1 — точек: %2, от %3 до %4</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>Нет данных</translation>
    </message>
    <message>
        <source>Clear the selected range</source>
        <translation>Сбросить выбранный диапазон</translation>
    </message>
    <message>
        <source>Clear the selected range (Escape)</source>
        <translation>Сбросить выбранный диапазон (Escape)</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1: от %2 до %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>too few points for a slope</source>
        <translation>для наклона слишком мало точек</translation>
    </message>
    <message>
        <source>Show as &amp;lines</source>
        <translation>Показать &amp;линиями</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Показать &amp;таблицей</translation>
    </message>
    <message>
        <source>&amp;Clear the selected range</source>
        <translation>&amp;Сбросить выбранный диапазон</translation>
    </message>
    <message>
        <source>section</source>
        <translation>раздел</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 — %2</translation>
    </message>
</context>
<context>
    <name>solverscope::LinkDialog</name>
    <message>
        <source>inputs: %1</source>
        <translation>действий: %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>шаг %1</translation>
    </message>
    <message>
        <source>Leads to: %1</source>
        <translation>Ведёт сюда: %1</translation>
    </message>
    <message>
        <source>Go to a link</source>
        <translation>Перейти по ссылке</translation>
    </message>
    <message>
        <source>Link to a moment</source>
        <translation>Ссылка на момент</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Перейти</translation>
    </message>
    <message>
        <source>A link names a scene and a moment: &lt;tt&gt;stack_10#f12.i3.r5&lt;/tt&gt; is step 12, sweep 3, row 5. Without a scene, &lt;tt&gt;#f12.i3.r5&lt;/tt&gt;, it refers to the scene that is open. Instead of a sweep and a row it may contain the number of an event, as in &lt;tt&gt;#f12.e345&lt;/tt&gt;. A link that begins with &lt;tt&gt;solverscope:&lt;/tt&gt; contains a whole scene.</source>
        <translation>Ссылка называет сцену и момент: &lt;tt&gt;stack_10#f12.i3.r5&lt;/tt&gt; — это шаг 12, проход 3, строка 5. Без сцены, &lt;tt&gt;#f12.i3.r5&lt;/tt&gt;, она относится к открытой сцене. Вместо прохода и строки можно указать номер события, например &lt;tt&gt;#f12.e345&lt;/tt&gt;. Ссылка, которая начинается с &lt;tt&gt;solverscope:&lt;/tt&gt;, содержит всю сцену.</translation>
    </message>
</context>
<context>
    <name>solverscope::MainWindow</name>
    <message>
        <source>%1 – Solverscope</source>
        <translation>%1 – Solverscope</translation>
    </message>
</context>
<context>
    <name>solverscope::ManualExerciseWidget</name>
    <message>
        <source>You are the solver</source>
        <translation>Вы — солвер</translation>
    </message>
    <message>
        <source>New numbers</source>
        <translation>Новые числа</translation>
    </message>
    <message>
        <source>The same exercise with other numbers</source>
        <translation>То же упражнение с другими числами</translation>
    </message>
    <message>
        <source>✓ You solved all visits yourself</source>
        <translation>✓ Все посещения ваши</translation>
    </message>
    <message>
        <source>○ Some visits were shown: try it with new numbers</source>
        <translation>○ Часть посещений показана: попробуйте с новыми числами</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>solverscope::ManualSolvePanel</name>
    <message>
        <source>Rows in any order</source>
        <translation>Строки в любом порядке</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Начать здесь</translation>
    </message>
    <message>
        <source>Uses the sweeps that follow the cursor, with the numbers of this step</source>
        <translation>Взять проходы после курсора с числами этого шага</translation>
    </message>
    <message>
        <source>New numbers</source>
        <translation>Новые числа</translation>
    </message>
    <message>
        <source>Gives the bodies random velocities and masses in this step, in a separate branch, and starts</source>
        <translation>Дать телам на этом шаге случайные скорости и массы в отдельной ветке и начать</translation>
    </message>
    <message>
        <source>How many sweeps</source>
        <translation>Сколько проходов</translation>
    </message>
    <message>
        <source> sweeps</source>
        <translation> проходов</translation>
    </message>
    <message>
        <source>Each row once per sweep, in any order; otherwise in the order of the settings</source>
        <translation>Каждая строка раз за проход в любом порядке; иначе в порядке настроек</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>Ends the exercise</source>
        <translation>Закончить упражнение</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Вручную</translation>
    </message>
    <message>
        <source>Be the solver: pick the row whose turn it is, and enter the Δλ and the Λ that the engine will compute. Each answer is graded at once, and the velocities change. “Start here” uses this step from the cursor on.</source>
        <translation>Побудьте солвером: выберите строку, чья очередь, и введите Δλ и Λ, которые вычислит движок. Каждый ответ сразу оценивается, и скорости меняются. «Начать здесь» берёт этот шаг от курсора.</translation>
    </message>
</context>
<context>
    <name>solverscope::ManualSolveTables</name>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>The rows of this phase; ✓: visited in this sweep</source>
        <translation>Строки этой фазы; ✓: этот проход здесь уже был</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Which impulses the row allows</source>
        <translation>Что строке можно</translation>
    </message>
    <message>
        <source>eff. mass</source>
        <translation>эфф. масса</translation>
    </message>
    <message>
        <source>1 / (K + γ): the impulse per unit of velocity [kg]</source>
        <translation>1 / (K + γ): сколько импульса нужно на единицу скорости [kg]</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>смещение</translation>
    </message>
    <message>
        <source>What is added to Jv [m/s]; for rows that move positions, the error C [m]</source>
        <translation>Что добавляется к Jv [m/s]; у строк, двигающих положения, — ошибка C [m]</translation>
    </message>
    <message>
        <source>Softness: how much the row yields to Λ</source>
        <translation>Мягкость: настолько уступает Λ</translation>
    </message>
    <message>
        <source>The sum so far [N s; kg m where positions are moved]</source>
        <translation>Сумма до сих пор [N s; kg m, если двигаются положения]</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>границы</translation>
    </message>
    <message>
        <source>Λ has to stay between these</source>
        <translation>Между ними должна остаться Λ</translation>
    </message>
    <message>
        <source>J = (−n, −wA, n, wB): the direction, and the lever arms on both bodies [m]</source>
        <translation>J = (−n, −wA, n, wB): направление и плечи на обоих телах [m]</translation>
    </message>
    <message>
        <source>A → B</source>
        <translation>A → B</translation>
    </message>
    <message>
        <source>The two bodies: n points from A to B</source>
        <translation>Два тела: n направлена от A к B</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Тело</translation>
    </message>
    <message>
        <source>Bold: changed by the last visit</source>
        <translation>Жирное: изменено последним посещением</translation>
    </message>
    <message>
        <source>Inverse mass [1/kg]</source>
        <translation>Обратная масса [1/kg]</translation>
    </message>
    <message>
        <source>Inverse moment of inertia [1/(kg m²)]</source>
        <translation>Обратный момент инерции [1/(kg m²)]</translation>
    </message>
    <message>
        <source>angle [rad]</source>
        <translation>угол [rad]</translation>
    </message>
</context>
<context>
    <name>solverscope::ManualSolveText</name>
    <message>
        <source>No sweep over rows follows in this step. Go to a step in which bodies touch or are joined.</source>
        <translation>Дальше на этом шаге нет проходов по строкам. Перейдите к шагу, где что-то касается или соединено.</translation>
    </message>
    <message>
        <source>This method does not solve the rows one by one. Sequential impulses, SOR, Jacobi, soft, XPBD, Verlet and NGS can be done by hand.</source>
        <translation>Этот метод не решает строки по одной. Вручную можно последовательные импульсы, SOR, Якоби, soft, XPBD, Verlet и NGS.</translation>
    </message>
    <message>
        <source>A recorded trace only replays what its engine did: its rows cannot be solved again.</source>
        <translation>Записанная трасса лишь показывает, что сделал её движок: её строки нельзя решить заново.</translation>
    </message>
    <message>
        <source>An impulse in these sweeps has already been set from outside. Undo that first.</source>
        <translation>Импульс в этих проходах уже задан извне. Сначала отмените это.</translation>
    </message>
    <message>
        <source>It is not this row’s turn. Rows come in the order of the settings, each once in a sweep.</source>
        <translation>Сейчас не очередь этой строки. Строки идут в порядке настроек, каждая раз за проход.</translation>
    </message>
    <message>
        <source>This sweep has already visited that row. Each row comes once in a sweep.</source>
        <translation>Этот проход уже был у этой строки. Каждая строка — раз за проход.</translation>
    </message>
    <message>
        <source>You have swapped the two numbers: Δλ is what this visit adds, Λ is the sum after it.</source>
        <translation>Вы поменяли числа местами: Δλ — что добавляет это посещение, Λ — сумма после него.</translation>
    </message>
    <message>
        <source>You left out the old sum: Λ is what the row had before, plus Δλ.</source>
        <translation>Вы забыли старую сумму: Λ — это то, что было у строки, плюс Δλ.</translation>
    </message>
    <message>
        <source>That is the old sum. This visit’s Δλ has to be added to it.</source>
        <translation>Это старая сумма. К ней нужно прибавить Δλ этого посещения.</translation>
    </message>
    <message>
        <source>You forgot the bounds: what exceeds them is cut off.</source>
        <translation>Вы забыли границы: что выходит за них, урезается.</translation>
    </message>
    <message>
        <source>You clamped Δλ; it is the sum that is clamped. A visit may undo part of an earlier impulse.</source>
        <translation>Вы урезали Δλ, а урезается сумма. Посещение может забрать то, что дало прежнее.</translation>
    </message>
    <message>
        <source>You clamped the sum; with these settings each single impulse has to stay within the bounds.</source>
        <translation>Вы урезали сумму; при этих настройках в границах остаётся каждый импульс отдельно.</translation>
    </message>
    <message>
        <source>The sign is wrong: λ = −C · effective mass. Bodies that are too close are pushed apart.</source>
        <translation>Знак неверен: λ = −C · эффективная масса. Что слишком близко, раздвигается.</translation>
    </message>
    <message>
        <source>The sign of Jv is wrong: it is B’s velocity along the row minus A’s.</source>
        <translation>Знак Jv неверен: это скорость B вдоль строки минус скорость A.</translation>
    </message>
    <message>
        <source>You forgot the bias: the row wants Jv + bias = 0, not Jv = 0.</source>
        <translation>Вы забыли смещение: строка хочет Jv + bias = 0, а не Jv = 0.</translation>
    </message>
    <message>
        <source>That is the error itself. Multiply it by the effective mass to get λ.</source>
        <translation>Это сама ошибка. Умноженная на эффективную массу, она станет λ.</translation>
    </message>
    <message>
        <source>That is the velocity itself. Multiply it by the effective mass to get an impulse.</source>
        <translation>Это сама скорость. Умноженная на эффективную массу, она станет импульсом.</translation>
    </message>
    <message>
        <source>You divided by the effective mass. It is already 1/K: multiply by it.</source>
        <translation>Вы разделили на эффективную массу. Она уже 1/K: на неё умножают.</translation>
    </message>
    <message>
        <source>You left out γΛ: a soft row yields to the impulse that it already carries.</source>
        <translation>Вы опустили γΛ: мягкая строка уступает тем больше, чем больше уже несёт.</translation>
    </message>
    <message>
        <source>This method applies only a share of the row’s impulse, or more than all of it: remember the relaxation.</source>
        <translation>Этот метод берёт лишь долю того, что просит строка, или больше: учтите релаксацию.</translation>
    </message>
    <message>
        <source>Those are the positions from before the last visit. It has moved one of this row’s bodies.</source>
        <translation>Это положения до последнего посещения. Оно сдвинуло одно из тел этой строки.</translation>
    </message>
    <message>
        <source>Those are the velocities from before the last visit. It has changed one of this row’s bodies, and Gauss–Seidel uses that at once; only Jacobi does not.</source>
        <translation>Это скорости до последнего посещения. Оно изменило одно из тел этой строки, и Гаусс — Зейдель учитывает это сразу; не учитывает только Якоби.</translation>
    </message>
    <message>
        <source>You used the state before the sweep, as Jacobi does. Here each visit sees the results of all earlier ones.</source>
        <translation>Вы взяли то, что было у тел до прохода, как Якоби. Здесь посещение видит все прежние.</translation>
    </message>
    <message>
        <source>Jacobi’s method does not use the results of this sweep: all rows see the velocities before it.</source>
        <translation>Метод Якоби не смотрит на сделанное в этом проходе: все строки видят скорости до него.</translation>
    </message>
    <message>
        <source>Those are the numbers of another row.</source>
        <translation>Это числа другой строки.</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ Верно</translation>
    </message>
    <message>
        <source>✗ Not this row.</source>
        <translation>✗ Не эта строка.</translation>
    </message>
    <message>
        <source>✗ Neither Δλ nor Λ is right.</source>
        <translation>✗ Ни Δλ, ни Λ не верны.</translation>
    </message>
    <message>
        <source>✗ Δλ is not right; Λ follows from it.</source>
        <translation>✗ Δλ не верно; Λ следует из него.</translation>
    </message>
    <message>
        <source>✓ Δλ is right, ✗ Λ is not.</source>
        <translation>✓ Δλ верно, ✗ Λ нет.</translation>
    </message>
    <message>
        <source>✗ Δλ is not right, ✓ Λ is.</source>
        <translation>✗ Δλ не верно, ✓ Λ верно.</translation>
    </message>
    <message>
        <source>Δλ = −C · effective mass, as far as the bounds allow.</source>
        <translation>Δλ = −C · эффективная масса, насколько пускают границы.</translation>
    </message>
    <message>
        <source>Δλ = −(Jv + bias) · effective mass, as far as the bounds allow.</source>
        <translation>Δλ = −(Jv + bias) · эффективная масса, насколько пускают границы.</translation>
    </message>
    <message>
        <source>clamped at the lower bound %1: Δλ = %2</source>
        <translation>урезано у нижней границы %1: Δλ = %2</translation>
    </message>
    <message>
        <source>clamped at the upper bound %1: Δλ = %2</source>
        <translation>урезано у верхней границы %1: Δλ = %2</translation>
    </message>
    <message>
        <source>%1 right at once · %2 after more tries · %3 shown</source>
        <translation>сразу верно %1 · после попыток %2 · показано %3</translation>
    </message>
    <message>
        <source>Settings keep the rows from being solved one by one: %1. Change them to solve this step by hand.</source>
        <translation>Строки здесь решаются не по одной из-за настроек: %1. Измените их, чтобы решить этот шаг вручную.</translation>
    </message>
</context>
<context>
    <name>solverscope::ManualSolveView</name>
    <message>
        <source>Rows and their known quantities</source>
        <translation>Строки и что о них известно</translation>
    </message>
    <message>
        <source>The current state of the bodies</source>
        <translation>Тела, какими они стали</translation>
    </message>
    <message>
        <source>The next row</source>
        <translation>Строка, которая следующая</translation>
    </message>
    <message>
        <source>What this visit adds, after the clamp</source>
        <translation>Что добавляет это посещение после урезания</translation>
    </message>
    <message>
        <source>The row’s sum after this visit</source>
        <translation>Сумма строки после этого посещения</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Checks the numbers; then the visit is made</source>
        <translation>Сказать, верны ли числа; затем посещение выполняется</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Makes this visit for you; it then counts as shown</source>
        <translation>Сделать это посещение за вас; оно считается показанным</translation>
    </message>
    <message>
        <source>Show J</source>
        <translation>Показать J</translation>
    </message>
    <message>
        <source>Shows the direction and the lever arms of each row</source>
        <translation>Показать направление и плечи каждой строки</translation>
    </message>
    <message>
        <source>Model solution</source>
        <translation>Образец решения</translation>
    </message>
    <message>
        <source>Steps through all visits with their numbers. Visits that you have not done by then count as shown.</source>
        <translation>Пройти все посещения с их числами. Что вы ещё не сделали, считается показанным.</translation>
    </message>
    <message>
        <source>One visit back</source>
        <translation>На одно посещение назад</translation>
    </message>
    <message>
        <source>One visit on</source>
        <translation>На одно посещение вперёд</translation>
    </message>
    <message>
        <source>Which row is next?</source>
        <translation>Следующая строка?</translation>
    </message>
    <message>
        <source>First pick the row whose turn it is: here, in the table or in the scene.</source>
        <translation>Сначала выберите строку, чья очередь: здесь, в таблице или в сцене.</translation>
    </message>
    <message>
        <source>Please enter both numbers, such as 0.25 or 1/4.</source>
        <translation>Введите оба числа, например 0.25 или 1/4.</translation>
    </message>
    <message>
        <source>After three tries, the solution:</source>
        <translation>Три попытки прошли, вот как было:</translation>
    </message>
    <message>
        <source>One more try.</source>
        <translation>Ещё одна попытка.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Shown:</source>
        <translation>Показано:</translation>
    </message>
    <message>
        <source>The model solution, before its first visit. ▶ makes it.</source>
        <translation>Образец решения до первого посещения. ▶ делает его.</translation>
    </message>
    <message>
        <source>Model solution: %1 of %2 visits</source>
        <translation>Образец решения: посещение %1 из %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Visit %1 of %2, sweep %3</source>
        <translation>Посещение %1 из %2, проход %3</translation>
    </message>
    <message>
        <source>largest error %1 m</source>
        <translation>наибольшая ошибка %1 m</translation>
    </message>
    <message>
        <source>error ‖v − v*‖ %1 √J</source>
        <translation>ошибка ‖v − v*‖ %1 √J</translation>
    </message>
    <message>
        <source>“%1” cannot be read as a number: %2.</source>
        <translation>«%1» не читается как число: %2.</translation>
    </message>
</context>
<context>
    <name>solverscope::MarkedRow</name>
    <message>
        <source> (arrow ×%1)</source>
        <translation> (стрелка ×%1)</translation>
    </message>
    <message>
        <source>%1 rad/s</source>
        <translation>%1 rad/s</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <source>raw Δλ = %1</source>
        <translation>неурезанное Δλ = %1</translation>
    </message>
    <message>
        <source>added to Λ = %1</source>
        <translation>к Λ = %1</translation>
    </message>
    <message>
        <source>clamped at the lower bound %1</source>
        <translation>урезано на нижней границе %1</translation>
    </message>
    <message>
        <source>clamped at the upper bound %1</source>
        <translation>урезано на верхней границе %1</translation>
    </message>
</context>
<context>
    <name>solverscope::MatrixCanvas</name>
    <message>
        <source>Matrix of the rows</source>
        <translation>Матрица строк</translation>
    </message>
</context>
<context>
    <name>solverscope::MatrixView</name>
    <message>
        <source>The matrix in words</source>
        <translation>Матрица словами</translation>
    </message>
    <message>
        <source>Rows shown</source>
        <translation>Показанные строки</translation>
    </message>
    <message>
        <source>▸ disturbed by the current row   ▨ stopped at a bound</source>
        <translation>▸ на неё влияет текущая строка   ▨ остановлена на границе</translation>
    </message>
    <message>
        <source>The rows of the step in the order of the current sweep, from the top and from the left. A cell shows how much an impulse on the row of its column changes the speed along the row of its line; colours show the square root of it, so that small entries are visible. * Where a row turns, the unit is 1/(kg m); where both do, 1/(kg m²).</source>
        <translation>Строки шага в порядке текущего прохода, сверху вниз и слева направо. Ячейка показывает, насколько импульс строки её столбца меняет скорость вдоль той строки, в ряду которой стоит ячейка; цвет показывает корень из значения, чтобы были видны и малые элементы. * Где поворачивает одна строка, единица — 1/(kg m); где обе — 1/(kg m²).</translation>
    </message>
    <message>
        <source>Shows larger cells (+)</source>
        <translation>Ячейки крупнее (+)</translation>
    </message>
    <message>
        <source>Shows smaller cells (−)</source>
        <translation>Ячейки мельче (−)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Shows the whole matrix (0)</source>
        <translation>Вся матрица (0)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copies the selected cells as CSV, or all of them (Ctrl+C)</source>
        <translation>Скопировать выбранные ячейки или все в CSV (Ctrl+C)</translation>
    </message>
    <message>
        <source>No %1 in this step. Rows come from contacts, joints and the mouse.</source>
        <translation>На этом шаге таких строк нет (%1). Строки появляются от контактов, соединений и мыши.</translation>
    </message>
    <message>
        <source>This step has not built its %1 yet. Step by a row (F10) to see the matrix of the rows.</source>
        <translation>На этом шаге ещё не построены %1. Перейдите на строку вперёд (F10), и здесь появится матрица строк.</translation>
    </message>
    <message>
        <source>Pause to read what the cells mean.</source>
        <translation>Поставьте на паузу, чтобы прочитать, что значат ячейки.</translation>
    </message>
    <message>
        <source>Point at a cell to read what it means; click to mark its row. Arrow keys choose a cell, Enter marks its row, + and − zoom, 0 shows all.</source>
        <translation>Наведите указатель на ячейку, чтобы прочитать, что она значит; щелчок отмечает её строку. Стрелки выбирают ячейку, Enter отмечает её строку, + и − меняют масштаб, 0 показывает всё.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows, %1 of them free.</source>
        <translation>
            <numerusform>Строк: %n, из них свободных: %1.</numerusform>
            <numerusform>Строк: %n, из них свободных: %1.</numerusform>
            <numerusform>Строк: %n, из них свободных: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trace does not contain the masses that their matrix needs.</source>
        <translation>В трассе нет масс, нужных для их матрицы.</translation>
    </message>
    <message>
        <source>Condition: computing …</source>
        <translation>Обусловленность: вычисляется …</translation>
    </message>
    <message>
        <source>At the solution each sweep leaves %1 of the error (spectral radius).</source>
        <translation>У решения каждый проход оставляет %1 ошибки (спектральный радиус).</translation>
    </message>
</context>
<context>
    <name>solverscope::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Сообщение</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Закрыть сообщение</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>Принять предложение</translation>
    </message>
    <message>
        <source>Refuse the offer</source>
        <translation>Отклонить предложение</translation>
    </message>
</context>
<context>
    <name>solverscope::Messages</name>
    <message>
        <source>Keep them as a branch</source>
        <translation>Сохранить их веткой</translation>
    </message>
    <message>
        <source>Stopped at breakpoint %1: %2</source>
        <translation>Сработала точка останова %1: %2</translation>
    </message>
    <message>
        <source>Searching for a stop: %1. %2 cancels the search.</source>
        <translation>Поиск остановки: %1. Прервать — %2.</translation>
    </message>
    <message>
        <source>just started</source>
        <translation>только начат</translation>
    </message>
    <message numerus="yes">
        <source>%n later steps were discarded – %1 restores them.</source>
        <translation>
            <numerusform>Забыт %n следующий шаг: %1 вернёт его.</numerusform>
            <numerusform>Забыты %n следующих шага: %1 вернёт их.</numerusform>
            <numerusform>Забыто %n следующих шагов: %1 вернёт их.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 was run again.</source>
        <translation>Шаг %1 выполнен заново.</translation>
    </message>
    <message>
        <source>Later steps were replaced (%1).</source>
        <translation>Дальнейшие шаги заменены (%1).</translation>
    </message>
    <message>
        <source>“%1” acts from step %2 on; “Restart the scene” runs with it from the first step.</source>
        <translation>«%1» действует с шага %2; «Начать сцену заново» — и она пойдёт с этим значением с первого шага.</translation>
    </message>
    <message>
        <source>%1 steps one row, %2 goes back, %3 runs and pauses, %4 explains the panel you are in.</source>
        <translation>%1 — вперёд на строку, %2 — назад, %3 — пуск и пауза, %4 объясняет панель, в которой вы находитесь.</translation>
    </message>
</context>
<context>
    <name>solverscope::MomentTravel</name>
    <message>
        <source>%1, column %2: %3</source>
        <translation>%1, столбец %2: %3</translation>
    </message>
    <message>
        <source>Going to step %1, now at %2 …</source>
        <translation>На пути к шагу %1, сейчас на шаге %2 …</translation>
    </message>
    <message>
        <source>The recording ends at step %1, before step %2 of this moment.</source>
        <translation>Запись кончается на шаге %1, раньше шага %2, где находится этот момент.</translation>
    </message>
    <message>
        <source>This moment no longer exists: %1.</source>
        <translation>Такого момента больше нет: %1.</translation>
    </message>
    <message>
        <source>This moment differs from the one that was saved: the scene, its inputs or the solver have changed since.</source>
        <translation>Это не тот момент, который был сохранён: с тех пор изменились сцена, действия в ней или солвер.</translation>
    </message>
</context>
<context>
    <name>solverscope::NotebookExport</name>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>Экспорт прерван; ничего не записано.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Записано: %1</translation>
    </message>
    <message>
        <source>%1: cannot be written</source>
        <translation>%1: не удаётся записать</translation>
    </message>
</context>
<context>
    <name>solverscope::NotebookPanel</name>
    <message>
        <source>Formatted</source>
        <translation>С оформлением</translation>
    </message>
    <message>
        <source>Shows the note formatted, or its Markdown source</source>
        <translation>Показать заметку с оформлением Markdown или как она написана</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Перейти туда</translation>
    </message>
    <message>
        <source>Goes to the selected moment (Enter)</source>
        <translation>Перейти к выбранному моменту (Enter)</translation>
    </message>
    <message>
        <source>Deletes the selected bookmark (Del); undo restores it</source>
        <translation>Удалить выбранную закладку (Del); отмена вернёт её</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Закладка</translation>
    </message>
    <message>
        <source>Bookmarks the moment at the cursor</source>
        <translation>Сохранить момент у курсора, чтобы вернуться к нему</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Links, files, and export of the notebook as a page</source>
        <translation>Ссылки, файлы и тетрадь в виде страницы для чтения</translation>
    </message>
    <message>
        <source>Copy &amp;link to the moment at the cursor</source>
        <translation>&amp;Копировать ссылку на момент у курсора</translation>
    </message>
    <message>
        <source>Move &amp;up	Alt+Up</source>
        <translation>В&amp;ыше	Alt+Up</translation>
    </message>
    <message>
        <source>Move &amp;down	Alt+Down</source>
        <translation>&amp;Ниже	Alt+Down</translation>
    </message>
    <message>
        <source>&amp;Open notebook…</source>
        <translation>&amp;Открыть тетрадь…</translation>
    </message>
    <message>
        <source>&amp;Save notebook as…</source>
        <translation>&amp;Сохранить тетрадь как…</translation>
    </message>
    <message>
        <source>&amp;Export as HTML…</source>
        <translation>&amp;Экспорт в HTML…</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;No moment of this scene is bookmarked yet.&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Stop where something is worth remembering and press &lt;i&gt;Bookmark&lt;/i&gt;. The bookmark keeps the scene, its inputs, the step, the sweep and the row, so that you can return to the very same numbers, write a note about them, and export all of it as a page.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;В этой сцене пока не сохранено ни одного момента.&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Остановитесь там, где есть что запомнить, и нажмите &lt;i&gt;Закладка&lt;/i&gt;. Закладка хранит сцену, действия в ней, шаг, проход и строку, так что вы сможете вернуться к тем же самым числам, написать о них заметку и экспортировать всё это в виде страницы.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Note of the selected bookmark</source>
        <translation>Заметка к выбранной закладке</translation>
    </message>
    <message>
        <source>What can be seen here? Markdown is supported.</source>
        <translation>Что здесь видно? Можно использовать Markdown.</translation>
    </message>
    <message>
        <source>Note, formatted</source>
        <translation>Заметка с оформлением</translation>
    </message>
    <message>
        <source>Enter goes there, F2 renames.</source>
        <translation>Enter — перейти туда, F2 — переименовать.</translation>
    </message>
    <message>
        <source>Note on “%1”</source>
        <translation>Заметка к «%1»</translation>
    </message>
    <message>
        <source>Notebooks (*.json);;All files (*)</source>
        <translation>Тетради (*.json);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Save notebook as</source>
        <translation>Сохранить тетрадь как</translation>
    </message>
    <message>
        <source>Open notebook</source>
        <translation>Открыть тетрадь</translation>
    </message>
    <message>
        <source>Export the notebook</source>
        <translation>Экспорт тетради</translation>
    </message>
</context>
<context>
    <name>solverscope::NotebookStore</name>
    <message>
        <source>deletion</source>
        <translation>удаление</translation>
    </message>
    <message>
        <source>note</source>
        <translation>заметка</translation>
    </message>
    <message>
        <source>Your lesson notebook could not be read (%1). %2</source>
        <translation>Тетрадь уроков не удалось прочитать (%1). %2</translation>
    </message>
    <message>
        <source>The lesson notebook cannot be written to %1; it is kept while the window is open.</source>
        <translation>Тетрадь уроков нельзя записать в %1; она хранится, пока открыто окно.</translation>
    </message>
    <message>
        <source>The notebook of this scene could not be read (%1). %2</source>
        <translation>Не удалось прочитать тетрадь этой сцены (%1). %2</translation>
    </message>
    <message>
        <source>The notebook cannot be written to %1; it is kept while the window is open.</source>
        <translation>Тетрадь не удаётся записать в %1; она хранится, пока открыто окно.</translation>
    </message>
</context>
<context>
    <name>solverscope::Notebooks</name>
    <message>
        <source>Lesson %1 no longer exists.</source>
        <translation>Урока %1 больше нет.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Скопировано: %1</translation>
    </message>
</context>
<context>
    <name>solverscope::OffendersPanel</name>
    <message>
        <source>Measure of a row</source>
        <translation>Мера строки</translation>
    </message>
    <message>
        <source>remaining error after the sweeps</source>
        <translation>чего ей недостаёт после проходов</translation>
    </message>
    <message>
        <source>impulse of its last visit</source>
        <translation>импульс последнего посещения</translation>
    </message>
    <message>
        <source>changes of its clamp</source>
        <translation>смены границ</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>перекрытие</translation>
    </message>
    <message>
        <source>Measure of a step</source>
        <translation>Мера шага</translation>
    </message>
    <message>
        <source>joint error</source>
        <translation>ошибка соединения</translation>
    </message>
    <message>
        <source>rise of the energy</source>
        <translation>рост энергии</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>величина</translation>
    </message>
    <message>
        <source>How large it is; the tool tip of a number shows all digits</source>
        <translation>Насколько всё плохо; в подсказке к числу — все его цифры</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>Index in its list of rows, and the kind of row</source>
        <translation>Место в своём списке строк и вид строки</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>ограничение</translation>
    </message>
    <message>
        <source>The constraint that the row belongs to</source>
        <translation>Чему принадлежит строка</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>Enter or a double click goes there</source>
        <translation>Enter или двойной щелчок — перейти туда</translation>
    </message>
    <message>
        <source>Worst rows of this step</source>
        <translation>Худшие строки этого шага</translation>
    </message>
    <message>
        <source>Worst steps of the recording</source>
        <translation>Худшие шаги записи</translation>
    </message>
    <message>
        <source>This measure is zero for every row of this step.</source>
        <translation>У строк этого шага ничего такого нет.</translation>
    </message>
    <message>
        <source>Worst &amp;rows of this step by</source>
        <translation>Худшие с&amp;троки шага, мера</translation>
    </message>
    <message>
        <source>Worst s&amp;teps so far by</source>
        <translation>Худшие &amp;шаги записи, мера</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>solverscope::PairDescription</name>
    <message>
        <source>circle against circle</source>
        <translation>круг с кругом</translation>
    </message>
    <message>
        <source>AABB against AABB</source>
        <translation>AABB с AABB</translation>
    </message>
    <message>
        <source>AABB against circle</source>
        <translation>AABB с кругом</translation>
    </message>
    <message>
        <source>box against circle</source>
        <translation>бокс с кругом</translation>
    </message>
    <message>
        <source>box against box</source>
        <translation>бокс с боксом</translation>
    </message>
    <message>
        <source>half-plane</source>
        <translation>полуплоскость</translation>
    </message>
    <message>
        <source>shapes with many axes</source>
        <translation>фигуры со многими осями</translation>
    </message>
    <message>
        <source>The squared distance of the centres is %1 m²; the squared sum of the radii is %2 m²</source>
        <translation>Квадрат расстояния между центрами — %1 m², квадрат суммы радиусов — %2 m²</translation>
    </message>
    <message>
        <source>The squared distance of the nearest point of the box from the centre of the circle is %1 m²; the squared radius is %2 m²</source>
        <translation>Квадрат расстояния от центра круга до ближайшей точки бокса — %1 m², квадрат радиуса — %2 m²</translation>
    </message>
    <message>
        <source>: they are apart, and no square root is computed.</source>
        <translation>: перекрытия нет, и корень не извлекается.</translation>
    </message>
    <message>
        <source>: the same centre, so that no direction is better than another; they separate along %1, by %2 m.</source>
        <translation>: центры совпадают, и ни одно направление не лучше другого; тела раздвигаются вдоль %1 на %2 m.</translation>
    </message>
    <message>
        <source>: the centre lies inside, so that the way out goes through the nearest side, %1, by %2 m.</source>
        <translation>: центр лежит внутри, так что путь наружу идёт через ближайшую сторону, %1, на %2 m.</translation>
    </message>
    <message>
        <source>: they overlap, along %1, by %2 m.</source>
        <translation>: они перекрываются вдоль %1 на %2 m.</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>A&apos;s %1</source>
        <translation>%1 тела A</translation>
    </message>
    <message>
        <source>B&apos;s %1</source>
        <translation>%1 тела B</translation>
    </message>
    <message>
        <source>%1: %2 m</source>
        <translation>%1: %2 m</translation>
    </message>
    <message>
        <source>Overlap along the axes – %1.</source>
        <translation>Перекрытие вдоль осей — %1.</translation>
    </message>
    <message>
        <source>No axis separates them. The least overlap, %1 m, gives the normal %2.</source>
        <translation>Ни одна ось их не разделяет. Наименьшее перекрытие, %1 m, даёт нормаль %2.</translation>
    </message>
    <message>
        <source>This axis separates them, so the others are not tested.</source>
        <translation>Эта ось их разделяет, так что остальные не проверяются.</translation>
    </message>
    <message>
        <source>The last axis separates them.</source>
        <translation>Последняя ось их разделяет.</translation>
    </message>
    <message>
        <source>The lowest point is %1 m below the surface, whose normal gives %2.</source>
        <translation>Нижняя точка на %1 m под поверхностью, нормаль которой — %2.</translation>
    </message>
    <message>
        <source>The lowest point is %1 m above the surface.</source>
        <translation>Нижняя точка на %1 m над поверхностью.</translation>
    </message>
    <message>
        <source>No points were found: they are apart.</source>
        <translation>Точек не найдено: перекрытия нет.</translation>
    </message>
    <message>
        <source>The deepest point overlaps by %1 m along %2.</source>
        <translation>Перекрытие в самой глубокой точке — %1 m вдоль %2.</translation>
    </message>
    <message>
        <source>The nearest point is %1 m away along %2.</source>
        <translation>До ближайшей точки %1 m вдоль %2.</translation>
    </message>
    <message>
        <source>Pair %1 · %2 and %3 · %4</source>
        <translation>Пара %1 · %2 и %3 · %4</translation>
    </message>
    <message>
        <source>Contacts found: %1.</source>
        <translation>Найдено контактов: %1.</translation>
    </message>
    <message>
        <source>They are apart, but near enough for a contact.</source>
        <translation>Они не касаются, но для контакта достаточно близко.</translation>
    </message>
    <message>
        <source>They are apart, but the distance test is off.</source>
        <translation>Они не касаются, но проверка расстояния выключена.</translation>
    </message>
</context>
<context>
    <name>solverscope::PalettePanel</name>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>What the tool does</source>
        <translation>Что делает инструмент</translation>
    </message>
    <message>
        <source>Snap to the grid and to bodies</source>
        <translation>Привязка к сетке и к телам</translation>
    </message>
    <message>
        <source>What is placed or moved comes to lie on the grid of 0.1 m, or on and beside bodies that are near. Alt suspends it.</source>
        <translation>То, что вы ставите или двигаете, ложится на сетку 0.1 m или на соседние тела и рядом с ними. Alt отключает привязку.</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Выделенное</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Дублировать</translation>
    </message>
    <message>
        <source>A copy beside it (D)</source>
        <translation>Копия рядом (D)</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Повернуть</translation>
    </message>
    <message>
        <source>By 15° to the left (R), to the right (Shift+R)</source>
        <translation>На 15° влево (R), вправо (Shift+R)</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Закрепить</translation>
    </message>
    <message>
        <source>Makes the body static, or lets it move again</source>
        <translation>Делает тело неподвижным или снова подвижным</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>With the joints that hold it (Del)</source>
        <translation>Вместе с соединениями, которые его держат (Del)</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Выровнять</translation>
    </message>
    <message>
        <source>Edges, middles or distances of the selected bodies</source>
        <translation>Края, середины или расстояния выделенных тел</translation>
    </message>
    <message>
        <source>&amp;Left edges</source>
        <translation>&amp;Левые края</translation>
    </message>
    <message>
        <source>&amp;Centres in a column</source>
        <translation>&amp;Центры в столбец</translation>
    </message>
    <message>
        <source>&amp;Right edges</source>
        <translation>&amp;Правые края</translation>
    </message>
    <message>
        <source>&amp;Top edges</source>
        <translation>&amp;Верхние края</translation>
    </message>
    <message>
        <source>Centres in a ro&amp;w</source>
        <translation>Центры в р&amp;яд</translation>
    </message>
    <message>
        <source>&amp;Bottom edges</source>
        <translation>&amp;Нижние края</translation>
    </message>
    <message>
        <source>&amp;Equal distances across</source>
        <translation>&amp;Равные расстояния по горизонтали</translation>
    </message>
    <message>
        <source>Equal distances &amp;upwards</source>
        <translation>Равные расстояния по вертикал&amp;и</translation>
    </message>
    <message>
        <source>As a spring</source>
        <translation>Пружиной</translation>
    </message>
    <message>
        <source>The next joints are springs with this frequency and damping ratio. Limits and motors stay hard.</source>
        <translation>Следующие соединения — пружины с этой частотой и этим коэффициентом затухания. Пределы и моторы остаются жёсткими.</translation>
    </message>
</context>
<context>
    <name>solverscope::ParameterAxisEdit</name>
    <message>
        <source>Values: %1</source>
        <translation>Значения: %1</translation>
    </message>
    <message>
        <source>1, 2, 5 or 0:1:6</source>
        <translation>1, 2, 5 или 0:1:6</translation>
    </message>
    <message>
        <source>Values separated by commas, as in a scene file; from:to:count is this many evenly spaced numbers.</source>
        <translation>Значения через запятую, как в файле сцены; от:до:количество означает столько чисел через равные промежутки.</translation>
    </message>
    <message>
        <source>%1, column %2: %3</source>
        <translation>%1, столбец %2: %3</translation>
    </message>
</context>
<context>
    <name>solverscope::ParameterScanCanvas</name>
    <message>
        <source>Heat map of the parameter scan</source>
        <translation>Тепловая карта перебора</translation>
    </message>
</context>
<context>
    <name>solverscope::ParameterScanPanel</name>
    <message>
        <source>Upward</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Steps of each run</source>
        <translation>Шагов в каждом прогоне</translation>
    </message>
    <message>
        <source> steps</source>
        <translation> шагов</translation>
    </message>
    <message>
        <source>Runs the scene from its beginning, once for every cell, in the background. Everything else is as it is set now; drags and changes made during the run are not repeated.</source>
        <translation>Прогнать сцену с самого начала, по разу на каждую ячейку, в фоне. Остальное — как задано сейчас; перетаскивания и изменения по ходу прогона не повторяются.</translation>
    </message>
    <message>
        <source>Number shown</source>
        <translation>Показываемое число</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Copy as a co&amp;mmand</source>
        <translation>Копировать как ко&amp;манду</translation>
    </message>
    <message>
        <source>Choose two different settings.</source>
        <translation>Выберите две разные настройки.</translation>
    </message>
    <message>
        <source>%1 cells are too many for a picture: at most %2. The command “solverscope sweep” allows more.</source>
        <translation>Ячеек слишком много для картинки: %1, а помещается самое большее %2. Команда «solverscope sweep» справится и с большим числом.</translation>
    </message>
    <message>
        <source>A recorded trace plays as it was recorded: there is nothing to run again with other settings.</source>
        <translation>Записанная трасса воспроизводится так, как записана: прогнать её с другими настройками нельзя.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Choose two settings and their values, then Run: the scene is run once for each of the %1 combinations, and this becomes a map of how they end. A cell opens as a branch.</source>
        <translation>Выберите две настройки и их значения и нажмите «Пуск»: сцена прогонится по разу для каждого сочетания (их %1), и здесь появится карта того, чем кончаются прогоны. Ячейка открывается как ветка.</translation>
    </message>
    <message>
        <source>Choose two settings and their values, then Run: this becomes a map of how the runs end.</source>
        <translation>Выберите две настройки и их значения и нажмите «Пуск»: здесь появится карта того, чем кончаются прогоны.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source> · a number stopped being finite in step %1</source>
        <translation> · на шаге %1 число перестало быть конечным</translation>
    </message>
    <message>
        <source> · Enter opens this run</source>
        <translation> · Enter открывает этот прогон</translation>
    </message>
    <message>
        <source>%1 of %2 cells</source>
        <translation>ячеек: %1 из %2</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 cells are done.</source>
        <translation>Прервано: готово ячеек %1 из %2.</translation>
    </message>
    <message>
        <source>%1 runs of %2 steps in %3 s. Choose a cell by arrow keys or mouse; Enter or a double click opens its run as a branch.</source>
        <translation>Прогонов: %1, шагов в каждом: %2, время: %3 s. Выберите ячейку стрелками или мышью; Enter или двойной щелчок открывает её прогон как ветку.</translation>
    </message>
    <message>
        <source>Parameter scan</source>
        <translation>Перебор</translation>
    </message>
</context>
<context>
    <name>solverscope::Perspectives</name>
    <message>
        <source>Now at step %1, where the compared runs can be told apart.</source>
        <translation>Теперь шаг %1: здесь видно, чем отличаются сравниваемые прогоны.</translation>
    </message>
</context>
<context>
    <name>solverscope::PlaneCanvas</name>
    <message>
        <source>Plane of the two impulses</source>
        <translation>Плоскость двух импульсов</translation>
    </message>
</context>
<context>
    <name>solverscope::PropertiesPanel</name>
    <message>
        <source>%1 from the density</source>
        <translation>%1 по плотности</translation>
    </message>
    <message>
        <source>as the mass says</source>
        <translation>по массе</translation>
    </message>
    <message>
        <source>All &amp;settings</source>
        <translation>Все &amp;настройки</translation>
    </message>
    <message>
        <source>Shows the settings of the solver.</source>
        <translation>Показать настройки солвера.</translation>
    </message>
    <message>
        <source>Place, velocity and mass become inputs of the run at this step. Any other change makes a scene that begins with this moment; Undo brings the run back.</source>
        <translation>Положение, скорость и масса становятся вводом прогона на этом шаге. Любое другое изменение создаёт сцену, которая начинается с этого момента; отмена возвращает прогон.</translation>
    </message>
    <message>
        <source>A change makes a scene that begins with this moment; Undo brings the run back.</source>
        <translation>Изменение создаёт сцену, которая начинается с этого момента; отмена возвращает прогон.</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Сцена</translation>
    </message>
    <message>
        <source>Select a body or a joint in the scene to see its properties.</source>
        <translation>Выберите в сцене тело или соединение, чтобы увидеть его свойства.</translation>
    </message>
    <message>
        <source>A value is entered for all of them.</source>
        <translation>Значение вводится для всех сразу.</translation>
    </message>
    <message>
        <source>Moment of inertia: %1 kg m²</source>
        <translation>Момент инерции: %1 kg m²</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Describe here what is to be reached.</source>
        <translation>Опишите здесь, чего надо добиться.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1 as at the start</source>
        <translation>%1, как в начале</translation>
    </message>
</context>
<context>
    <name>solverscope::PropertyRow</name>
    <message>
        <source>%1 or more</source>
        <translation>не меньше %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>different</source>
        <translation>разные</translation>
    </message>
    <message>
        <source>Expected a number: %1.</source>
        <translation>Ожидается число: %1.</translation>
    </message>
    <message>
        <source>Expected a number at least %1 away from 0.</source>
        <translation>Ожидается число, отстоящее от 0 не меньше чем на %1.</translation>
    </message>
</context>
<context>
    <name>solverscope::ProvenanceModel</name>
    <message>
        <source>sweep %1: %2</source>
        <translation>проход %1: %2</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>event %1, %2</source>
        <translation>событие %1, %2</translation>
    </message>
    <message>
        <source>, sweep %1</source>
        <translation>, проход %1</translation>
    </message>
    <message>
        <source>adds %1</source>
        <translation>добавляет %1</translation>
    </message>
    <message>
        <source>then the number is %1</source>
        <translation>после этого число равно %1</translation>
    </message>
    <message>
        <source>contribution</source>
        <translation>вклад</translation>
    </message>
    <message>
        <source>What changed the number</source>
        <translation>Что изменило число</translation>
    </message>
    <message>
        <source>event</source>
        <translation>событие</translation>
    </message>
    <message>
        <source>The stop that did it</source>
        <translation>Остановка, на которой это произошло</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>проход</translation>
    </message>
    <message>
        <source>The sweep of that stop</source>
        <translation>Проход этой остановки</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>The row that was visited</source>
        <translation>Посещённая строка</translation>
    </message>
    <message>
        <source>adds, %1</source>
        <translation>добавка, %1</translation>
    </message>
    <message>
        <source>By how much; exact in the tool tip and when copied</source>
        <translation>На сколько; точно — в подсказке и при копировании</translation>
    </message>
    <message>
        <source>then, %1</source>
        <translation>итог, %1</translation>
    </message>
    <message>
        <source>The number after this stop</source>
        <translation>Число после этой остановки</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
</context>
<context>
    <name>solverscope::ProvenancePanel</name>
    <message>
        <source>How visits are grouped</source>
        <translation>Как объединять посещения</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>автоматически</translation>
    </message>
    <message>
        <source>every visit</source>
        <translation>каждое посещение</translation>
    </message>
    <message>
        <source>by sweep</source>
        <translation>по проходам</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>по строкам</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Вернуться</translation>
    </message>
    <message>
        <source>Return to the moment of the breakdown</source>
        <translation>Вернуться к моменту разбора</translation>
    </message>
    <message>
        <source>Contributions as a table</source>
        <translation>Вклады в виде таблицы</translation>
    </message>
    <message>
        <source>Contributions as bars</source>
        <translation>Вклады в виде столбиков</translation>
    </message>
    <message>
        <source>Copy lines	Ctrl+C</source>
        <translation>Копировать строки	Ctrl+C</translation>
    </message>
    <message>
        <source>Copy everything</source>
        <translation>Копировать всё</translation>
    </message>
    <message>
        <source>Where does a number come from?

Choose a number above. Or point at one: a velocity, a position or an angle in “Bodies”, an impulse in “Rows × sweeps” or in “Row”; a double click, Enter or the context menu asks for it.

It is then broken down into what it was at the beginning of the step and everything that was added since. Each contribution is a link to the stop that made it.</source>
        <translation>Откуда берётся число?

Выберите число выше. Или укажите на него: на скорость, положение или угол в панели «Тела», на импульс в панели «Строки × проходы» или «Строка»; двойной щелчок, Enter или контекстное меню откроют его разбор.

Тогда число раскладывается на то, чем оно было в начале шага, и всё, что с тех пор добавилось. Каждый вклад — ссылка на остановку, которая его внесла.</translation>
    </message>
    <message>
        <source>The row does not exist at this stop.

Rows are rebuilt in each step, once its contacts have been found; a contact that has disappeared has no row.</source>
        <translation>На этой остановке такой строки нет.

Строки строятся заново на каждом шаге, когда найдены его контакты; у исчезнувшего контакта строки нет.</translation>
    </message>
    <message>
        <source>This stop has no such number.</source>
        <translation>На этой остановке такого числа нет.</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Contributions: %1. Added up in their order they give %2, to the last bit.</source>
        <translation>Вкладов: %1. Сложенные по порядку, они дают %2, до последнего бита.</translation>
    </message>
    <message>
        <source>Contributions: %1. The number is not finite.</source>
        <translation>Вкладов: %1. Число не конечно.</translation>
    </message>
    <message>
        <source>All visits together: %1</source>
        <translation>Все посещения вместе: %1</translation>
    </message>
    <message>
        <source>Back to event %1, to which the breakdown belongs</source>
        <translation>Вернуться к событию %1, для которого сделан разбор</translation>
    </message>
    <message>
        <source>Returns from a contribution to the moment of the breakdown</source>
        <translation>После перехода по вкладу: вернуться к моменту разбора</translation>
    </message>
</context>
<context>
    <name>solverscope::QuantityChooser</name>
    <message>
        <source>Which number</source>
        <translation>Какое число</translation>
    </message>
    <message>
        <source>Λ of a velocity row</source>
        <translation>Λ строки скоростей</translation>
    </message>
    <message>
        <source>Λ of a pseudo-velocity row</source>
        <translation>Λ строки псевдоскоростей</translation>
    </message>
    <message>
        <source>Λ of a position row</source>
        <translation>Λ строки положений</translation>
    </message>
    <message>
        <source>Of which body</source>
        <translation>Какого тела</translation>
    </message>
    <message>
        <source>Of which row</source>
        <translation>Какой строки</translation>
    </message>
    <message>
        <source>Of which row; the first is 1</source>
        <translation>Какой строки; первая — 1</translation>
    </message>
    <message>
        <source>row </source>
        <translation>строка </translation>
    </message>
</context>
<context>
    <name>solverscope::QuestionResult</name>
    <message>
        <source>Your pick</source>
        <translation>Ваш выбор</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>Ваше предсказание</translation>
    </message>
    <message>
        <source>The engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Try another one</source>
        <translation>С другими числами</translation>
    </message>
    <message>
        <source>The same question with other numbers</source>
        <translation>Тот же вопрос с другими числами</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ Верно</translation>
    </message>
    <message>
        <source>✗ Not quite</source>
        <translation>✗ Не совсем</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>solverscope::QuestionWidget</name>
    <message>
        <source>Find the bug</source>
        <translation>Найдите ошибку</translation>
    </message>
    <message>
        <source>A new situation</source>
        <translation>В новых условиях</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Ответить</translation>
    </message>
    <message>
        <source>Locks your prediction and runs the engine to the moment in question</source>
        <translation>Зафиксировать ваше предсказание и довести движок до момента истины</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Please choose a sign.</source>
        <translation>Выберите знак.</translation>
    </message>
    <message>
        <source>Please pick one first.</source>
        <translation>Сначала сделайте выбор.</translation>
    </message>
    <message>
        <source>Please draw the arrow, or type both of its numbers.</source>
        <translation>Нарисуйте стрелку или введите оба её числа.</translation>
    </message>
    <message>
        <source>Please enter a number, such as 0.25 or 1/4.</source>
        <translation>Введите число, например 0.25 или 1/4.</translation>
    </message>
</context>
<context>
    <name>solverscope::ReferenceBar</name>
    <message>
        <source>&amp;Find the exact answer</source>
        <translation>&amp;Найти точный ответ</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Пр&amp;ервать</translation>
    </message>
    <message>
        <source>Computes the answer to which the sweeps converge; this may take a long time. Moving to another step cancels it.</source>
        <translation>Искать ответ, к которому стремятся проходы; это может занять много времени. Переход к другому шагу прервёт поиск.</translation>
    </message>
</context>
<context>
    <name>solverscope::RowCard</name>
    <message>
        <source>The row&apos;s formula with its numbers</source>
        <translation>Формула строки с её числами</translation>
    </message>
    <message>
        <source>Copy row as text</source>
        <translation>Копировать строку как текст</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>шаг %1</translation>
    </message>
    <message>
        <source>Point at a letter or a number to see what it is, here and in the scene.</source>
        <translation>Наведите указатель на букву или число: что это, будет видно здесь и в сцене.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;Where from: %1&lt;/p&gt;</source>
        <translation>&lt;p&gt;Откуда: %1&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Дальше: %1</translation>
    </message>
</context>
<context>
    <name>solverscope::RowMap</name>
    <message>
        <source>begin</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>collide</source>
        <translation>контакты</translation>
    </message>
    <message>
        <source>forces</source>
        <translation>силы</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>warm start</source>
        <translation>горячий старт</translation>
    </message>
    <message>
        <source>velocity sweeps</source>
        <translation>проходы скоростей</translation>
    </message>
    <message>
        <source>pseudo start</source>
        <translation>псевдостарт</translation>
    </message>
    <message>
        <source>pseudo-velocity sweeps</source>
        <translation>проходы псевдоскоростей</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>положения</translation>
    </message>
    <message>
        <source>position rows</source>
        <translation>строки положений</translation>
    </message>
    <message>
        <source>position sweeps</source>
        <translation>проходы положений</translation>
    </message>
    <message>
        <source>velocities</source>
        <translation>скорости</translation>
    </message>
    <message>
        <source>relaxing sweeps</source>
        <translation>проходы релаксации</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>отскок</translation>
    </message>
    <message>
        <source>end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>старт</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>скорости</translation>
    </message>
    <message>
        <source>pseudo</source>
        <translation>псевдо</translation>
    </message>
    <message>
        <source>position</source>
        <translation>положения</translation>
    </message>
    <message>
        <source>relax</source>
        <translation>релакс.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>нормаль</translation>
    </message>
    <message>
        <source>Sweeps and rows of the step</source>
        <translation>Проходы и строки шага</translation>
    </message>
    <message>
        <source>end of: %1</source>
        <translation>конец фазы: %1</translation>
    </message>
    <message>
        <source>%1, end of sweep %2</source>
        <translation>%1, конец прохода %2</translation>
    </message>
    <message>
        <source>overlap test of %1 and %2</source>
        <translation>проверка перекрытия %1 и %2</translation>
    </message>
    <message>
        <source>not clamped</source>
        <translation>не урезано</translation>
    </message>
    <message>
        <source>clamped at the lower bound</source>
        <translation>урезано на нижней границе</translation>
    </message>
    <message>
        <source>clamped at the upper bound</source>
        <translation>урезано на верхней границе</translation>
    </message>
    <message>
        <source>sweep %1</source>
        <translation>проход %1</translation>
    </message>
    <message>
        <source>row %1: %2, %3
%4
Δλ = %5
%6</source>
        <translation>строка %1: %2, %3
%4
Δλ = %5
%6</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>|Δλ|</source>
        <translation>|Δλ|</translation>
    </message>
    <message>
        <source>‒ clamped</source>
        <translation>‒ урезано</translation>
    </message>
    <message>
        <source>sweep %1: %2 with all its rows</source>
        <translation>проход %1: %2 со всеми строками</translation>
    </message>
</context>
<context>
    <name>solverscope::RowOrderModel</name>
    <message>
        <source>Visit %1: row %2, %3 (%4). No two rows of colour %5 push the same body.</source>
        <translation>Посещение %1: строка %2, %3 (%4). Никакие две строки цвета %5 не толкают одно и то же тело.</translation>
    </message>
    <message>
        <source>visit</source>
        <translation>посещение</translation>
    </message>
    <message>
        <source>Position of the row in a sweep</source>
        <translation>Когда в проходе очередь этой строки</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>The number of the row, as it was built</source>
        <translation>Номер строки, как она была построена</translation>
    </message>
    <message>
        <source>of</source>
        <translation>чья</translation>
    </message>
    <message>
        <source>The contact or joint that the row belongs to</source>
        <translation>Контакт или соединение, которому принадлежит строка</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>цвет</translation>
    </message>
    <message>
        <source>Rows of one colour push no body together: they do not disturb each other</source>
        <translation>Строки одного цвета не толкают общих тел: они не влияют друг на друга</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>вид</translation>
    </message>
    <message>
        <source>The kind of the row</source>
        <translation>Что делает строка</translation>
    </message>
    <message>
        <source>at the exact answer</source>
        <translation>в ответе</translation>
    </message>
    <message>
        <source>Whether the row is free at the exact answer. Only free rows count in the predicted rate.</source>
        <translation>Свободна ли строка в точном ответе. Предсказанный множитель учитывает только свободные строки.</translation>
    </message>
</context>
<context>
    <name>solverscope::RowOrderPanel</name>
    <message>
        <source>Use from here</source>
        <translation>Применить отсюда</translation>
    </message>
    <message>
        <source>Use as a branch</source>
        <translation>Применить в ветке</translation>
    </message>
    <message>
        <source>Error per sweep, as built and in this order</source>
        <translation>Ошибка по проходам: как построено и в этом порядке</translation>
    </message>
    <message>
        <source>Rows in the order of a sweep</source>
        <translation>Строки в порядке прохода</translation>
    </message>
    <message>
        <source>Drag a line to another place, or move it with Alt+Up and Alt+Down.</source>
        <translation>Перетащите строку на другое место или передвиньте её клавишами Alt+Up и Alt+Down.</translation>
    </message>
    <message>
        <source>As built</source>
        <translation>Как построено</translation>
    </message>
    <message>
        <source>Contacts and joints as collision detection and the scene list them.</source>
        <translation>Контакты и соединения в том порядке, в каком их дают проверка столкновений и сцена.</translation>
    </message>
    <message>
        <source>The last line comes first.</source>
        <translation>Последняя строка становится первой, и так далее.</translation>
    </message>
    <message>
        <source>Ping-pong</source>
        <translation>Пинг-понг</translation>
    </message>
    <message>
        <source>As built, and backwards in every other sweep.</source>
        <translation>Как построено, а в каждом втором проходе — в обратном порядке.</translation>
    </message>
    <message>
        <source>Bottom up</source>
        <translation>Снизу вверх</translation>
    </message>
    <message>
        <source>Rows on bodies that never move come first, then those on the bodies that rest on them, and so on.</source>
        <translation>Сначала строки на том, что никогда не движется, затем — на том, что стоит на нём, и так далее.</translation>
    </message>
    <message>
        <source>Top down</source>
        <translation>Сверху вниз</translation>
    </message>
    <message>
        <source>Rows on bodies that never move come last and are satisfied best.</source>
        <translation>Строки на том, что никогда не движется, идут последними: последнее слово за ними.</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>По цвету</translation>
    </message>
    <message>
        <source>Colour after colour of the graph in which rows that push the same body are neighbours. A solver could visit the rows of one colour all at once.</source>
        <translation>Цвет за цветом: соседи в графе — строки, которые толкают одно и то же тело. Строки одного цвета солвер мог бы посетить все сразу.</translation>
    </message>
    <message>
        <source>Friction first</source>
        <translation>Сначала трение</translation>
    </message>
    <message>
        <source>Friction rows before all others, with the normal impulses of the previous sweep.</source>
        <translation>Строки трения раньше всех остальных, с нормальными импульсами предыдущего прохода.</translation>
    </message>
    <message>
        <source>Shuffled, seed</source>
        <translation>Перемешать, зерно</translation>
    </message>
    <message>
        <source>One random order, the same in every sweep.</source>
        <translation>Один случайный порядок, одинаковый во всех проходах.</translation>
    </message>
    <message>
        <source>Seed of the shuffled order</source>
        <translation>Зерно перемешанного порядка</translation>
    </message>
    <message>
        <source>The run continues in this order, from the cursor&apos;s step; at the end of a step, from the next one. Rows are identified by their numbers, in later steps too.</source>
        <translation>Прогон продолжится в этом порядке с шага курсора, а в конце шага — со следующего. Строки узнаются по номерам, на следующих шагах тоже.</translation>
    </message>
    <message>
        <source>A new branch continues in this order; the current run stays as it is.</source>
        <translation>В этом порядке продолжится ветка; показанный сейчас прогон останется как есть.</translation>
    </message>
    <message>
        <source>A recorded trace plays as it was recorded: its rows cannot be visited in another order.</source>
        <translation>Записанная трасса воспроизводится так, как записана: посетить её строки в другом порядке нельзя.</translation>
    </message>
    <message>
        <source>Jacobi&apos;s method solves all rows at once: there is no order to change.</source>
        <translation>В методе Якоби все строки отвечают одновременно: порядка, который можно менять, нет.</translation>
    </message>
    <message>
        <source>The direct method has no sweeps: there is no order to change.</source>
        <translation>Прямой метод обходится без проходов: порядка, который можно менять, нет.</translation>
    </message>
    <message>
        <source>This method moves positions and rebuilds its rows at every visit: it has no sweeps over velocities to compare.</source>
        <translation>Этот метод двигает положения и строит свои строки заново при каждом посещении: проходов по скоростям, которые можно сравнить, нет.</translation>
    </message>
    <message>
        <source>free</source>
        <translation>свободна</translation>
    </message>
    <message>
        <source>at its bound</source>
        <translation>на границе</translation>
    </message>
    <message>
        <source>This step has no rows. Go to a step in which bodies touch or joints hold them.</source>
        <translation>На этом шаге нет строк. Перейдите к шагу, на котором тела касаются друг друга или их держат соединения.</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>Идёт измерение …</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>проход</translation>
    </message>
    <message>
        <source>error [√J]</source>
        <translation>ошибка [√J]</translation>
    </message>
    <message>
        <source>residual [m/s]</source>
        <translation>невязка [m/s]</translation>
    </message>
    <message>
        <source>as built</source>
        <translation>как построено</translation>
    </message>
    <message>
        <source>this order</source>
        <translation>этот порядок</translation>
    </message>
    <message>
        <source>A late sweep leaves, predicted: &lt;b&gt;%1&lt;/b&gt; (as built %2), measured: &lt;b&gt;%3&lt;/b&gt; (%4). Sweeps to 1 %: &lt;b&gt;%5&lt;/b&gt; (%6).</source>
        <translation>Поздний проход оставляет: предсказано &lt;b&gt;%1&lt;/b&gt; (как построено — %2), измерено &lt;b&gt;%3&lt;/b&gt; (%4). Проходов до 1 %: &lt;b&gt;%5&lt;/b&gt; (%6).</translation>
    </message>
    <message>
        <source>The exact answer of this step is not certified.</source>
        <translation>Точный ответ этого шага не подтверждён.</translation>
    </message>
    <message>
        <source>No rate is predicted if sliding friction comes before its normal row, or for more than 600 free rows.</source>
        <translation>Множитель не предсказывается, если трение скольжения идёт раньше своей нормальной строки или свободных строк больше 600.</translation>
    </message>
    <message>
        <source>Every other sweep goes from the bottom of the list to the top.</source>
        <translation>Каждый второй проход идёт по списку снизу вверх.</translation>
    </message>
    <message>
        <source>row order %1</source>
        <translation>порядок строк %1</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Обратить</translation>
    </message>
    <message>
        <source>The lesson or challenge locks the row order for now.</source>
        <translation>Урок или задача пока держит порядок строк неизменным.</translation>
    </message>
</context>
<context>
    <name>solverscope::SamplerBar</name>
    <message>
        <source>How many steps are evaluated</source>
        <translation>Сколько шагов просматривать</translation>
    </message>
    <message>
        <source>This many of the last steps are recomputed in the background and evaluated; if the cursor is before them, the steps around the cursor</source>
        <translation>Столько последних шагов вычисляются заново в фоне и просматриваются; если курсор стоит раньше них — шаги вокруг курсора</translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation>Готово шагов</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Computes the missing steps</source>
        <translation>Вычислить недостающие шаги</translation>
    </message>
    <message>
        <source>Stops, and keeps what has been evaluated so far</source>
        <translation>Ограничиться тем, что уже просмотрено</translation>
    </message>
    <message>
        <source>last %1 steps</source>
        <translation>последних шагов: %1</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneBuilder</name>
    <message>
        <source>by (%1, %2) m</source>
        <translation>на (%1, %2) м</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>Изменить размер: %1</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneEdits</name>
    <message>
        <source>A recorded trace plays as it was recorded: it has no scene that could be edited.</source>
        <translation>Записанная трасса воспроизводится, как была записана: в ней нет сцены, которую можно изменить.</translation>
    </message>
    <message>
        <source>The scene now begins at step %1; Undo brings back its run.</source>
        <translation>Сцена теперь начинается с шага %1; отмена вернёт её прогон.</translation>
    </message>
    <message numerus="yes">
        <source>The scene starts over; Undo brings back its run of %n steps.</source>
        <translation>
            <numerusform>Сцена начинается заново; отмена вернёт её прогон из %n шага.</numerusform>
            <numerusform>Сцена начинается заново; отмена вернёт её прогон из %n шагов.</numerusform>
            <numerusform>Сцена начинается заново; отмена вернёт её прогон из %n шагов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints</source>
        <translation>
            <numerusform>%n соединение</numerusform>
            <numerusform>%n соединения</numerusform>
            <numerusform>%n соединений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bodies</source>
        <translation>
            <numerusform>%n тело</numerusform>
            <numerusform>%n тела</numerusform>
            <numerusform>%n тел</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Переместить: %1</translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>Повернуть: %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Удалить: %1</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Дублировать: %1</translation>
    </message>
    <message>
        <source>Align %1</source>
        <translation>Выровнять: %1</translation>
    </message>
    <message>
        <source>Distribute %1</source>
        <translation>Распределить: %1</translation>
    </message>
    <message>
        <source>Release %1</source>
        <translation>Освободить: %1</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>Закрепить: %1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>буфер обмена</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Изменить: %1</translation>
    </message>
    <message>
        <source>New scene</source>
        <translation>Новая сцена</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneFiles</name>
    <message>
        <source>Open scene</source>
        <translation>Открыть сцену</translation>
    </message>
    <message>
        <source>Scenes and traces (*.json *.jsonl *.ndjson);;All files (*)</source>
        <translation>Сцены и трассы (*.json *.jsonl *.ndjson);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>A recorded trace can&apos;t be saved as a scene: it contains no model to continue from.</source>
        <translation>Записанную трассу нельзя сохранить как сцену: в ней нет модели, по которой её можно было бы продолжить.</translation>
    </message>
    <message>
        <source>Save scene as</source>
        <translation>Сохранить сцену как</translation>
    </message>
    <message>
        <source>Scenes (*.json)</source>
        <translation>Сцены (*.json)</translation>
    </message>
    <message>
        <source>Which moment of the run should the scene begin with?</source>
        <translation>С какого момента прогона должна начинаться сцена?</translation>
    </message>
    <message>
        <source>This moment includes the positions and velocities of the bodies, but not the impulses of the last step.</source>
        <translation>Этот момент сохраняет положения и скорости тел, но не импульсы последнего шага.</translation>
    </message>
    <message>
        <source>&amp;This moment (step %1)</source>
        <translation>&amp;Этот момент (шаг %1)</translation>
    </message>
    <message>
        <source>The &amp;start</source>
        <translation>&amp;Начало</translation>
    </message>
    <message>
        <source>Scene (*.png *.svg)</source>
        <translation>Сцена (*.png *.svg)</translation>
    </message>
    <message>
        <source>Window (*.png)</source>
        <translation>Окно (*.png)</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Экспорт изображения</translation>
    </message>
    <message>
        <source>%1: cannot be written</source>
        <translation>%1: не удаётся записать</translation>
    </message>
    <message>
        <source>Recent s&amp;cenes</source>
        <translation>Не&amp;давние сцены</translation>
    </message>
    <message>
        <source>Reopens this scene.</source>
        <translation>Открыть эту сцену снова.</translation>
    </message>
    <message numerus="yes">
        <source>A link to the scene is in the clipboard (%n characters). “Go to a link…” opens it.</source>
        <translation>
            <numerusform>Ссылка на сцену – в буфере обмена (%n символ). Её открывает «Перейти по ссылке…».</numerusform>
            <numerusform>Ссылка на сцену – в буфере обмена (%n символа). Её открывает «Перейти по ссылке…».</numerusform>
            <numerusform>Ссылка на сцену – в буфере обмена (%n символов). Её открывает «Перейти по ссылке…».</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::SceneGrid</name>
    <message>
        <source>Type to find a scene</source>
        <translation>Начните печатать название сцены</translation>
    </message>
    <message>
        <source>Find a scene</source>
        <translation>Найти сцену</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Сцены</translation>
    </message>
    <message>
        <source>No scene found.</source>
        <translation>Сцена не найдена.</translation>
    </message>
    <message>
        <source>Group of scenes</source>
        <translation>Раздел сцен</translation>
    </message>
    <message>
        <source>Shows the scenes of one group, or all.</source>
        <translation>Показать сцены одного раздела или все.</translation>
    </message>
    <message>
        <source>All scenes</source>
        <translation>Все сцены</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneLibraryDialog</name>
    <message>
        <source>Scene library</source>
        <translation>Библиотека сцен</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneMenu</name>
    <message>
        <source>P&amp;roperties</source>
        <translation>&amp;Свойства</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Дублировать</translation>
    </message>
    <message>
        <source>&amp;Let it move</source>
        <translation>&amp;Освободить</translation>
    </message>
    <message>
        <source>&amp;Pin in place</source>
        <translation>За&amp;крепить</translation>
    </message>
    <message>
        <source>C&amp;ut</source>
        <translation>&amp;Вырезать</translation>
    </message>
    <message>
        <source>&amp;Copy as scene text</source>
        <translation>&amp;Копировать как текст сцены</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Contact of %1 and %2</source>
        <translation>Контакт %1 и %2</translation>
    </message>
    <message>
        <source>Show its &amp;row</source>
        <translation>Показать его &amp;строку</translation>
    </message>
    <message>
        <source>&amp;Stop whenever it is visited</source>
        <translation>&amp;Останавливаться при каждом его проходе</translation>
    </message>
    <message>
        <source>&amp;Why this impulse?</source>
        <translation>&amp;Почему такой импульс?</translation>
    </message>
    <message>
        <source>&amp;New body here</source>
        <translation>&amp;Новое тело здесь</translation>
    </message>
    <message>
        <source>&amp;Paste here</source>
        <translation>&amp;Вставить здесь</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>В&amp;ыделить всё</translation>
    </message>
    <message>
        <source>&amp;Fit the scene</source>
        <translation>&amp;Вписать сцену</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Показывать</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneMotion</name>
    <message>
        <source>Skip (Esc)</source>
        <translation>Пропустить (Esc)</translation>
    </message>
    <message>
        <source>Shows at once where this leads; any key does</source>
        <translation>Сразу показывает, к чему это ведёт; как и любая клавиша</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>ваш ответ</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneRecovery</name>
    <message>
        <source>it contains no scene</source>
        <translation>в ней нет сцены</translation>
    </message>
    <message>
        <source>A scene that was not saved cannot be read (%1). The file is kept as %2.</source>
        <translation>Несохранённую сцену не удалось прочитать (%1). Файл остался под именем %2.</translation>
    </message>
    <message>
        <source>A scene that was not saved cannot be read (%1).</source>
        <translation>Несохранённую сцену не удалось прочитать (%1).</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneText</name>
    <message>
        <source>beginning of the step</source>
        <translation>начало шага</translation>
    </message>
    <message>
        <source>contacts found</source>
        <translation>контакты найдены</translation>
    </message>
    <message>
        <source>gravity applied</source>
        <translation>тяжесть приложена</translation>
    </message>
    <message>
        <source>rows built</source>
        <translation>строки построены</translation>
    </message>
    <message>
        <source>warm start</source>
        <translation>горячий старт</translation>
    </message>
    <message>
        <source>solving velocities</source>
        <translation>решение скоростей</translation>
    </message>
    <message>
        <source>warm start of pseudo-velocities</source>
        <translation>горячий старт псевдоскоростей</translation>
    </message>
    <message>
        <source>solving pseudo-velocities</source>
        <translation>решение псевдоскоростей</translation>
    </message>
    <message>
        <source>bodies moved</source>
        <translation>тела передвинуты</translation>
    </message>
    <message>
        <source>position rows built</source>
        <translation>строки положений построены</translation>
    </message>
    <message>
        <source>solving positions</source>
        <translation>решение положений</translation>
    </message>
    <message>
        <source>velocities from positions</source>
        <translation>скорости из положений</translation>
    </message>
    <message>
        <source>relaxing velocities</source>
        <translation>релаксация скоростей</translation>
    </message>
    <message>
        <source>bouncing</source>
        <translation>отскок</translation>
    </message>
    <message>
        <source>end of the step</source>
        <translation>конец шага</translation>
    </message>
    <message>
        <source>bias computed</source>
        <translation>bias вычислено</translation>
    </message>
    <message>
        <source>Jv computed</source>
        <translation>Jv вычислено</translation>
    </message>
    <message>
        <source>raw Δλ computed</source>
        <translation>неурезанное Δλ вычислено</translation>
    </message>
    <message>
        <source>sum computed</source>
        <translation>сумма вычислена</translation>
    </message>
    <message>
        <source>clamped</source>
        <translation>урезано</translation>
    </message>
    <message>
        <source>applied to A</source>
        <translation>приложено к A</translation>
    </message>
    <message>
        <source>mouse</source>
        <translation>мышь</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>соединение</translation>
    </message>
    <message>
        <source>rope</source>
        <translation>верёвка</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>контакт</translation>
    </message>
    <message>
        <source>friction</source>
        <translation>трение</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>упор</translation>
    </message>
    <message>
        <source>motor</source>
        <translation>мотор</translation>
    </message>
    <message>
        <source>Step %1 · %2 s</source>
        <translation>Шаг %1 · %2 s</translation>
    </message>
    <message>
        <source>WRONG ON PURPOSE · %1</source>
        <translation>НАМЕРЕННО НЕВЕРНО · %1</translation>
    </message>
    <message>
        <source>overlap test %1</source>
        <translation>проверка перекрытия %1</translation>
    </message>
    <message>
        <source> · sweep %1</source>
        <translation> · проход %1</translation>
    </message>
    <message>
        <source> done</source>
        <translation> завершена</translation>
    </message>
    <message>
        <source>row %1 of %2 · %3 %4</source>
        <translation>строка %1 из %2 · %3 %4</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>выбрана</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 N s pseudo-impulse</source>
        <translation>%1 N s псевдоимпульс</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>нормаль</translation>
    </message>
    <message>
        <source>%1 m/s pseudo-velocity</source>
        <translation>%1 m/s псевдоскорость</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <source>depth ×%1</source>
        <translation>глубина ×%1</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneView</name>
    <message>
        <source>Scene</source>
        <translation>Сцена</translation>
    </message>
    <message>
        <source>The bodies, contacts and impulses at the cursor</source>
        <translation>Тела, контакты и импульсы у курсора</translation>
    </message>
    <message>
        <source>&amp;Contact points</source>
        <translation>&amp;Точки контакта</translation>
    </message>
    <message>
        <source>Contact &amp;normals</source>
        <translation>&amp;Нормали контактов</translation>
    </message>
    <message>
        <source>&amp;Impulses</source>
        <translation>&amp;Импульсы</translation>
    </message>
    <message>
        <source>&amp;Velocities</source>
        <translation>&amp;Скорости</translation>
    </message>
    <message>
        <source>P&amp;seudo-velocities</source>
        <translation>&amp;Псевдоскорости</translation>
    </message>
    <message>
        <source>&amp;Penetration</source>
        <translation>Пр&amp;оникновение</translation>
    </message>
    <message>
        <source>Names of &amp;bodies</source>
        <translation>И&amp;мена тел</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>С&amp;етка</translation>
    </message>
    <message>
        <source>Contact &amp;age</source>
        <translation>&amp;Возраст контактов</translation>
    </message>
    <message>
        <source>&amp;Fit the scene</source>
        <translation>Вместить с&amp;цену</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>What the scene shows</source>
        <translation>Что показывает сцена</translation>
    </message>
    <message>
        <source>&amp;Trails</source>
        <translation>Сле&amp;ды</translation>
    </message>
</context>
<context>
    <name>solverscope::SettingEditor</name>
    <message>
        <source>On</source>
        <translation>Включено</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>solverscope::SettingEntry</name>
    <message>
        <source>Reset %1</source>
        <translation>Сбросить «%1»</translation>
    </message>
    <message>
        <source>Resets to the scene&apos;s own value, %1</source>
        <translation>Вернуть значение из сцены: %1</translation>
    </message>
    <message>
        <source>Acts from step %1 on.</source>
        <translation>Действует с шага %1.</translation>
    </message>
</context>
<context>
    <name>solverscope::SettingSection</name>
    <message>
        <source>%1 · %2 changed</source>
        <translation>%1 · изменено: %2</translation>
    </message>
    <message>
        <source>open</source>
        <translation>развёрнуто</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>свёрнуто</translation>
    </message>
</context>
<context>
    <name>solverscope::SettingsPanel</name>
    <message>
        <source>Type to find a setting</source>
        <translation>Введите, чтобы найти настройку</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Найти настройку</translation>
    </message>
    <message>
        <source>Finds settings by name, key, explanation and choices; Enter goes to the best one, Esc shows all again</source>
        <translation>Искать настройки по названию, ключу, пояснению и вариантам выбора; Enter — перейти к лучшей, Esc — снова показать все</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>What the list of settings shows</source>
        <translation>Что показывает список настроек</translation>
    </message>
    <message>
        <source>&amp;Explanations</source>
        <translation>&amp;Пояснения</translation>
    </message>
    <message>
        <source>&amp;Hide settings that are not used</source>
        <translation>&amp;Скрыть настройки, которые сейчас не действуют</translation>
    </message>
    <message>
        <source>&amp;Open all groups</source>
        <translation>&amp;Развернуть все группы</translation>
    </message>
    <message>
        <source>&amp;Close all groups</source>
        <translation>Св&amp;ернуть все группы</translation>
    </message>
    <message>
        <source>Reset &amp;all to the scene&apos;s own values</source>
        <translation>&amp;Вернуть все значения из сцены</translation>
    </message>
    <message>
        <source>Friction, restitution, mass and density belong to the bodies: see &lt;a href=&quot;properties&quot;&gt;Properties&lt;/a&gt;.</source>
        <translation>Трение, восстановление, масса и плотность – свойства тел: см. &lt;a href=&quot;properties&quot;&gt;Свойства&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A recorded trace plays as it was recorded.</source>
        <translation>Записанная трасса воспроизводится так, как записана.</translation>
    </message>
    <message numerus="yes">
        <source>%n settings that are not used are hidden. &lt;a href=&quot;show&quot;&gt;Show them&lt;/a&gt;</source>
        <translation>
            <numerusform>Скрыта %n настройка, которая сейчас не действует. &lt;a href=&quot;show&quot;&gt;Показать её&lt;/a&gt;</numerusform>
            <numerusform>Скрыты %n настройки, которые сейчас не действуют. &lt;a href=&quot;show&quot;&gt;Показать их&lt;/a&gt;</numerusform>
            <numerusform>Скрыто %n настроек, которые сейчас не действуют. &lt;a href=&quot;show&quot;&gt;Показать их&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>friction restitution mass density</source>
        <comment>words that are searched for</comment>
        <translation>трение восстановление масса плотность</translation>
    </message>
    <message>
        <source>No setting is called “%1”. It is mentioned here:</source>
        <translation>Настройки с названием «%1» нет. Упоминается здесь:</translation>
    </message>
    <message>
        <source>No setting found.</source>
        <translation>Настройка не найдена.</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Предустановки</translation>
    </message>
    <message>
        <source>Settings under which the solver does what another engine does</source>
        <translation>Настройки, с которыми солвер делает то же, что другой движок</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>Заготовка: %1</translation>
    </message>
    <message>
        <source>Differences: %1</source>
        <translation>Отличия: %1</translation>
    </message>
    <message>
        <source>The lesson or challenge locks this setting for now.</source>
        <translation>Пока что урок или задача не даёт менять эту настройку.</translation>
    </message>
    <message>
        <source>The lesson or challenge locks the settings that are grey for now.</source>
        <translation>Серые настройки урок или задача пока не даёт менять.</translation>
    </message>
</context>
<context>
    <name>solverscope::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Команды и их клавиши</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Клавиша</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Key for %1</source>
        <translation>Клавиша для «%1»</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Нет клавиши</translation>
    </message>
    <message>
        <source>No key for %1</source>
        <translation>Без клавиши: «%1»</translation>
    </message>
    <message>
        <source>%1 belongs to two commands: “%2” and “%3”.</source>
        <translation>Клавиша %1 назначена двум командам: «%2» и «%3».</translation>
    </message>
</context>
<context>
    <name>solverscope::SizeText</name>
    <message>
        <source>radius %1 m</source>
        <translation>радиус %1 m</translation>
    </message>
    <message>
        <source>%1 × %2 m</source>
        <translation>%1 × %2 m</translation>
    </message>
    <message>
        <source>half-plane</source>
        <translation>полуплоскость</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>частица</translation>
    </message>
    <message numerus="yes">
        <source>%n corners</source>
        <translation>
            <numerusform>%n вершина</numerusform>
            <numerusform>%n вершины</numerusform>
            <numerusform>%n вершин</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 m, radius %2 m</source>
        <translation>%1 m, радиус %2 m</translation>
    </message>
    <message numerus="yes">
        <source>%n joints</source>
        <translation>
            <numerusform>%n соединение</numerusform>
            <numerusform>%n соединения</numerusform>
            <numerusform>%n соединений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bodies</source>
        <translation>
            <numerusform>%n тело</numerusform>
            <numerusform>%n тела</numerusform>
            <numerusform>%n тел</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 kg</source>
        <translation>%1 · %2 kg</translation>
    </message>
</context>
<context>
    <name>solverscope::SoftDesigner</name>
    <message>
        <source>Joint or contact</source>
        <translation>Соединение или контакт</translation>
    </message>
    <message>
        <source>The row to design; with this panel open, a click on a joint or contact in the scene chooses it</source>
        <translation>Строка, которую вы подбираете; пока панель открыта, её можно выбрать щелчком по соединению или контакту в сцене</translation>
    </message>
    <message>
        <source>Step response of the row</source>
        <translation>Переходная характеристика строки</translation>
    </message>
    <message>
        <source>&amp;Apply to the scene</source>
        <translation>&amp;Применить к сцене</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Сбросить</translation>
    </message>
    <message>
        <source>A recorded trace has rows, but no springs.</source>
        <translation>В записанной трассе есть строки, но нет пружин.</translation>
    </message>
    <message>
        <source>No joint here can be a spring, and no bodies touch in this step.</source>
        <translation>Здесь нет соединений, которые могли бы стать пружиной, и в этом шаге тела не касаются друг друга.</translation>
    </message>
    <message>
        <source>sub-step h = %1 s</source>
        <translation>подшаг h = %1 s</translation>
    </message>
    <message>
        <source>step h = %1 s</source>
        <translation>шаг h = %1 s</translation>
    </message>
    <message>
        <source>now %1 Hz, ζ = %2</source>
        <translation>сейчас %1 Hz, ζ = %2</translation>
    </message>
    <message>
        <source>now hard</source>
        <translation>сейчас жёсткая</translation>
    </message>
    <message>
        <source>contact_hertz_limit allows %1 oscillations in h, so that this row gets only %2 Hz.</source>
        <translation>contact_hertz_limit допускает %1 колебания за h, поэтому строка получает только %2 Hz.</translation>
    </message>
    <message>
        <source>joint_hertz_limit allows %1 oscillations in h, so that this row has only %2 Hz now. A spring of its own has no limit.</source>
        <translation>joint_hertz_limit допускает %1 колебания за h, поэтому сейчас у строки только %2 Hz. У собственной пружины предела нет.</translation>
    </message>
    <message>
        <source>time [s]</source>
        <translation>время [s]</translation>
    </message>
    <message>
        <source>oscillator</source>
        <translation>осциллятор</translation>
    </message>
    <message>
        <source>The exact motion of the mass on this spring and damper, displaced by 1 and released at rest</source>
        <translation>Точное движение массы на этой пружине с демпфером, смещённой на 1 и отпущенной без скорости</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>The same by the row, as the solver solves it in steps of h: implicit Euler, which damps in addition. A contact lets go where it would have to pull.</source>
        <translation>То же у строки, как её решает решатель шагами по h: неявный метод Эйлера, который добавляет своё затухание. Контакт отпускает там, где ему пришлось бы тянуть.</translation>
    </message>
    <message>
        <source>row, relaxed</source>
        <translation>строка с релаксацией</translation>
    </message>
    <message>
        <source>The same with the relaxing sweeps of this method, which remove after each move the velocity that the row has added</source>
        <translation>То же с проходами релаксации этого метода: после каждого перемещения они забирают скорость, которую добавила строка</translation>
    </message>
    <message>
        <source>Changes contact_hertz and contact_damping_ratio for all contacts, from here on.</source>
        <translation>Меняет contact_hertz и contact_damping_ratio для всех контактов, начиная отсюда.</translation>
    </message>
    <message>
        <source>Restarts the scene with this spring.</source>
        <translation>Начинает сцену сначала с этой пружиной.</translation>
    </message>
    <message>
        <source>%1 must be between %2 and %3.</source>
        <translation>%1 должно быть от %2 до %3.</translation>
    </message>
    <message>
        <source>Spring of %1</source>
        <translation>Пружина: %1</translation>
    </message>
    <message>
        <source>Shows the values of the scene again</source>
        <translation>Снова показывает значения сцены</translation>
    </message>
    <message>
        <source>Ro&amp;w</source>
        <translation>С&amp;трока</translation>
    </message>
    <message>
        <source>1/K is the effective mass of the row, h the time for which the solver moves the bodies at once</source>
        <translation>1/K – эффективная масса строки, h – время, на которое решатель перемещает тела за один раз</translation>
    </message>
    <message>
        <source>The lesson or challenge locks the joints for now.</source>
        <translation>Урок или задача пока оставляет соединения такими, как есть.</translation>
    </message>
    <message>
        <source>The lesson or challenge locks these settings for now.</source>
        <translation>Пока что урок или задача не даёт менять эти настройки.</translation>
    </message>
</context>
<context>
    <name>solverscope::SoftFields</name>
    <message>
        <source>Frequency</source>
        <translation>Частота</translation>
    </message>
    <message>
        <source>Damping ratio</source>
        <translation>Коэффициент затухания</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Жёсткость</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Демпфирование</translation>
    </message>
    <message>
        <source>Oscillations per second of the row&apos;s mass on this spring without its damper: f = √(k/m) / 2π</source>
        <translation>Сколько колебаний в секунду делает масса строки на этой пружине без демпфера: f = √(k/m) / 2π</translation>
    </message>
    <message>
        <source>ζ = c / (2 √(k m)): 1 is critical, below it the row oscillates</source>
        <translation>ζ = c / (2 √(k m)): 1 — критическое затухание, при меньшем строка колеблется</translation>
    </message>
    <message>
        <source>Force of the spring per displacement: k = m (2π f)²</source>
        <translation>Сила пружины на единицу смещения: k = m (2π f)²</translation>
    </message>
    <message>
        <source>Force of the damper per speed: c = 2 m ζ 2π f</source>
        <translation>Сила демпфера на единицу скорости: c = 2 m ζ 2π f</translation>
    </message>
    <message>
        <source>The share of the error that a step removes: β = h k / (c + h k)</source>
        <translation>Доля ошибки, которую устраняет шаг: β = h k / (c + h k)</translation>
    </message>
    <message>
        <source>Softness, how much the row yields per impulse: γ = 1 / (h (c + h k))</source>
        <translation>Мягкость: насколько строка уступает на единицу импульса: γ = 1 / (h (c + h k))</translation>
    </message>
    <message>
        <source>Error reduction parameter, the same as β</source>
        <translation>Параметр устранения ошибки, то же, что β</translation>
    </message>
    <message>
        <source>Constraint force mixing as ODE, and Bullet for contacts, take it: CFM = 1 / (c + h k) = h γ, in s/kg. It mixes in a force, γ an impulse; both engines divide it by h before they add it to K.</source>
        <translation>Примешивание силы ограничения, каким его принимают ODE и, для контактов, Bullet: CFM = 1 / (c + h k) = h γ, в s/kg. Оно примешивает силу, а γ — импульс; оба движка делят его на h, прежде чем прибавить к K.</translation>
    </message>
    <message>
        <source>%1 is a share of the error: more than 0, at most 1.</source>
        <translation>%1 — доля ошибки: больше 0 и не больше 1.</translation>
    </message>
    <message>
        <source>%1 must be more than 0: with 0 the row is hard, not a spring.</source>
        <translation>%1 должно быть больше 0: при 0 строка жёсткая, а не пружина.</translation>
    </message>
    <message>
        <source>f must be between %1 and %2 Hz.</source>
        <translation>f должна быть от %1 до %2 Hz.</translation>
    </message>
    <message>
        <source>ζ must be between 0 and %1.</source>
        <translation>ζ должен быть от 0 до %1.</translation>
    </message>
    <message>
        <source>k must be at least %1.</source>
        <translation>k должна быть не меньше %1.</translation>
    </message>
    <message>
        <source>c must not be negative.</source>
        <translation>c не может быть отрицательным.</translation>
    </message>
</context>
<context>
    <name>solverscope::SourceText</name>
    <message>
        <source>Click to set or remove a breakpoint: continuing stops there</source>
        <translation>Щёлкните, чтобы поставить точку останова или снять её: «Продолжить» остановится здесь</translation>
    </message>
    <message>
        <source>Solver source</source>
        <translation>Код солвера</translation>
    </message>
</context>
<context>
    <name>solverscope::SourceView</name>
    <message>
        <source>Source file</source>
        <translation>Файл кода</translation>
    </message>
    <message>
        <source>The source file that is shown; the next move of the cursor shows the one at the cursor</source>
        <translation>Показанный файл кода; следующее движение курсора покажет тот, где стоит курсор</translation>
    </message>
    <message>
        <source>Article’s notation</source>
        <translation>Буквы статей</translation>
    </message>
    <message>
        <source>Shows the formula in the notation of the articles next to each line that computes a term, with the article’s number in brackets</source>
        <translation>Писать у каждой строки кода, которая вычисляет часть формулы, ту же формулу буквами статей и номер статьи в скобках</translation>
    </message>
    <message>
        <source>Hover over a name, or put the text cursor on it: its meaning and its value are shown here.</source>
        <translation>Наведите указатель на имя или поставьте на него текстовый курсор: здесь появятся его смысл и значение.</translation>
    </message>
    <message>
        <source>The trace does not record where in the source this stop is.</source>
        <translation>Из трассы не видно, где в коде эта остановка.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, строка кода %2</translation>
    </message>
    <message>
        <source>// %1
//
// This step was recorded by another program. Its source is not available:
// a trace contains only file and line.</source>
        <translation>// %1
//
// Этот шаг записан другой программой. Её кода здесь нет:
// в трассе есть только файл и номер строки.</translation>
    </message>
</context>
<context>
    <name>solverscope::StatusLine</name>
    <message>
        <source>Begin</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Collide</source>
        <translation>Поиск контактов</translation>
    </message>
    <message>
        <source>Integrate forces</source>
        <translation>Действие сил</translation>
    </message>
    <message>
        <source>Linearize</source>
        <translation>Построение строк</translation>
    </message>
    <message>
        <source>Warm start</source>
        <translation>Горячий старт</translation>
    </message>
    <message>
        <source>Solve velocities</source>
        <translation>Решение скоростей</translation>
    </message>
    <message>
        <source>Warm start, pseudo-velocities</source>
        <translation>Горячий старт псевдоскоростей</translation>
    </message>
    <message>
        <source>Solve pseudo-velocities</source>
        <translation>Решение псевдоскоростей</translation>
    </message>
    <message>
        <source>Integrate positions</source>
        <translation>Передвижение тел</translation>
    </message>
    <message>
        <source>Build position rows</source>
        <translation>Строки положений</translation>
    </message>
    <message>
        <source>Solve positions</source>
        <translation>Решение положений</translation>
    </message>
    <message>
        <source>Velocities from positions</source>
        <translation>Скорости из положений</translation>
    </message>
    <message>
        <source>Relax velocities</source>
        <translation>Релаксация скоростей</translation>
    </message>
    <message>
        <source>Bounce</source>
        <translation>Отскок</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>Step %1 of %2 · %3 s</source>
        <translation>Шаг %1 из %2 · %3 s</translation>
    </message>
    <message>
        <source>Solve pseudo-velocities, sweep %1</source>
        <translation>Решение псевдоскоростей, проход %1</translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <translation>строка %1 из %2</translation>
    </message>
    <message>
        <source>free: %1 of %2</source>
        <translation>свободно: %1 из %2</translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation>событие %1 из %2</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>Memory of the recording; when its budget is full, every other keyframe is dropped</source>
        <translation>Память, занятая записью; когда отведённая память заполнена, отбрасывается каждый второй ключевой кадр</translation>
    </message>
    <message>
        <source>Overlap test %1</source>
        <translation>Проверка перекрытия %1</translation>
    </message>
    <message>
        <source>%1, sweep %2</source>
        <translation>%1, проход %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;DIVERGED&lt;/b&gt; at step %1</source>
        <translation>&lt;b&gt;РАСХОЖДЕНИЕ&lt;/b&gt; на шаге %1</translation>
    </message>
    <message>
        <source>Recomputing this step did not give the recorded result. Please report this scene.</source>
        <translation>Повторное вычисление этого шага не дало записанного результата. Сообщите нам об этой сцене.</translation>
    </message>
    <message>
        <source>&lt;b&gt;WRONG ON PURPOSE&lt;/b&gt;</source>
        <translation>&lt;b&gt;НАМЕРЕННО НЕВЕРНО&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 degrees of freedom: three for each body that can move, two where nothing turns it. Rows within their bounds: %2, of which %3 are independent and take one degree each. %4 are left.&lt;/p&gt;&lt;p&gt;A contact that does not push, friction that slides and a spring take none.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Степеней свободы — %1: по три у каждого подвижного тела и по две, если его ничто не поворачивает. Строк в своих границах — %2, независимых из них — %3, каждая отнимает одну степень. Остаётся %4.&lt;/p&gt;&lt;p&gt;Контакт, который не толкает, скользящее трение и пружина не отнимают ни одной.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What the mouse does in the scene</source>
        <translation>Что делает мышь в сцене</translation>
    </message>
</context>
<context>
    <name>solverscope::StepStrip</name>
    <message>
        <source>step %1: %2</source>
        <translation>шаг %1: %2</translation>
    </message>
    <message>
        <source>Steps of the recording</source>
        <translation>Шаги записи</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>bookmark “%1”: click to go there</source>
        <translation>закладка «%1»: щёлкните, чтобы перейти туда</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>шаг %1</translation>
    </message>
    <message>
        <source>DIVERGED: the replay of step %1 differs from the recording</source>
        <translation>РАСХОЖДЕНИЕ: повтор шага %1 отличается от записи</translation>
    </message>
</context>
<context>
    <name>solverscope::TableExport</name>
    <message>
        <source>&amp;Copy lines</source>
        <translation>&amp;Копировать строки</translation>
    </message>
    <message>
        <source>Copy &amp;whole table</source>
        <translation>Копировать &amp;всю таблицу</translation>
    </message>
    <message>
        <source>&amp;Export table…</source>
        <translation>&amp;Экспорт таблицы…</translation>
    </message>
</context>
<context>
    <name>solverscope::TaskGauge</name>
    <message>
        <source>The hatched part of the bar is the goal; the needle is the value now.</source>
        <translation>Заштрихованная часть полосы — цель, стрелка — значение сейчас.</translation>
    </message>
</context>
<context>
    <name>solverscope::TaskWidget</name>
    <message>
        <source>Start over</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Correct, but “%1” was changed too. Start over, and use only what is unlocked.</source>
        <translation>Всё верно, но изменена и настройка «%1». Начните заново и меняйте только то, что не заблокировано.</translation>
    </message>
    <message>
        <source>Correct, but a body was moved too. Start over, and leave the bodies alone.</source>
        <translation>Всё верно, но сдвинуто и тело. Начните заново и не трогайте тела.</translation>
    </message>
    <message>
        <source>✓ Done before. Now: %1</source>
        <translation>✓ Уже решено. Сейчас: %1</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ Готово</translation>
    </message>
    <message>
        <source>Another scene is open: press “Start over”.</source>
        <translation>Открыта другая сцена: нажмите «Начать заново».</translation>
    </message>
    <message>
        <source>Returns the engine to the start of this task. The settings that you have entered stay.</source>
        <translation>Возвращает движок туда, где начинается это задание. Введённые настройки остаются.</translation>
    </message>
    <message>
        <source>Runs from the start of this task with the settings that you have entered, and shows the result</source>
        <translation>Считает с начала этого задания с введёнными настройками и говорит, что получилось</translation>
    </message>
    <message>
        <source>Entered: %1. It takes effect from step %2 on; Check runs again with it from step %3.</source>
        <translation>Введено: %1. Действует с шага %2; «Проверить» считает заново с этими настройками с шага %3.</translation>
    </message>
    <message>
        <source>○ Not yet. %1</source>
        <translation>○ Ещё нет. %1</translation>
    </message>
    <message>
        <source>○ Run again from step %1 with what you have entered: not yet. %2</source>
        <translation>○ Посчитано заново с шага %1 с тем, что введено: ещё нет. %2</translation>
    </message>
    <message>
        <source>○ Checked: not yet. %1</source>
        <translation>○ Проверено: ещё нет. %1</translation>
    </message>
    <message>
        <source>Step %1: %2.</source>
        <translation>Шаг %1: %2.</translation>
    </message>
    <message>
        <source>○ Not yet.</source>
        <translation>○ Ещё нет.</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 — на новом месте</translation>
    </message>
    <message>
        <source>○ Step %1</source>
        <translation>○ Шаг %1</translation>
    </message>
    <message>
        <source>Running again from step %1 …</source>
        <translation>Прогон заново с шага %1 …</translation>
    </message>
    <message>
        <source>This is step %1.</source>
        <translation>Это шаг %1.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Cancels the run</source>
        <translation>Отменяет прогон</translation>
    </message>
    <message>
        <source>What counts is step %1.</source>
        <translation>Важен шаг %1.</translation>
    </message>
    <message>
        <source>The solution before was as good or better.</source>
        <translation>Прежнее решение было не хуже.</translation>
    </message>
</context>
<context>
    <name>solverscope::TestedPair</name>
    <message>
        <source>overlap %1 m</source>
        <translation>перекрытие %1 m</translation>
    </message>
    <message>
        <source>gap %1 m</source>
        <translation>зазор %1 m</translation>
    </message>
</context>
<context>
    <name>solverscope::Timeline</name>
    <message>
        <source>The cursor&apos;s step and time, and the memory that the recording uses of its budget. When the budget is full, every other state between steps is dropped; travelling then takes a little longer.</source>
        <translation>Шаг и время у курсора, а также память: сколько занято записью из отведённого ей. Когда память заполнена, отбрасывается каждое второе состояние между шагами; перемещаться становится чуть дольше.</translation>
    </message>
    <message>
        <source>step %1 of %2
%3 s · %4/%5 MB</source>
        <translation>шаг %1 из %2
%3 s · %4/%5 MB</translation>
    </message>
    <message>
        <source>step %1 of %2
%3 s</source>
        <translation>шаг %1 из %2
%3 s</translation>
    </message>
</context>
<context>
    <name>solverscope::ToolBar</name>
    <message>
        <source>Steps and settings</source>
        <translation>Шаги и настройки</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Simulated seconds per second while running</source>
        <translation>Сколько секунд симуляции проходит за секунду</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Speed of the sweeps, rows per second</source>
        <translation>Скорость проходов, строк в секунду</translation>
    </message>
    <message>
        <source>%1 rows per second</source>
        <translation>Строк в секунду: %1</translation>
    </message>
</context>
<context>
    <name>solverscope::ToolEdits</name>
    <message>
        <source>Add a box</source>
        <translation>Добавить ящик</translation>
    </message>
    <message>
        <source>Add a circle</source>
        <translation>Добавить круг</translation>
    </message>
    <message>
        <source>Add a particle</source>
        <translation>Добавить частицу</translation>
    </message>
    <message>
        <source>Add ground</source>
        <translation>Добавить землю</translation>
    </message>
    <message>
        <source>Add a stack</source>
        <translation>Добавить стопку</translation>
    </message>
    <message>
        <source>Add a pyramid</source>
        <translation>Добавить пирамиду</translation>
    </message>
    <message>
        <source>Add a ramp</source>
        <translation>Добавить горку</translation>
    </message>
    <message>
        <source>Add a chain</source>
        <translation>Добавить цепь</translation>
    </message>
    <message>
        <source>Add a soft rope</source>
        <translation>Добавить мягкую верёвку</translation>
    </message>
    <message>
        <source>Add a capsule</source>
        <translation>Добавить капсулу</translation>
    </message>
    <message>
        <source>Add a polygon</source>
        <translation>Добавить многоугольник</translation>
    </message>
    <message>
        <source>Add a half-plane</source>
        <translation>Добавить полуплоскость</translation>
    </message>
    <message>
        <source>Add a joint: %1</source>
        <translation>Добавить соединение: %1</translation>
    </message>
    <message>
        <source>A joint needs a body: begin or end on one.</source>
        <translation>Соединению нужно тело: начните или закончите на нём.</translation>
    </message>
    <message>
        <source>Select the wheel of the pulley first, then drag from the one body on its rope to the other.</source>
        <translation>Сначала выделите колесо блока, затем протяните мышь от одного тела на верёвке к другому.</translation>
    </message>
    <message>
        <source>The corners of a polygon must span at least %1 mm². These lie within %2 × %3 m: on one line, or too near to each other.</source>
        <translation>Углы многоугольника должны охватывать не меньше %1 mm². Эти лежат в пределах %2 × %3 m: на одной прямой или слишком близко друг к другу.</translation>
    </message>
    <message>
        <source>Alt draws between the points of the grid.</source>
        <translation>С Alt можно рисовать между точками сетки.</translation>
    </message>
</context>
<context>
    <name>solverscope::Tools</name>
    <message>
        <source>Select</source>
        <translation>Выделить</translation>
    </message>
    <message>
        <source>Selects and moves. Drag around bodies to select several; Shift adds.</source>
        <translation>Выделяет и двигает. Обведите тела, чтобы выделить несколько; Shift добавляет.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Ящик</translation>
    </message>
    <message>
        <source>Drag from corner to corner, or click for one more like the last.</source>
        <translation>Протяните от угла до угла или щёлкните, чтобы добавить ещё один такой же.</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Круг</translation>
    </message>
    <message>
        <source>Drag from the centre to the edge.</source>
        <translation>Протяните от центра до края.</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Многоугольник</translation>
    </message>
    <message>
        <source>Click the corners, 3 to 8, then press Return or double-click. Drag for a pentagon.</source>
        <translation>Щёлкните вершины, от 3 до 8, затем нажмите Enter или щёлкните дважды. Протяните для пятиугольника.</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Капсула</translation>
    </message>
    <message>
        <source>Drag along its axis.</source>
        <translation>Протяните вдоль её оси.</translation>
    </message>
    <message>
        <source>Particle</source>
        <translation>Частица</translation>
    </message>
    <message>
        <source>Click: a point with a mass, without size.</source>
        <translation>Щёлкните: точка с массой, без размера.</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Земля</translation>
    </message>
    <message>
        <source>Click at its height: everything below is solid.</source>
        <translation>Щёлкните на её высоте: всё ниже твёрдое.</translation>
    </message>
    <message>
        <source>Half-plane</source>
        <translation>Полуплоскость</translation>
    </message>
    <message>
        <source>Drag along its surface; what lies to the right is solid.</source>
        <translation>Протяните вдоль поверхности; всё справа от неё твёрдое.</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Шарнир</translation>
    </message>
    <message>
        <source>Click where two bodies overlap, or drag from a body to another: they turn about that point.</source>
        <translation>Щёлкните, где тела перекрываются, или протяните от тела к телу: они вращаются вокруг этой точки.</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Стержень</translation>
    </message>
    <message>
        <source>Drag from body to body: their distance stays the same.</source>
        <translation>Протяните от тела к телу: расстояние между ними не меняется.</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Верёвка</translation>
    </message>
    <message>
        <source>Drag from body to body: no further apart than now.</source>
        <translation>Протяните от тела к телу: не дальше друг от друга, чем сейчас.</translation>
    </message>
    <message>
        <source>Winch</source>
        <translation>Лебёдка</translation>
    </message>
    <message>
        <source>Drag from body to body: a rope that is wound in.</source>
        <translation>Протяните от тела к телу: верёвка, которую сматывают.</translation>
    </message>
    <message>
        <source>Weld</source>
        <translation>Сварка</translation>
    </message>
    <message>
        <source>Drag from body to body: they neither move nor turn against each other.</source>
        <translation>Протяните от тела к телу: они не двигаются и не поворачиваются друг относительно друга.</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Ползун</translation>
    </message>
    <message>
        <source>Drag from body to body along the way that the second one may slide.</source>
        <translation>Протяните от тела к телу вдоль пути, по которому может скользить второе.</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Колесо</translation>
    </message>
    <message>
        <source>Drag from the frame to the centre of the wheel: it turns, on a spring.</source>
        <translation>Протяните от рамы к центру колеса: оно вращается на пружине.</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Передача</translation>
    </message>
    <message>
        <source>Drag from wheel to wheel: when one turns, so does the other.</source>
        <translation>Протяните от колеса к колесу: вращается одно – вращается и другое.</translation>
    </message>
    <message>
        <source>Pulley</source>
        <translation>Блок</translation>
    </message>
    <message>
        <source>Select the wheel, then drag from the one body on its rope to the other.</source>
        <translation>Выделите колесо, затем протяните от одного тела на верёвке к другому.</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Формула</translation>
    </message>
    <message>
        <source>Drag from body to body: a joint whose formula you edit in the panel Custom joint.</source>
        <translation>Протяните от тела к телу: соединение, формулу которого вы задаёте в панели «Своё соединение».</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Стопка</translation>
    </message>
    <message>
        <source>Drag upwards: boxes on each other.</source>
        <translation>Протяните вверх: ящики друг на друге.</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Пирамида</translation>
    </message>
    <message>
        <source>Drag upwards: rows of boxes.</source>
        <translation>Протяните вверх: ряды ящиков.</translation>
    </message>
    <message>
        <source>Ramp</source>
        <translation>Горка</translation>
    </message>
    <message>
        <source>Drag along the slope.</source>
        <translation>Протяните вдоль склона.</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Цепь</translation>
    </message>
    <message>
        <source>Drag, or click a path and press Return: links pinned to each other, and to bodies at its ends.</source>
        <translation>Протяните или нащёлкайте путь и нажмите Enter: звенья, соединённые друг с другом и с телами на концах.</translation>
    </message>
    <message>
        <source>Soft rope</source>
        <translation>Мягкая верёвка</translation>
    </message>
    <message>
        <source>Drag, or click a path and press Return: particles tied to each other, and to bodies at its ends.</source>
        <translation>Протяните или нащёлкайте путь и нажмите Enter: частицы, связанные друг с другом и с телами на концах.</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Тела</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Соединения</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Группы</translation>
    </message>
</context>
<context>
    <name>solverscope::Tour</name>
    <message>
        <source>A tower, and an engine</source>
        <translation>Башня и движок</translation>
    </message>
    <message>
        <source>Ten boxes stand on each other. A physics engine keeps them standing: sixty times a second it finds an impulse for every contact. This program shows how.</source>
        <translation>Десять ящиков стоят друг на друге. Их держит физический движок: шестьдесят раз в секунду он находит импульс для каждого контакта. Эта программа показывает, как.</translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation>Пустите время</translation>
    </message>
    <message>
        <source>Press Run (%1).</source>
        <translation>Нажмите «Пуск» (%1).</translation>
    </message>
    <message>
        <source>Pull a box out</source>
        <translation>Вытащите ящик</translation>
    </message>
    <message>
        <source>Drag one of the boxes with the mouse, while the engine runs. Everything that you do is recorded and can be undone (%1).</source>
        <translation>Перетащите мышью один из ящиков, пока движок работает. Всё, что вы делаете, записывается и может быть отменено (%1).</translation>
    </message>
    <message>
        <source>Stop inside the solver</source>
        <translation>Остановитесь внутри солвера</translation>
    </message>
    <message>
        <source>Press %1. The run stops, and the solver goes on by one row: by the equation of one contact.</source>
        <translation>Нажмите %1. Прогон остановится, и солвер пройдёт одну строку: уравнение одного контакта.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>What does warm starting do, the reuse of the last step&apos;s impulses? Compare (%1) lets the same tower run with it and without. “Next” shows it.</source>
        <translation>Что даёт горячий старт — импульсы прошлого шага, взятые снова? Сравнение (%1) ведёт ту же башню с ним и без него. Кнопка «Далее» показывает это.</translation>
    </message>
    <message>
        <source>That was the tour</source>
        <translation>Вот и вся экскурсия</translation>
    </message>
    <message>
        <source>The lessons (%1) begin with the first idea. %2 explains the panel in which you are, and the glossary every term. Help has this tour again.</source>
        <translation>Уроки (%1) начинаются с самой первой идеи. %2 объясняет панель, в которой вы находитесь, словарь — каждый термин. Эта экскурсия есть и в меню «Справка».</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>This card shows the row with its numbers: the impulse that it had, what this visit adds, and what the bounds leave of it. Press %1 again for the next row, or %2 to go back.</source>
        <translation>Эта карточка показывает строку с её числами: какой импульс у неё был, что добавляет это посещение и что от этого оставляют границы. Ещё раз %1 — следующая строка, %2 — назад.</translation>
    </message>
</context>
<context>
    <name>solverscope::TourCard</name>
    <message>
        <source>&amp;Leave the tour</source>
        <translation>&amp;Закончить экскурсию</translation>
    </message>
    <message>
        <source>Shows what was there before (Esc)</source>
        <translation>Вернуть то, что было раньше (Esc)</translation>
    </message>
    <message>
        <source>Tour: %1</source>
        <translation>Экскурсия: %1</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Готово</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Далее</translation>
    </message>
</context>
<context>
    <name>solverscope::TypedAnswer</name>
    <message>
        <source>Your answer</source>
        <translation>Ваш ответ</translation>
    </message>
    <message>
        <source>Please enter the numbers with blanks between them.</source>
        <translation>Введите числа через пробел.</translation>
    </message>
</context>
<context>
    <name>solverscope::UnsavedScene</name>
    <message>
        <source>Unsaved scene</source>
        <translation>Несохранённая сцена</translation>
    </message>
    <message>
        <source>Save the changes to the scene?</source>
        <translation>Сохранить изменения сцены?</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Сохранить изменения сцены «%1»?</translation>
    </message>
    <message>
        <source>The scene was edited after it was opened or saved. If you discard the changes, they are lost.</source>
        <translation>Сцена изменена после открытия или сохранения. Если отбросить изменения, они будут потеряны.</translation>
    </message>
    <message>
        <source>A scene that you edited was not saved when the program ended (%1).</source>
        <translation>Изменённая вами сцена не была сохранена, когда программа завершилась (%1).</translation>
    </message>
    <message>
        <source>The scene “%1” that you edited was not saved when the program ended (%2).</source>
        <translation>Изменённая вами сцена «%1» не была сохранена, когда программа завершилась (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n more after this one.</source>
        <translation>
            <numerusform>После неё ещё %n.</numerusform>
            <numerusform>После неё ещё %n.</numerusform>
            <numerusform>После неё ещё %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
</context>
<context>
    <name>solverscope::UserSession</name>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>Пройдено уроков: %1 из %2</translation>
    </message>
    <message>
        <source>%1 · step %2</source>
        <translation>%1 · шаг %2</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Не сохранено</translation>
    </message>
    <message>
        <source>Your latest work could not be written to:</source>
        <translation>Не удалось записать вашу последнюю работу в:</translation>
    </message>
    <message>
        <source>Is the disk full, or the folder write-protected? If you close the window now, this work is lost.</source>
        <translation>Возможно, диск заполнен или папка защищена от записи. Если закрыть окно сейчас, эта работа пропадёт.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Close anyway</source>
        <translation>&amp;Всё равно закрыть</translation>
    </message>
</context>
<context>
    <name>solverscope::VariantComparison</name>
    <message>
        <source>A recorded trace plays as it was recorded: there is nothing to solve again with other settings.</source>
        <translation>Записанная трасса воспроизводится так, как записана: решать её заново с другими настройками нельзя.</translation>
    </message>
    <message>
        <source>Press “Warm starting on / off” or Comparisons.</source>
        <translation>Нажмите «Горячий старт: да / нет» или «Сравнения».</translation>
    </message>
    <message>
        <source>No variant is selected: tick one in the list.</source>
        <translation>Ни один вариант не участвует: отметьте хотя бы один в списке.</translation>
    </message>
</context>
<context>
    <name>solverscope::Variants</name>
    <message>
        <source>unchanged</source>
        <translation>как есть</translation>
    </message>
</context>
<context>
    <name>solverscope::ViewButtons</name>
    <message>
        <source>Zoom in</source>
        <translation>Приблизить</translation>
    </message>
    <message>
        <source>Or turn the wheel, or press +.</source>
        <translation>Или поверните колёсико, или нажмите +.</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Отдалить</translation>
    </message>
    <message>
        <source>Or turn the wheel, or press −.</source>
        <translation>Или поверните колёсико, или нажмите −.</translation>
    </message>
    <message>
        <source>Fit the scene</source>
        <translation>Вся сцена</translation>
    </message>
    <message>
        <source>Or double-click the scene, or press F.</source>
        <translation>Или дважды щёлкните сцену, или нажмите F.</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>Сдвигать вид</translation>
    </message>
    <message>
        <source>While this is on, dragging moves the view. The right and the middle button always do, and so do the arrow keys; the left button also does where it starts on no body.</source>
        <translation>Пока это включено, перетаскивание сдвигает вид. Правая и средняя кнопки и клавиши со стрелками делают это всегда, левая кнопка — там, где под ней нет тела.</translation>
    </message>
    <message>
        <source>Drag a body</source>
        <translation>Перетащить тело</translation>
    </message>
    <message>
        <source>moves it</source>
        <translation>двигает его</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Колесо</translation>
    </message>
    <message>
        <source>zooms</source>
        <translation>меняет масштаб</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>Перетащить правой кнопкой</translation>
    </message>
    <message>
        <source>moves the view</source>
        <translation>двигает вид</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Двойной щелчок</translation>
    </message>
    <message>
        <source>shows everything</source>
        <translation>показывает всё</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Щелчок</translation>
    </message>
    <message>
        <source>selects a body, or the row of a contact or joint</source>
        <translation>выбирает тело или строку контакта либо шарнира</translation>
    </message>
    <message>
        <source>Shift+click</source>
        <translation>Shift+щелчок</translation>
    </message>
    <message>
        <source>adds to the selection while you build</source>
        <translation>добавляет к выбранному, пока вы строите</translation>
    </message>
    <message>
        <source>Drag where nothing is</source>
        <translation>Перетащить пустое место</translation>
    </message>
    <message>
        <source>moves the view, or selects while you build</source>
        <translation>двигает вид, а при построении выбирает</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Щелчок правой кнопкой</translation>
    </message>
    <message>
        <source>opens a menu about what is under the mouse</source>
        <translation>открывает меню о том, что под мышью</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>solverscope::WarmStartPanel</name>
    <message>
        <source>friction: %1</source>
        <translation>трение: %1</translation>
    </message>
    <message>
        <source>%1; friction: %2</source>
        <translation>%1; трение: %2</translation>
    </message>
    <message>
        <source>&amp;Break this match</source>
        <translation>&amp;Разорвать совпадение</translation>
    </message>
    <message>
        <source>Contact points and their impulses of the last step</source>
        <translation>Точки контакта и их импульсы с прошлого шага</translation>
    </message>
    <message>
        <source>The method gave it another point&apos;s impulse on purpose: it belongs to the bug museum.</source>
        <translation>Метод отдал ей то, что принадлежало другой точке: намеренно, это экспонат музея багов.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The part of it that the warm start of this step applied, N s</source>
        <translation>Сколько от него приложил горячий старт этого шага, N s</translation>
    </message>
    <message>
        <source>bodies</source>
        <translation>тела</translation>
    </message>
    <message>
        <source>The two bodies that touch</source>
        <translation>Два тела, которые касаются друг друга</translation>
    </message>
    <message>
        <source>match</source>
        <translation>совпадение</translation>
    </message>
    <message>
        <source>Whether the same feature of the two bodies touched in the last step</source>
        <translation>Касались ли тела тем же признаком на прошлом шаге</translation>
    </message>
    <message>
        <source>age</source>
        <translation>возраст</translation>
    </message>
    <message>
        <source>For how many steps the point has been matched</source>
        <translation>Сколько шагов это одна и та же точка</translation>
    </message>
    <message>
        <source>Λn last</source>
        <translation>Λn прежнее</translation>
    </message>
    <message>
        <source>Normal impulse at the end of the last step, N s</source>
        <translation>Нормальный импульс в конце прошлого шага, N s</translation>
    </message>
    <message>
        <source>reused</source>
        <translation>взято</translation>
    </message>
    <message>
        <source>discarded because</source>
        <translation>почему отброшено</translation>
    </message>
    <message>
        <source>Why impulses of the last step, or parts of them, were discarded</source>
        <translation>Почему импульсы прошлого шага или их части отброшены</translation>
    </message>
    <message>
        <source>Λt last</source>
        <translation>Λt прежнее</translation>
    </message>
    <message>
        <source>Friction impulse at the end of the last step, N s</source>
        <translation>Импульс трения в конце прошлого шага, N s</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>признак</translation>
    </message>
    <message>
        <source>Which corner and edge made the point, in each body&apos;s own frame</source>
        <translation>Какой угол и какое ребро образовали точку, в собственных осях каждого тела</translation>
    </message>
    <message>
        <source>A recorded trace does not record how its contacts were matched.</source>
        <translation>Из записанной трассы не видно, как сопоставлялись её контакты.</translation>
    </message>
    <message>
        <source>Nothing touches in this step, so there are no impulses to start from. Run (F6) until bodies touch.</source>
        <translation>На этом шаге ничто не соприкасается, так что начинать не с чего. Нажмите «Пуск» (F6) и дождитесь, пока тела соприкоснутся.</translation>
    </message>
    <message>
        <source>Step %1, factor %2: %3 of %4 points matched, %5 new, %6 gone. The warm start reuses %7 of Σ Λn = %8 N s.</source>
        <translation>Шаг %1, множитель %2: совпало точек %3 из %4, новых %5, исчезло %6. Горячий старт берёт %7 из Σ Λn = %8 N s.</translation>
    </message>
    <message>
        <source>Pseudo-velocity impulses start at 0: none of the %1 N s is reused.</source>
        <translation>Псевдоимпульсы начинают с нуля: из %1 N s не взято ничего.</translation>
    </message>
    <message>
        <source>Of the pseudo-velocity impulses, %1 of %2 N s are reused.</source>
        <translation>Псевдоимпульсов взято %1 из %2 N s.</translation>
    </message>
    <message>
        <source>Choose a point to see what its match is worth: the step is recomputed without it.</source>
        <translation>Выберите точку, чтобы увидеть, чего стоит её совпадение: шаг будет вычислен заново без него.</translation>
    </message>
    <message>
        <source>The point is gone already.</source>
        <translation>Точки уже нет.</translation>
    </message>
    <message>
        <source>Broken. Undo (Ctrl+Z) restores it.</source>
        <translation>Разорвано. Отмена (Ctrl+Z) вернёт совпадение.</translation>
    </message>
    <message>
        <source>The point is new: there is no match to break.</source>
        <translation>Точка новая: разрывать нечего.</translation>
    </message>
    <message>
        <source>Step %1 will start without this point&apos;s impulses.</source>
        <translation>Шаг %1 начнётся без импульсов этой точки.</translation>
    </message>
    <message>
        <source>This step is recomputed without this point&apos;s impulses.</source>
        <translation>Этот шаг будет вычислен заново без импульсов этой точки.</translation>
    </message>
</context>
<context>
    <name>solverscope::WatchPanel</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>Adds what is typed (Enter)</source>
        <translation>Добавить введённое (Enter)</translation>
    </message>
    <message>
        <source>&amp;Suggestions</source>
        <translation>&amp;Предложения</translation>
    </message>
    <message>
        <source>Suggests watches for the marked row, the selected body, the sweeps and the steps</source>
        <translation>Предложить, за чем наблюдать: отмеченная строка, выбранное тело, проходы и шаги</translation>
    </message>
    <message>
        <source>What the lines show</source>
        <translation>Что показывают линии</translation>
    </message>
    <message>
        <source>lines over steps</source>
        <translation>линии по шагам</translation>
    </message>
    <message>
        <source>lines over this step</source>
        <translation>линии по этому шагу</translation>
    </message>
    <message>
        <source>A watch shows a number at the cursor, and what it was before. Choose one of the &lt;i&gt;Suggestions&lt;/i&gt; – for the marked row or the selected body – or type an expression, such as &lt;tt&gt;residual&lt;/tt&gt;, &lt;tt&gt;v_y(&quot;box_1&quot;)&lt;/tt&gt; or &lt;tt&gt;lambda where kind == friction&lt;/tt&gt;.</source>
        <translation>Наблюдение показывает число у курсора и каким оно было раньше. Выберите одно из &lt;i&gt;предложений&lt;/i&gt; — для отмеченной строки или выбранного тела — или введите выражение, например &lt;tt&gt;residual&lt;/tt&gt;, &lt;tt&gt;v_y(&quot;box_1&quot;)&lt;/tt&gt; или &lt;tt&gt;lambda where kind == friction&lt;/tt&gt;.</translation>
    </message>
    <message>
        <source>Ch&amp;ange</source>
        <translation>&amp;Изменить</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Наблюдение</translation>
    </message>
    <message>
        <source>watch</source>
        <translation>наблюдение</translation>
    </message>
    <message>
        <source>here</source>
        <translation>здесь</translation>
    </message>
    <message>
        <source>before and after</source>
        <translation>раньше и позже</translation>
    </message>
    <message>
        <source>The expression; F2 changes it, Delete removes the watch</source>
        <translation>Выражение; F2 — изменить, Delete — убрать наблюдение</translation>
    </message>
    <message>
        <source>The last value of this step up to the cursor; – if there is none so far. Enter goes to its stop</source>
        <translation>Последнее значение на этом шаге до курсора; «–», если его пока нет. Enter — перейти к остановке, где оно прочитано</translation>
    </message>
    <message>
        <source>From the lowest to the highest value; a click goes there</source>
        <translation>От наименьшего значения до наибольшего; щелчок — перейти туда</translation>
    </message>
    <message>
        <source>Edit	F2</source>
        <translation>Изменить	F2</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Убрать	Del</translation>
    </message>
    <message>
        <source>Copy	Ctrl+C</source>
        <translation>Копировать	Ctrl+C</translation>
    </message>
    <message>
        <source>Of the marked &amp;row</source>
        <translation>Отмеченной &amp;строки</translation>
    </message>
    <message>
        <source>Λ</source>
        <translation>Λ</translation>
    </message>
    <message>
        <source>Δλ</source>
        <translation>Δλ</translation>
    </message>
    <message>
        <source>Jv before the visit</source>
        <translation>Jv до посещения</translation>
    </message>
    <message>
        <source>Jv after it</source>
        <translation>Jv после посещения</translation>
    </message>
    <message>
        <source>its clamp</source>
        <translation>её урезание</translation>
    </message>
    <message>
        <source>overlap of its contact</source>
        <translation>перекрытие её контакта</translation>
    </message>
    <message>
        <source>Of the selected &amp;body</source>
        <translation>Выбранного &amp;тела</translation>
    </message>
    <message>
        <source>Of the &amp;sweeps</source>
        <translation>&amp;Проходов</translation>
    </message>
    <message>
        <source>Of the s&amp;tep</source>
        <translation>&amp;Шага</translation>
    </message>
    <message>
        <source>%1, since stop %2 of this step</source>
        <translation>%1, с остановки %2 этого шага</translation>
    </message>
    <message>
        <source>This step has no such quantity up to the cursor.</source>
        <translation>До курсора на этом шаге такого показателя нет.</translation>
    </message>
    <message>
        <source>no values so far</source>
        <translation>значений пока нет</translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation>шаги: %1</translation>
    </message>
    <message>
        <source>stops: %1</source>
        <translation>остановки: %1</translation>
    </message>
</context>
<context>
    <name>solverscope::WaterfallChart</name>
    <message>
        <source>= the number now</source>
        <translation>= число сейчас</translation>
    </message>
</context>
<context>
    <name>solverscope::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>Приветствие</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Учиться</translation>
    </message>
    <message>
        <source>Explore scenes</source>
        <translation>Смотреть сцены</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнивать</translation>
    </message>
    <message>
        <source>%1 scenes to step through</source>
        <translation>Сцен для разбора по шагам: %1</translation>
    </message>
    <message>
        <source>warm starting on</source>
        <translation>горячий старт включён</translation>
    </message>
    <message>
        <source>Show at start</source>
        <translation>Показывать при запуске</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Opens a scene file; you can also drop it here</source>
        <translation>Открыть файл сцены; его можно и перетащить сюда</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Shows the window (Esc)</source>
        <translation>Показать окно (Esc)</translation>
    </message>
    <message>
        <source>◀ Welcome</source>
        <translation>◀ Приветствие</translation>
    </message>
    <message>
        <source>Returns to the start of the welcome page (Esc)</source>
        <translation>Вернуться к трём дверям (Esc)</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Продолжить: %1</translation>
    </message>
    <message>
        <source>Compare a stack of two</source>
        <translation>Сравнить на стопке из двух</translation>
    </message>
    <message>
        <source>warm starting off</source>
        <translation>горячий старт выключен</translation>
    </message>
    <message>
        <source>See how a physics engine keeps things apart: stop its solver at every impulse, forward and back, and change anything.</source>
        <translation>Посмотрите, как физический движок не даёт телам проникать друг в друга: остановите решатель на любом импульсе, идите вперёд и назад, меняйте что угодно.</translation>
    </message>
    <message>
        <source>Warm starting begins each step with the impulses of the last one: with it this tower stands, without it falls.</source>
        <translation>Горячий старт начинает каждый шаг с импульсов предыдущего: с ним эта башня стоит, без него падает.</translation>
    </message>
    <message>
        <source>60-second tour</source>
        <translation>Экскурсия за 60 секунд</translation>
    </message>
    <message>
        <source>Shows what the window can do: a tower, Run, a dragged box, the row card, a comparison</source>
        <translation>Показать, что умеет окно: башня, пуск, перетаскивание, карточка строки, сравнение</translation>
    </message>
</context>
<context>
    <name>solverscope::WindowLayout</name>
    <message>
        <source>Shows or hides the panel “%1”</source>
        <translation>Показать или скрыть панель «%1»</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
</context>
<context>
    <name>AnswerMarks</name>
    <message>
        <source>right</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>ваш ответ</translation>
    </message>
</context>
<context>
    <name>solverscope::CurveAnswerInput</name>
    <message>
        <source>Sweep %1</source>
        <translation>Проход %1</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>error</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>The curve is on a logarithmic axis: its values are above 0.</source>
        <translation>Кривая построена на логарифмической оси: её значения больше 0.</translation>
    </message>
    <message>
        <source>Please place every point of the curve: by dragging, with the arrow keys, or by typing its number.</source>
        <translation>Поставьте все точки кривой: перетащите их, сдвиньте стрелками или введите числа.</translation>
    </message>
    <message>
        <source>given</source>
        <translation>дано</translation>
    </message>
    <message>
        <source>your curve</source>
        <translation>ваша кривая</translation>
    </message>
    <message>
        <source>the right curve</source>
        <translation>верная кривая</translation>
    </message>
    <message>
        <source>counts as right: up to %1 times more or less</source>
        <translation>считается верным: до %1 раз больше или меньше</translation>
    </message>
</context>
<context>
    <name>solverscope::CurvePad</name>
    <message>
        <source>Curve over the sweeps</source>
        <translation>Кривая по проходам</translation>
    </message>
    <message>
        <source>Drag the handles up and down. Left and right choose a handle, up and down move it, with Shift in finer steps.</source>
        <translation>Перетаскивайте точки вверх и вниз. Стрелки влево и вправо выбирают точку, вверх и вниз сдвигают её, с Shift – мельче.</translation>
    </message>
    <message>
        <source>Sweep %1: %2 is given.</source>
        <translation>Проход %1: дано %2.</translation>
    </message>
    <message>
        <source>Sweep %1, chosen</source>
        <translation>Проход %1, выбран</translation>
    </message>
    <message>
        <source>Sweep %1</source>
        <translation>Проход %1</translation>
    </message>
    <message>
        <source>not placed yet</source>
        <translation>ещё не поставлена</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>верно: %1</translation>
    </message>
    <message>
        <source>sweeps</source>
        <translation>проходы</translation>
    </message>
</context>
<context>
    <name>solverscope::PlaneAnswerInput</name>
    <message>
        <source>Λ of %1</source>
        <translation>Λ строки %1</translation>
    </message>
    <message>
        <source>Please place the point in the picture, or type both of its numbers.</source>
        <translation>Поставьте точку на рисунке или введите оба её числа.</translation>
    </message>
    <message>
        <source>%1 is satisfied</source>
        <translation>%1 выполнена</translation>
    </message>
    <message>
        <source>visits (■ clamped)</source>
        <translation>посещения (■ урезано)</translation>
    </message>
    <message>
        <source>now</source>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>outside the bounds</source>
        <translation>за границами</translation>
    </message>
    <message>
        <source>your point</source>
        <translation>ваша точка</translation>
    </message>
    <message>
        <source>the right point</source>
        <translation>верная точка</translation>
    </message>
</context>
<context>
    <name>solverscope::PlanePad</name>
    <message>
        <source>Plane of the two impulses</source>
        <translation>Плоскость двух импульсов</translation>
    </message>
    <message>
        <source>Click or drag to place the point. The arrow keys move it, with Shift ten times as far.</source>
        <translation>Щёлкните или перетащите, чтобы поставить точку. Стрелки сдвигают её, с Shift – в десять раз дальше.</translation>
    </message>
    <message>
        <source>Across: %1, up: %2. Now at %3.</source>
        <translation>По горизонтали: %1, по вертикали: %2. Сейчас: %3.</translation>
    </message>
    <message>
        <source>Your point: %1.</source>
        <translation>Ваша точка: %1.</translation>
    </message>
    <message>
        <source>The right point: %1.</source>
        <translation>Верная точка: %1.</translation>
    </message>
</context>
<context>
    <name>solverscope::RowsAnswerInput</name>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Column of %1 [1/kg]</source>
        <translation>Столбец %1 [1/kg]</translation>
    </message>
    <message>
        <source>○ missed</source>
        <translation>○ пропущена</translation>
    </message>
    <message>
        <source>✓ right</source>
        <translation>✓ верно</translation>
    </message>
    <message>
        <source>✗ wrong</source>
        <translation>✗ неверно</translation>
    </message>
    <message>
        <source>Please tick at least one row.</source>
        <translation>Отметьте хотя бы одну строку.</translation>
    </message>
</context>
<context>
    <name>solverscope::ScoreLabel</name>
    <message>
        <source>yours %1, par %2</source>
        <translation>ваш результат %1, норма %2</translation>
    </message>
    <message>
        <source>par %1</source>
        <translation>норма %1</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>○ %1: there is a better solution. Check counts again.</source>
        <translation>○ %1: есть решение лучше. «Проверить» считает снова.</translation>
    </message>
</context>
<context>
    <name>solverscope::CodeList</name>
    <message>
        <source>leads to its moment</source>
        <translation>ведёт к своему моменту</translation>
    </message>
    <message>
        <source>the debugger is here</source>
        <translation>отладчик здесь</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>выбрана</translation>
    </message>
    <message>
        <source>right</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>неверно</translation>
    </message>
</context>
<context>
    <name>solverscope::OrderLinesAnswer</name>
    <message>
        <source>Drag the lines, or move the selected one with Alt+Up and Alt+Down.</source>
        <translation>Перетащите строки или двигайте выбранную клавишами Alt+Вверх и Alt+Вниз.</translation>
    </message>
    <message>
        <source>Your order</source>
        <translation>Ваш порядок</translation>
    </message>
    <message>
        <source>Lines to put in order</source>
        <translation>Строки, которые надо расставить по порядку</translation>
    </message>
    <message>
        <source>The right order</source>
        <translation>Верный порядок</translation>
    </message>
    <message>
        <source>Right order</source>
        <translation>Верный порядок</translation>
    </message>
    <message>
        <source>Moves the selected line up (Alt+Up)</source>
        <translation>Сдвигает выбранную строку вверх (Alt+Вверх)</translation>
    </message>
    <message>
        <source>Moves the selected line down (Alt+Down)</source>
        <translation>Сдвигает выбранную строку вниз (Alt+Вниз)</translation>
    </message>
    <message>
        <source>Please put the lines in order.</source>
        <translation>Расставьте строки по порядку.</translation>
    </message>
</context>
<context>
    <name>solverscope::PickLineAnswer</name>
    <message>
        <source>Your pick: a line</source>
        <translation>Ваш выбор: строка</translation>
    </message>
    <message>
        <source>What should it be?</source>
        <translation>Как должно быть?</translation>
    </message>
    <message>
        <source>Please pick a line.</source>
        <translation>Выберите строку.</translation>
    </message>
    <message>
        <source>Please choose what the line should be.</source>
        <translation>Выберите, какой должна быть строка.</translation>
    </message>
</context>
<context>
    <name>solverscope::ProgramWidget</name>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copies the whole program</source>
        <translation>Копирует программу целиком</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Saves the program in a file</source>
        <translation>Сохраняет программу в файл</translation>
    </message>
    <message>
        <source>Program %1</source>
        <translation>Программа %1</translation>
    </message>
    <message>
        <source>A line with a dot leads to its moment: click it, or press Up, Down and Return.</source>
        <translation>Строка с точкой ведёт к своему моменту: щёлкните по ней или нажмите Вверх, Вниз и Enter.</translation>
    </message>
    <message>
        <source>Save program</source>
        <translation>Сохранить программу</translation>
    </message>
    <message>
        <source>C++ (*.cpp)</source>
        <translation>C++ (*.cpp)</translation>
    </message>
    <message>
        <source>%1: cannot be written</source>
        <translation>%1: не удаётся записать</translation>
    </message>
</context>
<context>
    <name>solverscope::WatchWidget</name>
    <message>
        <source>Play again</source>
        <translation>Показать ещё раз</translation>
    </message>
    <message>
        <source>Shows both runs again; the scene of the lesson stays as it is</source>
        <translation>Показывает оба прогона ещё раз; сцена урока остаётся как есть</translation>
    </message>
    <message>
        <source>Two runs side by side. On the left: %1. On the right, mended: %2</source>
        <translation>Два прогона рядом. Слева: %1. Справа, исправленный: %2</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>article %1: %2</source>
        <translation>статья %1: %2</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>без единицы</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>единица %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>solverscope::SkillMap</name>
    <message>
        <source>○ not yet</source>
        <translation>○ ещё нет</translation>
    </message>
    <message>
        <source>◐ seen</source>
        <translation>◐ начато</translation>
    </message>
    <message>
        <source>● can</source>
        <translation>● умею</translation>
    </message>
    <message>
        <source>↻ review</source>
        <translation>↻ повторить</translation>
    </message>
    <message>
        <source>☰ Lessons</source>
        <translation>☰ Уроки</translation>
    </message>
    <message>
        <source>Returns to the table of contents</source>
        <translation>Вернуться к оглавлению</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Что вы умеете</translation>
    </message>
    <message>
        <source>%1: the lesson has not been begun. %2: begun, or not everything was right. %3: everything was right. %4: a question of it is due for review.</source>
        <translation>%1: урок не начат. %2: начат, или не всё было верно. %3: всё верно. %4: вопрос из урока пора повторить.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>You can %1</source>
        <translation>Вы можете %1</translation>
    </message>
    <message>
        <source>Lesson %1, %2</source>
        <translation>Урок %1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 skills</source>
        <translation>Умений: %1 из %2</translation>
    </message>
</context>
<context>
    <name>solverscope::StepMap</name>
    <message>
        <source>Where in the step the cursor is</source>
        <translation>Где в шаге находится курсор</translation>
    </message>
    <message>
        <source>This stage does not go there.</source>
        <translation>Этот этап туда не заходит.</translation>
    </message>
    <message>
        <source>It is hidden until you have answered.</source>
        <translation>Это скрыто, пока вы не ответите.</translation>
    </message>
    <message>
        <source>sub-step %1 of %2</source>
        <translation>подшаг %1 из %2</translation>
    </message>
</context>
<context>
    <name>solverscope::StepMapBox</name>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>The bodies as the last step left them.</source>
        <translation>Тела, какими их оставил прошлый шаг.</translation>
    </message>
    <message>
        <source>collide</source>
        <translation>контакты</translation>
    </message>
    <message>
        <source>Finds the contacts and matches them with those of the last step.</source>
        <translation>Находит контакты и сопоставляет их с контактами прошлого шага.</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation>тяжесть</translation>
    </message>
    <message>
        <source>Gravity and other forces change the velocities: v ← v + g h.</source>
        <translation>Сила тяжести и другие силы меняют скорости: v ← v + g h.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>Builds the rows from contacts and joints: direction, effective mass, bias.</source>
        <translation>Строит строки по контактам и соединениям: направление, эффективная масса, смещение.</translation>
    </message>
    <message>
        <source>warm start</source>
        <translation>горячий старт</translation>
    </message>
    <message>
        <source>Applies the impulses of the last step as a first guess.</source>
        <translation>Прикладывает импульсы прошлого шага как первую догадку.</translation>
    </message>
    <message>
        <source>sweeps</source>
        <translation>проходы</translation>
    </message>
    <message>
        <source>Goes over all rows again and again; each visit changes the velocities of two bodies.</source>
        <translation>Снова и снова проходит по всем строкам; каждое посещение меняет скорости двух тел.</translation>
    </message>
    <message>
        <source>pseudo start</source>
        <translation>псевдостарт</translation>
    </message>
    <message>
        <source>Applies the pseudo-impulses of the last step as a first guess.</source>
        <translation>Прикладывает псевдоимпульсы прошлого шага как первую догадку.</translation>
    </message>
    <message>
        <source>pseudo sweeps</source>
        <translation>псевдопроходы</translation>
    </message>
    <message>
        <source>Computes the pseudo-velocities that move overlap apart.</source>
        <translation>Вычисляет псевдоскорости, которые разводят перекрытия.</translation>
    </message>
    <message>
        <source>move</source>
        <translation>движение</translation>
    </message>
    <message>
        <source>Moves the bodies with their velocities: x ← x + v h.</source>
        <translation>Сдвигает тела с их скоростями: x ← x + v h.</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>ошибки</translation>
    </message>
    <message>
        <source>Measures the position errors and builds rows from them.</source>
        <translation>Измеряет ошибки положения и строит по ним строки.</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>исправление</translation>
    </message>
    <message>
        <source>Sweeps that move the bodies themselves until their errors are small.</source>
        <translation>Проходы, которые сдвигают сами тела, пока ошибки не станут малы.</translation>
    </message>
    <message>
        <source>velocities</source>
        <translation>скорости</translation>
    </message>
    <message>
        <source>Takes the velocities from how far the bodies have moved.</source>
        <translation>Берёт скорости из того, насколько сдвинулись тела.</translation>
    </message>
    <message>
        <source>relax</source>
        <translation>релаксация</translation>
    </message>
    <message>
        <source>Sweeps without bias, which remove the velocity that pushed overlap apart.</source>
        <translation>Проходы без смещения, которые убирают скорость, разводившую перекрытия.</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>отскок</translation>
    </message>
    <message>
        <source>Applies the bounces.</source>
        <translation>Прикладывает отскоки.</translation>
    </message>
    <message>
        <source>end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>Keeps the impulses for the next step.</source>
        <translation>Сохраняет импульсы для следующего шага.</translation>
    </message>
    <message>
        <source>The cursor is here.</source>
        <translation>Курсор здесь.</translation>
    </message>
    <message>
        <source>Done already in this step.</source>
        <translation>В этом шаге уже сделано.</translation>
    </message>
    <message>
        <source>Still to come in this step.</source>
        <translation>В этом шаге ещё предстоит.</translation>
    </message>
</context>
<context>
    <name>solverscope::CapstoneText</name>
    <message>
        <source>%1, friction</source>
        <translation>%1, трение</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Шаг %1</translation>
    </message>
    <message>
        <source>%1, sweep %2</source>
        <translation>%1, проход %2</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>Одна строка</translation>
    </message>
    <message>
        <source>Many rows</source>
        <translation>Много строк</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>Трение</translation>
    </message>
    <message>
        <source>Warm start</source>
        <translation>Горячий старт</translation>
    </message>
    <message>
        <source>Position correction</source>
        <translation>Коррекция положений</translation>
    </message>
    <message>
        <source>A stack of ten</source>
        <translation>Стопка из десяти</translation>
    </message>
    <message>
        <source>%1: there are contacts, but no rows.</source>
        <translation>%1: контакты есть, а строк нет.</translation>
    </message>
    <message>
        <source>%1: %2 has a row twice.</source>
        <translation>%1: у %2 строка встречается дважды.</translation>
    </message>
    <message>
        <source>%1: %2 has no row.</source>
        <translation>%1: у %2 нет строки.</translation>
    </message>
    <message>
        <source>%1, %2: n has %3 where %4 is expected.</source>
        <translation>%1, %2: в n стоит %3, ожидается %4.</translation>
    </message>
    <message>
        <source>%1, %2: the lever arm on %3 is %4, expected %5.</source>
        <translation>%1, %2: плечо на теле %3 равно %4, ожидается %5.</translation>
    </message>
    <message>
        <source>%1, %2: the effective mass is %3, expected %4.</source>
        <translation>%1, %2: эффективная масса %3, ожидается %4.</translation>
    </message>
    <message>
        <source>%1, %2: the bias is %3, expected %4.</source>
        <translation>%1, %2: смещение %3, ожидается %4.</translation>
    </message>
    <message>
        <source>%1: the velocity of %2 changes from %3 to %4 without a visit.</source>
        <translation>%1: скорость тела %2 меняется с %3 на %4 без посещения.</translation>
    </message>
    <message>
        <source>%1, %2: Λ begins with %3, expected %4.</source>
        <translation>%1, %2: Λ начинается с %3, ожидается %4.</translation>
    </message>
    <message>
        <source>%1, warm start of %2: the velocity of %3 becomes %4, expected %5.</source>
        <translation>%1, горячий старт, %2: скорость тела %3 становится %4, ожидается %5.</translation>
    </message>
    <message>
        <source>%1: %2 is visited %3 times.</source>
        <translation>%1: число посещений, %2: %3.</translation>
    </message>
    <message>
        <source>%1: the number of reported sweeps is %2, expected %3.</source>
        <translation>%1: сообщено проходов: %2, ожидается %3.</translation>
    </message>
    <message>
        <source>%1, %2: Λ after the visit is %3, expected %4.</source>
        <translation>%1, %2: после посещения Λ = %3, ожидается %4.</translation>
    </message>
    <message>
        <source>%1, %2: Λ is right, but the velocity of %3 becomes %4, expected %5.</source>
        <translation>%1, %2: Λ верна, но скорость тела %3 становится %4, ожидается %5.</translation>
    </message>
    <message>
        <source>%1: %2 is %3 m (or rad) from its place; the stack has fallen.</source>
        <translation>%1: тело %2 ушло со своего места на %3 m (или rad); стопка упала.</translation>
    </message>
    <message>
        <source>The reference computes with %1.</source>
        <translation>Эталон считает с такими числами: %1.</translation>
    </message>
    <message>
        <source>This explains %1 of the %2 differences of this kind.</source>
        <translation>Это объясняет столько отличий этого рода: %1 из %2.</translation>
    </message>
</context>
<context>
    <name>solverscope::CapstoneWidget</name>
    <message>
        <source>Level %1: %2</source>
        <translation>Уровень %1: %2</translation>
    </message>
    <message>
        <source>New file from the template…</source>
        <translation>Новый файл из шаблона…</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Выбрать файл…</translation>
    </message>
    <message>
        <source>Takes a C++ file of yours, or a trace that your engine has written</source>
        <translation>Берёт ваш файл C++ или трассу, записанную вашим движком</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Открыть в редакторе</translation>
    </message>
    <message>
        <source>Opens the file with the program of your desktop</source>
        <translation>Открывает файл программой рабочего стола</translation>
    </message>
    <message>
        <source>Build and check</source>
        <translation>Собрать и проверить</translation>
    </message>
    <message>
        <source>Builds the file and checks it on fresh problems, level by level up to this one</source>
        <translation>Собирает файл и проверяет его на новых задачах, уровень за уровнем до этого</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Go to this moment</source>
        <translation>К этому моменту</translation>
    </message>
    <message>
        <source>Opens the trace of your solver where it goes wrong; the lesson waits</source>
        <translation>Открывает трассу вашего решателя там, где он ошибается; урок ждёт</translation>
    </message>
    <message>
        <source>New solver</source>
        <translation>Новый решатель</translation>
    </message>
    <message>
        <source>C++ (*.cpp)</source>
        <translation>C++ (*.cpp)</translation>
    </message>
    <message>
        <source>Your solver</source>
        <translation>Ваш решатель</translation>
    </message>
    <message>
        <source>Solvers and traces (*.cpp *.cc *.cxx *.jsonl);;All files (*)</source>
        <translation>Решатели и трассы (*.cpp *.cc *.cxx *.jsonl);;Все файлы (*)</translation>
    </message>
    <message>
        <source>No program opens “%1”.</source>
        <translation>Ни одна программа не открывает «%1».</translation>
    </message>
    <message>
        <source>Building…</source>
        <translation>Сборка…</translation>
    </message>
    <message>
        <source>Level %1, problem %2 of %3…</source>
        <translation>Уровень %1, задача %2 из %3…</translation>
    </message>
    <message>
        <source>No file yet. Begin with the template, or choose a file of your own.</source>
        <translation>Файла пока нет. Начните с шаблона или выберите свой файл.</translation>
    </message>
    <message>
        <source>Your file: %1</source>
        <translation>Ваш файл: %1</translation>
    </message>
    <message>
        <source>✓ Passed with %1.</source>
        <translation>✓ Пройдено с %1.</translation>
    </message>
    <message>
        <source>Writes a file to begin with, and the header that it includes next to it</source>
        <translation>Записывает файл, с которого можно начать, и рядом заголовок, который он включает</translation>
    </message>
    <message>
        <source>See the reference</source>
        <translation>Смотреть эталон</translation>
    </message>
    <message>
        <source>Opens the problem at the same moment as a scene; the lesson waits</source>
        <translation>Открывает задачу как сцену в тот же момент; урок ждёт</translation>
    </message>
</context>
<context>
    <name>solverscope::RefreshThrottle</name>
    <message>
        <source>Every step has about %1 events, too many to be read while they pass: this panel follows when the run is paused.</source>
        <translation>В каждом шаге около %1 событий — слишком много, чтобы читать их на ходу: эта панель обновится, когда прогон будет приостановлен.</translation>
    </message>
</context>
<context>
    <name>solverscope::FrameOverlay</name>
    <message>
        <source>Where the time of a frame goes</source>
        <translation>На что уходит время кадра</translation>
    </message>
    <message>
        <source>frame (%1 per second), ms</source>
        <translation>кадр (%1 в секунду), мс</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>физика</translation>
    </message>
    <message>
        <source>physics, in a thread of its own</source>
        <translation>физика, в отдельном потоке</translation>
    </message>
    <message>
        <source>events</source>
        <translation>события</translation>
    </message>
    <message>
        <source>events, in a thread of its own</source>
        <translation>события, в отдельном потоке</translation>
    </message>
    <message>
        <source>other views</source>
        <translation>остальные панели</translation>
    </message>
    <message>
        <source>painting</source>
        <translation>рисование</translation>
    </message>
    <message>
        <source>waiting, and the rest</source>
        <translation>ожидание и остальное</translation>
    </message>
    <message>
        <source>Press Run: the times of a frame appear here.</source>
        <translation>Нажмите «Пуск»: здесь появятся времена кадра.</translation>
    </message>
</context>
<context>
    <name>solverscope::SolverCheckText</name>
    <message>
        <source>it used memory that is not its own, such as an element past the end of a vector</source>
        <translation>она обратилась к чужой памяти, например к элементу за концом вектора</translation>
    </message>
    <message>
        <source>it was aborted, as by an exception or for want of memory</source>
        <translation>она прервана, например из-за исключения или нехватки памяти</translation>
    </message>
    <message>
        <source>it divided a whole number by zero</source>
        <translation>она разделила целое число на ноль</translation>
    </message>
    <message>
        <source>signal %1</source>
        <translation>сигнал %1</translation>
    </message>
    <message>
        <source>The program cannot be started.</source>
        <translation>Программу не удалось запустить.</translation>
    </message>
    <message>
        <source>The program crashed: %1.</source>
        <translation>Программа аварийно завершилась: %1.</translation>
    </message>
    <message>
        <source>The program was still running after %1 s and was stopped. Does a loop never end?</source>
        <translation>Программа работала дольше %1 s и была остановлена. Нет ли в ней бесконечного цикла?</translation>
    </message>
    <message>
        <source>The program printed more than 1 MB and was stopped.</source>
        <translation>Программа напечатала больше 1 MB и была остановлена.</translation>
    </message>
    <message>
        <source>The program wrote a file of more than 256 MB and was stopped. Are rows visited without an end?</source>
        <translation>Программа записала файл больше 256 MB и была остановлена. Не посещаются ли строки без конца?</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>The program ended with exit status %1.</source>
        <translation>Программа завершилась с кодом %1.</translation>
    </message>
    <message>
        <source>The trace cannot be compared: %1</source>
        <translation>Трассу не с чем сравнить: %1</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>Не удаётся прочитать «%1».</translation>
    </message>
    <message>
        <source>“%1” cannot be compared: %2</source>
        <translation>«%1» нельзя сравнить: %2</translation>
    </message>
    <message>
        <source>No C++ compiler was found: neither c++, g++ nor clang++ is on the PATH. On Debian, install one with: sudo apt install g++</source>
        <translation>Компилятор C++ не найден: в PATH нет ни c++, ни g++, ни clang++. В Debian его устанавливает команда: sudo apt install g++</translation>
    </message>
    <message>
        <source>Nothing can be written into “%1”.</source>
        <translation>В «%1» нельзя ничего записать.</translation>
    </message>
    <message>
        <source>The compiler does not accept the file:</source>
        <translation>Компилятор не принимает файл:</translation>
    </message>
    <message>
        <source>The compiler was stopped after one minute.</source>
        <translation>Компилятор остановлен через минуту.</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>не пройден</translation>
    </message>
    <message>
        <source>passed: %1 rows and %2 visits agree with the reference.</source>
        <translation>пройден: строк и посещений, совпавших с эталоном: %1 и %2.</translation>
    </message>
</context>
<context>
    <name>solverscope::SolverMistakeText</name>
    <message>
        <source>Fill step.rows with a row for each contact, then call step.built().</source>
        <translation>Заполните step.rows строками, по одной на контакт, и вызовите step.built().</translation>
    </message>
    <message>
        <source>Every contact needs a row along its normal.</source>
        <translation>Каждому контакту нужна строка вдоль его нормали.</translation>
    </message>
    <message>
        <source>A contact with friction needs a second row, across the normal.</source>
        <translation>Контакту с трением нужна вторая строка, поперёк нормали.</translation>
    </message>
    <message>
        <source>A contact has one row along its normal and at most one for friction.</source>
        <translation>У контакта одна строка вдоль нормали и не больше одной для трения.</translation>
    </message>
    <message>
        <source>The row points from B to A. The contact&apos;s normal points from A to B; use it as it is.</source>
        <translation>Строка направлена от B к A. Нормаль контакта направлена от A к B; берите её как есть.</translation>
    </message>
    <message>
        <source>The friction row has the direction of the normal. Friction acts across it: left(normal).</source>
        <translation>Строка трения направлена вдоль нормали. Трение действует поперёк неё: left(normal).</translation>
    </message>
    <message>
        <source>The normal row has the direction of the friction row.</source>
        <translation>Нормальная строка направлена как строка трения.</translation>
    </message>
    <message>
        <source>The lever arm is missing: w = r × n, with r from the body&apos;s centre to the contact point.</source>
        <translation>Плеча нет: w = r × n, где r ведёт от центра тела к точке контакта.</translation>
    </message>
    <message>
        <source>The lever arm has the wrong sign. It is r × n, not n × r, and r leads from the centre to the point: point − position.</source>
        <translation>У плеча неверный знак. Оно равно r × n, а не n × r, и r ведёт из центра в точку: point − position.</translation>
    </message>
    <message>
        <source>r is the contact point itself. It has to begin at the body&apos;s centre: r = point − position.</source>
        <translation>r — это сама точка контакта. Он должен начинаться в центре тела: r = point − position.</translation>
    </message>
    <message>
        <source>The lever arms of A and B are exchanged.</source>
        <translation>Плечи A и B перепутаны.</translation>
    </message>
    <message>
        <source>The friction row has the lever arms of the normal row. Compute them with its own direction.</source>
        <translation>У строки трения плечи нормальной строки. Вычислите их с её собственным направлением.</translation>
    </message>
    <message>
        <source>That is the dot product r · n. The lever arm is the cross product r × n.</source>
        <translation>Это скалярное произведение r · n. Плечо — векторное произведение r × n.</translation>
    </message>
    <message>
        <source>The effective mass leaves out the rotation: K = 1/mA + 1/mB + wA²/IA + wB²/IB.</source>
        <translation>В эффективной массе нет вращения: K = 1/mA + 1/mB + wA²/IA + wB²/IB.</translation>
    </message>
    <message>
        <source>The squares of the lever arms are not divided by the moments of inertia: multiply them by invInertia.</source>
        <translation>Квадраты плеч не разделены на моменты инерции: умножьте их на invInertia.</translation>
    </message>
    <message>
        <source>The lever arms have to be squared in K.</source>
        <translation>В K плечи входят в квадрате.</translation>
    </message>
    <message>
        <source>K counts one of the two bodies only in part, or not at all. Both resist: add the terms of A and of B.</source>
        <translation>K учитывает одно из двух тел лишь отчасти или совсем не учитывает. Сопротивляются оба: сложите части A и B.</translation>
    </message>
    <message>
        <source>That is K itself. The effective mass is 1/K.</source>
        <translation>Это само K. Эффективная масса — 1/K.</translation>
    </message>
    <message>
        <source>The friction row uses the effective mass of the normal row. Its lever arms are others, and so is its mass.</source>
        <translation>Строка трения берёт эффективную массу нормальной строки. Плечи у неё другие, поэтому и масса другая.</translation>
    </message>
    <message>
        <source>The bias has the wrong sign. It is added to Jv, so that bodies part if it is negative.</source>
        <translation>У смещения неверный знак. Оно прибавляется к Jv: тела расходятся, если оно отрицательно.</translation>
    </message>
    <message>
        <source>The whole overlap is to go in one step. Take the share β of it only.</source>
        <translation>Всё перекрытие должно исчезнуть за один шаг. Берите только долю β.</translation>
    </message>
    <message>
        <source>The slop is not subtracted: only the overlap beyond it is corrected, max(depth − slop, 0).</source>
        <translation>Допуск не вычтен: исправляется только перекрытие сверх него, max(depth − slop, 0).</translation>
    </message>
    <message>
        <source>That is max(depth, slop), which pushes even contacts without an overlap apart. Subtract the slop: max(depth − slop, 0).</source>
        <translation>Это max(depth, slop): так расталкиваются даже контакты без перекрытия. Вычтите допуск: max(depth − slop, 0).</translation>
    </message>
    <message>
        <source>The slop is added to the depth. It has to be subtracted.</source>
        <translation>Допуск прибавлен к глубине. Его нужно вычесть.</translation>
    </message>
    <message>
        <source>The bias is a length. It has to be a speed: divide by h.</source>
        <translation>Смещение получилось длиной. Это должна быть скорость: разделите на h.</translation>
    </message>
    <message>
        <source>The bias is multiplied by h. The overlap is to go within one step: divide by h.</source>
        <translation>Смещение умножено на h. Перекрытие должно исчезнуть за один шаг: разделите на h.</translation>
    </message>
    <message>
        <source>Contacts less deep than the slop are pulled together. Cut off at zero: max(depth − slop, 0).</source>
        <translation>Контакты мельче допуска стягиваются. Урежьте нулём: max(depth − slop, 0).</translation>
    </message>
    <message>
        <source>The bias is missing: it removes the share β of the overlap beyond the slop.</source>
        <translation>Смещения нет: оно убирает долю β перекрытия сверх допуска.</translation>
    </message>
    <message>
        <source>The friction row has the bias of its normal row. Friction only stops the sliding: its bias is 0.</source>
        <translation>У строки трения смещение нормальной строки. Трение только останавливает скольжение: его смещение 0.</translation>
    </message>
    <message>
        <source>There is a bias although step.beta is 0 here. Use step.beta and not a number of your own.</source>
        <translation>Смещение есть, хотя здесь step.beta равно 0. Берите step.beta, а не своё число.</translation>
    </message>
    <message>
        <source>Gravity has acted already when solve() is called; it acts twice now.</source>
        <translation>Когда вызывается solve(), тяжесть уже подействовала; теперь она действует дважды.</translation>
    </message>
    <message>
        <source>Between two reports velocities change only in the visit that is reported. Call step.visited() or step.warmStarted() right after each row, and change nothing else.</source>
        <translation>Между двумя сообщениями скорости меняются только в том посещении, о котором сообщено. Вызывайте step.visited() или step.warmStarted() сразу после каждой строки и ничего другого не меняйте.</translation>
    </message>
    <message>
        <source>The row begins at 0, but the same contact had an impulse at the end of the last step. Keep it and begin with it.</source>
        <translation>Строка начинает с 0, а у того же контакта в конце прошлого шага был импульс. Сохраните его и начните с него.</translation>
    </message>
    <message>
        <source>Λ begins with the old impulse, but the velocities do not have it. Apply it to both bodies, too.</source>
        <translation>Λ начинает со старого импульса, а скорости его не получили. Приложите его и к обоим телам.</translation>
    </message>
    <message>
        <source>The old impulse is applied to the velocities, but Λ begins at 0. Then the bounds hold for the wrong sum.</source>
        <translation>Старый импульс приложен к скоростям, а Λ начинает с 0. Тогда границы действуют для неверной суммы.</translation>
    </message>
    <message>
        <source>The old impulse is applied twice.</source>
        <translation>Старый импульс приложен дважды.</translation>
    </message>
    <message>
        <source>The old impulse is applied with the wrong sign.</source>
        <translation>Старый импульс приложен с неверным знаком.</translation>
    </message>
    <message>
        <source>The old impulse is applied to A only.</source>
        <translation>Старый импульс приложен только к A.</translation>
    </message>
    <message>
        <source>The old impulse is applied to B only.</source>
        <translation>Старый импульс приложен только к B.</translation>
    </message>
    <message>
        <source>The row has the impulse of the row that was at this place in the last step. Contacts come and go: match them by a, b and feature, not by their place.</source>
        <translation>У строки импульс той строки, которая была на этом месте на прошлом шаге. Контакты появляются и исчезают: сопоставляйте их по a, b и feature, а не по месту.</translation>
    </message>
    <message>
        <source>The impulse belongs to the same feature of two other bodies. Match a, b and feature together.</source>
        <translation>Это импульс того же признака двух других тел. Сопоставляйте a, b и feature вместе.</translation>
    </message>
    <message>
        <source>The impulse belongs to another point of the same two bodies. Match the feature, too: it tells their points apart.</source>
        <translation>Это импульс другой точки тех же двух тел. Сопоставляйте и feature: он различает их точки.</translation>
    </message>
    <message>
        <source>The normal row and the friction row of a contact share an impulse. Keep one for each: match the kind, too.</source>
        <translation>У нормальной строки и строки трения контакта общий импульс. Храните отдельный для каждой: сопоставляйте и kind.</translation>
    </message>
    <message>
        <source>The contact did not exist in the last step. Forget impulses of contacts that have ended.</source>
        <translation>На прошлом шаге этого контакта не было. Забывайте импульсы контактов, которые закончились.</translation>
    </message>
    <message>
        <source>You keep what the last visit added. Keep the sum Λ.</source>
        <translation>Вы храните то, что добавило последнее посещение. Храните сумму Λ.</translation>
    </message>
    <message>
        <source>Friction begins at 0. Friction rows need their old impulse as well as normal rows.</source>
        <translation>Трение начинает с 0. Строкам трения старый импульс нужен так же, как нормальным.</translation>
    </message>
    <message>
        <source>Call step.swept() after each sweep, that is each pass over the rows.</source>
        <translation>Вызывайте step.swept() после каждого прохода по строкам.</translation>
    </message>
    <message>
        <source>Make step.iterations sweeps.</source>
        <translation>Сделайте step.iterations проходов.</translation>
    </message>
    <message>
        <source>Make no more than step.iterations sweeps.</source>
        <translation>Не делайте больше step.iterations проходов.</translation>
    </message>
    <message>
        <source>A sweep visits every row.</source>
        <translation>Проход посещает каждую строку.</translation>
    </message>
    <message>
        <source>A sweep visits every row once. Does step.swept() follow each sweep?</source>
        <translation>Проход посещает каждую строку один раз. Вызывается ли step.swept() после каждого прохода?</translation>
    </message>
    <message>
        <source>Jv or the impulse has the wrong sign: λ = −m (Jv + bias), and Jv is the velocity of B minus that of A: n·vB + wB ωB − n·vA − wA ωA.</source>
        <translation>У Jv или у импульса неверный знак: λ = −m (Jv + bias), а Jv — скорость B минус скорость A: n·vB + wB ωB − n·vA − wA ωA.</translation>
    </message>
    <message>
        <source>Jv leaves out the rotation: + wB ωB − wA ωA.</source>
        <translation>В Jv нет вращения: + wB ωB − wA ωA.</translation>
    </message>
    <message>
        <source>Jv has the velocity of one body only.</source>
        <translation>В Jv входит скорость только одного тела.</translation>
    </message>
    <message>
        <source>The rotation enters Jv with the wrong sign: + wB ωB − wA ωA.</source>
        <translation>Вращение входит в Jv с неверным знаком: + wB ωB − wA ωA.</translation>
    </message>
    <message>
        <source>The bias is subtracted from Jv. It is added: λ = −m (Jv + bias).</source>
        <translation>Смещение вычтено из Jv. Оно прибавляется: λ = −m (Jv + bias).</translation>
    </message>
    <message>
        <source>The visit leaves out the row&apos;s bias: λ = −m (Jv + bias).</source>
        <translation>В посещении нет смещения строки: λ = −m (Jv + bias).</translation>
    </message>
    <message>
        <source>The velocity is taken for the impulse. Multiply by the effective mass.</source>
        <translation>Скорость принята за импульс. Умножьте на эффективную массу.</translation>
    </message>
    <message>
        <source>The velocity is divided by the effective mass. Multiply by it.</source>
        <translation>Скорость разделена на эффективную массу. Умножьте на неё.</translation>
    </message>
    <message>
        <source>The visit to the friction row uses the effective mass of the normal row.</source>
        <translation>Посещение строки трения берёт эффективную массу нормальной строки.</translation>
    </message>
    <message>
        <source>The impulse of this visit is clamped. Clamp the sum Λ: a later visit may take back a part of what an earlier one gave.</source>
        <translation>Урезан импульс этого посещения. Урезайте сумму Λ: позднее посещение может забрать часть того, что дало прежнее.</translation>
    </message>
    <message>
        <source>The bounds are not applied.</source>
        <translation>Границы не применены.</translation>
    </message>
    <message>
        <source>Λ is the impulse of this visit alone. Add it to the sum of the visits before.</source>
        <translation>Λ — импульс одного этого посещения. Прибавьте его к сумме прежних посещений.</translation>
    </message>
    <message>
        <source>The visit uses the velocities from the beginning of the sweep. Use those that the rows before it have left.</source>
        <translation>Посещение берёт скорости начала прохода. Берите те, что оставили строки перед ним.</translation>
    </message>
    <message>
        <source>Friction acts in both directions: its lower bound is −μΛn, not 0.</source>
        <translation>Трение действует в обе стороны: его нижняя граница −μΛn, а не 0.</translation>
    </message>
    <message>
        <source>The friction row has the bounds of a normal row. Its bounds are −μΛn and μΛn.</source>
        <translation>У строки трения границы нормальной строки. Её границы — −μΛn и μΛn.</translation>
    </message>
    <message>
        <source>The bound of friction is μ alone. Multiply it by Λ of the normal row.</source>
        <translation>Граница трения — одно μ. Умножьте его на Λ нормальной строки.</translation>
    </message>
    <message>
        <source>The bound of friction comes from what the last visit added to the normal row. Take its sum Λ.</source>
        <translation>Граница трения взята из того, что последнее посещение добавило нормальной строке. Берите её сумму Λ.</translation>
    </message>
    <message>
        <source>The bound of friction comes from Λ of the normal row before the sweeps. Take its present Λ.</source>
        <translation>Граница трения взята из Λ нормальной строки до проходов. Берите её нынешнюю Λ.</translation>
    </message>
    <message>
        <source>The bound of friction comes from Λ of the normal row after the last sweep. Take its present Λ.</source>
        <translation>Граница трения взята из Λ нормальной строки после прошлого прохода. Берите её нынешнюю Λ.</translation>
    </message>
    <message>
        <source>The bound of friction comes from Λ of a wrong row. Take that of the normal row of the same contact.</source>
        <translation>Граница трения взята из Λ не той строки. Возьмите Λ нормальной строки того же контакта.</translation>
    </message>
    <message>
        <source>The impulse is not applied: the velocities stay as they are. (Copies of bodies do not change the bodies.)</source>
        <translation>Импульс не приложен: скорости остались прежними. (Копии тел не меняют сами тела.)</translation>
    </message>
    <message>
        <source>The impulse is not applied to A. It gets −Δλ when B gets +Δλ.</source>
        <translation>Импульс не приложен к A. Когда B получает +Δλ, A получает −Δλ.</translation>
    </message>
    <message>
        <source>The impulse is not applied to B.</source>
        <translation>Импульс не приложен к B.</translation>
    </message>
    <message>
        <source>A is pushed in the same direction as B. It gets −Δλ.</source>
        <translation>A толкается в ту же сторону, что и B. Оно получает −Δλ.</translation>
    </message>
    <message>
        <source>The impulse acts in the wrong direction: B is pushed along n, A the other way.</source>
        <translation>Импульс действует не в ту сторону: B толкается вдоль n, A — обратно.</translation>
    </message>
    <message>
        <source>The impulse changes only v. It also changes ω, by w Δλ / I.</source>
        <translation>Импульс меняет только v. Он меняет и ω, на w Δλ / I.</translation>
    </message>
    <message>
        <source>ω changes in the wrong direction: A gets −wA Δλ / IA, B gets +wB Δλ / IB.</source>
        <translation>ω меняется не в ту сторону: A получает −wA Δλ / IA, B — +wB Δλ / IB.</translation>
    </message>
    <message>
        <source>The whole sum Λ is applied. Apply only what this visit has changed: Δλ.</source>
        <translation>Приложена вся сумма Λ. Прикладывайте только то, что изменило это посещение: Δλ.</translation>
    </message>
    <message>
        <source>The impulse is applied as it was before the bounds. Apply the change of the clamped sum.</source>
        <translation>Импульс приложен таким, каким был до границ. Прикладывайте изменение урезанной суммы.</translation>
    </message>
    <message>
        <source>The impulse is applied twice.</source>
        <translation>Импульс приложен дважды.</translation>
    </message>
    <message>
        <source>The impulse is added to the velocity as if every mass were 1. Multiply by invMass and invInertia.</source>
        <translation>Импульс прибавлен к скорости так, будто все массы равны 1. Умножьте на invMass и invInertia.</translation>
    </message>
    <message>
        <source>ω changes by invMass. Rotation has its own inertia: multiply by invInertia.</source>
        <translation>ω меняется через invMass. У вращения своя инерция: умножьте на invInertia.</translation>
    </message>
    <message>
        <source>The number is infinite or not a number. Does something divide by zero, such as by K of two bodies that never move?</source>
        <translation>Число бесконечно или не число. Нет ли деления на ноль, например на K двух неподвижных тел?</translation>
    </message>
    <message>
        <source>The recorded steps agree with the reference, so look at what is not recorded: what remains from step to step.</source>
        <translation>Записанные шаги совпадают с эталоном, значит, смотрите на то, что не записано: что остаётся от шага к шагу.</translation>
    </message>
</context>
<context>
    <name>solverscope::SolverTemplateText</name>
    <message>
        <source>“%1” exists already; choose another name.</source>
        <translation>«%1» уже есть; выберите другое имя.</translation>
    </message>
    <message>
        <source>“%1” cannot be written.</source>
        <translation>Не удаётся записать «%1».</translation>
    </message>
</context>
<context>
    <name>RefusalText</name>
    <message>
        <source>“%1”</source>
        <extracomment>A field of a panel, by its label</extracomment>
        <translation>«%1»</translation>
    </message>
</context>
</TS>
