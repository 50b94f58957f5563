import { connect, type AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { IS_FULL, testApp, type TestApp, type TestUser } from './testing'

let api: TestApp
let ana: TestUser
let port: number
beforeAll(async () => {
  api = await testApp()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = (api.app.server.address() as AddressInfo).port
  ana = await api.newUser()
})

const PHOTO = Buffer.alloc(300 * 1024, Buffer.from('ffd8ffe000104a464946', 'hex'))
/** Milliseconds after which a connection counts as blocked. */
const BLOCKED_MS = 8000

/** Every route of the app that may get a body, with samples in place of parameters. */
function routesWithBodies(): string[] {
  const path: string[] = []
  return (
    api.app
      .printRoutes()
      .split('\n')
      .flatMap((line) => {
        const [, indent = '', part = '', methods = ''] = /^(.*?)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
        path.splice(indent.length / 4, Infinity, part)
        const url = path.join('').replace(/:\w+/g, '00000000-0000-4000-8000-000000000000').replace('*', 'avatars/x.png')
        return methods
          .split(', ')
          .filter((method) => /POST|PUT|PATCH|DELETE/.test(method))
          .map((method) => `${method} ${url}`)
      })
      // What ends the session that the others use comes last.
      .sort((one, other) => Number(one.includes('logout')) - Number(other.includes('logout')))
  )
}

/** Sends a photo to a route, and asks for something else over the same connection: the two statuses, or that it was closed. */
async function sendThenAsk(route: string, type: string, token: string | undefined): Promise<string[]> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  let asked = false
  const statuses = () => [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status!)
  try {
    return await new Promise((resolve) => {
      socket.setTimeout(BLOCKED_MS, () => resolve([...statuses(), 'blocked']))
      socket.on('error', () => undefined)
      socket.on('close', () => resolve([...statuses(), /^connection: close/im.test(answer) ? 'closed' : 'broken']))
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1')
        if (statuses().length === 2) return resolve(statuses())
        if (!asked) socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n')
        asked = true
      })
      const key = token === undefined ? '' : `apikey: ${api.anonKey}\r\nauthorization: Bearer ${token}\r\n`
      socket.write(
        `${route} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${PHOTO.length}\r\n${key}\r\n`,
      )
      socket.write(PHOTO)
    })
  } finally {
    socket.destroy()
  }
}

const BODIES: [name: string, type: string, isUser: boolean][] = [
  ['a photo from a user', 'image/jpeg', true],
  ['a broken form from a user', 'multipart/form-data; boundary=x', true],
  ['broken JSON from a visitor', 'application/json', false],
]

test.each(BODIES)('%s blocks no connection, whatever route refuses it', async (name, type, isUser) => {
  const all = routesWithBodies()
  expect(all.length).toBeGreaterThan(100)
  // Each route with one of the bodies; with TEST_FULL=1 with each.
  const turn = BODIES.findIndex(([other]) => other === name)
  const routes = all.filter((_, at) => IS_FULL || at % BODIES.length === turn)
  const blocked: string[] = []
  const workers = Array.from({ length: 8 }, async () => {
    for (let route = routes.shift(); route; route = routes.shift()) {
      const statuses = await sendThenAsk(route, type, isUser ? ana.token : undefined)
      if (!['200', 'closed'].includes(statuses[1] ?? '')) blocked.push(`${route}: ${statuses.join(' ')}`)
    }
  })
  await Promise.all(workers)
  expect(blocked).toEqual([])
})
