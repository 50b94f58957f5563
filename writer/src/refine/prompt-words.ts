/** Words that mean the same in a wish, and which one stands for them. Phrases come before their parts. */
const SAME: readonly [RegExp, string][] = [
  [
    /\b(?:can't|couldn't|won't|wouldn't) you\b|\bwhy (?:don't you|not)\b|\bdon't you think (?:it )?(?:should|could)\b/g,
    'please',
  ],
  [/\bcall[s]?[- ]to[- ]actions?\b/g, 'cta'],
  [/\bcalls? to\b/g, 'cta'],
  [/\bctas\b/g, 'ctas'],
  [/\b(?:i|we) (?:don't|do not|didn't) (?:really )?(?:want|need) (?=(?:the|this|that|any|my|a|an) )/g, 'dislike '],
  [/\b(?:don't|do not|didn't) (?:really )?(?:like|love) (?=(?:the|this|that|any|my|a|an) )/g, 'dislike '],
  [/\b(?:not|isn't|aren't) (?:really |very )?(\w+) enough\b/g, 'more $1'],
  [/\b(?:i|we) (?:really )?(?:hate|dislike) (?=(?:the|this|that) )/g, 'dislike '],
  [
    /\b(?:don't|do not|never|shouldn't) (?:mention|say|include|show|use|name|tell|voice|talk about|(?:have|want|need)(?= (?:the|a|an|any|my|so many)\b))\b/g,
    'remove',
  ],
  [
    /\b(?:take|leave|cut|edit) (?:out )?(?=(?:the |all |any |my )*(?:price|cost|feature|cues?|cta|claims?|visual|camera|emoji))/g,
    'remove ',
  ],
  [
    /\b(?:get rid of|take out|leave out|cut out|take away|throw out|do away with|drop|delete|lose|strip|omit|erase|eliminate|removing|removed|dropping|ditch|kill|skip|scrap)\b/g,
    'remove',
  ],
  [/\b(?:put in|throw in|work in|include|insert|mention|incorporate|adding|bring up|give it|slip in)\b/g, 'add'],
  [
    /\b(?:new|another|different|other|rewrite|rework|redo|redraft|rephrase|reword|fix|improve|improved|better|swap(?: out)?|replace|switch(?: up)?|modify|update|alter|changing|changed|fresh|stronger|strengthen|punch up|revise|adjust)\b/g,
    'change',
  ],
  [/\bspecs\b/g, 'features'],
  [/\b(?:visual|camera) (?:cues?|directions?|notes?)\b/g, 'visual cues'],
]

const SMALL = new Set(
  `abit small lil wee a an the it its it's this that these those my our me i us we you your please pls plz just bit little slightly somewhat lot way much really very quite kind sort of
some any make makes making made can could would will should be is are was sound sounds feel feels more-or-less so let's lets want wants need needs like give get
to with for in on at and also then maybe perhaps try i'd id im i'm have has now okay ok hey hi thanks thank if possible even there here script video text piece whole
super kinda think thinks`.split(/\s+/),
)

/** The words of a wish that carry it: small letters, one word for each family, small words gone. */
export function wishWords(text: string): string[] {
  return plainWords(text).filter((word) => !SMALL.has(word))
}

/** The same before small words go: where "as", "for" and "to" still tell something. */
export function plainWords(text: string): string[] {
  let said = text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\b(dont|cant|wont|didnt|doesnt|isnt|shouldnt|couldnt)\b/g, (word) => `${word.slice(0, -1)}'t`)
  for (const [family, word] of SAME) said = said.replace(family, word)
  return said.match(/[\p{L}\p{N}$€£]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? []
}

/** Two words are one where they only differ in a plural or "-er": "hooks" is not "hook", since it asks for a list. */
export function sameWord(a: string, b: string): boolean {
  return a === b || (a.length > 4 && b.length > 4 && (a === `${b}s` || b === `${a}s`) && !a.startsWith('hook'))
}
