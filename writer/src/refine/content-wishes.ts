import { escaped } from '../kinds'
import { cleanText, lowerFirst, sharedContent, splitSentences, tidy, upperFirst } from '../language'
import { partsAbout, saysAll, topicsOf } from './about'
import type { Part } from './anatomy'
import { partsOf } from './anatomy'
import { NO_VERB } from './grammar'
import { pieceWithout, firstClause } from './clauses'
import { withLeaning, withLine, without, withRun } from './edits'
import { placeFor } from './extending'
import { replaceWords, withoutPriceCue } from './fact-wishes'
import { asTyped, linesFor, teller } from './lines'
import { asNoted, type Person, saysI, toldOf, withoutName } from './person'
import { subjectOf, withNameKept } from './naming'
import { ownCall, ownWords, storyLast } from './offer-wishes'
import { countOf, inWords, quoted } from './reply'
import { anatomy, done, notDone, type State, type Step, withWork, wordsOf } from './state'
import { formIn, type Gender, genderOf, pronounsIn, swapOf, withPronouns, withSwap } from './swapped-words'
import { audienceLine } from './question'
import { isOfStory, isTold } from './told-sentences'
import { NUMBER_WORD, scenesIn } from './wish-details'
import type { Wish } from './wish-reading'
import {
  everySentence,
  inserted,
  type Place,
  removed,
  replaced,
  reworded,
  type Sentence,
  wholeText,
} from './working-script'

const TYPE_IT = 'Type the sentence as you would say it: add that "..."'

/** The sentences about something go, and those that only lean on them; where one clause of a sentence is about it, that clause. */
export function dropPart(state: State, about: string): Step {
  const parts = anatomy(state)
  if (
    /^\p{Lu}\p{Ll}+$/u.test(about) &&
    new RegExp(String.raw`\b(?:[Mm]y|[Oo]ur) \p{Ll}+ ${about}\b`, 'u').test(wholeText(state.work))
  )
    return dropName(state, about)
  const found = partsAbout(parts, about)
  if (found.length === 0) return notDone(`Nothing in the script says ${quoted(about)}, so nothing was taken out.`)
  const free = found.filter(({ sentence }) => !sentence.locked)
  if (free.length === 0) return notDone(`The line about ${quoted(about)} is locked, so it stayed.`)
  const kept = new Map(
    free.flatMap((part) => {
      const head = pieceWithout(part, about)
      return head === undefined ? [] : [[part, head] as const]
    }),
  )
  const whole = withCloseLeaning(
    parts,
    free.filter((part) => !kept.has(part)),
  )
  if (whole.length === parts.length)
    return notDone(`Every line is about ${quoted(about)}: nothing would be left to say.`)
  let { work } = state
  for (const [part, head] of kept) work = replaced(work, part.place, head)
  const gone = whole.filter(({ sentence }) => !sentence.locked)
  work = removed(
    work,
    gone.map(({ place }) => place),
  )
  const next = withNameKept(withWork(state, work), state)
  const left = new Set(everySentence(next.work).map(({ sentence }) => sentence.text))
  const lost = gone.filter(({ sentence }) => !left.has(sentence.text)).map(({ sentence }) => quoted(sentence.text))
  const trimmed = [...kept].map(([part, head]) => `shortened ${quoted(part.sentence.text)} to ${quoted(head)}`)
  const said = [...(lost.length > 0 ? [`took out ${countOf(lost.length, 'line')}: ${inWords(lost)}`] : []), ...trimmed]
  return done(next, upperFirst(inWords(said)))
}

/** Sentences of two or three words and those that begin with "In his good shirt" or "That one" comment on what went. */
function withCloseLeaning(parts: readonly Part[], chosen: readonly Part[]): Part[] {
  const gone = new Set(withLeaning(parts, chosen))
  parts.forEach((part, at) => {
    const before = parts[at - 1]
    const leans = /^(?:that's|that was|which|in (?:his|her|their|its)|and that)\b/i.test(part.sentence.text)
    if (before && gone.has(before) && leans && part.features.length === 0 && part.role === 'plain' && part.words <= 9)
      gone.add(part)
  })
  return parts.filter((part) => gone.has(part))
}

/** A replaces B wherever it is said and seen; articles, numbers and, where it is sure, pronouns agree. */
export function putInstead(state: State, { old, fresh }: { old: string; fresh: string }, named?: Gender): Step {
  const put = cleanText(fresh)
    .replace(/[.!?]+$/, '')
    .slice(0, 200)
  if (/^(?:me|myself|i|us|we)$/i.test(old.trim())) return toldByMe(state, put)
  if (/^(?:an?|some)? ?(?:other|another|different|new|fake|made[- ]up) name$/i.test(put))
    return notDone(`Which name? Type it: say "..." instead of ${quoted(old)}`)
  // "Change 5.2 to 5.4 kilos" changes the number, and so does "16 inch to 15".
  const [number, unit] = [
    /^(\d[\d.,]*)(?:[ -](\p{L}+))?$/u.exec(old.trim()),
    /^(\d[\d.,]*)(?:[ -](\p{L}+))?$/u.exec(put),
  ]
  if (number?.[1] && unit?.[1] && (number[2] === undefined) !== (unit[2] === undefined))
    return putInstead(state, { old: number[1], fresh: unit[1] }, named)
  const all = everySentence(state.work)
  const form = formIn(wholeText(state.work), old.trim())
  // "Three weeks" for "two weeks", where only "two" is said.
  const [, count, counted] = /^(\S+) (\p{L}+)$/u.exec(old.trim()) ?? []
  if (form === undefined && count && counted && put.endsWith(` ${counted}`) && formIn(wholeText(state.work), count))
    return putInstead(state, { old: count, fresh: put.slice(0, -counted.length - 1) }, named)
  // "A red bucket" for "blue", where "the blue bucket" is said.
  const [, kind, thing] = /^an? (\p{L}+) (\p{L}+)$/u.exec(put) ?? []
  if (form !== undefined && kind && formIn(wholeText(state.work), `${form} ${thing}`))
    return putInstead(state, { old, fresh: kind }, named)
  const sum = /\d/.test(old) ? undefined : /\d[\d.,]*/.exec(put)?.[0]
  if (form !== undefined && sum && formIn(wholeText(state.work), `${sum} ${form}`))
    return putInstead(state, { old: `${sum} ${form}`, fresh: put }, named)
  if (form !== undefined && sum && formIn(wholeText(state.work), `${form} ${put}`)) return replaceWords(state, form, '')
  if (form === undefined || put === '')
    return notDone(`${quoted(old)} is not in the script, so nothing was replaced. Name the words as they stand there.`)
  const whole = wholeText(state.work)
  const was = genderIn(whole, form === old ? old : `${old} ${form}`)
  const next = named ?? genderOf(put)
  const withName =
    next !== undefined &&
    was !== undefined &&
    was !== next &&
    /\p{Ll}$/u.test(old) &&
    /\p{Ll}$/u.test(put) &&
    !/\p{Lu}/u.test(put)
  const swap = { ...swapOf(form, old, put, whole), ...(withName && { withName }) }
  let swaps = 0
  const isFirst = () => swaps++ === 0
  const lines = all.filter(({ sentence }) => withSwap(sentence.text, swap, () => true) !== sentence.text)
  const free = lines.filter(({ sentence }) => !sentence.locked)
  if (free.length === 0)
    return notDone(
      lines.length > 0
        ? `${quoted(form)} stands in a locked line only, so it stayed.`
        : `${quoted(form)} is there already as you want it.`,
    )
  const [lead = ''] = put.split(' ')
  const echo = new RegExp(String.raw`\b(${lead}) (?=${lead}\b)`, 'giu')
  const swapped = reworded(state.work, (text) => {
    const said = withSwap(text, swap, isFirst)
    return said === text || !/^\p{L}+$/u.test(lead) ? said : said.replace(echo, '')
  }).work
  const agreed = withAgreement(
    withWork(state, swapped),
    all.map(({ sentence }) => sentence),
    form === old ? old : `${old} ${form}`,
    was,
    next,
  )
  const seen = withSeen(agreed.state, (cue) => withSwap(cue, { ...swap, fresh: swap.later }, () => false))
  const locked = lines.length - free.length
  return done(
    seen,
    `Put ${quoted(swap.fresh)} for ${quoted(form)} in ${countOf(free.length, 'sentence')}${locked > 0 ? `; ${countOf(locked, 'locked line')} stayed` : ''}${agreed.said}`,
  )
}

function withSeen(state: State, change: (cue: string) => string): State {
  const scenes = state.work.scenes.map((scene) => {
    const visualCue = change(scene.film.visualCue)
    return visualCue === scene.film.visualCue ? scene : { ...scene, film: { ...scene.film, visualCue } }
  })
  return withWork(state, { ...state.work, scenes })
}

/** Words that are names: with a capital inside a sentence, and the subject of another one. */
const namesIn = (text: string): string[] =>
  [...new Set(text.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu) ?? [])].filter((name) =>
    new RegExp(`(?:^|[.!?]\\s+)${name} \\p{Ll}`, 'u').test(text),
  )

/** Whom these words mean, by themselves or, of a name or a role, by the only pronouns there are. */
function genderIn(text: string, words: string): Gender | undefined {
  const used = (['she', 'he'] as const).filter((gender) => pronounsIn(text, gender))
  const isPerson =
    /\p{Lu}/u.test(words) ||
    /\b(?:colleague|friend|boss|customer|neighbou?r|client|teacher|doctor|baby|child|kid|partner|cousin|roommate|flatmate|coworker)\b/i.test(
      words,
    )
  return genderOf(words) ?? (isPerson && used.length === 1 ? used[0] : undefined)
}

/** Pronouns follow where the script names no one else that they could mean. */
function withAgreement(
  state: State,
  before: readonly Sentence[],
  old: string,
  was: Gender | undefined,
  next: Gender | undefined,
): { state: State; said: string } {
  const text = before.map((sentence) => sentence.text).join(' ')
  if (next === undefined || was === undefined || was === next || was === 'it' || !pronounsIn(text, was))
    return { state, said: '' }
  const others = before.some((sentence) => {
    const rest = sentence.text.replace(
      new RegExp(
        old
          .replace(/[^\p{L}\p{N} ]/gu, '.')
          .split(' ')
          .join('|'),
        'giu',
      ),
      '',
    )
    return genderOf(rest) === was
  })
  if (others) {
    const still = everySentence(state.work)
      .filter(({ sentence }) => pronounsIn(sentence.text, was))
      .map(({ sentence }) => quoted(sentence.text))
    return {
      state,
      said:
        still.length === 0
          ? ''
          : `. Whom "${was}" means in ${countOf(still.length, 'other sentence')} I cannot know, so ${still.length === 1 ? 'it stays' : 'they stay'}: ${inWords(still.slice(0, 3))}`,
    }
  }
  // "Biscuit still thinks he won" speaks of Biscuit.
  const elsewhere = new Set(namesIn(text).filter((name) => !old.includes(name)))
  const isOther = (sentence: string) => (sentence.match(/\p{Lu}\p{Ll}+/gu) ?? []).some((name) => elsewhere.has(name))
  const { work, count } = reworded(state.work, (sentence) =>
    isOther(sentence) ? sentence : withPronouns(sentence, was, next),
  )
  return {
    state: withWork(state, work),
    said: count > 0 ? `, and "${was}" is "${next}" in ${countOf(count, 'sentence')}` : '',
  }
}

const FIRST_PERSON = /\b(?:I|I'm|I've|I'd|I'll|me|my|mine|myself)\b/

function toldByMe(state: State, fresh: string): Step {
  const mine = everySentence(state.work).filter(({ sentence }) => FIRST_PERSON.test(sentence.text))
  return notDone(
    mine.length === 0
      ? `No sentence says "I", so there is nothing to tell of ${quoted(fresh)}.`
      : `${upperFirst(countOf(mine.length, 'sentence'))} ${mine.length === 1 ? 'is' : 'are'} told by you ("I"). Who did what in them I cannot know, so nothing was changed. Name the words one by one: say ${quoted(fresh)} instead of "..."`,
  )
}

const STATEMENT =
  /^(?:it|it's|they|they're|we|we're|you|you're|you'll|i|i'm|i've|he|she|he's|she's|there's|there (?:is|are)|nobody|everything|everyone)\s/i
const VERB =
  /\b(?:is|are|was|were|has|have|had|can|can't|will|won't|does|doesn't|do|don't|makes?|takes?|fits?|comes?|goes|lasts?|works?|holds?|keeps?|needs?|gets?|costs?|charges?|weighs?|starts?|runs?|bring|brings|shows?|flags?|grows?)\b/i
const MINE = /^(?:i|i'm|i've|my)\b/i

/** Says what somebody typed, or what the brief says of it; where it is said already, it moves or stays. */
export function sayIt(state: State, wish: Wish): Step {
  const { where } = wish
  const about = cleanText(wish.about ?? '')
    .replace(/[.!]+$/, '')
    .trim()
  if (about === '') return notDone('Tell me what to say.')
  const parts = anatomy(state)
  const restated =
    where === undefined && (wish.text === 'stated' || wish.text === 'say' || wish.text === undefined)
      ? (withNumber(state, about) ??
        withWord(state, about) ??
        withOtherPlace(state, about) ??
        withOtherTime(state, about))
      : undefined
  if (restated) return restated
  if (wish.text === 'stated') return notDone('')
  if (wish.text === 'quote') return added(state, about, where, wish)
  // A short number is no topic, and is not said by a line without it.
  const numbers = about.match(/\d+/g) ?? []
  const call = /^call to action$/.test(about) ? partsOf(parts, 'call').slice(0, 1) : []
  const full =
    call.length > 0
      ? call
      : parts.filter(
          ({ sentence }) => saysAll(sentence.text, about) && numbers.every((number) => sentence.text.includes(number)),
        )
  // "The hip operation" is in the sentence about the hip.
  const said =
    full.length > 0 || where === undefined || isStatement(about) || wish.text !== undefined
      ? full
      : partsAbout(parts, about)
  if (said.length > 0 && (where === 'before' || where === 'after' || where === 'in' || where === 'later')) {
    const target = spotOf(state, wish)
    const meant = said.find(({ role }) => role === 'feature') ?? said[0]
    return typeof target === 'string' ? notDone(target) : movedTo(state, meant as Part, target)
  }
  const spoken = said.filter(({ role }) => role !== 'call' || where === 'end')
  if (said.length > 0 && !(where === 'end' && /\b(?:too|as well)\b/.test(wish.text ?? ''))) {
    if (where === undefined)
      return isStatement(about) &&
        !said.some(
          ({ sentence }) =>
            sharedContent(sentence.text, about) &&
            sentence.text.toLowerCase().includes(about.toLowerCase().slice(0, 12)),
        ) &&
        topicsOf(about).length <= 1
        ? added(state, about, where)
        : notDone(`Scene ${(said[0]?.place.scene ?? 0) + 1} says that already: ${quoted(said[0]?.sentence.text ?? '')}`)
    if (call[0] && (where === 'hook' || where === 'earlier'))
      return movedTo(state, call[0], { scene: 0, sentence: where === 'hook' ? 0 : 99 })
    return moved(state, (where === 'end' ? spoken.at(-1) : spoken[0]) ?? said[0], where, about)
  }
  const near = where === undefined && isStatement(about) ? nearlySaid(parts, about) : undefined
  if (near)
    return notDone(
      `Scene ${near.place.scene + 1} says that already: ${quoted(near.sentence.text)} For other words: replace "..." with "..."`,
    )
  const widened = withPlace(state, about)
  if (widened) return widened
  const [unsaid] = state.analysis.features.flatMap((feature, at) =>
    saysAll(feature.text, about) ? [...linesFor(state, 'feature', { feature: at }), ...asTyped(state, at)] : [],
  )
  if (unsaid && (!where || where === 'earlier')) {
    const place = where === undefined ? undefined : placeIn(state, where)
    const next = withLine(state, unsaid, place).state
    return done(next, `Added ${quoted(unsaid.text)}`)
  }
  if (unsaid && where) return added(state, unsaid.text, where, wish)
  if (
    isStatement(about) ||
    wish.text === 'order' ||
    (wish.text === 'that' && (about.split(' ').length >= 3 || VERB.test(about))) ||
    ((wish.text === 'say' || wish.text === 'that') && isToBeSaid(about, where))
  )
    return added(state, about, where, wish)
  const typed = sentenceOfBrief(state, about)
  if (typed) return added(state, typed, where, wish)
  if (wish.text === 'end')
    return /^(?:the|an?|my|our|his|her)\b/i.test(about) ? endPicture(state, about) : endWith(state, spelled(about))
  return notDone(`Neither the script nor the brief has a sentence that says ${quoted(about)}. ${TYPE_IT}`)
}

/** "I'm 72" where the script says "I'm 71", "ten people" where it says "eight people": the number changes. */
function withNumber(state: State, about: string): Step | undefined {
  const [, before = '', number = '', after = ''] =
    new RegExp(String.raw`^(?:(?:.* )?([\p{L}']+) )?(${NUMBER_WORD}|\d[\d.,]*)(?: (\p{L}+))?`, 'iu').exec(about) ?? []
  const isUnit = /^(?:I'm|I am|he's|she's|std|number|age|size|level|version)$/i.test(before)
  if (number === '' || (!isUnit && after === '')) return undefined
  const counted = String.raw`(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-\p{L}+|${NUMBER_WORD})`
  const other = new RegExp(
    isUnit ? String.raw`(?<=\b${before} )(${counted})\b` : String.raw`(?<![\p{L}-])(${counted})(?=[ -]${after}\b)`,
    'iu',
  )
  const found = anatomy(state).filter(({ sentence, role }) => role !== 'price' && other.test(sentence.text))
  const [hit] = found
  const old = hit && other.exec(hit.sentence.text)?.[1]
  if (!hit || !old || old.toLowerCase() === number.toLowerCase() || found.length > 1 || hit.sentence.locked)
    return undefined
  const text = hit.sentence.text.replace(other, () => number)
  return done(
    withWork(state, replaced(state.work, hit.place, text)),
    `Scene ${hit.place.scene + 1} says ${number} instead of ${old} now: ${quoted(text)}`,
  )
}

/** "The new owners painted it blue" where the script says "grey": one word changes. */
function withWord(state: State, about: string): Step | undefined {
  const words = about.replace(/^(?:it's|it is|they're|he's|she's) /i, '').split(' ')
  if (words.length < 3 || words.length > 10) return undefined
  const found = anatomy(state).flatMap((part) => {
    const said = part.sentence.text.split(' ')
    return said.flatMap((_, from) => {
      const run = said.slice(from, from + words.length)
      const other = run.flatMap((each, at) => (bareWord(each) === bareWord(words[at] ?? '') ? [] : [at]))
      const [at] = other
      return run.length === words.length &&
        other.length === 1 &&
        at !== undefined &&
        topicsOf(run[at] ?? '').length > 0 &&
        topicsOf(words[at] ?? '').length > 0
        ? [{ part, old: run[at] ?? '', fresh: words[at] ?? '', place: from + at }]
        : []
    })
  })
  const [hit] = found
  if (!hit || found.length > 1 || hit.part.sentence.locked) return undefined
  const text = hit.part.sentence.text
    .split(' ')
    .map((each, at) =>
      at === hit.place ? each.replace(/[\p{L}\p{N}'-]+/u, () => hit.fresh.replace(/[.,!]$/, '')) : each,
    )
    .join(' ')
  return done(
    withWork(state, replaced(state.work, hit.part.place, text)),
    `Scene ${hit.part.place.scene + 1} says ${quoted(hit.fresh)} instead of ${quoted(hit.old.replace(/[.,!]$/, ''))} now: ${quoted(text)}`,
  )
}
/** "The uncle lives in Fresno" where the script says "my uncle in Glendale". */
function withOtherPlace(state: State, about: string): Step | undefined {
  const [, who = '', fresh = ''] =
    /^(?:the|my|our|his|her) (\p{Ll}+) (?:lives in|is in|is from|was in|was from|comes from) (\p{Lu}[\p{L}'-]+)$/u.exec(
      about,
    ) ?? []
  const place = new RegExp(String.raw`(?<=\b${escaped(who)} (?:in|from) )\p{Lu}[\p{L}'-]+`, 'u')
  const hit =
    who === ''
      ? undefined
      : everySentence(state.work).find(({ sentence }) => !sentence.locked && place.test(sentence.text))
  const old = hit && place.exec(hit.sentence.text)?.[0]
  return old === undefined || old === fresh ? undefined : putInstead(state, { old, fresh })
}

const TIMES = [
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/gu,
  /\b(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?\b/gu,
  /\b(?:19|20)\d\d\b/gu,
]

/** "The party was in October" where the script has it in September. */
function withOtherTime(state: State, about: string): Step | undefined {
  const [, what = '', when = ''] =
    /^(.{3,60}?) (?:was|is|were|are|happened|took place) (?:in|on) (\p{Lu}\p{Ll}+|\d{4})$/u.exec(about) ?? []
  const kind = TIMES.find((times) => when !== '' && when.match(times))
  const hits = kind
    ? partsAbout(anatomy(state), what).filter(
        ({ sentence: { text, locked } }) => !locked && saysAll(text, what) && text.match(kind)?.length === 1,
      )
    : []
  const [hit] = hits
  const old = hit && kind && hit.sentence.text.match(kind)?.[0]
  if (!hit || !kind || !old || hits.length > 1 || old === when) return undefined
  const text = hit.sentence.text.replace(kind, when)
  return done(
    withWork(state, replaced(state.work, hit.place, text)),
    `Scene ${hit.place.scene + 1} says ${quoted(when)} instead of ${quoted(old)} now: ${quoted(text)}`,
  )
}
const bareWord = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '')

/** Another name for somebody who is named by what they are, too: "my grandmother Hasmik". */
export function setName(state: State, role: string, name: string): Step {
  const whole = wholeText(state.work)
  const old = new RegExp(String.raw`\b${role},?(?: called| named)? (\p{Lu}\p{L}+)`, 'u').exec(whole)?.[1]
  return old === undefined
    ? notDone(`The script has no name for ${quoted(role)}. Name both: say ${quoted(name)} instead of "..."`)
    : putInstead(state, { old, fresh: name })
}

/** A sentence that names two of three things, and more, which somebody wants to be said. */
function nearlySaid(parts: readonly Part[], about: string): Part | undefined {
  const wanted = topicsOf(about)
  if (wanted.length < 3) return undefined
  return parts.find(({ sentence }) => {
    const said = new Set(topicsOf(sentence.text))
    const hits = wanted.filter((topic) => said.has(topic))
    const isSameEnd = said.has(wanted[0] ?? '') && said.has(wanted.at(-1) ?? '')
    return isSameEnd && hits.length * 3 >= wanted.length * 2 && hits.filter((topic) => !COMMON.test(topic)).length >= 2
  })
}
/** Numbers and people are in every other sentence. */
const COMMON =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|peopl|people|person|thing|day|days|week|year|time|here|right)$/

/** Words that somebody wants to be said as they are: "no contract", "cleaner speaks two languages". */
const isToBeSaid = (text: string, where: Wish['where']) =>
  /^(?:no|free|only|got|has|have|can|comes?|fits?|thank|thanks|my \p{L}+ \p{L}+s)\b/iu.test(text) ||
  (!/^(?:the|a|an)\b/i.test(text) &&
    !(STATEMENT.test(text) && NO_VERB.test(text)) &&
    (text.split(' ').length >= 4 || (where === 'end' && text.split(' ').length >= 2)))

const isStatement = (text: string) =>
  !/^(?:the|an?|my|our) [\p{L} ]{2,30}? (?:who|which)\b/iu.test(text) &&
  ((STATEMENT.test(text) && !NO_VERB.test(text)) ||
    (text.split(' ').length >= 4 &&
      VERB.test(text.split(' ').slice(1).join(' ')) &&
      !/^(?:how|why|what|when|where|who|whether)\b/i.test(text)))

/** "Halifax in West Yorkshire" where only Halifax is said. */
function withPlace(state: State, about: string): Step | undefined {
  const [, name = '', rest = ''] =
    /^(\p{Lu}[\p{L}'-]+)((?: (?:in|near|outside|by|from|on),?)? .+|, .+)$/u.exec(about) ?? []
  if (name === '' || !/^,? ?(?:in|near|outside|by|from|on)\b|^,/.test(rest.trim())) return undefined
  const hit = everySentence(state.work).find(
    ({ sentence }) => !sentence.locked && new RegExp(String.raw`\b${name}\b`, 'u').test(sentence.text),
  )
  if (!hit) return undefined
  const text = hit.sentence.text.replace(new RegExp(String.raw`\b${name}\b`, 'u'), () => about)
  return done(
    withWork(state, replaced(state.work, hit.place, text)),
    `Scene ${hit.place.scene + 1} says ${quoted(about)} now`,
  )
}

/** A sentence of the brief that names it and is not in the script: of the problem, the story, the people it is for. */
function sentenceOfBrief(state: State, about: string): string | undefined {
  const { painPoint, story, callToAction, targetAudience } = state.brief
  const typed = [...splitSentences(painPoint), ...splitSentences(story ?? ''), callToAction].find(
    (sentence) => sentence !== '' && saysAll(sentence, about),
  )
  if (typed) return typed
  return saysAll(targetAudience, about) ? audienceLine(targetAudience) : undefined
}

/** The place that a wish names beside something or in a scene; without one, the text of the reply. */
function spotOf(state: State, { where, beside, scene }: Pick<Wish, 'where' | 'beside' | 'scene'>): Place | string {
  const { scenes } = state.work
  const named = where === 'in' ? scene : beside && scenesIn(beside).scenes[0]
  if (named !== undefined && named !== '') {
    const at = named < 0 ? scenes.length + named : named - 1
    const found = scenes[at]
    if (!found) return `There is no scene ${named}. The script has ${scenes.length}.`
    return { scene: at, sentence: where === 'before' ? 0 : found.sentences.length }
  }
  if (where === 'later' || beside === undefined) return placeFor({ kind: 'limit' }, state)
  const parts = anatomy(state)
  // A call may be several sentences: the one with the link is meant.
  const linked = /\blink$/i.test(beside) ? parts.filter(({ sentence }) => /\blink(?:ed)?\b/i.test(sentence.text)) : []
  const role = SPOTS.find(([names]) => names.test(beside))?.[1]
  const all =
    linked.length > 0
      ? linked
      : role
        ? parts.filter((part) => part.role === role && part.place.scene > 0)
        : partsAbout(parts, beside)
  const outside = all.filter(({ sentence }) => !isOfStory(state, sentence.text))
  const hits = outside.length > 0 ? outside : all
  const hit = where === 'before' ? hits[0] : hits.at(-1)
  if (!hit) return `Nothing in the script says ${quoted(beside)}, so I do not know where to put it.`
  return where === 'before' ? hit.place : { scene: hit.place.scene, sentence: hit.place.sentence + 1 }
}
const SPOTS: readonly [RegExp, Part['role']][] = [
  [/\b(?:features?|specs|details|benefits|facts)\b/i, 'feature'],
  [/^(?:the |my )?(?:price|cost)$/i, 'price'],
  [/^(?:the |my )?(?:cta|call|call[- ]to[- ]action|link)$/i, 'call'],
  [/^(?:the |my )?(?:product|name|brand)$|\bwho i am\b/i, 'product'],
]

/** A sentence at another place; one that is a scene of its own goes with its picture where it stays one. */
function movedTo(state: State, part: Part, target: Place): Step {
  if (part.sentence.locked) return notDone('That line is locked, so it stayed where it is.')
  const from = part.place
  const isThere =
    from.scene === target.scene && (from.sentence === target.sentence || from.sentence + 1 === target.sentence)
  if (isThere) return notDone(`It is said there already: ${quoted(part.sentence.text)}`)
  const own = state.work.scenes[from.scene]
  const beside = state.work.scenes[target.scene]
  const isEdge = target.sentence === 0 || target.sentence === beside?.sentences.length
  if (own && own.sentences.length === 1 && beside && isEdge) {
    const rest = state.work.scenes.filter((each) => each !== own)
    const at = rest.indexOf(beside) + (target.sentence === 0 ? 0 : 1)
    if (at === from.scene) return notDone(`It is said there already: ${quoted(part.sentence.text)}`)
    return done(
      withWork(state, { ...state.work, scenes: [...rest.slice(0, at), own, ...rest.slice(at)] }),
      `Moved ${quoted(part.sentence.text)} to scene ${at + 1}, with its picture`,
    )
  }
  const put = inserted(state.work, target, spoken(state, part.sentence.text))
  const shift = from.scene === target.scene && target.sentence <= from.sentence ? 1 : 0
  const next = withWork(state, removed(put, [{ scene: from.scene, sentence: from.sentence + shift }]))
  const at = anatomy(next).find(({ sentence }) => sentence.text === part.sentence.text)?.place.scene ?? target.scene
  return done(next, `Moved ${quoted(part.sentence.text)} to scene ${at + 1}`)
}

function placeIn(state: State, where: NonNullable<Wish['where']>): Place {
  const { scenes } = state.work
  const last = scenes.length - 1
  if (where === 'hook') return { scene: 0, sentence: 0 }
  if (where === 'end') return { scene: last, sentence: scenes[last]?.sentences.length ?? 0 }
  if (where === 'before-price') return placeFor({ kind: 'price' }, state)
  const product = partsOf(anatomy(state), 'product').find(({ place }) => place.scene > 0)
  if (!isTold(state) && product) return { scene: product.place.scene, sentence: product.place.sentence + 1 }
  return isTold(state)
    ? (firstAfterStory(state) ?? { scene: 0, sentence: scenes[0]?.sentences.length ?? 0 })
    : { scene: 0, sentence: scenes[0]?.sentences.length ?? 0 }
}

function firstAfterStory(state: State): Place | undefined {
  const all = everySentence(state.work)
  const last = all.findLastIndex(({ sentence }) => isOfStory(state, sentence.text))
  const next = all[last + 1]
  // Behind the sentence that names the product.
  return next && next.place.scene > 0 ? { scene: next.place.scene, sentence: next.place.sentence + 1 } : undefined
}

/** In a talk the speaker who tells of the product says it. */
const spoken = ({ work }: State, text: string) => (work.dialogue ? `${teller(work)} ${text}`.trim() : text)

/** A new sentence in the seller's words, where lines of its kind belong or where it was asked for. */
function added(state: State, typed: string, where: Wish['where'], wish: Partial<Wish> = {}, behind?: string): Step {
  const words = ownWords(upperFirst(wish.text === 'quote' ? typed : spelled(typed)), state)
  if (typeof words !== 'string') return words
  const said = new Set(everySentence(state.work).map(({ sentence }) => sentence.text))
  if (said.has(words)) return notDone(`It says that already: ${quoted(words)}`)
  const before = behind === undefined ? undefined : partsAbout(anatomy(state), behind).at(-1)
  const isNamed = where === 'before' || where === 'after' || where === 'in' || where === 'later'
  const spot = isNamed ? spotOf(state, { ...wish, where }) : undefined
  if (typeof spot === 'string') return notDone(spot)
  const place =
    spot ??
    (before && before.role !== 'call'
      ? { scene: before.place.scene, sentence: before.place.sentence + 1 }
      : where && !(where === 'earlier' && MINE.test(typed))
        ? placeIn(state, where)
        : MINE.test(typed) && !isTold(state) && !/\bit\b/i.test(typed)
          ? { scene: 0, sentence: state.work.scenes[0]?.sentences.length ?? 0 }
          : (homeOf(state, words) ?? placeFor({ kind: 'feature' }, state)))
  const next = withWork(state, inserted(state.work, place, spoken(state, words)))
  return done(next, `Added ${quoted(words)} to scene ${place.scene + 1}, as you typed it`)
}

/** As it is written: "its", "i", "dont". */
const spelled = (text: string) =>
  text
    .replace(/\bi(?=\b(?!\.))/g, 'I')
    .replace(/^its (?=\p{L})/iu, "it's ")
    .replace(/\b(I)(m|ve|ll)\b/g, "$1'$2")
    .replace(/\b(im|ive)\b/gi, (short) => `I'${short.slice(1)}`)
    .replace(/\b(dont|cant|wont|didnt|doesnt|isnt|theres|thats|youre|theyre)\b/gi, (short) =>
      short.replace(/(?:t|s|re)$/i, (end) => `'${end}`),
    )

/** Behind the sentence of a scene that speaks of the same; within a story behind the last one, since its sentences belong together. */
function homeOf(state: State, text: string): Place | undefined {
  const wanted = topicsOf(text)
  const parts = anatomy(state)
  const scored = parts
    .filter(
      ({ role, sentence }) =>
        (role === 'feature' || role === 'product' || role === 'price') && !isOfStory(state, sentence.text),
    )
    .map((part) => ({ part, hits: wanted.filter((each) => topicsOf(part.sentence.text).includes(each)).length }))
    .sort((a, b) => b.hits - a.hits)
  const [best] = scored
  const told = parts.filter(({ sentence }) => isOfStory(state, sentence.text))
  const last = told.findLast(({ sentence }) => topicsOf(sentence.text).some((each) => wanted.includes(each)))
  const inStory =
    last && wanted.filter((each) => topicsOf(last.sentence.text).includes(each) && !COMMON.test(each)).length
  const chosen = inStory && inStory > (best?.hits ?? 0) ? told.at(-1) : best && best.hits > 0 ? best.part : undefined
  return chosen && { scene: chosen.place.scene, sentence: chosen.place.sentence + 1 }
}

/** The sentence goes where it is wanted, to the letter. */
function moved(state: State, part: Part | undefined, where: NonNullable<Wish['where']>, about: string): Step {
  if (!part) return notDone(`Nothing in the script says ${quoted(about)}. ${TYPE_IT}`)
  if (part.sentence.locked) return notDone('That line is locked, so it stayed where it is.')
  const all = anatomy(state)
  const at = all.findIndex(({ place }) => place.scene === part.place.scene && place.sentence === part.place.sentence)
  const told = isOfStory(state, part.sentence.text)
  if (where === 'end') {
    if (at === all.length - 1) return notDone(`It ends on that already: ${quoted(part.sentence.text)}`)
    const last = told ? storyLast(state, part) : undefined
    if (last) return last
    if (told || part.role === 'product' || part.role === 'hook' || part.place.scene === 0)
      return repeatedLast(state, part, about)
  }
  if (where === 'earlier' && told) return openWith(state, about)
  const price = all.findIndex(({ role }) => role === 'price')
  if (where === 'before-price' && at < price && all.slice(at + 1, price).every(({ role }) => role === 'price-talk'))
    return notDone(`It is said right before the price already: ${quoted(part.sentence.text)}`)
  const priced = all[price]
  if (where === 'before-price' && priced?.place.scene === part.place.scene) return movedTo(state, part, priced.place)
  if (where !== 'earlier') return movedTo(state, part, placeIn(state, where))
  const first = all.findIndex(
    ({ role, sentence }) => (role === 'feature' || role === 'product') && !isOfStory(state, sentence.text),
  )
  const before = all[first]
  const isNext = before?.role === 'product' && at === first + 1 && part.place.scene === before.place.scene
  if (at <= 1 || at === first || isNext)
    return notDone(`It comes first already, right after the opening: ${quoted(part.sentence.text)}`)
  if (!before || before.place.scene === 0) return movedTo(state, part, placeIn(state, where))
  return movedTo(state, part, {
    ...before.place,
    sentence: before.place.sentence + (before.role === 'product' ? 1 : 0),
  })
}

const LONGEST_ECHO = 14

/** What a story says is said once more at the end, in its own words. */
function repeatedLast(state: State, part: Part, about: string): Step {
  const { text } = part.sentence
  const clause = text
    .replace(/[.!]$/, '')
    .split(/,? (?:and|but|because|so) |, /)
    .find((piece) => saysAll(piece, about))
  const line =
    part.words <= LONGEST_ECHO
      ? text
      : clause && clause.split(' ').length >= 3 && VERB.test(clause)
        ? tidy(`${upperFirst(clause.trim())}${clause.endsWith('?') ? '' : '.'}`)
        : undefined
  if (line === undefined)
    return notDone(
      `Scene ${part.place.scene + 1} says it: ${quoted(text)} Type the last line in quotes: end with "..."`,
    )
  return done(
    withWork(state, inserted(state.work, placeIn(state, 'end'), spoken(state, line))),
    `Said it once more at the end: ${quoted(line)}`,
  )
}

/** What is no sentence can be seen: the last picture ends on it. */
function endPicture(state: State, about: string): Step {
  const last = state.work.scenes.length - 1
  const film = state.work.scenes[last]?.film
  if (state.seconds === undefined || !film?.visualCue || about.split(' ').length > 4 || /\bnot\b/i.test(about))
    return notDone(`Nothing in the script says ${quoted(about)}. Type the last line in quotes: end with "..."`)
  const cue = `${film.visualCue.replace(/\.$/, '')}; last: ${about}.`
  const scenes = state.work.scenes.map((scene, at) =>
    at === last ? { ...scene, film: { ...film, visualCue: cue } } : scene,
  )
  return done(
    withWork(state, { ...state.work, scenes }),
    `The last picture ends on ${quoted(about)}; the words are the same. For words type the last line in quotes: end with "..."`,
  )
}

/** A sentence that names most of what a longer phrase does. */
const mostlyAbout = (parts: readonly Part[], about: string) => {
  const wanted = topicsOf(about)
  return wanted.length < 3
    ? undefined
    : parts.find(
        ({ sentence }) =>
          wanted.filter((topic) => topicsOf(sentence.text).includes(topic)).length * 3 >= wanted.length * 2,
      )
}

const PRONOUN_START =
  /^(?:it|it's|they|they're|its|their|he|she|that|that's|this|these|those|and|but|so|because|there)\b/i
const LONGEST_OPENER = 16

/** The script opens with what was named: its own sentence, the brief's, or before a story a short line that says what it is about. */
export function openWith(state: State, typed: string): Step {
  const problem = /^the problem: (.+)$/i.exec(typed)?.[1]
  if (problem) return opened(state, tidy(`${upperFirst(problem)}.`), 'Opens with the problem as you typed it')
  const about = cleanText(typed)
    .replace(/[.!?]+$/, '')
    .trim()
  const parts = anatomy(state)
  const [opening] = parts
  if (!opening) return notDone('There is no text to open.')
  const price = /^(?:the |my )?(?:price|cost)$/i.test(about)
  const hook = parts.filter(({ place, role }) => place.scene === 0 && role === 'hook')
  const inHook = hook.find(({ sentence }) => saysAll(sentence.text, about))
  if (inHook) return notDone(`The opening says that already: ${quoted(inHook.sentence.text)}`)
  if (opening.sentence.locked && opening.sentence.glued) return notDone('The opening is locked, so it stayed.')
  const found = price
    ? partsOf(parts, 'price')[0]
    : (parts.find(({ sentence }) => saysAll(sentence.text, about)) ??
      mostlyAbout(parts, about) ??
      partsAbout(parts, about)[0])
  const told = isTold(state)
  const canOpen =
    found &&
    !told &&
    !found.sentence.locked &&
    !/\b(?:it|its|they|them|their)\b/i.test(found.sentence.text) &&
    !PRONOUN_START.test(found.sentence.text) &&
    found.words <= LONGEST_OPENER &&
    found.role !== 'call' &&
    found.role !== 'price' &&
    found.role !== 'product'
  if (canOpen) {
    const taken = removed(state.work, [found.place])
    return opened(withWork(state, taken), found.sentence.text, `Moved ${quoted(found.sentence.text)} to the opening`)
  }
  const own = isStatement(about) && !(found && !told && canOpen)
  const typedWords = own
    ? withSubject(state, about)
    : found
      ? undefined
      : (sentenceOfBrief(state, about) ?? featureAbout(state, about))
  if (typedWords !== undefined) {
    const words = ownWords(
      PRONOUN_START.test(typedWords) && !own && !typedWords.startsWith("This one's for ") ? leadIn(about) : typedWords,
      state,
    )
    return typeof words === 'string'
      ? opened(state, words, `Opens with ${quoted(words)} now; the rest is as it was`)
      : words
  }
  if (!found)
    return notDone(`Neither the script nor the brief says ${quoted(about)}. Type the opening: start with "..."`)
  const code = /\bcode\b/i.test(about) ? /\bcode (\p{Lu}[\p{Lu}\p{N}]{2,})/u.exec(found.sentence.text)?.[1] : undefined
  const words = ownWords(code ? `The code is ${code}.` : leadIn(about), state)
  return typeof words === 'string'
    ? opened(
        state,
        words,
        `Opens with ${quoted(words)} now, before ${told ? 'your story, which stays as you typed it' : 'the rest, which is as it was'}`,
      )
    : words
}

/** "It is reflective" before anybody knows what: "The lead is reflective." */
function withSubject(state: State, about: string): string {
  const { product } = state.analysis
  const name = upperFirst(subjectOf(state))
  const text = about
    .replace(/^(?:it|they)['’](?:s|re) /i, `${name} ${product.is} `)
    .replace(/^(?:it|they) /i, `${name} `)
  return `${upperFirst(text)}.`
}

const featureAbout = (state: State, about: string) =>
  [...state.analysis.features.map(({ text }) => text), ...state.brief.features].find(
    (text) => saysAll(text, about) && text.split(' ').length > 3,
  )

/** "This one's about the rain." */
const leadIn = (about: string) => `This one's about ${/^(?:The|My|A|Our)\b/.test(about) ? lowerFirst(about) : about}.`

function opened(state: State, line: string, said: string): Step {
  const words = spoken(state, tidy(line))
  return done({ ...withWork(state, inserted(state.work, { scene: 0, sentence: 0 }, words)), newHook: words }, said)
}

/** Why something is so: what is written of the kind's problem; else only the seller knows it. */
export function explain(state: State, about: string): Step {
  const [asked = '', ...given] = about.split(/,? because |, /)
  const reason = given.join(', ')
  if (reason !== '' && (isStatement(reason) || (reason.split(' ').length >= 4 && DETERMINED.test(reason))))
    return added(state, reason, undefined, {}, asked)
  const topic = about
    .replace(/^(?:why|how|what|when|where|who)\b ?/i, '')
    .replace(/\b(?:does|do|did|not|need|needs|should|can|could|has|have|had|use|uses|using)\b/gi, '')
  const problem = `${state.brief.painPoint} ${state.plan?.problem ?? ''}`
  const wanted = topicsOf(topic)
  const pained = new Set(topicsOf(problem))
  const isProblem =
    /^why\b/i.test(about) &&
    wanted.filter((each) => pained.has(each)).length * 2 >= wanted.length &&
    wanted.some((each) => pained.has(each))
  const hits = (text: string) => topicsOf(text).filter((each) => wanted.includes(each)).length
  const isNear = (text: string) => hits(text) * 2 >= Math.max(2, wanted.length)
  const parts = anatomy(state)
  const reasons = linesFor(state, 'reason')
  const known = isProblem ? reasons[0] : reasons.find(({ text }) => /^why\b/i.test(about) && isNear(text))
  if (known) return done(withLine(state, known).state, `Added why: ${quoted(known.text)}`)
  const told = parts.filter(({ role }) => role !== 'call' && role !== 'price')
  const explained = told.find(({ sentence: { text } }) => isNear(text) && REASON.test(text))
  const voiced = new Set(parts.flatMap(({ features }) => features))
  const [unsaid] = state.analysis.features.flatMap(({ text }, feature) =>
    explained || voiced.has(feature) || !isNear(text)
      ? []
      : [...linesFor(state, 'feature', { feature }), ...asTyped(state, feature)],
  )
  if (unsaid) return done(withLine(state, unsaid).state, `Added what you typed of it: ${quoted(unsaid.text)}`)
  const said =
    explained ?? told.find(({ sentence: { text } }) => hits(text) >= 2 || (!/^why\b/i.test(about) && isNear(text)))
  if (said)
    return notDone(
      `All I know of it is said in scene ${said.place.scene + 1} already: ${quoted(said.sentence.text)}. For more type a sentence: add that "..."`,
    )
  return notDone(
    `I cannot explain ${quoted(about)}, since neither the brief nor what I know of this kind of product says it. Type the sentence, and I put it where it belongs: add that "..."`,
  )
}

/** Says why or when. */
const REASON = /\b(?:because|since|so|when|if|until|as|that's why|means)\b/i
const DETERMINED = /^(?:the|a|an|my|your|our|this|that|it|you|they|we|I)\b/i

/** Whether the script or a feature speaks of it. */
export const isTopic = (state: State, about: string) =>
  partsAbout(anatomy(state), about).length > 0 ||
  state.analysis.features.some(({ text }) => topicsOf(about).some((each) => topicsOf(text).includes(each)))

/** Whether a sentence of the script says it. */
export const isSaid = (state: State, about: string) =>
  everySentence(state.work).some(({ sentence }) => saysAll(sentence.text, about))

/** Another subject cannot be made up; what the script says of it can open it. */
export function makeAbout(state: State, about: string): Step {
  const said = anatomy(state).find(({ sentence }) => saysAll(sentence.text, about))
  if (!said && !sentenceOfBrief(state, about))
    return notDone(
      `Neither the script nor the brief says anything about ${quoted(about)}, and I make up nothing. Type a sentence about it: add that "..."`,
    )
  const step = openWith(state, about)
  return step.state
    ? done(step.state, `${step.said}. I make up nothing about it: for more type a sentence, add that "..."`)
    : step
}

/** Another number of what is counted, where the script counts it once. */
export function setNumber(state: State, about: string, number: string): Step {
  const stem = topicsOf(about)[0]
  const unit = UNITS.find((names) => names.includes(about.toLowerCase())) ?? []
  const isUnit = (word: string) =>
    unit.includes(word.toLowerCase()) || (stem !== undefined && topicsOf(word).includes(stem))
  const found = anatomy(state).flatMap((part) => {
    const counted = [...part.sentence.text.matchAll(COUNTED)].filter(({ 2: word = '' }) => isUnit(word))
    const alone = [...part.sentence.text.matchAll(/(?<![\p{L}\d])\d+(?:[.,]\d+)*/gu)]
    if (counted.length > 0) return counted.map(({ 1: old = '' }) => ({ part, old }))
    const isAbout = part.role !== 'price' && stem !== undefined && topicsOf(part.sentence.text).includes(stem)
    return isAbout && alone.length === 1 ? [{ part, old: alone[0]?.[0] ?? '' }] : []
  })
  const [hit] = found
  if (!hit || found.length > 1)
    return notDone(
      `${hit ? 'More than one number could be meant' : `Nothing in the script counts ${quoted(about)}`}. Name both: say "..." instead of "..."`,
    )
  if (hit.part.sentence.locked) return notDone('That line is locked, so it stayed.')
  const text = hit.part.sentence.text.replace(hit.old, () => number)
  return done(
    withWork(state, replaced(state.work, hit.part.place, text)),
    `Scene ${hit.part.place.scene + 1} says ${number} instead of ${hit.old} now: ${quoted(text)}`,
  )
}
const UNITS = [
  ['kg', 'kilo', 'kilos', 'kilogram', 'kilograms'],
  ['cm', 'centimeter', 'centimeters', 'centimetre', 'centimetres'],
]
const COUNTED =
  /((?<![\p{L}\d])\d+(?:[.,]\d+)*|\b(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|ninety))[ -](\p{L}+)/giu

/** More about something than is typed would be made up. */
export function moreAbout(state: State, about: string): Step {
  const said = anatomy(state).find(({ sentence }) => saysAll(sentence.text, about))
  return notDone(
    `${said ? `Scene ${said.place.scene + 1} says of it: ${quoted(said.sentence.text)} More` : `More about ${quoted(about)}`} I cannot make up. ${TYPE_IT}`,
  )
}

/** The price at another place. */
export function movePrice(state: State, wish: Pick<Wish, 'where' | 'beside' | 'scene'>): Step {
  const { where = 'earlier' } = wish
  const parts = anatomy(state)
  const [price] = partsOf(parts, 'price')
  if (price && state.work.dialogue)
    return notDone(
      `In a talk the price is an answer, so it stays where it is asked for, in scene ${price.place.scene + 1}.`,
    )
  if (!price) return notDone('No price is said. Add it first: add the price.')
  if (price.sentence.locked) return notDone('The line with the price is locked, so it stayed.')
  const last = state.work.scenes.length - 1
  if (where === 'end')
    return price.place.scene === last
      ? notDone(`The price is said at the end already, in scene ${last + 1}.`)
      : settled(without(state, [price]), { scene: last, sentence: 0 })
  const product = parts.find(
    ({ role, place, sentence }) =>
      (role === 'product' || role === 'feature') && place.scene > 0 && !isOfStory(state, sentence.text),
  )
  const spot =
    where === 'before' || where === 'after' || where === 'in' || where === 'later' ? spotOf(state, wish) : undefined
  if (typeof spot === 'string') return notDone(spot)
  if (spot && state.work.scenes[spot.scene]?.sentences.some(({ text }) => isOfStory(state, text)))
    return notDone(
      `Scene ${spot.scene + 1} tells your story, so no price is said there. It stays in scene ${price.place.scene + 1}`,
    )
  if (spot) {
    const shift = spot.scene === price.place.scene && spot.sentence > price.place.sentence ? 1 : 0
    const isThere = spot.scene === price.place.scene && spot.sentence - shift === price.place.sentence
    return isThere
      ? notDone(`The price is said there already, in scene ${price.place.scene + 1}.`)
      : settled(without(state, [price]), { scene: spot.scene, sentence: spot.sentence - shift })
  }
  const target =
    where === 'hook'
      ? { scene: 0, sentence: 1 }
      : product && product !== price
        ? { scene: product.place.scene, sentence: product.place.sentence + 1 }
        : { scene: 0, sentence: state.work.scenes[0]?.sentences.length ?? 0 }
  if (target.scene >= price.place.scene)
    return notDone(`The price is said in scene ${price.place.scene + 1} already, right after the product.`)
  return settled(without(state, [price]), target)

  function settled(taken: State, place: Place): Step {
    if (!price || !taken.work.scenes[place.scene]) return notDone('I found no better place for the price.')
    const text = price.sentence.text.replace(/^And (?=\p{L})/u, '').replace(/^./u, (letter) => letter.toUpperCase())
    const next = withNameKept(withWork(taken, inserted(taken.work, place, text)), state)
    const shown = /the price as text/i
    const scenes = next.work.scenes.map((scene, at) => {
      const cue = scene.film.visualCue
      if (at === place.scene && cue && !shown.test(cue))
        return { ...scene, film: { ...scene.film, visualCue: `${cue.replace(/\.$/, '')}, the price as text.` } }
      return at !== place.scene && shown.test(cue)
        ? { ...scene, film: { ...scene.film, visualCue: withoutPriceCue(cue) } }
        : scene
    })
    return done(
      withWork(next, { ...next.work, scenes }),
      `The price comes in scene ${place.scene + 1} now: ${quoted(text)}`,
    )
  }
}

/** Exactly these words, last; a call takes the place of the call. */
export function endWith(state: State, text: string): Step {
  if (text === '') return notDone('Only you can word that. Type the last line in quotes: end with "..."')
  const words = ownWords(text, state)
  if (typeof words !== 'string') return words
  const own = anatomy(state).find(({ sentence }) => sentence.text === words)
  if (own) return moved(state, own, 'end', text)
  const { callToAction } = state.brief
  const calls = partsOf(anatomy(state), 'call').map(({ sentence }) => sentence.text)
  const asked = topicsOf([callToAction, ...calls].join(' '))
  if (topicsOf(words).some((each) => asked.includes(each) && !COMMON.test(each))) return ownCall(state, text)
  const last = state.work.scenes.length - 1
  const scene = state.work.scenes[last]
  if (!scene) return notDone('There is no text to close.')
  return done(
    withWork(state, inserted(state.work, { scene: last, sentence: scene.sentences.length }, spoken(state, words))),
    `It ends on ${quoted(words)}, after everything else`,
  )
}

/** A story told of somebody else, a script without "I" by the writer, or as many sentences without it as can do so. */
export function withoutMe(state: State, retold: State | undefined, person?: Person): Step {
  const mine = (each: State) => everySentence(each.work).filter(({ sentence }) => saysI(sentence.text))
  const before = mine(state)
  if (before.length === 0) return notDone('Nobody says "I" in it already.')
  if (person) {
    const told = withWork(state, reworded(state.work, (text) => (saysI(text) ? toldOf(text, person) : text)).work)
    const locked = mine(told).length
    const ours = everySentence(told.work).filter(({ sentence }) => /\b(?:we|us|our)\b/i.test(sentence.text))
    return done(
      told,
      `Told with "${person}" in ${countOf(before.length - locked, 'sentence')}; the facts are the same${locked > 0 ? `; ${countOf(locked, 'locked line')} stayed` : ''}${ours.length > 0 ? `. "We" stays in ${countOf(ours.length, 'sentence')}` : ''}`,
    )
  }
  if (retold && mine(retold).length === 0 && wordsOf(retold) > 0)
    return done(retold, `Told without "I", along the same idea; ${countOf(before.length, 'sentence')} said it before`)
  const { product } = state.analysis
  const { work } = reworded(state.work, (text) =>
    isOfStory(state, text)
      ? asNoted(text)
      : text
          .replace(
            /^(?:So |And so |Then |And then )?(?:(?:now )?I(?:'m| am)? ?(?:got|ordered|bought|use|picked|found|tried|trying|using|testing)|now I've got|I've got|I've been using)(?: this| these| the| an?)? .*$/u,
            (found) =>
              found.toLowerCase().includes(product.short.toLowerCase()) ||
              found.toLowerCase().includes(product.noun.toLowerCase())
                ? `${upperFirst(product.this)} ${product.is} ${product.first}.`
                : found,
          )
          .replace(/^Here's what I do now\.$/, "Here's one tip.")
          .replace(/\b(when|if|while|after|before) I(?= \p{Ll}+)(?! (?:was|had|did|got|went|\p{Ll}+ed)\b)/gu, '$1 you')
          .replace(/^My (?:tip|pick|answer) is /, 'The tip is ')
          .replace(/\bmy (?=\d)/g, (_, at: number, all: string) =>
            /^8|^1[18]\b/.test(all.slice(at + 3)) ? 'an ' : 'a ',
          )
          .replace(
            /(?<=\b(?:same \p{L}+ (?:as|for)|on|off|in|into|to|onto|with) )my (?!own\b)(?=\p{Ll}+(?:[.,!]| \p{Ll}))/gu,
            (found, at: number, all: string) =>
              /^my (?:wife|husband|mother|father|mom|mum|dad|son|daughter|girl|boy|sister|brother|kids?|uncle|aunt|cousin|family|friends?|page|profile|shop|site|bio|studio|cellar|kitchen)\b/.test(
                all.slice(at),
              )
                ? found
                : 'your ',
          ),
  )
  const next = withWork(state, work)
  const left = mine(next)
  const changed = everySentence(next.work).filter(
    ({ sentence }) => !everySentence(state.work).some((each) => each.sentence.text === sentence.text),
  ).length
  const note =
    left.length === 0
      ? ''
      : `"I" or "my" stays in ${countOf(left.length, 'sentence')}, since your own words are told by you. To tell it of somebody else, say of whom: tell it as "he", as "she" or as "they"`
  return changed === 0
    ? notDone(note)
    : done(next, `Took "I" out of ${countOf(changed, 'sentence')}, without other words${note ? `. ${note}` : ''}`)
}

/** Fewer sentences that begin with "I". */
export function lessI(state: State): Step {
  const { work, count } = reworded(state.work, asNoted)
  return count === 0
    ? withoutMe(state, undefined)
    : done(
        withWork(state, work),
        `${upperFirst(countOf(count, 'sentence'))} ${count === 1 ? 'begins' : 'begin'} without "I" now; the facts are the same`,
      )
}

/** Less of one thing: its later lines, or the end of its only one. More of another: what the brief has of it, or its line earlier. */
export function lessAbout(state: State, less: string, more: string | undefined): Step {
  const parts = anatomy(state)
  const [price] = partsOf(parts, 'price')
  if (/^(?:the |my )?(?:price|cost)$/i.test(less) && price)
    return notDone(`The price is said in scene ${price.place.scene + 1} only. To take it out: remove the price`)
  const about = partsAbout(parts, less).filter(
    ({ sentence, role }) =>
      !sentence.locked && role !== 'call' && role !== 'price' && !(more && saysAll(sentence.text, more)),
  )
  const [only] = about
  const short = only && about.length === 1 ? (pieceWithout(only, less) ?? firstClause(only.sentence.text)) : undefined
  const cut =
    about.length > 1
      ? done(
          withWork(
            state,
            removed(
              state.work,
              about.slice(1).map(({ place }) => place),
            ),
          ),
          `Less about ${quoted(less)}: took out ${inWords(about.slice(1).map(({ sentence }) => quoted(sentence.text)))}`,
        )
      : only && short !== undefined
        ? done(
            withWork(state, replaced(state.work, only.place, short)),
            `Less about ${quoted(less)}: ${quoted(only.sentence.text)} is ${quoted(short)} now`,
          )
        : only && only.place.scene > 0 && !isOfStory(state, only.sentence.text)
          ? dropPart(state, less)
          : notDone(
              only
                ? `${quoted(less)} is in one sentence only, and no part of it stands alone: ${quoted(only.sentence.text)}`
                : `Nothing in the script says ${quoted(less)}`,
            )
  if (!more) return cut
  const base = cut.state ?? state
  const known = new Set(everySentence(base.work).map(({ sentence }) => sentence.text))
  const unsaid = state.analysis.features.flatMap((feature, at) =>
    topicsOf(more).some((each) => topicsOf(feature.text).includes(each))
      ? linesFor(base, 'feature', { feature: at })
      : [],
  )[0]
  const grown = unsaid
    ? done(withLine(base, unsaid).state, `Added ${quoted(unsaid.text)}`)
    : partsAbout(anatomy(base), more).some(({ sentence }) => !isOfStory(base, sentence.text))
      ? sayIt(base, { id: 'say', about: more, where: 'earlier' })
      : notDone('')
  const isNew = grown.state && everySentence(grown.state.work).some(({ sentence }) => !known.has(sentence.text))
  const next = grown.state ?? cut.state
  const said = `${cut.said}${grown.said ? `. ${grown.said}` : ''}${isNew ? '' : `. For more about ${quoted(more)} type a sentence: add that "..."`}`
  return next ? done(next, said) : notDone(said)
}

/** A person without the name: by what else they are called, or as a man, a woman, a person. */
export function dropName(state: State, typed: string): Step {
  const whole = wholeText(state.work)
  const named = /^(?:her|his)\b/i.test(typed)
    ? (/\b(?:[Mm]y|[Oo]ur) \p{Ll}+ (\p{Lu}\p{Ll}+)/u.exec(whole)?.[1] ?? namesIn(whole)[0])
    : typed.replace(/^(?:(?:Mr|Mrs|Ms|Dr)\.? )/, '').trim()
  if (!named || !whole.includes(named)) return notDone(`The script does not say the name ${quoted(named ?? typed)}.`)
  const title = new RegExp(`\\b(Mrs|Ms|Miss|Senhora|Señora|Mr|Senhor|Señor|Sir)\\.? ${named}`).exec(whole)?.[1]
  const called = new RegExp(String.raw`(\p{Ll}+) (?:called|named) ${named}`, 'u').exec(whole)?.[1]
  const gender = title ? (/^(?:Mrs|Ms|Miss|\p{L}+ora)$/u.test(title) ? 'she' : 'he') : genderIn(whole, called ?? named)
  const isBaby = /\b(?:baby|crib|months? old|\p{L}+ months then)\b/iu.test(whole) && !title
  let isFirst = true
  const { work, count } = reworded(state.work, (text) => {
    if (!text.includes(named)) return text
    const next = withoutName(text, named, isBaby ? 'it' : gender === 'it' ? undefined : gender, isFirst)
    isFirst = false
    return next
  })
  const next = withSeen(withWork(state, work), (cue) =>
    cue.includes(named) ? withoutName(cue, named, gender === 'it' ? undefined : gender, false) : cue,
  )
  return count === 0
    ? notDone(`${quoted(named)} stands in a locked line only, so it stayed.`)
    : done(
        next,
        `Took the name ${quoted(named)} out of ${countOf(count, 'sentence')}; the rest of ${count === 1 ? 'it' : 'them'} stays`,
      )
}

/** A name once, and then "it": where a later sentence begins with it. */
export function withPronoun(state: State, typed: string): Step {
  const { product } = state.analysis
  const own = [
    product.title,
    product.short,
    product.noun,
    product.noun.split(' ').at(-1) ?? '',
    state.brief.productName,
  ]
  const isName = /^(?:product|brand|name|product'?s? name|brand name)$/i.test(typed)
  const isProduct = isName || own.some((name) => hasWord(name, typed))
  const it = isProduct ? product.it : genderIn(wholeText(state.work), typed)
  const names = (isProduct ? own : [typed]).filter((name) => name.length > 2 && name !== 'thing')
  if (it === undefined || names.length === 0)
    return notDone(`I do not know who ${quoted(typed)} is. Say it yourself: replace "..." with "..."`)
  const pattern = names
    .sort((a, b) => b.length - a.length)
    .map((name) => escaped(name))
    .join('|')
  const any = new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu')
  const start = new RegExp(
    String.raw`^(And |So |But )?(?:(?:the|this|my|these) )?(?:${pattern})(['’]s|['’]re)?(?= \S)`,
    'iu',
  )
  let seen = 0
  const { work, count } = reworded(state.work, (text) =>
    !any.test(text) || seen++ === 0
      ? text
      : upperFirst(text.replace(start, (_, lead = '', is = '') => `${String(lead)}${it}${String(is)}`)),
  )
  return count === 0
    ? notDone(
        `${quoted(isName ? product.short : typed)} is said in ${countOf(seen, 'sentence')}, and none of them can do with "${it}"`,
      )
    : done(
        withWork(state, work),
        `${upperFirst(countOf(count, 'sentence'))} ${count === 1 ? 'says' : 'say'} "${it}" instead of the name now`,
      )
}
const hasWord = (name: string, word: string) => ` ${name.toLowerCase()} `.includes(` ${word.toLowerCase()} `)

/** The product is named right at the start. */
export function productFirst(state: State): Step {
  if (!state.known) return notDone('I need to know the product for that.')
  const [named] = partsOf(anatomy(state), 'product')
  if (named?.place.scene === 0) return notDone(`Scene 1 names it already: ${quoted(named.sentence.text)}`)
  if (state.work.scenes[0]?.sentences[0]?.locked) return notDone('The opening is locked, so it stayed.')
  const { product } = state.analysis
  return opened(
    state,
    `This is about ${product.first}.`,
    `The product is named in the first sentence now: "This is about ${product.first}"${isTold(state) ? '. Your story stays as you typed it' : ''}`,
  )
}

/** What a scene says, as it was typed. */
export function setScene(state: State, scene: number, typed: string): Step {
  const words = ownWords(typed, state)
  if (typeof words !== 'string') return words
  const at = scene < 0 ? state.work.scenes.length + scene : scene - 1
  const found = state.work.scenes[at]
  if (!found) return notDone(`There is no scene ${scene}. The script has ${state.work.scenes.length}.`)
  if (found.sentences.some(({ locked }) => locked)) return notDone('That scene has a locked line, so it stayed.')
  const run = anatomy(state).filter(({ place }) => place.scene === at)
  const next = withRun(state, run, words)
  return next ? done(next, `Scene ${at + 1} says ${quoted(words)} now`) : notDone('That scene has no words.')
}
