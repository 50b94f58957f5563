import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'

type Headers = Record<string, string | string[] | undefined>

/** Hop-by-hop headers: never forwarded (RFC 9110, 7.6.1). */
const OF_THE_CONNECTION = [
  ...['connection', 'expect', 'keep-alive', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
]

/** Set by proxies about their clients; our own values replace them. */
const SAID_BY_PROXIES = ['forwarded', 'x-real-ip', 'x-forwarded-port', 'x-forwarded-server', 'x-forwarded-prefix']

/**
 * Where a request comes from, for the other Supabase: the address we see, and those in front of it only when they are
 * of proxies we trust. Otherwise anybody could choose the address that its limits count.
 */
export function forwarded(request: FastifyRequest): Record<string, string> {
  return {
    'x-forwarded-for': (request.ips ?? [request.ip]).toReversed().join(', '),
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  }
}

/** The headers of a request on its way there. */
export function requestHeaders(request: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return { ...without(headers, [...OF_THE_CONNECTION, ...SAID_BY_PROXIES]), ...forwarded(request) }
}

/** What a socket's handshake needs of the request that asked for it. */
const OF_SOCKETS = ['apikey', 'authorization', 'cookie', 'origin', 'user-agent', 'x-client-info']

export function socketHeaders(request: FastifyRequest): Headers {
  const known = Object.entries(request.headers).filter(([name]) => OF_SOCKETS.includes(name))
  return { ...Object.fromEntries(known), ...forwarded(request) }
}

/** About a whole origin: theirs, which is not ours. */
const OF_THE_ORIGIN = ['alt-svc', 'nel', 'report-to', 'reporting-endpoints', 'strict-transport-security']

/**
 * What is passed through is data and no page, but it comes from the address of our pages: a stored file must not
 * run there. The sandbox gives it an origin of its own.
 */
const DATA_POLICY = "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; sandbox"

/** The headers of an answer on its way back: rules for other origins, caching and errors as they were given there. */
export function answerHeaders(headers: Headers): Headers {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  return {
    ...without(headers, [...OF_THE_CONNECTION, ...OF_THE_ORIGIN, ...named]),
    'content-security-policy': DATA_POLICY,
  }
}

function without<Given extends Headers>(headers: Given, names: string[]): Given {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Given
}
