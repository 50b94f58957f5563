import * as z from 'zod'
import { TEST_CARDS, type CardPayment, type PaymentOutcome } from '../sandbox/page-actions'
import { bankPage } from './bank-page'
import type { CardView } from './card-fields'
import { cardFields, checkCard, NOTHING_TYPED, shownAgain, withTestCard } from './card-form'
import type { Step } from './step'

/** A form for a card: what it is for, and what is done with the card. */
export interface CardForm {
  /** Where the form goes; the bank's answer to `/confirm` below it. */
  action: string
  /** Fixed, whatever a form says; null: the buyer types it. */
  email: string | null
  /** Undefined: a card is only kept for later. */
  amountCents: number | undefined
  page(view: CardPageView): string
  /** `approved` once the bank has asked. */
  charge(payment: CardPayment, approved?: boolean): Promise<PaymentOutcome>
  /** After it worked, and where it has closed meanwhile. */
  paid(url: string): string
  closed: string
}

export interface CardPageView extends Omit<CardView, 'emailFixed'> {
  /** The card was not charged, and why. */
  problem?: string | undefined
}

/** Which test card shall fill the form, if the form was sent for that. */
const BEHAVIOURS = TEST_CARDS.map(({ behaviour }) => behaviour)
const Filling = z.object({ fill: z.enum(BEHAVIOURS) })
const BankAnswer = z.object({ answer: z.enum(['approve', 'refuse']) })

export const emptyForm = (form: CardForm): Step => ({
  page: form.page({ fields: { ...NOTHING_TYPED, email: form.email ?? '' }, faults: {} }),
})

/** The form was sent: to be filled with a test card, or to pay. A form that is shown again is a page like any other, with status 200. */
export async function takeCard(form: CardForm, body: unknown): Promise<Step> {
  const [fields, now] = [fieldsFor(form, body), new Date()]
  const filling = Filling.safeParse(body)
  if (filling.success) {
    const filled = shownAgain(withTestCard(fields, filling.data.fill, now))
    return { page: form.page({ fields: filled, faults: {}, focus: 'submit' }) }
  }
  return charge(form, fields, true, (payment) => form.charge(payment))
}

/** The bank has asked its customer. Any other answer is no approval. */
export function takeBankAnswer(form: CardForm, body: unknown): Promise<Step> {
  const answer = BankAnswer.safeParse(body)
  const approved = answer.success && answer.data.answer === 'approve'
  return charge(form, fieldsFor(form, body), false, (payment) => form.charge(payment, approved))
}

const fieldsFor = ({ email }: CardForm, body: unknown) => ({
  ...cardFields(body),
  ...(email === null ? {} : { email }),
})

async function charge(
  form: CardForm,
  fields: ReturnType<typeof cardFields>,
  cvc: boolean,
  send: (payment: CardPayment) => Promise<PaymentOutcome>,
): Promise<Step> {
  const again = shownAgain(fields)
  const { payment, faults } = checkCard(fields, new Date(), { cvc })
  if (!payment) return { page: form.page({ fields: again, faults }) }
  const outcome = await send(payment)
  if (outcome.outcome === 'paid') return { to: form.paid(outcome.url) }
  if (outcome.outcome === 'closed') return { to: form.closed }
  if (outcome.outcome === 'declined')
    return { page: form.page({ fields: again, faults: {}, problem: outcome.message }) }
  return { page: bankPage({ payment, amountCents: form.amountCents, action: `${form.action}/confirm` }) }
}
