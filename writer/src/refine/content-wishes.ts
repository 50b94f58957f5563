import { cleanText, lowerFirst, sharedContent, splitSentences, tidy, upperFirst } from '../language'
import { partsAbout, saysAll, topicsOf } from './about'
import type { Part } from './anatomy'
import { partsOf } from './anatomy'
import { NO_VERB } from './content-reading'
import { clauseWithout } from './clauses'
import { withLeaning, withLine, without } from './edits'
import { placeFor } from './extending'
import { withoutPriceCue } from './fact-wishes'
import { linesFor, teller } from './lines'
import { subjectOf, withNameKept } from './naming'
import { ownWords } from './offer-wishes'
import { countOf, inWords, quoted } from './reply'
import { anatomy, done, notDone, type State, type Step, withWork, wordsOf } from './state'
import { formIn, type Gender, genderOf, pronounsIn, swapOf, withPronouns, withSwap } from './swapped-words'
import { audienceLine } from './question'
import { isOfStory, isTold } from './told-sentences'
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
  const found = partsAbout(parts, about)
  if (found.length === 0) return notDone(`Nothing in the script says ${quoted(about)}, so nothing was taken out.`)
  const free = found.filter(({ sentence }) => !sentence.locked)
  if (free.length === 0) return notDone(`The line about ${quoted(about)} is locked, so it stayed.`)
  const kept = new Map(
    free.flatMap((part) => {
      const head = clauseWithout(part, about)
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
  const all = everySentence(state.work)
  const form = formIn(wholeText(state.work), old.trim())
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
  let count = 0
  const isFirst = () => count++ === 0
  const lines = all.filter(({ sentence }) => withSwap(sentence.text, swap, () => true) !== sentence.text)
  const free = lines.filter(({ sentence }) => !sentence.locked)
  if (free.length === 0)
    return notDone(
      lines.length > 0
        ? `${quoted(form)} stands in a locked line only, so it stayed.`
        : `${quoted(form)} is there already as you want it.`,
    )
  const swapped = reworded(state.work, (text) => withSwap(text, swap, isFirst)).work
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
    new RegExp(`(?:^|[.!?] )${name} \\p{Ll}`, 'u').test(text),
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
  const said = parts.filter(({ sentence }) => saysAll(sentence.text, about))
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
    return moved(state, spoken[0] ?? said[0], where, about)
  }
  const near = where === undefined && isStatement(about) ? nearlySaid(parts, about) : undefined
  if (near)
    return notDone(
      `Scene ${near.place.scene + 1} says that already: ${quoted(near.sentence.text)} For other words: replace "..." with "..."`,
    )
  const widened = withPlace(state, about)
  if (widened) return widened
  const [unsaid] = state.analysis.features.flatMap((feature, at) =>
    saysAll(feature.text, about) ? linesFor(state, 'feature', { feature: at }) : [],
  )
  if (unsaid && (!where || where === 'earlier')) {
    const place = where === undefined ? undefined : placeIn(state, where)
    const next = withLine(state, unsaid, place).state
    return done(next, `Added ${quoted(unsaid.text)}`)
  }
  if (unsaid && where) return added(state, unsaid.text, where)
  if (
    isStatement(about) ||
    wish.text === 'order' ||
    (wish.text === 'that' && about.split(' ').length >= 4) ||
    ((wish.text === 'say' || wish.text === 'that') && isToBeSaid(about, where))
  )
    return added(state, about, where)
  const typed = sentenceOfBrief(state, about)
  if (typed) return added(state, typed, where)
  if (wish.text === 'end') return endPicture(state, about)
  return notDone(`Neither the script nor the brief has a sentence that says ${quoted(about)}. ${TYPE_IT}`)
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
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|peopl|people|person|thing|day|days|week|year|time)$/

/** Words that somebody wants to be said as they are: "no contract", "cleaner speaks two languages". */
const isToBeSaid = (text: string, where: Wish['where']) =>
  /^(?:no|free|only|thank|thanks|my \p{L}+ \p{L}+s)\b/iu.test(text) ||
  (!/^(?:the|a|an)\b/i.test(text) &&
    !(STATEMENT.test(text) && NO_VERB.test(text)) &&
    (text.split(' ').length >= 4 || (where === 'end' && text.split(' ').length >= 2)))

const isStatement = (text: string) =>
  (STATEMENT.test(text) && !NO_VERB.test(text)) ||
  (text.split(' ').length >= 4 &&
    VERB.test(text.split(' ').slice(1).join(' ')) &&
    !/^(?:how|why|what|when|where|who|whether)\b/i.test(text))

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
function added(state: State, typed: string, where: Wish['where'], behind?: string): Step {
  const words = ownWords(upperFirst(typed), state)
  if (typeof words !== 'string') return words
  const said = new Set(everySentence(state.work).map(({ sentence }) => sentence.text))
  if (said.has(words)) return notDone(`It says that already: ${quoted(words)}`)
  const before = behind === undefined ? undefined : partsAbout(anatomy(state), behind).at(-1)
  const place =
    before && before.role !== 'call'
      ? { scene: before.place.scene, sentence: before.place.sentence + 1 }
      : where && !(where === 'earlier' && MINE.test(typed))
        ? placeIn(state, where)
        : MINE.test(typed) && !isTold(state) && !/\bit\b/i.test(typed)
          ? { scene: 0, sentence: state.work.scenes[0]?.sentences.length ?? 0 }
          : placeFor({ kind: 'feature' }, state)
  const next = withWork(state, inserted(state.work, place, spoken(state, words)))
  return done(next, `Added ${quoted(words)} to scene ${place.scene + 1}, as you typed it`)
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
    if (told || part.role === 'product' || part.role === 'hook' || part.place.scene === 0)
      return repeatedLast(state, part, about)
  }
  const price = all.findIndex(({ role }) => role === 'price')
  if (where === 'before-price' && at < price && all.slice(at + 1, price).every(({ role }) => role === 'price-talk'))
    return notDone(`It is said right before the price already: ${quoted(part.sentence.text)}`)
  if (where === 'earlier' && told) return openWith(state, about)
  const first = all.find(
    ({ role, sentence }) => (role === 'feature' || role === 'product') && !isOfStory(state, sentence.text),
  )
  if (
    where === 'earlier' &&
    ((first && part.place.scene === first.place.scene && part.place.sentence === first.place.sentence) ||
      (first?.role === 'product' && at === all.indexOf(first) + 1 && part.place.scene === first.place.scene))
  )
    return notDone(`It comes first already, right after the opening: ${quoted(part.sentence.text)}`)
  if (where === 'earlier' && at <= 1)
    return notDone(`Scene ${part.place.scene + 1} says it already: ${quoted(part.sentence.text)}`)
  const scene = state.work.scenes[part.place.scene]
  const alone = scene?.sentences.length === 1
  // A scene of its own goes with its picture.
  if (alone && scene) {
    const rest = state.work.scenes.filter((each) => each !== scene)
    const target =
      where === 'end'
        ? rest.length
        : where === 'before-price'
          ? Math.max(1, rest.length - 1)
          : Math.max(1, targetScene(first))
    const scenes = [...rest.slice(0, target), scene, ...rest.slice(target)]
    if (scenes.every((each, index) => each === state.work.scenes[index]))
      return where === 'earlier'
        ? movedInto(state, part, first)
        : notDone(`It is said there already: ${quoted(part.sentence.text)}`)
    return done(
      withWork(state, { ...state.work, scenes }),
      `Moved ${quoted(part.sentence.text)} to scene ${target + 1}`,
    )
  }
  const taken = withWork(state, removed(state.work, [part.place]))
  const place =
    where === 'earlier'
      ? first && first !== part && first.place.scene > 0
        ? first.role === 'product'
          ? { scene: first.place.scene, sentence: first.place.sentence + 1 }
          : first.place
        : placeIn(taken, where)
      : placeIn(taken, where)
  if (!taken.work.scenes[place.scene]) return notDone('I found no better place for it.')
  return done(
    withWork(state, inserted(taken.work, place, spoken(state, part.sentence.text))),
    `Moved ${quoted(part.sentence.text)} to scene ${place.scene + 1}`,
  )
}

/** The scene comes first already but for the words about the product before it: right behind its name then. */
function movedInto(state: State, part: Part, first: Part | undefined): Step {
  const own = (place: Place) => state.work.scenes[place.scene]?.sentences.length ?? 0
  if (!first || first.place.scene >= part.place.scene || own(first.place) < 2)
    return notDone(`It comes first already, right after the opening: ${quoted(part.sentence.text)}`)
  const work = inserted(
    removed(state.work, [part.place]),
    { scene: first.place.scene, sentence: first.place.sentence + 1 },
    part.sentence.text,
  )
  return done(
    withWork(state, work),
    `Moved ${quoted(part.sentence.text)} to scene ${first.place.scene + 1}, right behind the name`,
  )
}

function targetScene(first: Part | undefined): number {
  if (!first) return 1
  return first.role === 'product' ? first.place.scene + 1 : first.place.scene
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
        ? tidy(`${upperFirst(clause.trim())}.`)
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
  if (state.seconds === undefined || !film?.visualCue)
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
    : (parts.find(({ sentence }) => saysAll(sentence.text, about)) ?? mostlyAbout(parts, about))
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
  state.analysis.features.find(({ text }) => saysAll(text, about) && text.split(' ').length > 3)?.text

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
  if (reason !== '' && isStatement(reason)) return added(state, reason, undefined, asked)
  const topic = about.replace(/^(?:why|how|what|when|where|who)\b ?/i, '')
  const problem = `${state.brief.painPoint} ${state.plan?.problem ?? ''}`
  const wanted = topicsOf(topic)
  const pained = new Set(topicsOf(problem))
  const isProblem =
    /^why\b/i.test(about) &&
    wanted.filter((each) => pained.has(each)).length * 2 >= wanted.length &&
    wanted.some((each) => pained.has(each))
  const [known] = isProblem ? linesFor(state, 'reason') : []
  if (known) return done(withLine(state, known).state, `Added why: ${quoted(known.text)}`)
  const said = !/^why\b/i.test(about)
    ? undefined
    : partsAbout(anatomy(state), topic).find(
        ({ sentence }) => saysAll(sentence.text, topic) && /\b(?:because|since|so)\b/i.test(sentence.text),
      )
  if (said) return notDone(`Scene ${said.place.scene + 1} explains it already: ${quoted(said.sentence.text)}`)
  return notDone(
    `I cannot explain ${quoted(about)}, since neither the brief nor what I know of this kind of product says it. Type the sentence, and I put it where it belongs: add that "..."`,
  )
}

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
export function movePrice(state: State, where: NonNullable<Wish['where']>): Step {
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
  const words = ownWords(text, state)
  if (typeof words !== 'string') return words
  const last = state.work.scenes.length - 1
  const scene = state.work.scenes[last]
  if (!scene) return notDone('There is no text to close.')
  return done(
    withWork(state, inserted(state.work, { scene: last, sentence: scene.sentences.length }, spoken(state, words))),
    `It ends on ${quoted(words)}, after everything else`,
  )
}

/** A script nobody says "I" in: told so by the writer, or said honestly. */
export function withoutMe(state: State, retold: State | undefined): Step {
  const mine = (each: State) => everySentence(each.work).filter(({ sentence }) => FIRST_PERSON.test(sentence.text))
  const before = mine(state)
  if (before.length === 0) return notDone('Nobody says "I" in it already.')
  if (retold && mine(retold).length === 0 && wordsOf(retold) > 0)
    return done(retold, `Told without "I", along the same idea; ${countOf(before.length, 'sentence')} said it before`)
  const { product } = state.analysis
  const { work } = reworded(state.work, (text) =>
    isOfStory(state, text)
      ? text
      : text
          .replace(
            /^(?:So |And so |Then |And then )?I (?:got|ordered|bought|use|picked|found|tried)(?: this| these| the| an?)? .*$/u,
            (found) =>
              found.toLowerCase().includes(product.short.toLowerCase()) ||
              found.toLowerCase().includes(product.noun.toLowerCase())
                ? `${upperFirst(product.this)} ${product.is} ${product.first}.`
                : found,
          )
          .replace(/^Here's what I do now\.$/, "Here's one tip."),
  )
  const next = withWork(state, work)
  const left = mine(next)
  const note = `${upperFirst(countOf(left.length, 'sentence'))} ${left.length === 1 ? 'stays' : 'stay'}, since ${left.some(({ sentence }) => isOfStory(state, sentence.text)) ? 'your own story is told by you' : 'the words are yours'}: ${inWords(left.slice(0, 4).map(({ sentence }) => quoted(sentence.text)))}. Say what to put in their place: replace "..." with "..."`
  const changed = before.length - left.length
  if (changed === 0) return notDone(note)
  return done(next, `Took "I" out of ${countOf(changed, 'sentence')}${left.length > 0 ? `. ${note}` : ''}`)
}
