<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>BlockDescription</name>
    <message>
        <source>%1 · visit to a body</source>
        <translation>%1 · 物体への処理</translation>
    </message>
    <message>
        <source>sweep %1 of %2, all its rows at once</source>
        <translation>スイープ %1 / %2、すべての行を同時に</translation>
    </message>
    <message>
        <source>Rows that came in: %1. They leave the body %2 m from where it was, and turned by %3 rad, while the other bodies stay.</source>
        <translation>加わった行: %1。他の物体が止まったまま、この物体は %2 m 動き、%3 rad 回ります。</translation>
    </message>
    <message>
        <source>row %1: %2, %3</source>
        <translation>行 %1: %2、%3</translation>
    </message>
    <message>
        <source>Everything is multiplied by h²: k and the matrix are in kg, as the mass of the body is, and f in kg m.</source>
        <translation>すべてに h² が掛けてあります。k と行列は物体の質量と同じ kg、f は kg m です。</translation>
    </message>
    <message>
        <source>Every body has moved by h v₀, h = %1 s, with its velocity v₀ from the start of the step: what rests is where it will be. The sweeps begin here.</source>
        <translation>すべての物体が、ステップの始まりの速度 v₀ で h v₀ だけ動きました。h = %1 s。静止しているものは、もうあるべき位置にあります。スイープはここから始まります。</translation>
    </message>
    <message>
        <source>Step %1 is done. Contacts and joints keep their forces and their stiffnesses: the next step begins with α γ of the ones and γ of the others.</source>
        <translation>ステップ %1 が終わりました。接触とジョイントは力と剛性を保ちます。次のステップは力の α γ 倍、剛性の γ 倍から始まります。</translation>
    </message>
</context>
<context>
    <name>ChartCaption</name>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>, sweep %1</source>
        <translation>、スイープ %1</translation>
    </message>
    <message>
        <source>all settings at their defaults</source>
        <translation>設定はすべて既定値</translation>
    </message>
    <message>
        <source>settings that are not the defaults: %1</source>
        <translation>既定値と異なる設定: %1</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>Δλ before the clamp</source>
        <translation>クランプ前の Δλ</translation>
    </message>
    <message>
        <source>Λ before this visit</source>
        <translation>この処理の前の Λ</translation>
    </message>
    <message>
        <source>Λ after this visit</source>
        <translation>この処理の後の Λ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>Λ of row %1</source>
        <translation>行 %1 の Λ</translation>
    </message>
    <message>
        <source>Λ of %1 after sweep %2</source>
        <translation>スイープ %2 の後の %1 の Λ</translation>
    </message>
    <message>
        <source>The error after sweep %1, relative to a cold start</source>
        <translation>スイープ %1 の後の誤差（コールドスタートの誤差に対する割合）</translation>
    </message>
    <message>
        <source>Sweeps until %1 of the error remains</source>
        <translation>誤差が %1 になるまでのスイープ数</translation>
    </message>
    <message>
        <source>The deepest overlap</source>
        <translation>最も深い重なり</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>The kinetic energy</source>
        <translation>運動エネルギー</translation>
    </message>
    <message>
        <source>The highest speed</source>
        <translation>最大の速さ</translation>
    </message>
    <message>
        <source>The time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>The step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Custom joints</source>
        <translation>自作のジョイント</translation>
    </message>
    <message>
        <source>The value</source>
        <translation>求められている値</translation>
    </message>
    <message>
        <source>Row %1 does not exist, but it must</source>
        <translation>行 %1 がありません。必要です</translation>
    </message>
    <message>
        <source>Row %1 exists, but it must not</source>
        <translation>行 %1 があります。あってはいけません</translation>
    </message>
    <message>
        <source>The engine is not at a visit to a row</source>
        <translation>エンジンは行の処理の所にありません</translation>
    </message>
    <message>
        <source>The condition does not hold yet</source>
        <translation>求められていることがまだ成り立っていません</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1; it must be %2, to within %3</source>
        <translation>%1。%3 以内の差で %2 でなければなりません</translation>
    </message>
    <message>
        <source>%1, %2; they must differ by less than %3</source>
        <translation>%1、%2。差は %3 より小さくなければなりません</translation>
    </message>
    <message>
        <source>%1; it must be less than %2</source>
        <translation>%1。%2 より小さくなければなりません</translation>
    </message>
    <message>
        <source>%1; it must be at most %2</source>
        <translation>%1。%2 以下でなければなりません</translation>
    </message>
    <message>
        <source>%1; it must be more than %2</source>
        <translation>%1。%2 より大きくなければなりません</translation>
    </message>
    <message>
        <source>%1; it must be at least %2</source>
        <translation>%1。%2 以上でなければなりません</translation>
    </message>
    <message>
        <source>%1; it must be %2</source>
        <translation>%1。%2 でなければなりません</translation>
    </message>
    <message>
        <source>%1 – as %2</source>
        <translation>%1(%2 と同じに)</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>現在 %1</translation>
    </message>
    <message>
        <source>goal %1 ± %2</source>
        <translation>目標 %1 ± %2</translation>
    </message>
    <message>
        <source>goal: less than %1</source>
        <translation>目標: %1 より小さい</translation>
    </message>
    <message>
        <source>goal: at most %1</source>
        <translation>目標: %1 以下</translation>
    </message>
    <message>
        <source>goal: more than %1</source>
        <translation>目標: %1 より大きい</translation>
    </message>
    <message>
        <source>goal: at least %1</source>
        <translation>目標: %1 以上</translation>
    </message>
    <message>
        <source>goal %1</source>
        <translation>目標 %1</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Scene &amp;library…</source>
        <translation>シーンライブラリ(&amp;L)…</translation>
    </message>
    <message>
        <source>Shows the scenes that come with the program.</source>
        <translation>プログラムに付属するシーンを表示します。</translation>
    </message>
    <message>
        <source>&amp;Open scene…</source>
        <translation>シーンを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Opens a scene file.</source>
        <translation>シーンのファイルを開きます。</translation>
    </message>
    <message>
        <source>Writes the scene with the settings in force now to a new file.</source>
        <translation>今有効な設定も含めて、シーンを新しいファイルに書き込みます。</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>画像を書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Saves a picture of the scene or of the window, as PNG or SVG.</source>
        <translation>シーンまたはウィンドウの画像を、PNG か SVG で保存します。</translation>
    </message>
    <message>
        <source>Export this &amp;chart…</source>
        <translation>このチャートを書き出す(&amp;C)…</translation>
    </message>
    <message>
        <source>Saves the chart or table that was used last: a self-contained picture as PNG or SVG, or the values as CSV.</source>
        <translation>最後に使ったチャートや表を、そのまま使える画像（PNG か SVG）または値（CSV）として保存します。</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Closes the window; the layout is saved.</source>
        <translation>ウィンドウを閉じます。レイアウトは保存されます。</translation>
    </message>
    <message>
        <source>No chart is visible.</source>
        <translation>表示中のチャートがありません。</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undoes the last change – of a setting, a body, the scene – or restart, and restores the steps that it replaced.</source>
        <translation>最後の変更（設定、物体、シーン）または再スタートを取り消し、それで失われたステップを復元します。</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Redoes the last undone change.</source>
        <translation>最後に取り消した変更をやり直します。</translation>
    </message>
    <message>
        <source>Reset &amp;settings</source>
        <translation>設定を元に戻す(&amp;S)</translation>
    </message>
    <message>
        <source>Resets every setting to the scene&apos;s own value, from the cursor on.</source>
        <translation>カーソル以降のすべての設定を、シーン自身の値に戻します。</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <comment>menu</comment>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>Runs the simulation from here, or pauses it at the end of a step.</source>
        <translation>ここからシミュレーションを実行します。実行中はステップの終わりで一時停止します。</translation>
    </message>
    <message>
        <source>R&amp;estart the scene</source>
        <translation>シーンを最初から(&amp;E)</translation>
    </message>
    <message>
        <source>Restarts the scene from its beginning, with the current settings.</source>
        <translation>シーンを初めからやり直します。設定は今のまま使います。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Row forward</source>
        <translation>次の行へ</translation>
    </message>
    <message>
        <source>Steps to the end of the next visit to a row.</source>
        <translation>次の行の処理の終わりまで進みます。</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Row back</source>
        <translation>前の行へ</translation>
    </message>
    <message>
        <source>Steps back to the previous visit to a row.</source>
        <translation>前の行の処理まで戻ります。</translation>
    </message>
    <message>
        <source>Into the row&apos;s terms</source>
        <translation>行の項へ入る</translation>
    </message>
    <message>
        <source>Steps by one term of the row&apos;s formula: Jv, raw Δλ, sum, clamp, velocity of A, velocity of B.</source>
        <translation>行の式の項を一つ進みます: Jv、生の Δλ、和、クランプ、A の速度、B の速度。</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>項</translation>
    </message>
    <message>
        <source>Term back</source>
        <translation>前の項へ</translation>
    </message>
    <message>
        <source>Steps back by one term of the row&apos;s formula.</source>
        <translation>行の式の項を一つ戻ります。</translation>
    </message>
    <message>
        <source>Out to the end of the sweep</source>
        <translation>スイープの終わりへ出る</translation>
    </message>
    <message>
        <source>Steps to the end of the sweep over all rows.</source>
        <translation>全行のスイープの終わりまで進みます。</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>Back to the start of the sweep</source>
        <translation>スイープの初めへ戻る</translation>
    </message>
    <message>
        <source>Steps back to the start of the sweep: the end of the previous one.</source>
        <translation>スイープが始まったところ、つまり前のスイープの終わりまで戻ります。</translation>
    </message>
    <message>
        <source>Phase forward</source>
        <translation>次のフェーズへ</translation>
    </message>
    <message>
        <source>Steps to the end of the next phase of the step: collide, linearize, solve velocities, …</source>
        <translation>ステップの次のフェーズの終わりまで進みます: 衝突検出、線形化、速度の求解、…</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>フェーズ</translation>
    </message>
    <message>
        <source>Phase back</source>
        <translation>前のフェーズへ</translation>
    </message>
    <message>
        <source>Steps back to the end of the previous phase.</source>
        <translation>前のフェーズの終わりまで戻ります。</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>次のステップへ</translation>
    </message>
    <message>
        <source>Steps to the end of a time step.</source>
        <translation>時間ステップの終わりまで進みます。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>前のステップへ</translation>
    </message>
    <message>
        <source>Steps back to the end of the previous time step.</source>
        <translation>前の時間ステップの終わりまで戻ります。</translation>
    </message>
    <message>
        <source>One stop forward</source>
        <translation>次の停止点へ</translation>
    </message>
    <message>
        <source>Steps to the very next place where the solver can be stopped.</source>
        <translation>ソルバーが止まれる、すぐ次のところまで進みます。</translation>
    </message>
    <message>
        <source>One stop back</source>
        <translation>前の停止点へ</translation>
    </message>
    <message>
        <source>Steps back to the previous place where the solver can be stopped.</source>
        <translation>ソルバーが止まれる、すぐ前のところまで戻ります。</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>初めへ</translation>
    </message>
    <message>
        <source>Moves to the beginning of the recording.</source>
        <translation>記録の初めまで戻ります。</translation>
    </message>
    <message>
        <source>To the end of the recording</source>
        <translation>記録の終わりへ</translation>
    </message>
    <message>
        <source>Moves to the end of the last recorded step.</source>
        <translation>計算済みの最後のステップの終わりまで進みます。</translation>
    </message>
    <message>
        <source>&amp;Debug</source>
        <translation>デバッグ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続行(&amp;C)</translation>
    </message>
    <message>
        <source>Continues to the next stop at which a breakpoint holds. Without breakpoints: runs, or pauses.</source>
        <translation>ブレークポイントに当たる次の停止点まで進みます。ブレークポイントがなければ、実行または一時停止します。</translation>
    </message>
    <message>
        <source>Continue &amp;back</source>
        <translation>逆方向に続行(&amp;B)</translation>
    </message>
    <message>
        <source>Goes back to the last stop before this one at which a breakpoint holds.</source>
        <translation>ブレークポイントに当たる一つ前の停止点まで戻ります。</translation>
    </message>
    <message>
        <source>Ca&amp;ncel the search</source>
        <translation>検索を中止(&amp;N)</translation>
    </message>
    <message>
        <source>Cancels the search for a breakpoint; the cursor stays where it was.</source>
        <translation>ブレークポイントの検索を中止します。カーソルは元の位置のままです。</translation>
    </message>
    <message>
        <source>&amp;Toggle breakpoint</source>
        <translation>ブレークポイントの切り替え(&amp;T)</translation>
    </message>
    <message>
        <source>Sets or removes a breakpoint at the source line of the text cursor.</source>
        <translation>ソースでテキストカーソルのある行に、ブレークポイントを設定または解除します。</translation>
    </message>
    <message>
        <source>&amp;Run to here</source>
        <translation>ここまで実行(&amp;R)</translation>
    </message>
    <message>
        <source>Continues to the next stop at the source line of the text cursor.</source>
        <translation>ソースでテキストカーソルのある行の、次の停止点まで進みます。</translation>
    </message>
    <message>
        <source>&amp;Breakpoints</source>
        <translation>ブレークポイント(&amp;B)</translation>
    </message>
    <message>
        <source>Shows the list of breakpoints, where you can add one by its condition.</source>
        <translation>ブレークポイントの一覧を表示します。条件を書いて追加できます。</translation>
    </message>
    <message>
        <source>Worst &amp;offenders</source>
        <translation>ワースト一覧(&amp;O)</translation>
    </message>
    <message>
        <source>Shows the rows of this step and the steps of the recording with the largest errors.</source>
        <translation>このステップの行と記録のステップのうち、求められる値から最も外れているものを表示します。</translation>
    </message>
    <message>
        <source>Pro&amp;venance</source>
        <translation>由来(&amp;V)</translation>
    </message>
    <message>
        <source>Breaks a number down into everything that contributed to it: the focused number in Bodies, a velocity of the selected body or the marked row&apos;s impulse.</source>
        <translation>「物体」で選んだ数値、選択した物体の速度、またはマークした行の力積を、その値を作ったすべてのものに分けて示します。</translation>
    </message>
    <message>
        <source>E&amp;xact answer</source>
        <translation>厳密解(&amp;X)</translation>
    </message>
    <message>
        <source>Shows the converged solution of this step: every impulse and velocity next to the solver&apos;s value, and whether other impulses are a solution too.</source>
        <translation>このステップの収束した解を表示します。すべての力積と速度をソルバーの値と並べ、ほかの力積でもよいかどうかも示します。</translation>
    </message>
    <message>
        <source>Energy &amp;ledger</source>
        <translation>エネルギー収支(&amp;L)</translation>
    </message>
    <message>
        <source>Shows how many metres each correction of this step removed, and the energy that it added.</source>
        <translation>このステップの各補正が何メートル取り除いたか、どれだけエネルギーを与えたかを表示します。</translation>
    </message>
    <message>
        <source>Book&amp;mark this moment</source>
        <translation>この時点をブックマーク(&amp;M)</translation>
    </message>
    <message>
        <source>Bookmarks the moment at the cursor in the notebook of the scene, so that you can return to it and write about it.</source>
        <translation>カーソルの時点をシーンのノートブックに残します。後で戻ったり、メモを書いたりできます。</translation>
    </message>
    <message>
        <source>&amp;Notebook</source>
        <translation>ノートブック(&amp;N)</translation>
    </message>
    <message>
        <source>Shows the bookmarked moments of this scene, with their notes.</source>
        <translation>このシーンで残した時点を、メモとともに表示します。</translation>
    </message>
    <message>
        <source>&amp;Export the notebook…</source>
        <translation>ノートブックを書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Exports the bookmarked moments as one page: notes, numbers, tables and pictures.</source>
        <translation>残した時点を、メモ、数値、表、画像の入った一つのページに書き出します。</translation>
    </message>
    <message>
        <source>Copy &amp;link to this moment</source>
        <translation>この時点へのリンクをコピー(&amp;L)</translation>
    </message>
    <message>
        <source>Copies a line of text to the clipboard that opens this scene, with its inputs, at this very stop.</source>
        <translation>一行のテキストをクリップボードにコピーします。これを使うと、このシーンを入力ごと、まさにこの停止点で開けます。</translation>
    </message>
    <message>
        <source>&amp;Go to a link…</source>
        <translation>リンクへ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>Asks for a link, such as stack_10#f12.i3.r5, and goes to the moment that it names.</source>
        <translation>stack_10#f12.i3.r5 のようなリンクを入力し、それが指す時点へ移動します。</translation>
    </message>
    <message>
        <source>&amp;Matrix of the rows</source>
        <translation>拘束の行列(&amp;M)</translation>
    </message>
    <message>
        <source>Shows which row disturbs which, by how much, and through which body.</source>
        <translation>どの行がどの行を、どれだけ、どの物体を通じて乱すかを表示します。</translation>
    </message>
    <message>
        <source>λ₁–λ₂ &amp;plane</source>
        <translation>λ₁–λ₂ 平面(&amp;P)</translation>
    </message>
    <message>
        <source>Shows the impulses of two rows against each other: where each row is satisfied, and the path of the sweeps.</source>
        <translation>二つの行の力積を縦横の軸にとり、各行が満たされるところと、スイープの経路を表示します。</translation>
    </message>
    <message>
        <source>Row or&amp;der</source>
        <translation>行の順序(&amp;D)</translation>
    </message>
    <message>
        <source>Tries other orders of the rows on the step at the cursor, and shows how it converges, before the run uses one.</source>
        <translation>カーソルのステップで行の別の順序を試し、収束がどう変わるかを、実行に取り入れる前に調べます。</translation>
    </message>
    <message>
        <source>Parameter &amp;scan</source>
        <translation>パラメータースキャン(&amp;S)</translation>
    </message>
    <message>
        <source>Runs the scene with every combination of two settings&apos; values, and shows how the runs end as a map.</source>
        <translation>二つの設定の値のすべての組み合わせでシーンを実行し、その結果をマップで表示します。</translation>
    </message>
    <message>
        <source>Custom &amp;joint</source>
        <translation>自作のジョイント(&amp;J)</translation>
    </message>
    <message>
        <source>Creates a joint from a formula C(q) of two bodies: its J is derived and checked, and the joint is added to the scene.</source>
        <translation>2 つの物体の式 C(q) からジョイントを作ります: J が求められて検算され、ジョイントがシーンに入ります。</translation>
    </message>
    <message>
        <source>Solve by &amp;hand</source>
        <translation>手で解く(&amp;H)</translation>
    </message>
    <message>
        <source>Lets you be the solver: pick the rows of this step and enter the impulses that the engine will compute.</source>
        <translation>あなたがソルバーです。このステップの行を選び、エンジンが計算する力積を入力します。</translation>
    </message>
    <message>
        <source>&amp;Impulses</source>
        <translation>力積(&amp;I)</translation>
    </message>
    <message>
        <source>Shows the impulses of selected rows over the sweeps, the visits or the steps: click contacts in the scene.</source>
        <translation>選んだ行の力積を、スイープ、処理、ステップに沿って表示します。行を選ぶには、シーンで接触をクリックします。</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>ウォッチ(&amp;W)</translation>
    </message>
    <message>
        <source>Shows numbers of your choice at the cursor, and what they were before.</source>
        <translation>選んだ数値を、カーソルがどこにあっても、それまでの値とともに表示します。</translation>
    </message>
    <message>
        <source>E&amp;xplain the terms</source>
        <translation>項を説明(&amp;X)</translation>
    </message>
    <message>
        <source>Goes to the row card: the arrow keys move from term to term, each is explained and shown in the scene.</source>
        <translation>行カードへ移ります。矢印キーで項から項へ移ると、それぞれの説明が出て、シーンにも示されます。</translation>
    </message>
    <message>
        <source>&amp;Warm start</source>
        <translation>ウォームスタート(&amp;W)</translation>
    </message>
    <message>
        <source>Shows which impulses of the last step this one starts with, and which are lost.</source>
        <translation>このステップが前のステップのどの力積から始まり、どの力積が失われたかを表示します。</translation>
    </message>
    <message>
        <source>Brea&amp;k the match</source>
        <translation>対応を切る(&amp;K)</translation>
    </message>
    <message>
        <source>Discards the last step&apos;s impulses of the contact point of the marked row, or of the one selected in the panel.</source>
        <translation>マークした行の接触点、またはパネルで選んだ接触点に、前のステップの力積を忘れさせます。</translation>
    </message>
    <message>
        <source>Branch &amp;here</source>
        <translation>ここで分岐(&amp;H)</translation>
    </message>
    <message>
        <source>Continues from the cursor as a new branch; the current run stays as it is.</source>
        <translation>カーソルの位置から、新しいブランチとして進めます。今表示している実行はそのまま残ります。</translation>
    </message>
    <message>
        <source>B&amp;ranches</source>
        <translation>ブランチ(&amp;R)</translation>
    </message>
    <message>
        <source>Shows the branches of the run.</source>
        <translation>実行のブランチを表示します。</translation>
    </message>
    <message>
        <source>Co&amp;mpare branches</source>
        <translation>ブランチを比較(&amp;M)</translation>
    </message>
    <message>
        <source>Shows where the current branch first differs from another one.</source>
        <translation>表示中のブランチと別のブランチの分かれ目を表示します。</translation>
    </message>
    <message>
        <source>Ne&amp;xt branch</source>
        <translation>次のブランチ(&amp;X)</translation>
    </message>
    <message>
        <source>Shows the next branch of the list, where it was left.</source>
        <translation>一覧の次のブランチを、離れたときの位置で表示します。</translation>
    </message>
    <message>
        <source>Pre&amp;vious branch</source>
        <translation>前のブランチ(&amp;V)</translation>
    </message>
    <message>
        <source>Shows the previous branch of the list, where it was left.</source>
        <translation>一覧の前のブランチを、離れたときの位置で表示します。</translation>
    </message>
    <message>
        <source>Set the row&apos;s &amp;impulse…</source>
        <translation>行の力積を設定(&amp;I)…</translation>
    </message>
    <message>
        <source>Sets another impulse for the marked row from this stop on, and continues from there.</source>
        <translation>マークした行にこの停止点から別の力積を与え、そこから進めます。</translation>
    </message>
    <message>
        <source>Change mass or &amp;velocity…</source>
        <translation>質量や速度を変更(&amp;V)…</translation>
    </message>
    <message>
        <source>Compare &amp;variants…</source>
        <translation>バリアントを比較(&amp;V)…</translation>
    </message>
    <message>
        <source>Shows the comparison and offers what to compare: warm starting, iterations, methods.</source>
        <translation>比較のパネルを開き、ウォームスタート、反復回数、手法など、比べるものの候補を示します。</translation>
    </message>
    <message>
        <source>Scenes side by &amp;side</source>
        <translation>シーンを並べて表示(&amp;S)</translation>
    </message>
    <message>
        <source>Shows the scenes of all compared variants side by side, in place of the scene.</source>
        <translation>比較しているすべてのバリアントのシーンを、シーンの場所に並べて表示します。</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>レッスン(&amp;L)</translation>
    </message>
    <message>
        <source>Table of &amp;contents</source>
        <translation>目次(&amp;C)</translation>
    </message>
    <message>
        <source>Shows all lessons.</source>
        <translation>すべてのレッスンを表示します。</translation>
    </message>
    <message>
        <source>&amp;Free play</source>
        <translation>自由に試す(&amp;F)</translation>
    </message>
    <message>
        <source>Unlocks everything temporarily; the lesson stays as it is.</source>
        <translation>しばらくの間すべてを操作できるようにします。レッスンはそのまま待ちます。</translation>
    </message>
    <message>
        <source>&amp;Back to the lesson</source>
        <translation>レッスンに戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Continues the lesson where you left it, with the scene as it was then.</source>
        <translation>待っているレッスンの続きに、シーンも元のまま戻ります。</translation>
    </message>
    <message>
        <source>Lesson &amp;notebook</source>
        <translation>レッスンノート(&amp;N)</translation>
    </message>
    <message>
        <source>Shows your predictions, answers and notes in lessons, to search and to return to.</source>
        <translation>レッスンで予測し、答え、書いたことを表示します。検索したり、その時点に戻ったりできます。</translation>
    </message>
    <message>
        <source>&amp;Write a note</source>
        <translation>メモを書く(&amp;W)</translation>
    </message>
    <message>
        <source>Adds a note about the moment at the cursor to the lesson notebook.</source>
        <translation>カーソルの時点についてのメモをレッスンノートに加えます。</translation>
    </message>
    <message>
        <source>&amp;Export the lesson notebook…</source>
        <translation>レッスンノートを書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Exports the lesson notebook as one page: questions, answers, numbers and pictures.</source>
        <translation>レッスンノートを 1 ページに書き出します: 質問、回答、数値、画像。</translation>
    </message>
    <message>
        <source>&amp;Open a folder of lessons…</source>
        <translation>レッスンのフォルダーを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Shows the lessons of a folder, for authors of lessons.</source>
        <translation>フォルダーのレッスンを表示します。レッスンを書く人のためのものです。</translation>
    </message>
    <message>
        <source>&amp;Reload the lessons</source>
        <translation>レッスンを読み直す(&amp;R)</translation>
    </message>
    <message>
        <source>Shows the changes in the folder&apos;s files; the lesson and its stage stay.</source>
        <translation>フォルダーのファイルのその後の変更を表示します。レッスンと段階はそのままです。</translation>
    </message>
    <message>
        <source>Lessons of the &amp;program</source>
        <translation>プログラムのレッスン(&amp;P)</translation>
    </message>
    <message>
        <source>Shows the program&apos;s own lessons again.</source>
        <translation>プログラムに備わるレッスンに戻ります。</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>Layers of the &amp;scene</source>
        <translation>シーンのレイヤー(&amp;S)</translation>
    </message>
    <message>
        <source>Chart as ta&amp;ble</source>
        <translation>チャートを表で表示(&amp;B)</translation>
    </message>
    <message>
        <source>Shows the values of the chart that was used last as a table in its place, or the lines again.</source>
        <translation>最後に使ったチャートを、その場で値の表に切り替えます。もう一度選ぶと線に戻ります。</translation>
    </message>
    <message>
        <source>&amp;Find a setting</source>
        <translation>設定を検索(&amp;F)</translation>
    </message>
    <message>
        <source>Shows the settings and starts a search in them.</source>
        <translation>設定を表示し、その中を検索します。</translation>
    </message>
    <message>
        <source>&amp;Full scene</source>
        <translation>シーンだけを表示(&amp;F)</translation>
    </message>
    <message>
        <source>Hides all panels, or shows them again.</source>
        <translation>すべてのパネルを隠し、もう一度選ぶと元に戻します。</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>レイアウトを初期化(&amp;R)</translation>
    </message>
    <message>
        <source>Chooses the colours of the window.</source>
        <translation>ウィンドウの配色を選びます。</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>Like the &amp;desktop</source>
        <translation>デスクトップに合わせる(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>ダーク(&amp;A)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>Shows the window and the lessons in this language; everything else stays as it is.</source>
        <translation>ウィンドウとレッスンをこの言語で表示します。ほかはすべてそのままです。</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>ようこそ(&amp;W)</translation>
    </message>
    <message>
        <source>Shows the welcome page: learn, explore scenes, compare, or continue where you were.</source>
        <translation>プログラムの入り口（学ぶ、シーンを見る、比べる）と前回の場所を表示します。</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー一覧(&amp;K)</translation>
    </message>
    <message>
        <source>Shows all keys at a glance.</source>
        <translation>すべてのキーを一覧で表示します。</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts…</source>
        <translation>キーボードショートカット(&amp;S)…</translation>
    </message>
    <message>
        <source>Assigns other keys to commands.</source>
        <translation>コマンドに割り当てるキーを変えます。</translation>
    </message>
    <message>
        <source>&amp;About Solverscope</source>
        <translation>Solverscope について(&amp;A)</translation>
    </message>
    <message>
        <source>Shows the version and licence.</source>
        <translation>バージョンとライセンス。</translation>
    </message>
    <message>
        <source>About Solverscope</source>
        <translation>Solverscope について</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Solverscope %1&lt;/h3&gt;&lt;p&gt;An oscilloscope for physics solvers: stop at every row of every sweep, forward and back.&lt;/p&gt;&lt;p&gt;Copyright © 2026 The Solverscope developers&lt;/p&gt;&lt;p&gt;This program is free software: you may redistribute and change it under the terms of the GNU General Public License, version 3 or (at your option) any later version. It comes with absolutely no warranty.&lt;/p&gt;&lt;p&gt;Qt %2&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Solverscope %1&lt;/h3&gt;&lt;p&gt;物理ソルバーのためのオシロスコープです。どのスイープのどの行でも止まり、前にも後ろにも進めます。&lt;/p&gt;&lt;p&gt;Copyright © 2026 The Solverscope developers&lt;/p&gt;&lt;p&gt;このプログラムはフリーソフトウェアです。GNU General Public License のバージョン 3、または（任意で）それ以降のバージョンの条件のもとで、再配布や改変ができます。いかなる保証もありません。&lt;/p&gt;&lt;p&gt;Qt %2&lt;/p&gt;</translation>
    </message>
    <message>
        <source>So&amp;ft constraint</source>
        <translation>柔らかい拘束(&amp;F)</translation>
    </message>
    <message>
        <source>Designs a joint or contact as a spring: frequency, stiffness, β and γ or ERP and CFM, with the response of the row.</source>
        <translation>ジョイントか接触をばねとして設計します。周波数、剛性、β と γ、または ERP と CFM で指定し、行の応答を表示します。</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>調べる(&amp;S)</translation>
    </message>
    <message>
        <source>Bra&amp;nches</source>
        <translation>ブランチ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>説明(&amp;X)</translation>
    </message>
    <message>
        <source>C&amp;hange the run</source>
        <translation>実行を変更(&amp;H)</translation>
    </message>
    <message>
        <source>Notebook and &amp;links</source>
        <translation>ノートブックとリンク(&amp;L)</translation>
    </message>
    <message>
        <source>For &amp;authors</source>
        <translation>作者向け(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Row and step</source>
        <translation>行とステップ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Lists and settings</source>
        <translation>一覧と設定(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Charts and studies</source>
        <translation>チャートと調査(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save scene</source>
        <translation>シーンを保存(&amp;S)</translation>
    </message>
    <message>
        <source>Writes the scene with the settings in force now to its file; asks for one, and for the moment, if need be.</source>
        <translation>現在の設定とともにシーンをそのファイルに書き込みます。必要なら、ファイルと時点を尋ねます。</translation>
    </message>
    <message>
        <source>Save scene &amp;as…</source>
        <translation>シーンを別名で保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Copy scene as a lin&amp;k</source>
        <translation>シーンをリンクとしてコピー(&amp;K)</translation>
    </message>
    <message>
        <source>Copies a line of text to the clipboard that opens this scene in another Solverscope, with the settings in force now.</source>
        <translation>現在の設定とともにこのシーンを別の Solverscope で開ける一行のテキストを、クリップボードにコピーします。</translation>
    </message>
    <message>
        <source>&amp;Play the sweeps</source>
        <translation>スイープを再生(&amp;P)</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>Spee&amp;d of the sweeps</source>
        <translation>スイープの速さ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Faster sweeps</source>
        <translation>速く(&amp;F)</translation>
    </message>
    <message>
        <source>Plays the sweeps with more rows per second.</source>
        <translation>1 秒あたりの行を増やしてスイープを再生します。</translation>
    </message>
    <message>
        <source>&amp;Slower sweeps</source>
        <translation>遅く(&amp;S)</translation>
    </message>
    <message>
        <source>Plays the sweeps with fewer rows per second.</source>
        <translation>1 秒あたりの行を減らしてスイープを再生します。</translation>
    </message>
    <message>
        <source>&amp;Loop this step</source>
        <translation>このステップを繰り返す(&amp;L)</translation>
    </message>
    <message>
        <source>At the end of a step, the sweeps of the same step begin again.</source>
        <translation>ステップの終わりで、同じステップのスイープがまた始まります。</translation>
    </message>
    <message>
        <source>Chooses how fast answers are played.</source>
        <translation>答えを再生する速さを選びます。</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>動き(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>遅い(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>普通(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>速い(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>動きを減らす(&amp;R)</translation>
    </message>
    <message>
        <source>Nothing moves by itself: answers jump to where they end, and pictures stand still.</source>
        <translation>何もひとりでに動きません。答えはすぐ終わりの場面に移り、絵は止まっています。</translation>
    </message>
    <message>
        <source>&amp;New scene</source>
        <translation>新しいシーン(&amp;N)</translation>
    </message>
    <message>
        <source>An empty scene with ground, and the tools to build in it.</source>
        <translation>地面だけのシーンと、組み立てるための道具を表示します。</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>履歴(&amp;H)</translation>
    </message>
    <message>
        <source>Shows every change that can be undone or redone; a click goes there.</source>
        <translation>元に戻せる変更とやり直せる変更をすべて表示します。クリックするとそこへ移ります。</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>プロパティ(&amp;P)</translation>
    </message>
    <message>
        <source>Shows the properties of the selected bodies or joint, or of the scene: sizes, places, masses, friction, gravity.</source>
        <translation>選択した物体やジョイント、またはシーンのプロパティを表示します。大きさ、位置、質量、摩擦、重力などです。</translation>
    </message>
    <message>
        <source>60-second &amp;tour</source>
        <translation>60 秒のツアー(&amp;T)</translation>
    </message>
    <message>
        <source>Shows what the window can do: a tower, Run, a dragged box, the row card, a comparison.</source>
        <translation>ウィンドウでできることを示します。塔、実行、箱のドラッグ、行カード、比較です。</translation>
    </message>
    <message>
        <source>&amp;Help for this panel</source>
        <translation>このパネルのヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Explains the panel that has the keyboard: what it shows, how to read it, its keys.</source>
        <translation>キーボードのあるパネルを説明します。何を示すか、どう読むか、キーは何かです。</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>用語集(&amp;G)</translation>
    </message>
    <message>
        <source>Explains the terms in a sentence or two, with their formulas; to search.</source>
        <translation>用語を一、二文と式で説明します。検索できます。</translation>
    </message>
    <message>
        <source>Pr&amp;esentation</source>
        <translation>プレゼンテーション(&amp;E)</translation>
    </message>
    <message>
        <source>Shows large texts on the full screen, with the panel that matters most in this perspective; Escape ends it.</source>
        <translation>大きな文字で全画面に表示し、この作業画面で最も重要なパネルだけを残します。Esc で終了します。</translation>
    </message>
    <message>
        <source>Moves every panel of this perspective back to its initial place, and shows the initial layers of the scene.</source>
        <translation>この作業画面のすべてのパネルを最初の位置に戻し、シーンの最初のレイヤーを表示します。</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字の大きさ(&amp;X)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Shows all texts in this size.</source>
        <translation>すべての文字をこの大きさで表示します。</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>大きく(&amp;L)</translation>
    </message>
    <message>
        <source>Shows all texts in the next larger size.</source>
        <translation>すべての文字を一段大きく表示します。</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>小さく(&amp;S)</translation>
    </message>
    <message>
        <source>Shows all texts in the next smaller size.</source>
        <translation>すべての文字を一段小さく表示します。</translation>
    </message>
    <message>
        <source>All &amp;digits</source>
        <translation>すべての桁(&amp;D)</translation>
    </message>
    <message>
        <source>Shows every number with all its digits, so that it reads back to the same bits, or rounded again. Tool tips and copies always have all digits.</source>
        <translation>すべての数値を、読み戻すと同じビットになる全桁で表示します。もう一度選ぶと丸めた表示に戻ります。ツールチップとコピーは常に全桁です。</translation>
    </message>
    <message>
        <source>Sets another mass or velocity for the selected body, in Properties.</source>
        <translation>選択した物体の質量や速度を「プロパティ」で変えます。</translation>
    </message>
    <message>
        <source>Plays the solver&apos;s work from here, row by row, as impulses that run through the scene, up to a breakpoint. Any other key ends it.</source>
        <translation>ここからソルバーの計算を行ごとに、ブレークポイントまで再生します。力積がシーンの中を走ります。ほかのキーを押すと終わります。</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>Moves the selected bodies to the clipboard, as scene text.</source>
        <translation>選択した物体をシーンのテキストとしてクリップボードに移します。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the selected bodies to the clipboard, as scene text.</source>
        <translation>選択した物体をシーンのテキストとしてクリップボードにコピーします。</translation>
    </message>
    <message>
        <source>P&amp;aste</source>
        <translation>貼り付け(&amp;A)</translation>
    </message>
    <message>
        <source>Adds the bodies on the clipboard to the scene.</source>
        <translation>クリップボードの物体をシーンに追加します。</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
    <message>
        <source>Adds a copy of the selected bodies next to them.</source>
        <translation>選択した物体の横にその複製を追加します。</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>削除(&amp;L)</translation>
    </message>
    <message>
        <source>Removes the selected bodies and joints from the scene.</source>
        <translation>選択した物体とジョイントをシーンから削除します。</translation>
    </message>
    <message>
        <source>Select a body first.</source>
        <translation>先に物体を選択してください。</translation>
    </message>
    <message>
        <source>The five a&amp;rticles</source>
        <translation>五つの記事(&amp;R)</translation>
    </message>
    <message>
        <source>Names the articles that the lessons follow: author, address, language, lessons.</source>
        <translation>レッスンが沿う記事の著者、アドレス、言語、レッスンを示します。</translation>
    </message>
    <message>
        <source>Frame t&amp;imes</source>
        <translation>フレームの時間(&amp;I)</translation>
    </message>
    <message>
        <source>Shows in a corner of the scene where the time of a frame goes: physics, events, each view, painting, as the mean of the last second.</source>
        <translation>フレームの時間の内訳（物理、イベント、各パネル、描画）を、直前 1 秒間の平均としてシーンの隅に表示します。</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Method</source>
        <translation>手法</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Rows and sweeps</source>
        <translation>行とスイープ</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Position correction</source>
        <translation>位置補正</translation>
    </message>
    <message>
        <source>Soft rows</source>
        <translation>柔らかい行</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>マウス</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>トレース</translation>
    </message>
    <message>
        <source>How the velocities of a step are solved.</source>
        <translation>ステップの速度をどう求めるか。</translation>
    </message>
    <message>
        <source>Velocity methods</source>
        <translation>速度の手法</translation>
    </message>
    <message>
        <source>Sequential impulses</source>
        <translation>逐次力積法</translation>
    </message>
    <message>
        <source>Solves one row after another, each with the velocities left by the previous row (projected Gauss–Seidel).</source>
        <translation>行を一つずつ、前の行が残した速度を使って解きます（射影ガウス・ザイデル法）。</translation>
    </message>
    <message>
        <source>Jacobi (averaged)</source>
        <translation>ヤコビ法（平均）</translation>
    </message>
    <message>
        <source>Every row uses the velocities from the start of the sweep, as if it had only its share of each body&apos;s mass.</source>
        <translation>各行は、各物体の質量のうち自分の分担だけを持つかのように、スイープ開始時の速度に応答します。</translation>
    </message>
    <message>
        <source>SOR (over-relaxed)</source>
        <translation>SOR（過緩和）</translation>
    </message>
    <message>
        <source>Like sequential impulses, but the impulse of each row is scaled by the factor ω, up or down.</source>
        <translation>逐次力積法と同じですが、各行は単独の場合より係数 ω 倍だけ大きく、または小さく動きます。</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>ソフト</translation>
    </message>
    <message>
        <source>Contacts and joints are stiff damped springs, which remove overlap themselves.</source>
        <translation>接触とジョイントは硬い減衰ばねで、重なりも自分で取り除きます。</translation>
    </message>
    <message>
        <source>TGS soft (sub-steps)</source>
        <translation>TGS soft（サブステップ）</translation>
    </message>
    <message>
        <source>Soft rows in many small sub-steps, each with a relaxation pass that removes the velocity added by the correction.</source>
        <translation>多くの小さなサブステップで柔らかい行を解き、そのたびに押し出しの速さを取り戻すスイープを行います。</translation>
    </message>
    <message>
        <source>Impulse once</source>
        <translation>一回力積法</translation>
    </message>
    <message>
        <source>Every row applies one impulse per step, computed from the velocities at its turn, and is not visited again.</source>
        <translation>各行はステップに一度だけ、順番が来たときの速度から求めた力積を与え、その後は触れません。</translation>
    </message>
    <message>
        <source>Direct (pivoting)</source>
        <translation>直接法（ピボット）</translation>
    </message>
    <message>
        <source>Solves all rows at once, exactly: each row in turn is satisfied while the earlier ones stay satisfied. No sweeps.</source>
        <translation>すべての行を一度に正確に解きます。一つずつ正しくし、前の行は正しいまま保ちます。スイープはありません。</translation>
    </message>
    <message>
        <source>Position methods</source>
        <translation>位置の手法</translation>
    </message>
    <message>
        <source>XPBD (sub-steps)</source>
        <translation>XPBD（サブステップ）</translation>
    </message>
    <message>
        <source>Moves the bodies themselves until every row is satisfied, in small sub-steps; velocities follow from the displacements.</source>
        <translation>小さなサブステップで、すべての行が正しくなるまで物体そのものを動かします。速度は動いた道のりから決まります。</translation>
    </message>
    <message>
        <source>Verlet</source>
        <translation>ベルレ法</translation>
    </message>
    <message>
        <source>Bodies continue their previous motion; then links are restored to their length and overlapping bodies are pushed apart.</source>
        <translation>物体はこれまでと同じように進み、その後リンクを元の長さに戻し、物体どうしを引き離します。</translation>
    </message>
    <message>
        <source>Wrong on purpose</source>
        <translation>意図的な誤り</translation>
    </message>
    <message>
        <source>Wrong: sign of J</source>
        <translation>誤り: J の符号</translation>
    </message>
    <message>
        <source>Sequential impulses with a mistake: the angular term of body B has the wrong sign in J.</source>
        <translation>誤りのある逐次力積法: 物体 B の回転が J に逆の符号で入っています。</translation>
    </message>
    <message>
        <source>Wrong: no lever arm</source>
        <translation>誤り: 腕がない</translation>
    </message>
    <message>
        <source>Sequential impulses with a mistake: r × n is missing, so no contact or joint turns a body.</source>
        <translation>誤りのある逐次力積法: r × n が抜けているので、接触もジョイントも物体を回しません。</translation>
    </message>
    <message>
        <source>Wrong: clamp of Δλ</source>
        <translation>誤り: Δλ のクランプ</translation>
    </message>
    <message>
        <source>Sequential impulses with a mistake: each new impulse is clamped to the bounds instead of the sum.</source>
        <translation>誤りのある逐次力積法: 和ではなく、新しい力積を限界内に収めています。</translation>
    </message>
    <message>
        <source>Wrong: stale mass</source>
        <translation>誤り: 古い質量</translation>
    </message>
    <message>
        <source>Sequential impulses with a mistake: a joint&apos;s effective masses are computed only once, when the joint is created.</source>
        <translation>誤りのある逐次力積法: ジョイントの有効質量を、ジョイントを作るときに一度だけ計算しています。</translation>
    </message>
    <message>
        <source>Wrong: no feature ids</source>
        <translation>誤り: 特徴 ID なし</translation>
    </message>
    <message>
        <source>Sequential impulses with a mistake: contacts reuse impulses by their position in the list, whichever contact they came from.</source>
        <translation>誤りのある逐次力積法: 接触は誰のものかに関係なく、一覧での位置で力積を引き継ぎます。</translation>
    </message>
    <message>
        <source>Wrong: β too large</source>
        <translation>誤り: β が大きすぎる</translation>
    </message>
    <message>
        <source>Sequential impulses with a mistake: ten times the error reduction, so that bodies overshoot their positions.</source>
        <translation>誤りのある逐次力積法: 誤差の低減が十倍で、物体が本来の場所を通り過ぎます。</translation>
    </message>
    <message>
        <source>Wrong: old friction bound</source>
        <translation>誤り: 古い摩擦の限界</translation>
    </message>
    <message>
        <source>Sequential impulses with a mistake: friction is bounded by the normal impulse of the previous step.</source>
        <translation>誤りのある逐次力積法: 摩擦を前のステップの法線力積で制限しています。</translation>
    </message>
    <message>
        <source>Wrong: gravity twice</source>
        <translation>誤り: 重力が二度</translation>
    </message>
    <message>
        <source>Sequential impulses with a mistake: gravity acts twice in every step.</source>
        <translation>誤りのある逐次力積法: 重力が毎ステップ二度働きます。</translation>
    </message>
    <message>
        <source>Time step</source>
        <translation>時間刻み</translation>
    </message>
    <message>
        <source>Simulated time per step. Halving it reduces the errors and doubles the work.</source>
        <translation>1 ステップで進む時間。半分にすると誤差は小さく、計算は二倍になります。</translation>
    </message>
    <message>
        <source>Clamp the time step</source>
        <translation>時間刻みを制限</translation>
    </message>
    <message>
        <source>On: no step simulates more than 1/15 s, however long the time step is. Off: shows what long steps do.</source>
        <translation>オン: 時間刻みがどれだけ長くても、1 ステップは 1/15 s を超えません。オフ: 長いステップの影響を見られます。</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>Whether gravity changes the velocities before contacts and joints are solved, or after. tgs_soft applies it before.</source>
        <translation>重力が速度を変えるのは、接触とジョイントが応答する前か後か。tgs_soft では前です。</translation>
    </message>
    <message>
        <source>Before contacts</source>
        <translation>接触の前</translation>
    </message>
    <message>
        <source>Gravity is applied first: contacts act on its velocity in the same step.</source>
        <translation>重力が先に働き、接触は同じステップでその速さに応答します。</translation>
    </message>
    <message>
        <source>After contacts</source>
        <translation>接触の後</translation>
    </message>
    <message>
        <source>Gravity is applied after contacts and joints are solved: its velocity moves bodies into each other.</source>
        <translation>接触とジョイントが終わってから重力が働き、その速さが物体どうしをめり込ませます。</translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation>積分法</translation>
    </message>
    <message>
        <source>Which velocities move the bodies at the end of a step. tgs_soft is always semi-implicit.</source>
        <translation>ステップの最後にどの速度で物体を動かすか。tgs_soft は常に半陰的です。</translation>
    </message>
    <message>
        <source>Semi-implicit Euler</source>
        <translation>半陰的オイラー法</translation>
    </message>
    <message>
        <source>Bodies move with the velocities at the end of the step.</source>
        <translation>物体はステップ終了時の速度で動きます。</translation>
    </message>
    <message>
        <source>Explicit Euler</source>
        <translation>陽的オイラー法</translation>
    </message>
    <message>
        <source>Bodies move with the velocities at the start of the step: every swing gains energy.</source>
        <translation>物体はステップ開始時の速度で動きます。揺れるたびにエネルギーが増えます。</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復回数</translation>
    </message>
    <message>
        <source>Sweeps over all velocity rows in one step. In each sweep, every row responds to what the others did.</source>
        <translation>1 ステップで速度の行すべてを回るスイープの数。スイープごとに、各行は他の行がしたことに応答できます。</translation>
    </message>
    <message>
        <source>Row order</source>
        <translation>行の順序</translation>
    </message>
    <message>
        <source>The order in which a sweep visits the rows; the row visited last is satisfied best. Not used by jacobi.</source>
        <translation>スイープが行を処理する順序。最後に処理した行の言い分が通ります。jacobi では使いません。</translation>
    </message>
    <message>
        <source>As built</source>
        <translation>構築順</translation>
    </message>
    <message>
        <source>Joints, contacts, mouse.</source>
        <translation>ジョイント、接触、マウスの順。</translation>
    </message>
    <message>
        <source>Reversed</source>
        <translation>逆順</translation>
    </message>
    <message>
        <source>In the opposite order.</source>
        <translation>反対の順。</translation>
    </message>
    <message>
        <source>Ping-pong</source>
        <translation>往復</translation>
    </message>
    <message>
        <source>One sweep forward, the next one backward.</source>
        <translation>順方向と逆方向のスイープを交互に。</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>シャッフル</translation>
    </message>
    <message>
        <source>A different order in every sweep, generated from the row seed.</source>
        <translation>スイープごとに、行のシードから決めた別の順序。</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>指定</translation>
    </message>
    <message>
        <source>The rows of the given order first, then the other rows as built.</source>
        <translation>指定した順序の行を先に、残りは構築順に。</translation>
    </message>
    <message>
        <source>Row seed</source>
        <translation>行のシード</translation>
    </message>
    <message>
        <source>Seed of the shuffled orders: the same seed gives the same orders in every run.</source>
        <translation>シャッフルの出発点。同じシードなら、どの実行でも同じ順序になります。</translation>
    </message>
    <message>
        <source>Given order</source>
        <translation>指定の順序</translation>
    </message>
    <message>
        <source>The rows that the order &apos;given&apos; visits first: their numbers as in a trace, counted from 0 and separated by blanks. The other rows follow as built; numbers of rows that do not exist are ignored.</source>
        <translation>順序 &apos;given&apos; で先に処理する行。番号はトレースと同じく 0 から数え、間に空白を一つ入れます。残りは構築順に続き、存在しない行の番号は飛ばします。</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Whether the rows of joints are built before or after those of contacts. What is solved last is satisfied best.</source>
        <translation>ジョイントの行を接触の行より前に作るか後に作るか。最後に解いたものが最もよく保たれます。</translation>
    </message>
    <message>
        <source>Joint rows are built first: contacts are solved last.</source>
        <translation>ジョイントの行を先に作り、接触が最後に決めます。</translation>
    </message>
    <message>
        <source>Contact rows are built first: joints are solved last.</source>
        <translation>接触の行を先に作り、ジョイントが最後に決めます。</translation>
    </message>
    <message>
        <source>Relaxation</source>
        <translation>緩和係数</translation>
    </message>
    <message>
        <source>How much of a row&apos;s own impulse sor applies: 1 is all of it, as in sequential impulses; a larger value overshoots, so that coupled rows converge sooner; a smaller one is more cautious. At 2 and above it no longer converges.</source>
        <translation>sor で行自身の答えをどれだけ適用するか。1 は逐次力積法と同じく全部。大きくすると行き過ぎますが、互いを待つ行が早く片付きます。小さくすると慎重になります。2 以上では収束しません。</translation>
    </message>
    <message>
        <source>Block solve</source>
        <translation>ブロック求解</translation>
    </message>
    <message>
        <source>On: solves the two points of a contact between boxes together, so that they do not rock the box. Off: one after the other. Used by sequential_impulses with accumulated impulses.</source>
        <translation>オン: 箱どうしの接触の 2 点を同時に解き、箱が左右に揺れないようにします。オフ: 一つずつ。累積した力積を使う sequential_impulses で有効です。</translation>
    </message>
    <message>
        <source>Joint blocks</source>
        <translation>ジョイントのブロック</translation>
    </message>
    <message>
        <source>On: solves the two or three equality rows of a joint together, so that they do not disturb each other. Off: one after the other. Used by sequential_impulses with accumulated impulses, soft and tgs_soft; ngs then removes the whole error of joints at once.</source>
        <translation>オン: ジョイントの 2、3 本の等式の行を同時に解き、互いに乱さないようにします。オフ: 一つずつ。累積した力積を使う sequential_impulses と、soft、tgs_soft で有効です。ngs はこのときジョイントの誤差全体を一度に取り除きます。</translation>
    </message>
    <message>
        <source>Sub-steps</source>
        <translation>サブステップ</translation>
    </message>
    <message>
        <source>The number of sub-steps into which tgs_soft and xpbd divide a step, each with its own forces, rows and positions. tgs_soft finds contacts once per step, xpbd in every sub-step.</source>
        <translation>tgs_soft と xpbd がステップをいくつのサブステップに分けるか。それぞれに力、行、位置があります。接触は tgs_soft では一度、xpbd ではサブステップごとに探します。</translation>
    </message>
    <message>
        <source>Relaxation iterations</source>
        <translation>緩和の反復回数</translation>
    </message>
    <message>
        <source>Sweeps of tgs_soft without bias after each move, which remove the velocity that pushed overlap apart.</source>
        <translation>移動のたびに行う tgs_soft のバイアスなしのスイープ。重なりを押し出した速さを取り戻します。</translation>
    </message>
    <message>
        <source>Contact frequency</source>
        <translation>接触の振動数</translation>
    </message>
    <message>
        <source>Stiffness of the contacts of soft and tgs_soft; joints and contacts with static bodies are twice as stiff.</source>
        <translation>soft と tgs_soft の接触の硬さ。ジョイントと固定物体との接触は二倍の硬さです。</translation>
    </message>
    <message>
        <source>Contact frequency limit</source>
        <translation>接触の振動数の上限</translation>
    </message>
    <message>
        <source>The most oscillations of a contact in a (sub-)step; contacts with static bodies then get twice the frequency. 0: as in solver2d, a third where the step is taken whole and a quarter in sub-steps.</source>
        <translation>1 ステップ (サブステップ) あたりの接触の振動回数の上限。固定物体との接触は、そのあとで振動数が二倍になります。0 は solver2d と同じで、ステップを分けないときは 3 分の 1、サブステップでは 4 分の 1 です。</translation>
    </message>
    <message>
        <source>Joint frequency limit</source>
        <translation>ジョイントの振動数の上限</translation>
    </message>
    <message>
        <source>The most oscillations of a joint in a (sub-)step. 0: as in solver2d, half of one where the step is taken whole and a quarter in sub-steps.</source>
        <translation>1 ステップ (サブステップ) あたりのジョイントの振動回数の上限。0 は solver2d と同じで、ステップを分けないときは 2 分の 1、サブステップでは 4 分の 1 です。</translation>
    </message>
    <message>
        <source>Maximum push speed</source>
        <translation>押し出す速さの上限</translation>
    </message>
    <message>
        <source>Soft contacts are not pushed apart faster than this.</source>
        <translation>柔らかい接触は、これより速く物体を押し離しません。</translation>
    </message>
    <message>
        <source>Not used by this method: its soft contacts leave no penetration.</source>
        <translation>今は効果なし: この方法の柔らかい接触は重なりを残しません。</translation>
    </message>
    <message>
        <source>Contact damping</source>
        <translation>接触の減衰</translation>
    </message>
    <message>
        <source>Damping of the contacts of soft and tgs_soft: 1 is critical; far above it, overlap is removed slowly and smoothly.</source>
        <translation>soft と tgs_soft の接触の減衰。1 が臨界で、それよりずっと大きいと重なりはゆっくり、跳ねずに消えます。</translation>
    </message>
    <message>
        <source>Joint damping</source>
        <translation>ジョイントの減衰</translation>
    </message>
    <message>
        <source>Damping of the joints of soft and tgs_soft.</source>
        <translation>soft と tgs_soft のジョイントの減衰。</translation>
    </message>
    <message>
        <source>Compliance</source>
        <translation>コンプライアンス</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>剛性</translation>
    </message>
    <message>
        <source>The share of a link&apos;s error that one visit of verlet removes. The error left after a step depends on the number of sweeps.</source>
        <translation>verlet が 1 回の処理で取り除くリンクの誤差の割合。ステップ後に残る量はスイープの数によります。</translation>
    </message>
    <message>
        <source>Warm starting</source>
        <translation>ウォームスタート</translation>
    </message>
    <message>
        <source>The share of the last step&apos;s accumulated impulses that is applied before the first sweep: 0 is off, 1 is all of them. Requires accumulated impulses.</source>
        <translation>最初のスイープの前に適用する、前のステップの累積力積の割合。0 はオフ、1 は全部。累積した力積が必要です。</translation>
    </message>
    <message>
        <source>Scale warm start</source>
        <translation>ウォームスタートの比例調整</translation>
    </message>
    <message>
        <source>On: when the time step has changed, the impulses of the last step are scaled with it, as in Box2D 2.4, so that the sweeps begin with the same forces. Off: they are reused as they are, as in Box2D 3.</source>
        <translation>オン：時間刻みが変わったとき、前のステップの力積をその比に合わせて変える（Box2D 2.4 と同じ）。スイープは同じ力から始まる。オフ：そのまま使う（Box2D 3 と同じ）。</translation>
    </message>
    <message>
        <source>Not used with these settings: there is no warm start.</source>
        <translation>この設定では使われません：ウォームスタートがありません。</translation>
    </message>
    <message>
        <source>Accumulate impulses</source>
        <translation>力積を累積</translation>
    </message>
    <message>
        <source>On: clamps the sum of a row&apos;s impulses to its bounds, so that a later sweep may undo part of an earlier impulse. Off: clamps each single impulse. Only sequential_impulses can switch this off.</source>
        <translation>オン: 行の力積の和を限界内に収めるので、前のスイープが与えたものを後のスイープが取り戻せます。オフ: 個々の力積を限界内に収めます。和なしで済むのは sequential_impulses だけです。</translation>
    </message>
    <message>
        <source>How overlap is removed.</source>
        <translation>重なりをどう取り除くか。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Overlap is not removed.</source>
        <translation>重なりを取り除きません。</translation>
    </message>
    <message>
        <source>ERP (in the velocities)</source>
        <translation>ERP（速度で）</translation>
    </message>
    <message>
        <source>The velocity rows aim at a separating velocity, which remains in the bodies.</source>
        <translation>速度の行が離れる速度を目指し、その速度は物体に残ります。</translation>
    </message>
    <message>
        <source>Split impulse (pseudo-velocities)</source>
        <translation>分割力積（擬似速度）</translation>
    </message>
    <message>
        <source>Pseudo-velocities that last for one step move the bodies apart and add no velocity.</source>
        <translation>1 ステップだけの擬似速度で物体を引き離し、速さは残しません。</translation>
    </message>
    <message>
        <source>Linear projection</source>
        <translation>線形投影</translation>
    </message>
    <message>
        <source>After the step, the bodies of each overlapping pair are moved apart along the normal, once, without rotation.</source>
        <translation>ステップの後、重なる組の物体を法線に沿って一度だけ、回さずに引き離します。</translation>
    </message>
    <message>
        <source>NGS (positions)</source>
        <translation>NGS（位置）</translation>
    </message>
    <message>
        <source>After the step, sweeps move the positions themselves; every row is recomputed from the current positions (non-linear Gauss–Seidel).</source>
        <translation>ステップの後、スイープが位置そのものを動かし、各行を物体の今の位置から計算し直します（非線形ガウス・ザイデル法）。</translation>
    </message>
    <message>
        <source>Position iterations</source>
        <translation>位置の反復回数</translation>
    </message>
    <message>
        <source>Sweeps over the pseudo-velocity rows of split_impulse, or over the position rows of ngs, in one step.</source>
        <translation>1 ステップで、split_impulse の擬似速度の行、または ngs の位置の行を回るスイープの数。</translation>
    </message>
    <message>
        <source>Error reduction</source>
        <translation>誤差の低減</translation>
    </message>
    <message>
        <source>The share of the position error that one step tries to remove.</source>
        <translation>1 ステップで取り除こうとする位置の誤差の割合。</translation>
    </message>
    <message>
        <source>Position error</source>
        <translation>位置の誤差</translation>
    </message>
    <message>
        <source>Where the error that β removes is measured: by erp, by split impulses, and by joints with their own β.</source>
        <translation>β が取り除く誤差をどこで見るか。erp、分割力積、自分の β を持つジョイントで使います。</translation>
    </message>
    <message>
        <source>Before the step</source>
        <translation>ステップの前</translation>
    </message>
    <message>
        <source>The error at the start of the step: the remaining error is multiplied by 1 − β in every step.</source>
        <translation>ステップ開始時の誤差。残りは 1 ステップで 1 − β 倍に縮みます。</translation>
    </message>
    <message>
        <source>After the step</source>
        <translation>ステップの後</translation>
    </message>
    <message>
        <source>The error at the end of the step, C + h Jv: the remaining error is multiplied by 1/(1 + β) in every step, and never overshoots.</source>
        <translation>ステップ終了時の誤差 C + h Jv。残りは 1/(1 + β) 倍に縮み、行き過ぎることはありません。</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>柔らかさ</translation>
    </message>
    <message>
        <source>How soft rows yield: springs of joints, the mouse, and the rows of soft and tgs_soft.</source>
        <translation>柔らかい行のたわみ方。ジョイントのばね、マウス、soft と tgs_soft の行で使います。</translation>
    </message>
    <message>
        <source>γ (j + j₀)</source>
        <translation>γ (j + j₀)</translation>
    </message>
    <message>
        <source>Acts on the whole impulse, including the warm start: a damped spring, at any time step.</source>
        <translation>ウォームスタートで与えた分も含む力積全体に対して。どの時間刻みでも減衰ばねになります。</translation>
    </message>
    <message>
        <source>γ j, without j₀</source>
        <translation>γ j、j₀ なし</translation>
    </message>
    <message>
        <source>Acts on this step&apos;s impulse only. Warm starting then carries the weight without any softness: no sag, hardly any damping.</source>
        <translation>このステップの力積だけに対して。ウォームスタートが重さをただで支えるので、たわみがなく、減衰もほとんどありません。</translation>
    </message>
    <message>
        <source>Scaled velocity (Bullet 1.5)</source>
        <translation>速度を縮める（Bullet 1.5）</translation>
    </message>
    <message>
        <source>γ is not in the effective mass; it scales Jv. How soft the row is depends on the time step and the number of sweeps.</source>
        <translation>γ は有効質量に入らず、Jv を縮めます。行の柔らかさは時間刻みとスイープの数によります。</translation>
    </message>
    <message>
        <source>Slop</source>
        <translation>スロップ</translation>
    </message>
    <message>
        <source>Penetration that is not corrected, so that resting contacts persist from step to step.</source>
        <translation>そのままにしておくめり込み。静止した接触がステップごとに途切れないようにします。</translation>
    </message>
    <message>
        <source>Warm start pseudo-velocities</source>
        <translation>擬似速度のウォームスタート</translation>
    </message>
    <message>
        <source>Applies the last step&apos;s impulses to the pseudo-velocity rows too. Usually makes things worse; try it.</source>
        <translation>擬似速度の行も前のステップの力積から始めます。たいてい悪くなります。試してみてください。</translation>
    </message>
    <message>
        <source>Bounce threshold</source>
        <translation>跳ね返りのしきい値</translation>
    </message>
    <message>
        <source>Contacts that close more slowly than this do not bounce.</source>
        <translation>これより遅く近づく接触は跳ね返りません。</translation>
    </message>
    <message>
        <source>Distance test</source>
        <translation>距離の判定</translation>
    </message>
    <message>
        <source>Off: bodies count as touching every half-plane at any distance, so that they bounce in mid-air. Switch it off to see what breaks.</source>
        <translation>オフ: 物体はどれだけ離れていてもすべての半平面に触れているとみなされ、空中で跳ね返ります。切って、何が壊れるか見てください。</translation>
    </message>
    <message>
        <source>Speculative contacts</source>
        <translation>先読み接触</translation>
    </message>
    <message>
        <source>On: contacts are found before the bodies touch, and remove only the velocity with which they would overlap within the step, so that fast bodies do not pass through thin walls. Off: contacts begin when the bodies touch.</source>
        <translation>オン: 物体が触れる前に接触を見つけ、ステップ内で重なる分の速さだけを取り除くので、速い物体が薄い壁を通り抜けません。オフ: 接触は触れたときに始まります。</translation>
    </message>
    <message>
        <source>Restitution of a pair</source>
        <translation>組の反発係数</translation>
    </message>
    <message>
        <source>Which restitution a contact uses if the two bodies differ.</source>
        <translation>二つの物体の反発係数が違うとき、接触はどちらを使うか。</translation>
    </message>
    <message>
        <source>Larger one</source>
        <translation>大きい方</translation>
    </message>
    <message>
        <source>The bouncier body decides.</source>
        <translation>よく弾む物体が決めます。</translation>
    </message>
    <message>
        <source>Smaller one</source>
        <translation>小さい方</translation>
    </message>
    <message>
        <source>The less bouncy body decides.</source>
        <translation>弾まない物体が決めます。</translation>
    </message>
    <message>
        <source>Bounce target</source>
        <translation>跳ね返りの目標</translation>
    </message>
    <message>
        <source>When the target velocity of a bounce is computed; used by sequential_impulses without block solve.</source>
        <translation>跳ね返りが目指す速さをいつ決めるか。ブロック求解なしの sequential_impulses で有効です。</translation>
    </message>
    <message>
        <source>Once, before the sweeps</source>
        <translation>スイープの前に一度</translation>
    </message>
    <message>
        <source>−e times the closing speed at the start of the sweeps.</source>
        <translation>スイープ開始時の近づく速さの −e 倍。</translation>
    </message>
    <message>
        <source>At every visit (wrong)</source>
        <translation>処理のたびに新しく（誤り）</translation>
    </message>
    <message>
        <source>−e times the current speed: n sweeps leave (−e)ⁿ of the closing speed.</source>
        <translation>その時点の速さの −e 倍。n 回のスイープで、近づく速さの (−e)ⁿ が残ります。</translation>
    </message>
    <message>
        <source>Approach test</source>
        <translation>接近の判定</translation>
    </message>
    <message>
        <source>On: contacts whose bodies are already separating are left alone. Off: their velocity is reflected all the same, back into the overlap. Used by impulse_once.</source>
        <translation>オン: すでに離れつつある接触には触れません。オフ: それでも速度を反射し、重なりの中へ戻します。impulse_once で有効です。</translation>
    </message>
    <message>
        <source>Skip separating contacts</source>
        <translation>離れる接触を飛ばす</translation>
    </message>
    <message>
        <source>On: a contact whose bodies separate before the sweeps is excluded from them, and its stored impulses are discarded. A contact that another row closes is then missed. Not used by tgs_soft.</source>
        <translation>オン: スイープの前に離れつつある接触はスイープから外し、以前の力積も忘れます。他の行に押し込まれる行は見逃されます。tgs_soft では使いません。</translation>
    </message>
    <message>
        <source>Mouse spring frequency</source>
        <translation>マウスのばねの振動数</translation>
    </message>
    <message>
        <source>Stiffness of the spring with which the mouse pulls a body.</source>
        <translation>マウスが物体を引くばねの硬さ。</translation>
    </message>
    <message>
        <source>Mouse spring damping</source>
        <translation>マウスのばねの減衰</translation>
    </message>
    <message>
        <source>Damping of the mouse spring: 1 is critical; below it, the body oscillates.</source>
        <translation>そのばねの減衰。1 が臨界で、それより小さいと物体が揺れます。</translation>
    </message>
    <message>
        <source>Stop at overlap tests</source>
        <translation>重なり判定で停止</translation>
    </message>
    <message>
        <source>On: during collision detection, every pair of bodies that is tested is a stop of its own. Changes only the stops, never the motion.</source>
        <translation>オン: 接触を探す間、判定する物体の組ごとに停止点ができます。変わるのは停止できる場所だけで、動きは変わりません。</translation>
    </message>
    <message>
        <source>number of the step; 1 is the first</source>
        <translation>ステップの番号。最初は 1</translation>
    </message>
    <message>
        <source>number of the sub-step</source>
        <translation>サブステップの番号</translation>
    </message>
    <message>
        <source>the phase that the stop belongs to</source>
        <translation>停止点が属するフェーズ</translation>
    </message>
    <message>
        <source>number of the sweep; 0 outside the sweeps</source>
        <translation>スイープの番号。スイープの外では 0</translation>
    </message>
    <message>
        <source>number of the stop in its step, from 0</source>
        <translation>ステップ内の停止点の番号、0 から</translation>
    </message>
    <message>
        <source>index of the row in its list, from 0</source>
        <translation>行の一覧での位置、0 から</translation>
    </message>
    <message>
        <source>kind of the row</source>
        <translation>行の種類</translation>
    </message>
    <message>
        <source>the joint&apos;s id, &quot;mouse&quot;, or a contact as &quot;a/b&quot; or &quot;a/b#2&quot;</source>
        <translation>ジョイントの id、&quot;mouse&quot;、または &quot;a/b&quot; や &quot;a/b#2&quot; の形の接触</translation>
    </message>
    <message>
        <source>the body that is pushed against n</source>
        <translation>n と逆向きに押される物体</translation>
    </message>
    <message>
        <source>the body that is pushed along n</source>
        <translation>n の向きに押される物体</translation>
    </message>
    <message>
        <source>either of the two</source>
        <translation>二つのどちらか</translation>
    </message>
    <message>
        <source>direction of the row</source>
        <translation>行の方向</translation>
    </message>
    <message>
        <source>lever arm on A: r × n</source>
        <translation>A への腕: r × n</translation>
    </message>
    <message>
        <source>lever arm on B: r × n</source>
        <translation>B への腕: r × n</translation>
    </message>
    <message>
        <source>relative velocity along the row before the visit</source>
        <translation>処理前の、行に沿った相対速度</translation>
    </message>
    <message>
        <source>1 / (K + γ), as the visit used it</source>
        <translation>この処理で使われた 1 / (K + γ)</translation>
    </message>
    <message>
        <source>minus the target velocity</source>
        <translation>目指す速度の符号を変えたもの</translation>
    </message>
    <message>
        <source>γ; 0 is a hard row</source>
        <translation>γ。0 は硬い行</translation>
    </message>
    <message>
        <source>the impulse that would satisfy the row alone</source>
        <translation>この行だけを満たす力積</translation>
    </message>
    <message>
        <source>Λ before the visit</source>
        <translation>処理前の Λ</translation>
    </message>
    <message>
        <source>Λ after the visit</source>
        <translation>処理後の Λ</translation>
    </message>
    <message>
        <source>the impulse applied</source>
        <translation>適用した力積</translation>
    </message>
    <message>
        <source>lower bound in effect</source>
        <translation>有効な下限</translation>
    </message>
    <message>
        <source>upper bound in effect</source>
        <translation>有効な上限</translation>
    </message>
    <message>
        <source>the bound at which the visit ended</source>
        <translation>処理がどの限界で終わったか</translation>
    </message>
    <message>
        <source>velocity of A after the visit</source>
        <translation>処理後の A の速度</translation>
    </message>
    <message>
        <source>angular velocity of A after the visit</source>
        <translation>処理後の A の角速度</translation>
    </message>
    <message>
        <source>velocity of B after the visit</source>
        <translation>処理後の B の速度</translation>
    </message>
    <message>
        <source>angular velocity of B after the visit</source>
        <translation>処理後の B の角速度</translation>
    </message>
    <message>
        <source>the same after the visit: minus the bias, unless a bound or softness limits it</source>
        <translation>処理後の同じ値。限界も柔らかさも妨げなければ、バイアスの符号を変えたもの</translation>
    </message>
    <message>
        <source>current Λ of the contact&apos;s normal row; friction rows only</source>
        <translation>この時点の、接触の法線の行の Λ。摩擦の行だけ</translation>
    </message>
    <message>
        <source>Λ of the same row of the same contact point at the end of the last step; absent when the point is new</source>
        <translation>同じ接触点の同じ行が前のステップを終えたときの値。新しい点にはありません</translation>
    </message>
    <message>
        <source>how long the row&apos;s contact has been matched; 0 is new</source>
        <translation>行の接触がどれだけの間対応してきたか。0 は新しい</translation>
    </message>
    <message>
        <source>of the row&apos;s contact, as detected</source>
        <translation>行の接触の、見つかったときの値</translation>
    </message>
    <message>
        <source>minus the separation</source>
        <translation>隙間の符号を変えたもの</translation>
    </message>
    <message>
        <source>the remaining error of the worst row after the sweep</source>
        <translation>スイープ後に最悪の行にまだ足りない分</translation>
    </message>
    <message>
        <source>‖ΔΛ‖ over the sweep</source>
        <translation>スイープでの ‖ΔΛ‖</translation>
    </message>
    <message>
        <source>rows that the sweep left at a bound</source>
        <translation>スイープ後に限界にある行</translation>
    </message>
    <message>
        <source>rows whose clamp differs from the previous sweep</source>
        <translation>クランプが前のスイープと違う行</translation>
    </message>
    <message>
        <source>deepest overlap found</source>
        <translation>見つかった最も深い重なり</translation>
    </message>
    <message>
        <source>at the end of the step</source>
        <translation>ステップの終わりで</translation>
    </message>
    <message>
        <source>kinetic and potential, over the step</source>
        <translation>運動エネルギーと位置エネルギー、ステップの間に</translation>
    </message>
    <message>
        <source>new contacts between bodies that touched in the previous step</source>
        <translation>前のステップで触れていた物体どうしの新しい接触</translation>
    </message>
    <message>
        <source>the stop is the visit to a row</source>
        <translation>停止点が行の処理であること</translation>
    </message>
    <message>
        <source>clamp_changes &gt; 0</source>
        <translation>clamp_changes &gt; 0</translation>
    </message>
    <message>
        <source>energy_change above rounding</source>
        <translation>丸め誤差を超える energy_change</translation>
    </message>
    <message>
        <source>lost_matches &gt; 0</source>
        <translation>lost_matches &gt; 0</translation>
    </message>
    <message>
        <source>a number has become infinite or undefined</source>
        <translation>数が無限大または未定義になった</translation>
    </message>
    <message>
        <source>position of the body&apos;s centre</source>
        <translation>物体の中心の位置</translation>
    </message>
    <message>
        <source>rotation of the body</source>
        <translation>物体がどれだけ回っているか</translation>
    </message>
    <message>
        <source>velocity of the body&apos;s centre</source>
        <translation>物体の中心の速度</translation>
    </message>
    <message>
        <source>angular velocity of the body</source>
        <translation>物体の角速度</translation>
    </message>
    <message>
        <source>speed of the body&apos;s centre, in any direction</source>
        <translation>向きにかかわらず、物体の中心の速さ</translation>
    </message>
    <message>
        <source>Sweeps to 1 %</source>
        <translation>1 % までのスイープ</translation>
    </message>
    <message>
        <source>How many sweeps of the measured step, whatever its iterations setting, it takes until the velocity error is 1 % of its value before any impulse, including warm starting; infinite if 2,000 are not enough</source>
        <translation>測定するステップで、反復回数の設定にかかわらず、速度の誤差がウォームスタートも含めて力積を与える前の 1 % になるまでに要するスイープの数。2,000 回で足りなければ無限大</translation>
    </message>
    <message>
        <source>Error left</source>
        <translation>残った誤差</translation>
    </message>
    <message>
        <source>Velocity error left by the measured step&apos;s own sweeps, relative to its value before any impulse</source>
        <translation>測定するステップ自身のスイープが残す速度の誤差。力積を与える前の誤差に対する割合</translation>
    </message>
    <message>
        <source>Predicted rate</source>
        <translation>予測の収束率</translation>
    </message>
    <message>
        <source>The factor by which each late sweep of the measured step reduces the velocity error, as predicted</source>
        <translation>測定するステップの終盤のスイープ 1 回が速度の誤差を何倍に縮めるか、予測</translation>
    </message>
    <message>
        <source>Measured rate</source>
        <translation>実測の収束率</translation>
    </message>
    <message>
        <source>The same factor, as measured</source>
        <translation>同じものの実測</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>The residual that the velocity sweeps of the last step left: the worst row</source>
        <translation>最後のステップの速度のスイープが残した分。最悪の行</translation>
    </message>
    <message>
        <source>Worst penetration</source>
        <translation>最大めり込み</translation>
    </message>
    <message>
        <source>The deepest overlap of all steps</source>
        <translation>全ステップで最も深い重なり</translation>
    </message>
    <message>
        <source>Worst joint error</source>
        <translation>最大ジョイント誤差</translation>
    </message>
    <message>
        <source>The largest distance between a joint&apos;s two halves, in all steps</source>
        <translation>全ステップで、ジョイントの両側が最も離れた距離</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>ドリフト</translation>
    </message>
    <message>
        <source>How far the bodies are from where they began: root mean square over all bodies that can move. For bodies that should rest, this is an error</source>
        <translation>物体が初めの場所からどれだけ離れたか。動ける物体すべての二乗平均の平方根。静止しているはずの物体では誤差です</translation>
    </message>
    <message>
        <source>Energy gained</source>
        <translation>増えたエネルギー</translation>
    </message>
    <message>
        <source>The largest rise of kinetic and potential energy above that of the beginning</source>
        <translation>運動エネルギーと位置エネルギーが初めの値を最大でどれだけ上回ったか</translation>
    </message>
    <message>
        <source>Energy change</source>
        <translation>エネルギーの変化</translation>
    </message>
    <message>
        <source>Kinetic and potential energy at the end minus those at the beginning</source>
        <translation>終わりの運動エネルギーと位置エネルギーから初めの値を引いたもの</translation>
    </message>
    <message>
        <source>Kinetic energy</source>
        <translation>運動エネルギー</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>終わりで</translation>
    </message>
    <message>
        <source>Steps completed</source>
        <translation>進めたステップ</translation>
    </message>
    <message>
        <source>Fewer than requested if a number stopped being finite</source>
        <translation>数が有限でなくなったときは指定より少なくなります</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>元の実行</translation>
    </message>
    <message>
        <source>Branch %1</source>
        <translation>ブランチ %1</translation>
    </message>
    <message>
        <source>From Pong to constraints</source>
        <translation>Pong から拘束へ</translation>
    </message>
    <message>
        <source>Impulse resolution</source>
        <translation>力積による解決</translation>
    </message>
    <message>
        <source>Joints and machines</source>
        <translation>ジョイントと機械</translation>
    </message>
    <message>
        <source>Soft constraints</source>
        <translation>柔らかい拘束</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形</translation>
    </message>
    <message>
        <source>Bug museum</source>
        <translation>バグ博物館</translation>
    </message>
    <message>
        <source>Not used by this method: only TGS soft and XPBD have sub-steps.</source>
        <translation>今は効果なし: サブステップがあるのは TGS soft と XPBD だけです。</translation>
    </message>
    <message>
        <source>Not used by this method: only TGS soft has a relaxation pass.</source>
        <translation>今は効果なし: 緩和スイープがあるのは TGS soft だけです。</translation>
    </message>
    <message>
        <source>Not used by this method: only Verlet has links with a stiffness.</source>
        <translation>今は効果なし: 剛性を持つリンクがあるのはベルレ法だけです。</translation>
    </message>
    <message>
        <source>Not used by this method: it moves the bodies out of each other itself.</source>
        <translation>今は効果なし: この手法は、自ら物体を互いに引き離します。</translation>
    </message>
    <message>
        <source>Not used by this method: its position rows are always built in the same order.</source>
        <translation>今は効果なし: 位置の行は、決まった一つの順序で作られます。</translation>
    </message>
    <message>
        <source>Not used by this method: where positions are solved, contacts are always speculative.</source>
        <translation>今は効果なし: 位置を解くときは、接触を常に先まで検出します。</translation>
    </message>
    <message>
        <source>Not used by this method: where positions are solved, every row starts at 0.</source>
        <translation>今は効果なし: 位置を解くときは、どの行も 0 から始まります。</translation>
    </message>
    <message>
        <source>Not used by this method: its rows are hard.</source>
        <translation>今は効果なし: 行は硬い行です。</translation>
    </message>
    <message>
        <source>Not used by this method: its soft rows remove overlap themselves.</source>
        <translation>今は効果なし: 柔らかい行は、自ら重なりを取り除きます。</translation>
    </message>
    <message>
        <source>Not used by this method: every row has one impulse.</source>
        <translation>今は効果なし: どの行も力積は一回だけです。</translation>
    </message>
    <message>
        <source>Not used by this method: its sub-steps have an order of their own.</source>
        <translation>今は効果なし: この手法には、独自のサブステップの順序があります。</translation>
    </message>
    <message>
        <source>Not used by this method: it builds its rows in every sub-step.</source>
        <translation>今は効果なし: この手法は、サブステップごとに行を作ります。</translation>
    </message>
    <message>
        <source>Not used by this method: only impulse once can switch the test off.</source>
        <translation>今は効果なし: 接近の判定を省けるのは一回力積法だけです。</translation>
    </message>
    <message>
        <source>Not used with these settings: only sequential impulses without block solve can recompute the target.</source>
        <translation>今は効果なし: 跳ね返りを求め直せるのは、一行ずつ解く逐次力積法だけです。</translation>
    </message>
    <message>
        <source>Not used by this method: only SOR has a relaxation factor.</source>
        <translation>今は効果なし: 緩和を行うのは SOR だけです。</translation>
    </message>
    <message>
        <source>Not used with these settings: only sequential impulses with accumulation solve blocks.</source>
        <translation>今は効果なし: ブロックを解くのは、累積を行う逐次力積法だけです。</translation>
    </message>
    <message>
        <source>Not used with these settings: rows are solved one at a time.</source>
        <translation>今は効果なし: この手法は行を一つずつ処理します。</translation>
    </message>
    <message>
        <source>Not used by this method: its row order is fixed.</source>
        <translation>今は効果なし: この手法では、行の順序を選べません。</translation>
    </message>
    <message>
        <source>Not used with these settings: no rows are shuffled.</source>
        <translation>今は効果なし: 行はシャッフルされません。</translation>
    </message>
    <message>
        <source>Not used with these settings: the row order is not the given one.</source>
        <translation>今は効果なし: 別の行の順序が選ばれています。</translation>
    </message>
    <message>
        <source>Not used by this method: a single impulse is not a sum.</source>
        <translation>今は効果なし: 力積が一回だけなので、和になりません。</translation>
    </message>
    <message>
        <source>Not used by this method: it always accumulates impulses.</source>
        <translation>今は効果なし: この手法は常に累積します。</translation>
    </message>
    <message>
        <source>Not used up to 300 rows: a direct solution needs no initial guess.</source>
        <translation>300 行までは効果なし: 直接法に初期値は要りません。</translation>
    </message>
    <message>
        <source>Not used with these settings: there are no accumulated impulses to start from.</source>
        <translation>今は効果なし: 初期値となる累積力積がありません。</translation>
    </message>
    <message>
        <source>Not used with these settings: no sweeps remove overlap separately from the velocities.</source>
        <translation>今は効果なし: 速度とは別に重なりを取り除くスイープがありません。</translation>
    </message>
    <message>
        <source>Not used with these settings: only split impulse has pseudo-velocities.</source>
        <translation>今は効果なし: 擬似速度があるのは分割力積だけです。</translation>
    </message>
    <message>
        <source>Not used with these settings: no position correction is selected.</source>
        <translation>今は効果なし: 位置補正が選ばれていません。</translation>
    </message>
    <message>
        <source>the method is wrong on purpose</source>
        <translation>この手法はわざと間違えてある</translation>
    </message>
    <message>
        <source>no row explains it</source>
        <translation>どの行でも説明できない</translation>
    </message>
    <message>
        <source>the explicit integrator moves bodies by their velocities from the start of the step</source>
        <translation>陽的積分器は物体をステップ開始時の速度で動かす</translation>
    </message>
    <message>
        <source>pushes act where the bodies are, but velocities are measured from where they were</source>
        <translation>押しは物体の今の位置で働くが、速度は前の位置から測られる</translation>
    </message>
    <message>
        <source>bodies were solved one at a time, and the sweeps ended before their motion agreed with the forces</source>
        <translation>物体は一つずつ解かれ、その動きが力と一致する前にスイープが終わった</translation>
    </message>
    <message>
        <source>contacts kept the lever arms from before the bodies moved, so opposite impulses act at different points and turn the bodies</source>
        <translation>接触の腕は物体が動く前のままなので、逆向きの力積が別の点に働いて物体を回す</translation>
    </message>
    <message>
        <source>the anchors of joints are apart, so opposite impulses act at different points and turn the bodies</source>
        <translation>ジョイントの取り付け点が離れているため、逆向きの力積が別の点に働いて物体を回す</translation>
    </message>
    <message>
        <source>corrections moved bodies and left their velocities as they were</source>
        <translation>補正が速度を変えずに物体を動かした</translation>
    </message>
    <message>
        <source>bodies were moved out of their errors, which lifts them and becomes velocity</source>
        <translation>誤差をなくすために物体が動かされ、持ち上がり、速度になった</translation>
    </message>
    <message>
        <source>soft rows returned what overlap or joint errors had stored</source>
        <translation>ソフトな行が、重なりやジョイントの誤差に蓄えられていた分を返した</translation>
    </message>
    <message>
        <source>the bias that removes errors is a velocity, and it stays</source>
        <translation>誤差をなくすバイアスは速度であり、残る</translation>
    </message>
    <message>
        <source>corrections lifted bodies</source>
        <translation>補正が物体を持ち上げた</translation>
    </message>
    <message>
        <source>several points bounced at once</source>
        <translation>複数の点が同時に跳ね返った</translation>
    </message>
    <message>
        <source>the rows were not solved to the end, or the step along the tangent left its circle</source>
        <translation>行が最後まで解かれていないか、接線に沿ったステップが円から外れた</translation>
    </message>
    <message>
        <source>XPBD moves the bodies in its sweeps</source>
        <translation>XPBD はスイープの中で物体を動かします</translation>
    </message>
    <message>
        <source>Verlet&apos;s method moves the bodies in its sweeps</source>
        <translation>ベルレ法はスイープの中で物体を動かします</translation>
    </message>
    <message>
        <source>soft rows push, and a relaxation pass removes their speed</source>
        <translation>柔らかい行が押し、その速さを緩和パスが取り去ります</translation>
    </message>
    <message>
        <source>soft rows correct with a part of the velocity</source>
        <translation>柔らかい行が速さの一部を使って押します</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>How a body turns by its angular velocity, and by the pushes of position rows.</source>
        <translation>物体が角速度と位置の行の押しによってどう回るか。</translation>
    </message>
    <message>
        <source>By the whole angle</source>
        <translation>角度どおり</translation>
    </message>
    <message>
        <source>A body with angular velocity ω turns by h ω.</source>
        <translation>角速度 ω の物体は h ω だけ回ります。</translation>
    </message>
    <message>
        <source>Along the tangent, normalized</source>
        <translation>接線方向に動かして正規化</translation>
    </message>
    <message>
        <source>Cosine and sine move along the tangent and are normalized, as in Box2D 3: a body turns by arctan(h ω), which is (h ω)³/3 less.</source>
        <translation>Box2D 3 と同じく、余弦と正弦を接線方向に動かして正規化します。物体は arctan(h ω) だけ回り、これは (h ω)³/3 だけ少ない角度です。</translation>
    </message>
    <message>
        <source>Rows of a contact</source>
        <translation>接触の行</translation>
    </message>
    <message>
        <source>The order in which the rows of a contact with two points are built. What is solved last is satisfied best; unless built point by point, the point that comes first is that of Box2D.</source>
        <translation>2 点の接触の行を作る順序。最後に解かれるものが最もよく満たされます。点ごとでない場合、最初の点は Box2D と同じ点です。</translation>
    </message>
    <message>
        <source>Point by point</source>
        <translation>点ごと</translation>
    </message>
    <message>
        <source>Normal and friction of one point, then of the other: N T N T, as in box2d-lite.</source>
        <translation>1 点の法線と摩擦、次にもう 1 点：N T N T、box2d-lite と同じ。</translation>
    </message>
    <message>
        <source>Normals first</source>
        <translation>法線が先</translation>
    </message>
    <message>
        <source>Both normal rows, then both friction rows, which see their final normal impulses: N N T T, as in solver2d and Box2D 3.0.</source>
        <translation>両方の法線の行、次に両方の摩擦の行。摩擦は確定した法線の力積を見ます：N N T T、solver2d と Box2D 3.0 と同じ。</translation>
    </message>
    <message>
        <source>Friction first</source>
        <translation>摩擦が先</translation>
    </message>
    <message>
        <source>Both friction rows, then both normal rows, so that non-penetration has the last word: T T N N, as in Box2D 2.4.</source>
        <translation>両方の摩擦の行、次に両方の法線の行。めり込みの防止が最後に効きます：T T N N、Box2D 2.4 と同じ。</translation>
    </message>
    <message>
        <source>Normals of all contacts first</source>
        <translation>全接触の法線が先</translation>
    </message>
    <message>
        <source>The normal rows of all contacts, then the friction rows of all contacts, as in Bullet.</source>
        <translation>すべての接触の法線の行、次にすべての接触の摩擦の行。Bullet と同じ。</translation>
    </message>
    <message>
        <source>Contact margin</source>
        <translation>接触の余裕</translation>
    </message>
    <message>
        <source>How far ahead of the surfaces contacts are found: 0.02 in Box2D 3 and solver2d, four times their slop. Both points of two polygons then stay in contact while one is within the margin; open ones may close their gap within the step, and have friction. 0: contacts begin when the bodies touch.</source>
        <translation>接触を表面のどれだけ手前で見つけるか。Box2D 3 と solver2d ではスロップの 4 倍の 0.02 です。2 つの多角形は、1 点がこの余裕の中にある間、両方の点が接触のままです。離れている点はステップ内で隙間を閉じてよく、摩擦もあります。0：物体が触れたときに接触が始まります。</translation>
    </message>
    <message>
        <source>Contact recycling</source>
        <translation>接触の再利用</translation>
    </message>
    <message>
        <source>While no point of a body has moved further than this against the body that it touches, their contacts move along with them instead of being found anew: that costs less. A contact, and its separation, is then off by at most twice this distance. 0: found anew in every step.</source>
        <translation>物体のどの点も、触れている相手に対してこの距離より動いていない間、接触は見つけ直されず、物体と一緒に動きます。その分の計算が省けます。このとき接触とその分離距離の誤差は、最大でもこの距離の 2 倍です。0：毎ステップ見つけ直します。</translation>
    </message>
    <message>
        <source>Not used with these settings: speculative contacts look ahead anew in every step.</source>
        <translation>この設定では使われません：投機的接触はステップごとに先を見直します。</translation>
    </message>
    <message>
        <source>Contacts within a step</source>
        <translation>ステップ内の接触</translation>
    </message>
    <message>
        <source>What of a contact follows the bodies from sub-step to sub-step of tgs_soft, and into its relaxation pass.</source>
        <translation>tgs_soft のサブステップごと、そして緩和スイープで、接触の何が物体に従うか。</translation>
    </message>
    <message>
        <source>Point and separation</source>
        <translation>点と間隔</translation>
    </message>
    <message>
        <source>Lever arms and separation are those of the current positions, at the point halfway between the surfaces: both bodies are pushed at one place, which conserves angular momentum.</source>
        <translation>腕と間隔は現在の位置のもので、点は表面の中間です。両方の物体が同じ場所で押されるので、角運動量が保存されます。</translation>
    </message>
    <message>
        <source>Each body&apos;s own point</source>
        <translation>物体ごとの点</translation>
    </message>
    <message>
        <source>The lever arm on each body is that of the point that it had at the start, turned with it, and the effective masses remain those of the start, as in TGS soft of solver2d.</source>
        <translation>各物体への腕は、開始時の点が物体とともに回ったもので、有効質量は開始時のままです。solver2d の TGS soft と同じ。</translation>
    </message>
    <message>
        <source>Separation only</source>
        <translation>間隔のみ</translation>
    </message>
    <message>
        <source>The separation is the current one, the lever arms are those at which the contact was found, as in Box2D 3.</source>
        <translation>間隔は現在のもの、腕は接触が見つかったときのものです。Box2D 3 と同じ。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Separation and lever arms remain those at which the contact was found, as in PGS soft of solver2d.</source>
        <translation>間隔も腕も接触が見つかったときのままです。solver2d の PGS soft と同じ。</translation>
    </message>
    <message>
        <source>Not used by this method: only TGS soft builds its contact rows several times in a step.</source>
        <translation>この手法では使われません：接触の行をステップ内で何度も作るのは TGS soft だけです。</translation>
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
        <translation>逐次力積法のスイープ 10 回、1 点ずつ。1 cm を超える重なりは速度で取り除きます。</translation>
    </message>
    <message>
        <source>Nothing bounces there, hence the threshold. Contacts are visited in the order of their addresses.</source>
        <translation>そこでは何も跳ね返らないので、しきい値が大きくなっています。接触はアドレスの順に処理されます。</translation>
    </message>
    <message>
        <source>Eight sweeps with blocks of two points, friction first, then three sweeps over the positions.</source>
        <translation>2 点のブロックと摩擦優先のスイープ 8 回、次に位置のスイープ 3 回。</translation>
    </message>
    <message>
        <source>Polygons have a skin of 1 cm there, fast bodies are stopped at their time of impact, and position sweeps end early if the errors are small and begin with contacts.</source>
        <translation>そこでは多角形に 1 cm の皮があり、速い物体は衝突時刻で止められ、位置のスイープは接触から始まり、誤差が小さければ早く終わります。</translation>
    </message>
    <message>
        <source>Soft step: four sub-steps with soft contacts and joints, each with a sweep that relaxes.</source>
        <translation>Soft step：柔らかい接触とジョイントのサブステップ 4 回、それぞれに緩和スイープ。</translation>
    </message>
    <message>
        <source>Contacts and joints are visited by the colours of a graph there, fast bodies are stopped by continuous collision, and speeds are limited to 400 m/s.</source>
        <translation>そこでは接触とジョイントがグラフの色ごとに処理され、速い物体は連続衝突検出で止められ、速さは 400 m/s に制限されます。</translation>
    </message>
    <message>
        <source>Ten sweeps, the normal rows of all contacts before all friction; overlap is removed in the velocities, without slop.</source>
        <translation>スイープ 10 回、全接触の法線の行が全摩擦より先。重なりはスロップなしに速度で取り除きます。</translation>
    </message>
    <message>
        <source>Contact points are kept from step to step there instead of found anew, friction and restitution of a pair are products, and overlap deeper than 4 cm is left to split impulses.</source>
        <translation>そこでは接触点が新たに探されずステップ間で保たれ、組の摩擦と反発係数は積で、4 cm より深い重なりは分割力積に任されます。</translation>
    </message>
    <message>
        <source>Sequential impulses with a bias (Baumgarte).</source>
        <translation>バイアス付きの逐次力積法（バウムガルテ）。</translation>
    </message>
    <message>
        <source>The bias is limited to 4 m/s there: overlap beyond 33 cm is removed more slowly.</source>
        <translation>そこではバイアスが 4 m/s に制限されます。33 cm を超える重なりはゆっくり取り除かれます。</translation>
    </message>
    <message>
        <source>Sequential impulses, then sweeps over the positions (non-linear Gauss–Seidel).</source>
        <translation>逐次力積法、次に位置のスイープ（非線形ガウス・ザイデル法）。</translation>
    </message>
    <message>
        <source>A point that opens gets the last impulse of its warm start there, and rounding decides which points are open.</source>
        <translation>そこでは離れる点が最後のウォームスタートの力積を受け、どの点が離れているかは丸め誤差が決めます。</translation>
    </message>
    <message>
        <source>The same with blocks of two points, and contacts that may close a gap within the step.</source>
        <translation>同じもので、2 点のブロックと、ステップ内で隙間を閉じてよい接触があります。</translation>
    </message>
    <message>
        <source>Positions of two points are solved together there, and contacts before joints.</source>
        <translation>そこでは 2 点の位置が同時に、接触がジョイントより先に解かれます。</translation>
    </message>
    <message>
        <source>Soft contacts and joints in one step, then sweeps that relax.</source>
        <translation>1 ステップでの柔らかい接触とジョイント、次に緩和スイープ。</translation>
    </message>
    <message>
        <source>Soft contacts and joints in sub-steps, with the lever arms of the start of the step.</source>
        <translation>サブステップでの柔らかい接触とジョイント、腕はステップ開始時のもの。</translation>
    </message>
    <message>
        <source>Soft contacts and joints in sub-steps, with lever arms that turn with the bodies.</source>
        <translation>サブステップでの柔らかい接触とジョイント、腕は物体とともに回ります。</translation>
    </message>
    <message>
        <source>AVBD (augmented VBD)</source>
        <translation>AVBD（拡張 VBD）</translation>
    </message>
    <message>
        <source>Moves one body after another to where all its rows together, each a spring with a force of its own, leave it; then the forces take over what the springs held, and the springs become stiffer.</source>
        <translation>物体を 1 つずつ、そのすべての行（それぞれ固有の力を持つばね）が釣り合う位置へ動かします。その後、ばねが支えていた分を力が引き継ぎ、ばねは硬くなります。</translation>
    </message>
    <message>
        <source>AVBD moves the bodies in its sweeps</source>
        <translation>AVBD はスイープの中で物体を動かします</translation>
    </message>
    <message>
        <source>Kept error</source>
        <translation>残す誤差</translation>
    </message>
    <message>
        <source>The share of a row&apos;s error at the start of a step that avbd leaves alone in that step: near 1, errors go slowly and add hardly any velocity; at 0, all at once.</source>
        <translation>ステップの始まりの行の誤差のうち、avbd がそのステップで手を付けない割合。1 に近いと誤差はゆっくり消え、速度をほとんど加えません。0 では一度に消えます。</translation>
    </message>
    <message>
        <source>Stiffness ramp</source>
        <translation>剛性の増え方</translation>
    </message>
    <message>
        <source>By how much the stiffness of a row of avbd grows in a sweep, per metre of its error.</source>
        <translation>avbd の行の剛性が 1 回のスイープで、誤差 1 メートルあたりどれだけ増えるか。</translation>
    </message>
    <message>
        <source>Warm start decay</source>
        <translation>ウォームスタートの減衰</translation>
    </message>
    <message>
        <source>The share of a row&apos;s stiffness with which the next step of avbd begins; of its force, that times the kept error α.</source>
        <translation>avbd の次のステップが始まるときに残る行の剛性の割合。力については、これに残す誤差 α を掛けたもの。</translation>
    </message>
    <message>
        <source>Not used by this method: only AVBD solves bodies with forces and stiffnesses.</source>
        <translation>今は効果なし: 力と剛性で物体を解くのは AVBD だけです。</translation>
    </message>
    <message>
        <source>Not used by this method: it always starts with the forces of the last step, times α and γ.</source>
        <translation>今は効果なし: この方法はいつも前のステップの力に α と γ を掛けたものから始まります。</translation>
    </message>
    <message>
        <source>How far the joints and contacts of xpbd and avbd yield per newton: 0 is rigid. Does not depend on the time step or on the number of sweeps.</source>
        <translation>xpbd と avbd のジョイントと接触が 1 ニュートンあたりどれだけたわむか。0 は硬い。時間刻みにもスイープの数にもよりません。</translation>
    </message>
    <message>
        <source>Not used by this method: only XPBD and AVBD have compliant rows.</source>
        <translation>今は効果なし: コンプライアンスを持つ行があるのは XPBD と AVBD だけです。</translation>
    </message>
    <message>
        <source>Not used by this method: it has no bounce.</source>
        <translation>今は効果なし: この方法に跳ね返りはありません。</translation>
    </message>
    <message>
        <source>k of a row of avbd after the visit; before it, that is the effective mass</source>
        <translation>処理後の avbd の行の k。処理前の値は有効質量</translation>
    </message>
    <message>
        <source>how far the visit to a body has moved it</source>
        <translation>物体への処理がそれをどれだけ動かしたか</translation>
    </message>
    <message>
        <source>how far the visit to a body has turned it</source>
        <translation>物体への処理がそれをどれだけ回したか</translation>
    </message>
    <message>
        <source>the stop is the visit to a body with all its rows</source>
        <translation>停止点は物体とそのすべての行への処理</translation>
    </message>
    <message>
        <source>Not used by this method: it keeps forces, which are the same at any time step.</source>
        <translation>今は効果なし: この方法が保つのは力で、時間刻みによりません。</translation>
    </message>
    <message>
        <source>expected &apos;)&apos;</source>
        <translation>「)」が必要です</translation>
    </message>
    <message>
        <source>expected a finite result</source>
        <translation>有限の値になる必要があります</translation>
    </message>
    <message>
        <source>expected a number or &apos;(&apos;</source>
        <translation>数または「(」が必要です</translation>
    </message>
    <message>
        <source>expected a shorter expression</source>
        <translation>もっと短い式が必要です</translation>
    </message>
    <message>
        <source>expected a whole number after &apos;^&apos;; for a root, use sqrt(…)</source>
        <translation>「^」の後には整数が必要です。平方根には sqrt(…) を使います</translation>
    </message>
    <message>
        <source>expected an operator such as + or *</source>
        <translation>+ や * などの演算子が必要です</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>課題</translation>
    </message>
    <message>
        <source>expected %1 more than %2 m from the centre of the wheel</source>
        <translation>%1 は滑車の中心から %2 m より離れている必要があります</translation>
    </message>
    <message>
        <source>expected &apos;anchor_b&apos; at least %1 m from &apos;anchor_a&apos;</source>
        <translation>「anchor_b」は「anchor_a」から少なくとも %1 m 離れている必要があります</translation>
    </message>
    <message>
        <source>expected a &apos;body_b&apos; other than &apos;body_a&apos;</source>
        <translation>「body_b」は「body_a」と別の物体でなければなりません</translation>
    </message>
    <message>
        <source>expected a &apos;length&apos; of the rope, because its anchors coincide</source>
        <translation>取り付け点が重なっているため、ロープには「length」が必要です</translation>
    </message>
    <message>
        <source>expected a &apos;max_length&apos; of at least &apos;min_length&apos;, %1</source>
        <translation>「max_length」は「min_length」（%1）以上でなければなりません</translation>
    </message>
    <message>
        <source>expected a &apos;max_length&apos; of at least the rope&apos;s length, %1</source>
        <translation>「max_length」はロープの長さ（%1）以上でなければなりません</translation>
    </message>
    <message>
        <source>expected a &apos;min_length&apos; of at most the rope&apos;s length, %1</source>
        <translation>「min_length」はロープの長さ（%1）以下でなければなりません</translation>
    </message>
    <message>
        <source>expected a &apos;wheel&apos; other than &apos;body_a&apos; and &apos;body_b&apos;</source>
        <translation>「wheel」は「body_a」とも「body_b」とも別の物体でなければなりません</translation>
    </message>
    <message>
        <source>expected a &apos;wheel&apos; that is dynamic, so that it can turn</source>
        <translation>回れるように、「wheel」は動的な物体でなければなりません</translation>
    </message>
    <message>
        <source>expected a convex polygon: this corner lies on or beyond the line through two others</source>
        <translation>多角形は凸でなければなりません。この角は、ほかの二つの角を通る直線の上か外側にあります</translation>
    </message>
    <message>
        <source>expected a number at least %1 from 0 for %2, found %3</source>
        <translation>%2 には 0 から少なくとも %1 離れた数が必要ですが、%3 になっています</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2 for %3, found %4</source>
        <translation>%3 には %1 から %2 までの数が必要ですが、%4 になっています</translation>
    </message>
    <message>
        <source>expected a path longer than %1 m</source>
        <translation>経路は %1 m より長い必要があります</translation>
    </message>
    <message>
        <source>expected a scene, found a recorded trace, which has no model</source>
        <translation>シーンが必要ですが、これは記録されたトレースで、モデルがありません</translation>
    </message>
    <message>
        <source>expected a value of %1, found %2</source>
        <translation>%1 の値が必要ですが、%2 になっています</translation>
    </message>
    <message>
        <source>expected at least one body of a joint to be dynamic, found two static ones</source>
        <translation>ジョイントの物体は少なくとも一つが動的でなければなりませんが、二つとも静的です</translation>
    </message>
    <message>
        <source>expected at most %1 entries in &apos;%2&apos;</source>
        <translation>「%2」には最大 %1 個まで入ります</translation>
    </message>
    <message>
        <source>expected fewer iterations or sub-steps: at most %1 sweeps in a step with this many bodies, joints and contacts, found %2</source>
        <translation>反復かサブステップを減らしてください。これだけの物体、ジョイント、接触では1ステップに最大 %1 回のスイープですが、%2 回になっています</translation>
    </message>
    <message>
        <source>expected fewer than %1 contacts at the start, found at least as many: too many bodies touch</source>
        <translation>最初の接触は %1 個より少ない必要がありますが、それ以上あります。触れ合う物体が多すぎます</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>色順</translation>
    </message>
    <message>
        <source>One colour after another: rows of one colour share no body that moves, so that all of them can be solved at once. Contacts keep their colours from step to step.</source>
        <translation>色ごとに順番に訪れます。同じ色の行は動く剛体を共有しないので、まとめて一度に解けます。接触の色はステップが変わっても保たれます。</translation>
    </message>
    <message>
        <source>expected %1 to be different for every body, found %2 again</source>
        <translation>%1 は物体ごとに違うものが必要です。%2 はすでにあります</translation>
    </message>
    <message>
        <source>expected %1 to be different for every joint, found %2 again</source>
        <translation>%1 はジョイントごとに違うものが必要です。%2 はすでにあります</translation>
    </message>
    <message>
        <source>expected a corner at least %1 m from its neighbours, found %2 m</source>
        <translation>角は隣の角から少なくとも %1 m 離れている必要がありますが、%2 m です</translation>
    </message>
    <message>
        <source>expected a corner at least %1 m from the line through two others, found %2 m</source>
        <translation>角はほかの二つの角を通る直線から少なくとも %1 m 離れている必要がありますが、%2 m です</translation>
    </message>
    <message>
        <source>expected a string of 1 to %1 bytes for %2, found %3</source>
        <translation>%2 には 1 から %1 バイトまでの文字列が必要ですが、%3 になっています</translation>
    </message>
    <message>
        <source>expected a string without control characters for %1, found %2</source>
        <translation>%1 には制御文字のない文字列が必要ですが、%2 になっています</translation>
    </message>
</context>
<context>
    <name>EntryMoment</name>
    <message>
        <source>This entry has no moment.</source>
        <translation>この項目には時点がありません。</translation>
    </message>
</context>
<context>
    <name>EventDescription</name>
    <message>
        <source>No bodies touch.</source>
        <translation>触れ合う物体はありません。</translation>
    </message>
    <message>
        <source>The deepest overlap is %1 m.</source>
        <translation>最も深い重なりは %1 m です。</translation>
    </message>
    <message>
        <source>Nothing overlaps; the smallest gap is %1 m.</source>
        <translation>重なりはありません。最小の隙間は %1 m です。</translation>
    </message>
    <message>
        <source>%1 velocity rows for the contacts that have pushed, each with the impulse it has applied.</source>
        <translation>押した接触から、与えた力積を持つ速度の行を %1 個作りました。</translation>
    </message>
    <message>
        <source>Contacts: %1, joints: %2. Velocity rows built from them: %3, friction rows among them: %4.</source>
        <translation>接触 %1 個とジョイント %2 個から、速度の行を %3 個作りました。うち %4 個は摩擦の行です。</translation>
    </message>
    <message>
        <source>Pseudo-velocity rows that will remove the overlap: %1.</source>
        <translation>擬似速度の行 %1 個が重なりを取り除きます。</translation>
    </message>
    <message>
        <source>Contacts excluded because they are already separating: %1.</source>
        <translation>すでに離れつつあり、除外した接触: %1。</translation>
    </message>
    <message>
        <source>Each contact computes its bounce when its turn comes.</source>
        <translation>各接触の跳ね返りは、その番が来たときに求めます。</translation>
    </message>
    <message>
        <source>Bounce targets are recomputed at every visit, which is wrong.</source>
        <translation>跳ね返りの目標を処理のたびに求め直しています。これは誤りです。</translation>
    </message>
    <message>
        <source>Bounce targets are fixed now, before the sweeps.</source>
        <translation>跳ね返りの目標は、スイープの前のここで決まります。</translation>
    </message>
    <message>
        <source>A direct solution needs no initial guess: every Λ starts at 0.</source>
        <translation>直接法に初期値は要らないので、どの Λ も 0 から始まります。</translation>
    </message>
    <message>
        <source>Warm starting is off here: every Λ starts at 0.</source>
        <translation>ここではウォームスタートがオフなので、どの Λ も 0 から始まります。</translation>
    </message>
    <message>
        <source>%1 of %2 rows start with %3 times their impulse at the end of the last step, and have applied it.</source>
        <translation>%2 行のうち %1 行が、前のステップを終えたときの力積の %3 倍から始まり、それを適用しました。</translation>
    </message>
    <message>
        <source>The time step has changed: the impulses were scaled by %1.</source>
        <translation>時間刻みが変わったため、力積は %1 倍されました。</translation>
    </message>
    <message>
        <source>There were no rows to visit.</source>
        <translation>処理する行がありませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows visited, %1 stopped at a bound. The largest |Δλ| was %2, at row %3 (%4, %5).</source>
        <translation>
            <numerusform>%n 行を処理し、%1 行が限界で止まりました。最大の |Δλ| は %2 で、行 %3（%4、%5）のものです。</numerusform>
        </translation>
    </message>
    <message>
        <source>No row needed an impulse.</source>
        <translation>力積の要る行はありませんでした。</translation>
    </message>
    <message>
        <source>%1 pivots over the %2. In the last one: %3</source>
        <translation>%2のピボットは %1 回でした。最後の 1 回: %3</translation>
    </message>
    <message>
        <source>There were no sweeps.</source>
        <translation>スイープは行われませんでした。</translation>
    </message>
    <message>
        <source>%1 sweeps over the %2 are done. In the last one: %3</source>
        <translation>%2のスイープが %1 回終わりました。最後の 1 回: %3</translation>
    </message>
    <message>
        <source>Position rows that are ready: %1, with an error to remove: %2. Each is recomputed when it is visited.</source>
        <translation>位置の行 %1 個の用意ができ、うち %2 個に取り除く誤差があります。どの行も処理のたびに計算し直します。</translation>
    </message>
    <message>
        <source>Step %1 begins: the world is as the last step left it, with the inputs of this step applied.</source>
        <translation>ステップ %1 が始まります。前のステップが終わった状態に、このステップの入力が適用されています。</translation>
    </message>
    <message>
        <source>Gravity %1 m/s² has acted twice for h = %2 s on every body that can move: wrong on purpose.</source>
        <translation>重力 %1 m/s² が、動ける物体すべてに h = %2 s の間、2 回働きました。意図的な誤りです。</translation>
    </message>
    <message>
        <source>Gravity %1 m/s² has acted for h = %2 s on every body that can move. Contacts have already been solved in this step: its velocity goes into the positions.</source>
        <translation>重力 %1 m/s² が、動ける物体すべてに h = %2 s の間働きました。このステップの接触はもう処理済みなので、重力で生じた速さはそのまま位置を動かします。</translation>
    </message>
    <message>
        <source>Gravity %1 m/s² has acted for h = %2 s on every body that can move. Contacts have not responded to it yet.</source>
        <translation>重力 %1 m/s² が、動ける物体すべてに h = %2 s の間働きました。接触にはまだ伝わっていません。</translation>
    </message>
    <message>
        <source>Every body has the velocity that takes it from its previous position to its current one in h = %1 s.</source>
        <translation>各物体の速度は、h = %1 s で元の位置から今の位置へ移る速度になりました。</translation>
    </message>
    <message>
        <source>Every body has moved by h (v₀ + pseudo-velocity), h = %1 s, with its velocity v₀ from the start of the step.</source>
        <translation>各物体が h (v₀ + 擬似速度) だけ動きました。h = %1 s、v₀ はステップの初めの速度です。</translation>
    </message>
    <message>
        <source>Every body has moved by h (v + pseudo-velocity), h = %1 s.</source>
        <translation>各物体が h (v + 擬似速度) だけ動きました。h = %1 s です。</translation>
    </message>
    <message>
        <source>Contacts that pushed have the velocity of their bounce, or none: removing overlap has added no velocity.</source>
        <translation>押した接触の速さは跳ね返りの速さか 0 で、重なりを取り除いた分の速さは残りません。</translation>
    </message>
    <message>
        <source>Contacts that closed fast enough before the sub-steps, and were pushed, now bounce.</source>
        <translation>サブステップの前に十分速く近づいていて、力積を受けた接触は、跳ね返りの速さを得ました。</translation>
    </message>
    <message>
        <source>Step %1 is done. The next one starts only from positions and velocities.</source>
        <translation>ステップ %1 が終わりました。次のステップに渡るのは位置と速度だけです。</translation>
    </message>
    <message>
        <source>Step %1 is done. Contacts and joints show their impulses; the next step starts without them.</source>
        <translation>ステップ %1 が終わりました。接触とジョイントは力積を表示しますが、次のステップには渡しません。</translation>
    </message>
    <message>
        <source>Step %1 is done. Contacts and joints keep their impulses: the next warm start uses them.</source>
        <translation>ステップ %1 が終わりました。接触とジョイントは力積を保持し、次のウォームスタートはそこから始まります。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Contacts found</source>
        <translation>接触の検出</translation>
    </message>
    <message>
        <source>Forces applied</source>
        <translation>力の適用</translation>
    </message>
    <message>
        <source>Rows built</source>
        <translation>行の構築</translation>
    </message>
    <message>
        <source>Warm start</source>
        <translation>ウォームスタート</translation>
    </message>
    <message>
        <source>Velocities solved</source>
        <translation>速度の求解</translation>
    </message>
    <message>
        <source>Warm start of the pseudo-velocities</source>
        <translation>擬似速度のウォームスタート</translation>
    </message>
    <message>
        <source>Pseudo-velocities solved</source>
        <translation>擬似速度の求解</translation>
    </message>
    <message>
        <source>Positions moved</source>
        <translation>位置の更新</translation>
    </message>
    <message>
        <source>Position rows built</source>
        <translation>位置の行の構築</translation>
    </message>
    <message>
        <source>Positions solved</source>
        <translation>位置の求解</translation>
    </message>
    <message>
        <source>Velocities from positions</source>
        <translation>位置からの速度</translation>
    </message>
    <message>
        <source>Velocities relaxed</source>
        <translation>速度の緩和</translation>
    </message>
    <message>
        <source>Bounce</source>
        <translation>跳ね返り</translation>
    </message>
    <message>
        <source>End of the step</source>
        <translation>ステップの終わり</translation>
    </message>
    <message>
        <source>Pivot %1 is done, %2</source>
        <translation>ピボット %1 の終わり、%2</translation>
    </message>
    <message>
        <source>Sweep %1 is done, %2</source>
        <translation>スイープ %1 の終わり、%2</translation>
    </message>
    <message>
        <source>Sub-step %1</source>
        <translation>サブステップ %1</translation>
    </message>
    <message>
        <source>Sub-step %1 begins.</source>
        <translation>サブステップ %1 が始まります。</translation>
    </message>
    <message>
        <source>%1 take the impulses of whichever contact had their position in the list; %2 find none there.</source>
        <translation>%1 個は一覧の同じ位置にあった接触の力積を引き継ぎ、%2 個は引き継ぐものがありません。</translation>
    </message>
    <message>
        <source>Contacts found: %1.</source>
        <translation>見つかった接触: %1 個。</translation>
    </message>
    <message>
        <source>Solved directly: every row is satisfied.</source>
        <translation>直接法で解きました。どの行も正しく満たされています。</translation>
    </message>
    <message>
        <source>The pivoting went into a cycle; a few sweeps of sequential impulses showed which rows are free, and with these every row is satisfied.</source>
        <translation>ピボットが循環しました。逐次力積法のスイープで自由な行が分かり、どの行も正しく満たされました。</translation>
    </message>
    <message>
        <source>More than %1 rows are too many for the direct method: sequential impulses solved this step.</source>
        <translation>%1 行を超えると直接法では扱えないため、このステップは逐次力積法で解きました。</translation>
    </message>
    <message>
        <source>The direct method could not continue: sequential impulses finished this step.</source>
        <translation>直接法が行き詰まったため、このステップは逐次力積法で終えました。</translation>
    </message>
    <message>
        <source>Matched with the last step by their features, so that they keep their impulses: %1; new: %2.</source>
        <translation>うち %1 個は特徴から前のステップと対応が付き、力積を引き継ぎます。%2 個は新しい接触です。</translation>
    </message>
    <message>
        <source>Every body has moved by h v = x − x₀ + g h², h = %1 s: x₀ is its position one step earlier.</source>
        <translation>各物体が h v = x − x₀ + g h² だけ動きました。h = %1 s です。x₀ は 1 ステップ前の位置です。</translation>
    </message>
    <message>
        <source>Every body has moved by h v, h = %1 s.</source>
        <translation>各物体が h v だけ動きました。h = %1 s です。</translation>
    </message>
    <message>
        <source>sub-step %1</source>
        <translation>サブステップ %1</translation>
    </message>
</context>
<context>
    <name>ExactAnswerText</name>
    <message>
        <source>Newton steps: %1, in %2 ms.</source>
        <translation>ニュートン反復: %1 回、%2 ms。</translation>
    </message>
    <message>
        <source>m/s or rad/s</source>
        <translation>m/s または rad/s</translation>
    </message>
    <message>
        <source>m/s</source>
        <translation>m/s</translation>
    </message>
    <message>
        <source>Certified: the worst row misses its target by %1, less than %2. %3</source>
        <translation>検証済み: 最も外れている行でも、目標からのずれは %1 で、%2 未満です。%3</translation>
    </message>
    <message>
        <source>%1 rows: %2 free, %3 at a bound.</source>
        <translation>%1 行: 自由 %2、限界 %3。</translation>
    </message>
    <message>
        <source>The best result so far misses by %1; below %2 it would be certified. %3</source>
        <translation>これまでの最良のずれは %1 です。%2 未満なら検証済みになります。%3</translation>
    </message>
    <message>
        <source>Cancelled, not certified. %1</source>
        <translation>中止、未検証。%1</translation>
    </message>
    <message>
        <source>Not certified. %1</source>
        <translation>未検証。%1</translation>
    </message>
    <message>
        <source>The impulses are unique: any other impulse on a free row would move a body.</source>
        <translation>力積は一意です。自由な行の力積を変えれば、必ず物体が動きます。</translation>
    </message>
    <message>
        <source>The impulses are not unique: impulses can be passed from row to row without moving any body. Independent directions: %1.</source>
        <translation>力積は一意ではありません。どの物体も動かさずに、力積を行から行へ移せます。そのような独立な方向の数: %1。</translation>
    </message>
    <message>
        <source>The velocities are the same for all of them, which is why errors are measured in velocities.</source>
        <translation>速度はそのどれでも同じです。誤差を速度で測るのはそのためです。</translation>
    </message>
    <message>
        <source>t = %1 N s, within the bounds from %2 to %3. v* changes by %4 m/s and %5 rad/s at most.</source>
        <translation>t = %1 N s、限界は %2 から %3。v* の変化は最大で %4 m/s と %5 rad/s です。</translation>
    </message>
    <message>
        <source>Computing the exact answer …</source>
        <translation>厳密解を計算中…</translation>
    </message>
    <message>
        <source>Computing the exact answer: Newton step %1, the worst row misses by %2 m/s …</source>
        <translation>厳密解を計算中: ニュートン反復 %1、最も外れている行のずれは %2 m/s…</translation>
    </message>
    <message>
        <source>exact answer not computed yet</source>
        <translation>厳密解は未計算</translation>
    </message>
    <message>
        <source>reference certified, residual %1 m/s</source>
        <translation>参照解は検証済み、残差 %1 m/s</translation>
    </message>
    <message>
        <source>no certified reference for this step: the best result has residual %1 m/s</source>
        <translation>このステップに検証済みの参照解はありません。最良のものの残差は %1 m/s</translation>
    </message>
    <message>
        <source>The exact answer of this step takes more than %1 s: it is computed only on request.</source>
        <translation>このステップの厳密解の計算には %1 秒以上かかるので、「厳密解を求める」を押すと計算します。</translation>
    </message>
    <message>
        <source>The impulses are almost not unique: some of them can change together with only %1 of the effect that one row has. Compare velocities rather than these impulses.</source>
        <translation>力積はほとんど一意ではありません。いくつかの力積は、行 1 つ分の %1 倍の影響だけで一緒に変わりえます。これらの力積よりも速度を比べてください。</translation>
    </message>
</context>
<context>
    <name>ExportText</name>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 画像 (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>SVG 画像 (*.svg)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>カンマ区切りの値 (*.csv)</translation>
    </message>
    <message>
        <source>Export “%1”</source>
        <translation>「%1」を書き出す</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出す</translation>
    </message>
    <message>
        <source>“%1” could not be written.</source>
        <translation>「%1」に書き込めませんでした。</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>画像をコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Copy &amp;values</source>
        <translation>値をコピー(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存しました: %1</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>true</source>
        <translation>真</translation>
    </message>
    <message>
        <source>false</source>
        <translation>偽</translation>
    </message>
    <message>
        <source>expected one decimal sign, either a point or a comma</source>
        <translation>小数点はピリオドかコンマのどちらか一つが必要です</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>log</source>
        <translation>対数</translation>
    </message>
</context>
<context>
    <name>ImpulseLines</name>
    <message>
        <source>mouse</source>
        <translation>マウス</translation>
    </message>
    <message>
        <source>, pseudo-velocity</source>
        <translation>、擬似速度</translation>
    </message>
    <message>
        <source>, position</source>
        <translation>、位置</translation>
    </message>
    <message>
        <source>Λ of this row: the sum of its impulses</source>
        <translation>この行の Λ: 力積の和</translation>
    </message>
    <message>
        <source>Δλ of this row: what the sweeps added to its impulse</source>
        <translation>この行の Δλ: スイープが力積に加えた分</translation>
    </message>
    <message>
        <source>%1, clamped</source>
        <translation>%1、クランプ</translation>
    </message>
    <message>
        <source>Where a visit ended at a bound instead of satisfying the row</source>
        <translation>処理が、行を満たすところではなく限界で終わった点</translation>
    </message>
    <message>
        <source>The bounds of friction: μ times the impulse of the contact&apos;s normal row, in both directions</source>
        <translation>摩擦の限界。接触の法線の行の力積の μ 倍で、両方向にあります</translation>
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
        <translation>レッスン以外</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>課題</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Made by another version of the program</source>
        <translation>別の版のプログラムで作成</translation>
    </message>
    <message>
        <source>try %1</source>
        <translation>%1 回目</translation>
    </message>
    <message>
        <source>%1, the engine %2</source>
        <translation>%1、エンジンは %2</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ 完了</translation>
    </message>
    <message>
        <source>○ Not yet</source>
        <translation>○ まだ</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ 正解</translation>
    </message>
    <message>
        <source>✗ Not quite</source>
        <translation>✗ 少し違います</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>あなたの予測</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>あなたの回答</translation>
    </message>
    <message>
        <source>time (UTC)</source>
        <translation>時刻 (UTC)</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>問い</translation>
    </message>
    <message>
        <source>given</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>tries</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>インスタンス</translation>
    </message>
    <message>
        <source>text</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>時点</translation>
    </message>
    <message>
        <source>link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>ヒント %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>**A model answer.** %1</source>
        <translation>**模範解答。** %1</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>The rows at this moment: the first %1 of %2</source>
        <translation>この時点の行: %2 のうち初めの %1</translation>
    </message>
    <message>
        <source>The rows at this moment</source>
        <translation>この時点の行</translation>
    </message>
    <message>
        <source>This moment can no longer be reproduced: %1.</source>
        <translation>この時点はもう作れません: %1。</translation>
    </message>
    <message>
        <source>These numbers differ from those of the entry: the lesson or the solver has changed since.</source>
        <translation>項目が作られたときの数とは違います。その後、レッスンかソルバーが変わりました。</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>right at once</source>
        <translation>一度で正解</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>あなたの予測</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>あなたの回答</translation>
    </message>
    <message>
        <source>Link:</source>
        <translation>リンク:</translation>
    </message>
    <message>
        <source>Lesson notebook</source>
        <translation>レッスンノート</translation>
    </message>
    <message>
        <source>This notebook is empty.</source>
        <translation>このノートには何もありません。</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Exporting the lesson notebook: moment %1 …</source>
        <translation>レッスンノートのページを作成中: 時点 %1 …</translation>
    </message>
</context>
<context>
    <name>KeptFile</name>
    <message>
        <source>The file is kept as %1.</source>
        <translation>ファイルは %1 として残してあります。</translation>
    </message>
</context>
<context>
    <name>KeptNotebook</name>
    <message>
        <source>The lesson notebook is full, and its oldest entries cannot be written to %1.</source>
        <translation>レッスンノートがいっぱいですが、最も古い項目を %1 に書き込めません。</translation>
    </message>
    <message>
        <source>The lesson notebook is full: its oldest %1 entries have been moved to %2.</source>
        <translation>レッスンノートがいっぱいです。最も古い %1 個の項目は %2 に移りました。</translation>
    </message>
</context>
<context>
    <name>LessonProgress</name>
    <message>
        <source>Your progress could not be read (%1). %2</source>
        <translation>進み具合を読み込めませんでした（%1）。%2</translation>
    </message>
</context>
<context>
    <name>MatrixText</name>
    <message>
        <source>moves row %1 by %2</source>
        <translation>行 %1 を %2 動かします</translation>
    </message>
    <message>
        <source>changes the speed of row %1 by %2</source>
        <translation>行 %1 の速さを %2 変えます</translation>
    </message>
    <message>
        <source>an impulse of 1 %1 on row %2</source>
        <translation>行 %2 への 1 %1 の力積は</translation>
    </message>
    <message>
        <source>%1, on the diagonal: %2 %3.</source>
        <translation>%1、対角成分: %2、%3。</translation>
    </message>
    <message>
        <source>With its softness γ = %1, K + γ = %2.</source>
        <translation>柔らかさ γ = %1 を加えると K + γ = %2 になります。</translation>
    </message>
    <message>
        <source>Its effective mass is 1/%1 = %2.</source>
        <translation>有効質量は 1/%1 = %2 です。</translation>
    </message>
    <message>
        <source>%1 disturbs no other row.</source>
        <translation>%1 は、ほかのどの行も乱しません。</translation>
    </message>
    <message>
        <source>The row is diagonally dominant: its other entries add up to %1 of the diagonal.</source>
        <translation>対角優位です。ほかの行を合わせても対角成分の %1 倍です。</translation>
    </message>
    <message>
        <source>The row is not diagonally dominant: its other entries add up to %1 of the diagonal.</source>
        <translation>対角優位ではありません。ほかの行を合わせると対角成分の %1 倍です。</translation>
    </message>
    <message>
        <source>No row is free.</source>
        <translation>自由な行はありません。</translation>
    </message>
    <message>
        <source>Condition κ = %1, exact: eigenvalues %2 to %3 of the free rows, scaled to a diagonal of 1.</source>
        <translation>条件数 κ = %1（厳密値）: 自由な行の固有値は %2 から %3 まで、対角成分は 1 に正規化。</translation>
    </message>
    <message>
        <source>Condition κ ≥ %1, estimated by %2 steps of Lanczos&apos; method (more than 400 free rows, scaled to a diagonal of 1).</source>
        <translation>条件数 κ ≥ %1、ランチョス法 %2 ステップによる推定値（自由な行が 400 を超えるため。対角成分は 1 に正規化）。</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>行 %1: %2</translation>
    </message>
    <message>
        <source>For example, these change no velocity: %1.</source>
        <translation>たとえば、次の力積はどの速度も変えません: %1。</translation>
    </message>
    <message>
        <source>%1 and %2 share no body that an impulse moves: neither disturbs the other.</source>
        <translation>%1 と %2 は、力積で動く物体を共有しません。どちらも相手を乱しません。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>%1 and %2 share %3: %4 %5.</source>
        <translation>%1 と %2 は %3 を共有します。%4、%5。</translation>
    </message>
    <message numerus="yes">
        <source>%1 disturbs %n rows: %2.</source>
        <translation>
            <numerusform>%1 が乱す行は %n 個です: %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n null directions: the impulses are not unique.</source>
        <translation>
            <numerusform>零方向が %n 個: 力積は一意ではありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1 (%2)</source>
        <translation>行 %1（%2）</translation>
    </message>
</context>
<context>
    <name>MemberText</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>The name in files, tables and conditions; different for every body and for every joint.</source>
        <translation>ファイル、表、条件での名前。物体ごと、ジョイントごとに異なります。</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>A static body never moves. A dynamic one has a mass and is moved by impulses.</source>
        <translation>固定の物体は決して動きません。動的な物体は質量を持ち、力積で動きます。</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Of the circle, or of the round ends of the capsule.</source>
        <translation>円の半径、またはカプセルの丸い両端の半径。</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Along the body&apos;s own x axis.</source>
        <translation>物体自身の x 軸に沿った長さ。</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Along the body&apos;s own y axis.</source>
        <translation>物体自身の y 軸に沿った長さ。</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Of the segment in the middle of the capsule, without its round ends.</source>
        <translation>カプセル中央の線分の長さ。丸い両端は含みません。</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>法線</translation>
    </message>
    <message>
        <source>The direction out of the solid half; any length.</source>
        <translation>固体の側から外へ向かう方向。長さは任意です。</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>How far the surface is from the body&apos;s position along the normal.</source>
        <translation>物体の位置から表面までの、法線に沿った距離。</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>Three to eight corners of a convex polygon, relative to the position: x y; x y; …</source>
        <translation>凸多角形の 3 から 8 個の頂点。位置からの相対座標: x y; x y; …</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Of the centre; y points up.</source>
        <translation>中心の位置。y は上向きです。</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Counter-clockwise. Of a weld: by how much B belongs turned relative to A.</source>
        <translation>反時計回り。溶接では、A に対して B が回転しているべき角度。</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Of the centre of mass.</source>
        <translation>重心の速度。</translation>
    </message>
    <message>
        <source>Angular velocity</source>
        <translation>角速度</translation>
    </message>
    <message>
        <source>Counter-clockwise.</source>
        <translation>反時計回り。</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>質量</translation>
    </message>
    <message>
        <source>Empty: density times area; 1 kg for a particle.</source>
        <translation>空欄: 密度 × 面積。粒子では 1 kg。</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Used where no mass is given; entering one removes the mass.</source>
        <translation>質量が指定されていないときに使われます。入力すると質量の指定は消えます。</translation>
    </message>
    <message>
        <source>Friction μ</source>
        <translation>摩擦 μ</translation>
    </message>
    <message>
        <source>A pair of bodies has the geometric mean of both.</source>
        <translation>二つの物体の組では、両者の相乗平均になります。</translation>
    </message>
    <message>
        <source>Restitution e</source>
        <translation>反発係数 e</translation>
    </message>
    <message>
        <source>The share of the speed of approach with which a body bounces; a pair has the larger one.</source>
        <translation>近づく速さのうち、跳ね返りに残る割合。組では大きい方になります。</translation>
    </message>
    <message>
        <source>Fixed rotation</source>
        <translation>回転の固定</translation>
    </message>
    <message>
        <source>No impulse turns the body.</source>
        <translation>どの力積も物体を回転させません。</translation>
    </message>
    <message>
        <source>Tyre</source>
        <translation>タイヤ</translation>
    </message>
    <message>
        <source>Friction by Pacejka&apos;s magic formula instead of Coulomb&apos;s law.</source>
        <translation>クーロンの法則の代わりに、パセイカのマジックフォーミュラによる摩擦。</translation>
    </message>
    <message>
        <source>Tyre B</source>
        <translation>タイヤ B</translation>
    </message>
    <message>
        <source>Stiffness factor of the magic formula: how steeply the grip rises with the slip.</source>
        <translation>マジックフォーミュラの剛性係数。すべりに対してグリップがどれだけ急に増えるか。</translation>
    </message>
    <message>
        <source>Tyre C</source>
        <translation>タイヤ C</translation>
    </message>
    <message>
        <source>Shape factor of the magic formula.</source>
        <translation>マジックフォーミュラの形状係数。</translation>
    </message>
    <message>
        <source>Tyre E</source>
        <translation>タイヤ E</translation>
    </message>
    <message>
        <source>Curvature factor of the magic formula: how the curve goes on beyond its peak.</source>
        <translation>マジックフォーミュラの曲率係数。頂点を越えた後の曲線の形。</translation>
    </message>
    <message>
        <source>Slowest</source>
        <translation>最低の速さ</translation>
    </message>
    <message>
        <source>Slip is relative to the wheel&apos;s speed, but at least to this one.</source>
        <translation>すべりは車輪の速さに対する比ですが、少なくともこの速さに対する比とします。</translation>
    </message>
    <message>
        <source>Own start</source>
        <translation>独自の開始位置</translation>
    </message>
    <message>
        <source>The body begins elsewhere than where its joints were made.</source>
        <translation>ジョイントが作られた場所とは別の場所から始まります。</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>物体 A</translation>
    </message>
    <message>
        <source>The first of the two bodies that the joint connects.</source>
        <translation>ジョイントがつなぐ二つの物体の一つ目。</translation>
    </message>
    <message>
        <source>Body B</source>
        <translation>物体 B</translation>
    </message>
    <message>
        <source>The second of the two bodies that the joint connects.</source>
        <translation>ジョイントがつなぐ二つの物体の二つ目。</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>アンカー</translation>
    </message>
    <message>
        <source>The point of both bodies that the joint holds, in the world at the start.</source>
        <translation>ジョイントが保持する両物体の点。開始時のワールド座標。</translation>
    </message>
    <message>
        <source>Anchor of A</source>
        <translation>A のアンカー</translation>
    </message>
    <message>
        <source>The point of body A, in the world at the start.</source>
        <translation>物体 A の点。開始時のワールド座標。</translation>
    </message>
    <message>
        <source>Anchor of B</source>
        <translation>B のアンカー</translation>
    </message>
    <message>
        <source>The point of body B, in the world at the start.</source>
        <translation>物体 B の点。開始時のワールド座標。</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>軸</translation>
    </message>
    <message>
        <source>The direction along which B slides; it turns with A.</source>
        <translation>B が滑る方向。A とともに回ります。</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>リミット</translation>
    </message>
    <message>
        <source>How far B slides along the axis, from the start: lower and upper end.</source>
        <translation>開始時から B が軸に沿って滑る範囲。下端と上端。</translation>
    </message>
    <message>
        <source>How far B turns relative to A, from the start: lower and upper end.</source>
        <translation>開始時から B が A に対して回る範囲。下端と上端。</translation>
    </message>
    <message>
        <source>Motor</source>
        <translation>モーター</translation>
    </message>
    <message>
        <source>Drives the joint towards a speed.</source>
        <translation>ジョイントをある速さに向けて駆動します。</translation>
    </message>
    <message>
        <source>Motor speed</source>
        <translation>モーターの速さ</translation>
    </message>
    <message>
        <source>The speed that the motor wants.</source>
        <translation>モーターが目指す速さ。</translation>
    </message>
    <message>
        <source>Maximum torque</source>
        <translation>最大トルク</translation>
    </message>
    <message>
        <source>The motor turns with no more than this.</source>
        <translation>モーターはこれより強くは回しません。</translation>
    </message>
    <message>
        <source>Maximum force</source>
        <translation>最大の力</translation>
    </message>
    <message>
        <source>The motor pushes with no more than this.</source>
        <translation>モーターはこれより強くは押しません。</translation>
    </message>
    <message>
        <source>Empty: the distance of the anchors at the start.</source>
        <translation>空欄: 開始時のアンカー間の距離。</translation>
    </message>
    <message>
        <source>Least length</source>
        <translation>最小の長さ</translation>
    </message>
    <message>
        <source>Empty: none.</source>
        <translation>空欄: なし。</translation>
    </message>
    <message>
        <source>Greatest length</source>
        <translation>最大の長さ</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>By which the rope gets longer; negative winds it in.</source>
        <translation>ロープが伸びる速さ。負なら巻き取ります。</translation>
    </message>
    <message>
        <source>The winch pulls with no more than this. Empty: as strong as necessary.</source>
        <translation>ウインチはこれより強くは引きません。空欄: 必要なだけ強く。</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>比</translation>
    </message>
    <message>
        <source>Of a gear: B turns so many times as far as A. Of a pulley: the part of B&apos;s rope counts so many times.</source>
        <translation>ギアでは、B は A のこの倍だけ回ります。滑車では、B 側のロープがこの倍に数えられます。</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>車輪</translation>
    </message>
    <message>
        <source>The body that the rope of the pulley runs over.</source>
        <translation>滑車のロープが掛かる物体。</translation>
    </message>
    <message>
        <source>Of the drum that A&apos;s rope runs on.</source>
        <translation>A 側のロープが掛かるドラムの半径。</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>ばね</translation>
    </message>
    <message>
        <source>Makes the joint soft, in one of three ways; limits and motors stay hard.</source>
        <translation>三つの方法のいずれかでジョイントを柔らかくします。リミットとモーターは硬いままです。</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>周波数</translation>
    </message>
    <message>
        <source>With which the spring would swing without its damper, whatever the masses.</source>
        <translation>質量に関係なく、ダンパーなしでばねが揺れる周波数。</translation>
    </message>
    <message>
        <source>Damping ratio</source>
        <translation>減衰比</translation>
    </message>
    <message>
        <source>1 is critical: as fast as possible without swinging.</source>
        <translation>1 は臨界減衰: 揺れずに最も速く戻ります。</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>剛性</translation>
    </message>
    <message>
        <source>Of rows that turn in N m/rad.</source>
        <translation>回転の行では N m/rad。</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>減衰</translation>
    </message>
    <message>
        <source>Of rows that turn in N m s/rad.</source>
        <translation>回転の行では N m s/rad。</translation>
    </message>
    <message>
        <source>The share of the position error that a step removes.</source>
        <translation>一ステップで除かれる位置誤差の割合。</translation>
    </message>
    <message>
        <source>The softness; 0 is a hard row. Of rows that turn in 1/(kg m²).</source>
        <translation>柔らかさ。0 は硬い行。回転の行では 1/(kg m²)。</translation>
    </message>
    <message>
        <source>Bodies collide</source>
        <translation>物体どうしの衝突</translation>
    </message>
    <message>
        <source>The two bodies touch each other; usually joined bodies pass through each other.</source>
        <translation>二つの物体が互いに接触します。ふつう、つながれた物体は互いに通り抜けます。</translation>
    </message>
    <message>
        <source>A formula of the positions of both bodies: x_a, y_a, angle_a, x_b, y_b, angle_b.</source>
        <translation>両物体の位置による式: x_a, y_a, angle_a, x_b, y_b, angle_b。</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>What the joint demands of the formula.</source>
        <translation>ジョイントが式に求めること。</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>A number with a name for the formulas.</source>
        <translation>式で使う名前付きの数。</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>One line: what the scene is called.</source>
        <translation>一行: シーンの名前。</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>What to watch in the scene.</source>
        <translation>シーンの見どころ。</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>The acceleration of every dynamic body.</source>
        <translation>すべての動的な物体の加速度。</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Dynamic</source>
        <translation>動的</translation>
    </message>
    <message>
        <source>None: hard</source>
        <translation>なし: 硬い</translation>
    </message>
    <message>
        <source>Frequency and damping ratio</source>
        <translation>周波数と減衰比</translation>
    </message>
    <message>
        <source>Stiffness and damping</source>
        <translation>剛性と減衰</translation>
    </message>
    <message>
        <source>β and γ</source>
        <translation>β と γ</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>円</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>箱</translation>
    </message>
    <message>
        <source>Half-plane</source>
        <translation>半平面</translation>
    </message>
    <message>
        <source>Particle</source>
        <translation>粒子</translation>
    </message>
    <message>
        <source>Box that never turns</source>
        <translation>回転しない箱</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>多角形</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>カプセル</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>ヒンジ</translation>
    </message>
    <message>
        <source>Distance joint</source>
        <translation>距離ジョイント</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>ロープ</translation>
    </message>
    <message>
        <source>Winch</source>
        <translation>ウインチ</translation>
    </message>
    <message>
        <source>Weld</source>
        <translation>溶接</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>スライダー</translation>
    </message>
    <message>
        <source>Wheel joint</source>
        <translation>車輪ジョイント</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>ギア</translation>
    </message>
    <message>
        <source>Pulley</source>
        <translation>滑車</translation>
    </message>
    <message>
        <source>Custom joint</source>
        <translation>自作のジョイント</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>課題</translation>
    </message>
    <message>
        <source>Something to reach with the scene: who opens it finds it above the scene.</source>
        <translation>シーンで達成すること。開いた人にはシーンの上に表示されます。</translation>
    </message>
    <message>
        <source>To reach</source>
        <translation>達成すること</translation>
    </message>
    <message>
        <source>What is to be reached, in words.</source>
        <translation>何を達成するかを言葉で書きます。</translation>
    </message>
    <message>
        <source>Unlocked</source>
        <translation>変更可</translation>
    </message>
    <message>
        <source>What may be changed: keys of settings, separated by commas, and “bodies” for moving them. All else is locked.</source>
        <translation>変えてよいもの：設定のキーをコンマで区切って書きます。物体を動かしてよいときは「bodies」も。ほかはすべて固定されます。</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>The formula that has to become true, as in lessons: max_penetration() &lt; 0.01, abs(body(&quot;box&quot;).y - 2) &lt; 0.05, settings.iterations &lt;= 4; several of them with “and”.</source>
        <translation>成り立つべき式です。レッスンと同じ書き方をします：max_penetration() &lt; 0.01、abs(body(&quot;box&quot;).y - 2) &lt; 0.05、settings.iterations &lt;= 4。いくつかは「and」でつなぎます。</translation>
    </message>
    <message>
        <source>At step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>At the end of this step the goal counts.</source>
        <translation>このステップの終わりで目標を判定します。</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>続ける長さ</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>In so many steps up to that one the goal must be true.</source>
        <translation>そのステップまで、この数のステップで目標が成り立つ必要があります。</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>A box that never turns keeps its sides upright and level, whatever hits it.</source>
        <translation>回転しない箱の辺は、何がぶつかっても垂直と水平のままです。</translation>
    </message>
</context>
<context>
    <name>MomentDescription</name>
    <message>
        <source>after Jv</source>
        <translation>Jv の後</translation>
    </message>
    <message>
        <source>after the raw Δλ</source>
        <translation>生の Δλ の後</translation>
    </message>
    <message>
        <source>after the sum</source>
        <translation>和の後</translation>
    </message>
    <message>
        <source>after the clamp</source>
        <translation>クランプの後</translation>
    </message>
    <message>
        <source>after the velocity of A</source>
        <translation>A の速度の後</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>end of the step</source>
        <translation>ステップの終わり</translation>
    </message>
    <message>
        <source>%1, overlap test of %2 and %3</source>
        <translation>%1、%2 と %3 の重なり判定</translation>
    </message>
    <message>
        <source>sweep %1</source>
        <translation>スイープ %1</translation>
    </message>
    <message>
        <source>end of “%1”</source>
        <translation>「%1」の終わり</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
</context>
<context>
    <name>MomentLink</name>
    <message>
        <source>The scene differs from its file: the link opens the scene in the file.</source>
        <translation>シーンはファイルの内容から変わっています。リンクで開くのはファイルのほうです。</translation>
    </message>
    <message>
        <source>The mouse input (inputs: %1) is too long for a link, so the link leads to another moment and says so. A bookmark keeps everything.</source>
        <translation>マウスの操作（入力 %1 件）が長すぎてリンクに収まりません。リンクは別の時点を開き、その旨を表示します。ブックマークならすべて残せます。</translation>
    </message>
    <message>
        <source>This scene is in no file, and too large for a link: the link works only while the scene is open.</source>
        <translation>このシーンはファイルになく、リンクに収めるには大きすぎます。リンクはシーンが開いている間だけ使えます。</translation>
    </message>
    <message>
        <source>A recorded trace cannot be shared as a link: share its file.</source>
        <translation>記録されたトレースはリンクとして共有できません。ファイルを共有してください。</translation>
    </message>
    <message>
        <source>The scene is too large for a link of at most %1 characters: save it and share the file.</source>
        <translation>シーンは最大 %1 文字のリンクに収まりません。保存してファイルを共有してください。</translation>
    </message>
</context>
<context>
    <name>NotebookPage</name>
    <message>
        <source>sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>error [%1]</source>
        <translation>誤差 [%1]</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>記号</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>not visited yet</source>
        <translation>未処理</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>ノートブック</translation>
    </message>
    <message>
        <source>This moment can no longer be reproduced: %1.</source>
        <translation>この時点はもう作れません: %1。</translation>
    </message>
    <message>
        <source>These numbers differ from those of the bookmark: the solver has changed since.</source>
        <translation>ブックマークを付けたときの数値とは異なります。その後、ソルバーが変わりました。</translation>
    </message>
    <message>
        <source>The scene at this moment</source>
        <translation>この時点のシーン</translation>
    </message>
    <message>
        <source>Error per sweep of this step, phase %1</source>
        <translation>このステップのスイープごとの誤差、フェーズ %1</translation>
    </message>
    <message>
        <source>Link:</source>
        <translation>リンク:</translation>
    </message>
    <message>
        <source>Changed for this moment:</source>
        <translation>この時点のための変更:</translation>
    </message>
    <message>
        <source>%1: %2 rows</source>
        <translation>%1: %2 個</translation>
    </message>
    <message>
        <source>, the first %1 of them</source>
        <translation>、うち最初の %1 個</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>拘束</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>bias [%1]</source>
        <translation>バイアス [%1]</translation>
    </message>
    <message>
        <source>clamp</source>
        <translation>クランプ</translation>
    </message>
    <message>
        <source>Bodies: %1</source>
        <translation>物体: %1</translation>
    </message>
    <message>
        <source>body</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>angle [rad]</source>
        <translation>角度 [rad]</translation>
    </message>
    <message>
        <source>Scene: %1</source>
        <translation>シーン: %1</translation>
    </message>
    <message>
        <source>Current settings</source>
        <translation>有効な設定</translation>
    </message>
    <message>
        <source>This notebook contains no moments.</source>
        <translation>このノートブックに時点はありません。</translation>
    </message>
    <message>
        <source>Exporting moment %1 of %2 …</source>
        <translation>時点 %1 / %2 を作成中…</translation>
    </message>
</context>
<context>
    <name>PanelInfo</name>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>ブレークポイント</translation>
    </message>
    <message>
        <source>Worst offenders</source>
        <translation>ワースト一覧</translation>
    </message>
    <message>
        <source>Warm start</source>
        <translation>ウォームスタート</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>ブランチ</translation>
    </message>
    <message>
        <source>Rows × sweeps</source>
        <translation>行 × スイープ</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>収束</translation>
    </message>
    <message>
        <source>Time series</source>
        <translation>時系列</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>行列</translation>
    </message>
    <message>
        <source>λ₁–λ₂ plane</source>
        <translation>λ₁–λ₂ 平面</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>ノートブック</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>由来</translation>
    </message>
    <message>
        <source>Energy ledger</source>
        <translation>エネルギー収支</translation>
    </message>
    <message>
        <source>Exact answer</source>
        <translation>厳密解</translation>
    </message>
    <message>
        <source>Parameter scan</source>
        <translation>パラメータースキャン</translation>
    </message>
    <message>
        <source>Row order</source>
        <translation>行の順序</translation>
    </message>
    <message>
        <source>Impulses</source>
        <translation>力積</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>ウォッチ</translation>
    </message>
    <message>
        <source>This scene</source>
        <translation>このシーン</translation>
    </message>
    <message>
        <source>Notebooks</source>
        <translation>ノート</translation>
    </message>
    <message>
        <source>Custom joint</source>
        <translation>自作のジョイント</translation>
    </message>
    <message>
        <source>Solve by hand</source>
        <translation>手で解く</translation>
    </message>
    <message>
        <source>Soft constraint</source>
        <translation>柔らかい拘束</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>組み立て</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
</context>
<context>
    <name>ParameterScanText</name>
    <message>
        <source>not run yet</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>A number stopped being finite in step %1.</source>
        <translation>ステップ %1 で数値が有限でなくなりました。</translation>
    </message>
    <message>
        <source>%1 · %2 steps</source>
        <translation>%1 · %2 ステップ</translation>
    </message>
    <message>
        <source>other settings: the defaults</source>
        <translation>ほかの設定: 既定値</translation>
    </message>
    <message>
        <source>other settings: %1</source>
        <translation>ほかの設定: %1</translation>
    </message>
</context>
<context>
    <name>PerspectiveInfo</name>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Shows the lesson and the scene, and panels as the lesson asks for them.</source>
        <translation>レッスンとシーンを表示し、パネルはレッスンが求めるときに表示します。</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>調べる</translation>
    </message>
    <message>
        <source>Shows the scene with the card of the current row, the source, the table and the timeline.</source>
        <translation>シーンを、現在の行のカード、ソース、表、タイムラインとともに表示します。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比べる</translation>
    </message>
    <message>
        <source>Shows the scenes of all variants side by side, with a chart and the outcomes below.</source>
        <translation>すべてのバリアントのシーンを並べ、その下にグラフと結果を表示します。</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>作る</translation>
    </message>
    <message>
        <source>Shows the scene with what makes and changes bodies.</source>
        <translation>シーンを、物体を作り変えるための道具とともに表示します。</translation>
    </message>
</context>
<context>
    <name>PlaneText</name>
    <message>
        <source>Λ of row %1</source>
        <translation>行 %1 の Λ</translation>
    </message>
    <message>
        <source>Start, after the warm start: Λ = %1</source>
        <translation>始点、ウォームスタートの後: Λ = %1</translation>
    </message>
    <message>
        <source>%1, sweep %2</source>
        <translation>%1、スイープ %2</translation>
    </message>
    <message>
        <source>%1: visit to row %2, Λ = %3</source>
        <translation>%1: 行 %2 の処理、Λ = %3</translation>
    </message>
    <message>
        <source>, stopped at the lower bound</source>
        <translation>、下限で停止</translation>
    </message>
    <message>
        <source>, stopped at the upper bound</source>
        <translation>、上限で停止</translation>
    </message>
    <message>
        <source>Λ = %1 at the cursor.</source>
        <translation>カーソルでは Λ = %1。</translation>
    </message>
    <message>
        <source>Row %1: Jv + bias + γΛ = %2.</source>
        <translation>行 %1: Jv + bias + γΛ = %2。</translation>
    </message>
    <message>
        <source>Alone, the two rows would end at %1.</source>
        <translation>この二つの行だけなら、%1 に行き着きます。</translation>
    </message>
    <message>
        <source>The two lines are parallel: the two rows alone have no unique solution.</source>
        <translation>二本の直線は平行です。この二つの行だけでは解が一つに定まりません。</translation>
    </message>
    <message>
        <source>The rows share no body that moves: neither disturbs the other.</source>
        <translation>動く物体を共有していないので、互いに乱しません。</translation>
    </message>
    <message>
        <source>The bounds apply to each single impulse here, so that no Λ is excluded.</source>
        <translation>ここでは限界が個々の力積にかかるので、除外される Λ はありません。</translation>
    </message>
    <message>
        <source>Impulses are applied at the end of the sweep; the lines are those of this sweep.</source>
        <translation>力積はスイープの終わりに適用されます。直線は、このスイープから見たものです。</translation>
    </message>
</context>
<context>
    <name>ProvenanceText</name>
    <message>
        <source>angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>row %1, %2, %3</source>
        <translation>行 %1、%2、%3</translation>
    </message>
    <message>
        <source>row %1, %2, %3, %4</source>
        <translation>行 %1、%2、%3、%4</translation>
    </message>
    <message>
        <source>the last step</source>
        <translation>前のステップ</translation>
    </message>
    <message>
        <source>start of the row</source>
        <translation>行の初めの値</translation>
    </message>
    <message>
        <source>start of the step</source>
        <translation>ステップの初めの値</translation>
    </message>
    <message>
        <source>gravity, h g</source>
        <translation>重力、h g</translation>
    </message>
    <message>
        <source>warm start</source>
        <translation>ウォームスタート</translation>
    </message>
    <message>
        <source>not carried over</source>
        <translation>引き継がれない分</translation>
    </message>
    <message>
        <source>visit</source>
        <translation>処理</translation>
    </message>
    <message>
        <source>visit, after the sweep</source>
        <translation>処理、スイープ後に適用</translation>
    </message>
    <message>
        <source>visit, Δx / h</source>
        <translation>処理、Δx / h</translation>
    </message>
    <message>
        <source>whole turns, which become no velocity</source>
        <translation>速度にならない整数回転</translation>
    </message>
    <message>
        <source>removed by the bound</source>
        <translation>限界による取り消し</translation>
    </message>
    <message>
        <source>the velocities, h (v + ṽ)</source>
        <translation>速度、h (v + ṽ)</translation>
    </message>
    <message>
        <source>the velocity, h v</source>
        <translation>速度、h v</translation>
    </message>
    <message>
        <source>set manually</source>
        <translation>手動で設定</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>丸め誤差</translation>
    </message>
    <message>
        <source>changed without a visit</source>
        <translation>処理によらない変化</translation>
    </message>
    <message>
        <source>%1: %2 ×</source>
        <translation>%1: %2 ×</translation>
    </message>
    <message>
        <source>sweep %1</source>
        <translation>スイープ %1</translation>
    </message>
    <message>
        <source>%1, %2: %3 ×</source>
        <translation>%1、%2: %3 ×</translation>
    </message>
    <message>
        <source>smaller ones: %1 ×</source>
        <translation>小さいもの: %1 ×</translation>
    </message>
    <message>
        <source>from speed</source>
        <translation>速さから</translation>
    </message>
    <message>
        <source>from the bounce</source>
        <translation>跳ね返りから</translation>
    </message>
    <message>
        <source>from the motor</source>
        <translation>モーターから</translation>
    </message>
    <message>
        <source>from the error or the pseudo-velocity</source>
        <translation>誤差または擬似速度から</translation>
    </message>
    <message>
        <source>from the error to correct</source>
        <translation>補正すべき誤差から</translation>
    </message>
    <message>
        <source>from softness</source>
        <translation>柔らかさから</translation>
    </message>
    <message>
        <source>removed by the clamp</source>
        <translation>クランプされた分</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>its own motion, M (y − x)</source>
        <translation>自身の運動、M (y − x)</translation>
    </message>
    <message>
        <source>gravity left out where the sweeps begin, −h g</source>
        <translation>スイープの始まりでは除かれた重力、−h g</translation>
    </message>
</context>
<context>
    <name>RowDescription</name>
    <message>
        <source>in sweep %1</source>
        <translation>スイープ %1</translation>
    </message>
    <message>
        <source>by the warm start</source>
        <translation>ウォームスタート</translation>
    </message>
    <message>
        <source>Last visited %1: Δλ = %2</source>
        <translation>前回の処理（%1）: Δλ = %2</translation>
    </message>
    <message>
        <source>, stopped at the lower bound %1</source>
        <translation>、下限 %1 で停止</translation>
    </message>
    <message>
        <source>, stopped at the upper bound %1</source>
        <translation>、上限 %1 で停止</translation>
    </message>
    <message>
        <source>Not visited yet in this step.</source>
        <translation>このステップではまだ処理されていません。</translation>
    </message>
    <message>
        <source>Visited next %1.</source>
        <translation>次の処理: %1。</translation>
    </message>
    <message>
        <source>Not visited again in this step.</source>
        <translation>このステップではもう処理されません。</translation>
    </message>
    <message>
        <source>Row %1, %2</source>
        <translation>行 %1、%2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>This step has no such row.</source>
        <translation>このステップにこの行はありません。</translation>
    </message>
    <message>
        <source>This step has not built its rows yet.</source>
        <translation>まだありません。このステップの行はまだ作られていません。</translation>
    </message>
    <message>
        <source>row %1 of %2, picked, %3, step %4</source>
        <translation>行 %1 / %2、選択中、%3、ステップ %4</translation>
    </message>
    <message>
        <source>Λ = %1, C = %2</source>
        <translation>Λ = %1、C = %2</translation>
    </message>
    <message>
        <source>Λ = %1, Jv = %2</source>
        <translation>Λ = %1、Jv = %2</translation>
    </message>
    <message>
        <source>Not visited by this event. Now %1.</source>
        <translation>このイベントでは処理されません。現在は %1。</translation>
    </message>
    <message>
        <source>This event: %1. %2</source>
        <translation>このイベント: %1。%2</translation>
    </message>
    <message>
        <source>This event visits row %1 (%2): %3, %4.</source>
        <translation>このイベントは行 %1（%2）を処理します: %3、%4。</translation>
    </message>
</context>
<context>
    <name>RowFormula</name>
    <message>
        <source>set manually</source>
        <translation>手動で設定</translation>
    </message>
    <message>
        <source>warm start</source>
        <translation>ウォームスタート</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>跳ね返り</translation>
    </message>
    <message>
        <source>pivot %1</source>
        <translation>ピボット %1</translation>
    </message>
    <message>
        <source>sweep %1 of %2</source>
        <translation>スイープ %1 / %2</translation>
    </message>
    <message>
        <source>row %1 of %2, %3, %4</source>
        <translation>行 %1 / %2、%3、%4</translation>
    </message>
    <message>
        <source>the trace does not record whether it was clamped</source>
        <translation>クランプされたかどうかは、トレースからはわかりません</translation>
    </message>
    <message>
        <source>within the bounds</source>
        <translation>限界の内側</translation>
    </message>
    <message>
        <source>stopped at the lower bound</source>
        <translation>下限で停止</translation>
    </message>
    <message>
        <source>stopped at the upper bound</source>
        <translation>上限で停止</translation>
    </message>
    <message>
        <source>Λ so far</source>
        <translation>これまでの Λ</translation>
    </message>
    <message>
        <source>not part of the clamp: each impulse is clamped alone</source>
        <translation>クランプには使いません。力積を一つずつクランプします</translation>
    </message>
    <message>
        <source>the cone, with the normal row&apos;s current impulse</source>
        <translation>法線の行のこれまでの力積による摩擦円錐</translation>
    </message>
    <message>
        <source>the cone, with the normal row&apos;s impulse at the end of the last step: wrong on purpose</source>
        <translation>前のステップの終わりの法線の行の力積による摩擦円錐（意図的な誤り）</translation>
    </message>
    <message>
        <source>the tyre of %1 slips by %2, where its curve gives %3 of μ</source>
        <translation>%1 のタイヤの滑りは %2 で、曲線によれば μ の %3 倍が残ります</translation>
    </message>
    <message>
        <source>undoes part of the earlier impulse</source>
        <translation>前に与えた分の一部を取り消します</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Δλ raw</source>
        <translation>生の Δλ</translation>
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
        <translation>bias = 除くべき誤差</translation>
    </message>
    <message>
        <source>no error</source>
        <translation>誤差なし</translation>
    </message>
    <message>
        <source>angle error</source>
        <translation>角度のずれ</translation>
    </message>
    <message>
        <source>distance that B must move along n, relative to A</source>
        <translation>A から見て B が n の向きに動くべき距離</translation>
    </message>
    <message>
        <source>distance that B must move against n, relative to A</source>
        <translation>A から見て B が n と逆向きに動くべき距離</translation>
    </message>
    <message>
        <source>overlap still to be removed</source>
        <translation>物体をまだ離すべき深さ</translation>
    </message>
    <message>
        <source>no overlap to remove</source>
        <translation>離すべき分なし</translation>
    </message>
    <message>
        <source>distance that the bodies have slid in this sub-step</source>
        <translation>このサブステップで物体が滑った距離</translation>
    </message>
    <message>
        <source>; β = %1 of the error, contacts less the slop</source>
        <translation>。誤差の β = %1 倍（接触ではスロップを引いた分）</translation>
    </message>
    <message>
        <source>J, K and C recomputed from the current positions; there is no Jv</source>
        <translation>J、K、C を物体の今の位置から計算し直します。Jv はありません</translation>
    </message>
    <message>
        <source>stiffness: %1 of the full correction</source>
        <translation>剛性により、本来の移動量の %1 倍</translation>
    </message>
    <message>
        <source>%1: nothing moves it</source>
        <translation>%1: 何によっても動きません</translation>
    </message>
    <message>
        <source>%1 moves %2 m</source>
        <translation>%1 が %2 m 動きます</translation>
    </message>
    <message>
        <source>pseudo-velocity of %1</source>
        <translation>%1 の擬似速度</translation>
    </message>
    <message>
        <source>%1: no impulse moves it</source>
        <translation>%1: 力積では動きません</translation>
    </message>
    <message>
        <source>%1: the trace does not contain its mass</source>
        <translation>%1: トレースに質量がありません</translation>
    </message>
    <message>
        <source>%1: its impulses are applied after the sweep</source>
        <translation>%1: 力積はスイープ後に適用されます</translation>
    </message>
    <message>
        <source>; the bias includes −γ j₀, so that γ acts on this step&apos;s j alone</source>
        <translation>。bias が −γ j₀ を含むので、γ はこのステップの j だけに効きます</translation>
    </message>
    <message>
        <source>; here without γ: m_eff is d/K and the bias is divided by d = K/(K + γ)</source>
        <translation>。ここに γ はありません。m_eff は d/K で、bias は d = K/(K + γ) で割られています</translation>
    </message>
    <message>
        <source>no initial impulse: the bodies did not touch in the last step</source>
        <translation>初期値なし: 前のステップで物体は触れていません</translation>
    </message>
    <message>
        <source>no initial impulse: the bodies touched at other features in the last step</source>
        <translation>初期値なし: 前のステップで物体は別の特徴で触れていました</translation>
    </message>
    <message>
        <source>no initial impulse: the match was broken manually</source>
        <translation>初期値なし: 対応を手動で切りました</translation>
    </message>
    <message>
        <source>no initial impulse: the row did nothing in the last step</source>
        <translation>初期値なし: 前のステップでこの行は働きませんでした</translation>
    </message>
    <message>
        <source>no initial impulse: the row is new, or did nothing</source>
        <translation>初期値なし: 新しい行か、働かなかった行です</translation>
    </message>
    <message>
        <source>f, ζ: this row as a spring</source>
        <translation>f, ζ: ばねとして見たこの行</translation>
    </message>
    <message>
        <source>oscillating mass %1</source>
        <translation>揺らす質量は %1</translation>
    </message>
    <message>
        <source>for steps of %1 s</source>
        <translation>%1 s のステップの場合</translation>
    </message>
    <message>
        <source>B and A approach along n</source>
        <translation>B と A が n 方向に近づいています</translation>
    </message>
    <message>
        <source>B and A separate along n</source>
        <translation>B と A が n 方向に離れています</translation>
    </message>
    <message>
        <source>no motion along n</source>
        <translation>n 方向の動きはありません</translation>
    </message>
    <message>
        <source>B moves along n, relative to A</source>
        <translation>A から見て B が n の向きに動いています</translation>
    </message>
    <message>
        <source>B moves against n, relative to A</source>
        <translation>A から見て B が n と逆向きに動いています</translation>
    </message>
    <message>
        <source>no relative rotation</source>
        <translation>相対的な回転はありません</translation>
    </message>
    <message>
        <source>relative rotation</source>
        <translation>相対的に回転しています</translation>
    </message>
    <message>
        <source>no sliding</source>
        <translation>滑りはありません</translation>
    </message>
    <message>
        <source>sliding speed</source>
        <translation>滑りの速さ</translation>
    </message>
    <message>
        <source>not in the trace, and cannot be derived from it</source>
        <translation>トレースになく、そこから求めることもできません</translation>
    </message>
    <message>
        <source>would satisfy this row alone</source>
        <translation>この行だけなら、これで正しくなります</translation>
    </message>
    <message>
        <source>bias includes %1 m/s, so that the bounce is e times the current Jv</source>
        <translation>bias に %1 m/s を含む: 跳ね返りがこの時点の Jv の e 倍になります</translation>
    </message>
    <message>
        <source>bias shifted by %1 m/s: e times the current Jv, which is wrong</source>
        <translation>bias を %1 m/s ずらしたもの: この時点の Jv の e 倍ですが、これは誤りです</translation>
    </message>
    <message>
        <source>bias includes %1 m/s: the effect of the other rows of this pivot, and the part left to later pivots</source>
        <translation>bias に %1 m/s を含む: このピボットの他の行の働きと、後のピボットに残す分</translation>
    </message>
    <message>
        <source>bias includes %1 m/s that the other point, solved together with it, is about to add</source>
        <translation>bias に、同時に求めたもう一方の点がこれから加える %1 m/s を含む</translation>
    </message>
    <message>
        <source>bias includes %1 that the joint&apos;s other rows, solved together with it, are about to add</source>
        <translation>bias に、同時に求めたジョイントの他の行がこれから加える %1 を含む</translation>
    </message>
    <message>
        <source>ω = %1 times the impulse that satisfies this row</source>
        <translation>この行を正しくする量の ω = %1 倍</translation>
    </message>
    <message>
        <source>m_eff of the bodies&apos; shares: %1 of the full one</source>
        <translation>物体の分担による m_eff: 全体の %1 倍</translation>
    </message>
    <message>
        <source>m_eff = 0: excluded before the sweeps, because the bodies were already separating</source>
        <translation>m_eff = 0: 物体がすでに離れつつあるので、スイープの前に除外されました</translation>
    </message>
    <message>
        <source>Λ_new: the impulse that was set</source>
        <translation>Λ_new: この行に設定した値</translation>
    </message>
    <message>
        <source>no formula here: the impulse was set manually, after the previous stop</source>
        <translation>ここに式はありません。力積は前の停止点の直後に手動で設定されました</translation>
    </message>
    <message>
        <source>Λ_last: this row&apos;s impulse at the end of the last step</source>
        <translation>Λ_last: 前のステップの終わりのこの行の値</translation>
    </message>
    <message>
        <source>excluded before the sweeps, because the bodies were already separating: its stored impulses are discarded</source>
        <translation>物体がすでに離れつつあるので、スイープの前に除外されました。以前の力積は忘れられます</translation>
    </message>
    <message>
        <source>no Jv here: nothing is solved</source>
        <translation>ここに Jv はありません。何も解きません</translation>
    </message>
    <message>
        <source>J = 0: the joint&apos;s formula has no value or no direction here, and the row does nothing</source>
        <translation>J = 0: この位置ではジョイントの式に値か向きがなく、この行は何もしません</translation>
    </message>
    <message>
        <source>does not match: these numbers give %1</source>
        <translation>合いません: これらの数値では %1 になります</translation>
    </message>
    <message>
        <source>does not match the trace: %1</source>
        <translation>トレースの内容と合いません：%1</translation>
    </message>
    <message>
        <source>bias = C(x) − α C(x⁻), the error to be removed</source>
        <translation>bias = C(x) − α C(x⁻)、取り除く誤差</translation>
    </message>
    <message>
        <source>α = %1</source>
        <translation>α = %1</translation>
    </message>
    <message>
        <source>a spring of the scene: all of its Λ is −k C</source>
        <translation>シーンのばね: Λ はすべて −k C</translation>
    </message>
    <message>
        <source>what the spring holds; Λ takes it over, and no body moves</source>
        <translation>ばねが支えている分。Λ が引き継ぎ、物体は動きません</translation>
    </message>
    <message>
        <source>β = %1 N/m²</source>
        <translation>β = %1 N/m²</translation>
    </message>
    <message>
        <source>unchanged: Λ is at a bound</source>
        <translation>変化なし: Λ は境界にあります</translation>
    </message>
    <message>
        <source>unchanged: no error, or as stiff as it may become</source>
        <translation>変化なし: 誤差がないか、剛性が上限です</translation>
    </message>
</context>
<context>
    <name>RowText</name>
    <message>
        <source>pulls only</source>
        <translation>引くのみ</translation>
    </message>
    <message>
        <source>equality</source>
        <translation>等式</translation>
    </message>
    <message>
        <source>pushes only</source>
        <translation>押すのみ</translation>
    </message>
    <message>
        <source>friction</source>
        <translation>摩擦</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>リミット</translation>
    </message>
    <message>
        <source>motor</source>
        <translation>モーター</translation>
    </message>
    <message>
        <source>pull</source>
        <translation>引き</translation>
    </message>
    <message>
        <source>push</source>
        <translation>押し</translation>
    </message>
    <message>
        <source>pseudo-velocity rows</source>
        <translation>擬似速度の行</translation>
    </message>
    <message>
        <source>position rows</source>
        <translation>位置の行</translation>
    </message>
    <message>
        <source>velocity rows</source>
        <translation>速度の行</translation>
    </message>
    <message>
        <source>static</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>mass %1 kg</source>
        <translation>質量 %1 kg</translation>
    </message>
    <message>
        <source>never turns</source>
        <translation>回転しない</translation>
    </message>
    <message>
        <source>x = (%1, %2) m, angle %3 rad</source>
        <translation>x = (%1, %2) m、角度 %3 rad</translation>
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
        <translation>対応が 1 ステップ継続</translation>
    </message>
    <message numerus="yes">
        <source>matched for %n steps</source>
        <translation>
            <numerusform>対応が %n ステップ継続</numerusform>
        </translation>
    </message>
    <message>
        <source>feature %1, %2</source>
        <translation>特徴 %1、%2</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>separation %1 m</source>
        <translation>間隔 %1 m</translation>
    </message>
    <message>
        <source>%1 = %2 N s</source>
        <translation>%1 = %2 N s</translation>
    </message>
    <message>
        <source>The step has no such rows yet at this stop: continue into its sweeps.</source>
        <translation>この停止点では、まだその行がありません。スイープの中まで進んでください。</translation>
    </message>
    <message>
        <source>At this stop the impulses of the last step have not been applied yet: continue to the end of the warm start.</source>
        <translation>この停止点では、前のステップの力積がまだ適用されていません。ウォームスタートの終わりまで進んでください。</translation>
    </message>
    <message>
        <source>The direct method builds each pivot on the previous ones: go back to the end of the warm start.</source>
        <translation>直接法のピボットは、それより前のピボットに基づいています。ウォームスタートの終わりまで戻ってください。</translation>
    </message>
    <message>
        <source>The sweeps over these rows are done: go back to a stop within them.</source>
        <translation>これらの行のスイープは終わっています。スイープの中の停止点まで戻ってください。</translation>
    </message>
    <message>
        <source>This stop has no such row.</source>
        <translation>この停止点に、その行はありません。</translation>
    </message>
    <message>
        <source>An impulse must be a finite number.</source>
        <translation>力積は有限の数値でなければなりません。</translation>
    </message>
    <message>
        <source>This is a recorded trace: what happened in it cannot be changed.</source>
        <translation>これは記録済みトレースです。起きたことは変えられません。</translation>
    </message>
    <message>
        <source>There are too many visits before this stop; change an impulse earlier in the step.</source>
        <translation>この停止点より前の処理が多すぎます。ステップのもっと早いところで力積を変えてください。</translation>
    </message>
</context>
<context>
    <name>RunError</name>
    <message>
        <source>Step %1: %2. The run stops there.</source>
        <translation>ステップ %1：%2。実行はここで停止します。</translation>
    </message>
    <message>
        <source>Step %1 has %2 contacts, the most that are found. The run stops there.</source>
        <translation>ステップ %1 の接触は %2 個に達しました。これ以上は検出されません。実行はここで停止します。</translation>
    </message>
    <message>
        <source>row %1 (%2), sweep %3</source>
        <translation>行 %1（%2）、スイープ %3</translation>
    </message>
    <message>
        <source>body %1, phase &quot;%2&quot;</source>
        <translation>物体 %1、フェーズ「%2」</translation>
    </message>
    <message>
        <source>Step %1 produced a number that is not finite, at %2. The run stops there.</source>
        <translation>ステップ %1 で有限でない数値が生じました（%2）。実行はそこで停止します。</translation>
    </message>
</context>
<context>
    <name>SceneLibrary</name>
    <message>
        <source>Other scenes</source>
        <translation>その他のシーン</translation>
    </message>
    <message>
        <source>There is no file “%1” on this computer. Open the scene from where it is, or ask for a link that contains it: “Copy scene as a link” in the menu File makes one.</source>
        <translation>このコンピューターには「%1」というファイルがありません。シーンがある場所から開くか、シーンを含むリンクをもらってください。リンクはメニュー「ファイル」の「シーンをリンクとしてコピー」で作れます。</translation>
    </message>
    <message>
        <source>This program has no scene named “%1”. “Scene library” in the menu File lists those that it has; for somebody’s own scene, ask for its file or for a link made by “Copy scene as a link”.</source>
        <translation>このプログラムには「%1」という名前のシーンがありません。あるシーンはメニュー「ファイル」の「シーンライブラリ」で見られます。誰かが自分で作ったシーンなら、そのファイルか、「シーンをリンクとしてコピー」で作ったリンクをもらってください。</translation>
    </message>
</context>
<context>
    <name>Scenes</name>
    <message>
        <source>Particles in a rotated box</source>
        <translation>回した箱の中の粒子</translation>
    </message>
    <message>
        <source>Twelve particles bounce between four planes. A plane is a normal N and an offset; a particle has passed it if the distance N·P − offset is below 0, and is reflected if it is also approaching, N·V &lt; 0. Switch the approach test off: a particle that is still past the plane in the next step is reflected again, back into it.</source>
        <translation>12 個の粒子が 4 枚の平面の間で跳ねます。平面は法線 N とオフセットです。粒子は距離 N·P − オフセットが 0 より小さければ平面を越えており、さらに近づいている（N·V &lt; 0）ときに反射します。接近の判定を切ってみてください。次のステップでもまだ越えている粒子は、もう一度向きを変えて平面の中へ戻ります。</translation>
    </message>
    <message>
        <source>Reflection</source>
        <translation>反射</translation>
    </message>
    <message>
        <source>Five balls with restitution 0, 0.25, 0.5, 0.75 and 1 fall side by side. Each arrives, overlaps the floor a little, and its velocity is reflected: R = V − (1 + e) N (V·N), the impulse of the contact row divided by the mass. Only balls that approach are reflected: switch the approach test off and see them sent back into the floor.</source>
        <translation>反発係数 0、0.25、0.5、0.75、1 のボールが 5 つ並んで落ちます。それぞれ床に着いて少し重なり、速度が反射します: R = V − (1 + e) N (V·N)、接触の行の力積を質量で割ったものです。反射するのは近づくボールだけです。接近の判定を切ると、床の中へ送り返されます。</translation>
    </message>
    <message>
        <source>Circles with masses</source>
        <translation>質量を持つ円</translation>
    </message>
    <message>
        <source>A ball of 1 kg hits one of 1, 10, 100 and 1000 kg, and one that never moves. Both get the same impulse (1 + e) V·N / (1/m₁ + 1/m₂), and 1/m says what it does to each; a body that never moves has 1/m = 0. The heavier the other ball, the more the impact looks like that on a wall.</source>
        <translation>1 kg のボールが、1、10、100、1000 kg のボールと、決して動かないボールに当たります。両方が同じ力積 (1 + e) V·N / (1/m₁ + 1/m₂) を受け、それぞれがどうなるかは 1/m が決めます。決して動かない物体では 1/m = 0 です。相手が重いほど、衝突は壁との衝突に似てきます。</translation>
    </message>
    <message>
        <source>Chain of rods</source>
        <translation>棒の鎖</translation>
    </message>
    <message>
        <source>Eight balls on rods swing down from a pin onto a peg. A rod removes the relative velocity of its ends along its axis, and adds (length − rest)/h, so that the errors left by a single pass are corrected in the next step. Joints come after contacts here, so that the chain holds and is pressed into the peg instead: put them before contacts, and the rods give way.</source>
        <translation>棒でつながれた 8 つのボールが、ピンから振れて杭に当たります。棒は両端の、軸に沿った相対速度を取り除き、(長さ − 自然長)/h を加えるので、1 回のスイープで残った誤差も次のステップで直ります。ここではジョイントが接触の後なので、鎖は保たれ、むしろ杭に押し込まれます。接触の前にすると、たわむのは棒の方です。</translation>
    </message>
    <message>
        <source>Bouncing ball</source>
        <translation>跳ねるボール</translation>
    </message>
    <message>
        <source>Three balls fall from the same height with restitution 0, 0.5 and 0.9. The target of a bounce is set once, before the sweeps: watch the bias of the contact row.</source>
        <translation>反発係数 0、0.5、0.9 の 3 つのボールが同じ高さから落ちます。跳ね返りの目標はスイープの前に一度だけ決まります。接触の行のバイアスを見てください。</translation>
    </message>
    <message>
        <source>Bullets and a thin wall</source>
        <translation>弾丸と薄い壁</translation>
    </message>
    <message>
        <source>Four bullets fly at a wall of 2 cm; the fastest cover more than three metres per step. Speculative contacts stop each of them at the surface: the bias of an open contact is gap / h, so the row removes only the velocity that would cause overlap. The rubber ball bounces one step later, with the velocity that was left to it. Switch speculative off and only the slow one stays on this side.</source>
        <translation>4 発の弾丸が 2 cm の壁に向かって飛びます。最も速いものは 1 ステップに 3 メートル以上進みます。先読み接触がどれも表面で止めます。離れた接触のバイアスは 隙間 / h で、行は重なる分の速さだけを取り除きます。ゴムのボールは、残された速さで 1 ステップ後に跳ね返ります。先読み接触を切ると、こちら側に残るのは遅いものだけです。</translation>
    </message>
    <message>
        <source>Ghost contact</source>
        <translation>幽霊との接触</translation>
    </message>
    <message>
        <source>Both balls would fly past the corner of the block, the nearer one at a distance of 4 cm. Its speculative contact sees a straight wall across the line to the corner: the row lets the ball come nearer along its normal only by the width of the gap, and the ball is deflected by something that it never touches. That is the price of looking ahead along a line. Switch speculative off and it passes.</source>
        <translation>どちらのボールもブロックの角の横を通り過ぎるはずで、近い方は角から 4 cm です。先読み接触は、角への線に垂直なまっすぐな壁を見ています。行は、法線に沿って隙間の幅より近づくことを禁じ、ボールは一度も触れないものに進路を変えられます。直線で先を読むことの代償です。先読み接触を切れば通り過ぎます。</translation>
    </message>
    <message>
        <source>Impulse resolution</source>
        <translation>力積による解決</translation>
    </message>
    <message>
        <source>Two bodies that cannot rotate collide: relative velocity along the normal, the smaller of the two restitutions, and j = −(1 + e) V·N / (1/m₁ + 1/m₂), which changes the velocity of the lighter one more. In the next step, the bodies still overlap but separate, so that no further impulse is applied; the remaining overlap beyond 1 cm is projected away by a fifth in each step.</source>
        <translation>回らない二つの物体がぶつかります。法線に沿った相対速度、小さい方の反発係数、そして軽い方がより強く感じる j = −(1 + e) V·N / (1/m₁ + 1/m₂)。次のステップではまだ重なっていますが離れつつあり、力積はもう与えられません。重なりのうち 1 cm を超えた分は、ステップごとに 5 分の 1 ずつ投影で取り除かれます。</translation>
    </message>
    <message>
        <source>Overlap tests</source>
        <translation>重なり判定</translation>
    </message>
    <message>
        <source>Article 2&apos;s tests, each pair a stop of its own during collision detection: two circles, two with the same centre, two whose boxes overlap although they do not; two AABBs that overlap less along x, two that are still separate along x; an AABB and a circle, and a circle with its centre inside. Move from stop to stop and read what each test computed. Without gravity they only push each other apart.</source>
        <translation>記事 2 の判定です。接触を探す間、組ごとに停止点ができます。二つの円、中心が同じ二つの円、外接する箱だけが交わる二つの円。x 方向の重なりが小さい二つの AABB、x で離れている二つ。AABB と円、中心が内側にある円。停止点を一つずつ進めて、各判定が計算したものを読んでください。重力がないので、押し離されるだけです。</translation>
    </message>
    <message>
        <source>Sunk into the floor</source>
        <translation>床に沈んだ物体</translation>
    </message>
    <message>
        <source>A box and a ball start inside the floor. Contacts only stop bodies from going deeper: with position correction none, both stay where they are. Linear projection moves each pair of bodies apart once per step, by a share (error reduction, the article&apos;s percent) of the depth beyond the slop, and adds no velocity. Step to the phase that solves positions and read the row card: error, push, and how far each body moves. Set error reduction to 1 and the slop to 0, and the box stands on the floor after one step.</source>
        <translation>箱とボールが床の中に置かれています。接触は、より深く入るのを止めるだけです。位置補正が none なら、どちらもその場に残ります。線形投影は、スロップより深い分の一定の割合（誤差の低減、記事では percent）だけ、ステップごとに一度、物体の組を引き離し、速さは与えません。位置を解くフェーズまで進み、行カードで誤差、押し出し、各物体の移動を読んでください。誤差の低減を 1、スロップを 0 にすると、箱は 1 ステップで床の上に立ちます。</translation>
    </message>
    <message>
        <source>Newton&apos;s cradle</source>
        <translation>ニュートンのゆりかご</translation>
    </message>
    <message>
        <source>One ball swings into four that hang at rest, and the last one flies off at nearly the same speed. It works because the balls are a millimetre apart and hit one after another: close the gaps and all of them leave together.</source>
        <translation>静かに吊られた 4 つのボールに 1 つが当たり、最後のボールがほぼ同じ速さで飛び出します。うまくいくのは、ボールの間が 1 ミリあり、順番に当たるからです。隙間を閉じると、全部が一緒に離れます。</translation>
    </message>
    <message>
        <source>Single box</source>
        <translation>一つの箱</translation>
    </message>
    <message>
        <source>One box falls from half a metre and comes to rest on the ground. Watch how its two contact points share the weight: together their impulses are exactly what gravity adds in one step.</source>
        <translation>箱が 50 cm の高さから落ちて地面に止まります。二つの接触点が重さをどう分け合うか見てください。両方の力積の合計は、1 ステップに重力が加える分とちょうど同じです。</translation>
    </message>
    <message>
        <source>Box dropped on its corner</source>
        <translation>角から落ちた箱</translation>
    </message>
    <message>
        <source>A box lands on one corner, so that the first impulse does not act through its centre. Watch one contact row stop the corner and make the box rotate at the same time.</source>
        <translation>箱が一つの角から着地するので、最初の力積は中心の横に働きます。一本の接触の行が角を止め、同時に箱を回し始めるのを見てください。</translation>
    </message>
    <message>
        <source>Two-body stack in one dimension</source>
        <translation>一次元の 2 物体の積み重ね</translation>
    </message>
    <message>
        <source>Two bodies of 1 kg rest on the ground, each with a single contact and free only to move up and down. Without warm starting the velocity error halves in every sweep: impulses (1/6, 1/12), (1/4, 1/8), and so on to (1/3, 1/6).</source>
        <translation>1 kg の物体が二つ地面に載っています。それぞれ接触は一つで、上下にしか動けません。ウォームスタートなしでは、速度の誤差はスイープごとに半分になります。力積は (1/6, 1/12)、(1/4, 1/8)、と続いて (1/3, 1/6) に近づきます。</translation>
    </message>
    <message>
        <source>Stack of ten boxes</source>
        <translation>箱 10 個の積み重ね</translation>
    </message>
    <message>
        <source>Ten boxes stand on each other. The bottom contact carries all of them, and each sweep propagates a weight by one box only: compare the convergence with warm starting on and off.</source>
        <translation>10 個の箱が積み重なっています。一番下の接触がすべてを支え、スイープは重さの知らせを一箱分ずつしか伝えません。ウォームスタートのオンとオフで収束を比べてください。</translation>
    </message>
    <message>
        <source>Pyramid of ten rows</source>
        <translation>10 段のピラミッド</translation>
    </message>
    <message>
        <source>Fifty-five boxes in ten rows, the usual test of a physics engine. Watch the impulses spread from the top box down to the ground in two widening lines.</source>
        <translation>10 段に積んだ 55 個の箱。物理エンジンの定番の試験です。力積が一番上の箱から地面へ、広がる 2 本の線に沿って伝わるのを見てください。</translation>
    </message>
    <message>
        <source>Pyramid of thirty rows</source>
        <translation>30 段のピラミッド</translation>
    </message>
    <message>
        <source>Four hundred and sixty-five boxes in thirty rows. Ten sweeps are far too few to find its impulses from zero; with warm starting it stands nevertheless, because every step continues where the last one ended.</source>
        <translation>30 段に積んだ 465 個の箱。10 回のスイープでは力積を一から求めるのにまるで足りません。それでもウォームスタートがあれば立っています。どのステップも前のステップの続きから始めるからです。</translation>
    </message>
    <message>
        <source>Heavy box on a light one</source>
        <translation>軽い箱の上の重い箱</translation>
    </message>
    <message>
        <source>A box of 100 kg stands on one of 1 kg, the hardest case for Gauss–Seidel sweeps: watch how slowly the velocity error falls. With 10 iterations the light box is squeezed out within two seconds; with 40 it carries its load.</source>
        <translation>1 kg の箱の上に 100 kg の箱が載っています。ガウス・ザイデル法のスイープにとって最も難しい問題です。速度の誤差がどれほどゆっくり減るか見てください。反復 10 回では軽い箱は 2 秒以内に押し出され、40 回なら荷を支えます。</translation>
    </message>
    <message>
        <source>See-saw</source>
        <translation>シーソー</translation>
    </message>
    <message>
        <source>A plank turns on a pivot with a small weight on its left end, and a heavier one falls on the right. Watch the impulse of the falling box run through the plank: it throws the other box up within the same step.</source>
        <translation>左端に小さな重りを載せた板が支点で回り、右側にもっと重い重りが落ちます。落ちた箱の力積が板を伝わるのを見てください。同じステップのうちに、もう一方の箱を跳ね上げます。</translation>
    </message>
    <message>
        <source>Box on a ramp</source>
        <translation>斜面の箱</translation>
    </message>
    <message>
        <source>A box rests on a ramp of 23 degrees (0.4 rad). It needs a friction coefficient of tan 0.4 = 0.42 and has 0.5, so that it sticks: watch the friction rows stay just inside their bounds, then lower the friction and let it slide.</source>
        <translation>23 度（0.4 rad）の斜面に箱が載っています。必要な摩擦は tan 0.4 = 0.42、実際は 0.5 なので止まっています。摩擦の行が限界の少し内側にとどまるのを見てから、摩擦を小さくして滑らせてください。</translation>
    </message>
    <message>
        <source>Row of dominoes</source>
        <translation>ドミノの列</translation>
    </message>
    <message>
        <source>A ball rolls into the first of twelve dominoes. Watch the contacts come and go along the row: each new one starts without a stored impulse, because it has no history.</source>
        <translation>ボールが 12 枚のドミノの最初の 1 枚に転がり込みます。列に沿って接触が現れては消えるのを追ってください。新しい接触には過去がないので、蓄えた力積なしで始まります。</translation>
    </message>
    <message>
        <source>Sliders with limits</source>
        <translation>リミット付きスライダー</translation>
    </message>
    <message>
        <source>A carriage is driven along a rail by a motor until it reaches its limit, where limit and motor push against each other; a second one slides down a chute to its lower end; a piston falls to its shortest length. Watch the limit&apos;s row become active one step before the stop: it demands C/h, so that the carriage ends exactly there.</source>
        <translation>台車がモーターでレールに沿ってリミットまで動かされ、そこでリミットとモーターが押し合います。もう一台は滑り台を下端まで滑り、ピストンは最も短い長さまで落ちます。リミットの行が、止まる 1 ステップ前に目を覚ますのを見てください。C/h を要求し、台車はちょうどそこで止まります。</translation>
    </message>
    <message>
        <source>A rope, a bungee and a winch</source>
        <translation>ロープ、バンジー、ウインチ</translation>
    </message>
    <message>
        <source>Three balls hang from a beam. The left rope is slack until its ball has fallen 2 m, and its row, which exists all the time, pulls only from then on; the middle rope is soft; the right one is wound in by a winch until it is 1 m long. Watch the clamp of each row: a slack rope would have to push and is clamped to zero.</source>
        <translation>梁から 3 つのボールが下がっています。左のロープは、ボールが 2 m 落ちるまでたるみ、行はずっとあるのに引くのはそこからです。中央のロープは柔らかく、右のロープは 1 m になるまでウインチが巻き取ります。各行のクランプを見てください。たるんだロープは押そうとして、0 に抑えられます。</translation>
    </message>
    <message>
        <source>Chain of ten links</source>
        <translation>リンク 10 個の鎖</translation>
    </message>
    <message>
        <source>Ten links start in a horizontal line and swing down from the ceiling. Every joint is two rows; with few iterations the chain stretches like rubber, and the weight below reaches the joint at the top last.</source>
        <translation>10 個のリンクが水平から始まり、天井から振れ下ります。ジョイントはそれぞれ 2 行です。反復が少ないと鎖はゴムのように伸び、一番上のジョイントは下に何が下がっているかを最後に知ります。</translation>
    </message>
    <message>
        <source>Chain of thirty links with a heavy ball</source>
        <translation>重いボールを付けたリンク 30 個の鎖</translation>
    </message>
    <message>
        <source>A ball a hundred times as heavy as a link swings on thirty links. Every sweep carries the ball&apos;s weight only a little further up the chain, and a light link between heavy neighbours gives way: after ten sweeps the joints are far from closed, and the chain stretches. Try more iterations, tgs_soft with many sub-steps, or a lighter ball.</source>
        <translation>リンクの 100 倍重いボールが、30 個のリンクで振れます。スイープは毎回ボールの重さを少し上へ運ぶだけで、重い隣に挟まれた軽いリンクは負けてしまいます。10 回のスイープではジョイントは閉じるにはほど遠く、鎖は伸びます。反復を増やす、tgs_soft でサブステップを増やす、ボールを軽くする、を試してください。</translation>
    </message>
    <message>
        <source>Motor arm</source>
        <translation>モーターの腕</translation>
    </message>
    <message>
        <source>A motor in the shoulder lifts an arm against its weight, up to the limit of the joint; the weld of the hand holds throughout. Watch the motor&apos;s row: its impulse stays within ±torque·h. Give it less torque in the file, and the arm sinks.</source>
        <translation>肩のモーターが、重さに逆らって腕をジョイントのリミットまで持ち上げます。手の溶接はずっと保たれます。モーターの行を見てください。力積は ±トルク·h の中にあります。ファイルでトルクを小さくすると、腕は下がります。</translation>
    </message>
    <message>
        <source>Pulley</source>
        <translation>滑車</translation>
    </message>
    <message>
        <source>Two loads hang over wheels. On the left the heavier one pulls the lighter one up, more slowly than it would fall, because the wheel has to be turned too. On the right the rope of the light load runs on a drum twice as large, so that it balances one of twice its mass. Watch the tension pass through the wheel, from row to row and from sweep to sweep.</source>
        <translation>二つの荷が車輪に掛かっています。左では重い方が軽い方を引き上げますが、自由に落ちるより遅くなります。車輪も回さなければならないからです。右では軽い荷のロープが二倍の大きさのドラムに掛かり、二倍の質量の荷と釣り合います。張力が車輪を通って、行から行へ、スイープからスイープへ伝わるのを見てください。</translation>
    </message>
    <message>
        <source>Gears</source>
        <translation>歯車</translation>
    </message>
    <message>
        <source>A motor turns the small wheel; the large one turns half as fast in the opposite direction, and winds up a weight on a drum. A gear is one row without a direction n: only w_A, the ratio, and w_B, one. Compare the impulses of the gear and of the motor: twice the torque at half the speed.</source>
        <translation>モーターが小さい車輪を回し、大きい車輪は反対向きに半分の速さで回って、ドラムに重りを巻き上げます。歯車は、方向をまったく持たない一本の行です。あるのは w_A（ギア比）と w_B（1）だけです。歯車とモーターの力積を比べてください。速さが半分でトルクは二倍です。</translation>
    </message>
    <message>
        <source>A car on wheels</source>
        <translation>車輪で走る車</translation>
    </message>
    <message>
        <source>Two wheels on springs carry a car over a bump; the rear one is driven. A wheel joint is a hard row across its axis, a soft one along it and a motor: watch the softness and bias in the formula of the soft row, and how the wheel&apos;s friction row, not the motor, pushes the car.</source>
        <translation>ばね付きの二つの車輪が車を載せて段差を越えます。駆動は後輪です。車輪ジョイントは、軸に垂直な硬い行、軸に沿った柔らかい行、そしてモーターです。柔らかい行の式に柔らかさとバイアスが残ること、車を押すのがモーターではなく車輪の摩擦の行であることを見てください。</translation>
    </message>
    <message>
        <source>Tyres</source>
        <translation>タイヤ</translation>
    </message>
    <message>
        <source>Three driven wheels climb the same slope. Pacejka&apos;s curve has the best grip at a slip of a few tenths: at full throttle Coulomb&apos;s wheel drives off at once, while the tyre spins on the spot and slides back; driven gently, the same tyre climbs.</source>
        <translation>駆動する三つの車輪が同じ坂を登ります。パセイカの曲線は、滑りが 10 分の数のときに最もよくつかみます。全開では、クーロンの車輪はすぐに走り去り、タイヤはその場で空転して滑り落ちます。穏やかに駆動すれば、同じタイヤが登ります。</translation>
    </message>
    <message>
        <source>Damped springs</source>
        <translation>減衰ばね</translation>
    </message>
    <message>
        <source>Seven balls of 1 kg are released on springs of several frequencies and damping ratios. Each sinks to g/ω² below where it started, whatever the time step; the card of a spring&apos;s row shows its f, ζ, k, c, β and γ. Try softness = without j₀.</source>
        <translation>1 kg のボール 7 個を、さまざまな振動数と減衰比のばねで放します。どれも、時間刻みにかかわらず、始めた位置より g/ω² だけ沈みます。ばねの行のカードには f、ζ、k、c、β、γ が出ます。柔らかさ = j₀ なし も試してください。</translation>
    </message>
    <message>
        <source>Soft bar</source>
        <translation>柔らかい梁</translation>
    </message>
    <message>
        <source>A bar is welded to a wall by three soft rows: two hold the anchor, one the angle. It sags until they carry its weight. Joint blocks solve the three together; softness without j₀ lets warm starting carry the weight, so that the bar comes back up.</source>
        <translation>梁が三本の柔らかい行で壁に溶接されています。二本は固定点を、一本は角度を保ちます。梁は、行が重さを支えるまでたわみます。ジョイントのブロックは三本を同時に解きます。柔らかさを j₀ なしにすると、ウォームスタートが重さを支え、梁は元の高さに戻ります。</translation>
    </message>
    <message>
        <source>Pulled weld</source>
        <translation>引き離した溶接</translation>
    </message>
    <message>
        <source>A weld starts pulled 2 m and 1 m apart and rotated by 0.8 rad. Baumgarte&apos;s term removes the share β = 0.1 of the error in every step, so that (1 − β)ⁿ of it is left after n. Position error = after the step leaves (1/(1 + β))ⁿ.</source>
        <translation>溶接は 2 m と 1 m 離れ、0.8 rad 回った状態から始まります。バウムガルテの項は毎ステップ誤差の割合 β = 0.1 を取り除き、n ステップ後には (1 − β)ⁿ が残ります。位置の誤差 = ステップの後 では (1/(1 + β))ⁿ が残ります。</translation>
    </message>
    <message>
        <source>A rope of particles</source>
        <translation>粒子のロープ</translation>
    </message>
    <message>
        <source>Thirty particles, held together by links, are pinned to a hook and fall over a ball and a shelf. No velocities are solved: the particles continue their previous motion, then sweeps restore every link to its length, half at each end, and push particles out of the bodies along the shortest path. Reduce the stiffness or the iterations, and the rope becomes elastic; the heavier it hangs, the more.</source>
        <translation>リンクでつながれた 30 個の粒子がフックに留められ、ボールと棚の上に落ちます。解くべき速度はありません。粒子はこれまでと同じように進み、スイープが各リンクを両端から半分ずつ元の長さに戻し、入り込んだものから粒子を最短の道で押し出します。剛性か反復を減らすと、ロープは伸び縮みします。重く下がるほど大きく伸びます。</translation>
    </message>
    <message>
        <source>Rope and chain</source>
        <translation>ロープと鎖</translation>
    </message>
    <message>
        <source>On the left a rope of particles and links, on the right a chain of bars and hinges of the same length and mass. The whole scene uses one method: it starts with Verlet, as in the article; compare it with sequential impulses in a free run, and look at the energy, and at how long each joint gets.</source>
        <translation>左は粒子とリンクのロープ、右は同じ長さと質量の、棒とヒンジの鎖です。手法はシーン全体で一つです。記事と同じくベルレ法で始まります。自由実行で逐次力積法と比べ、エネルギーと、各ジョイントがどれだけ伸びるかを見てください。</translation>
    </message>
    <message>
        <source>A heavy ball on a light rope</source>
        <translation>軽いロープの重いボール</translation>
    </message>
    <message>
        <source>Forty links of 0.1 kg carry a ball of 10 kg. Sweeps carry a pull from link to link, so that with sequential impulses the rope stretches like rubber. XPBD uses many small sub-steps with one sweep each instead: within a sub-step the ball falls so little that hardly any error is left to correct. Change sub-steps and iterations so that their product stays the same, and watch the error of the joints.</source>
        <translation>0.1 kg のリンク 40 個が 10 kg のボールを支えます。スイープは引きをリンクからリンクへ運ぶので、逐次力積法ではロープがゴムのように伸びます。XPBD は同じ計算を、スイープ 1 回ずつの多くの小さなサブステップに使います。サブステップの間にボールはほとんど落ちず、運ぶものがほとんど残りません。積が同じになるようにサブステップと反復を変え、ジョイントの誤差を見てください。</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形</translation>
    </message>
    <message>
        <source>Polygons and capsules fall into a heap beside a slope, with a ball, a box and a box that never rotates among them. Every polygon rotates about its own centre of mass, wherever its corners are in the file.</source>
        <translation>多角形とカプセルが斜面のそばに積もります。ボール、箱、決して回らない箱も混じっています。多角形は、ファイルで角がどこにあっても、それぞれの重心のまわりに回ります。</translation>
    </message>
    <message>
        <source>Particles</source>
        <translation>粒子</translation>
    </message>
    <message>
        <source>Two hundred particles in a box without gravity. They pass through each other and bounce off the walls with restitution 1, so that the energy is conserved to the last digits. Nothing is ever solved by more than one row: watch single impulses.</source>
        <translation>無重力の箱の中の 200 個の粒子。互いにすり抜け、反発係数 1 で壁に跳ね返るので、エネルギーは最後の桁まで変わりません。一度に解くのは一本の行だけです。一つ一つの力積を見てください。</translation>
    </message>
    <message>
        <source>Bug museum: sign of J</source>
        <translation>バグ博物館: J の符号</translation>
    </message>
    <message>
        <source>Wrong on purpose: one block of J has the wrong sign. The box that lands on its corner should tip over to the side; see which way it rotates. The box beside it lands flat and shows nothing, which is why this bug goes unnoticed for so long.</source>
        <translation>意図的な誤り: J の一つのブロックの符号が違います。角から落ちた箱は横に倒れるはずです。どちらへ回るか見てください。隣の箱は平らに落ちて何も示しません。だからこのバグは長生きします。</translation>
    </message>
    <message>
        <source>Bug museum: no lever arm</source>
        <translation>バグ博物館: 腕がない</translation>
    </message>
    <message>
        <source>Wrong on purpose: r × n is missing from every row. The box lands on its corner and stays there; the weight lands on the end of the plank, which does not turn.</source>
        <translation>意図的な誤り: どの行にも r × n がありません。箱は角から落ちてそのまま立ち、重りは板の端に落ちますが、板は回りません。</translation>
    </message>
    <message>
        <source>Bug museum: the new impulse is clamped</source>
        <translation>バグ博物館: 新しい力積をクランプ</translation>
    </message>
    <message>
        <source>Wrong on purpose: each new impulse is kept from being negative, instead of the sum. Nothing here is elastic, yet the boxes bounce: the warm start applies the landing impulse once more, and no sweep can undo it.</source>
        <translation>意図的な誤り: 和ではなく、新しい力積ごとに負にならないようにしています。弾むものはないのに、箱が跳ねます。ウォームスタートが着地の力積をもう一度与え、どのスイープもそれを取り戻せません。</translation>
    </message>
    <message>
        <source>Bug museum: stale effective mass</source>
        <translation>バグ博物館: 古い有効質量</translation>
    </message>
    <message>
        <source>Wrong on purpose: the effective masses of the hinge are computed once, at the start, and never again. While the bar swings, its rows apply up to twice the impulse they should, the sweeps move away from the solution instead of towards it, and the bar is torn from its hinge.</source>
        <translation>意図的な誤り: ヒンジの有効質量を最初に一度だけ計算し、その後は計算しません。棒が振れる間、行は必要な量の二倍近くまで応答し、スイープは解に近づかずに離れていき、棒はヒンジから引きちぎられます。</translation>
    </message>
    <message>
        <source>Bug museum: no feature ids</source>
        <translation>バグ博物館: 特徴 ID なし</translation>
    </message>
    <message>
        <source>Wrong on purpose: contacts reuse impulses by their position in the list. Whenever the balls touch down or leave, all contacts of the tower shift in the list, and start with the impulses of contacts some storeys away. The tower hops each time and falls after some five seconds; with feature ids it stands.</source>
        <translation>意図的な誤り: 接触は一覧での位置で力積を引き継ぎます。ボールが着いたり離れたりするたびに、塔の接触がすべて一覧の中でずれ、数階離れた接触の力積で始まります。塔はそのたびに跳ね、5 秒ほどで倒れます。特徴 ID があれば立っています。</translation>
    </message>
    <message>
        <source>Bug museum: β too large</source>
        <translation>バグ博物館: β が大きすぎる</translation>
    </message>
    <message>
        <source>Wrong on purpose: ten times the error reduction. The box starts 5 cm deep in the ground; the velocity that should push it out in one step is twice what it needs, and the excess throws it up.</source>
        <translation>意図的な誤り: 誤差の低減が十倍です。箱は地面に 5 cm 沈んで始まります。1 ステップで引き出すはずの速度が必要な量の二倍で、余りが箱を跳ね上げます。</translation>
    </message>
    <message>
        <source>Bug museum: friction bound of the last step</source>
        <translation>バグ博物館: 前のステップの摩擦の限界</translation>
    </message>
    <message>
        <source>Wrong on purpose: friction is bounded by the normal impulse of the previous step. The spinning ball touches the ground for only one step at a time, which has no previous one: it bounces on the spot, as if there were no friction. The box brakes one step too late.</source>
        <translation>意図的な誤り: 摩擦を前のステップの法線力積で制限しています。回るボールは一度に 1 ステップしか地面に触れず、その前のステップがないので、摩擦がないかのようにその場で跳ねます。箱は 1 ステップ遅れてブレーキがかかります。</translation>
    </message>
    <message>
        <source>Bug museum: gravity twice</source>
        <translation>バグ博物館: 重力が二度</translation>
    </message>
    <message>
        <source>Wrong on purpose: gravity acts twice in every step. The ball should take one second for its five metres; the pendulum should swing once in 2.9 seconds.</source>
        <translation>意図的な誤り: 重力が毎ステップ二度働きます。ボールは 5 メートルに 1 秒かかるはずで、振り子は 2.9 秒で一往復するはずです。</translation>
    </message>
    <message>
        <source>Custom joints</source>
        <translation>自作のジョイント</translation>
    </message>
    <message>
        <source>Three joints written as C(q). On the left a rope over two fixed wheels, which pulls each of its loads in a different direction; in the middle a bead on an elliptical wire; on the right two wheels with a gear that yields like a spring. Open Custom joint to see C and J, and to change them.</source>
        <translation>C(q) として書かれた 3 つのジョイントです。左は固定された 2 つの車を通るロープで、おもりをそれぞれ別の向きに引きます。中央は楕円の針金に通したビーズ、右はばねのようにたわむ歯車でつながれた 2 つの車輪です。「自作のジョイント」を開くと C と J を見て、変えることができます。</translation>
    </message>
    <message>
        <source>Askew stack of twenty boxes</source>
        <translation>ずれて積まれた 20 個の箱</translation>
    </message>
    <message>
        <source>Twenty boxes, each four centimetres beside the one below. With ten sweeps sequential impulses lose the stack; AVBD, which moves one box after another to where all of its contacts together leave it, holds it for as long as you like. Step into a sweep: each box is a stop, with the rows that came in, its three equations and its step; then every row takes over what its spring held.</source>
        <translation>20 個の箱が、それぞれ下の箱から 4 センチメートルずれて積まれています。10 回のスイープの逐次力積法では崩れますが、AVBD は箱を 1 つずつ、すべての接触が釣り合う位置へ動かし、いつまでも支えます。スイープの中へ進んでみてください。箱ごとに停止点があり、加わった行、3 つの方程式、物体の移動が見えます。その後、各行がばねの支えていた分を引き継ぎます。</translation>
    </message>
    <message>
        <source>Challenge: a chain that must not stretch</source>
        <translation>課題：伸びてはならない鎖</translation>
    </message>
    <message>
        <source>Challenge: a tower with four sweeps</source>
        <translation>課題：スイープ4回の塔</translation>
    </message>
    <message>
        <source>Keep the heavy ball up: with at most ten iterations it must not sink below y = 0 m in the first three seconds.</source>
        <translation>重い球を支えてください。反復10回以下で、最初の3秒間に y = 0 m より下がってはいけません。</translation>
    </message>
    <message>
        <source>Keep the tower upright for ten seconds with at most four iterations.</source>
        <translation>反復4回以下で、塔を10秒間立たせてください。</translation>
    </message>
    <message>
        <source>Thirty links carry a ball a hundred times as heavy as one of them. Ten sweeps are far too few for its weight, and the chain stretches like rubber; more sweeps are forbidden here.</source>
        <translation>30個の輪が、輪の100倍重い球を支えます。10回のスイープではその重さにまったく足りず、鎖はゴムのように伸びます。ここではスイープを増やせません。</translation>
    </message>
    <message>
        <source>Twenty boxes, each four centimetres beside the one below. Sequential impulses with four sweeps lose the tower within ten seconds. What a step does with so few sweeps decides whether it stands.</source>
        <translation>20個の箱が、それぞれ下の箱から4センチずれています。スイープ4回の逐次インパルスでは、塔は10秒以内に崩れます。これほど少ないスイープでステップが何をするかで、立っていられるかが決まります。</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences, one after the other</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <translation>%1 文字目: %2</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>%1 to %2.</source>
        <translation>%1 〜 %2。</translation>
    </message>
</context>
<context>
    <name>SightWords</name>
    <message>
        <source>Hidden until you have answered what is asked about this step: it shows what comes after the cursor.</source>
        <translation>このステップについての問いに答えるまで隠しています。カーソルの時点より後のことが見えるためです。</translation>
    </message>
</context>
<context>
    <name>SlopeText</name>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1（%2 %）</translation>
    </message>
    <message>
        <source>Most of the energy of the slowest error is in %1.</source>
        <translation>最も遅い誤差のエネルギーの大部分は %1 にあります。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Masses: %1 has %2 times the mass of %3. With equal masses the same rows would have the factor %4 (%5).</source>
        <translation>質量: %1 の質量は %3 の %2 倍です。質量が等しければ、同じ行で残る割合は %4（%5）になります。</translation>
    </message>
    <message>
        <source>Height: the error spans %1 bodies on top of each other. With only the %2 nearest to the ground the factor would be %3 (%4).</source>
        <translation>高さ: 誤差は積み重なった %1 個の物体に及びます。地面に近い %2 個だけなら、残る割合は %3（%4）になります。</translation>
    </message>
    <message>
        <source>it does not shrink</source>
        <translation>縮みません</translation>
    </message>
    <message>
        <source>one sweep removes it</source>
        <translation>スイープ 1 回で消えます</translation>
    </message>
    <message>
        <source>%1 decimal digits per sweep</source>
        <translation>スイープ 1 回で %1 桁</translation>
    </message>
    <message>
        <source>one decimal digit every %1 sweeps</source>
        <translation>スイープ %1 回で 1 桁</translation>
    </message>
    <message>
        <source>Each late sweep leaves %1 of the error: %2.</source>
        <translation>終盤のスイープは、1 回ごとに誤差の %1 倍を残します（%2）。</translation>
    </message>
</context>
<context>
    <name>SourceNameDescription</name>
    <message>
        <source>no value here: the cursor is not at a visit in this source file</source>
        <translation>ここに値はありません。カーソルは、このソースの処理の位置にありません</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>まだ計算されていません</translation>
    </message>
    <message>
        <source>this row has none</source>
        <translation>この行にはありません</translation>
    </message>
</context>
<context>
    <name>SourceNames</name>
    <message>
        <source>articles 1, 2: v_rel·n; article 3: a = Jv; article 4: v₁</source>
        <translation>記事 1、2: v_rel·n、記事 3: a = Jv、記事 4: v₁</translation>
    </message>
    <message>
        <source>How fast B moves away from A along the row, before this visit</source>
        <translation>この処理の前に、B が A から行に沿ってどれだけ速く離れるか</translation>
    </message>
    <message>
        <source>article 1: I; articles 2, 4: j; article 3: λ = −a/b</source>
        <translation>記事 1: I、記事 2、4: j、記事 3: λ = −a/b</translation>
    </message>
    <message>
        <source>The impulse that would satisfy this row alone, before any clamp</source>
        <translation>クランプの前の、この行だけを満たす力積</translation>
    </message>
    <message>
        <source>article 3: the last step&apos;s λ; article 4: j₀</source>
        <translation>記事 3: 前のステップの λ、記事 4: j₀</translation>
    </message>
    <message>
        <source>The last step&apos;s sum, times the warm-starting factor</source>
        <translation>前のステップの和に、ウォームスタートの係数を掛けたもの</translation>
    </message>
    <message>
        <source>article 3: the accumulated λ; article 4: j₀</source>
        <translation>記事 3: 累積した λ、記事 4: j₀</translation>
    </message>
    <message>
        <source>The sum of the row&apos;s impulses in this step so far</source>
        <translation>このステップでこれまでに行が押した量</translation>
    </message>
    <message>
        <source>article 3: the accumulated λ, before it is clamped</source>
        <translation>記事 3: クランプの前の、累積した λ</translation>
    </message>
    <message>
        <source>The new sum before the clamp</source>
        <translation>クランプの前の新しい和</translation>
    </message>
    <message>
        <source>article 3: the accumulated λ; article 4: j + j₀</source>
        <translation>記事 3: 累積した λ、記事 4: j + j₀</translation>
    </message>
    <message>
        <source>The row&apos;s accumulated impulse: the sum of what all visits of this step applied</source>
        <translation>行の累積力積。このステップのすべての処理が適用したものの和</translation>
    </message>
    <message>
        <source>article 3: λ of the normal row</source>
        <translation>記事 3: 法線の行の λ</translation>
    </message>
    <message>
        <source>The accumulated impulse of the normal row, which bounds a friction row</source>
        <translation>摩擦の行を制限する、法線の行の累積力積</translation>
    </message>
    <message>
        <source>article 3: λ after clamping; articles 2, 4: j</source>
        <translation>記事 3: クランプ後の λ、記事 2、4: j</translation>
    </message>
    <message>
        <source>The impulse that this visit applies</source>
        <translation>この処理が適用する力積</translation>
    </message>
    <message>
        <source>article 2: 1/(1/mA + 1/mB); article 3: 1/b; article 4: 1/(γ + 1/m)</source>
        <translation>記事 2: 1/(1/mA + 1/mB)、記事 3: 1/b、記事 4: 1/(γ + 1/m)</translation>
    </message>
    <message>
        <source>How heavy the two bodies are along the row: impulse per change of Jv</source>
        <translation>行に沿って二つの物体がどれだけ重いか。Jv の変化あたりの力積</translation>
    </message>
    <message>
        <source>article 3: −depth·ERP/Δt, or e times the first a; article 4: β·x₁/h</source>
        <translation>記事 3: −深さ·ERP/Δt、または e と最初の a の積、記事 4: β·x₁/h</translation>
    </message>
    <message>
        <source>What is added to Jv to get zero: minus the row&apos;s target speed</source>
        <translation>Jv に加えて 0 にするもの。行が目指す速さの符号を変えたもの</translation>
    </message>
    <message>
        <source>article 1: the bounce, (1 + e)·N·(V·N) without its 1</source>
        <translation>記事 1: 跳ね返り、(1 + e)·N·(V·N) から 1 を除いたもの</translation>
    </message>
    <message>
        <source>What only this visit adds to the row&apos;s bias</source>
        <translation>この処理だけが行のバイアスに加えるもの</translation>
    </message>
    <message>
        <source>article 4: γ</source>
        <translation>記事 4: γ</translation>
    </message>
    <message>
        <source>How much the row yields per unit of impulse; 0 is a hard row</source>
        <translation>力積あたり行がどれだけたわむか。0 は硬い行</translation>
    </message>
    <message>
        <source>articles 1, 2: N, n; article 3: n₂ = −n₁</source>
        <translation>記事 1、2: N、n、記事 3: n₂ = −n₁</translation>
    </message>
    <message>
        <source>The direction in which B is pushed; A is pushed in the opposite direction</source>
        <translation>B が押される向き。A は反対向き</translation>
    </message>
    <message>
        <source>article 3: w₁</source>
        <translation>記事 3: w₁</translation>
    </message>
    <message>
        <source>The lever arm of the push on A</source>
        <translation>A への押しの腕</translation>
    </message>
    <message>
        <source>article 3: w₂</source>
        <translation>記事 3: w₂</translation>
    </message>
    <message>
        <source>The lever arm of the push on B</source>
        <translation>B への押しの腕</translation>
    </message>
    <message>
        <source>article 3: μ</source>
        <translation>記事 3: μ</translation>
    </message>
    <message>
        <source>The coefficient of friction of a friction row</source>
        <translation>摩擦の行の摩擦係数</translation>
    </message>
    <message>
        <source>article 3: 0 for a contact, −μλ of the normal row for friction</source>
        <translation>記事 3: 接触では 0、摩擦では法線の行の −μλ</translation>
    </message>
    <message>
        <source>The lower bound of the clamp</source>
        <translation>クランプが通す最小の値</translation>
    </message>
    <message>
        <source>article 3: ∞ for a contact, μλ of the normal row for friction</source>
        <translation>記事 3: 接触では ∞、摩擦では法線の行の μλ</translation>
    </message>
    <message>
        <source>The upper bound of the clamp</source>
        <translation>クランプが通す最大の値</translation>
    </message>
    <message>
        <source>article 3: λ ≥ 0 for a contact, |λ| ≤ μλ of the normal row for friction</source>
        <translation>記事 3: 接触では λ ≥ 0、摩擦では法線の行について |λ| ≤ μλ</translation>
    </message>
    <message>
        <source>The lower and the upper bound of the clamp</source>
        <translation>クランプが通す最小と最大の値</translation>
    </message>
    <message>
        <source>article 3: none; ω in books on over-relaxation</source>
        <translation>記事 3: なし。過緩和の本では ω</translation>
    </message>
    <message>
        <source>The factor by which the row&apos;s own impulse is scaled</source>
        <translation>行が求める量に対して、どれだけ多く、または少なく適用するか</translation>
    </message>
    <message>
        <source>article 3: none</source>
        <translation>記事 3: なし</translation>
    </message>
    <message>
        <source>Jacobi: the effective mass for the bodies&apos; shares, relative to the full one</source>
        <translation>ヤコビ法: 分割した物体の間の有効質量の、全体に対する割合</translation>
    </message>
    <message>
        <source>article 3: 1/b of the bodies&apos; shares</source>
        <translation>記事 3: 分割した物体の 1/b</translation>
    </message>
    <message>
        <source>Jacobi: the effective mass for the bodies&apos; shares</source>
        <translation>ヤコビ法: 分割した物体の間の有効質量</translation>
    </message>
    <message>
        <source>articles 1, 2: Va; article 3: V₁, ω₁</source>
        <translation>記事 1、2: Va、記事 3: V₁、ω₁</translation>
    </message>
    <message>
        <source>The velocity of A at the cursor</source>
        <translation>カーソルの位置での A の速度</translation>
    </message>
    <message>
        <source>articles 1, 2: Vb; article 3: V₂, ω₂</source>
        <translation>記事 1、2: Vb、記事 3: V₂、ω₂</translation>
    </message>
    <message>
        <source>The velocity of B at the cursor</source>
        <translation>カーソルの位置での B の速度</translation>
    </message>
    <message>
        <source>articles 1, 2: 1/Ma; article 3: a block of M⁻¹</source>
        <translation>記事 1、2: 1/Ma、記事 3: M⁻¹ のブロック</translation>
    </message>
    <message>
        <source>Inverse mass and inverse moment of inertia of A; a body with zeros never moves</source>
        <translation>A の質量と慣性モーメントの逆数。0 なら決して動かない</translation>
    </message>
    <message>
        <source>articles 1, 2: 1/Mb; article 3: a block of M⁻¹</source>
        <translation>記事 1、2: 1/Mb、記事 3: M⁻¹ のブロック</translation>
    </message>
    <message>
        <source>Inverse mass and inverse moment of inertia of B; a body with zeros never moves</source>
        <translation>B の質量と慣性モーメントの逆数。0 なら決して動かない</translation>
    </message>
    <message>
        <source>article 3: one pass over all constraints</source>
        <translation>記事 3: すべての拘束を一回りすること</translation>
    </message>
    <message>
        <source>Which sweep over the rows this is, from 1</source>
        <translation>行を回る何回目のスイープか、1 から</translation>
    </message>
    <message>
        <source>AVBD: k</source>
        <translation>AVBD: k</translation>
    </message>
    <message>
        <source>The stiffness of the row&apos;s spring, times h²</source>
        <translation>行のばねの剛性に h² を掛けたもの</translation>
    </message>
</context>
<context>
    <name>Sparkline</name>
    <message>
        <source>%1 … %2, from %3 to %4</source>
        <translation>%1 … %2、%3 から %4 まで</translation>
    </message>
</context>
<context>
    <name>TermText</name>
    <message>
        <source>Article 3: w₁ = −w_A.</source>
        <translation>記事 3: w₁ = −w_A。</translation>
    </message>
    <message>
        <source>Article 3: w₂ = w_B.</source>
        <translation>記事 3: w₂ = w_B。</translation>
    </message>
    <message>
        <source>Article 3: n₁ = −n for A, n₂ = n for B.</source>
        <translation>記事 3: A では n₁ = −n、B では n₂ = n。</translation>
    </message>
    <message>
        <source>Zero: this row turns the bodies and does not push them.</source>
        <translation>0 です。この行は物体を回すだけで、押しません。</translation>
    </message>
    <message>
        <source>Along the surface: the contact normal rotated left by a right angle. Length 1.</source>
        <translation>面に沿う向き。接触の法線を左へ直角に回したもので、長さは 1 です。</translation>
    </message>
    <message>
        <source>The contact normal, from A to B, of length 1. An impulse pushes B along it and A against it.</source>
        <translation>A から B への接触の法線。長さは 1 です。力積は B をこの向きに、A を逆向きに押します。</translation>
    </message>
    <message>
        <source>The direction in which the joint holds B relative to A. An impulse pushes B along it and A against it.</source>
        <translation>ジョイントが A に対して B を保持する向き。力積は B をこの向きに、A を逆向きに押します。</translation>
    </message>
    <message>
        <source>The coefficient of the angular velocity of %1 in this row.</source>
        <translation>行による回転のうち、%1 が受け持つ割合。</translation>
    </message>
    <message>
        <source>Lever arm r × n of %1: how far its centre is from the line of action. The longer it is, the more an impulse rotates the body.</source>
        <translation>%1 の腕の長さ r × n。中心が、押す直線からどれだけ離れているかを表します。長いほど、力積は物体を大きく回します。</translation>
    </message>
    <message>
        <source>Angular pseudo-velocity</source>
        <translation>擬似角速度</translation>
    </message>
    <message>
        <source>Angular velocity</source>
        <translation>角速度</translation>
    </message>
    <message>
        <source>Pseudo-velocity</source>
        <translation>擬似速度</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>%1 of %2 after this visit: what the next row sees.</source>
        <translation>この処理の後の %2 の%1。次の行はこの値から始まります。</translation>
    </message>
    <message>
        <source>%1 of %2 before this visit: what the earlier rows have left.</source>
        <translation>この処理の前の %2 の%1。これまでの行が残した値です。</translation>
    </message>
    <message>
        <source>It moves the body in this step and is then discarded.</source>
        <translation>このステップで物体を動かし、その後は忘れられます。</translation>
    </message>
    <message>
        <source>Article 3: ω in the vector V.</source>
        <translation>記事 3: ベクトル V の中の ω。</translation>
    </message>
    <message>
        <source>Article 3: v in the vector V.</source>
        <translation>記事 3: ベクトル V の中の v。</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Position of the centre</source>
        <translation>中心の位置</translation>
    </message>
    <message>
        <source>%1 of %2 after this visit.</source>
        <translation>この処理の後の %2 の%1。</translation>
    </message>
    <message>
        <source>%1 of %2 before this visit.</source>
        <translation>この処理の前の %2 の%1。</translation>
    </message>
    <message>
        <source>One over the moment of inertia of %1: the angular velocity that an impulse at unit lever arm adds.</source>
        <translation>%1 の慣性モーメントの逆数。腕の長さが 1 の力積で、どれだけ速く回るかを表します。</translation>
    </message>
    <message>
        <source>One over the mass of %1: the velocity that an impulse of 1 N s adds.</source>
        <translation>%1 の質量の逆数。1 N s の力積で、どれだけ速くなるかを表します。</translation>
    </message>
    <message>
        <source>Zero: no impulse changes it.</source>
        <translation>0 です。どの力積でも変わりません。</translation>
    </message>
    <message>
        <source>Article 3: an entry of M⁻¹.</source>
        <translation>記事 3: M⁻¹ の成分。</translation>
    </message>
    <message>
        <source>Friction has no target speed, so this is zero.</source>
        <translation>摩擦には目標とする速さがないので、0 です。</translation>
    </message>
    <message>
        <source>It removes the joint&apos;s error.</source>
        <translation>ジョイントの誤差を取り除きます。</translation>
    </message>
    <message>
        <source>The surfaces are still %1 m apart and may close that gap.</source>
        <translation>面はまだ %1 m 離れていて、その隙間を縮めてもかまいません。</translation>
    </message>
    <message>
        <source>Zero: there is no error to remove, and nothing bounces.</source>
        <translation>0 です。ここには取り除くものも、跳ね返るものもありません。</translation>
    </message>
    <message>
        <source>It removes overlap (%1 m here) or sets the target speed of a bounce.</source>
        <translation>重なり（ここでは %1 m）を取り除くか、跳ね返りを目標とします。</translation>
    </message>
    <message>
        <source>How fast B rotates relative to A. The row wants it to be −bias.</source>
        <translation>A に対する B の回転の速さ。行はこれを −bias にしようとします。</translation>
    </message>
    <message>
        <source>How fast B moves along n relative to A, where the row acts: negative is approaching. The row wants it to be −bias.</source>
        <translation>行が働く点で、A から見て B が n の向きに動く速さ。負なら近づいています。行はこれを −bias にしようとします。</translation>
    </message>
    <message>
        <source>Article 3: a = J·V.</source>
        <translation>記事 3: a = J·V。</translation>
    </message>
    <message>
        <source>The error C to be removed: overlap, or the error of a joint.</source>
        <translation>取り除くべき誤差 C。重なり、またはジョイントのずれです。</translation>
    </message>
    <message>
        <source>Article 5: the link&apos;s error; XPBD: C.</source>
        <translation>記事 5: リンクの誤差。XPBD: C。</translation>
    </message>
    <message>
        <source>Minus the row&apos;s target speed.</source>
        <translation>行が目標とする速さの符号を変えたもの。</translation>
    </message>
    <message>
        <source>Article 4: β·x/h.</source>
        <translation>記事 4: β·x/h。</translation>
    </message>
    <message>
        <source>The effective mass of the row: one over K + γ, where K is how much one unit of impulse changes Jv. Light bodies and long lever arms make it small.</source>
        <translation>行が動かさなければならない質量。K + γ の逆数で、K は力積 1 単位が Jv を変える量です。軽い物体や長い腕では小さくなります。</translation>
    </message>
    <message>
        <source>Article 3: 1/b, b = J M⁻¹ Jᵀ.</source>
        <translation>記事 3: 1/b、b = J M⁻¹ Jᵀ。</translation>
    </message>
    <message>
        <source>How much the row yields to its own impulse. Zero is a hard row.</source>
        <translation>行が自分の力積に対してどれだけ譲るか。0 なら硬い行です。</translation>
    </message>
    <message>
        <source>XPBD: compliance over h².</source>
        <translation>XPBD: コンプライアンスを h² で割ったもの。</translation>
    </message>
    <message>
        <source>Article 4: γ.</source>
        <translation>記事 4: γ。</translation>
    </message>
    <message>
        <source>The same spring in three ways: frequency and damping ratio, stiffness and damping, and what the solver uses in each step.</source>
        <translation>同じばねの三通りの表し方: 周波数と減衰比、剛性と減衰、ソルバーが各ステップで使う値。</translation>
    </message>
    <message>
        <source>Article 4: β and γ from k and c.</source>
        <translation>記事 4: k と c から求める β と γ。</translation>
    </message>
    <message>
        <source>The impulse of this row at the end of the last step. Contacts and joints hardly change, so it is a good first guess.</source>
        <translation>前のステップの終わりまでにこの行が与えた力積。接触やジョイントはほとんど変わらないので、よい初期値になります。</translation>
    </message>
    <message>
        <source>Article 3: warm starting.</source>
        <translation>記事 3: ウォームスタート。</translation>
    </message>
    <message>
        <source>How much of the last step&apos;s impulse this step starts with: 1 is all of it.</source>
        <translation>前のステップの力積のうち、このステップの初めに使う割合。1 ならすべてです。</translation>
    </message>
    <message>
        <source>The impulse that is carried over from the last step, before the clamp.</source>
        <translation>前のステップから引き継いだ、クランプ前の力積。</translation>
    </message>
    <message>
        <source>The impulse that would satisfy this row alone.</source>
        <translation>この行だけなら、これで行が正しくなる力積。</translation>
    </message>
    <message>
        <source>Article 3: λ = −a/b.</source>
        <translation>記事 3: λ = −a/b。</translation>
    </message>
    <message>
        <source>The sum of all impulses that this row has applied in this step before this visit.</source>
        <translation>このステップで、この処理より前にこの行が与えた力積の総和。</translation>
    </message>
    <message>
        <source>Article 3: the accumulated λ.</source>
        <translation>記事 3: 累積した λ。</translation>
    </message>
    <message>
        <source>What the row would have applied in total. This sum is clamped, not the single impulse, so a visit may undo what an earlier one applied in excess.</source>
        <translation>この行が与えることになる合計。クランプするのは個々の力積ではなく、この和です。そのため、前の処理が与えすぎた分を、後の処理で取り消せます。</translation>
    </message>
    <message>
        <source>Article 3: accumulated impulses.</source>
        <translation>記事 3: 累積力積。</translation>
    </message>
    <message>
        <source>How much of the normal impulse friction may use: the geometric mean of the two surfaces&apos; coefficients.</source>
        <translation>法線力積のうち摩擦が使える割合。二つの面の摩擦係数の幾何平均です。</translation>
    </message>
    <message>
        <source>Article 3: μ.</source>
        <translation>記事 3: μ。</translation>
    </message>
    <message>
        <source>What the contact&apos;s normal row has applied so far. It determines the width of the friction cone.</source>
        <translation>接触の法線の行がこれまでに与えた力積。摩擦円錐の広さを決めます。</translation>
    </message>
    <message>
        <source>Article 3: λ of the normal row.</source>
        <translation>記事 3: 法線の行の λ。</translation>
    </message>
    <message>
        <source>The friction cone: friction cannot push more than μ times the normal impulse, in either direction.</source>
        <translation>摩擦円錐。摩擦はどちら向きにも、法線力積の μ 倍より強くは押せません。</translation>
    </message>
    <message>
        <source>A contact pushes and never pulls: nothing below zero.</source>
        <translation>接触は押すだけで、引くことはありません。0 より小さくはなりません。</translation>
    </message>
    <message>
        <source>The range in which the row&apos;s impulse must stay.</source>
        <translation>行の力積がとどまるべき範囲。</translation>
    </message>
    <message>
        <source>Article 3: clamping.</source>
        <translation>記事 3: クランプ。</translation>
    </message>
    <message>
        <source>The row&apos;s impulse after this visit: the sum, clamped to its bounds.</source>
        <translation>この処理の後の行の力積。和を限界の内側に戻したものです。</translation>
    </message>
    <message>
        <source>The impulse that this visit actually applies: to B along n, to A against it.</source>
        <translation>この処理が実際に与える力積。B には n の向きに、A には逆向きに与えます。</translation>
    </message>
    <message>
        <source>Article 3: λ, as applied.</source>
        <translation>記事 3: 適用される λ。</translation>
    </message>
    <message>
        <source>The stiffness with which the next sweep finds the row: larger by h² β |C|, unless Λ is at a bound.</source>
        <translation>次のスイープが見る行の剛性。Λ が境界になければ h² β |C| だけ大きくなります。</translation>
    </message>
    <message>
        <source>AVBD: k, and its ramp β.</source>
        <translation>AVBD: k とその増え方 β。</translation>
    </message>
    <message>
        <source>The stiffness of the row&apos;s spring, times h²: in kg, as the masses of the bodies.</source>
        <translation>行のばねの剛性に h² を掛けたもの。物体の質量と同じ kg です。</translation>
    </message>
    <message>
        <source>AVBD: k.</source>
        <translation>AVBD: k。</translation>
    </message>
</context>
<context>
    <name>TimeSeries</name>
    <message>
        <source>kinetic</source>
        <translation>運動エネルギー</translation>
    </message>
    <message>
        <source>½ m v² and ½ I ω² of all bodies</source>
        <translation>すべての物体の ½ m v² と ½ I ω²</translation>
    </message>
    <message>
        <source>potential</source>
        <translation>位置エネルギー</translation>
    </message>
    <message>
        <source>−m g·x of all bodies, 0 at the end of the first step</source>
        <translation>すべての物体の −m g·x。最初のステップの終わりを 0 とします</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>All kinds together</source>
        <translation>すべての種類の合計</translation>
    </message>
    <message>
        <source>momentum x</source>
        <translation>運動量 x</translation>
    </message>
    <message>
        <source>Σ m v</source>
        <translation>Σ m v</translation>
    </message>
    <message>
        <source>momentum y</source>
        <translation>運動量 y</translation>
    </message>
    <message>
        <source>about the origin</source>
        <translation>原点まわり</translation>
    </message>
    <message>
        <source>Σ m x × v + I ω</source>
        <translation>Σ m x × v + I ω</translation>
    </message>
    <message>
        <source>worst penetration</source>
        <translation>最大めり込み</translation>
    </message>
    <message>
        <source>The deepest overlap of the step</source>
        <translation>ステップの中で最も深い重なり</translation>
    </message>
    <message>
        <source>worst joint error</source>
        <translation>最大ジョイント誤差</translation>
    </message>
    <message>
        <source>The error of the worst joint</source>
        <translation>最もずれたジョイントの、求められる状態からのずれ</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>エネルギー</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>運動量</translation>
    </message>
    <message>
        <source>Angular momentum</source>
        <translation>角運動量</translation>
    </message>
    <message>
        <source>Position errors</source>
        <translation>位置の誤差</translation>
    </message>
    <message>
        <source>Jitter of bodies</source>
        <translation>物体の震え</translation>
    </message>
    <message>
        <source>energy [J]</source>
        <translation>エネルギー [J]</translation>
    </message>
    <message>
        <source>momentum [N s]</source>
        <translation>運動量 [N s]</translation>
    </message>
    <message>
        <source>angular momentum [N m s]</source>
        <translation>角運動量 [N m s]</translation>
    </message>
    <message>
        <source>error [m]</source>
        <translation>誤差 [m]</translation>
    </message>
    <message>
        <source>jitter [m/s]</source>
        <translation>震え [m/s]</translation>
    </message>
    <message>
        <source>translational</source>
        <translation>並進</translation>
    </message>
    <message>
        <source>½ m v² of all bodies</source>
        <translation>すべての物体の ½ m v²</translation>
    </message>
    <message>
        <source>rotational</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>½ I ω² of all bodies</source>
        <translation>すべての物体の ½ I ω²</translation>
    </message>
    <message>
        <source>springs</source>
        <translation>ばね</translation>
    </message>
    <message>
        <source>½ k C² of the springs of joints</source>
        <translation>ジョイントのばねの ½ k C²</translation>
    </message>
    <message>
        <source>√( mean of |v − v before|² ) over the last %1 steps</source>
        <translation>最後の %1 ステップでの √( |v − 直前の v|² の平均 )</translation>
    </message>
</context>
<context>
    <name>TraceText</name>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 を読み込み中 …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>別のプログラム</translation>
    </message>
    <message>
        <source>Not in the trace, shown as –: %1.</source>
        <translation>トレースになく、– で示すもの: %1。</translation>
    </message>
    <message numerus="yes">
        <source>Recorded by %1: %n steps.</source>
        <translation>
            <numerusform>%1 による記録: %n ステップ。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the steps …</source>
        <translation>ステップを読み進めています …</translation>
    </message>
    <message>
        <source>Line %1 is incomplete, as after a crash: the trace ends with its last complete step, %2.</source>
        <translation>クラッシュ後のように %1 行目が途中で切れています。トレースは最後の完全なステップ %2 で終わります。</translation>
    </message>
    <message numerus="yes">
        <source>In %n visits delta is not sum_after − sum_before.</source>
        <translation>
            <numerusform>%n 回の処理で delta が sum_after − sum_before と一致しません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is in line %1.</source>
        <translation>最初のものは %1 行目です。</translation>
    </message>
    <message>
        <source>It has no end line, as after a crash.</source>
        <translation>end の行がありません（クラッシュした場合など）。</translation>
    </message>
    <message>
        <source>Rows without a softness are treated as hard: γ = 0.</source>
        <translation>柔らかさのない行は硬い行とみなします：γ = 0。</translation>
    </message>
</context>
<context>
    <name>WarmStartText</name>
    <message>
        <source>left end</source>
        <translation>左端</translation>
    </message>
    <message>
        <source>right end</source>
        <translation>右端</translation>
    </message>
    <message>
        <source>lower left corner</source>
        <translation>左下の頂点</translation>
    </message>
    <message>
        <source>lower right corner</source>
        <translation>右下の頂点</translation>
    </message>
    <message>
        <source>upper right corner</source>
        <translation>右上の頂点</translation>
    </message>
    <message>
        <source>upper left corner</source>
        <translation>左上の頂点</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>頂点 %1</translation>
    </message>
    <message>
        <source>lower side</source>
        <translation>下側</translation>
    </message>
    <message>
        <source>upper side</source>
        <translation>上側</translation>
    </message>
    <message>
        <source>lower edge</source>
        <translation>下の辺</translation>
    </message>
    <message>
        <source>right edge</source>
        <translation>右の辺</translation>
    </message>
    <message>
        <source>upper edge</source>
        <translation>上の辺</translation>
    </message>
    <message>
        <source>left edge</source>
        <translation>左の辺</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>辺 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 の%1</translation>
    </message>
    <message>
        <source>the only point of %1 and %2</source>
        <translation>%1 と %2 の唯一の点</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1、%2 の上</translation>
    </message>
    <message>
        <source>%1 on the %2 of %3</source>
        <translation>%1、%3 の%2の上</translation>
    </message>
    <message>
        <source>%1 ahead of %2</source>
        <translation>%1、%2 の手前</translation>
    </message>
    <message>
        <source>%1 of %2 against %3 of %4</source>
        <translation>%2 の%1と %4 の%3</translation>
    </message>
    <message>
        <source>%1 along the %2 of %3</source>
        <translation>%1、%3 の%2沿い</translation>
    </message>
    <message>
        <source>matched</source>
        <translation>対応あり</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>切断</translation>
    </message>
    <message>
        <source>mismatched</source>
        <translation>取り違え</translation>
    </message>
    <message>
        <source>the bodies no longer touch</source>
        <translation>物体がもう触れていません</translation>
    </message>
    <message>
        <source>the bodies now touch at other features</source>
        <translation>物体は今、別の特徴で触れています</translation>
    </message>
    <message>
        <source>the match was broken manually</source>
        <translation>対応を手動で切りました</translation>
    </message>
    <message>
        <source>warm starting is off</source>
        <translation>ウォームスタートがオフです</translation>
    </message>
    <message>
        <source>the factor of warm starting is below 1</source>
        <translation>ウォームスタートの係数が 1 未満です</translation>
    </message>
    <message>
        <source>the method starts every step without impulses</source>
        <translation>この手法は、どのステップも 0 から始めます</translation>
    </message>
    <message>
        <source>excluded before the sweeps: the bodies are already separating</source>
        <translation>物体がすでに離れつつあるので、スイープの前に除外されました</translation>
    </message>
    <message>
        <source>the surfaces are apart: there is no friction</source>
        <translation>面が離れているので、摩擦はありません</translation>
    </message>
    <message>
        <source>now outside the row&apos;s bounds</source>
        <translation>今は行の限界の外にあります</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n ステップ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::Actions</name>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Stop the sweeps</source>
        <translation>スイープを止める(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Play the sweeps</source>
        <translation>スイープを再生(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo “%1”</source>
        <translation>「%1」を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo “%1”</source>
        <translation>「%1」をやり直す(&amp;R)</translation>
    </message>
</context>
<context>
    <name>solverscope::AnswerInput</name>
    <message>
        <source>Your prediction: %1</source>
        <translation>あなたの予測: %1</translation>
    </message>
    <message>
        <source>Your prediction: %1, in %2</source>
        <translation>あなたの予測: %1、単位は %2</translation>
    </message>
    <message>
        <source>A number or arithmetic, such as 0.25, 1/4 or (3.5+3)*0.05</source>
        <translation>数または計算式。例: 0.25、1/4、(3.5+3)*0.05</translation>
    </message>
    <message>
        <source>This cannot be read as a number: %1.</source>
        <translation>数として読めません。%1。</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>solverscope::AnswerRow</name>
    <message>
        <source>+ positive</source>
        <translation>+ 正</translation>
    </message>
    <message>
        <source>− negative</source>
        <translation>− 負</translation>
    </message>
    <message>
        <source>0 zero</source>
        <translation>0 ゼロ</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>あなたの予測</translation>
    </message>
    <message>
        <source>Your pick: a row</source>
        <translation>あなたが選んだ行</translation>
    </message>
    <message>
        <source>Your pick: a body</source>
        <translation>あなたが選んだ物体</translation>
    </message>
    <message>
        <source>Pick a row here or in the window</source>
        <translation>ここかウィンドウの中で行を選んでください</translation>
    </message>
    <message>
        <source>Pick a body here or in the scene</source>
        <translation>ここかシーンの中で物体を選んでください</translation>
    </message>
    <message>
        <source>Drag the arrow in the scene from the ring, or type its numbers.</source>
        <translation>シーンの輪から矢印をドラッグするか、数値を入力してください。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1 の %2</translation>
    </message>
    <message>
        <source>Your pick: a contact</source>
        <translation>選ぶもの：接触</translation>
    </message>
    <message>
        <source>Pick a contact here or in the scene</source>
        <translation>ここかシーンで接触を選ぶ</translation>
    </message>
</context>
<context>
    <name>solverscope::ArrowText</name>
    <message>
        <source>draw the arrow from here</source>
        <translation>ここから矢印を描く</translation>
    </message>
    <message>
        <source>the engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>solverscope::BodiesTable</name>
    <message>
        <source>Bodies</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Where does this number come from?</source>
        <translation>この数値の由来を調べる</translation>
    </message>
    <message>
        <source>body</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>The body&apos;s id; A and B are the bodies of the marked row</source>
        <translation>物体の ID。A と B はマークした行の物体</translation>
    </message>
    <message>
        <source>Position of the centre of mass, m</source>
        <translation>重心の位置、m</translation>
    </message>
    <message>
        <source>Angle, rad, counter-clockwise</source>
        <translation>角度、rad、反時計回り</translation>
    </message>
    <message>
        <source>Velocity, m/s</source>
        <translation>速度、m/s</translation>
    </message>
    <message>
        <source>Angular velocity, rad/s</source>
        <translation>角速度、rad/s</translation>
    </message>
    <message>
        <source>Pseudo-velocity, m/s: moves the body in this step only</source>
        <translation>擬似速度、m/s。このステップでだけ物体を動かします</translation>
    </message>
    <message>
        <source>Angular pseudo-velocity, rad/s</source>
        <translation>擬似角速度、rad/s</translation>
    </message>
    <message>
        <source>Inverse mass, 1/kg; 0: no impulse moves the body</source>
        <translation>逆質量、1/kg。0 ならどの力積でも動きません</translation>
    </message>
    <message>
        <source>Inverse moment of inertia, 1/(kg m²); 0: no impulse turns the body</source>
        <translation>慣性モーメントの逆数、1/(kg m²)。0 ならどの力積でも回りません</translation>
    </message>
</context>
<context>
    <name>solverscope::Bookmarks</name>
    <message>
        <source>bookmark</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>Made by another version of the program; kept as it is.</source>
        <translation>このプログラムの別の版で作られたものです。そのまま残してあります。</translation>
    </message>
    <message>
        <source>The scene has changed since; going there opens it as it was.</source>
        <translation>その後シーンが変わっています。戻ると、当時のシーンを開きます。</translation>
    </message>
    <message>
        <source>The inputs have changed since; going there restores its own.</source>
        <translation>その後入力が変わっています。戻ると、当時の入力に置き換えます。</translation>
    </message>
    <message>
        <source>The result differs: the solver no longer computes what it did then.</source>
        <translation>結果が違います。ソルバーが当時と異なる値を出しています。</translation>
    </message>
    <message>
        <source>The scene is shown as it was when the bookmark was set.</source>
        <translation>シーンを、ブックマークしたときの状態で表示しています。</translation>
    </message>
    <message>
        <source>The inputs of the bookmark are restored; undo brings back yours.</source>
        <translation>入力をブックマークのものに置き換えました。元に戻すと、あなたの入力が復元されます。</translation>
    </message>
    <message>
        <source>%1: cannot be written</source>
        <translation>%1: 書き込めません</translation>
    </message>
</context>
<context>
    <name>solverscope::BranchCompare</name>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Kinetic energy</source>
        <translation>運動エネルギー</translation>
    </message>
    <message>
        <source>Worst penetration</source>
        <translation>最大めり込み</translation>
    </message>
    <message>
        <source>as a ghost</source>
        <translation>ゴースト表示</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>そこへ移動</translation>
    </message>
    <message>
        <source>Branch to compare with</source>
        <translation>比較するブランチ</translation>
    </message>
    <message>
        <source>Draws the bodies of the other branch over the scene, where they are after the same step.</source>
        <translation>同じステップの後の相手のブランチの物体を、シーンに重ねて描きます。</translation>
    </message>
    <message>
        <source>Moves the cursor to the first stop at which the two differ.</source>
        <translation>二つのブランチが初めて異なる動作をする停止点へ、カーソルを移動します。</translation>
    </message>
    <message>
        <source>Quantity shown</source>
        <translation>表示する量</translation>
    </message>
    <message>
        <source>All as a table</source>
        <translation>すべて表で</translation>
    </message>
    <message>
        <source>The two branches over the steps</source>
        <translation>ステップごとの二つのブランチ</translation>
    </message>
    <message>
        <source>State of the two branches, step by step</source>
        <translation>二つのブランチの結果、ステップごと</translation>
    </message>
    <message>
        <source>with</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>After this step</source>
        <translation>このステップの後</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>m; of the body that is farthest from its position in the other branch</source>
        <translation>m。相手のブランチでの位置から最も離れた物体について</translation>
    </message>
    <message>
        <source>of body</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>The body that is farthest from its position in the other branch</source>
        <translation>相手のブランチでの位置から最も離れた物体</translation>
    </message>
    <message>
        <source>E here</source>
        <translation>E（表示中）</translation>
    </message>
    <message>
        <source>Kinetic energy of the current branch, J</source>
        <translation>表示中のブランチの運動エネルギー、J</translation>
    </message>
    <message>
        <source>E there</source>
        <translation>E（相手）</translation>
    </message>
    <message>
        <source>Kinetic energy of the other branch, J</source>
        <translation>相手のブランチの運動エネルギー、J</translation>
    </message>
    <message>
        <source>overlap here</source>
        <translation>重なり（表示中）</translation>
    </message>
    <message>
        <source>Worst penetration of the current branch, m</source>
        <translation>表示中のブランチの最大めり込み、m</translation>
    </message>
    <message>
        <source>overlap there</source>
        <translation>重なり（相手）</translation>
    </message>
    <message>
        <source>Worst penetration of the other branch, m</source>
        <translation>相手のブランチの最大めり込み、m</translation>
    </message>
    <message>
        <source>The current branch</source>
        <translation>表示中のブランチ</translation>
    </message>
    <message>
        <source>The other branch</source>
        <translation>相手のブランチ</translation>
    </message>
    <message>
        <source>Of the body that is farthest from its position in the other branch</source>
        <translation>相手のブランチでの位置から最も離れた物体について</translation>
    </message>
    <message>
        <source>Recomputing the steps of both …</source>
        <translation>両方のステップを再計算中…</translation>
    </message>
    <message>
        <source>Nothing to compare yet.</source>
        <translation>まだ比較するものがありません。</translation>
    </message>
    <message>
        <source>There is only one run. Branch at a moment, change something there and continue: then the two can be compared.</source>
        <translation>実行が一つしかありません。ある時点でブランチを作り、そこで何かを変えて進めると、二つを比較できます。</translation>
    </message>
    <message>
        <source>Both are identical in all steps that they have in common (%1).</source>
        <translation>どちらにもあるステップ（%1）では、すべて同じです。</translation>
    </message>
    <message>
        <source>no body moves differently yet, but the stored impulses differ</source>
        <translation>物体の動きはまだ同じですが、保持している力積が異なります</translation>
    </message>
    <message>
        <source>the first body with a different state at the end of the step is %1</source>
        <translation>最初に異なる状態でステップを終える物体は %1 です</translation>
    </message>
    <message>
        <source>They first differ in step %1 at event %2; %3.</source>
        <translation>ステップ %1 のイベント %2 で分かれます。%3。</translation>
    </message>
    <message>
        <source>They first differ in step %1; %2.</source>
        <translation>ステップ %1 で分かれます。%2。</translation>
    </message>
</context>
<context>
    <name>solverscope::BranchesPanel</name>
    <message>
        <source>step %1, event %2</source>
        <translation>ステップ %1、イベント %2</translation>
    </message>
    <message>
        <source>Branch here</source>
        <translation>ここで分岐</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Continues from the cursor as a new branch; the current run stays as it is.</source>
        <translation>カーソルの位置から、新しいブランチとして進めます。今表示している実行はそのまま残ります。</translation>
    </message>
    <message>
        <source>Shows the selected branch where it was left (Return).</source>
        <translation>選んだブランチを、離れたときの位置で表示します（Return）。</translation>
    </message>
    <message>
        <source>Renames the selected branch (F2).</source>
        <translation>選んだブランチの名前を変えます（F2）。</translation>
    </message>
    <message>
        <source>Removes the selected branch from the list (Del).</source>
        <translation>選んだブランチを一覧から外します（Del）。</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>ブランチ</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>ブランチ</translation>
    </message>
    <message>
        <source>left at</source>
        <translation>分岐点</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>The moment at which it branches off from the branch above it</source>
        <translation>すぐ上のブランチから分かれた時点</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>%1: the current branch</source>
        <translation>%1: 表示中のブランチ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The others are being recomputed.</source>
        <translation>残りは再計算中です。</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>「%1」を削除しました。</translation>
    </message>
    <message>
        <source>Branch at any stop and change what you like there: the original stays as it is.</source>
        <translation>どの停止点でもブランチを作り、自由に変更できます。元の実行はそのまま残ります。</translation>
    </message>
    <message>
        <source>Set an impulse</source>
        <translation>力積を設定</translation>
    </message>
    <message>
        <source>The lesson or challenge locks the run for now.</source>
        <translation>今はレッスンまたは課題のため、実行を変えられません。</translation>
    </message>
    <message>
        <source>step %1, before a restart</source>
        <translation>ステップ %1（やり直す前）</translation>
    </message>
    <message>
        <source>It branched off at this step of a run that no longer exists: one of the two branches has been restarted or changed earlier since.</source>
        <translation>このステップで分かれましたが、その実行はもうありません。そのあと、二つのブランチのどちらかが初めからやり直されたか、それより前で変更されました。</translation>
    </message>
</context>
<context>
    <name>solverscope::Breakpoints</name>
    <message>
        <source>%1 of %2 recorded steps searched</source>
        <translation>記録した %2 ステップのうち %1 ステップを検索</translation>
    </message>
    <message>
        <source>No earlier stop: no breakpoint holds before this stop.</source>
        <translation>これより前に、ブレークポイントに当たる停止点はありません。</translation>
    </message>
    <message>
        <source>The recording ends at step %1 without another stop.</source>
        <translation>停止することなく、記録はステップ %1 で終わりました。</translation>
    </message>
    <message>
        <source>no stop so far, now at step %1</source>
        <translation>まだ停止せず、今はステップ %1</translation>
    </message>
    <message>
        <source>%1 is not in this trace.</source>
        <translation>%1 はこのトレースにありません。</translation>
    </message>
    <message>
        <source>%1 is missing at some visits of this trace.</source>
        <translation>このトレースの一部の処理には %1 がありません。</translation>
    </message>
</context>
<context>
    <name>solverscope::BreakpointsPanel</name>
    <message>
        <source>&amp;Stop there</source>
        <translation>そこで停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>ウォッチ(&amp;W)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Stops where this holds (Enter)</source>
        <translation>これが成り立つところで停止（Enter）</translation>
    </message>
    <message>
        <source>Shows the value of this expression at every stop</source>
        <translation>カーソルがどこにあっても、この数値を表示</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>例(&amp;X)</translation>
    </message>
    <message>
        <source>Examples of conditions</source>
        <translation>条件の例</translation>
    </message>
    <message>
        <source>Continues to the next stop at which a breakpoint holds (F5)</source>
        <translation>ブレークポイントに当たる次の停止点へ（F5）</translation>
    </message>
    <message>
        <source>Goes back to the last stop before this one at which a breakpoint holds (Shift+F5)</source>
        <translation>ブレークポイントに当たる一つ前の停止点へ（Shift+F5）</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>ブレークポイント</translation>
    </message>
    <message>
        <source>on</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>stop where</source>
        <translation>停止条件</translation>
    </message>
    <message>
        <source>every</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>stops</source>
        <translation>停止回数</translation>
    </message>
    <message>
        <source>A line of source, a condition, or both; a double click or F2 edits the condition</source>
        <translation>ソースの行、条件、またはその両方。ダブルクリックか F2 で条件を編集</translation>
    </message>
    <message>
        <source>Stops only every n-th time, counted from where continuing began</source>
        <translation>何回に一度止まるか。続行を始めたところから数えます</translation>
    </message>
    <message>
        <source>How often the run has stopped here</source>
        <translation>続行がここで停止した回数</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>削除	Del</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>すべて削除</translation>
    </message>
    <message>
        <source>Watched quantities</source>
        <translation>ウォッチ中の数値</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>ウォッチ</translation>
    </message>
    <message>
        <source>here</source>
        <translation>現在値</translation>
    </message>
    <message>
        <source>The value at the cursor; – where this stop has no such quantity</source>
        <translation>カーソルの位置での値。この停止点にその数値がなければ –</translation>
    </message>
    <message>
        <source>Every visit to this row</source>
        <translation>この行を処理するたび</translation>
    </message>
    <message>
        <source>Every visit to its constraint</source>
        <translation>その拘束を処理するたび</translation>
    </message>
    <message>
        <source>Every visit that concerns the selected body</source>
        <translation>選択した物体に関わる処理のたび</translation>
    </message>
    <message>
        <source>The end of this phase</source>
        <translation>このフェーズの終わり</translation>
    </message>
    <message>
        <source>An impulse is clamped late</source>
        <translation>終盤での下限クランプ</translation>
    </message>
    <message>
        <source>Friction slides</source>
        <translation>摩擦の滑り</translation>
    </message>
    <message>
        <source>Deep overlap</source>
        <translation>深い重なり</translation>
    </message>
    <message>
        <source>A body goes far in a visit</source>
        <translation>一回の訪問で物体が大きく動く</translation>
    </message>
    <message>
        <source>A fast approach</source>
        <translation>速い接近</translation>
    </message>
    <message>
        <source>A big impulse</source>
        <translation>大きな力積</translation>
    </message>
    <message>
        <source>Rows change between free and clamped</source>
        <translation>終盤で押す行が入れ替わる</translation>
    </message>
    <message>
        <source>The energy rises</source>
        <translation>エネルギーの増加</translation>
    </message>
    <message>
        <source>A contact has lost its match</source>
        <translation>接触の対応が失われた</translation>
    </message>
    <message>
        <source>A number is not finite</source>
        <translation>有限でない数値</translation>
    </message>
    <message>
        <source>This stop has no such quantity.</source>
        <translation>この停止点にその数値はありません。</translation>
    </message>
    <message>
        <source>searching …</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>No breakpoint is enabled. Type a condition above, or click in the margin of a source line.</source>
        <translation>有効なブレークポイントがありません。上に条件を入力するか、ソースの行の横をクリックしてください。</translation>
    </message>
</context>
<context>
    <name>solverscope::ChallengeBar</name>
    <message>
        <source>Unlocks every setting and the editing of the scene; the challenge stays here</source>
        <translation>すべての設定とシーンの編集を可能にします。課題はここに残ります</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>課題</translation>
    </message>
    <message>
        <source>Free play</source>
        <translation>自由に試す</translation>
    </message>
    <message>
        <source>Bodies can be moved.</source>
        <translation>物体を動かせます。</translation>
    </message>
    <message>
        <source>The goal counts at the end of step %1.</source>
        <translation>目標はステップ %1 の終わりで判定します。</translation>
    </message>
    <message>
        <source>The goal counts in every step from %1 to %2.</source>
        <translation>目標はステップ %1 から %2 までのすべてで判定します。</translation>
    </message>
    <message>
        <source>“%1” was changed too: it is not part of the challenge. Undo that, or reset the settings.</source>
        <translation>「%1」も変更されています。課題には含まれません。元に戻すか、設定をリセットしてください。</translation>
    </message>
    <message>
        <source>A body was moved or pulled: that is not part of the challenge. Undo it.</source>
        <translation>物体が動かされたか引かれました。課題には含まれません。元に戻してください。</translation>
    </message>
    <message>
        <source>Running from the start …</source>
        <translation>最初から実行中 …</translation>
    </message>
    <message>
        <source>Step %1: %2.</source>
        <translation>ステップ %1：%2。</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ 達成</translation>
    </message>
    <message>
        <source>○ Not yet. %1</source>
        <translation>○ まだです。%1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Cancels the run</source>
        <translation>実行を中止します</translation>
    </message>
    <message>
        <source>Runs the scene from the start with what you have entered, and says whether the goal is reached</source>
        <translation>入力した内容でシーンを最初から実行し、目標に達したかを表示します</translation>
    </message>
</context>
<context>
    <name>solverscope::ChangeText</name>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Drag %1</source>
        <translation>%1 をドラッグ</translation>
    </message>
    <message>
        <source>Discard impulses between %1 and %2</source>
        <translation>%1 と %2 の間の力積を捨てる</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>初めからやり直す</translation>
    </message>
    <message>
        <source>Replace the changes</source>
        <translation>変更を置き換える</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message numerus="yes">
        <source>%n settings</source>
        <translation>
            <numerusform>設定 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n bodies</source>
        <translation>
            <numerusform>物体 %n 個を移動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>変更 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 を %2 に移動</translation>
    </message>
    <message>
        <source>Drag to %1</source>
        <translation>%1 へドラッグ</translation>
    </message>
    <message>
        <source>Release the body</source>
        <translation>物体を放す</translation>
    </message>
    <message>
        <source>Mass of %1: %2</source>
        <translation>%1 の質量: %2</translation>
    </message>
    <message>
        <source>Velocity of %1: %2, %3</source>
        <translation>%1 の速度: %2、%3</translation>
    </message>
    <message>
        <source>Impulse of row %1: %2</source>
        <translation>行 %1 の力積: %2</translation>
    </message>
</context>
<context>
    <name>solverscope::ChartTable</name>
    <message>
        <source>Values of the chart</source>
        <translation>チャートの値</translation>
    </message>
</context>
<context>
    <name>solverscope::ChosenList</name>
    <message>
        <source>Remove	Del</source>
        <translation>削除	Del</translation>
    </message>
</context>
<context>
    <name>solverscope::ClampLine</name>
    <message>
        <source>The clamp on a number line</source>
        <translation>数直線上のクランプ</translation>
    </message>
    <message>
        <source>Bounds from %1 to %2.</source>
        <translation>限界は %1 から %2。</translation>
    </message>
    <message>
        <source>Before: Λ = %1.</source>
        <translation>前: Λ = %1。</translation>
    </message>
    <message>
        <source>Unclamped: %1 = %2.</source>
        <translation>クランプ前: %1 = %2。</translation>
    </message>
    <message>
        <source>Clamped: %1 = %2.</source>
        <translation>クランプ後: %1 = %2。</translation>
    </message>
    <message>
        <source>Cut off: %1.</source>
        <translation>切り取った分: %1。</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>切り取り</translation>
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
        <translation>バリアントの設定</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>バリアント</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>バリアント</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>The settings that differ from those at the cursor; the others are as they are now.</source>
        <translation>カーソルの位置で有効な設定との違い。ほかの設定は今のままです。</translation>
    </message>
    <message>
        <source>%1 Key: %2</source>
        <translation>%1 キー: %2</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Adds a variant and lets you type its settings.</source>
        <translation>バリアントを追加します。続けて設定を入力します。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Adds a copy of this variant to change.</source>
        <translation>これと同じバリアントを追加し、一部を変えられるようにします。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Removes this variant.</source>
        <translation>このバリアントを外します。</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>Compares the others with this variant.</source>
        <translation>ほかのバリアントを、これと比べて測ります。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Renames this variant.</source>
        <translation>このバリアントの名前を変えます。</translation>
    </message>
    <message>
        <source>Change settings</source>
        <translation>設定を変更</translation>
    </message>
    <message>
        <source>Lets you type the settings of this variant.</source>
        <translation>このバリアントの設定を入力します。</translation>
    </message>
    <message>
        <source>%1: the base with which the others are compared</source>
        <translation>%1: 基準。ほかはこれと比べて測ります</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <source>Engine&amp;s</source>
        <translation>エンジン(&amp;S)</translation>
    </message>
    <message>
        <source>Adds a variant. %1</source>
        <translation>バリアントを追加します。%1</translation>
    </message>
</context>
<context>
    <name>solverscope::CompareOutcomes</name>
    <message>
        <source>%1. The measured step is that of the cursor.</source>
        <translation>%1。測定するのはカーソルのステップです。</translation>
    </message>
    <message>
        <source>Results of the variants</source>
        <translation>バリアントの比較結果</translation>
    </message>
    <message>
        <source>Outcomes of the variants</source>
        <translation>バリアントの結果</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>バリアント</translation>
    </message>
    <message>
        <source>The base is bold</source>
        <translation>太字が基準</translation>
    </message>
    <message>
        <source>Time per step</source>
        <translation>1 ステップの時間</translation>
    </message>
    <message>
        <source>Milliseconds on this machine, measured just now: different every time [ms]</source>
        <translation>このコンピューターで今測ったミリ秒。実測なので毎回異なります [ms]</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>分かれ目</translation>
    </message>
    <message>
        <source>The first event at which the run differs from the base. Enter goes there.</source>
        <translation>基準と異なる動作をする最初のイベント。Enter でそこへ移動します。</translation>
    </message>
    <message>
        <source>step %1, event %2</source>
        <translation>ステップ %1、イベント %2</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>solverscope::ComparePanel</name>
    <message>
        <source>The base of the comparison</source>
        <translation>比較の基準</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>分かれ目</translation>
    </message>
    <message>
        <source>%1 differs</source>
        <translation>%1 が分かれる</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <translation>%1 件が分かれる</translation>
    </message>
    <message>
        <source>Worst penetration</source>
        <translation>最大めり込み</translation>
    </message>
    <message>
        <source>Kinetic energy</source>
        <translation>運動エネルギー</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>ドリフト</translation>
    </message>
    <message>
        <source>Total energy</source>
        <translation>全エネルギー</translation>
    </message>
    <message>
        <source>Worst joint error</source>
        <translation>最大ジョイント誤差</translation>
    </message>
    <message>
        <source>not all solve the same rows</source>
        <translation>解く行が異なるものがあります</translation>
    </message>
    <message>
        <source>only the first sub-step</source>
        <translation>サブステップは最初のもの</translation>
    </message>
    <message>
        <source>Sweeps to 1 % of the cold error: %1</source>
        <translation>コールドスタートの誤差の 1 % までのスイープ: %1</translation>
    </message>
    <message>
        <source>After %1 steps: %2</source>
        <translation>%1 ステップ後: %2</translation>
    </message>
    <message>
        <source>Warm starting on / off</source>
        <translation>ウォームスタートのオン / オフ</translation>
    </message>
    <message>
        <source>Compares steps that start with the last step&apos;s impulses with steps that start without.</source>
        <translation>前のステップの力積から始めるステップと、力積なしで始めるステップを比べます。</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>比較の例</translation>
    </message>
    <message>
        <source>Ready-made comparisons.</source>
        <translation>ワンクリックでできる比較です。</translation>
    </message>
    <message>
        <source>Error shown</source>
        <translation>表示する誤差</translation>
    </message>
    <message>
        <source>Quantity shown</source>
        <translation>表示する量</translation>
    </message>
    <message>
        <source>Errors of the variants over the sweeps</source>
        <translation>スイープごとのバリアントの誤差</translation>
    </message>
    <message>
        <source>Runs of the variants over the steps</source>
        <translation>ステップごとのバリアントの実行</translation>
    </message>
    <message>
        <source>Frozen step</source>
        <translation>凍結ステップ</translation>
    </message>
    <message>
        <source>The state at the start of the cursor&apos;s step, solved with the settings of each variant.</source>
        <translation>カーソルのステップの初めの状態を、各バリアントの設定で解きます。</translation>
    </message>
    <message>
        <source>Free run</source>
        <translation>自由実行</translation>
    </message>
    <message>
        <source>The scene from its beginning with the settings of each variant; everything else as it is set now, without the drags.</source>
        <translation>シーンを最初から、各バリアントの設定で実行します。ほかの設定は今のままで、ドラッグは繰り返しません。</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>The results of the variants in numbers: click a title to sort, Ctrl+C copies.</source>
        <translation>バリアントの結果を数値で表示します。見出しのクリックで並べ替え、Ctrl+C でコピー。</translation>
    </message>
    <message>
        <source>Shows how far each variant is from the base: its values minus those of the base.</source>
        <translation>各バリアントの値から基準の値を引き、基準からどれだけ離れているかを表示します。</translation>
    </message>
    <message>
        <source>g&amp;hosts</source>
        <translation>ゴースト(&amp;H)</translation>
    </message>
    <message>
        <source>Draws the bodies of the other runs over the scene while the free runs are shown.</source>
        <translation>自由実行の表示中、ほかの実行の物体をシーンに重ねて描きます。</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並べて表示</translation>
    </message>
    <message>
        <source>Shows the scenes of all variants side by side, in step with the cursor.</source>
        <translation>すべてのバリアントのシーンを、カーソルに合わせて並べて表示します。</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>分かれ目</translation>
    </message>
    <message>
        <source>Moves the cursor to the first event at which a variant differs from the base.</source>
        <translation>バリアントが基準と異なる動作をする最初のイベントへ、カーソルを移動します。</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>Solving …</source>
        <translation>求解中…</translation>
    </message>
    <message>
        <source>No variant has sweeps over velocities: compare them in a free run.</source>
        <translation>速度をスイープするバリアントがありません。自由実行で比べてください。</translation>
    </message>
    <message>
        <source> · some move positions and have no sweeps over velocities</source>
        <translation> · 位置を動かし、速度をスイープしないものがあります</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Sweeps, error and rates of step %1; the rest after %2 steps of each run. Click a title to sort.</source>
        <translation>スイープ、誤差、収束率はステップ %1 のもの、ほかは各実行の %2 ステップ後のものです。見出しのクリックで並べ替えます。</translation>
    </message>
    <message>
        <source>Running the variants …</source>
        <translation>各バリアントを実行中…</translation>
    </message>
    <message>
        <source>minus the &amp;base</source>
        <translation>基準を引く(&amp;B)</translation>
    </message>
    <message>
        <source>In step %1 all variants do exactly the same.</source>
        <translation>ステップ %1 では、どのバリアントもまったく同じ動作です。</translation>
    </message>
    <message>
        <source>The first step in which the free runs of the variants differ.</source>
        <translation>バリアントの自由実行が初めて異なる動作をするステップです。</translation>
    </message>
    <message>
        <source>They differ in step %1</source>
        <translation>ステップ %1 で違いが出ます</translation>
    </message>
    <message>
        <source>The variants do the same in all of the first %1 steps: the scene has nothing that these settings change.</source>
        <translation>最初の %1 ステップすべてで、バリアントは同じ動きをします。このシーンには、これらの設定で変わるものがありません。</translation>
    </message>
    <message>
        <source>positions: %1</source>
        <translation>位置：%1</translation>
    </message>
    <message>
        <source>No variant has sweeps over positions: compare them in a free run.</source>
        <translation>位置をスイープするバリアントがありません。自由実行で比べてください。</translation>
    </message>
    <message>
        <source>Rates of step %1 · the rest after %2 steps</source>
        <translation>収束はステップ %1 · ほかは %2 ステップ後</translation>
    </message>
    <message>
        <source>not in %1 sweeps</source>
        <translation>%1 回では未達</translation>
    </message>
</context>
<context>
    <name>solverscope::ComparePresets</name>
    <message>
        <source>Warm start</source>
        <translation>ウォームスタート</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>コールドスタート</translation>
    </message>
    <message>
        <source>&amp;Warm starting on / off</source>
        <translation>ウォームスタートのオン / オフ(&amp;W)</translation>
    </message>
    <message>
        <source>Compares a step that starts with the last step&apos;s impulses with one that starts without.</source>
        <translation>前のステップの力積から始めるステップと、何もなしで始めるステップを比べます。</translation>
    </message>
    <message>
        <source>&amp;Iterations 4, 10, 30</source>
        <translation>反復回数 4、10、30(&amp;I)</translation>
    </message>
    <message>
        <source>Shows the effect of more sweeps.</source>
        <translation>スイープを増やすと何が得られるかを比べます。</translation>
    </message>
    <message>
        <source>&amp;Gauss–Seidel, Jacobi</source>
        <translation>ガウス・ザイデル法、ヤコビ法(&amp;G)</translation>
    </message>
    <message>
        <source>Compares impulses that are applied at once with impulses that are applied after the sweep.</source>
        <translation>すぐに適用される力積と、スイープ後に適用される力積を比べます。</translation>
    </message>
    <message>
        <source>Gauss–Seidel</source>
        <translation>ガウス・ザイデル法</translation>
    </message>
    <message>
        <source>Jacobi</source>
        <translation>ヤコビ法</translation>
    </message>
    <message>
        <source>&amp;ERP, split impulses, NGS</source>
        <translation>ERP、分割力積、NGS(&amp;E)</translation>
    </message>
    <message>
        <source>Compares ways of removing overlap: by velocities, by pseudo-velocities, by moving the bodies.</source>
        <translation>重なりを取り除く方法: 速度で、擬似速度で、物体を動かして。</translation>
    </message>
    <message>
        <source>ERP</source>
        <translation>ERP</translation>
    </message>
    <message>
        <source>Split impulses</source>
        <translation>分割力積</translation>
    </message>
    <message>
        <source>NGS</source>
        <translation>NGS</translation>
    </message>
    <message>
        <source>&amp;Order of the rows</source>
        <translation>行の順序(&amp;O)</translation>
    </message>
    <message>
        <source>Compares the same sweeps in different orders.</source>
        <translation>同じスイープを別の順序で行います。</translation>
    </message>
    <message>
        <source>&amp;All methods</source>
        <translation>すべての手法(&amp;A)</translation>
    </message>
    <message>
        <source>Compares all methods, each with about the same number of sweeps per step; sub-steps share them. The other settings stay as they are.</source>
        <translation>すべての手法。1 ステップのスイープ数はほぼ同じで、サブステップはそれを分け合います。ほかの設定はそのままです。</translation>
    </message>
</context>
<context>
    <name>solverscope::CompareScenes</name>
    <message>
        <source>Scenes of the variants</source>
        <translation>バリアントのシーン</translation>
    </message>
    <message>
        <source> · running …</source>
        <translation> · 実行を計算中…</translation>
    </message>
    <message>
        <source> · step %1</source>
        <translation> · ステップ %1</translation>
    </message>
</context>
<context>
    <name>solverscope::ConditionEdit</name>
    <message>
        <source>Watch expression</source>
        <translation>ウォッチ式</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
</context>
<context>
    <name>solverscope::ConeGauge</name>
    <message>
        <source>warm start</source>
        <translation>ウォームスタート</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>跳ね返り</translation>
    </message>
    <message>
        <source>sweep %1</source>
        <translation>スイープ %1</translation>
    </message>
    <message>
        <source>open</source>
        <translation>離れ</translation>
    </message>
    <message>
        <source>sticks</source>
        <translation>固着</translation>
    </message>
    <message>
        <source>slips</source>
        <translation>滑り</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>円錐の外</translation>
    </message>
    <message>
        <source>no normal impulse, so no friction</source>
        <translation>押す力がないので、摩擦も働きません</translation>
    </message>
    <message>
        <source>inside the cone: friction can hold the bodies</source>
        <translation>円錐の内側なので、摩擦で物体を止めておけます</translation>
    </message>
    <message>
        <source>on the edge of the cone: friction is at its limit</source>
        <translation>円錐の縁にあり、摩擦は出せる力をすべて出しています</translation>
    </message>
    <message>
        <source>the edge has moved in; the next visit to the friction row brings the impulses back</source>
        <translation>縁が内側へ移りました。次に摩擦の行を処理すると、組は円錐に戻ります</translation>
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
        <translation>摩擦の行の処理</translation>
    </message>
    <message>
        <source>visit to the normal row</source>
        <translation>法線の行の処理</translation>
    </message>
    <message>
        <source>wanted %1, clamped</source>
        <translation>クランプ前は %1</translation>
    </message>
    <message>
        <source>Friction cone</source>
        <translation>摩擦円錐</translation>
    </message>
    <message>
        <source>&lt;b&gt;Friction cone: %1.&lt;/b&gt; Λt = %2, bounds ±μΛn = ±%3 · %4 = ±%5.</source>
        <translation>&lt;b&gt;摩擦円錐: %1。&lt;/b&gt; Λt = %2、限界 ±μΛn = ±%3 · %4 = ±%5。</translation>
    </message>
    <message>
        <source>This visit wanted %1 and was clamped.</source>
        <translation>この処理では、クランプ前の値が %1 でした。</translation>
    </message>
    <message>
        <source>Each impulse is clamped alone, so the sums may leave the cone.</source>
        <translation>力積を一つずつクランプするので、和が円錐の外へ出ることがあります。</translation>
    </message>
    <message>
        <source>Friction cone: %1, μ = %2</source>
        <translation>摩擦円錐: %1、μ = %2</translation>
    </message>
    <message>
        <source>start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>The visit used other bounds: ±%1.</source>
        <translation>この処理が使った限界は別です：±%1。</translation>
    </message>
    <message>
        <source>The picture of the cone needs a higher panel.</source>
        <translation>円錐の図にはパネルの高さが足りません。</translation>
    </message>
</context>
<context>
    <name>solverscope::ConvergenceChart</name>
    <message>
        <source>Sweeps over</source>
        <translation>スイープの対象</translation>
    </message>
    <message>
        <source>Velocities</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Pseudo-velocities</source>
        <translation>擬似速度</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>A point for</source>
        <translation>点の単位</translation>
    </message>
    <message>
        <source>per sweep</source>
        <translation>スイープごと</translation>
    </message>
    <message>
        <source>per row visit</source>
        <translation>行の処理ごと</translation>
    </message>
    <message>
        <source>A point for every sweep over the rows, or for every visit to a row</source>
        <translation>スイープごとに 1 点、または行の処理ごとに 1 点</translation>
    </message>
    <message>
        <source>Error per sweep</source>
        <translation>スイープごとの誤差</translation>
    </message>
    <message>
        <source>measuring step %1 …</source>
        <translation>ステップ %1 を測定中…</translation>
    </message>
    <message>
        <source>Error per row visit</source>
        <translation>行の処理ごとの誤差</translation>
    </message>
    <message>
        <source>positions, in metres · no reference: the rows change with every move</source>
        <translation>位置、単位はメートル · 参照解なし（動かすたびに行が変わるため）</translation>
    </message>
    <message>
        <source>row visit</source>
        <translation>行の処理</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>error [%1]</source>
        <translation>誤差 [%1]</translation>
    </message>
    <message>
        <source>measuring …</source>
        <translation>測定中…</translation>
    </message>
    <message>
        <source>The slope that late sweeps approach: the spectral radius of a sweep over the free rows.</source>
        <translation>終盤のスイープが近づく傾き。自由な行のスイープのスペクトル半径です。</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>This step has no such sweeps.</source>
        <translation>このステップに、そのようなスイープはありません。</translation>
    </message>
    <message>
        <source>measuring every visit …</source>
        <translation>すべての処理を測定中…</translation>
    </message>
    <message>
        <source>rate per sweep: predicted %1, measured %2</source>
        <translation>スイープごとの収束率: 予測 %1、実測 %2</translation>
    </message>
    <message>
        <source> · impulses not unique</source>
        <translation> · 力積は一意でない</translation>
    </message>
    <message>
        <source> · the first %1 visits</source>
        <translation> · 最初の %1 回の処理</translation>
    </message>
    <message>
        <source>the exact answer is certified to 1e-10 m/s · </source>
        <translation>厳密解は 1e-10 m/s まで検証済み · </translation>
    </message>
    <message>
        <source>no certified exact answer · </source>
        <translation>検証済みの厳密解なし · </translation>
    </message>
    <message>
        <source>velocity error</source>
        <translation>速度誤差</translation>
    </message>
    <message>
        <source>‖v − v*‖ in the norm of kinetic energy: how far the velocities are from those of infinitely many sweeps.</source>
        <translation>運動エネルギーのノルムで測った ‖v − v*‖。無限回スイープしたときの速度からの隔たりです。</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>The worst row: how far its velocity is from its target, bias included.</source>
        <translation>最も外れている行の速度が、目標（バイアスを含む）からどれだけずれているか。</translation>
    </message>
    <message>
        <source>unbiased residual</source>
        <translation>バイアスなし残差</translation>
    </message>
    <message>
        <source>The same without bias: by how much the velocities violate the constraints themselves.</source>
        <translation>同じものからバイアスを除いた値。速度が拘束そのものにどれだけ反しているか。</translation>
    </message>
    <message>
        <source>bias part</source>
        <translation>バイアス分</translation>
    </message>
    <message>
        <source>The part of the residual that comes from the bias alone: the largest change of a row&apos;s residual when the bias is left out.</source>
        <translation>残差のうち、バイアスだけによる分。バイアスを除いたときの行の値の変化の最大値です。</translation>
    </message>
    <message>
        <source>complementarity</source>
        <translation>相補性</translation>
    </message>
    <message>
        <source>The residual of rows that push one way only (contacts, limits): |min(w, Λ / m)|. One of the speed w and the impulse Λ must be 0, and neither may be negative; Λ / m, with the row&apos;s effective mass m, is the speed that corresponds to Λ.</source>
        <translation>一方向にだけ押す行（接触、リミット）の残差 |min(w, Λ / m)|。速さ w と力積 Λ は、一方が 0 で、どちらも負でないはずです。Λ / m は力積 Λ に相当する速さで、m は行の有効質量です。</translation>
    </message>
    <message>
        <source>friction residual</source>
        <translation>摩擦の残差</translation>
    </message>
    <message>
        <source>The residual of friction rows alone, within the cones of the current normal impulses.</source>
        <translation>摩擦の行だけの残差。その時点の法線力積による円錐を限界とします。</translation>
    </message>
    <message>
        <source>impulse change</source>
        <translation>力積の変化</translation>
    </message>
    <message>
        <source>‖Δλ‖ over all rows in one sweep, or |Δλ| of one visit; at sweep 0 what warm starting applied.</source>
        <translation>1 回のスイープでの全行にわたる ‖Δλ‖、または 1 回の処理での |Δλ|。スイープ 0 ではウォームスタートで加えた分。</translation>
    </message>
    <message>
        <source>penetration</source>
        <translation>めり込み</translation>
    </message>
    <message>
        <source>The deepest overlap that would be left if the bodies moved on at the current velocities.</source>
        <translation>物体が今の速度のまま動いたときに残る、最も深い重なり。</translation>
    </message>
    <message>
        <source>active set changes</source>
        <translation>有効集合の変化</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Rows that have reached or left a bound since the previous sweep.</source>
        <translation>前のスイープの後に、限界に達したか、限界を離れた行の数。</translation>
    </message>
    <message>
        <source>constraint error</source>
        <translation>拘束誤差</translation>
    </message>
    <message>
        <source>The largest constraint violation |C| of a row: the deepest overlap, or the joint that is furthest apart.</source>
        <translation>行が許さない |C| の最大値。最も深い重なり、または最も離れたジョイントの誤差です。</translation>
    </message>
    <message>
        <source>largest correction</source>
        <translation>最大の補正量</translation>
    </message>
    <message>
        <source>The largest distance by which a single visit of the sweep moved a body.</source>
        <translation>1 回のスイープのうち、物体を最も大きく動かした処理の移動量。</translation>
    </message>
    <message>
        <source>The deepest overlap left after the sweep.</source>
        <translation>スイープの後に残った、最も深い重なり。</translation>
    </message>
    <message>
        <source>angle error</source>
        <translation>角度誤差</translation>
    </message>
    <message>
        <source>The largest |C| of the rows that only rotate bodies.</source>
        <translation>回転だけの行の |C| の最大値。</translation>
    </message>
    <message>
        <source>sub-step %1 of %2 · </source>
        <translation>サブステップ %1 / %2 · </translation>
    </message>
    <message>
        <source>no reference for this step: the trace lacks %1</source>
        <translation>このステップには参照解がありません: トレースに %1 がありません</translation>
    </message>
</context>
<context>
    <name>solverscope::CountEdit</name>
    <message>
        <source>expected a whole number</source>
        <translation>整数が必要です</translation>
    </message>
    <message>
        <source>%1; expected %2 to %3</source>
        <translation>%1。%2 から %3 までの値が必要です</translation>
    </message>
</context>
<context>
    <name>solverscope::DebuggerController</name>
    <message>
        <source>A recorded trace plays as it was recorded: its bodies cannot be moved.</source>
        <translation>記録済みトレースは記録どおりに再生されます。物体は動かせません。</translation>
    </message>
    <message>
        <source>There are %1 branches, the most that can be kept: remove one first.</source>
        <translation>ブランチが %1 個あり、もう作れません。先に一つ削除してください。</translation>
    </message>
    <message>
        <source>The last change replaced no steps that could be kept.</source>
        <translation>最後の変更では、残せるステップは置き換えられていません。</translation>
    </message>
    <message>
        <source>No more branches can be kept: remove one first.</source>
        <translation>これ以上ブランチを作れません。先に一つ削除してください。</translation>
    </message>
    <message>
        <source>Edit the scene</source>
        <translation>シーンを編集</translation>
    </message>
</context>
<context>
    <name>solverscope::EnergyChart</name>
    <message>
        <source>Quantity</source>
        <translation>量</translation>
    </message>
    <message>
        <source>Quantities per step</source>
        <translation>ステップごとの量</translation>
    </message>
    <message>
        <source>Bodies that are shown</source>
        <translation>表示中の物体</translation>
    </message>
    <message>
        <source>no bodies yet</source>
        <translation>物体なし</translation>
    </message>
    <message>
        <source>Window of the jitter</source>
        <translation>震えを平均する区間</translation>
    </message>
    <message>
        <source>Jitter: the root mean square of the change of the velocity from step to step, √( mean of |v − v before|² ), over this many steps, in m/s. A body at rest has none; one in free fall has |g| h.</source>
        <translation>震え: ステップごとの速度の変化の二乗平均平方根 √( |v − 前の v|² の平均 ) を、この数のステップにわたって求めたもの、m/s。静止しているものは 0、自由落下するものは |g| h です。</translation>
    </message>
    <message>
        <source>+ Body</source>
        <translation>+ 物体</translation>
    </message>
    <message>
        <source>Adds the selected body (Ins)</source>
        <translation>選択した物体を追加します（Ins）</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Removes the selected body from the list (Del)</source>
        <translation>一覧でマークした物体を外します（Del）</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Click a body in the scene, or a line of “Bodies”:
its jitter is plotted here.</source>
        <translation>シーンの物体か「物体」の行をクリックすると、
その震えをここに描きます。</translation>
    </message>
    <message>
        <source>mean over %1 steps</source>
        <translation>平均 %1 ステップ</translation>
    </message>
</context>
<context>
    <name>solverscope::EntriesPanel</name>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Undoes the last change of the notebook: %1 (Ctrl+Z in the list)</source>
        <translation>ノートブックの最後の変更（%1）を取り消します（一覧で Ctrl+Z）</translation>
    </message>
    <message>
        <source>The notebook has no change to undo</source>
        <translation>ノートブックに取り消せる変更はありません</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>ページ (*.html)</translation>
    </message>
</context>
<context>
    <name>solverscope::ExactPanel</name>
    <message>
        <source>Show in the &amp;scene</source>
        <translation>シーンに表示(&amp;S)</translation>
    </message>
    <message>
        <source>Rows whose exact answer is shown</source>
        <translation>厳密解を表示する行</translation>
    </message>
    <message>
        <source>Velocities</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Pseudo-velocities</source>
        <translation>擬似速度</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Bodies</source>
        <translation>物体(&amp;B)</translation>
    </message>
    <message>
        <source>Null direction</source>
        <translation>零方向</translation>
    </message>
    <message>
        <source>Draws the direction as arrows at the contacts: how much more or less impulse each row would apply</source>
        <translation>方向を接触の矢印で描き、各行の力積の増減を示します</translation>
    </message>
    <message>
        <source>How far Λ* is moved along the null direction</source>
        <translation>Λ* を零方向へ動かす量</translation>
    </message>
    <message>
        <source>Adds t times the direction to Λ*, as far as the bounds of the rows allow. The velocities do not change.</source>
        <translation>行の限界が許すところまで、方向の t 倍を Λ* に加えます。速度は変わりません。</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>方向(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Λ* + t d, t</source>
        <translation>Λ* + t d、t(&amp;T)</translation>
    </message>
    <message>
        <source>%1 of %2, rows: %3</source>
        <translation>%1 / %2、行: %3</translation>
    </message>
    <message>
        <source>%1 moves positions and builds new rows with every move, so there is no single problem that has an exact answer. Choose a method that solves velocities.</source>
        <translation>%1 は位置を動かし、そのたびに新しい行を作るので、厳密解を持つ一つの問題がありません。速度を解く手法を選んでください。</translation>
    </message>
    <message>
        <source>This step has no contacts and no joints: there is nothing to solve. Run (F6) until bodies touch.</source>
        <translation>このステップでは何も触れ合わず、何もつながれていないので、解くものがありません。物体が触れ合うまで実行してください（F6）。</translation>
    </message>
    <message>
        <source>There is no exact answer: the trace does not contain %1 here.</source>
        <translation>厳密解はありません: トレースはここで %1 を記録していません。</translation>
    </message>
    <message>
        <source>Sub-step %1.</source>
        <translation>サブステップ %1。</translation>
    </message>
    <message>
        <source>The bodies have moved since, and relaxation sweeps change Λ: a difference is not an error of the sweeps.</source>
        <translation>その後に物体が動き、緩和スイープが Λ を変えています。差はスイープの誤差ではありません。</translation>
    </message>
    <message>
        <source>nothing moves</source>
        <translation>動くものなし</translation>
    </message>
    <message>
        <source>free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Impulses of the rows, and of the exact answer</source>
        <translation>行の力積と厳密解の力積</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Index in its list of rows, and the kind of row</source>
        <translation>行の一覧での位置と、行の種類</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Λ now</source>
        <translation>今の Λ</translation>
    </message>
    <message>
        <source>Impulse at the cursor, N s (N m s where the row turns)</source>
        <translation>カーソルの位置での力積、N s（回転の行では N m s）</translation>
    </message>
    <message>
        <source>Λ*</source>
        <translation>Λ*</translation>
    </message>
    <message>
        <source>Impulse of the exact answer, moved along the null direction by the slider, N s</source>
        <translation>厳密解の力積。スライダーの分だけ零方向へ動かしたもの、N s</translation>
    </message>
    <message>
        <source>Λ − Λ*</source>
        <translation>Λ − Λ*</translation>
    </message>
    <message>
        <source>How much the row&apos;s impulse differs, N s. If the impulses are not unique, this need not vanish.</source>
        <translation>行の力積の差、N s。力積が一意でなければ、0 になるとは限りません。</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Whether the exact impulse lies between its bounds or at one of them</source>
        <translation>厳密解の力積が限界の間にあるか、どちらかの限界にあるか</translation>
    </message>
    <message>
        <source>d</source>
        <translation>d</translation>
    </message>
    <message>
        <source>The selected null direction: adding it to Λ* moves no body</source>
        <translation>選んだ零方向。Λ* に加えても物体は動きません</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>拘束</translation>
    </message>
    <message>
        <source>The constraint that the row belongs to</source>
        <translation>行が属する拘束</translation>
    </message>
    <message>
        <source>Velocities of the bodies, and of the exact answer</source>
        <translation>物体の速度と厳密解の速度</translation>
    </message>
    <message>
        <source>body</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Every body that can move</source>
        <translation>動ける物体すべて</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>今の %1</translation>
    </message>
    <message>
        <source>At the cursor, %1</source>
        <translation>カーソルの位置での値、%1</translation>
    </message>
    <message>
        <source>%1*</source>
        <translation>%1*</translation>
    </message>
    <message>
        <source>Of the exact answer, %1</source>
        <translation>厳密解の値、%1</translation>
    </message>
    <message>
        <source>%1 − %1*</source>
        <translation>%1 − %1*</translation>
    </message>
    <message>
        <source>What the sweeps still have to change, %1</source>
        <translation>スイープがまだ埋めていない差、%1</translation>
    </message>
</context>
<context>
    <name>solverscope::ExerciseWidget</name>
    <message>
        <source>Hint %1 of %2</source>
        <translation>ヒント %1 / %2</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>ヒントはここまで</translation>
    </message>
    <message>
        <source>**Which quantity.** %1</source>
        <translation>**どの量か。** %1</translation>
    </message>
    <message>
        <source>**Which formula.** %1</source>
        <translation>**どの式か。** %1</translation>
    </message>
    <message>
        <source>**Which numbers.** %1</source>
        <translation>**どの数値か。** %1</translation>
    </message>
</context>
<context>
    <name>solverscope::HelpWindow</name>
    <message>
        <source>Find a panel or a term</source>
        <translation>パネルか用語を探す</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>ヘルプのページ</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>ヘルプの内容</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Type to find a panel or a term</source>
        <translation>入力してパネルか用語を探す</translation>
    </message>
    <message>
        <source>Window and panels</source>
        <translation>ウィンドウとパネル</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>用語集</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>見つかりません。</translation>
    </message>
    <message>
        <source>lesson %1, %2</source>
        <translation>レッスン %1、%2</translation>
    </message>
    <message>
        <source>Show this panel</source>
        <translation>このパネルを表示</translation>
    </message>
    <message>
        <source>The lessons that mirror it, and its sections:</source>
        <translation>対応するレッスンと、記事の節：</translation>
    </message>
</context>
<context>
    <name>solverscope::HighlightedTerm</name>
    <message>
        <source>%1: it never turns</source>
        <translation>%1: 回転しません</translation>
    </message>
    <message>
        <source>%1; %2 m/s at the point</source>
        <translation>%1、その点で %2 m/s</translation>
    </message>
    <message>
        <source>overlap %1 m</source>
        <translation>重なり %1 m</translation>
    </message>
    <message>
        <source>gap %1 m</source>
        <translation>隙間 %1 m</translation>
    </message>
    <message>
        <source>surfaces just touch</source>
        <translation>面がちょうど触れています</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: nothing moves it</source>
        <translation>%1: 何によっても動きません</translation>
    </message>
    <message>
        <source>%1: m⁻¹ = %2 1/kg, I⁻¹ = %3 1/(kg m²)</source>
        <translation>%1: m⁻¹ = %2 1/kg、I⁻¹ = %3 1/(kg m²)</translation>
    </message>
</context>
<context>
    <name>solverscope::HistoryPanel</name>
    <message>
        <source>Changes that can be undone and redone</source>
        <translation>元に戻せる変更とやり直せる変更</translation>
    </message>
    <message>
        <source>Click a line to go back or forward to it.</source>
        <translation>行をクリックすると、その時点へ戻るか進みます。</translation>
    </message>
    <message>
        <source>The scene as it was opened</source>
        <translation>開いたときのシーン</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (取り消し済み)</translation>
    </message>
    <message>
        <source>You are here.</source>
        <translation>現在の位置です。</translation>
    </message>
</context>
<context>
    <name>solverscope::ImpulseChart</name>
    <message>
        <source>Rows that are shown</source>
        <translation>表示中の行</translation>
    </message>
    <message>
        <source>no rows yet</source>
        <translation>行なし</translation>
    </message>
    <message>
        <source>Impulses of the selected rows</source>
        <translation>選んだ行の力積</translation>
    </message>
    <message>
        <source>Which impulse</source>
        <translation>力積の種類</translation>
    </message>
    <message>
        <source>Λ, the sum</source>
        <translation>Λ（和）</translation>
    </message>
    <message>
        <source>Δλ, each change</source>
        <translation>Δλ（変化）</translation>
    </message>
    <message>
        <source>The accumulated impulse of the row</source>
        <translation>行の累積力積</translation>
    </message>
    <message>
        <source>What the visits of the sweeps add to it, without the warm start</source>
        <translation>スイープの各処理で加わる分。ウォームスタートは含みません</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>横軸</translation>
    </message>
    <message>
        <source>per sweep</source>
        <translation>スイープごと</translation>
    </message>
    <message>
        <source>per row visit</source>
        <translation>行の処理ごと</translation>
    </message>
    <message>
        <source>per step</source>
        <translation>ステップごと</translation>
    </message>
    <message>
        <source>+ Row</source>
        <translation>+ 行</translation>
    </message>
    <message>
        <source>Adds the marked row (Ins): the one at the cursor, or the one last clicked</source>
        <translation>マークした行を追加します（Ins）: カーソルの行、または最後にクリックした行です</translation>
    </message>
    <message>
        <source>+ Body</source>
        <translation>+ 物体</translation>
    </message>
    <message>
        <source>Adds all rows of the selected body (Shift+Ins), up to %1</source>
        <translation>選択した物体の行をすべて追加します（Shift+Ins）。%1 行までです</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Removes the selected row from the list (Del)</source>
        <translation>一覧でマークした行を外します（Del）</translation>
    </message>
    <message>
        <source>No row is marked: click a contact in the scene.</source>
        <translation>マークした行がありません。シーンで接触をクリックしてください。</translation>
    </message>
    <message>
        <source>No body is selected: click one in the scene.</source>
        <translation>物体が選択されていません。シーンで一つクリックしてください。</translation>
    </message>
    <message>
        <source>No such row is visited in this step.</source>
        <translation>このステップでは、その行は処理されません。</translation>
    </message>
    <message>
        <source>%1 rows are shown: remove one to add another.</source>
        <translation>%1 行を表示しています。追加するには一つ外してください。</translation>
    </message>
    <message>
        <source>Click a contact in the scene, or a row of “Rows × sweeps”:
its impulse is plotted here. “+ Body” adds all rows of a body.</source>
        <translation>シーンの接触か「行 × スイープ」の行をクリックすると、
その力積をここに描きます。「+ 物体」で物体の行をすべて加えます。</translation>
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
        <translation>スイープ</translation>
    </message>
    <message>
        <source>row visit</source>
        <translation>行の処理</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>cancelled after %1 of %2 steps</source>
        <translation>%2 ステップのうち %1 ステップで中止しました</translation>
    </message>
    <message>
        <source>no rows selected</source>
        <translation>行が選ばれていません</translation>
    </message>
    <message>
        <source>step %1 has none of these rows</source>
        <translation>ステップ %1 にこれらの行はありません</translation>
    </message>
    <message>
        <source>hollow square: the visit ended at a bound · dotted: bounds of friction, ±μλₙ</source>
        <translation>中抜きの四角: 限界で終わった処理 · 点線: 摩擦の限界 ±μλₙ</translation>
    </message>
</context>
<context>
    <name>solverscope::ImpulseForm</name>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Set the impulse</source>
        <translation>力積を設定</translation>
    </message>
    <message>
        <source>Impulse</source>
        <translation>力積</translation>
    </message>
    <message>
        <source>An impulse takes effect immediately after this stop. Later steps are replaced; to keep them, branch first.</source>
        <translation>力積はこの停止の直後から効きます。以降のステップは置き換えられます。残すには先に分岐してください。</translation>
    </message>
    <message>
        <source>impulse Λ</source>
        <translation>力積 Λ</translation>
    </message>
    <message>
        <source>Go to a visit to a row, or select a row in the table of rows and sweeps.</source>
        <translation>行の処理へ移動するか、行とスイープの表で行を選んでください。</translation>
    </message>
    <message>
        <source>No row is marked</source>
        <translation>印の付いた行はありません</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>行 %1: %2</translation>
    </message>
</context>
<context>
    <name>solverscope::IterationTable</name>
    <message>
        <source>Quantity in the cells</source>
        <translation>セルに示す量</translation>
    </message>
    <message>
        <source>Rows shown</source>
        <translation>表示する行</translation>
    </message>
    <message>
        <source>Velocity rows</source>
        <translation>速度の行</translation>
    </message>
    <message>
        <source>Pseudo-velocity rows</source>
        <translation>擬似速度の行</translation>
    </message>
    <message>
        <source>Position rows</source>
        <translation>位置の行</translation>
    </message>
    <message>
        <source>⌊ at the lower bound   ⌈ at the upper bound   background: |Δλ|, log scale</source>
        <translation>⌊ 下限で停止   ⌈ 上限で停止   背景: |Δλ|、対数目盛</translation>
    </message>
    <message>
        <source>Rows and sweeps</source>
        <translation>行とスイープ</translation>
    </message>
    <message>
        <source>Drag a row to another place to visit it there in every sweep.</source>
        <translation>行を別の位置へドラッグすると、どのスイープでもその順番で処理されます。</translation>
    </message>
    <message>
        <source>Rows × sweeps</source>
        <translation>行 × スイープ</translation>
    </message>
    <message>
        <source>Where does this impulse come from?</source>
        <translation>この力積の由来を調べる</translation>
    </message>
    <message>
        <source>Λ after, %1</source>
        <translation>処理後の Λ、%1</translation>
    </message>
    <message>
        <source>Δλ, %1</source>
        <translation>Δλ、%1</translation>
    </message>
    <message>
        <source>Error to remove, m</source>
        <translation>取り除く誤差、m</translation>
    </message>
    <message>
        <source>Jv before, m/s</source>
        <translation>処理前の Jv、m/s</translation>
    </message>
    <message>
        <source>Clamp</source>
        <translation>クランプ</translation>
    </message>
</context>
<context>
    <name>solverscope::IterationTableModel</name>
    <message>
        <source>lower</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>error to remove = %1</source>
        <translation>取り除く誤差 = %1</translation>
    </message>
    <message>
        <source>Jv before = %1</source>
        <translation>処理前の Jv = %1</translation>
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
生の Δλ = %3
処理前の Λ = %4
処理後の Λ = %5
Δλ = %6</translation>
    </message>
    <message>
        <source>stopped at the lower bound %1</source>
        <translation>下限 %1 で停止</translation>
    </message>
    <message>
        <source>stopped at the upper bound %1</source>
        <translation>上限 %1 で停止</translation>
    </message>
    <message>
        <source>Warm start: none, every Λ starts at 0</source>
        <translation>ウォームスタート: なし、どの Λ も 0 から始まります</translation>
    </message>
    <message>
        <source>Bounces, after all sub-steps</source>
        <translation>跳ね返り、すべてのサブステップの後</translation>
    </message>
    <message>
        <source>Relaxation sweep %1, after the move</source>
        <translation>緩和スイープ %1、移動の後</translation>
    </message>
    <message>
        <source>Warm start: the last step&apos;s impulses, applied before the first sweep</source>
        <translation>ウォームスタート: 前のステップの力積。最初のスイープの前に適用されます</translation>
    </message>
    <message>
        <source>Sweep %1</source>
        <translation>スイープ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rows visited, %1 stopped at a bound, largest |Δλ| %2</source>
        <translation>
            <numerusform>%n 行を処理、%1 行が限界で停止、最大の |Δλ| は %2</numerusform>
        </translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>跳ね返り</translation>
    </message>
    <message>
        <source>relax %1</source>
        <translation>緩和 %1</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>ウォーム</translation>
    </message>
</context>
<context>
    <name>solverscope::JointDraft</name>
    <message>
        <source>expected another name, “%1” already has a number</source>
        <translation>別の名前が必要です: 「%1」にはもう数があります</translation>
    </message>
    <message>
        <source>expected “=” after the name</source>
        <translation>名前の後には「=」が必要です</translation>
    </message>
    <message>
        <source>expected a number from −1e9 to 1e9</source>
        <translation>−1e9 から 1e9 までの数が必要です</translation>
    </message>
    <message>
        <source>expected at most %1 parameters</source>
        <translation>パラメーターは %1 個までです</translation>
    </message>
    <message>
        <source>expected “,” before the next parameter</source>
        <translation>次のパラメーターの前には「,」が必要です</translation>
    </message>
    <message>
        <source>expected a name that no other joint has</source>
        <translation>ほかのジョイントにない名前が必要です</translation>
    </message>
    <message>
        <source>expected two different bodies</source>
        <translation>異なる 2 つの物体が必要です</translation>
    </message>
    <message>
        <source>expected a body that can move: both are static</source>
        <translation>動ける物体が必要です: どちらも静的です</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>keeps the two centres at their initial distance</source>
        <translation>2 つの中心を始めの距離に保ちます</translation>
    </message>
    <message>
        <source>Pulley</source>
        <translation>滑車</translation>
    </message>
    <message>
        <source>a rope from A over two fixed wheels at the height h to B, which can only pull</source>
        <translation>A から上へ、高さ h に固定された 2 つの車を通って B へ下りるロープ。引くことしかできません</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>歯車</translation>
    </message>
    <message>
        <source>B turns ratio times as far as A; with a negative ratio they turn in opposite directions</source>
        <translation>B は A の ratio 倍だけ回ります。ratio が負なら逆向きに回ります</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>スライダー</translation>
    </message>
    <message>
        <source>B slides along the x axis of A and does not rotate relative to it: two rows</source>
        <translation>B は A の x 軸に沿って滑り、A に対して回りません: 2 行</translation>
    </message>
    <message>
        <source>Angle limit</source>
        <translation>角度リミット</translation>
    </message>
    <message>
        <source>B rotates relative to A by at most half a radian in either direction: two rows that only push</source>
        <translation>B は A に対してどちら向きにも 0.5 rad までしか回りません: 押すだけの 2 行</translation>
    </message>
</context>
<context>
    <name>solverscope::JointPanel</name>
    <message>
        <source>Name: %1</source>
        <translation>名前: %1</translation>
    </message>
    <message>
        <source>Bodies: %1</source>
        <translation>物体: %1</translation>
    </message>
    <message>
        <source>Parameters, column %1: %2</source>
        <translation>パラメーター、%1 列目: %2</translation>
    </message>
    <message>
        <source>C, column %1: %2</source>
        <translation>C、%1 列目: %2</translation>
    </message>
    <message>
        <source>C%1, column %2: %3</source>
        <translation>C%1、%2 列目: %3</translation>
    </message>
    <message>
        <source>s&amp;oft</source>
        <translation>柔らかい(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Add to scene</source>
        <translation>シーンに追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>変更(&amp;C)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>取り除く(&amp;M)</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>A new joint, or a custom joint of the scene</source>
        <translation>新しいジョイント、またはシーンにある自作のジョイント</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Fills the fields with a joint to start from</source>
        <translation>手始めのジョイントで欄を埋めます</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>例(&amp;E)</translation>
    </message>
    <message>
        <source>Name of the joint</source>
        <translation>ジョイントの名前</translation>
    </message>
    <message>
        <source>The name of the joint in rows and tables</source>
        <translation>行や表でのジョイントの呼び名</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>物体 A</translation>
    </message>
    <message>
        <source>The body of x_a, y_a and angle_a</source>
        <translation>x_a、y_a、angle_a の物体</translation>
    </message>
    <message>
        <source>Body B</source>
        <translation>物体 B</translation>
    </message>
    <message>
        <source>The body of x_b, y_b and angle_b</source>
        <translation>x_b、y_b、angle_b の物体</translation>
    </message>
    <message>
        <source>Pick the bodies in the scene</source>
        <translation>シーンで物体を選ぶ</translation>
    </message>
    <message>
        <source>Click A in the scene, then B</source>
        <translation>続けてシーンで A をクリックし、次に B をクリックします</translation>
    </message>
    <message>
        <source>&amp;Pick</source>
        <translation>選ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Names with their numbers, such as L = 2, h = 3</source>
        <translation>L = 2, h = 3 のように、名前とその数</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>A と B</translation>
    </message>
    <message>
        <source>Formula C%1</source>
        <translation>式 C%1</translation>
    </message>
    <message>
        <source>C(q): x_a, y_a, angle_a, x_b, y_b, angle_b, the parameters, + − * / ^, sqrt, abs, sin, cos, atan2, min, max, pi</source>
        <translation>C(q): x_a, y_a, angle_a, x_b, y_b, angle_b, パラメーター, + − * / ^, sqrt, abs, sin, cos, atan2, min, max, pi</translation>
    </message>
    <message>
        <source>Condition on C%1</source>
        <translation>C%1 が満たすべきこと</translation>
    </message>
    <message>
        <source>= 0 holds both ways; ≥ 0 and ≤ 0 only push</source>
        <translation>= 0 は両向きに保ち、≥ 0 と ≤ 0 は押すだけです</translation>
    </message>
    <message>
        <source>C(q), such as x_b - x_a - L</source>
        <translation>C(q)、例えば x_b - x_a - L</translation>
    </message>
    <message>
        <source>another row, optional</source>
        <translation>必要ならもう 1 行</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The rows yield like springs with dampers</source>
        <translation>行はダンパー付きのばねのようにたわみます</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>周波数</translation>
    </message>
    <message>
        <source>Oscillations per second of the spring without its damper</source>
        <translation>ダンパーがなければばねが 1 秒に何回振れるか</translation>
    </message>
    <message>
        <source> Hz</source>
        <translation> Hz</translation>
    </message>
    <message>
        <source>Damping ratio</source>
        <translation>減衰比</translation>
    </message>
    <message>
        <source>Damping ratio: 1 is critical</source>
        <translation>減衰比: 1 が臨界です</translation>
    </message>
    <message>
        <source>New joint</source>
        <translation>新しいジョイント</translation>
    </message>
    <message>
        <source>A recorded trace can&apos;t get another joint: it contains no model to continue from.</source>
        <translation>これは記録されたトレースです: 別のジョイントで物体がどう動くかは分かりません。</translation>
    </message>
    <message>
        <source>Open a scene with at least two bodies: a joint connects two bodies.</source>
        <translation>物体が 2 つ以上あるシーンを開いてください: ジョイントは物体どうしをつなぎます。</translation>
    </message>
    <message>
        <source>Choose two bodies and type C(q), which the joint keeps at 0 – or start from an example. J is computed automatically.</source>
        <translation>2 つの物体を選び、ジョイントが 0 に保つ C(q) を入力するか、例から始めてください。J は自動で求まります。</translation>
    </message>
    <message>
        <source>Adds the joint to the scene and restarts it; undo removes the joint again</source>
        <translation>ジョイントをシーンに入れ、シーンは最初から始まります。元に戻すと取り除かれます</translation>
    </message>
    <message>
        <source>Changes the joint of the scene and restarts it; undo restores the old joint</source>
        <translation>シーンのジョイントを変え、シーンは最初から始まります。元に戻すと前のものに戻ります</translation>
    </message>
    <message>
        <source>Removes the joint from the scene and restarts it; undo restores the joint</source>
        <translation>ジョイントをシーンから取り除き、シーンは最初から始まります。元に戻すと戻ってきます</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 を追加</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 を変更</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>The lesson or challenge locks the joints for now.</source>
        <translation>レッスンまたは課題は今のところジョイントをそのままにしています。</translation>
    </message>
</context>
<context>
    <name>solverscope::JointStudyTable</name>
    <message>
        <source>inactive: C or J is not a number here</source>
        <translation>働いていません: この位置では C か J が数になりません</translation>
    </message>
    <message>
        <source>inactive: C or J is beyond 1e9 here</source>
        <translation>働いていません: この位置では C か J が 1e9 を超えます</translation>
    </message>
    <message>
        <source>inactive: J = 0, no impulse changes C here</source>
        <translation>働いていません: J = 0 で、どの力積もここでは C を変えません</translation>
    </message>
    <message>
        <source>C and J of the joint, with their check</source>
        <translation>ジョイントの C と J、およびその検算</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動微分</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>差分</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>step s</source>
        <translation>刻み s</translation>
    </message>
    <message>
        <source>By automatic differentiation: what the solver uses</source>
        <translation>自動微分によるもの: ソルバーが使います</translation>
    </message>
    <message>
        <source>(C(q + s) − C(q − s)) / 2s, one coordinate at a time</source>
        <translation>(C(q + s) − C(q − s)) / 2s、座標を 1 つずつ</translation>
    </message>
    <message>
        <source>How far the two differ; ✓ up to a millionth</source>
        <translation>両者の差。100 万分の 1 までは ✓</translation>
    </message>
    <message>
        <source>By how much the coordinate was varied in both directions, in m or rad</source>
        <translation>座標を前後に動かした量、m または rad</translation>
    </message>
    <message>
        <source>Custom joint</source>
        <translation>自作のジョイント</translation>
    </message>
    <message>
        <source>C%1 = %2, wanted: %3</source>
        <translation>C%1 = %2、目標: %3</translation>
    </message>
    <message>
        <source>error to remove = %1</source>
        <translation>除くべき誤差 = %1</translation>
    </message>
    <message>
        <source>bias = %1 m/s</source>
        <translation>バイアス = %1 m/s</translation>
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
        <translation>そこへ移動</translation>
    </message>
    <message>
        <source>Goes to the moment of the selected entry (Enter)</source>
        <translation>選んだ項目の時点を表示します（Enter）</translation>
    </message>
    <message>
        <source>Deletes the selected entry, or all of the selected lesson (Del); undo restores them</source>
        <translation>選んだ項目、または選んだレッスンの項目すべてを削除します（Del）。元に戻せます</translation>
    </message>
    <message>
        <source>Search the notebook</source>
        <translation>ノートを検索</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Adds a note about the moment at the cursor</source>
        <translation>カーソルの時点についてのメモを加えます</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Export, and the lesson of an entry</source>
        <translation>書き出しと、項目のレッスン</translation>
    </message>
    <message>
        <source>Open the &amp;lesson</source>
        <translation>レッスンを開く(&amp;L)</translation>
    </message>
    <message>
        <source>Export as &amp;HTML…</source>
        <translation>HTML で書き出す(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Copy as a table</source>
        <translation>表としてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Export as a &amp;table…</source>
        <translation>表として書き出す(&amp;T)…</translation>
    </message>
    <message>
        <source>Lesson notebook</source>
        <translation>レッスンノート</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>あなたのメモ</translation>
    </message>
    <message>
        <source>Write here …</source>
        <translation>ここに書いてください …</translation>
    </message>
    <message>
        <source>Your predictions, answers and notes in lessons are kept here, each with its moment.

Open a lesson, or add a note about what the window shows.</source>
        <translation>レッスンで予測し、答え、書いたことが、それぞれの時点とともにここに残ります。

レッスンを開くか、ウィンドウに見えているものについてメモを加えてください。</translation>
    </message>
    <message>
        <source>Nothing found in the notebook.</source>
        <translation>ノートにそのような記述はありません。</translation>
    </message>
    <message>
        <source>The selected entry</source>
        <translation>選んだ項目</translation>
    </message>
    <message>
        <source>Export the lesson notebook</source>
        <translation>レッスンノートを書き出す</translation>
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
        <translation>キー</translation>
    </message>
    <message>
        <source>Overview of keys</source>
        <translation>キー一覧</translation>
    </message>
    <message>
        <source>Mouse in the scene</source>
        <translation>シーンでのマウス</translation>
    </message>
</context>
<context>
    <name>solverscope::LambdaPlaneView</name>
    <message>
        <source>&amp;Jacobi</source>
        <translation>ヤコビ法(&amp;J)</translation>
    </message>
    <message>
        <source>Row on the horizontal axis</source>
        <translation>横軸に力積をとる行</translation>
    </message>
    <message>
        <source>Swaps the two rows</source>
        <translation>二つの行を入れ替えます</translation>
    </message>
    <message>
        <source>Row on the vertical axis</source>
        <translation>縦軸に力積をとる行</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>マーク行</translation>
    </message>
    <message>
        <source>Selects the marked row, and the row that it disturbs most</source>
        <translation>マークした行と、それが最も乱す行を使います</translation>
    </message>
    <message>
        <source>Shows where Jacobi&apos;s method would go from the same start: both rows at once</source>
        <translation>同じ出発点から二つを同時に動かす、ヤコビ法の行き先を示します</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Shows everything (0)</source>
        <translation>全体を表示（0）</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>経路</translation>
    </message>
    <message>
        <source>Shows the path so far (P)</source>
        <translation>これまでの経路を表示（P）</translation>
    </message>
    <message>
        <source>The plane in words</source>
        <translation>平面の説明</translation>
    </message>
    <message>
        <source>Rows that move positions are recomputed at every visit, so that their lines do not stay in place. Go to a visit to a velocity row to see its plane.</source>
        <translation>位置を動かす行は処理のたびに計算し直すので、直線が同じところにとどまりません。平面を見るには、速度の行の処理へ移動してください。</translation>
    </message>
    <message>
        <source>This step has not built its rows yet. Step by a row (F10) to see the plane of two rows.</source>
        <translation>このステップの行はまだ構築されていません。行を一つ進む（F10）と、二つの行の平面をここに表示します。</translation>
    </message>
    <message>
        <source>Two rows are needed. Open a scene with at least two contacts or joints, such as two_box_stack.</source>
        <translation>行が二つ必要です。two_box_stack のように、接触かジョイントが二つ以上あるシーンを開いてください。</translation>
    </message>
    <message>
        <source>One of these rows has no effect: no impulse moves it, or it is excluded. Choose two others above.</source>
        <translation>どちらかの行が働きません。どの力積でも動かないか、除外されています。上でほかの二つを選んでください。</translation>
    </message>
    <message>
        <source>row %1 is satisfied</source>
        <translation>行 %1 が満たされる</translation>
    </message>
    <message>
        <source>visits (■ clamped)</source>
        <translation>処理（■ クランプ）</translation>
    </message>
    <message>
        <source>Jacobi, only these two</source>
        <translation>ヤコビ法、この二つだけ</translation>
    </message>
    <message>
        <source>after the warm start</source>
        <translation>ウォームスタート後</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>solution of the two rows</source>
        <translation>二つの行の解</translation>
    </message>
    <message>
        <source>outside the bounds</source>
        <translation>限界の外</translation>
    </message>
    <message>
        <source>Lines and bounds are those at the cursor, with the impulses that all other rows have there. Visits to other rows move the lines; that is why earlier corners may lie off them. Click a corner to go to its visit; the arrow keys go along the path, + and − zoom, 0 shows everything, P the path so far.</source>
        <translation>直線と限界は、ほかの行の力積も含めて、カーソルの位置でのものです。ほかの行を処理すると直線が動くため、前の角が直線から外れて見えることがあります。角をクリックするとその処理へ移動します。矢印キーで経路をたどり、+ と − で拡大・縮小、0 で全体、P でこれまでの経路を表示します。</translation>
    </message>
</context>
<context>
    <name>solverscope::LedgerPanel</name>
    <message>
        <source>nothing is corrected</source>
        <translation>補正は行われません</translation>
    </message>
    <message>
        <source>linear projection moves overlapping bodies once</source>
        <translation>線形投影が、重なる物体を一度動かします</translation>
    </message>
    <message>
        <source>Baumgarte&apos;s bias corrects with a part of the velocity</source>
        <translation>バウムガルテ法のバイアスが速さの一部を使って押します</translation>
    </message>
    <message>
        <source>pseudo-velocities move the bodies</source>
        <translation>擬似速度が物体を動かします</translation>
    </message>
    <message>
        <source>NGS moves the bodies in separate sweeps</source>
        <translation>NGS は専用のスイープで物体を動かします</translation>
    </message>
    <message>
        <source>Add &amp;up</source>
        <translation>合計する(&amp;U)</translation>
    </message>
    <message>
        <source>How many steps are added up</source>
        <translation>合計するステップ数</translation>
    </message>
    <message>
        <source>How many steps are added up; the last is the one at the cursor</source>
        <translation>合計するステップ数。最後はカーソルのステップです</translation>
    </message>
    <message>
        <source>Corrections of each contact and joint</source>
        <translation>接触とジョイントごとの補正</translation>
    </message>
    <message>
        <source>Energy by its causes</source>
        <translation>原因別のエネルギー</translation>
    </message>
    <message>
        <source>%1: click or Enter goes to the visit that corrected most</source>
        <translation>%1: クリックか Enter で、最も大きく補正した処理へ移動します</translation>
    </message>
    <message>
        <source>contact or joint</source>
        <translation>接触・ジョイント</translation>
    </message>
    <message>
        <source>What the rows belong to</source>
        <translation>どの拘束の行か</translation>
    </message>
    <message>
        <source>requested, m</source>
        <translation>要求、m</translation>
    </message>
    <message>
        <source>The part of the overlap or joint error that the corrections should remove</source>
        <translation>重なりやジョイントの誤差のうち、補正で取り除くことになっていた分</translation>
    </message>
    <message>
        <source>corrected, m</source>
        <translation>補正、m</translation>
    </message>
    <message>
        <source>What they removed; negative where the error has grown in the meantime</source>
        <translation>実際に取り除いた分。その間に誤差が増えたところでは負</translation>
    </message>
    <message>
        <source>bias, J</source>
        <translation>バイアス、J</translation>
    </message>
    <message>
        <source>Kinetic energy that the bias added for the correction</source>
        <translation>補正のためにバイアスが与えた運動エネルギー</translation>
    </message>
    <message>
        <source>lifted, J</source>
        <translation>持ち上げ、J</translation>
    </message>
    <message>
        <source>Potential energy from moving bodies against gravity in order to correct</source>
        <translation>補正のために物体を重力に逆らって動かしたことによる位置エネルギー</translation>
    </message>
    <message>
        <source>all impulses, J</source>
        <translation>全力積、J</translation>
    </message>
    <message>
        <source>Kinetic energy that all impulses of the step added or removed</source>
        <translation>ステップのすべての力積が与えた、または奪った運動エネルギー</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What caused the change</source>
        <translation>何による変化か</translation>
    </message>
    <message>
        <source>this step</source>
        <translation>このステップ</translation>
    </message>
    <message>
        <source>In the step at the cursor</source>
        <translation>カーソルのステップでの値</translation>
    </message>
    <message>
        <source>added up</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>In the last steps together; “Add up” computes it</source>
        <translation>直近のステップの合計。「合計する」で計算します</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>Step %1: %2. Requested %3 m, corrected %4 m; the bias added %5 J, lifting %6 J.</source>
        <translation>ステップ %1: %2。要求は %3 m、補正は %4 m。バイアスが %5 J、持ち上げが %6 J を与えました。</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>v += h g</source>
        <translation>v += h g</translation>
    </message>
    <message>
        <source>warm start</source>
        <translation>ウォームスタート</translation>
    </message>
    <message>
        <source>The impulses of the last step, applied at once</source>
        <translation>前のステップの力積。まとめて与えられます</translation>
    </message>
    <message>
        <source>stopping, holding</source>
        <translation>停止、保持</translation>
    </message>
    <message>
        <source>Impulses that remove the relative velocity that was present</source>
        <translation>はじめからあった相対速度を取り去る力積</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>跳ね返り</translation>
    </message>
    <message>
        <source>Impulses for the target speed of a bounce</source>
        <translation>跳ね返りの目標の速さを生む力積</translation>
    </message>
    <message>
        <source>motors</source>
        <translation>モーター</translation>
    </message>
    <message>
        <source>Impulses for the target speed of a motor</source>
        <translation>モーターが求める速さを生む力積</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>補正</translation>
    </message>
    <message>
        <source>Impulses of the bias that removes overlap and joint error</source>
        <translation>重なりとジョイントの誤差を取り除くバイアスの力積</translation>
    </message>
    <message>
        <source>clamps</source>
        <translation>クランプ</translation>
    </message>
    <message>
        <source>Impulses removed because bounds have narrowed, such as those of friction</source>
        <translation>摩擦のように、限界が狭まったために取り消された力積</translation>
    </message>
    <message>
        <source>springs, mouse</source>
        <translation>ばね、マウス</translation>
    </message>
    <message>
        <source>Joints that are springs, and the pull of the mouse</source>
        <translation>ばねのジョイントと、マウスの引く力</translation>
    </message>
    <message>
        <source>position sweeps</source>
        <translation>位置のスイープ</translation>
    </message>
    <message>
        <source>Moves that become velocity: they hold and correct at the same time</source>
        <translation>速度になる移動。保持と補正を同時に行います</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>丸め誤差</translation>
    </message>
    <message>
        <source>The remainder, and changes from outside</source>
        <translation>残りと、外からの変更</translation>
    </message>
    <message>
        <source>= change of kinetic energy</source>
        <translation>= 運動エネルギーの変化</translation>
    </message>
    <message>
        <source>The sum of all of these</source>
        <translation>以上の合計</translation>
    </message>
    <message>
        <source>lifted by corrections</source>
        <translation>補正による持ち上げ</translation>
    </message>
    <message>
        <source>requested correction</source>
        <translation>要求された補正</translation>
    </message>
    <message>
        <source>Overlap and joint error that the corrections should remove</source>
        <translation>補正で取り除くことになっていた、重なりとジョイントの誤差</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>行われた補正</translation>
    </message>
    <message>
        <source>What they removed</source>
        <translation>実際に取り除いた分</translation>
    </message>
    <message>
        <source>The sum covers steps %1 to %2</source>
        <translation>合計したのはステップ %1 から %2 までです</translation>
    </message>
    <message>
        <source>the last %1 steps</source>
        <translation>直近 %1 ステップ</translation>
    </message>
    <message>
        <source>This step made %1 J of energy: %2.</source>
        <translation>このステップで %1 J のエネルギーが生じました：%2。</translation>
    </message>
    <message>
        <source>The momentum changed by %1 N s without a force from outside: %2.</source>
        <translation>外力なしに運動量が %1 N s 変化しました：%2。</translation>
    </message>
    <message>
        <source>The angular momentum changed by %1 N m s without a torque from outside: %2.</source>
        <translation>外からのトルクなしに角運動量が %1 N m s 変化しました：%2。</translation>
    </message>
    <message>
        <source>change of all energy</source>
        <translation>全エネルギーの変化</translation>
    </message>
    <message>
        <source>Kinetic, potential and that of springs in joints; only motors, winches and the mouse may raise it</source>
        <translation>運動エネルギー、位置エネルギー、ジョイントのばねのエネルギー。増やしてよいのはモーター、ウインチ、マウスだけ</translation>
    </message>
    <message>
        <source>unexplained momentum</source>
        <translation>説明のつかない運動量</translation>
    </message>
    <message>
        <source>The change that neither gravity nor a fixed body causes</source>
        <translation>重力にも固定された物体にもよらない変化</translation>
    </message>
    <message>
        <source>unexplained angular momentum</source>
        <translation>説明のつかない角運動量</translation>
    </message>
    <message>
        <source>The change that no torque of gravity or of a fixed body causes</source>
        <translation>重力や固定された物体のトルクによらない変化</translation>
    </message>
</context>
<context>
    <name>solverscope::LessonContents</name>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Predict, step, change. Ten minutes each.</source>
        <translation>予測して、進めて、変えてみる。各 10 分。</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1: not written yet</source>
        <translation>%1: 準備中</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ 完了</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%2 問中 %1 問正解</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1
Mirrors: %2</source>
        <translation>%1
対応: %2</translation>
    </message>
    <message>
        <source>What there is to see again</source>
        <translation>もう一度見るところ</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Next lesson: %1  %2</source>
        <translation>次のレッスン: %1  %2</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>Shows what each lesson teaches, and how far you are with it</source>
        <translation>各レッスンで学ぶことと、その進み具合を示します</translation>
    </message>
    <message numerus="yes">
        <source>Review: %n due</source>
        <translation>
            <numerusform>復習：%n 問</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>復習</translation>
    </message>
    <message>
        <source>Nothing is due today. The next question comes back on %1.</source>
        <translation>今日の復習はありません。次の質問は %1 に戻ってきます。</translation>
    </message>
    <message>
        <source>Questions of finished lessons come back here after days, with fresh numbers.</source>
        <translation>終えたレッスンの質問は、数日後に別の数値でここに戻ってきます。</translation>
    </message>
    <message numerus="yes">
        <source>Asks %n old questions again, with fresh numbers, from all parts in turn</source>
        <translation>
            <numerusform>以前の質問 %n 問を、別の数値で、すべての部から順に出題します</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::LessonHost</name>
    <message>
        <source>There are no lessons in %1: expected folders with a lesson.md.</source>
        <translation>%1 にレッスンがありません。lesson.md の入ったフォルダーが必要です。</translation>
    </message>
    <message>
        <source>Open a folder of lessons</source>
        <translation>レッスンのフォルダーを開く</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You are already in free play.</source>
        <translation>すでに自由に試しています。</translation>
    </message>
    <message>
        <source>No lesson is open: everything is unlocked.</source>
        <translation>レッスンは開かれていません。すべて操作できます。</translation>
    </message>
    <message>
        <source>No lesson is waiting.</source>
        <translation>待っているレッスンはありません。</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>%1 に戻る</translation>
    </message>
    <message>
        <source>Back to %1 (%2)</source>
        <translation>%1 に戻る（%2）</translation>
    </message>
    <message>
        <source>You are in free play. This lesson is waiting: %1</source>
        <translation>自由に試しています。待っているレッスン: %1</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <translation>設定しました: %1</translation>
    </message>
    <message>
        <source>The lesson or challenge locks the bodies for now: they can be picked, not dragged.</source>
        <translation>今はレッスンまたは課題のため、物体は固定されています。選べますが、ドラッグはできません。</translation>
    </message>
    <message>
        <source>The lesson or challenge locks the run for now; free play unlocks it.</source>
        <translation>レッスンまたは課題の間は実行を変更できません。「自由に試す」で変更できます。</translation>
    </message>
</context>
<context>
    <name>solverscope::LessonPage</name>
    <message>
        <source>☰ Lessons</source>
        <translation>☰ レッスン</translation>
    </message>
    <message>
        <source>Returns to the table of contents; your place is kept</source>
        <translation>目次に戻ります。今の位置は保存されます</translation>
    </message>
    <message>
        <source>Progress in this lesson</source>
        <translation>このレッスンの進み具合</translation>
    </message>
    <message>
        <source>Text of this stage</source>
        <translation>この段階の本文</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Leaves this stage as it is</source>
        <translation>この段階をこのままにして先へ進みます</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 / %3</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>This lesson has not been translated yet; it is in English.</source>
        <translation>このレッスンはまだ翻訳されていないため、英語で表示しています。</translation>
    </message>
    <message>
        <source>This is the translation of an earlier version; the English lesson is newer.</source>
        <translation>これは以前の版の翻訳です。英語のレッスンのほうが新しい版です。</translation>
    </message>
    <message>
        <source>Free play</source>
        <translation>自由に試す</translation>
    </message>
    <message>
        <source>Unlocks everything temporarily; the lesson stays as it is</source>
        <translation>しばらくの間すべてを操作できるようにします。レッスンはそのまま待ちます</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>レッスンに戻る</translation>
    </message>
    <message>
        <source>You are already in free play</source>
        <translation>すでに自由に試しています</translation>
    </message>
    <message>
        <source>In this stage the stepper is limited to the rows in question.</source>
        <translation>この段階では、問われている行の中だけを進みます。</translation>
    </message>
    <message>
        <source>◀ Row</source>
        <translation>◀ 行</translation>
    </message>
    <message>
        <source>◀ Term</source>
        <translation>◀ 項</translation>
    </message>
    <message>
        <source>Next term ▶</source>
        <translation>次の項 ▶</translation>
    </message>
    <message>
        <source>Row ▶</source>
        <translation>行 ▶</translation>
    </message>
    <message>
        <source>“The article” is here: %1.</source>
        <translation>ここでいう「記事」: %1。</translation>
    </message>
    <message>
        <source>Lists the symbols of this stage, each with its page in the glossary</source>
        <translation>この段階の記号の一覧です。それぞれ用語集の項目を開きます</translation>
    </message>
    <message>
        <source>Symbols of this stage</source>
        <translation>この段階の記号</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No symbols here</source>
        <translation>ここに記号はありません</translation>
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
        <translation>あなたの説明、一行</translation>
    </message>
    <message>
        <source>In one line …</source>
        <translation>一行で…</translation>
    </message>
    <message>
        <source>It is kept in your notebook, only for you.</source>
        <translation>あなただけのノートブックに保存されます。</translation>
    </message>
    <message>
        <source>Your progress could not be saved in %1.</source>
        <translation>進み具合を %1 に保存できませんでした。</translation>
    </message>
    <message>
        <source>Lesson %1 is not written yet.</source>
        <translation>レッスン %1 は準備中です。</translation>
    </message>
    <message>
        <source>Another scene is open; everything in it may be changed.</source>
        <translation>別のシーンが開いています。自由に何でも変えられます。</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Worked numbers</source>
        <translation>例題</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ実行</translation>
    </message>
    <message>
        <source>Fill the gap</source>
        <translation>穴埋め</translation>
    </message>
    <message>
        <source>Change something</source>
        <translation>変えてみる</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Free play</source>
        <translation>自由に試す</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Free play: everything may be changed, and the lesson waits.</source>
        <translation>自由に試す: すべて変更できます。レッスンは待っています。</translation>
    </message>
    <message>
        <source>This stage covers only a few moments and does not run any further. To see the scene run, press “Free play”; “Back to the lesson” returns you here.</source>
        <translation>この段階はいくつかの時点だけを見るもので、先へは実行しません。動きを見るには「自由に試す」を押してください。「レッスンに戻る」でここに戻れます。</translation>
    </message>
    <message>
        <source>Open a web page?</source>
        <translation>ウェブページを開きますか？</translation>
    </message>
    <message>
        <source>This opens %1 in your browser.</source>
        <translation>%1 をブラウザーで開きます。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Finished: %1  %2</source>
        <translation>終了: %1  %2</translation>
    </message>
    <message>
        <source>%1 of %2 right, %3 of them at once and without a hint.</source>
        <translation>正解 %1/%2、そのうち一度で、ヒントなしは %3。</translation>
    </message>
    <message>
        <source>To do again:</source>
        <translation>やり直すところ:</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>まとめ</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>**What an expert might have written.** %1</source>
        <translation>**専門家ならこう書きます。** %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>復習</translation>
    </message>
    <message>
        <source>Compare with a model answer</source>
        <translation>模範解答と比べる</translation>
    </message>
    <message>
        <source>Shows what an expert might have written, below your own line</source>
        <translation>あなたの一行の下に、専門家の書きそうな答えを示します</translation>
    </message>
    <message>
        <source>First write a line of your own.</source>
        <translation>まず自分の一行を書いてください。</translation>
    </message>
    <message>
        <source>From %1  %2</source>
        <translation>レッスン %1  %2</translation>
    </message>
    <message>
        <source>These come back tomorrow:</source>
        <translation>明日また出題するもの：</translation>
    </message>
    <message>
        <source>The next review is on %1.</source>
        <translation>次の復習は %1 です。</translation>
    </message>
    <message>
        <source>Review: %1 of %2 right</source>
        <translation>復習：%2 問中 %1 問正解</translation>
    </message>
    <message numerus="yes">
        <source>%n more questions are due today.</source>
        <translation>
            <numerusform>今日の復習があと %n 問あります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::LineChart</name>
    <message>
        <source>× %1 per %2</source>
        <translation>%2あたり × %1</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <translation>%2あたり %1</translation>
    </message>
    <message>
        <source>Chart menu</source>
        <translation>チャートのメニュー</translation>
    </message>
    <message>
        <source>Copy, export, show as a table</source>
        <translation>コピー、書き出し、表で表示</translation>
    </message>
    <message>
        <source>%1: %2 points, from %3 to %4</source>
        <translation>%1: %2 点、%3 から %4 まで</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>データなし</translation>
    </message>
    <message>
        <source>Clear the selected range</source>
        <translation>選択範囲を解除</translation>
    </message>
    <message>
        <source>Clear the selected range (Escape)</source>
        <translation>選択範囲を解除（Escape）</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 から %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>too few points for a slope</source>
        <translation>点が少なすぎて傾きを求められません</translation>
    </message>
    <message>
        <source>Show as &amp;lines</source>
        <translation>線で表示(&amp;L)</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>表で表示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Clear the selected range</source>
        <translation>選択範囲を解除(&amp;F)</translation>
    </message>
    <message>
        <source>section</source>
        <translation>区間</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 から %2</translation>
    </message>
</context>
<context>
    <name>solverscope::LinkDialog</name>
    <message>
        <source>inputs: %1</source>
        <translation>入力: %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>Leads to: %1</source>
        <translation>リンク先: %1</translation>
    </message>
    <message>
        <source>Go to a link</source>
        <translation>リンクへ移動</translation>
    </message>
    <message>
        <source>Link to a moment</source>
        <translation>時点へのリンク</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>そこへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>A link names a scene and a moment: &lt;tt&gt;stack_10#f12.i3.r5&lt;/tt&gt; is step 12, sweep 3, row 5. Without a scene, &lt;tt&gt;#f12.i3.r5&lt;/tt&gt;, it refers to the scene that is open. Instead of a sweep and a row it may contain the number of an event, as in &lt;tt&gt;#f12.e345&lt;/tt&gt;. A link that begins with &lt;tt&gt;solverscope:&lt;/tt&gt; contains a whole scene.</source>
        <translation>リンクはシーンと時点を表します。&lt;tt&gt;stack_10#f12.i3.r5&lt;/tt&gt; はステップ 12、スイープ 3、行 5 です。&lt;tt&gt;#f12.i3.r5&lt;/tt&gt; のようにシーンがなければ、開いているシーンを指します。スイープと行の代わりに、&lt;tt&gt;#f12.e345&lt;/tt&gt; のようにイベントの番号も使えます。&lt;tt&gt;solverscope:&lt;/tt&gt; で始まるリンクにはシーン全体が入っています。</translation>
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
        <translation>あなたがソルバーです</translation>
    </message>
    <message>
        <source>New numbers</source>
        <translation>新しい数値</translation>
    </message>
    <message>
        <source>The same exercise with other numbers</source>
        <translation>数値を変えた同じ問題です</translation>
    </message>
    <message>
        <source>✓ You solved all visits yourself</source>
        <translation>✓ すべて自力でできました</translation>
    </message>
    <message>
        <source>○ Some visits were shown: try it with new numbers</source>
        <translation>○ 一部は表示された答えです。新しい数値で試しましょう</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>次へ進む</translation>
    </message>
</context>
<context>
    <name>solverscope::ManualSolvePanel</name>
    <message>
        <source>Rows in any order</source>
        <translation>行の順序は自由</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>ここから始める</translation>
    </message>
    <message>
        <source>Uses the sweeps that follow the cursor, with the numbers of this step</source>
        <translation>カーソルの後のスイープを、このステップの数値で始めます</translation>
    </message>
    <message>
        <source>New numbers</source>
        <translation>新しい数値</translation>
    </message>
    <message>
        <source>Gives the bodies random velocities and masses in this step, in a separate branch, and starts</source>
        <translation>別のブランチで、このステップの物体に無作為な速度と質量を与えて始めます</translation>
    </message>
    <message>
        <source>How many sweeps</source>
        <translation>スイープの回数</translation>
    </message>
    <message>
        <source> sweeps</source>
        <translation> スイープ</translation>
    </message>
    <message>
        <source>Each row once per sweep, in any order; otherwise in the order of the settings</source>
        <translation>一回のスイープで各行を一度ずつ、好きな順に処理します。オフなら設定の順です</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Ends the exercise</source>
        <translation>問題を終えます</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手で解く</translation>
    </message>
    <message>
        <source>Be the solver: pick the row whose turn it is, and enter the Δλ and the Λ that the engine will compute. Each answer is graded at once, and the velocities change. “Start here” uses this step from the cursor on.</source>
        <translation>あなたがソルバーです。順番の行を選び、エンジンが計算する Δλ と Λ を入力します。答えはすぐに採点され、速度が変わります。「ここから始める」でこのステップのカーソルから始まります。</translation>
    </message>
</context>
<context>
    <name>solverscope::ManualSolveTables</name>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The rows of this phase; ✓: visited in this sweep</source>
        <translation>このフェーズの行。✓ はこのスイープで処理済み</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Which impulses the row allows</source>
        <translation>行にできること</translation>
    </message>
    <message>
        <source>eff. mass</source>
        <translation>有効質量</translation>
    </message>
    <message>
        <source>1 / (K + γ): the impulse per unit of velocity [kg]</source>
        <translation>1 / (K + γ)：速度 1 単位に要る力積 [kg]</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>バイアス</translation>
    </message>
    <message>
        <source>What is added to Jv [m/s]; for rows that move positions, the error C [m]</source>
        <translation>Jv に加える量 [m/s]。位置を動かす行では誤差 C [m]</translation>
    </message>
    <message>
        <source>Softness: how much the row yields to Λ</source>
        <translation>柔らかさ：Λ がどれだけ譲るか</translation>
    </message>
    <message>
        <source>The sum so far [N s; kg m where positions are moved]</source>
        <translation>これまでの和 [N s。位置を動かすときは kg m]</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>限界</translation>
    </message>
    <message>
        <source>Λ has to stay between these</source>
        <translation>Λ はこの間に保たれます</translation>
    </message>
    <message>
        <source>J = (−n, −wA, n, wB): the direction, and the lever arms on both bodies [m]</source>
        <translation>J = (−n, −wA, n, wB)：向きと、両方の物体の腕 [m]</translation>
    </message>
    <message>
        <source>A → B</source>
        <translation>A → B</translation>
    </message>
    <message>
        <source>The two bodies: n points from A to B</source>
        <translation>二つの物体。n は A から B へ向きます</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Bold: changed by the last visit</source>
        <translation>太字：直前の処理で変わった値</translation>
    </message>
    <message>
        <source>Inverse mass [1/kg]</source>
        <translation>逆質量 [1/kg]</translation>
    </message>
    <message>
        <source>Inverse moment of inertia [1/(kg m²)]</source>
        <translation>逆慣性モーメント [1/(kg m²)]</translation>
    </message>
    <message>
        <source>angle [rad]</source>
        <translation>角度 [rad]</translation>
    </message>
</context>
<context>
    <name>solverscope::ManualSolveText</name>
    <message>
        <source>No sweep over rows follows in this step. Go to a step in which bodies touch or are joined.</source>
        <translation>このステップにはもう行のスイープがありません。何かが触れているか、つながっているステップへ移ってください。</translation>
    </message>
    <message>
        <source>This method does not solve the rows one by one. Sequential impulses, SOR, Jacobi, soft, XPBD, Verlet and NGS can be done by hand.</source>
        <translation>この方法は行を一つずつ解きません。逐次力積法、SOR、ヤコビ法、soft、XPBD、ベルレ法、NGS なら手で解けます。</translation>
    </message>
    <message>
        <source>A recorded trace only replays what its engine did: its rows cannot be solved again.</source>
        <translation>記録済みトレースはエンジンがしたことを再生するだけで、行を解き直すことはできません。</translation>
    </message>
    <message>
        <source>An impulse in these sweeps has already been set from outside. Undo that first.</source>
        <translation>このスイープには外から与えた力積があります。先にそれを元に戻してください。</translation>
    </message>
    <message>
        <source>It is not this row’s turn. Rows come in the order of the settings, each once in a sweep.</source>
        <translation>この行の番ではありません。行は設定の順に、一回のスイープで一度ずつ処理します。</translation>
    </message>
    <message>
        <source>This sweep has already visited that row. Each row comes once in a sweep.</source>
        <translation>この行はこのスイープで処理済みです。各行は一回のスイープで一度だけです。</translation>
    </message>
    <message>
        <source>You have swapped the two numbers: Δλ is what this visit adds, Λ is the sum after it.</source>
        <translation>二つの数値が逆です。Δλ はこの処理が加える量、Λ はその後の和です。</translation>
    </message>
    <message>
        <source>You left out the old sum: Λ is what the row had before, plus Δλ.</source>
        <translation>前の和が抜けています。Λ は行が前に持っていた値に Δλ を足したものです。</translation>
    </message>
    <message>
        <source>That is the old sum. This visit’s Δλ has to be added to it.</source>
        <translation>それは前の和です。この処理の Δλ を足します。</translation>
    </message>
    <message>
        <source>You forgot the bounds: what exceeds them is cut off.</source>
        <translation>限界を忘れています。はみ出す分は切り捨てます。</translation>
    </message>
    <message>
        <source>You clamped Δλ; it is the sum that is clamped. A visit may undo part of an earlier impulse.</source>
        <translation>Δλ をクランプしています。クランプするのは和です。前に与えた分は取り戻せます。</translation>
    </message>
    <message>
        <source>You clamped the sum; with these settings each single impulse has to stay within the bounds.</source>
        <translation>和をクランプしています。この設定では、一つ一つの力積が限界に収まります。</translation>
    </message>
    <message>
        <source>The sign is wrong: λ = −C · effective mass. Bodies that are too close are pushed apart.</source>
        <translation>符号が逆です。λ = −C · 有効質量です。近すぎるものは押し離します。</translation>
    </message>
    <message>
        <source>The sign of Jv is wrong: it is B’s velocity along the row minus A’s.</source>
        <translation>Jv の符号が逆です。行に沿った B の速度から A の速度を引きます。</translation>
    </message>
    <message>
        <source>You forgot the bias: the row wants Jv + bias = 0, not Jv = 0.</source>
        <translation>バイアスを忘れています。行が求めるのは Jv = 0 ではなく Jv + bias = 0 です。</translation>
    </message>
    <message>
        <source>That is the error itself. Multiply it by the effective mass to get λ.</source>
        <translation>それは誤差そのものです。有効質量を掛けると λ になります。</translation>
    </message>
    <message>
        <source>That is the velocity itself. Multiply it by the effective mass to get an impulse.</source>
        <translation>それは速度そのものです。有効質量を掛けると力積になります。</translation>
    </message>
    <message>
        <source>You divided by the effective mass. It is already 1/K: multiply by it.</source>
        <translation>有効質量で割っています。有効質量はすでに 1/K なので、掛けます。</translation>
    </message>
    <message>
        <source>You left out γΛ: a soft row yields to the impulse that it already carries.</source>
        <translation>γΛ が抜けています。柔らかい行は、すでに負っている分だけ譲ります。</translation>
    </message>
    <message>
        <source>This method applies only a share of the row’s impulse, or more than all of it: remember the relaxation.</source>
        <translation>この方法は行が求める量の一部、またはそれ以上を取ります。緩和に注意してください。</translation>
    </message>
    <message>
        <source>Those are the positions from before the last visit. It has moved one of this row’s bodies.</source>
        <translation>それは直前の処理より前の位置です。その処理でこの行の物体が動きました。</translation>
    </message>
    <message>
        <source>Those are the velocities from before the last visit. It has changed one of this row’s bodies, and Gauss–Seidel uses that at once; only Jacobi does not.</source>
        <translation>それは直前の処理より前の速度です。その処理でこの行の物体が変わり、ガウス＝ザイデル法はすぐそれを使います。使わないのはヤコビ法だけです。</translation>
    </message>
    <message>
        <source>You used the state before the sweep, as Jacobi does. Here each visit sees the results of all earlier ones.</source>
        <translation>ヤコビ法のように、スイープ前の値を使っています。ここでは前の処理の結果をすべて使います。</translation>
    </message>
    <message>
        <source>Jacobi’s method does not use the results of this sweep: all rows see the velocities before it.</source>
        <translation>ヤコビ法はこのスイープの結果を見ません。どの行もスイープ前の速度を使います。</translation>
    </message>
    <message>
        <source>Those are the numbers of another row.</source>
        <translation>それは別の行の数値です。</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ 正解</translation>
    </message>
    <message>
        <source>✗ Not this row.</source>
        <translation>✗ この行ではありません。</translation>
    </message>
    <message>
        <source>✗ Neither Δλ nor Λ is right.</source>
        <translation>✗ Δλ も Λ も違います。</translation>
    </message>
    <message>
        <source>✗ Δλ is not right; Λ follows from it.</source>
        <translation>✗ Δλ が違います。Λ はそこから出ています。</translation>
    </message>
    <message>
        <source>✓ Δλ is right, ✗ Λ is not.</source>
        <translation>✓ Δλ は正解、✗ Λ は違います。</translation>
    </message>
    <message>
        <source>✗ Δλ is not right, ✓ Λ is.</source>
        <translation>✗ Δλ は違います、✓ Λ は正解。</translation>
    </message>
    <message>
        <source>Δλ = −C · effective mass, as far as the bounds allow.</source>
        <translation>Δλ = −C · 有効質量。ただし限界の範囲です。</translation>
    </message>
    <message>
        <source>Δλ = −(Jv + bias) · effective mass, as far as the bounds allow.</source>
        <translation>Δλ = −(Jv + bias) · 有効質量。ただし限界の範囲です。</translation>
    </message>
    <message>
        <source>clamped at the lower bound %1: Δλ = %2</source>
        <translation>下限 %1 でクランプ：Δλ = %2</translation>
    </message>
    <message>
        <source>clamped at the upper bound %1: Δλ = %2</source>
        <translation>上限 %1 でクランプ：Δλ = %2</translation>
    </message>
    <message>
        <source>%1 right at once · %2 after more tries · %3 shown</source>
        <translation>一度で正解 %1 · 再挑戦で正解 %2 · 表示 %3</translation>
    </message>
    <message>
        <source>Settings keep the rows from being solved one by one: %1. Change them to solve this step by hand.</source>
        <translation>設定により、行は 1 つずつ解かれません: %1。このステップを手で解くには、これらの設定を変えてください。</translation>
    </message>
</context>
<context>
    <name>solverscope::ManualSolveView</name>
    <message>
        <source>Rows and their known quantities</source>
        <translation>行と、分かっている値</translation>
    </message>
    <message>
        <source>The current state of the bodies</source>
        <translation>今の物体</translation>
    </message>
    <message>
        <source>The next row</source>
        <translation>次の行</translation>
    </message>
    <message>
        <source>What this visit adds, after the clamp</source>
        <translation>クランプ後にこの処理が加える量</translation>
    </message>
    <message>
        <source>The row’s sum after this visit</source>
        <translation>この処理の後の行の和</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Checks the numbers; then the visit is made</source>
        <translation>数値が正しいかを示し、正しければ処理します</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Makes this visit for you; it then counts as shown</source>
        <translation>この処理を代わりに行います。表示した答えとして数えます</translation>
    </message>
    <message>
        <source>Show J</source>
        <translation>J を表示</translation>
    </message>
    <message>
        <source>Shows the direction and the lever arms of each row</source>
        <translation>各行の向きと腕を表示します</translation>
    </message>
    <message>
        <source>Model solution</source>
        <translation>模範解答</translation>
    </message>
    <message>
        <source>Steps through all visits with their numbers. Visits that you have not done by then count as shown.</source>
        <translation>すべての処理を数値とともに順に見ます。まだの分は表示した答えとして数えます。</translation>
    </message>
    <message>
        <source>One visit back</source>
        <translation>処理を一つ戻る</translation>
    </message>
    <message>
        <source>One visit on</source>
        <translation>処理を一つ進む</translation>
    </message>
    <message>
        <source>Which row is next?</source>
        <translation>次の行は？</translation>
    </message>
    <message>
        <source>First pick the row whose turn it is: here, in the table or in the scene.</source>
        <translation>先に、順番の行をここか表かシーンで選んでください。</translation>
    </message>
    <message>
        <source>Please enter both numbers, such as 0.25 or 1/4.</source>
        <translation>0.25 や 1/4 のように、両方の数値を入力してください。</translation>
    </message>
    <message>
        <source>After three tries, the solution:</source>
        <translation>三回試したので、答えはこうです：</translation>
    </message>
    <message>
        <source>One more try.</source>
        <translation>あと一回です。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Shown:</source>
        <translation>答え：</translation>
    </message>
    <message>
        <source>The model solution, before its first visit. ▶ makes it.</source>
        <translation>模範解答、最初の処理の前です。▶ で処理します。</translation>
    </message>
    <message>
        <source>Model solution: %1 of %2 visits</source>
        <translation>模範解答：処理 %1／%2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Visit %1 of %2, sweep %3</source>
        <translation>処理 %1／%2、スイープ %3</translation>
    </message>
    <message>
        <source>largest error %1 m</source>
        <translation>最大の誤差 %1 m</translation>
    </message>
    <message>
        <source>error ‖v − v*‖ %1 √J</source>
        <translation>誤差 ‖v − v*‖ %1 √J</translation>
    </message>
    <message>
        <source>“%1” cannot be read as a number: %2.</source>
        <translation>「%1」は数として読めません。%2。</translation>
    </message>
</context>
<context>
    <name>solverscope::MarkedRow</name>
    <message>
        <source> (arrow ×%1)</source>
        <translation> (矢印 ×%1)</translation>
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
        <translation>生の Δλ = %1</translation>
    </message>
    <message>
        <source>added to Λ = %1</source>
        <translation>加算先 Λ = %1</translation>
    </message>
    <message>
        <source>clamped at the lower bound %1</source>
        <translation>下限 %1 でクランプ</translation>
    </message>
    <message>
        <source>clamped at the upper bound %1</source>
        <translation>上限 %1 でクランプ</translation>
    </message>
</context>
<context>
    <name>solverscope::MatrixCanvas</name>
    <message>
        <source>Matrix of the rows</source>
        <translation>拘束の行列</translation>
    </message>
</context>
<context>
    <name>solverscope::MatrixView</name>
    <message>
        <source>The matrix in words</source>
        <translation>行列の説明</translation>
    </message>
    <message>
        <source>Rows shown</source>
        <translation>表示する行</translation>
    </message>
    <message>
        <source>▸ disturbed by the current row   ▨ stopped at a bound</source>
        <translation>▸ 現在の行が乱す行   ▨ 限界で停止</translation>
    </message>
    <message>
        <source>The rows of the step in the order of the current sweep, from the top and from the left. A cell shows how much an impulse on the row of its column changes the speed along the row of its line; colours show the square root of it, so that small entries are visible. * Where a row turns, the unit is 1/(kg m); where both do, 1/(kg m²).</source>
        <translation>ステップの行を、現在のスイープの順に上から、また左から並べています。セルは、列の行への力積が、横の行の速さをどれだけ変えるかを示します。色はその平方根を示すので、小さな成分も見えます。* 一方が回転の行なら単位は 1/(kg m)、両方なら 1/(kg m²) です。</translation>
    </message>
    <message>
        <source>Shows larger cells (+)</source>
        <translation>セルを大きく（+）</translation>
    </message>
    <message>
        <source>Shows smaller cells (−)</source>
        <translation>セルを小さく（−）</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Shows the whole matrix (0)</source>
        <translation>行列全体（0）</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copies the selected cells as CSV, or all of them (Ctrl+C)</source>
        <translation>選択したセルを CSV でコピーします。選択がなければすべてのセルです（Ctrl+C）</translation>
    </message>
    <message>
        <source>No %1 in this step. Rows come from contacts, joints and the mouse.</source>
        <translation>このステップに%1はありません。行は接触、ジョイント、マウスから生じます。</translation>
    </message>
    <message>
        <source>This step has not built its %1 yet. Step by a row (F10) to see the matrix of the rows.</source>
        <translation>このステップの%1はまだ構築されていません。行を一つ進む（F10）と、拘束の行列をここに表示します。</translation>
    </message>
    <message>
        <source>Pause to read what the cells mean.</source>
        <translation>セルの意味を読むには、一時停止してください。</translation>
    </message>
    <message>
        <source>Point at a cell to read what it means; click to mark its row. Arrow keys choose a cell, Enter marks its row, + and − zoom, 0 shows all.</source>
        <translation>セルを指すと意味を表示し、クリックするとその行をマークします。矢印キーでセルを選び、Enter でその行をマーク、+ と − で拡大・縮小、0 で全体を表示します。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows, %1 of them free.</source>
        <translation>
            <numerusform>%n 行、うち %1 行が自由。</numerusform>
        </translation>
    </message>
    <message>
        <source>The trace does not contain the masses that their matrix needs.</source>
        <translation>行列に必要な質量がトレースにありません。</translation>
    </message>
    <message>
        <source>Condition: computing …</source>
        <translation>条件数: 計算中…</translation>
    </message>
    <message>
        <source>At the solution each sweep leaves %1 of the error (spectral radius).</source>
        <translation>解の近くでは、スイープ 1 回ごとに誤差の %1 倍が残ります（スペクトル半径）。</translation>
    </message>
</context>
<context>
    <name>solverscope::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>メッセージを閉じます</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>提案を受け入れます</translation>
    </message>
    <message>
        <source>Refuse the offer</source>
        <translation>提案を断る</translation>
    </message>
</context>
<context>
    <name>solverscope::Messages</name>
    <message>
        <source>Keep them as a branch</source>
        <translation>ブランチとして残す</translation>
    </message>
    <message>
        <source>Stopped at breakpoint %1: %2</source>
        <translation>ブレークポイント %1 で停止: %2</translation>
    </message>
    <message>
        <source>Searching for a stop: %1. %2 cancels the search.</source>
        <translation>停止点を検索しています: %1。%2 で中止します。</translation>
    </message>
    <message>
        <source>just started</source>
        <translation>開始直後</translation>
    </message>
    <message numerus="yes">
        <source>%n later steps were discarded – %1 restores them.</source>
        <translation>
            <numerusform>以降の %n ステップを破棄しました – %1 で元に戻せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 was run again.</source>
        <translation>ステップ %1 を再実行しました。</translation>
    </message>
    <message>
        <source>Later steps were replaced (%1).</source>
        <translation>以降のステップを置き換えました（%1）。</translation>
    </message>
    <message>
        <source>“%1” acts from step %2 on; “Restart the scene” runs with it from the first step.</source>
        <translation>「%1」はステップ %2 から効きます。「シーンを最初から」で最初のステップから効きます。</translation>
    </message>
    <message>
        <source>%1 steps one row, %2 goes back, %3 runs and pauses, %4 explains the panel you are in.</source>
        <translation>%1 で一行進み、%2 で戻り、%3 で実行と一時停止、%4 で今いるパネルの説明を表示します。</translation>
    </message>
</context>
<context>
    <name>solverscope::MomentTravel</name>
    <message>
        <source>%1, column %2: %3</source>
        <translation>%1、%2 文字目: %3</translation>
    </message>
    <message>
        <source>Going to step %1, now at %2 …</source>
        <translation>ステップ %1 へ移動中、現在 %2 …</translation>
    </message>
    <message>
        <source>The recording ends at step %1, before step %2 of this moment.</source>
        <translation>記録はステップ %1 で終わり、この時点のステップ %2 に届きません。</translation>
    </message>
    <message>
        <source>This moment no longer exists: %1.</source>
        <translation>この時点はもうありません: %1。</translation>
    </message>
    <message>
        <source>This moment differs from the one that was saved: the scene, its inputs or the solver have changed since.</source>
        <translation>残した時点とは別の時点です。その後、シーン、入力、またはソルバーが変わりました。</translation>
    </message>
</context>
<context>
    <name>solverscope::NotebookExport</name>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>書き出しを中止しました。何も書き込んでいません。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>書き出しました: %1</translation>
    </message>
    <message>
        <source>%1: cannot be written</source>
        <translation>%1: 書き込めません</translation>
    </message>
</context>
<context>
    <name>solverscope::NotebookPanel</name>
    <message>
        <source>Formatted</source>
        <translation>書式付き</translation>
    </message>
    <message>
        <source>Shows the note formatted, or its Markdown source</source>
        <translation>メモを Markdown の書式付きで、または書いたままの形で表示します</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>そこへ移動</translation>
    </message>
    <message>
        <source>Goes to the selected moment (Enter)</source>
        <translation>選んだ時点へ移動します（Enter）</translation>
    </message>
    <message>
        <source>Deletes the selected bookmark (Del); undo restores it</source>
        <translation>選んだブックマークを削除します（Del）。元に戻す操作で復元できます</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Bookmarks the moment at the cursor</source>
        <translation>カーソルの時点を残し、あとで戻れるようにします</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Links, files, and export of the notebook as a page</source>
        <translation>リンク、ファイル、読み物としてのノートブック</translation>
    </message>
    <message>
        <source>Copy &amp;link to the moment at the cursor</source>
        <translation>カーソルの時点へのリンクをコピー(&amp;L)</translation>
    </message>
    <message>
        <source>Move &amp;up	Alt+Up</source>
        <translation>上へ移動(&amp;U)	Alt+Up</translation>
    </message>
    <message>
        <source>Move &amp;down	Alt+Down</source>
        <translation>下へ移動(&amp;D)	Alt+Down</translation>
    </message>
    <message>
        <source>&amp;Open notebook…</source>
        <translation>ノートブックを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save notebook as…</source>
        <translation>ノートブックを別名で保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Export as HTML…</source>
        <translation>HTML として書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;No moment of this scene is bookmarked yet.&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Stop where something is worth remembering and press &lt;i&gt;Bookmark&lt;/i&gt;. The bookmark keeps the scene, its inputs, the step, the sweep and the row, so that you can return to the very same numbers, write a note about them, and export all of it as a page.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;このシーンの時点はまだ残していません。&lt;/b&gt;&lt;/p&gt;&lt;p&gt;覚えておきたいところで止め、&lt;i&gt;ブックマーク&lt;/i&gt;を押します。シーン、入力、ステップ、スイープ、行が残るので、まったく同じ数値に戻り、メモを書き、全体を一つのページに書き出せます。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Note of the selected bookmark</source>
        <translation>選んだブックマークのメモ</translation>
    </message>
    <message>
        <source>What can be seen here? Markdown is supported.</source>
        <translation>ここで何が見えますか。Markdown が使えます。</translation>
    </message>
    <message>
        <source>Note, formatted</source>
        <translation>書式付きのメモ</translation>
    </message>
    <message>
        <source>Enter goes there, F2 renames.</source>
        <translation>Enter で移動し、F2 で名前を変更します。</translation>
    </message>
    <message>
        <source>Note on “%1”</source>
        <translation>「%1」のメモ</translation>
    </message>
    <message>
        <source>Notebooks (*.json);;All files (*)</source>
        <translation>ノートブック (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save notebook as</source>
        <translation>ノートブックを別名で保存</translation>
    </message>
    <message>
        <source>Open notebook</source>
        <translation>ノートブックを開く</translation>
    </message>
    <message>
        <source>Export the notebook</source>
        <translation>ノートブックを書き出す</translation>
    </message>
</context>
<context>
    <name>solverscope::NotebookStore</name>
    <message>
        <source>deletion</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Your lesson notebook could not be read (%1). %2</source>
        <translation>レッスンノートを読み込めませんでした（%1）。%2</translation>
    </message>
    <message>
        <source>The lesson notebook cannot be written to %1; it is kept while the window is open.</source>
        <translation>レッスンノートを %1 に書き込めません。ウィンドウが開いている間は保持されます。</translation>
    </message>
    <message>
        <source>The notebook of this scene could not be read (%1). %2</source>
        <translation>このシーンのノートブックを読み込めませんでした（%1）。%2</translation>
    </message>
    <message>
        <source>The notebook cannot be written to %1; it is kept while the window is open.</source>
        <translation>ノートブックを %1 に書き込めません。ウィンドウを閉じるまでは保持されます。</translation>
    </message>
</context>
<context>
    <name>solverscope::Notebooks</name>
    <message>
        <source>Lesson %1 no longer exists.</source>
        <translation>レッスン %1 はもうありません。</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました: %1</translation>
    </message>
</context>
<context>
    <name>solverscope::OffendersPanel</name>
    <message>
        <source>Measure of a row</source>
        <translation>行の尺度</translation>
    </message>
    <message>
        <source>remaining error after the sweeps</source>
        <translation>スイープ後に残る不足分</translation>
    </message>
    <message>
        <source>impulse of its last visit</source>
        <translation>最後の処理の力積</translation>
    </message>
    <message>
        <source>changes of its clamp</source>
        <translation>クランプの変化</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>重なり</translation>
    </message>
    <message>
        <source>Measure of a step</source>
        <translation>ステップの尺度</translation>
    </message>
    <message>
        <source>joint error</source>
        <translation>ジョイントの誤差</translation>
    </message>
    <message>
        <source>rise of the energy</source>
        <translation>エネルギーの増加</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>How large it is; the tool tip of a number shows all digits</source>
        <translation>どれほど悪いか。数値のツールチップに全桁を表示</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Index in its list of rows, and the kind of row</source>
        <translation>行の一覧での位置と、行の種類</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>拘束</translation>
    </message>
    <message>
        <source>The constraint that the row belongs to</source>
        <translation>行が属する拘束</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Enter or a double click goes there</source>
        <translation>Enter またはダブルクリックでそこへ移動</translation>
    </message>
    <message>
        <source>Worst rows of this step</source>
        <translation>このステップのワースト行</translation>
    </message>
    <message>
        <source>Worst steps of the recording</source>
        <translation>記録のワーストステップ</translation>
    </message>
    <message>
        <source>This measure is zero for every row of this step.</source>
        <translation>このステップには、該当する行がありません。</translation>
    </message>
    <message>
        <source>Worst &amp;rows of this step by</source>
        <translation>このステップのワースト行、基準(&amp;R)</translation>
    </message>
    <message>
        <source>Worst s&amp;teps so far by</source>
        <translation>これまでのワーストステップ、基準(&amp;T)</translation>
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
        <translation>円と円</translation>
    </message>
    <message>
        <source>AABB against AABB</source>
        <translation>AABB と AABB</translation>
    </message>
    <message>
        <source>AABB against circle</source>
        <translation>AABB と円</translation>
    </message>
    <message>
        <source>box against circle</source>
        <translation>箱と円</translation>
    </message>
    <message>
        <source>box against box</source>
        <translation>箱と箱</translation>
    </message>
    <message>
        <source>half-plane</source>
        <translation>半平面</translation>
    </message>
    <message>
        <source>shapes with many axes</source>
        <translation>軸の多い形状</translation>
    </message>
    <message>
        <source>The squared distance of the centres is %1 m²; the squared sum of the radii is %2 m²</source>
        <translation>中心間の距離の 2 乗は %1 m²、半径の和の 2 乗は %2 m²</translation>
    </message>
    <message>
        <source>The squared distance of the nearest point of the box from the centre of the circle is %1 m²; the squared radius is %2 m²</source>
        <translation>箱の最近点と円の中心との距離の 2 乗は %1 m²、半径の 2 乗は %2 m²</translation>
    </message>
    <message>
        <source>: they are apart, and no square root is computed.</source>
        <translation>。離れているので、平方根は求めません。</translation>
    </message>
    <message>
        <source>: the same centre, so that no direction is better than another; they separate along %1, by %2 m.</source>
        <translation>。中心が一致し、どの向きにも優劣がないので、%1 の向きに %2 m 離します。</translation>
    </message>
    <message>
        <source>: the centre lies inside, so that the way out goes through the nearest side, %1, by %2 m.</source>
        <translation>。中心が箱の内側にあるので、最も近い辺を抜けて %1 の向きに %2 m 動けば外へ出ます。</translation>
    </message>
    <message>
        <source>: they overlap, along %1, by %2 m.</source>
        <translation>。%1 の向きに %2 m 重なっています。</translation>
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
        <translation>A の %1</translation>
    </message>
    <message>
        <source>B&apos;s %1</source>
        <translation>B の %1</translation>
    </message>
    <message>
        <source>%1: %2 m</source>
        <translation>%1: %2 m</translation>
    </message>
    <message>
        <source>Overlap along the axes – %1.</source>
        <translation>各軸での重なり – %1。</translation>
    </message>
    <message>
        <source>No axis separates them. The least overlap, %1 m, gives the normal %2.</source>
        <translation>どの軸も二つを分離しません。最小の重なり %1 m から、法線は %2 になります。</translation>
    </message>
    <message>
        <source>This axis separates them, so the others are not tested.</source>
        <translation>この軸が二つを分離するので、残りの軸は調べません。</translation>
    </message>
    <message>
        <source>The last axis separates them.</source>
        <translation>最後の軸が二つを分離します。</translation>
    </message>
    <message>
        <source>The lowest point is %1 m below the surface, whose normal gives %2.</source>
        <translation>最も低い点は面の %1 m 下にあり、面の法線から %2 が決まります。</translation>
    </message>
    <message>
        <source>The lowest point is %1 m above the surface.</source>
        <translation>最も低い点は面の %1 m 上にあります。</translation>
    </message>
    <message>
        <source>No points were found: they are apart.</source>
        <translation>点が見つからないので、離れています。</translation>
    </message>
    <message>
        <source>The deepest point overlaps by %1 m along %2.</source>
        <translation>最も深い点は %2 の向きに %1 m 重なっています。</translation>
    </message>
    <message>
        <source>The nearest point is %1 m away along %2.</source>
        <translation>最も近い点は %2 の向きに %1 m 離れています。</translation>
    </message>
    <message>
        <source>Pair %1 · %2 and %3 · %4</source>
        <translation>組 %1 · %2 と %3 · %4</translation>
    </message>
    <message>
        <source>Contacts found: %1.</source>
        <translation>見つかった接触: %1。</translation>
    </message>
    <message>
        <source>They are apart, but near enough for a contact.</source>
        <translation>離れていますが、接触とみなせる近さです。</translation>
    </message>
    <message>
        <source>They are apart, but the distance test is off.</source>
        <translation>離れていますが、距離の判定がオフです。</translation>
    </message>
</context>
<context>
    <name>solverscope::PalettePanel</name>
    <message>
        <source>Tools</source>
        <translation>道具</translation>
    </message>
    <message>
        <source>What the tool does</source>
        <translation>道具の説明</translation>
    </message>
    <message>
        <source>Snap to the grid and to bodies</source>
        <translation>格子と物体に合わせる</translation>
    </message>
    <message>
        <source>What is placed or moved comes to lie on the grid of 0.1 m, or on and beside bodies that are near. Alt suspends it.</source>
        <translation>置いたり動かしたりしたものが、0.1 m の格子や近くの物体の上や横にそろいます。Alt を押している間は働きません。</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択したもの</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>A copy beside it (D)</source>
        <translation>隣にコピーを置きます (D)</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>By 15° to the left (R), to the right (Shift+R)</source>
        <translation>左へ 15° (R)、右へ 15° (Shift+R)</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Makes the body static, or lets it move again</source>
        <translation>物体を静的にするか、再び動けるようにします</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>With the joints that hold it (Del)</source>
        <translation>つながっているジョイントも削除します (Del)</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>整列</translation>
    </message>
    <message>
        <source>Edges, middles or distances of the selected bodies</source>
        <translation>選択した物体の端、中央、間隔をそろえます</translation>
    </message>
    <message>
        <source>&amp;Left edges</source>
        <translation>左端(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Centres in a column</source>
        <translation>中心を縦一列に(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Right edges</source>
        <translation>右端(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Top edges</source>
        <translation>上端(&amp;T)</translation>
    </message>
    <message>
        <source>Centres in a ro&amp;w</source>
        <translation>中心を横一列に(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Bottom edges</source>
        <translation>下端(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Equal distances across</source>
        <translation>横に等間隔(&amp;E)</translation>
    </message>
    <message>
        <source>Equal distances &amp;upwards</source>
        <translation>縦に等間隔(&amp;U)</translation>
    </message>
    <message>
        <source>As a spring</source>
        <translation>ばねにする</translation>
    </message>
    <message>
        <source>The next joints are springs with this frequency and damping ratio. Limits and motors stay hard.</source>
        <translation>次のジョイントはこの振動数と減衰比のばねになります。リミットとモーターは硬いままです。</translation>
    </message>
</context>
<context>
    <name>solverscope::ParameterAxisEdit</name>
    <message>
        <source>Values: %1</source>
        <translation>値: %1</translation>
    </message>
    <message>
        <source>1, 2, 5 or 0:1:6</source>
        <translation>1, 2, 5 または 0:1:6</translation>
    </message>
    <message>
        <source>Values separated by commas, as in a scene file; from:to:count is this many evenly spaced numbers.</source>
        <translation>値をコンマで区切り、シーンファイルと同じ書き方で並べます。始点:終点:個数 は、等間隔のその個数の数値を表します。</translation>
    </message>
    <message>
        <source>%1, column %2: %3</source>
        <translation>%1、%2 文字目: %3</translation>
    </message>
</context>
<context>
    <name>solverscope::ParameterScanCanvas</name>
    <message>
        <source>Heat map of the parameter scan</source>
        <translation>パラメータースキャンのヒートマップ</translation>
    </message>
</context>
<context>
    <name>solverscope::ParameterScanPanel</name>
    <message>
        <source>Upward</source>
        <translation>縦軸</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>横軸</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Steps of each run</source>
        <translation>実行ごとのステップ数</translation>
    </message>
    <message>
        <source> steps</source>
        <translation> ステップ</translation>
    </message>
    <message>
        <source>Runs the scene from its beginning, once for every cell, in the background. Everything else is as it is set now; drags and changes made during the run are not repeated.</source>
        <translation>シーンを初めから、セルごとに一回ずつバックグラウンドで実行します。ほかはすべて今の設定のままです。途中のドラッグや変更は繰り返しません。</translation>
    </message>
    <message>
        <source>Number shown</source>
        <translation>表示する数値</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出す</translation>
    </message>
    <message>
        <source>Copy as a co&amp;mmand</source>
        <translation>コマンドとしてコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Choose two different settings.</source>
        <translation>異なる二つの設定を選んでください。</translation>
    </message>
    <message>
        <source>%1 cells are too many for a picture: at most %2. The command “solverscope sweep” allows more.</source>
        <translation>セルが %1 個あり、図に示せる上限の %2 個を超えています。コマンド「solverscope sweep」なら、もっと多くても扱えます。</translation>
    </message>
    <message>
        <source>A recorded trace plays as it was recorded: there is nothing to run again with other settings.</source>
        <translation>記録済みトレースは記録のとおりに再生されます。設定を変えて実行し直すことはできません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Choose two settings and their values, then Run: the scene is run once for each of the %1 combinations, and this becomes a map of how they end. A cell opens as a branch.</source>
        <translation>二つの設定とその値を選んで「実行」を押します。%1 通りの組み合わせごとにシーンを一回ずつ実行し、その結果がここにマップとして出ます。セルはブランチとして開けます。</translation>
    </message>
    <message>
        <source>Choose two settings and their values, then Run: this becomes a map of how the runs end.</source>
        <translation>二つの設定とその値を選んで「実行」を押します。実行の結果がここにマップとして出ます。</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source> · a number stopped being finite in step %1</source>
        <translation> · ステップ %1 で数値が有限でなくなりました</translation>
    </message>
    <message>
        <source> · Enter opens this run</source>
        <translation> · Enter でこの実行を開きます</translation>
    </message>
    <message>
        <source>%1 of %2 cells</source>
        <translation>セル %1 / %2</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 cells are done.</source>
        <translation>キャンセルしました。%2 個のセルのうち %1 個が完了しています。</translation>
    </message>
    <message>
        <source>%1 runs of %2 steps in %3 s. Choose a cell by arrow keys or mouse; Enter or a double click opens its run as a branch.</source>
        <translation>%2 ステップの実行が %1 回、%3 s。セルを矢印キーかマウスで選びます。Enter またはダブルクリックで、その実行をブランチとして開きます。</translation>
    </message>
    <message>
        <source>Parameter scan</source>
        <translation>パラメータースキャン</translation>
    </message>
</context>
<context>
    <name>solverscope::Perspectives</name>
    <message>
        <source>Now at step %1, where the compared runs can be told apart.</source>
        <translation>ステップ %1 に移りました。比較している実行の違いがここで見えます。</translation>
    </message>
</context>
<context>
    <name>solverscope::PlaneCanvas</name>
    <message>
        <source>Plane of the two impulses</source>
        <translation>二つの力積の平面</translation>
    </message>
</context>
<context>
    <name>solverscope::PropertiesPanel</name>
    <message>
        <source>%1 from the density</source>
        <translation>密度から %1</translation>
    </message>
    <message>
        <source>as the mass says</source>
        <translation>質量による</translation>
    </message>
    <message>
        <source>All &amp;settings</source>
        <translation>すべての設定(&amp;S)</translation>
    </message>
    <message>
        <source>Shows the settings of the solver.</source>
        <translation>ソルバーの設定を表示します。</translation>
    </message>
    <message>
        <source>Place, velocity and mass become inputs of the run at this step. Any other change makes a scene that begins with this moment; Undo brings the run back.</source>
        <translation>位置、速度、質量の変更は、このステップでの入力になります。ほかの変更は、この時点から始まるシーンを作ります。元に戻すと実行も戻ります。</translation>
    </message>
    <message>
        <source>A change makes a scene that begins with this moment; Undo brings the run back.</source>
        <translation>変更すると、この時点から始まるシーンになります。元に戻すと実行も戻ります。</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>Select a body or a joint in the scene to see its properties.</source>
        <translation>シーンで物体またはジョイントを選ぶと、そのプロパティが表示されます。</translation>
    </message>
    <message>
        <source>A value is entered for all of them.</source>
        <translation>値はすべてに対して入力されます。</translation>
    </message>
    <message>
        <source>Moment of inertia: %1 kg m²</source>
        <translation>慣性モーメント: %1 kg m²</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 の%1</translation>
    </message>
    <message>
        <source>Describe here what is to be reached.</source>
        <translation>何を達成するかをここに書いてください。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 as at the start</source>
        <translation>%1（開始時と同じ）</translation>
    </message>
</context>
<context>
    <name>solverscope::PropertyRow</name>
    <message>
        <source>%1 or more</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 から %2 まで</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>different</source>
        <translation>異なる値</translation>
    </message>
    <message>
        <source>Expected a number: %1.</source>
        <translation>数を入力してください: %1。</translation>
    </message>
    <message>
        <source>Expected a number at least %1 away from 0.</source>
        <translation>0 から %1 以上離れた数を入力してください。</translation>
    </message>
</context>
<context>
    <name>solverscope::ProvenanceModel</name>
    <message>
        <source>sweep %1: %2</source>
        <translation>スイープ %1: %2</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>行 %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>event %1, %2</source>
        <translation>イベント %1、%2</translation>
    </message>
    <message>
        <source>, sweep %1</source>
        <translation>、スイープ %1</translation>
    </message>
    <message>
        <source>adds %1</source>
        <translation>加わる量: %1</translation>
    </message>
    <message>
        <source>then the number is %1</source>
        <translation>その後の値: %1</translation>
    </message>
    <message>
        <source>contribution</source>
        <translation>寄与</translation>
    </message>
    <message>
        <source>What changed the number</source>
        <translation>数値を変えたもの</translation>
    </message>
    <message>
        <source>event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>The stop that did it</source>
        <translation>変化を起こした停止点</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>The sweep of that stop</source>
        <translation>その停止点のスイープ</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The row that was visited</source>
        <translation>処理された行</translation>
    </message>
    <message>
        <source>adds, %1</source>
        <translation>加わる量、%1</translation>
    </message>
    <message>
        <source>By how much; exact in the tool tip and when copied</source>
        <translation>変化量。正確な値はツールチップとコピーで得られます</translation>
    </message>
    <message>
        <source>then, %1</source>
        <translation>その後、%1</translation>
    </message>
    <message>
        <source>The number after this stop</source>
        <translation>この停止点の後の値</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>、%1</translation>
    </message>
</context>
<context>
    <name>solverscope::ProvenancePanel</name>
    <message>
        <source>How visits are grouped</source>
        <translation>処理のまとめ方</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>every visit</source>
        <translation>処理ごと</translation>
    </message>
    <message>
        <source>by sweep</source>
        <translation>スイープごと</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>行ごと</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Return to the moment of the breakdown</source>
        <translation>内訳の時点に戻ります</translation>
    </message>
    <message>
        <source>Contributions as a table</source>
        <translation>寄与の表</translation>
    </message>
    <message>
        <source>Contributions as bars</source>
        <translation>寄与の棒グラフ</translation>
    </message>
    <message>
        <source>Copy lines	Ctrl+C</source>
        <translation>選択範囲をコピー	Ctrl+C</translation>
    </message>
    <message>
        <source>Copy everything</source>
        <translation>すべてコピー</translation>
    </message>
    <message>
        <source>Where does a number come from?

Choose a number above. Or point at one: a velocity, a position or an angle in “Bodies”, an impulse in “Rows × sweeps” or in “Row”; a double click, Enter or the context menu asks for it.

It is then broken down into what it was at the beginning of the step and everything that was added since. Each contribution is a link to the stop that made it.</source>
        <translation>この数値はどこから来るのでしょうか。

上で数値を選びます。または、「物体」の速度、位置、角度や、「行 × スイープ」または「行」の力積を指します。ダブルクリック、Enter、コンテキストメニューのいずれかで由来を調べられます。

すると、ステップの初めの値と、その後に加わったすべてのものに分解されます。それぞれの寄与は、それを生んだ停止点へのリンクになっています。</translation>
    </message>
    <message>
        <source>The row does not exist at this stop.

Rows are rebuilt in each step, once its contacts have been found; a contact that has disappeared has no row.</source>
        <translation>この停止点にこの行はありません。

行はステップごとに、接触の検出の後で新しく作られます。なくなった接触に行はありません。</translation>
    </message>
    <message>
        <source>This stop has no such number.</source>
        <translation>この停止点にこの数値はありません。</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Contributions: %1. Added up in their order they give %2, to the last bit.</source>
        <translation>寄与: %1 件。順に足すと、最後のビットまで正確に %2 になります。</translation>
    </message>
    <message>
        <source>Contributions: %1. The number is not finite.</source>
        <translation>寄与: %1 件。この数値は有限ではありません。</translation>
    </message>
    <message>
        <source>All visits together: %1</source>
        <translation>すべての処理の合計: %1</translation>
    </message>
    <message>
        <source>Back to event %1, to which the breakdown belongs</source>
        <translation>内訳の時点であるイベント %1 に戻ります</translation>
    </message>
    <message>
        <source>Returns from a contribution to the moment of the breakdown</source>
        <translation>寄与をたどった後に、内訳の時点へ戻ります</translation>
    </message>
</context>
<context>
    <name>solverscope::QuantityChooser</name>
    <message>
        <source>Which number</source>
        <translation>どの数値か</translation>
    </message>
    <message>
        <source>Λ of a velocity row</source>
        <translation>速度の行の Λ</translation>
    </message>
    <message>
        <source>Λ of a pseudo-velocity row</source>
        <translation>擬似速度の行の Λ</translation>
    </message>
    <message>
        <source>Λ of a position row</source>
        <translation>位置の行の Λ</translation>
    </message>
    <message>
        <source>Of which body</source>
        <translation>どの物体か</translation>
    </message>
    <message>
        <source>Of which row</source>
        <translation>どの行か</translation>
    </message>
    <message>
        <source>Of which row; the first is 1</source>
        <translation>どの行か。最初の行は 1</translation>
    </message>
    <message>
        <source>row </source>
        <translation>行 </translation>
    </message>
</context>
<context>
    <name>solverscope::QuestionResult</name>
    <message>
        <source>Your pick</source>
        <translation>あなたの選択</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>あなたの予測</translation>
    </message>
    <message>
        <source>The engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Try another one</source>
        <translation>別の数値で試す</translation>
    </message>
    <message>
        <source>The same question with other numbers</source>
        <translation>同じ問題を別の数値で出します</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ 正解</translation>
    </message>
    <message>
        <source>✗ Not quite</source>
        <translation>✗ 少し違います</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 または %2</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>次へ進む</translation>
    </message>
</context>
<context>
    <name>solverscope::QuestionWidget</name>
    <message>
        <source>Find the bug</source>
        <translation>バグを探す</translation>
    </message>
    <message>
        <source>A new situation</source>
        <translation>新しい場面で</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Locks your prediction and runs the engine to the moment in question</source>
        <translation>予測を確定し、答えのわかる時点までエンジンを進めます</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Please choose a sign.</source>
        <translation>符号を選んでください。</translation>
    </message>
    <message>
        <source>Please pick one first.</source>
        <translation>先に一つ選んでください。</translation>
    </message>
    <message>
        <source>Please draw the arrow, or type both of its numbers.</source>
        <translation>矢印を描くか、両方の数値を入力してください。</translation>
    </message>
    <message>
        <source>Please enter a number, such as 0.25 or 1/4.</source>
        <translation>0.25 や 1/4 のように数を入力してください。</translation>
    </message>
</context>
<context>
    <name>solverscope::ReferenceBar</name>
    <message>
        <source>&amp;Find the exact answer</source>
        <translation>厳密解を求める(&amp;F)</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>キャンセル(&amp;L)</translation>
    </message>
    <message>
        <source>Computes the answer to which the sweeps converge; this may take a long time. Moving to another step cancels it.</source>
        <translation>反復が近づいていく解を求めます。時間がかかることがあります。ほかのステップへ移ると中止します。</translation>
    </message>
</context>
<context>
    <name>solverscope::RowCard</name>
    <message>
        <source>The row&apos;s formula with its numbers</source>
        <translation>行の式とその数値</translation>
    </message>
    <message>
        <source>Copy row as text</source>
        <translation>行をテキストとしてコピー</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>Point at a letter or a number to see what it is, here and in the scene.</source>
        <translation>文字や数値を指すと、その意味をここやシーンで確かめられます。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;Where from: %1&lt;/p&gt;</source>
        <translation>&lt;p&gt;由来: %1&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>次：%1</translation>
    </message>
</context>
<context>
    <name>solverscope::RowMap</name>
    <message>
        <source>begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>collide</source>
        <translation>衝突検出</translation>
    </message>
    <message>
        <source>forces</source>
        <translation>力</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行の構築</translation>
    </message>
    <message>
        <source>warm start</source>
        <translation>ウォームスタート</translation>
    </message>
    <message>
        <source>velocity sweeps</source>
        <translation>速度のスイープ</translation>
    </message>
    <message>
        <source>pseudo start</source>
        <translation>擬似速度の開始</translation>
    </message>
    <message>
        <source>pseudo-velocity sweeps</source>
        <translation>擬似速度のスイープ</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置の更新</translation>
    </message>
    <message>
        <source>position rows</source>
        <translation>位置の行</translation>
    </message>
    <message>
        <source>position sweeps</source>
        <translation>位置のスイープ</translation>
    </message>
    <message>
        <source>velocities</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>relaxing sweeps</source>
        <translation>緩和スイープ</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>跳ね返り</translation>
    </message>
    <message>
        <source>end</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>ウォーム</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>pseudo</source>
        <translation>擬似</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>relax</source>
        <translation>緩和</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>法線</translation>
    </message>
    <message>
        <source>Sweeps and rows of the step</source>
        <translation>ステップのスイープと行</translation>
    </message>
    <message>
        <source>end of: %1</source>
        <translation>「%1」の終わり</translation>
    </message>
    <message>
        <source>%1, end of sweep %2</source>
        <translation>%1、スイープ %2 の終わり</translation>
    </message>
    <message>
        <source>overlap test of %1 and %2</source>
        <translation>%1 と %2 の重なり判定</translation>
    </message>
    <message>
        <source>not clamped</source>
        <translation>クランプなし</translation>
    </message>
    <message>
        <source>clamped at the lower bound</source>
        <translation>下限でクランプ</translation>
    </message>
    <message>
        <source>clamped at the upper bound</source>
        <translation>上限でクランプ</translation>
    </message>
    <message>
        <source>sweep %1</source>
        <translation>スイープ %1</translation>
    </message>
    <message>
        <source>row %1: %2, %3
%4
Δλ = %5
%6</source>
        <translation>行 %1: %2、%3
%4
Δλ = %5
%6</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>|Δλ|</source>
        <translation>|Δλ|</translation>
    </message>
    <message>
        <source>‒ clamped</source>
        <translation>‒ クランプ</translation>
    </message>
    <message>
        <source>sweep %1: %2 with all its rows</source>
        <translation>スイープ %1: %2 とそのすべての行</translation>
    </message>
</context>
<context>
    <name>solverscope::RowOrderModel</name>
    <message>
        <source>Visit %1: row %2, %3 (%4). No two rows of colour %5 push the same body.</source>
        <translation>処理 %1: 行 %2、%3（%4）。色 %5 の行は、どの二つも同じ物体を押しません。</translation>
    </message>
    <message>
        <source>visit</source>
        <translation>処理順</translation>
    </message>
    <message>
        <source>Position of the row in a sweep</source>
        <translation>スイープの中で行の番が来る順序</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The number of the row, as it was built</source>
        <translation>構築されたときの行の番号</translation>
    </message>
    <message>
        <source>of</source>
        <translation>拘束</translation>
    </message>
    <message>
        <source>The contact or joint that the row belongs to</source>
        <translation>行が属する接触またはジョイント</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Rows of one colour push no body together: they do not disturb each other</source>
        <translation>同じ色の行は、同じ物体を押しません。互いに乱すことがありません</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>The kind of the row</source>
        <translation>行の働き</translation>
    </message>
    <message>
        <source>at the exact answer</source>
        <translation>厳密解では</translation>
    </message>
    <message>
        <source>Whether the row is free at the exact answer. Only free rows count in the predicted rate.</source>
        <translation>厳密解でこの行が自由かどうか。予測の収束率に入るのは自由な行だけです。</translation>
    </message>
</context>
<context>
    <name>solverscope::RowOrderPanel</name>
    <message>
        <source>Use from here</source>
        <translation>ここから使う</translation>
    </message>
    <message>
        <source>Use as a branch</source>
        <translation>ブランチとして使う</translation>
    </message>
    <message>
        <source>Error per sweep, as built and in this order</source>
        <translation>スイープごとの誤差、構築順とこの順序</translation>
    </message>
    <message>
        <source>Rows in the order of a sweep</source>
        <translation>スイープで処理する順の行</translation>
    </message>
    <message>
        <source>Drag a line to another place, or move it with Alt+Up and Alt+Down.</source>
        <translation>一覧の行を別の場所へドラッグするか、Alt+Up と Alt+Down で動かします。</translation>
    </message>
    <message>
        <source>As built</source>
        <translation>構築順</translation>
    </message>
    <message>
        <source>Contacts and joints as collision detection and the scene list them.</source>
        <translation>接触とジョイントを、衝突検出とシーンに並んでいる順に処理します。</translation>
    </message>
    <message>
        <source>The last line comes first.</source>
        <translation>一覧の最後の行を最初に処理します。</translation>
    </message>
    <message>
        <source>Ping-pong</source>
        <translation>往復</translation>
    </message>
    <message>
        <source>As built, and backwards in every other sweep.</source>
        <translation>構築順に処理し、一回おきのスイープでは逆順にします。</translation>
    </message>
    <message>
        <source>Bottom up</source>
        <translation>下から上</translation>
    </message>
    <message>
        <source>Rows on bodies that never move come first, then those on the bodies that rest on them, and so on.</source>
        <translation>動かないものに触れる行が最初で、その上に載るものの行が次、というように続きます。</translation>
    </message>
    <message>
        <source>Top down</source>
        <translation>上から下</translation>
    </message>
    <message>
        <source>Rows on bodies that never move come last and are satisfied best.</source>
        <translation>動かないものに触れる行を最後に処理します。最後に決めるのはその行です。</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>色順</translation>
    </message>
    <message>
        <source>Colour after colour of the graph in which rows that push the same body are neighbours. A solver could visit the rows of one colour all at once.</source>
        <translation>同じ物体を押す行どうしを隣り合わせとしたグラフの、色ごとに処理します。ソルバーは、同じ色の行を一度にまとめて処理できます。</translation>
    </message>
    <message>
        <source>Friction first</source>
        <translation>摩擦を先に</translation>
    </message>
    <message>
        <source>Friction rows before all others, with the normal impulses of the previous sweep.</source>
        <translation>摩擦の行を他のすべての行より先に、前のスイープの法線力積を使って処理します。</translation>
    </message>
    <message>
        <source>Shuffled, seed</source>
        <translation>シャッフル、シード</translation>
    </message>
    <message>
        <source>One random order, the same in every sweep.</source>
        <translation>無作為な順序を一つ作り、どのスイープでもそれを使います。</translation>
    </message>
    <message>
        <source>Seed of the shuffled order</source>
        <translation>シャッフル順のシード</translation>
    </message>
    <message>
        <source>The run continues in this order, from the cursor&apos;s step; at the end of a step, from the next one. Rows are identified by their numbers, in later steps too.</source>
        <translation>カーソルのステップから、この順序で実行を続けます。ステップの終わりでは、次のステップからです。後のステップでも、行は番号で指定されます。</translation>
    </message>
    <message>
        <source>A new branch continues in this order; the current run stays as it is.</source>
        <translation>この順序で続けるブランチを作ります。表示中の実行はそのまま残ります。</translation>
    </message>
    <message>
        <source>A recorded trace plays as it was recorded: its rows cannot be visited in another order.</source>
        <translation>記録済みトレースは記録のとおりに再生されます。行を別の順序で処理することはできません。</translation>
    </message>
    <message>
        <source>Jacobi&apos;s method solves all rows at once: there is no order to change.</source>
        <translation>ヤコビ法ではすべての行が一度に応えます。変えられる順序はありません。</translation>
    </message>
    <message>
        <source>The direct method has no sweeps: there is no order to change.</source>
        <translation>直接法はスイープを行いません。変えられる順序はありません。</translation>
    </message>
    <message>
        <source>This method moves positions and rebuilds its rows at every visit: it has no sweeps over velocities to compare.</source>
        <translation>この手法は位置を動かし、処理のたびに行を作り直します。比べられる速度のスイープはありません。</translation>
    </message>
    <message>
        <source>free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>at its bound</source>
        <translation>限界</translation>
    </message>
    <message>
        <source>This step has no rows. Go to a step in which bodies touch or joints hold them.</source>
        <translation>このステップに行はありません。物体が触れ合うか、ジョイントでつながるステップへ移動してください。</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>測定中…</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>error [√J]</source>
        <translation>誤差 [√J]</translation>
    </message>
    <message>
        <source>residual [m/s]</source>
        <translation>残差 [m/s]</translation>
    </message>
    <message>
        <source>as built</source>
        <translation>構築順</translation>
    </message>
    <message>
        <source>this order</source>
        <translation>この順序</translation>
    </message>
    <message>
        <source>A late sweep leaves, predicted: &lt;b&gt;%1&lt;/b&gt; (as built %2), measured: &lt;b&gt;%3&lt;/b&gt; (%4). Sweeps to 1 %: &lt;b&gt;%5&lt;/b&gt; (%6).</source>
        <translation>終盤のスイープ 1 回で残る誤差の割合、予測: &lt;b&gt;%1&lt;/b&gt;（構築順 %2）、実測: &lt;b&gt;%3&lt;/b&gt;（%4）。1 % までのスイープ: &lt;b&gt;%5&lt;/b&gt;（%6）。</translation>
    </message>
    <message>
        <source>The exact answer of this step is not certified.</source>
        <translation>このステップの厳密解は検証されていません。</translation>
    </message>
    <message>
        <source>No rate is predicted if sliding friction comes before its normal row, or for more than 600 free rows.</source>
        <translation>滑り摩擦が対応する法線の行より先に来るとき、または自由な行が 600 を超えるときは、収束率を予測しません。</translation>
    </message>
    <message>
        <source>Every other sweep goes from the bottom of the list to the top.</source>
        <translation>一回おきのスイープでは、一覧を下から上へ進みます。</translation>
    </message>
    <message>
        <source>row order %1</source>
        <translation>行の順序 %1</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>逆にする</translation>
    </message>
    <message>
        <source>The lesson or challenge locks the row order for now.</source>
        <translation>レッスンまたは課題の間は行の順序を変更できません。</translation>
    </message>
</context>
<context>
    <name>solverscope::SamplerBar</name>
    <message>
        <source>How many steps are evaluated</source>
        <translation>調べるステップの数</translation>
    </message>
    <message>
        <source>This many of the last steps are recomputed in the background and evaluated; if the cursor is before them, the steps around the cursor</source>
        <translation>最後からこの数のステップをバックグラウンドで再計算して調べます。カーソルがそれより前にあるときは、カーソルの前後のステップを調べます</translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation>完了したステップ</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Computes the missing steps</source>
        <translation>足りないステップを計算します</translation>
    </message>
    <message>
        <source>Stops, and keeps what has been evaluated so far</source>
        <translation>これまでに得られた分で止めます</translation>
    </message>
    <message>
        <source>last %1 steps</source>
        <translation>最後の %1 ステップ</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneBuilder</name>
    <message>
        <source>by (%1, %2) m</source>
        <translation>(%1, %2) m 移動</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>%1 のサイズを変更</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneEdits</name>
    <message>
        <source>A recorded trace plays as it was recorded: it has no scene that could be edited.</source>
        <translation>記録されたトレースは記録どおりに再生されます。編集できるシーンはありません。</translation>
    </message>
    <message>
        <source>The scene now begins at step %1; Undo brings back its run.</source>
        <translation>シーンはステップ %1 から始まるようになりました。元に戻すと実行も戻ります。</translation>
    </message>
    <message numerus="yes">
        <source>The scene starts over; Undo brings back its run of %n steps.</source>
        <translation>
            <numerusform>シーンは最初からになりました。元に戻すと %n ステップの実行が戻ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints</source>
        <translation>
            <numerusform>ジョイント %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bodies</source>
        <translation>
            <numerusform>物体 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 を移動</translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>%1 を回転</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 を複製</translation>
    </message>
    <message>
        <source>Align %1</source>
        <translation>%1 を整列</translation>
    </message>
    <message>
        <source>Distribute %1</source>
        <translation>%1 を等間隔に</translation>
    </message>
    <message>
        <source>Release %1</source>
        <translation>%1 を動けるようにする</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 を固定</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 を変更</translation>
    </message>
    <message>
        <source>New scene</source>
        <translation>新しいシーン</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneFiles</name>
    <message>
        <source>Open scene</source>
        <translation>シーンを開く</translation>
    </message>
    <message>
        <source>Scenes and traces (*.json *.jsonl *.ndjson);;All files (*)</source>
        <translation>シーンとトレース (*.json *.jsonl *.ndjson);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存しました: %1</translation>
    </message>
    <message>
        <source>A recorded trace can&apos;t be saved as a scene: it contains no model to continue from.</source>
        <translation>記録済みトレースはシーンとして保存できません。続きを計算するためのモデルを含まないからです。</translation>
    </message>
    <message>
        <source>Save scene as</source>
        <translation>シーンを別名で保存</translation>
    </message>
    <message>
        <source>Scenes (*.json)</source>
        <translation>シーン (*.json)</translation>
    </message>
    <message>
        <source>Which moment of the run should the scene begin with?</source>
        <translation>シーンを実行のどの時点から始めますか？</translation>
    </message>
    <message>
        <source>This moment includes the positions and velocities of the bodies, but not the impulses of the last step.</source>
        <translation>この時点の保存では、物体の位置と速度を残しますが、直前のステップの力積は残しません。</translation>
    </message>
    <message>
        <source>&amp;This moment (step %1)</source>
        <translation>この時点（ステップ %1）(&amp;T)</translation>
    </message>
    <message>
        <source>The &amp;start</source>
        <translation>最初(&amp;S)</translation>
    </message>
    <message>
        <source>Scene (*.png *.svg)</source>
        <translation>シーン (*.png *.svg)</translation>
    </message>
    <message>
        <source>Window (*.png)</source>
        <translation>ウィンドウ (*.png)</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>画像を書き出す</translation>
    </message>
    <message>
        <source>%1: cannot be written</source>
        <translation>%1: 書き込めません</translation>
    </message>
    <message>
        <source>Recent s&amp;cenes</source>
        <translation>最近使ったシーン(&amp;C)</translation>
    </message>
    <message>
        <source>Reopens this scene.</source>
        <translation>このシーンをもう一度開きます。</translation>
    </message>
    <message numerus="yes">
        <source>A link to the scene is in the clipboard (%n characters). “Go to a link…” opens it.</source>
        <translation>
            <numerusform>シーンへのリンクをクリップボードにコピーしました (%n 文字)。「リンクへ移動…」で開けます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>solverscope::SceneGrid</name>
    <message>
        <source>Type to find a scene</source>
        <translation>入力してシーンを検索</translation>
    </message>
    <message>
        <source>Find a scene</source>
        <translation>シーンを検索</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>No scene found.</source>
        <translation>該当するシーンはありません。</translation>
    </message>
    <message>
        <source>Group of scenes</source>
        <translation>シーンの分類</translation>
    </message>
    <message>
        <source>Shows the scenes of one group, or all.</source>
        <translation>一つの分類のシーン、またはすべてを表示します。</translation>
    </message>
    <message>
        <source>All scenes</source>
        <translation>すべてのシーン</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneLibraryDialog</name>
    <message>
        <source>Scene library</source>
        <translation>シーンライブラリ</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneMenu</name>
    <message>
        <source>P&amp;roperties</source>
        <translation>プロパティ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Let it move</source>
        <translation>動けるようにする(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Pin in place</source>
        <translation>固定する(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;ut</source>
        <translation>切り取り(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Copy as scene text</source>
        <translation>シーンのテキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>削除(&amp;E)</translation>
    </message>
    <message>
        <source>Contact of %1 and %2</source>
        <translation>%1 と %2 の接触</translation>
    </message>
    <message>
        <source>Show its &amp;row</source>
        <translation>行を表示(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Stop whenever it is visited</source>
        <translation>処理されるたびに止まる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Why this impulse?</source>
        <translation>この力積の理由(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;New body here</source>
        <translation>ここに新しい物体(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Paste here</source>
        <translation>ここに貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Fit the scene</source>
        <translation>シーン全体を表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>表示(&amp;S)</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneMotion</name>
    <message>
        <source>Skip (Esc)</source>
        <translation>飛ばす (Esc)</translation>
    </message>
    <message>
        <source>Shows at once where this leads; any key does</source>
        <translation>これがどこに至るかをすぐに表示します。どのキーでもできます</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>あなたの答え</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneRecovery</name>
    <message>
        <source>it contains no scene</source>
        <translation>シーンが含まれていません</translation>
    </message>
    <message>
        <source>A scene that was not saved cannot be read (%1). The file is kept as %2.</source>
        <translation>保存されていなかったシーンを読み込めません (%1)。ファイルは %2 として残してあります。</translation>
    </message>
    <message>
        <source>A scene that was not saved cannot be read (%1).</source>
        <translation>保存されていなかったシーンを読み込めません (%1)。</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneText</name>
    <message>
        <source>beginning of the step</source>
        <translation>ステップの初め</translation>
    </message>
    <message>
        <source>contacts found</source>
        <translation>接触の検出</translation>
    </message>
    <message>
        <source>gravity applied</source>
        <translation>重力の適用</translation>
    </message>
    <message>
        <source>rows built</source>
        <translation>行の構築</translation>
    </message>
    <message>
        <source>warm start</source>
        <translation>ウォームスタート</translation>
    </message>
    <message>
        <source>solving velocities</source>
        <translation>速度の求解</translation>
    </message>
    <message>
        <source>warm start of pseudo-velocities</source>
        <translation>擬似速度のウォームスタート</translation>
    </message>
    <message>
        <source>solving pseudo-velocities</source>
        <translation>擬似速度の求解</translation>
    </message>
    <message>
        <source>bodies moved</source>
        <translation>物体の移動</translation>
    </message>
    <message>
        <source>position rows built</source>
        <translation>位置の行の構築</translation>
    </message>
    <message>
        <source>solving positions</source>
        <translation>位置の求解</translation>
    </message>
    <message>
        <source>velocities from positions</source>
        <translation>位置からの速度</translation>
    </message>
    <message>
        <source>relaxing velocities</source>
        <translation>速度の緩和</translation>
    </message>
    <message>
        <source>bouncing</source>
        <translation>跳ね返り</translation>
    </message>
    <message>
        <source>end of the step</source>
        <translation>ステップの終わり</translation>
    </message>
    <message>
        <source>bias computed</source>
        <translation>bias を計算済み</translation>
    </message>
    <message>
        <source>Jv computed</source>
        <translation>Jv を計算済み</translation>
    </message>
    <message>
        <source>raw Δλ computed</source>
        <translation>生の Δλ を計算済み</translation>
    </message>
    <message>
        <source>sum computed</source>
        <translation>和を計算済み</translation>
    </message>
    <message>
        <source>clamped</source>
        <translation>クランプ済み</translation>
    </message>
    <message>
        <source>applied to A</source>
        <translation>A に適用済み</translation>
    </message>
    <message>
        <source>mouse</source>
        <translation>マウス</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>rope</source>
        <translation>ロープ</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>friction</source>
        <translation>摩擦</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>リミット</translation>
    </message>
    <message>
        <source>motor</source>
        <translation>モーター</translation>
    </message>
    <message>
        <source>Step %1 · %2 s</source>
        <translation>ステップ %1 · %2 s</translation>
    </message>
    <message>
        <source>WRONG ON PURPOSE · %1</source>
        <translation>意図的な誤り · %1</translation>
    </message>
    <message>
        <source>overlap test %1</source>
        <translation>重なり判定 %1</translation>
    </message>
    <message>
        <source> · sweep %1</source>
        <translation> · スイープ %1</translation>
    </message>
    <message>
        <source> done</source>
        <translation> 完了</translation>
    </message>
    <message>
        <source>row %1 of %2 · %3 %4</source>
        <translation>行 %1 / %2 · %3 %4</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 N s pseudo-impulse</source>
        <translation>擬似力積 %1 N s</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>法線</translation>
    </message>
    <message>
        <source>%1 m/s pseudo-velocity</source>
        <translation>擬似速度 %1 m/s</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <source>depth ×%1</source>
        <translation>深さ ×%1</translation>
    </message>
</context>
<context>
    <name>solverscope::SceneView</name>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>The bodies, contacts and impulses at the cursor</source>
        <translation>カーソルでの物体、接触、力積</translation>
    </message>
    <message>
        <source>&amp;Contact points</source>
        <translation>接触点(&amp;C)</translation>
    </message>
    <message>
        <source>Contact &amp;normals</source>
        <translation>接触の法線(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Impulses</source>
        <translation>力積(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Velocities</source>
        <translation>速度(&amp;V)</translation>
    </message>
    <message>
        <source>P&amp;seudo-velocities</source>
        <translation>擬似速度(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Penetration</source>
        <translation>めり込み(&amp;P)</translation>
    </message>
    <message>
        <source>Names of &amp;bodies</source>
        <translation>物体の名前(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>グリッド(&amp;G)</translation>
    </message>
    <message>
        <source>Contact &amp;age</source>
        <translation>接触の継続時間(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Fit the scene</source>
        <translation>シーン全体を表示(&amp;F)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>What the scene shows</source>
        <translation>シーンに表示するもの</translation>
    </message>
    <message>
        <source>&amp;Trails</source>
        <translation>軌跡(&amp;T)</translation>
    </message>
</context>
<context>
    <name>solverscope::SettingEditor</name>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>solverscope::SettingEntry</name>
    <message>
        <source>Reset %1</source>
        <translation>%1 をリセット</translation>
    </message>
    <message>
        <source>Resets to the scene&apos;s own value, %1</source>
        <translation>シーン自体の値 %1 に戻します</translation>
    </message>
    <message>
        <source>Acts from step %1 on.</source>
        <translation>ステップ %1 から効きます。</translation>
    </message>
</context>
<context>
    <name>solverscope::SettingSection</name>
    <message>
        <source>%1 · %2 changed</source>
        <translation>%1 · 変更 %2 件</translation>
    </message>
    <message>
        <source>open</source>
        <translation>展開</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>折りたたみ</translation>
    </message>
</context>
<context>
    <name>solverscope::SettingsPanel</name>
    <message>
        <source>Type to find a setting</source>
        <translation>入力して設定を検索</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Finds settings by name, key, explanation and choices; Enter goes to the best one, Esc shows all again</source>
        <translation>設定を名前、キー、説明、選択肢から検索します。Enter で最も合うものへ移動し、Esc ですべて表示に戻ります</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>What the list of settings shows</source>
        <translation>設定の一覧に表示するもの</translation>
    </message>
    <message>
        <source>&amp;Explanations</source>
        <translation>説明(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Hide settings that are not used</source>
        <translation>今は効果のない設定を隠す(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Open all groups</source>
        <translation>すべてのグループを開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Close all groups</source>
        <translation>すべてのグループを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Reset &amp;all to the scene&apos;s own values</source>
        <translation>すべてシーン自体の値に戻す(&amp;A)</translation>
    </message>
    <message>
        <source>Friction, restitution, mass and density belong to the bodies: see &lt;a href=&quot;properties&quot;&gt;Properties&lt;/a&gt;.</source>
        <translation>摩擦、反発、質量、密度は物体の値です。&lt;a href=&quot;properties&quot;&gt;プロパティ&lt;/a&gt;を見てください。</translation>
    </message>
    <message>
        <source>A recorded trace plays as it was recorded.</source>
        <translation>記録済みトレースは記録のとおりに再生されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n settings that are not used are hidden. &lt;a href=&quot;show&quot;&gt;Show them&lt;/a&gt;</source>
        <translation>
            <numerusform>今は効果のない設定 %n 個を隠しています。&lt;a href=&quot;show&quot;&gt;表示する&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>friction restitution mass density</source>
        <comment>words that are searched for</comment>
        <translation>摩擦 反発 質量 密度</translation>
    </message>
    <message>
        <source>No setting is called “%1”. It is mentioned here:</source>
        <translation>「%1」という名前の設定はありません。この語が出てくる設定:</translation>
    </message>
    <message>
        <source>No setting found.</source>
        <translation>該当する設定はありません。</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Settings under which the solver does what another engine does</source>
        <translation>ソルバーが別のエンジンと同じことをする設定</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>プリセット: %1</translation>
    </message>
    <message>
        <source>Differences: %1</source>
        <translation>違い: %1</translation>
    </message>
    <message>
        <source>The lesson or challenge locks this setting for now.</source>
        <translation>レッスンまたは課題により、この設定は今は変えられません。</translation>
    </message>
    <message>
        <source>The lesson or challenge locks the settings that are grey for now.</source>
        <translation>灰色の設定は今レッスンまたは課題で固定されています。</translation>
    </message>
</context>
<context>
    <name>solverscope::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>コマンドとそのキー</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Key for %1</source>
        <translation>%1 のキー</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>No key for %1</source>
        <translation>%1 のキーなし</translation>
    </message>
    <message>
        <source>%1 belongs to two commands: “%2” and “%3”.</source>
        <translation>%1 は二つのコマンド「%2」と「%3」に割り当てられています。</translation>
    </message>
</context>
<context>
    <name>solverscope::SizeText</name>
    <message>
        <source>radius %1 m</source>
        <translation>半径 %1 m</translation>
    </message>
    <message>
        <source>%1 × %2 m</source>
        <translation>%1 × %2 m</translation>
    </message>
    <message>
        <source>half-plane</source>
        <translation>半平面</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>粒子</translation>
    </message>
    <message numerus="yes">
        <source>%n corners</source>
        <translation>
            <numerusform>頂点 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 m, radius %2 m</source>
        <translation>%1 m、半径 %2 m</translation>
    </message>
    <message numerus="yes">
        <source>%n joints</source>
        <translation>
            <numerusform>ジョイント %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bodies</source>
        <translation>
            <numerusform>物体 %n 個</numerusform>
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
        <translation>ジョイントまたは接触</translation>
    </message>
    <message>
        <source>The row to design; with this panel open, a click on a joint or contact in the scene chooses it</source>
        <translation>設計する行。このパネルを開いている間は、シーンのジョイントか接触をクリックして選べます</translation>
    </message>
    <message>
        <source>Step response of the row</source>
        <translation>行のステップ応答</translation>
    </message>
    <message>
        <source>&amp;Apply to the scene</source>
        <translation>シーンに適用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>リセット(&amp;R)</translation>
    </message>
    <message>
        <source>A recorded trace has rows, but no springs.</source>
        <translation>記録されたトレースには行はありますが、ばねはありません。</translation>
    </message>
    <message>
        <source>No joint here can be a spring, and no bodies touch in this step.</source>
        <translation>ここにはばねにできるジョイントがなく、このステップでは物体どうしも触れていません。</translation>
    </message>
    <message>
        <source>sub-step h = %1 s</source>
        <translation>サブステップ h = %1 s</translation>
    </message>
    <message>
        <source>step h = %1 s</source>
        <translation>ステップ h = %1 s</translation>
    </message>
    <message>
        <source>now %1 Hz, ζ = %2</source>
        <translation>今は %1 Hz、ζ = %2</translation>
    </message>
    <message>
        <source>now hard</source>
        <translation>今は硬い</translation>
    </message>
    <message>
        <source>contact_hertz_limit allows %1 oscillations in h, so that this row gets only %2 Hz.</source>
        <translation>contact_hertz_limit が許すのは h あたり %1 回の振動までなので、この行は %2 Hz にしかなりません。</translation>
    </message>
    <message>
        <source>joint_hertz_limit allows %1 oscillations in h, so that this row has only %2 Hz now. A spring of its own has no limit.</source>
        <translation>joint_hertz_limit が許すのは h あたり %1 回の振動までなので、この行は今 %2 Hz しかありません。ジョイント自身のばねに上限はありません。</translation>
    </message>
    <message>
        <source>time [s]</source>
        <translation>時間 [s]</translation>
    </message>
    <message>
        <source>oscillator</source>
        <translation>振動子</translation>
    </message>
    <message>
        <source>The exact motion of the mass on this spring and damper, displaced by 1 and released at rest</source>
        <translation>1 だけずらして静かに放した質量が、このばねとダンパーで行う正確な運動</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The same by the row, as the solver solves it in steps of h: implicit Euler, which damps in addition. A contact lets go where it would have to pull.</source>
        <translation>同じことを、ソルバーが h のステップで解く行で行ったもの。陰的オイラー法なので、その分だけ余計に減衰します。接触は、引っ張る必要があるところで離れます。</translation>
    </message>
    <message>
        <source>row, relaxed</source>
        <translation>行（緩和あり）</translation>
    </message>
    <message>
        <source>The same with the relaxing sweeps of this method, which remove after each move the velocity that the row has added</source>
        <translation>この手法の緩和スイープも行ったもの。移動のたびに、行が加えた速度を取り除きます</translation>
    </message>
    <message>
        <source>Changes contact_hertz and contact_damping_ratio for all contacts, from here on.</source>
        <translation>ここから先、すべての接触の contact_hertz と contact_damping_ratio を変えます。</translation>
    </message>
    <message>
        <source>Restarts the scene with this spring.</source>
        <translation>このばねでシーンを最初から始めます。</translation>
    </message>
    <message>
        <source>%1 must be between %2 and %3.</source>
        <translation>%1 は %2 から %3 までにしてください。</translation>
    </message>
    <message>
        <source>Spring of %1</source>
        <translation>%1 のばね</translation>
    </message>
    <message>
        <source>Shows the values of the scene again</source>
        <translation>シーンの値をもう一度表示します</translation>
    </message>
    <message>
        <source>Ro&amp;w</source>
        <translation>行(&amp;W)</translation>
    </message>
    <message>
        <source>1/K is the effective mass of the row, h the time for which the solver moves the bodies at once</source>
        <translation>1/K は行の有効質量、h はソルバーが物体を一度に動かす時間です</translation>
    </message>
    <message>
        <source>The lesson or challenge locks the joints for now.</source>
        <translation>レッスンまたは課題は今のところジョイントをそのままにしています。</translation>
    </message>
    <message>
        <source>The lesson or challenge locks these settings for now.</source>
        <translation>レッスンまたは課題により、これらの設定は今は変えられません。</translation>
    </message>
</context>
<context>
    <name>solverscope::SoftFields</name>
    <message>
        <source>Frequency</source>
        <translation>周波数</translation>
    </message>
    <message>
        <source>Damping ratio</source>
        <translation>減衰比</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>剛性</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>減衰</translation>
    </message>
    <message>
        <source>Oscillations per second of the row&apos;s mass on this spring without its damper: f = √(k/m) / 2π</source>
        <translation>行の質量がダンパーのないこのばねで 1 秒に振動する回数: f = √(k/m) / 2π</translation>
    </message>
    <message>
        <source>ζ = c / (2 √(k m)): 1 is critical, below it the row oscillates</source>
        <translation>ζ = c / (2 √(k m))。1 が臨界で、それより小さいと行は振動します</translation>
    </message>
    <message>
        <source>Force of the spring per displacement: k = m (2π f)²</source>
        <translation>変位あたりのばねの力: k = m (2π f)²</translation>
    </message>
    <message>
        <source>Force of the damper per speed: c = 2 m ζ 2π f</source>
        <translation>速さあたりのダンパーの力: c = 2 m ζ 2π f</translation>
    </message>
    <message>
        <source>The share of the error that a step removes: β = h k / (c + h k)</source>
        <translation>1 ステップで取り除く誤差の割合: β = h k / (c + h k)</translation>
    </message>
    <message>
        <source>Softness, how much the row yields per impulse: γ = 1 / (h (c + h k))</source>
        <translation>柔らかさ。力積あたりに行がどれだけ譲るか: γ = 1 / (h (c + h k))</translation>
    </message>
    <message>
        <source>Error reduction parameter, the same as β</source>
        <translation>誤差低減パラメーター。β と同じです</translation>
    </message>
    <message>
        <source>Constraint force mixing as ODE, and Bullet for contacts, take it: CFM = 1 / (c + h k) = h γ, in s/kg. It mixes in a force, γ an impulse; both engines divide it by h before they add it to K.</source>
        <translation>拘束力の混合。ODE と、接触については Bullet が受け取る値です: CFM = 1 / (c + h k) = h γ、単位は s/kg。γ が力積を混ぜるのに対し、こちらは力を混ぜます。どちらのエンジンも h で割ってから K に加えます。</translation>
    </message>
    <message>
        <source>%1 is a share of the error: more than 0, at most 1.</source>
        <translation>%1 は誤差の割合です。0 より大きく 1 以下にしてください。</translation>
    </message>
    <message>
        <source>%1 must be more than 0: with 0 the row is hard, not a spring.</source>
        <translation>%1 は 0 より大きくしてください。0 ではばねではなく、硬い行になります。</translation>
    </message>
    <message>
        <source>f must be between %1 and %2 Hz.</source>
        <translation>f は %1 Hz から %2 Hz までにしてください。</translation>
    </message>
    <message>
        <source>ζ must be between 0 and %1.</source>
        <translation>ζ は 0 から %1 までにしてください。</translation>
    </message>
    <message>
        <source>k must be at least %1.</source>
        <translation>k は %1 以上にしてください。</translation>
    </message>
    <message>
        <source>c must not be negative.</source>
        <translation>c は負にできません。</translation>
    </message>
</context>
<context>
    <name>solverscope::SourceText</name>
    <message>
        <source>Click to set or remove a breakpoint: continuing stops there</source>
        <translation>クリックでブレークポイントを設定または解除します。続行するとそこで止まります</translation>
    </message>
    <message>
        <source>Solver source</source>
        <translation>ソルバーのソース</translation>
    </message>
</context>
<context>
    <name>solverscope::SourceView</name>
    <message>
        <source>Source file</source>
        <translation>ソースファイル</translation>
    </message>
    <message>
        <source>The source file that is shown; the next move of the cursor shows the one at the cursor</source>
        <translation>表示中のソースです。次にカーソルが動くと、カーソルのあるソースを表示します</translation>
    </message>
    <message>
        <source>Article’s notation</source>
        <translation>記事の記号</translation>
    </message>
    <message>
        <source>Shows the formula in the notation of the articles next to each line that computes a term, with the article’s number in brackets</source>
        <translation>項を計算する各行の横に、式を記事の記号で書きます。記事の番号は括弧の中に示します</translation>
    </message>
    <message>
        <source>Hover over a name, or put the text cursor on it: its meaning and its value are shown here.</source>
        <translation>名前を指すか、テキストカーソルを置くと、その意味と値がここに出ます。</translation>
    </message>
    <message>
        <source>The trace does not record where in the source this stop is.</source>
        <translation>この停止点がソースのどこにあるかは、トレースからはわかりません。</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1、%2 行目</translation>
    </message>
    <message>
        <source>// %1
//
// This step was recorded by another program. Its source is not available:
// a trace contains only file and line.</source>
        <translation>// %1
//
// このステップは別のプログラムで記録されました。ソースは手元にありません。
// トレースからわかるのは、ファイルと行だけです。</translation>
    </message>
</context>
<context>
    <name>solverscope::StatusLine</name>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Collide</source>
        <translation>接触の検出</translation>
    </message>
    <message>
        <source>Integrate forces</source>
        <translation>力の適用</translation>
    </message>
    <message>
        <source>Linearize</source>
        <translation>行の構築</translation>
    </message>
    <message>
        <source>Warm start</source>
        <translation>ウォームスタート</translation>
    </message>
    <message>
        <source>Solve velocities</source>
        <translation>速度の求解</translation>
    </message>
    <message>
        <source>Warm start, pseudo-velocities</source>
        <translation>擬似速度のウォームスタート</translation>
    </message>
    <message>
        <source>Solve pseudo-velocities</source>
        <translation>擬似速度の求解</translation>
    </message>
    <message>
        <source>Integrate positions</source>
        <translation>位置の更新</translation>
    </message>
    <message>
        <source>Build position rows</source>
        <translation>位置の行の構築</translation>
    </message>
    <message>
        <source>Solve positions</source>
        <translation>位置の求解</translation>
    </message>
    <message>
        <source>Velocities from positions</source>
        <translation>位置からの速度</translation>
    </message>
    <message>
        <source>Relax velocities</source>
        <translation>速度の緩和</translation>
    </message>
    <message>
        <source>Bounce</source>
        <translation>跳ね返り</translation>
    </message>
    <message>
        <source>End</source>
        <translation>ステップの終わり</translation>
    </message>
    <message>
        <source>Step %1 of %2 · %3 s</source>
        <translation>ステップ %1 / %2 · %3 s</translation>
    </message>
    <message>
        <source>Solve pseudo-velocities, sweep %1</source>
        <translation>擬似速度の求解、スイープ %1</translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <translation>行 %1 / %2</translation>
    </message>
    <message>
        <source>free: %1 of %2</source>
        <translation>自由度: %1 / %2</translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation>イベント %1 / %2</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>Memory of the recording; when its budget is full, every other keyframe is dropped</source>
        <translation>記録のメモリ。上限に達すると、キーフレームを一つおきに捨てます</translation>
    </message>
    <message>
        <source>Overlap test %1</source>
        <translation>重なり判定 %1</translation>
    </message>
    <message>
        <source>%1, sweep %2</source>
        <translation>%1、スイープ %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;DIVERGED&lt;/b&gt; at step %1</source>
        <translation>&lt;b&gt;不一致&lt;/b&gt; ステップ %1</translation>
    </message>
    <message>
        <source>Recomputing this step did not give the recorded result. Please report this scene.</source>
        <translation>このステップを再計算しても、記録した結果になりませんでした。このシーンを報告してください。</translation>
    </message>
    <message>
        <source>&lt;b&gt;WRONG ON PURPOSE&lt;/b&gt;</source>
        <translation>&lt;b&gt;意図的な誤り&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 degrees of freedom: three for each body that can move, two where nothing turns it. Rows within their bounds: %2, of which %3 are independent and take one degree each. %4 are left.&lt;/p&gt;&lt;p&gt;A contact that does not push, friction that slides and a spring take none.&lt;/p&gt;</source>
        <translation>&lt;p&gt;自由度は %1 です。動ける物体ごとに三つ、何によっても回転しない物体では二つと数えます。限界の内側にある行は %2 で、そのうち独立な %3 行が自由度を一つずつ減らします。残りは %4 です。&lt;/p&gt;&lt;p&gt;押していない接触、滑っている摩擦、ばねは自由度を減らしません。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>What the mouse does in the scene</source>
        <translation>シーンでのマウスの操作</translation>
    </message>
</context>
<context>
    <name>solverscope::StepStrip</name>
    <message>
        <source>step %1: %2</source>
        <translation>ステップ %1: %2</translation>
    </message>
    <message>
        <source>Steps of the recording</source>
        <translation>記録のステップ</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>bookmark “%1”: click to go there</source>
        <translation>ブックマーク「%1」: クリックで移動します</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>DIVERGED: the replay of step %1 differs from the recording</source>
        <translation>不一致: ステップ %1 の再生が記録と異なります</translation>
    </message>
</context>
<context>
    <name>solverscope::TableExport</name>
    <message>
        <source>&amp;Copy lines</source>
        <translation>選択範囲をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;whole table</source>
        <translation>表全体をコピー(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Export table…</source>
        <translation>表を書き出す(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>solverscope::TaskGauge</name>
    <message>
        <source>The hatched part of the bar is the goal; the needle is the value now.</source>
        <translation>帯の斜線部分が目標、針が現在の値です。</translation>
    </message>
</context>
<context>
    <name>solverscope::TaskWidget</name>
    <message>
        <source>Start over</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Correct, but “%1” was changed too. Start over, and use only what is unlocked.</source>
        <translation>そのとおりになりましたが、「%1」も変わっています。最初からやり直して、ロックされていないものだけを使ってください。</translation>
    </message>
    <message>
        <source>Correct, but a body was moved too. Start over, and leave the bodies alone.</source>
        <translation>そのとおりになりましたが、物体も動いています。最初からやり直して、物体は動かさないでください。</translation>
    </message>
    <message>
        <source>✓ Done before. Now: %1</source>
        <translation>✓ 解決済み。現在: %1</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ 完了</translation>
    </message>
    <message>
        <source>Another scene is open: press “Start over”.</source>
        <translation>別のシーンが開いています。「最初から」を押してください。</translation>
    </message>
    <message>
        <source>Returns the engine to the start of this task. The settings that you have entered stay.</source>
        <translation>エンジンをこの課題の始まりに戻します。入力した設定はそのまま残ります。</translation>
    </message>
    <message>
        <source>Runs from the start of this task with the settings that you have entered, and shows the result</source>
        <translation>入力した設定でこの課題の始まりから実行し、結果を知らせます</translation>
    </message>
    <message>
        <source>Entered: %1. It takes effect from step %2 on; Check runs again with it from step %3.</source>
        <translation>入力: %1。ステップ %2 から効きます。「確認」を押すと、ステップ %3 からこの設定で実行し直します。</translation>
    </message>
    <message>
        <source>○ Not yet. %1</source>
        <translation>○ まだです。%1</translation>
    </message>
    <message>
        <source>○ Run again from step %1 with what you have entered: not yet. %2</source>
        <translation>○ 入力した値でステップ %1 から実行し直しました: まだです。%2</translation>
    </message>
    <message>
        <source>○ Checked: not yet. %1</source>
        <translation>○ 確認しました: まだです。%1</translation>
    </message>
    <message>
        <source>Step %1: %2.</source>
        <translation>ステップ %1: %2。</translation>
    </message>
    <message>
        <source>○ Not yet.</source>
        <translation>○ まだです。</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 を移動</translation>
    </message>
    <message>
        <source>○ Step %1</source>
        <translation>○ ステップ %1</translation>
    </message>
    <message>
        <source>Running again from step %1 …</source>
        <translation>ステップ %1 からやり直しています…</translation>
    </message>
    <message>
        <source>This is step %1.</source>
        <translation>これはステップ %1 です。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancels the run</source>
        <translation>実行を取り消します</translation>
    </message>
    <message>
        <source>What counts is step %1.</source>
        <translation>判定されるのはステップ %1 です。</translation>
    </message>
    <message>
        <source>The solution before was as good or better.</source>
        <translation>前の解のほうが同じか、より良い結果でした。</translation>
    </message>
</context>
<context>
    <name>solverscope::TestedPair</name>
    <message>
        <source>overlap %1 m</source>
        <translation>重なり %1 m</translation>
    </message>
    <message>
        <source>gap %1 m</source>
        <translation>隙間 %1 m</translation>
    </message>
</context>
<context>
    <name>solverscope::Timeline</name>
    <message>
        <source>The cursor&apos;s step and time, and the memory that the recording uses of its budget. When the budget is full, every other state between steps is dropped; travelling then takes a little longer.</source>
        <translation>カーソルのステップと時刻、そして記録に使えるメモリのうち使用中の量。いっぱいになると、ステップの間の状態を一つおきに捨てます。その後は移動に少し時間がかかります。</translation>
    </message>
    <message>
        <source>step %1 of %2
%3 s · %4/%5 MB</source>
        <translation>ステップ %1 / %2
%3 s · %4/%5 MB</translation>
    </message>
    <message>
        <source>step %1 of %2
%3 s</source>
        <translation>ステップ %1 / %2
%3 s</translation>
    </message>
</context>
<context>
    <name>solverscope::ToolBar</name>
    <message>
        <source>Steps and settings</source>
        <translation>ステップと設定</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>再生速度</translation>
    </message>
    <message>
        <source>Simulated seconds per second while running</source>
        <translation>実行中、1 秒あたりに進むシミュレーションの秒数</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Speed of the sweeps, rows per second</source>
        <translation>スイープの速さ、1 秒あたりの行</translation>
    </message>
    <message>
        <source>%1 rows per second</source>
        <translation>1 秒あたり %1 行</translation>
    </message>
</context>
<context>
    <name>solverscope::ToolEdits</name>
    <message>
        <source>Add a box</source>
        <translation>箱を追加</translation>
    </message>
    <message>
        <source>Add a circle</source>
        <translation>円を追加</translation>
    </message>
    <message>
        <source>Add a particle</source>
        <translation>粒子を追加</translation>
    </message>
    <message>
        <source>Add ground</source>
        <translation>地面を追加</translation>
    </message>
    <message>
        <source>Add a stack</source>
        <translation>積み重ねを追加</translation>
    </message>
    <message>
        <source>Add a pyramid</source>
        <translation>ピラミッドを追加</translation>
    </message>
    <message>
        <source>Add a ramp</source>
        <translation>斜面を追加</translation>
    </message>
    <message>
        <source>Add a chain</source>
        <translation>鎖を追加</translation>
    </message>
    <message>
        <source>Add a soft rope</source>
        <translation>柔らかいロープを追加</translation>
    </message>
    <message>
        <source>Add a capsule</source>
        <translation>カプセルを追加</translation>
    </message>
    <message>
        <source>Add a polygon</source>
        <translation>多角形を追加</translation>
    </message>
    <message>
        <source>Add a half-plane</source>
        <translation>半平面を追加</translation>
    </message>
    <message>
        <source>Add a joint: %1</source>
        <translation>ジョイントを追加: %1</translation>
    </message>
    <message>
        <source>A joint needs a body: begin or end on one.</source>
        <translation>ジョイントには物体が必要です。物体の上で始めるか終えてください。</translation>
    </message>
    <message>
        <source>Select the wheel of the pulley first, then drag from the one body on its rope to the other.</source>
        <translation>先に滑車の車輪を選択し、ロープの一方の物体からもう一方へドラッグしてください。</translation>
    </message>
    <message>
        <source>The corners of a polygon must span at least %1 mm². These lie within %2 × %3 m: on one line, or too near to each other.</source>
        <translation>多角形の角が囲む面積は少なくとも %1 mm² 必要です。これらの角は %2 × %3 m の中にあり、一直線上にあるか、近すぎます。</translation>
    </message>
    <message>
        <source>Alt draws between the points of the grid.</source>
        <translation>Alt を押すと、格子の点の間にも描けます。</translation>
    </message>
</context>
<context>
    <name>solverscope::Tools</name>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Selects and moves. Drag around bodies to select several; Shift adds.</source>
        <translation>選択して動かします。囲むようにドラッグすると複数を選べ、Shift で追加できます。</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>箱</translation>
    </message>
    <message>
        <source>Drag from corner to corner, or click for one more like the last.</source>
        <translation>角から角へドラッグします。クリックすると前と同じ箱をもう一つ置きます。</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>円</translation>
    </message>
    <message>
        <source>Drag from the centre to the edge.</source>
        <translation>中心から縁へドラッグします。</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>多角形</translation>
    </message>
    <message>
        <source>Click the corners, 3 to 8, then press Return or double-click. Drag for a pentagon.</source>
        <translation>3～8 個の頂点をクリックし、Return かダブルクリックで終えます。ドラッグすると五角形になります。</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>カプセル</translation>
    </message>
    <message>
        <source>Drag along its axis.</source>
        <translation>軸に沿ってドラッグします。</translation>
    </message>
    <message>
        <source>Particle</source>
        <translation>粒子</translation>
    </message>
    <message>
        <source>Click: a point with a mass, without size.</source>
        <translation>クリックします。質量だけで大きさのない点です。</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Click at its height: everything below is solid.</source>
        <translation>高さの位置をクリックします。それより下はすべて固体です。</translation>
    </message>
    <message>
        <source>Half-plane</source>
        <translation>半平面</translation>
    </message>
    <message>
        <source>Drag along its surface; what lies to the right is solid.</source>
        <translation>表面に沿ってドラッグします。進む向きの右側が固体になります。</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>ヒンジ</translation>
    </message>
    <message>
        <source>Click where two bodies overlap, or drag from a body to another: they turn about that point.</source>
        <translation>二つの物体が重なる所をクリックするか、物体から物体へドラッグします。その点の周りを回ります。</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>棒</translation>
    </message>
    <message>
        <source>Drag from body to body: their distance stays the same.</source>
        <translation>物体から物体へドラッグします。距離が一定に保たれます。</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>ロープ</translation>
    </message>
    <message>
        <source>Drag from body to body: no further apart than now.</source>
        <translation>物体から物体へドラッグします。今より離れません。</translation>
    </message>
    <message>
        <source>Winch</source>
        <translation>ウインチ</translation>
    </message>
    <message>
        <source>Drag from body to body: a rope that is wound in.</source>
        <translation>物体から物体へドラッグします。巻き取られるロープです。</translation>
    </message>
    <message>
        <source>Weld</source>
        <translation>溶接</translation>
    </message>
    <message>
        <source>Drag from body to body: they neither move nor turn against each other.</source>
        <translation>物体から物体へドラッグします。互いに動かず、回りもしません。</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>スライダー</translation>
    </message>
    <message>
        <source>Drag from body to body along the way that the second one may slide.</source>
        <translation>二つ目の物体が滑る向きに、物体から物体へドラッグします。</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>車輪</translation>
    </message>
    <message>
        <source>Drag from the frame to the centre of the wheel: it turns, on a spring.</source>
        <translation>車体から車輪の中心へドラッグします。ばねの上で回ります。</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>歯車</translation>
    </message>
    <message>
        <source>Drag from wheel to wheel: when one turns, so does the other.</source>
        <translation>車輪から車輪へドラッグします。一方が回るともう一方も回ります。</translation>
    </message>
    <message>
        <source>Pulley</source>
        <translation>滑車</translation>
    </message>
    <message>
        <source>Select the wheel, then drag from the one body on its rope to the other.</source>
        <translation>車輪を選択し、ロープの一方の物体からもう一方へドラッグします。</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>数式</translation>
    </message>
    <message>
        <source>Drag from body to body: a joint whose formula you edit in the panel Custom joint.</source>
        <translation>物体から物体へドラッグします。数式は「独自のジョイント」パネルで編集します。</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>積み重ね</translation>
    </message>
    <message>
        <source>Drag upwards: boxes on each other.</source>
        <translation>上へドラッグします。箱が積み重なります。</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>ピラミッド</translation>
    </message>
    <message>
        <source>Drag upwards: rows of boxes.</source>
        <translation>上へドラッグします。箱の段ができます。</translation>
    </message>
    <message>
        <source>Ramp</source>
        <translation>斜面</translation>
    </message>
    <message>
        <source>Drag along the slope.</source>
        <translation>斜面に沿ってドラッグします。</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>鎖</translation>
    </message>
    <message>
        <source>Drag, or click a path and press Return: links pinned to each other, and to bodies at its ends.</source>
        <translation>ドラッグするか、道筋をクリックして Return を押します。互いに、また両端の物体につながった環です。</translation>
    </message>
    <message>
        <source>Soft rope</source>
        <translation>柔らかいロープ</translation>
    </message>
    <message>
        <source>Drag, or click a path and press Return: particles tied to each other, and to bodies at its ends.</source>
        <translation>ドラッグするか、道筋をクリックして Return を押します。互いに、また両端の物体に結ばれた粒子です。</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>まとまり</translation>
    </message>
</context>
<context>
    <name>solverscope::Tour</name>
    <message>
        <source>A tower, and an engine</source>
        <translation>塔とエンジン</translation>
    </message>
    <message>
        <source>Ten boxes stand on each other. A physics engine keeps them standing: sixty times a second it finds an impulse for every contact. This program shows how.</source>
        <translation>十個の箱が積み重なっています。物理エンジンがそれを支えています。毎秒六十回、すべての接触の力積を求めます。このプログラムはその様子を見せます。</translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation>動かす</translation>
    </message>
    <message>
        <source>Press Run (%1).</source>
        <translation>実行（%1）を押してください。</translation>
    </message>
    <message>
        <source>Pull a box out</source>
        <translation>箱を引き抜く</translation>
    </message>
    <message>
        <source>Drag one of the boxes with the mouse, while the engine runs. Everything that you do is recorded and can be undone (%1).</source>
        <translation>エンジンが動いている間に、箱の一つをマウスでドラッグしてください。操作はすべて記録され、元に戻せます（%1）。</translation>
    </message>
    <message>
        <source>Stop inside the solver</source>
        <translation>ソルバーの中で止める</translation>
    </message>
    <message>
        <source>Press %1. The run stops, and the solver goes on by one row: by the equation of one contact.</source>
        <translation>%1 を押してください。実行が止まり、ソルバーは一行、つまり一つの接触の方程式だけ進みます。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>What does warm starting do, the reuse of the last step&apos;s impulses? Compare (%1) lets the same tower run with it and without. “Next” shows it.</source>
        <translation>前のステップの力積を再び使うウォームスタートには、どんな効果があるでしょうか。比較（%1）は同じ塔をオンとオフで動かします。「次へ」で表示します。</translation>
    </message>
    <message>
        <source>That was the tour</source>
        <translation>ツアーはここまでです</translation>
    </message>
    <message>
        <source>The lessons (%1) begin with the first idea. %2 explains the panel in which you are, and the glossary every term. Help has this tour again.</source>
        <translation>レッスン（%1）は最初の考えから始まります。%2 は今いるパネルを、用語集はすべての用語を説明します。このツアーはヘルプからまた始められます。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>This card shows the row with its numbers: the impulse that it had, what this visit adds, and what the bounds leave of it. Press %1 again for the next row, or %2 to go back.</source>
        <translation>このカードは行とその数値を示します。それまでの力積、この処理が加える量、限界の後に残る量です。もう一度 %1 で次の行へ、%2 で戻ります。</translation>
    </message>
</context>
<context>
    <name>solverscope::TourCard</name>
    <message>
        <source>&amp;Leave the tour</source>
        <translation>ツアーを終える(&amp;L)</translation>
    </message>
    <message>
        <source>Shows what was there before (Esc)</source>
        <translation>前の状態に戻ります（Esc）</translation>
    </message>
    <message>
        <source>Tour: %1</source>
        <translation>ツアー：%1</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>完了(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
</context>
<context>
    <name>solverscope::TypedAnswer</name>
    <message>
        <source>Your answer</source>
        <translation>あなたの答え</translation>
    </message>
    <message>
        <source>Please enter the numbers with blanks between them.</source>
        <translation>数を空白で区切って入力してください。</translation>
    </message>
</context>
<context>
    <name>solverscope::UnsavedScene</name>
    <message>
        <source>Unsaved scene</source>
        <translation>保存されていないシーン</translation>
    </message>
    <message>
        <source>Save the changes to the scene?</source>
        <translation>シーンの変更を保存しますか?</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>「%1」の変更を保存しますか?</translation>
    </message>
    <message>
        <source>The scene was edited after it was opened or saved. If you discard the changes, they are lost.</source>
        <translation>シーンは開いた後または保存した後に編集されています。変更を破棄すると失われます。</translation>
    </message>
    <message>
        <source>A scene that you edited was not saved when the program ended (%1).</source>
        <translation>プログラムが終了したとき、編集したシーンは保存されていませんでした (%1)。</translation>
    </message>
    <message>
        <source>The scene “%1” that you edited was not saved when the program ended (%2).</source>
        <translation>プログラムが終了したとき、編集したシーン「%1」は保存されていませんでした (%2)。</translation>
    </message>
    <message numerus="yes">
        <source>%n more after this one.</source>
        <translation>
            <numerusform>このほかにあと %n 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
</context>
<context>
    <name>solverscope::UserSession</name>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>完了したレッスン: %1 / %2</translation>
    </message>
    <message>
        <source>%1 · step %2</source>
        <translation>%1 · ステップ %2</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>保存されていません</translation>
    </message>
    <message>
        <source>Your latest work could not be written to:</source>
        <translation>最新の作業内容を次の場所に書き込めませんでした:</translation>
    </message>
    <message>
        <source>Is the disk full, or the folder write-protected? If you close the window now, this work is lost.</source>
        <translation>ディスクに空きがないか、フォルダーが書き込み禁止になっている可能性があります。今ウィンドウを閉じると、この内容は失われます。</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>もう一度試す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Close anyway</source>
        <translation>保存せずに閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>solverscope::VariantComparison</name>
    <message>
        <source>A recorded trace plays as it was recorded: there is nothing to solve again with other settings.</source>
        <translation>記録済みトレースは記録のとおりに再生されます。設定を変えて解き直すことはできません。</translation>
    </message>
    <message>
        <source>Press “Warm starting on / off” or Comparisons.</source>
        <translation>「ウォームスタートのオン / オフ」か「比較の例」を押してください。</translation>
    </message>
    <message>
        <source>No variant is selected: tick one in the list.</source>
        <translation>加わっているバリアントがありません。一覧でチェックを入れてください。</translation>
    </message>
</context>
<context>
    <name>solverscope::Variants</name>
    <message>
        <source>unchanged</source>
        <translation>現状のまま</translation>
    </message>
</context>
<context>
    <name>solverscope::ViewButtons</name>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Or turn the wheel, or press +.</source>
        <translation>ホイールまたは + キーでもできます。</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Or turn the wheel, or press −.</source>
        <translation>ホイールまたは − キーでもできます。</translation>
    </message>
    <message>
        <source>Fit the scene</source>
        <translation>シーン全体</translation>
    </message>
    <message>
        <source>Or double-click the scene, or press F.</source>
        <translation>シーンのダブルクリックまたは F キーでもできます。</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>表示を動かす</translation>
    </message>
    <message>
        <source>While this is on, dragging moves the view. The right and the middle button always do, and so do the arrow keys; the left button also does where it starts on no body.</source>
        <translation>オンの間はドラッグで表示が動きます。右ボタン、中ボタン、矢印キーではいつでも動き、左ボタンでも物体のない所からなら動きます。</translation>
    </message>
    <message>
        <source>Drag a body</source>
        <translation>物体をドラッグ</translation>
    </message>
    <message>
        <source>moves it</source>
        <translation>動かす</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>zooms</source>
        <translation>拡大・縮小</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>右ドラッグ</translation>
    </message>
    <message>
        <source>moves the view</source>
        <translation>表示を動かす</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>ダブルクリック</translation>
    </message>
    <message>
        <source>shows everything</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>selects a body, or the row of a contact or joint</source>
        <translation>物体、または接触やジョイントの行を選ぶ</translation>
    </message>
    <message>
        <source>Shift+click</source>
        <translation>Shift+クリック</translation>
    </message>
    <message>
        <source>adds to the selection while you build</source>
        <translation>組み立て中は選択に加える</translation>
    </message>
    <message>
        <source>Drag where nothing is</source>
        <translation>何もない所をドラッグ</translation>
    </message>
    <message>
        <source>moves the view, or selects while you build</source>
        <translation>表示を動かす。組み立て中は選択する</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右クリック</translation>
    </message>
    <message>
        <source>opens a menu about what is under the mouse</source>
        <translation>マウスの下にあるもののメニューを開く</translation>
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
        <translation>摩擦: %1</translation>
    </message>
    <message>
        <source>%1; friction: %2</source>
        <translation>%1。摩擦: %2</translation>
    </message>
    <message>
        <source>&amp;Break this match</source>
        <translation>この対応を切る(&amp;B)</translation>
    </message>
    <message>
        <source>Contact points and their impulses of the last step</source>
        <translation>接触点と、前のステップでの力積</translation>
    </message>
    <message>
        <source>The method gave it another point&apos;s impulse on purpose: it belongs to the bug museum.</source>
        <translation>この手法は、別の点の力積をこの点に与えました。意図的なもので、バグ博物館の一つです。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The part of it that the warm start of this step applied, N s</source>
        <translation>そのうちこのステップのウォームスタートが適用した分、N s</translation>
    </message>
    <message>
        <source>bodies</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>The two bodies that touch</source>
        <translation>触れ合う二つの物体</translation>
    </message>
    <message>
        <source>match</source>
        <translation>対応</translation>
    </message>
    <message>
        <source>Whether the same feature of the two bodies touched in the last step</source>
        <translation>前のステップでも、二つの物体の同じ特徴が触れていたかどうか</translation>
    </message>
    <message>
        <source>age</source>
        <translation>継続</translation>
    </message>
    <message>
        <source>For how many steps the point has been matched</source>
        <translation>何ステップの間、同じ点であるか</translation>
    </message>
    <message>
        <source>Λn last</source>
        <translation>前回の Λn</translation>
    </message>
    <message>
        <source>Normal impulse at the end of the last step, N s</source>
        <translation>前のステップの終わりの法線力積、N s</translation>
    </message>
    <message>
        <source>reused</source>
        <translation>再利用</translation>
    </message>
    <message>
        <source>discarded because</source>
        <translation>破棄の理由</translation>
    </message>
    <message>
        <source>Why impulses of the last step, or parts of them, were discarded</source>
        <translation>前のステップの力積、またはその一部が捨てられた理由</translation>
    </message>
    <message>
        <source>Λt last</source>
        <translation>前回の Λt</translation>
    </message>
    <message>
        <source>Friction impulse at the end of the last step, N s</source>
        <translation>前のステップの終わりの摩擦力積、N s</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>特徴</translation>
    </message>
    <message>
        <source>Which corner and edge made the point, in each body&apos;s own frame</source>
        <translation>どの頂点と辺がこの点を作ったか。各物体自身の座標系で示します</translation>
    </message>
    <message>
        <source>A recorded trace does not record how its contacts were matched.</source>
        <translation>接触がどう対応付けられたかは、記録済みトレースからはわかりません。</translation>
    </message>
    <message>
        <source>Nothing touches in this step, so there are no impulses to start from. Run (F6) until bodies touch.</source>
        <translation>このステップでは何も触れていないので、初期値になるものがありません。物体が触れるまで実行してください（F6）。</translation>
    </message>
    <message>
        <source>Step %1, factor %2: %3 of %4 points matched, %5 new, %6 gone. The warm start reuses %7 of Σ Λn = %8 N s.</source>
        <translation>ステップ %1、係数 %2: %4 点のうち %3 点が対応、新規 %5、消失 %6。ウォームスタートは Σ Λn = %8 N s のうち %7 を再利用します。</translation>
    </message>
    <message>
        <source>Pseudo-velocity impulses start at 0: none of the %1 N s is reused.</source>
        <translation>擬似速度の力積は 0 から始まります。%1 N s は再利用されません。</translation>
    </message>
    <message>
        <source>Of the pseudo-velocity impulses, %1 of %2 N s are reused.</source>
        <translation>擬似速度の力積は、%2 N s のうち %1 が再利用されます。</translation>
    </message>
    <message>
        <source>Choose a point to see what its match is worth: the step is recomputed without it.</source>
        <translation>点を選ぶと、その対応の効果がわかります。対応なしでステップを再計算します。</translation>
    </message>
    <message>
        <source>The point is gone already.</source>
        <translation>この点はもうありません。</translation>
    </message>
    <message>
        <source>Broken. Undo (Ctrl+Z) restores it.</source>
        <translation>切れています。元に戻す操作（Ctrl+Z）で直ります。</translation>
    </message>
    <message>
        <source>The point is new: there is no match to break.</source>
        <translation>新しい点なので、切る対応がありません。</translation>
    </message>
    <message>
        <source>Step %1 will start without this point&apos;s impulses.</source>
        <translation>ステップ %1 は、この点の力積なしで始まります。</translation>
    </message>
    <message>
        <source>This step is recomputed without this point&apos;s impulses.</source>
        <translation>このステップを、この点の力積なしで再計算します。</translation>
    </message>
</context>
<context>
    <name>solverscope::WatchPanel</name>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Adds what is typed (Enter)</source>
        <translation>入力したものを追加します（Enter）</translation>
    </message>
    <message>
        <source>&amp;Suggestions</source>
        <translation>候補(&amp;S)</translation>
    </message>
    <message>
        <source>Suggests watches for the marked row, the selected body, the sweeps and the steps</source>
        <translation>マークした行、選択した物体、スイープ、ステップのウォッチの候補を示します</translation>
    </message>
    <message>
        <source>What the lines show</source>
        <translation>折れ線に示すもの</translation>
    </message>
    <message>
        <source>lines over steps</source>
        <translation>折れ線: 全ステップ</translation>
    </message>
    <message>
        <source>lines over this step</source>
        <translation>折れ線: このステップ</translation>
    </message>
    <message>
        <source>A watch shows a number at the cursor, and what it was before. Choose one of the &lt;i&gt;Suggestions&lt;/i&gt; – for the marked row or the selected body – or type an expression, such as &lt;tt&gt;residual&lt;/tt&gt;, &lt;tt&gt;v_y(&quot;box_1&quot;)&lt;/tt&gt; or &lt;tt&gt;lambda where kind == friction&lt;/tt&gt;.</source>
        <translation>ウォッチは、カーソルの位置での数値と、それまでの値を示します。&lt;i&gt;候補&lt;/i&gt;からマークした行や選択した物体のものを選ぶか、&lt;tt&gt;residual&lt;/tt&gt;、&lt;tt&gt;v_y(&quot;box_1&quot;)&lt;/tt&gt;、&lt;tt&gt;lambda where kind == friction&lt;/tt&gt; のように式を入力します。</translation>
    </message>
    <message>
        <source>Ch&amp;ange</source>
        <translation>変更(&amp;A)</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>ウォッチ</translation>
    </message>
    <message>
        <source>watch</source>
        <translation>ウォッチ</translation>
    </message>
    <message>
        <source>here</source>
        <translation>現在値</translation>
    </message>
    <message>
        <source>before and after</source>
        <translation>前後の推移</translation>
    </message>
    <message>
        <source>The expression; F2 changes it, Delete removes the watch</source>
        <translation>式。F2 で変更、Delete でウォッチを削除</translation>
    </message>
    <message>
        <source>The last value of this step up to the cursor; – if there is none so far. Enter goes to its stop</source>
        <translation>このステップでカーソルまでに現れた最後の値。まだなければ –。Enter で、値を読み取った停止点へ移動</translation>
    </message>
    <message>
        <source>From the lowest to the highest value; a click goes there</source>
        <translation>最小値から最大値まで。クリックするとそこへ移動</translation>
    </message>
    <message>
        <source>Edit	F2</source>
        <translation>編集	F2</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>削除	Del</translation>
    </message>
    <message>
        <source>Copy	Ctrl+C</source>
        <translation>コピー	Ctrl+C</translation>
    </message>
    <message>
        <source>Of the marked &amp;row</source>
        <translation>マークした行(&amp;R)</translation>
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
        <translation>処理前の Jv</translation>
    </message>
    <message>
        <source>Jv after it</source>
        <translation>処理後の Jv</translation>
    </message>
    <message>
        <source>its clamp</source>
        <translation>クランプ</translation>
    </message>
    <message>
        <source>overlap of its contact</source>
        <translation>接触の重なり</translation>
    </message>
    <message>
        <source>Of the selected &amp;body</source>
        <translation>選択した物体(&amp;B)</translation>
    </message>
    <message>
        <source>Of the &amp;sweeps</source>
        <translation>スイープ(&amp;S)</translation>
    </message>
    <message>
        <source>Of the s&amp;tep</source>
        <translation>ステップ(&amp;T)</translation>
    </message>
    <message>
        <source>%1, since stop %2 of this step</source>
        <translation>%1、このステップの停止点 %2 以降</translation>
    </message>
    <message>
        <source>This step has no such quantity up to the cursor.</source>
        <translation>このステップでは、カーソルまでにこの数値が現れません。</translation>
    </message>
    <message>
        <source>no values so far</source>
        <translation>まだ値がありません</translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation>ステップ: %1</translation>
    </message>
    <message>
        <source>stops: %1</source>
        <translation>停止点: %1</translation>
    </message>
</context>
<context>
    <name>solverscope::WaterfallChart</name>
    <message>
        <source>= the number now</source>
        <translation>= 現在の値</translation>
    </message>
</context>
<context>
    <name>solverscope::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Explore scenes</source>
        <translation>シーンを見る</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比べる</translation>
    </message>
    <message>
        <source>%1 scenes to step through</source>
        <translation>一歩ずつ調べられる %1 個のシーン</translation>
    </message>
    <message>
        <source>warm starting on</source>
        <translation>ウォームスタートあり</translation>
    </message>
    <message>
        <source>Show at start</source>
        <translation>起動時に表示</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Opens a scene file; you can also drop it here</source>
        <translation>シーンのファイルを開きます。ここにドロップすることもできます</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Shows the window (Esc)</source>
        <translation>ウィンドウを表示します（Esc）</translation>
    </message>
    <message>
        <source>◀ Welcome</source>
        <translation>◀ ようこそ</translation>
    </message>
    <message>
        <source>Returns to the start of the welcome page (Esc)</source>
        <translation>三つの入り口に戻ります（Esc）</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>続きから: %1</translation>
    </message>
    <message>
        <source>Compare a stack of two</source>
        <translation>二段の積み重ねで比べる</translation>
    </message>
    <message>
        <source>warm starting off</source>
        <translation>ウォームスタートなし</translation>
    </message>
    <message>
        <source>See how a physics engine keeps things apart: stop its solver at every impulse, forward and back, and change anything.</source>
        <translation>物理エンジンがどうやって物体を重ならせないかを見てみましょう。ソルバーをどの力積でも止め、前後に進み、何でも変えられます。</translation>
    </message>
    <message>
        <source>Warm starting begins each step with the impulses of the last one: with it this tower stands, without it falls.</source>
        <translation>ウォームスタートは各ステップを前のステップの力積から始めます。あればこの塔は立ち、なければ倒れます。</translation>
    </message>
    <message>
        <source>60-second tour</source>
        <translation>60 秒のツアー</translation>
    </message>
    <message>
        <source>Shows what the window can do: a tower, Run, a dragged box, the row card, a comparison</source>
        <translation>ウィンドウでできることを示します。塔、実行、箱のドラッグ、行カード、比較</translation>
    </message>
</context>
<context>
    <name>solverscope::WindowLayout</name>
    <message>
        <source>Shows or hides the panel “%1”</source>
        <translation>パネル「%1」の表示を切り替えます</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
</context>
<context>
    <name>AnswerMarks</name>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>あなたの答え</translation>
    </message>
</context>
<context>
    <name>solverscope::CurveAnswerInput</name>
    <message>
        <source>Sweep %1</source>
        <translation>スイープ %1</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>The curve is on a logarithmic axis: its values are above 0.</source>
        <translation>曲線の軸は対数目盛なので、値は 0 より大きくなければなりません。</translation>
    </message>
    <message>
        <source>Please place every point of the curve: by dragging, with the arrow keys, or by typing its number.</source>
        <translation>曲線のすべての点を置いてください。ドラッグ、矢印キー、または数の入力で置けます。</translation>
    </message>
    <message>
        <source>given</source>
        <translation>与えられた点</translation>
    </message>
    <message>
        <source>your curve</source>
        <translation>あなたの曲線</translation>
    </message>
    <message>
        <source>the right curve</source>
        <translation>正しい曲線</translation>
    </message>
    <message>
        <source>counts as right: up to %1 times more or less</source>
        <translation>%1 倍までの大小は正解</translation>
    </message>
</context>
<context>
    <name>solverscope::CurvePad</name>
    <message>
        <source>Curve over the sweeps</source>
        <translation>スイープごとの曲線</translation>
    </message>
    <message>
        <source>Drag the handles up and down. Left and right choose a handle, up and down move it, with Shift in finer steps.</source>
        <translation>点を上下にドラッグします。左右の矢印キーで点を選び、上下の矢印キーで動かします。Shift を押すと細かく動きます。</translation>
    </message>
    <message>
        <source>Sweep %1: %2 is given.</source>
        <translation>スイープ %1: %2 は与えられています。</translation>
    </message>
    <message>
        <source>Sweep %1, chosen</source>
        <translation>スイープ %1（選択中）</translation>
    </message>
    <message>
        <source>Sweep %1</source>
        <translation>スイープ %1</translation>
    </message>
    <message>
        <source>not placed yet</source>
        <translation>まだ置かれていません</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>正解: %1</translation>
    </message>
    <message>
        <source>sweeps</source>
        <translation>スイープ</translation>
    </message>
</context>
<context>
    <name>solverscope::PlaneAnswerInput</name>
    <message>
        <source>Λ of %1</source>
        <translation>%1 の Λ</translation>
    </message>
    <message>
        <source>Please place the point in the picture, or type both of its numbers.</source>
        <translation>図に点を置くか、両方の数を入力してください。</translation>
    </message>
    <message>
        <source>%1 is satisfied</source>
        <translation>%1 が満たされる</translation>
    </message>
    <message>
        <source>visits (■ clamped)</source>
        <translation>処理（■ クランプ）</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>outside the bounds</source>
        <translation>限界の外</translation>
    </message>
    <message>
        <source>your point</source>
        <translation>あなたの点</translation>
    </message>
    <message>
        <source>the right point</source>
        <translation>正しい点</translation>
    </message>
</context>
<context>
    <name>solverscope::PlanePad</name>
    <message>
        <source>Plane of the two impulses</source>
        <translation>2 つの力積の平面</translation>
    </message>
    <message>
        <source>Click or drag to place the point. The arrow keys move it, with Shift ten times as far.</source>
        <translation>クリックまたはドラッグで点を置きます。矢印キーで動かせ、Shift を押すと 10 倍動きます。</translation>
    </message>
    <message>
        <source>Across: %1, up: %2. Now at %3.</source>
        <translation>横: %1、縦: %2。現在: %3。</translation>
    </message>
    <message>
        <source>Your point: %1.</source>
        <translation>あなたの点: %1。</translation>
    </message>
    <message>
        <source>The right point: %1.</source>
        <translation>正しい点: %1。</translation>
    </message>
</context>
<context>
    <name>solverscope::RowsAnswerInput</name>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Column of %1 [1/kg]</source>
        <translation>%1 の列 [1/kg]</translation>
    </message>
    <message>
        <source>○ missed</source>
        <translation>○ 見落とし</translation>
    </message>
    <message>
        <source>✓ right</source>
        <translation>✓ 正解</translation>
    </message>
    <message>
        <source>✗ wrong</source>
        <translation>✗ 誤り</translation>
    </message>
    <message>
        <source>Please tick at least one row.</source>
        <translation>少なくとも 1 行に印を付けてください。</translation>
    </message>
</context>
<context>
    <name>solverscope::ScoreLabel</name>
    <message>
        <source>yours %1, par %2</source>
        <translation>あなたの結果 %1、目標 %2</translation>
    </message>
    <message>
        <source>par %1</source>
        <translation>目標 %1</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>○ %1: there is a better solution. Check counts again.</source>
        <translation>○ %1: もっと良い解があります。「確認」でもう一度数えます。</translation>
    </message>
</context>
<context>
    <name>solverscope::CodeList</name>
    <message>
        <source>leads to its moment</source>
        <translation>その時点に移動します</translation>
    </message>
    <message>
        <source>the debugger is here</source>
        <translation>デバッガーはここです</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>不正解</translation>
    </message>
</context>
<context>
    <name>solverscope::OrderLinesAnswer</name>
    <message>
        <source>Drag the lines, or move the selected one with Alt+Up and Alt+Down.</source>
        <translation>行をドラッグするか、選択した行を Alt+↑ と Alt+↓ で移動します。</translation>
    </message>
    <message>
        <source>Your order</source>
        <translation>あなたの順序</translation>
    </message>
    <message>
        <source>Lines to put in order</source>
        <translation>並べ替える行</translation>
    </message>
    <message>
        <source>The right order</source>
        <translation>正しい順序</translation>
    </message>
    <message>
        <source>Right order</source>
        <translation>正しい順序</translation>
    </message>
    <message>
        <source>Moves the selected line up (Alt+Up)</source>
        <translation>選択した行を上に移動します (Alt+↑)</translation>
    </message>
    <message>
        <source>Moves the selected line down (Alt+Down)</source>
        <translation>選択した行を下に移動します (Alt+↓)</translation>
    </message>
    <message>
        <source>Please put the lines in order.</source>
        <translation>行を正しい順序に並べてください。</translation>
    </message>
</context>
<context>
    <name>solverscope::PickLineAnswer</name>
    <message>
        <source>Your pick: a line</source>
        <translation>あなたの選択：行</translation>
    </message>
    <message>
        <source>What should it be?</source>
        <translation>正しくはどれですか。</translation>
    </message>
    <message>
        <source>Please pick a line.</source>
        <translation>行を選んでください。</translation>
    </message>
    <message>
        <source>Please choose what the line should be.</source>
        <translation>その行が正しくはどうあるべきかを選んでください。</translation>
    </message>
</context>
<context>
    <name>solverscope::ProgramWidget</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copies the whole program</source>
        <translation>プログラム全体をコピーします</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Saves the program in a file</source>
        <translation>プログラムをファイルに保存します</translation>
    </message>
    <message>
        <source>Program %1</source>
        <translation>プログラム %1</translation>
    </message>
    <message>
        <source>A line with a dot leads to its moment: click it, or press Up, Down and Return.</source>
        <translation>点の付いた行はその時点につながっています。クリックするか、↑、↓ と Enter を押してください。</translation>
    </message>
    <message>
        <source>Save program</source>
        <translation>プログラムを保存</translation>
    </message>
    <message>
        <source>C++ (*.cpp)</source>
        <translation>C++ (*.cpp)</translation>
    </message>
    <message>
        <source>%1: cannot be written</source>
        <translation>%1: 書き込めません</translation>
    </message>
</context>
<context>
    <name>solverscope::WatchWidget</name>
    <message>
        <source>Play again</source>
        <translation>もう一度再生</translation>
    </message>
    <message>
        <source>Shows both runs again; the scene of the lesson stays as it is</source>
        <translation>両方の実行をもう一度表示します。レッスンのシーンはそのままです</translation>
    </message>
    <message>
        <source>Two runs side by side. On the left: %1. On the right, mended: %2</source>
        <translation>並べて示した 2 つの実行。左：%1。右（直したもの）：%2</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>article %1: %2</source>
        <translation>記事 %1: %2</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>単位なし</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>単位 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>solverscope::SkillMap</name>
    <message>
        <source>○ not yet</source>
        <translation>○ まだ</translation>
    </message>
    <message>
        <source>◐ seen</source>
        <translation>◐ 学習中</translation>
    </message>
    <message>
        <source>● can</source>
        <translation>● できる</translation>
    </message>
    <message>
        <source>↻ review</source>
        <translation>↻ 復習</translation>
    </message>
    <message>
        <source>☰ Lessons</source>
        <translation>☰ レッスン</translation>
    </message>
    <message>
        <source>Returns to the table of contents</source>
        <translation>目次に戻ります</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>%1: the lesson has not been begun. %2: begun, or not everything was right. %3: everything was right. %4: a question of it is due for review.</source>
        <translation>%1：まだ始めていません。%2：始めたか、正しくない答えがあります。%3：すべて正解です。%4：復習する質問があります。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>You can %1</source>
        <translation>%1ことができます</translation>
    </message>
    <message>
        <source>Lesson %1, %2</source>
        <translation>レッスン %1、%2</translation>
    </message>
    <message>
        <source>%1 of %2 skills</source>
        <translation>できること：%2 個中 %1 個</translation>
    </message>
</context>
<context>
    <name>solverscope::StepMap</name>
    <message>
        <source>Where in the step the cursor is</source>
        <translation>ステップの中でのカーソルの位置</translation>
    </message>
    <message>
        <source>This stage does not go there.</source>
        <translation>この段階はそこへは行きません。</translation>
    </message>
    <message>
        <source>It is hidden until you have answered.</source>
        <translation>答えるまで隠されています。</translation>
    </message>
    <message>
        <source>sub-step %1 of %2</source>
        <translation>サブステップ %1 / %2</translation>
    </message>
</context>
<context>
    <name>solverscope::StepMapBox</name>
    <message>
        <source>start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>The bodies as the last step left them.</source>
        <translation>前のステップが残したままの物体です。</translation>
    </message>
    <message>
        <source>collide</source>
        <translation>衝突検出</translation>
    </message>
    <message>
        <source>Finds the contacts and matches them with those of the last step.</source>
        <translation>接触を見つけ、前のステップの接触と対応させます。</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>Gravity and other forces change the velocities: v ← v + g h.</source>
        <translation>重力などの力が速度を変えます：v ← v + g h。</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Builds the rows from contacts and joints: direction, effective mass, bias.</source>
        <translation>接触とジョイントから行を作ります。方向、有効質量、バイアスです。</translation>
    </message>
    <message>
        <source>warm start</source>
        <translation>ウォームスタート</translation>
    </message>
    <message>
        <source>Applies the impulses of the last step as a first guess.</source>
        <translation>前のステップの力積を最初の推測として加えます。</translation>
    </message>
    <message>
        <source>sweeps</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>Goes over all rows again and again; each visit changes the velocities of two bodies.</source>
        <translation>すべての行を繰り返し処理します。一回の処理で二つの物体の速度が変わります。</translation>
    </message>
    <message>
        <source>pseudo start</source>
        <translation>擬似速度の開始</translation>
    </message>
    <message>
        <source>Applies the pseudo-impulses of the last step as a first guess.</source>
        <translation>前のステップの擬似力積を最初の推測として加えます。</translation>
    </message>
    <message>
        <source>pseudo sweeps</source>
        <translation>擬似速度のスイープ</translation>
    </message>
    <message>
        <source>Computes the pseudo-velocities that move overlap apart.</source>
        <translation>重なりを離す擬似速度を計算します。</translation>
    </message>
    <message>
        <source>move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Moves the bodies with their velocities: x ← x + v h.</source>
        <translation>物体を速度に従って動かします：x ← x + v h。</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Measures the position errors and builds rows from them.</source>
        <translation>位置の誤差を測り、そこから行を作ります。</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>補正</translation>
    </message>
    <message>
        <source>Sweeps that move the bodies themselves until their errors are small.</source>
        <translation>誤差が小さくなるまで物体そのものを動かすスイープです。</translation>
    </message>
    <message>
        <source>velocities</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Takes the velocities from how far the bodies have moved.</source>
        <translation>物体が動いた距離から速度を求めます。</translation>
    </message>
    <message>
        <source>relax</source>
        <translation>緩和</translation>
    </message>
    <message>
        <source>Sweeps without bias, which remove the velocity that pushed overlap apart.</source>
        <translation>重なりを離した速度を取り除く、バイアスなしのスイープです。</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>跳ね返り</translation>
    </message>
    <message>
        <source>Applies the bounces.</source>
        <translation>跳ね返りを加えます。</translation>
    </message>
    <message>
        <source>end</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>Keeps the impulses for the next step.</source>
        <translation>次のステップのために力積を残します。</translation>
    </message>
    <message>
        <source>The cursor is here.</source>
        <translation>カーソルはここです。</translation>
    </message>
    <message>
        <source>Done already in this step.</source>
        <translation>このステップではもう済みました。</translation>
    </message>
    <message>
        <source>Still to come in this step.</source>
        <translation>このステップではこれからです。</translation>
    </message>
</context>
<context>
    <name>solverscope::CapstoneText</name>
    <message>
        <source>%1, friction</source>
        <translation>%1、摩擦</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>%1, sweep %2</source>
        <translation>%1、スイープ %2</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>一つの行</translation>
    </message>
    <message>
        <source>Many rows</source>
        <translation>多くの行</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>摩擦</translation>
    </message>
    <message>
        <source>Warm start</source>
        <translation>ウォームスタート</translation>
    </message>
    <message>
        <source>Position correction</source>
        <translation>位置の補正</translation>
    </message>
    <message>
        <source>A stack of ten</source>
        <translation>十個の積み重ね</translation>
    </message>
    <message>
        <source>%1: there are contacts, but no rows.</source>
        <translation>%1: 接触はありますが、行がありません。</translation>
    </message>
    <message>
        <source>%1: %2 has a row twice.</source>
        <translation>%1: %2 に行が二つあります。</translation>
    </message>
    <message>
        <source>%1: %2 has no row.</source>
        <translation>%1: %2 に行がありません。</translation>
    </message>
    <message>
        <source>%1, %2: n has %3 where %4 is expected.</source>
        <translation>%1、%2: n の成分が %3 です。正しくは %4 です。</translation>
    </message>
    <message>
        <source>%1, %2: the lever arm on %3 is %4, expected %5.</source>
        <translation>%1、%2: 物体 %3 の腕が %4 です。正しくは %5 です。</translation>
    </message>
    <message>
        <source>%1, %2: the effective mass is %3, expected %4.</source>
        <translation>%1、%2: 有効質量が %3 です。正しくは %4 です。</translation>
    </message>
    <message>
        <source>%1, %2: the bias is %3, expected %4.</source>
        <translation>%1、%2: バイアスが %3 です。正しくは %4 です。</translation>
    </message>
    <message>
        <source>%1: the velocity of %2 changes from %3 to %4 without a visit.</source>
        <translation>%1: 処理していないのに、物体 %2 の速度が %3 から %4 に変わりました。</translation>
    </message>
    <message>
        <source>%1, %2: Λ begins with %3, expected %4.</source>
        <translation>%1、%2: Λ が %3 から始まっています。正しくは %4 です。</translation>
    </message>
    <message>
        <source>%1, warm start of %2: the velocity of %3 becomes %4, expected %5.</source>
        <translation>%1、%2 のウォームスタート: 物体 %3 の速度が %4 になりました。正しくは %5 です。</translation>
    </message>
    <message>
        <source>%1: %2 is visited %3 times.</source>
        <translation>%1: %2 の処理が %3 回です。</translation>
    </message>
    <message>
        <source>%1: the number of reported sweeps is %2, expected %3.</source>
        <translation>%1: 報告されたスイープは %2 回です。正しくは %3 回です。</translation>
    </message>
    <message>
        <source>%1, %2: Λ after the visit is %3, expected %4.</source>
        <translation>%1、%2: 処理の後の Λ が %3 です。正しくは %4 です。</translation>
    </message>
    <message>
        <source>%1, %2: Λ is right, but the velocity of %3 becomes %4, expected %5.</source>
        <translation>%1、%2: Λ は正しいですが、物体 %3 の速度が %4 になりました。正しくは %5 です。</translation>
    </message>
    <message>
        <source>%1: %2 is %3 m (or rad) from its place; the stack has fallen.</source>
        <translation>%1: 物体 %2 が元の場所から %3 m（または rad）離れました。積み重ねが崩れました。</translation>
    </message>
    <message>
        <source>The reference computes with %1.</source>
        <translation>基準の計算に使った数: %1。</translation>
    </message>
    <message>
        <source>This explains %1 of the %2 differences of this kind.</source>
        <translation>この種の違い %2 個のうち %1 個がこれで説明できます。</translation>
    </message>
</context>
<context>
    <name>solverscope::CapstoneWidget</name>
    <message>
        <source>Level %1: %2</source>
        <translation>レベル %1: %2</translation>
    </message>
    <message>
        <source>New file from the template…</source>
        <translation>ひな型から新規ファイル…</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Takes a C++ file of yours, or a trace that your engine has written</source>
        <translation>自分の C++ ファイル、または自分のエンジンが書いたトレースを使います</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>エディターで開く</translation>
    </message>
    <message>
        <source>Opens the file with the program of your desktop</source>
        <translation>デスクトップの既定のプログラムでファイルを開きます</translation>
    </message>
    <message>
        <source>Build and check</source>
        <translation>ビルドして確かめる</translation>
    </message>
    <message>
        <source>Builds the file and checks it on fresh problems, level by level up to this one</source>
        <translation>ファイルをビルドし、このレベルまで順に、新しい問題で確かめます</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>Go to this moment</source>
        <translation>この瞬間へ移る</translation>
    </message>
    <message>
        <source>Opens the trace of your solver where it goes wrong; the lesson waits</source>
        <translation>自分のソルバーのトレースを、間違えたところで開きます。レッスンは待っています</translation>
    </message>
    <message>
        <source>New solver</source>
        <translation>新しいソルバー</translation>
    </message>
    <message>
        <source>C++ (*.cpp)</source>
        <translation>C++ (*.cpp)</translation>
    </message>
    <message>
        <source>Your solver</source>
        <translation>自分のソルバー</translation>
    </message>
    <message>
        <source>Solvers and traces (*.cpp *.cc *.cxx *.jsonl);;All files (*)</source>
        <translation>ソルバーとトレース (*.cpp *.cc *.cxx *.jsonl);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>No program opens “%1”.</source>
        <translation>「%1」を開くプログラムがありません。</translation>
    </message>
    <message>
        <source>Building…</source>
        <translation>ビルド中…</translation>
    </message>
    <message>
        <source>Level %1, problem %2 of %3…</source>
        <translation>レベル %1、問題 %2 / %3…</translation>
    </message>
    <message>
        <source>No file yet. Begin with the template, or choose a file of your own.</source>
        <translation>まだファイルがありません。ひな型から始めるか、自分のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Your file: %1</source>
        <translation>自分のファイル: %1</translation>
    </message>
    <message>
        <source>✓ Passed with %1.</source>
        <translation>✓ %1 で合格しました。</translation>
    </message>
    <message>
        <source>Writes a file to begin with, and the header that it includes next to it</source>
        <translation>書き始めるためのファイルと、その隣にインクルードされるヘッダーを書き出します</translation>
    </message>
    <message>
        <source>See the reference</source>
        <translation>基準を見る</translation>
    </message>
    <message>
        <source>Opens the problem at the same moment as a scene; the lesson waits</source>
        <translation>問題を同じ瞬間のシーンとして開きます。レッスンは待っています</translation>
    </message>
</context>
<context>
    <name>solverscope::RefreshThrottle</name>
    <message>
        <source>Every step has about %1 events, too many to be read while they pass: this panel follows when the run is paused.</source>
        <translation>各ステップには約 %1 個のイベントがあり、再生中に読むには多すぎます。このパネルは再生を一時停止すると更新されます。</translation>
    </message>
</context>
<context>
    <name>solverscope::FrameOverlay</name>
    <message>
        <source>Where the time of a frame goes</source>
        <translation>フレームの時間の内訳</translation>
    </message>
    <message>
        <source>frame (%1 per second), ms</source>
        <translation>フレーム（毎秒 %1）、ms</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>physics, in a thread of its own</source>
        <translation>物理（別スレッド）</translation>
    </message>
    <message>
        <source>events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>events, in a thread of its own</source>
        <translation>イベント（別スレッド）</translation>
    </message>
    <message>
        <source>other views</source>
        <translation>そのほかのパネル</translation>
    </message>
    <message>
        <source>painting</source>
        <translation>描画</translation>
    </message>
    <message>
        <source>waiting, and the rest</source>
        <translation>待ち時間とその他</translation>
    </message>
    <message>
        <source>Press Run: the times of a frame appear here.</source>
        <translation>「実行」を押すと、フレームの時間がここに表示されます。</translation>
    </message>
</context>
<context>
    <name>solverscope::SolverCheckText</name>
    <message>
        <source>it used memory that is not its own, such as an element past the end of a vector</source>
        <translation>自分のものでないメモリ（ベクトルの末尾より先の要素など）を使いました</translation>
    </message>
    <message>
        <source>it was aborted, as by an exception or for want of memory</source>
        <translation>例外やメモリ不足などで中断されました</translation>
    </message>
    <message>
        <source>it divided a whole number by zero</source>
        <translation>整数を 0 で割りました</translation>
    </message>
    <message>
        <source>signal %1</source>
        <translation>シグナル %1</translation>
    </message>
    <message>
        <source>The program cannot be started.</source>
        <translation>プログラムを起動できません。</translation>
    </message>
    <message>
        <source>The program crashed: %1.</source>
        <translation>プログラムが異常終了しました: %1。</translation>
    </message>
    <message>
        <source>The program was still running after %1 s and was stopped. Does a loop never end?</source>
        <translation>プログラムは %1 s を過ぎても終わらないので止めました。終わらないループはありませんか。</translation>
    </message>
    <message>
        <source>The program printed more than 1 MB and was stopped.</source>
        <translation>プログラムは 1 MB より多く出力したので止めました。</translation>
    </message>
    <message>
        <source>The program wrote a file of more than 256 MB and was stopped. Are rows visited without an end?</source>
        <translation>プログラムは 256 MB より大きいファイルを書いたので止めました。行の処理が終わらないのではありませんか。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>取り消しました。</translation>
    </message>
    <message>
        <source>The program ended with exit status %1.</source>
        <translation>プログラムは終了コード %1 で終わりました。</translation>
    </message>
    <message>
        <source>The trace cannot be compared: %1</source>
        <translation>トレースを比べられません: %1</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>「%1」を読めません。</translation>
    </message>
    <message>
        <source>“%1” cannot be compared: %2</source>
        <translation>「%1」を比べられません: %2</translation>
    </message>
    <message>
        <source>No C++ compiler was found: neither c++, g++ nor clang++ is on the PATH. On Debian, install one with: sudo apt install g++</source>
        <translation>C++ コンパイラが見つかりません。PATH に c++、g++、clang++ のどれもありません。Debian では次のコマンドで入ります: sudo apt install g++</translation>
    </message>
    <message>
        <source>Nothing can be written into “%1”.</source>
        <translation>「%1」に書き込めません。</translation>
    </message>
    <message>
        <source>The compiler does not accept the file:</source>
        <translation>コンパイラがこのファイルを受け付けません:</translation>
    </message>
    <message>
        <source>The compiler was stopped after one minute.</source>
        <translation>コンパイラを一分で止めました。</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>passed: %1 rows and %2 visits agree with the reference.</source>
        <translation>合格: 行 %1 個と処理 %2 回が基準と一致しました。</translation>
    </message>
</context>
<context>
    <name>solverscope::SolverMistakeText</name>
    <message>
        <source>Fill step.rows with a row for each contact, then call step.built().</source>
        <translation>接触ごとに行を step.rows に入れてから、step.built() を呼びます。</translation>
    </message>
    <message>
        <source>Every contact needs a row along its normal.</source>
        <translation>どの接触にも、法線に沿った行が必要です。</translation>
    </message>
    <message>
        <source>A contact with friction needs a second row, across the normal.</source>
        <translation>摩擦のある接触には、法線と直角の第二の行が必要です。</translation>
    </message>
    <message>
        <source>A contact has one row along its normal and at most one for friction.</source>
        <translation>一つの接触の行は、法線に沿った一つと、摩擦の高々一つです。</translation>
    </message>
    <message>
        <source>The row points from B to A. The contact&apos;s normal points from A to B; use it as it is.</source>
        <translation>行が B から A を向いています。接触の法線は A から B を向いているので、そのまま使います。</translation>
    </message>
    <message>
        <source>The friction row has the direction of the normal. Friction acts across it: left(normal).</source>
        <translation>摩擦の行が法線の方向になっています。摩擦はそれと直角に働きます。left(normal) です。</translation>
    </message>
    <message>
        <source>The normal row has the direction of the friction row.</source>
        <translation>法線の行が摩擦の行の方向になっています。</translation>
    </message>
    <message>
        <source>The lever arm is missing: w = r × n, with r from the body&apos;s centre to the contact point.</source>
        <translation>腕が抜けています。w = r × n で、r は物体の中心から接触点へのベクトルです。</translation>
    </message>
    <message>
        <source>The lever arm has the wrong sign. It is r × n, not n × r, and r leads from the centre to the point: point − position.</source>
        <translation>腕の符号が逆です。n × r ではなく r × n で、r は中心から点へ向かいます。point − position です。</translation>
    </message>
    <message>
        <source>r is the contact point itself. It has to begin at the body&apos;s centre: r = point − position.</source>
        <translation>r が接触点そのものです。物体の中心から測ります。r = point − position です。</translation>
    </message>
    <message>
        <source>The lever arms of A and B are exchanged.</source>
        <translation>A と B の腕が入れ替わっています。</translation>
    </message>
    <message>
        <source>The friction row has the lever arms of the normal row. Compute them with its own direction.</source>
        <translation>摩擦の行が法線の行の腕を使っています。自分の方向で計算します。</translation>
    </message>
    <message>
        <source>That is the dot product r · n. The lever arm is the cross product r × n.</source>
        <translation>それは内積 r · n です。腕は外積 r × n です。</translation>
    </message>
    <message>
        <source>The effective mass leaves out the rotation: K = 1/mA + 1/mB + wA²/IA + wB²/IB.</source>
        <translation>有効質量に回転が入っていません。K = 1/mA + 1/mB + wA²/IA + wB²/IB です。</translation>
    </message>
    <message>
        <source>The squares of the lever arms are not divided by the moments of inertia: multiply them by invInertia.</source>
        <translation>腕の二乗を慣性モーメントで割っていません。invInertia を掛けます。</translation>
    </message>
    <message>
        <source>The lever arms have to be squared in K.</source>
        <translation>K では腕を二乗します。</translation>
    </message>
    <message>
        <source>K counts one of the two bodies only in part, or not at all. Both resist: add the terms of A and of B.</source>
        <translation>K が二つの物体の一方を一部しか、または全く数えていません。両方が抵抗するので、A と B の項を足します。</translation>
    </message>
    <message>
        <source>That is K itself. The effective mass is 1/K.</source>
        <translation>それは K そのものです。有効質量は 1/K です。</translation>
    </message>
    <message>
        <source>The friction row uses the effective mass of the normal row. Its lever arms are others, and so is its mass.</source>
        <translation>摩擦の行が法線の行の有効質量を使っています。腕が違うので、質量も違います。</translation>
    </message>
    <message>
        <source>The bias has the wrong sign. It is added to Jv, so that bodies part if it is negative.</source>
        <translation>バイアスの符号が逆です。Jv に足すので、負のときに物体が離れます。</translation>
    </message>
    <message>
        <source>The whole overlap is to go in one step. Take the share β of it only.</source>
        <translation>重なりを一ステップですべて取り除こうとしています。割合 β だけにします。</translation>
    </message>
    <message>
        <source>The slop is not subtracted: only the overlap beyond it is corrected, max(depth − slop, 0).</source>
        <translation>スロップを引いていません。補正するのはそれを超える重なりだけです。max(depth − slop, 0) です。</translation>
    </message>
    <message>
        <source>That is max(depth, slop), which pushes even contacts without an overlap apart. Subtract the slop: max(depth − slop, 0).</source>
        <translation>max(depth, slop) になっています。これでは重なりのない接触まで押し離されます。スロップを引きます。max(depth − slop, 0) です。</translation>
    </message>
    <message>
        <source>The slop is added to the depth. It has to be subtracted.</source>
        <translation>スロップを深さに足しています。引かなければなりません。</translation>
    </message>
    <message>
        <source>The bias is a length. It has to be a speed: divide by h.</source>
        <translation>バイアスが長さになっています。速さでなければならないので、h で割ります。</translation>
    </message>
    <message>
        <source>The bias is multiplied by h. The overlap is to go within one step: divide by h.</source>
        <translation>バイアスに h を掛けています。重なりは一ステップのうちに除くので、h で割ります。</translation>
    </message>
    <message>
        <source>Contacts less deep than the slop are pulled together. Cut off at zero: max(depth − slop, 0).</source>
        <translation>スロップより浅い接触が引き寄せられます。0 で切ります。max(depth − slop, 0) です。</translation>
    </message>
    <message>
        <source>The bias is missing: it removes the share β of the overlap beyond the slop.</source>
        <translation>バイアスがありません。スロップを超えた重なりの割合 β を取り除くものです。</translation>
    </message>
    <message>
        <source>The friction row has the bias of its normal row. Friction only stops the sliding: its bias is 0.</source>
        <translation>摩擦の行が法線の行のバイアスを持っています。摩擦は滑りを止めるだけで、バイアスは 0 です。</translation>
    </message>
    <message>
        <source>There is a bias although step.beta is 0 here. Use step.beta and not a number of your own.</source>
        <translation>ここでは step.beta が 0 なのに、バイアスがあります。自分の数値ではなく step.beta を使います。</translation>
    </message>
    <message>
        <source>Gravity has acted already when solve() is called; it acts twice now.</source>
        <translation>solve() が呼ばれる時点で重力はもう働いています。今は二度働いています。</translation>
    </message>
    <message>
        <source>Between two reports velocities change only in the visit that is reported. Call step.visited() or step.warmStarted() right after each row, and change nothing else.</source>
        <translation>二つの報告の間で速度が変わるのは、報告する処理の中だけです。各行のすぐ後に step.visited() または step.warmStarted() を呼び、ほかは変えないでください。</translation>
    </message>
    <message>
        <source>The row begins at 0, but the same contact had an impulse at the end of the last step. Keep it and begin with it.</source>
        <translation>行が 0 から始まっていますが、同じ接触には前のステップの終わりに力積がありました。それを保存し、そこから始めます。</translation>
    </message>
    <message>
        <source>Λ begins with the old impulse, but the velocities do not have it. Apply it to both bodies, too.</source>
        <translation>Λ は古い力積から始まっていますが、速度に反映されていません。両方の物体にも加えます。</translation>
    </message>
    <message>
        <source>The old impulse is applied to the velocities, but Λ begins at 0. Then the bounds hold for the wrong sum.</source>
        <translation>古い力積は速度に加えていますが、Λ が 0 から始まっています。これでは限界が誤った和に掛かります。</translation>
    </message>
    <message>
        <source>The old impulse is applied twice.</source>
        <translation>古い力積を二度加えています。</translation>
    </message>
    <message>
        <source>The old impulse is applied with the wrong sign.</source>
        <translation>古い力積を逆の符号で加えています。</translation>
    </message>
    <message>
        <source>The old impulse is applied to A only.</source>
        <translation>古い力積を A だけに加えています。</translation>
    </message>
    <message>
        <source>The old impulse is applied to B only.</source>
        <translation>古い力積を B だけに加えています。</translation>
    </message>
    <message>
        <source>The row has the impulse of the row that was at this place in the last step. Contacts come and go: match them by a, b and feature, not by their place.</source>
        <translation>行が、前のステップで同じ位置にあった行の力積を持っています。接触は現れたり消えたりするので、位置ではなく a、b、feature で対応させます。</translation>
    </message>
    <message>
        <source>The impulse belongs to the same feature of two other bodies. Match a, b and feature together.</source>
        <translation>それは別の二物体の同じ特徴の力積です。a、b、feature をまとめて対応させます。</translation>
    </message>
    <message>
        <source>The impulse belongs to another point of the same two bodies. Match the feature, too: it tells their points apart.</source>
        <translation>それは同じ二物体の別の点の力積です。feature も対応させます。点を区別するのは feature です。</translation>
    </message>
    <message>
        <source>The normal row and the friction row of a contact share an impulse. Keep one for each: match the kind, too.</source>
        <translation>接触の法線の行と摩擦の行が一つの力積を共有しています。それぞれに保存します。kind も対応させます。</translation>
    </message>
    <message>
        <source>The contact did not exist in the last step. Forget impulses of contacts that have ended.</source>
        <translation>この接触は前のステップにはありませんでした。終わった接触の力積は捨てます。</translation>
    </message>
    <message>
        <source>You keep what the last visit added. Keep the sum Λ.</source>
        <translation>最後の処理が加えた分を保存しています。和 Λ を保存します。</translation>
    </message>
    <message>
        <source>Friction begins at 0. Friction rows need their old impulse as well as normal rows.</source>
        <translation>摩擦が 0 から始まっています。法線の行と同じく、摩擦の行にも古い力積が必要です。</translation>
    </message>
    <message>
        <source>Call step.swept() after each sweep, that is each pass over the rows.</source>
        <translation>スイープのたびに、つまり行を一巡するたびに step.swept() を呼びます。</translation>
    </message>
    <message>
        <source>Make step.iterations sweeps.</source>
        <translation>step.iterations 回スイープします。</translation>
    </message>
    <message>
        <source>Make no more than step.iterations sweeps.</source>
        <translation>スイープは step.iterations 回までにします。</translation>
    </message>
    <message>
        <source>A sweep visits every row.</source>
        <translation>スイープではすべての行を処理します。</translation>
    </message>
    <message>
        <source>A sweep visits every row once. Does step.swept() follow each sweep?</source>
        <translation>スイープではどの行も一度だけ処理します。スイープのたびに step.swept() を呼んでいますか。</translation>
    </message>
    <message>
        <source>Jv or the impulse has the wrong sign: λ = −m (Jv + bias), and Jv is the velocity of B minus that of A: n·vB + wB ωB − n·vA − wA ωA.</source>
        <translation>Jv か力積の符号が逆です。λ = −m (Jv + bias) で、Jv は B の速度から A の速度を引いたものです。n·vB + wB ωB − n·vA − wA ωA です。</translation>
    </message>
    <message>
        <source>Jv leaves out the rotation: + wB ωB − wA ωA.</source>
        <translation>Jv に回転が入っていません。+ wB ωB − wA ωA を足します。</translation>
    </message>
    <message>
        <source>Jv has the velocity of one body only.</source>
        <translation>Jv に一方の物体の速度しか入っていません。</translation>
    </message>
    <message>
        <source>The rotation enters Jv with the wrong sign: + wB ωB − wA ωA.</source>
        <translation>Jv の回転の符号が逆です。+ wB ωB − wA ωA です。</translation>
    </message>
    <message>
        <source>The bias is subtracted from Jv. It is added: λ = −m (Jv + bias).</source>
        <translation>バイアスを Jv から引いています。足します。λ = −m (Jv + bias) です。</translation>
    </message>
    <message>
        <source>The visit leaves out the row&apos;s bias: λ = −m (Jv + bias).</source>
        <translation>処理に行のバイアスが入っていません。λ = −m (Jv + bias) です。</translation>
    </message>
    <message>
        <source>The velocity is taken for the impulse. Multiply by the effective mass.</source>
        <translation>速度を力積としています。有効質量を掛けます。</translation>
    </message>
    <message>
        <source>The velocity is divided by the effective mass. Multiply by it.</source>
        <translation>速度を有効質量で割っています。掛けます。</translation>
    </message>
    <message>
        <source>The visit to the friction row uses the effective mass of the normal row.</source>
        <translation>摩擦の行の処理が法線の行の有効質量を使っています。</translation>
    </message>
    <message>
        <source>The impulse of this visit is clamped. Clamp the sum Λ: a later visit may take back a part of what an earlier one gave.</source>
        <translation>この処理の力積をクランプしています。和 Λ をクランプします。後の処理は、前に与えた分の一部を取り戻せます。</translation>
    </message>
    <message>
        <source>The bounds are not applied.</source>
        <translation>限界が掛かっていません。</translation>
    </message>
    <message>
        <source>Λ is the impulse of this visit alone. Add it to the sum of the visits before.</source>
        <translation>Λ がこの処理だけの力積です。それまでの処理の和に足します。</translation>
    </message>
    <message>
        <source>The visit uses the velocities from the beginning of the sweep. Use those that the rows before it have left.</source>
        <translation>処理がスイープの始めの速度を使っています。前の行が残した速度を使います。</translation>
    </message>
    <message>
        <source>Friction acts in both directions: its lower bound is −μΛn, not 0.</source>
        <translation>摩擦は両方向に働きます。下限は 0 ではなく −μΛn です。</translation>
    </message>
    <message>
        <source>The friction row has the bounds of a normal row. Its bounds are −μΛn and μΛn.</source>
        <translation>摩擦の行が法線の行の限界を持っています。その限界は −μΛn と μΛn です。</translation>
    </message>
    <message>
        <source>The bound of friction is μ alone. Multiply it by Λ of the normal row.</source>
        <translation>摩擦の限界が μ だけです。法線の行の Λ を掛けます。</translation>
    </message>
    <message>
        <source>The bound of friction comes from what the last visit added to the normal row. Take its sum Λ.</source>
        <translation>摩擦の限界が、法線の行の最後の処理が加えた分から来ています。その和 Λ を使います。</translation>
    </message>
    <message>
        <source>The bound of friction comes from Λ of the normal row before the sweeps. Take its present Λ.</source>
        <translation>摩擦の限界が、スイープ前の法線の行の Λ から来ています。今の Λ を使います。</translation>
    </message>
    <message>
        <source>The bound of friction comes from Λ of the normal row after the last sweep. Take its present Λ.</source>
        <translation>摩擦の限界が、前のスイープの後の法線の行の Λ から来ています。今の Λ を使います。</translation>
    </message>
    <message>
        <source>The bound of friction comes from Λ of a wrong row. Take that of the normal row of the same contact.</source>
        <translation>摩擦の限界が、違う行の Λ から来ています。同じ接触の法線の行の Λ を使います。</translation>
    </message>
    <message>
        <source>The impulse is not applied: the velocities stay as they are. (Copies of bodies do not change the bodies.)</source>
        <translation>力積を加えていません。速度が変わっていません。（物体のコピーを変えても、物体は変わりません。）</translation>
    </message>
    <message>
        <source>The impulse is not applied to A. It gets −Δλ when B gets +Δλ.</source>
        <translation>力積を A に加えていません。B が +Δλ を受けるとき、A は −Δλ を受けます。</translation>
    </message>
    <message>
        <source>The impulse is not applied to B.</source>
        <translation>力積を B に加えていません。</translation>
    </message>
    <message>
        <source>A is pushed in the same direction as B. It gets −Δλ.</source>
        <translation>A を B と同じ向きに押しています。A は −Δλ を受けます。</translation>
    </message>
    <message>
        <source>The impulse acts in the wrong direction: B is pushed along n, A the other way.</source>
        <translation>力積の向きが逆です。B は n の向きに、A は反対に押します。</translation>
    </message>
    <message>
        <source>The impulse changes only v. It also changes ω, by w Δλ / I.</source>
        <translation>力積が v しか変えていません。ω も w Δλ / I だけ変えます。</translation>
    </message>
    <message>
        <source>ω changes in the wrong direction: A gets −wA Δλ / IA, B gets +wB Δλ / IB.</source>
        <translation>ω の変わる向きが逆です。A は −wA Δλ / IA、B は +wB Δλ / IB を受けます。</translation>
    </message>
    <message>
        <source>The whole sum Λ is applied. Apply only what this visit has changed: Δλ.</source>
        <translation>和 Λ をすべて加えています。この処理で変わった分 Δλ だけを加えます。</translation>
    </message>
    <message>
        <source>The impulse is applied as it was before the bounds. Apply the change of the clamped sum.</source>
        <translation>限界を掛ける前の力積を加えています。クランプした和の変化を加えます。</translation>
    </message>
    <message>
        <source>The impulse is applied twice.</source>
        <translation>力積を二度加えています。</translation>
    </message>
    <message>
        <source>The impulse is added to the velocity as if every mass were 1. Multiply by invMass and invInertia.</source>
        <translation>すべての質量が 1 であるかのように、力積を速度に足しています。invMass と invInertia を掛けます。</translation>
    </message>
    <message>
        <source>ω changes by invMass. Rotation has its own inertia: multiply by invInertia.</source>
        <translation>ω を invMass で変えています。回転には別の慣性があるので、invInertia を掛けます。</translation>
    </message>
    <message>
        <source>The number is infinite or not a number. Does something divide by zero, such as by K of two bodies that never move?</source>
        <translation>数値が無限大か、数ではありません。動かない二物体の K など、0 で割っていませんか。</translation>
    </message>
    <message>
        <source>The recorded steps agree with the reference, so look at what is not recorded: what remains from step to step.</source>
        <translation>記録されたステップは基準と一致しています。記録されていないもの、つまりステップからステップへ残るものを調べてください。</translation>
    </message>
</context>
<context>
    <name>solverscope::SolverTemplateText</name>
    <message>
        <source>“%1” exists already; choose another name.</source>
        <translation>「%1」はすでにあります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>“%1” cannot be written.</source>
        <translation>「%1」を書けません。</translation>
    </message>
</context>
<context>
    <name>RefusalText</name>
    <message>
        <source>“%1”</source>
        <extracomment>A field of a panel, by its label</extracomment>
        <translation>「%1」</translation>
    </message>
</context>
</TS>
