import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config'
import { originOf } from '../../platform/http'

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
  const origin = publicUrl ?? originOf(request)
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
    origin,
    issuer: `${origin}/auth/v1`,
  }
}
