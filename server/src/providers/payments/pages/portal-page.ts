import { markup, type Markup } from '../../../platform/markup'
import type { InvoiceView, PortalView, SubscriptionView } from '../sandbox/page-actions'
import { portalAddress, receiptAddress, subscriptionAddress } from './addresses'
import { cardInputs, testCards } from './card-fields'
import type { CardPageView } from './card-step'
import { failed, framed, succeeded } from './frame'
import { invoiceState } from './receipt-page'
import { isPaid, nextStep, owedBy, stateOf } from './subscription-words'
import { money, rhythm, shortDay } from './wording'

/** Where a customer sees and changes what they pay for. */
export function portalPage(portal: PortalView, notice?: string): string {
  const running = portal.subscriptions.filter(({ status }) => !isOver(status))
  const over = portal.subscriptions.filter(({ status }) => isOver(status))
  const owed = owedBy(portal.invoices)
  const content = markup`<p><a class="back" href="${portal.returnUrl}"><span aria-hidden="true">←</span> Return to your account</a></p>
<h1>Your plan and payments</h1>
<p class="hint who">${portal.email}</p>
${succeeded(notice)}
${owed > 0 && !running.every(isPaid) ? debt(portal, owed) : undefined}
<section class="panel" aria-labelledby="plans-title">
<h2 id="plans-title">Plan</h2>
${running.length > 0 ? running.map((subscription) => planOf(portal, subscription)) : markup`<p>You have no active plan.</p>`}
${over.length > 0 ? markup`<ul class="over">${over.map(({ planName }) => markup`<li>${planName}, ended</li>`)}</ul>` : undefined}
</section>
<section class="panel" aria-labelledby="card-title">
<h2 id="card-title">Card</h2>
<p>${cardOf(portal)}</p>
<p class="ways"><a class="button" href="${portalAddress(portal.id)}/card">${portal.card ? 'Change card' : 'Add a card'}</a></p>
</section>
<section class="panel" aria-labelledby="invoices-title">
<h2 id="invoices-title">Invoices</h2>
${portal.invoices.length > 0 ? invoicesOf(portal.invoices) : markup`<p>No invoices yet.</p>`}
</section>`
  return framed({ title: 'Your plan and payments', look: 'portal', content })
}

const isOver = (status: string) => status === 'canceled' || status === 'incomplete_expired'

const debt = (portal: PortalView, owed: number) => markup`<div class="notice bad" role="status">
<p><b>We couldn’t charge ${money(owed)}.</b> Your plan is on hold until it’s paid. Add a new card to pay it right away.</p>
<p><a class="button primary" href="${portalAddress(portal.id)}/card">Pay with a new card</a></p>
</div>`

function planOf(portal: PortalView, subscription: SubscriptionView): Markup {
  const { id, planName, amountCents, interval, cancelAtPeriodEnd, nextPlanName, moment } = subscription
  const state = stateOf(subscription)
  const step = (name: 'keep' | 'renew', label: string) =>
    markup`<form method="post" action="${subscriptionAddress(portal.id, id, name)}"><input type="hidden" name="seen" value="${moment}"><button class="button" type="submit">${label}</button></form>`
  return markup`<div class="plan">
<h3>${planName} <span class="state ${state.look}">${state.words}</span></h3>
<p>${rhythm(amountCents, interval)}</p>
<p>${nextStep(subscription)}</p>
<div class="ways">
${cancelAtPeriodEnd || nextPlanName ? step('keep', nextPlanName && !cancelAtPeriodEnd ? `Keep ${planName}` : 'Keep plan') : undefined}
${cancelAtPeriodEnd ? undefined : markup`<a class="button" href="${subscriptionAddress(portal.id, id, 'cancel')}">Cancel plan</a>`}
</div>
<div class="own"><p class="hint"><b>Only in the sandbox:</b> ${isPaid(subscription) ? 'end the paid period now.' : 'retry the charge now.'}</p>
${step('renew', 'Skip to the next payment')}</div>
</div>`
}

const cardOf = ({ card }: PortalView) =>
  card
    ? markup`Ends in <b class="number">${card.lastFour}</b>, valid until <span class="number">${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}</span>`
    : markup`No card saved.`

const invoicesOf = (invoices: InvoiceView[]) =>
  markup`<ul class="invoices">${invoices.map(
    (
      invoice,
    ) => markup`<li><span>${shortDay(invoice.createdAt)}</span> <span class="amount">${money(invoice.amountCents)}</span>
<span class="paid-or-not">${invoiceState(invoice)}</span>
<a href="${receiptAddress(invoice.id)}" target="_blank" rel="noopener">${invoice.status === 'paid' ? 'Receipt' : 'Invoice'} ${invoice.number}</a></li>\n`,
  )}</ul>`

/** Asks before a plan ends. */
export function cancelPage(portal: PortalView, subscription: SubscriptionView): string {
  const { id, planName } = subscription
  const end = shortDay(subscription.periodEnd)
  const content = markup`<section class="panel">
<h1>Cancel ${planName}?</h1>
<p>${isPaid(subscription) ? `You’ve paid until ${end}, so it stays active until then.` : `It ends on ${end}.`} After that you won’t be charged again. You can change your mind until then.</p>
<form method="post" action="${subscriptionAddress(portal.id, id, 'cancel')}" class="ways">
<button class="button danger" type="submit">Cancel plan</button>
<a class="button" href="${portalAddress(portal.id)}">Go back</a>
</form>
</section>`
  return framed({ title: `Cancel ${planName}`, look: 'words', content })
}

/** A new card for what comes, and for what is owed. */
export function cardPage(portal: PortalView, view: CardPageView): string {
  const owed = owedBy(portal.invoices)
  const action = `${portalAddress(portal.id)}/card`
  const content = markup`<section class="order">
<p><a class="back" href="${portalAddress(portal.id)}"><span aria-hidden="true">←</span> Your plan and payments</a></p>
<h1>${owed > 0 ? 'Pay with a new card' : 'Use a different card'}</h1>
${owed > 0 ? markup`<p class="price"><b>${money(owed)}</b> <span>to pay now</span></p>` : undefined}
<p class="hint">${owed > 0 ? 'The amount due is charged right away. ' : 'Nothing is charged now. '}Future payments will be charged to this card.</p>
</section>
<section class="panel pay" aria-labelledby="pay-title">
<h2 id="pay-title">New card</h2>
${failed(view.problem)}
<form id="payment" method="post" action="${action}">
${cardInputs({ ...view, emailFixed: true })}
<button class="button primary wide" type="submit"${view.focus === 'submit' ? markup` autofocus` : undefined}>${owed > 0 ? `Pay ${money(owed)}` : 'Save card'}</button>
</form>
</section>
${testCards('payment', action)}`
  return framed({ title: 'New card', look: 'checkout', content })
}
