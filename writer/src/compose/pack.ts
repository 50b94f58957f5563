import type { BriefAnalysis, FeatureAnalysis } from '../analysis'
import { type Random, tidy } from '../language'
import { type Heard, hookKey } from './heard'
import { hookFits, hookText, possibleHooks } from './hook-choice'
import { type FrameSource, HOOK_CATEGORIES, parseFrame } from './frame'
import {
  BENEFIT_FRAMES,
  CALL_CATEGORIES,
  type CallCategory,
  callsToAction,
  CAPTION_FRAMES,
  URGENCY_FRAMES,
} from './frames'
import { capitalise, type Material, materialFor, PRODUCT, PRODUCT_AT_START } from './material'

/** Everything around the script that a seller may use: other hooks, calls, points, tags, a caption. */
export interface Pack {
  hooks: string[]
  cta_phrases: string[]
  selling_points: string[]
  benefits: string[]
  urgency_tactics: string[]
  hashtags: string[]
  caption: string
}

export interface UsedLines {
  hook: string
  call: string
  callCategory: CallCategory | 'own'
}

export function packFor(analysis: BriefAnalysis, used: UsedLines, heard: Heard, random: Random): Pack {
  const hashtags = hashtagsFor(analysis)
  const selling_points = sellingPoints(analysis)
  return {
    hooks: otherHooks(analysis, used.hook, heard, random.stream('hooks')),
    cta_phrases: calls(analysis, used, random.stream('calls')),
    selling_points,
    benefits: benefits(analysis, selling_points, random.stream('benefits')),
    urgency_tactics: urgency(analysis, random.stream('urgency')),
    hashtags,
    caption: caption(analysis, used.hook, hashtags, random.stream('caption')),
  }
}

const HOOKS = 5

/** The used hook first, then one of each category, as long as there are new ones. */
function otherHooks(analysis: BriefAnalysis, usedHook: string, heard: Heard, random: Random): string[] {
  const hooks = [usedHook]
  const keys = new Set([hookKey(usedHook), ...heard.hooks])
  const material = materialFor(analysis, random.stream('material'))
  const possible = possibleHooks(analysis, material, random)
  const take = (category?: string) => {
    for (const hook of possible) {
      if (category && hook.category !== category) continue
      const fresh = materialFor(analysis, random.stream(hook.frame.id))
      const raw = hookText(hook.frame, fresh)
      if (!raw || !hookFits(raw, analysis)) continue
      const text = tidy(
        named(raw, analysis)
          .replace(/(^|\| )[A-C]: /g, '$1')
          .replaceAll(' | ', ' '),
      )
      if (keys.has(hookKey(text))) continue
      keys.add(hookKey(text))
      hooks.push(text)
      return
    }
  }
  for (const category of random.shuffle(HOOK_CATEGORIES)) if (hooks.length < HOOKS) take(category)
  while (hooks.length < HOOKS) {
    const before = hooks.length
    take()
    if (hooks.length === before) break
  }
  return hooks
}

function calls(analysis: BriefAnalysis, used: UsedLines, random: Random): string[] {
  const phrases = [used.call]
  const material = materialFor(analysis, random.stream('material'))
  for (const category of CALL_CATEGORIES) {
    if (category === used.callCategory || phrases.length >= CALL_CATEGORIES.length) continue
    const text = firstOf(random.shuffle(callsToAction(category)), material, analysis)
    if (text && !phrases.includes(text)) phrases.push(text)
  }
  return phrases
}

/** One per feature, said or not: the feature and the shot that proves it. */
function sellingPoints(analysis: BriefAnalysis): string[] {
  return analysis.features.map((feature) => tidy(`${capitalise(feature.clause)}. Show it: ${feature.shot}.`))
}

function benefits(analysis: BriefAnalysis, sellingPoints: readonly string[], random: Random): string[] {
  const texts: string[] = []
  const add = (text: string) => {
    if (texts.length < 5 && !texts.includes(text) && !sellingPoints.some((point) => point.startsWith(text)))
      texts.push(text)
  }
  const of = (feature: FeatureAnalysis) => random.shuffle(feature.benefits)[0]
  for (const feature of analysis.features) {
    const benefit = of(feature)
    if (benefit) add(tidy(`${capitalise(benefit)}.`))
  }
  const material = materialFor(analysis, random.stream('material'))
  for (const source of random.shuffle(BENEFIT_FRAMES)) {
    if (texts.length >= 3) break
    const text = firstOf([source], material, analysis)
    if (text) add(text)
  }
  return texts
}

function urgency(analysis: BriefAnalysis, random: Random): string[] {
  const material = materialFor(analysis, random.stream('material'))
  const kinds = analysis.price ? (['need', 'routine', 'price'] as const) : (['need', 'routine', 'effort'] as const)
  return kinds.map(
    (kind) =>
      firstOf(random.shuffle(URGENCY_FRAMES[kind]), material, analysis) ??
      'Decide while you still remember why you stopped scrolling.',
  )
}

const CAPTION_HEAD = 80

function caption(analysis: BriefAnalysis, hook: string, hashtags: readonly string[], random: Random): string {
  const material = materialFor(analysis, random.stream('material'))
  for (const source of random.shuffle(CAPTION_FRAMES)) {
    const text = firstOf([source], material, analysis)
    if (text && text.length <= CAPTION_HEAD && text !== hook) return `${text}\n\n${hashtags.join(' ')}`
  }
  return `Filmed on a very ordinary day.\n\n${hashtags.join(' ')}`
}

/** The first frame that can be said with this material. */
function firstOf(sources: readonly FrameSource[], material: Material, analysis: BriefAnalysis): string | undefined {
  for (const source of sources) {
    const frame = parseFrame(source)
    if (!material.allows(frame) || (frame.tones && !frame.tones.has(analysis.tone))) continue
    return tidy(
      named(
        material
          .fill(frame)
          .map((piece) => piece.text)
          .join(' '),
        analysis,
      ),
    )
  }
  return undefined
}

function named(text: string, analysis: BriefAnalysis): string {
  const mention = analysis.product.laterMention
  return text.replaceAll(PRODUCT_AT_START, capitalise(mention)).replaceAll(PRODUCT, mention)
}

const FORMAT_TAGS: Record<BriefAnalysis['style'], string> = {
  storytelling: 'StoryTelling',
  'talking-head': 'HonestOpinion',
  conspiracy: 'FunTheory',
  informative: 'Explained',
  skit: 'ComedySkit',
  'bottom-of-funnel': 'QuickAnswers',
  'story-time': 'StoryTime',
  'product-review': 'ProductReview',
  'before-after': 'BeforeAndAfter',
  'day-in-life': 'DayInMyLife',
  'hack-tip': 'QuickTips',
  comparison: 'SideBySide',
}
const AUDIENCE_TAGS: Partial<Record<BriefAnalysis['audience']['key'], string>> = {
  everyone: 'EverydayLife',
  men: 'MensFinds',
  women: 'WomensFinds',
  teens: 'TeenLife',
  custom: 'EverydayLife',
}
const DISCOVERY_TAG = 'ShopFinds'

/** Five: product, use, audience, format, discovery. Letters and digits only, at most 24 characters. */
export function hashtagsFor(analysis: BriefAnalysis): string[] {
  const { product, category, audience, style } = analysis
  const productTag = camelCase(
    product.categoryNoun === 'thing' ? product.shortName : product.aCategory.replace(/^an? /, ''),
  )
  const candidates = [
    productTag,
    camelCase(category.id) === productTag
      ? ''
      : camelCase(category.id === 'generic' || category.id === 'general' ? 'DailyRoutine' : category.id),
    (audience.plural && camelCase(audience.plural)) || AUDIENCE_TAGS[audience.key] || '',
    FORMAT_TAGS[style],
    DISCOVERY_TAG,
    'EverydayFinds',
    'DailyRoutine',
    'SmallUpgrades',
  ]
  // Whoever is bound to the seller says so first. (DISC-01)
  const tags: string[] = analysis.disclosure && analysis.disclosure !== 'none' ? ['ad'] : []
  for (const tag of candidates) {
    const usable = tag.length >= 3 && tag.length <= 24 && !/^\d/.test(tag)
    if (usable && !tags.some((other) => other.toLowerCase() === tag.toLowerCase())) tags.push(tag)
  }
  return tags.slice(0, 5).map((tag) => `#${tag}`)
}

function camelCase(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
