import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '../../../../testing/loopback'
import type { Sandbox } from '../sandbox'

export interface StripeServer {
  /** For STRIPE_API_BASE: `http://127.0.0.1:4711`. */
  url: string
  close(): Promise<void>
}

const MAX_BODY_BYTES = 1024 * 1024

/** The sandbox's API on a loopback port: what the official library reaches over a real socket. */
export async function stripeServer({ fetch: ask }: Pick<Sandbox, 'fetch'>): Promise<StripeServer> {
  const server = createServer((request, response) => {
    void answer(ask, request, response).catch(() => response.destroy())
  })
  return listenOnLoopback(server)
}

async function answer(ask: typeof fetch, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > MAX_BODY_BYTES) {
      response.writeHead(413).end()
      return
    }
    chunks.push(chunk as Buffer)
  }
  const { method = 'GET', url = '/' } = request
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
  const body = method === 'GET' ? undefined : new Uint8Array(Buffer.concat(chunks))
  const said = await ask(new URL(url, 'http://127.0.0.1'), { method, headers, ...(body && { body }) })
  response.writeHead(said.status, Object.fromEntries(said.headers)).end(await said.text())
}
