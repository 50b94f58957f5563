import type { RefineOffer } from '@reelwright/shared'
import { addLine, addSocialProof, mention } from './adding'
import { madeCompliant } from './compliance'
import { addFeature, addPrice, emphasise, indexOfTyped, removeFeature, removePrice, setPrice } from './fact-wishes'
import { byTime, toLength, toShare } from './length-wishes'
import { delivered, inDelivery } from './manner'
import { endWith, moveLine, openWith, sentenceAbout, strongerEnding } from './moving'
import {
  addLimit,
  addLoop,
  addProof,
  changeCall,
  changeHook,
  hookIdeas,
  oneCall,
  ownCall,
  ownHook,
  questionHook,
  shorterHook,
} from './offer-wishes'
import { filmNote, noFace, screenText, setPicture } from './pictures'
import type { Wish } from './reading/wish'
import { numberWord } from './reply'
import { deleteScenes, mergeScenes, needs, swapScenes } from './scene-wishes'
import { upperFirst } from '../language'
import { notDone, type State, type Step } from './state'
import { anotherVersion, changeStyle, rewriteScene } from './structure-wishes'
import { betterRhythm, moreVisual, noCues, simplify } from './surface-wishes'
import { takeOut } from './taking-out'
import {
  calmer,
  changeAudience,
  changeTone,
  funnier,
  lessSalesy,
  moreDirect,
  morePersonal,
  moreUrgent,
} from './tone-wishes'
import { priceIn } from './wish-details'
import type { WishId } from './wishes'
import { putWords } from './wording'

type Act = (state: State, wish: Wish, offers: RefineOffer[]) => Step

/** What is done for each wish. What may be asked for next goes to the offers. */
const ACTS: Record<WishId, Act> = {
  compliant: madeCompliant,
  'remove-price': removePrice,
  'set-price': (state, { price }) => (price === undefined ? addPrice(state) : setPrice(state, price)),
  'add-price': addPrice,
  'take-out': takeOut,
  once: takeOut,
  // One amount for another, where the old one is the price.
  replace: (state, wish) =>
    wish.price !== undefined && priceIn(`price ${wish.replace?.old ?? ''}`) === state.brief.price
      ? setPrice(state, wish.price)
      : putWords(state, wish),
  add: (state, wish, offers) => addLine(state, wish, undefined, offers),
  mention,
  // What is not said yet may stand in the brief.
  move: (state, wish, offers) =>
    wish.quoted || / and |,/.test(wish.about ?? '') || sentenceAbout(state, wish.about ?? '')
      ? moveLine(state, wish)
      : mention(state, wish, offers),
  'open-with': openWith,
  'end-with': (state, { text = '', instead }) => endWith(state, text, instead === true),
  'question-hook': questionHook,
  'delete-scene': deleteScenes,
  'swap-scenes': swapScenes,
  'merge-scenes': mergeScenes,
  'set-picture': setPicture,
  'no-face': noFace,
  'screen-text': screenText,
  manner: (state, { delivery = 'casual', text }) =>
    text === 'pace' ? delivered(state, delivery) : inDelivery(state, delivery),
  'film-note': filmNote,
  captions: () => notDone('Captions of all that is said come with the export: Captions (SRT).'),
  needs,
  'add-feature': addFeature,
  'remove-feature': removeFeature,
  'emphasise-feature': (state, { text }) =>
    emphasise(state, text === undefined ? undefined : indexOfTyped(state, text)),
  style: (state, { style }, offers) =>
    style
      ? changeStyle(state, style)
      : asked(offers, 'Which style? For example storytelling, a skit or a product review.', STYLE_OFFERS),
  'another-version': anotherVersion,
  'rewrite-scene': (state, { scene }) =>
    scene === undefined ? notDone('Which scene? For example: rewrite scene 2.') : rewriteScene(state, scene),
  'change-hook': (state, { text }) => (text === 'shorter' ? shorterHook(state) : changeHook(state)),
  'use-hook': ownHook,
  'list-hooks': (state, { other = MAX_HOOKS }, offers) => listHooks(state, offers, other),
  'change-call': (state, { call }) => changeCall(state, call),
  'use-call': (state, { text = '' }) => ownCall(state, text),
  'one-call': oneCall,
  'social-proof': addSocialProof,
  proof: addProof,
  limit: addLimit,
  ending: strongerEnding,
  loop: addLoop,
  tone: (state, { tone }, offers) =>
    tone
      ? changeTone(state, tone)
      : asked(offers, 'Which tone? For example helpful friend, skeptical or comedy.', TONE_OFFERS),
  funnier,
  urgent: moreUrgent,
  calmer,
  audience: (state, { audience, about }, offers) =>
    audience
      ? changeAudience(state, audience, about ?? audience, offers)
      : asked(offers, 'For whom? For example: write it for parents.', AUDIENCE_OFFERS),
  personal: morePersonal,
  direct: moreDirect,
  'less-salesy': lessSalesy,
  rhythm: betterRhythm,
  shorter: (state, { by }) => (by === undefined ? toShare(state, 0.8) : byTime(state, -by)),
  longer: (state, { by }) => (by === undefined ? toShare(state, 1.2) : byTime(state, by)),
  'to-length': toLength,
  simplify,
  visual: moreVisual,
  'no-cues': noCues,
  versions: () => notDone('Earlier texts are kept as versions: open the version list to compare them or to go back.'),
  translate: (_, __, offers) =>
    asked(
      offers,
      'I write English only. Make it simple and export the text for a translator, or set up a language model.',
      [['Simpler words', 'simplify']],
    ),
  emoji: (_, __, offers) =>
    asked(offers, 'An emoji cannot be spoken. It fits the caption and the text on screen.', [
      ['More visual', 'more visual'],
    ]),
  song: (_, __, offers) =>
    asked(offers, 'I write spoken scripts and no lyrics. I can give it a better rhythm or a loop.', [
      ['Better rhythm', 'better rhythm'],
      ['Add a loop', 'add a loop'],
    ]),
}

/** Carries out one wish. What may be asked for next goes to `offers`. */
export const carriedOut: Act = (state, wish, offers) => ACTS[wish.id](state, wish, offers)

const STYLE_OFFERS: readonly [string, string][] = [
  ['Storytelling', 'change the style to storytelling'],
  ['Skit', 'change the style to skit'],
  ['Product review', 'change the style to product review'],
]
const TONE_OFFERS: readonly [string, string][] = [
  ['Helpful friend', 'change the tone to helpful friend'],
  ['Skeptical', 'change the tone to skeptical'],
  ['Comedy', 'change the tone to comedy'],
]
const AUDIENCE_OFFERS: readonly [string, string][] = [
  ['Parents', 'write it for parents'],
  ['Students', 'write it for students'],
  ['Travelers', 'write it for travelers'],
]

function asked(offers: RefineOffer[], text: string, answers: readonly (readonly [string, string])[]): Step {
  offers.push(...answers.map(([label, prompt]) => ({ label, prompt })))
  return notDone(text)
}

const MAX_HOOKS = 5

function listHooks(state: State, offers: RefineOffer[], count: number): Step {
  const hooks = hookIdeas(state, Math.min(MAX_HOOKS, Math.max(1, count)))
  if (hooks.length === 0) return notDone('I have no opener left that you have not heard.')
  const fewer =
    hooks.length < count
      ? ` ${upperFirst(numberWord(hooks.length))} is what your words give; for another type it: start with "..."`
      : ''
  offers.push(...hooks.map((hook) => ({ label: hook, prompt: `use this hook "${hook.replace(/"/g, "'")}"` })))
  return notDone(`Openers for this script: ${hooks.map((hook, at) => `${at + 1}. ${hook}`).join(' ')}${fewer}`)
}
