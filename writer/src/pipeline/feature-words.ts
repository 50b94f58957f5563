import { kept, lowerFirst, spellUnits } from '../language'
import { calmed, speechCase } from '../reading/speech-case'
import { correctSpelling, expandShorthand, type ProductMention, sortsOf } from '../reading'

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
    .replace(/\bin g(?=$|,| (?:and|not|no)\b)/g, 'in grams')
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
            correctSpelling(calmed(typed))
              .replace(/\bsm(?=\b.*\b(?:lg|large|med)\b)/gi, 'small')
              .replace(/\bmed(?=,? (?:and |or |& ?|\/ ?)?(?:lg|large)\b)/gi, 'medium')
              .replace(/\blg\b/gi, 'large')
              .replace(/(\d)\s?p(?:ie)?cs? (?=[a-z]+(?: [a-z]+)?[^s]$)/gi, '$1-piece ')
              .replace(/(?<=[a-z]{3}) ?\/ ?(?=[a-z]{3})/gi, ' or ')
              .replace(/(?<!\d ?)\b1\/2[ -]?(?:in(?:ch)?\b|["”″])/gi, 'half-inch')
              .replace(/\b1\/4\b/g, 'a quarter')
              .replace(/\b1\/2\b/g, 'half a'),
          ),
        ),
      ),
    ),
  )
    .replace(/\bdishwasher safe (?=(?:basket|lid|parts|tray|bowl|probe|cup|bottle)s?\b)/g, 'dishwasher-safe ')
    .replace(/\s*[.!,;]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()

/** "how to price a cake", "the icing that stays up": what a course teaches. */
export const withLearning = (typed: string): string =>
  /^(?:how to \p{L}|the \p{L}+ (?:that|which) [^,.:]+$)/iu.test(typed)
    ? `${/^\p{Lu}/u.test(typed) ? 'You' : 'you'} learn ${lowerFirst(typed)}`
    : typed

/** "a pumpkin" is no ingredient. */
export const isEaten = kept((product: Pick<ProductMention, 'noun' | 'form'>): boolean => {
  const sorts = sortsOf(product)
  return (
    product.form === 'stuff' ||
    sorts.has('food') ||
    sorts.has('drink') ||
    (sorts.has('skin') && product.form !== 'thing') ||
    (sorts.has('pet') && /treats|food|kibble|chews/.test(product.noun))
  )
})

/** "25-30 hours", "5.1\"-8.3\"" */
export const isRange = (typed: string) => /\d ?["”″]? ?(?:[-–]|to) ?\d/.test(typed)

/** Verbs of things that are nouns besides: "works on wet hair", "fits a jar". */
export const SURELY_DOES =
  /^(?:works|finds|adds|blends|mixes|gives|lets|gets|helps|counts|links|exports|imports|fits|fills|supports|filters|absorbs|splits|hides|pours|crushes|sorts|matches|sits|hangs|clips|folds|stays|stands|lies|sticks|plugs|snaps|rolls|locks|straps|ships|turns|slides|mounts|stores|shrinks|trims|waters|survives|floats|opens|closes|covers|grips|holds|packs|screws|charges|lasts|runs|dries|cleans|measures|includes|comes|smells|tastes|feels|looks|rests|attaches|seals|drains|steams|cooks|heats|cools|grows|guides|stops|blocks|catches|cuts|sleeps|wears|washes|wipes|rinses|hooks|zips|ties|wraps|flips|pulls|lifts|drops|switches|converts|adjusts|extends|vibrates|pairs|syncs|connects|replaces|reaches|weighs|starts|tracks|records|scans|plays|glows|blinks|lights up|pops|peels|tears|rips|stretches|spins|tilts|swings|nests|stacks|glides|rotates|swivels|bends|rocks|doubles|protects|keeps|makes|saves|takes|needs|uses|reads|sends|shows|tells|warns|alerts|beeps|reminds)$/
