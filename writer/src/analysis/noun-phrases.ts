import { isMassNoun, isPlural, withArticle } from '../language/grammar'
import { parseMeasure } from '../language/units'
import { ADJECTIVES, MATERIALS, PREPOSITION } from './feature-words'
import { isKnownNoun } from './head-nouns'
import { COLORS } from './name-words'

/** Nouns and adjectives of features: which they are, and how they are said. */

const INTENSIFIER =
  /^(?:super|very|really|ultra|extra|so|fully|highly|incredibly|extremely|pretty|completely|totally|quite|surprisingly|100%|all|lightly|naturally|easily)$/i
const SAFE_PAIR =
  /^(?:dishwasher|microwave|oven|freezer|machine|hand|fridge|food|color|colour|kid|pet|family|travel|septic|skin|bpa|latex|gluten|sugar|paraben|sulfate|fragrance|dairy|nut|cruelty|lint|tangle|wrinkle|mess|water|scratch|stain|slip|heat|rust|fade|tear|shock|impact|wind|dust|uv|sweat|spill|leak|child|noise|quick|fast|slow|long|hand|double|triple|air|eye|oil|alcohol|lead|phthalate|toxin|odor|bug|chew|touch|voice|battery|solar|usb|app|bluetooth|remote|self|beginner|user|eco|budget|ready|plant|cordless|water-|pre|hand)$/i

export function isAdjectivePhrase(words: string[]): boolean {
  if (words.length > 1 && /^(?:filling|lining|backing|coating)$/i.test(words[words.length - 1] ?? '')) return false
  const core = words.filter((word) => !INTENSIFIER.test(word))
  if (core.length === 0) return false
  const last = (core[core.length - 1] ?? '').toLowerCase()
  if (core.length === 1) return isAdjective(last)
  const before = (core[core.length - 2] ?? '').toLowerCase()
  if (
    core.length === 2 &&
    /^(?:caring|wicking|cancelling|canceling|saving|lasting|drying|looking|feeling|smelling|tasting|blocking|hugging|growing|quiet|scented|soft|smooth|thin|tight|free|safe|friendly|lined|walled|swappable)$/.test(
      last,
    ) &&
    !PREPOSITION.test(before)
  )
    return true
  if (
    core.length === 2 &&
    SAFE_PAIR.test(before) &&
    /^(?:safe|free|washable|friendly|proof|resistant|repellent|made|washed|dry|drying|lasting|powered|operated|controlled|activated|insulated|walled|cancelling|canceling|charging|cleaning|adhesive|sealing|based|tight|caring|wicking|saving|fitting|looking|feeling|smelling|tasting|moving|growing|blocking|folding|hugging|locking|assembled|cut|ready|absorbing|sensitive|compatible|approved-)$/.test(
      last,
    )
  )
    return !/^(?:charging|cleaning)$/.test(last) || /^self$/.test(before)
  // "USB-C rechargeable", "iPhone compatible": the ending decides, whatever stands before it.
  if (
    core.length <= 4 &&
    /(?:[a-z]{3}(?:able|ible)|proof|-free|resistant|friendly|powered|operated|controlled|washable|repellent)$/.test(
      last,
    ) &&
    !isKnownNoun(last)
  )
    return true
  return core.every((word) => isAdjective(word.toLowerCase()))
}

function isAdjective(word: string): boolean {
  if (ADJECTIVES.has(word) || COLORS.includes(word) || (word.startsWith('non-') && ADJECTIVES.has(word.slice(4))))
    return true
  if (
    /^(?:table|cable|vegetable|bottle|handle|seed|bed|thread|speed|feed|need|weed|bead|shred|sled|led|red|string|ring|king|spring|wing|thing|charging|lighting|bedding|padding|lining|coating|heating|stitching|packaging|setting|cushioning)$/.test(
      word,
    )
  )
    return /^red$/.test(word)
  return (
    word.length > 4 &&
    /(?:proof|[a-z]able|[a-z]ible|-free|free|-resistant|resistant|repellent|-friendly|friendly|less|ful|ized|ised|ated|-based|-made|-safe|-ready|-powered|-sized|-shaped|-lined|-mounted|shaped|ened|ssed|nted|lled|tted|cked|ped|shed|ched|ured|ined|aded|oned)$/.test(
      word,
    )
  )
}

export const hyphenated = (phrase: string) =>
  phrase
    .replace(
      /\b(\p{L}+) (wicking|saving|cancelling|canceling|lasting|drying|blocking|looking|feeling|smelling|tasting)\b/giu,
      '$1-$2',
    )
    .replace(/\b(dishwasher|microwave|oven|freezer|machine) (safe|washable)\b/gi, '$1 $2')
    .replace(/\b(\p{L}+) (proof|resistant|free|friendly)\b/giu, (_, first: string, second: string) =>
      /^(?:and|or|is|are|super|very|ultra|totally|completely|100%)$/i.test(first)
        ? `${first} ${second}`
        : second.toLowerCase() === 'proof'
          ? `${first}proof`
          : `${first}-${second}`,
    )

/** The word that decides number and article: the last one before a preposition. */
export function headOf(phrase: string): string {
  const words = phrase.replace(/,.*$/, '').split(' ')
  const stop = words.findIndex(
    (word, at) =>
      at > 0 && (PREPOSITION.test(word) || /^(?:that|which|and|or|you|included|printed|attached)$/i.test(word)),
  )
  return (words[(stop > 0 ? stop : words.length) - 1] ?? '').replace(/[^\p{L}\p{N}'-]/gu, '').toLowerCase()
}

export const stripDeterminer = (phrase: string) =>
  phrase.replace(/^(?:the|an?|your|its|their|his|her|my|our|some|this|these)\s+/i, '')

/** What cannot be counted, said without an article. */
const ABSTRACT =
  /^(?:detection|operation|access|voltage|latency|acid|vitamin|protection|compression|correction|rollover|vision|audio|technology|connectivity|compatibility|resistance|absorption|rotation|suction|support|coverage|stretch|wireless|autofocus|talk|vera|keratin|biotin|shea|zinc|iron|assembly|installation|setup|sharing|sync|speed|spandex|niacinamide|retinol)$/i

/** Their last word is often no thing one counts; here it is. */
const COUNTED_ALL_THE_SAME =
  /(?:^|\s)(?:remote control|(?:night|led|work|reading|ring|indicator|built-in|warning|flash) light|lining|backing|grip|zipper|texture|hood|strong hold|hold|screen|(?:\w+-)?layout|rating|drop|lid|filling|coating|closure|insole|sleeve|light bar)$/i

/** With the article its head asks for: "a walnut base", "4 wheels", "USB-C charging". (R11, R17) */
export function determined(phrase: string): string {
  const bare = phrase.replace(/^(?:the|an?)\s+/i, '')
  if (
    /^(?:your|its|their|my|our|some|this|these|any|all|both|each|every|no|(?:one|two|three|four|five|six|seven|eight|nine|ten)(?!-)|dozens|plenty|lots|extra-|several|many|multiple|more|enough)\b/i.test(
      bare,
    )
  )
    return bare
  const both = /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+) and ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)$/u.exec(bare)
  if (both && !isAdjectivePhrase((both[1] ?? '').split(' ')) && !/^[A-Z]/.test(both[1] ?? ''))
    return `${determined(both[1] ?? '')} and ${determined(both[2] ?? '')}`
  const head = headOf(bare)
  if (COUNTED_ALL_THE_SAME.test(bare)) return withArticle(bare)
  if (isPlural(head) || isMassNoun(head) || ABSTRACT.test(head) || MATERIALS.test(bare)) return bare
  if (/^[A-Z]{2,}[\w-]*(?: (?:and|or) [A-Z]{2,}[\w-]*)*$/.test(bare)) return bare
  if (/\d$|\s[A-Z]$/.test(bare) || /^(?:spf|uv|ip|ipx)\d*/i.test(head)) return bare
  if (/^(?:usb-c|type-c|bluetooth|wi-fi|wifi|usb|nfc|gps|rgb|anc|magsafe|carplay)$/i.test(head)) return bare
  return withArticle(bare)
}

/** "30 hours battery" and "30 hour battery" are both said "a 30-hour battery". */
export const hyphenMeasure = (phrase: string) => {
  const read = parseMeasure(phrase)
  return read &&
    read.rest !== '' &&
    !/^(?:of|per|and|or|on|in|for|to|a|with|after|plus|by|x)\b/i.test(read.rest) &&
    !/^(?:minutes|days|seconds)$/.test(read.many + ' ')
    ? `${read.number}-${read.one.replace(/ /g, '-')} ${read.rest}`
    : phrase
}

/** Two words that describe the third are joined: "a dishwasher-safe lid". */
export const compounds = (phrase: string) =>
  phrase.replace(
    /\b(dishwasher|microwave|oven|freezer|machine|\p{L}+)[ ](safe|washable|free|resistant|friendly)(?= \p{L})(?! (?:for|to|in|and|or|with|of)\b)/giu,
    '$1-$2',
  )

/** Words as typed; `countSpokenWords` counts what is said. */
export const countTypedWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/** The last word names a thing: "pocket", "pouches", "heating". */
export const isNounAtEnd = (word: string) => isKnownNoun(word) || isPlural(word) || isMassNoun(word) || PARTS.test(word)
const PARTS =
  /^(?:pocket|pouch|compartment|zipper|flap|button|strap|lining|sleeve|panel|handle|loop|slot|drawer|shelf|hook|port|switch|mirror|light|seam|layer|divider|ring|cap|grip|clip|label|liner|divider|storage|display|screen|camera|filter|lid|tray|mount|vent|mesh|fit|view|design)$/i
