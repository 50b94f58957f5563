import type { ScriptExportRequest } from '@reelwright/shared'
import { answerInThread } from '../../../platform/thread-answers'
import { renderPdf } from './render-pdf'

/** The thread in which PDFs are made. */
answerInThread((request: ScriptExportRequest) => renderPdf(request))
