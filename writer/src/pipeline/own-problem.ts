import type { ScriptBrief } from '@reelwright/shared'
import { isMassNoun, pluralVerb, splitSentences, upperFirst, withArticle, withNames } from '../language'
import { isCounted } from './plain-features'
import { afterOpener, isOwned, wholeSentence } from './sentence-openers'
import { THINGS_DO, whoIn, withoutMy, withThing, withWho } from './whose-problem'
import {
  baseVerb,
  isAdjective,
  correctSpelling,
  isEnglishWord,
  isListedNoun,
  isPluralWord,
  type ProblemText,
  readProblem,
  thirdVerb,
  wholeClause,
} from '../reading'

/** The typed problem of a product without a kind: what no sentence is sure for is said as it was typed. */
export function readOwnProblem({
  painPoint,
  productName,
  targetAudience,
}: Pick<ScriptBrief, 'painPoint' | 'productName' | 'targetAudience'>): ProblemText | undefined {
  const about = whoIn(productName, targetAudience)
  const typed = withSmallWords(withSubject(withWho(withNames(painPoint.trim()), about)))
  // What is a sentence already is left alone.
  const isWhole = wholeClause(splitSentences(typed)[0] ?? '') !== undefined
  const named = isWhole && !/^it\b/i.test(typed) ? typed : withThing(typed, productName, pluralVerb)
  const text = isWhole ? named : withMarks(wholeSentence(named))
  const later = isWhole ? undefined : afterOpener(text)
  if (later !== undefined) return later
  const own = theirs(withoutOwner(withoutAdded(readProblem(text), text)), text, about)
  if (!own) return own
  // "cheap earrings = green ears"
  const [, left = '', right] = /^([^=.?!]+?) = ([^=]+)$/.exec(text) ?? []
  const second = right && readProblem(right)
  const last = left.split(' ').at(-1) ?? ''
  // "dog barks = baby up": two fragments, as they would be said.
  if (second && left.includes(' ') && thirdVerb(last.toLowerCase())) {
    const first = (readProblem(left)?.hook ?? left).replace(/ Again\.$/, '').replace(/[.!?]+$/, '')
    return fragments(own, `${first}? ${second.hook.replace(/ Again\.$/, '')}`, second.more)
  }
  if (right && isPhrase(left)) {
    const subject = isCounted(last) && !/^(?:my|the|an?|our|every|one)\b/i.test(left) ? `the ${left}` : left
    const verb = isPluralWord(last) || / (?:and|\+|&) /.test(left) ? 'mean' : 'means'
    const rest = correctSpelling(right)
      .replace(/^(kid|baby|dog|cat|husband|toddler) (up|awake|asleep)\b/i, 'the $1 is $2')
      .replace(/[.!?]+$/, '')
    return fragments(
      own,
      `${upperFirst(correctSpelling(subject).replace(/ [+&] /g, ' and '))} ${verb} ${rest}.`,
      undefined,
    )
  }
  // '"whats for dinner" every night'
  const [, said = '', rest = ''] = /^["“]([^"”]+)["”],?\s*(.*)$/.exec(text) ?? []
  if (said !== '') {
    const quoted = upperFirst(correctSpelling(said).replace(/[.!?,]+$/, ''))
    const mark = /^(?:what|who|why|how|are|is|can|do|does|where|when|did)\b/i.test(quoted) ? '?' : '.'
    return fragments(
      own,
      `“${quoted}${mark}” ${rest === '' ? '' : `${upperFirst(rest.replace(/[.!]+$/, ''))}.`}`.trim(),
      undefined,
    )
  }
  if (!own.clause?.startsWith('It ') || /^(?:it|its|it's)\b/i.test(text)) return own
  // "kicks off every blanket": of somebody whom the name or the audience tells, or said as it stands.
  const told = about && !THINGS_DO.test(text) && readProblem(`my ${about} ${text}`)
  return told && told.form === 'clause' ? told : fragments(own, `${upperFirst(own.clause.slice(3))}.`, own.more)
}

/** Words without a verb. */
const isPhrase = (text: string) => text.split(' ').length < 6 && !/\b(?:is|are|was|has|i|i'm|my)\b/i.test(text)

/** "My water pours over the door", "The grocery store coffee tastes like cardboard": no owner was typed. */
function withoutAdded(own: ProblemText | undefined, typed: string): ProblemText | undefined {
  const [, added = '', subject = ''] =
    /^(My|The) ((?:[a-z]+ ){0,2}?[a-z]+) (?=(?:(?:at|on|in) (?:the|my) [a-z]+ )?[a-z]+s )/.exec(own?.hook ?? '') ?? []
  const head = subject.split(' ').at(-1) ?? ''
  const isAdded = added !== '' && !new RegExp(`^${added}\\b`, 'i').test(typed)
  const isBare =
    added === 'The'
      ? (isMassNoun(head) && !/ (?:light|glass|iron)$/.test(subject)) || head === 'time'
      : /^(?:water|coffee|rain|snow|wind|sun|smoke|dust|sand|ice|traffic|mold|rice|soup)$/.test(head)
  if (!own || !isAdded || !isBare) return own
  const cut = (text: string) => upperFirst(text.slice(added.length + 1))
  return {
    ...own,
    hook: cut(own.hook),
    ...(own.clause && { clause: cut(own.clause) }),
    ...(own.whole && { whole: cut(own.whole) }),
  }
}

/** "my somebody drinks my wine" */
const withoutOwner = (own: ProblemText | undefined) =>
  own && /^(?:My|The) (?:some|every|any|no)(?:body|one)\b|^My people\b/.test(own.hook)
    ? {
        ...own,
        hook: upperFirst(own.hook.replace(/^(?:My|The) /, '')),
        ...(own.clause && { clause: upperFirst(own.clause.replace(/^(?:my|the) /i, '')) }),
        ...(own.whole && { whole: upperFirst(own.whole.replace(/^(?:My|The) /, '')) }),
      }
    : own

const withSubject = (typed: string) =>
  typed
    .replace(/\b(she|he|that|what|there|who)s (?=[a-z])/gi, "$1's ")
    .replace(/\b(they|you|we)re (?=[a-z])/gi, (whole, who: string) =>
      who.toLowerCase() === 'we' ? whole : `${who}'re `,
    )
    .replace(/^(?:on )?(4th|fourth) of july,? (?=\p{L})/iu, 'on the Fourth of July ')

/** Without the owner that was not typed, where it is the child's or the pet's. */
function theirs(own: ProblemText | undefined, typed: string, who: string | undefined): ProblemText | undefined {
  if (!own || who === undefined) return own
  const cut = (text: string) => withoutMy(text, typed, who)
  return {
    ...own,
    hook: cut(own.hook),
    ...(own.clause && { clause: cut(own.clause) }),
    ...(own.whole && { whole: cut(own.whole) }),
    ...(own.more && { more: cut(own.more) }),
  }
}

/** A problem that is said in these words only. */
const fragments = (
  { isSensitive, recurs, thing }: ProblemText,
  hook: string,
  more: string | undefined,
): ProblemText => ({
  form: 'noun',
  hook,
  recurs,
  isSensitive,
  isEnglish: true,
  ...(thing && { thing }),
  ...(more && { more }),
})

const CITY =
  /((?:\b(?:in|to|from|near|outside|around|leaving)|,) )(austin|dallas|houston|miami|tampa|orlando|atlanta|charlotte|nashville|memphis|denver|boulder|phoenix|tucson|las vegas|vegas|los angeles|san diego|san francisco|oakland|portland|seattle|boise|chicago|detroit|cleveland|columbus|cincinnati|milwaukee|minneapolis|omaha|tulsa|new york|brooklyn|queens|boston|philadelphia|pittsburgh|baltimore|toronto|vancouver|montreal|london|manchester|leeds|sydney|melbourne|paris|rome|berlin|madrid|lisbon|cancun)(?=$|[ ,.])/g

/** Marks and articles that are left out in whole sentences, too. */
const withSmallWords = (typed: string) =>
  typed
    .replace(/\s+[-–—]+\s+/g, '. ')
    .replace(/(?<=[\p{L}\d]),? (never again)[.!]*$/iu, '. $1')
    .replace(/(^|, )(?=took (?:\d+|two|three|four|half|an?|the whole)\b)/gi, '$1it ')
    .replace(/\bout of ([a-z]+)\b/gi, (whole, what: string) =>
      isCounted(what) && !/^(?:order|stock|line|place|town|control|date|focus)$/i.test(what)
        ? `out of the ${what}`
        : whole,
    )
    .replace(/(^|[,.] )(?=turn(?:s|ed) out (?:to be|my|the|it|i|he|she|they|that)\b)/gi, '$1it ')
    .replace(
      /(^|[.] )((?:last|this) (?:week|month|year|night|summer|winter|weekend)|yesterday|today) (?=(?:forgot|lost|broke|spent|paid|missed|bought|got|had|found|woke|dropped|spilled|ruined)\b)/gi,
      '$1$2 I ',
    )
    .replace(
      /(?<=\S+ \S+ \S+)(?<!,|\b(?:and|but|then|because|bc|that|when|if|so|like|think|thinks|say|says|said|hope|know|where|while|until|before|after|since|as|than|how|even|every time)) its (?=(?:under|in the|on the|still|already|gone|too)\b)/gi,
      ". It's ",
    )
    .replace(CITY, (_, before: string, city: string) => `${before}${city.split(' ').map(upperFirst).join(' ')}`)
    .replace(/(?<=\bin )[a-z]{4,}(?= |$)/g, (place) =>
      isEnglishWord(place) || isListedNoun(place) || place.endsWith('s') ? place : upperFirst(place),
    )
    .replace(/\bat (grandma|grandpa|mom|dad|nana)s(?=$|[,.]| )/gi, "at $1's")
    .replace(
      /^(grandma|grandpa|mom|dad|sister|brother|neighbor|husband|landlord)s (?=[a-z]+ (?:is|are|was|has|looks|smells|keeps)\b)/i,
      (_, who: string) => `my ${who.toLowerCase()}'s `,
    )
    .replace(
      /\b(?:by|in|at) (?=(?:second|first|third|last) (?:week|month|day|hour|mile|wash|wear|use|year|set|lap|song|night|bite|try|row|half|place)\b)/gi,
      '$&the ',
    )

/** The commas, full stops and small words that are left out on a phone. */
const withMarks = (typed: string) =>
  typed
    .replace(/^(?!it )((?:[a-z]+ )?[a-z]+[^s\s]s) so ([a-z]+) (?=(?:they|you|i|the|that|my|it)\b)/i, '$1 are so $2 ')
    .replace(/^(?=(?:moved|switched|retired|graduated) (?:to|into|in|last|out|from|across|back|here|away)\b)/i, 'I ')
    .replace(
      /\b(an?|the|some|my) (stranger|doctor|neighbor|coworker|friend|customer|client|landlord|guest|teacher)s (?=([a-z']+)(?: ([a-z']+))?)/gi,
      (whole, whose: string, owner: string, thing: string, next = '') =>
        isOwned(whose, thing.toLowerCase(), next.toLowerCase()) ? `${whose} ${owner}'s ` : whole,
    )
    .replace(/^(?!all|half|it|that)([a-z]+) gone (?=from|after|because|again|in )/i, (whole, what: string) =>
      isCounted(what.toLowerCase()) || what.toLowerCase() === 'deposit' ? `my ${what.toLowerCase()} is gone ` : whole,
    )
    .replace(/(\d) ?mph\b/gi, '$1 miles an hour')
    .replace(
      /^(?=(?:husky|lab|doodle|poodle|beagle|corgi|pug|chihuahua|golden|shepherd|frenchie|tabby) [a-z]+s )/i,
      'my ',
    )
    .replace(/\bpack n play/gi, 'Pack and Play')
    .replace(/^(low [a-z]+ (?:light|sign|alarm|signal)) (?=at\b|in\b|on\b)/i, 'the $1 comes on ')
    .replace(/\b(?:zzz+|lol|smh|ugh+|sigh)\b[.!]*\s*$/i, '')
    .replace(/\b(bc|because) (the|my|an?) ([a-z]+)$/i, 'because of $2 $3')
    .replace(
      /\b(afford|need|want|buy|get|find) (new|another|good|decent|better|nice|bigger|cheap) (?=[a-z]+[^s\s]$|[a-z]+[^s\s][,.])/gi,
      (found, verb: string, how: string) => (how === 'another' ? found : `${verb} a ${how} `),
    )
    .replace(/^([a-z]+ed) (?=(?:on|into|over|off|my|the|an?|out) )/i, (whole, verb: string) =>
      isAdjective(verb.toLowerCase()) || /^(?:need|speed|bed|shed)$/i.test(verb) ? whole : `I ${whole.toLowerCase()}`,
    )
    .replace(/\b(\d+) dollar (?=[a-z])/gi, '$1-dollar ')
    .replace(/\b(mother|father|valentine)s day\b/gi, (_, who: string) => `${upperFirst(who.toLowerCase())}'s Day`)
    .replace(/^([a-z]+) (?=(?:more|less|too many|too much|so many|so much) )/i, (whole, verb: string) =>
      baseVerb(verb.toLowerCase()) && !isListedNoun(`${verb}s`) ? `I ${whole.toLowerCase()}` : whole,
    )
    .replace(/^([a-z]+) full of /i, (whole, what: string) =>
      isCounted(what.toLowerCase()) ? `my ${what.toLowerCase()} is full of ` : whole,
    )
    .replace(/^([a-z]{5,}) (?=(?:is|has|keeps) )/i, (whole, what: string) =>
      isEnglishWord(what.toLowerCase()) || isPluralWord(what.toLowerCase()) ? whole : `my ${what} `,
    )
    .replace(
      /^(batter|paint|sand|sauce|coffee|gum|mud|dust|rust|mold|juice|milk|oil|glitter|flour|slime) (?=(?:on|in|under|all over) (?:the|my|every)\b)/i,
      "there's $1 ",
    )
    .replace(
      /^(roommate|husband|wife|boyfriend|girlfriend|sister|brother|mom|dad|partner) (?=(?:and i|[a-z]+s,?)\b)/i,
      (whole, who: string, at: number, all: string) =>
        / and i\b/i.test(all.slice(at + who.length, at + who.length + 6)) ||
        thirdVerb(/^\S+ ([a-z]+)/i.exec(all)?.[1]?.toLowerCase() ?? '')
          ? `my ${who.toLowerCase()} `
          : whole,
    )
    .replace(/^(\d+) (month|year|week)s?[ -]old (?=[a-z])/i, 'my $1-$2-old ')
    .replace(
      /^(\d{1,2} ?[ap]m) ((?:on|at|in) (?:(?!and )[a-z]+ )?(?!and )[a-z]+),? (?:and )?(?=(?:can'?t|don'?t|won'?t|still) )/i,
      "it's $1 $2, and I ",
    )
    .replace(
      /^(?:click track|blow dryer|tape measure|drop cloth|shop vac|wash cloth|play pen) /i,
      (found) => `a ${found.toLowerCase()}`,
    )
    .replace(/^throw (?=blankets?\b|pillows?\b)/i, 'my throw ')
    .replace(
      /^(?:up|awake) (?=.* for \d+ (?:days|weeks|months|years)\b)/i,
      (found) => `I've been ${found.toLowerCase()}`,
    )
    .replace(/\b(my|the|a|no|broken|car|home) ac\b/gi, '$1 AC')
    .replace(/\b(in|to|at|from) the er\b/gi, '$1 the ER')
    .replace(/\b(?:tsa|ups|usps|irs|hoa|dmv|tv|led)\b/g, (word) => word.toUpperCase())
    .replace(/^((?:[a-z]+ )?([a-z]+)) (?=[a-z]+ed (?:my|me|the|our)\b)/, (whole, subject: string, what: string) =>
      isCounted(what) &&
      !/^(?:client|customer|contractor|plumber|mechanic|driver|guest|tenant|stranger|my|the|our|an?|his|her|i|he|she|we|they)\b/.test(
        subject,
      )
        ? `my ${subject} `
        : whole,
    )
    .replace(
      /^(client|customer|contractor|plumber|mechanic|driver|guest|tenant|stranger|coworker) (?=[a-z]+(?:ed|s) )/i,
      'a $1 ',
    )
    .replace(
      /(^|, )((?:wore|rode|came|cried|took|missed|forgot|lost|left|spent|slept|woke|drove|threw|waited|tried|ran|paid|killed|burned|finished) (?=[a-z\d]))/gi,
      (_, before: string, found: string) => `${before}I ${found.toLowerCase()}`,
    )
    .replace(
      /^(?:caught|stuck|stranded|trapped) (?=(?:in|on|at|without)\b)/i,
      (found) => `I got ${found.toLowerCase()}`,
    )
    .replace(
      /(?<!\b(?:a|an|the|my|this|that|our|your|her|his) )\b([a-z]+ing) ([a-z]+)(?= (?:in|on|with|while|at|to|from|every|all)\b|$)/g,
      (whole, verb: string, what: string) => (isCounted(what) ? `${verb} ${withArticle(what)}` : whole),
    )
    .trim()
