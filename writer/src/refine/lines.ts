import type { ScriptBrief } from '@reelwright/shared'
import { hookKey } from '../language'
import { countSpokenWords, spellUnits, splitSentences, tidy, upperFirst } from '../language'
import { type CtaCategory, HOOK_LIBRARY, type LibraryItem, libraryFiller } from '../library'
import { type BriefLine, type BriefLines, linesOfBrief } from '../pipeline'
import { seriousFlags, type State } from './state'
import { speakersOf, wholeText } from './working-script'

/** What a line does in a script. */
export type LineKind = 'hook' | 'call' | 'price' | 'feature' | 'limit' | 'test' | 'problem' | 'reason' | 'closer'

/** A line that is not in the script yet: the brief's own words, or one that was written for its kind of product. */
export interface FreshLine {
  kind: LineKind
  /** Ready to be said, in a dialogue with its speaker. */
  text: string
  words: number
  /** Tells of the creator's own life. (PERS-01) */
  personal: boolean
  /** Of a feature: which. */
  feature?: number
  /** What to film with it. */
  film?: Pick<BriefLine, 'visualCue' | 'cameraDirection'>
}

export interface LineWish {
  /** Which feature it is about. */
  feature?: number
  /** A call that does not press, or one that does. */
  call?: 'soft' | 'urgent'
}

const KNOWN = new WeakMap<ScriptBrief, BriefLines>()

/** What can be said of the product; undefined where only a text was sent. */
export function briefLines({ known, brief, kinds }: State): BriefLines | undefined {
  if (!known) return undefined
  const lines = KNOWN.get(brief) ?? linesOfBrief(brief, kinds)
  KNOWN.set(brief, lines)
  return lines
}

/** Lines of a kind that the script does not say yet, best first. None brings a finding of the checker. */
export function linesFor(state: State, kind: LineKind, wish: LineWish = {}): FreshLine[] {
  const said = ` ${hookKey(wholeText(state.work).replace(/&/g, 'and'))} `
  const speaker = state.work.dialogue && kind !== 'call' ? `${teller(state.work)} ` : ''
  const texts = new Set<string>()
  return found(state, kind, wish)
    .filter(({ text }) => {
      const isNew = text !== '' && !texts.has(text) && !said.includes(` ${hookKey(text)} `)
      texts.add(text)
      return isNew && seriousFlags(text, state).length === 0
    })
    .map((line) => ({ ...line, text: speaker + line.text }))
}

/** Who tells of the product in a talk: the voice that speaks most. */
export function teller(work: State['work']): string {
  const labels = work.scenes.flatMap(({ sentences }) => sentences.map(({ lead }) => lead.trim()).filter(Boolean))
  return speakersOf(work).reduce(
    (most, each) =>
      labels.filter((label) => label === each).length > labels.filter((label) => label === most).length ? each : most,
    speakersOf(work)[0] ?? '',
  )
}

function found(state: State, kind: LineKind, { feature, call }: LineWish): FreshLine[] {
  const lines = briefLines(state)
  const of = (each: readonly BriefLine[] = []) => each.map((line) => freshLine(kind, line.text, line))
  switch (kind) {
    case 'hook':
      return libraryHooks(state).map((text) => freshLine(kind, text))
    case 'call': {
      const own = lines?.calls ?? []
      const tones = call === 'soft' ? ['calm'] : call === 'urgent' ? ['lively'] : undefined
      return [
        ...of(tones ? own.filter(({ tone }) => tone && tones.includes(tone)) : own),
        ...libraryCalls(state, call).map((text) => freshLine(kind, text)),
      ]
    }
    case 'price': {
      const { price } = state.analysis
      const text = lines?.price ?? (price && !lines ? `It's ${price.exact}.` : undefined)
      return text === undefined ? [] : [freshLine(kind, text)]
    }
    case 'feature':
      return featureLines(state, lines, feature)
    case 'limit':
      return of(lines?.limits)
    case 'test':
      return of(lines?.tests)
    case 'problem':
      return of(lines?.problem ? [lines.problem] : [])
    case 'reason':
      return of(lines?.reasons)
    case 'closer':
      return of(lines?.closers)
  }
}

const freshLine = (kind: LineKind, text: string, film?: BriefLine): FreshLine => ({
  kind,
  text,
  words: countSpokenWords(text),
  personal: /\b(?:I|I'm|I've|I'd|my|me)\b/.test(text),
  ...(film?.visualCue && { film: { visualCue: film.visualCue, cameraDirection: film.cameraDirection } }),
})

function featureLines({ analysis }: State, lines: BriefLines | undefined, wanted: number | undefined): FreshLine[] {
  return analysis.features.flatMap(({ text }, feature) => {
    if (wanted !== undefined && wanted !== feature) return []
    const words = plainWords(text)
    const line = lines?.features.find(
      ({ typed }) => plainWords(typed).includes(words) || words.includes(plainWords(typed)),
    )
    return line ? [{ ...freshLine('feature', line.text, line), feature }] : []
  })
}

const plainWords = (text: string) =>
  spellUnits(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Says something about the creator that the brief does not hold. */
const PERSONAL = /\b(?:I|I'm|me|my)\b/i

/** Hooks of the library that hold the seller's problem; without a brief those that suit anything. */
function libraryHooks(state: State): string[] {
  const { brief, known } = state
  // As it is spoken: "breakfast" for "bfast".
  const [problem = ''] = splitSentences(briefLines(state)?.problem?.text ?? '')
  const without = new Set(filledItems({ ...brief, painPoint: '' }, 'hook'))
  const hooks = !known || problem.endsWith('?') ? [...without] : filledItems({ ...brief, painPoint: problem }, 'hook')
  return hooks.filter((text) => !PERSONAL.test(text) && !NO_PHRASE.test(text) && !(known && without.has(text)))
}
/** An amount, and what is left where a sentence was pressed into a place for a thing. */
const NO_PHRASE = /\p{Sc}|\ban? \p{L}+[^s\W]s\b|\bthat (?:same old|exact) (?:question|moment)\b/iu

/** Calls of the library. A seller who typed a call without a link has none that one could tap. */
function libraryCalls(state: State, call: LineWish['call']): string[] {
  const { callToAction } = state.brief
  if (callToAction !== '' && !/\b(?:link|shop|store|cart|basket|tap|order|buy|get|grab)\b/i.test(callToAction))
    return []
  const categories: readonly CtaCategory[] | undefined =
    call === 'soft' ? ['soft'] : call === 'urgent' ? ['urgency'] : undefined
  return filledItems(state.brief, 'cta', categories)
}

function filledItems(brief: ScriptBrief, kind: LibraryItem['kind'], categories?: readonly string[]): string[] {
  const fill = libraryFiller(brief)
  return HOOK_LIBRARY.filter(
    (item) => item.kind === kind && (categories === undefined || categories.includes(item.category)),
  ).map(fill)
}

/** Characters: "ca." is what is left of another feature. */
const MIN_TYPED = 6

/** What the writer only shows as text is said where somebody asks for it. */
export function asTyped(state: State, feature: number): FreshLine[] {
  const text = tidy(`${upperFirst(state.analysis.features[feature]?.text ?? '')}.`)
  return text.length < MIN_TYPED || seriousFlags(text, state).length > 0
    ? []
    : [{ kind: 'feature', text, words: countSpokenWords(text), personal: false, feature }]
}
