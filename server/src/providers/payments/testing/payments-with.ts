import { afterFile } from '../../../testing'
import type { Payments } from '../payments'
import { createStripePayments } from '../stripe-payments'
import { scriptedStripe, type StripeReply, type StripeRequest } from './scripted-stripe'

export const SECRET_KEY = 'sk_test_secretsecretsecret'
export const WEBHOOK_SECRET = 'whsec_test'

export interface ScriptedPayments {
  payments: Payments
  requests: StripeRequest[]
  /** What was asked for so far, by request line. */
  lines(): string[]
}

/** The provider behind Stripe's own library, on a loopback server with scripted answers. */
export async function paymentsWith(script: Record<string, StripeReply | StripeReply[]>): Promise<ScriptedPayments> {
  const { url, requests, close } = await scriptedStripe(script)
  afterFile(close)
  // A busy machine answers late: only a silent provider is given up soon.
  const isSilent = Object.values(script)
    .flat()
    .some(({ silent }) => silent)
  return {
    payments: connectTo(url, isSilent ? 200 : undefined),
    requests,
    lines: () => requests.map(({ line }) => line),
  }
}

export const connectTo = (apiBase: string, timeout?: number): Payments =>
  createStripePayments({
    provider: 'stripe',
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiBase,
    ...(timeout !== undefined && { timeout }),
  })
