import { contentStems, upperFirst } from '../language'
import { deliveryIn } from './manner'
import { countIn, NUMBER_WORD as NUMBER, priceIn, scenesIn } from './wish-details'
import type { Wish } from './wish-reading'

/** Where a line or a scene is wanted. */
export type Where = 'hook' | 'earlier' | 'later' | 'end' | 'before-price' | 'before' | 'after' | 'in'

/** A place that a wish names: beside something, or in a scene. */
interface Spot {
  where: Where
  /** What it is beside, as typed. */
  beside?: string
  scene?: number
}

const i = (source: string, flags = 'iu') => new RegExp(source, flags)

const POLITE =
  /^(?:(?:please|honestly|basically|why (?:not|don't (?:you|we))|can (?:you|we|i|it|u)|could (?:you|we|i|it)|would (?:you|it)|can|could|just|now|also|and|but|so|maybe|perhaps|hey|ok|okay|instead(?! of)|let's|lets|let (?:it|the (?:video|script|story))|let|i'd rather|i would rather|rather|what if (?:it|we)|i would(?= never)|i'd(?= never)|i want (?:you to|it to|to)|i'd like (?:it to|you to|to)|i would like (?:you to|to)|you (?:should|could|can)|i think|we (?:should|could)|pls|plz|kindly|actually|sorry|try to|i need (?:you to|to)|is it possible to|would be (?:nice|good|great) (?:if you|to))[ ,]+)+/i
const TAIL =
  /[ ,]+(?:please|pls|plz|thanks|thank you|thx|for me|maybe|if possible|if you can|i think|mate|altogether|completely|entirely|at all|somehow|round|around)$/i

const NOT = String.raw`(?:don'?t|do not|never|no need to|stop|avoid|without|shouldn'?t|let'?s not|rather not|i'd rather not|i (?:don'?t|do not) want (?:to|it to|you to)|we (?:don'?t|do not))`
const TELL = String.raw`(?:mention(?:ing)?|talk(?:ing)? about|tell(?:ing)?(?: (?:them|people))?(?: about)?|bring(?:ing)? up|say(?:ing)?|use|using|include|including|name|naming|show|put|write|speak(?:ing)? (?:of|about)|refer to|go into|call(?:ing)? (?:it|them)(?: an?)?)`
const DROP = String.raw`(?:drop|remove|delete|del|cut(?: out)?|take (?:out|off|away)|leave (?:out|off)|lose|skip|omit|get rid of|ditch|scrap|erase|bin|kill|chuck(?: out)?|chop|axe|strip(?: out)?|throw (?:out|away)|edit out|no more|forget|(?:i |we )?(?:don'?t|do not) (?:want|need|like)|${NOT} (?:be )?${TELL}(?: (?:that|anything about))?)`
const PIECE = String.raw`(?:part|bit|sentence|line|piece|section|stuff|mention|reference|passage|thing|story|joke|detail|point|word|scene)s?`
const SAY = String.raw`(?:mention|say|add in|add|include|state|point out|tell (?:them|people|viewers|everyone)|talk about|bring up|speak about|put in|write|explain|slip in|squeeze in|work in|throw in|note)`
const OPENING = String.raw`(?:hook|opening|opener|intro(?:duction)?|beginning|start|top|front|first (?:line|sentence|words?|scene|thing|\d? ?seconds?))`
const ENDING = String.raw`(?:end|ending|close|closing|finish|bottom|outro|conclusion|(?:last|final|closing) (?:line|sentence|words?|scene|thing))`
const CALL = String.raw`(?:cta|call(?:[- ]to[- ]action)?)`

/** Parts of a script and of its making: no words that could stand in it. */
const PART_NAMES = i(
  String.raw`^(?:it|this|that|them|(?:the |my |this |that |its |a |an |another |any |all |every )*(?:${OPENING}|${ENDING}|${CALL}|ctas|calls to action|price|pricing|cost|tone|style|voice|mood|audience|length|video|script|everything|all|rest|words?|scenes?|title|caption|features?|pictures?|images?|visuals?|shots?|cues|format|story|text|whole thing|emojis?|jokes?|question|structure|order|grammar|language|pause|energy)s?)(?: (?:line|text|i|of|in|to|at|too|please|instead|first|earlier)\b.*)?$`,
)

const IMPERATIVE =
  "make|add|mention|say|drop|remove|delete|cut|take|leave|change|replace|swap|talk|tell|start|open|end|begin|write|keep|give|use|put|move|shorten|simplify|explain|include|don't|do not|no|go(?: straight)? to"
/** Where one wish of a message ends and another begins. */
export const clausesOf = (masked: string): string[] =>
  masked
    .replace(
      /\b(keep\b[^,.;]{0,24}\bscene)(?: and|, and|,|, but| but) (?=change|rewrite|redo|new|rework|replace)/gi,
      '$1 \ue013 ',
    )
    .replace(/\bno(?:t|) +(\ue010\d+\ue011) *,? *(?:but |just |please )*(?:say|use|write) /gi, 'replace $1 by ')
    .replace(
      /\b(?:don'?t|do not|never) (?:say|name|use|write|mention) ([^,;.!?]{1,60}?),? (?:but |just |please )*(?:say|use|write) /gi,
      'replace $1 by ',
    )
    .replace(/^(why\b[^;.!?]{3,120}?),? (?:please )?explain(?: it| that)?$/i, 'explain $1')
    .replace(
      /^(?:please |can you |say |put |name )*([^,;.!?]{2,40}?) first,? (?:and )?(?:only )?then (?!(?:the )?(?:rest|others?|everything)\b)([^,;.!?]{2,40})$/i,
      'put $1 before $2',
    )
    .split(
      i(
        String.raw`[;!?\n]+|(?<!\b(?:Mr|Mrs|Ms|Dr|St|no))\.(?=\s|$)|,? (?:and|then|but|plus|also) (?=(?:please |then )?(?:${IMPERATIVE})\b)|, (?=(?:please |and |then |but )?(?:${IMPERATIVE})\b(?! (?:that|this)(?: in| too)?$))`,
      ),
    )
    .map((clause) => clause.trim())
    .filter(Boolean)

/** What a clause wants changed in scenes and in what is told, by what is named, what is to be done with it and where. */
export function clauseWish(
  typed: string,
  quotes: readonly string[],
  isKnown: (text: string) => boolean,
): Wish | undefined {
  const whole = typed
    .replace(/[’‘]/g, "'")
    .replace(/\s*\ue013\s*/g, ' and ')
    .replace(/(?<=\d),(?=\d\d(?!\d))/g, '.')
    .replace(/\bppl\b/gi, 'people')
    .replace(/\bw\/? (?=\p{L})/giu, 'with ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(POLITE, '')
    .replace(TAIL, '')
    .replace(TAIL, '')
    .replace(ASIDE, '')
    .trim()
  if (whole.length < 3 || whole.length > 300) return undefined
  const head = inOrder(withoutReason(whole))
  const text = head.replaceAll(/\ue010\d+\ue011/g, 'Q')
  const quoted = [...head.matchAll(/\ue010(\d+)\ue011/g)].map(([, at]) => quotes[Number(at)] ?? '')
  if (quoted.length > 0) return quotedWish(text, quoted)
  const ownCall = i(
    String.raw`^(?:the |my )?(?:${CALL}|last (?:line|sentence)|closing line) (?:should|must) (?:be|say) (?!about\b|more|less|an?\b|\p{L}+er\b)(.{8,200})$`,
    'iu',
  ).exec(head)?.[1]
  if (ownCall) return { id: 'use-call', text: upperFirst(ownCall) }
  const [, one = '', two = ''] =
    /^(?:swap|switch|exchange) (?:the )?(\p{Ll}[\p{L} ]{2,30}?) (?:and|with) (?:the )?(\p{Ll}[\p{L} ]{2,30})$/u.exec(
      head,
    ) ?? []
  const isPart = (name: string) => PART_NAMES.test(name) && !/^(?:price|cta|call)$/i.test(name)
  if (one && two && scenesIn(head).scenes.length === 0 && !isPart(one) && !isPart(two))
    return placed(two, { where: 'before', beside: one }, false)
  const spot =
    /^(?:move|put|bring|place|shift|i want) (?:the )?(?:price )?\S+ (?!.*\b(?:to|for) \d)/i.test(head) &&
    priceIn(head) !== undefined
      ? spotIn(head)
      : undefined
  if (spot && priceIn(spot.head) !== undefined) return placed('price', spot, false)
  const first =
    correction(head) ??
    pictureWish(head) ??
    keptWish(head) ??
    sceneWish(head) ??
    askWish(head) ??
    insteadWish(head) ??
    (priceIn(head) !== undefined
      ? undefined
      : DROPS.test(head)
        ? (dropWish(head, isKnown) ?? moveWish(head))
        : (moveWish(head) ?? dropWish(head, isKnown)))
  return first ?? (priceIn(whole) === undefined ? (sayWish(whole, isKnown) ?? aboutWish(whole)) : undefined)
}

/** "At the end say X" as "say X at the end". */
const inOrder = (clause: string) =>
  clause
    .replace(
      i(
        String.raw`^(?:add|include|put in|write|insert) (?:a|one|another) (?:line|sentence) ((?:at|in|to) (?:the |my )?(?:very )?(?:${OPENING}|${ENDING})) (?:saying|that says) (?:that )?(.{3,160})$`,
      ),
      'say $2 $1',
    )
    .replace(
      i(
        String.raw`^(?:(${SAY}|put|use) )?((?:right )?(?:at|in|into) (?:the |my )?(?:very )?(?:${OPENING}|${ENDING})|early on)(?: of it)?[,:]? (?:(?:please )?(${SAY}|put|use) )?(?:that )?(?!(?:is|are|was|it's|it is)\b)(.{3,160})$`,
      ),
      (all: string, verb: string | undefined, spot: string, later: string | undefined, what: string) =>
        verb || later ? `${verb ?? later ?? 'say'} ${what} ${spot}` : all,
    )

const DROPS = i(String.raw`^(?:${DROP})\b(?!.* (?:to|at|in) the (?:very )?(?:end|start|beginning|front)$)`)

/** A wish without why somebody wants it: "leave out the hip, that's private". */
const withoutReason = (clause: string) =>
  clause
    .replace(
      /(?<=^[^\ue010]{6,140}), (?:that'?s|that is|it'?s|it is|nobody|no one|not everyone|people|most|many|they|he|she|i|i'm|im|we|you|patient|because|cos|bcs|since|so|as|otherwise|the|my|our|not|too|even|later|dont|don't|can'?t|cannot|otherwise|then|to be|for)\b[^\ue010]*$/i,
      (found, at: number, all: string) => (keepsTail(all.slice(0, at), found) ? found : ''),
    )
    .replace(
      /(?<=^[^\ue010]{6,140}),? (?:because|since|bcs|cos|so (?:that|i can)|otherwise)\b[^\ue010]*$/i,
      (found, at: number, all: string) => (keepsTail(all.slice(0, at), found) ? found : ''),
    )

/** Said to the writer, not to the viewers. */
const ASIDE =
  /, (?:(?:nobody|no one|people don'?t|not everyone)(?: will)? (?:understands?|knows?|gets?|sees?)|otherwise|i (?:wrote|said|typed|told you) (?:that|it|this)|that's the best|now it(?:'s| is)|my main)\b[^\ue010]*$/i

/** What is to be said is said with its reason; "A, not B" is no reason. */
const keepsTail = (head: string, tail: string) =>
  (i(`^(?:please )?(?:${SAY}|tell)\\b|^(?:it|there|maximum|the) `).test(head) &&
    (/\bwhy\b/i.test(head) || !spotIn(head))) ||
  /^, not\b(?! (?:too|so|everyone|all)\b)/i.test(tail)

/** Words that name no thing in a wish for scenes. */
const SCENE_FILLERS = i(
  String.raw`\b(?:the|a|an|of|to|in|into|it|up|down|and|with|please|for|is|are|was|should|must|has|have|be|go|goes|come|comes|now|bit|little|more|much|so|too|that|this|whole|entire|can|could|two|one|three|scenes?|parts?|lines?|shots?|sentences?|place|places|put|make|both|clearer|please|i|my|needs?|really|very|as|at|by|me|not|say|from|round|around|single|pieces?|halves|twice|order|change|than|out|off)\b|[^\p{L}]+`,
  'giu',
)
const SCENE_OPS: readonly [Wish['id'] | 'long', RegExp][] = [
  ['swap-scenes', /\b(?:swap|switch|exchange|flip|trade|reverse|change places|other way(?: (?:a)?round)?)\b/gi],
  ['merge-scenes', /\b(?:merge|combine|join|fuse|glue|together|as one|be one|one scene)\b|\binto (?:one|a single)\b/gi],
  [
    'split-scene',
    /\b(?:split|divide|in two|(?:two|three|2|3) scenes out of|in half|two scenes|separate|mix(?:es)?|different things|three things|two things)\b/gi,
  ],
  [
    'split-sentences',
    /\b(?:break(?: it)?(?: up)?|mouthful|breath|breathe|breathing|trip(?:ping)?(?: over)?|tongue[- ]twister|in one go|run-on|too long to say|shorter sentences|(?:two|2|more) sentences)\b/gi,
  ],
  ['long', /\b(?:longer|lengthen|extend|expand|stretch)\b/gi],
  [
    'shorten-scene',
    /\b(?:shorten|shorter|trim|tighten|tighter|too long|cut down|less long|(?:less|fewer|too many|too much) (?:words|text)|condense|too wordy|brief(?:er)?|drags|rambl\w+)\b/gi,
  ],
  [
    'delete-scene',
    i(
      String.raw`\b(?:${DROP}|(?:take|throw|leave|cut|keep|edit|kick|come)\b(?=.*\b(?:out|off|away)\b)|away|gone|can go|should go|must go|has to go|not needed|unnecessary)\b`,
      'giu',
    ),
  ],
]
const REWRITE =
  /\b(?:change|rewrite|redo|rework|rephrase|reword|different|differently|other words|another|fresh|unnatural|stiff|clunky|awkward|boring|weak|flat|weird|odd|unclear|confusing|not clear|robotic|formal|sounds|bad|fix|improve|better)\b/i

function sceneWish(clause: string): Wish | undefined {
  const isOrder =
    /^(?:.{0,40}\b(?:swap|switch|exchange|flip|trade|merge|combine|join|split|move|put|bring)\b.*|(?:scene |number |no\.? ?)?\d{1,2},? (?:before|after|then|ahead of|and then) (?:scene |no\.? ?)?\d{1,2}.*|no\.? ?\d.*)$/i
  const isLong = /\b(?:split|break|breath|breathe|mouthful|in one go|too long to say)\b/i.test(clause)
  const named = isLong
    ? clause.replace(/\b(first|opening|last|final) (?:sentence|line)\b/i, (_, at: string) =>
        /last|final/i.test(at) ? 'last scene' : 'first scene',
      )
    : clause
  const { scenes, rest } = scenesIn(named, isOrder.test(clause))
  const long =
    i(
      String.raw`^(?:shorten|trim|cut down|tighten|make) (?:the )?(.{2,60}?) (?:${PIECE})(?: (?:shorter|less long|tighter|down|a bit))*$`,
    ).exec(clause)?.[1] ??
    i(
      String.raw`^(?:the |make the )?(?:(.{2,40}?) )?(?:${PIECE}) (?:(?:about|with|on) (.{2,60}?) )?(?:is |are |feels )?(?:a bit |way |much |far |really )?(?:too long|too wordy|shorter|drags|rambles|goes on too long)(?:,.*)?$`,
    )
      .exec(clause)
      ?.slice(1)
      .find(Boolean)
  if (
    long &&
    contentStems(long).length > 0 &&
    scenes.length === 0 &&
    !/^(?:the |my )?(?:first|second|third|last|opening|middle|next|final|it|this|whole|long)\b/i.test(long) &&
    !PART_NAMES.test(long) &&
    !/^make (?!.*(?:shorter|less long|tighter))/i.test(clause)
  )
    return { id: 'shorten-scene', about: topic(long) }
  const [scene, other, ...more] = scenes
  const sentence = i(
    String.raw`^(?:${DROP}) (?:the |my )?(last|final|first|opening|second|third) (?:(two|three|2|3) )?(?:sentence|line)s?(?: (?:of|in|from) .+)?$`,
  ).exec(clause)
  if (sentence?.[1]) {
    const words = sentence[2] ? countIn(sentence[2]) : undefined
    const at = { first: 1, opening: 1, second: 2, third: 3 }[sentence[1].toLowerCase()] ?? -1
    const of = /\bscene\b/i.test(clause) ? scene : undefined
    return { id: 'delete-sentence', other: at, ...(words && { words }), ...(of !== undefined && { scene: of }) }
  }
  const features = i(
    String.raw`^(?:cut|reduce|limit|keep|only|use|just)(?: it| down| only| to)* (?:(?:the )?features (?:down )?to (?:only )?(?:the )?)?(${NUMBER}) (?:best|most important|strongest|main)?(?: ?features)?(?: best)?$`,
  ).exec(clause)?.[1]
  if (features && /features?|best/i.test(clause)) return { id: 'remove-feature', words: countIn(features) }
  const count = i(
    String.raw`^(?:make (?:it |this )?|in |use |only |to |with |i want |no more than |at most |max(?:imum)? )*(?:(one|two|a|1|2) (?:scenes? )?(less|fewer|more)(?: scenes?)?|(less|fewer|more|not so many|too many) scenes|(${NUMBER}) scenes(?: only| in total)?)$`,
  ).exec(clause)
  if (count && /scene/i.test(clause)) {
    const [, by = 'one', way, manner, total] = count
    if (total) return { id: 'scene-count', words: countIn(total) }
    const step = way ? Math.max(1, countIn(by)) : 2
    return { id: 'scene-count', other: /more/i.test(way ?? manner ?? '') ? step : -step }
  }
  if (scene === undefined) return undefined
  const spot = spotIn(clause)
  if (
    other !== undefined &&
    /\b(?:before|ahead of|in front of|after|behind|then|following)\b/i.test(rest) &&
    more.length === 0
  )
    return /\b(?:after|behind|following)\b/i.test(rest)
      ? { id: 'move-scene', scene, other, where: 'end' }
      : { id: 'move-scene', scene, other }
  if (
    spot &&
    other === undefined &&
    (spot.where === 'hook' || spot.where === 'end') &&
    /^(?:.{0,30}\border,? )?(?:(?:move|put|bring|take|place|shift|start with|open with|begin with)\b|(?:the )?(?:scene|\w+ scene))/i.test(
      clause,
    )
  )
    return { id: 'move-scene', scene, other: spot.where === 'hook' ? 1 : -1 }
  if (/^(?:start|open|begin) with\b/i.test(clause)) return { id: 'move-scene', scene, other: 1 }
  const to =
    /^(?:move|bring|put|pull|push)\b.*? (?:up |down )?(?:to |at )?(?:be |number |no\.? |position |place )?(second|third|fourth|fifth|2nd|3rd|4th|5th|forward|up|earlier|back)$/i
      .exec(clause)?.[1]
      ?.toLowerCase()
  if (to && other === undefined) {
    const step = /^(?:forward|up|earlier)$/.test(to)
      ? scene - 1
      : to === 'back'
        ? scene + 1
        : ['second', 'third', 'fourth', 'fifth'].indexOf(to) + 2 || Number.parseInt(to, 10)
    return { id: 'move-scene', scene, other: Math.max(1, step), ...(to === 'back' && { where: 'end' as const }) }
  }
  for (const [id, words] of SCENE_OPS) {
    if (rest.search(words) < 0) continue
    const left = rest.replace(words, ' ').replace(SCENE_FILLERS, ' ').trim()
    if (contentStems(left).length > (id === 'delete-scene' ? 0 : 2)) continue
    if (id === 'swap-scenes' || id === 'merge-scenes') {
      if (other !== undefined) return { id, scene, other: more.at(-1) ?? other }
      continue
    }
    if (id === 'long') return { id: 'longer', scene }
    if (id === 'delete-scene' || (id === 'shorten-scene' && other !== undefined))
      return { id, scene, ...(other !== undefined && { other }), ...(more.length > 0 && { more }) }
    return { id, scene }
  }
  const kept =
    /^keep (?:only )?(?:the )?(?:\w+ )?scene\b.*\b(?:change|rewrite|redo|new|rework|replace)\b.*\b(?:rest|others?|everything else)\b/i
  if (kept.test(clause)) return { id: 'change-rest', scene }
  return undefined
}

/** "Rewrite everything but keep scene 1". */
function keptWish(clause: string): Wish | undefined {
  return /^(?:rewrite|change|redo) (?:the )?(?:whole thing|everything|rest|all|it)\b.*\b(?:but|except|not) (?:keep )?(?:the )?first scene/i.test(
    clause,
  )
    ? { id: 'change-rest', scene: 1 }
    : undefined
}

const bare = (text: string) =>
  text
    .trim()
    .replace(/^(?:the (?:word|words|phrase|name) )/i, '')
    .replace(/['’]s name$/i, '')
    .replace(/^["“']|["”']$/g, '')
    .trim()

/** What is meant by "the part about the rain" and "Jan's line". */
const topic = (text: string) =>
  bare(
    text
      .trim()
      .replace(
        i(
          String.raw`^(?:the |that |this |any |all |every |whole |entire )*(?:${PIECE}|one) (?:about|on|with|where|of|that says|that mentions?|mentioning|when|in which|that)(?: the fact that| how| that)? `,
        ),
        '',
      )
      .replace(/ ones?$/i, '')
      .replace(/^(?:that |this |any |all |every |whole |entire |the fact that |anything about |something about )+/i, '')
      .replace(i(String.raw`^(?:the )?(.+?) (?:${PIECE})$`), '$1'),
  )

const OF_VIDEO = String.raw`(?: (?:of|in) (?:the|my) (?:video|script))?`
const SPOT = i(
  String.raw`(?:^|[ ,]+)(?:` +
    [
      String.raw`(?<start>(?:should |must |to |can )?be (?:the |my )?(?:very )?${OPENING}|(?:right |straight )?(?:at|to|in|into|on|as|for|from) (?:the |my )?(?:very )?${OPENING}${OF_VIDEO}|first(?: of all)?|right away|up front|straight away)`,
      String.raw`(?<finish>(?:right |only )?(?:at|to|in|by|for|as|on|towards?) (?:the |my )?(?:very )?${ENDING}${OF_VIDEO}|(?:the )?(?:very )?last(?: thing| words?| line| one)?${OF_VIDEO})`,
      String.raw`(?<price>(?:right |just )?before the price)`,
      String.raw`(?<sooner>earlier(?: on)?|sooner|higher(?: up)?|further up|up(?! to)|early(?: on)?|quicker|(?:around|near|in|to) the middle|halfway)`,
      String.raw`(?<later>later(?: on)?|further down|lower)`,
      String.raw`(?:(?:right |just |straight |directly )?(?<side>before|ahead of|in front of|after|behind|following|next to|to where|where) (?<beside>[^,]{2,60}?))`,
      String.raw`(?:in|into|to) (?:the )?(?<scene>(?:scene|part) \w+|\w+ scene|\d)`,
    ].join('|') +
    String.raw`)(?: too| as well| again| only| instead(?: of .+)?| so .*| and (?:then|go|not)\b.*| from there)*$`,
)

/** The last place named; "earlier, around the middle" is one. */
function spotIn(text: string): (Spot & { head: string }) | undefined {
  const spot = lastSpot(text)
  const before = spot && lastSpot(spot.head)
  return before && (before.where === 'earlier' || before.where === 'later') ? { ...spot, head: before.head } : spot
}

function lastSpot(text: string): (Spot & { head: string }) | undefined {
  const found = SPOT.exec(text)
  const groups = found?.groups
  if (!found || !groups) return undefined
  const head = text.slice(0, found.index).trim()
  const { start, finish, price, sooner, later, side, beside, scene } = groups
  if (/^up\b/i.test(sooner ?? '') && !/^(?:move|bring|put|pull|push|take)\b/i.test(head)) return undefined
  // "Say X first" is no wish for another opening.
  if (start) return { head, where: /^first/i.test(start) && /^(?:say|mention|tell)\b/i.test(head) ? 'earlier' : 'hook' }
  if (finish) return { head, where: 'end' }
  if (price) return { head, where: 'before-price' }
  if (sooner) return { head, where: 'earlier' }
  if (later) return { head, where: 'later' }
  if (scene) {
    const named = scenesIn(/^\d/.test(scene) ? `scene ${scene}` : scene).scenes[0]
    return named === undefined ? undefined : { head, where: 'in', scene: named }
  }
  if (!side || !beside) return undefined
  return {
    head,
    where: /after|behind|follow|next|where/i.test(side) ? 'after' : 'before',
    beside: beside.replace(/^(?:you|i|we) (?:say|tell|talk about|mention) /i, ''),
  }
}

const PUT = String.raw`(?:put|give|move|bring|place|shift|take|pull|push|get|have|use|show|work|make|let|repeat|i want|i need|i'd like)`
const COMES = String.raw`(?:should|must|has to|have to|needs to|could|can|ought to)? ?(?:be|come back|comes? again|return|appear|come in|come|comes|go|goes|said|mentioned|put|stand|shown)?`

/** Something that is told, the price or a line at another place: "the brake right after the runaway bit", "end with the potatoes". */
function moveWish(clause: string): Wish | undefined {
  const opening =
    /^(?:start|open|begin|lead|kick off)s?(?: straight| right)?(?: it| the video| the script| off| out)* (?:with|on|by|from) (?:mentioning |saying |talking about |the fact that |being )?(.{2,120})$/i.exec(
      clause,
    )?.[1] ??
    i(
      String.raw`^(?:make |i want |need |give me |write )?(?:the |my |a |an |another |new |different )*(?:${OPENING})(?: line)?,? (?:should |could |must |has to |needs to |to )?(?:(?:be )?(?:about|mention|say|talk about)|be(?= (?:the|my|number|how|when|that)\b)|with(?= the)|on(?= the)) (.{2,120}?)(?: in it)?$`,
    ).exec(clause)?.[1] ??
    /^(.{4,80}?) (?:is|as|should be|must be|could be|for) (?:the |my )(?:hook|opening|opener)$/i.exec(clause)?.[1]
  if (
    opening &&
    !/^(?:another|some|something|more|less|an?(?= (?:question|joke|hook|bang|different|new|other|stronger|better|punch\w*)\b))\b/i.test(
      opening,
    )
  )
    return placed(topic(opening.replace(/,? (?:and (?:go|then)|then|instead)\b.*$/i, '')), { where: 'hook' }, false)
  const ending =
    /^(?:end|close|finish|stop)(?: it| the video| the script| off)* (?:with|on) (?:the words |saying )?(.{2,160})$/i.exec(
      clause,
    )?.[1] ??
    i(
      String.raw`^(?:make )?(?:the |my )?(?:${ENDING}) (?:should |could |must )?(?:be )?(?:about|mention|say|talk about) (.{2,120})$`,
    ).exec(clause)?.[1]
  if (ending && !/^(?:a|an|another|some|something|more)\b/i.test(ending)) {
    const wish = placed(topic(ending), { where: 'end' }, false)
    return wish?.id === 'say' && /^(?:end|close|finish|stop)\b(?! (?:should|must|could|about))/i.test(clause)
      ? { ...wish, text: 'end' }
      : wish
  }
  const spot = spotIn(clause)
  if (!spot || spot.head === '') return undefined
  if (
    /^(?:make it |make |write |give me |i want |i need |i'd like |be |a |an |(?:a )?(?:bit|little) )*(?:more|less|too|better|stronger|nicer|good|\p{L}+er)\b/iu.test(
      spot.head,
    )
  )
    return undefined
  const ordered = i(String.raw`^(?:${SAY}|${PUT}|tell|what|how)\b(?: (?:that|about)\b)?(?: .+)?$`).test(spot.head)
  const said = spot.head
    .replace(i(String.raw`^(?:${SAY}|${PUT}|tell)\b(?: that\b| about\b)?`), '')
    .replace(i(String.raw` (?:${COMES.replace('? ?', ' ')}|be|come|comes|go|goes|put|again)$`), '')
    .replace(/,$| (?:the|a|as)$/i, '')
    .trim()
  const about = topic(said)
  // "It first" and "the video later" name nothing.
  if (about === '' || (!ordered && (about.split(' ').length > 7 || COMPLAINT.test(spot.head)))) return undefined
  if (!ordered && !/^(?:the|my|a|her|his)\b|'s\b|\b(?:part|bit|line|thing|price|cost)\b/i.test(spot.head))
    return undefined
  if (spot.where === 'earlier' && /^(?:shorten|cut|make|get to)\b/i.test(clause)) return undefined
  return placed(about, spot, LITERAL.test(clause))
}

const COMPLAINT =
  /\b(?:it'?s|supposed|meant|is|are|isn'?t|aren'?t|was|needs?|sounds?|feels?|not|too|more|less|better|enough)\b/i

/** "It also" and "this again" name nothing. */
const NO_NAME =
  /^(?:it|this|that|them|these|they)(?: (?:also|again|too|more|less|now|then|please|there|back|in))*$|^it (?:as|like|for)\b|^(?:the )?(?:first|second|third|last|next)$/i

function placed(about: string, { where, beside, scene }: Spot, literal: boolean): Wish | undefined {
  if (about === '' || NO_NAME.test(about)) return undefined
  if (where === 'before' && /\bfeatures\b/i.test(beside ?? '')) return placed(about, { where: 'earlier' }, literal)
  const spot = { where, ...(beside && { beside: topic(beside) }), ...(scene !== undefined && { scene }) }
  if (
    /^(?:the |my )?(?:(?:hourly|full|monthly|total|exact) )?(?:price|cost|(?:how much|what) (?:it costs|(?:we|i|you) (?:charge|ask|pay)))$/i.test(
      about,
    )
  )
    return { id: 'move-price', ...spot }
  if (i(String.raw`^(?:the |my )?${CALL}$`).test(about) && where !== 'end')
    return { id: 'say', about: 'call to action', ...spot }
  if (PART_NAMES.test(about) || contentStems(about).length === 0 || /^(?:why|how|what|when)\b/i.test(about))
    return undefined
  if (where === 'hook') return { id: 'open-with', about }
  return { id: 'say', about, ...spot, ...(literal && { text: 'say' }) }
}

/** Words in quotes are used as they are: in place of others, at a place, as a scene, or as a line. */
function quotedWish(text: string, [first = '', second]: readonly string[]): Wish | undefined {
  const replace = (old: string, fresh: string): Wish => ({ id: 'replace', replace: { old, fresh } })
  if (second !== undefined) {
    if (i(String.raw`^(?:${DROP}) (?:the |words? )*Q (?:from|in|out of) Q$`).test(text)) return replace(first, '')
    if (
      /Q(?:[^Q]*\b(?:instead of|rather than|not|for)) Q/i.test(text) &&
      !/^(?:replace|swap|change|exchange)\b/i.test(text)
    )
      return replace(second, first)
    if (
      /\b(?:replace|change|swap|switch|substitute|turn|instead|make|say|write|use|should|be|is)\b|->|=>|→/i.test(text)
    )
      return replace(first, second)
    return undefined
  }
  if (
    i(
      String.raw`^(?:${DROP})(?: out)? (?:the |this |that |my )?(?:words? |phrase |line |sentence )?Q(?: everywhere| anywhere)?(?: (?:from|in|at|out of) .+|, .+)?$|^no Q$|^Q is .*\b(?:get rid|remove|delete|take (?:it|that) out|cut (?:it|that))$|^(?:take|leave|cut) Q (?:out|off)$`,
    ).test(text)
  )
    return replace(first, '')
  const better =
    /\bQ\b.*\b(?:what about|how about|just say|just call it|change(?:d)? (?:to|into)) ([\p{L} ]{2,30})$/iu.exec(
      text,
    )?.[1]
  if (better) {
    const led = /^(?:this|the|an?|my) /i.exec(first)?.[0] ?? ''
    return replace(first.slice(led.length), better)
  }
  if (
    /\brepe(?:titions?|at\w*)\b/i.test(text) &&
    !/\bend\b/i.test(text) &&
    /^(?:remove|stop|avoid|less|fewer|no|cut|don'?t|do not|drop)\b/i.test(text)
  )
    return { id: 'pronoun', about: first.replace(/^(?:the|my) /i, '') }
  const { scenes } = scenesIn(text)
  if (
    scenes[0] !== undefined &&
    i(
      String.raw`^(?:change |make |let |put |replace |rewrite )*(?:the )?(?:scene|line|\w+ scene)[^Q]{0,30}(?:say|says|to|with|be|:|should)[^Q]{0,10}Q$`,
    ).test(text)
  )
    return { id: 'set-scene', scene: scenes[0], text: first }
  const isCall =
    i(String.raw`\b(?:${CALL})\b`).test(text) ||
    i(
      String.raw`^(?:(?:change|make|replace) )?(?:the |my )?(?!end with)(?!(?:very )?last words?\b)(?:${ENDING}|ending)(?: line)? ?(?:should be|should say|to|with|must be|be|is|=|:)* ?Q(?: instead)?$`,
    ).test(text) ||
    /^(?:end|close|finish) (?:it )?(?:with|on) Q instead$/i.test(text)
  const negated = /\b(?:not|never|no|don'?t)\b/i.test(text)
  if (
    /\b(?:not|no|without|don'?t (?:say|start with|open with))\b[^Q]{0,20}Q/i.test(text) &&
    i(String.raw`\b${OPENING}\b|^don'?t (?:start|open)`).test(text)
  )
    return replace(first, '')
  if (isCall && !negated) return { id: 'use-call', text: first }
  if (
    !negated &&
    i(
      String.raw`^(?:end|close|finish|stop)\b|\bend(?:ing)? on Q$|\b(?:at|in|as|to) (?:the )?(?:very )?${ENDING}\b|^Q .*\b(?:last|end)\b|\blast words?\b.*Q$|^(?:at )?the end,? say Q$`,
    ).test(text)
  )
    return { id: 'end-with', text: first }
  if (
    !negated &&
    i(String.raw`\b${OPENING}\b|^(?:start|open|begin|lead|kick off)\b`).test(text) &&
    !/\bafter\b/i.test(text)
  )
    return { id: 'use-hook', text: first }
  const [, of = ''] = /\bQ ?,? (?:and )?(?:instead of|rather than|not|in place of|for) (.{2,80})$/i.exec(text) ?? []
  if (of) return { id: 'put-instead', replace: { old: bare(of), fresh: first } }
  const [, old = ''] =
    /^(?:please )?(?:replace|change|swap|switch|turn|instead of|rename|it'?s not|not) (.{2,80}?),? (?:with|to|for|by|into|say|use|write|but) Q$/i.exec(
      text,
    ) ??
    /^(.{2,60}?) (?:should be|should say|must be|is called|becomes|was) Q$/i.exec(text) ??
    []
  if (old && !PART_NAMES.test(old)) return { id: 'put-instead', replace: { old: topic(old), fresh: first } }
  const spot = spotIn(text)
  if (
    /^(?:say|add|include|put|use|write|mention|insert|work in|slip in|have me say|i want to say)\b/i.test(text) &&
    !/\b(?:feature|proof|review|testimonial|quote|rating)s?\b/i.test(text)
  )
    return {
      id: 'say',
      about: first,
      text: 'quote',
      ...(spot && {
        where: spot.where,
        ...(spot.beside && { beside: topic(spot.beside) }),
        ...(spot.scene !== undefined && { scene: spot.scene }),
      }),
    }
  return undefined
}

const NAME_OR_NUMBER = i(
  String.raw`\b(?:\d[\d.,:]*(?:[ap]m)?|${NUMBER}(?:-${NUMBER})?)\b|(?<=\p{L},? )\p{Lu}\p{L}+`,
  'gu',
)

/** "He worked 41 years, not 38", "it was 47 versions", "Ashtarak should be Oshakan": something told is put right. */
function correction(clause: string): Wish | undefined {
  const renamed = /^(\p{Lu}[\p{L}'-]+) (?:should be|is called|is spelled|must be) (\p{Lu}[\p{L}'-]+)$/u.exec(clause)
  if (renamed?.[1] && renamed[2]) return { id: 'put-instead', replace: { old: renamed[1], fresh: renamed[2] } }
  const [, said = '', old = ''] =
    /^((?:it|it's|its|he|she|they|we|i|i'm|my|the|there|maximum|at most|\d+)\b.{1,60}?),? (?:and )?not (?:at |in |for )?((?:[\p{L}\d:.,]+ ?){1,2})(?:,.*| and .*)?$/iu.exec(
      clause,
    ) ?? []
  const isNumber = (text: string) => i(String.raw`^(?:\d|${NUMBER}(?:-${NUMBER})?$)`).test(text)
  const wrong = bare(old).replace(/["“”]|[.,:]+$/g, '')
  const last = [...said.replace(/["“”]/g, '').matchAll(NAME_OR_NUMBER)]
    .map(([text]) => text)
    .findLast((text) => isNumber(text) === isNumber(wrong))
  const stated = i(
    String.raw`^(?!make\b|cut\b)(.{1,60}?),? (?:and )?not (?:at |in |for )?(\d[\d.,:]*|${NUMBER}(?:-${NUMBER})?)$`,
  ).exec(clause)
  const right = stated?.[1] && [...stated[1].matchAll(NAME_OR_NUMBER)].map(([text]) => text).findLast(isNumber)
  if (right && stated[1] && stated[2]) {
    // "Battery is three weeks, not two" is about weeks.
    const [noun = ''] = /^\d/.test(stated[2])
      ? []
      : (i(String.raw`(?<=\b${right}) \p{L}{3,}`, 'iu').exec(stated[1]) ?? [])
    return { id: 'put-instead', replace: { old: `${stated[2]}${noun}`, fresh: `${right}${noun}` } }
  }
  const [, before, noun, after] =
    i(
      String.raw`^(\d[\d.,]*|${NUMBER}|nineteen|\p{L}+teen) (\p{L}{3,}) (?:is|are|was|were) (?:now|actually|really) (\d[\d.,]*|${NUMBER}|\p{L}+teen)(?:,.*)?$`,
    ).exec(clause) ?? []
  if (before && after) return { id: 'put-instead', replace: { old: `${before} ${noun}`, fresh: `${after} ${noun}` } }
  const named =
    /^(?:my|our|her|his|the) (\p{L}+?)(?:'s|s)? (?:real )?name (?:is|was) (\p{Lu}[\p{L}'-]+)$/u.exec(clause) ??
    /^(?:make|call) (?:my|our|the) (\p{Ll}+) (\p{Lu}[\p{L}'-]+)$/u.exec(clause)
  if (named?.[1] && named[2]) return { id: 'set-name', about: named[1], text: named[2] }
  if (old !== '' && last !== undefined && !/^(?:the|a|an)\b/i.test(old)) {
    if (isNumber(wrong) || /^\p{Lu}/u.test(wrong)) return { id: 'put-instead', replace: { old: wrong, fresh: last } }
  }
  const charged =
    /^(?:it'?s|it is|the price is|(?:we|i) charge|prices (?:start|are))(?= (?:now |at )?(?:from|at|price)|.*charge|.*price)(?: now| from| at)* (\d[\d.,]*)(?: now)?$/i.exec(
      clause,
    )?.[1]
  if (charged) return { id: 'set-price', price: priceIn(`price ${charged}`) ?? 0 }
  const counted =
    /^(?:it was|it is|it's|its|there (?:are|were)|make (?:it|that|them)|(?:it )?should be) (\d[\d.,]*) ?(\p{L}{2,})(?: now)?$/iu.exec(
      clause,
    ) ?? /^(?:the )?(\p{L}+) price is (?:now )?(\d[\d.,]*)(?: now)?$/iu.exec(clause)
  if (!counted?.[1] || !counted[2]) return undefined
  const [number, about] = /^\d/.test(counted[1]) ? [counted[1], counted[2]] : [counted[2], counted[1]]
  return /^(?:s|secs?|seconds?|min|mins?|minutes?|words?|new|full|current|real|right|sale|hour|an?|the|kr|usd|eur|dollars?|euros?|pounds?|bucks)$/i.test(
    about,
  )
    ? undefined
    : { id: 'set-number', about, text: number }
}

/** Questions about the script, and wishes for all its pictures, its spelling, its speaker or its opening. */
const SALES = String.raw`(?:ads?|advert\w*|commercial|infomercial|sales\w*|sell|selling|flog\w*|hard[- ]sell|publicity|marketing|promo\w*|pitch\w*)`
const LANGUAGE =
  'spanish|french|german|italian|portuguese|chinese|japanese|korean|arabic|hindi|dutch|polish|turkish|vietnamese|thai|indonesian|malay|swedish'
const ASKS: readonly [RegExp, Omit<Wish, 'text'>][] = [
  [
    i(String.raw`^(?:add|put|mention|include|say) .+ (?:to|in|into|on) (?:the|my) (?:${CALL}|last line)$`),
    { id: 'use-call' },
  ],
  [/^(?:is|are|was|can i|may i|am i)\b.*\b(?:legal|allowed)\b/i, { id: 'needs' }],
  [/^(?:write|add|put|mention|say) .+ in(?:to)? the \p{L}+ (?:sentence|line)$/iu, { id: 'put-instead' }],
  [/\bby (?:the|my|an?) \p{L}+ (?:her|him)self\b|\b(?:point of view|perspective)\b/iu, { id: 'needs' }],
  [
    /\b(?:soft|nic|bett)er way (?:to say|of saying)\b|\b(?:other|different|another) (?:way (?:to say|of saying)|word)\b/i,
    { id: 'put-instead' },
  ],
  [
    /^(?:what|whats|which|who|where|is|does|do i|did|how|why|are|am i|should i|was)\b(?! (?:if|about|it costs|not|don'?t|the (?:price|cost)$|(?:other|more|different|else)\b.*\b(?:hooks|openings|openers)))(?!.*\b(?:say|said|put|instead) (?:it|that|so)\b).*/i,
    { id: 'needs' },
  ],
  [
    i(
      String.raw`\b(?:product|brand)(?:'s)? name\b.*(?:${OPENING})|\bname of (?:the |my )?(?:product|brand)\b.*(?:${OPENING})|^(?:start|open|begin) (?:it |straight |right )*with (?:what )?(?:the |my )?(?:product|brand)(?:'s)?(?: name| is)?$`,
    ),
    { id: 'product-first' },
  ],
  [
    /\b(?:too many|no|fewer|less) long sentences\b|\b(?:every|all|the|my) sentences? shorter\b|^shorten (?:the |all |my |every )?sentences?\b|\bsentences (?:are |is )?(?:too|so|very) long\b|\b(?:stop|don'?t|no|fewer|less|too many)\b.*\bands?$/i,
    { id: 'split-sentences' },
  ],
  [
    /^(?:end|finish|close)(?: it)? (?:with|on) a question\b|^(?:add |put |ask )?(?:a )?question (?:at|in|to)(?: the)? end\b/i,
    { id: 'end-with' },
  ],
  [
    i(
      String.raw`\b(?:${NUMBER}|few|some|several|other|different|more|new|alternative|any|hook)\b.{0,20}\b(?:hooks|openings|openers|intros|beginnings|first (?:lines|sentences))\b|\b(?:hook|opening|opener) (?:ideas|options|alternatives)\b|\b(?:alternatives?|options|ideas|versions) (?:for|of) (?:the |my )?(?:very )?${OPENING}`,
    ),
    { id: 'list-hooks' },
  ],
  [
    /\b(?:better|stronger|punchier|nicer|catchier|good|memorable|proper) (?:closing|last|final) (?:line|sentence|words?)\b|\b(?:closing|last|final) (?:line|sentence|words?)\b.*\b(?:punch\w*|better|strong\w*|weak|boring|flat|catch\w*)\b/i,
    { id: 'ending' },
  ],
  [i(String.raw`^(?:${DROP}) (?:one|a|1|some)(?: of (?:the|my))? features?$`), { id: 'remove-feature' }],
  [/\bways to (?:start|open|begin)\b/i, { id: 'list-hooks' }],
  [/\b(?:how|the way) it (?:ends|finishes|closes)\b/i, { id: 'ending' }],
  [/\b(?:how|the way) it (?:starts|opens|begins)\b/i, { id: 'change-hook' }],
  [/^(?:it'?s |this is |that'?s )?(?:a )?(?:bit|little|too|very|so|quite|rather) long$/i, { id: 'shorter' }],
  [
    i(
      String.raw`\b(?:like|too|less|not|don'?t|reduce|sounds?|feels?|stop)\b.*\b${SALES}\b|\b${SALES} (?:feel\w*|vibe|tone|talk|bit|part)s?\b|\b${SALES} less\b`,
    ),
    { id: 'less-salesy' },
  ],
  [
    /\b(?:plainer|simpler|dumb (?:it |this |that )?down|(?:more |use )?(?:simple|short) (?:english|words|language)|(?:difficult|hard|big|fancy) words|(?:easier|easy|everyday|cleaner) (?:english|words|language)|words (?:that )?(?:my|a|any|every)\p{L}* ?\p{L}* (?:would|can|could) understand)\b/iu,
    { id: 'simplify' },
  ],
  [
    /\b(?:straight )?to the point\b|\b(?:less|fewer) (?:text|words)$|\b(?:less|stop|no|cut the) (?:rambling|waffl\w+|fluff|filler)\b(?!.*\bin the\b)/i,
    { id: 'shorter' },
  ],
  [/\b(?:speak|talk|say it) (?:straight )?to (?:you|them|me|the viewers?|people) directly\b/i, { id: 'direct' }],
  [
    i(String.raw`^(?:translate|translation)\b|\b(?:in|into|to) (?:${LANGUAGE})$|^(?:${LANGUAGE})(?: version)?$`),
    { id: 'translate' },
  ],
  [
    /^(?:what|whats|what's|which|anything|something|any|am i|is there|does|do|did|how|is|are|was|will|would|tell me what|give me feedback|feedback|rate|review|opinion|thoughts)\b.*\b(?:need|needs|missing|miss|improve|wrong|lack\w*|weak\w*|leave out|left out|forg[eo]t\w*|not covered|change|wonder|suggest\w*|think|good|enough|clear|work|works|sense|ok|okay|better|about it|ideas|tips|stand out|believable|interesting|boring|feedback|opinion)\b/i,
    { id: 'needs' },
  ],
  [/^(?:proper|correct|good|clean) (?:grammar|english|spelling)$/i, { id: 'grammar' }],
  [
    /\b(?:fix|check|correct|proofread|clean up|improve|mend|wrong|strange|odd|mistakes?|errors?)\b.*\b(?:grammar|spelling|typos?|punctuation|english|mistakes?|errors?)\b|^(?:proofread|grammar|spelling|typos)\b|\bgrammar\b.*\b(?:wrong|off|strange|bad)\b/i,
    { id: 'grammar' },
  ],
  [
    /\b(?:less|fewer|not so much|too much)(?: of)? (?:my face|face|me\b|talking head)|^more to look at\b|\bmore (?:images|going on|pictures of things|close-?ups|b-?roll|shots of|action)\b|^(?:cooler|better|nicer|different|other|more interesting) (?:shots|pictures|visuals|images)$|\bnot (?:just|only|always) (?:me|my face)\b|\bshow,? (?:don'?t|not) tell\b|^more showing$/i,
    { id: 'less-face' },
  ],
  [
    /\bproduct\b.*\b(?:in|on) (?:every|each|all)(?: of)?(?: the)? (?:pictures?|scenes?|shots?|images?)\b/i,
    { id: 'show-product' },
  ],
  [
    /\bshow (?:more of |off )?(?:the |my )?(?:product|phone|app|screen|item|thing)\b(?! (?:first|earlier|at))/i,
    { id: 'less-face' },
  ],
  [
    /^(?:no|less|fewer|too much|too many|remove|drop|take out|without|don'?t show|cut)(?: (?:the|so much|any))? (?:(?:text|words|writing)(?: on(?: the)? screen| in the pictures?)|captions?|titles?)\b/i,
    { id: 'screen-text', other: -1 },
  ],
  [/\btext on(?: the)? screen\b.*\b(?:same|match|what is said|what i say)\b/i, { id: 'screen-text', other: 1 }],
  [
    /\b(?:less|fewer|not so many|too much|too many|so much)\b.*["“]?\bI\b(?!['’]| (?!too|so|I\b))["”]?|\bI\b (?:too|so) (?:much|many|often)|\bI so (?:much|often)$|\bnot (?:always )?start\w* with ["“]?I["”]?$/,
    { id: 'less-i' },
  ],
  [
    /\bquestion\b.*\b(?:hook|open\w*|start\w*|begin\w*|first|intro)\b|\b(?:hook|open\w*|start\w*|begin\w*|lead|kick off|intro)\b.*\bquestion\b|\bquestion\b.*\bfront\b|\bfirst (?:line|sentence)\b.*\bquestion\b|^ask (?:them |people )?(?:a question|something) (?:first|at the (?:start|beginning))/i,
    { id: 'question-hook' },
  ],
  [
    /(?<!\bbefore (?:we|you|i) )\b(?:get|come|cut|jump|go|skip)(?: straight)? to (?:the |my )?(?:product|offer|point of it|candle|app)\b|\b(?:product|brand|offer|what (?:it|we|i) (?:is|sell))\b.*\b(?:earlier|sooner|too late|first|quicker|faster)\b|\buntil (?:we|you|they|i) (?:hear|see|learn|get to|know)\b|\b(?:takes|took) too long (?:to|until)\b/i,
    { id: 'product-first' },
  ],
  [
    /^(?:.*\b)?(?:shorter sentences|break up (?:the )?(?:long )?sentences|too many ands|over ["“]?and["”]?|out of breath|so (?:that )?i can breathe)\b.*$/i,
    { id: 'split-sentences' },
  ],
]

/** How many openers a wish asks for, where it is fewer than are listed anyway. */
export function hooksWanted(text: string): Pick<Wish, 'other'> {
  const count = countIn(i(String.raw`\b(${NUMBER})\b(?! or)`).exec(text)?.[1] ?? '')
  return count > 0 ? { other: count } : {}
}

const SEEN_MORE = /\b(?:see|show) (?:more of )?(?:the |my )?\p{L}+(?: \p{L}+)? more\b/iu
const PAUSE =
  /^(?:add|put|leave|make|insert|with|i want)?(?: in)? ?(?:a|one|more)? ?(?:\w+ )?(?:pauses?|beat|silence|breath) (before|after|in|at|on) (?:the )?(.{2,60}?)(?: part| bit| line)?$/i

const REPEATED =
  /^(?:(?:remove|stop|avoid|less|fewer|no|cut|don'?t|do not|drop)\b.{0,20}\b(?:repetitions?|repeating|repeat)(?: of)?|use (?:the |a )?pronouns?(?: (?:instead of|for)(?: repeating)?)?|(?:you |i |we |it )?(?:say|repeat|use)s?) (?:the |my )?(.{2,40}?)(?: (?:too|so) (?:often|much|many times)| all the time| again and again)?$/i
const CURRENCIES = String.raw`(dollars?|euros?|pounds?|\p{Lu}{2,3}|US\$)`
const ONE_PRICE = i(
  String.raw`^(?:only|just|give|say|use)(?: only| just)? (?:the )?${CURRENCIES} price\b|^(?:the )?price (?:only |just )?in ${CURRENCIES}(?: only)?$`,
)

const SHOT = String.raw`(?:scene \d+|(?:the )?(?:first|opening|second|third|last) (?:shot|scene|picture)|the opening)`
const PICTURES = [
  i(
    String.raw`^(?:in|for|at|on) (?<at>${SHOT}),? (?:please )?(?:show|film|use|let (?:.+?) be|let's see) (?<seen>.{4,160})$`,
  ),
  i(
    String.raw`^(?<at>${SHOT})(?: should (?:show|be)|:? show| from|:)(?= (?:an?|the|me|us|my|our|on|in|inside|show|of)\b) (?:show )?(?<seen>.{4,160})$`,
  ),
  i(
    String.raw`^(?:show|film|have|use|get|put) (?<seen>(?:an?|the|me|us|my|our|one|some) .{4,120}?) (?:in|for|as) (?<at>${SHOT})(?: instead.*)?$`,
  ),
  i(String.raw`^(?:i want )?(?<at>the (?:first|opening|last) (?:shot|picture)) to be (?<seen>.{4,160})$`),
  i(String.raw`^film (?<at>the opening) (?<seen>.{4,160})$`),
  i(String.raw`^(?:start|open) with (?<seen>(?:me|us) \p{L}+ing .{3,120})$`),
  i(String.raw`^show (?<seen>.{4,120}) (?:when|where|while) (?:i|you|we) say (?<said>.{3,60})$`),
]
/** "In scene 3 show the kitchen": a picture in the words that were typed. */
function pictureWish(clause: string): Wish | undefined {
  const groups = PICTURES.map((shape) => shape.exec(clause)?.groups).find(Boolean)
  const { at, seen = '', said } = groups ?? {}
  if (!groups || /\b(?:price|text|caption|words?|name|say|line|shorter|longer|earlier|more|less)\b/i.test(seen))
    return undefined
  const scene = scenesIn((at ?? '').replace(/picture|the opening$/i, 'scene')).scenes[0] ?? 1
  const text = seen.replace(/,? (?:not|instead of|satisfying|we still have|lol)\b.*$/i, '')
  return { id: 'set-picture', text, ...(said ? { about: said } : { scene }) }
}

/** Questions that are not about what the script lacks. */
const questionOf = (clause: string): Pick<Wish, 'text'> => {
  if (/\b(?:her|him)self\b|\b(?:point of view|perspective)\b/i.test(clause)) return { text: 'teller' }
  if (/\bhow (?:long|many seconds)\b/i.test(clause)) return { text: 'length' }
  if (/\b(?:legal\w*|medical\w*|allowed|law)\b|\bis it (?:ok|okay|bad) (?:that|to)\b/i.test(clause))
    return { text: 'allowed' }
  return ABOUT_ALL.test(clause) ? {} : { text: 'else' }
}
const ABOUT_ALL =
  /\b(?:miss\w*|needs?|improve|lack\w*|weak\w*|leave out|left out|forg\w+|covered|change|suggest\w*|good|clear|enough|better|tips|stand out|believable|interesting|boring|feedback|opinion|rate|review|thoughts|help|tiktok|claims|too \w+)\b/i

function askWish(clause: string): Wish | undefined {
  if (
    /^(?:take|leave|remove|drop|cut|hide|no|don'?t (?:show|put))\b.*\bprice\b.*\b(?:pictures?|screen|shots?|images?)$/i.test(
      clause,
    )
  )
    return { id: 'remove-price', about: 'seen' }
  if (
    /^(?:don'?t|do not|take out|remove|no)\b.*\bprice\b.*\b(?:just|only|leave|keep)\b.*\b(?:screen|text)\b/i.test(
      clause,
    )
  )
    return { id: 'remove-price', about: 'said' }
  if (/^(?:don'?t|do not|never) say (?:the )?price$/i.test(clause.replace(/,.*$/, ''))) return { id: 'remove-price' }
  const [, currency, other] = ONE_PRICE.exec(clause) ?? []
  const named = currency ?? other ?? ''
  if (named !== '' && (named.length > 3 || named === named.toUpperCase())) return { id: 'set-price', about: named }
  const repeated = REPEATED.exec(clause)?.[1]
  if (
    repeated &&
    (/\b(?:repe|pronoun)/i.test(clause) || /\b(?:too|so) (?:often|much|many)|all the time|again and/i.test(clause)) &&
    !/^i$/i.test(repeated)
  )
    return { id: 'pronoun', about: repeated }
  const slow =
    /^slow (?:(?:it|the pace) )?down (?:(?:at|in|on|for) )?(?:the )?(?:part )?(?:where |when )?(.{2,60}?)(?: part| bit)?(?:,.*)?$/i.exec(
      clause,
    )?.[1]
  if (slow) return { id: 'pause', about: slow, text: 'before' }
  const [, side = '', at = ''] = PAUSE.exec(clause) ?? []
  if (at) return { id: 'pause', about: at, text: /after/i.test(side) ? 'after' : 'before' }
  if (SEEN_MORE.test(clause)) return { id: 'less-face' }
  for (const [shape, wish] of ASKS)
    if (shape.test(clause)) {
      const scene = wish.id === 'screen-text' ? scenesIn(clause).scenes[0] : undefined
      return {
        ...wish,
        ...(wish.id === 'list-hooks' && hooksWanted(clause)),
        ...(wish.id === 'needs' && questionOf(clause)),
        ...(scene !== undefined && { scene }),
      }
    }
  const speaker = clause.replace(/^i\b/i, '').replace(/^./u, (letter) => letter.toLowerCase())
  if (
    /\b(?:don'?t|do not|never|without|no|avoid|stop|remove|drop|take out)(?: (?:me|the|word|say|saying|use|using|any|so|many|much|tell|telling))* I\b(?!['’]| (?:was|am|had|have|did|got|went|\p{L}+ed)\b)|^(?:not|no) first person\b|\bwithout (?:the )?first person\b|\bthird person\b|\bas if someone else\b|\bnot me\b.*\b(?:tell|say)|\b[Tt]ell it (?:about|as) (?:him|her|them|he|she|they)\b/u.test(
      speaker,
    )
  ) {
    const who = /\b(?:him|he)\b/i.test(clause)
      ? 'he'
      : /\b(?:her|she)\b/i.test(clause)
        ? 'she'
        : /\b(?:them|they|third person)\b/i.test(clause)
          ? 'they'
          : undefined
    return { id: 'no-i', ...(who && { text: who }) }
  }
  const call = /^say ((?:call|message|dm|book|order|text) .{3,120})$/i.exec(clause)?.[1]
  if (call) return { id: 'use-call', text: upperFirst(call) }
  const order =
    /^(?:tell|ask|remind|invite|get|make|i want) (?:them|people|viewers|everyone|the viewers?) to (.{3,120}?)(?: instead)?$/i.exec(
      clause,
    )?.[1]
  if (
    order &&
    /^(?:comment|follow|save|share|like|click|tap|visit|message|dm|write me|call|text|subscribe|book|order|download)\b/i.test(
      order,
    )
  )
    return { id: 'use-call', text: upperFirst(bare(order)) }
  return order ? { id: 'say', about: bare(order), text: 'order', where: 'before-price' } : undefined
}

/** "Say A, not B", "change B to A", "talk about A instead of B". */
function insteadWish(clause: string): Wish | undefined {
  const [, typed = '', put = ''] =
    /^(?:replace|substitute) (?:the word |every |all )?(.{2,80}?) (?:with|by) (.{2,120})$/i.exec(clause) ?? []
  if (
    typed &&
    !/^(?:the |my |this )?(?:hook|cta|call|price|tone|style|opener|opening|ending|scene|feature)s?\b/i.test(typed)
  )
    return { id: 'replace', replace: { old: typed.trim(), fresh: put.trim() } }
  const versus = String.raw`,? (?:instead of|rather than|and not|not) (?:about |the word )?(.{1,100})`
  const be = String.raw`(?:it'?s|it is|it was|it should be|they'?re|we'?re|i'm|she'?s|he'?s|there (?:were|are|was|is)|make (?:it|that|this|her|him|them)(?! about))`
  const say = String.raw`(?:(?:just )?(?:say|use|write|put|spell|call (?:it|her|him|them|(?:the|my|our) \p{L}+))(?: that)?(?: ${be})?)`
  const shapes: readonly [RegExp, 'old first' | 'fresh first'][] = [
    [
      i(
        String.raw`^(?:talk|make it|make this|it should be|it's|write|tell it|speak|do it) about (.{1,100}?)${versus}$`,
      ),
      'fresh first',
    ],
    [
      i(
        String.raw`^(?:say |make )?(?:that )?(?:her|his|its|their|my|the|our) [\p{L}' ]{1,24}? (?:is|was|are|lives in|comes from) (.{1,80}?)${versus}$`,
      ),
      'fresh first',
    ],
    [i(String.raw`^(?:${be}|${say}) (?:called |named |spelled )?(.{1,80}?)${versus}$`), 'fresh first'],
    [
      i(String.raw`^(?:instead of|rather than) (.{1,80}?),? (?:say|use|write|put|talk about|make it) (.{1,80})$`),
      'old first',
    ],
    [/^(?:write|spell|say) (.{1,60}?) as (?!well\b)(.{1,60})$/i, 'old first'],
    [
      i(String.raw`^((?:\d[\d.,:]*|${NUMBER})\b.{0,30}?) (?:should|must) be ((?:\d[\d.,:]*|${NUMBER})\b.{0,30})$`),
      'old first',
    ],
    [/^(?:make|call) the (\p{Ll}+) (?:a|an) (\p{Ll}+)$/u, 'old first'],
    [
      /^(the \p{Ll}[\p{L} ]{1,30}|my \p{Ll}[\p{L} ]{1,30}) should be ((?:an?|my|the|our|his|her|their) .{1,60})$/iu,
      'old first',
    ],
    [/^(?:the )?(\d+(?:st|nd|rd|th)) should be (?:the )?(\d+(?:st|nd|rd|th))$/i, 'old first'],
    [/^(.{2,40}?) changes? to (.{2,40})$/i, 'old first'],
    [
      /^(?:I'm|it's|he's|she's|we're|they're|it was|i was) not (.{2,60}?),? (?:but )?(?:I'm|it's|he's|she's|we're|they're|it was|i was) (.{2,60})$/i,
      'old first',
    ],
    [/\b(?:isn'?t|is not|wasn'?t|aren'?t) (\d[\d.,]*)\b[^,]*,? (?:it'?s|it is|but|they'?re) (\d[\d.,]*)/i, 'old first'],
    [
      /^(?:.{2,40}?) (?:(?:should|must)(?:n'?t| not) be|(?:is|was|are|were)(?:n'?t| not)) (?:an? )?(.{2,40}?),? but (?:an? )?(.{2,40})$/i,
      'old first',
    ],
    [/^not ([^ ]+(?: [^ ]+)?), (?:but )?([^ ]+(?: [^ ]+)?)$/i, 'old first'],
    [/^(?:change|swap|switch|turn|exchange|rename) (.{1,80}?) (?:to|with|by|for|into) (.{1,120})$/i, 'old first'],
    [/^(.{2,40}?) ?(?:->|=>|→) ?(.{1,60})$/, 'old first'],
  ]
  for (const [shape, order] of shapes) {
    const found = shape.exec(clause)
    const [first, second] = [found?.[1], found?.[2]].map((text) =>
      bare(text ?? '').replace(/^AN?(?= )/, (article) => article.toLowerCase()),
    )
    if (!first || !second) continue
    const [old, fresh] = order === 'old first' ? [first, second] : [second, first]
    if (
      /^(?:it|it's|that|this)$/i.test(fresh) ||
      (/\b(?:line|sentence)\b.* about\b/i.test(clause) && order === 'fresh first')
    )
      continue
    if (/^(?:a )?(?:little|bit|more|less)\b/i.test(fresh)) continue
    if (PART_NAMES.test(old) || old.split(' ').length > 10 || /^(?:more|less|so|too|very|just|only)\b/i.test(old))
      continue
    if (/^(?:the )?(?:hook|cta|style|tone|audience|script|video|it|this)\b/i.test(old)) continue
    const price = priceIn(fresh)
    if (price !== undefined && priceIn(old) !== undefined) return { id: 'set-price', price }
    const named = /^(?:say |make )?(?:that )?(her|his) name\b/i.exec(clause)?.[1]?.toLowerCase()
    const isTopic = shape === shapes[0]?.[0] && !/\b(?:instead of|rather than)\b/i.test(clause)
    return {
      id: 'put-instead',
      ...(isTopic && { text: 'topic' }),
      replace: {
        old,
        fresh: fresh.replace(/,? (?:everywhere|throughout|in every scene|each time|so (?:that )?\p{L}+ .*)$/iu, ''),
      },
      ...(named && { text: named === 'her' ? 'she' : 'he' }),
    }
  }
  return undefined
}

function dropWish(clause: string, isKnown: (text: string) => boolean): Wish | undefined {
  const word =
    i(String.raw`^(?:${DROP}|no|quit (?:saying|using)) (?:the )?(?:words?|phrase) ([\p{L}\p{N}' -]{2,60})$`, 'iu').exec(
      clause,
    )?.[1] ?? /^(?:(?:don'?t|do not|never) say|(?:stop|avoid|quit) saying) ([\p{L}'-]{3,30})$/iu.exec(clause)?.[1]
  if (word && (/\b(?:word|phrase)\b/i.test(clause) || !isKnown(word)))
    return { id: 'replace', replace: { old: word.trim(), fresh: '' } }
  if (
    i(
      String.raw`^(?:${DROP}) (?:the |my )?(?:${CALL})$|^(?:leave|take|cut|keep) (?:the |my )?(?:${CALL}) (?:out|off|away)$`,
    ).test(clause)
  )
    return { id: 'remove-call' }
  if (i(String.raw`^(?:${DROP}) (?:her|his|their) (?:real |last |full )?name$`).test(clause))
    return { id: 'drop-name', about: clause.replace(/^.*\b(?=(?:her|his|their)\b)/i, '') }
  const name =
    i(
      String.raw`^(?:${NOT}|stop) (?:use|say|mention|name|using|saying) (\p{Lu}[\p{L}.]+)'s (?:real |full )?name$`,
      'u',
    ).exec(clause.replace(/^./u, (letter) => letter.toLowerCase()))?.[1] ??
    i(
      String.raw`^(?:take|leave|keep|cut|${NOT} (?:use|say|mention|name)|remove|drop) (?:out )?(?:the name |the real name )(?:of )?(\p{Lu}[\p{L}.' ]+?)(?:'s)?(?: out)?(?: of it)?$`,
    ).exec(clause)?.[1] ??
    /^(?:take|leave|keep|cut|remove|drop) ((?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}']+?)(?:'s)? (?:real |full |last )?name(?: out)?(?: of it)?$/u.exec(
      clause,
    )?.[1] ??
    /^(?:her|his) (?:real )?name (?:don'?t|do not) (?:put|say|use|mention)$/i.exec(clause)?.[0]
  if (name) return { id: 'drop-name', about: name }
  const apart = i(
    String.raw`^(?:please )?(?:leave|take|cut|edit|keep|throw|kick|get) (.{2,60}?) (?:out|off|away)(?: of (?:it|this|that|the (?:script|video|story)))?$`,
  ).exec(clause)?.[1]
  const behind = i(
    String.raw`^(.{2,50}?)(?:,)? (?:(?:should |must |has to |needs to |can |could )(?:go|be (?:removed|cut|left out|dropped|out))|take out|cut out|leave out|remove|delete|don'?t (?:say|put|mention|need)|is(?:n't| not) (?:needed|necessary)|not needed)$`,
  ).exec(clause)?.[1]
  const plain = i(String.raw`^(?:${DROP}) (?!down\b)(.{2,120})$`).exec(clause)?.[1]
  const none = /^(?:no|without)(?: more| mention of| any)? (?!than\b)(.{2,60})$/i.exec(clause)?.[1]
  const typed = apart ?? plain ?? behind ?? none ?? ''
  const about = topic(typed)
  if (/^(?:the |my )?(?:price|cost)s?$/i.test(about)) return { id: 'remove-price' }
  if (
    about === '' ||
    PART_NAMES.test(about) ||
    (contentStems(about).length === 0 && !/^\p{Lu}[\p{Lu}&]+$/u.test(about))
  )
    return undefined
  if (
    /\bscene \d|^(?:one|two|some|a few) of the\b|^(?:down|it|to)\b|^\d+ ?(?:s|sec|%)|^(?:longer|shorter|the cta|so)\b/i.test(
      about,
    ) ||
    /^(?:the |this |that )*(?:word|phrase)s? /i.test(typed)
  )
    return undefined
  if (apart !== undefined || PIECED.test(typed)) return { id: 'drop-part', about }
  const asked = none ? clause : clause.replace(/^cut\b(?: out)?/i, 'remove')
  return isKnown(asked) ? undefined : { id: 'drop-part', about }
}

const PIECED = i(
  String.raw`^(?:the |that |this |any |all |every |whole |entire )*(?:${PIECE}) (?:about|on|with|where|of|that|mentioning|when|in which)\b|(?:${PIECE})$`,
)

const SUBJECT =
  /^(?:it|it's|they|they're|we|we're|you|you're|you'll|i|i'm|i've|he|she|he's|she's|there|there's|nobody|everything|everyone)\b/i

function sayWish(typed: string, isKnown: (text: string) => boolean): Wish | undefined {
  const behind =
    /^(.{8,160}?),? (?:so |please )?(?:(?:add|include|mention|say|put) (?:that|this|so)(?: in(?! the)| too| somewhere)?|to be added)( (?:in|at|to) the .+)?$/i.exec(
      typed,
    )
  if (behind?.[1]) {
    const spot = spotIn(behind[2] ?? '')
    return spot?.where === 'hook'
      ? { id: 'open-with', about: bare(behind[1]) }
      : { id: 'say', about: bare(behind[1]), text: 'that', ...(spot && { where: spot.where }) }
  }
  const clause = typed
    .replace(/^you (?:forgot|left out|missed|skipped|didn't (?:mention|say)) (?:to (?:say|mention) )?/i, 'mention ')
    .replace(/^(.{3,80}?) (?:is|are) (?:missing|not mentioned|not in it)$/i, 'mention $1')
    .replace(/^(?:what about|where is|where's|where are) (?=the |my )/i, 'mention ')
    .replace(/^(?:add|include|put in|write)(?: an? [\p{L} ]{2,20})?: (?=.{8})/iu, 'add that ')
  const because = /^(?:say|mention|add|tell)(?: them)? (?:it|that|this|so),? because (.{3,160})$/i.exec(clause)?.[1]
  if (because) return { id: 'say', about: bare(because), text: 'that' }
  const less = /^(?:talk |tell |say |a bit |be |make it )*(?:less|fewer) (?:about |of )?(?:the )?(.{3,80})$/i.exec(
    clause,
  )?.[1]
  const both = less && /^(.+?),? (?:and |but )?more (?:about |of )?(?:the )?(.{3,80})$/i.exec(less)
  if (less && deliveryIn(less)) return undefined
  if (both?.[1] && both[2]) return { id: 'less-about', about: topic(both[1]), text: topic(both[2]) }
  const turned =
    /^(?:talk |tell |say )?more about (?:the )?(.{3,80}?),? (?:and )?less (?:about )?(?:the )?(.{3,80})$/i.exec(clause)
  if (turned?.[1] && turned[2]) return { id: 'less-about', about: topic(turned[2]), text: topic(turned[1]) }
  if (less && /^(?:talk |tell |say )?less about\b/i.test(clause)) return { id: 'less-about', about: topic(less) }
  const focus =
    /^focus (?:more )?on (?:the )?(.{3,60}?),? (?:and )?(?:not|less) (?:so much )?(?:on |about )?(?:the )?(.{3,60})$/i.exec(
      clause,
    )
  if (focus?.[1] && focus[2]) return { id: 'less-about', about: topic(focus[2]), text: topic(focus[1]) }
  const why =
    /^(?:explain|say|tell(?: them| people)?|mention|add)(?: to them| to people)? ((?:why|how|what|when|where|who)\b.{3,140}|what .{3,140})$/i.exec(
      clause,
    )?.[1]
  if (
    why &&
    !/^(?:how much (?:it|this) costs|who (?:should|it|this|shouldn't)|where to (?:tap|click))|^how it works$/i.test(why)
  )
    return { id: 'explain', about: why }
  const named = /^explain (.{3,140})$/i.exec(clause)?.[1]
  if (named && !PART_NAMES.test(named)) return { id: 'explain', about: named }
  const line = i(
    String.raw`^(?:add|include|put|write|squeeze|insert|i need|i want)(?: in)? (?:a|an|another|one|some) (?:short |little |quick )?(?:line|sentence|bit|mention|word)s?(?: in)? (?:saying |that says |where i say |telling (?:them|people) |(?=that (?:i|we|it|you|they|he|she)\b))(?:that )?(.{3,200})$`,
  ).exec(clause)?.[1]
  if (line) return { id: 'say', about: bare(line), text: 'say' }
  const mention = i(
    String.raw`^(?:add|include|put|write|squeeze|insert)(?: in)? (?:a|an|another|one|some|the) (?:short |little |quick )?(?:line|sentence|bit|mention|word|note)s?(?: in)? (?:about|on|of) (?:the )?(.{3,160}?)(?: in)?$`,
  ).exec(clause)?.[1]
  if (mention) return { id: 'say', about: bare(mention), text: 'line' }
  const that = i(
    String.raw`^(?:(?:${SAY}|make clear|make sure (?:to )?(?:say|mention)) (?:the fact )?that|(?:let|make sure) (?:them|people|viewers|everyone|they|viewers) knows?(?: that)?) (.{3,200})$`,
  ).exec(clause)?.[1]
  if (that && !CLAIMED.test(that)) return { id: 'say', about: bare(that), text: 'that' }
  const said = i(
    String.raw`^(?:${SAY}|put(?! (?:a |some )?(?:bit |little )?(?:more|less)\b)(?= .*\b(?:can|has|have|is|are|only|no|we|it)\b)) (?:something )?(?:about )?(.{2,160}?)(?: instead| too| as well| again| somewhere)?$`,
  ).exec(clause)?.[1]
  const pieced = /^the .+ (?:thing|part|bit|stuff)$/i.test(said ?? '')
  const about = pieced ? topic(said ?? '') : bare(said ?? '')
  if (
    about === '' ||
    PART_NAMES.test(about) ||
    NO_NAME.test(about) ||
    (/\p{Sc}\s?\d/u.test(clause) && !/\b(?:over|above) \p{Sc}/u.test(clause)) ||
    contentStems(about).length === 0
  )
    return undefined
  if (
    /^(?:a|an|some|more|another|one|two|three|social|my|real)? ?(?:feature|detail|example|fact|joke|humou?r|review|testimonial|proof|demo|test|limit|downside|emotion|energy|urgency|emoji|line|scene|loop|callback|question|story|music|sound|b-?roll|shot|quote|rating|trust|cta|sentence|discount|pause)s?\b/i.test(
      about,
    )
  )
    return undefined
  if ((!SUBJECT.test(about) || NO_VERB.test(about)) && clause === typed && !pieced && isKnown(clause)) return undefined
  return { id: 'say', about, ...(LITERAL.test(clause) && { text: 'say' }) }
}
/** What follows these is to be said as it stands. */
const LITERAL = /^(?:say|tell|state|write|add)\b/i
/** "It for parents" is no sentence. */
export const NO_VERB =
  /^[^\s'’]+ (?:before|after|in|at|on|with|for|to|from|like|as|again|more|less|and|or|first|last|too|because)\b/i
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

/** What somebody wants who names a part of the script and is not happy with it. */
const DEFAULTS: readonly [RegExp, Wish][] = [
  [
    i(String.raw`\b(?:hook|opening|opener|intro|beginning|start|first (?:line|sentence|\d? ?seconds?|few seconds))\b`),
    { id: 'change-hook' },
  ],
  [i(String.raw`\b(?:${CALL})\b|\blink\b.*\b(?:clear\w*|better|strong\w*|weak|boring)\b`), { id: 'change-call' }],
  [
    i(
      String.raw`^(?!.*\b(?:first|about)\b|(?:for|at|in|on) )(?=(?:\S+ ?){1,3}$|.*\b(?:weak|boring|flat|meh|bad|dull|abrupt|sudden|lame|better|strong\w*|punch\w*|fix|improve|rework|redo|change|different|another|stick|memorable|nice\w*|too|more|not|needs?|falls?|fizzles?|like|love|hate)\b).*(?<!\b(?:at|in) the )\b(?:ending|end|closing|punch ?line|finish|last (?:line|sentence)|final line)\b`,
    ),
    { id: 'ending' },
  ],
  [
    /\b(?:shots?|pictures?|images?|visuals?|on screen|camera|b-?roll|to look at|close-?ups?|filming)\b/i,
    { id: 'less-face' },
  ],
  [/\b(?:words|vocabulary|jargon|hard to understand)\b/i, { id: 'simplify' }],
  [/^(?!.*\b(?:middle|half|story)\b).*\b(?:length|text|seconds|long)\b/i, { id: 'shorter' }],
]

/** A part that is named with a complaint: "meh hook", "scene 2 sounds unnatural"; undefined for anything longer. */
export function defaultWish(part: string): Wish | undefined {
  const { scenes, rest } = scenesIn(part)
  const [scene] = scenes
  if (/^(?:the |my )?(?:first|opening) (?:sentence|line) (?:is )?(?:way |much )?too long$/i.test(part))
    return { id: 'change-hook', text: 'shorter' }
  if (/\b(?:shorter|longer)\b/i.test(part)) return undefined
  if (scene !== undefined && REWRITE.test(rest)) return { id: 'rewrite-scene', scene }
  if (
    scene !== undefined ||
    part.split(/\s+/).length > 10 ||
    /^(?:i|i'm|it's|that's) (?!.*\b(?:like|want|need|boring|flat|weak|slow)\b)/i.test(part)
  )
    return undefined
  return DEFAULTS.find(([shape]) => shape.test(part))?.[1]
}
