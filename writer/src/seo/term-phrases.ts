import type { TermPlace } from '@reelwright/shared'
import { isMassNoun, isPlural, withArticle } from '../language'
import { isListedNoun } from '../reading/lexicon'
import { productNoun } from '../reading/product-nouns'
import { warningAbout } from './claims'
import { upperStart } from './seo-material'

/** Words of a text in the picture. (domain 7) */
export const SCREEN_WORDS = 7

/** A term as it stands in a sentence: "a travel mug", "earbuds for small ears"; undefined where its grammar is not known. */
function inSentence(term: string): string | undefined {
  if (/^(?:how|what|why|when|where|which|who|is|are|can|do|does|best|top|cheap(?:est)?|buy|get|vs)\b/i.test(term))
    return undefined
  if (!/^[a-z0-9][a-z0-9 '’-]*$/i.test(term)) return undefined
  const core = term.split(/\s(?:for|with|without|that|which|in|to|of|on|under)\s/i)[0] ?? ''
  const head = lastWord(core)
  if (productNoun(head) === undefined && !isListedNoun(head)) return undefined
  // What comes along would need an article of its own, and not every noun takes one.
  const along = /\swith\s(.+)$/i.exec(term)?.[1]
  if (along && !/^(?:\d|an?\s|the\s)/i.test(along) && !isPlural(lastWord(along)) && !isMassNoun(lastWord(along)))
    return undefined
  return isPlural(head) || isMassNoun(head) || /^(?:an?|the|my|your)\s/i.test(term) ? term : withArticle(term)
}

const lastWord = (text: string) => text.split(/\s/).at(-1) ?? ''

const SPEECH = ['Looking for *? Watch this first.', 'If you want *, watch this first.', 'Still choosing *? Watch this.']
const CAPTION = ['For anyone looking for *.', 'Choosing *? See the video.', 'Looking for *? See the video.']
/** What a product is, more exactly: a line of its own without any grammar around it. */
const HEADLINE =
  /^(?!(?:how|what|why|when|where|which|who|is|are|can|do|does|best|top|cheap|buy|get)\b)\S.*\s(?:for|with)\s/i

/** A line that holds the term, to be taken as it is; undefined where none may be offered. The product's own name stands as it is mentioned. */
export function lineWith(term: string, place: TermPlace, at = 0, mention?: string): string | undefined {
  const named = mention && `Thinking about ${mention}? ${place === 'speech' ? 'Watch this first.' : 'See the video.'}`
  const line =
    place === 'screen' ? screenLine(term) : (named ?? sentenceWith(term, place === 'speech' ? SPEECH : CAPTION, at))
  return line === undefined || warningAbout(line) ? undefined : line
}

function screenLine(term: string): string | undefined {
  return term.split(/\s+/).length <= SCREEN_WORDS && term.length <= 40 ? upperStart(term) : undefined
}

function sentenceWith(term: string, frames: readonly string[], at: number): string {
  if (frames === CAPTION && HEADLINE.test(term)) return `${upperStart(term)}, shown in the video.`
  const phrase = inSentence(term)
  // Quoted, any words fit a sentence.
  if (phrase === undefined)
    return frames === SPEECH ? `You searched for “${term}”? Watch this.` : `Searched for “${term}”? See the video.`
  return (frames[at % frames.length] ?? '').replace('*', phrase)
}
