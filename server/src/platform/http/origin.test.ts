import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { originOf } from './origin'

test.each([
  ['https', 'Reelwright.example', 'https://reelwright.example'],
  ['http', 'localhost:3000', 'http://localhost:3000'],
  ['https', 'a.example/path?x=1', 'https://a.example'],
  ['https', 'no host', 'http://localhost'],
  ['https', '', 'http://localhost'],
])('a request by %s to %j has the origin %s', (protocol, host, origin) => {
  expect(originOf({ protocol, host } as FastifyRequest)).toBe(origin)
})
