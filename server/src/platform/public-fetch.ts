import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { InternalAddress, isPublicAddress, publicLookup } from './public-address'

/**
 * A fetch that only reaches public addresses, over TLS, whatever names say when they are resolved. It follows no redirect
 * and sends bodies that are text.
 */
export const publicFetch: typeof fetch = async (address, options) => {
  const url = new URL(address instanceof Request ? address.url : address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:')
    throw failed(Object.assign(new Error('The address is not encrypted'), { code: 'NOT_ENCRYPTED' }))
  // An IP address is never looked up.
  if (isIP(host) && !isPublicAddress(host)) throw failed(new InternalAddress('The address is internal'))
  return fetchOnce(url, options, { lookup: publicLookup() })
}

/** One request on a connection of its own. */
export async function fetchOnce(
  url: URL,
  options: RequestInit = {},
  connection: RequestOptions = {},
): Promise<Response> {
  const { signal, body } = options
  signal?.throwIfAborted()
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = send(url, {
      ...connection,
      method: options.method ?? 'GET',
      headers: Object.fromEntries(new Headers(options.headers)),
      signal: signal ?? undefined,
      // A kept connection was not made with this look-up.
      agent: false,
    })
    request.on('response', resolve)
    request.on('error', (error) => reject(signal?.aborted ? (signal.reason as Error) : failed(error)))
    request.end(typeof body === 'string' ? body : undefined)
  })
  const { statusCode = 502, headers } = answer
  const withoutBody = statusCode === 204 || statusCode === 304
  if (withoutBody) answer.destroy()
  return new Response(withoutBody ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>), {
    status: statusCode,
    headers: Object.entries(headers).map(([name, value = '']): [string, string] => [name, String(value)]),
  })
}

/** As the global fetch words it. */
const failed = (cause: Error) => new TypeError('fetch failed', { cause })
