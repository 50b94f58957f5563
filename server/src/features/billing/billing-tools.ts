import { AppError } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import type { Payments } from '../../providers/payments'

export interface BillingTools extends Tools {
  /** Undefined: nothing can be bought here. */
  payments: Payments | undefined
}

/** @throws AppError `unavailable` where nothing can be bought */
export function paymentsOf({ payments }: Pick<BillingTools, 'payments'>): Payments {
  if (!payments) throw new AppError('unavailable', 'Payments are not set up here')
  return payments
}
