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

const UNLIKED = String.raw`(?:i|we) (?:really )?(?:don'?t|do not) (?:really )?(?:like|love)`
const DISPLEASES = String.raw`(?:is|feels?|sounds?|reads?)\b${BETTER} (?!good|great|perfect|fine|ok|nice|funny|about|that|the\b)[^,;?]{1,40}`
const FAILS = String.raw`(?:isn'?t|is not|doesn'?t|does not) (?:an? |really |very |much of an? )?(?:hook|opening|opener|ending|strong|good|great|catchy|interesting|exciting|funny|work|working|grab|pull|land)\b.{0,40}`
const ANY = String.raw`[^\ue010\ue011]`
const FEW = String.raw`[^\ue010\ue011,]`

/**
 * Ways of asking: what is missed, not wanted, wrong or said too often, parts that do not please, length and tone, what is to be said
 * and read. Behind ">>" stands the plain clause that means the same. What is named stays as it was typed.
 */
const FRAMES = String.raw`
  ${FORGOT} (?<x>${ANY}{3,160}) >> bring in: $<x>
  (?:but |and )?(?:you|u) (?:left|missed) (?:the )?(?<x>${FEW}{3,80}?) (?:out|off) >> bring in: $<x>
  (?:where|what happened)(?:'?s| is| are| did| has| to| have| does it (?:say|mention))* (?!does\b|do\b)(?<x>(?:the |my |our )?${FEW}{3,80}?)(?: (?:go|gone|disappear(?:ed)?|now))? >> bring in: $<x>
  (?<x>${FEW}{3,80}?),? where (?:did (?:it|they|that) go|is it|are they) >> bring in: $<x>
  (?!what|who|some|any)(?<x>${FEW}{3,80}?) (?:(?:(?:is|are) (?:still )?|ha(?:s|ve) gone |went )?missing|(?:is|are) (?:still )?(?:gone|not (?:in )?there)|${NEED} (?:in(?: there| it| the (?:script|video))?|mentioned|said|included|there))(?: (?:too|somewhere|as well))? >> bring in: $<x>
  ${DISLIKE} (?:(?:${WORD})?(?<x>${Q})|${WORD}(?<y>${FEW}{2,40})) >> remove $<x>$<y>
  (?:no need (?:for|to (?:say|mention))|no to|not|please not) (?:${WORD})?(?<x>${Q}) >> remove $<x>
  no need (?:for|to (?:say|mention|have)) (?<x>${FEW}{3,60}) >> remove $<x>
  (?<x>${FEW}{3,60}?) (?:(?:is|are) not|isn'?t|aren'?t) (?:necessary|needed|important|relevant)(?: .*)? >> remove $<x>
  (?:${DROP}) (?:out )?(?:that|the|this) (?<x>${Q}) (?:at|in|from) (?:${OPENING}|${ENDING}) >> remove $<x>
  (?<x>${ANY}{3,80}?),? (?:and |but )?${WROTE} (?<y>(?!(?:it|him|her|them|that)\b)${FEW}{1,30}) >> $<x>, not $<y>
  (?:(?:don'?t (?:say|repeat|mention|use)|(?:you|u)(?:'ve| have|ve)?(?: (?:said|say|have|got|used?|put|mention(?:ed)?|wrote|call(?:ed)? (?:it|her|him|them)))*) (?:${WORD}|that )?(?<x>(?:the )?(?:${FEW}{3,60}?|${Q}))(?: in(?: it| there)?)?|(?:${WORD})?(?<y>(?:the )?${FEW}{3,60}?)(?: (?:is|are|said|don|comes?|stands?|appears?|enters?|in(?: it| there)?))+|(?:${WORD})?(?<z>${Q})(?: (?:is|are|comes?|in(?: it| there)?))*),? ${OFTEN}(?:,? .*)?|${OFTEN} (?:you|u|it) (?:say|said|mention)s? (?<v>${FEW}{3,60}) >> only once: $<x>$<y>$<z>$<v>
  (?<x>(?:the )?(?:${FEW}{3,60}?|${Q})) (?:(?:is|are) .{0,40} )?(?:but )?once (?:is|would be) (?:enough|plenty)(?: .*)? >> only once: $<x>
  make (?<x>(?:the|my) ${FEW}{3,60}?) (?:into )?(?:the|my) (?:hook|opening|opener|first line) >> start with $<x>
  ${OPENING} (?:${DISPLEASES}|${FAILS})|(?:make |have |get )${OPENING} (?:be )?${BETTER}(?:${DEGREE}|\p{L}+er)\b.{0,50}|${UNLIKED} how (?:it|this) (?:starts|begins|opens) >> change the hook
  ${ENDING} (?:${DISPLEASES}|${FAILS})|${UNLIKED} (?:how (?:it|this) (?:ends|stops|finishes)|${ENDING}) >> stronger ending
  (?:it'?s |it is |this is |still |way |much |bit |little |the (?:script|video) is )*too long for (?:an? )?(?<x>\d+) ?s\p{L}*\b.* >> make it $<x> seconds
  (?:it'?s |it is |this is |still |way |much |bit |little )*too long (?:i|we|my|when|to) .* >> too long
  (?:it|this|script|video) (?:doesn'?t|don'?t|does not|isn'?t|is not) (?:really )?(?:sound |feel |seem |look )?(?<x>\p{L}+)(?: at all| enough| yet)? >> more $<x>
  (?:(?:make (?:it|me|this) )?(?:sounds? |be |feels? |talk )?less|(?:it |this )?(?:sounds?|feels?|reads?)(?: \p{L}+)?) like (?:an? )?(?:ads?|advert\p{L}*|commercials?|brochure|infomercial|sales\p{L}*|marketing|tele\p{L}+|tv ads?)\b(?!.*\b(?:barg\p{L}+|there|here|before|after|when|where|then)\b).* >> less salesy
  (?:i want )?(?:make )?(?:it |me |this )?(?:to )?sounds? (?:more )?like (?:i'?m |i am |i |me )?(?:just )?(?:talk|speak|tell|chat)\p{L}*(?: it)? (?:to|with) .* >> more casual
  (?:an? |another )?(?:new )?(?:${ENDING}|${CALL}) (?:that |which |to )(?:tells?|asks?|gets?) (?:them|people|ppl|viewers|everyone) to (?<x>.{3,80})|(?:add|use|put|make) (?:an? |another )?${CALL},? something like (?<y>${ANY}{4,120}) >> tell people to $<x>$<y>
  (?:make ${OPENING}|${OPENING} (?:should|must|could|can|needs? to|has to|to))(?: be)? (?:about |on |with )?(?<x>(?:the|my|our|her|his|me|when)\b${ANY}{3,80})|${OPENING} be (?:about|on|with) (?<y>${ANY}{3,80}) >> start with $<x>$<y>
  (?:add|put|say|write|include|mention) (?:it )?(?<at>(?:at|in|on|to) (?:${OPENING}|${ENDING})):? (?<x>(?:that )?.{3,200}) >> add $<x> $<at>
  (?:put|write|show|add) (?:my |the |our )?[\p{L} ]{3,40}? (?:also )?on (?:the )?screen:? (?<x>\+?\d[\d ()-]{5,})|(?:captions?|text) (?:for|on|in) [^:]{3,40}: ?(?<y>${Q}) >> put $<x>$<y> on screen
  (?:put|write|show|add|have) (?:the (?:name|words?) )?(?<x>${FEW}{2,40}?|${Q})(?: also)? on (?:the )?screen(?: (?:in|with) (?:big|large|bold|small) (?:letters?|text|font))? at (?<at>${OPENING}|${ENDING}) >> put $<x> on screen in $<at>`
  .trim()
  .split('\n')
  .map((row): readonly [RegExp, string] => {
    const [asked = '', plain = ''] = row.trim().split(' >> ')
    return [new RegExp(`^(?:${asked})$`, 'iu'), plain]
  })

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
