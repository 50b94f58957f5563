import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config'

/** Where a request comes from and which address it reached us by. */
export interface Caller {
  ip: string
  userAgent: string | null
  /** "https://reelwright.example", without a slash at the end. */
  origin: string
  /** The `iss` of tokens made for it, and where links in its mails begin. */
  issuer: string
}

export function callerOf(request: FastifyRequest, { publicUrl }: Config): Caller {
  const origin = publicUrl ?? originOf(`${request.protocol}://${request.host}`)
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
    origin,
    issuer: `${origin}/auth/v1`,
  }
}

/** A host name is what a client writes there; whatever is none must not break us. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : 'http://localhost'
}
