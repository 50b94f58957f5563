import { lowerFirst, pluralVerb, singular } from '../language'
import { baseVerb, thirdVerb, verbAfterSubject } from '../reading'
import type { ReadFeature, Reading } from './reading'
import { topicsOf } from './relevance'
import { shotOfFeature } from './feature-shots'

/** The picture that was written for a feature's block of a kind; anything else is filmed by the class of the product. */
export const blockPicture = (feature: ReadFeature, picture: string, reading: Reading): string =>
  picture !== '' && isOfKind(feature, reading) ? picture : shotOfFeature(feature, reading)

const isOfKind = ({ block }: ReadFeature, { kind }: Reading) =>
  block !== undefined && kind !== undefined && kind.features.includes(block)

/** A written picture beside another sentence than its own: only what the seller named may be in it. */
export function pictureBeside(feature: ReadFeature, picture = '', reading: Reading): string {
  const shown = topicsOf(picture)
  return picture !== '' &&
    isOfKind(feature, reading) &&
    !/\{(?!Name\}|it|them)/i.test(picture) &&
    [...feature.topics].some((topic) => shown.has(topic)) &&
    showsNamed(picture, feature, reading)
    ? picture
    : shotOfFeature(feature, reading)
}

/** Whether each thing in a picture is in the seller's words, in the kind's own name, or something that every creator has. */
function showsNamed(picture: string, { typed, caption }: ReadFeature, { product, kind, painPoint }: Reading): boolean {
  const named = new Set(
    `${typed} ${caption} ${painPoint} ${product.title} ${product.noun} ${kind?.name ?? ''} ${kind?.noun ?? ''}`
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .flatMap((word) => [word, singular(word)]),
  )
  return picture
    .toLowerCase()
    .split(/[^\p{L}{}]+/u)
    .every((word) => !FOREIGN.has(singular(word)) || named.has(word) || named.has(singular(word)))
}

/** "Shrinks to 25 feet" as "It shrinks to 25 feet". */
export function withSubject(said: string, isMany: boolean): string {
  const [, verb = '', rest = ''] = /^([A-Z][a-z]+s)( .+)?$/.exec(said) ?? []
  const isVerb =
    thirdVerb(verb.toLowerCase()) === 'sure' ||
    (/^ (?!(?:to|for|or|of|with)\b)/.test(rest) && verbAfterSubject(`It ${lowerFirst(said)}`.split(' ')) === 1)
  // "Hooks sit low"
  const isSubject = baseVerb(rest.trim().split(' ')[0] ?? '') === 'sure'
  if (verb === '' || !isVerb || isSubject) return said
  return isMany ? `They ${pluralVerb(verb.toLowerCase())}${rest}` : `It ${lowerFirst(said)}`
}

/** Things in written pictures that no creator has without reason. */
const FOREIGN = new Set(
  `apple avocado backpack banana basket bathtub bed bike blanket blender boot bottle bowl bread bucket cable candle car carpet cat chair child coat coffee couch crib cushion dog door drawer
  dress egg elevator fan fence flower fork fridge garden gloves grass guitar gym hair hammer hat headphone helmet hose ice iron jacket jar kettle key keyboard knife ladder lake laptop
  lawn leash lemon lightbulb loaf mattress mirror mug mattress oven pan pasta pencil pillow plant plate pool pot puddle pushpin rain rice rug sand sandwich seat shirt shoe shower sink skillet
  slipper soap sock sofa soup spoon stair staircase stove stroller suitcase sweater tent tie tire toaster tomato toothbrush towel toy train tree truck umbrella vacuum wallet washer wine yard`
    .trim()
    .split(/\s+/),
)
