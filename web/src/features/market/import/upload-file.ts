import { IMPORT_LIMITS, type MarketImport } from '@reelwright/shared'
import { BackendError, supabase } from '../../../platform'

/** What a file picker offers; what a file really is, the server finds out from its content. */
export const FILE_KINDS = '.csv,.tsv,.txt,.xlsx,.json'

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** Why a file need not be sent at all; undefined: it may. */
export function sizeFault({ name, size }: { name: string; size: number }): string | undefined {
  if (size === 0) return 'This file is empty.'
  const isPacked = /\.(xlsx|json)$/i.test(name)
  const most = isPacked ? IMPORT_LIMITS.packedBytes : IMPORT_LIMITS.textBytes
  if (size <= most) return undefined
  const instead = isPacked
    ? `Save it as CSV, which can be up to ${megabytes(IMPORT_LIMITS.textBytes)}.`
    : 'Split it in two.'
  return `This file is ${megabytes(size)}. The limit is ${megabytes(most)}. ${instead}`
}

/**
 * Sends a file and answers the import it has become. By XMLHttpRequest, since `fetch` reports no upload progress.
 * @param onSent bytes that have left; all of them while the server reads
 * @throws BackendError in the server's own words, with status 0 when nothing answered
 */
export async function uploadFile(
  file: File,
  { signal, onSent }: { signal: AbortSignal; onSent: (bytes: number) => void },
): Promise<MarketImport> {
  const { data } = await supabase().auth.getSession()
  if (!data.session) throw new BackendError('You’ve been logged out. Log in and try again.', 'not_signed_in', 401)
  const token = data.session.access_token
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    signal.addEventListener('abort', stop, { once: true })
    request.open('POST', `/api/market/imports?name=${encodeURIComponent(file.name.slice(0, 200))}`)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop)
      if (signal.aborted) return reject(signal.reason as Error)
      const answer = readAnswer(request.responseText)
      if (request.status >= 200 && request.status < 300 && answer.data) return resolve(answer.data)
      reject(refusalOf(request.status, answer))
    })
    request.send(file)
  })
}

interface Answer {
  data?: MarketImport
  error?: unknown
  code?: unknown
}

function readAnswer(text: string): Answer {
  try {
    return (JSON.parse(text) as Answer | null) ?? {}
  } catch {
    return {}
  }
}

function refusalOf(status: number, { error, code }: Answer): BackendError {
  const words =
    typeof error === 'string' && error !== ''
      ? error
      : status === 0
        ? 'The upload failed. Check your connection and try again.'
        : `The server returned an error (${status}).`
  return new BackendError(words, typeof code === 'string' ? code : undefined, status)
}
