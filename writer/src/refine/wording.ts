import { cleanText } from '../language'
import { replaceWords } from './fact-wishes'
import type { Wish } from './reading/wish'
import { countOf, inWords, quoted } from './reply'
import { anatomy, done, notDone, type State, type Step, withWork } from './state'
import { formIn, type Gender, genderOf, pronounsIn, swapOf, withPronouns, withSwap } from './swapped-words'
import { NUMBER_WORD } from './wish-details'
import { everySentence, replaced, reworded, type Sentence, wholeText } from './working-script'

/** These words in place of those, as they were typed. */
export function putWords(state: State, { replace, quoted: isQuoted }: Wish): Step {
  if (!replace) return notDone('Tell me what to say instead of what.')
  const old = replace.old.replace(/^[\s,]+|[\s,]+$/g, '')
  const fresh = replace.fresh.trim()
  const named = isQuoted ? undefined : nameOf(state, old)
  if (named) {
    const step = replaceWords(state, named, fresh)
    const name = named.split(' ').at(-1) ?? ''
    const rest = step.state && named.includes(' ') ? replaceWords(step.state, name, fresh) : undefined
    return rest?.state ? done(rest.state, `${step.said}. ${rest.said}`) : step
  }
  const code = /^(?:the |my )?code$/i.test(old)
    ? /\bcode (\p{Lu}[\p{Lu}\p{N}]{2,})/u.exec(wholeText(state.work))?.[1]
    : undefined
  if (code) return replaceWords(state, code, fresh)
  const said = spokenForm(state, old)
  const kept = isQuoted ? sharedStart(old, fresh) : undefined
  if (kept !== undefined) return putWords(state, { id: 'replace', replace: { old: kept, fresh }, quoted: true })
  const unechoed = said === undefined ? fresh : withoutEcho(wholeText(state.work), said, fresh)
  if (unechoed !== fresh)
    return putWords(state, { id: 'replace', replace: { old, fresh: unechoed }, ...(isQuoted && { quoted: true }) })
  if (
    said !== undefined &&
    (fresh === '' || isQuoted || (said !== old && genderOf(old) === undefined) || old.split(' ').length > 3)
  ) {
    const put = /[.!?]$/.test(said) || !isQuoted ? fresh : fresh.replace(/[.!?]+$/, '')
    return replaceWords(state, said, put)
  }
  return putInstead(state, { old, fresh })
}

/** "After two swipes" for "run out after two goes": what stands before "after" stays. */
function sharedStart(old: string, fresh: string): string | undefined {
  const [first = ''] = fresh.toLowerCase().split(' ')
  const words = old.split(' ')
  const at = words.findIndex((word) => word.toLowerCase() === first)
  return at > 0 && fresh.split(' ').length <= words.length - at && words.length - at >= 2
    ? words.slice(at).join(' ')
    : undefined
}

/** What is to be put, without the words that stand before or behind its place already: "the price of tomatoes". */
function withoutEcho(whole: string, said: string, fresh: string): string {
  const before = whole
    .slice(0, Math.max(0, whole.indexOf(said)))
    .toLowerCase()
    .trimEnd()
  const after = whole
    .slice(whole.indexOf(said) + said.length)
    .toLowerCase()
    .trimStart()
  const words = fresh.split(' ')
  // "Fifteen mins" before "minutes".
  if (/^(?:mins?|secs?)$/i.test(words.at(-1) ?? '') && after.startsWith((words.at(-1) ?? '').slice(0, 3).toLowerCase()))
    return words.slice(0, -1).join(' ')
  for (let count = Math.min(4, words.length); count >= 2; count--)
    if (after.startsWith(words.slice(-count).join(' ').toLowerCase())) return words.slice(0, -count).join(' ')
  for (let count = Math.min(4, words.length - 1); count >= 2; count--)
    if (before.endsWith(` ${words.slice(0, count).join(' ').toLowerCase()}`)) return words.slice(count).join(' ')
  // "The link's right here" and "link in my shop".
  const [first = '', ...rest] = words
  return rest.length > 0 &&
    first.length > 3 &&
    new RegExp(`\\b${first.toLowerCase().replace(/[^\p{L}]/gu, '')}(?:['’]s)?$`, 'u').test(before)
    ? rest.join(' ')
    : fresh
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
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join("[\\s,'’]*")}(?![\\p{L}\\p{N}])`, 'iu').exec(whole)?.[0]
}

/** "Nora's name" where the script says "my sister Nora": the person with the name. */
function nameOf(state: State, typed: string): string | undefined {
  const [, who = ''] = /^(?:the |my |our |his |her )?([\p{L}]+)(?:['’]s)? (?:real )?name$/iu.exec(typed) ?? []
  if (who === '') return undefined
  const whole = wholeText(state.work)
  const proper = /^(?:his|her|their)$/i.test(who) ? String.raw`\p{Ll}+` : who
  return (
    new RegExp(String.raw`\b(?:my|our) (?:\p{Ll}+ )?${who} \p{Lu}\p{L}+`, 'u').exec(whole)?.[0] ??
    new RegExp(String.raw`\b(?:my|our|My|Our) (?:\p{Ll}+ ){1,2}${proper}\b`, 'iu').exec(whole)?.[0] ??
    new RegExp(String.raw`\b(?:Mrs?|Ms|Miss|Dr)?\.? ?${who}\b`, 'iu').exec(whole)?.[0]?.trim()
  )
}

/** A replaces B wherever it is said and seen; articles, numbers and, where it is sure, pronouns agree. */
function putInstead(state: State, { old, fresh }: { old: string; fresh: string }, named?: Gender): Step {
  const put = cleanText(fresh)
    .replace(/[.!?]+$/, '')
    .slice(0, 200)
  if (/^(?:me|myself|i|us|we)$/i.test(old.trim()))
    return notDone(`Who did what I cannot know. Name the words one by one: say ${quoted(put)} instead of "..."`)
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
    return (
      replacedOnScreen(state, old, put) ??
      notDone(
        `${quoted(old)} is not in the script in these words, so nothing was replaced. Type them as they stand there.`,
      )
    )
  const whole = wholeText(state.work)
  const was = genderIn(whole, form === old ? old : `${old} ${form}`)
  const next = named ?? genderOf(put)
  const withName =
    next !== undefined &&
    was !== undefined &&
    was !== next &&
    /\p{Ll}$/u.test(old) &&
    /\p{Ll}$/u.test(put) &&
    (!/\p{Lu}/u.test(put) || /\p{Lu}\p{L}+$/u.test(put))
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

/** Words that are only read: in the text on screen. */
function replacedOnScreen(state: State, old: string, fresh: string): Step | undefined {
  const bare = old.replace(/^(?:the|a|an) /i, '').toLowerCase()
  let count = 0
  const next = withSeen(state, (cue) =>
    cue.replace(/\(text on screen: [^)]*\)|"[^"]*" as text/gi, (shown) => {
      const at = shown.toLowerCase().indexOf(bare)
      if (at < 0 || bare === '') return shown
      count++
      return shown.slice(0, at) + fresh + shown.slice(at + bare.length)
    }),
  )
  return count === 0
    ? undefined
    : done(
        next,
        `Put ${quoted(fresh)} for ${quoted(bare)} in the text on screen of ${countOf(count, 'picture')}; it is not spoken`,
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

/** "I'm 72" where the script says "I'm 71", "ten people" where it says "eight people": the number changes. */
export function setNumber(state: State, about: string): Step {
  return (
    counted(state, about) ??
    notDone(`I found no single number for ${quoted(about)} in the script. Name both: say "..." instead of "..."`)
  )
}

function counted(state: State, about: string): Step | undefined {
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
