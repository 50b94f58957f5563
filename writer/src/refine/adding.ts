import type { RefineOffer } from '@reelwright/shared'
import { splitSentences, tidy, upperFirst } from '../language'
import { wholeClause } from '../reading/whole-clause'
import { saysAll, topicsOf } from './about'
import { withLine } from './edits'
import { placeFor } from './extending'
import { indexOfTyped } from './fact-wishes'
import { asTyped, linesFor } from './lines'
import { moveLine, placeOf, spoken } from './moving'
import { ORDER } from './diction'
import { subjectOf } from './naming'
import { ownWords } from './offer-wishes'
import { audienceLine } from './own-hooks'
import { isStatement } from './reading/line-forms'
import type { Wish } from './reading/wish'
import { quoted } from './reply'
import { anatomy, done, notDone, type State, type Step, withWork } from './state'
import { isOfStory, isTold } from './told-sentences'
import { everySentence, inserted, type Place } from './working-script'
import { formOf, putWords } from './wording'

const MINE = /^(?:i|i'm|i've|my)\b/i
const SUBJECT_FIRST = /^(?:\W?\d|(?:i|we|it|they|he|she|you|this|that|these|those|there)\b)/i
/** "Put a stop there, let it sit" has a verb, and is no line. */
const isHalf = (text: string) => isStatement(text) && !SUBJECT_FIRST.test(text) && wholeClause(text) === undefined

/** A sentence in the seller's words, where lines of its kind belong or where it was asked for. */
export function addLine(state: State, wish: Wish, source?: string, offers: RefineOffer[] = []): Step {
  const { text = '', quoted: isQuoted, where, instead, about } = wish
  const own = isQuoted ? text : where === 'hook' ? withSubject(state, spelled(text)) : spelled(text)
  if (!isQuoted && isHalf(own)) return noSentence(text)
  const words = ownWords(upperFirst(own), state)
  if (typeof words !== 'string') return words
  const numbers = text.match(/\d+/g) ?? []
  const isSaid = (line: string) =>
    line.toLowerCase() === words.toLowerCase() ||
    (!isQuoted && saysAll(line, text) && numbers.every((number) => line.includes(number)))
  const said = everySentence(state.work).find(({ sentence }) => isSaid(sentence.text))
  if (said && where !== undefined) return moveLine(state, { ...wish, id: 'move', about: said.sentence.text })
  if (said && where === undefined)
    return notDone(`Scene ${said.place.scene + 1} says that already: ${quoted(said.sentence.text)}`)
  const kin = instead ? kinOf(state, own, about) : undefined
  const put = kin && putWords(state, { id: 'replace', replace: { old: kin.old, fresh: own }, quoted: true, instead })
  if (kin?.sure && put?.state) return put
  if (kin) {
    const [was, now] = [kin.old, own].map((each) => each.replace(/"/g, "'").replace(/\.$/, ''))
    offers.push({ label: `Put it for ${quoted(kin.old)}`, prompt: `replace "${was}" with "${now}"` })
    offers.push({ label: `Add ${quoted(words)}`, prompt: `add "${now}"` })
    return notDone(`Is ${quoted(own)} to be said in place of ${quoted(kin.old)} or beside it? Nothing was changed yet`)
  }
  if (instead && isQuoted && !isLine(text))
    return notDone(
      `Which words is ${quoted(words)} to take the place of? Type both: say ${quoted(words)} instead of "..."`,
    )
  const named = where === undefined ? undefined : placeOf(state, wish)
  if (typeof named === 'string') return notDone(named)
  const place =
    named ??
    homeOf(state, words) ??
    (MINE.test(text) && !isTold(state)
      ? { scene: 0, sentence: state.work.scenes[0]?.sentences.length ?? 0 }
      : placeFor({ kind: 'feature' }, state))
  return done(
    withWork(state, inserted(state.work, place, spoken(state, words))),
    `Added ${quoted(words)} to scene ${place.scene + 1}${source ?? (wordsAlone(words) === wordsAlone(text) ? ', as you typed it' : '')}`,
  )
}

/** A whole sentence, an order or an exclamation: a phrase belongs into a line. */
const isLine = (text: string) => isStatement(text) || ORDER.test(text) || /[.!?]$/.test(text)

/** What is said already in words like these, and whether it is certain that they take its place: the line that was named, the same line or phrase, the nearest line. */
function kinOf(state: State, words: string, about?: string): { old: string; sure: boolean } | undefined {
  const all = everySentence(state.work).map(({ sentence }) => sentence.text)
  const [named] = about === undefined ? [] : all.flatMap((text) => formOf(text, about) ?? [])
  if (named !== undefined) return { old: named, sure: all.some((text) => text.replace(/[.!?]+$/, '') === named) }
  const wanted = topicsOf(words)
  const shared = (text: string) => topicsOf(text).filter((topic) => wanted.includes(topic)).length
  const near = all.filter((text) => shared(text) >= 2).sort((a, b) => shared(b) - shared(a))[0]
  if (near && shared(near) * 10 >= Math.max(topicsOf(near).length, wanted.length) * 7) return { old: near, sure: true }
  // A phrase goes on from where a line stops: "on the fence: ..."
  const bare = words.replace(/['’]s\b|[.!?]+$/g, '').split(' ')
  const runs = isLine(words) ? [] : bare.map((_, at) => bare.slice(0, at + 1).join(' ')).slice(1)
  const stops = runs.flatMap((run) =>
    all.flatMap((text) => {
      const said = formOf(text, run)
      return said && topicsOf(said).length > 0 && /^[.,:;!?]/.test(text.slice(text.indexOf(said) + said.length))
        ? said
        : []
    }),
  )
  const old = stops.length === 1 ? stops[0] : near
  return old === undefined ? undefined : { old, sure: old !== near }
}

/** Without capitals and punctuation. */
const wordsAlone = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const noSentence = (about: string) =>
  notDone(`I make up no sentence about ${quoted(about)}. Type it as you would say it: add "..."`)

/** What the script or the brief says of something; else the words are offered as they were typed. */
export function mention(state: State, wish: Wish, offers: RefineOffer[]): Step {
  const { about = '', where } = wish
  const numbers = about.match(/\d+/g) ?? []
  const isSaidIn = (text: string) => saysAll(text, about) && numbers.every((number) => text.includes(number))
  const parts = anatomy(state)
  const said = parts.find(({ sentence }) => isSaidIn(sentence.text))
  if (said && where === undefined)
    return notDone(
      `Scene ${said.place.scene + 1} says ${formOf(said.sentence.text, about.replace(/^(?:the|my|that|an?) /i, '')) ? 'that already' : 'it in these words'}: ${quoted(said.sentence.text)}`,
    )
  if (said && where !== undefined) return moveLine(state, { ...wish, id: 'move' })
  const place = where === undefined ? undefined : placeOf(state, wish)
  if (typeof place === 'string') return notDone(place)
  const [unsaid] = state.analysis.features.flatMap((feature, at) =>
    isSaidIn(feature.text) ? [...linesFor(state, 'feature', { feature: at }), ...asTyped(state, at)] : [],
  )
  const raw = state.brief.features.find(isSaidIn)
  const at = raw === undefined ? -1 : indexOfTyped(state, raw)
  const [typedLine] = at < 0 ? [] : [...linesFor(state, 'feature', { feature: at }), ...asTyped(state, at)]
  const fresh = unsaid ?? typedLine
  if (fresh) {
    const left = topicsOf(about).filter((topic) => !topicsOf(fresh.text).includes(topic))
    const rest = left.length > 1 ? `. It does not say ${quoted(about)}: type that as you would say it: add "..."` : ''
    return done(withLine(state, fresh, place).state, `Added ${quoted(fresh.text)}${rest}`)
  }
  const { painPoint, story, callToAction, targetAudience, features } = state.brief
  const typed = [...splitSentences(painPoint), ...splitSentences(story ?? ''), callToAction, ...features].find(
    (sentence) => sentence !== '' && isSaidIn(sentence),
  )
  const line =
    typed ?? (where === undefined && saysAll(targetAudience, about) ? audienceLine(targetAudience) : undefined)
  if (line !== undefined && !parts.some(({ sentence }) => sentence.text.includes(line.replace(/[.!?]+$/, ''))))
    return addLine(state, { ...wish, id: 'add', text: tidy(line), quoted: true }, typed ? ', from your brief' : '')
  const things = about.split(/,? and |, /)
  const each =
    things.length > 1
      ? things.reduce((step: Step, thing) => {
          const next = mention(step.state ?? state, { ...wish, about: thing }, [])
          return next.state
            ? done(next.state, [step.said, next.said].filter(Boolean).join('. '))
            : { ...step, said: [step.said, next.said].filter(Boolean).join('. ') }
        }, notDone(''))
      : notDone('')
  if (each.state) return each
  if (wish.text !== undefined) return addLine(state, { ...wish, id: 'add' })
  const plain = upperFirst(about.replace(/"/g, "'"))
  offers.push({ label: `Add ${quoted(plain)}`, prompt: `add "${plain}"` })
  return noSentence(about)
}

/** "It is reflective" before anybody knows what: "The lead is reflective." */
function withSubject(state: State, text: string): string {
  const name = upperFirst(subjectOf(state))
  return text
    .replace(/^(?:it|they)['’](?:s|re) /i, `${name} ${state.analysis.product.is} `)
    .replace(/^(?:it|they) /i, `${name} `)
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

/** Numbers and people are in every other sentence. */
const COMMON =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|peopl|people|person|thing|day|days|week|year|time|here|right)$/

/** Social proof is only ever the seller's own. */
export const addSocialProof = (state: State, { text }: Wish): Step =>
  text
    ? addLine(state, { id: 'add', text, quoted: true })
    : notDone('I never make up reviews or numbers. Send me a real one: add social proof "..."')
