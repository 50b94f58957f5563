import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config'
import { callerOf } from './caller'
import { chooseRedirect, type RedirectRules } from './redirects'

export function redirectRulesOf(request: FastifyRequest, config: Config): RedirectRules {
  const siteUrl = config.auth.siteUrl ?? callerOf(request, config).origin
  // In the letters that a header may hold, whatever the settings are written in.
  return { siteUrl: new URL(siteUrl).href.replace(/\/$/, ''), redirectUrls: config.auth.redirectUrls }
}

/** Where a flow that this request begins or ends leads to; `given` is what its form says. Always an allowed address. */
export function redirectTargetOf(request: FastifyRequest, config: Config, given?: unknown): string {
  const { redirect_to } = (request.query ?? {}) as Record<string, unknown>
  const candidates = [request.headers.redirect_to, redirect_to, given, request.headers.referer]
  return chooseRedirect(candidates, redirectRulesOf(request, config))
}
