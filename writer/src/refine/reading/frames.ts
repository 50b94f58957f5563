import { CALL, DROP, ENDING, OPENING, Q } from './slots'

/** What was left out is missed in these ways: the rest of the clause names it. */
const FORGOT = String.raw`(?:but |and |also )?(?:(?:you|u|ya|it|script|we)(?:'ve| have|ve| still)?(?: completely| totally| just)? (?:forg[eo]t(?:ten)?|left (?:out|off)|missed|skipped|dropped|lost|never (?:said|mention(?:ed)?|put)|(?:did ?n'?t|did not|does ?n'?t|haven'?t|have not) (?:even )?(?:say|said|mention(?:ed)?|put|include[d]?|add(?:ed)?|talk about))|i(?:'m| am)? miss(?:ing)?)(?: (?:about|to (?:say|mention|put|add|include)))?(?: that)?`
/** What stands in the script instead, by the seller's account. */
export const WROTE = String.raw`(?:(?:you|u)(?:'ve| have|ve)? (?:wrote|write|written|put|have|got)|(?:you|u) said|you've)`
const WORD = String.raw`(?:the |that |this )?(?:words?|phrase|term|expression|name) `
const DISLIKE = String.raw`(?:i|we) (?:really |would |'d )*(?:don'?t|do not|never|didn'?t|hate) ?(?:really |ever )?(?:like|want|need|love|say|use|used|said|wrote|typed)?`
const NEED = String.raw`(?:needs?|has|have|must|should|ought|got)(?: to)?(?: still)? be`
const OFTEN = String.raw`(?:twice|two times|2 times|2x|three times|3 times|four times|too often|too many times|(?:about )?(?:five|six|\d) times)`
const DEGREE = '(?:more|bit|little|way|so|too|stronger|better|catchier|punchier|nicer)'
const BETTER = String.raw`(?!.*\b(?:about|with|say|less|shorter|short|long|wordy|but|should|must|like|calmer|slower)\b)`

/**
 * Ways of asking, each with the plain clause that means the same. What is named stays as it was typed, so that the patterns of
 * wishes read it.
 */
const FRAMES: readonly (readonly [RegExp, string])[] = (
  [
    // What is not there.
    [String.raw`${FORGOT} (?<x>[^\ue010\ue011]{3,160})`, 'bring in: $<x>'],
    [
      String.raw`(?:but |and )?(?:you|u) (?:left|missed) (?:the )?(?<x>[^\ue010\ue011,]{3,80}?) (?:out|off)`,
      'bring in: $<x>',
    ],
    [
      String.raw`(?:where|what happened)(?:'?s| is| are| did| has| to| have)* (?<x>(?:the |my |our )?[^\ue010\ue011,]{3,80}?)(?: (?:go|gone|disappear(?:ed)?|now))?`,
      'bring in: $<x>',
    ],
    [String.raw`(?<x>[^\ue010\ue011,]{3,80}?),? where (?:did (?:it|they|that) go|is it|are they)`, 'bring in: $<x>'],
    [
      String.raw`(?<x>[^\ue010\ue011,]{3,80}?) (?:(?:is|are) (?:still )?(?:missing|gone|not (?:in )?there)|${NEED} (?:in(?: there| it| the (?:script|video))?|mentioned|said|included|there))(?: (?:too|somewhere|as well))?`,
      'bring in: $<x>',
    ],
    // What is not wanted.
    [String.raw`${DISLIKE} (?:${WORD})?(?<x>${Q})`, 'remove $<x>'],
    [String.raw`${DISLIKE} ${WORD}(?<x>[^\ue010\ue011,]{2,40})`, 'remove $<x>'],
    [String.raw`(?:no need (?:for|to (?:say|mention))|no to|not|please not) (?:${WORD})?(?<x>${Q})`, 'remove $<x>'],
    [String.raw`no need (?:for|to (?:say|mention|have)) (?<x>[^\ue010\ue011,]{3,60})`, 'remove $<x>'],
    [
      String.raw`(?<x>[^\ue010\ue011,]{3,60}?) (?:(?:is|are) not|isn'?t|aren'?t) (?:necessary|needed|important|relevant)(?: .*)?`,
      'remove $<x>',
    ],
    [
      String.raw`(?:${DROP}) (?:out )?(?:that|the|this) (?<x>${Q}) (?:at|in|from) (?:${OPENING}|${ENDING})`,
      'remove $<x>',
    ],
    // "Twelve loaves, you wrote ten."
    [
      String.raw`(?<x>[^\ue010\ue011]{3,80}?),? (?:and |but )?${WROTE} (?<y>(?!it\b|him\b|her\b|them\b|that\b)[^\ue010\ue011,]{1,30})`,
      '$<x>, not $<y>',
    ],
    [String.raw`(?:too many|less|fewer) exclamation (?:marks?|points?)`, 'remove exclamation marks'],
    // Once is enough.
    [
      String.raw`(?:please )?(?:don'?t (?:say|repeat|mention|use)|(?:you|u)(?:'ve| have|ve)?(?: (?:said|say|have|got|used?|put|mention(?:ed)?|wrote|call(?:ed)? (?:it|her|him|them)))*)? ?(?:${WORD}|that )?(?<x>(?:the )?(?:[^\ue010\ue011,]{3,60}?|${Q}))(?: (?:is|are|comes?|stands?|appears?|enters?|in(?: it| there)?|don enter))*,? ${OFTEN}(?: .*)?`,
      'only once: $<x>',
    ],
    [
      String.raw`(?<x>(?:the )?(?:[^\ue010\ue011,]{3,60}?|${Q})) (?:(?:is|are) .{0,40} )?(?:but )?once (?:is|would be) (?:enough|plenty)(?: .*)?`,
      'only once: $<x>',
    ],
    // Parts that do not please.
    [
      String.raw`${OPENING} (?:is|feels?|sounds?|reads?)\b${BETTER} (?!good|great|perfect|fine|ok|nice|funny|about|that|the\b)[^,;?]{1,40}`,
      'change the hook',
    ],
    [String.raw`(?:make |have |get )${OPENING} (?:be )?${BETTER}(?:${DEGREE}|\p{L}+er)\b.{0,50}`, 'change the hook'],
    [
      String.raw`(?:i|we) (?:really )?(?:don'?t|do not) (?:really )?(?:like|love) how (?:it|this) (?:starts|begins|opens)`,
      'change the hook',
    ],
    [
      String.raw`(?:i|we) (?:really )?(?:don'?t|do not) (?:really )?(?:like|love) (?:how (?:it|this) (?:ends|stops|finishes)|${ENDING})`,
      'stronger ending',
    ],
    [
      String.raw`${ENDING} (?:is|feels?|sounds?)\b${BETTER} (?!good|great|perfect|fine|ok|nice|funny|about|that|the\b)[^,;?]{1,40}`,
      'stronger ending',
    ],
    // Length, tone.
    [
      String.raw`(?:it'?s |it is |this is |its |still |way |much |bit |little |the (?:script|video) is )*too long for (?:an? )?(?<x>\d+) ?s\p{L}*\b.*`,
      'make it $<x> seconds',
    ],
    [
      String.raw`(?:it'?s |it is |this is |its |still |way |much |bit |little )*too long (?:i|we|my|when|to) .*`,
      'too long',
    ],
    [
      String.raw`(?:it|this|script|video) (?:doesn'?t|don'?t|does not|isn'?t|is not) (?:really )?(?:sound |feel |seem |look )?(?<x>\p{L}+)(?: at all| enough| yet)?`,
      'more $<x>',
    ],
    [
      String.raw`(?:make (?:it|me|this) )?(?:sounds? |be |feels? |talk )?less like (?:an? )?(?:ad|ads|advert\p{L}*|commercials?|tv .*|tele.*|sales\p{L}*|marketing)\b.*|(?:it |this )?(?:sounds?|feels?|reads?) (?:\p{L}+ )?like (?:an? )?(?:ad|advert\p{L}*|commercial|brochure|sales pitch|infomercial|telesales|tv ad)\b.*`,
      'less salesy',
    ],
    [
      String.raw`(?:i want )?(?:make )?(?:it |me |this )?(?:to )?sounds? (?:more )?like (?:i'?m |i am |i |me )?(?:just )?(?:talk\p{L}*|speak\p{L}*|tell\p{L}*|chat\p{L}*)(?: it)? (?:to|with) .*`,
      'more casual',
    ],
    // What is to be said.
    [
      String.raw`(?:an? |another )?(?:new )?(?:${ENDING}|ending|${CALL}|last line) (?:that |which |to )(?:tells?|asks?|gets?) (?:them|people|ppl|viewers|everyone) to (?<x>.{3,80})`,
      'tell people to $<x>',
    ],
    [
      String.raw`(?:make )?${OPENING}(?: (?:should|must|could|can|needs? to|to|has to))?(?: be)? (?:about |on |with )?(?<x>(?:the|my|our|her|his|me|when)\b[^\ue010\ue011]{3,80})`,
      'start with $<x>',
    ],
    [
      String.raw`(?:add|put|say|write|include|mention) (?:it )?(?<at>(?:at|in|on|to) (?:${OPENING}|${ENDING})):? (?<x>(?:that )?.{3,200})`,
      'add $<x> $<at>',
    ],
    [
      String.raw`(?:add|use|put|make) (?:an? |another )?(?:${CALL}),? something like (?<x>[^\ue010\ue011]{4,120})`,
      'tell people to $<x>',
    ],
    // What is read.
    [
      String.raw`(?:put|write|show|add) (?:my |the |our )?[\p{L} ]{3,40}? (?:also )?on (?:the )?screen:? (?<x>\+?\d[\d ()-]{5,})`,
      'put $<x> on screen',
    ],
    [String.raw`(?:captions?|text) (?:for|on|in) [^:]{3,40}: ?(?<x>${Q})`, 'put $<x> on screen'],
    [
      String.raw`(?:put|write|show|add|have) (?:the (?:name|words?) )?(?<x>[^\ue010\ue011,]{2,40}?|${Q})(?: also)? on (?:the )?screen(?: (?:in|with) (?:big|large|bold|small) (?:letters?|text|font))? at (?<at>${OPENING}|${ENDING})`,
      'put $<x> on screen in $<at>',
    ],
  ] as const
).map(([source, plain]) => [new RegExp(`^(?:${source})$`, 'iu'), plain])

const WHY =
  /(?:,| and| but|,? because|,? since) (?:that'?s|thats|it'?s|this is|is|are|was|which|people|folk|everyone|everybody|they|we|i|who is)\b.*$/i

/** A clause in the words that the patterns of wishes read; undefined where it is asked in no other way. */
export function framed(text: string): string | undefined {
  for (const [pattern, plain] of FRAMES) {
    if (!pattern.test(text)) continue
    const said = text.replace(pattern, plain).trim()
    if (!said.startsWith('bring in')) return said
    const what = said
      .replace(WHY, '')
      .replace(/,? (?:anywhere|at all|yet|either|already)$/i, '')
      .replace(/ (?:thing|bit|part|one|line|joke|feature|stuff)$/i, '')
    return /^bring in: (?:it|that|this|them|me|you|he|she|they|i|we|so|to|is)\b(?! \p{L}+ )/iu.test(what)
      ? undefined
      : what
  }
  return undefined
}
