import { sql } from 'kysely'
import { Stripe } from 'stripe'
import type { Tools } from '../../../platform/tools'
import type { EventDelivery } from './sandbox'

/** A buyer waits no longer than this for the webhook: the delivery goes on in the background. */
const TIMEOUT_MS = 5_000
const BATCH_SIZE = 100

export interface Deliveries {
  deliverTo(delivery: EventDelivery): void
  /** Sends these new events in their order. Resolves when they are taken or it takes too long; never fails. */
  send(ids: readonly string[]): Promise<void>
  /** Sends all that is due once more. */
  sendWaiting(): Promise<void>
  close(): Promise<void>
}

/** Takes stored events to the webhook, again and again until they are taken: after 1, 2, 4 ... minutes, at last once an hour. */
export function createDeliveries(
  { db, log }: Pick<Tools, 'db' | 'log'>,
  { secret, timeoutMs = TIMEOUT_MS }: { secret: string; timeoutMs?: number | undefined },
): Deliveries {
  let delivery: EventDelivery | undefined
  let closed = false
  const running = new Set<Promise<void>>()

  async function sendOne(id: string, isNew: boolean) {
    if (!delivery || closed) return
    // The server that counts the attempt makes it; others look later. The first attempt belongs to the server of the event.
    const [event] = await db.query(sql<{ body: object }>`
      update private.sandbox_events set attempts = attempts + 1,
        next_attempt_at = now() + least(power(2, least(attempts, 10)), 60) * interval '1 minute'
      where id = ${id} and delivered_at is null and (next_attempt_at <= now() or ${isNew} and attempts = 0)
      returning body`)
    if (!event) return
    const payload = JSON.stringify(event.body)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    const taken = await delivery(payload, signature)
    if (taken) await db.query(sql`update private.sandbox_events set delivered_at = now() where id = ${id}`)
    else log.warn({ event: id }, 'An event of the sandbox was not taken')
  }

  async function sendAll(ids: readonly string[], isNew: boolean) {
    for (const id of ids) {
      await sendOne(id, isNew).catch((error: unknown) =>
        log.warn({ err: error, event: id }, 'An event could not be delivered'),
      )
    }
  }

  async function sendWaiting() {
    const waiting = await db.query(sql<{ id: string }>`
      select id from private.sandbox_events where delivered_at is null and next_attempt_at <= now()
      order by number limit ${BATCH_SIZE}`)
    await sendAll(
      waiting.map(({ id }) => id),
      false,
    )
  }

  const track = (work: Promise<void>) => {
    const tracked = work.finally(() => running.delete(tracked))
    running.add(tracked)
    return tracked
  }

  return {
    deliverTo(given) {
      delivery = given
      void track(sendWaiting().catch((error: unknown) => log.warn({ err: error }, 'Events of the sandbox wait')))
    },
    async send(ids) {
      if (ids.length === 0) return
      let timer: NodeJS.Timeout | undefined
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timeoutMs).unref()
      })
      await Promise.race([track(sendAll(ids, true)), enough])
      clearTimeout(timer)
    },
    sendWaiting: () => track(sendWaiting()),
    async close() {
      closed = true
      await Promise.allSettled(running)
    },
  }
}
