import { expect, test } from 'vitest'
import { testApp } from '../testing'
import { OPEN_API } from './open-api'

/** Not for clients: this description itself, what `npm run admin` asks, and the mailbox of development. */
const UNDESCRIBED = /^\w+ \/api\/(?:openapi\.json|billing\/operator\/|dev\/)/

test('every endpoint is described, every one that is described is there, and every shape that is named', async () => {
  const { app } = await testApp({ env: { AI_OWN_KEYS: 'on' } })
  const described = Object.entries(OPEN_API.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const routes = endpointsIn(app.printRoutes({ commonPrefix: false }))
  expect(routes).toContain('get /api/health')
  expect(routes.filter((route) => !described.includes(route) && !UNDESCRIBED.test(route))).toEqual([])
  const missing = Object.entries(OPEN_API.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => !app.hasRoute({ method: method.toUpperCase(), url: path.replace(/\{(\w+)\}/g, ':$1') }))
      .map((method) => `${method} ${path}`),
  )
  expect(missing).toEqual([])

  const named = [...JSON.stringify(OPEN_API).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)
  expect(named.filter((name) => !(name in OPEN_API.components.schemas))).toEqual([])
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
