/**
 * What the service worker does with a request. "asset": its name says its content, so it is kept for good. "page": an address of the
 * product. "shell": a file that every page wants and whose name stays. "network": everything else is none of its business.
 */
export type RequestKind = 'asset' | 'page' | 'shell' | 'network'

/** Files beside the assets without which a page does not look like itself. */
export const SHELL_FILES = ['/theme.js', '/favicon.svg', '/manifest.webmanifest', '/icon-192.png']

/**
 * Addresses that are no pages, although a browser may be sent there; the server has the same list (`platform/static-files.ts`) and a few
 * pages of its own.
 */
const NOT_PAGES = /^\/(api|auth\/v1|rest\/v1|functions\/v1|storage\/v1|realtime\/v1|assets|metrics|dev|sandbox)(\/|$)/

export function requestKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestKind {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'network'
  const { pathname } = address
  if (mode === 'navigate') return NOT_PAGES.test(pathname) || /\.[a-z0-9]{2,12}$/i.test(pathname) ? 'network' : 'page'
  if (pathname.startsWith('/assets/')) return 'asset'
  return SHELL_FILES.includes(pathname) ? 'shell' : 'network'
}
