const SPEAKER_LABEL = /^[ \t]*[A-Z][A-Z0-9 .'’&-]{0,30}:(?=\s|$)/gm
const CUE = /\[[^[\]\n]*\]|\([^()\n]*\)/g

/** Marks that end in a full stop without ending a sentence. */
const ABBREVIATION = /(?:^|[\s("'“])(?:a\.m|p\.m|vs|no|mr|mrs|ms|dr|st|e\.g|i\.e|approx|inc|ltd|u\.s|oz|lb|lbs|ft)\.$/i

/** What is said aloud: speaker labels, [cues] and (directions) are taken out. */
export function spokenText(text: string): string {
  const said = text.includes('[') || text.includes('(') ? text.replace(CUE, ' ') : text
  return said.includes(':') ? said.replace(SPEAKER_LABEL, ' ') : said
}

/**
 * Counts words as they are said, not as they are typed: "$19.90" is "nineteen ninety", "24h" is "twenty-four hours".
 * Hyphenated words count once.
 */
export function spokenWordCount(text: string): number {
  return tokens(text).reduce((sum, token) => sum + wordsIn(token), 0)
}

/** Estimates the syllables said; good to about five percent over a script. */
export function syllableCount(text: string): number {
  return tokens(text).reduce((sum, token) => sum + syllablesIn(token), 0)
}

/** Sentences in order, each with its end mark. A line break always ends one; "a.m.", "vs.", "No." and decimals never do. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.split(/\r?\n/)) {
    let start = 0
    const end = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s|$)/g
    for (let match = end.exec(line); match; match = end.exec(line)) {
      const until = match.index + match[0].length
      if (continues(line.slice(start, until), line.slice(until))) continue
      sentences.push(line.slice(start, until).trim())
      start = until
    }
    const rest = line.slice(start).trim()
    if (rest) sentences.push(rest)
  }
  return sentences.filter(Boolean)
}

function continues(before: string, after: string): boolean {
  if (after.trim() === '') return false
  // "No." is a sentence of its own unless a number follows.
  if (ABBREVIATION.test(before)) return !/\bno\.$/i.test(before) || /^\s*\d/.test(after)
  return /(?:…|\.\.\.)["”']?$/.test(before) && /^\s*[a-z]/.test(after)
}

/** What stands between blanks, marks and all. */
function tokens(text: string): string[] {
  const said = spokenText(text).replace(/[—–]/g, ' ')
  return (said.includes('/') ? said.replace(/(\p{L})\/(?=\p{L})/gu, '$1 ') : said).split(/\s+/)
}

/** A token without the marks around it; empty where nothing of it is said. */
function bare(token: string): string {
  const inner = token.replace(/^[^\p{L}\p{N}$€£¥₹₩&+]+|[^\p{L}\p{N}%$€£¥₹₩"″+&]+$/gu, '')
  return /[\p{L}\p{N}&]/u.test(inner) ? inner : ''
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu

/** The same few hundred words make up all drafts of all scripts, so each is counted once per process. */
function remembered(count: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= MAX_REMEMBERED) known.clear()
    const counted = count(text)
    known.set(text, counted)
    return counted
  }
}
const MAX_REMEMBERED = 20_000
const wordsIn = remembered(wordsInToken)
const syllablesIn = remembered(syllablesInToken)

function wordsInToken(written: string): number {
  const token = bare(written)
  if (token === '') return 0
  const cjk = token.match(CJK)
  if (cjk) return Math.ceil(cjk.length / 2)
  return spellOut(token).length
}

function syllablesInToken(written: string): number {
  const token = bare(written)
  if (token === '') return 0
  const cjk = token.match(CJK)
  if (cjk) return cjk.length
  return spellOut(token).reduce(
    (sum, word) => sum + word.split(/[-’']/).reduce((inWord, part) => inWord + syllablesInWord(part), 0),
    0,
  )
}

/** The words a token is spoken as; tens and units count as one word ("twenty-four"). */
function spellOut(token: string): string[] {
  if (token === '&') return ['and']

  const money = /^([$€£¥₹₩])(\d[\d,]*)(?:\.(\d{1,2}))?$/.exec(token)
  if (money) return spellMoney(money[1] ?? '$', toNumber(money[2]), Number((money[3] ?? '').padEnd(2, '0')))

  const clock = /^(\d{1,2}):(\d{2})$/.exec(token)
  if (clock)
    return [...spellNumber(Number(clock[1])), clock[2] === '00' ? "o'clock" : spellNumber(Number(clock[2])).join('-')]

  const amount = /^(\d[\d,]*)(?:\.(\d+))?(.*)$/.exec(token)
  if (!amount) return [token]
  const rest = amount[3] ?? ''
  const number = [
    ...spellYearOrNumber(amount[1] ?? '0', rest),
    ...(amount[2] ? ['point', ...[...amount[2]].map((digit) => DIGITS[Number(digit)] ?? digit)] : []),
  ]
  if (rest === '' || rest === '+') return number
  if (/^(st|nd|rd|th|s|['’]s)$/i.test(rest)) return number
  if (rest === '%') return [...number, 'percent']
  // "40-ounce" and "3-in-1" are single compounds.
  if (rest.startsWith('-')) {
    const compound = rest.replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit)
    return [...number.slice(0, -1), `${number.at(-1) ?? ''}${compound}`]
  }
  return [...number, rest.replace(/["″]/, 'inch')]
}

function spellMoney(symbol: string, whole: number, cents: number): string[] {
  const unit =
    symbol === '€'
      ? 'euros'
      : symbol === '£'
        ? 'pounds'
        : symbol === '¥'
          ? 'yen'
          : symbol === '₹'
            ? 'rupees'
            : 'dollars'
  if (cents === 0) return [...spellNumber(whole), unit]
  if (whole === 0) return [...spellNumber(cents), 'cents']
  // People say "one twenty-nine fifty", without the hundred.
  const short =
    whole < 1000
      ? spellNumber(whole).filter((word, at, all) => word !== 'hundred' || at === all.length - 1)
      : spellNumber(whole)
  return [...short, spellNumber(cents).join('-')]
}

function toNumber(digits: string | undefined): number {
  return Number((digits ?? '0').replaceAll(',', ''))
}

function spellYearOrNumber(digits: string, rest: string): string[] {
  const value = toNumber(digits)
  const isYear =
    rest === '' && !digits.includes(',') && digits.length === 4 && value >= 1100 && value < 2100 && value % 100 !== 0
  if (isYear && !(value >= 2000 && value < 2010))
    return [spellNumber(Math.floor(value / 100)).join(' '), spellNumber(value % 100).join(' ')]
  return spellNumber(value)
}

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const TEENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** 24 to "twenty-four". */
export function spellNumber(value: number): string[] {
  if (!Number.isFinite(value) || value >= 1e12) return ['number']
  if (value < 10) return [DIGITS[value] ?? 'zero']
  if (value < 20) return [TEENS[value - 10] ?? 'ten']
  if (value < 100) return [TENS[Math.floor(value / 10)] + (value % 10 ? `-${DIGITS[value % 10]}` : '')]
  for (const [size, name] of [
    [1e9, 'billion'],
    [1e6, 'million'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (value < size) continue
    const rest = value % size
    return [...spellNumber(Math.floor(value / size)), name, ...(rest ? spellNumber(rest) : [])]
  }
  return ['number']
}

const SYLLABLES_BY_HAND = new Map<string, number>(
  Object.entries({
    "o'clock": 2,
    every: 2,
    everything: 3,
    different: 2,
    people: 2,
    being: 2,
    idea: 3,
    area: 3,
    really: 2,
    science: 2,
    quiet: 2,
    diet: 2,
    lion: 2,
    video: 3,
    radio: 3,
    studio: 3,
    create: 2,
    react: 2,
    business: 2,
    evening: 2,
    chocolate: 2,
    camera: 2,
    favorite: 2,
    vegetable: 3,
    comfortable: 3,
    temperature: 4,
    interesting: 3,
    hour: 1,
    hours: 1,
    our: 1,
    fire: 1,
    tired: 1,
    iron: 2,
    leather: 2,
    something: 2,
    sometimes: 2,
    somewhere: 2,
    someone: 2,
    somebody: 3,
    one: 1,
    ones: 1,
    whole: 1,
    recipe: 3,
    cafe: 2,
    café: 2,
    karate: 3,
    oz: 2,
    ml: 4,
    kg: 3,
    cm: 4,
    mm: 2,
    ft: 1,
    lb: 1,
    lbs: 1,
    am: 2,
    pm: 2,
    tv: 2,
    ok: 2,
    okay: 2,
    h: 1,
    hr: 1,
    hrs: 1,
    mah: 3,
    hepa: 2,
    nasa: 2,
    tiktok: 2,
    the: 1,
    dollars: 2,
    percent: 2,
    inch: 1,
  }),
)

function syllablesInWord(part: string): number {
  const word = part.replace(/[^\p{L}]/gu, '')
  if (!word) return 0
  const lower = word.toLowerCase()
  const known = SYLLABLES_BY_HAND.get(lower)
  if (known !== undefined) return known
  // Letters read by name: USB, LED, UV. A W takes three syllables.
  if (/^[A-Z]+$/.test(word) && (word.length <= 3 || !/[AEIOUY]/.test(word))) {
    return [...word].reduce((sum, letter) => sum + (letter === 'W' ? 3 : 1), 0)
  }
  const plain = lower.normalize('NFD').replace(/\p{M}/gu, '')
  const stem = plain
    .replace(/(?:[^laeiouy]es|[^aeiou]e)$/, (ending) =>
      /[^aeiouy]le$/.test(plain) || /(?:[sxz]|[cs]h|[cg])es$/.test(plain) ? ending : ending.slice(0, 1),
    )
    .replace(/([^td])ed$/, '$1')
    .replace(/^y/, '')
  const groups = stem.match(/[aeiouy]+/g)?.length ?? 0
  const split = (stem.match(/ia(?!l)|io(?!u|n)|eo(?!u)|[aeiou]ing$|ua|uous$/g) ?? []).length
  return Math.max(1, groups + split)
}
