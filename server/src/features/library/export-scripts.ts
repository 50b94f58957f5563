import { scriptFileName, scriptText } from '@reelwright/shared'
import { sql } from 'kysely'
import type { Readable } from 'node:stream'
import { AppError, type SignedInUser } from '../../platform/http'
import type { Db } from '../../platform/db'
import type { Log } from '../../platform/log'
import { createArchive, createFileNames, ReaderGone } from '../account'
import type { PdfWriter } from '../studio'
import { paperRequest, printedScript, type StoredScript } from './printed-script'

/** Files that one answer holds at most. */
export const MAX_EXPORTED = 100

export const EXPORT_FORMATS = ['txt', 'pdf'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export interface ExportTools {
  db: Db
  log: Log
  writePdf: PdfWriter
}

export interface ExportOptions {
  ids: readonly string[]
  format: ExportFormat
  /** Aborts when the client disconnects. */
  signal: AbortSignal
  /** The user's local day, for the archive's name. */
  day: string
}

export interface ExportedFile {
  name: string
  type: string
  content: Buffer | Readable
}

/**
 * Own scripts as files: one as it is, several as a ZIP that is made while it is sent. What is not there, or somebody else's, is left out.
 * (CX-16, A-SB-24)
 * @throws AppError `not_found` when nothing is left
 */
export async function exportScripts(
  tools: ExportTools,
  user: SignedInUser,
  options: ExportOptions,
): Promise<ExportedFile> {
  const { ids, format, signal, day } = options
  const own = tools.db.asUser(user.claims)
  const found = await own.query(sql<{ id: string }>`
    select id from public.scripts where id = any (${ids}::uuid[]) order by array_position(${ids}::uuid[], id)`)
  if (found.length === 0) throw new AppError('not_found', 'This script isn’t in your library.')

  const make = (row: StoredScript) =>
    format === 'txt' ? Promise.resolve(textFile(row)) : pdfFile(tools.writePdf, row, user.id, signal)
  if (ids.length === 1) {
    const [row] = await read(own, found)
    if (!row) throw new AppError('not_found', 'This script isn’t in your library.')
    const type = format === 'txt' ? 'text/plain; charset=utf-8' : 'application/pdf'
    return { name: scriptFileName(row.title, format), type, content: await make(row) }
  }

  const archive = createArchive(new Date())
  const fill = async () => {
    const nameOf = createFileNames()
    const failed: string[] = []
    for (const { id } of found) {
      // One at a time: the data of one script may be a megabyte, and another may have been deleted meanwhile.
      const [row] = await read(own, [{ id }])
      if (!row) continue
      const content = await make(row).catch((error: unknown) => {
        if (signal.aborted) throw new ReaderGone()
        // One that cannot be printed takes no other with it.
        tools.log.warn({ err: error, script: id }, 'A script could not be exported')
        failed.push(row.title)
        return undefined
      })
      if (content) await archive.add(`${nameOf(row.title)}.${format}`, content)
    }
    if (failed.length > 0) await archive.add('NOT EXPORTED.txt', notExported(failed))
    archive.end()
  }
  fill().catch((error: unknown) => {
    if (error instanceof ReaderGone) return
    tools.log.error({ err: error }, 'An export of scripts broke off')
    archive.fail(error instanceof Error ? error : new Error('An export of scripts broke off', { cause: error }))
  })
  return { name: `scripts-${day}.zip`, type: 'application/zip', content: archive.stream }
}

function read(own: Db, found: readonly { id: string }[]): Promise<StoredScript[]> {
  return own.query(sql<StoredScript>`
    select id, title, script_text, script_data, product_name, price::float8 as price, audience, video_style, tone, metadata
    from public.scripts where id = any (${found.map(({ id }) => id)}::uuid[])`)
}

const textFile = (row: StoredScript) => Buffer.from(scriptText(printedScript(row)))

const pdfFile = async (writePdf: PdfWriter, row: StoredScript, account: string, signal: AbortSignal) =>
  Buffer.from(await writePdf(paperRequest(row), account, signal))

const notExported = (titles: readonly string[]) =>
  ['We couldn’t export these scripts. Try them one at a time:', '', ...titles, ''].join('\r\n')
