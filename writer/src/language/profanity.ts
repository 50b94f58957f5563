const STEMS =
  'fuck\\w*|motherfuck\\w*|shit(?!ake|o(?![a-z]))\\w*|bullshit\\w*|bitch\\w*|asshole\\w*|ass(?:es)?|badass\\w*|dumbass\\w*|jackass\\w*|bastard\\w*|cunt\\w*|dick(?:head)?s?|' +
  'pussy|pussies|cock(?:sucker)?s?|whore\\w*|slut\\w*|damn(?:ed|it)?|goddamn\\w*|piss(?:ed|ing)?|crap(?:py)?|wank\\w*|twat\\w*|bollocks|' +
  'f[*@#]+ck\\w*|sh[*@#!1]+t\\w*|b[*@#!1]+tch\\w*|' +
  'nigg(?:er|a)s?|faggots?|fags?|retard(?:ed|s)?|trann(?:y|ies)|spics?|chinks?|kikes?|gooks?|dykes?'

/** Plants, animals, shops and sayings that begin with the letters of a swear word. */
export const NO_PROFANITY =
  "spic and span|chinks? (?:in|of)|pussy[ -]?(?:willow|cat)|dick's|cock[ -]a[ -]|cock-?tail|cocks? crow|ass-?orted|moby"

/** Profanity and slurs as whole words, for `replace`: it keeps no position between calls. */
export const PROFANITY = new RegExp(`(?<![a-z0-9\\u00c0-\\u024f])(?:${STEMS})(?![a-z0-9\\u00c0-\\u024f])`, 'gi')

/** Keeps the first letter, so that a seller recognises the word in a title: "f***". (R31) */
export function maskProfanity(text: string): string {
  return text.replace(PROFANITY, (word) => word.charAt(0) + '*'.repeat(Math.max(2, [...word].length - 1)))
}

/** What a seller has masked already. */
const MASKED = /(?<![a-z0-9])[a-z]+\*{2,}[a-z]*/gi
/** "People coming off the fags" */
const CIGARETTES =
  /\b((?:off|on|smok\w+|quit\w*|giv\w+ up|gave up|packs?(?:ets?)? of) (?:(?:the|my|his|her|their) )?)fag(s?)\b/gi
const HARMLESS = new RegExp(`^(?:${NO_PROFANITY})`, 'i')

/** For speech, where a mask cannot be said. (R31) */
export function dropProfanity(text: string): string {
  return text
    .replace(CIGARETTES, '$1cigarette$2')
    .replace(PROFANITY, (word, at: number) => (HARMLESS.test(text.slice(Math.max(0, at), at + 20)) ? word : ''))
    .replace(MASKED, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
}
