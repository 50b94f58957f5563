import { markup, type Markup } from '../../../platform/markup'
import type { CheckoutView } from '../sandbox/page-actions'
import { checkoutAddress } from './addresses'
import { cardInputs, testCards } from './card-fields'
import type { CardPageView } from './card-step'
import { failed, framed } from './frame'
import { wordsPage } from './words-page'
import { money, rhythm, sold } from './wording'

/** Where a plan is bought: the order beside the card. */
export function checkoutPage(checkout: CheckoutView, view: CardPageView): string {
  const { id, planName, amountCents } = checkout
  const content = markup`${orderOf(checkout)}
<section class="panel pay" aria-labelledby="pay-title">
<h2 id="pay-title">Pay with a card</h2>
${failed(view.problem)}
<form id="payment" method="post" action="${checkoutAddress(id)}">
${cardInputs({ ...view, emailFixed: checkout.email !== null })}
<button class="button primary wide" type="submit"${view.focus === 'submit' ? markup` autofocus` : undefined}>Subscribe for ${money(amountCents)}</button>
<p class="hint">You can cancel at any time. You keep your plan until the end of the paid period.</p>
</form>
</section>
${testCards('payment', checkoutAddress(id))}`
  return framed({ title: `Subscribe to ${planName}`, look: 'checkout', content })
}

function orderOf({ planName, interval, amountCents, cancelUrl }: CheckoutView): Markup {
  const unit = interval === 'annual' ? 'year' : 'month'
  return markup`<section class="order" aria-labelledby="order-title">
<p><a class="back" href="${cancelUrl}"><span aria-hidden="true">←</span> Back</a></p>
<h1 id="order-title">Subscribe to ${planName}</h1>
<p class="price"><b>${money(amountCents)}</b> <span>per ${unit}</span></p>
<dl>
<div><dt>${sold(planName, interval)}</dt><dd>${money(amountCents)}</dd></div>
<div class="total"><dt>Due today</dt><dd>${money(amountCents)}</dd></div>
</dl>
<p class="hint">Renews automatically: ${rhythm(amountCents, interval)} until you cancel. There is no trial, and payments are not refunded.</p>
</section>`
}

/** Opened again after the payment: nothing is paid twice. */
export const paidPage = ({ planName, amountCents, successUrl }: CheckoutView) =>
  wordsPage({
    title: 'Payment complete',
    text: `You bought ${planName} and were charged ${money(amountCents)} once. Go to your account to use it.`,
    links: [{ to: successUrl, label: 'Continue' }],
  })

/** A checkout that was left for too long. */
export const expiredPage = ({ planName, cancelUrl }: CheckoutView) =>
  wordsPage({
    title: 'This checkout has expired',
    text: `Nothing was charged. Choose ${planName} again to start a new one.`,
    links: [{ to: cancelUrl, label: 'Back to plans' }],
  })
