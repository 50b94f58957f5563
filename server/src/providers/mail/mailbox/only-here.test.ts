import { expect, test } from 'vitest'
import { isFromHere } from './only-here'

test.each([
  ['127.0.0.1', 'localhost:3000', true],
  ['127.0.0.1', '127.0.0.1:3000', true],
  ['::1', '[::1]:3000', true],
  ['::ffff:127.0.0.1', 'LOCALHOST', true],
  ['127.0.0.1', 'rebound.example:3000', false],
  ['127.0.0.1', '127.0.0.1.rebound.example', false],
  ['127.0.0.1', '127.rebound.example', false],
  ['127.0.0.1', 'localhost.rebound.example', false],
  ['127.0.0.1', 'user@rebound.example', false],
  ['127.0.0.1', 'bad host', false],
  ['127.0.0.1', undefined, false],
  ['192.168.1.7', 'localhost:3000', false],
  ['::ffff:10.0.0.1', 'localhost', false],
])('%s asking for %s: %s', (ip, host, expected) => {
  expect(isFromHere({ ip, headers: { host } })).toBe(expected)
})

test.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'forwarded',
  'via',
])('what a proxy passes on is not from here: %s', (header) => {
  expect(isFromHere({ ip: '127.0.0.1', headers: { host: 'localhost', [header]: '127.0.0.1' } })).toBe(false)
})
