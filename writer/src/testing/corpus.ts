import {
  type GeneratedScript,
  ScriptBrief,
  type ScriptBriefInput,
  type Tone,
  TONES,
  VIDEO_STYLES,
  type VideoStyle,
} from '@reelwright/shared'
import { analyseBrief } from '../analysis'
import type { BriefAnalysis } from '../analysis/types'
import { composeScript } from '../compose'
import { IS_FULL, runs } from './runs'

export interface CorpusScript {
  readonly input: ScriptBriefInput
  readonly brief: ScriptBrief
  readonly style: VideoStyle
  readonly tone: Tone
  readonly videoLength: number
  readonly analysis: BriefAnalysis
  /** Composed when first read, then kept: all test files of a worker share it. */
  readonly script: GeneratedScript
}

export const TUMBLER: ScriptBriefInput = {
  productName: 'GLACIERO TUMBLER 40OZ!!',
  price: 19.9,
  targetAudience: 'working-professionals',
  features: ['keeps drinks cold 24h', 'It has a handle.', 'leak proof lid'],
  painPoint: 'warm water by noon',
}
export const NAME_ONLY: ScriptBriefInput = { productName: 'Desk lamp', targetAudience: 'everyone' }
export const GLOVES: ScriptBriefInput = {
  productName: '✨ Compression Gloves ✨',
  price: 15.5,
  targetAudience: 'left-handed bakers',
  features: [
    'breathable',
    'machine washable',
    'long battery',
    'lightweight',
    'USB-C',
    'folds flat',
    'waterproof',
    'quiet',
  ],
  painPoint:
    'My hands are cold at my desk all winter and I have tried everything from two hoodies to a space heater and nothing works',
  callToAction: 'Shop now on TikTok Shop!',
}
const COMMON: readonly ScriptBriefInput[] = [TUMBLER, NAME_ONLY, GLOVES]

/** The most features of the awkward products, some of which cannot be told together. */
export const EARBUDS: ScriptBriefInput = {
  productName: 'Wireless earbuds',
  price: 39,
  targetAudience: 'left-handed bakers',
  features: [
    '30 hour battery',
    'charges with USB-C',
    'sweat resistant',
    'compact case',
    'no wires',
    'touch controls',
    'fits small ears',
    'pairs with two devices',
    'inside mic',
    'matte black',
  ],
  painPoint: 'tangled cables',
}
/** A class, a foreign name, a model name, many features, a question as the problem. */
const AWKWARD: readonly ScriptBriefInput[] = [
  EARBUDS,
  {
    productName: 'Online yoga class',
    features: ['30 minutes', 'cancel anytime', 'live and recorded'],
    painPoint: 'My physio exercises are boring',
    targetAudience: 'busy nurses',
  },
  {
    productName: 'Zorblax Pro',
    price: 1299,
    targetAudience: 'everyone',
    features: ['4K display', 'weighs 900g'],
    painPoint: 'How do I carry two screens?',
  },
  {
    productName: 'Foldable step stool',
    price: 24,
    features: ['folds flat', 'non-slip', 'holds 300 lbs'],
    painPoint: 'I can never reach the top shelf',
    targetAudience: 'parents',
  },
  {
    productName: 'Käthe Wollsocken',
    price: 5,
    targetAudience: 'everyone',
    features: ['merino wool', 'inside pocket'],
    painPoint: 'cold feet at the desk',
  },
  {
    productName: 'CloudNest Memory Foam Dog Bed',
    price: 49.99,
    features: ['washable cover', 'memory foam', 'fits large dogs', 'rolls up small'],
    painPoint: 'dog hair all over the couch',
    targetAudience: 'pet-owners',
  },
]

const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length]
  if (found === undefined) throw new Error('The list is empty')
  return found
}

function corpusScript(
  product: ScriptBriefInput,
  style: VideoStyle,
  tone: Tone,
  videoLength: number,
  seed: string,
): CorpusScript {
  const input = { ...product, style, tone, videoLength }
  const brief = ScriptBrief.parse(input)
  let analysis: BriefAnalysis | undefined
  let script: GeneratedScript | undefined
  return {
    input,
    brief,
    style,
    tone,
    videoLength,
    get analysis() {
      return (analysis ??= analyseBrief(brief))
    },
    get script() {
      return (script ??= composeScript(brief, { seed }))
    },
  }
}

const LENGTHS = [15, 30, 45, 60, 90, 120, 180]

/** Every style in every second tone (with `TEST_FULL=1` in all), at all lengths and with common products. */
export const COMMON_SCRIPTS: readonly CorpusScript[] = VIDEO_STYLES.flatMap((style, s) =>
  TONES.flatMap((tone, t) =>
    IS_FULL || (s + t) % 2 === 0
      ? [corpusScript(pick(COMMON, s + t * 2), style, tone, pick(LENGTHS, s + t), `${style} ${tone}`)]
      : [],
  ),
)

/** Every style at every length of the form, with products that are awkward on purpose. */
export const AWKWARD_SCRIPTS: readonly CorpusScript[] = [30, 60, 90, 120].flatMap((videoLength, l) =>
  VIDEO_STYLES.flatMap((style, s) =>
    Array.from({ length: runs(1, 3) }, (_, extra) =>
      corpusScript(
        pick(AWKWARD, s + l + extra * 2),
        style,
        pick(TONES, s * 3 + l + extra * 4),
        videoLength,
        `${style} ${videoLength} ${extra}`,
      ),
    ),
  ),
)

export const ALL_SCRIPTS: readonly CorpusScript[] = [...COMMON_SCRIPTS, ...AWKWARD_SCRIPTS]
