import type { Tools } from '../../../platform/tools'
import type { SandboxPrice } from '../payments'
import { createApi } from './api'
import { createDeliveries } from './deliveries'
import { createPageActions } from './create-page-actions'
import type { PageActions } from './page-actions'
import { priceList } from './prices'
import { forgetOld, passMoments } from './time'

/** Delivers an event as a webhook would: the body as it is signed. False: it was not taken, and is delivered again. */
export type EventDelivery = (body: string, signature: string) => Promise<boolean>

export interface Sandbox {
  /** The provider's API: what Stripe's library would send over the network. */
  fetch: typeof fetch
  webhookSecret: string
  /** What the sandbox's pages show and do. */
  actions: PageActions
  /** From now on events go there; what waits goes at once. */
  deliverTo(delivery: EventDelivery): void
  /** Renewals that are due, events that were not taken. */
  passTime(): Promise<void>
  /** Lets time pass every minute until `close`. */
  start(): void
  close(): Promise<void>
}

interface SandboxTools extends Pick<Tools, 'db' | 'log'> {
  tokens: Pick<Tools['tokens'], 'deriveKey'>
}

export interface SandboxSettings {
  prices: readonly SandboxPrice[]
  /** The clock; tests set it. */
  now?: () => Date
  /** Milliseconds that a buyer waits for the webhook. */
  timeoutMs?: number
}

/** How often due renewals and events are looked for. */
const INTERVAL_MS = 60_000

/** A little Stripe in the database of this installation, which moves no money. (OP-30) */
export function createSandbox(tools: SandboxTools, settings: SandboxSettings): Sandbox {
  const webhookSecret = `whsec_${tools.tokens.deriveKey('sandbox events').toString('hex')}`
  const deliveries = createDeliveries(tools, { secret: webhookSecret, timeoutMs: settings.timeoutMs })
  const context = {
    db: tools.db,
    log: tools.log,
    prices: priceList(settings.prices),
    deliveries,
    now: settings.now ?? (() => new Date()),
  }
  let timer: NodeJS.Timeout | undefined
  let passing: Promise<void> | undefined

  async function passTime() {
    await passMoments(context)
    await forgetOld(context)
    await deliveries.sendWaiting()
  }

  return {
    fetch: createApi(context),
    webhookSecret,
    actions: createPageActions(context),
    deliverTo: (delivery) => deliveries.deliverTo(delivery),
    passTime,
    start() {
      timer = setInterval(() => {
        passing ??= passTime()
          .catch((error: unknown) => tools.log.warn({ err: error }, 'Time in the sandbox stands still'))
          .finally(() => (passing = undefined))
      }, INTERVAL_MS).unref()
    },
    async close() {
      clearInterval(timer)
      await passing
      await deliveries.close()
    },
  }
}
