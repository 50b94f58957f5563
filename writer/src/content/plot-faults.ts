import type { VideoStyle } from '@reelwright/shared'
import { checkText } from '../check'
import type { StyleSheet } from '../compose/frame'
import { STOP_LIST } from '../compose/stop-list'
import { spokenWordCount, splitSentences } from '../language'
import type { ContentEntry, ContentFault, ContentFile } from './content-file'

/** What slots roughly stand for, so that words can be counted before a product is known. */
const SAMPLES: Record<string, string> = {
  product: 'the tumbler',
  it: 'it',
  itObject: 'it',
  its: 'its',
  itIs: "it's",
  is: 'is',
  was: 'was',
  has: 'has',
  this: 'this',
  does: 'does',
  one: 'one',
  s: 's',
  es: 'es',
  category: 'tumbler',
  aCategory: 'a tumbler',
  thisCategory: 'this tumbler',
  anotherCategory: 'another tumbler',
  pain: 'warm water by noon',
  painClause: 'I always forget my charger',
  painGerund: 'hunting for the remote',
  painQuote: '"I always forget my charger."',
  painQuestion: 'How do I fix this?',
  audience: 'parents',
  day: 'Tuesday',
  feature: '',
}

const HOOK_WORDS = 10
const ALWAYS_WORDS = 15
const SKIT_TURN_WORDS = 9
const SENTENCE_WORDS = 25
const KEYS = new Set(['for', 'only', 'not', 'match', 'needs', 'tones', 'cast'])

/** Everything that makes a plot unusable or weak, for the person who writes it. */
export function plotFaults(
  style: VideoStyle,
  sheet: StyleSheet,
  file: ContentFile,
  buckets: ReadonlySet<string>,
): ContentFault[] {
  const faults: ContentFault[] = []
  const seen = new Map<string, number>()
  const titles = new Set<string>()
  const beats = new Map(sheet.beats.map((beat) => [beat.id, beat]))
  for (const section of file.sections) {
    if (titles.has(section.title)) faults.push({ line: section.line, message: `Two plots are called ${section.title}` })
    titles.add(section.title)
    let productAt = -1
    section.entries.forEach((entry, at) => {
      const say = (message: string) => faults.push({ line: entry.line, message })
      if (KEYS.has(entry.key)) {
        if (entry.key === 'for' && entry.text !== 'any' && !buckets.has(entry.text))
          say(`No kind of product: ${entry.text}`)
        return
      }
      const isHook = entry.key.startsWith('hook ')
      const beat = beats.get(entry.key)
      if (!isHook && (!beat || beat.kind === 'hook' || beat.kind === 'price')) {
        say(`${style} has no beat "${entry.key}" to fill`)
        return
      }
      if (entry.text.includes('{product}')) {
        if (isHook && style !== 'bottom-of-funnel') say('A hook does not name the product')
        if (productAt < 0 && !entry.marks.includes('+')) productAt = at
      }
      if (entry.text.includes('{feature}') && !beat?.withFeature) say(`"${entry.key}" carries no features`)
      for (const text of entry.texts) faults.push(...textFaults(style, entry, text, isHook, seen))
    })
    if (productAt < 0)
      faults.push({
        line: section.line,
        message: `"${section.title}" never names {product} in a line that is always said`,
      })
    for (const beat of sheet.beats) {
      if (['hook', 'price', 'cta'].includes(beat.kind) || beat.withFeature) continue
      if (!section.entries.some((entry) => entry.key === beat.id && !entry.marks.includes('+')))
        faults.push({
          line: section.line,
          message: `"${section.title}" has no line that is always said in "${beat.id}"`,
        })
    }
  }
  return faults
}

function textFaults(
  style: VideoStyle,
  entry: ContentEntry,
  text: string,
  isHook: boolean,
  seen: Map<string, number>,
): ContentFault[] {
  const faults: ContentFault[] = []
  const say = (message: string) => faults.push({ line: entry.line, message })
  const unknown = [...text.matchAll(/\{(\w*)\}/g)].map((match) => match[1] ?? '').filter((slot) => !(slot in SAMPLES))
  if (unknown.length > 0) say(`No slot: {${unknown.join('}, {')}}`)
  const plain = text.replace(/\{(\w+)\}/g, (_, slot: string) => SAMPLES[slot] ?? '')
  const turns = plain.split(/\s*\|\s*/)
  const spoken = turns.map((turn) => turn.replace(/^[A-C]: /, '')).join(' ')
  const words = spokenWordCount(spoken)
  if (isHook && words > HOOK_WORDS) say(`Hook of ${words} words: ${text}`)
  if (!isHook && style !== 'skit' && entry.marks === '' && !text.includes('{feature}') && words > ALWAYS_WORDS)
    say(`Always said, but ${words} words long: ${text}`)
  if (style === 'skit') {
    for (const turn of turns) {
      if (turn === '') continue
      if (!/^[A-C]: /.test(turn)) say(`A turn without a voice: ${turn}`)
      else if (spokenWordCount(turn.slice(3)) > SKIT_TURN_WORDS)
        say(`A turn of more than ${SKIT_TURN_WORDS} words: ${turn}`)
    }
  } else if (/(?:^|\| )[A-C]: /.test(text)) say('Voices belong into skits only')
  for (const sentence of splitSentences(spoken))
    if (spokenWordCount(sentence) > SENTENCE_WORDS) say(`A sentence of more than ${SENTENCE_WORDS} words: ${sentence}`)
  if (/\d/.test(text.replace(/\b\d{1,2}:\d{2}\b/g, ''))) say(`A number that nobody typed, write it in words: ${text}`)
  if (/[!;—–]/.test(text)) say(`No exclamation mark, semicolon or dash: ${text}`)
  if (STOP_LIST.test(spoken)) say(`On the stop-list: ${text}`)
  for (const flag of checkText(spoken, 'script'))
    if (flag.severity !== 'info') say(`${flag.rule} "${flag.matched}": ${text}`)
  if (!/[.?"]$/.test(text.replace(/\{feature\}$/, '.').replace(/\{painQuote\}$|\{painQuestion\}$/, '.')))
    say(`No end mark: ${text}`)
  const key = text
    .toLowerCase()
    .replace(/[^a-z0-9{}]+/g, ' ')
    .trim()
  const before = seen.get(key)
  if (before !== undefined && before !== entry.line && key !== '{feature}')
    say(`Said before in line ${before}: ${text}`)
  else seen.set(key, entry.line)
  return faults
}
