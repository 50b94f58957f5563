import { type ScriptBrief, shownPrice } from '@reelwright/shared'

const CURRENCY = String.raw`(?:\p{L}{0,2}\p{Sc}|\p{L}{1,3}|\p{L}\/)`
const FIGURE = new RegExp(`^(?:${CURRENCY} ?)?\\d[\\d.,' ]*(?: ?${CURRENCY})?$`, 'u')

/** The price as typed where it is one figure: "$28 for all of that" says too much of "28 per hour, first one free". */
export function singlePrice({ price, priceText }: ScriptBrief): string | undefined {
  const typed = priceText?.trim() ?? ''
  return typed === '' || FIGURE.test(typed) ? shownPrice(price, typed) : undefined
}
