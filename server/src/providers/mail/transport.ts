/** A stored mail on its way out. */
export interface OutgoingMail {
  /** Of the row in the outbox. */
  id: string
  recipient: string
  subject: string
  text_body: string
  html_body: string
  /** Null for transactional emails. */
  unsubscribe_link: string | null
  created_at: Date
}

export interface Transport {
  /** Resolves when the mail server has taken the mail over; rejects with what it said, or when the signal aborts. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
  close(): void
}

/** Connections to the mail server, and so mails that are on their way at the same time. */
export const LANES = 5

/** A mail server by its address ("smtps://name:password@host:465"). Loads its library and connects when there is something to send. */
export function createSmtpTransport({ smtpUrl, from }: { smtpUrl: string; from: string }): Transport {
  const { hostname, username } = new URL(smtpUrl)
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: LANES,
      // The outbox repeats; a second layer of repeats would only hide what went wrong. One is for a connection that idled out.
      maxRequeues: 1,
      idleTimeout: 30_000,
      dnsTimeout: 10_000,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // A name and a password go over the network encrypted or not at all.
      requireTLS: username !== '' && !isLoopback(hostname),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  let transport: ReturnType<typeof open> | undefined
  const domain = domainOf(from)

  return {
    async send({ id, recipient, subject, text_body, html_body, unsubscribe_link, created_at }, signal) {
      transport ??= open()
      await (
        await transport
      ).sendMail({
        from,
        // An object, since a text would be read as a list of addresses.
        to: { name: '', address: recipient },
        subject,
        text: text_body,
        html: html_body,
        date: created_at,
        // The same at every attempt, so that a receiver can drop what was sent twice.
        messageId: `<${id}.${created_at.getTime()}@${domain}>`,
        headers: {
          // Answering machines stay silent.
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe_link === null ? {} : leaveHeaders(unsubscribe_link)),
        },
        signal,
      })
    },
    close: () => void transport?.then((opened) => opened.close({ force: true })),
  }
}

/** A button of the mail program that sends a POST. (RFC 8058) */
function leaveHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** "Reelwright <no-reply@reelwright.example>" -> "reelwright.example" */
function domainOf(from: string): string {
  return /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost'
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.')
}
