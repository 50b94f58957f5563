import { checkText } from '../check'
import { cleanField, isPriceRange, parsePrice, spokenPrice, upperFirst } from '../language'
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
import { inserted, replaced, wholeText } from './working-script'
import type { Wish } from './reading/wish'

export function removePrice(state: State): Step {
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
  const unseen = withoutPriceSeen(next)
  return done(unseen, unseen === next ? 'Took the price out' : 'Took the price out, of the words and of the pictures')
}

const amountsOf = ({ brief }: State) => amountsIn(brief.priceText)
const hasAmount = (state: State, text: string) => text.search(amountsOf(state)) >= 0

/** A picture without the price in it; a name that is shown with it stays. */
const withoutPriceCue = (cue: string) =>
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
export function setPrice(state: State, amount: number): Step {
  const fresh = spokenPrice(amount)
  if (!fresh) return notDone('That is no price I can say.')
  const digits = fresh.exact.replace(/^\D+/, '')
  const told = anatomy(state).find(({ sentence }) => sentence.text.includes(digits))
  if (told && amount === state.brief.price) return notDone(`The price is that already: ${quoted(told.sentence.text)}`)
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
  const said = wholeText(next.work).match(
    new RegExp(String.raw`(?<!\p{L})\p{L}{0,2}(?:${amountsOf(state).source})`, 'iu'),
  )
  return wholeText(next.work) === wholeText(state.work)
    ? notDone(`The price is ${fresh.exact} already.`)
    : done(next, `The price is ${said?.[0] ?? fresh.exact} now`)
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

/** Analysis may drop or merge features, so a typed one is found again by its words. */
export function indexOfTyped(state: State, typed: string): number {
  const alone = withBrief(state, { features: [typed] }).analysis.features[0]
  return alone ? state.analysis.features.findIndex(({ text }) => text === alone.text) : -1
}

/** The next feature of the brief that no line says, or the one that was typed in the wish. */
export function addFeature(state: State, { text }: Wish): Step {
  const voiced = new Set(anatomy(state).flatMap(({ features }) => features))
  if (text !== undefined) {
    const known = indexOfTyped(state, text)
    return known < 0 ? typedFeature(state, text) : voiced.has(known) ? emphasise(state, known) : voicedNow(state, known)
  }
  const unused = state.analysis.features.findIndex((_, at) => !voiced.has(at))
  if (unused >= 0) return voicedNow(state, unused)
  return notDone(
    state.analysis.features.length === 0
      ? 'No feature is known. Tell me one: add feature "..."'
      : 'All features are said already. Tell me a number, a material or a size, and I say it',
  )
}

/** A feature that was typed in the wish becomes one of the product's. */
function typedFeature(state: State, text: string): Step {
  const typed = cleanField(text, 160)
  const flag = checkText(typed, 'features.0').find(({ severity }) => severity !== 'info')
  if (flag)
    return notDone(`I did not add ${quoted(typed)}: ${flag.reason}${flag.saferWording ? ` ${flag.saferWording}` : ''}`)
  const grown = withBrief(state, { features: [...state.brief.features, typed] })
  const feature = grown.analysis.features.length - 1
  return feature < state.analysis.features.length
    ? notDone(`I could not make a sentence of ${quoted(typed)}. Say it in a few plain words`)
    : voicedNow(grown, feature)
}

function voicedNow(state: State, feature: number): Step {
  const [line] = [...linesFor(state, 'feature', { feature }), ...asTyped(state, feature)]
  if (!line) return notDone(`I found no sentence for ${featureName(state, feature)}.`)
  return done(withLine(state, line).state, `Added ${topicOf(line)}`)
}

/** The feature that is said last goes. */
export function removeFeature(state: State): Step {
  const parts = anatomy(state)
  const feature = parts.flatMap(({ features }) => features).at(-1)
  if (feature === undefined) return notDone('No feature is said that could go.')
  const about = parts.filter(({ features }) => features.includes(feature))
  const name = featureName(state, feature)
  if (about.some(({ sentence }) => sentence.locked)) return notDone(`The line about ${name} is locked, so it stayed.`)
  const gone = about.filter(({ role, features }) => role !== 'hook' && role !== 'call' && features.length === 1)
  if (gone.length === 0)
    return notDone(
      `${upperFirst(name)} is said together with something else. Type what to say: replace "..." with "..."`,
    )
  return done(without(state, withLeaning(parts, gone)), `Took out ${countOf(gone.length, 'line')} about ${name}`)
}

export function emphasise(state: State, feature: number | undefined): Step {
  const parts = anatomy(state)
  const wanted =
    (feature === -1 ? undefined : feature) ??
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
  if (moved === state)
    return notDone(
      `${upperFirst(name)} comes first already, or its line is locked. For more type a sentence about it: add that "..."`,
    )
  const scene = anatomy(moved).find(({ features, role }) => role === 'feature' && features.includes(wanted))?.place
    .scene
  const isOfWords = /what you say|as you say it/.test(moved.work.scenes[scene ?? 0]?.film.visualCue ?? '')
  const seen = scene === undefined || isOfWords ? moved : filmed(moved, scene)
  return done(seen, `${upperFirst(name)} comes first now${isOfWords ? '' : ' and is shown'}`)
}

/** Changes places with the feature that is said first, sentence for sentence. */
function movedFirst(state: State, feature: number): State {
  const told = partsOf(anatomy(state), 'feature').filter(({ sentence }) => !isOfStory(state, sentence.text))
  const first = told[0]
  const own = told.find(({ features }) => features.includes(feature))
  if (!first || !own || first === own || first.sentence.locked || own.sentence.locked) return state
  const swapped = replaced(state.work, first.place, own.sentence.text)
  return withWork(state, replaced(swapped, own.place, first.sentence.text))
}
