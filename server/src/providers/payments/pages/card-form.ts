import * as z from 'zod'
import { TEST_CARDS, type CardBehaviour, type CardPayment } from '../sandbox/page-actions'

/** What was typed, as it was typed. */
export interface CardFields {
  email: string
  name: string
  card: string
  expiry: string
  cvc: string
}
export type CardFaults = Partial<Record<keyof CardFields, string>>

// Longer than any field may be, shorter than a form: what is too long gets an error beside its field.
const Typed = z.string().max(10_000).catch('')
const PostedCard = z.object({ email: Typed, name: Typed, card: Typed, expiry: Typed, cvc: Typed })

/** The fields of a posted form; what is missing or no text is empty. */
export const cardFields = (body: unknown): CardFields => PostedCard.catch(NOTHING_TYPED).parse(body)

export const NOTHING_TYPED: CardFields = { email: '', name: '', card: '', expiry: '', cvc: '' }

const Email = z.email().max(254)
// Of a name nothing is asked but that it can be stored and shown in a line.
const Name = z
  .string()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}*$/u)
const Cvc = z.string().regex(/^\d{3,4}$/)
/** "12/34", "12 / 2034", "1234". */
const EXPIRY = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*(20\d\d|\d\d)$/

/** A payment, or what is wrong in which field. `cvc: false`: a bank that asks its customer has seen it already. */
export function checkCard(
  fields: CardFields,
  now: Date,
  asked: { cvc: boolean } = { cvc: true },
): { payment: CardPayment; faults: undefined } | { payment: undefined; faults: CardFaults } {
  const email = fields.email.trim().toLowerCase()
  const name = fields.name.trim()
  const card = fields.card.replace(/[\s-]/g, '')
  const expiry = readExpiry(fields.expiry)
  const faults: CardFaults = {}
  if (!Email.safeParse(email).success) faults.email = 'Enter your email address, such as ana@example.com.'
  if (!Name.safeParse(name).success) faults.name = 'Enter the name on the card, up to 100 characters.'
  const cardFault = faultOfNumber(card)
  if (cardFault) faults.card = cardFault
  if (!expiry) faults.expiry = 'Enter the month and year, such as 12/34.'
  else if (isPast(expiry, now)) faults.expiry = 'This card has expired.'
  if (asked.cvc && !Cvc.safeParse(fields.cvc.trim()).success) faults.cvc = 'Enter the three-digit security code.'
  if (!expiry || Object.keys(faults).length > 0) return { payment: undefined, faults }
  const payment = { email, name, card, expiryMonth: expiry.month, expiryYear: expiry.year }
  return { payment, faults: undefined }
}

/** What a form may show again: never a number that could be a real card. */
export function shownAgain(fields: CardFields): CardFields {
  const isTestCard = TEST_CARDS.some(({ number }) => number === fields.card.replace(/[\s-]/g, ''))
  const short = (text: string) => text.slice(0, 300)
  return {
    email: short(fields.email),
    name: short(fields.name),
    card: isTestCard ? fields.card : '',
    expiry: short(fields.expiry),
    cvc: isTestCard ? short(fields.cvc) : '',
  }
}

/** The form with one of the test cards in it; what else was typed stays. */
export function withTestCard(fields: CardFields, behaviour: CardBehaviour, now: Date): CardFields {
  const card = TEST_CARDS.find((known) => known.behaviour === behaviour) ?? TEST_CARDS[0]
  return {
    ...fields,
    name: fields.name.trim() || 'Test Buyer',
    card: spaced(card.number),
    expiry: `12/${String((now.getUTCFullYear() + 5) % 100).padStart(2, '0')}`,
    cvc: '123',
  }
}

/** "4242 4242 4242 4242" */
export const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

function faultOfNumber(card: string): string | undefined {
  if (!/^\d{12,19}$/.test(card)) return 'Enter the 16 digits of a test card.'
  if (!TEST_CARDS.some(({ number }) => number === card)) return 'Only the test cards on this page work here.'
  return undefined
}

function readExpiry(text: string): { month: number; year: number } | undefined {
  const [, month, year] = EXPIRY.exec(text.trim()) ?? []
  if (month === undefined || year === undefined) return undefined
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) }
}

/** A card works until the end of its month. */
const isPast = ({ month, year }: { month: number; year: number }, now: Date) =>
  Date.UTC(year, month, 1) <= now.getTime()
