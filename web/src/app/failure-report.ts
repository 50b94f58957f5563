import { logError } from '../platform'

/** As much of each as helps; the server takes no more. */
const LIMITS = { message: 500, stack: 4000, path: 300 }
/** Reports of one page load: something that fails with a new text each time shall not become a flood. */
const MOST = 10

const told = new Set<string>()

/** Says in the console and to the server that something failed; the same failure once per page load. (A-ER-22) */
export function reportFailure(what: string, error: unknown) {
  logError(what, error)
  const report = describeFailure(what, error, location.pathname)
  const sameness = `${report.message}\n${report.stack ?? ''}`
  if (told.has(sameness) || told.size >= MOST) return
  told.add(sameness)
  void send(report)
}

export interface FailureReport {
  message: string
  stack?: string
  path: string
}

/** What the server is told: never the address's query or hash, and no token that may stand in a text. */
export function describeFailure(what: string, error: unknown, path: string): FailureReport {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  return {
    message: cut(withoutSecrets(`${what}: ${message}`), LIMITS.message),
    ...(stack ? { stack: cut(withoutSecrets(stack), LIMITS.stack) } : {}),
    path: cut(path, LIMITS.path),
  }
}

/** Tokens are long words of base64 with dots; parameters of addresses may hold codes. */
function withoutSecrets(text: string): string {
  return text
    .replace(/eyJ[\w-]+(\.[\w-]*)*/g, '[token]')
    .replace(/([?&#](?:access_token|refresh_token|token|token_hash|code|apikey)=)[^&\s"')]+/g, '$1[hidden]')
}

const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('')

async function send(report: FailureReport) {
  try {
    // Goes out even when the page is being left. Whatever becomes of it: a failed report is not reported.
    await fetch('/api/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: true,
      credentials: 'omit',
    })
  } catch {
    // Without network there is nobody to tell.
  }
}

/** For tests: as if the page had just been loaded. */
export function forgetReports() {
  told.clear()
}
