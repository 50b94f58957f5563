import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router'
import { SETTINGS_SECTIONS } from '../features/account'
import { type PageHandle, PAGES, queryClient } from '../platform'
import { loadMatchedRoutes } from './load-matched-routes'
import { routes } from './routes'

/** Open pages that people open first, and often. */
const OPEN_PATHS = ['/', '/login']
/** Pages of signed-in people; those with an id in their address are not known here. */
const GUARDED_PATHS = [
  ...PAGES.map(({ to }) => to).filter((path) => !['/settings', '/pricing', '/contact'].includes(path)),
  ...SETTINGS_SECTIONS.map(({ id }) => `/settings/${id}`),
]
const PATHS = [...OPEN_PATHS, ...GUARDED_PATHS]

/**
 * What these addresses show before any script has run: an open page as a whole, the others as they stand while the session is
 * checked. Called by `plugins/prerendered.ts` when the product is built; never part of what browsers load.
 */
export async function prerender() {
  // Before any is loaded, since loading takes the functions away.
  const modules = PATHS.map(modulesOf)
  const pages = []
  for (const [index, path] of PATHS.entries()) {
    const matches = await loadMatchedRoutes(routes, path)
    const { query, dataRoutes } = createStaticHandler(routes)
    const context = await query(new Request(`http://localhost${path}`))
    if (context instanceof Response) throw new Error(`${path} answers ${context.status} when it is drawn`)
    const drawn = renderToString(
      <StrictMode>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </StrictMode>,
    )
    const isWaiting = index >= OPEN_PATHS.length
    pages.push({
      path,
      ...split(drawn),
      isWaiting,
      early: matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.early ?? []),
      modules: [...modules[index]!, ...(isWaiting ? SESSION_MODULES : [])],
    })
  }
  // It would keep the building process alive until the last query may be forgotten.
  queryClient.clear()
  return pages
}

/** What `main.tsx` asks for beside the page when somebody is signed in. */
const SESSION_MODULES = ['/src/app/first-reads.ts', '/@supabase/postgrest-js/dist/index.mjs']

/** Every address of the product as a route pattern: "/scripts/edit/:scriptId". The server answers 404 for all others. */
export const addresses = (): string[] => [...new Set(addressesIn(routes, ''))].sort()

function addressesIn(list: RouteObject[], above: string): string[] {
  return list.flatMap(({ path, children = [] }) => {
    if (path === '*') return []
    const here = path === undefined ? above : path.startsWith('/') ? path : `${above.replace(/\/$/, '')}/${path}`
    return [...(path === undefined ? [] : [here]), ...addressesIn(children, here)]
  })
}

/** The source files behind the lazy routes of an address. */
const modulesOf = (path: string): string[] =>
  (matchRoutes(routes, path) ?? []).flatMap(({ route }) =>
    [...sourceOf(route.lazy).matchAll(/import[^(]*\(\s*["']([^"']+)["']/g)].flatMap(([, module]) => module ?? []),
  )

const sourceOf = (lazy: unknown) => (typeof lazy === 'function' ? lazy.toString() : '')

/** React puts what belongs into the head before everything else. */
function split(drawn: string): { head: string; html: string } {
  const head = /^(?:<(?:title)[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(drawn)?.[0] ?? ''
  return { head, html: drawn.slice(head.length) }
}
