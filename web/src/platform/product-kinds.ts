import type { ScriptBrief } from '@reelwright/shared'
import { kindOf, type KindSource } from '@reelwright/writer'
import { index, load, loadCommon, skeletons } from 'virtual:kinds'

/** What writes in the browser, and no more: the whole writer would be more than twice as large. */
export { composeScript, refusalOf } from '@reelwright/writer'

/** What the writer needs for one brief: the index, and the one kind of product that the brief is about. */
export async function kindsFor(brief: ScriptBrief): Promise<KindSource> {
  const entry = kindOf(brief, index)
  const [kind, common] = await Promise.all([entry && load(entry.id), loadCommon()])
  return { index, skeletons, common, kind: (id) => (kind?.id === id ? kind : undefined) }
}
