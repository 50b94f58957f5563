import * as z from 'zod'
import type { App } from '../../../platform/http'
import type { PortalView, SubscriptionView, PageActions } from '../sandbox/page-actions'
import { portalAddress } from './addresses'
import { emptyForm, takeBankAnswer, takeCard, type CardForm } from './card-step'
import { cancelPage, cardPage, portalPage } from './portal-page'
import { receiptPage } from './receipt-page'
import { LIMITED } from './html-pages'
import { answer, idIn, unknown, type Step } from './step'
import { owedBy } from './subscription-words'

/** What was just done; named in the address that a form leads to. */
const DONE = {
  cancelled: 'Your plan is canceled. You can use it until the end of this period.',
  kept: 'Your plan continues.',
  card: 'Your new card is saved.',
  paid: 'Your new card is saved, and the amount due is paid.',
  renewed: 'The paid period has ended, and everything due then was processed.',
} as const
type Done = keyof typeof DONE
const Query = z.object({
  done: z
    .enum(Object.keys(DONE) as [Done, ...Done[]])
    .optional()
    .catch(undefined),
})

/** The moment that the page showed. */
const Seen = z.object({ seen: z.string() })

const PLAN_STEPS = ['cancel', 'keep', 'renew'] as const
type PlanStep = (typeof PLAN_STEPS)[number]
const DONE_BY: Record<PlanStep, Done> = { cancel: 'cancelled', keep: 'kept', renew: 'renewed' }

/** `/sandbox/portal/{id}`: where a customer sees and changes what they pay for. */
export function portalRoutes(app: App, actions: PageActions) {
  const found = async (params: unknown, next: (portal: PortalView) => Step | Promise<Step>): Promise<Step> => {
    const id = idIn(params)
    const portal = id === undefined ? undefined : await actions.portal(id)
    return portal ? next(portal) : unknown()
  }

  app.get('/portal/:id', LIMITED, async ({ params, query }, reply) => {
    const { done } = Query.parse(query)
    return answer(
      reply,
      await found(params, (portal) => ({ page: portalPage(portal, done && noticeOf(done, portal)) })),
    )
  })

  app.get('/portal/:id/card', LIMITED, async ({ params }, reply) =>
    answer(reply, await found(params, (portal) => emptyForm(cardFormOf(actions, portal)))),
  )
  app.post('/portal/:id/card', LIMITED, async ({ params, body }, reply) =>
    answer(reply, await found(params, (portal) => takeCard(cardFormOf(actions, portal), body))),
  )
  app.post('/portal/:id/card/confirm', LIMITED, async ({ params, body }, reply) =>
    answer(reply, await found(params, (portal) => takeBankAnswer(cardFormOf(actions, portal), body))),
  )
  app.get('/portal/:id/card/confirm', LIMITED, async ({ params }, reply) =>
    answer(reply, await found(params, (portal) => ({ to: `${portalAddress(portal.id)}/card` }))),
  )

  const one = (
    params: unknown,
    next: (portal: PortalView, subscription: SubscriptionView) => Step | Promise<Step>,
  ): Promise<Step> =>
    found(params, (portal) => {
      const subscription = portal.subscriptions.find(({ id }) => id === idIn(params, 'subscription'))
      return subscription ? next(portal, subscription) : unknown()
    })

  const act = (step: PlanStep, portal: PortalView, { id }: SubscriptionView, body: unknown) => {
    if (step === 'cancel') return actions.cancel(portal.id, id)
    return step === 'keep'
      ? actions.keep(portal.id, id)
      : actions.renewNow(portal.id, id, Seen.safeParse(body).data?.seen)
  }
  const address = '/portal/:id/subscriptions/:subscription/'
  app.get(`${address}cancel`, LIMITED, async ({ params }, reply) =>
    answer(reply, await one(params, (portal, subscription) => ({ page: cancelPage(portal, subscription) }))),
  )
  for (const step of ['keep', 'renew'])
    app.get(`${address}${step}`, LIMITED, async ({ params }, reply) =>
      answer(reply, await found(params, ({ id }) => ({ to: portalAddress(id) }))),
    )
  for (const step of PLAN_STEPS)
    app.post(`${address}${step}`, LIMITED, async ({ params, body }, reply) =>
      answer(
        reply,
        await one(params, async (portal, subscription) => {
          await act(step, portal, subscription, body)
          return { to: `${portalAddress(portal.id)}?done=${DONE_BY[step]}` }
        }),
      ),
    )
}

/** A failed payment has a notice of its own: no success is shown above it. */
const noticeOf = (done: Done, { invoices }: PortalView) =>
  done === 'renewed' && owedBy(invoices) > 0 ? undefined : DONE[done]

function cardFormOf(actions: PageActions, portal: PortalView): CardForm {
  const [home, owed] = [portalAddress(portal.id), owedBy(portal.invoices)]
  return {
    action: `${home}/card`,
    email: portal.email,
    amountCents: owed || undefined,
    page: (view) => cardPage(portal, view),
    charge: (payment, approved) =>
      actions.changeCard(portal.id, approved === undefined ? payment : { ...payment, approved }),
    paid: () => `${home}?done=${owed > 0 ? 'paid' : 'card'}`,
    closed: home,
  }
}

/** `/sandbox/invoices/{id}`: a receipt; its id is enough to see it. */
export function receiptRoutes(app: App, actions: PageActions) {
  app.get('/invoices/:id', LIMITED, async ({ params }, reply) => {
    const id = idIn(params)
    const invoice = id === undefined ? undefined : await actions.invoice(id)
    return answer(reply, invoice ? { page: receiptPage(invoice) } : unknown())
  })
}
