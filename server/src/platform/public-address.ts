import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Looks all addresses of a name up, as node's `dns.lookup` does. */
export type Resolve = (
  name: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

const INTERNAL_V4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Shared by customers of a provider.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Of this link; clouds serve machines their secrets there.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Of what is public at all: addresses that hold another one, and those of examples. */
const INTERNAL_V6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const internal = new BlockList()
for (const [net, prefix] of INTERNAL_V4) internal.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of INTERNAL_V6) internal.addSubnet(net, prefix, 'ipv6')
/** Outside it are loopback, private and link-local addresses, multicast, and those that hold an IPv4 address (mapped, NAT64). */
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address, as digits, is one of the open internet. */
export function isPublicAddress(address: string): boolean {
  const [digits = ''] = address.split('%')
  if (isIP(digits) === 4) return !internal.check(digits, 'ipv4')
  return isIP(digits) === 6 && publicV6.check(digits, 'ipv6') && !internal.check(digits, 'ipv6')
}

/** A name, or an address as digits, leads into a network of ours. */
export class InternalAddress extends Error {
  override readonly name = 'InternalAddress'
  readonly code = 'INTERNAL_ADDRESS'
}

/**
 * A look-up that only gives public addresses. It is the socket's own: what is checked here is what is connected to, so a name cannot
 * answer one address to the check and another one afterwards.
 */
export const publicLookup =
  (resolve: Resolve = systemLookup): LookupFunction =>
  (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error) return done(error, '', 0)
      if (!first) return done(Object.assign(new Error(`No address for ${name}`), { code: 'ENOTFOUND' }), '', 0)
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new InternalAddress('The name leads to an internal address'), '', 0)
      }
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
