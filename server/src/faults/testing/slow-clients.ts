import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection on which everything is written by hand. */
export interface SlowClient {
  socket: Socket
  /** What has come back so far. */
  received(): string
  closed: Promise<void>
}

export async function slowClient(url: string, firstWords: string): Promise<SlowClient> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname === 'localhost' ? '127.0.0.1' : hostname, port: Number(port) })
  socket.on('error', () => undefined)
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await once(socket, 'connect')
  socket.write(firstWords)
  return { socket, received: () => received, closed }
}

/** The lines before a request's body. */
export function headOf(method: string, path: string, headers: Record<string, string | number>): string {
  const lines = Object.entries({ host: 'reelwright.test', ...headers }).map(([name, value]) => `${name}: ${value}`)
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
}
