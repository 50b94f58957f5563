import { TEST_CARDS, type CardBehaviour, type CardPayment } from './page-actions'
import type { Decline } from './faults'

/** What is kept of a card: never its number. */
export interface Card {
  behaviour: CardBehaviour
  lastFour: string
  expiryMonth: number
  expiryYear: number
}

/** When it is used: by its owner who is there, or by a renewal. */
export type Moment = 'at_checkout' | 'later'

/** The card that was typed, or why no bank would take it. */
export function readCard({ card: number, expiryMonth, expiryYear }: CardPayment): Card | Decline {
  const known = TEST_CARDS.find((card) => card.number === number)
  if (!known && !isCardNumber(number)) return { code: 'incorrect_number', message: 'Your card number is incorrect.' }
  if (!known) {
    return {
      code: 'card_declined',
      declineCode: 'test_mode_live_card',
      message: 'Your card was declined. Real cards don’t work here. Please use one of the test cards.',
    }
  }
  return { behaviour: known.behaviour, lastFour: number.slice(-4), expiryMonth, expiryYear }
}

/** Whether a card is charged. Undefined: it is; `approved`: its owner has confirmed it at the bank. */
export function tryCard(card: Card, moment: Moment, now: Date, approved = false): Decline | undefined {
  if (isOver(card, now)) return EXPIRED
  switch (card.behaviour) {
    case 'declined':
      return DECLINED
    case 'no_funds':
      return { code: 'card_declined', declineCode: 'insufficient_funds', message: 'Your card has insufficient funds.' }
    case 'expired':
      return EXPIRED
    case 'later_declined':
      return moment === 'later' ? DECLINED : undefined
    case 'confirm':
      // Approved once, it is charged again without a question.
      return moment === 'at_checkout' && !approved ? NOT_APPROVED : undefined
    case 'succeeds':
      return undefined
  }
}

export const NOT_APPROVED: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your bank couldn’t confirm it was you. Please try again, or use a different card.',
}
const DECLINED: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
}
const EXPIRED: Decline = { code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.' }

/** A card is good until the end of its month. */
const isOver = ({ expiryMonth, expiryYear }: Card, now: Date) => now.getTime() >= Date.UTC(expiryYear, expiryMonth, 1)

/** The check digit of all card numbers (Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
