export { createPayments, type PaymentService } from './create-payments'
export type * from './payments'
export { createSandbox, type EventDelivery, type Sandbox } from './sandbox/sandbox'
export { createStripePayments } from './stripe-payments'
