import type { FastifyRequest } from 'fastify'

/** Origin of the address that a request was sent to: "https://reelwright.example", without a slash at the end. */
export function originOf({ protocol, host }: FastifyRequest): string {
  const address = `${protocol}://${host}`
  // Clients write any text into the host header.
  return URL.canParse(address) ? new URL(address).origin : 'http://localhost'
}
