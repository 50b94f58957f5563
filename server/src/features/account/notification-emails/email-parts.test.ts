import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { masked } from './unsubscribe'
import { makeUnsubscribeToken, readUnsubscribeToken } from './unsubscribe-token'
import { weekToTell } from './week'

describe('the week that weekly emails cover', () => {
  test.each([
    ['2026-11-23T08:59:59Z', undefined],
    ['2026-11-23T09:00:00Z', '2026-11-16'],
    ['2026-11-26T23:59:59Z', '2026-11-16'],
    ['2026-11-27T00:00:00Z', undefined],
    ['2026-11-29T12:00:00Z', undefined],
    ['2027-01-04T12:00:00Z', '2026-12-28'],
    ['2024-03-04T12:00:00Z', '2024-02-26'],
  ])('at %s is %s [OP-55]', (now, name) => {
    expect(weekToTell(new Date(now))?.name).toBe(name)
  })

  test('is seven days, from Monday to Monday', () => {
    const week = weekToTell(new Date('2026-11-24T10:00:00Z'))
    expect([week?.from.toISOString(), week?.to.toISOString()]).toEqual([
      '2026-11-16T00:00:00.000Z',
      '2026-11-23T00:00:00.000Z',
    ])
  })
})

describe('what a way out carries', () => {
  const key = randomBytes(32)
  const unsubscription = { userId: randomUUID(), kind: 'trending' } as const
  const token = makeUnsubscribeToken(key, unsubscription)

  test('comes back as it was signed', () => {
    expect(readUnsubscribeToken(key, token)).toEqual(unsubscription)
    expect(token).toMatch(/^[\w.-]{1,100}$/)
  })

  test.each([
    ['another email', token.replace('trending', 'performance')],
    ['another account', makeUnsubscribeToken(randomBytes(32), unsubscription)],
    ['cut', token.slice(0, -1)],
    ['longer', `${token}A`],
    ['no email of ours', token.replace('trending', 'constructor')],
    ['nothing', ''],
    ['a line break', `${token}\n`],
  ])('is refused when it is %s', (_what, forged) => {
    expect(readUnsubscribeToken(key, forged)).toBeUndefined()
  })
})

test.each([
  ['ana@example.com', 'a***@example.com'],
  ['😀x@example.com', '😀***@example.com'],
  ['', ''],
])('%s is shown as %s', (email, shown) => {
  expect(masked(email)).toBe(shown)
})
