import type { RefineOffer } from '@reelwright/shared'
import { checkText } from '../check'
import { escaped } from '../kinds'
import { cleanText, upperFirst } from '../language'
import { topicsOf } from './about'
import { sentenceAbout } from './moving'
import type { Wish } from './reading/wish'
import { countOf, inWords, quoted } from './reply'
import { done, notDone, type State, type Step, withWork } from './state'
import { formOf, notSaid } from './wording'
import { sceneText, type WorkScene } from './working-script'

/** What a picture shows as text, behind what is seen. */
const TEXT = /,? (?:"[^"]*"|the (?:name and the price|price|name)) as text(?: above it)?| ?\(text on screen: [^)]*\)/gi
const NO_NOUN = 'what you speak of'

const indexOf = ({ work }: State, scene: number) => (scene < 0 ? work.scenes.length + scene : scene - 1)
const withScenes = (
  state: State,
  change: (scene: WorkScene, at: number) => string,
): { state: State; changed: number[] } => {
  const changed: number[] = []
  const scenes = state.work.scenes.map((scene, at) => {
    const visualCue = change(scene, at)
    if (visualCue === scene.film.visualCue) return scene
    changed.push(at + 1)
    return { ...scene, film: { ...scene.film, visualCue } }
  })
  return { state: withWork(state, { ...state.work, scenes }), changed }
}

/** The scene that a wish for a picture names: undefined if it names no scene, an error text if that scene does not exist. */
function sceneFor(state: State, { scene }: Wish): number | string | undefined {
  if (scene === undefined || state.work.scenes[indexOf(state, scene)]) return scene && indexOf(state, scene)
  return `There is no scene ${scene}. The script has ${state.work.scenes.length}.`
}

/** The only scene whose words speak of these; undefined where several do, or none. */
function onlyScene(state: State, text: string): number | undefined {
  const wanted = topicsOf(text)
  const hits = state.work.scenes.map(
    (scene) => wanted.filter((topic) => topicsOf(sceneText(scene)).includes(topic)).length,
  )
  const most = Math.max(0, ...hits)
  return most > 0 && most * 3 >= wanted.length && hits.filter((each) => each === most).length === 1
    ? hits.indexOf(most)
    : undefined
}

function askScene(state: State, offers: RefineOffer[], text: string, prompt: (scene: number) => string): Step {
  const wanted = topicsOf(text)
  const scored = state.work.scenes
    .map((scene, at) => ({ at, hits: wanted.filter((topic) => topicsOf(sceneText(scene)).includes(topic)).length }))
    .sort((a, b) => b.hits - a.hits || a.at - b.at)
  offers.push(...scored.slice(0, 3).map(({ at }) => ({ label: `In scene ${at + 1}`, prompt: prompt(at + 1) })))
  return notDone(`In which scene? Nothing was changed yet. Pick one, or type it: scene 2: show ...`)
}

const MINE = /"[^"]*"|\b(?:my|me|i'?m|i)\b/gi
/** What the seller says of themselves, as it is said to them. */
const yours = (word: string) =>
  word.startsWith('"') ? word : /^my$/i.test(word) ? 'your' : /m$/i.test(word) ? "you're" : 'you'

/** A picture in the words that were typed; the text on screen stays. */
export function setPicture(state: State, wish: Wish, offers: RefineOffer[]): Step {
  const { text = '' } = wish
  const named = sceneFor(state, wish)
  if (typeof named === 'string') return notDone(named)
  const { about = '', beside } = wish
  const said = beside === undefined ? undefined : sentenceAbout(state, beside)?.place.scene
  const at = named ?? said ?? onlyScene(state, text)
  if (at === undefined) return askScene(state, offers, text, (scene) => `scene ${scene}: show ${text}`)
  const typed = cleanText(text)
    .replace(/[.!]+$/, '')
    .replace(/^(?:me|us)\b|^(?=in front\b|outside\b|by\b|\p{L}+ing\b)/iu, (found) => (found ? 'creator' : 'creator '))
    .replace(MINE, yours)
    .slice(0, 200)
  const seen = upperFirst(typed)
  // "The sofa should be dark blue" tells of what is in the picture.
  const isDetail = /^(?:the|my|his|her|our) (?:\p{L}+ ){1,3}(?:should|must) be /iu.test(text)
  if (checkText(seen, 'script').some(({ severity }) => severity === 'block'))
    return notDone(`I did not use ${quoted(seen)}.`)
  const { film, sentences } = state.work.scenes[at] as WorkScene
  const parts = film.visualCue.replace(/\.$/, '').split('; ')
  const wanted = topicsOf(`${text} ${about}`.replace(/\bclose[- ]?ups?\b/gi, ' '))
  const hits = parts.map((part) => topicsOf(part.replace(TEXT, '')).filter((topic) => wanted.includes(topic)).length)
  const most = Math.max(...hits)
  // Of several parts the one goes that the wish speaks of; what leads to the link stays.
  const one = parts.length > 1 && most > 0 && hits.filter((each) => each === most).length === 1
  const isMoment = !one && said !== undefined && parts.length + sentences.length > 2
  const isMore = isDetail || (about === '' && (isMoment || /\bnext to (?:the|my)\b| (?:also|too)$/i.test(text)))
  const gone = parts.filter((part, place) =>
    one ? hits[place] === most : parts.length === 1 || !/\bwhere the link sits\b/.test(part),
  )
  const [first = ''] = gone
  const hidden = one && about !== '' && typed.length < 30 ? formOf(first, about) : undefined
  const put = hidden ? first.replace(hidden, typed) : typed + gone.flatMap((part) => part.match(TEXT) ?? []).join('')
  const shown = isMore
    ? [...parts, typed]
    : parts.flatMap((part) => (part === first ? put : gone.includes(part) ? [] : part))
  const visualCue = `${upperFirst(shown.join('; '))}.`
  const isClose = /\bclose[- ]?ups?\b/i.test(text)
  const cameraDirection = isClose ? film.cameraDirection.replace(/^[^,]+/, 'Close-up') : film.cameraDirection
  const scenes = state.work.scenes.map((scene, index) =>
    index === at ? { ...scene, film: { ...film, visualCue, cameraDirection } } : scene,
  )
  return done(
    withWork(state, { ...state.work, scenes }),
    shown.length === 1 && !hidden
      ? `The picture of scene ${at + 1} is ${quoted(seen)} now; the words are the same`
      : `The picture of scene ${at + 1} shows ${quoted(typed)} now, and the rest of it stays; the words are the same`,
  )
}

const FACE = /\bcreator\b|\bface\b|\bto (?:the|your) lens\b|\btalks? to\b/i

/** The product and hands as they are seen without a face; what was named instead, where something was. */
const SHOTS = [
  'Close on %, your voice over it',
  'Hands and %, from above, your voice over it',
  '% from the side, close, your voice over it',
]

/** No picture shows the face. */
export function noFace(state: State, { text }: Wish): Step {
  if (state.work.scenes.every(({ film }) => !film.visualCue)) return notDone('This script has no pictures.')
  const noun = nounOf(state)
  const named = text && upperFirst(text.replace(/\bmy\b/gi, 'your'))
  const shots = named ? [`${named}, close, your voice over it`, `${named}, from above, your voice over it`] : SHOTS
  let count = 0
  const { state: next, changed } = withScenes(state, ({ film: { visualCue } }) => {
    if (!FACE.test(visualCue)) return visualCue
    const shown = (visualCue.match(TEXT) ?? []).join('')
    const pieces = visualCue.replace(TEXT, '').replace(/\.$/, '').split(/; ?/)
    const kept = pieces.filter((piece) => !FACE.test(piece))
    const shot =
      kept.length > 0 ? kept.join('; ') : upperFirst((shots[count++ % shots.length] ?? '').replace('%', noun))
    return `${upperFirst(shot)}${shown}.`
  })
  return changed.length === 0
    ? notDone('No picture shows your face already.')
    : done(
        next,
        `Your face is out of ${countOf(changed.length, 'picture')}: scene ${inWords(changed.map(String))}. The words are the same, as voice over`,
      )
}

/** What is held up to the camera; a service is not. */
function nounOf(state: State): string {
  const { product } = state.analysis
  const noun = product.noun.split(' ').at(-1)?.toLowerCase() ?? ''
  const isSeen = state.work.scenes.some((scene) =>
    new RegExp(`\\b(?:the|this) [^,;.]{0,40}${escaped(noun)}`, 'i').test(`${scene.film.visualCue} ${sceneText(scene)}`),
  )
  if (product.noun === 'thing' || !state.known) return NO_NOUN
  return isSeen ? product.later : (shownIn(state) ?? NO_NOUN)
}

/** The product as the pictures call it: "the portable blender". */
function shownIn(state: State): string | undefined {
  const own = new Set(topicsOf(state.brief.productName))
  const named = state.work.scenes.flatMap(
    ({ film }) =>
      film.visualCue.match(
        /\b(?:the|this) (?:\p{Ll}+ ){0,2}\p{Ll}+?(?=[,;.]| (?:in|to|from|once|on|itself|lifted)\b)/giu,
      ) ?? [],
  )
  return named
    .find((phrase) => topicsOf(phrase).some((topic) => own.has(topic)))
    ?.replace(/^this/i, 'the')
    .replace(/^T/, 't')
}

/** How it is filmed or said, in the words that were typed, in the notes of the scene that it names or of the first. */
export function filmNote(state: State, wish: Wish): Step {
  const { text = '', about } = wish
  const named = sceneFor(state, wish)
  if (typeof named === 'string') return notDone(named)
  const said = about === undefined ? undefined : state.work.scenes.findIndex((scene) => formOf(sceneText(scene), about))
  if (said === -1) return notDone(notSaid(state, about ?? ''))
  const at = named ?? said ?? 0
  const note = `${upperFirst(
    cleanText(text)
      .replace(/[.!]+$/, '')
      .replace(MINE, yours),
  )}.`.replace(/([.!?]")\.$/, '$1')
  const scenes = state.work.scenes.map((scene, index) =>
    index === at ? { ...scene, film: { ...scene.film, notes: `${scene.film.notes} ${note}`.trim() } } : scene,
  )
  return done(
    withWork(state, { ...state.work, scenes }),
    `I put ${quoted(note)} into the notes of scene ${at + 1}; the words are the same`,
  )
}

/** A part of a picture goes: its text, or one of several things that are seen, in the scene that is named or the only one. */
export function withoutSeen(state: State, about: string, scene?: number, isQuoted = false): Step | undefined {
  const has = (text: string) => formOf(text, about) !== undefined
  const isNamed =
    scene !== undefined || (isQuoted && state.work.scenes.filter(({ film }) => has(film.visualCue)).length === 1)
  const text = `"${escaped(about)}"`
  const shown = ` ?\\(text on screen: ${escaped(about)}\\)|, then ${text}|(?<=, )${text}, then |, ${text} as text(?: above it)?`
  let gone = about
  const { state: next, changed } = withScenes(state, ({ film: { visualCue } }, at) => {
    if (scene !== undefined && at !== scene) return visualCue
    const bare = visualCue.replace(new RegExp(shown, 'gi'), '')
    const pieces = bare.replace(TEXT, '').replace(/\.$/, '').split('; ')
    const [piece = '', ...others] = pieces.filter(has)
    if (bare !== visualCue || !isNamed || piece === '' || others.length > 0 || pieces.length < 2) return bare
    gone = piece
    const rest = pieces.filter((each) => each !== piece).join('; ')
    return `${upperFirst(rest.replace(/^then: /, ''))}${(bare.match(TEXT) ?? []).join('')}.`
  })
  const places = `the picture${changed.length === 1 ? ' of scene' : 's of scenes'} ${inWords(changed.map(String))}`
  return changed.length === 0 ? undefined : done(next, `Took ${quoted(gone)} out of ${places}; the words are the same`)
}

/** Words of the seller's own as text on screen. */
export function screenText(state: State, wish: Wish, offers: RefineOffer[]): Step {
  const { instead } = wish
  const isPrice = /^(?:the |my )?price$/i.test(wish.text ?? '')
  const priced = isPrice ? state.work.scenes.findIndex(({ film }) => /\bprice as text\b/.test(film.visualCue)) : -1
  if (priced >= 0) return notDone(`The picture of scene ${priced + 1} shows the price as text already`)
  const text = isPrice ? (state.analysis.price?.exact ?? 'the price') : (wish.text ?? '')
  // A number to call stands beside the call to action.
  const named = sceneFor(state, isPrice || /^\+?\d[\d ()-]{6,}$/.test(text) ? { scene: -1, ...wish } : wish)
  if (typeof named === 'string') return notDone(named)
  const shown = cleanText(text).replace(/["“”]/g, "'").replace(/\.$/, '').slice(0, 80)
  const only = state.work.scenes.filter(({ film }) => /\(text on screen: |"[^"]*" as text/.test(film.visualCue))
  const at =
    named ?? (instead && only.length === 1 ? state.work.scenes.indexOf(only[0] as WorkScene) : onlyScene(state, text))
  if (at === undefined) return askScene(state, offers, text, (scene) => `put "${shown}" on screen in scene ${scene}`)
  const next = withScenes(state, ({ film: { visualCue } }, index) => {
    if (index !== at) return visualCue
    const base = instead ? visualCue.replace(/,? "[^"]*" as text| ?\(text on screen: [^)]*\)/gi, '') : visualCue
    return `${base.replace(/\.$/, '')} (text on screen: ${shown}).`.trim()
  })
  return done(next.state, `Scene ${at + 1} shows ${quoted(shown)} as text on screen now; the words are the same`)
}
