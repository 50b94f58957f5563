import { checkText, type Flag } from '../check'
import { seriousFlags, type State } from './state'
import { everySentence, wholeText } from './working-script'

/** What holds for every change: locked sentences are there to the letter, nothing forbidden is new, and something is left to say. */
export function keepsPromises(before: State, after: State): boolean {
  const text = wholeText(after.work)
  if (!text.trim() || after.work.scenes.length === 0) return false
  return lockedRunsOf(before).every((run) => text.includes(run)) && newBlocks(before, after) === 0
}

/** Locked sentences that stand together, each run with what is between. */
function lockedRunsOf({ work }: State): string[] {
  const runs: string[] = []
  for (const { sentence } of everySentence(work)) {
    if (!sentence.locked) continue
    if (sentence.glued && runs.length > 0) runs.push((runs.pop() ?? '') + sentence.lead + sentence.text)
    else runs.push(sentence.text)
  }
  return runs
}

function newBlocks(before: State, after: State): number {
  const had = blocksIn(before)
  return [...blocksIn(after)].filter(([finding, count]) => count > (had.get(finding) ?? 0)).length
}

function blocksIn(state: State): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { rule, matched, severity } of checkText(
    wholeText(state.work),
    'script',
    state.brief.price > 0 ? { price: state.brief.price } : {},
  )) {
    if (severity !== 'block') continue
    const key = `${rule} ${matched.toLowerCase()}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Why a change is forbidden: the first finding that is new. */
export function forbiddenIn(before: State, after: State): Flag | undefined {
  const had = blocksIn(before)
  return seriousFlags(wholeText(after.work), after).find(
    ({ rule, matched, severity }) => severity === 'block' && !had.has(`${rule} ${matched.toLowerCase()}`),
  )
}
