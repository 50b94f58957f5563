import { contentStems } from '../../language'
import { sceneIn } from '../wish-details'
import { restored } from './message'
import type { Form, Where, Wish } from './wish'

/** Pieces of the patterns that wishes are read by. */
export const Q = String.raw`\ue010\d+\ue011`
/** A short run of words, or quoted ones, perhaps with what they are called. */
export const X = String.raw`(?:(?:[^,;:?!\ue010\ue011>]|(?<=\d)[:,](?=\d)){1,70}?|[^,;:?!\ue010\ue011>]{0,24}${Q}(?: (?:part|bit|line|sentence|thing|word|joke|stuff|one))?)`
export const OPENING = String.raw`(?:(?:the |my )?(?:very )?(?:hook|opening(?: line)?|opener|intro(?:duction)?|beginning|start|top|front|first (?:line|sentence|words?|thing|place|\d? ?sec(?:ond)?s?)))`
export const ENDING = String.raw`(?:(?:the |my )?(?:very )?(?:end|ending|closing(?: line)?|bottom|outro|conclusion|(?:last|final|closing) (?:line|sentence|words?|thing|place)))`
export const CALL = String.raw`(?:(?:the |my )?(?:cta|call(?:[- ]to[- ]action)?))`
const NTH = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|opening'
export const SCENE = String.raw`(?:(?:the )?(?:scene|line|shot|clip|picture|number|no\.?) ?#?\d{1,2}|(?:the )?(?:${NTH}) (?:scene|shot|clip|picture|one))`
export const DROP = String.raw`(?:drop|remove|delete|del|cut(?: out)?|take (?:out|off|away)|take(?=.* out(?: altogether| completely)?$)|leave out|leave(?=.* (?:out|off)$)|lose|skip|omit|get rid of|ditch|scrap|erase|bin|kill|chuck(?: out)?|strip(?: out)?|throw out|edit out)`
export const SAY = String.raw`(?:add(?: in)?|include|mention|say|state|put(?: in)?|write|(?:squeeze|slip|work|throw|pop|get|chuck|stick|sneak|fit|drop|bung) in|note|point out|tell (?:them|people|ppl|viewers|everyone|everybody)|let (?:them|people|viewers|everyone) know|make (?:it )?clear)`
export const DONT = String.raw`(?:don'?t|do not|never|stop|avoid|no need to|please don'?t)`
export const form = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'iu')

export interface Slot {
  text: string
  quoted: boolean
  /** A line or a part is named, not a word of it. */
  piece: boolean
  /** It is a whole line that is named. */
  line?: boolean
}

const PIECE = 'part|bit|line|sentence|section|stuff|thing|story|joke|mention|passage|piece'
const WRAPPED = new RegExp(
  String.raw`^(?:(?:the|this|that|my|a|any|word|words|phrase|name|text)\s+)*(?:(${PIECE})s? )?(?:about |saying |that says )?(${Q})(?: (?:(${PIECE})s?|words?|phrase))?$`,
  'iu',
)
const ABOUT = new RegExp(
  String.raw`^(?:(?:the|that|this|my|whole|entire|any|every|all) )*(?:(?:${PIECE}|scene)s? (?:about|with|where|of|on|that|when|from|saying)|(?:everything|all|anything) (?:about|on)|mentions? of) (?:the )?(.+)$`,
  'iu',
)
const CALLED = new RegExp(
  String.raw`^(?:(?:the|that|this|my|whole|entire) )*(?!\d+ )(.+?) (?:${PIECE}|feature)s?$`,
  'iu',
)

/** What stands in a place of a pattern; undefined where quoted words stand among others. */
export function slotOf(raw: string, quotes: readonly string[]): Slot | undefined {
  const typed = raw.trim().replace(/^of (?!\p{L}+$)/iu, '')
  const [, before, token, after] = WRAPPED.exec(typed) ?? []
  if (token) {
    const text = quotes[Number(/\d+/.exec(token)?.[0])] ?? ''
    return text === '' ? undefined : { text, quoted: true, piece: before !== undefined || after !== undefined }
  }
  if (/[\ue010\ue011]/.test(typed) || typed === '') return undefined
  const about = ABOUT.exec(typed)?.[1] ?? CALLED.exec(typed)?.[1]
  if (about && contentStems(about).length > 0)
    return { text: about, quoted: false, piece: true, line: /\b(?:lines?|sentences?)\b/i.test(typed) }
  const text = typed.replace(/^the (?:words?|phrase|name) (?=\S)/i, '')
  return { text, quoted: false, piece: false }
}

const PART = new RegExp(
  String.raw`^(?:${OPENING}|${ENDING}|${CALL}|${SCENE}|(?:(?:the|my|this|that|all|whole|any|its|some) )*(?:it|them|this|that|script|video|text|words?|lines?|scenes?|sentences?|pictures?|visuals?|shots?|cues|captions?|tone|style|voice|length|audience|price|face|camera|screen|everything|all|rest|middle|format|structure|order|language|hooks?|ctas?|version|half|pace|energy|mood|title|story|text on (?:the )?screen))$`,
  'iu',
)
/** Names a part of the script or of its making, and no words of it. */
export const namesPart = (text: string): boolean => PART.test(text.trim())

const META =
  /^(?:it|this|that|them|(?:any|some|whatever|whoever)\b.*|something|anything|someone|somebody|sth|nothing|everything|all|another|other|different|differently|better|more|less|shorter|longer|funnier|simpler|an? (?:other|different|new|better|nicer|softer|shorter|funnier|stronger|real|good)\b.*|(?:something|anything|another|other|more|less|different|everything|all (?:of|the|my|that))\b.*|how\b.*|like\b.*|what\b.*|(?:nic|soft|strong|simpl|calm|clear|punchi|catchi|funni|short|long|warm|dri)er)$/iu
/** Says what kind of words are wanted, and not which. */
export const isMeta = (text: string): boolean => META.test(text.trim()) || namesPart(text)

/** Speaks of the script: an instruction, and no line of it. */
const INSTRUCTION =
  /\b(?:script|voice ?over|on[- ]screen|on the screen|captions?|subtitles?|scenes?|shots?|hooks?|cta|call to action|out loud|aloud|as text|(?:first|last|second|third|next|one|two|short|this|that) (?:lines?|sentences?)|line \d|sentences?|how i(?:'d| would)? (?:say|talk)|version|rephrase|reword|wording|somewhere|instead|b-?roll|camera|close-?up|seconds? long|the (?:beginning|ending)|at the (?:end|start|top)|twice|again|features|not all)\b|'s name\b|\bexclamation\b/i
export const isInstruction = (text: string): boolean => INSTRUCTION.test(text)

/** Words that the wish itself says are to be said: without what was said to the writer around them. */
export const spokenOf = (text: string): string =>
  text
    .replace(
      /[\s,]+(?:somewhere|also|please|pls|in (?:the )?(?:script|video)|in there|out loud|aloud|lol|instead)(?:,? not (?:(?:just|only) )?(?:as )?(?:the )?text)?$/i,
      '',
    )
    .replace(
      /,? not (?:(?:just|only) )?(?:as )?(?:the )?text$|,? (?:exactly )?(?:like|as|how) i (?:wrote|typed|said)(?: it)?$/i,
      '',
    )
    .replace(/,? so (?:that )?(?:\p{L}+ )?(?:they|people|ppl|pple|nobody|no one|viewers|customers)\b.*$/iu, '')
    .replace(
      /,? (?:i (?:wrote|said|typed|told you|gave you)|(?:people|ppl|pple|customers|everyone|everybody|viewers) (?:always |will |really )?(?:ask|like|love|want|need|search)|(?:that'?s|it'?s|is) (?:the best|what|important|funny|cute)|this is (?:the )?(?:most |very )?important|which is (?:true|right|important)|(?:it'?s|(?:both|all|they) (?:are|is|were)) missing|we weighed|(?:now )?it(?:'s| is) only (?:in|on)|[^,]{0,20}\bscares? (?:people|them)|(?:nobody|no one|not everyone) (?:understands?|knows?|gets?|says?))\b.*$/i,
      '',
    )
    .replace(/[\s,]+$/, '')
    .trim()

/** A place in the script: "at the start", "before the price", "in scene 2". */
export function spotOf(text: string): Pick<Wish, 'where' | 'beside' | 'scene'> | undefined {
  const typed = text.trim().replace(/^(?:right|just|directly|straight|somewhere) /i, '')
  const [, side = '', beside = ''] =
    /^(before|after|behind|ahead of|in front of|next to|near) (?:the |my )?(.{1,60})$/iu.exec(typed) ?? []
  if (/^(?:it|that|this|him|her|them|then)$/i.test(beside)) return undefined
  if (beside) {
    const where: Where = /^(?:before|ahead of|in front of|near)$/i.test(side) ? 'before' : 'after'
    const scene = new RegExp(`^${SCENE}$`, 'iu').test(beside) ? sceneIn(beside) : undefined
    return { where, ...(scene === undefined ? { beside } : { scene }) }
  }
  const bare = typed.replace(/^(?:to|at|in|into|on|as|for|by) /i, '').replace(/^the first thing$/i, 'first')
  if (new RegExp(`^(?:${OPENING}|first|up ?front|(?:the )?front)$`, 'iu').test(bare)) return { where: 'hook' }
  if (new RegExp(`^(?:${ENDING}|${CALL}|last)$`, 'iu').test(bare)) return { where: 'end' }
  if (/^(?:earl(?:ier|y)(?: on)?|sooner|higher up|up)$/i.test(bare)) return { where: 'earlier' }
  const scene = new RegExp(`^${SCENE}$`, 'iu').test(bare) ? sceneIn(bare) : undefined
  return scene === undefined ? undefined : { where: 'in', scene }
}

/** Quoted words within others are said with their quotes. */
function withQuotes(wish: Wish, quotes: readonly string[]): Wish {
  const full = (text: string) => restored(text, quotes)
  return {
    ...wish,
    ...(wish.text !== undefined && { text: full(wish.text) }),
    ...(wish.about !== undefined && { about: full(wish.about) }),
  }
}

/** The wish of the first pattern that reads the whole clause. */
export function readForms(forms: readonly Form[], text: string, quotes: readonly string[]): Wish | undefined {
  for (const [pattern, wishOf] of forms) {
    const found = pattern.exec(text)
    const wish = found && wishOf(found.groups ?? {}, quotes, text)
    if (wish) return withQuotes(wish, quotes)
  }
  return undefined
}
