/** A separate chunk: the entry point of another feature cannot be imported in parts. */
export { PricingDialog } from '../billing'
