import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a form was sent from a page of this server, as far as the browser says. The numbers in the addresses are the permission; this
 * is the second bolt: another site that came to know one cannot make its visitor's browser press a button. Programs say nothing.
 */
export function isOwnForm(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  // "none": the visitor's own doing, such as a page restored with its form.
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  // Browsers say "null" on pages that send no referrer, as ours.
  if (origin === undefined || origin === 'null') return true
  return URL.canParse(origin) && new URL(origin).host === host
}
