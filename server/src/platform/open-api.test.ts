import { expect, test } from 'vitest'
import { testApp } from '../testing'

/** Not for clients: this description itself, and the mailbox of development. */
const UNDESCRIBED = /^\w+ \/api\/(?:openapi\.json|dev\/)/

test('every endpoint is described, every one that is described is there, and every shape that is named', async () => {
  const { app } = await testApp({ env: { AI_OWN_KEYS: 'on' } })
  const { paths = {}, components = {} } = app.swagger() as { paths?: object; components?: { schemas?: object } }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const routes = endpointsIn(app.printRoutes({ commonPrefix: false }))
  expect(routes).toContain('get /api/health')
  expect(routes.filter((route) => !described.includes(route) && !UNDESCRIBED.test(route))).toEqual([])
  expect(described.filter((route) => !routes.includes(route) && !route.includes('/functions/v1/'))).toEqual([])

  const named = [...JSON.stringify(paths).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)
  expect(named.filter((name) => !(name in (components.schemas ?? {})))).toEqual([])
})

/** "get /api/health" for each of our own endpoints in a printed tree of routes. */
function endpointsIn(tree: string): string[] {
  const path: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)/.exec(line) ?? []
    if (part === '') return []
    path.splice(indent.length / 4, Infinity, part)
    const address = path.join('').replace(/(?<=.)\/$/, '')
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD' && address.startsWith('/api/'))
      .map((method) => `${method.toLowerCase()} ${address}`)
  })
}
