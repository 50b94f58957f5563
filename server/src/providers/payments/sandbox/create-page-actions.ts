import { NOT_APPROVED, readCard, tryCard } from './cards'
import { closeCheckout, completeCheckout } from './checkouts'
import type { CardPayment, PaymentOutcome, PageActions } from './page-actions'
import { successUrlOf, viewCheckout, viewInvoice, viewPortal } from './page-views'
import { changeCard, findPortal, setEnd, skipPeriod } from './portals'
import { inTransaction, reading, type SandboxContext, type Store } from './store'

/** The page actions on the sandbox's database. */
export function createPageActions(context: SandboxContext): PageActions {
  return {
    async checkout(id) {
      const store = reading(context)
      const session = await store.find('checkout.session', id)
      return session && viewCheckout(store, session)
    },
    pay: (id, payment) => inTransaction(context, (store) => payCheckout(store, id, payment)),
    confirm: (id, { approved, ...payment }) =>
      inTransaction(context, (store) => payCheckout(store, id, payment, approved)),

    async portal(id) {
      const store = reading(context)
      const portal = await findPortal(store, id)
      return portal && viewPortal(store, portal)
    },
    cancel: (portalId, id) => inTransaction(context, (store) => setEnd(store, portalId, id, true)),
    keep: (portalId, id) => inTransaction(context, (store) => setEnd(store, portalId, id, false)),
    changeCard: (portalId, payment) => inTransaction(context, (store) => changeCard(store, portalId, payment)),
    renewNow: (portalId, id, seen) => inTransaction(context, (store) => skipPeriod(store, portalId, id, seen)),

    async invoice(id) {
      const invoice = await reading(context).find('invoice', id)
      return invoice && viewInvoice(invoice)
    },
  }
}

/** A checkout is paid once: a second request waits for the first, and finds it paid. */
async function payCheckout(
  store: Store,
  id: string,
  payment: CardPayment,
  approved?: boolean,
): Promise<PaymentOutcome> {
  const session = await store.lock('checkout.session', id)
  if (!session) return { outcome: 'closed', url: null }
  const closed = { outcome: 'closed', url: session.cancel_url } as const
  if (session.status === 'complete') return { outcome: 'paid', url: successUrlOf(session) }
  if (session.status !== 'open') return closed
  if (session.expires_at <= store.now) {
    await closeCheckout(store, session)
    return closed
  }
  const card = readCard(payment)
  if ('code' in card) return { outcome: 'declined', message: card.message }
  const decline = tryCard(card, 'at_checkout', new Date(store.now * 1000), approved)
  if (decline === NOT_APPROVED && approved === undefined) return { outcome: 'confirm' }
  if (decline) return { outcome: 'declined', message: decline.message }
  const email = session.customer_email ?? storable(payment.email)
  await completeCheckout(store, session, { email, name: storable(payment.name), card })
  return { outcome: 'paid', url: successUrlOf(session) }
}

/** Removes control characters and lone surrogates, which PostgreSQL refuses. */
const storable = (typed: string) => typed.replaceAll(/\p{Cc}|\p{Cs}/gu, '').trim()
