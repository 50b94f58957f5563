import { checkText, endDatesIn } from '../check'
import { upperFirst } from '../language/grammar'
import { dropProfanity } from '../language/profanity'
import { keptBy } from '../language/remembered'
import { cleanField, FIELD_CAPS } from '../language/sanitise'
import { SMALL_NUMBERS } from '../language/small-numbers'
import { tidy } from '../language/tidy'
import { isEnglish } from './is-english'
import { baseVerb, isEnglishWord } from './lexicon'
import { correctSpelling } from './spelling'
import { rewritten, type Rule, writeOut } from './texting'
import { speechCase } from './speech-case'

const IMPERATIVE =
  /^(?:please |just |now |go |so |then |don't forget to |be sure to |make sure (?:to |you )?)*(?:shop|tap|grab|get|click|buy|order|add|check|try|save|comment|share|send|follow|see|find|pick|take|look|watch|discover|visit|learn|start|treat|upgrade|join|ask|tell|choose|hit|press|swipe|scroll|open|use|claim|go|head|come|have|snag|score|pre-?order|book|browse|explore|view|bag|own|bring|give|make|message|read|compare|drop|tag|let|put|browse|pop|peek|meet|wear|keep|enjoy|say|stop|stock|request|call|text|reserve|schedule|sign|enroll|enrol|download|install|register|subscribe|apply|contact|write|plan|play|secure|rent|hire|switch|plant|cook|feed|listen|watch|secure|reach|speak|talk|chat|ping|swing|drive|ride|walk|run|pack|build|create|design|customi[sz]e|personali[sz]e|reorder|restock|renew|unlock|redeem|activate|donate|support|vote|win back|fix|clean|protect|gift|surprise)\b/i

/** An offer calls without a verb: "First box half off". */
const OFFER = /\b(?:off|free|half|code|save)\b|[%$]/i

const MAX_CALL_WORDS = 26
/** Nothing may lead out of the app, but that there is a link stays: "I've put the link in my bio" names it in its own clause. (REDIR-01) */
const LINK_ELSEWHERE =
  /(?:^|(?<=[\p{L}\d!?])(?<! (?:the|my|our|your))(?:, | (?!(?:the|my|our|your) (?:shop )?links?))|(?<=[.!?] ))(?:(?:and )?(?:please |just |go )*(?:see|check(?: out)?|tap|cli[ck]k?(?: on)?|klik|hit|find|use|follow|visit|open|press|(?:have a )?look at|go to|head to|(?:you(?:'ll| can)? )?find) )?(?:(?:through|via|at|with|by|from|using|on|the|my|our|your|product) )*(?:shop )?links?(?:'s)?(?: (?:for|to) (?:\p{L}+ ){1,2}?| (?:is |are )?)(?:in|na|en) (?:the |my |our )?(?:bio|profile|comments?|description)(?:,? (?:and (?=\p{L}))?|(?=$|[.!]))/giu
/** "Find it in my bio" */
const PROFILE = /\b(?:in|from|via) (?:the |my |our )?(?:bio|profile)\b(?! (?:pic|photo|name))/gi

const LINK_WORDS = "The link's right here"
const BARE_LINK = /^(?:(?:the |my |shop |product )*link|the link's right here)[.!]*$/i
/** What stands behind the link belongs to what is asked for: "Get yours. The link's right here. before Friday" */
const LINK_AND_WHEN =
  /^((?:(?!\. ).)*?)(?:\. )?The link's right here\. ((?:for|if|before|until|when|while|because|to) .+?)[.!]*$/i

/** What is asked for stays without the name of the place outside of the app: "on our website" is "online". (REDIR-01) */
const ELSEWHERE =
  /\b(?:on|at|from|via|through|in) (?:(?:our|the|my) (?:own )?(?:web ?site|site|web ?shop|online (?:shop|store))|web ?site|web ?shop|(?:https?:\/\/|www\.)*[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|net|org|shop|store|io|co|biz|info|uk|ie|au|nz|ca|in|za|eu|de|fr|nl|se|no|dk|example)(?:\/\S*)?)(?=$|[\s,.!])/gi
/** "on my Etsy page" */
const SHOP_NAME =
  /\b(on|in|at|from|via) (my|our|the) (?:etsy|amazon|ebay|shopify|depop|vinted|folksy|gumroad|walmart|big ?cartel|not on the high street)(?: (?:store|shop|page|profile))?(?=$|[\s,.!])/gi

const OTHER_APP = '(?:[Ww]hats ?[Aa]pp|WHATSAPP|[Ii]nsta(?:gram)?|IG|[Tt]elegram|[Mm]essenger|[Ii]nbox|DMs?|dms?)'
const BY_APP = new RegExp(String.raw`\b(?:on|via|through|in|by|to) (?:the |my |our )?${OTHER_APP}\b`, 'gu')
const TO_APP = new RegExp(
  String.raw`(?:[Ss]end (?:me |us )?(?:an? )?)?(?:\b(?:DM|[Dd]m) (?:or|and) )?(?<!\d ?|\p{L}|\b(?:no|por|en|al) )(?:${OTHER_APP}|PM|[Pp]m)(?![\p{L}'’])(?! is\b)(?: (?:me|us|we|karo|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?!\p{L}))?(?: \d[\d ]{2,}\d)?`,
  'gu',
)

/** A message to another app is asked for here: "dm to order, we courier anywhere" loses only the place. (REDIR-01) */
function inThisApp(typed: string): string {
  const here = `message ${/\b(?:us|we|our)\b/i.test(typed) ? 'us' : 'me'} here`
  return rewritten(typed.replace(BY_APP, 'here').replace(TO_APP, ' message here '), aroundHere(here)).trim()
}

const aroundHere = keptBy((here: string): readonly Rule[] => [
  // "WhatsApp thabo or me"
  [
    /\bmessage here +(\p{L}{3,}) (or|and) (me|us)\b/giu,
    (_, name: string, joint: string, seller: string) => `message ${upperFirst(name)} ${joint} ${seller} here`,
  ],
  [
    /\b(?:call|write|chat|message)(?: to)?(?: (?:me|us|we))? here\b|\bmessage (?:me|us)(?= (?:for|to|on)\b|[.,!]|$)/gi,
    here,
  ],
  [/ {2,}/g, ' '],
  [/(?<=\b(?:me|us) here) (?:2|for) (?=(?:order|buy)\b)/gi, ' to '],
  [/(?<=\b(?:me|us) here) (?=(?:an?|the|my|ur|your) |\p{Lu}{3,}(?!\p{Ll}))/gu, ' with '],
  [/(?<=\bhere to order) (?=(?:we|i|i'll|free|delivery|no|pay)\b)/gi, ', '],
  [/(?<=\p{L})(?<!\b(?:or|and|please|pls|just|to|then|now)) (?=(?:call or )?message (?:me|us) here)/giu, ', '],
  [/\b(order|book|buy)( now)? here\b/gi, (_, verb: string, now = '') => `${here} to ${verb.toLowerCase()}${now}`],
  [/ (?=[.,!]|$)/g, ''],
])

/** What a spoken call lacks in a typed one. */
const SPOKEN: readonly Rule[] = [
  [/\bpg\b/gi, 'page'],
  [/\bin (comments|shop)\b/gi, 'in the $1'],
  [/\b(for|from) link(?=$|[,.])/i, '$1 the link'],
  [
    /^(order|book) (?:by |via |thru |through )?(?:msg|message|dm|inbox)\b/i,
    (_, verb: string) => `message me to ${verb.toLowerCase()}`,
  ],
  // "cairo & giza 2 days"
  [
    /, (\p{L}+(?: (?:and|&) \p{L}+)?) (\d(?: ?[-–] ?\d)?) days$/iu,
    (whole, places: string, days: string) => {
      const names = places.split(/ (?:and|&) /)
      return names.some((name) => isEnglishWord(name.toLowerCase()))
        ? whole
        : `. ${names.map(upperFirst).join(' and ')}, ${days.replace(/ ?[-–] ?/, ' to ')} days`
    },
  ],
  // "it's cheaper and tap the cart": the reason ends there
  [
    /\bit'?s (\p{L}+er),? (?:and|n) (click|grab|hit|press|tap)(?= )/giu,
    (_, how: string, verb: string) => `it's ${how}. ${upperFirst(verb)}`,
  ],
  [/^see set\b/i, 'see the set'],
  [/\bs\/m\/l\b/gi, 'S, M or L'],
  [/^ships (?=\p{Lu}(?!.*\bwide\b))/u, 'ships to '],
  [/(?<=\b(?:NL|DE|AT|FR|LU|UK) (?:and|or) )be\b/g, 'BE'],
  [/\b(?:msg (?=(?:me|us|for)\b)|app (?=(?:me|us)\b))/gi, 'message '],
  [/ w$/i, ' with'],
  [/\b(check|tap|see) (yellow|orange) (?=basket|cart|bag)/gi, '$1 the $2 '],
  [/\b(before|for|this) long weekend\b/gi, '$1 the long weekend'],
  // "save for bday gift list"
  [
    /^save (?:(?:this|it) )?for (?=(?:(?:birthday|christmas|wedding|holiday) )?(?:gift|wish) ?list\b)/i,
    'save it for your ',
  ],
  [
    /(^|, )first (class|lesson|month|week|session|visit) free$/i,
    (_, before: string, what: string) => `${before === '' ? 'y' : '. Y'}our first ${what} is free`,
  ],
  [/^see online\b/i, 'see it online'],
  [/^first (?=(?:box|order|month|class|lesson|bag|bottle) (?:ships|is|comes|arrives)\b)/i, 'your first '],
  [
    /^(?:on )?(?:play ?store|google play) (?:and|or) (?:the )?app ?store\b/i,
    "it's on the Play Store and the App Store",
  ],
  [
    /^(check|see|use|grab|get|download|try|read|open) (?=(?:size|fit|care|style) guide\b|(?:template|pattern|kit|set|bundle|app|guide|planner|spreadsheet|tracker|printable|pdf)(?:$|[,.]))/i,
    '$1 the ',
  ],
  [/\b(\d+)[- ]day (?=returns?\b)/gi, '$1-day '],
  [
    /, (?=ships (?:from|to|in|next|same|within|all over|across|worldwide|anywhere)\b|free (?:pick ?up|exchanges|returns|shipping|delivery|postage)\b|\d+-day returns\b)/gi,
    '. ',
  ],
  [/(?<=\. )(?:ships|free)\b/g, upperFirst],
  [/, (?=(?:cheaper|quicker|quieter|easier|faster) (?:and|n) \p{L}+er$)/giu, ", it's "],
  [/\bpdf\b/gi, 'PDF'],
  [/^code (\S+), (\d+) off$/i, 'code $1 gets you $2 off'],
  [/\btik ?tok ?shop\b/gi, 'TikTok Shop'],
  [/(\d+)[ -]day (?=(?:free )?trial\b)/gi, '$1-day '],
  [
    /^((?:get|book|schedule|claim|request|start|reserve|download|install|try|grab) )(?=(?:(?:free|\d+-day|first) )*(trial|offer|app|quote|appointment|lesson|call|consult(?:ation)?|demo|spot|seat|visit|session|sample|estimate)\b)/i,
    (_, verb: string, thing: string) => `${verb}${/^(?:trial|offer|app)$/i.test(thing) ? 'the' : 'your'} `,
  ],
  [/^(download|try|install) free(?=$| (?:on|in|for|today|now)\b)/i, '$1 it free'],
  [/^\$?(\d+\.\d\d) (?:once|one[ -]time)\b/i, "it's $1, one time"],
  [
    /^buy (\d) get (\d)(?= free\b| ends\b|$)/i,
    (_, first: string, second: string) => `buy ${SMALL_NUMBERS[Number(first)]}, get ${SMALL_NUMBERS[Number(second)]}`,
  ],
  [/\bill (?=send|give|help|show|make|be|get|ship|reply)/g, "I'll "],
  [/^code (?=\S+ (?:for|at) )/i, 'use code '],
  [/\b1 (?=(?!jan|feb|mar|apr|may\b|june?\b|july?\b|aug|sept?|oct|nov|dec)\p{L})/giu, 'one '],
  [
    /(?:^|, )(?:the |product |shop )*links?(?:'s| is| are)? (below|here|right here)$/i,
    (found, place: string, _: unknown, whole: string) =>
      `${/^(?:if|when|once|before) /i.test(whole) ? ', the' : found.startsWith(',') ? '. The' : 'The'} link's ${place.toLowerCase()}`,
  ],
  [/^links? (?:is )?below, (?:and )?(\p{L})/iu, (_, first: string) => `the link's below. ${first.toUpperCase()}`],
  [/\boff first (?=\p{L}+$)/giu, 'off your first '],
  [/(?<=\b(?:now|today)) (?=(?:half|\d+ percent) off\b|free\b|(?:cash|pay) on delivery\b)/gi, ', '],
  // "get the app it's free", "Mother's Day is May 11 order now": two sentences in one.
  [
    /(?<=^\p{L}+ \S.*\S)(?<!,|\b(?:before|while|because|if|when|until|till|since|that|and|so|but|or|where|why|how|who|whom|which|what|like|as|once|after))(?= (?:it's|they're) )/iu,
    ',',
  ],
  [
    /(?<=\S.*\s\S*[\p{L}\d])(?<!\b(?:to|and|or|can|should|you|i|we|will|please|just|so|then|don't|the|my|our|your|this|a|from))(?= (?:order|shop|book|buy|call|apply) (?:(?:now|today)$|before ))/iu,
    ',',
  ],
  // "message us today last 40 pieces"
  [/(?<=\p{L})(?<!\b(?:the|my|our|your|these|and|only|of|at|on|in|for|from|as))(?= last \d)/giu, ','],
  [
    /\b(same|next) day (?=(?:appointment|booking|collection|delivery|dispatch|pick ?up|quote|service|slot|visit)s?\b)/gi,
    '$1-day ',
  ],
  [/\bfor (?=(?:same|next)-day (?:appointment|booking|quote|slot|visit)(?:$|,))/gi, 'for a '],
  [/^code (\S+) (?=ends )/i, 'use code $1, it '],
  [/\bcome shop (?=\p{Lu}?\d)/iu, 'come to shop '],
  // "pay on delivery accra and kumasi"
  [
    /\bdelivery (\p{L}{4,})(?: (and|or) (\p{L}{4,}))?(?=$| only$)/iu,
    (found, place: string, joint?: string, other?: string) =>
      [place, other ?? place].some((word) => isEnglishWord(word.toLowerCase()) || /wide$/i.test(word))
        ? found
        : `delivery in ${upperFirst(place)}${joint === undefined ? '' : ` ${joint} ${upperFirst(other ?? '')}`}`,
  ],
  [/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?=s?\b)/g, upperFirst],
  [/^(?:tekan|klik|click|tap) (?:the )?(?:beg|keranjang) kuning(?= |$)/i, 'tap the yellow basket'],
  [/^(beg|keranjang) kuning$/i, (_, basket: string) => `tap the ${basket.toLowerCase()} kuning`],
  [/^yellow (?:basket|cart)$|^(?:basket|cart) below$/i, 'tap the cart below'],
  // "before tonight's bath"
  [/^(?=(?:before|in time for) (?!you )[a-z']+)/i, 'get yours '],
  // "Order now, 2 year guarantee"
  [
    /(^|, | and | with )(?:an? )?(\d+)[ -](year|yr|month|day)s? (guarantee|warranty)(?: incl(?:uded|\.)?)?(?=, |$)/gi,
    (_, before: string, count: string, unit: string, what: string) =>
      `${before === '' ? '' : '. '}You get a ${count}-${unit.toLowerCase().replace('yr', 'year')} ${what.toLowerCase()}`,
  ],
]

/** What calls in other languages ask for. */
const IN_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\b(?:kuning|yellow|amarill[oa])\b/i, 'Tap the yellow basket'],
  [/\b(?:oranye|orange|naranja|laranja)\b/i, 'Tap the orange basket'],
  [/\b(?:whats ?app|wsp|dms?|pm|inbox)\b/i, 'Message me here'],
]
/** "klik keranjang kuning ya", "pide la tuya x whatsapp": the plain English call, empty where none is certain; undefined for a call in English. */
export const fromOtherLanguage = (typed: string): string | undefined =>
  typed.trim() === '' || isEnglish(typed) ? undefined : (IN_ENGLISH.find(([words]) => words.test(typed))?.[1] ?? '')

/** "shop link": that there is a link is said by a line of the writer's own. */
export const isBareLink = (call: string) => BARE_LINK.test(call.trim())

/** "12 V" asks for nothing. */
export const isMeasureAlone = (call: string) => /^\d[\d.,]* ?\p{L}{0,2}$/u.test(call.trim())

/** A sentence of a call with the words that a typed one lacks. */
export const spokenCall = (sentence: string) =>
  sentence.replace(/^(.*?)([.!?…]*)$/su, (_, words: string, end: string) => upperFirst(rewritten(words, SPOKEN)) + end)

/**
 * The seller's own call to action in whole sentences: case and marks are repaired, flagged parts go. Starts with a capital and has
 * no end mark, so that frames can go on after it. Undefined where nothing usable remains.
 */
export function repairCallToAction(typed: string, isService = false): string | undefined {
  const english = fromOtherLanguage(typed)
  if (english !== undefined) return english || undefined
  if (isMeasureAlone(typed)) return undefined
  const clean = correctSpelling(
    writeOut(
      dropProfanity(
        cleanField(
          (isService || !blocksIn(typed).some(({ rule }) => rule === 'REDIR-01') ? typed : inThisApp(typed))
            .replace(/\s*=\s*/g, ', ')
            .replace(/^pop over to our (?:web ?)?site and /i, '')
            .replace(ELSEWHERE, 'online')
            .replace(
              SHOP_NAME,
              (_, at: string, whose: string) => `${/^(?:from|via)$/i.test(at) ? 'from' : 'in'} ${whose} shop`,
            ),
          FIELD_CAPS.callToAction,
        ),
      ),
    )
      .replace(
        LINK_ELSEWHERE,
        (_, at: number, all: string) =>
          `${at === 0 ? '' : /[.!?] $/.test(all.slice(0, at)) ? '' : '. '}${LINK_WORDS}. `,
      )
      .replace(
        LINK_AND_WHEN,
        (_, call: string, when: string) =>
          `${call === '' ? '' : `${call} ${when}. `}${LINK_WORDS}${call === '' ? ` ${when}` : ''}`,
      )
      // "link in bio lah"
      .replace(/(The link's right here)\. (\p{L}{2,})[.!]*$/iu, '$1, $2')
      .replace(PROFILE, 'right here')
      .replace(/(?<=\bnear you) online\b/i, ''),
  ).replace(
    /\bits (?=(?:in|on|here|back|free|yours|still|not|only|just|all)\b|(?:(?:under|over|midnight|summer|winter|too|yours?|free|worth)\b|\$?\d))/gi,
    "it's ",
  )
  const sentences = clean
    .split(/(?<=[.!?…])\s+|\s*[;\n]+\s*|\s+[-–—]+\s+|(?<=!)/)
    .map((sentence) => ({
      text: sentence.replace(/^[\s.,:;!?*"'–—-]+|[\s.,:;!?…*"'–—-]+$/g, ''),
      isQuestion: /\?[!?]*$/.test(sentence.trim()),
    }))
    .filter(({ text }, _, all) => /\p{L}{2}/u.test(text) && (all.length === 1 || !isForeignWord(text)))
    .flatMap(({ text, isQuestion }) => {
      const safe = allowed(text, isService)
      return safe === undefined || ADDRESSED.test(safe)
        ? []
        : [{ text: upperFirst(rewritten(safe, SPOKEN)), isQuestion }]
    })
  const isLong = sentences.flatMap(({ text }) => text.split(' ')).length > MAX_CALL_WORDS
  const asking = isLong ? sentences.filter(({ text }) => IMPERATIVE.test(text)).slice(0, 1) : []
  const said = (asking.length > 0 ? asking : sentences)
    .map(({ text, isQuestion }) => `${text}${isQuestion ? '?' : '.'}`)
    .join(' ')
    // "If your dad is hard to buy for. The link's right here.": the condition goes on.
    .replace(/^((?:if|when|once|before) [^.!?]*)\. The link/i, '$1, the link')
  if (said === '' || isBareLink(said)) return undefined
  const words = said.split(/\s+/).slice(0, MAX_CALL_WORDS).join(' ')
  return withCapitals(tidy(words).replace(/[.!?…:]+$/, ''), typed)
}

/** "text SPARKLE", "use code SAVE15": what has to be typed stays in capitals; PM and WhatsApp are written so. */
export const withCapitals = (said: string, typed: string) =>
  [...typed.matchAll(SENT_WORD)]
    .filter(([, word = '']) => !/^(?:NOW|TODAY|HERE|ME|US)$/.test(word))
    .reduce((text, [, word = '']) => text.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'), word), said)
    .replace(/(?<!\d ?)\b(?:dm|pm|sms)(?=s?\b)/gi, (word) => word.toUpperCase())
    .replace(/\bwhats ?app\b/gi, 'WhatsApp')
const SENT_WORD =
  /\b(?:[Tt]ext|TEXT|[Tt]xt|DM|[Dd]m|PM|[Pp]m|[Mm]essage|[Mm]sg|[Ss]end|[Ww]rite|[Ww]hats ?[Aa]pp|[Cc]omment|[Cc]ode|[Rr]eply|[Tt]ype|[Ss]ay)(?: (?:us|me|with|the word|it))* "?(\p{Lu}[\p{Lu}\d]{2,})(?![\p{Ll}])/gu

/** "Ask for Dana": capitals among small letters are names. */
function cased(part: string): string {
  const typed = part.split(' ')
  const words = speechCase(part).split(' ')
  if (words.length !== typed.length || !typed.slice(1).some((word) => /^\p{Ll}/u.test(word))) return words.join(' ')
  return words.map((word, at) => (at > 0 && /^\p{Lu}\p{Ll}+$/u.test(typed[at] ?? '') ? typed[at] : word)).join(' ')
}

/** "Gente" beside a call. */
const isForeignWord = (text: string) => /^\p{Lu}?\p{Ll}{2,}$/u.test(text) && !isEnglishWord(text.toLowerCase())
/** "Guys", "go go go": calls for nothing. */
const ADDRESSED =
  /^(?:hey |ok |okay |please )?(?:guys|everyone|everybody|friends|folks|fam|besties?|girls|ladies|people|y'all|sis|bro)$|^(\p{L}{2,})(?:,? \1)+$/iu

/** Without its flagged clauses; undefined where nothing is left that calls. */
function allowed(part: string, isService: boolean): string | undefined {
  const text = cased(part)
  const flagsIn = (words: string) =>
    blocksIn(words).filter(({ rule, matched }) => !(isService && isServiceChannel(rule, matched)))
  const flags = flagsIn(text)
  if (flags.length === 0) return text
  if (flags.some(({ rule }) => /^(?:GIVE|PRIV|HATE|REG)/.test(rule))) return undefined
  // "before the restock sells out": what it asks for stands without the pressure.
  const calm = text
    .replace(/\b(today|now) only (?=\d)/i, '$1, only ')
    .replace(/(?<=.),? (?:for )?today only$/i, '')
    .replace(/^limited (?:stock|time)[,!:]? (?=.)/i, '')
    .replace(/(?<=.)[,!:]? limited (?:stock|time)(?: only)?$/i, '')
  if (flagsIn(calm).length === 0) return upperFirst(calm)
  const clauses = text.split(/,\s+|\s+(?=(?:before|while|until|because|since|and|or)\b)/i)
  const kept = clauses
    .filter((clause) => flagsIn(clause).length === 0)
    .join(', ')
    .replace(/, (?=(?:before|while|until|because|since|and|or)\b)/gi, ' ')
    .replace(/^(?:and|or|while|because|since)\s+/i, '')
  const first = kept.split(' ')[0]?.toLowerCase() ?? ''
  const isCall = OFFER.test(kept) || IMPERATIVE.test(kept) || baseVerb(first) !== undefined
  return flagsIn(kept).length === 0 && / /.test(kept) && isCall ? kept : undefined
}

/** Whether a typed call can be said word for word: nothing in it leads out of the app or is forbidden. */
export function isAllowedAsTyped(typed: string, isService = false): boolean {
  const isElsewhere = [ELSEWHERE, SHOP_NAME, LINK_ELSEWHERE, PROFILE].some((place) => typed.search(place) >= 0)
  return (
    !isElsewhere &&
    !isMeasureAlone(typed) &&
    typed.split(/\s+/).length <= MAX_CALL_WORDS &&
    dropProfanity(cleanField(typed, FIELD_CAPS.callToAction)) === typed.trim() &&
    blocksIn(typed).every(({ rule, matched }) => isService && isServiceChannel(rule, matched))
  )
}

/** A discount or a gift is the seller's own offer: the claim check warns about it where it is shown, and it is said. */
const blocksIn = (text: string) =>
  checkText(text, 'callToAction', { facts: endDatesIn(text) }).filter(({ severity }) => severity === 'block')

/** A service is not sold in a shop inside the app: "Text us your zip" is how it is booked. */
export const isServiceChannel = (rule: string, matched: string) =>
  rule === 'REDIR-01' && /^(?:dm|pm|message|text|call|e-?mail|whats ?app)s?\b(?!.*[\d@])/i.test(matched)
