export { createPayments } from './create-payments'
export type * from './payments'
export type { Sandbox } from './sandbox/sandbox'
