import { describe, expect, test } from 'vitest'
import { notificationEmails, type EmailRecipient } from './notification-emails'
import type { Mail } from './mail'
import { greetingName, shownTitle } from './outside-words'

const ANA: EmailRecipient = {
  to: 'ana@example.com',
  name: 'Ana',
  origin: 'https://studio.example',
  unsubscribe: {
    link: 'https://studio.example/unsubscribe?token=abc.script_ready.def',
    oneClickLink: 'https://studio.example/api/account/unsubscribe?token=abc.script_ready.def',
  },
}
const SCRIPTS = [
  { id: '00000000-0000-4000-8000-000000000001', title: 'Glaciero tumbler' },
  { id: '00000000-0000-4000-8000-000000000002', title: '<b>Mug</b>' },
]
const WEEK = { from: new Date('2026-11-16T00:00:00Z'), to: new Date('2026-11-23T00:00:00Z') }

const MONTH = { plan: 'Beta Starter', used: 24, limit: 30, until: new Date('2026-12-05T10:00:00Z'), ends: false }

const EVERY: [string, string, Mail][] = [
  ['script_ready', 'Script ready', notificationEmails.scriptReady(ANA, { scripts: SCRIPTS, count: 2 })],
  [
    'performance',
    'Performance',
    notificationEmails.performance(ANA, { ...WEEK, written: 4, posted: 1, score: 7.25, best: SCRIPTS[0]! }),
  ],
  [
    'trending',
    'Trending',
    notificationEmails.trending(ANA, {
      styles: [{ label: 'Skit', now: 12, before: 7 }],
      tones: [{ label: 'Urgent PSA', now: 9, before: null }],
    }),
  ],
  [
    'product_updates',
    'Product updates',
    notificationEmails.productUpdate(ANA, { subject: 'New: boards', text: 'One.\n\nTwo & three.' }),
  ],
  ['allowance', 'Performance', notificationEmails.allowance(ANA, MONTH)],
]

describe.each(EVERY)('the notification email %s', (kind, label, mail) => {
  test('says why it was sent and how to unsubscribe, in both parts [OP-55]', () => {
    // The operator greets as they like.
    expect(mail.text.includes('Hi Ana,')).toBe(kind !== 'product_updates')
    for (const part of [mail.text, mail.html.replaceAll('&quot;', '"')]) {
      expect(part).toContain(`“${label}” is on in your settings`)
      expect(part).toContain('https://studio.example/unsubscribe?token=abc.script_ready.def')
    }
    expect(mail.unsubscribeLink).toBe(ANA.unsubscribe.oneClickLink)
  })

  test('leads nowhere but to this product, and loads nothing', () => {
    const addresses = [...mail.html.matchAll(/(?:src|href|background|action)="([^"]*)"|url\(/gi)].map(([, url]) => url)
    expect(addresses.every((url) => url?.startsWith('https://studio.example/'))).toBe(true)
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|form|object)\b/i)
  })
})

test('titles lead to their scripts, and are text and never markup', () => {
  const [[, , mail]] = EVERY as [[string, string, Mail]]
  expect(mail.subject).toBe('2 scripts are ready to film')
  expect(mail.html).toContain('href="https://studio.example/scripts/edit/00000000-0000-4000-8000-000000000001"')
  expect(mail.html).toContain('&lt;b&gt;Mug&lt;/b&gt;')
  expect(mail.text).toContain('Glaciero tumbler:\nhttps://studio.example/scripts/edit/00000000')
})

test('a long sitting names ten scripts and counts the others', () => {
  const scripts = Array.from({ length: 10 }, (_, at) => ({ ...SCRIPTS[0]!, title: `Script ${at}` }))
  expect(notificationEmails.scriptReady(ANA, { scripts, count: 23 }).text).toContain('And 13 more in your library.')
})

test.each([
  [{}, '6 scripts left this month', 'Used: 24 of 30\nLeft: 6\nRenews: December 5'],
  [{ used: 29 }, '1 script left this month', 'Used: 29 of 30\nLeft: 1\nRenews: December 5'],
  [{ used: 30 }, 'You’ve used all your scripts this month', 'Used: 30 of 30\nLeft: 0\nRenews: December 5'],
  // After a change to a smaller plan.
  [{ used: 31 }, 'You’ve used all your scripts this month', 'Used: 30 of 30\nLeft: 0\nRenews: December 5'],
  [{ ends: true }, '6 scripts left this month', 'Left: 6\nPlan ends: December 5'],
])(
  'what is left of a month is said, until when, and where more is to be had %j [OP-28, B-SE-06]',
  (changes, subject, facts) => {
    const { subject: line, text } = notificationEmails.allowance(ANA, { ...MONTH, ...changes })
    expect(line).toBe(subject)
    expect(text).toContain(facts)
    expect(text).toContain('https://studio.example/pricing')
    expect(text.includes('You get a new set of scripts on December 5.')).toBe(!('ends' in changes))
    expect(text).toContain('A larger plan gives you more right away.')
    expect(notificationEmails.allowance(ANA, { ...MONTH, limit: 250, used: 249 }).text).not.toContain('larger plan')
  },
)

test('the week is given in numbers, and what is not known is left out', () => {
  const email = notificationEmails.performance(ANA, { ...WEEK, written: 1, posted: 0, score: null, best: null })
  expect(email.text).toContain('From November 16 to November 22:')
  expect(email.text).toContain('Scripts written: 1\nPosted: 0')
  expect(email.text).not.toContain('score')
})

test('what few people wrote the week before is not counted out', () => {
  const [, , [, , mail]] = EVERY as [never, never, [string, string, Mail]]
  expect(mail.text).toContain('Skit (style): 12 scripts (was 7)')
  expect(mail.text).toContain('Urgent PSA (tone): 9 scripts\n')
})

describe('the name in a greeting', () => {
  test.each([
    ['Ana', 'Ana'],
    ["Ana-María O'Neill", "Ana-María O'Neill"],
    ['  Ana \n Lu ', 'Ana Lu'],
    ['A\u202ena', 'A na'],
    ['محمد', 'محمد'],
    ['Dr. Ana', undefined],
    ['evil.example', undefined],
    ['https://evil.example', undefined],
    ['Ana, your account is closed', undefined],
    ['<b>Ana</b>', undefined],
    ['Click here now to win it', undefined],
    ['a@b', undefined],
    ['', undefined],
    [null, undefined],
    ['\u200b\u0000', undefined],
  ])('%j is %j', (name, greeting) => {
    expect(greetingName(name)).toBe(greeting)
  })

  test('is cut', () => {
    expect(greetingName('x'.repeat(10_000))).toHaveLength(40)
  })
})

test.each([
  ['\u202e\n', 'Untitled script'],
  ['One\ntwo', 'One two'],
])('the title %j is shown as %j', (title, shown) => {
  expect(shownTitle(title)).toBe(shown)
})
