import type { BriefAnalysis } from '../analysis'
import type { Random } from '../language'
import { type ParsedFrame, HOOK_CATEGORIES, type HookCategory, parseFrame } from './frame'
import { frameWords, namesPain } from './frame-picker'
import { SHEETS } from './frames'
import { type Heard, openerKeys } from './heard'
import type { Material } from './material'
import type { Plot } from './plot'
import { countWords } from './word-counts'

export interface Hook {
  category: HookCategory
  frame: ParsedFrame
  text: string
}

/** All hooks that can be said now: at most ten words, and new to this account. */
export function possibleHooks(analysis: BriefAnalysis, material: Material, random: Random): Hook[] {
  const sheet = SHEETS[analysis.style]
  const hooks: Hook[] = []
  for (const category of HOOK_CATEGORIES) {
    for (const source of random.shuffle(sheet.hooks[category])) {
      const frame = parseFrame(source)
      if (!material.allows(frame) || (frame.tones && !frame.tones.has(analysis.tone))) continue
      hooks.push({ category, frame, text: '' })
    }
  }
  return hooks
}

/** A hook of the plot that can be said and is new to the account; undefined where it has none left. */
export function plotHook(
  plot: Plot,
  analysis: BriefAnalysis,
  material: Material,
  heard: Heard,
  random: Random,
): Hook | undefined {
  const hooks = random.shuffle(plot.hooks).map(({ category, text }) => ({ category, frame: parseFrame(text) }))
  // What the seller typed makes the most specific opener.
  const ordered =
    random.next() < 0.5 ? hooks.toSorted((a, b) => Number(namesPain(b.frame)) - Number(namesPain(a.frame))) : hooks
  for (const hook of ordered) {
    if (!material.allows(hook.frame)) continue
    const text = hookText(hook.frame, material)
    if (text && hookFits(text, analysis) && !isHeard(text, analysis, heard)) return { ...hook, text }
  }
  return undefined
}

/** Whether the account knows the hook, as it would sound: without speakers, with the product's name. */
function isHeard(text: string, analysis: BriefAnalysis, heard: Heard): boolean {
  const plain = text.replace(/[\ue001\ue002]/g, analysis.product.firstMention).replace(/(^|\| )[A-C]: /g, '$1')
  return openerKeys(plain.replaceAll(' | ', ' ')).some((key) => heard.hooks.has(key))
}

/** Any hook of the style that can be said and is new to the account. */
export function pickHook(
  analysis: BriefAnalysis,
  material: Material,
  heard: Heard,
  random: Random,
  tight = false,
): Hook {
  const hooks = random.shuffle(possibleHooks(analysis, material, random))
  // What the seller typed makes the most specific opener: hooks with it come first half of the time.
  const specific = hooks.filter(
    (hook) => hook.frame.slots.has('pain') || hook.frame.slots.has('category') || hook.frame.slots.has('aCategory'),
  )
  // Ten words are a quarter of a very short video.
  const short = tight || analysis.videoLength < 25 ? hooks.filter((hook) => frameWords(hook.frame) <= 6) : []
  const painful = material.mustTellPain && random.next() < 0.4 ? hooks.filter((hook) => namesPain(hook.frame)) : []
  const ordered =
    short.length > 0 ? [...short, ...hooks] : [...painful, ...(random.next() < 0.5 ? specific : []), ...hooks]
  for (const hook of ordered.slice(0, 12)) {
    const text = hookText(hook.frame, material)
    if (text && hookFits(text, analysis) && !isHeard(text, analysis, heard)) return { ...hook, text }
  }
  for (const hook of ordered) {
    const text = hookText(hook.frame, material)
    if (text && hookFits(text, analysis) && !isHeard(text, analysis, heard)) return { ...hook, text }
  }
  const last = parseFrame('Give me a few seconds on this one.')
  return { category: 'attention', frame: last, text: 'Give me a few seconds on this one.' }
}

export function hookText(frame: ParsedFrame, material: Material): string {
  return material
    .fill(frame)
    .filter((piece) => !piece.optional)
    .map((piece) => piece.text)
    .join(' ')
}

export function hookFits(text: string, analysis: BriefAnalysis): boolean {
  const plain = text.replace(/[\ue001\ue002]/g, analysis.product.firstMention).replace(/(^|\| )[A-C]: /g, '$1')
  return countWords(plain) <= 10
}
