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
  [/\b(?:visual|camera) (?:cues?|directions?|notes?)\b/g, 'visual cues'],
]

const SMALL = new Set(
  `abit a an the it its it's this that these those my our me i us we you your please pls plz just bit little slightly somewhat lot way much really very quite kind sort of
some any make makes making made can could would will should be is are was sound sounds feel feels more-or-less so let's lets want wants need needs like give get
to with for in on at and also then maybe perhaps try i'd id im i'm have has now okay ok hey hi thanks thank if possible even there here script video text piece whole
super kinda think thinks`.split(/\s+/),
)

/** Everyday words one letter away from a keyword: no typing mistakes. */
const NOT_MISTYPED = new Set(
  `pain pains paint paints point points same lower save saves saved saving con cal sin son ton toe log lop for fro fun ads add les mor ore lin lie lid lip lit cur cue pro pit pot com mic mid law pal pan pen one two six ten the and not new now
use see say set hot police honestly sale sales sink sinks pink peace how who out our put get got let yet end any all are bad big boy day job joy low may mom pop red run sad sea sun tea tip top toy van war way win
look book took cook hood hoop shook hooks rook prime pride slice twice prize prices prized priced one done bone gone none zone cone tones tune toned shirt shot shop sport shore
share sharp chart start smart seen scent score scenes stage stale smile style styles tall hall wall cell claim calm palm called calls clam alone long along lone
loan lung longed lounge finger longest shortest shorts longs story storm store sorry fun fund funky sunny bunny honey tunny simply sample ample temple dimple
demon memo demos send ends bend lending mending trending pending bonding hunger younger anger stronger wronger burger order border harder hotter
shouter snorter sorter porter shorten shortening sing ring king wing thing cues cure cute cube clues blues hand hands handle handles lid lids light lights right night
tight loop loops look loose hoop pool cool tool visual visuals formal normal format formats former farmer target forget cast last fast past least feast
direct direction directions personal person persons season reason legal level loyal lead load read rules rule role again gain against rapid rape tape wrap trap rhyme theme
cutting cuts cup cur put but gut hut nut audience audio calmed compile complain complaint complete simple single singer singed jungle juggle song songs sang son soon
urge urged burnt current hurt real deal detail details meal proof roof prove move love drove improve removed remover review reviews preview rewrite writer
trim train team prim grim brim train term stress dress press address extend extent intend expand expend brief belief grief chief relief`.split(
    /\s+/,
  ),
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

/** The keyword this word was meant to be: itself, or the one it misses by one letter. */
export function unmistyped(word: string, keywords: ReadonlySet<string>): string {
  if (keywords.has(word) || word.length < 3 || NOT_MISTYPED.has(word) || /\d/.test(word)) return word
  for (const keyword of keywords) {
    // Three letters are a keyword that lost one, or a word of their own.
    const isNear = word.length === 3 ? keyword.length === 4 : Math.abs(keyword.length - word.length) <= 1
    if (keyword.length >= 4 && isNear && oneLetterOff(word, keyword)) return keyword
  }
  return word
}

/** One letter missing, too many, wrong, or two neighbours swapped. The first letter is nearly always right. */
function oneLetterOff(word: string, keyword: string): boolean {
  if (word[0] !== keyword[0] || word === keyword) return word === keyword
  let at = 0
  while (at < word.length && word[at] === keyword[at]) at++
  const [restWord, restKeyword] = [word.slice(at), keyword.slice(at)]
  return (
    restWord.slice(1) === restKeyword.slice(1) ||
    restWord.slice(1) === restKeyword ||
    restWord === restKeyword.slice(1) ||
    (restWord[0] === restKeyword[1] && restWord[1] === restKeyword[0] && restWord.slice(2) === restKeyword.slice(2))
  )
}

/** Two words are one where they only differ in a plural or "-er": "hooks" is not "hook", since it asks for a list. */
export function sameWord(a: string, b: string): boolean {
  return a === b || (a.length > 4 && b.length > 4 && (a === `${b}s` || b === `${a}s`) && !a.startsWith('hook'))
}
