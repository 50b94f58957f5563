import type { RefineOffer } from '@reelwright/shared'
import { topicsOf } from './about'
import { addLine, mention } from './adding'
import { madeCompliant } from './compliance'
import {
  addFeature,
  addPrice,
  emphasise,
  indexOfTyped,
  onePrice,
  priceUnseen,
  removeFeature,
  removePrice,
  setPrice,
} from './fact-wishes'
import { byTime, toLength, toShare } from './length-wishes'
import { inDelivery, pauseAt } from './manner'
import { endWith, moveLine, movePrice, openWith, sentenceAbout, setScene } from './moving'
import {
  addLimit,
  addLoop,
  addProof,
  addSocialProof,
  changeCall,
  changeHook,
  hookIdeas,
  oneCall,
  ownCall,
  ownHook,
  questionHook,
  shorterHook,
  strongerEnding,
} from './offer-wishes'
import { lessFace, noFace, screenText, setPicture } from './pictures'
import type { Wish } from './reading/wish'
import { numberWord, quoted } from './reply'
import {
  deleteScenes,
  deleteSentence,
  mergeScenes,
  moveScene,
  needs,
  removeCall,
  shortenScenes,
  splitScene,
  splitSentencesOf,
  swapScenes,
} from './scene-wishes'
import { upperFirst } from '../language'
import { done, notDone, type State, type Step } from './state'
import { anotherVersion, changeStyle, rewriteScene } from './structure-wishes'
import { betterRhythm, moreVisual, noCues, simplify } from './surface-wishes'
import { sameLines, takeOut } from './taking-out'
import { isOfStory } from './told-sentences'
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
import { putWords, setNumber } from './wording'

/** Carries out one wish. What may be asked for next goes to `offers`. */
export function carriedOut(state: State, wish: Wish, offers: RefineOffer[]): Step {
  switch (wish.id) {
    case 'compliant':
      return madeCompliant(state)
    case 'remove-price':
      return wish.about === 'seen' ? priceUnseen(state) : removePrice(state, wish.about !== 'said')
    case 'move-price':
      return movePrice(state, wish)
    case 'set-price':
      if (wish.text !== undefined) return onePrice(state, wish.text)
      return wish.price === undefined ? addPrice(state) : setPrice(state, wish.price, wish.about)
    case 'add-price':
      return addPrice(state)
    case 'take-out':
      return takeOut(state, wish, offers)
    case 'replace':
      // One amount for another, where the old one is the price.
      return wish.price !== undefined && priceIn(`price ${wish.replace?.old ?? ''}`) === state.brief.price
        ? setPrice(state, wish.price)
        : putWords(state, wish)
    case 'set-number':
      return setNumber(state, wish.text ?? '')
    case 'add':
      return addLine(state, wish)
    case 'mention':
      return mention(state, wish, offers)
    case 'move':
      // What is not said yet may stand in the brief.
      return wish.quoted || / and |,/.test(wish.about ?? '') || sentenceAbout(state, wish.about ?? '')
        ? moveLine(state, wish)
        : mention(state, wish, offers)
    case 'open-with':
      return openWith(state, wish)
    case 'end-with':
      return endWith(state, wish.text ?? '', wish.instead === true)
    case 'question-hook':
      return questionHook(state)
    case 'delete-scene':
      return deleteScenes(state, wish)
    case 'delete-sentence':
      return deleteSentence(state, wish)
    case 'move-scene':
      return moveScene(state, wish)
    case 'shorten-scene':
      return shortenScenes(state, wish)
    case 'same-lines':
      return sameLines(state, wish, (text) => isOfStory(state, text))
    case 'remove-call':
      return removeCall(state)
    case 'swap-scenes':
      return swapScenes(state, wish)
    case 'merge-scenes':
      return mergeScenes(state, wish)
    case 'split-scene':
      return splitScene(state, wish.scene ?? 1)
    case 'split-sentences':
      return splitSentencesOf(state, wish.scene ?? 1)
    case 'set-scene':
      return setScene(state, wish.scene ?? 1, wish.text ?? '')
    case 'set-picture':
      return setPicture(state, wish, offers)
    case 'no-face':
      return noFace(state, wish)
    case 'less-face':
      return lessFace(state)
    case 'screen-text':
      return screenText(state, wish, offers)
    case 'manner':
      return inDelivery(state, wish.delivery ?? 'casual')
    case 'pause':
      return pauseAt(state, wish.about ?? '', wish.text === 'after' ? 'after' : 'before')
    case 'needs':
      return needs(state, wish, offers)
    case 'add-feature':
      return addFeature(state, wish)
    case 'remove-feature':
      return removeFeature(state, wish)
    case 'emphasise-feature':
      return emphasise(state, knownFeature(state, wish))
    case 'style':
      return wish.style
        ? changeStyle(state, wish.style)
        : asked(offers, 'Which style? For example storytelling, a skit or a product review.', STYLE_OFFERS)
    case 'another-version':
      return anotherVersion(state)
    case 'rewrite-scene':
      return wish.scene === undefined
        ? notDone('Which scene? For example: rewrite scene 2.')
        : otherWords(state, wish.scene)
    case 'change-hook':
      return wish.text === 'shorter' ? shorterHook(state) : changeHook(state)
    case 'use-hook':
      return ownHook(state, wish)
    case 'list-hooks':
      return listHooks(state, offers, wish.other ?? MAX_HOOKS, wish.about)
    case 'change-call':
      return changeCall(state, wish.call)
    case 'use-call':
      return wish.text === undefined
        ? notDone('Type the call to action as you would say it: change the call to action to "..."')
        : ownCall(state, wish.text)
    case 'one-call':
      return oneCall(state)
    case 'social-proof':
      return addSocialProof(state, wish.text)
    case 'proof':
      return addProof(state)
    case 'limit':
      return addLimit(state)
    case 'ending':
      return strongerEnding(state)
    case 'loop':
      return addLoop(state)
    case 'tone':
      return wish.tone
        ? changeTone(state, wish.tone)
        : asked(offers, 'Which tone? For example helpful friend, skeptical or comedy.', TONE_OFFERS)
    case 'funnier':
      return funnier(state)
    case 'urgent':
      return moreUrgent(state)
    case 'calmer':
      return calmer(state)
    case 'audience':
      return wish.audience
        ? changeAudience(state, wish.audience, wish.about ?? wish.audience, offers)
        : asked(offers, 'For whom? For example: write it for parents.', AUDIENCE_OFFERS)
    case 'personal':
      return morePersonal(state)
    case 'direct':
      return moreDirect(state)
    case 'less-salesy':
      return lessSalesy(state)
    case 'rhythm':
      return betterRhythm(state)
    case 'shorter':
      return wish.by === undefined ? toShare(state, 0.8) : byTime(state, -wish.by)
    case 'longer':
      return wish.by === undefined ? toShare(state, 1.2) : byTime(state, wish.by)
    case 'to-length':
      return toLength(state, wish)
    case 'simplify':
      return simplify(state)
    case 'visual': {
      const seen = lessFace(state)
      return seen.state ? seen : moreVisual(state)
    }
    case 'no-cues':
      return noCues(state)
    case 'versions':
      return notDone('Earlier texts are kept as versions: open the version list to compare them or to go back.')
    case 'translate':
      return asked(
        offers,
        'I write English only. Make it simple and export the text for a translator, or set up a language model.',
        [['Simpler words', 'simplify']],
      )
    case 'emoji':
      return asked(offers, 'Nobody can say an emoji. They fit the caption and the text on screen.', [
        ['More visual', 'more visual'],
      ])
    case 'song':
      return asked(offers, 'I write spoken scripts and no lyrics. I can give it a better rhythm or a loop.', [
        ['Better rhythm', 'better rhythm'],
        ['Add a loop', 'add a loop'],
      ])
  }
}

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

/** The index among the voiceable features of one that was named from those typed. */
function knownFeature(state: State, wish: Wish): number | undefined {
  const typed = wish.feature === undefined ? wish.text : state.brief.features[wish.feature]
  const index = typed === undefined ? -1 : indexOfTyped(state, typed)
  return index >= 0 ? index : undefined
}

const MAX_HOOKS = 5

/** A scene in other words; where there are none, its long sentence as several. */
function otherWords(state: State, scene: number): Step {
  const step = rewriteScene(state, scene)
  const split = step.state ? undefined : splitSentencesOf(state, scene)
  return split?.state ? done(split.state, `${step.said} ${split.said}`) : step
}

/** @param like What they are to be like: those that speak of it, or ask, come first. */
function listHooks(state: State, offers: RefineOffer[], count: number, like = ''): Step {
  const wanted = topicsOf(like)
  const fits = (hook: string) =>
    topicsOf(hook).some((topic) => wanted.includes(topic)) || (/\bquestions?\b/i.test(like) && hook.endsWith('?'))
  const all = hookIdeas(state, like === '' ? Math.min(MAX_HOOKS, Math.max(1, count)) : 12)
  const hooks = [...all.filter(fits), ...all.filter((hook) => !fits(hook))].slice(
    0,
    Math.min(MAX_HOOKS, Math.max(1, count)),
  )
  if (hooks.length === 0) return notDone('I have no opener left that you have not heard.')
  const fewer =
    (hooks.length < count && hooks.length < 5) || count > MAX_HOOKS
      ? ` ${upperFirst(numberWord(hooks.length))} is what your words give; for another type it: start with "..."`
      : ''
  offers.push(...hooks.map((hook) => ({ label: hook, prompt: `use this hook "${hook.replace(/"/g, "'")}"` })))
  const steered =
    like === '' || hooks.every(fits)
      ? ''
      : ` For ${quoted(like)} I have no more words: type such an opener: start with "..."`
  return notDone(
    `Openers for this script: ${hooks.map((hook, at) => `${at + 1}. ${hook}`).join(' ')}${fewer || steered}`,
  )
}
