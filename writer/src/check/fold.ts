/**
 * A text as the rules read it: small Latin letters without accents, plain quotes and hyphens, single spaces, no invisible
 * characters. Whatever people do to a word so that a filter overlooks it, the rule sees the word.
 */
export interface Folded {
  text: string
  /** Offset in the given text where each folded character begins and ends; absent where both texts have the same positions. */
  starts?: readonly number[]
  ends?: readonly number[]
}

const PLAIN = /^(?!.*\s\s)[\x21-\x7e ]*$/
/** Soft hyphens, joiners, bidi marks, variation selectors, combining marks, tags: no reader sees them. */
const INVISIBLE = /^[\p{Cf}\p{Mn}\p{Me}\p{Cc}\u115f\u1160\u3164]$/u
const SYMBOL = /^[\p{So}\p{Sk}\p{Extended_Pictographic}]$/u

const BY_HAND = new Map<string, string>([
  ...pairs('‘’‚‛`´ʼ′', "'"),
  ...pairs('“”„‟«»″', '"'),
  ...pairs('‐‑‒–−﹣', '-'),
  ...pairs('—―', ','),
  ...pairs('…', '.'),
  ...pairs('øØ', 'o'),
  ...pairs('đĐð', 'd'),
  ...pairs('łŁ', 'l'),
  ...pairs('ıİ', 'i'),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
])
/** Letters of other scripts that look like Latin ones; only in a word that also has Latin letters. */
const LOOKALIKES = new Map(
  [...'аеорсухіјѕԁһкмтнвАЕОРСУХІЈЅКМТНВαορυικντεΑΕΟΡΥΙΚΝΤΒΗΜΧ'].map((letter, at) => [
    letter,
    'aeopcyxijsdhkmthbaeopcyxijskmthbaopuikvteaeopyikntbhmx'.charAt(at),
  ]),
)

function pairs(from: string, to: string): [string, string][] {
  return [...from].map((char) => [char, to])
}

export function fold(typed: string): Folded {
  if (PLAIN.test(typed)) return spelledOut({ text: typed.toLowerCase() })
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  // Asking the growing text for its end would copy it each time.
  let last = ''
  let at = 0
  const add = (folded: string, from: number, to: number) => {
    for (let i = 0; i < folded.length; i++) {
      starts.push(from)
      ends.push(to)
    }
    text += folded
  }
  for (const char of typed) {
    const from = at
    at += char.length
    const folded = foldChar(char, typed, from)
    if (folded === '') continue
    // Runs of spaces and of symbols count once.
    if ((folded === ' ' || folded === '*') && last === folded && char !== '*') ends[ends.length - 1] = at
    else add(folded, from, at)
    last = folded
  }
  return spelledOut({ text, starts, ends })
}

function foldChar(char: string, typed: string, at: number): string {
  const code = char.codePointAt(0) ?? 0
  if (code >= 0x21 && code <= 0x7e) return char.toLowerCase()
  if (/^\s$/.test(char)) return ' '
  const byHand = BY_HAND.get(char)
  if (byHand !== undefined) return byHand
  if (INVISIBLE.test(char)) return ''
  const lookalike = LOOKALIKES.get(char)
  if (lookalike !== undefined && besideLatin(typed, at)) return lookalike
  if (SYMBOL.test(char) && !/^[℠™©®€£¥₹]$/u.test(char)) {
    // Circled and boxed letters are letters.
    const plain = char.normalize('NFKC').replace(/[()]/g, '')
    return /^[A-Za-z0-9]$/.test(plain) ? plain.toLowerCase() : boxed(code) || '*'
  }
  return char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** 🅰 and 🇦 have no compatibility form in Unicode. */
function boxed(code: number): string {
  for (const first of [0x1f130, 0x1f150, 0x1f170, 0x1f1e6])
    if (code >= first && code < first + 26) return String.fromCharCode(97 + code - first)
  return ''
}

const NEAR = 12

function besideLatin(typed: string, at: number): boolean {
  const before = /[\p{L}\p{M}]*$/u.exec(typed.slice(Math.max(0, at - NEAR), at))?.[0] ?? ''
  const after = /^[\p{L}\p{M}]*/u.exec(typed.slice(at, at + NEAR))?.[0] ?? ''
  return /[A-Za-z]/.test(before + after)
}

const SPELLED = /(?<![a-z0-9])[a-z]([ .\-_*~|+/])[a-z](?:\1[a-z])+(?![a-z0-9])/g

/** "v.a.p.e", "v a p e" and "v🔥a🔥p🔥e" are one word. */
function spelledOut(folded: Folded): Folded {
  if (folded.text.search(SPELLED) < 0) return folded
  return without(folded, (text) =>
    [...text.matchAll(SPELLED)].map((run) => everySecond(run.index, run[0].length)).flat(),
  )
}

function everySecond(from: number, length: number): number[] {
  return Array.from({ length: Math.floor(length / 2) }, (_, at) => from + at * 2 + 1)
}

function without(folded: Folded, positionsIn: (text: string) => number[]): Folded {
  const dropped = new Set(positionsIn(folded.text))
  const kept = Array.from(folded.text, (_, at) => at).filter((at) => !dropped.has(at))
  return pick(folded, kept)
}

function pick({ text, starts, ends }: Folded, kept: readonly number[]): Folded {
  return {
    text: kept.map((at) => text.charAt(at)).join(''),
    starts: kept.map((at) => starts?.[at] ?? at),
    ends: kept.map((at) => ends?.[at] ?? at + 1),
  }
}

const DISGUISED = /(?<![a-z0-9@$])(?=[a-z0-9]*[*_~|.@$0-9!])[a-z0-9@$][a-z0-9*_~|.@$!]{2,30}/g
const LEET: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }

/**
 * A second way to read the text where words hold symbols or digits for letters: "v4pe", "va🔥pe", "c*b*d". Undefined where there
 * is none. `changed` tells which characters of the reading come from such words: findings elsewhere are the first reading's.
 */
export function disguised(folded: Folded): { reading: Folded; changed: ReadonlySet<number> } | undefined {
  const { text } = folded
  if (!/[*_~|.@$!]\w|[a-z]\d|\d[a-z]/.test(text)) return undefined
  const kept: number[] = []
  const letters: string[] = []
  const changed = new Set<number>()
  let at = 0
  for (const match of text.matchAll(DISGUISED)) {
    const word = match[0].replace(/[.!]+$/, '')
    if ((word.match(/[a-z]/g)?.length ?? 0) < 2 || !/[*_~|.@$!0-9]/.test(word) || /^\d|^\$\d/.test(word)) continue
    for (; at < match.index; at++) {
      kept.push(at)
      letters.push(text.charAt(at))
    }
    for (; at < match.index + word.length; at++) {
      const char = text.charAt(at)
      if (/[*_~|.]/.test(char)) continue
      changed.add(letters.length)
      kept.push(at)
      letters.push(LEET[char] ?? char)
    }
  }
  if (changed.size === 0) return undefined
  for (; at < text.length; at++) {
    kept.push(at)
    letters.push(text.charAt(at))
  }
  return { reading: { ...pick(folded, kept), text: letters.join('') }, changed }
}
