import { singular } from '../language/grammar'
import { BUCKETS } from './buckets'

/** Nouns a product can be, beyond those that lead to a bucket. */
const OTHER_NOUNS =
  'set kit pack pair bundle collection case cover holder stand rack organizer organiser box tray mount brush roller sponge scrubber mask tool machine device gadget maker machine cutter remover cleaner kit system station hub adapter dispenser container accessory item product thing gift find piece band strap clip hook tape filter fan heater pump cushion pillow blanket chair table desk sofa couch bench stool ottoman rug carpet curtain clock mirror frame poster print sign sticker decal vase candle diffuser humidifier purifier dehumidifier sheet towel robe umbrella ladder hammer drill screwdriver wrench saw knife blade scale thermometer monitor printer scanner projector screen calculator wallet keychain lanyard book planner guitar piano drum ukulele bracelet necklace ring earring pendant watch anklet brooch jar liner corrector deodorizer freshener whisk opener warmer cooler chiller protector guard separator splitter extender sensor detector alarm squeezer crusher press refill insert stick wand gun rod pole rail knob latch lid plug switch deterrent repeller trap trellis pin board gym rope bar ramp gate tent canopy net cage cushion topper insole spray bottle jug canister keg pouch sleeve skin shell dock cradle perch fountain feeder blender lifter puller holder gripper massager stretcher trainer walker cane crutch brace wrap sling'.split(
    ' ',
  )

const KNOWN = new Set([...OTHER_NOUNS, ...BUCKETS.flatMap((bucket) => bucket.nouns)])

/** Every word that is part of a known noun: "compression" of "compression socks". */
const PARTS = new Set([...KNOWN].flatMap((noun) => noun.split(' ')))

const plain = (word: string) =>
  word
    .toLowerCase()
    .replace(/^['"]+|['",.:;]+$/g, '')
    .normalize('NFC')

export function isKnownNoun(word: string): boolean {
  const lower = plain(word)
  return KNOWN.has(lower) || KNOWN.has(singular(lower))
}

/** Whether the word occurs in the names of ordinary things. */
export function isPartOfNoun(word: string): boolean {
  const lower = plain(word)
  return PARTS.has(lower) || PARTS.has(singular(lower))
}

/** The longest known noun whose last word stands right before `end`: "water bottle" rather than "bottle". */
export function knownNounEndingAt(words: readonly string[], end: number): { noun: string; size: number } | undefined {
  for (const size of [3, 2, 1]) {
    if (size > end) continue
    const parts = words.slice(end - size, end).map(plain)
    const last = parts[parts.length - 1] ?? ''
    for (const candidate of [last, singular(last)]) {
      const noun = [...parts.slice(0, -1), candidate].join(' ')
      if (KNOWN.has(noun)) return { noun, size }
    }
  }
  return undefined
}
