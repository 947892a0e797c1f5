// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/soft_designer/soft_fields.h"

#include <QGridLayout>
#include <QLabel>
#include <limits>

#include "gui/style/text_size.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/number_edit.h"

namespace solverscope {
namespace {

constexpr std::size_t formCount = std::variant_size_v<SoftForm>;
constexpr int minFieldWidth = 70;
constexpr int fieldDigits = 6;
constexpr double anyNumber = std::numeric_limits<double>::max();

/// The symbols of a form, and a name and the meaning of each field.
struct FormText {
    QString symbols;
    QString first;
    QString second;
    QString firstMeaning;
    QString secondMeaning;
};

std::array<FormText, formCount> formTexts() {
    return {
        {{QStringLiteral("f, ζ"), SoftFields::tr("Frequency"), SoftFields::tr("Damping ratio"),
          SoftFields::tr("Oscillations per second of the row's mass on this spring without its damper: f = √(k/m) / 2π"),
          SoftFields::tr("ζ = c / (2 √(k m)): 1 is critical, below it the row oscillates")},
         {QStringLiteral("k, c"), SoftFields::tr("Stiffness"), SoftFields::tr("Damping"),
          SoftFields::tr("Force of the spring per displacement: k = m (2π f)²"),
          SoftFields::tr("Force of the damper per speed: c = 2 m ζ 2π f")},
         {QStringLiteral("β, γ"), QStringLiteral("β"), QStringLiteral("γ"),
          SoftFields::tr("The share of the error that a step removes: β = h k / (c + h k)"),
          SoftFields::tr("Softness, how much the row yields per impulse: γ = 1 / (h (c + h k))")},
         {QStringLiteral("ERP, CFM"), QStringLiteral("ERP"), QStringLiteral("CFM"),
          SoftFields::tr("Error reduction parameter, the same as β"),
          SoftFields::tr("Constraint force mixing as ODE, and Bullet for contacts, take it: CFM = 1 / (c + h k) = h γ, in s/kg. "
                         "It mixes in a force, γ an impulse; both engines divide it by h before they add it to K.")}}};
}

/// With the gap before it.
QString unitOf(bool turns, const char* straight, const char* turning) {
    return QLatin1Char(' ') + QString::fromUtf8(turns ? turning : straight);
}

}  // namespace

double rounded(double value) {
    constexpr int digits = 10;
    return QString::number(value, 'g', digits).toDouble();
}

SoftForm formOf(const RowSpring& spring, std::size_t form) {
    const SpringDef byFrequency{rounded(spring.byFrequency.frequency), rounded(spring.byFrequency.dampingRatio)};
    const ErpCfm byErp{rounded(spring.byErp.erp), rounded(spring.byErp.cfm)};
    return std::array<SoftForm, formCount>{byFrequency, spring.byStiffness, spring.byStep, byErp}[form];
}

FormProblem problemOf(const SoftForm& form, bool turns) {
    using namespace scene_limits;
    const auto isInside = [](Real value, Real lowest, Real highest) { return value >= lowest && value <= highest; };
    const auto ofShare = [](const char* name, Real value) {
        return value > 0 && value <= 1
                   ? QString()
                   : SoftFields::tr("%1 is a share of the error: more than 0, at most 1.").arg(QString::fromUtf8(name));
    };
    const auto ofSoftness = [](const char* name, Real value) {
        return value > 0
                   ? QString()
                   : SoftFields::tr("%1 must be more than 0: with 0 the row is hard, not a spring.").arg(QString::fromUtf8(name));
    };
    QString first;
    QString second;
    if (const auto* spring = std::get_if<SpringDef>(&form)) {
        if (!isInside(spring->frequency, minFrequency, maxFrequency))
            first = SoftFields::tr("f must be between %1 and %2 Hz.").arg(shown(minFrequency), shown(maxFrequency));
        if (!isInside(spring->dampingRatio, 0, dampingRatio))
            second = SoftFields::tr("ζ must be between 0 and %1.").arg(shown(dampingRatio));
    } else if (const auto* stiffness = std::get_if<StiffnessDef>(&form)) {
        if (!(stiffness->stiffness >= minStiffness))
            first = SoftFields::tr("k must be at least %1.")
                        .arg(withUnit(shown(minStiffness), unitOf(turns, "N/m", "N m/rad").trimmed()));
        if (!(stiffness->damping >= 0)) second = SoftFields::tr("c must not be negative.");
    } else if (const auto* step = std::get_if<BetaGammaDef>(&form)) {
        first = ofShare("β", step->beta);
        second = ofSoftness("γ", step->gamma);
    } else {
        first = ofShare("ERP", std::get<ErpCfm>(form).erp);
        second = ofSoftness("CFM", std::get<ErpCfm>(form).cfm);
    }
    return first.isEmpty() ? FormProblem{second, 1} : FormProblem{first, 0};
}

RowSpring springOf(const SoftForm& form, Real mass, Real h) {
    if (const auto* spring = std::get_if<SpringDef>(&form)) return inAllForms(AnySpringDef(*spring), mass, h);
    if (const auto* stiffness = std::get_if<StiffnessDef>(&form)) return inAllForms(AnySpringDef(*stiffness), mass, h);
    if (const auto* step = std::get_if<BetaGammaDef>(&form)) return inAllForms(AnySpringDef(*step), mass, h);
    const ErpCfm& mixed = std::get<ErpCfm>(form);
    RowSpring all = inAllForms(AnySpringDef(betaGammaOf(mixed, h)), mass, h);
    all.byErp = mixed;
    return all;
}

SoftFields::SoftFields(QWidget* parent) : QWidget(parent) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(1);
    const auto texts = formTexts();
    for (std::size_t place = 0; place < formCount; ++place) {
        const FormText& text = texts[place];
        const QByteArray number = QByteArray::number(static_cast<int>(place));
        Fields& fields = m_forms[place];
        fields.name = new QLabel(text.symbols, this);
        fields.first = named(new NumberEdit(this), ("softFirst" + number).constData(), text.first, text.firstMeaning);
        fields.second = named(new NumberEdit(this), ("softSecond" + number).constData(), text.second, text.secondMeaning);
        fields.name->setBuddy(fields.first);
        const int row = static_cast<int>(place);
        grid->addWidget(fields.name, row, 0);
        for (NumberEdit* edit : {fields.first, fields.second}) {
            edit->setRange(-anyNumber, anyNumber);  // values that make no sense are refused with a reason
            edit->setButtonSymbols(QAbstractSpinBox::NoButtons);
            edit->setShownDigits(fieldDigits);
            edit->setMinimumWidth(textScaled(minFieldWidth));
            edit->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
            grid->addWidget(edit, row, edit == fields.first ? 1 : 2);
            connect(edit, &QDoubleSpinBox::valueChanged, this, [this, place] {
                if (!m_showing) emit edited(formOf(place));
            });
        }
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
}

void SoftFields::takeFocus() { m_forms[0].first->setFocus(Qt::ShortcutFocusReason); }

SoftForm SoftFields::formOf(std::size_t place) const {
    const Real first = m_forms[place].first->value();
    const Real second = m_forms[place].second->value();
    switch (place) {
        case 0:
            return SpringDef{first, second};
        case 1:
            return StiffnessDef{first, second};
        case 2:
            return BetaGammaDef{first, second};
        default:
            return ErpCfm{first, second};
    }
}

void SoftFields::display(const RowSpring& spring, bool turns, std::size_t given) {
    m_showing = true;
    const auto put = [&](std::size_t place, Real first, const QString& firstUnit, Real second, const QString& secondUnit) {
        const Fields& fields = m_forms[place];
        fields.first->setSuffix(firstUnit);
        fields.first->setValue(place == given ? first : rounded(first));
        fields.second->setSuffix(secondUnit);
        fields.second->setValue(place == given ? second : rounded(second));
    };
    put(0, spring.byFrequency.frequency, QStringLiteral(" Hz"), spring.byFrequency.dampingRatio, {});
    put(1, spring.byStiffness.stiffness, unitOf(turns, "N/m", "N m/rad"), spring.byStiffness.damping,
        unitOf(turns, "N s/m", "N m s/rad"));
    put(2, spring.byStep.beta, {}, spring.byStep.gamma, unitOf(turns, "1/kg", "1/(kg m²)"));
    put(3, spring.byErp.erp, {}, spring.byErp.cfm, unitOf(turns, "s/kg", "s/(kg m²)"));
    mark(given, {});
    m_showing = false;
}

void SoftFields::displayProblem(const FormProblem& problem, std::size_t given) {
    m_showing = true;
    mark(given, problem);
    for (std::size_t place = 0; place < formCount; ++place)
        for (NumberEdit* edit : {m_forms[place].first, m_forms[place].second})
            if (place != given) edit->clear();
    m_showing = false;
}

void SoftFields::mark(std::size_t given, const FormProblem& problem) {
    for (std::size_t place = 0; place < formCount; ++place) {
        const Fields& fields = m_forms[place];
        const bool isGiven = place == given;
        fields.name->setFont(bold(fields.name->font(), isGiven));
        for (NumberEdit* edit : {fields.first, fields.second}) {
            edit->setEnabled(isGiven || problem.text.isEmpty());
            edit->setProblem(isGiven && (edit == fields.second) == (problem.field == 1) ? problem.text : QString());
        }
    }
}

}  // namespace solverscope
