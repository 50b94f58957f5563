import { NOT_APPROVED, readCard, tryCard } from './cards'
import { closeCheckout, completeCheckout } from './checkouts'
import type { CardPayment, PaymentOutcome, SandboxDesk } from './desk'
import { successUrlOf, viewCheckout, viewInvoice, viewPortal } from './desk-views'
import { changeCard, findPortal, setEnd, skipPeriod } from './portals'
import { changing, reading, type SandboxContext, type Shelf } from './shelf'

/** What the sandbox's pages do. */
export function createDesk(context: SandboxContext): SandboxDesk {
  return {
    async checkout(id) {
      const shelf = reading(context)
      const session = await shelf.find('checkout.session', id)
      return session && viewCheckout(shelf, session)
    },
    pay: (id, payment) => changing(context, (shelf) => payCheckout(shelf, id, payment)),
    confirm: (id, { approved, ...payment }) => changing(context, (shelf) => payCheckout(shelf, id, payment, approved)),

    async portal(id) {
      const shelf = reading(context)
      const portal = await findPortal(shelf, id)
      return portal && viewPortal(shelf, portal)
    },
    cancel: (portalId, id) => changing(context, (shelf) => setEnd(shelf, portalId, id, true)),
    keep: (portalId, id) => changing(context, (shelf) => setEnd(shelf, portalId, id, false)),
    changeCard: (portalId, payment) => changing(context, (shelf) => changeCard(shelf, portalId, payment)),
    renewNow: (portalId, id, seen) => changing(context, (shelf) => skipPeriod(shelf, portalId, id, seen)),

    async invoice(id) {
      const invoice = await reading(context).find('invoice', id)
      return invoice && viewInvoice(invoice)
    },
  }
}

/** A checkout is paid once: who comes later waits for the first, and is told that it is paid. */
async function payCheckout(
  shelf: Shelf,
  id: string,
  payment: CardPayment,
  approved?: boolean,
): Promise<PaymentOutcome> {
  const session = await shelf.lock('checkout.session', id)
  if (!session) return { outcome: 'closed', url: null }
  const closed = { outcome: 'closed', url: session.cancel_url } as const
  if (session.status === 'complete') return { outcome: 'paid', url: successUrlOf(session) }
  if (session.status !== 'open') return closed
  if (session.expires_at <= shelf.now) {
    await closeCheckout(shelf, session)
    return closed
  }
  const card = readCard(payment)
  if ('code' in card) return { outcome: 'declined', message: card.message }
  const decline = tryCard(card, 'at_checkout', new Date(shelf.now * 1000), approved)
  if (decline === NOT_APPROVED && approved === undefined) return { outcome: 'confirm' }
  if (decline) return { outcome: 'declined', message: decline.message }
  const email = session.customer_email ?? storable(payment.email)
  await completeCheckout(shelf, session, { email, name: storable(payment.name), card })
  return { outcome: 'paid', url: successUrlOf(session) }
}

/** Without what no database keeps. */
const storable = (typed: string) => typed.replaceAll(/\p{Cc}|\p{Cs}/gu, '').trim()
