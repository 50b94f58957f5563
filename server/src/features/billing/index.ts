export { spendAllowance, type AllowanceUse } from './allowance'
export { endSubscription } from './end-subscription'
export { planRoutes } from './plans-route'
export { subscriptionSummary } from './summary'
