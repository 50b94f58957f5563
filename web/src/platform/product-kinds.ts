import type { ScriptBrief } from '@reelwright/shared'
import { joinedMaterial, kindOf, type KindSource, styleOf } from '@reelwright/writer'
import { index, part } from 'virtual:kinds'

/** What writes in the browser, and no more: the whole writer would be more than twice as large. */
export { composeScript, refusalOf } from '@reelwright/writer'

/** What the writer needs for one brief: the index, the one kind of product that the brief is about, and common material, as far as style and typed fields ask for them. */
export async function kindsFor(brief: ScriptBrief): Promise<KindSource> {
  const id = kindOf(brief, index)?.id
  const [common, style, typed, shots, kind] = await Promise.all([
    part('common'),
    part(`common/style/${styleOf(brief)}`),
    brief.painPoint === '' ? undefined : part('common/typed'),
    id === undefined ? part('common/shots') : undefined,
    id === undefined ? undefined : kindParts(id, brief),
  ])
  const material = joinedMaterial({ common, style, typed, shots, kind })
  return { ...material, index, kind: (asked) => (asked === id ? material.kind : undefined) }
}

async function kindParts(id: string, brief: ScriptBrief) {
  const isTyped = brief.painPoint !== '' || brief.targetAudience !== 'everyone'
  const [kind, style, typed] = await Promise.all([
    part(`kind/${id}`),
    part(`style/${id}/${styleOf(brief)}`),
    isTyped ? part(`typed/${id}`) : undefined,
  ])
  return { part: kind, style, typed }
}
