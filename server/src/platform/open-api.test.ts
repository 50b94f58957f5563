import { expect, test } from 'vitest'
import { testApp } from '../testing'
import { OPEN_API } from './open-api'

test('every endpoint that is described is there, and every shape that is named', async () => {
  const { app } = await testApp()
  const missing = Object.entries(OPEN_API.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => !app.hasRoute({ method: method.toUpperCase(), url: path.replace(/\{(\w+)\}/g, ':$1') }))
      .map((method) => `${method} ${path}`),
  )
  expect(missing).toEqual([])

  const named = [...JSON.stringify(OPEN_API).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)
  expect(named.filter((name) => !(name in OPEN_API.components.schemas))).toEqual([])
})
