import type { BriefAnalysis } from '../analysis'
import type { Random } from '../language'
import { type FrameSource, type ParsedFrame, parseFrame } from './frame'
import { type FramePicker, namesPain } from './frame-picker'
import { CALL_CATEGORIES, type CallCategory, callsToAction, STYLE_CALLS, WRAPPED_CALLS } from './frames'
import { type Heard, sentenceKeys } from './heard'
import type { Material } from './material'
import type { Pacing } from './pacing'
import { hasLongTurn } from './skit-voices'
import { countWords } from './word-counts'

/** A line that takes up what the hook named; any ending line where the hook named nothing. */
export function pickCallback(
  hook: ParsedFrame,
  picker: FramePicker,
  random: Random,
  frames: readonly FrameSource[],
): ParsedFrame | undefined {
  const named = [
    'pain',
    'category',
    'aCategory',
    'anotherCategory',
    'thisCategory',
    'image',
    'place',
    'atPlace',
    'usual',
    'day',
    'room',
  ]
  const inHook = named.filter((slot) => hook.slots.has(slot))
  const families = (slots: ReadonlySet<string>) =>
    new Set([...slots].map((slot) => (/category/i.test(slot) ? 'category' : slot.replace('atPlace', 'place'))))
  const wanted = families(new Set(inHook))
  const related = frames.filter((source) => [...families(parseFrame(source).slots)].some((slot) => wanted.has(slot)))
  const free = frames.filter((source) => ![...parseFrame(source).slots].some((slot) => named.includes(slot)))
  return picker(related, random) ?? picker(free, random)
}

export function pickCall(
  analysis: BriefAnalysis,
  pacing: Pacing,
  material: Material,
  heard: Heard,
  random: Random,
  painSettled: boolean,
): { text: string; category: CallCategory | 'own' } {
  const { min, max } = pacing.callToActionWords
  const named = (text: string) => text.replace(/[\ue001\ue002]/g, analysis.product.laterMention)
  const fits = (text: string) => {
    const words = countWords(named(text))
    return words >= min && words <= max && !(analysis.style === 'skit' && hasLongTurn(named(text)))
  }
  const isNew = (text: string) => !sentenceKeys(named(text)).some((key) => heard.sentences.has(key))
  if (analysis.callToAction) {
    const own = analysis.callToAction.replace(/[.!?]+$/, '')
    const inside = /^\p{Lu}\p{Ll}+\b/u.test(own) ? own.charAt(0).toLowerCase() + own.slice(1) : own
    const wrapped = random
      .shuffle(WRAPPED_CALLS)
      .map((text) => text.replace('{cta}', text.startsWith('{cta}') ? own : inside))
    const fitting = [...(countWords(own) >= min ? [`${own}.`] : []), ...wrapped].filter(fits)
    const text = fitting.find(isNew) ?? fitting[0] ?? `${own}.`
    if (countWords(text) <= max + 4) return { text, category: 'own' }
  }
  const preferred = STYLE_CALLS[analysis.style]
  const categories = [...random.shuffle(preferred), ...random.shuffle(CALL_CATEGORIES)]
  let known: { text: string; category: CallCategory } | undefined
  for (const category of categories) {
    const calls = random.shuffle(callsToAction(category)).map(parseFrame)
    for (const call of calls) {
      if ((call.tones && !call.tones.has(analysis.tone)) || !material.allows(call)) continue
      // "The case is closed" and "save this for the next round of it" do not go together.
      if (painSettled && namesPain(call)) continue
      if (call.handlesObject && analysis.category.id === 'service') continue
      const text = material
        .fill(call)
        .map((piece) => piece.text)
        .join(' ')
      if (!fits(text)) continue
      if (isNew(text)) return { text, category }
      known ??= { text, category }
    }
  }
  return known ?? { text: 'Tap the link on this video.', category: 'direct' }
}
