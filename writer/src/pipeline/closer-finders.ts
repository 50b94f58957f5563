import { lowerFirst, upperFirst } from '../language'
import { baseVerb, isParticiple, thirdVerb } from '../reading'
import type { CloserClass } from './closer-lines'
import type { Reading } from './reading'
import { ANIMALS, isGrave, isLooks, PASTS, type Story } from './story'

/** A thing of one class with the words for the slots of its lines. */
export interface Anchor {
  of: CloserClass
  fill: Readonly<Record<string, string | undefined>>
  isMany?: boolean
}

/** The things that last lines may return to, the strongest first; nothing where the problem is grave or about how somebody looks. */
export function* anchorsIn(story: Story, reading: Reading): Generator<Anchor> {
  if (isGrave(story.text) || isLooks(story, reading)) return
  for (const find of FINDERS) {
    const anchor = find(story)
    if (anchor) yield anchor
  }
}

type Finder = (story: Story) => Anchor | undefined

const PET = new RegExp(`\\b(my|our|the) (?:[a-z-]+ ){0,2}?(${ANIMALS})(s?)\\b(?!'s|s')(?: (\\p{Lu}\\p{Ll}+))?`, 'u')
/** "Cat shredded the couch." */
const BARE_PET = new RegExp(`(?:^|[.!?,] )()(dog|cat|puppy|kitten)(s?)(?= [a-z])`, 'i')
/** What somebody did or does by the words that follow: a deed, or a refusal ("won't eat"). Undefined where they are only mentioned. */
function deedOf(rest: string): 'deed' | 'refusal' | undefined {
  const [whole = '', refusal, verb = ''] = DOES.exec(rest) ?? []
  if (STATE.test(`${verb}${rest.slice(whole.length)}`)) return undefined
  if (refusal !== undefined) return 'refusal'
  const isVerb =
    DEEDS.test(verb) ||
    PASTS.has(verb) ||
    thirdVerb(verb) === 'sure' ||
    baseVerb(verb) === 'sure' ||
    (verb.endsWith('ed') && (isParticiple(verb) || verb.length > 6))
  return isVerb ? 'deed' : undefined
}
const DOES =
  /^ (?:who )?(?:(?:never|always|still|just|even|once|already|finally|actually|also|both|usually|constantly) )?(?:(won't|refuses?|refused|doesn't|don't|didn't|wouldn't) )?([a-z']+)/
/** Surely verbs behind the one who does it. */
const DEEDS =
  /^(?:keep|say|think|eat|bark|pull|scratch|shed|chew|dig|jump|lick|climb|drink|sleep|howl|steal|run|snore|throw|kick|spill|drop|draw|hide|laugh|cook|call|text|ask|drive)(?:e?s)?$/
/** Verbs of what somebody is, has, feels or goes through. */
const STATE =
  /^(?:was|were|is|are|be|can|can't|cannot|had|have|has|couldn't|wasn't|weren't|hadn't|wouldn't|became|felt|knew|needs?|needed|wants?|wanted|loves?|loved|likes?|liked|hates?|hated|lives?|lived|turns?|turned|grew|lost|fell|left|cry|cries|cried|sobbed|struggles?|struggled|worry|worries|worried|suffers?|suffered|miss|misses|missed|know|knows|understands?|understood|owns?|cares?|work|works|fit|fits|fails?|failed|died|disappeared)(?: |$)|^g(?:ets?|ot) (?!up |into |out )/

/** "our dog", not "the dog" of somebody else, and not one that is gone. */
const pet: Finder = ({ text, isBody, isForPets }) => {
  const found = PET.exec(text) ?? PET.exec(lowerFirst(text)) ?? BARE_PET.exec(text)
  const [whole = '', owner, animal = '', s = '', name] = found ?? []
  if (
    whole === '' ||
    isBody ||
    NO_PET.test(text) ||
    (owner === 'the' && !isForPets && !/^(?:dog|cat|puppy|kitten)$/.test(animal))
  )
    return undefined
  const deed = deedOf(text.slice((found?.index ?? 0) + whole.length))
  if (deed === undefined) return undefined
  const isMany = s !== '' || /^(?:hens|chickens|koi)$/.test(animal)
  const who = name !== undefined && s === '' ? name : `the ${animal.toLowerCase().replace('golden ', '')}${s}`
  return {
    of: 'pet',
    isMany,
    fill: deed === 'deed' ? { D: who, upD: upperFirst(who) } : { T: who },
  }
}
const NO_PET =
  /\b(?:ran (?:away|off)|missing|escaped|neighbou?r'?s?|stranger|shelter|sick|ill|limp\w*|vet|(?:don't|didn't) (?:have|own|even have) a)\b/i

const GROWN =
  'husband|wife|hubby|partner|boyfriend|girlfriend|fiance|fiancé|fiancée|mom|mum|mother|dad|father|parents|sister|brother|mother-in-law|father-in-law|sister-in-law|brother-in-law|in-laws|grandmother|grandma|grandpa|grandfather|uncle|aunt|cousin|nephew|niece|roommate|roommates|best friend|friend|friends'
const OUTSIDERS =
  'boss|manager|coworker|coworkers|colleague|colleagues|teacher|coach|landlord|landlady|accountant|dentist|podiatrist|vet|stylist|hairdresser|barber|trainer|neighbor|neighbour|neighbors|groomer|hygienist|HOA|barista|physical therapist|physiotherapist'
const CHILDREN =
  '\\d(?:st|nd|rd|th) grader|\\w+ grader|son|daughter|kid|kids|toddler|baby|twins|teenager|teen|grandson|granddaughter|grandkids|\\w+-year-old|\\d+-year-old'
const WHO = new RegExp(
  `(?:\\b(my|our|the)|(?:^|[.,;] )(?:and )?(?:then )?) ?(?:(?!my|our|the|and|or|in|on|at|of|is|was|with|for|to|from|host)[a-z\\d-]+ ){0,2}?\\b(?:(${GROWN})|(${OUTSIDERS})|(${CHILDREN}))\\b(?!['’]|-|[- ]in[- ]law)`,
  'gi',
)
const BAD_BLOOD =
  /\b(?:ex|fired|cheat\w*|hit me|yell\w*|scream\w* at|fight|fought|moved out|left me|court|lawyer|police|sued)\b/i
/** "gave my nephew" */
const FOR_WHOM = /\b(?:for|gave|give|given|buy|bought|get|got|getting)\s*$/i
/** "my mother-in-law asked if it was a yoga mat" */
const REMARKS =
  /^ (?:(?:just|always|still|even|also|actually) )?(?:asks?|asked|says?|said|notices?|noticed|laughs?|laughed|points?|pointed|jokes?|joked|teases?|teased|comments?|commented|complains?|complained|calls it|called it|thinks?|thought|rolls? (?:her|his|their) eyes|rolled (?:her|his|their) eyes)(?= |[.,!?]|$)/i
/** "my landlord doesn't allow candles" */
const AGAINST = /^ (?:doesn't|won't|didn't|wouldn't|does not|will not) (?:allow|let|like|want|approve)\b/i
const NEEDS = /^ (?:can't|cannot|couldn't|needs|is \d|has (?:everything|trouble))/i
const person: Finder = ({ text, isGift }) => {
  if (BAD_BLOOD.test(text)) return undefined
  for (const found of text.matchAll(WHO)) {
    const [whole, owner = '', kin, outsider, child] = found
    const rest = text.slice(found.index + whole.length)
    const noun = (kin ?? outsider ?? child ?? '').toLowerCase()
    const whose = owner.toLowerCase()
    const isNeeding = NEEDS.test(rest) || (isGift && FOR_WHOM.test(text.slice(0, found.index)))
    if (whose === 'the' && outsider === undefined && !/^(?:baby|kids|twins)$/.test(noun)) continue
    const isMany = noun.endsWith('s') && noun !== 'boss'
    const isThe = whose === 'the' || noun === 'baby' || (whose === '' && /^(?:teacher|coach)$/.test(noun))
    const who =
      outsider && /^(?:HOA|barista)$/.test(outsider) ? `the ${outsider}` : `${isThe ? 'the' : whose || 'my'} ${noun}`
    if (kin !== undefined && isNeeding) return { of: 'receiver', isMany, fill: { T: who } }
    if (child !== undefined) {
      if (REMARKS.test(rest) || deedOf(rest) === 'refusal') return { of: 'child', isMany, fill: { T: who } }
    } else if (/^(?:boss|manager)$/.test(noun)) continue
    else if (AGAINST.test(rest)) return { of: 'person', isMany, fill: { K: who } }
    else if (REMARKS.test(rest)) return { of: 'person', isMany, fill: { T: who } }
  }
  return undefined
}

/** The strongest first. */
const FINDERS: readonly Finder[] = [pet, person]
