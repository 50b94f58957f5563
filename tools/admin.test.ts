import { expect, test } from 'vitest'
import { COMMANDS, HELP, WrongUsage, type Options } from './admin-commands.mjs'
import { block, dollars, table } from './admin-table.mjs'

const asked = (name: string, options: Options = {}, subjects: string[] = []) =>
  COMMANDS.get(name)!.ask(options, subjects)

test.each<[string, Options, string[], object]>([
  [
    'subscriptions',
    { plan: 'pro', addresses: true },
    [],
    { path: '/subscriptions', query: { plan: 'pro', addresses: true } },
  ],
  [
    'grant',
    { email: 'a@b.c', plan: 'pro', months: '3' },
    [],
    { path: '/grants', body: { email: 'a@b.c', plan: 'pro', months: 3 } },
  ],
  [
    'extend',
    { email: 'a@b.c', until: '2027-01-31' },
    [],
    { path: '/grants/extend', body: { email: 'a@b.c', until: '2027-01-31' } },
  ],
  [
    'revoke',
    { email: 'a@b.c', words: 'Left' },
    [],
    { path: '/grants/revoke', body: { email: 'a@b.c', words: 'Left' } },
  ],
  ['link', { email: 'a@b.c' }, ['sub_1'], { path: '/links', body: { subscriptionId: 'sub_1', email: 'a@b.c' } }],
  ['settle', { words: 'Done' }, ['evt_1'], { path: '/cases/settle', body: { id: 'evt_1', words: 'Done' } }],
  ['reconcile', {}, [], { path: '/reconcile', body: {} }],
  ['events', { waiting: true }, [], { path: '/events', query: { state: 'waiting' } }],
  ['prices', {}, [], { path: '/prices' }],
  [
    'note',
    { words: 'Back', refund: true, payment: 'in_1', amount: '$29.50' },
    [],
    { path: '/notes', body: { words: 'Back', refund: true, open: false, paymentId: 'in_1', amountCents: 2950 } },
  ],
])('%s %j %j asks the server for just that', (name, options, subjects, ask) => {
  expect(asked(name, options, subjects)).toEqual(ask)
})

test.each<[string, Options, string[]]>([
  ['grant', { plan: 'pro', months: '3' }, []],
  ['grant', { email: 'a@b.c', months: '3' }, []],
  ['grant', { email: 'a@b.c', plan: 'pro' }, []],
  ['grant', { email: 'a@b.c', plan: 'pro', months: '3', until: '2027-01-31' }, []],
  ['grant', { email: 'a@b.c', plan: 'pro', months: '1.5' }, []],
  ['extend', { email: 'a@b.c', months: '-1' }, []],
  ['link', { email: 'a@b.c' }, []],
  ['link', { email: 'a@b.c' }, ['sub_1', 'sub_2']],
  ['settle', {}, []],
  ['note', {}, []],
  ['note', { words: ' ' }, []],
  ['note', { words: 'x', refund: true, amount: '29' }, []],
  ['note', { words: 'x', amount: '29' }, []],
  ['note', { words: 'x', refund: true, payment: 'in_1', amount: '29,50' }, []],
  ['note', { words: 'x', refund: true, payment: 'in_1', amount: '-1' }, []],
  ['events', { refused: true, waiting: true }, []],
])('%s %j %j is asked wrongly, and nothing is asked of the server', (name, options, subjects) => {
  expect(() => asked(name, options, subjects)).toThrow(WrongUsage)
})

test('every command is in the help, and explains itself', () => {
  for (const [name, { help, options }] of COMMANDS) {
    expect(HELP).toMatch(new RegExp(`^  (?:[a-z]+, )*${name}\\b`, 'm'))
    expect(help).toContain(`npm run admin -- ${name}`)
    for (const option of Object.keys(options)) expect(help, name).toContain(`--${option}`)
  }
})

test('a table lines up, money at its right end, and lets nothing in it steer the terminal', () => {
  const rows = [
    { what: 'short', cents: 2900 },
    { what: 'a\u001b[2J\nlonger \u202ewhat', cents: 99_000 },
  ]
  const shown = table(rows, [
    ['what', (row) => row.what],
    ['money', (row) => dollars(row.cents), 'right'],
  ])
  expect(shown.split('\n')).toEqual([
    'what                  money',
    'short                $29.00',
    'a [2J longer  what  $990.00',
  ])
  expect(table([], [])).toBe('None.')
})

test('a case says what is known of it, line by line, and nothing that is not', () => {
  const details: [string, string | null][] = [
    ['account', null],
    ['amount', '$49.00'],
    ['settle by', 'evt_1'],
  ]
  expect(block('2026-11-22  event_refused', 'in\neur', details).split('\n')).toEqual([
    '2026-11-22  event_refused',
    '  in eur',
    '  amount     $49.00',
    '  settle by  evt_1',
  ])
})
