import { BackendError, callApi, logError, nameInHeader, saveFile } from '../../../platform'
import { toast } from '../../../ui'
import { scriptsText } from './counted'

/** Scripts that one export may hold. */
export const MAX_EXPORTED = 100
/** A hundred PDFs take their time; the server itself gives up earlier. */
const TIMEOUT = 120_000

export type ExportFormat = 'txt' | 'pdf'

/** Asks for the file (several: a ZIP of files) and hands it to the browser; a toast says how far it is, with "Cancel". (CX-16, A-SB-24) */
export async function exportScripts(ids: readonly string[], format: ExportFormat): Promise<void> {
  const cancel = new AbortController()
  const what = ids.length === 1 ? format.toUpperCase() : `ZIP of ${scriptsText(ids.length)}`
  const id = toast.loading(`Creating the ${what}…`, { action: { label: 'Cancel', onClick: () => cancel.abort() } })
  try {
    const { content, name } = await requestExport(ids, format, cancel.signal)
    saveFile(content, name)
    toast.success('Saved to your downloads', { id, description: name, action: undefined })
  } catch (error) {
    if (cancel.signal.aborted) return void toast.dismiss(id)
    logError('Scripts couldn’t be exported', error)
    toast.error(`The ${what} couldn’t be created`, {
      id,
      description: error instanceof BackendError ? error.message : undefined,
      duration: 8000,
      action: { label: 'Try again', onClick: () => void exportScripts(ids, format) },
    })
  }
}

async function requestExport(ids: readonly string[], format: ExportFormat, signal: AbortSignal) {
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone
  const body = { ids, format, tz }
  const response = await callApi('/api/scripts/library/export', { method: 'POST', body, signal, timeout: TIMEOUT })
  const content = await response.blob()
  // A page of a proxy, with a status that says all is well.
  if (/^text\/html\b/.test(response.headers.get('content-type') ?? '') || content.size === 0)
    throw new BackendError('The server didn’t send a file. Please try again.', undefined, response.status)
  const ending = ids.length === 1 ? format : 'zip'
  return { content, name: nameInHeader(response.headers.get('content-disposition')) ?? `Scripts.${ending}` }
}
