import { parentPort } from 'node:worker_threads'
import type { ScriptExportRequest } from '@reelwright/shared'
import { renderPdf } from './render-pdf'

/** The thread in which PDFs are made, one after another. Its answers are the file, or why there is none. */
export type PdfAnswer = { pdf: Uint8Array } | { error: string }

parentPort?.on('message', (request: ScriptExportRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  const answer = (message: PdfAnswer) => parentPort?.postMessage(message)
  renderPdf(request).then(
    (pdf) => answer({ pdf }),
    (error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
