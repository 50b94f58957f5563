import { HOOK_LIBRARY } from './built-in-items'
import type { CtaCategory, HookCategory, LibraryItem } from './items'

/** Of a line that is like none of ours this category would be a guess: less of its weight is shared than this. */
const MIN_LIKENESS = 0.22

/**
 * Which category the opening of a script belongs to: that of the hook of ours which it is most like, counting rare words and word
 * pairs for more. Null when it is like none.
 */
export function hookCategoryOf(opening: string): HookCategory | null {
  hooks ??= recogniser(hookLines())
  return hooks(opening)
}

/** Which category a call to action belongs to, in the same way. */
export function ctaCategoryOf(call: string): CtaCategory | null {
  calls ??= recogniser(callLines())
  return calls(call)
}

type Recogniser<Category> = (text: string) => Category | null
let hooks: Recogniser<HookCategory> | undefined
let calls: Recogniser<CtaCategory> | undefined

interface Line<Category> {
  category: Category
  text: string
}

/** What creators say everywhere and our own lines avoid. */
const HEARD_CALLS: Line<CtaCategory>[] = [
  { category: 'direct', text: 'Link in bio.' },
  { category: 'direct', text: 'Tap the basket below. Tap the yellow cart. Click the orange cart.' },
  { category: 'direct', text: 'Get yours now. Order it now. Buy it here. Grab yours from the link.' },
  { category: 'soft', text: 'Save this for later. Bookmark this.' },
  { category: 'soft', text: 'Check it out. Have a look.' },
  { category: 'engagement', text: 'Follow for more. Like and subscribe. Follow for part two.' },
  { category: 'engagement', text: 'Comment below. Tell me in the comments. Tag a friend. Share this.' },
  { category: 'value', text: 'It is cheaper than. It pays for itself. Worth every penny. On sale. Use my code.' },
  { category: 'urgency', text: "Before it's gone. Selling out. While stocks last. Today only. Hurry. Last chance." },
]
const HEARD_OPENINGS: Line<HookCategory>[] = [
  {
    category: 'curiosity',
    text: 'Did you know this about? Here is why. What nobody tells you about. The secret. I found out why. Ever wondered why? This is what happens when.',
  },
  {
    category: 'attention',
    text: 'Stop scrolling. Stop buying this. Stop doing this. Listen up. Wait until you see. Watch this. Look at this.',
  },
  {
    category: 'social',
    text: 'Everyone is talking about. Everyone asks about this. Everyone at work has this. My friends keep asking. TikTok made me buy it. Viral. You asked for it.',
  },
  {
    category: 'problem',
    text: 'Tired of. Sick of. Struggling with. If you hate when. Do you ever? Why does this always happen?',
  },
  { category: 'entertainment', text: 'POV: you. POV: your. Me when. Me trying to. Story time. Plot twist.' },
]

/** Each sentence by itself: side by side they would be like nothing. */
const eachOf = <Category>(heard: readonly Line<Category>[]): Line<Category>[] =>
  heard.flatMap(({ category, text }) => text.split(/(?<=[.?]) /).map((sentence) => ({ category, text: sentence })))

const textsOf = ({ text, fallbacks }: LibraryItem) => [text, ...fallbacks]

const hookLines = (): Line<HookCategory>[] => [
  ...HOOK_LIBRARY.flatMap((item) =>
    item.kind === 'hook' ? textsOf(item).map((text) => ({ category: item.category, text })) : [],
  ),
  ...eachOf(HEARD_OPENINGS),
]

const callLines = (): Line<CtaCategory>[] => [
  ...HOOK_LIBRARY.flatMap((item) =>
    item.kind === 'cta' ? textsOf(item).map((text) => ({ category: item.category, text })) : [],
  ),
  ...eachOf(HEARD_CALLS),
]

/** Terms that more lines share tell nothing apart, and would have every line looked at. */
const MAX_HOLDERS = 0.04
/** A hook of the library has a few texts, which share its words. */
const MIN_HOLDERS = 8

/** Words and pairs of neighbours, without slots, clause marks and speakers. */
function termsOf(text: string): Set<string> {
  const words = text
    .replace(/\{[^}]*\}/g, ' ')
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}]+|\?/gu)
  const terms = new Set(words)
  words?.forEach((word, index) => index > 0 && terms.add(`${words[index - 1]} ${word}`))
  return terms
}

/** Nearest line by the cosine of term weights (inverse frequency); only lines that share a term are looked at. */
function recogniser<Category>(lines: readonly Line<Category>[]): Recogniser<Category> {
  const terms = lines.map(({ text }) => termsOf(text))
  const holders = new Map<string, number[]>()
  terms.forEach((own, line) => own.forEach((term) => holders.set(term, [...(holders.get(term) ?? []), line])))
  const most = Math.max(MIN_HOLDERS, lines.length * MAX_HOLDERS)
  for (const [term, held] of holders) if (held.length > most) holders.delete(term)
  const weightOf = (term: string) => Math.log(1 + lines.length / (holders.get(term)?.length ?? 1)) ** 2
  // A word that we never use says that a line is unlike ours; one that we always use says nothing.
  const common = new Set(terms.flatMap((own) => [...own].filter((term) => !holders.has(term))))
  const length = (own: ReadonlySet<string>) =>
    Math.sqrt([...own].reduce((sum, term) => (common.has(term) ? sum : sum + weightOf(term)), 0))
  const lengths = terms.map(length)

  return (text) => {
    const asked = termsOf(text)
    const shared = new Map<number, number>()
    for (const term of asked) {
      const held = holders.get(term)
      if (held) for (const line of held) shared.set(line, (shared.get(line) ?? 0) + weightOf(term))
    }
    const askedLength = length(asked)
    let best: { likeness: number; category: Category } | undefined
    for (const [line, weight] of shared) {
      const likeness = weight / (askedLength * (lengths[line] || 1))
      const known = lines[line]
      if (known && likeness > (best?.likeness ?? 0)) best = { likeness, category: known.category }
    }
    return best && best.likeness >= MIN_LIKENESS ? best.category : null
  }
}
