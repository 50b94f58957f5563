import { splitSentences } from '@reelwright/shared'
import { article, upperFirst } from './grammar'
import { keptBy } from './remembered'
import { spellUnits } from './units'

const SPEAKER = /^([A-Z][A-Z0-9 .'’&-]{0,30}:)\s+(?=\S)/

/**
 * The last pass over what is spoken: units, marks, spaces, capitals, doubled words. Doing it twice changes nothing more,
 * and decimals, prices, "6:15" and "a.m." pass unharmed. Line breaks stay, since dialogue lives on lines. (R19-R21, R24, R25, R27)
 */
export const tidy = keptBy((text: string): string => {
  // One repair can make room for another (a bracket goes, two words meet), so the passes run until nothing moves.
  let tidied = tidyOnce(text)
  for (let round = 0; round < 6; round++) {
    const again = tidyOnce(tidied)
    if (again === tidied) break
    tidied = again
  }
  return tidied
})

function tidyOnce(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n').map(tidyLine)
  return oneDash(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  )
}

function tidyLine(line: string): string {
  const trimmed = line.trim()
  const label = SPEAKER.exec(trimmed)?.[0] ?? ''
  const spoken = trimmed.slice(label.length)
  if (!/[\p{L}\p{N}]/u.test(spoken)) return label.trim()
  const steps = [spaced, speakable, marks, undoubled, contracted, articles, balanced, ended, cased]
  return label + steps.reduce((text, step) => step(text), spoken)
}

function spaced(text: string): string {
  return text.replace(/[\u00a0\u2000-\u200a\t ]+/g, ' ').trim()
}

// Nearly every line is clean already, so each pass first asks whether there is anything to do: this runs for every draft.

function speakable(text: string): string {
  if (!/[\d×&°]|w\//i.test(text)) return text
  return spellUnits(text)
    .replace(/(\d)\s*[×xX]\s*(?=\d)/g, '$1 by ')
    .replace(/\s*×\s*/g, ' by ')
    .replace(/(\p{L}|\d)\s*&\s*(?=\p{L}\p{Ll})/gu, '$1 and ')
    .replace(/(^|\s)&(?=\s)/g, '$1and')
    .replace(/(^|\s)w\/o\s*(?=\p{L}|\d)/giu, '$1without ')
    .replace(/(^|\s)w\/\s*(?=\p{L}|\d)/giu, '$1with ')
    .replace(/(\d)\s*°(?![CF])(?= \p{Ll})/gu, '$1-degree')
    .replace(/(\d)\s*°(?![CF])/g, '$1 degrees')
}

const UNTIDY_MARKS = /[“”‘’;—–…]|\s[-\s,.!?:]|[,.!?:]\s*[,.!?]|[,!?]\p{L}|[.:]\p{Lu}|^[\s,.:-]|\s$/u

function marks(text: string): string {
  if (!UNTIDY_MARKS.test(text)) return text
  return text
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\.{3,}/g, '…')
    .replace(/\s*;\s*/g, ', ')
    .replace(/\s+([,.!?…:])(?=\p{L})/gu, '$1 ')
    .replace(/\s+([,.!?…:])(?!\d)/g, '$1')
    .replace(/([!?])[!?]*\?[!?]*|\?[!?]+/g, '?')
    .replace(/!{2,}/g, '!')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,\s*([.!?…])(?!\d)/g, '$1')
    .replace(/([!?])[.,…]+/g, '$1')
    .replace(/…[.,]+|\.+…/g, '…')
    .replace(/(^|[^.])\.{2}(?!\.)/g, '$1.')
    .replace(/([.…])\s*([!?])/g, '$2')
    .replace(/(\b[ap]\.m)\.{2,}/gi, '$1.')
    .replace(/([,!?…])(?=[\p{L}])/gu, '$1 ')
    .replace(/(\p{Ll}{2}[.:])(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .replace(/\s*—\s*|\s+–\s+|\s+-{1,3}\s+/g, ' — ')
    .replace(/^[\s,.:—–-]+(?=\S)/, (lead) => (/^\s*-?\d/.test(lead) ? lead : ''))
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Typed twice by mistake. Other words are said twice: "small small", "tuk tuk". */
const TYPED_TWICE =
  /(?<![\p{L}\p{N}'’$-])(an?|and|are|as|at|be|by|for|from|if|in|into|is|it|it's|my|of|on|or|our|the|their|they|this|to|was|we|with|you|your)\s+\1(?![\p{L}\p{N}'’-])/giu

function undoubled(text: string): string {
  let before = ''
  let after = text
  while (after !== before) {
    before = after
    after = before
      .replace(TYPED_TWICE, '$1')
      .replace(/\s+(?:and|or|but|the|(?<!\bjust )because|(?:with|of|for|to|in|on|from)\s+(?:the|a|an))(?=[.!?]|$)/g, '')
      .replace(/,(?=[.!?]|$)/g, '')
  }
  return after
}

/** "The best use for it is a long trip": here "it" belongs to what comes before, and nobody contracts it. */
const NOT_OBJECT =
  '(?<!(?:for|with|of|to|about|on|in|from|by|at|like|than|behind|under|over|around|without|into|near|see|use|using|want|need|love|like|hear|say|know|do|does|did|make|made|saw|put|get|have|has|keep|take|call|here|Here|there|There|where|what|how) )\\b'

const THING_IS = new RegExp(`${NOT_OBJECT}([Ii])t is (?=(?:a|an|also|just|so|too|made|not)\\b|(?:in|on) \\p{L})`, 'gu')
const THAT_IS = new RegExp(`${NOT_OBJECT}([Tt])hat is (?=(?:a|an|why|how|the|it)\\b)`, 'gu')

function contracted(text: string): string {
  if (!/not\b|(?:here|it|that) is |I am /i.test(text)) return text
  return text
    .replace(
      /\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave|[Ww]ould|[Cc]ould|[Ss]hould) not\b(?! only)/g,
      "$1n't",
    )
    .replace(/\b([Cc])an ?not\b(?! only)/g, "$1an't")
    .replace(/\b([Ww])ill not\b/g, "$1on't")
    .replace(/\b([Tt])here is (?=(?:a|an|no|one|the)\b)/g, "$1here's ")
    .replace(THING_IS, "$1t's ")
    .replace(THAT_IS, "$1hat's ")
    .replace(
      /(?<!\b(?:who|what|where|how|than|as|that|which|when|whoever|whatever|wherever|because|if|though|all) )\bI am (?=(?!(?:now|today|then|here|there|and|or|but|because|if|when|to|at|in|on|with|for)\b)\p{L})/giu,
      "I'm ",
    )
}

/** "the a above middle C", "vitamin a and e": a letter. */
const LETTER_BEFORE = /\b(?:the|my|vitamin|plan|grade|type|usb|option|section|team) $/i

/** After these, "a" is a letter or part of a name rather than an article. */
function articles(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}'’.-])(an?|An?)(\s+["']?)([\p{L}\p{N}][\p{L}\p{N}'’-]*)/gu,
    (whole, found: string, gap: string, next: string, at: number) => {
      if (/^[Aa]$/.test(found) && LETTER_BEFORE.test(text.slice(0, at))) return whole
      if (found.startsWith('A') && /[\p{L}\p{N},] $/u.test(text.slice(0, at))) return whole
      if (/^(?:is|and|or|in|on|at|of|if|as|it|are|am|a|an|I)$/.test(next)) return whole
      const right = article(next)
      return right === found.toLowerCase() ? whole : (found.charAt(0) === 'A' ? upperFirst(right) : right) + gap + next
    },
  )
}

function balanced(text: string): string {
  if (!/["()[\]]/.test(text)) return spaced(text)
  let result = text
  if ((result.match(/"/g)?.length ?? 0) % 2 === 1) result = result.replaceAll('"', '')
  for (const [open, close] of [
    ['(', ')'],
    ['[', ']'],
  ] as const) {
    if (result.split(open).length !== result.split(close).length)
      result = result.replaceAll(open, '').replaceAll(close, '')
  }
  return spaced(withoutEmptyQuotes(result).replace(/\(\s*\)|\[\s*\]/g, ''))
}

/** Quotes open and close in turn: in '"A?" "B."' the two in the middle hold nothing, and yet both belong. */
function withoutEmptyQuotes(text: string): string {
  return text
    .split('"')
    .reduce(
      (said, piece, at) =>
        at % 2 === 1 && piece.trim() === '' ? said : `${said}${at % 2 === 1 ? `"${piece}"` : piece}`,
      '',
    )
}

/** Exactly one end mark; at most one "!" in a sentence comes from merging runs. A colon may end a line that hands over. */
function ended(text: string): string {
  const bare = text.replace(/[\s,—–-]+$/u, '')
  if (/[.!?…:]["')\]]*$/.test(bare) || /[\])]$/.test(bare)) return bare
  if (bare.endsWith('"')) return bare.replace(/"$/, '."')
  return `${bare}.`
}

function cased(text: string): string {
  const sentences = splitSentences(text)
  return sentences
    .map((sentence, at) => {
      // '"Really?" she said.' goes on in small letters.
      const goesOn = /[?!…]"$/.test(sentences[at - 1] ?? '') && /^\p{Ll}/u.test(sentence)
      return /^["'(]?\p{L}/u.test(sentence) && !goesOn ? upperFirst(sentence) : sentence
    })
    .join(' ')
}

/** More than one dash or "…" in sixty words reads as written, not spoken. */
function oneDash(text: string): string {
  if (!/[—…]/.test(text)) return text.replace(/ +,/g, ',')
  let words = 0
  let lastAt = -60
  return text
    .split(/(\s+)/)
    .map((token, index, all) => {
      if (/\p{L}|\p{N}/u.test(token)) words++
      const isDash = token === '—'
      const isEllipsis = /…["')]*$/.test(token)
      if (!isDash && !isEllipsis) return token
      if (words - lastAt >= 60) {
        lastAt = words
        return token
      }
      if (isEllipsis)
        return token.replace(
          '…',
          /^\s*$/.test(all[index + 2]?.charAt(0) ?? '') || /^\p{Lu}/u.test(all[index + 2] ?? '') ? '.' : ',',
        )
      return ','
    })
    .join('')
    .replace(/ +,/g, ',')
}
