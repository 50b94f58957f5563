import { type Department, type DepartmentWords, folded } from '../kinds'
import { singular } from '../language'

/** What the lists of `departments.md` say: shares of 1 by word, departments by phrase. */
interface Lexicon {
  words: ReadonlyMap<string, ReadonlyMap<Department, number>>
  /** By their words written together: "book shelf" and "bookshelf" are one. */
  phrases: ReadonlyMap<string, ReadonlySet<Department>>
  /** What an offer is called at the end of a part: "hire", "course". */
  ends: ReadonlyMap<string, Department>
}

/** How strongly a word points to a department: as a noun, as another word of it, or as part of a phrase. */
const POINTS = { nouns: 8, words: 2, part: 0.6 }
/** Lowers the share of rare words. */
const DOUBT = 1
const VOTES = { word: 1, inPhrase: 0.6, phrasePerWord: 1.25, end: 2.5, appName: 1.5 }
/** Titles begin with what is sold. Behind "for" and in later parts the words describe it. */
const WEIGHTS = { about: 0.7, later: 0.7, forThem: 1.4 }
/** A shampoo for dogs is sold with all that is for dogs. */
const FOR_THEM: ReadonlySet<Department> = new Set<Department>(['pets', 'baby'])
const MIN_VOTE = 0.4
const MAX_WORDS = 4
const USUAL_LENGTH = 800

/** The department that the words of a title vote for. Titles of marketplaces stack synonyms: several words that agree beat one. */
export function departmentByWords(title: string, all: readonly DepartmentWords[]): Department | undefined {
  const [best] = votesIn(title, all)
  return best && best[1] >= MIN_VOTE ? best[0] : undefined
}

/** What the words of a text vote for, the most votes first. */
export function votesIn(title: string, all: readonly DepartmentWords[]): readonly (readonly [Department, number])[] {
  if (all.length === 0) return []
  const lexicon = lexiconOf(all)
  const votes = new Map<Department, number>()
  const vote = (department: Department, weight: number) => votes.set(department, (votes.get(department) ?? 0) + weight)
  if (APP_NAME.test(title)) vote('apps', VOTES.appName)
  let isLater = false
  for (const part of folded(title).replaceAll('w/', ' with ').split(SEPARATOR)) {
    const words = wordsOf(part)
    const found = phrasesIn(words, lexicon)
    let isAbout = false
    for (const [at, word] of words.entries()) {
      const isInPhrase = found.some(({ from, to }) => from <= at && at < to)
      isAbout ||= ABOUT.has(word) && found.every(({ from, to }) => at <= from || at >= to)
      // What stands behind a number is told about the thing.
      if (/\d/.test(word) && !isInPhrase) isLater ||= votes.size > 0 && !isAbout
      const weightOf = (department: Department) =>
        (FOR_THEM.has(department) ? WEIGHTS.forThem : isAbout ? WEIGHTS.about : 1) *
        (isLater && !isAbout ? WEIGHTS.later : 1)
      for (const { from, to, departments } of found)
        if (from === at)
          for (const each of departments)
            vote(each, (weightOf(each) * VOTES.phrasePerWord * Math.max(to - from, 2)) / departments.size)
      const next = words[at + 1]
      const isEnd = next === undefined || /\d/.test(next) || ABOUT.has(next)
      const end = isEnd && !isAbout ? lexicon.ends.get(word) : undefined
      if (end) vote(end, VOTES.end)
      if (/\d|^.$/.test(word) || TELLS_NOTHING.has(word)) continue
      for (const [each, share] of lexicon.words.get(word) ?? [])
        vote(each, weightOf(each) * share * (isInPhrase ? VOTES.inPhrase : VOTES.word))
    }
    isLater ||= votes.size > 0 && !isAbout
  }
  return [...votes].sort(([, a], [, b]) => b - a)
}

/** "PennyPup: bills": most names that are written so are those of programs. */
const APP_NAME = /^[^\p{L}]*\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+/u

const SEPARATOR = /[,|(){}[\]:;•·–—/+~!]| -|(?<=\S)- /
const ABOUT = new Set('for with w by from in that to of on without no made fits compatible'.split(' '))

const wordsOf = (text: string) => (text.match(/[\p{L}\d']+/gu) ?? []).map(spelled)

const spellings = new Map<string, string>()
const MAX_SPELLINGS = 50_000

/** In the singular and in one spelling. */
function spelled(word: string): string {
  const known = spellings.get(word)
  if (known !== undefined) return known
  const made = singular(word.replace(/'s?$/, ''))
    .replace(/(?<=..)is(?=ers?$|ed$|ing$)/, 'iz')
    .replace(/(?<=[a-z]{2})our(?=s?$|ing$|ed$)/, 'or')
    .replace(/^mould/, 'mold')
    .replace(/^jewellery$/, 'jewelry')
    .replace(/fibre/, 'fiber')
    .replace(/^tyre/, 'tire')
  if (spellings.size >= MAX_SPELLINGS) spellings.clear()
  spellings.set(word, made)
  return made
}

/** Alone, these say how much, which or for whom. */
const TELLS_NOTHING = new Set(
  `for with of in no the your my and or an on at to by from up non any all more made style type color size inch cm mm ft
  large small medium mini extra big xl pair pack pc pcs piece set lot combo pro plus new free replacement compatible universal
  black white grey gray green blue pink red purple brown beige navy sage olive mustard gold silver adult woman women man men unisex`.split(
    /\s+/,
  ),
)

interface Found {
  from: number
  to: number
  departments: ReadonlySet<Department>
}

/** The longest phrases: "car seat" within "car seat cover" counts no more. */
function phrasesIn(words: readonly string[], { phrases }: Lexicon): Found[] {
  const found: Found[] = []
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const to = from + length
      const departments = phrases.get(words.slice(from, to).join(''))
      if (departments && !found.some((other) => other.from <= from && other.to >= to))
        found.push({ from, to, departments })
    }
  return found
}

const lexicons = new WeakMap<readonly DepartmentWords[], Lexicon>()

function lexiconOf(all: readonly DepartmentWords[]): Lexicon {
  const known = lexicons.get(all)
  if (known) return known
  const points = new Map<string, Map<Department, number>>()
  const phrases = new Map<string, Set<Department>>()
  for (const { department, ...lists } of all) {
    // Of a long list, one more phrase with the word says less.
    const part = POINTS.part * Math.sqrt(USUAL_LENGTH / lists.nouns.length)
    for (const list of ['nouns', 'words'] as const)
      for (const phrase of lists[list]) {
        const words = wordsOf(folded(phrase))
        for (const word of words) {
          const of = points.get(word) ?? new Map<Department, number>()
          points.set(word, of.set(department, (of.get(department) ?? 0) + (words.length > 1 ? part : POINTS[list])))
        }
        if (words.length < 2 || list === 'words') continue
        const key = words.join('')
        phrases.set(key, (phrases.get(key) ?? new Set()).add(department))
      }
  }
  for (const of of points.values()) {
    const sum = [...of.values()].reduce((a, b) => a + b, DOUBT)
    for (const [department, each] of of) of.set(department, each / sum)
  }
  const ends = new Map(
    all.flatMap(({ department, ends: of }) => of.map((word) => [spelled(word), department] as const)),
  )
  const made = { words: points, phrases, ends }
  lexicons.set(all, made)
  return made
}
