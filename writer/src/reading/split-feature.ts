import { isAdjective, isNoun, isParticiple } from './lexicon'
import { wordsOf } from './noun-phrase'

/** A fragment that says nothing without its neighbor: "soup and noodles", "dogs". */
type Standing = (part: string) => 'verb' | 'label' | undefined

/** One typed text may hold several features; commas separate them only when every part stands alone. */
export function splitFeature(text: string, standingOf: Standing): string[] {
  return text
    .replace(/^((?:for )?\p{L}+) \/ (\p{L}+ \p{L}+)$/u, (whole, first: string, rest: string) =>
      /(?:mode|setting|option|version|switch)s?$/i.test(rest) ? whole : `${first} or ${rest}`,
    )
    .split(
      /\s*(?:[;\n•|]|(?<!^\d?x{0,2}[sml])\s\/\s(?!\p{L}+ (?:mode|setting|option|version|switch)s?\b)(?!\d?x{0,2}[sml]\b)|(?<!\d)\s[–—-]\s|\s[–—-]\s(?!\d)|(?<=\p{L}{3}[.!])(?<!\bmax\.)\s+(?=\p{L}))\s*/iu,
    )
    .flatMap((part) => splitAtCommas(part, standingOf))
    .map((part) => part.replace(/^[\s,.:;!+-]+|[\s,.:;!-]+$/g, '').replace(/^(?:and|plus|also)\s+/i, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** Belongs to the part before it: "Cancel up to 24 hours before, no fee". */
const CONDITION =
  /^(?:(?:with )?no (?:extra )?(?:fees?|charges?|costs?|penalty|penalties|questions(?: asked)?)|(?:or|if|when|even if|unless|depending|as long as|so|otherwise|where|while|before|after|until|during) .*|free of charge|at no (?:extra )?cost)$/i

function splitAtCommas(text: string, standingOf: Standing): string[] {
  const parts = text.split(/\s*,(?!\d)\s*/).filter((part) => part.trim() !== '')
  if (parts.length < 2 || parts.slice(1).some((part) => CONDITION.test(part))) return [text]
  // "6 modules, 42 short videos"
  if (parts.length === 2 && parts.every((part) => /^\d+ (?:\p{L}+ ){0,2}\p{L}+s$/u.test(part))) return [text]
  // "Cold, hot and frozen": the last part is the end of a list.
  const isListEnd =
    /\s(?:and|or|&)\s/.test(parts[parts.length - 1] ?? '') || /^(?:and|or)\s/.test(parts[parts.length - 1] ?? '')
  const standings = parts.map((part) => standingOf(part.replace(/^(?:and|or)\s+/, '')))
  if (standings.some((standing) => standing === undefined)) return [text]
  if (standings.every((standing) => standing === 'verb')) return parts.map((part) => part.replace(/^(?:and)\s+/, ''))
  if (standings[0] === 'verb') {
    // "Keeps drinks cold, fits cup holders" or "heats milk, soup": labels after a verb are its objects.
    return standings.slice(1).includes('verb') && !isListEnd ? parts : [text]
  }
  if (isListEnd)
    return parts.every((part) => wordsOf(part).every((word) => isAdjective(word) || /^(?:and|or)$/.test(word)))
      ? [text]
      : isOpenList(parts)
        ? [text]
        : parts
  return parts
}

/** "Red, green and blue lights": the parts share the last noun. */
const isOpenList = (parts: readonly string[]) =>
  parts
    .slice(0, -1)
    .every((part) => wordsOf(part).length <= 1 && (isAdjective(part) || isNoun(part) || isParticiple(part)))
