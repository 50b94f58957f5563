import type { RefineOffer } from '@reelwright/shared'
import { saysAll } from './about'
import { madeCompliant } from './compliance'
import {
  addFeature,
  addPrice,
  emphasise,
  indexOfTyped,
  keepFeatures,
  removeFeature,
  removePrice,
  replaceWords,
  onePrice,
  priceUnseen,
  setPrice,
} from './fact-wishes'
import {
  dropName,
  setName,
  dropPart,
  lessAbout,
  lessI,
  productFirst,
  setScene,
  endWith,
  explain,
  isSaid,
  isTopic,
  makeAbout,
  moreAbout,
  movePrice,
  openWith,
  putInstead,
  sayIt,
  setNumber,
  withoutMe,
  withPronoun,
} from './content-wishes'
import { byTime, toLength, toShare } from './length-wishes'
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
import {
  changeRest,
  deleteScenes,
  deleteSentence,
  lessFace,
  mendGrammar,
  mergeScenes,
  needs,
  showProduct,
  splitScene,
  splitSentencesOf,
  splitAll,
  sceneCount,
  swapScenes,
  moveScene,
  removeCall,
  setPicture,
  shortenLine,
  shortenScenes,
} from './scene-wishes'
import { numberWord } from './reply'
import { upperFirst } from '../language'
import { done, notDone, type State, type Step, withBrief } from './state'
import { anotherVersion, changeStyle, rewriteScene, toldAgain } from './structure-wishes'
import { inDelivery, pauseAt } from './manner'
import { betterRhythm, moreVisual, noCues, screenText, simplify } from './surface-wishes'
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
import { isTold } from './told-sentences'
import { audienceIn } from './wish-details'
import type { Wish } from './wish-reading'

/** Carries out one wish. What may be asked for next goes to `offers`. */
export function carriedOut(state: State, wish: Wish, offers: RefineOffer[]): Step {
  switch (wish.id) {
    case 'compliant':
      return madeCompliant(state)
    case 'remove-price':
      return wish.about === 'seen' ? priceUnseen(state) : removePrice(state, wish.about !== 'said')
    case 'move-price':
      return movePrice(state, wish)
    case 'drop-part':
      return dropPart(state, wish.about ?? '')
    case 'put-instead':
      // "Talk about the kindling, not the cast iron": of what is told already there is more and less.
      if (wish.replace && wish.text === 'topic' && isTopic(state, wish.replace.fresh))
        return lessAbout(state, wish.replace.old, wish.replace.fresh)
      return wish.replace
        ? putInstead(state, wish.replace, wish.text === 'she' || wish.text === 'he' ? wish.text : undefined)
        : notDone('Tell me what to say instead of what.')
    case 'say':
      return sayIt(state, wish)
    case 'open-with':
      return openWith(state, wish.about ?? '')
    case 'end-with':
      return endWith(state, wish.text ?? '')
    case 'question-hook':
      return questionHook(state)
    case 'explain':
      return explain(state, wish.about ?? '')
    case 'about':
      return about(state, wish.about ?? '')
    case 'no-i': {
      const told = isTold(state)
        ? undefined
        : toldAgain(withBrief(state, { firstPerson: false }), { firstPerson: false })
      const person = wish.text === 'he' || wish.text === 'she' || wish.text === 'they' ? wish.text : undefined
      return withoutMe(state, told === 'loses' ? undefined : told, person)
    }
    case 'delete-scene':
      return deleteScenes(state, wish)
    case 'move-scene':
      return moveScene(state, wish)
    case 'shorten-scene':
      return wish.about === undefined ? shortenScenes(state, wish) : shortenLine(state, wish.about)
    case 'remove-call':
      return removeCall(state)
    case 'swap-scenes':
      return swapScenes(state, wish)
    case 'merge-scenes':
      return mergeScenes(state, wish)
    case 'split-scene':
      return splitScene(state, wish.scene ?? 1)
    case 'split-sentences':
      return wish.scene === undefined ? splitAll(state) : splitSentencesOf(state, wish.scene)
    case 'scene-count':
      return sceneCount(state, wish)
    case 'set-scene':
      return setScene(state, wish.scene ?? 1, wish.text ?? '')
    case 'less-about':
      return lessAbout(state, wish.about ?? '', wish.text)
    case 'drop-name':
      return dropName(state, wish.about ?? '')
    case 'set-name':
      return setName(state, wish.about ?? '', wish.text ?? '')
    case 'pronoun':
      return withPronoun(state, wish.about ?? '')
    case 'less-i':
      return lessI(state)
    case 'product-first':
      return productFirst(state)
    case 'screen-text':
      return screenText(state, wish.other === 1, wish.scene)
    case 'manner':
      return inDelivery(state, wish.delivery ?? 'casual')
    case 'pause':
      return pauseAt(state, wish.about ?? '', wish.text === 'after' ? 'after' : 'before')
    case 'set-picture':
      return setPicture(state, wish)
    case 'less-face':
      return lessFace(state)
    case 'set-number':
      return setNumber(state, wish.about ?? '', wish.text ?? '')
    case 'delete-sentence':
      return deleteSentence(state, wish)
    case 'change-rest':
      return changeRest(state, wish.scene ?? 1)
    case 'grammar':
      return mendGrammar(state)
    case 'show-product':
      return showProduct(state)
    case 'needs':
      return needs(state, wish.text)
    case 'set-price':
      if (wish.about !== undefined) return onePrice(state, wish.about)
      return wish.price === undefined ? addPrice(state) : setPrice(state, wish.price)
    case 'add-price':
      return addPrice(state)
    case 'add-feature':
      return addFeature(state, wish)
    case 'remove-feature':
      if (wish.words !== undefined) return keepFeatures(state, wish.words)
      if (wish.about !== undefined && wish.feature !== undefined) {
        const step = dropPart(state, wish.about)
        return step.state ? step : removeFeature(state, wish)
      }
      return wish.text !== undefined && wish.feature === undefined && indexOfTyped(state, wish.text) < 0
        ? dropPart(state, wish.text)
        : removeFeature(state, wish)
    case 'emphasise-feature':
      if (wish.about !== undefined && wish.feature === undefined) return moreAbout(state, wish.about)
      return wish.text === undefined || indexOfTyped(state, wish.text) >= 0
        ? emphasise(state, knownFeature(state, wish))
        : addFeature(state, wish)
    case 'replace':
      return wish.replace
        ? replaceWords(state, wish.replace.old, wish.replace.fresh)
        : notDone('Tell me what to replace with what.')
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
      return ownHook(state, wish.text ?? '')
    case 'list-hooks':
      return listHooks(state, offers, wish.other ?? MAX_HOOKS)
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
        ? changeAudience(state, wish.audience, wish.about)
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
      return wish.scene === undefined
        ? wish.by === undefined
          ? toShare(state, 1.2)
          : byTime(state, wish.by)
        : notDone(
            `I make up no more words for scene ${wish.scene}. Type the sentence: add "..." to scene ${wish.scene}`,
          )
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

/** "Make it about warehouse workers" is a wish for people, "about the rain" one for what is told. */
function about(state: State, typed: string): Step {
  if (!PEOPLE.test(typed) || isSaid(state, typed)) return makeAbout(state, typed)
  const step = changeAudience(state, audienceIn(`for ${typed}`) ?? typed)
  return step.state || !saysAll(state.brief.targetAudience, typed) ? step : makeAbout(state, typed)
}

/** Says who somebody is, and not what or when. */
const PEOPLE =
  /(?:people|men|women|folks|couples|families|parents|moms|mums|dads|nurses|students|kids|teens|guys|girls|gals|(?:work|own|run|cook|bak|teach|begin|driv|travel|clean|garden|commut|camp|hik|gam|renter|retir)\w*ers|\w+ists|\w+ians)$/i

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

function listHooks(state: State, offers: RefineOffer[], count: number): Step {
  const hooks = hookIdeas(state, Math.min(MAX_HOOKS, Math.max(1, count)))
  if (hooks.length === 0) return notDone('I have no opener left that you have not heard.')
  const fewer =
    (hooks.length < count && hooks.length < 5) || count > MAX_HOOKS
      ? ` ${upperFirst(numberWord(hooks.length))} is what your words give; for another type it: start with "..."`
      : ''
  offers.push(...hooks.map((hook) => ({ label: hook, prompt: `use this hook "${hook.replace(/"/g, "'")}"` })))
  return notDone(`Openers for this script: ${hooks.map((hook, at) => `${at + 1}. ${hook}`).join(' ')}${fewer}`)
}
