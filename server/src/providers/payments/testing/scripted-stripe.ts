import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '../../../testing/loopback'

/** What the fake server does with one request. */
export interface StripeReply {
  status?: number
  headers?: Record<string, string>
  body?: unknown
  /** Instead of JSON. */
  text?: string
  /** Takes the request and never answers. */
  silent?: boolean
}

export interface StripeRequest {
  /** "POST /v1/checkout/sessions" */
  line: string
  headers: IncomingMessage['headers']
  /** Query and form together, names as they were sent: "line_items[0][price]". */
  form: Record<string, string>
}

export interface ScriptedStripe {
  url: string
  requests: StripeRequest[]
  close(): Promise<void>
}

/**
 * A loopback server that says what Stripe's documentation shows, by request line: replies to the same line come in turn, the last one for
 * all further. What it has no line for is an unknown address, as at Stripe.
 */
export async function scriptedStripe(script: Record<string, StripeReply | StripeReply[]>): Promise<ScriptedStripe> {
  const requests: StripeRequest[] = []
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', 'http://stripe.test')
    const line = `${request.method} ${url.pathname}`
    const form = { ...Object.fromEntries(url.searchParams), ...formOf(Buffer.concat(chunks).toString()) }
    requests.push({ line, headers: request.headers, form })
    const replies = [script[line] ?? notFound(line)].flat()
    const turn = requests.filter((one) => one.line === line).length
    const { status = 200, headers, body, text, silent } = replies[Math.min(turn, replies.length) - 1] ?? {}
    if (silent) return
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_scripted', ...headers })
    response.end(text ?? JSON.stringify(body))
  }

  return { ...(await listenOnLoopback(server)), requests }
}

const formOf = (body: string): Record<string, string> => Object.fromEntries(new URLSearchParams(body))

/** An error as Stripe words it. */
export const stripeError = (status: number, error: Record<string, string>, headers = {}): StripeReply => ({
  status,
  headers,
  body: { error },
})

const notFound = (line: string): StripeReply =>
  stripeError(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${line}).` })
