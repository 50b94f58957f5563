import type { NodemailerError } from 'nodemailer'

/** Seconds until the next attempt after the given number of failed ones: 10 s, doubled each time, at most an hour. */
export function retryAfterSeconds(failedAttempts: number): number {
  return Math.min(3600, 10 * 2 ** (Math.max(1, failedAttempts) - 1))
}

/**
 * Whether trying again is of no use: the mail server refused this recipient or this message for good, or the address is none that
 * SMTP can carry. A server that refuses *us* (name and password, sender, TLS) is a fault of the set-up: once it is fixed, the
 * mails should still go.
 */
export function isFinal(error: unknown): boolean {
  const { permanent, command, code } = describe(error)
  if (permanent === true) return command === 'RCPT TO' || command === 'DATA'
  return code === 'EENVELOPE' && command === 'API'
}

/** What a log may say about a failed attempt: no address, no words of the mail. */
export function faultForLog(error: unknown): { code: string | undefined; responseCode: number | undefined } {
  const { code, responseCode } = describe(error)
  return { code, responseCode: typeof responseCode === 'number' ? responseCode : undefined }
}

/** What the mail server said, for operators; fit to be stored. */
export function faultForRow(error: unknown): string {
  const message = error instanceof Error ? error.message : 'unknown fault'
  return message.replace(/\p{Cc}+/gu, ' ').slice(0, 500)
}

function describe(error: unknown): Partial<NodemailerError> {
  return error instanceof Error ? error : {}
}
