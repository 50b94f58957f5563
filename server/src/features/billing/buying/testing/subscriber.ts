import type { PlanChangePreview, SubscriptionSummary } from '@reelwright/shared'
import { sql } from 'kysely'
import type { TestApp, TestUser } from '../../../../testing'

export const price = (plan: string, interval = 'monthly') => `price_sandbox_${plan}_${interval}`

export const CARDS = { good: '4242424242424242', laterDeclined: '4000000000000341', declined: '4000000000000002' }

const cardPayment = (email: string, card: string) => ({ email, card, expiryMonth: 12, expiryYear: 2034, name: 'Ana' })

export interface Answer {
  status: number
  data: SubscriptionSummary
  error?: string
  code?: string
  field?: string
  url?: string
}

export interface Subscriber {
  user: TestUser
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Answer>
  preview(priceId: string): Promise<PlanChangePreview>
  /** What a page does: shows the change, then makes it. */
  change(priceId: string, headers?: Record<string, string>): Promise<Answer>
  summary(): Promise<SubscriptionSummary>
  /** What came in, in cents, the smallest first: two payments of one second have no order. */
  paid(): Promise<number[]>
  changeCard(card: string): Promise<void>
  skipToNextPayment(): Promise<void>
  subscriptionId(): Promise<string>
}

/** An account that has bought a plan in the sandbox, by the calls that the pages make. */
export async function newSubscriber(server: TestApp, priceId: string, card = CARDS.good): Promise<Subscriber> {
  const user = await server.newUser()
  const subscriber = asSubscriber(server, user)
  const body = {
    priceId,
    successUrl: 'http://localhost/signup/complete?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://localhost/pricing?checkout=cancelled',
    email: user.email,
  }
  const begun = await user.fetch('/functions/v1/checkout-anonymous', { method: 'POST', body: JSON.stringify(body) })
  const { url } = (await begun.json()) as { url: string }
  const sessionId = url.split('/').at(-1) ?? ''
  const paid = await server.tools.sandbox?.actions.pay(sessionId, cardPayment(user.email, card))
  if (paid?.outcome !== 'paid') throw new Error('The plan was not paid for in a test')
  await subscriber.post(`/checkouts/${sessionId}/claim`)
  return subscriber
}

export function asSubscriber({ db, tools }: TestApp, user: TestUser): Subscriber {
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    user.fetch(`/api/billing${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const post = async (path: string, body: object = {}, headers: Record<string, string> = {}) => {
    const answer = await send(path, body, headers)
    return { ...((await answer.json()) as Omit<Answer, 'status'>), status: answer.status }
  }
  const preview = async (priceId: string) => {
    const answer = await send('/change/preview', { priceId })
    return ((await answer.json()) as { data: PlanChangePreview }).data
  }
  const subscriptionId = async () => {
    const [row] = await db.query(sql<{ id: string }>`
      select stripe_subscription_id as id from user_subscriptions where user_id = ${user.id}`)
    return row?.id ?? ''
  }
  const portalId = async () => {
    const { url } = await post('/portal', { returnUrl: 'http://localhost/settings' })
    return url?.split('/').at(-1) ?? ''
  }
  return {
    user,
    post,
    preview,
    subscriptionId,
    async change(priceId, headers) {
      const { prorationDate, when } = await preview(priceId)
      return post('/change', { priceId, prorationDate, when }, headers)
    },
    async summary() {
      const answer = await user.fetch('/api/account/subscription')
      return ((await answer.json()) as { data: SubscriptionSummary }).data
    },
    async paid() {
      const { data } = await user.supabase.from('payments').select('status, paid_cents').eq('status', 'paid')
      return (data ?? []).map(({ paid_cents: cents }) => cents).sort((one, other) => one - other)
    },
    async changeCard(card) {
      await tools.sandbox?.actions.changeCard(await portalId(), cardPayment(user.email, card))
    },
    async skipToNextPayment() {
      await tools.sandbox?.actions.renewNow(await portalId(), await subscriptionId())
    },
  }
}
