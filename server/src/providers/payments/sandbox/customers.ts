import * as z from 'zod'
import type { Stripe } from 'stripe'
import { TEST_CARDS } from './page-actions'
import type { Card } from './cards'
import { newId } from './store'

const behaviours = TEST_CARDS.map(({ behaviour }) => behaviour)

/** Of a card only what is needed to try it again, and to name it. It stands in the customer's metadata. */
const KeptCard = z
  .object({
    card_behaviour: z.enum(behaviours),
    card_last_four: z.string(),
    card_expiry_month: z.coerce.number(),
    card_expiry_year: z.coerce.number(),
  })
  .transform((kept) => ({
    behaviour: kept.card_behaviour,
    lastFour: kept.card_last_four,
    expiryMonth: kept.card_expiry_month,
    expiryYear: kept.card_expiry_year,
  }))

export function cardOf({ metadata }: Stripe.Customer): Card | undefined {
  const read = KeptCard.safeParse(metadata)
  return read.success ? read.data : undefined
}

/** Where the pages are that this customer sees: "https://app.example". */
export const originOf = ({ metadata }: Stripe.Customer): string => metadata.origin ?? 'http://localhost'

export function withCard(customer: Stripe.Customer, card: Card): Stripe.Customer {
  return { ...customer, metadata: { ...customer.metadata, ...keptCard(card) } }
}

const keptCard = ({ behaviour, lastFour, expiryMonth, expiryYear }: Card) => ({
  card_behaviour: behaviour,
  card_last_four: lastFour,
  card_expiry_month: String(expiryMonth),
  card_expiry_year: String(expiryYear),
})

export function newCustomer(given: {
  email: string
  name: string
  card: Card
  origin: string
  now: number
}): Stripe.Customer {
  const id = newId('cus')
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: given.now,
    currency: 'usd',
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: given.email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: { origin: given.origin, ...keptCard(given.card) },
    name: given.name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: ['en'],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}
