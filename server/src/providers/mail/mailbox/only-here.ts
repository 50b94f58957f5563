import type { IncomingHttpHeaders } from 'node:http'

/** Headers in which proxies name their client. */
const PROXY_HEADERS = /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|via)$/

/**
 * Whether a request comes from this machine and asks for this machine. The second half matters as much as the first: a page of
 * another site may let its own name lead to 127.0.0.1 and would then read the mailbox in the visitor's browser (DNS rebinding).
 * What a proxy passes on comes from somewhere else, whatever its address is.
 */
export function isFromHere({ ip, headers }: { ip: string; headers: IncomingHttpHeaders }): boolean {
  return (
    isLoopbackAddress(ip) &&
    isLoopbackHost(headers.host) &&
    !Object.keys(headers).some((name) => PROXY_HEADERS.test(name))
  )
}

function isLoopbackAddress(ip: string): boolean {
  return ip === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(ip)
}

function isLoopbackHost(host: string | undefined): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}
