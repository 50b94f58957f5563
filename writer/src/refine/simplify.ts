import { countSpokenWords, upperFirst } from '../language'

const LONGEST = 9

/** A sentence in plain words, cut where a speaker breathes anyway. `names` are never touched. */
export function simplified(sentence: string, names: readonly string[]): string {
  return split(plainer(sentence, names))
}

/** Shorter words for long ones. A name that holds such a word keeps it. */
function plainer(sentence: string, names: readonly string[]): string {
  const held: string[] = []
  let text = sentence
  for (const name of names) {
    if (name.length < 3) continue
    text = text.replaceAll(name, () => `\ue020${held.push(name) - 1}\ue021`)
  }
  for (const [long, short] of SYNONYMS)
    text = text.replace(long, (found) => (/^\p{Lu}/u.test(found) ? upperFirst(short) : short))
  return text.replace(/\ue020(\d+)\ue021/g, (_, at: string) => held[Number(at)] ?? '')
}

/** What a new sentence may begin with: a clause with a subject of its own. */
const CLAUSE =
  /^(?:it|it's|it'll|you|you're|you'll|they|they're|we|we're|he|she|I|I'm|I've|I'd|that|that's|this|there's|there are|nobody|nothing|the|your|my|a|an|everything|everybody|somebody|people)\b/
const CONDITION =
  /^(?:and |but |so |now |then )?(?:if|when|whenever|because|since|until|before|after|unless|while|although|as)\b/i

/** "A, so B" as "A. So B." until every piece is short enough or no safe place is left. Names, numbers and prices stay whole. */
function split(sentence: string): string {
  if (countSpokenWords(sentence) <= LONGEST || sentence.endsWith('?') || /["“”]/.test(sentence)) return sentence
  const places = [...sentence.matchAll(/, (so|but|and|which means|because|which is why) | — | and then | because /g)]
  const half = sentence.length / 2
  const usable = places
    .filter((place) => {
      const before = sentence.slice(0, place.index)
      const rest = sentence.slice(place.index + place[0].length)
      const longEnough = countSpokenWords(before) >= 2 && countSpokenWords(rest) >= 2
      // "That's because ..." has nothing to say without its reason.
      if (
        place[0] === ' because ' &&
        /\b(?:that|it|is|was|are|just|only|partly|mainly|not|but|so)(?:'s)?$/i.test(before)
      )
        return false
      // "If you cook, and many do, ..." is not cut before its consequence.
      return longEnough && !CONDITION.test(before) && (CLAUSE.test(rest) || place[0] === ' and then ')
    })
    .sort((a, b) => Math.abs(a.index - half) - Math.abs(b.index - half))
  const place = usable[0]
  if (!place) return sentence
  const opener =
    { so: 'So', but: 'But', 'which means': 'That means', 'which is why': "That's why" }[place[1] ?? ''] ?? ''
  const rest = sentence.slice(place.index + place[0].length)
  const second = opener ? `${opener} ${rest}` : upperFirst(rest)
  return `${split(`${sentence.slice(0, place.index)}.`)} ${split(second)}`
}

/** Long words and what people say instead: "long: short". Grammar stays: each pair has the same form. */
const PAIRS = `
  utilize: use, utilizes: uses, utilizing: using, utilise: use, purchase: buy, purchased: bought,
  purchasing: buying, approximately: about, additionally: also, furthermore: and, moreover: and,
  nevertheless: still, however: but, therefore: so, consequently: so, thus: so, demonstrate: show,
  demonstrates: shows, require: need, requires: needs, required: needed, sufficient: enough, numerous: many,
  individuals: people, assist: help, assists: helps, assistance: help, commence: start, commences: starts,
  terminate: end, attempt: try, attempts: tries, obtain: get, obtains: gets, acquire: get, possess: have,
  possesses: has, provide: give, provides: gives, retain: keep, retains: keeps, enables: lets, facilitate: help,
  facilitates: helps, initially: at first, subsequently: later, previously: before, currently: now,
  immediately: right away, frequently: often, occasionally: sometimes, constantly: always, entirely: all,
  completely: fully, particularly: mostly, in order to: to, due to the fact that: because,
  at this point in time: now, in the event that: if, a large number of: many, the majority of: most,
  with regard to: about, as well as: and, prior to: before, subsequent to: after, for the purpose of: for,
  is able to: can, are able to: can, has the ability to: can, in addition to that: and, in addition: also,
  beverage: drink, beverages: drinks, residence: home, vehicle: car, exterior: outside, interior: inside,
  difficult: hard, simplify: ease, component: part, components: parts, functionality: use, alternative: choice,
  beneficial: good, optimal: right, solution: fix, ensures: makes sure, eliminate: end, eliminates: ends,
  construct: build, constructed: built, modify: change, perceive: see, inquire: ask, observe: see, select: pick,
  selected: picked, indicate: show, indicates: shows, accomplish: do, remainder: rest, portion: part,
  regarding: about, concerning: about, ascertain: find out, anticipate: expect, appreciate: like,
  complicated: hard, convenient: easy`

const SYNONYMS = PAIRS.split(',').map((pair): [RegExp, string] => {
  const [long = '', short = ''] = pair.split(':').map((word) => word.replace(/\s+/g, ' ').trim())
  return [new RegExp(`\\b${long}\\b`, 'gi'), short]
})
