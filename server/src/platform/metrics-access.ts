import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isOwnMachine, type Config } from './config'
import { AppError } from './http'

/** Networks that no packet of the internet comes from (RFC 1918, 3927, 4193, 4291). */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4')
PRIVATE.addAddress('::1', 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

/** Whether an address belongs to this machine or to a network of one's own. */
export function isPrivate(address: string): boolean {
  // "fe80::1%eth0"
  const bare = address.split('%')[0] ?? ''
  return isIP(bare) !== 0 && PRIVATE.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4')
}

/** What proxies say of whom they speak for. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const

/**
 * Who may read the metrics: holders of the token, if one is set; else this machine and its own network, unless a proxy that we were not
 * configured stands in front, or may. All others get a 404.
 * @throws AppError `not_signed_in`, `not_found`
 */
export function admitScraper(request: FastifyRequest, { metricsToken, trustProxy, publicUrl }: Config): void {
  if (metricsToken !== undefined) {
    const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!timingSafeEqual(digest(given), digest(metricsToken)))
      throw new AppError('not_signed_in', 'Reading metrics requires METRICS_TOKEN')
    return
  }
  // A proxy that is not configured stands on this machine or beside it: then everybody looks as if they did. Not every one says that it
  // is there, but a name of its own needs one.
  const hidden =
    trustProxy.length === 0 &&
    (!isOwnMachine(publicUrl) || FORWARDED.some((name) => request.headers[name] !== undefined))
  if (hidden || !isPrivate(request.ip ?? '')) throw new AppError('not_found', 'There is nothing at GET /metrics')
}

const digest = (text: string) => createHash('sha256').update(text).digest()
