import { expect, test } from 'vitest'
import { mergeFeed, newestOf, type NotificationRow, timeAgo } from './feed'
import type { OwnNotification } from './store'

const NOON = Date.parse('2026-11-21T12:00:00Z')

const row = (id: string, created_at: string, more: Partial<NotificationRow> = {}): NotificationRow => ({
  id,
  kind: 'script_ready',
  title: 'Script ready',
  message: 'The mug',
  link: '/scripts',
  created_at,
  ...more,
})
const own = (id: string, at: number, more: Partial<OwnNotification> = {}): OwnNotification => ({
  id,
  type: 'info',
  title: '',
  message: 'Here',
  link: null,
  at,
  seen: false,
  ...more,
})

test('lists what happened here and elsewhere, newest first, and what is unread [OP-17]', () => {
  const rows = [row('new', '2026-11-21T12:00:00.5+00:00'), row('old', '2026-11-21T11:00:00.123456+00:00')]
  const feed = mergeFeed(
    [own('mine', NOON - 1000), own('seen', NOON - 2000, { seen: true })],
    rows,
    rows[1]!.created_at,
  )
  expect(feed.map(({ id, from, unread }) => [id, from, unread])).toEqual([
    ['new', 'account', true],
    ['mine', 'tab', true],
    ['seen', 'tab', false],
    ['old', 'account', false],
  ])
})

test('an event of this tab that the account also has is listed once', () => {
  const here = own('mine', NOON, { title: 'Script ready', message: 'The mug' })
  expect(mergeFeed([here], [row('row', '2026-11-21T12:00:02Z')], null).map(({ id }) => id)).toEqual(['row'])
  expect(mergeFeed([here], [row('row', '2026-11-20T12:00:02Z')], null).map(({ id }) => id)).toEqual(['mine', 'row'])
})

test('everything is unread for who never looked, and an unknown kind is plain information', () => {
  const [entry] = mergeFeed([], [row('a', '2026-11-21T12:00:00Z', { kind: 'whatever' })], null)
  expect(entry).toMatchObject({ unread: true, type: 'info' })
})

test('the newest time comes from the rows as it was written', () => {
  expect(newestOf([])).toBeUndefined()
  const rows = [row('a', '2026-11-21T11:00:00+00:00'), row('b', '2026-11-21T12:00:00.123456+00:00')]
  expect(newestOf(rows)).toBe('2026-11-21T12:00:00.123456+00:00')
})

test.each([
  [-3_600_000, 'just now'],
  [59_000, 'just now'],
  [60_000, '1 min ago'],
  [59 * 60_000, '59 min ago'],
  [3_600_000, '1h ago'],
  [86_400_000, '1d ago'],
  [7 * 86_400_000, undefined],
])('%i ms later it was %s', (later, text) => expect(timeAgo(NOON, NOON + later)).toBe(text))
