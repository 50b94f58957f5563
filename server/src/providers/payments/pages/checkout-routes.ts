import type { App } from '../../../platform/http'
import type { DeskCheckout, SandboxDesk } from '../sandbox/desk'
import { checkoutAddress } from './addresses'
import { emptyForm, takeBankAnswer, takeCard, type CardDesk } from './card-step'
import { checkoutPage, expiredPage, paidPage } from './checkout-page'
import { LIMITED } from './html-pages'
import { answer, idIn, unknown, type Step } from './step'

/** `/sandbox/checkout/{id}`: where a plan is bought. */
export function checkoutRoutes(app: App, desk: SandboxDesk) {
  /** Does `next` with a checkout that can still be paid; any other says what became of it. */
  const open = async (
    params: unknown,
    next: (till: CardDesk) => Step | Promise<Step>,
    paid: (checkout: DeskCheckout) => Step,
  ): Promise<Step> => {
    const id = idIn(params)
    const checkout = id === undefined ? undefined : await desk.checkout(id)
    if (!checkout) return unknown()
    if (checkout.status === 'complete') return paid(checkout)
    if (checkout.status === 'expired') return { status: 404, page: expiredPage(checkout) }
    return next(tillOf(desk, checkout))
  }

  const tellPaid = (checkout: DeskCheckout): Step => ({ page: paidPage(checkout) })
  // Sent twice by a second click: the browser shows the second answer, and it leads on as the first did.
  const goOn = ({ successUrl }: DeskCheckout): Step => ({ to: successUrl })

  app.get('/checkout/:id', LIMITED, async ({ params }, reply) => answer(reply, await open(params, emptyForm, tellPaid)))
  app.post('/checkout/:id', LIMITED, async ({ params, body }, reply) =>
    answer(reply, await open(params, (till) => takeCard(till, body), goOn)),
  )
  app.post('/checkout/:id/confirm', LIMITED, async ({ params, body }, reply) =>
    answer(reply, await open(params, (till) => takeBankAnswer(till, body), goOn)),
  )
  // The bank's page has no address of its own: requesting it starts over.
  app.get('/checkout/:id/confirm', LIMITED, async ({ params }, reply) =>
    answer(reply, await open(params, ({ action }) => ({ to: action }), tellPaid)),
  )
}

const tillOf = (desk: SandboxDesk, checkout: DeskCheckout): CardDesk => ({
  action: checkoutAddress(checkout.id),
  email: checkout.email,
  amountCents: checkout.amountCents,
  page: (view) => checkoutPage(checkout, view),
  charge: (payment, approved) =>
    approved === undefined ? desk.pay(checkout.id, payment) : desk.confirm(checkout.id, { ...payment, approved }),
  paid: (url) => url,
  // Meanwhile it was paid elsewhere, or has run out: its own page says which.
  closed: checkoutAddress(checkout.id),
})
