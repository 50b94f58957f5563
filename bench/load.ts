import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'

export interface Measured {
  /** Answers per second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  count: number
}

/** One caller after the other asks again as soon as it has its answer. */
export type Ask = () => Promise<void>

/** Runs all callers for a while and measures each answer. What comes in the first tenth of the time does not count. */
export async function measure(callers: Ask[], seconds: number): Promise<Measured> {
  const begin = performance.now()
  const countFrom = begin + seconds * 100
  const end = begin + seconds * 1000
  const times: number[] = []
  await Promise.all(
    callers.map(async (ask) => {
      for (let now = performance.now(); now < end;) {
        const started = now
        await ask()
        now = performance.now()
        if (started >= countFrom) times.push(now - started)
      }
    }),
  )
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
  return {
    rate: times.length / ((performance.now() - countFrom) / 1000),
    p50: at(0.5),
    p99: at(0.99),
    count: times.length,
  }
}

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  headers: Record<string, string>
  body?: string | Buffer
}

/**
 * One kept-alive HTTP connection that sends one request at a time. Bare sockets, since a full client would take more of the
 * two cores than the server does: it reads the status and the length, and hands the body out as bytes.
 */
export class HttpConnection {
  readonly #socket: Socket
  #received: Buffer[] = []
  #size = 0
  #waiting: { resolve: (body: Buffer) => void; reject: (error: Error) => void } | undefined

  private constructor(
    socket: Socket,
    private readonly host: string,
  ) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.#take(chunk))
    socket.on('error', (error) => this.#waiting?.reject(error))
    socket.on('close', () => this.#waiting?.reject(new Error('The server closed the connection')))
  }

  static open(url: string): Promise<HttpConnection> {
    const { port } = new URL(url)
    return new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port: Number(port) })
      socket.once('error', reject)
      socket.once('connect', () => resolve(new HttpConnection(socket, `127.0.0.1:${port}`)))
    })
  }

  /** @throws Error for any answer but 2xx. */
  send({ method, path, headers, body = '' }: HttpRequest): Promise<Buffer> {
    const lines = Object.entries({ host: this.host, 'content-length': String(Buffer.byteLength(body)), ...headers })
    const head = `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
    return new Promise((resolve, reject) => {
      // Its "close" is over, and nothing else would ever answer.
      if (this.#socket.destroyed) return reject(new Error('The server closed the connection'))
      this.#waiting = { resolve, reject }
      this.#socket.write(typeof body === 'string' ? head + body : Buffer.concat([Buffer.from(head), body]))
    })
  }

  close() {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #take(chunk: Buffer) {
    this.#received.push(chunk)
    this.#size += chunk.length
    const first = this.#received[0] ?? chunk
    // Heads are short: they always come with the first bytes.
    const headEnd = first.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = first.toString('latin1', 0, headEnd)
    const length = /^content-length: (\d+)/im.exec(head)?.[1]
    const status = Number(head.slice(9, 12))
    if (length === undefined && status !== 204) return this.#settle(new Error(`An answer without its length: ${head}`))
    if (this.#size < headEnd + 4 + Number(length ?? 0)) return
    const body = Buffer.concat(this.#received).subarray(headEnd + 4)
    this.#settle(status >= 200 && status < 300 ? body : new Error(`${status}: ${body.toString()}`))
  }

  #settle(outcome: Buffer | Error) {
    const waiting = this.#waiting
    this.#waiting = undefined
    this.#received = []
    this.#size = 0
    if (outcome instanceof Error) waiting?.reject(outcome)
    else waiting?.resolve(outcome)
  }
}

/** Opens connections, measures, and closes them again. */
export async function measureHttp(
  url: string,
  request: HttpRequest,
  connections: number,
  seconds: number,
): Promise<Measured> {
  const open = await Promise.all(Array.from({ length: connections }, () => HttpConnection.open(url)))
  try {
    return await measure(
      open.map((connection) => async () => void (await connection.send(request))),
      seconds,
    )
  } finally {
    for (const connection of open) connection.close()
  }
}
