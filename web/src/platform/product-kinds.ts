import type { ScriptBrief } from '@reelwright/shared'
import { joinedMaterial, kindOf, type KindSource, type LoadedParts, styleOf } from '@reelwright/writer'
import { index as names, part } from 'virtual:kinds'

/** What writes in the browser, and no more: the whole writer would be more than twice as large. */
export { composeScript, refusalOf } from '@reelwright/writer'

/**
 * What the writer needs for one brief: the one kind of product that the brief is about, and common material, as far as style and typed fields ask for
 * them.
 * @param isTryOut Without pictures of things at work, which are a tenth of what a visitor may load.
 */
export async function kindsFor(brief: ScriptBrief, isTryOut = false): Promise<KindSource> {
  const [common, style, typed, works, own] = await Promise.all([
    part('common'),
    part(`common/style/${styleOf(brief)}`),
    brief.story || brief.painPoint ? part('common/typed') : undefined,
    isTryOut ? undefined : part('works'),
    kindParts(brief, names).then(async (kind) => (kind ? { kind } : { shots: await part('common/shots') })),
  ])
  const material = joinedMaterial({ common, style, typed, works, ...own })
  const found = material.kind
  return { ...material, index: found ? [found] : [], kind: (id) => (id === found?.id ? found : undefined) }
}

/** The parts of a brief's kind. Its own `not` phrases may rule it out: then the next best is asked. */
async function kindParts(brief: ScriptBrief, index: typeof names): Promise<LoadedParts['kind']> {
  const id = kindOf(brief, index)?.id
  if (id === undefined) return undefined
  const kind = await part(`kind/${id}`)
  if (!kindOf(brief, [kind.kind]))
    return kindParts(
      brief,
      index.filter((entry) => entry.id !== id),
    )
  const isTyped = brief.painPoint || brief.targetAudience !== 'everyone'
  const [style, typed] = await Promise.all([
    part(`style/${id}/${styleOf(brief)}`),
    isTyped ? part(`typed/${id}`) : undefined,
  ])
  return { part: kind, style, typed }
}
