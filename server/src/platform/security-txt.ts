import type { Config } from './config'
import type { App } from './http'
import { described } from './open-api'

/** RFC 9116 wants less than a year; a server that runs longer than that is not maintained. */
const DAYS = 330

/** `/.well-known/security.txt`: where weaknesses are reported to. (RFC 9116) */
export function securityTxt(app: App, { securityContact, publicUrl }: Pick<Config, 'securityContact' | 'publicUrl'>) {
  const path = '/.well-known/security.txt'
  const lines = [
    `Contact: ${/^https?:/.test(securityContact) ? securityContact : `mailto:${securityContact}`}`,
    `Expires: ${new Date(Date.now() + DAYS * 24 * 3600_000).toISOString()}`,
    'Preferred-Languages: en',
    // Only an address from the settings: what a request says may be anything.
    ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${path}`]),
  ]
  app.get(path, described('Where weaknesses are reported to'), (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(lines.map((line) => `${line}\n`).join('')),
  )
}
