import { lowerFirst, pluralVerb, spellUnits } from '../language'
import { speechCase } from '../analysis/speech-case'
import { correctSpelling, expandShorthand, isFunctionWord, sortsOf } from '../reading'
import type { Named } from './plain-features'

const withUnits = (text: string) =>
  text
    .replace(/\bmmhg\b/gi, 'mmHg')
    .replace(
      /\b(pre|non|anti|self|multi|ultra) (?=(?:printed|cut|filled|made|assembled|slip|stick|skid|cleaning|closing|level|purpose)\b)/g,
      '$1-',
    )
    .replace(/(?<=\d )ml\b/g, 'milliliters')
    .replace(/\b(per|grams and) oz\b/g, (_, front: string) => `${front} ${front === 'per' ? 'ounce' : 'ounces'}`)
    .replace(/\bper lb\b/g, 'per pound')
    .replace(/\bin g and (?:oz|ounces)\b/i, 'in grams and ounces')
    .replace(/\bml and (?:oz|ounces)\b/i, 'milliliters and ounces')
    .replace(/\b(?:oz|ounces) and ml\b/i, 'ounces and milliliters')
    .replace(/\b(includes|with) (\d+) pieces (?=[a-z]+(?: [a-z]+)?[^s]$)/, '$1 a $2-piece ')
    .replace(/\b(\d+) pieces (?=[a-z]+(?: [a-z]+)?[^s]$)/, '$1-piece ')

const known = new Map<string, string>()
const MAX_KNOWN = 2000

/** What was typed, in words that can be said. */
export function readable(typed: string): string {
  const found = known.get(typed)
  if (found !== undefined) return found
  if (known.size >= MAX_KNOWN) known.clear()
  const text = inWords(typed)
  known.set(typed, text)
  return text
}

const inWords = (typed: string) =>
  withUnits(
    lowerFirst(
      speechCase(
        spellUnits(
          expandShorthand(
            correctSpelling(typed)
              .replace(/\bsm(?=\b.*\b(?:lg|large|med)\b)/gi, 'small')
              .replace(/\bmed(?=,? (?:and |or |& ?|\/ ?)?(?:lg|large)\b)/gi, 'medium')
              .replace(/\blg\b/gi, 'large')
              .replace(/(\d)\s?p(?:ie)?cs? (?=[a-z]+(?: [a-z]+)?[^s]$)/gi, '$1-piece ')
              .replace(/(?<=[a-z]{3}) ?\/ ?(?=[a-z]{3})/gi, ' or ')
              .replace(/\b1\/4\b/g, 'a quarter')
              .replace(/\b1\/2\b/g, 'half a')
              .replace(/\bn\b/g, 'and'),
          ),
        ),
      ),
    ),
  )
    .replace(/\bdishwasher safe (?=(?:basket|lid|parts|tray|bowl|probe|cup|bottle)s?\b)/g, 'dishwasher-safe ')
    .replace(/\s*[.!,;]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()

/** "a pumpkin" is no ingredient. */
export const isEaten = (product: Named) =>
  product.form === 'stuff' ||
  ['food', 'drink', 'skin', 'pet'].some(
    (sort) =>
      sortsOf(product).has(sort) &&
      (sort !== 'pet' || /treats|food|kibble|chews/.test(product.noun)) &&
      (sort !== 'skin' || product.form !== 'thing'),
  )

/** "They float if it falls in" is "They float if they fall in", but rain is no product. */
export const agreeing = (said: string, product: Named) =>
  withThey(isEaten(product) ? said.replace(INGREDIENT, '$1 $2.') : said, product)

const INGREDIENT =
  /^(It has|They have|There's) an? ((?!.*(?:lid|cap|jar|spout|bag|box|tin|tube|handle|pump|dropper|kick|scoop|spoon|bottle|pouch|label|seal|tray|stick|punch|center|filling|crust|coating|blend|mix|base|finish|taste|texture|bite|scent|smell|kit|set|pack|ring|wick|applicator|tip|brush|sponge|card|flavor|shelf|crunch)s?\.)(?:[a-z]+ )?[a-z]+)\.$/

const withThey = (said: string, { isPlural }: Named) =>
  isPlural
    ? said.replace(
        / (if|when|until|once|so|unless|because) it(?:('s)|( won't| can't| never)| (?!rains|snows|gets|feels|takes)([a-z]+s))(?= |\.)/g,
        (whole, joint: string, is, not, act) =>
          is && /'s (?:raining|snowing|hot|cold|windy|dark|time)/.test(said)
            ? whole
            : ` ${joint} they${is ? "'re" : (not ?? ` ${pluralVerb(String(act))}`)}`,
      )
    : said

/** Verbs behind "no": "no hair pull" is that it doesn't pull. */
const ACT =
  'pull|pinch|tug|snag|leak|fog|slip|slide|bounce|drip|spill|sting|scratch|itch|squeak|rattle|wobble|roll|rust|fade|shed|stain|smudge|gap|dig|rub|stink|smell|tangle|kink|tip|spin|burn|stick|shrink|pill|wrinkle|crack|chip|bend|droop|flake|smear|splash|sag|curl|peel|poke|bite'

export const ACTS = new RegExp(`^(?:${ACT})$`)

export const ACTED_ON: Record<string, string> = {
  hair: 'hair',
  eye: 'your eyes',
  ear: 'your ears',
  skin: 'your skin',
  finger: 'your fingers',
  nose: 'your nose',
  wrist: 'your wrist',
  neck: 'your neck',
  floor: 'the floor',
  wall: 'the wall',
  paint: 'the paint',
  carpet: 'carpet',
  fabric: 'fabric',
  glass: 'glass',
}

/** Verbs of things that are nouns besides: "works on wet hair", "fits a jar". */
export const SURELY_DOES =
  /^(?:works|fits|fills|supports|filters|absorbs|splits|hides|pours|crushes|sorts|matches|sits|hangs|clips|folds|stays|stands|lies|sticks|plugs|snaps|rolls|locks|straps|ships|turns|slides|mounts|stores|shrinks|trims|waters|survives|floats|opens|closes|covers|grips|holds|packs|screws|charges|lasts|runs|dries|cleans|measures|includes|comes|smells|tastes|feels|looks|rests|attaches|seals|drains|steams|cooks|heats|cools|grows|guides|stops|blocks|catches|cuts|sleeps|wears|washes|wipes|rinses|hooks|zips|ties|wraps|flips|pulls|lifts|drops|switches|converts|adjusts|extends|vibrates|pairs|syncs|connects|replaces|reaches|weighs|starts|tracks|records|scans|plays|glows|blinks|lights up|pops|peels|tears|rips|stretches|spins|tilts|swings|nests|stacks|glides|rotates|swivels|bends|rocks|doubles|protects|keeps|makes|saves|takes|needs|uses|reads|sends|shows|tells|warns|alerts|beeps|reminds)$/

/** Acts of people, though the same words are nouns or describe one. */
export const SURE_ACTS =
  /^(?:machine-wash|hand-wash|spot-wash|set|change|wave|send|choose|upload|preview|learn|mix|add|take|put|use|turn|open|press|pick|swap|book|cancel|reschedule|pay|play|wash|throw|reuse|refill|resole|adjust|split|track|scan|share|export|import|log|sync|pause|skip|cook|bake|make|keep|see|hear|buckle|bury|wear|sleep|drink|eat|store|customize|personalize|edit|print|save|find|buy|build|draw|paint|write|read|watch|listen|ask|text|call|rinse|shake|twist|pull|push|peel|snap|remove|attach|switch|control|schedule|try|test|return|download|invite|trade|sell|ship)$/

/** Words that a sentence may put another way or leave out. */
const LEFT_OUT =
  /^(?:super|very|really|extra|easy|auto|automatic|fluid|shut|shuts|turns?|w|with|incl|included|including|ok|okay|abt|approx|about|per|max|min|avg|up|swivel|rotation|spins?|feature|design|material|high|quality|premium|made|comes|includes|works|needed|required|set|pack|pcs?|pieces?|ct|plus|also|just|free|only|you|your|our|we|us|it|its|they|them|fully|100|the|and|for|from|shutoff|inch\w*|f[oe]+t|pounds?|ounces?|cm|mm|centimeters?|millimeters?|liters?|minutes?|hours?|seconds?|days?|weeks?|months?|years?|grams?|watts?|volts?|degrees?)$/

const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/^re(?=charg|us|fill|seal)/, '')
    .replace(/[’']/g, '')
    .replace(/(?:ing|ed|es|s|e|ly|ally|y|ies|able|ation)$/, '')
    .slice(0, 5)

/** Numbers that only stand on screen: "2000 mAh", "60/40". */
const SPEC = /\b\d[\d,.]* ?(?:mah|dpi|momme|mp|hz)\b|\b\d+\/\d+(?:\/\d+)*\b/gi

/** Whether a sentence still has each number and "not", and all the words that carry meaning. */
export function keepsAll(said: string, typed: string): boolean {
  const told = said.toLowerCase()
  const words = readable(typed).replace(SPEC, ' ')
  const digits = (text: string) => text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []
  const heard = new Set(digits(told))
  const counted = (number: string) =>
    heard.has(number) ||
    number === '1' ||
    (number.length < 3 &&
      new RegExp(
        `\\b${['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][Number(number)] ?? number}\\b`,
      ).test(told))
  if (!digits(words).every(counted)) return false
  if (
    /\b(?:no|not|non|never|without|zero)\b|n't\b/i.test(words) &&
    !/\b(?:no|not|non|never|without|zero|nothing)\b|n't\b|-free\b|non-/i.test(told)
  )
    return false
  const stems = new Set((told.match(/\p{L}{2,}/gu) ?? []).map(stem))
  return (words.match(/\p{L}{3,}/gu) ?? []).every(
    (word) =>
      LEFT_OUT.test(word.toLowerCase()) ||
      isFunctionWord(word.toLowerCase()) ||
      stems.has(stem(word)) ||
      [...stems].some(
        (other) => other.length > 2 && (other.startsWith(stem(word).slice(0, 4)) || stem(word).startsWith(other)),
      ),
  )
}
