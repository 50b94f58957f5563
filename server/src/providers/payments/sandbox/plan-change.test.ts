import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settle } from './invoices'
import { changeAtOnce } from './plan-change'
import { newSubscription } from './subscriptions'
import { PRICES } from './testing/open-sandbox'

const START = Date.UTC(2026, 0, 31, 10, 20, 30) / 1000
const price = fc.constantFrom(...PRICES)

test('whatever plan is changed to whatever other at whatever second, nobody pays for more than they get [OP-30]', () => {
  fc.assert(
    fc.property(price, price, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
      const end = START + (from.interval === 'annual' ? 365 : 28) * 86_400
      const at = START + Math.floor(share * (end - START))
      const subscription = newSubscription({ customer: 'cus', price: from, period: { start: START, end }, now: START })
      const { lines, period } = changeAtOnce(subscription, to, { at, now: at, prorate: true })
      const [credit, charge] = lines.map(({ amountCents }) => amountCents)
      const left = (end - at) / (end - START)
      expect(Math.abs(-(credit ?? 0) - from.amountCents * left)).toBeLessThanOrEqual(0.5)
      const whole = from.interval === to.interval ? to.amountCents * left : to.amountCents
      expect(Math.abs((charge ?? 0) - whole)).toBeLessThanOrEqual(0.5)
      expect(period.end).toBeGreaterThan(at - 1)
      expect(Number.isInteger(credit) && Number.isInteger(charge)).toBe(true)
      // The same plan costs nothing.
      if (from === to) expect((credit ?? 0) + (charge ?? 0)).toBe(0)
    }),
  )
})

test('no cent is lost between what is due and what stands to the credit', () => {
  const cents = fc.integer({ min: -10_000_000, max: 10_000_000 })
  fc.assert(
    fc.property(cents, fc.integer({ min: -10_000_000, max: 0 }), (total, balance) => {
      const settled = settle(total, balance)
      expect(settled.due + settled.balance).toBe(total + balance)
      expect(settled.due).toBeGreaterThanOrEqual(0)
      expect(settled.balance).toBeLessThanOrEqual(0)
    }),
  )
})
