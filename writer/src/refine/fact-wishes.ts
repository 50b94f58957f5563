import { checkText } from '../check'
import { cleanField, cleanText, isPriceRange, parsePrice, splitSentences, spokenPrice, upperFirst } from '../language'
import { escaped } from '../kinds'
import { amountsIn, partsOf } from './anatomy'
import { withLeaning, withLine, withRun, without } from './edits'
import { placeFor } from './extending'
import { filmed } from './film'
import { featureName, topicOf } from './fit-words'
import { asTyped, linesFor } from './lines'
import { hooksFor, withCall } from './offer-wishes'
import { countOf, quoted } from './reply'
import { isOfStory } from './told-sentences'
import { anatomy, done, notDone, type State, type Step, withBrief, withWork } from './state'
import { everySentence, inserted, replaced, reworded, wholeText } from './working-script'
import type { Wish } from './reading/wish'

export function removePrice(state: State, fromPictures = true): Step {
  const parts = anatomy(state)
  const priced = partsOf(parts, 'price', 'price-talk')
  const inCall = parts.filter(
    ({ role, sentence }) => (role === 'call' || role === 'hook') && hasAmount(state, sentence.text),
  )
  const locked = [...priced, ...inCall].filter(({ sentence }) => sentence.locked)
  if (partsOf(priced, 'price').length + inCall.length === 0) {
    const unseen = withoutPriceSeen(state)
    return unseen === state
      ? notDone('No price is said.')
      : done(unseen, 'The price is not spoken. Removed it from the pictures')
  }
  if (locked.some(({ role }) => role !== 'price-talk'))
    return notDone('The line with the price is locked, so the price stayed.')
  let next = without(
    state,
    withLeaning(
      parts,
      priced.filter(({ sentence }) => !sentence.locked),
    ),
  )
  if (inCall.some(({ role }) => role === 'call')) {
    const call = linesFor(next, 'call').find(({ text }) => !hasAmount(state, text))
    const run = partsOf(anatomy(next), 'call')
    next = (call && withCall(next, run, call.text)) ?? without(next, run)
  }
  const hook = inCall.find(({ role }) => role === 'hook')
  if (hook) {
    const fresh = hooksFor(next, 8).find(({ text }) => !hasAmount(state, text))
    const run = partsOf(anatomy(next), 'hook')
    next = (fresh && withRun(next, run, fresh.text)) ?? next
  }
  const unseen = fromPictures ? withoutPriceSeen(next) : next
  return done(unseen, unseen === next ? 'Took the price out' : 'Took the price out, of the words and of the pictures')
}

const amountsOf = ({ brief }: State) => amountsIn(brief.priceText)
const hasAmount = (state: State, text: string) => text.search(amountsOf(state)) >= 0

/** A picture without the price in it; a name that is shown with it stays. */
export const withoutPriceCue = (cue: string) =>
  cue
    .replace(/\bthe name and the price as text\b/gi, 'the name as text')
    .replace(/,? the price as text(?: above it)?/gi, '')

function withoutPriceSeen(state: State): State {
  const scenes = state.work.scenes.map((scene) => {
    const visualCue = withoutPriceCue(scene.film.visualCue).replace(/,? "[^"]*" as text/g, (text) =>
      hasAmount(state, text) ? '' : text,
    )
    return visualCue === scene.film.visualCue ? scene : { ...scene, film: { ...scene.film, visualCue } }
  })
  return scenes.every((scene, at) => scene === state.work.scenes[at])
    ? state
    : withWork(state, { ...state.work, scenes })
}

/** The price is said, and not seen. */
export function priceUnseen(state: State): Step {
  const unseen = withoutPriceSeen(state)
  return unseen === state
    ? notDone('No picture shows the price.')
    : done(unseen, 'Took the price out of the pictures; it is still said')
}

export function addPrice(state: State): Step {
  const parts = anatomy(state)
  const said = parts.find(({ role, sentence }) => role === 'price' || hasAmount(state, sentence.text))
  if (said) return notDone(`The price is said in scene ${said.place.scene + 1} already.`)
  const { price } = state.analysis
  if (!price) return notDone('Tell me the price: "the price is $24".')
  const [line] = linesFor(state, 'price')
  const text = line?.text ?? `The price is ${price.exact}.`
  const place = placeFor({ kind: 'price' }, state)
  return done(
    withWork(state, inserted(state.work, place, text)),
    `Added the price once, before the call: ${quoted(text.replace(/^[A-Z' ]+: /gm, ''))}`,
  )
}

/** Every amount that stands for the price becomes the new one; other amounts, such as a saving, are left alone. */
export function setPrice(state: State, amount: number, per = ''): Step {
  const unit = per.replace(/^(?:an?|per|each|every|plus|[+/]) ?/i, '')
  if (
    unit !== '' &&
    !anatomy(state).some(
      ({ sentence: { text }, role }) => role === 'price' && text.toLowerCase().includes(unit.toLowerCase()),
    )
  )
    return notDone(`The script has no price by ${quoted(per)}. Type the line with the price: replace "..." with "..."`)
  const fresh = spokenPrice(amount)
  if (!fresh) return notDone('That is no price I can say.')
  const parts = anatomy(state).filter(({ sentence }) => hasAmount(state, sentence.text))
  const locked = parts.filter(({ sentence }) => sentence.locked)
  if (locked.length > 0) return notDone('The line with the price is locked, so the price stayed.')
  const priced = withBrief(state, { price: amount })
  if (parts.length === 0) {
    const added = addPrice(priced)
    return added.state ? done(added.state, `The price is ${fresh.exact} now. ${added.said}`) : added
  }
  let { work } = priced
  for (const { place, sentence } of parts)
    work = replaced(work, place, repriced(sentence.text, state.brief.price, fresh.exact, amountsOf(state)))
  const scenes = work.scenes.map((scene) => {
    const visualCue = repriced(scene.film.visualCue, state.brief.price, fresh.exact, amountsOf(state))
    return visualCue === scene.film.visualCue ? scene : { ...scene, film: { ...scene.film, visualCue } }
  })
  const next = withWork(priced, { ...work, scenes })
  const [said = fresh.exact] = parts
    .map(
      ({ place }) =>
        next.work.scenes[place.scene]?.sentences[place.sentence]?.text.match(
          new RegExp(String.raw`(?<!\p{L})\p{L}{0,2}(?:${amountsOf(state).source})`, 'iu'),
        )?.[0],
    )
    .filter((text) => text !== undefined)
  return wholeText(next.work) === wholeText(state.work)
    ? notDone(`The price is ${said} already.`)
    : done(next, `The price is ${said} now`)
}

const SIGNS: Record<string, RegExp> = {
  dollar: /\p{L}{0,3}\$|dollars?|USD/u,
  usd: /\$|USD/,
  euro: /€|EUR|euros?/,
  eur: /€|EUR|euros?/,
  pound: /£|GBP|pounds?/,
  gbp: /£|GBP|pounds?/,
}

/** Of a price that was typed in two currencies the one that is named. */
export function onePrice(state: State, currency: string): Step {
  const sign = SIGNS[currency.toLowerCase().replace(/s$/, '')] ?? new RegExp(escaped(currency.toUpperCase()), 'u')
  const typed = state.brief.priceText?.match(amountsOf(state)) ?? []
  const wanted = typed.find((text) => sign.test(text))
  const parts = anatomy(state).filter(({ role }) => role === 'price')
  const [part] = parts
  if (wanted === undefined) return notDone(`The brief has no price in ${currency}. Type it: the price is ...`)
  if (!part) return notDone('No price is said. Add it first: add the price.')
  if (part.sentence.text.includes(wanted)) return notDone(`Only that price is said: ${quoted(part.sentence.text)}`)
  if (part.sentence.locked) return notDone('The line with the price is locked, so the price stayed.')
  const text = part.sentence.text.replace(amountsOf(state), wanted)
  const price = parsePrice(wanted)
  const amount = price === undefined ? undefined : isPriceRange(price) ? price.from.amount : price.amount
  const priced = amount === undefined ? state : withBrief(state, { price: amount })
  return done(
    withWork(priced, replaced(state.work, part.place, text)),
    `The price is said as ${wanted} now: ${quoted(text)}`,
  )
}

function repriced(text: string, old: number, fresh: string, amounts: RegExp): string {
  return text.replace(/\bunder (?=[$€£¥])/i, '').replace(amounts, (found) => {
    const parsed = parsePrice(found)
    const amount = parsed === undefined ? undefined : isPriceRange(parsed) ? parsed.from.amount : parsed.amount
    const isPrice = amount !== undefined && (old <= 0 || Math.abs(amount - old) < Math.max(2, old * 0.35))
    // In the currency that is said.
    return isPrice ? found.replace(/\d[\d.,]*\d|\d/, /\d[\d.,]*\d|\d/.exec(fresh)?.[0] ?? '') : found
  })
}

/** Which feature is meant, or why none is. A feature that was typed in the wish becomes one of the product's. */
function meant(state: State, wish: Wish): { state: State; feature: number } | Step {
  if (wish.feature !== undefined && wish.text === undefined) {
    const typed = state.brief.features[wish.feature]
    const index = typed === undefined ? -1 : indexOfTyped(state, typed)
    return index >= 0
      ? { state, feature: index }
      : notDone(
          `I cannot voice ${quoted(typed ?? 'that feature')}: ${state.analysis.unvoicedFeatures.find(({ text }) => text === typed)?.reason ?? 'it makes no sentence'}`,
        )
  }
  if (wish.text === undefined) return notDone('')
  const typed = cleanField(wish.text, 160)
  const flag = checkText(typed, 'features.0').find(({ severity }) => severity !== 'info')
  if (flag)
    return notDone(
      `I did not add ${quoted(typed)}: ${flag.reason}${flag.saferWording ? ` ${flag.saferWording}` : ''}`.replace(
        /[.!]$/,
        '',
      ),
    )
  const grown = withBrief(state, { features: [...state.brief.features, typed] })
  if (grown.analysis.features.length === state.analysis.features.length)
    return notDone(`I could not make a sentence of ${quoted(typed)}. Say it in a few plain words`)
  return { state: grown, feature: grown.analysis.features.length - 1 }
}

/** Analysis may drop or merge features, so a typed one is found again by its words. */
export function indexOfTyped(state: State, typed: string): number {
  const alone = withBrief(state, { features: [typed] }).analysis.features[0]
  return alone ? state.analysis.features.findIndex(({ text }) => text === alone.text) : -1
}

const isStep = (value: object): value is Step => 'said' in value

export function addFeature(state: State, wish: Wish): Step {
  const named = wish.feature !== undefined || wish.text !== undefined
  const voiced = new Set(anatomy(state).flatMap(({ features }) => features))
  if (named) {
    const target = meant(state, wish)
    if (isStep(target)) return target
    if (voiced.has(target.feature) && target.state === state) return emphasise(state, target.feature)
    return voicedNow(target.state, target.feature)
  }
  const unused = state.analysis.features.findIndex((_, at) => !voiced.has(at))
  if (unused >= 0) return voicedNow(state, unused)
  return notDone(
    state.analysis.features.length === 0
      ? 'No feature is known. Tell me one: add feature "..."'
      : 'All features are said already. Tell me a number, a material or a size, and I say it',
  )
}

function voicedNow(state: State, feature: number): Step {
  const [line] = [...linesFor(state, 'feature', { feature }), ...asTyped(state, feature)]
  if (!line) return notDone(`I found no sentence for ${featureName(state, feature)}.`)
  return done(withLine(state, line).state, `Added ${topicOf(line)}`)
}

export function removeFeature(state: State, wish: Wish): Step {
  const parts = anatomy(state)
  const voiced = [...new Set(parts.flatMap(({ features }) => features))]
  const target = wish.feature !== undefined ? meant(state, wish) : undefined
  if (target && isStep(target)) return target
  const feature = target ? target.feature : voiced[voiced.length - 1]
  if (wish.text !== undefined && feature === undefined) return notDone(`I found no line about ${quoted(wish.text)}`)
  if (feature === undefined) return notDone('No feature is said that could go.')
  const about = parts.filter(({ features }) => features.includes(feature))
  const name = featureName(state, feature)
  if (about.length === 0) return notDone(`${upperFirst(name)} is not in the script.`)
  if (about.some(({ sentence }) => sentence.locked)) return notDone(`The line about ${name} is locked, so it stayed.`)
  const others = new Set(about.flatMap(({ features }) => features).filter((at) => at !== feature))
  let next = without(
    state,
    withLeaning(
      parts,
      about.filter(({ role }) => role !== 'hook' && role !== 'call'),
    ),
  )
  for (const other of others) {
    const [line] = linesFor(next, 'feature', { feature: other })
    if (line) next = withLine(next, line).state
  }
  const left = anatomy(next).some(({ features }) => features.includes(feature))
  return done(
    next,
    `Took out ${countOf(about.length, 'line')} about ${name}${left ? '; the opener still hints at it' : ''}`,
  )
}

export function emphasise(state: State, feature: number | undefined): Step {
  const parts = anatomy(state)
  const wanted =
    feature ??
    parts.find(({ role }) => role === 'feature')?.features[0] ??
    (state.analysis.features.length > 0 ? 0 : undefined)
  if (wanted === undefined) return notDone('Tell me which feature: emphasise "..."')
  const name = featureName(state, wanted)
  const isSaid = parts.some(({ features, sentence }) => features.includes(wanted) && !isOfStory(state, sentence.text))
  const added = isSaid ? undefined : voicedNow(state, wanted)
  const base = added ? added.state : state
  if (!base) return notDone(`I found no sentence about ${name}.`)
  const moved = movedFirst(base, wanted)
  if (added && moved === base) return added
  const scene = anatomy(moved).find(({ features, role }) => role === 'feature' && features.includes(wanted))?.place
    .scene
  const isOfWords = /what you say|as you say it/.test(moved.work.scenes[scene ?? 0]?.film.visualCue ?? '')
  const seen = scene === undefined || isOfWords ? moved : filmed(moved, scene)
  if (moved === state) {
    const isLocked = anatomy(state).some(({ features, sentence }) => features.includes(wanted) && sentence.locked)
    return notDone(
      isLocked
        ? `${upperFirst(name)} comes first already, and its line is locked.`
        : `${upperFirst(name)} comes first already. For more type a sentence about it: add that "..."`,
    )
  }
  return done(seen, `${upperFirst(name)} comes first now${isOfWords ? '' : ' and is shown'}`)
}

/** Changes places with the feature that is said first, sentence for sentence. */
function movedFirst(state: State, feature: number): State {
  const told = partsOf(anatomy(state), 'feature').filter(({ sentence }) => !isOfStory(state, sentence.text))
  const first = told[0]
  const own = told.find(({ features }) => features.includes(feature))
  if (!first || !own || first === own || first.sentence.locked || own.sentence.locked) return state
  const swapped = replaced(state.work, first.place, own.sentence.text)
  const sameScene =
    first.place.scene === own.place.scene &&
    swapped.scenes[own.place.scene]?.sentences.length !== state.work.scenes[own.place.scene]?.sentences.length
  return sameScene ? state : withWork(state, replaced(swapped, own.place, first.sentence.text))
}

/** Other words for the same, everywhere but in locked lines. Whole words only, and a capital stays one. */
export function replaceWords(state: State, old: string, fresh: string): Step {
  const wanted = cleanText(old).slice(0, 500)
  const put = cleanText(fresh)
    .replace(/\s*\n\s*/g, ' ')
    .slice(0, 500)
  if (!wanted) return notDone('Tell me which words to replace.')
  const escape = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]")
  const escaped = escape(wanted)
  const edge = (character: string) => /[\p{L}\p{N}]/u.test(character)
  const pattern = new RegExp(
    `${edge(wanted.charAt(0)) ? '(?<![\\p{L}\\p{N}])' : ''}${escaped}${edge(wanted.charAt(wanted.length - 1)) ? '(?![\\p{L}\\p{N}])' : ''}`,
    'giu',
  )
  const hits = everySentence(state.work).filter(({ sentence }) => sentence.text.search(pattern) >= 0)
  const free = hits.filter(({ sentence }) => !sentence.locked)
  if (hits.length === 0 && put === '') {
    // It may be on screen without being spoken.
    const shown = new RegExp(`,? "[^"]*${pattern.source}[^"]*" as text`, 'giu')
    const scenes = state.work.scenes.map((scene) => {
      const visualCue = scene.film.visualCue.replace(shown, '')
      return visualCue === scene.film.visualCue ? scene : { ...scene, film: { ...scene.film, visualCue } }
    })
    const count = scenes.filter((scene, at) => scene !== state.work.scenes[at]).length
    if (count > 0)
      return done(
        withWork(state, { ...state.work, scenes }),
        `Nobody says ${quoted(wanted)}; took the text on screen with it out of ${countOf(count, 'picture')}`,
      )
  }
  const pieces = put === '' ? splitSentences(wanted) : []
  if (hits.length === 0 && pieces.length > 1) {
    const steps = pieces.map((piece) => replaceWords(state, piece, ''))
    const left = pieces.reduce((each, piece) => replaceWords(each, piece, '').state ?? each, state)
    if (steps.every((step) => step.state)) return done(left, `Took ${quoted(wanted)} out`)
  }
  if (hits.length === 0) return notDone(`${quoted(wanted)} is not in the script in these words.`)
  if (free.length === 0) return notDone(`${quoted(wanted)} stands in a locked line only, so it stayed.`)
  const hole = put === '' ? free.find(({ sentence }) => leavesHole(sentence.text, escaped)) : undefined
  if (hole)
    return notDone(
      `Without ${quoted(wanted)} this would be no sentence: ${quoted(hole.sentence.text)} Say what to put there: say "..." instead of ${quoted(wanted)}`,
    )
  // "Splitter" within "kindling splitter" is there already.
  const isThere = (text: string, at: number) => {
    const inPut = put.toLowerCase().indexOf(wanted.toLowerCase())
    return inPut >= 0 && text.slice(at - inPut, at - inPut + put.length).toLowerCase() === put.toLowerCase()
  }
  const echo = put === '' ? /(?!)/ : new RegExp(`(${escape(put)}),? ${pattern.source},?`, 'giu')
  // "At 6:50" becomes "before school", and not "at before school".
  const lead = /^(?:before|after|in|at|on|during|around|last|next) /i.test(put)
    ? String.raw`(?:\b(?:at|in|on|around)(?: like| about)? )?`
    : ''
  const placed = new RegExp(lead + pattern.source, 'giu')
  const { work } = reworded(state.work, (text) => {
    const fresh = text
      // "My roommate Brian" is "my roommate" already.
      .replace(echo, '$1')
      .replace(lead ? placed : pattern, (found, at: number) =>
        isThere(text, at) ? found : at === 0 || (/^\p{Lu}/u.test(found) && DAY.test(put)) ? upperFirst(put) : put,
      )
      .replace(/\b(\p{L}+) (?=\1\b)/giu, (found, word: string) =>
        put.toLowerCase().startsWith(word.toLowerCase()) ? '' : found,
      )
      .replace(/ {2,}/g, ' ')
      .replace(/ +([.,!?])/g, '$1')
      .trim()
    return put === '' && fresh !== text ? closedUp(fresh, text) : fresh
  })
  const locked = hits.length - free.length
  const where = `${countOf(free.length, 'line')}${locked > 0 ? `; ${countOf(locked, 'locked line')} stayed` : ''}`
  return done(
    withWork(state, work),
    put === ''
      ? `Took ${quoted(wanted)} out of ${where}`
      : `Replaced ${quoted(wanted)} with ${quoted(put)} in ${where}`,
  )
}

/** Always has a capital. */
const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december)\b/i

/** A sentence without some of its words; undefined where what is left would be no sentence. */
export function withoutWords(text: string, words: string): string | undefined {
  const at = text.indexOf(words)
  const [before, after] = [text.slice(0, at), text.slice(at + words.length)]
  const isOne = !/\s/.test(words.trim())
  const isLoose = /^(?:for|with|without|in|on|at|by|from|near|like|very|really|just|only|so|quite)\b|ly$/i.test(words)
  const isSetOff = (/^$|,\s*$/.test(before) && after.startsWith(',')) || (/,\s*$/.test(before) && /^[.,!?]/.test(after))
  // "An app, a battery or a fee" without the last of them.
  const isLast = /^(?:or|and) /i.test(words) && /, (?:\p{L}+ ){0,2}\p{L}+ $/u.test(before) && /^[.!?]/.test(after)
  if (at >= 0 && isLast) return `${before.trimEnd().replace(/, (?=[^,]+$)/, ` ${words.split(' ')[0]} `)}${after}`
  // "This smart skipping rope" is one without "smart".
  const isKind =
    isOne &&
    /\b(?:the|this|that|these|my|our|your|its|a|an) (?:\p{L}+ )?$/iu.test(before) &&
    /^ \p{L}/u.test(after) &&
    !/^ (?:the|a|an|my|his|her|this|that|is|are|was|were|has|have|had|can|will|would|could|should|might|must|never|still|then|done|gone|made|put|came|went|got|ran|fell|and|or|but|in|on|at|of|for|to|with|\p{L}+(?:s|ed))\b/iu.test(
      after,
    )
  if (at < 0 || !(isLoose || isSetOff || isKind) || leavesHole(text, words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    return undefined
  const article = before.replace(/\b(a)n? $/i, (_, a: string) => `${a}${/^ [aeio]/i.test(after) ? 'n' : ''} `)
  const rest = closedUp(
    `${article}${after}`
      .replace(/ {2,}/g, ' ')
      .replace(/ +([.,!?])/g, '$1')
      .trim(),
    text,
  )
  return rest.split(' ').length >= 3 ? rest : undefined
}

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
