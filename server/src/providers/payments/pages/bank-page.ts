import { markup } from '../../../platform/markup'
import type { CardPayment } from '../sandbox/page-actions'
import { framed } from './frame'
import { money } from './wording'

export interface BankQuestion {
  payment: CardPayment
  /** What it is about; undefined: a card is only kept for later. */
  amountCents: number | undefined
  /** Where the answer goes. */
  action: string
}

/** The second step, at a bank that we pretend. The card is sent along in the form, so that nothing of it is kept before the answer. */
export function bankPage({ payment, amountCents, action }: BankQuestion): string {
  const { email, name, card, expiryMonth, expiryYear } = payment
  const hidden = Object.entries({ email, name, card, expiry: `${expiryMonth}/${expiryYear}` })
  const subject = amountCents === undefined ? 'saving the card' : `a payment of ${money(amountCents)} with the card`
  const content = markup`<section class="panel">
<p class="hint">Test bank · 3-D Secure</p>
<h1>Is this you?</h1>
<p>Your bank asks you to confirm ${subject} ending in <b class="number">${card.slice(-4)}</b>.</p>
<form method="post" action="${action}" class="ways">
${hidden.map(([field, value]) => markup`<input type="hidden" name="${field}" value="${value}">\n`)}
<button class="button primary" type="submit" name="answer" value="approve">Approve</button>
<button class="button" type="submit" name="answer" value="refuse">Decline</button>
</form>
</section>`
  return framed({ title: 'Confirm with your bank', look: 'words', content })
}
