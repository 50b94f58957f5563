import { isMassNoun, singular, upperFirst, withArticle } from '../language'
import {
  isAdjective,
  isAdverb,
  isFunctionWord,
  isGerund,
  isListedNoun,
  isNoun,
  isParticiple,
  isPluralWord,
  thirdVerb,
} from '../reading'
import { isCounted } from './plain-features'

/** What parts do, in the plural form. A plural noun before one of them is its subject. */
const ACTS = new Set(
  (
    'roll hold keep stay fit fold lock snap close open stick glow light reset seal grip slide stand hang pop come go turn move spin fall lift let stop block dry wash last work tell show help make ' +
    'catch cut grow adjust detach swivel telescope disappear nest stack tuck zip unzip float sink melt burn bend flex stretch survive cover protect absorb dissolve rotate tilt flip recline retract ' +
    'extend wrap hide glitter ratchet freeze thread land brush crunch rise drop sit rest lie line match bounce breathe drain feel smell taste look sound run charge click connect separate reach outlast whisper hum remember rattle blink beep vibrate wipe ' +
    'rinse peel clip screw twist pull push swing tear shake store remove release clean heat cool warm cook track read double act fade shut switch pour spray shrink curl bite hug scratch wear'
  ).split(' '),
)
/** Third persons that are hardly ever plural nouns: they may end a clause ("bracket disappears"). */
export const ENDS_CLAUSE =
  /^(?:disappears|telescopes|whispers|remembers|swivels|detaches|closes|opens|rotates|retracts|reclines|extends|adjusts|glows|floats|sinks|holds|stays|sticks|stretches|shrinks|dissolves|unzips|works|vibrates|survives|breathes|drains|tilts|flexes|bends|melts|lifts|spins|folds|separates|hums|clicks|glides|hides|dims|bounces|replies|swaps|softens|seals|detects|outlasts|purrs|beeps|learns|hardens|swells|collapses|warms|cools|dries|reseals|ratchets|pivots|empties|unscrews|flexes|measures|reverses|composts|answers|crackles)$/
/** Third persons that are plural nouns besides, with the words that may follow them as verbs. */
const ALSO_NOUN =
  /^(?:locks|clips|stands|lights|covers|seals|snaps|straps|zips|screws|grips|pulls|drops|runs|turns|switches|charges|rings|cuts|heats|reaches|catches|stops|works|pops|rolls|tracks|reads|stores|peels|smells|tastes|looks|sounds|washes|rests|releases|sprays|twists|flips|stacks|tears|hooks|bites|scratches|shows|hugs|matches|mounts|waters|bends|drains|holds|ties|chips|cleans|suctions|hinges|tucks)$/
const FOLLOWS =
  /^(?:in|into|onto|to|for|with|without|when|while|so|up|out|off|down|under|over|through|by|at|itself|shut|open|closed|flat|together|apart|away|back|around|between|behind|inside|like|until|if|even|and|from|past|tight|straight|fine|loud|thin|flat|quietly)$/
/** Before a verb-like word these make a compound: "wall mounts", "machine washes". */
const COMPOUND_FRONT =
  /^(?:wall|person|human|floor|ceiling|desk|machine|hand|car|water|door|table|tree|night|free|self|soft|auto|easy|child|kid|kids|dog|dogs|cat|cats|baby|babies|adults|people|guests|clothes|size|price|fun|free|batch|one|gift|time|weight|key|coat|foot)$/
const PART =
  /^(?:pad|lid|cap|tab|pin|hem|bag|bin|tub|jar|cup|rim|leg|arm|fan|app|suction|foam|bracket|spout|beam|nozzle|magnet|hinge|motor|base|tip|flap|mesh|gel|bristle|sole|heel|tread|tire|stake|deck|mist|crank|dropper|drum|chef|barista|scissor)$/

const describes = (word: string) =>
  /\d|-/.test(word) ||
  /^\p{Lu}/u.test(word) ||
  isAdjective(word) ||
  isNoun(word) ||
  isParticiple(word) ||
  isGerund(word) ||
  /^(?:inner|outer|front|rear|back|side|top|bottom|both|all)$/.test(word)

const isThing = (word: string) =>
  isListedNoun(singular(word)) ||
  isNoun(word) ||
  PART.test(singular(word)) ||
  /^(?:teeth|feet|bolster|carafe|flange|scissors)$/.test(word)

/** "4 inches wide wheels" is "4-inch-wide wheels", "110 degrees heat" is "110-degree heat". */
export const measuresJoined = (text: string) =>
  text
    .replace(
      /\b(\d[\d.]*)[ -](inch|foot|millimeter|centimeter|meter|yard)(?:es|s)?[ -](wide|deep|long|thick|tall|high) (?=[a-z]{3,})(?!and\b|or\b|at\b|when\b|with\b|so\b|inside\b|outside\b|across\b|total\b)/g,
      '$1-$2-$3 ',
    )
    .replace(/\b(\d[\d.]*) feet (wide|deep|long|thick|tall|high) (?=[a-z]+s\b)/g, '$1-foot-$2 ')
    .replace(
      /\b(\d[\d.]*) degrees? (?=(?:heat|cold|weather|water|angle|days?|turn|swivel|rotation|view)\b)/g,
      '$1-degree ',
    )

/**
 * A part and what it does, said as typed: "bracket disappears" is "The bracket disappears."; undefined where the verb may be a noun.
 */
export function partClause(typed: string): string | undefined {
  const text = measuresJoined(typed)
  const words = text.split(' ')
  if (words.length < 2 || words.length > 12 || /[,;:()]/.test(text)) return undefined
  const [first = ''] = words
  if (isFunctionWord(first.toLowerCase()) || isGerund(first)) return undefined
  for (let at = 1; at < Math.min(words.length, 5); at++) {
    const head = words[at - 1] ?? ''
    const verb = words[at] ?? ''
    const next = words[at + 1]
    if (isFunctionWord(verb) || isFunctionWord(head)) return undefined
    if (!words.slice(0, at - 1).every(describes) || !isThing(head)) continue
    // "fits bike holders", "folds flat": the first word is the verb.
    if (
      thirdVerb(first) &&
      (at > 1 || !ACTS.has(verb) || (verb !== 'light' && isAdjective(verb)) || verb === 'shut' || verb === 'dry')
    )
      return undefined
    if (at === 1 && COMPOUND_FRONT.test(head)) return undefined
    if (isPluralWord(head) ? doMany(verb, next) : does(verb, next)) {
      const rest = words.slice(at)
      return `${/^\d+$/.test(first) || /^(?:both|all|two|three|four|five|six)$/.test(first) ? upperFirst(text) : `The ${words.slice(0, at).join(' ')} ${withObject(rest)}`}.`
    }
  }
  return undefined
}

/** Labels leave out articles: "grips counter", "glows in dark", "sticks to hood", "opens with thumb". */
const withObject = (rest: string[]) => {
  const [verb = '', what = '', thing = ''] = rest
  const isOne =
    (rest.length === 2 &&
      (isCounted(what) || (/^hugs?$/.test(verb) && /[a-z]{3}[^s]$/.test(what) && !isMassNoun(what)))) ||
    (rest.length === 3 && isListedNoun(what) && !isPluralWord(what) && isCounted(thing))
  return (isOne ? [verb, 'the', ...rest.slice(1)].join(' ') : rest.join(' '))
    .replace(/ (under|over|in|on) (shirt|jacket|jeans|coat|sweater|dress|pocket|wrist|neck|belt|hand)$/, ' $1 your $2')
    .replace(/ in (dark|wind|rain|sun|cold|heat|snow)$/, ' in the $1')
    .replace(/ (to|onto|under|into|over|on|in) ([a-z]+)$/, (whole, how: string, place: string) =>
      isCounted(place) || /^(?:sink|armrest|tub|lid|bag|car|table)$/.test(place) ? ` ${how} the ${place}` : whole,
    )
    .replace(/ with ([a-z]+)$/, (whole, tool: string) =>
      isCounted(tool) && !tool.endsWith('is') ? ` with ${withArticle(tool)}` : whole,
    )
}

function does(verb: string, next: string | undefined): boolean {
  if (!/[^s]s$/.test(verb) || (!thirdVerb(verb) && !ENDS_CLAUSE.test(verb) && !ALSO_NOUN.test(verb))) return false
  if (next === undefined) return ENDS_CLAUSE.test(verb)
  if (ENDS_CLAUSE.test(verb) || (thirdVerb(verb) === 'sure' && !ALSO_NOUN.test(verb)))
    return !isListedNoun(singular(verb)) || ENDS_CLAUSE.test(verb) || FOLLOWS.test(next)
  if (ALSO_NOUN.test(verb) && (FOLLOWS.test(next) || /^(?:the|my|your|any|every|each|all)$/.test(next))) return true
  return TAKES_OBJECT.test(verb) && (isMassNoun(next) || isListedNoun(singular(next)))
}
const TAKES_OBJECT =
  /^(?:grips?|chips|tracks?|covers?|catch(?:es)?|stops?|shows?|seals?|holds?|cuts?|keeps?|fits?|blocks?|reach(?:es)?|protects?|absorbs?|hugs?|clears?)$/

function doMany(verb: string, next: string | undefined): boolean {
  if (!ACTS.has(verb)) return false
  if (next === undefined)
    return (
      !isListedNoun(verb) || /^(?:glow|grip|seal|stick|float|fold|lock|swivel|telescope|hold|roll|stretch)$/.test(verb)
    )
  return (
    FOLLOWS.test(next) ||
    isFunctionWord(next) ||
    isAdverb(next) ||
    isAdjective(next) ||
    /\d/.test(next) ||
    isPluralWord(next) ||
    isMassNoun(next) ||
    (isListedNoun(next) && (TAKES_OBJECT.test(verb) || !(isListedNoun(verb) || isNoun(verb))))
  )
}
