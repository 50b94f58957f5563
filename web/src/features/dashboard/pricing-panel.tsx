/** A chunk of its own, since another room's door cannot be opened for one of its parts only. */
export { PricingDialog } from '../billing'
