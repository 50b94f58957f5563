import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../testing'

interface Document {
  paths: Record<string, Record<string, { summary?: string }>>
  components: { schemas: object }
}

let document: Document
beforeAll(async () => {
  const { app } = await testApp({ env: { AI_OWN_KEYS: 'on' } })
  document = app.swagger() as Document
})

test('every route is described', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => ({ route: `${method} ${path}`, summary })),
  )
  expect(operations.map(({ route }) => route)).toEqual(
    expect.arrayContaining([
      'get /api/health',
      'get /api/model/own',
      'get /api/billing/operator/cases',
      'post /functions/v1/generate-script',
      'post /auth/v1/token',
      'get /rest/v1/{*}',
      'get /storage/v1/render/image/public/{bucket}/{*}',
      'get /realtime/v1/websocket',
    ]),
  )
  expect(operations.filter(({ summary = '' }) => summary === '').map(({ route }) => route)).toEqual([])
})

test('every schema that is named is there', () => {
  const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)
  expect(named).toContain('Error')
  expect(named.filter((name) => !(name in document.components.schemas))).toEqual([])
})
