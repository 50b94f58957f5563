import { agree, withArticle } from '../language/grammar'
import { parseMeasure } from '../language/units'
import { expandDuration } from './feature-verbs'
import { ADJECTIVES, MATERIALS, PREPOSITION } from './feature-words'
import { determined, hyphenated, isAdjectivePhrase, stripDeterminer } from './noun-phrases'
import type { ParsedFeature, ProductAnalysis } from './types'

/** After "is": an adjective, a material, "made of ...", or a noun. */
export function beForm(complement: string, product: ProductAnalysis): ParsedFeature {
  const asAdjective = adjective(complement, product)
  if (asAdjective) return asAdjective
  const startsDetermined = /^(?:an?|the|my|your|one|\d)/i.test(complement)
  const isParticiple = /^\w+(?:ed|en|ing)\b/i.test(complement) || PREPOSITION.test(complement.split(' ')[0] ?? '')
  const noun = startsDetermined || isParticiple || product.number === 'plural' ? complement : determined(complement)
  return {
    form: 'adjective',
    clause: `${product.itIs} ${noun}`,
    predicate: `${product.is} ${noun}`,
    nounPhrase: `how ${product.it} ${product.is} ${noun}`.replace(
      /^how .*$/,
      `the ${stripDeterminer(complement)} part`,
    ),
  }
}

/** Adjectives with a verb inside are best shown by that verb. */
const SHOWN_BY_VERB: Record<string, string> = {
  foldable: 'folds',
  collapsible: 'folds down',
  adjustable: 'adjusts',
  rechargeable: 'recharges',
  stackable: 'stacks',
  detachable: 'comes apart',
  refillable: 'refills',
  washable: 'washes',
  reversible: 'flips over',
  extendable: 'extends',
  expandable: 'expands',
  retractable: 'pulls back in',
  rotating: 'turns',
  portable: 'travels',
  packable: 'packs down',
  stretchy: 'stretches',
  flexible: 'bends',
  dimmable: 'dims',
  magnetic: 'snaps on',
  removable: 'comes off',
  blendable: 'blends',
  absorbent: 'soaks things up',
  reusable: 'comes back for another round',
}

/** Phrases that are said of a thing as they are. */
const WHOLE_ADJECTIVES =
  /^(?:unisex|un[a-z]{3,}ed|non-?gmo|gift[- ]ready|wired and wireless|wireless and wired|true to size|broad[- ]spectrum|left[- ]handed|right[- ]handed|(?:food|military)-grade|heavy-duty|deep[- ]tissue|see-through|razor-sharp|(?:anti|non|pre)-[a-z]+|[a-z]+ out of the box|(?:double|dual|two)-sided|self-(?:watering|wringing|emptying|closing|sealing|stirring|standing|inflating|draining|tanning)|low-(?:acid|sodium|calorie|carb|fat|sugar|pile|profile|maintenance|impact|odor)|high in \w+|high[- ](?:waisted|waist|rise)|mid[- ]rise|calming|cooling|soothing|hydrating|[a-z\d]+-in-1|(?:microwave|dishwasher|oven|freezer|fridge)(?:,? (?:and|or) (?:microwave|dishwasher|oven|freezer|fridge))+ safe|lengthening|volumizing|plumping|exfoliating|brightening|warming|clean[- ]burning|(?:noise|sound|light|sweat|static)[- ]reducing|(?:blue light|odor|wind|uv|sound|shock|sun|dust)[- ](?:blocking|absorbing)|[a-z-]+[- ]drying|size \w+|a[3-7] size|machine washable (?:cold|warm|hot)|(?:waterproof|water[- ]resistant|weatherproof) to ip\w+|(?:[a-z\d/-]+ ){1,3}(?:coated|plated|insulated|mounted|certified|approved|shrunk|handed|flavored|flavoured|stitched|brushed|fed|raised|dipped|woven|knit|knitted|glazed|walled|layered|seasoned|filled|boned|stained|treated|printed|waxed|cured|fermented|brewed|aged))$/i

const NOT_GRADABLE =
  /proof$|ed$|^unisex$|-in-1$|^non-|^anti-|^self-|^low-|swappable$|free$|less$|friendly$|-sized?$|blocking$|wicking$|scented$|^non-|^self-|^hydrating$|^wooden$|^invisible$|^unbleached$|^RFID|resistant$|^(?:vegan|organic|natural|wireless|automatic|digital|electric|manual|reusable|insulated|handmade|universal|usb|unscented|scented|kosher|halal|keto|paleo|heated|cropped|hooded|full|complete|clear|transparent|padded|weighted|oversized|fitted|matte|airtight|watertight|machine|dishwasher|microwave|oven|freezer|nonstick|non-stick|non-slip|hands-free|double|wall-mounted|tagless)/i

export function adjective(text: string, product: ProductAnalysis): ParsedFeature | undefined {
  // "roasted in Ohio", "6-foot drop tested", "whole bean": said of the product as a whole.
  const isParticiple =
    /^\p{L}{3,}ed (?:in|by|with|from|for|to|on|without)\b/iu.test(text) ||
    /\b(?:tested|wrapped|polished|sealed|trained|themed|roasted|grown|crafted|assembled|inspired|sourced|squeezed|poured|painted|stitched)$/i.test(
      text,
    )
  if (
    isParticiple ||
    /^(?:whole bean|(?:light|medium|dark) roast|single origin|small batch|one size|plug and play)$/i.test(text)
  )
    return beSomething(text, product, undefined)
  if (WHOLE_ADJECTIVES.test(text)) return beSomething(text, product, undefined)
  const [describing = '', ...figure] = text.split(' ')
  if (ADJECTIVES.has(describing.toLowerCase()) && parseMeasure(figure.join(' '))?.rest === '')
    return beSomething(`${describing} at ${figure.join(' ')}`, product, undefined)
  const bareText = text.replace(/^(?:it's|is|are)\s+/i, '')
  const words = bareText.split(' ')
  if (words.length > 9) return undefined
  if (
    MATERIALS.test(bareText) ||
    /^(?:made|built|designed|crafted|powered|filled|lined|coated|rated|sized|shaped|tested|formulated|enriched|infused|packed|equipped|covered|finished|fitted)\s+(?:of|from|with|in|to|for|by|like|without)\b/i.test(
      bareText,
    )
  ) {
    return beSomething(bareText, product, MATERIALS.test(bareText) ? `the ${bareText}` : undefined)
  }
  if (/^(?:pocket|travel|palm|bite|fun|full|king|queen|twin)[- ]sized?$/i.test(bareText))
    return beSomething(bareText.replace(' ', '-'), product, undefined)
  if (/^(?:\p{L}+ ){1,2}only$/iu.test(bareText)) return beSomething(bareText, product, undefined)
  if (
    /^(?:an? )?(?:great|good|nice|lovely|fun|thoughtful|easy) (?:gift|present)(?: (?:for|idea)\b.*)?$/i.test(bareText)
  )
    return beSomething(withArticle(stripDeterminer(bareText)), product, 'the gift idea')
  const stop = words.findIndex(
    (word, at) => at > 0 && (PREPOSITION.test(word) || /^(?:enough|when|while|that|even)$/i.test(word)),
  )
  const core = stop > 0 ? words.slice(0, stop) : words
  if (
    !core
      .join(' ')
      .split(/,?\s+and\s+|,\s+|\s+but\s+|\s+yet\s+/)
      .every((part) => isAdjectivePhrase(part.split(' ')))
  )
    return undefined
  const tail = stop > 0 ? words.slice(stop).join(' ') : ''
  if (stop > 0 && /^of$/i.test(words[stop] ?? '') && !/^(?:free|full)$/i.test(core.join(' '))) return undefined
  return beSomething([hyphenated(core.join(' ')), expandDuration(tail)].filter(Boolean).join(' '), product, undefined)
}

export function beSomething(complement: string, product: ProductAnalysis, noun: string | undefined): ParsedFeature {
  const words = complement.split(' ')
  const only = words[words.length - 1]?.toLowerCase() ?? ''
  const first = words[0] ?? ''
  const easyTo = /^((?:super |very |really )?(?:easy|quick|ready|simple|safe|fun|nice)) to (.+)$/i.exec(complement)
  const shown = words.length === 1 ? SHOWN_BY_VERB[only] : undefined
  let nounPhrase = noun
  if (!nounPhrase && easyTo)
    nounPhrase = `how ${(easyTo[1] ?? '').replace(/^(?:super|very|really) /i, '')} ${product.it} ${product.is} to ${easyTo[2]}`
  if (!nounPhrase && shown) nounPhrase = `how ${product.it} ${agree(shown, product.number)}`
  if (!nounPhrase && words.length === 1 && !NOT_GRADABLE.test(first))
    nounPhrase = `how ${complement} ${product.it} ${product.is}`
  if (!nounPhrase)
    nounPhrase =
      words.length <= 3 && !words.some((word) => PREPOSITION.test(word))
        ? `the ${complement.replace(/,/g, '')} part`
        : `how ${product.itIs} ${complement}`
  return {
    form: 'adjective',
    clause: `${product.itIs} ${complement}`,
    predicate: `${product.is} ${complement}`,
    nounPhrase,
  }
}
