import { expect, test } from 'vitest'
import { daysLeft } from './days-left'

const NOW = Date.parse('2026-11-22T12:00:00Z')

test.each([
  ['2026-11-22T12:00:00Z', '30 days left'],
  // The clock of this device may be behind that of the server.
  ['2026-11-22T12:00:05Z', '30 days left'],
  ['2026-11-21T12:00:00Z', '29 days left'],
  ['2026-11-04T12:00:00Z', '12 days left'],
  ['2026-10-24T12:00:00Z', 'Last day'],
  ['2026-10-24T12:00:01Z', '2 days left'],
  ['2026-10-01T00:00:00Z', 'Last day'],
  ['nonsense', 'Last day'],
])('deleted at %s: %s', (deletedAt, text) => {
  expect(daysLeft(deletedAt, NOW)).toBe(text)
})
