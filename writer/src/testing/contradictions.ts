import { countSpokenWords, type ScriptBrief, WORDS_PER_SECOND } from '@reelwright/shared'
import type { CraftScore, ScoredScene } from '../score'

type Said = Pick<ScoredScene, 'voiceover' | 'visualCue' | 'duration'>

interface Judged {
  scenes: readonly Said[]
  brief: ScriptBrief
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter(Boolean)
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
const longWords = (text: string, letters: number) =>
  [...text.toLowerCase().matchAll(new RegExp(`\\p{L}{${letters},}`, 'gu'))].map(([word]) => word)
const textOf = ({ scenes }: Judged) => scenes.map(({ voiceover }) => voiceover).join('\n\n')
const lastOf = ({ scenes }: Judged) => scenes.at(-1)?.voiceover ?? ''
const openerOf = (script: Judged) => sentencesOf(textOf(script))[0] ?? ''
const typedOf = ({ brief }: Judged) =>
  [brief.productName, brief.painPoint, brief.callToAction, ...brief.features].join(' ').toLowerCase()
const NEXT_STEP = /\b(?:link|linked|tap|shop|order|buy|book|download|grab|get yours|basket|cart)\b/i
const COMMON = new Set(
  'about there where these those which their would could because after again every never'.split(' '),
)

/** When an advice is wrong, as a reader sees it at once. Written without the score's own rules. */
const WRONG: readonly [advice: RegExp, isWrong: (script: Judged, match: RegExpExecArray) => boolean][] = [
  [/^Say the price/, (script) => saysNumber(textOf(script), script.brief.price)],
  [/^(?:End on one clear step|Move the call|Type a call)/, (script) => NEXT_STEP.test(lastOf(script))],
  [/^Say where to tap/, (script) => /\b(?:link|linked|shop|cart|basket|bio)\b/i.test(lastOf(script))],
  [/^Keep one call/, (script) => sentencesOf(textOf(script)).filter((sentence) => NEXT_STEP.test(sentence)).length < 2],
  [
    /^Cut the call to (\d+) words/,
    (script, [, most]) =>
      sentencesOf(textOf(script)).every(
        (sentence) => wordsOf(sentence.replaceAll('-', ' ')).length <= Number(most) / 2,
      ),
  ],
  [/^Cut about/, (script) => countSpokenWords(textOf(script)) < WORDS_PER_SECOND * script.brief.videoLength],
  [/^Add about/, (script) => countSpokenWords(textOf(script)) > WORDS_PER_SECOND * script.brief.videoLength * 1.1],
  [
    /^One scene is spoken too fast/,
    ({ scenes }) => scenes.every(({ voiceover, duration }) => wordsOf(voiceover).length < 2 * duration),
  ],
  [
    /^Drop the greeting/,
    (script) =>
      !/^\W*(?:hey|hi|hello|welcome|what's up|guys|today|ok|so|good|introducing|meet|my name|stop|in)/i.test(
        textOf(script),
      ),
  ],
  [/^Put a person/, (script) => /\b(?:I|my|we|our)\b/.test(openerOf(script))],
  [
    /^Add a detail of your own to the opener/,
    (script) => longWords(openerOf(script), 5).filter((word) => !typedOf(script).includes(word.slice(0, 4))).length > 2,
  ],
  [
    /^"(.+)" is not spoken yet/,
    (script, [, feature = '']) =>
      longWords(feature, 4).length > 0 &&
      longWords(feature, 4).every((word) => textOf(script).toLowerCase().includes(word)),
  ],
  [/^Say what it does for someone instead of "(.+)"/, (_, [, line = '']) => /\b(?:I|my|because)\b/.test(line)],
  [/^Keep the one or two numbers/, (script) => (textOf(script).match(/\d[\d.,]*/g) ?? []).length <= 2],
  [
    /^Three sentences in a row start alike/,
    (script) => {
      const openers = sentencesOf(textOf(script).replace(/^[A-Z ]+: /gm, '')).map((sentence) =>
        /[\p{L}\p{N}]+/u.exec(sentence)?.[0].toLowerCase(),
      )
      return !openers.some((word, at) => at > 1 && word === openers[at - 1] && word === openers[at - 2])
    },
  ],
  [
    /^Follow a long sentence with a short one/,
    (script) => {
      const lengths = sentencesOf(textOf(script)).map((sentence) => wordsOf(sentence).length)
      return lengths.filter((length, at) => length <= 4 && (lengths[at - 1] ?? 0) >= 15).length > 1
    },
  ],
  [
    /^Say who it happened to/,
    (script) => {
      const all = sentencesOf(textOf(script))
      const personal = all.filter((sentence) => /\b(?:I|my|you|your|she|he|we)\b/i.test(sentence))
      return wordsOf(personal.join(' ')).length > 0.6 * wordsOf(all.join(' ')).length
    },
  ],
  [
    /^Tell one thing that happened/,
    (script) =>
      sentencesOf(textOf(script)).filter((sentence) =>
        /\b(?:I|she|he|we) (?:\w+ed|was|had|got|went|said)\b/.test(sentence),
      ).length > 1,
  ],
  [
    /^Bring the opening image back/,
    (script) => {
      const name = script.brief.productName.toLowerCase()
      const opening = longWords(script.scenes[0]?.voiceover ?? '', 5)
      const last = longWords(lastOf(script), 5)
      return opening.some((word) => last.includes(word) && !name.includes(word) && !COMMON.has(word))
    },
  ],
  [
    /^End on an image of your own/,
    (script) =>
      longWords(lastOf(script), 5).filter(
        (word) => !typedOf(script).includes(word.slice(0, 4)) && !/^link|^shop|^there|^price|^order/.test(word),
      ).length > 3,
  ],
  [
    /^Say in each picture/,
    ({ scenes }) => !scenes.some(({ visualCue }) => /\b(?:lens|creator|close|hands?|you|same)\b/i.test(visualCue)),
  ],
]

const saysNumber = (text: string, price: number) =>
  price > 0 &&
  new RegExp(`(?<![\\d.])${String(price).replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(
    text.replace(/(?<=\d),(?=\d{3})/g, ''),
  )

/** Advice that the script itself shows to be wrong: "say the price" where it is said. */
export const contradictionsIn = ({ parts }: Pick<CraftScore, 'parts'>, script: Judged): string[] =>
  parts.flatMap(({ fix = '' }) =>
    WRONG.some(([advice, isWrong]) => {
      const match = advice.exec(fix)
      return match !== null && isWrong(script, match)
    })
      ? [fix]
      : [],
  )
