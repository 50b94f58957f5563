import { LIMITS, type ScriptChange } from '@reelwright/shared'

type Tagged = { id: string; tags: readonly string[] }

export interface TagRequest {
  add: readonly string[]
  remove: readonly string[]
}

/** The changes that add and remove tags. Scripts that would not change are left out. */
export function tagChanges(scripts: readonly Tagged[], { add, remove }: TagRequest): ScriptChange[] {
  const lost = new Set(remove.map(sameTag))
  // Typed and chosen: still one.
  const added = [...new Map(add.map((tag) => [sameTag(tag), tag])).values()]
  return scripts.flatMap(({ id, tags }) => {
    const kept = tags.filter((tag) => !lost.has(sameTag(tag)))
    const known = new Set(kept.map(sameTag))
    const next = [...kept, ...added.filter((tag) => !known.has(sameTag(tag)))]
    return next.length === tags.length && next.every((tag, at) => tag === tags[at]) ? [] : [{ id, tags: next }]
  })
}

/** Scripts that would have more tags than a script may have. */
export const tooFull = (changes: readonly ScriptChange[]): number =>
  changes.filter(({ tags }) => (tags?.length ?? 0) > LIMITS.tags).length

/** Typed tags: separated by commas, each once, without blanks around. */
export function readTags(text: string): { tags: string[] } | { error: string } {
  const named = text.split(',').map((part) => part.replace(/\s+/g, ' ').trim())
  const seen = new Set<string>()
  const tags = named.filter((tag) => tag !== '' && !seen.has(sameTag(tag)) && seen.add(sameTag(tag)))
  if (tags.some((tag) => Array.from(tag).length > LIMITS.tag))
    return { error: `A tag can have up to ${LIMITS.tag} characters` }
  if (tags.length > LIMITS.tags) return { error: `A script can have up to ${LIMITS.tags} tags` }
  return { tags }
}

/** "Summer" and "summer" are one tag. */
const sameTag = (tag: string) => tag.normalize('NFC').toLowerCase()

/** The tags of several scripts, with how many have each; the most frequent first. */
export function tagsOf(scripts: readonly Tagged[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { tags } of scripts) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((one, other) => other.count - one.count || one.tag.localeCompare(other.tag))
}
