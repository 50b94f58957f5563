import { contentStems } from '../language'
import { namesLength, priceIn, sceneIn } from './wish-details'
import type { Wish } from './wish-reading'

/** Where a sentence is wanted. */
export type Where = 'hook' | 'earlier' | 'end' | 'before-price'

const POLITE =
  /^(?:(?:please|can you|could you|would you|just|now|also|and|but|so|maybe|instead(?! of)|let's|i want you to|i want it to|i'd like it to|i'd like you to|i would like you to|i want to|i'd like to|you should|you could)[ ,]+)+/i
const TAIL = /[ ,]+(?:please|pls|thanks|thank you|for me)$/i

const DROP = String.raw`(?:drop|remove|delete|cut|take out|leave out|cut out|lose|skip|omit|get rid of|ditch|scrap|erase|take away|(?:i |we )?(?:don't|do not) want|(?:don't|do not|never|stop|no need to|without) (?:mention(?:ing)?|talk(?:ing)? about|tell(?:ing)?(?: them)? about|bring(?:ing)? up|say(?:ing)?(?: that| anything about)?))`
const PIECE = String.raw`(?:part|bit|sentence|line|piece|section|stuff|mention|reference|passage|thing)s?`
const SAY = String.raw`(?:mention|say|add|include|state|point out|tell (?:them|people|viewers|everyone)|talk about|bring up|speak about|put in|write|explain)`
const OPENING = String.raw`(?:hook|opening|opener|intro|beginning|start|first (?:line|sentence|scene|seconds?))`

/** Parts of a script and of its making: no words that could stand in it. */
const PART_NAMES =
  /^(?:it|this|that|(?:the |my |this |that |its |a |an |another |any |all |every )*(?:hook|opening|opener|intro|beginning|start|cta|ctas|call|call to action|calls to action|price|pricing|cost|tone|style|voice|mood|ending|end|outro|audience|length|video|script|everything|all|rest|words?|scenes?|title|caption|features?|pictures?|visuals?|cues|style|format|story|text|whole thing|last (?:line|sentence)|first (?:line|sentence)|emojis?|jokes?|question|structure|order)s?)(?: (?:line|text|of|in|to|at|too|please|instead|first|earlier)\b.*)?$/i

const IMPERATIVE =
  "make|add|mention|say|drop|remove|delete|cut|take|leave|change|replace|swap|talk|tell|start|open|end|begin|write|keep|give|use|put|move|shorten|simplify|explain|include|don't|do not|no"
/** Where one wish of a message ends and another begins. */
export const clausesOf = (masked: string): string[] =>
  masked
    .replace(
      /\b(keep\b[^,.;]{0,24}\bscene)(?: and|, and|,|, but| but) (?=change|rewrite|redo|new|rework|replace)/gi,
      '$1 \ue013 ',
    )
    .replace(/\b(don'?t|do not|never) say ([^,;.!?]{1,60}),? (?:but )?say /gi, 'replace $2 by ')
    .split(
      new RegExp(
        String.raw`[;!?\n]+|\.(?=\s|$)|,? (?:and|then|but|plus|also) (?=(?:please )?(?:${IMPERATIVE})\b)|, (?=(?:please |and |then |but )?(?:${IMPERATIVE})\b)`,
        'i',
      ),
    )
    .map((clause) => clause.trim())
    .filter(Boolean)

/** What a message wants changed in what is told, not in how: "drop the part about X", "say A, not B", "mention X at the end". */
export function contentWish(typed: string, isKnownWish: (text: string) => boolean): Wish | undefined {
  const clause = typed
    .replace(/[’‘]/g, "'")
    .replace(/\s*\ue013\s*/g, ' and ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(POLITE, '')
    .replace(TAIL, '')
    .replace(
      /^(?:it|that|the script|they|she|he|the dog|the cat) (?:should|must|could) (?:say|be called|be named) /i,
      'say ',
    )
    .trim()
  if (clause.length < 3 || clause.length > 300 || /^write it for\b/i.test(clause)) return undefined
  const right = correction(clause)
  if (right) return right
  const own = sceneWish(clause) ?? askWish(clause) ?? orderWish(clause)
  if (own) return own
  // "Change 20 minutes to 25 minutes" is about what is told.
  const told = /^(?:change|swap) (?:the )?\d+ (?:minutes?|mins?|hours?|days?) to \d/i.test(clause)
  if (namesLength(clause) && !told) return undefined
  const fresh = insteadWish(clause)
  if (fresh) return fresh
  if (priceIn(clause) !== undefined) return undefined
  return (
    placedWish(clause) ??
    dropWish(clause, isKnownWish) ??
    openingWish(clause) ??
    sayWish(clause, isKnownWish) ??
    aboutWish(clause)
  )
}

const AMOUNT_WORD = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty'
const NAME_OR_NUMBER = new RegExp(
  String.raw`\b(?:\d[\d.,:]*(?:[ap]m)?|${AMOUNT_WORD})\b|(?<=\p{L},? )\p{Lu}\p{L}+`,
  'gu',
)

/** "He worked 41 years, not 38", "it was 47 versions", "Ashtarak should be Oshakan": something told is put right. */
function correction(clause: string): Wish | undefined {
  const renamed = /^(\p{Lu}[\p{L}'-]+) should be (\p{Lu}[\p{L}'-]+)$/u.exec(clause)
  if (renamed?.[1] && renamed[2]) return { id: 'put-instead', replace: { old: renamed[1], fresh: renamed[2] } }
  const [, said = '', old = ''] =
    /^((?:it|it's|its|he|she|they|we|i|my|the|maximum|at most)\b.{3,60}?),? not ((?:[\p{L}\d:]+ ?){1,2})(?:,.*| and .*)?$/iu.exec(
      clause,
    ) ?? []
  const isNumber = (text: string) => new RegExp(String.raw`^(?:\d|(?:${AMOUNT_WORD})$)`, 'i').test(text)
  const wrong = bare(old).replace(/["“”]/g, '')
  const last = [...said.replace(/["“”]/g, '').matchAll(NAME_OR_NUMBER)]
    .map(([text]) => text)
    .findLast((text) => isNumber(text) === isNumber(wrong))
  if (old !== '' && last !== undefined && !/^(?:the|a|an)\b/i.test(old)) {
    if (isNumber(wrong) || /^\p{Lu}/u.test(wrong)) return { id: 'put-instead', replace: { old: wrong, fresh: last } }
  }
  const counted =
    /^(?:it was|it is|it's|its|there (?:are|were)) (\d[\d.,]*) ?(\p{L}{2,})(?: now)?$/iu.exec(clause) ??
    /^(?:the )?(\p{L}+) price is (?:now )?(\d[\d.,]*)(?: now)?$/iu.exec(clause)
  if (!counted?.[1] || !counted[2]) return undefined
  const [number, about] = /^\d/.test(counted[1]) ? [counted[1], counted[2]] : [counted[2], counted[1]]
  return /^(?:s|secs?|seconds?|min|mins?|minutes?|words?|new|full|current|real|right|sale|hour|an?|the|kr|usd|eur|dollars?|euros?|pounds?|bucks)$/i.test(
    about,
  )
    ? undefined
    : { id: 'set-number', about, text: number }
}

function sceneWish(clause: string): Wish | undefined {
  const pair =
    /\b(?:scenes?|parts?) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine) (?:and|with|&|for) (?:scene |part )?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine)\b/i.exec(
      clause,
    )
  const [first, second] = [sceneIn(`scene ${pair?.[1] ?? ''}`), sceneIn(`scene ${pair?.[2] ?? ''}`)]
  if (first !== undefined && second !== undefined) {
    if (/^(?:swap|switch|exchange|flip)\b/i.test(clause)) return { id: 'swap-scenes', scene: first, other: second }
    if (/^(?:merge|combine|join)\b/i.test(clause)) return { id: 'merge-scenes', scene: first, other: second }
    if (/^(?:delete|remove|drop|cut|lose|take out|leave out)\b/i.test(clause))
      return { id: 'delete-scene', scene: first, other: second }
  }
  const ordinals =
    /^(?:swap|switch|exchange|flip) (?:the )?(first|second|third|fourth|fifth|sixth|last) (?:scene )?(?:and|with) (?:the )?(first|second|third|fourth|fifth|sixth|last) scenes?$/i.exec(
      clause,
    )
  const [one, two] = ordinals?.slice(1, 3).map((word) => sceneIn(`${word} scene`)) ?? []
  if (one !== undefined && two !== undefined) return { id: 'swap-scenes', scene: one, other: two }
  const long =
    /^(?:shorten|trim|cut down) (?:the )?(.{2,60}?) (?:sentence|line|part|bit)$/i.exec(clause)?.[1] ??
    /^make (?:the )?(.{2,60}?) (?:sentence|line|part|bit) (?:shorter|less long)$/i.exec(clause)?.[1]
  if (long && !/^(?:first|second|third|last|opening|middle|next|final)$/i.test(long) && !PART_NAMES.test(long))
    return { id: 'shorten-scene', about: long }
  const target =
    /^(?:move|put|bring|take) (?:the )?(?:scene \d{1,2}|(?:first|second|third|fourth|fifth|last) scene) (?:to (?:the |be )?)?(start|beginning|front|first|top|end|last|bottom|before|after|behind)\b(?: scene (\d{1,2}))?/i.exec(
      clause,
    )
  const moved = target ? sceneIn(clause) : undefined
  if (target && moved !== undefined) {
    const [, place = '', beside] = target
    const at = /^(?:start|beginning|front|first|top)$/i.test(place)
      ? 1
      : /^(?:end|last|bottom)$/i.test(place)
        ? -1
        : Number(beside)
    if (Number.isFinite(at))
      return {
        id: 'move-scene',
        scene: moved,
        other: at,
        ...(/^(?:after|behind)$/i.test(place) && { where: 'end' as const }),
      }
  }
  if (new RegExp(String.raw`^${DROP} (?:the |my )?(?:cta|call|call[- ]to[- ]action)$`, 'i').test(clause))
    return { id: 'remove-call' }
  const split = sceneIn(clause)
  if (split !== undefined && /^split (?:the )?\b/i.test(clause)) return { id: 'split-scene', scene: split }
  if (split !== undefined && /^break up the sentences of\b/i.test(clause))
    return { id: 'split-sentences', scene: split }
  const shorter =
    /^(?:make|cut|shorten|trim) (?:the )?(?:scene \d{1,2}|(?:first|second|third|fourth|fifth|last) scene)(?: (?:shorter|short|down|a bit|more|please))*$/i.test(
      clause,
    )
  if (shorter && (/shorter|down/i.test(clause) || /^(?:shorten|trim)/i.test(clause)))
    return { id: 'shorten-scene', scene: sceneIn(clause) ?? 1 }
  const sentence = new RegExp(
    String.raw`^${DROP} (?:the |my )?(last|final|first|opening|second|third) (?:sentence|line)(?: (?:of|in|from) .+)?$`,
    'i',
  ).exec(clause)?.[1]
  if (sentence) {
    const at = { first: 1, opening: 1, second: 2, third: 3 }[sentence.toLowerCase()] ?? -1
    const scene = sceneIn(clause)
    return { id: 'delete-sentence', other: at, ...(scene !== undefined && { scene }) }
  }
  const scene = sceneIn(clause)
  if (
    scene !== undefined &&
    new RegExp(
      String.raw`^${DROP} (?:the |my |whole |entire )*(?:scene|part|(?:last|final|first|second|third|fourth|fifth|sixth) (?:scene|part))\b[^,]{0,12}$`,
      'i',
    ).test(clause)
  )
    return { id: 'delete-scene', scene }
  if (
    /^keep (?:only )?(?:the )?first scene\b.*\b(?:change|rewrite|redo|new|rework|replace)\b.*\b(?:rest|others?|everything else)\b/i.test(
      clause,
    )
  )
    return { id: 'change-rest', scene: 1 }
  return undefined
}

/** "Tell people to try it on eggs": said to them. */
function orderWish(clause: string): Wish | undefined {
  const order = /^(?:tell|ask|remind|invite) (?:them|people|viewers|everyone|the viewers?) to (.{3,120})$/i.exec(
    clause,
  )?.[1]
  return order ? { id: 'say', about: bare(order), text: 'order', where: 'before-price' } : undefined
}

/** Questions about the script, and wishes for all its pictures or its spelling. */
function askWish(clause: string): Wish | undefined {
  if (
    /^(?:what|anything|which|how|is there|does|tell me what)\b.*\b(?:script|it|video)\b.*\b(?:need|needs|missing|miss|improve|better|wrong|lack|weak)/i.test(
      clause,
    ) ||
    /^(?:what(?:'s| is) (?:missing|wrong)|how (?:can|could|do) i improve|any (?:ideas|suggestions|tips))\b/i.test(
      clause,
    )
  )
    return { id: 'needs' }
  if (
    /\b(?:fix|check|correct|proofread|clean up|improve)\b.*\b(?:grammar|spelling|typos?|punctuation|english)\b|^(?:proofread|grammar|spelling)\b/i.test(
      clause,
    )
  )
    return { id: 'grammar' }
  if (/^less of my face$/i.test(clause)) return { id: 'less-face' }
  if (
    /\bproduct\b.*\b(?:in|on) (?:every|each|all)(?: of)?(?: the)? (?:pictures?|scenes?|shots?|images?)\b/i.test(clause)
  )
    return { id: 'show-product' }
  if (
    /(?:\b(?:don't|do not|never|without|no|avoid|stop|remove|drop|take out)\b.*(?:\bsay(?:ing)?\b|\bthe\b|\bword\b|\busing\b|\buse\b|^no|without).*)\bI\b["']?(?: in it| anywhere| at all)?$|^(?:not|no) first person\b|\bwithout (?:the )?first person\b/.test(
      clause.replace(/^i\b/i, ''),
    )
  )
    return { id: 'no-i' }
  if (
    /\b(?:start|open|begin|lead)(?:ing)?(?: it| the video| the script| off)? with a question\b|\bquestion (?:as|for|in) (?:the |a )?(?:hook|opener|opening)|\b(?:hook|opening|opener|intro|first line)\b.* (?:a|into a|as a) question\b|^(?:a )?question hook$|^ask (?:them |people )?a question (?:first|at the (?:start|beginning))/i.test(
      clause,
    )
  )
    return { id: 'question-hook' }
  return undefined
}

/** "Say A, not B", "change B to A", "talk about A instead of B". */
function insteadWish(clause: string): Wish | undefined {
  const say = String.raw`(?:(?:say|use|write|put|call (?:it|her|him|them|(?:the|my|our) \p{L}+)) (?:that )?(?:it's |it is |it was |they're |i'm |he's |she's |we're |there (?:were|are|was|is) )?)`
  const shapes: readonly [RegExp, 'old first' | 'fresh first'][] = [
    [
      new RegExp(
        String.raw`^(?:talk|make it|make this|it should be|it's|write|tell it|speak|do it) about (.{1,100}?),? (?:instead of|rather than|and not|not) (?:about )?(.{1,100})$`,
        'i',
      ),
      'fresh first',
    ],
    [
      new RegExp(
        String.raw`^(?:say |make )?(?:that )?(?:her|his|its|their|my|the|our) [\p{L}' ]{1,24}? (?:is|was|are) (.{1,80}?),? (?:not|instead of|rather than) (.{1,80})$`,
        'iu',
      ),
      'fresh first',
    ],
    [
      new RegExp(
        String.raw`^(?:it's|it is|it was|they're|we're|i'm|she's|he's|there (?:were|are|was)) (.{1,80}?),? (?:not|instead of|rather than) (.{1,80})$`,
        'i',
      ),
      'fresh first',
    ],
    [
      new RegExp(String.raw`^${say}(.{1,80}?),? (?:instead of|rather than|and not|not) (.{1,80})$`, 'iu'),
      'fresh first',
    ],
    [
      new RegExp(
        String.raw`^make (?:it|that|this|her|him|them) (?!about\b)(.{1,80}?),? (?:instead of|rather than|not) (.{1,80})$`,
        'i',
      ),
      'fresh first',
    ],
    [
      new RegExp(
        String.raw`^(?:instead of|rather than) (.{1,80}?),? (?:say|use|write|put|talk about|make it) (.{1,80})$`,
        'i',
      ),
      'old first',
    ],
    [/^(?:write|spell|say) (.{1,60}?) as (.{1,60})$/i, 'old first'],
    [/^(the \p{Ll}[\p{L} ]{1,30}|my \p{Ll}[\p{L} ]{1,30}) should be ((?:an?|my|the|our) .{1,60})$/iu, 'old first'],
    [/^(?:change|swap|switch|turn|exchange) (.{1,80}?) (?:to|with|by|for|into) (.{1,120})$/i, 'old first'],
  ]
  for (const [shape, order] of shapes) {
    const found = shape.exec(clause)
    const [first, second] = [found?.[1], found?.[2]].map((text) => bare(text ?? ''))
    if (!first || !second) continue
    const [old, fresh] = order === 'old first' ? [first, second] : [second, first]
    if (PART_NAMES.test(old) || old.split(' ').length > 10 || /^(?:more|less|so|too|very)\b/i.test(old)) continue
    const named = /^(?:say |make )?(?:that )?(her|his) name\b/i.exec(clause)?.[1]?.toLowerCase()
    return { id: 'put-instead', replace: { old, fresh }, ...(named && { text: named === 'her' ? 'she' : 'he' }) }
  }
  return undefined
}

const bare = (text: string) =>
  text
    .trim()
    .replace(/^(?:the (?:word|words|phrase|name) )/i, '')
    .replace(/^["“']|["”']$/g, '')
    .trim()

function dropWish(clause: string, isKnownWish: (text: string) => boolean): Wish | undefined {
  const marked = new RegExp(
    String.raw`^${DROP} (?:the |that |this |any |all |every )*(?:whole |entire )?${PIECE} (?:about|on|with|where|of|that says|that mentions?|mentioning|when|in which)(?: the fact that| how| that)? (.{2,120})$`,
    'i',
  ).exec(clause)?.[1]
  const after = new RegExp(
    String.raw`^${DROP} (?:the |that |this |any |all )*(.{2,60}?) (?:part|bit|piece|section|story|joke|line|sentence|stuff|thing|mention|scene)s?$`,
    'i',
  ).exec(clause)?.[1]
  const plain = new RegExp(String.raw`^${DROP} (?:the |that |this |any |all )?(.{2,80})$`, 'i').exec(clause)?.[1]
  const apart =
    /^(?:leave|take|cut|edit|keep) (.{2,60}?) out(?: of (?:it|this|that|the (?:script|video|story)))?$/i.exec(
      clause,
    )?.[1]
  const none = /^(?:no|without)(?: more| mention of| any)? (.{2,60})$/i.exec(clause)?.[1]
  const about = bare(apart ?? marked ?? after ?? plain ?? none ?? '')
  if (
    about === '' ||
    PART_NAMES.test(about) ||
    (contentStems(about).length === 0 && !/^\p{Lu}[\p{Lu}&]+$/u.test(about))
  )
    return undefined
  if (/^["“]|\ue010|^the word\b|^(?:word|phrase) |\bscene \d|^(?:down|it|to)\b|^\d+ ?(?:s|sec|%)/i.test(about))
    return undefined
  if (marked || apart) return { id: 'drop-part', about }
  const asked = after ? about : clause.replace(/^cut\b(?: out)?/i, 'remove')
  return isKnownWish(asked) ? undefined : { id: 'drop-part', about }
}

/** "Mention X in the hook", "start with X". */
function openingWish(clause: string): Wish | undefined {
  const named =
    new RegExp(
      String.raw`^(?:${SAY}|put|use|get|bring|have|name|show|work|place) (?:that )?(.{2,120}?) (?:(?:in|into|to|at|from) (?:the |my )?(?:very )?${OPENING}|right away|up front|straight away|first thing)$`,
      'i',
    ).exec(clause)?.[1] ??
    /^(?:start|open|begin|lead)(?: it| the video| off)? (?:with|on|by) (?:mentioning |saying |talking about |the fact that )?(.{2,120})$/i.exec(
      clause,
    )?.[1]
  const wanted =
    /^(?:make |i want |i'd like )?(?:the |my )?(?:hook|opening|opener|intro)(?: line)? (?:should |could |must |has to |needs to |to )?(?:be )?(?:about|mention|say|talk about) (.{2,120})$/i.exec(
      clause,
    )?.[1]
  const about = bare(named ?? wanted ?? '')
  if (/^(?:the |my )?(?:price|cost)$/i.test(about)) return { id: 'move-price', where: 'hook' }
  if (about === '' || PART_NAMES.test(about) || /\ue010|^(?:a|an|another|some|something|more|less)\b/i.test(about))
    return undefined
  return { id: 'open-with', about }
}

/** "Say the heel cup first", "mention the price at the end", "end with the number I saw". */
function placedWish(clause: string): Wish | undefined {
  const ending =
    /^(?:make )?(?:the |my )?(?:ending|end|last line) (?:should |could |must )?(?:be )?(?:about|mention|say|talk about) (.{2,120})$/i.exec(
      clause,
    )?.[1]
  if (ending && !PART_NAMES.test(ending)) return { id: 'say', about: bare(ending), where: 'end' }
  const end =
    /^(?:end|close|finish)(?: it| the video| the script)? (?:with|on) (?:the words |saying )?(.{2,160})$/i.exec(
      clause,
    )?.[1]
  if (end)
    return /^(?:a|an|another|some|something|more)\b|\ue010/i.test(end) ||
      /^(?:the |my )?(?:cta|call|call to action|hook|product)$/i.test(end)
      ? undefined
      : { id: 'say', about: bare(end), where: 'end', text: 'end' }
  const found = new RegExp(
    String.raw`^(?:${SAY}|put|move|bring|have|show) (?:that )?(.{2,120}?),? (first|earlier|sooner|before the price|(?:only )?(?:at|in|to|towards?) the (?:very )?(?:end|ending|close)(?: too| as well| only)?|last|at the (?:start|beginning))$`,
    'i',
  ).exec(clause)
  const about = bare(found?.[1] ?? '').replace(/^(the .{2,60}?) (?:line|part|bit|sentence|thing|point)$/i, '$1')
  if (!found || about === '') return undefined
  const place = (found[2] ?? '').toLowerCase()
  const where: Where =
    place === 'before the price'
      ? 'before-price'
      : /end|last|close/.test(place)
        ? 'end'
        : /start|beginning/.test(place)
          ? 'hook'
          : 'earlier'
  if (/^(?:the |my )?(?:price|cost|how much it costs)$/i.test(about)) return { id: 'move-price', where }
  if (PART_NAMES.test(about)) return undefined
  return where === 'hook'
    ? { id: 'open-with', about }
    : { id: 'say', about, where, ...(LITERAL.test(clause) && { text: 'say' }) }
}

const SUBJECT =
  /^(?:it|it's|they|they're|we|we're|you|you're|you'll|i|i'm|i've|he|she|he's|she's|there|there's|nobody|everything|everyone)\b/i

function sayWish(clause: string, isKnownWish: (text: string) => boolean): Wish | undefined {
  const why =
    /^(?:explain|say|tell(?: them| people)?|mention|add)(?: to them| to people)? ((?:why|how|what|when|where|who)\b.{3,140}|what .{3,140})$/i.exec(
      clause,
    )?.[1]
  if (
    why &&
    !/^(?:how much (?:it|this) costs|who (?:should|it|this|shouldn't)|where to (?:tap|click))|^how it works$/i.test(why)
  )
    return { id: 'explain', about: why }
  const topic = /^explain (.{3,140})$/i.exec(clause)?.[1]
  if (topic && !PART_NAMES.test(topic)) return { id: 'explain', about: topic }
  const line =
    /^(?:add|include|put in|write) (?:a|another|one) (?:line|sentence) (?:saying |that says |where i say |telling (?:them|people) )(?:that )?(.{3,200})$/i.exec(
      clause,
    )?.[1]
  if (line) return { id: 'say', about: bare(line), text: 'say' }
  const that = new RegExp(
    String.raw`^(?:${SAY}|make clear|let them know|make sure (?:to|they know)) (?:the fact )?that (.{3,200})$`,
    'i',
  ).exec(clause)?.[1]
  if (that && !CLAIMED.test(that)) return { id: 'say', about: bare(that), text: 'that' }
  const said = new RegExp(
    String.raw`^(?:${SAY}) (?:something about )?(.{2,160}?)(?: instead| too| as well| somewhere)?$`,
    'i',
  ).exec(clause)?.[1]
  const about = bare(said ?? '')
  if (about === '' || PART_NAMES.test(about) || /\ue010|\p{Sc}\s?\d/u.test(clause) || contentStems(about).length === 0)
    return undefined
  if (
    /^(?:a|an|some|more|another|one|two|three|social|my|real)? ?(?:feature|detail|example|fact|joke|humou?r|review|testimonial|proof|demo|test|limit|downside|emotion|energy|urgency|emoji|line|scene|loop|callback|question|story|music|sound|b-?roll|shot|quote|rating|trust|cta|sentence|discount)s?\b/i.test(
      about,
    )
  )
    return undefined
  if ((!SUBJECT.test(about) || NO_VERB.test(about)) && isKnownWish(clause)) return undefined
  return { id: 'say', about, ...(LITERAL.test(clause) && { text: 'say' }) }
}
/** What follows these is to be said as it stands. */
const LITERAL = /^(?:say|tell|state|write|add)\b/i
/** "It for parents" is no sentence. */
export const NO_VERB =
  /^[^\s'’]+ (?:before|after|in|at|on|with|for|to|from|like|as|again|more|less|and|or|first|last|too)\b/i
/** What the checks of a feature judge. */
const CLAIMED = /\bstar reviews?\b/i

function aboutWish(clause: string): Wish | undefined {
  const about = bare(
    /^(?:make (?:it|this|the (?:video|script|story))|it should be|write|tell) (?:all |more )?about (.{2,100})$/i.exec(
      clause,
    )?.[1] ?? '',
  )
  return about === '' || PART_NAMES.test(about) ? undefined : { id: 'about', about }
}
