import type { BriefAnalysis } from '../analysis'
import { countSpokenWords, type Random } from '../language'
import { type ParsedFrame, HOOK_CATEGORIES, type HookCategory, parseFrame } from './frame'
import { SHEETS } from './frames'
import type { Material } from './material'

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

export function hookText(frame: ParsedFrame, material: Material): string {
  return material
    .fill(frame)
    .filter((piece) => !piece.optional)
    .map((piece) => piece.text)
    .join(' ')
}

export function hookFits(text: string, analysis: BriefAnalysis): boolean {
  const plain = text.replace(/[\ue001\ue002]/g, analysis.product.firstMention).replace(/(^|\| )[A-C]: /g, '$1')
  return countSpokenWords(plain) <= 10
}
