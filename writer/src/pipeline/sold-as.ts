import type { ScriptBrief } from '@reelwright/shared'
import { upperFirst } from '../language'
import { isEnglishWord, isGerund, productNoun, readName, type ProductMention } from '../reading'

/** One of these words is a sure sign of lessons. */
const LESSONS = /\b(?:lessons|modules|self[- ]paced|live class(?:es)?|enrol(?:l|ment)?)\b/i
const APP_SIGNS =
  /\b(?:ios|android|iphone|app store|google play|download|apps?|offline mode|dark mode|sync(?:s|ed)?|widgets?|log ?in|exports?|dashboard|ai)\b/i

/** Two of these words are a sure sign of work that people come to do. */
const WORK_SIGNS: readonly RegExp[] = [
  /\d ?(?:\/|per |an? )(?:hr|hour|h|visit|call-?out)\b/i,
  /\b(?:trained|insured|vetted|certified) (?:and \p{L}+ )?(?:staff|team|cleaners?|tech(?:nician)?s?|crew|people)\b/iu,
  /(?:^|\| |and )(?:licensed|bonded)\b|\bbonded\b/i,
  /\b(?:same|an?|one|our|the|your) (?:tech(?:nician)?|cleaner|plumber|electrician|groomer|mechanic|locksmith|gardener)\b/i,
  /\bsame[- ]day (?:service|appointments?|call-?outs?)\b/i,
  /\bbook (?:online|your (?:first )?(?:cleaning|visit|appointment|slot)|a (?:visit|slot))\b/i,
  /\b(?:I|we) (?:come|arrive|visit|drive|travel|go) (?:to|in|out|by|and|anywhere|when|within|free)\b|\bwe (?:come|visit)\b/i,
  /\b(?:I|we) (?:film|service|fix|repair|clean|snap|weld|open|match|present|handle|inspect|cover|collect|speak)\b(?! (?:it|them|each|every)\b)/i,
  /\byou (?:send|drop|come|bring|approve)\b|\bdrop it off\b|\bsend us (?:the|your|a photo)\b|\bbook (?:a|your|on|in|before)\b/i,
  /\| from (?!.*\b(?:piece|pc|pcs|roll)\b)|\bper (?:session|hour|visit|quarter)\b/i,
]
/** Names of work that is done with a thing. */
const WORK_NAME =
  /\b(?:locksmith|servicing|signwriting|clinic|photos?|taxes|filing|removal|mobile (?:car|cat|dog|pet) wash)\b|\brepairs?(?=$|,)/i
/** A firm named for what it does with the things of its customers. */
const WORKSHOP =
  /^(?:\p{Lu}[\p{L}'’]*,? )(?:(?:\p{Lu}[\p{L}'’]*|&|and) )+(?:Digiti[sz]ing|Engraving|Framing|Repairs?|Resoling|Restoration|Reupholstery|Sharpening|Tailoring)(?=$|,| [(–—|-])/u
/** What is sold is in it. */
const HELD_IN = /\b(?:one|the|a|each|per) (tube|bottle|jar|tub|sachet|syringe|spray can)\b(?! of (?:water|wine|milk))/i
/** "Ugly Pet Portraits by Dale" */
const MADE_BY = /^(?:\p{Lu}\p{Ll}+ )+(Portraits|Drawings|Paintings|Sketches|Poems|Songs) by \p{Lu}\p{Ll}+$/u
const SOMEBODY = /^(?:lad|lass|guy|gal|dude|buddy|pal|mate|chap|fella)$/
const CAMEL = /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+/u
const PEOPLE_SIGNS = /\b(?:real person|text us|call us|we [a-z]+|our team|cpa|accountants?|filed)\b/i

/** One of these words is a sure sign of a program. */
const PROGRAM =
  /\b(?:made|built|wrote|coded|that['’]s) (?:(?:the|an|my|this) app|a thing|(?:this|it) on my phone)\b|\bcomputer science\b|\bdeveloper\b|\b(?:no|without) (?:signal|reception|data)\b|\b(?:app|play) ?store\b|\bworks on (?:a |any )?(?:chromebook|laptop)s?\b|\bdownload (?:it|free|both|before|b4|and)\b/i
/** "Envelopes by Rhonda": with one of these also what is called after a thing. */
const ONLY_PROGRAM = /\b(?:into|is|it['’]s) an app\b|\bfree version\b|\b(?:links?|connects?) to (?:your|the) bank\b/i
/** "Pennywise Jar" is no jar. */
const APP_HAD = /\b(?:put|got|downloaded|installed|opened) (?:the|this) app\b/i
/** Two of them do. */
const PROGRAM_SIGNS: readonly RegExp[] = [
  /\b(?:month|days|weeks|hums|invoices|months) free\b|\bfree\b.*\b(?:pro|plus|premium|plan|then|trial|month|mo)\b|\btry (?:it|one|two|the first)\b.*\bfree\b|\bno (?:ads|(?:credit )?card)\b|\d ?(?:\/|a |per ) ?(?:month|mo|mth|mån|monat|mes|bln|bulan)(?!\p{L})/iu,
  /\bbanks?\b(?= (?:alerts|login|app)|.*\bconnect)|\b(?:connects?|links?)\b.*\bbanks?\b/i,
  /\bon (?:an? (?:old )?|the |your |ur |my |any )phone\b|\bother one['’]s phone\b/i,
  /\btaps? (?:yes|an?|one|once)\b|\bscanned in\b|\bchecks? off\b|\b(?:you|I|he|she) (?:can )?(?:type|typed|put in|enter)\b/i,
  /\bit (?:also )?(?:texts|buzzes|pings|nags|reminds|warns|alerts|asks|nudges)\b|\bnotifications?\b|\bshare the alert\b/i,
  /\b(?:both|everybody|everyone|grandparents|members?)\b(?: \p{L}+){0,4} (?:sees?|join|look)\b|\bsees? (?:the same|one) (?:list|week|number|bar)\b/iu,
  /\bsync(?:s|ed)?\b|\blog(?:s|ged)? ?in\b|\baccount\b|\bdashboard\b|\bwidgets?\b|\bexports?\b|\b(?:works?|runs?) offline\b|\b(?:the|your|sell your) data\b|\bcan['’]?t edit\b/i,
  /\b(?:first|early) version\b|\b(?:software|writes? code|the code|programmer)\b/i,
  /\bit (?:also )?(?:shows|sorts|splits|finds|plans|groups|reads|remembers|counts|works out|keeps count|tells you|moves|knows|writes up|fills (?:in|out)|drafts)\b|\b(?:talk|speak) into (?:your|the) phone\b/i,
]
/** What no program has. */
const MATTER =
  /\b(?:strap|collar|batter(?:y|ies)|handles?|blades?|velcro|buckle|magnets?|lid|usb|weighs?|washable|cotton|wool|wood|steel|plastic|leather|rubber|shipping|postage)\b/i
/** A program as well as paper. */
const KEPT = /\b(?:calendar|tracker|planner|journal|log|diary|scheduler|list)$/i

/** Two of these words are a sure sign of lessons. */
const LESSON_SIGNS: readonly RegExp[] = [
  /\b\d+[- ]?weeks?\b.*\b(?:programme?|batch|class(?:es)?)\b|\b(?:live|online|weekend) batch\b/i,
  /\b(?:sessions?|class(?:es)?|lessons?) (?:a|per) (?:week|month)\b|\d (?:group )?(?:sessions|lessons|classes)\b|\bsessions a week\b/i,
  /\b(?:every|each|after|in one|the (?:free |first )?(?:\p{Lu}\p{L}+ )?|our) (?:class|lesson|exercise)\b|\bclass is at\b|\b(?:group|live) calls?\b|\bhomework\b|\bmock test\b/iu,
  /\b(?:I|we) (?:teach|coach|correct|mark|cover|watch your videos)\b|\byou (?:train|practi[sc]e)\b|\b(?:students|pupils) in\b|\bnext group\b|\bgroups are\b/i,
]

const count = (signs: readonly RegExp[], text: string) => signs.filter((sign) => sign.test(text)).length

/**
 * What the words of the whole form say is sold, where the name does not say it for sure. A name of one word is a name, whatever the word means: "Simmer", "Hush".
 */
export function asSold(product: ProductMention, brief: ScriptBrief): ProductMention {
  const { productName, features, callToAction, priceText = '', story } = brief
  const head = product.noun.split(' ').at(-1)?.toLowerCase() ?? ''
  // "bossy fit squatproof no.3" does not say what it is.
  if (/^no\.?\d+$/.test(head)) return { ...product, first: 'this', later: 'it', noun: 'thing', isPlural: false }
  const [, made = ''] = MADE_BY.exec(productName)?.map((text) => text.toLowerCase()) ?? []
  if (made !== '')
    return { first: productName, later: `the ${made}`, title: productName, noun: made, isPlural: true, form: 'plural' }
  // "The Lick Lad" is a mat.
  if (SOMEBODY.test(head) && product.first.startsWith('the ')) return { ...product, noun: 'thing' }
  const [, holder = ''] = HELD_IN.exec(features.join(' | '))?.map((text) => text?.toLowerCase()) ?? []
  // "Ding-A-Ling solar-cure board repair, 60 ml", which one squeezes out of a tube
  if (product.form === 'service' && holder !== '' && count(WORK_SIGNS, features.join(' | ')) === 0) {
    const named =
      productName
        .trim()
        .split(/ [-–—|] |[,(]/)[0]
        ?.trim() ?? ''
    const first = /^\p{Lu}/u.test(named) ? `the ${named}` : `this ${named}`
    return { first, later: `the ${holder}`, title: named, noun: holder, isPlural: false, form: 'thing' }
  }
  const isObject = /^(?:thing|plural|stuff)$/.test(product.form)
  const isKept = KEPT.test(head)
  // "Kobo Track", "TallyUp Shearing"
  const isVague = product.noun === 'thing' || isKept || isGerund(head) || /\p{Lu}/u.test(product.noun)
  const isUnsure = isVague || productNoun(head) !== 'thing'
  const offered = [...features, callToAction, priceText ?? ''].join(' | ')
  const told = `${offered} | ${story ?? ''}`
  // "Veckan meal planner" keeps its noun, "Kvar" has none.
  // "typecoach kids touch typing"
  const [, coined = ''] = /^(\p{Ll}{6,}) \p{Ll}/u.exec(productName) ?? []
  const title =
    coined !== '' && !isEnglishWord(coined)
      ? upperFirst(coined)
      : (CAMEL.exec(productName)?.[0] ?? productName.split(/ [-–—|] |[,:(]/)[0] ?? '').trim()
  // "Quotewell for Trades"
  const bare = title.startsWith(`${product.first} for `) ? product.first : title
  const own = { first: bare, later: bare, title: bare, isPlural: false }
  if ((isObject || product.form === 'service') && isUnsure && count(LESSON_SIGNS, `${productName} | ${offered}`) > 1)
    return { ...product, ...own, noun: 'course', form: 'course' }
  const isProgram =
    isObject &&
    (isUnsure || ONLY_PROGRAM.test(told) || APP_HAD.test(told)) &&
    !MATTER.test(offered) &&
    ((isVague && PROGRAM.test(told)) || APP_HAD.test(told) || count(PROGRAM_SIGNS, offered) > 1)
  if (isProgram) return { ...product, ...(isKept ? {} : { ...own, noun: 'app' }), form: 'app' }
  const isWork = WORK_NAME.test(productName)
  if (isObject && count(WORK_SIGNS, offered) + Number(isWork) > (isUnsure || isWork ? 1 : 2)) {
    if (/^th(?:is|ese) /.test(product.first) && !isVague) return { ...product, form: 'service' }
    // "Lone Star Overhead Door - spring repair"
    const [, described] = productName.trim().split(/ [-–—] |, |: /)
    const read = described === undefined ? undefined : readName(described)
    return { ...product, ...own, noun: read?.form === 'service' ? read.noun : 'service', form: 'service' }
  }
  // "Reel Home Digitizing (VHS, Hi8)"
  if (isObject && WORKSHOP.test(productName)) return { ...product, ...own, noun: 'service', form: 'service' }
  const isApp = APP_SIGNS.test([...features, callToAction].join(' | '))
  // "Parlo: Spanish speaking coach"
  if (
    product.form === 'service' &&
    /\b(?:coach|tutor|trainer|therapist|assistant|planner)$/.test(product.noun) &&
    isApp &&
    /^\S+$/.test(product.first)
  )
    return { ...product, noun: 'app', form: 'app', title: product.first }
  // "Loose Brush: Watercolour for ...", with "12 short lessons"
  if (
    product.noun === 'thing' &&
    product.form === 'thing' &&
    product.first === product.title &&
    LESSONS.test(features.join(' | '))
  )
    return { ...product, noun: 'course', form: 'course' }
  // "Night Owl bookkeeping": people do it.
  if (/^(?:bookkeeping|invoicing|scheduling) app$/.test(product.noun) && PEOPLE_SIGNS.test(features.join(' | ')))
    return { ...product, noun: product.noun.replace(' app', ''), form: 'service', title: product.first }
  const name = productName.trim()
  const isName = /^\p{Lu}[\p{L}\d'&-]+$/u.test(name) && productNoun(name.toLowerCase()) === undefined
  if (!isName || product.form !== 'thing') return product
  const named = { ...product, first: name, later: name, title: name }
  return isApp ? { ...named, noun: 'app', form: 'app' } : { ...named, noun: 'thing' }
}
