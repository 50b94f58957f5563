import { createHash } from 'node:crypto'
import { MAX_PROVIDER_ID_LENGTH } from '@reelwright/shared'
import * as z from 'zod'
import { AppError } from '../../../platform/http'
import { paymentsOf, type BillingTools } from '../billing-tools'
import { amountOf, planOnSale } from '../price-catalogue'
import { MAX_ADDRESS_LENGTH, returnAddress, SESSION_PLACE } from './return-address'

const address = z.string().min(1).max(MAX_ADDRESS_LENGTH)

/** Both bodies: the pricing page sends an address, the modal a mode. (A-CK-03, A-CK-05) */
export const CheckoutBody = z.object({
  priceId: z.string().min(1).max(MAX_PROVIDER_ID_LENGTH),
  mode: z.literal('subscription').optional(),
  successUrl: address.describe('An address of this site that holds {CHECKOUT_SESSION_ID}'),
  cancelUrl: address.describe('An address of this site'),
  // Nothing is filled in for somebody who is not signed in.
  email: z
    .preprocess(
      (given) => (given === null || given === '' ? undefined : given),
      z.string().trim().pipe(z.email()).pipe(z.string().max(254)).optional(),
    )
    .meta({ type: ['string', 'null'], description: 'Prefilled and fixed; without it, the buyer enters one' }),
})

export interface CheckoutInput extends z.output<typeof CheckoutBody> {
  /** Our own, by the settings or by the request. */
  origins: readonly string[]
  /** Of the click. */
  idempotencyKey: string
  /** Where it came from: two strangers with the same key are two buyers. */
  ip: string
}

/**
 * A page at the provider on which a plan is bought, by whoever opens it: whose it becomes is found out when it is claimed. (A-CK-01, CX-20)
 * @throws AppError `invalid_input` for a price that is not on sale, or an address that is not ours
 */
export async function startCheckout(tools: BillingTools, input: CheckoutInput): Promise<{ id: string; url: string }> {
  const payments = paymentsOf(tools)
  const wanted = planOnSale(tools.config.billing, input.priceId)
  if (!wanted)
    throw new AppError('invalid_input', 'This plan isn’t available. Choose another one.', { field: 'priceId' })

  const successUrl = ownAddress('successUrl', input)
  const cancelUrl = ownAddress('cancelUrl', input)
  if (!successUrl.includes(SESSION_PLACE)) {
    throw new AppError('invalid_input', `successUrl: must hold ${SESSION_PLACE}`, { field: 'successUrl' })
  }
  return payments.createCheckout({
    priceId: input.priceId,
    amountCents: amountOf(wanted.plan, wanted.interval),
    successUrl,
    cancelUrl,
    email: input.email,
    idempotencyKey: providerKey('checkout', input.ip, input.idempotencyKey),
  })
}

function ownAddress(field: 'successUrl' | 'cancelUrl', input: CheckoutInput): string {
  const url = returnAddress(input[field], input.origins)
  if (url === undefined) throw new AppError('invalid_input', `${field}: must be an address of this site`, { field })
  return url
}

/** A client's key is its own only together with who it is; and the provider's log needs to hold neither. */
export const providerKey = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')
