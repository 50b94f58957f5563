import type { ScriptBrief } from '@reelwright/shared'
import { type Line, matchIn, type Reply, type ToneGroup } from '../kinds'
import { lowerFirst, PRICE_ON_SCREEN, tidy } from '../language'
import { closersOf } from './closers'
import { behindWords } from './problem-words'
import { isGrave } from './story'
import { typedWords } from './plain-features'
import { type ReadFeature, readBrief, type Reading } from './reading'
import { shotOfFeature } from './feature-shots'
import { filmed, SHOT } from './shots'
import { applies, canSay } from './usable'
import { filled } from './spoken-line'
import { directionFor } from './write'
import { kindIn, type KindSource } from './write-brief'

/** A whole line that can be said of a brief's product, and what to film with it. */
export interface BriefLine {
  text: string
  visualCue: string
  cameraDirection: string
}

/** What can be said of a product beside its story: the brief's own words, and the lines of its kind that hold for it. */
export interface BriefLines {
  features: (BriefLine & { typed: string })[]
  price: string | undefined
  /** The seller's problem as it is told. */
  problem: BriefLine | undefined
  /** Why the typed problem happens. */
  reasons: BriefLine[]
  /** For whom it is not. */
  limits: BriefLine[]
  /** Tests of the brief's features that people can watch. */
  tests: BriefLine[]
  /** Last lines that return to the typed problem. */
  closers: BriefLine[]
  /** The seller's own call first. */
  calls: (BriefLine & { tone: ToneGroup | undefined })[]
  /** How the product is used, for a scene that has no picture. */
  use: Pick<BriefLine, 'visualCue' | 'cameraDirection'>
}

/** Reads the brief once more and says what is in it, a line each. */
export function linesOfBrief(brief: ScriptBrief, kinds: KindSource): BriefLines {
  const entry = kindIn(brief, kinds)
  const reading = readBrief(brief, entry && kinds.kind(entry.id), kinds.common)
  const { kind, problem, ownProblem: own, price, shown, product, common, call, typedProblem } = reading
  const say = (text: string) => tidy(filled(text, reading, product.later))
  const lineOf = (text: string, picture: string, at = 0): BriefLine => {
    const [shown = ''] = filmed([{ text, picture }], reading)
    return { text: say(text), visualCue: shown && `${say(shown)}.`, cameraDirection: directionFor(shown, at) }
  }
  const linesFrom = (lines: readonly Line[], feature?: ReadFeature) =>
    lines.flatMap((line) => {
      const wording = wordingOf(line, reading)
      const text = wording && (feature ? typedWords(wording.text, feature) : wording.text)
      return text === undefined || OPEN_SLOT.test(text)
        ? []
        : [{ ...lineOf(text, wording?.picture ?? ''), tone: wording?.tone }]
    })
  const told = own?.isEnglish ? [behindWords(own), own.more].filter(Boolean).join(' ') : ''
  const isAbout = ({ match }: Reply) => match.some((source) => matchIn(source, typedProblem))
  const isNamed = /\b(?:link|linked|shop|cart|tap|here|below)\b/i.test(call ?? '')
  return {
    features: reading.features.flatMap((feature) => {
      const text = feature.plain ?? linesFrom(feature.block?.say ?? [], feature)[0]?.text
      return text === undefined
        ? []
        : [
            {
              typed: feature.typed,
              ...lineOf(text, shotOfFeature(feature, reading), reading.features.indexOf(feature)),
            },
          ]
    }),
    price:
      price === undefined
        ? shown && PRICE_ON_SCREEN
        : filled(`{Name}'s ${price}.`, reading, product.isPlural ? 'They' : 'It'),
    problem: told === '' ? undefined : lineOf(told, reading.fields.problemWords(reading, 'scene')[0] ?? ''),
    reasons: linesFrom(problem?.why ?? []),
    limits: linesFrom([
      ...reading.features.flatMap(({ block }) => (block?.limit ?? []).filter(({ amount }) => amount === undefined)),
      ...(kind?.limits ?? []),
    ]),
    tests: linesFrom((kind?.tests ?? []).filter(({ has }) => has !== undefined)),
    closers: isGrave(typedProblem)
      ? []
      : [
          ...linesFrom((kind?.closes ?? []).filter(isAbout).flatMap(({ lines }) => lines)),
          ...closersOf(reading).map(({ text, picture }) => lineOf(text, picture)),
        ],
    calls: [
      ...(call === undefined
        ? []
        : [
            { ...lineOf(`${call}.`, SHOT.last), tone: undefined },
            { ...lineOf(`Whenever you're ready: ${lowerFirst(call)}.`, SHOT.last), tone: 'calm' as const },
          ]),
      ...(call === undefined || isNamed ? [...linesFrom(kind?.callLines ?? []), ...linesFrom(common.callLines)] : []),
    ],
    use: lineOf('', SHOT.use),
  }
}

const OPEN_SLOT = /\{(?!Name\}|price\}|(?:it|itself|them|its|is|was|has|does|can)\b)/i

function wordingOf(line: Line, reading: Reading) {
  if (!applies(line, { reading, angle: { problem: reading.problem } })) return undefined
  return line.wordings.find((wording) => canSay({ ...wording, tone: undefined }, reading))
}
