import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config'

/** Where a request comes from and which address it reached us by. */
export interface Caller {
  ip: string
  userAgent: string | null
  /** The `iss` of tokens made for it. */
  issuer: string
}

export function callerOf(request: FastifyRequest, { publicUrl }: Config): Caller {
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
    issuer: `${publicUrl ?? `${request.protocol}://${request.host}`}/auth/v1`,
  }
}
