// @ts-check
/** What `npm run admin` can do: what each command takes, what it asks the server, how the answer is printed. Pure. */
import { block, day, dollars, minute, table } from './admin-table.mjs'

/** A command was given what it does not understand. */
export class WrongUsage extends Error {}

/**
 * @typedef {{ path: string, query?: Record<string, string | number | boolean | undefined>, body?: object }} Asked
 * @typedef {Record<string, string | boolean | undefined>} Options
 * @typedef {object} Command
 * @property {string} help
 * @property {string} [subject] What stands after the command without a name.
 * @property {Record<string, { type: 'string' | 'boolean' }>} options
 * @property {(options: Options, subjects: string[]) => Asked} ask
 * @property {(data: any) => string} print
 * @property {(data: any) => boolean} [attention] Something is not as it should be.
 */

const TEXT = /** @type {const} */ ({ type: 'string' })
const SWITCH = /** @type {const} */ ({ type: 'boolean' })

/** @param {Options} options @param {string} name */
function needed(options, name) {
  const value = options[name]
  if (typeof value !== 'string' || value.trim() === '') throw new WrongUsage(`--${name} is required.`)
  return value
}

/** @param {Options} options */
function term(options) {
  const { until, months } = options
  if ((until === undefined) === (months === undefined)) throw new WrongUsage('Use either --until or --months.')
  if (until !== undefined) return { until }
  if (!/^\d{1,3}$/.test(String(months))) throw new WrongUsage('--months must be a whole number.')
  return { months: Number(months) }
}

/** "29", "29.00" or "$29.00". @param {string} amount */
function cents(amount) {
  const [, whole, part = '00'] = /^\$?(\d{1,6})(?:\.(\d\d))?$/.exec(amount.trim()) ?? []
  if (whole === undefined) throw new WrongUsage('--amount must be in dollars, like 29.00.')
  return Number(whole) * 100 + Number(part)
}

/** @param {string[]} subjects @param {string} what */
function only(subjects, what) {
  const [subject] = subjects
  if (subjects.length !== 1 || subject === undefined) throw new WrongUsage(`It takes ${what}.`)
  return subject
}

/** @param {any} data */
const printGrant = (data) =>
  `${data.plan} from ${minute(data.startsAt)} to ${minute(data.endsAt)} UTC (${data.subscriptionId})` +
  (data.counts || Date.parse(data.endsAt) <= Date.now()
    ? ''
    : '\nThe account also has a paid plan. That one counts for as long as it runs.')

/** @param {boolean | null | undefined} answer */
const yesNo = (answer) => (answer === true ? 'yes' : answer === false ? 'no' : 'unknown')

/** @param {any} data */
function printModelTest({ provider, model, address, check, script, verdict }) {
  /** @type {[string, string | null | undefined][]} */
  const facts = [
    ['reachable', yesNo(check.reachable)],
    ['key accepted', yesNo(script?.text ? true : check.keyAccepted)],
    ['model exists', yesNo(script?.text ? true : check.modelExists)],
  ]
  if (script) {
    const { costMicrodollars: cost, inputTokens, outputTokens, tokensPerSecond, fellBack, text } = script
    facts.push(
      ['time', `${script.seconds} s, ${tokensPerSecond} tokens a second`],
      ['tokens', `${inputTokens} sent, ${outputTokens} received`],
      ['cost', cost === null ? 'unknown: set AI_PRICE_INPUT and AI_PRICE_OUTPUT' : `$${(cost / 1e6).toFixed(4)}`],
      ['repairs', String(script.repairRounds)],
      ['test script', text ? 'written' : `not written: ${fellBack}`],
      ...String(text ?? '')
        .split('\n\n')
        .map((scene, at) => /** @type {[string, string]} */ ([`scene ${at + 1}`, scene])),
    )
  }
  return block(`${provider}/${model} at ${address}`, verdict, facts)
}

/** @type {Map<string, Command>} */
export const COMMANDS = new Map(
  Object.entries(
    /** @type {Record<string, Command>} */ ({
      subscriptions: {
        help: `npm run admin -- subscriptions [--email a@b.c] [--status active] [--plan creator] [--addresses] [--limit 100] [--after ID]

Subscriptions, newest first. "counts" marks the one that decides what the account can do.
  --plan        starter, creator, pro, or beta for prices that aren't ours.
  --status      active, trialing, past_due, unpaid, canceled, incomplete, incomplete_expired, paused.
  --addresses   Shows email addresses; without it, only account IDs are shown.
  --after       Continues after this one.`,
        options: { email: TEXT, status: TEXT, plan: TEXT, addresses: SWITCH, limit: TEXT, after: TEXT },
        ask: (options) => ({ path: '/subscriptions', query: options }),
        print: ({ subscriptions, more }) =>
          table(subscriptions, [
            ['subscription', (row) => row.id],
            ['from', (row) => row.provider],
            ['account', (row) => row.accountId ?? '(none)'],
            ...(subscriptions.some((/** @type {any} */ row) => row.email !== undefined)
              ? [/** @type {[string, (row: any) => string]} */ (['address', (row) => row.email ?? ''])]
              : []),
            ['plan', (row) => [row.plan, row.interval].filter(Boolean).join(', ')],
            ['status', (row) => row.status],
            ['until', (row) => day(row.periodEnd)],
            ['then', (row) => (row.ends ? 'ends' : (row.nextPlan ?? 'renews'))],
            ['counts', (row) => (row.counts ? 'yes' : '')],
          ]) + (more ? `\nThere are more. Continue with --after ${subscriptions.at(-1).id}` : ''),
      },
      payments: {
        help: `npm run admin -- payments [--email a@b.c] [--status open] [--limit 100]

What was charged and what was paid, newest first. "refunded" is what your notes say was refunded.
  --status      open, paid, void, uncollectible.`,
        options: { email: TEXT, status: TEXT, limit: TEXT },
        ask: (options) => ({ path: '/payments', query: options }),
        print: ({ payments }) =>
          table(payments, [
            ['payment', (row) => row.id],
            ['number', (row) => row.number ?? ''],
            ['account', (row) => row.accountId ?? '(none)'],
            ['what', (row) => row.description],
            ['status', (row) => row.status + (row.failedAt ? ', failed' : '')],
            ['charged', (row) => dollars(row.amountCents), 'right'],
            ['paid', (row) => dollars(row.paidCents), 'right'],
            ['refunded', (row) => (row.refundedCents ? dollars(row.refundedCents) : ''), 'right'],
            ['on', (row) => day(row.createdAt)],
          ]),
      },
      grant: {
        help: `npm run admin -- grant --email a@b.c --plan creator (--until 2027-01-31 | --months 3) [--words "Why"]

Gives an account a plan free of charge. Its allowance starts now. --until means the end of that day in UTC.`,
        options: { email: TEXT, plan: TEXT, until: TEXT, months: TEXT, words: TEXT },
        ask: (options) => ({
          path: '/grants',
          body: {
            email: needed(options, 'email'),
            plan: needed(options, 'plan'),
            ...term(options),
            words: options.words,
          },
        }),
        print: printGrant,
      },
      extend: {
        help: `npm run admin -- extend --email a@b.c (--until 2027-01-31 | --months 3) [--words "Why"]

Extends a granted plan. Months count from its end. Scripts already used stay used.`,
        options: { email: TEXT, until: TEXT, months: TEXT, words: TEXT },
        ask: (options) => ({
          path: '/grants/extend',
          body: { email: needed(options, 'email'), ...term(options), words: options.words },
        }),
        print: printGrant,
      },
      revoke: {
        help: `npm run admin -- revoke --email a@b.c [--words "Why"]

Ends a granted plan right away. To end a paid plan, use the payment provider, or let its owner cancel it.`,
        options: { email: TEXT, words: TEXT },
        ask: (options) => ({ path: '/grants/revoke', body: { email: needed(options, 'email'), words: options.words } }),
        print: (data) => `${data.plan} ended at ${minute(data.endsAt)} UTC (${data.subscriptionId})`,
      },
      link: {
        help: `npm run admin -- link --email a@b.c sub_...

Gives an unclaimed subscription to an account. First make sure the request comes from its buyer.`,
        subject: 'subscription',
        options: { email: TEXT },
        ask: (options, subjects) => ({
          path: '/links',
          body: { subscriptionId: only(subjects, 'the ID of one subscription'), email: needed(options, 'email') },
        }),
        print: (data) => `It now belongs to account ${data.accountId}.`,
      },
      note: {
        help: `npm run admin -- note --words "What happened" [--email a@b.c] [--subscription sub_...] [--payment in_...]
              [--refund --amount 29.00] [--open]

Records something you did elsewhere. Moves no money: make a refund at the provider, then note it here with its payment and amount.
  --open        Stays in the list of cases until it is settled.`,
        options: {
          email: TEXT,
          words: TEXT,
          subscription: TEXT,
          payment: TEXT,
          amount: TEXT,
          refund: SWITCH,
          open: SWITCH,
        },
        ask: (options) => {
          const { email, subscription, payment, amount, refund = false, open = false } = options
          if (refund && (payment === undefined || amount === undefined))
            throw new WrongUsage('--refund needs --payment and --amount.')
          if (!refund && amount !== undefined) throw new WrongUsage('--amount is only for --refund.')
          const amountCents = typeof amount === 'string' ? cents(amount) : undefined
          const about = { email, subscriptionId: subscription, paymentId: payment, amountCents }
          return { path: '/notes', body: { ...about, words: needed(options, 'words'), refund, open } }
        },
        print: (data) => `Noted: ${data.id}`,
      },
      cases: {
        help: `npm run admin -- cases [--addresses]

Cases that need your attention, oldest first: paid twice, paid but unclaimed for a day, failed payments, events that were refused or
have waited for more than an hour, and open notes. Exit code 3 when there are any.`,
        options: { addresses: SWITCH },
        ask: (options) => ({ path: '/cases', query: options }),
        print: ({ cases, more }) =>
          cases.length === 0
            ? 'Nothing needs attention.'
            : cases
                .map((/** @type {any} */ row) =>
                  block(`${day(row.since)}  ${row.kind}`, row.words, [
                    ['amount', row.amountCents === null ? null : dollars(row.amountCents)],
                    ['account', row.accountId],
                    ['address', row.email],
                    ['subscription', row.subscriptionId],
                    ['payment', row.paymentId],
                    ['settle by', row.settle ?? '(resolves automatically)'],
                  ]),
                )
                .join('\n\n') + (more ? '\n\nThere may be more. They appear as you settle these.' : ''),
        attention: ({ cases }) => cases.length > 0,
      },
      settle: {
        help: `npm run admin -- settle ID [--words "What was done"]

Removes a case from the list, by the ID next to "settle by". Moves no money.`,
        subject: 'case',
        options: { words: TEXT },
        ask: (options, subjects) => ({
          path: '/cases/settle',
          body: { id: only(subjects, 'the ID of one case'), words: options.words },
        }),
        print: (data) => `Settled: ${data.id}`,
      },
      reconcile: {
        help: `npm run admin -- reconcile

Compares every subscription and payment with the provider and fixes differences here. The server also does this every day.`,
        options: {},
        ask: () => ({ path: '/reconcile', body: {} }),
        print: (report) =>
          table(
            [
              ['compared', report.checked],
              ['fixed', report.repaired],
              ['missing here, added', report.added],
              ['unknown at the provider, ended here', report.gone],
              ['running without an account', report.unclaimed],
            ],
            [
              ['subscriptions and payments', ([what]) => what],
              ['', ([, count]) => String(count), 'right'],
            ],
          ),
      },
      events: {
        help: `npm run admin -- events [--refused | --waiting] [--limit 100]

Events from the provider, newest first, without their contents.`,
        options: { refused: SWITCH, waiting: SWITCH, limit: TEXT },
        ask: ({ refused, waiting, limit }) => {
          if (refused && waiting) throw new WrongUsage('Use either --refused or --waiting.')
          return { path: '/events', query: { state: refused ? 'refused' : waiting ? 'waiting' : 'all', limit } }
        },
        print: ({ events }) =>
          table(events, [
            ['event', (row) => row.id],
            ['kind', (row) => row.type],
            ['came', (row) => minute(row.receivedAt)],
            ['state', (row) => row.state],
            ['tries', (row) => String(row.attempts), 'right'],
            ['why', (row) => row.refusal ?? (row.nextAttemptAt ? `next try ${minute(row.nextAttemptAt)}` : '')],
          ]),
      },
      prices: {
        help: `npm run admin -- prices

Compares the configured prices with the provider: amount, currency, interval and availability. Exit code 3 when one differs.`,
        options: {},
        ask: () => ({ path: '/prices' }),
        print: ({ provider, prices }) =>
          `Provider: ${provider}\n` +
          table(prices, [
            ['plan', (row) => row.plan],
            ['paid', (row) => row.interval],
            ['amount', (row) => dollars(row.amountCents), 'right'],
            ['price', (row) => row.priceId ?? ''],
            ['', (row) => (row.faults.length === 0 ? 'ok' : row.faults.join('; '))],
          ]),
        attention: ({ prices }) => prices.some((/** @type {any} */ { faults }) => faults.length > 0),
      },
      'model-test': {
        help: `npm run admin -- model-test

Tests the language model that writes the scripts: whether it is reachable, accepts the key, knows the model and can write a short
script, with time and cost. With a paid provider, this costs about as much as one script. Exit code 3 when the model can't be used.`,
        options: {},
        ask: () => ({ path: '/api/model/test', body: {} }),
        print: printModelTest,
        attention: ({ passed }) => !passed,
      },
    }),
  ),
)

export const HELP = `npm run admin -- COMMAND [--json] [--server http://...] [--help]

  subscriptions   list who has which plan
  payments        list what was charged and paid
  cases           list what needs your attention
  settle          remove a case from that list
  grant, extend, revoke   manage plans you give away
  link            give an unclaimed paid subscription to an account
  note            record a refund or anything else
  reconcile       compare with the payment provider and fix differences
  events          list events from the payment provider
  prices          compare the configured prices with the provider
  model-test      test the language model that writes the scripts

  --json     Print JSON.
  --server   The server's address. Default: PUBLIC_URL, or the server's HOST and PORT.
  --help     After a command: show its options.

The server must be running, and this command needs the same settings. Exit codes: 0 done, 1 failed, 2 wrong usage, 3 something
needs attention (cases, prices, model-test). For more, see docs/billing.md.`
