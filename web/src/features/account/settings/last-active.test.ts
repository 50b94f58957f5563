import { expect, test } from 'vitest'
import { lastActive } from './last-active'

const NOW = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:58:00Z', 'Active now'],
  // The clock of this device is slow.
  ['2026-11-21T13:00:00Z', 'Active now'],
  ['2026-11-21T11:30:00Z', 'Active 30 minutes ago'],
  ['2026-11-21T11:00:00Z', 'Active 1 hour ago'],
  ['2026-11-20T11:00:00Z', 'Active yesterday'],
  ['2026-11-17T11:00:00Z', 'Active 4 days ago'],
  ['2026-10-02T11:00:00Z', 'Active on Oct 2, 2026'],
  ['never', 'Last active: unknown'],
])('%s is "%s"', (at, text) => expect(lastActive(at, NOW)).toBe(text))
