import { GENERIC_WORDS } from './name-words'
import { productNoun } from './product-nouns'
import type { ProductMention } from './types'

const MAX_TYPED = 300

/** Towns outside the United States that firms there put behind their work. */
const TOWN =
  /^(?:Aberdeen|Adelaide|Auckland|Bath|Belfast|Birmingham|Bournemouth|Brighton|Brisbane|Bristol|Calgary|Cambridge|Canberra|Cardiff|Cork|Coventry|Cornwall|Derby|Devon|Dorset|Dublin|Dundee|Edinburgh|Essex|Exeter|Galway|Glasgow|Hove|Hull|Kent|Kerry|Leeds|Leicester|Lincoln|Liverpool|London|Manchester|Margate|Mayo|Melbourne|Norwich|Oxford|Perth|Preston|Reading|Sheffield|Stirling|Surrey|Sussex|Swansea|Sydney|Toronto|Wigan|York|Motherwell|Southwell|Bakewell|Stockwell|Camberwell|Blackwell|Cromwell)$/
export const isTownWord = (word: string) => TOWN.test(word)

/** "Supper Club - Sheffield" */
const MEETING =
  /^((?:(?:The )?\p{Lu}[\p{L}'’]*(?: (?:&|and) \p{Lu}[\p{L}'’]*| \p{Lu}[\p{L}'’]*)?) ((?:Supper|Dining|Run|Running|Book|Wine|Breakfast|Cinema|Film|Gardening|Swim) Club|(?:Cookery|Cooking|Surf|Dance|Pottery|Sewing) School))(?:(?:\s[–—-]\s+|,\s+)(\p{Lu}\p{Ll}+))?$/u
/** "Queen of Clean", "King of Kleen" */
const TITLED =
  /^((?:The )?(?:Queen|King|Duke|Duchess|Prince|Princess|Lord|Lady|Count|Baron|Sultan)s? of \p{Lu}\p{L}+)(?: (.*))?$/u
const CLEANS = /\bclean|\bkleen|\b(?:dust|maid|scrub|suds|mops?|grime|shine|sparkle)\b/i
/** 'Blank Face Co. "Not Greasy"': the maker, and what is written on it. */
const COMPANY_WITH_LABEL = /^((?:\p{Lu}[\p{L}'’&]* ){1,3}(?:Co|Company))\.? ["“][^"”]{3,40}["”]$/u

const COUNTED_FIRM =
  /^((?:Two|Three|Four|Five|Six|Seven|Nine|Ten) \p{Lu}\p{L}+) (?:\p{Lu}\p{L}+ )?(Cleaning|Repairs?|Catering|Photography|Plumbing|Gardening|Landscaping|Removals|Painting|Decorating|Laundry|Moving)\b/u
const WORK_BY =
  /^(\p{Ll}[\p{Ll}' -]*(?:clean|cleaning|washing|repairs?|rental|removals?|moving|walking|sitting|grooming|tutoring)) - (\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+)\b/u
const SENTENCE_NAME =
  /^((?:Borrow|Rent|Hire|Meet|Find|Book|Swap|Lend|Feed|Walk|Fix|Wash) (?:a|an|my|your|the) \p{Lu}\p{L}+)(?= by |:|,| - |$)/u

const called = (name: string, noun: string, form: ProductMention['form'], place?: string): ProductMention => {
  const said = name.replace(/^The (?=\p{Lu})/u, 'the ')
  return { first: said, later: said, title: name, noun, isPlural: false, form, ...(place && { place }) }
}

/** A firm called by its whole name. */
export function firmName(typed: string): ProductMention | undefined {
  const text = typed.slice(0, MAX_TYPED).replace(/\s+/g, ' ').trim()
  const [, meeting = '', sort = '', town] = MEETING.exec(text) ?? []
  if (meeting !== '' && !meeting.startsWith(sort)) return called(meeting, sort.toLowerCase(), 'service', town)
  const [, titled = '', rest = ''] = TITLED.exec(text.replace(/,? (?:LLC|Inc|Ltd)\.?$/i, '')) ?? []
  const isFirm = titled !== '' && (/ (?:LLC|Inc|Ltd)\.?$/i.test(text) || CLEANS.test(titled))
  if (isFirm && /^(?:\p{Lu}\p{L}+(?: |$)){0,3}$/u.test(rest) && productNoun(rest.split(' ').at(-1) ?? '') === undefined)
    return CLEANS.test(titled)
      ? called(titled, 'cleaning service', 'service', rest || undefined)
      : called(titled, 'service', 'service', rest || undefined)
  const company = COMPANY_WITH_LABEL.exec(text)?.[1]
  if (company) return called(company, 'thing', 'thing')
  // "Two Buckets House Cleaning"
  const [, counted = '', work = ''] = COUNTED_FIRM.exec(text) ?? []
  if (counted !== '') return called(counted, `${work.toLowerCase()} service`, 'service')
  // "end of lease clean - SparkleMates Melbourne"
  const [, done = '', joined = ''] = WORK_BY.exec(text) ?? []
  if (done !== '') return called(joined, done, 'service')
  // "Borrow a Saree by Meenakshi: silk saree rental"
  const sentence = SENTENCE_NAME.exec(text)?.[1]
  if (sentence) return called(sentence, (sentence.split(' ').at(-1) ?? '').toLowerCase(), 'thing')
  // "photo booth hire (retro caravan) Cork / Kerry"
  const hire = /^((?:\p{Ll}[\p{L}-]* ){1,4}hire)\b(.*)$/u.exec(text)
  if (hire) return hired(hire[1] ?? '', hire[2] ?? '')
  const [, who = '', van = ''] =
    /^((?:(?:\p{L}+|\d) )?m[ae]n) (?:and|with|&|\+|n) (?:an? )?(van|truck|trailer)\b/iu.exec(text) ?? []
  if (who !== '' && text.startsWith(who.toLowerCase())) {
    const noun = `${who.replace('2', 'two').replace(' ', '-')}-and-${/^(?:two|2) /.test(who) ? 'a-' : ''}${van.toLowerCase()} service`
    return { first: `this ${noun}`, later: 'the service', title: noun, noun, isPlural: false, form: 'service' }
  }
  return undefined
}

function hired(noun: string, rest: string): ProductMention | undefined {
  const behind = rest.replace(/\([^()]*\)/g, ' ').trim()
  const [, maker] = /^(?:by |[–—-] )?(\p{Lu}[\p{L}'’&]*(?: (?:& )?\p{Lu}[\p{L}'’&]*){0,2})$/u.exec(behind) ?? []
  const isFirm =
    maker !== undefined &&
    (behind.startsWith('by ') || (maker.includes('&') && !maker.split(' & ').every((word) => TOWN.test(word))))
  if (isFirm) return called(maker, noun, 'service')
  return {
    first: `this ${noun}`,
    later: 'the service',
    title: noun.charAt(0).toUpperCase() + noun.slice(1),
    noun,
    isPlural: false,
    form: 'service',
  }
}

/** "Loose Brush: Watercolour for People Who Say They Can't Draw": called by what stands before the subtitle, unless that only says what it is. */
export function beforeSubtitle(typed: string): string | undefined {
  const [, name, topic = ''] =
    /^(\p{Lu}[\p{L}'’]*(?: [\p{L}'’]+){1,4}): (\p{Lu}[\p{L}'’ -]*) for (?:People|Those|Anyone|Everyone|Humans|Grown-?Ups|Adults|(?:Absolute |Total |Complete |Nervous )?Beginners|the Rest of Us)\b/u.exec(
      typed.slice(0, MAX_TYPED).trim(),
    ) ?? []
  const words = name?.toLowerCase().split(' ') ?? []
  const saysWhat =
    !TAUGHT.test(topic) &&
    productNoun(words.at(-1) ?? '') !== undefined &&
    words.slice(0, -1).some((word) => GENERIC_WORDS.has(word))
  return saysWhat ? undefined : name
}
const TAUGHT =
  /(?:ing|watercolou?rs?|embroidery|crochet|calligraphy|pottery|ceramics|photography|piano|guitar|ukulele|violin|drums|french|spanish|italian|german|japanese|yoga|pilates|chess|excel|maths?|bread|sourdough|poetry|piano|origami|astrology|tarot|python|finance|investing)$/i
