import { logError } from '../platform'

/** As much of each as helps; the server takes no more. */
const LIMITS = { message: 500, stack: 4000, path: 300 }
/** Per page load: a failure with a new message each time must not flood the server. */
const MAX_REPORTS = 10

const reported = new Set<string>()

/** Logs a failure and reports it to the server; the same failure once per page load. (A-ER-22) */
export function reportFailure(what: string, error: unknown) {
  logError(what, error)
  const report = describeFailure(what, error, location.pathname)
  const sameness = `${report.message}\n${report.stack ?? ''}`
  if (reported.has(sameness) || reported.size >= MAX_REPORTS) return
  reported.add(sameness)
  void send(report)
}

export interface FailureReport {
  message: string
  stack?: string
  path: string
}

/** The report for the server, without the query and hash of the URL and without tokens. */
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
    // Offline: ignore it.
  }
}

/** For tests: as if the page had just been loaded. */
export function forgetReports() {
  reported.clear()
}
