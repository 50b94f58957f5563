import { cleanText, upperFirst } from '../language'
import { saysAll, topicsOf } from './about'
import type { Wish } from './reading/wish'
import { countOf, inWords, quoted } from './reply'
import { done, notDone, type State, type Step, withWork } from './state'
import {
  escaped,
  formIn,
  type Gender,
  genderOf,
  pronounsIn,
  sharedRun,
  swapOf,
  withoutEcho,
  withPronouns,
  withSwap,
} from './swapped-words'
import { everySentence, reworded, type Sentence, wholeText } from './working-script'

/** These words in place of those, wherever they are said and seen; articles, numbers and, where it is sure, pronouns agree. */
export function putWords(state: State, { replace, quoted: isQuoted, instead }: Wish): Step {
  const old = (replace?.old ?? '').replace(/^[\s,]+|[\s,]+$/g, '')
  const fresh = cleanText(replace?.fresh ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, 500)
    .trim()
  const whole = wholeText(state.work)
  const said = spokenForm(state, old)
  const isExact =
    said !== undefined && (isQuoted || (said !== old && genderOf(old) === undefined) || old.split(' ').length > 3)
  const put = isExact && isQuoted && /[.!?]$/.test(said) ? fresh : fresh.replace(/[.!?]+$/, '')
  const form = isExact ? said : formIn(whole, old)
  if (form === undefined || put === '') {
    const isThere = put !== '' && (spokenForm(state, put) ?? formIn(whole, put)) !== undefined
    const line = put.includes(' ')
      ? everySentence(state.work).find(({ sentence }) => saysAll(sentence.text, put))
      : undefined
    const already = isThere ? quoted(put) : line && `that already: ${quoted(line.sentence.text)}`
    return (
      (put === '' ? undefined : replacedSeen(state, old, put)) ??
      notDone(
        already
          ? `It says ${already}${isThere ? ' already' : ''}. ${upperFirst(notSaid(state, old))}`
          : `${notSaid(state, old)}, so nothing was replaced. Type the words as they stand there.`,
      )
    )
  }
  const all = everySentence(state.work).map(({ sentence }) => sentence)
  const [near] = all.filter(({ text }) => text.toLowerCase().includes(form.toLowerCase()))
  const [before = '', ...after] = near?.text.split(new RegExp(escaped(form), 'i')) ?? []
  // "Tap the cart to get yours" behind "Tap the cart" is "to get yours".
  const lone = withoutEcho(put.slice(sharedRun(before.trim(), put).length).trim() || put, after.join(form))
  // Where both were typed in quotes, that is meant.
  const twice = instead ? undefined : all.find(({ text }) => saysTwice(text, form, lone))
  if (twice)
    return notDone(
      `With ${quoted(lone)} for ${quoted(form)} this line would say something twice: ${quoted(twice.text)}. Type the whole line: replace "..." with "..."`,
    )
  const swap = swapOf(form, old, lone)
  const change = isExact ? (text: string) => exactly(text, form, lone) : (text: string) => withSwap(text, swap)
  const lines = all.filter(({ text }) => change(text) !== text)
  const free = lines.filter(({ locked }) => !locked)
  if (free.length === 0)
    return notDone(
      lines.length > 0
        ? `${quoted(form)} stands in a locked line only, so it stayed.`
        : `${quoted(form)} is there already as you want it.`,
    )
  const swapped = withWork(state, reworded(state.work, change).work)
  const named = form === old ? old : `${old} ${form}`
  const agreed = isExact
    ? { state: swapped, said: '' }
    : withAgreement(swapped, all, named, genderIn(whole, named), genderOf(put))
  const locked = lines.length - free.length
  return done(
    withSeen(agreed.state, change, 'visualCue'),
    `Put ${quoted(lone)} for ${quoted(form)} in ${countOf(free.length, 'sentence')}${locked > 0 ? `; ${countOf(locked, 'locked line')} stayed` : ''}${agreed.said}`,
  )
}

/** Whether new words say what the rest of the line says already, and the old ones did not. */
function saysTwice(text: string, old: string, put: string): boolean {
  const [rest, was] = [text.replace(new RegExp(escaped(old), 'i'), ' ').replace(/(?<=\d),(?=\d)/g, ''), old].map(
    topicsOf,
  )
  return (
    text.toLowerCase().includes(old.toLowerCase()) &&
    topicsOf(put.replace(/(?<=\d)(?=\p{L})/gu, ' ')).some((each) => rest?.includes(each) && !was?.includes(each))
  )
}

/** Whole words only, and a capital stays one. */
function exactly(text: string, old: string, put: string): string {
  const edge = (character: string, side: string) => (/[\p{L}\p{N}]/u.test(character) ? `(?${side}[\\p{L}\\p{N}])` : '')
  const pattern = new RegExp(`${edge(old.charAt(0), '<!')}${escaped(old)}${edge(old.slice(-1), '!')}`, 'giu')
  return text
    .replace(pattern, (_, at: number) => (at === 0 ? upperFirst(put) : put))
    .replace(/\b(\p{L}+) (?=\1\b)/giu, (found, word: string) =>
      put.toLowerCase().startsWith(word.toLowerCase()) ? '' : found,
    )
}

/** How words that were typed stand in the script: with other apostrophes, end marks and short forms. */
export const spokenForm = (state: State, typed: string): string | undefined => formOf(wholeText(state.work), typed)

/** The same of any text. */
export function formOf(whole: string, typed: string): string | undefined {
  const words = typed
    .replace(/[.!?,]+$/, '')
    .match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*|[^\s\p{L}\p{N}]/gu)
    ?.map((word) => {
      const plain = word.replace(/['’]/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      return /^mins?$/i.test(word)
        ? '(?:min|minute)s?'
        : /^secs?$/i.test(word)
          ? '(?:sec|second)s?'
          : plain.replace(/(?<=\p{L})(?=(?:s|t|m|re|ll|ve|d)$)/u, "['’]?")
    })
  if (!words || words.length === 0) return undefined
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join("[\\s,'’-]*")}(?![\\p{L}\\p{N}])`, 'iu').exec(whole)?.[0]
}

const FILM = { visualCue: 'picture', cameraDirection: 'camera direction', notes: 'note' } as const

/** Where something is seen: "the pictures of scenes 2 and 4". */
function placesIn({ work: { scenes } }: State, isThere: (seen: string) => boolean): string | undefined {
  for (const key of ['visualCue', 'cameraDirection', 'notes'] as const) {
    const found = scenes.flatMap(({ film }, at) => (isThere(film[key]) ? [String(at + 1)] : []))
    const which = found.length === scenes.length ? 'all scenes' : `scenes ${inWords(found)}`
    if (found.length > 0) return `the ${FILM[key]}${found.length === 1 ? ` of scene ${found[0]}` : `s of ${which}`}`
  }
  return undefined
}

/** Where words are seen, with whatever article. */
export const seenIn = (state: State, words: string): string | undefined =>
  placesIn(state, (seen) => formOf(seen, words.replace(/^(?:the|an?) /i, '')) !== undefined)

/** Of words that are not said: where they are seen, or that they are not there at all. */
export function notSaid(state: State, words: string): string {
  const seen = seenIn(state, words)
  return `${quoted(words)} is ${seen ? `in ${seen}, not in the words` : 'not in the script in these words'}`
}

/** Words that are only seen: in a picture with its text, else a part of a camera direction. */
function replacedSeen(state: State, old: string, fresh: string): Step | undefined {
  const form = (text: string) => formIn(text, old) ?? ''
  const change = (text: string) => (form(text) === '' ? text : withSwap(text, swapOf(form(text), old, fresh)))
  const isPart = (text: string) =>
    text
      .toLowerCase()
      .split(/, |\.$/)
      .includes(form(text).toLowerCase())
  const seen = withSeen(state, change, 'visualCue')
  const next =
    seen === state ? withSeen(state, (text) => (isPart(text) ? change(text) : text), 'cameraDirection') : seen
  const said = `Put ${quoted(fresh)} for ${quoted(old)} in ${placesIn(state, (text) => change(text) !== text)}`
  return next === state ? undefined : done(next, `${said}; it is not spoken`)
}

function withSeen(state: State, change: (seen: string) => string, key: 'visualCue' | 'cameraDirection'): State {
  const scenes = state.work.scenes.map(({ film, ...rest }) => ({
    ...rest,
    film: { ...film, [key]: change(film[key]) },
  }))
  const isSame = scenes.every(({ film }, at) => film[key] === state.work.scenes[at]?.film[key])
  return isSame ? state : withWork(state, { ...state.work, scenes })
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
    const words = old.toLowerCase().split(' ')
    return (
      genderOf(
        sentence.text
          .split(/[^\p{L}'’]+/u)
          .filter((word) => !words.includes(word.toLowerCase()))
          .join(' '),
      ) === was
    )
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

/** A sentence without some of its words; undefined where what is left would be no sentence. */
export function withoutWords(text: string, words: string): string | undefined {
  const at = text.indexOf(words)
  const [before, after] = [text.slice(0, at), text.slice(at + words.length)]
  const isLoose = /^(?:for|with|without|in|on|at|by|from|near|like|very|really|just|only|so|quite)\b|ly$/i.test(words)
  const isAim = /^to \p{L}/iu.test(words) && COMPLETE.test(before)
  const isTail =
    /^(?:and|but|or)(?: not)? [\p{L}' -]+$/iu.test(words) && /^(?:[.,!?]|$)/.test(after) && !PAIR.test(before)
  const isSetOff = /^$|,\s*$/.test(before) && /^[.,!?]/.test(after)
  if (at < 0 || !(isLoose || isAim || isTail || isSetOff) || leavesHole(text, escaped(words))) return undefined
  const rest = closedUp(
    `${before}${after}`
      .replace(/ {2,}/g, ' ')
      .replace(/ +([.,!?])/g, '$1')
      .trim(),
    text,
  )
  // "If you drop it" is no sentence.
  const isClause = /^(?:if|when|while|because|since|unless|until|though|as|not only)\b[^,]*$/i.test(rest)
  return rest.split(' ').length >= (isSetOff ? 2 : 3) && !isClause ? rest : undefined
}

/** "It takes the wall" says nothing without "to hold it". */
const COMPLETE =
  /^(?!.*(?:\b(?:want|need|get|got|expect|like|allow|force|ask|tell|told|take|took|have|had|is|are|was|were|be)(?:s|ed)?\b|\b(?:it|that|he|she|there)['’]s\b)).*\b(?:the|my|our|your|his|her|their) \p{L}+ $/iu
const PAIR = /\b(?:between|both|either)\b/i

/** "With a crossword" says nothing as "with a". */
const leavesHole = (text: string, words: string) =>
  new RegExp(
    String.raw`\b(?:a|an|the|my|your|his|her|our|their|with|of|in|at|for|to|from|is|are|was|were|get|gets|got|feel|feels|felt|look|looks|be|become) (?:${words})(?=[.,!?]|$| (?:and|or|but|in|on|at|with|that|who|to|for|from|of|so|because)\b)`,
    'iu',
  ).test(text)

/** "Honestly, it works." without its first word. */
function closedUp(text: string, before: string): string {
  const joined = text
    .replace(/,(?: ?,)+/g, ',')
    .replace(/(?:,| and| or| but)(?=[.!?])/g, '')
    .replace(/^[\s,;:.!?–—-]+/, '')
  return /^\p{Lu}/u.test(before) ? upperFirst(joined) : joined
}
