import { createHash } from 'node:crypto'
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { FeedFailure } from './feed-failure'
import { InternalAddress, isPublicAddress, publicLookup, type Resolve } from '../../../platform/public-address'
import { retryAfterMs } from './retry-after'

export interface FeedQuestion {
  /** `https://...`, or `http://` of this very machine. */
  url: string
  /** As the last answer had them. */
  etag?: string | null
  lastModified?: string | null
  /** Sent as "Reelwright/<version>". */
  version: string
  signal: AbortSignal
  limits?: Partial<FeedLimits>
  /** For tests: how names become addresses. */
  resolve?: Resolve
}

export interface FeedLimits {
  /** Milliseconds for everything, without a word, and until a connection stands. */
  totalMs: number
  idleMs: number
  connectMs: number
  /** Limit of the body, packed and unpacked. */
  bytes: number
  redirects: number
}

export const FEED_LIMITS: FeedLimits = {
  totalMs: 60_000,
  idleMs: 15_000,
  connectMs: 10_000,
  bytes: 64 * 1024 * 1024,
  redirects: 3,
}

export type FeedAnswer =
  | { state: 'unchanged' }
  | {
      state: 'new'
      etag: string | null
      lastModified: string | null
      /** SHA-256 of the body, in hex. */
      digest: string
      /** Unpacked. */
      body: Buffer
      contentType: string | null
    }

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Asks a feed, unless it is unchanged since `etag` and `lastModified`. Leads nowhere but to the configured address and to public ones
 * over TLS, whatever names and redirects say.
 * @throws FeedFailure in words for people; the signal's reason when it was aborted
 */
export async function fetchFeed(question: FeedQuestion): Promise<FeedAnswer> {
  const limits = { ...FEED_LIMITS, ...question.limits }
  const late = AbortSignal.timeout(limits.totalMs)
  const asking = { ...question, limits, signal: AbortSignal.any([question.signal, late]) }
  try {
    return await follow(asking)
  } catch (error) {
    question.signal.throwIfAborted()
    if (late.aborted) throw new FeedFailure('it took too long', undefined, { cause: error })
    throw failureOf(error)
  }
}

type Asking = FeedQuestion & { limits: FeedLimits }

async function follow(asking: Asking): Promise<FeedAnswer> {
  const start = new URL(asking.url)
  let url = start
  for (let redirects = 0; ; redirects++) {
    const answer = await ask(asking, url, start)
    const { statusCode = 0, headers } = answer
    if (!REDIRECTS.has(statusCode) || headers.location === undefined) return await read(asking, answer)
    answer.destroy()
    if (redirects === asking.limits.redirects) throw new FeedFailure('it redirects too often')
    url = redirected(headers.location, url, start)
  }
}

/** Where a redirect leads: to the configured origin, or to an address that is public and encrypted. */
function redirected(location: string, from: URL, start: URL): URL {
  if (!URL.canParse(location, from.href)) throw new FeedFailure('it redirects without an address')
  const url = new URL(location, from)
  if (url.origin !== start.origin && url.protocol !== 'https:') {
    throw new FeedFailure('it redirects to an address without encryption')
  }
  return url
}

/** The head of the answer of one address. */
function ask(asking: Asking, url: URL, start: URL): Promise<IncomingMessage> {
  const { limits, signal, etag, lastModified } = asking
  const own = url.origin === start.origin
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Only the operator may name this machine.
  const trusted = own && isThisMachine(host)
  if (!trusted && url.protocol !== 'https:') throw new FeedFailure('its address is not encrypted')
  // A look-up would not be asked for digits.
  if (!trusted && isIP(host) && !isPublicAddress(host)) throw new InternalAddress('The address is internal')

  const headers: Record<string, string> = {
    accept: 'application/json, text/csv, */*;q=0.1',
    'accept-encoding': 'gzip',
    'user-agent': `Reelwright/${asking.version}`,
  }
  if (etag) headers['if-none-match'] = etag
  if (lastModified) headers['if-modified-since'] = lastModified
  // Only to whom they were meant for, wherever redirects lead.
  if (own && (start.username || start.password)) headers.authorization = basic(start)

  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request: ClientRequest = send({
      protocol: url.protocol,
      host,
      port: url.port || undefined,
      path: `${url.pathname}${url.search}`,
      headers,
      // No connection that was made without these checks.
      agent: false,
      signal,
      ...(trusted ? {} : { lookup: publicLookup(asking.resolve) }),
    })
    const idle = idleTimeout(request, limits.connectMs, 'the connection failed')
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        // Once more, of the connection itself.
        if (!trusted && !isPublicAddress(socket.remoteAddress ?? ''))
          request.destroy(new InternalAddress('The address is internal'))
        idle.now(limits.idleMs, 'it isn’t responding')
      })
    })
    request.on('response', (response) => {
      idle.end()
      resolve(response)
    })
    request.on('error', (error) => {
      idle.end()
      reject(error)
    })
    request.end()
  })
}

async function read({ limits, etag, lastModified }: Asking, answer: IncomingMessage): Promise<FeedAnswer> {
  const { statusCode = 0, headers } = answer
  if (statusCode !== 200) {
    answer.destroy()
    if (statusCode === 304 && (etag || lastModified)) return { state: 'unchanged' }
    const retryAfter =
      statusCode === 429 || statusCode === 503 ? retryAfterMs(headers['retry-after'], Date.now()) : undefined
    throw new FeedFailure(`it responded with status ${statusCode}`, retryAfter)
  }
  const tooLarge = () => new FeedFailure(`it is larger than ${Math.floor(limits.bytes / 1024 / 1024)} MB`)
  if (Number(headers['content-length'] ?? 0) > limits.bytes) {
    answer.destroy()
    throw tooLarge()
  }

  const chunks: Buffer[] = []
  const hash = createHash('sha256')
  let unpacked = 0
  try {
    const packed = arriving(answer, limits, tooLarge)
    for await (const chunk of unpack(packed, headers['content-encoding'])) {
      unpacked += chunk.length
      if (unpacked > limits.bytes) throw tooLarge()
      hash.update(chunk)
      chunks.push(chunk)
    }
  } finally {
    answer.destroy()
  }
  return {
    state: 'new',
    etag: kept(headers.etag),
    lastModified: kept(headers['last-modified']),
    digest: hash.digest('hex'),
    body: Buffer.concat(chunks),
    contentType: headers['content-type'] ?? null,
  }
}

async function* arriving(answer: IncomingMessage, limits: FeedLimits, tooLarge: () => Error): AsyncGenerator<Buffer> {
  const idle = idleTimeout(answer, limits.idleMs, 'it stopped sending data')
  let packed = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      packed += chunk.length
      if (packed > limits.bytes) throw tooLarge()
      idle.now(limits.idleMs, 'it stopped sending data')
      yield chunk
    }
  } finally {
    idle.end()
  }
}

function unpack(packed: AsyncIterable<Buffer>, encoding = 'identity'): AsyncIterable<Buffer> {
  switch (encoding.trim().toLowerCase()) {
    case 'identity':
    case '':
      return packed
    case 'gzip':
    case 'x-gzip':
      return pipeline(packed, createGunzip(), () => undefined)
    case 'br':
      return pipeline(packed, createBrotliDecompress(), () => undefined)
    default:
      throw new FeedFailure('it uses a compression we didn’t ask for')
  }
}

/** Destroys a stream that makes no progress for `ms`. */
function idleTimeout(stream: { destroy(error: Error): unknown }, ms: number, message: string) {
  let timer: NodeJS.Timeout | undefined
  const now = (ms: number, message: string) => {
    clearTimeout(timer)
    timer = setTimeout(() => stream.destroy(new FeedFailure(message)), ms)
  }
  now(ms, message)
  return { now, end: () => clearTimeout(timer) }
}

function failureOf(error: unknown): FeedFailure {
  if (error instanceof FeedFailure) return error
  const cause = { cause: error }
  if (error instanceof InternalAddress) return new FeedFailure('it leads to an internal address', undefined, cause)
  const { code = '' } = error as NodeJS.ErrnoException
  if (/^(Z_|ERR__)/.test(code)) return new FeedFailure('its compressed data is damaged', undefined, cause)
  if (/^(ECONNRESET|HPE_|ERR_STREAM_PREMATURE_CLOSE)/.test(code))
    return new FeedFailure('its response was cut off', undefined, cause)
  return new FeedFailure('the connection failed', undefined, cause)
}

/** A validator header to send back later; one of a kilobyte is ignored. */
const kept = (header: string | undefined) => (header && header.length <= 1000 ? header : null)

const isThisMachine = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

function basic({ username, password }: URL): string {
  return `Basic ${Buffer.from(`${unescaped(username)}:${unescaped(password)}`).toString('base64')}`
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
