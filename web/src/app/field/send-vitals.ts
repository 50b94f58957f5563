import { matchRoutes, type RouteObject } from 'react-router'
import type { WebVitals } from '@reelwright/shared'
import { measureVitals } from './measure-vitals'

const ADDRESS = '/api/web-vitals'

/** Sends page speed metrics, without script or user. Returns the cleanup function. */
export function sendVitals(routes: RouteObject[]): () => void {
  // Where it began: that page was loaded, the next ones only drawn.
  const page = pagePattern(routes, location.pathname)
  return measureVitals((vitals) => send({ page, vitals: rounded(vitals) }))
}

/** "/scripts/edit/7" is "/scripts/edit/:scriptId". */
export const pagePattern = (routes: RouteObject[], path: string): string =>
  matchRoutes(routes, path)?.at(-1)?.route.path ?? '*'

/** Milliseconds and shifts to four digits behind the point. */
const rounded = (vitals: WebVitals['vitals']): WebVitals['vitals'] =>
  Object.fromEntries(Object.entries(vitals).map(([name, value]) => [name, Math.round(value * 1e4) / 1e4]))

function send(body: WebVitals) {
  const json = JSON.stringify(body)
  // A beacon leaves although the page does.
  if (navigator.sendBeacon?.(ADDRESS, new Blob([json], { type: 'application/json' }))) return
  fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: json,
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined)
}
