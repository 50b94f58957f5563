import type { ScriptBrief } from '@reelwright/shared'
import { kindOf, type KindSource, styleOf } from '@reelwright/writer'
import { index as names, load, loadCommon, loadIndex, skeletons } from 'virtual:kinds'

/** What writes in the browser, and no more: the whole writer would be more than twice as large. */
export { composeScript, refusalOf } from '@reelwright/writer'

/** What the writer needs for one brief: the index, and the one kind of product that the brief is about, with its pieces of the brief's style. */
export async function kindsFor(brief: ScriptBrief): Promise<KindSource> {
  const style = styleOf(brief)
  // A noun in the name is enough; clues are for names without one.
  const index = kindOf(brief, names) ? names : await loadIndex()
  const entry = kindOf(brief, index)
  const [kind, common] = await Promise.all([entry && load(entry.id, style), loadCommon(style)])
  return { index, skeletons, common, kind: (id) => (kind?.id === id ? kind : undefined) }
}
