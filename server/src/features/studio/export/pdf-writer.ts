import type { ScriptExportRequest } from '@reelwright/shared'
import { createThread, threadFile, type InThread } from '../../../platform/thread'

/** The longest script takes a few seconds; what takes longer is stopped. */
const LIMIT_MS = 20_000

/** As JSON. Scripts that are filmed are shorter, and take a fraction of a second; longer ones are made in a thread of their own. */
const MAX_SHORT = 12_000

/** @throws AppError `too_many_requests` when too many of one account wait, `unavailable` when too many of all do, `cancelled`, `timed_out`. */
export type PdfWriter = InThread<ScriptExportRequest, Uint8Array>

/** Makes PDFs in a thread of its own: shaping text keeps a processor busy. */
export const createPdfWriter = (limitMs = LIMIT_MS): PdfWriter =>
  createThread({
    file: threadFile(import.meta.url, 'pdf-worker'),
    // Enough for every font at once, and not enough to bring down the server.
    memoryMb: 512,
    limitMs,
    graceMs: 1000,
    // Fonts are large.
    idleMs: 5 * 60_000,
    // Each takes a fraction of a second.
    mostOfOne: 10,
    mostWaiting: 60,
    texts: {
      cancelled: 'The client left before the PDF was made',
      late: 'The PDF took too long to create',
      tooManyOfOne: 'Too many of your PDFs are being created. Try again in a moment.',
      tooMany: 'Too many PDFs are being created. Try again in a moment.',
    },
  })

/** A thread for long scripts, and one for those that must not wait behind them. */
export function createFairPdfWriter(short = createPdfWriter(), long = createPdfWriter()): PdfWriter {
  return (request, account, signal) => {
    const write = JSON.stringify(request.script).length > MAX_SHORT ? long : short
    return write(request, account, signal)
  }
}

/** The threads of this server, shared by all accounts. */
export const writePdf: PdfWriter = createFairPdfWriter()
