import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { connectTo, SECRET_KEY, WEBHOOK_SECRET } from './testing/payments-with'
import * as stripe from './testing/stripe-answers'

describe('an event', () => {
  const payments = connectTo('http://127.0.0.1:1')
  const library = new Stripe(SECRET_KEY)
  const sign = (payload: string, changes: { secret?: string; timestamp?: number } = {}) =>
    library.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, ...changes })
  const body = JSON.stringify(stripe.anEvent())
  const read = (payload: string, signature: string | undefined) => payments.readEvent(Buffer.from(payload), signature)

  test('with the right signature names its object, and is kept as it came', () => {
    expect(read(body, sign(body))).toEqual({
      id: 'evt_1',
      type: 'customer.subscription.updated',
      createdAt: new Date(stripe.BEGUN * 1000),
      objectType: 'subscription',
      objectId: 'sub_1',
      body: stripe.anEvent(),
    })
  })

  test('of an object without an id is an event all the same', () => {
    const upcoming = JSON.stringify(
      stripe.anEvent({ type: 'invoice.upcoming', data: { object: { object: 'invoice' } } }),
    )
    expect(read(upcoming, sign(upcoming))).toMatchObject({
      type: 'invoice.upcoming',
      objectType: 'invoice',
      objectId: '',
    })
  })

  test.each([
    ['made by another secret', body, sign(body, { secret: 'whsec_other' })],
    ['of ten minutes ago', body, sign(body, { timestamp: Math.floor(Date.now() / 1000) - 600 })],
    ['of another body', body.replace('active', 'canceled'), sign(body)],
    ['that is missing', body, undefined],
    ['that is empty', body, ''],
    ['that is none', body, 't=now,v1=abc'],
    ['of another scheme', body, sign(body).replace('v1=', 'v0=')],
  ])('with a signature %s is refused', (_, payload, signature) => {
    expect(() => read(payload, signature)).toThrow(expect.objectContaining({ code: 'refused' }) as Error)
  })

  test.each([
    ['no JSON', 'not json'],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['nothing', ''],
    ['no type', JSON.stringify(stripe.anEvent({ type: undefined }))],
    ['no object', JSON.stringify(stripe.anEvent({ data: {} }))],
    ['an id that is none', JSON.stringify(stripe.anEvent({ id: 'evt 1' }))],
    ['a time that is none', JSON.stringify(stripe.anEvent({ created: -1 }))],
    ['an id of another length', JSON.stringify(stripe.anEvent({ id: 'e'.repeat(300) }))],
  ])('that is signed but holds %s is refused as well', (_, payload) => {
    expect(() => read(payload, sign(payload))).toThrow(expect.objectContaining({ code: 'invalid_input' }) as Error)
  })
})
