import { PLANS } from '@reelwright/shared'
import type { Tools } from '../../platform/tools'
import type { Payments, SandboxPrice } from './payments'
import { createSandbox, type Sandbox } from './sandbox/sandbox'
import { createStripePayments } from './stripe-payments'

/** Who takes the payments of this installation. */
export interface PaymentService {
  /** Undefined: nothing can be bought here. */
  payments: Payments | undefined
  sandbox: Sandbox | undefined
}

export function createPayments(tools: Pick<Tools, 'config' | 'db' | 'log' | 'tokens'>): PaymentService {
  const { stripe, sandbox: wanted } = tools.config.billing
  if (stripe) return { payments: createStripePayments({ provider: 'stripe', ...stripe }), sandbox: undefined }
  if (!wanted) return { payments: undefined, sandbox: undefined }
  const sandbox = createSandbox(tools, { prices: sandboxPrices(tools.config.billing.prices) })
  const connection = {
    provider: 'sandbox',
    // Never leaves this process: the library wants one.
    secretKey: 'sk_test_sandbox',
    webhookSecret: sandbox.webhookSecret,
    fetch: sandbox.fetch,
  } as const
  return { payments: createStripePayments(connection), sandbox }
}

function sandboxPrices(prices: Tools['config']['billing']['prices']): SandboxPrice[] {
  return prices.flatMap(({ id, planId, interval }) => {
    const plan = PLANS.find((known) => known.id === planId)
    if (!plan) return []
    const amountCents = interval === 'annual' ? plan.annualCents : plan.monthlyCents
    return { id, planName: plan.name, interval, amountCents }
  })
}
