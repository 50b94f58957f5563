import { secondsIn, shareIn } from '../wish-details'
import type { Wish } from './wish'

/** Words that a wish for a length is made of. */
const LENGTH_WORDS = new Set(
  `make do turn rewrite change set limit cut trim extend shorten lengthen keep get bring fit stretch expand reduce condense squeeze want wants need needs should must can could has have got land
reach exactly length duration long longer short shorter version video script clip reel reels thing whole it this that the a an my to into in at under below within about around roughly only just be last run
full down up no not never more less fewer than over max maximum most of for now rather total tops or so and by half minute minutes min mins sec secs second seconds s m is are i we you u ye one use all time tiktok
shorts story ads tight even little bit abit wee much another extra enough would will fill them take am please first twice as twenty thirty forty fifty sixty ninety words word text talking there's there room now its it's go be i've like yrs asked`.split(
    /\s+/,
  ),
)

/** A running time, a share or a number of words, where the clause says nothing else. */
export function lengthWish(text: string): Wish | undefined {
  if (/->|^(?:it'?s|it is|that'?s)\b|\bnot (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)/i.test(text))
    return undefined
  const words =
    text
      .replace(/ instead of .*$/i, '')
      .toLowerCase()
      .match(/[\p{L}']+|\d[\d.:,]*%?/gu) ?? []
  if (!words.every((word) => LENGTH_WORDS.has(word) || /^\d/.test(word) || TIME.test(word) || SHARE.test(word)))
    return undefined
  // "54 seconds is much" names the length that is not wanted.
  if (/^\D*\d+ ?s(?:ec(?:ond)?s?)? is (?:too |so |very )?(?:much|long|a lot)\b\D*$/i.test(text))
    return { id: 'shorter' }
  const share = shareIn(text)
  if (share !== undefined) return { id: 'to-length', share }
  const seconds = secondsIn(
    text
      .replace(/ instead of .*$/i, '')
      .replace(/\bam\b/i, 'it')
      .replace(/\b(\d) ?min(?:ute)?s? (?:and )?(\d\d)\b(?: ?s(?:ec(?:ond)?s?)?)?/i, '$1:$2')
      .replace(/\b(down to|max|under|make it|cut it to|to) (\d{2,3})$/i, '$1 $2 seconds')
      .replace(/\ba minute ten\b/i, '1:10')
      .replace(/\bhalf a minute\b/i, '30 seconds'),
  )
  if (seconds === undefined || seconds < 3 || seconds > 300) return undefined
  if (DIFFERENCE.test(text))
    return { id: /longer|more|extra|another|add|extend/i.test(text) ? 'longer' : 'shorter', by: seconds }
  if (seconds < 8) return undefined
  return {
    id: 'to-length',
    seconds,
    ...(AT_MOST.test(text) &&
      !/(?<!\b(?:no|not|never) )\b(?:longer|lengthen|extend|stretch|fill)\b/i.test(text) && { atMost: true }),
  }
}
const TIME = /^(?:\d+(?:s|m|sec|secs|min)|second|seconds|minute|minutes|ten)$/i
const SHARE = /^(?:double|halve|third|percent)$/i
const DIFFERENCE =
  /\bby (?:about )?(?:\d|half|a )|\b(?:\d+|ten|twenty|thirty|half a minute|minute)\b[^,]{0,12} (?:shorter|longer|more|less|off)\b|\b(?:another|extra|lose|drop) (?:about )?\d/i
const AT_MOST =
  /\b(?:(?:not|no|never) (?:\w+ )?(?:longer|more|over|above) than|not over|under|below|less than|at most|max(?:imum)?|up to|within|or less|tops)\b/i
