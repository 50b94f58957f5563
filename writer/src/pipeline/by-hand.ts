import type { ScriptBrief } from '@reelwright/shared'
import { SEEN_OR_HEARD } from './stages'

/** Whether most features were typed by hand: some words each, no labels and no listing. */
export const areByHand = (features: readonly string[]) =>
  features.filter((text) => text.split(' ').length >= MIN_BY_HAND && BY_HAND.test(text)).length * 2 > features.length
const MIN_BY_HAND = 5
/** No shouted line, and no list. */
const BY_HAND = /^(?!.*[:=/|【]).*(?<!\p{L})\p{Ll}{2,}/u

/** Whether one of such features opens the script well, where no problem was typed. */
export const opensByHand = ({ painPoint, features }: Pick<ScriptBrief, 'painPoint' | 'features'>) =>
  painPoint === '' &&
  areByHand(features) &&
  features.some((text) => hookWorth(text) >= 0) &&
  !features.some((text) => SHOUTED.test(text))
const SHOUTED = /\p{Lu}{3}\P{Ll}*\p{Lu}{3}/u

/** How well a feature opens where nothing else was typed: a moment or what somebody says, what is seen, what happened, what it is like, a reason. */
export const hookWorth = (text: string) => HOOKS.findLastIndex((form) => form.test(text))
const HOOKS = [
  /\bcan\b/i,
  /\b(?:so|because|until)\b/i,
  /\b(?:smells?|tastes?|sounds?|feels?) (?:like|of)\b/i,
  /\b(?:my|mine)\b|\b(?:I|we) (?:\p{L}+ed|did|dropped|got|had|kept|made|put|took|tried|went)\b/iu,
  SEEN_OR_HEARD,
  /^(?:when|whenever|after|before|once|the (?:day|minute|moment)) |["“]\S+ .*["”]/i,
]
