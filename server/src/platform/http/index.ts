export { AppError } from '../app-error'
export { arrivingBytes, discardRefusedBodies } from './arriving-bytes'
export { limitBodiesAtOnce } from './bodies-at-once'
export { closeConnections } from './closing'
export { openToOtherOrigins } from './cors'
export { disconnectSignal } from './disconnect-signal'
export { apiErrorShape, failureOf, renderErrors, type ErrorShape } from './errors'
export {
  claimsOf,
  requireKey,
  requireOperator,
  secondFactorNeeded,
  signedIn,
  tokenUser,
  type SignedInUser,
} from './identity'
export { IdempotencyHeaders, idempotencyKeyOf } from './idempotency-key'
export { readPosition, unknownPosition, writePosition } from './list-position'
export { originOf } from './origin'
export { parse, parseBody, parseQuery } from './parse'
export { perAccount } from './per-account'
export { type App, type RoutePlugin } from './route-plugin'
export { sharedLimits, deleteEndedLimits } from './shared-limits'
