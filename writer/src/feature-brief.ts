import type { ScriptBrief } from '@reelwright/shared'

/** A brief without problem, price and call. A page that asks for no more loads half of the engine. */
export interface FeatureBrief extends ScriptBrief {
  painPoint: ''
  price: 0
  priceText?: null
  callToAction: ''
}
