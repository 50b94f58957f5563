import { kept } from '../language/remembered'
import type { CommonMaterial, Kind, Line, WorldRule } from './types'

/** Words without plural and "'s": "nurses" and "nurse's" are "nurse". */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu) ?? []).map((word) =>
    word.endsWith('s') ? withoutEnding(word) : word,
  )

/** Without patterns, which take twice the time for the words of all kinds. */
function withoutEnding(word: string): string {
  const bare = word.endsWith("'s") || word.endsWith('’s') ? word.slice(0, -2) : word
  return bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss') ? bare.slice(0, -1) : bare
}

interface Phrase {
  words: string[]
  name: string
}

/** Finds which of named lists of phrases a text has words of. Phrases that begin with "-" are read over. */
class PhraseFinder {
  readonly #byFirst = new Map<string, Phrase[]>()

  constructor(lists: Readonly<Record<string, readonly string[]>>) {
    for (const [name, phrases] of Object.entries(lists))
      for (const phrase of phrases) {
        const words = wordsOf(phrase)
        const [first] = words
        if (first === undefined) continue
        const known = this.#byFirst.get(first) ?? []
        this.#byFirst.set(first, [...known, { words, name: phrase.startsWith('-') ? '' : name }])
      }
  }

  namesIn(text: string): Set<string> {
    const names = new Set<string>()
    const words = wordsOf(text)
    for (let at = 0; at < words.length; at++) {
      const beginning = this.#byFirst.get(words[at] ?? '')
      if (!beginning) continue
      const fitting = beginning.filter((phrase) => phrase.words.every((word, offset) => words[at + offset] === word))
      const longest = Math.max(0, ...fitting.map((phrase) => phrase.words.length))
      for (const { name, words: found } of fitting) if (name !== '' && found.length === longest) names.add(name)
      if (longest > 1) at += longest - 1
    }
    return names
  }
}

const finderOf = kept((worlds: CommonMaterial['worlds']) => new PhraseFinder(worlds))
const finderOfRules = kept(
  (rules: CommonMaterial['worldRules']) =>
    new PhraseFinder(Object.fromEntries(rules.map(({ name, when }) => [name, when]))),
)

/** Marks each wording of the kinds with the worlds that it names. */
export function markWorlds(kinds: readonly Kind[], worlds: CommonMaterial['worlds']): void {
  const finder = finderOf(worlds)
  for (const kind of kinds) markKind(kind, finder)
}

function markKind(kind: Kind, finder: PhraseFinder): void {
  const mark = (lines: readonly Line[]) => {
    for (const { wordings } of lines)
      for (const wording of wordings) {
        // The name of a detail is no word of the line: "{detail: desk}" may be a locker.
        const names = finder.namesIn(
          `${wording.text} | ${wording.picture}`.replace(/\{detail: (\w+)[^}]*\}/g, ' detail-$1 '),
        )
        if (names.size > 0) wording.worlds = [...names]
      }
  }
  for (const { worse, why, after, audiences, moments } of kind.problems) {
    for (const lines of [worse, why, after, ...Object.values(audiences)]) mark(lines)
    for (const { hook, tell, back } of moments) mark([hook, tell, back])
  }
  for (const { say, talk, step, limit } of kind.features) for (const lines of [say, talk, step, limit]) mark(lines)
  for (const { answers } of kind.doubts) mark(answers)
  for (const lines of [kind.tests, kind.limits, kind.enterLines, kind.priceLines, kind.callLines]) mark(lines)
  for (const { lines } of kind.closes) mark(lines)
  for (const { beats, groups } of kind.pieces) {
    for (const { lines } of beats) mark(lines)
    for (const group of Object.values(groups)) for (const lines of Object.values(group)) mark(lines)
  }
}

/** The worlds a brief rules out, and what it says in place of phrases of lines. */
export function ruledOut(
  brief: string,
  kind: string | undefined,
  { worlds, worldRules }: Pick<CommonMaterial, 'worlds' | 'worldRules'>,
): { worlds: ReadonlySet<string>; say: WorldRule['say'] } {
  const named = finderOf(worlds).namesIn(brief)
  const hit = finderOfRules(worldRules).namesIn(brief)
  const rules = worldRules.filter((rule) => hit.has(rule.name) && (rule.kind === undefined || rule.kind === kind))
  const text = ` ${wordsOf(brief).join(' ')} `
  return {
    worlds: new Set(rules.flatMap(({ not }) => not).filter((world) => !named.has(world))),
    say: rules.flatMap(({ say }) => say).filter(([from]) => !text.includes(` ${wordsOf(from).join(' ')} `)),
  }
}
