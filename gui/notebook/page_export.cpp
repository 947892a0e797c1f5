// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/notebook/page_export.h"

#include <QDir>

#include "gui/session/kept_file.h"

namespace solverscope {

void PageExport::start() {
    stop();
    m_busy = true;
    m_succeeded = false;
}

void PageExport::cancel() {
    if (isBusy()) end(false, tr("The export was called off; nothing was written."));
}

void PageExport::tell(const QString& progress) {
    m_progress = progress;
    emit progressed();
}

void PageExport::writeAndEnd(const QByteArray& page, const QString& file) {
    const QString name = QDir::toNativeSeparators(file);
    const bool written = replaceFile(page, file);
    end(written, written ? tr("Written: %1").arg(name) : tr("%1: cannot be written").arg(name));
}

void PageExport::end(bool succeeded, const QString& outcome) {
    stop();
    m_busy = false;
    m_succeeded = succeeded;
    m_progress = outcome;
    emit finished();
}

}  // namespace solverscope
