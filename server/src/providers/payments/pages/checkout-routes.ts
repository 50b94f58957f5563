import type { App } from '../../../platform/http'
import type { CheckoutView, PageActions } from '../sandbox/page-actions'
import { checkoutAddress } from './addresses'
import { emptyForm, takeBankAnswer, takeCard, type CardForm } from './card-step'
import { checkoutPage, expiredPage, paidPage } from './checkout-page'
import { LIMITED } from './html-pages'
import { answer, idIn, unknown, type Step } from './step'

/** `/sandbox/checkout/{id}`: where a plan is bought. */
export function checkoutRoutes(app: App, actions: PageActions) {
  /** Does `next` with a checkout that can still be paid; any other says what became of it. */
  const open = async (
    params: unknown,
    next: (form: CardForm) => Step | Promise<Step>,
    paid: (checkout: CheckoutView) => Step,
  ): Promise<Step> => {
    const id = idIn(params)
    const checkout = id === undefined ? undefined : await actions.checkout(id)
    if (!checkout) return unknown()
    if (checkout.status === 'complete') return paid(checkout)
    if (checkout.status === 'expired') return { status: 404, page: expiredPage(checkout) }
    return next(cardFormOf(actions, checkout))
  }

  const showPaid = (checkout: CheckoutView): Step => ({ page: paidPage(checkout) })
  // Sent twice by a second click: the browser shows the second answer, and it leads on as the first did.
  const goOn = ({ successUrl }: CheckoutView): Step => ({ to: successUrl })

  app.get('/checkout/:id', LIMITED, async ({ params }, reply) => answer(reply, await open(params, emptyForm, showPaid)))
  app.post('/checkout/:id', LIMITED, async ({ params, body }, reply) =>
    answer(reply, await open(params, (form) => takeCard(form, body), goOn)),
  )
  app.post('/checkout/:id/confirm', LIMITED, async ({ params, body }, reply) =>
    answer(reply, await open(params, (form) => takeBankAnswer(form, body), goOn)),
  )
  // The bank's page has no address of its own: requesting it starts over.
  app.get('/checkout/:id/confirm', LIMITED, async ({ params }, reply) =>
    answer(reply, await open(params, ({ action }) => ({ to: action }), showPaid)),
  )
}

const cardFormOf = (actions: PageActions, checkout: CheckoutView): CardForm => ({
  action: checkoutAddress(checkout.id),
  email: checkout.email,
  amountCents: checkout.amountCents,
  page: (view) => checkoutPage(checkout, view),
  charge: (payment, approved) =>
    approved === undefined ? actions.pay(checkout.id, payment) : actions.confirm(checkout.id, { ...payment, approved }),
  paid: (url) => url,
  // Meanwhile it was paid elsewhere, or has run out: its own page says which.
  closed: checkoutAddress(checkout.id),
})
