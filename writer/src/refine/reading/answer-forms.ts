import { countIn, sceneIn } from '../wish-details'
import { form, OPENING, slotOf, X } from './slots'
import type { Form } from './wish'

const LENGTH =
  /\bhow (?:long|many (?:sec|words|min))|\b\d+ ?s(?:ec(?:ond)?s?)?\b.*\benough\b|\babout \d+ ?s(?:ec(?:ond)?s?)?\b|\btoo (?:long|short)\b/i
const WHOLE =
  /\b(?:is (?:this|it|the (?:script|video))(?: \p{L}+)? (?:good|ok(?:ay)?|fine|clear|strong|ready)(?: enough)?(?: to post)?(?: or (?:nah|not))?$|what(?:'?s| is| do you think is)? ?(?:it |this )?(?:missing|lacking)|missing (?:anything|something|here)|something missing|(?:did|have|do) (?:i|you|u|we) forg[eo]t|(?:anything|something).{0,20}forgot|left out|leave out|what (?:would|should) (?:you|i|u|we) (?:change|improve)|anything (?:u|you) would change|am i missing|how can i improve|what (?:else )?(?:need|should) (?:to )?(?:be )?add|points (?:are )?not covered|wonder about)/iu
const ALLOWED =
  /\b(?:allowed|legal(?:ly)?|ok(?:ay)? (?:to|if|that)|safe to|trouble|banned|trademark|medically|claims?|rejected|permission)\b|^(?:can|could|may) (?:i|we) (?:say|mention|write|use|claim|legally|tell|call)\b|^should (?:i|we) (?:really )?(?:say|mention|leave)\b/i
const SAYING = form(
  String.raw`(?:can|could|may) (?:i|we) (?:legally |really |also )?(?:say|mention|write|claim)(?: that)? (?<what>${X})(?: here| too| as well)?`,
)

/** What kind of answer a question wants. */
export function questionWish(text: string, quotes: readonly string[]) {
  if (WHOLE.test(text)) return { id: 'needs' } as const
  const scene = sceneIn(text)
  const isOfPart = /\b(?:story|hook|opening|intro|ending|middle|part|bit|line|sentence)\b/i.test(text)
  if (LENGTH.test(text) && (scene !== undefined || !isOfPart))
    return { id: 'needs', text: 'length', ...(scene !== undefined && { scene }) } as const
  const said = SAYING.exec(text)?.groups?.['what']
  const slot = said === undefined || /\b(?:or|if|for)\b/i.test(said) ? undefined : slotOf(said, quotes)
  if (ALLOWED.test(text)) return { id: 'needs', text: 'allowed', ...(slot && { about: slot.text }) } as const
  return { id: 'needs', text: 'else', about: text } as const
}

const COUNT = String.raw`(?<count>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|a few|few|some|several|two or three|three or four|a couple of)`

/** A list of openers. */
export const HOOK_FORMS: readonly Form[] = [
  [
    form(
      String.raw`(?:(?:give|write|show|suggest|propose|throw|make|get|like|want|need|test|have|i want|to see|to have|to test)(?: me| us)?(?: to test)? )*(?:${COUNT} )?(?:more |other |different |alternative |new |better |very different )*(?:hooks|(?<one>hook)(?! (?:ideas|options))|openers|openings|first (?:lines|sentences)|hook (?:ideas|options)|ways to start|variants of (?:the )?first (?:line|sentence)|hook ideas)(?: (?:ideas|options|for (?:the )?(?:first line|testing|ads|this)|to (?:choose|pick|test)(?: from)?|i can (?:test|pick from)(?: as ads| in ads)?|so i can test(?: in ads)?|please))*(?:,? (?:write them|very different from each other|(?:like )?\d|\d or \d))?`,
    ),
    ({ count, one }) => (one && !count ? undefined : hooks(count)),
  ],
  [
    form(
      String.raw`(?:${OPENING}) (?:is |feels |sounds )?(?:a bit |bit |way |much |really |very |so+ )*(?:too )?(?:long|wordy)(?:,? (?:cut|shorten)(?: it)?(?: down)?)?|(?:shorter|shorten|make|cut)(?: (?:the|my))?(?: down)? (?:hook|first line|opening|opener)(?: (?:shorter|down))?`,
    ),
    () => ({ id: 'change-hook', text: 'shorter' }),
  ],
]
function hooks(count = '') {
  const typed = countIn(count)
  return typed === 1 ? undefined : ({ id: 'list-hooks', ...(typed > 0 && { other: typed }) } as const)
}
