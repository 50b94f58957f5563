import { scenesIn } from '../wish-details'
import { DROP, form, Q, SAY, SCENE, slotOf, spotOf, X } from './slots'
import type { Form, Wish } from './wish'

const BARE = String.raw`(?:scenes?|lines?|shots?|parts?)?`
const N = String.raw`(?:the )?(?:${BARE} ?#?\d{1,2}|(?:first|second|third|fourth|fifth|last) (?:scene|line|shot)|(?:first|second|third|fourth|fifth|last))`
const LIST = String.raw`(?<list>(?:the )?(?:scenes?|shots?) ?\d{1,2}(?:(?: ?, ?| ?& ?| and | to ?| ?- ?)(?:scenes? ?)?\d{1,2})*|(?:the )?(?:first|second|third|fourth|fifth|last)(?: two| three)? scenes?|lines? ?\d{1,2}(?:(?: ?, ?| ?& ?| and )(?:line ?)?\d{1,2})*)`

const scenesOf = (list: string) =>
  scenesIn(/\b(?:scene|line|shot|part)/i.test(list) ? list : `scene ${list}`, true).scenes

function listed(id: Wish['id'], list: string): Wish | undefined {
  const [scene, other, ...more] = scenesOf(list.replace(/\blines?\b/gi, 'scenes'))
  if (scene === undefined) return undefined
  return { id, scene, ...(other !== undefined && { other }), ...(more.length > 0 && { more }) }
}
const pair = (id: Wish['id'], one: string, two: string): Wish | undefined => {
  const [scene] = scenesOf(one)
  const [other] = scenesOf(two)
  return scene === undefined || other === undefined ? undefined : { id, scene, other }
}

const LONG = String.raw`(?:(?:is|are|feels|reads)? ?(?:a bit |way |much |far |really |very |quite |still |so+ |little )*(?:too )?(?:long|a mouthful|wordy|a lot(?: in one breath)?)(?: (?:for one breath|to say(?: in one (?:breath|go))?|in one (?:breath|go)))?)`

/** What happens to scenes as wholes. */
export const SCENE_FORMS: readonly Form[] = [
  [
    form(
      String.raw`(?:${DROP}) ${LIST}(?: out| completely| altogether)?|(?<gone>(?:the )?scenes? ?\d{1,2}) (?:can|could|should|must) (?:go|come out|be (?:cut|removed|deleted))(?: altogether)?`,
    ),
    ({ list, gone }) => listed('delete-scene', list ?? gone ?? ''),
  ],
  [
    form(
      String.raw`(?:swap|switch|exchange|flip)(?: round| around)? (?<one>${N}) (?:and|with|&) (?<two>${N})(?: (?:a)?round| places)?|(?<three>(?:scenes? )?\d{1,2}) and (?<four>\d{1,2}) (?:the )?other way (?:a)?round`,
    ),
    ({ one, two, three, four }) => pair('swap-scenes', one ?? three ?? '', two ?? four ?? ''),
  ],
  [
    form(
      String.raw`(?:merge|combine|join|put|make) (?<one>${N}) (?:and|with|&) (?<two>${N})(?: together| (?:in)?to one(?: scene)?| (?:as )?one(?: scene)?)?|(?<three>scenes? ?\d{1,2}) and (?<four>\d{1,2}) (?:should|could|can) be (?:one(?: scene)?|together|joined|merged|combined)|(?:merge )?the (?<five>last) two scenes(?: (?:should|could|can) be one(?: scene)?)?`,
    ),
    ({ one, two, three, four, five }) =>
      five ? { id: 'merge-scenes', scene: -2, other: -1 } : pair('merge-scenes', one ?? three ?? '', two ?? four ?? ''),
  ],
  [
    form(
      String.raw`(?:split|divide) (?<one>(?:the )?(?:scene|shot) ?\d{1,2}|(?:the )?last scene)(?: up)?(?: (?:in|into|to) (?:two|2)(?: scenes)?)?|make (?:two|2) scenes (?:out )?of (?<two>scene \d{1,2})`,
    ),
    ({ one, two }) => listed('split-scene', one ?? two ?? ''),
  ],
  [
    form(
      String.raw`(?:split|break(?: up)?|divide)(?: the (?:long )?sentences? (?:in|of))? (?<one>${N})(?: up)?(?: (?:in|into|to) (?:two|three|2|3|shorter|smaller)(?: or (?:two|three))?(?: (?:short|shorter|small))?(?: ones| sentences| lines)?)?(?:,? (?:it'?s|its) so+ long)?|(?<two>${SCENE}) ${LONG},? (?:break|split)(?: it)?(?: up)?|(?:break up|split) the (?<three>first|last) sentence|(?<four>${SCENE}) (?:is|are) (?:a bit |way |much )*(?:too long(?: to say)?|a lot|a mouthful) (?:in|for) one (?:breath|go)(?:,? (?:please )?(?:fix|split|divide)(?: it)?)?`,
    ),
    ({ one, two, three, four }) => listed('split-sentences', one ?? two ?? four ?? `${three ?? ''} scene`),
  ],
  [
    form(
      String.raw`(?:shorten|trim|tighten|cut down) (?<one>${SCENE})|make (?<two>${SCENE}) (?:a bit |much )?(?:shorter|tighter)|(?<three>${SCENE}) ${LONG}(?:,? (?:can you |please )?(?:shorten|trim|cut|tighten)(?: it)?(?: down| up)?)?|(?:shorten|trim) ${'(?<four>scenes? ?\\d{1,2}(?:,? and \\d{1,2})+)'}`,
    ),
    ({ one, two, three, four }) => listed('shorten-scene', one ?? two ?? three ?? four ?? ''),
  ],
  [
    form(
      String.raw`(?:rewrite|redo|change|rework|rephrase|reword) (?<one>${SCENE})(?: please)?|(?<two>${SCENE}) (?:sounds|is|feels) (?:a bit |too |very )?(?:stiff|weird|odd|boring|clunky|unnatural|awkward|flat|formal)(?:,? (?:fix|change|rewrite)(?: it)?)?`,
    ),
    ({ one, two }) => listed('rewrite-scene', one ?? two ?? ''),
  ],
  [
    form(
      String.raw`(?<one>(?:scene|line)s? ?\d{1,2}) and (?<two>(?:scene |line )?\d{1,2}) (?:say|are|mean|sound|repeat)\w* (?:about |almost |basically )?(?:the )?(?:same(?: thing)?|each other|twice|a repeat)(?:,? (?:so )?(?:keep|leave|use)(?: only)? (?:only )?one(?: of them)?)?`,
    ),
    ({ one = '', two = '' }) => pair('same-lines', one, two),
  ],
  [
    form(
      String.raw`(?:add|put|make|leave|i want|with|take) (?:a|an|one|one second|a second of) (?:short |little |small |long )?(?:pause|beat|break|silence) (?<side>before|after) (?:the )?(?<what>[^,;]{3,60}?)(?: (?:line|part|bit))?`,
    ),
    ({ side = '', what = '' }) => ({ id: 'pause', about: what, text: side.toLowerCase() }),
  ],
]

const SHOW = String.raw`(?:show|film|see|(?:have|use|put|get)(?= (?:an?|the|my|some|more) (?:\p{L}+ )?(?:photo|picture|shot|clip|video|image|close)))`
const MEDIA = String.raw`(?:picture|photo|shot|clip|image|close[- ]?up|video)`
const WHEN = String.raw`(?:when(?:ever)? (?:i|we|he|she|they) (?:say|talk about|mention|tell|speak about|get to|ask)s?|while i (?:say|talk about|mention|tell)|at the (?:part|bit|line) (?:about|where|with)|as i say|on the line about|for the line about)`
/** What a picture shows, and not how it is shot or made. */
const UNSHOWN =
  /\b(?:one take|no cuts?|continuous|redo|pictures?|slow[- ]?mo|subtitles?|script|voice ?over|better|more|less|shorter|text|price|caption|title)\b|^(?:it|this|that|them|something|somewhere|how|what|don'?t|do not|about|a question)\b|^me$/i

/** What is to be seen, without what is not and why. */
function seen(typed: string, place: Partial<Wish>): Wish | undefined {
  const text = typed
    .replace(/,? (?:and )?not (?:an? |the |my |me\b|in ).*$|, (?:we|i) (?:still )?have\b.*$/i, '')
    .trim()
  return UNSHOWN.test(text) || text.split(' ').length > 24 || text === ''
    ? undefined
    : { id: 'set-picture', text, ...place }
}

function seenWhen(what: string, when: string, quotes: readonly string[]): Wish | undefined {
  const slot = slotOf(when, quotes)
  return slot && seen(what, { about: slot.text })
}
const sceneOf = (raw: string) =>
  spotOf(`in ${raw.replace(/^the /i, '')}`)?.scene ??
  (/last|end/i.test(raw) ? -1 : /first|open|start|begin|intro|hook/i.test(raw) ? 1 : undefined)
const ANY_SCENE = String.raw`(?:${SCENE}|(?:the )?(?:opening|first shot|first scene|last shot|last scene|beginning|ending|hook|intro))`

/** No face is seen; what is seen instead, where that is named. */
function faceless(items = ''): Wish | undefined {
  if (/close ?-?ups?|shots?|^\s*(?:so|too|as|that|much|all)\b/i.test(items)) return undefined
  const things = items
    .replace(
      /\b(?:only|just|voice ?over(?: only)?|from above|close ?ups?|my voice(?: over)?(?: the top)?|please)\b/gi,
      ' ',
    )
    .replace(/^[\s,&]+|[\s,&]+$|^and | and$/gi, '')
    .replace(/\bn\b/gi, 'and')
    .replace(/\s+/g, ' ')
    .replace(/^and | and $| and$/gi, '')
    .trim()
  if (things.split(' ').length > 8 || /\b(?:is|are|was|im|i|it|the (?:end|start)|scene|but|because)\b/i.test(things))
    return undefined
  const isPlain = things === '' || /^(?:(?:the |my )?(?:hands?|product)(?: and )?)+$/i.test(things)
  return { id: 'no-face', ...(!isPlain && { text: things }) }
}

/** What is seen. */
export const PICTURE_FORMS: readonly Form[] = [
  [
    form(
      String.raw`(?:(?:(?:i )?(?:don'?t|do not|not|rather not) (?:want to |wanna |want )?(?:show|see|use|have|put|be)?|no|without) ?(?:my |me |any |a )?(?:face|faces|person|people|in it|on camera|myself)(?: (?:in it|at all|on camera|in the video))*|i'?m camera shy|camera shy|faceless)(?:[,.;]? (?:and )?(?:only |just |but |show |use )*(?:me )?(?:my |the )?(?<items>(?!in\b)[\p{L}][\p{L} &,-]{2,60}))?`,
    ),
    ({ items }) => faceless(items),
  ],
  [
    form(
      String.raw`(?:just |only |show )*(?:(?:my|the) )?(?<items>(?:hands?|product|voice ?over)(?: (?:and|&|with) (?:the |my )?[\p{L}]+){0,2})(?: only| over the top)?`,
    ),
    ({ items = '' }) => (/^(?:hands?|voice ?over)\b|\bhands?\b/i.test(items) ? faceless(items) : undefined),
  ],
  [
    form(
      String.raw`(?:less|fewer)(?: of)? (?:my |me |of my |close ?ups of my )*(?:face|me|camera|talking head)(?: (?:please|in it|on camera))?|more (?:action|things to film|to look at|closeups?|close-ups?|close ups?|pictures|images|shots)(?: of things)?,? (?:and )?(?:less|fewer)(?: of)? (?:my |me |of )*(?:face|me|camera)(?: in front of the camera)?|more to look at(?:,? .*)?|more (?:going on )?on screen|(?:i )?(?:don'?t|do not|not) (?:want to )?be (?:on camera|seen|in it) (?:so|that|too) much`,
    ),
    () => ({ id: 'less-face' }),
  ],
  [
    form(
      String.raw`(?:${SHOW})(?: me)? (?<what>[^\ue010\ue011]{4,140}?),? ${WHEN} (?<when>${X})|${WHEN} (?<when2>${X}),? ${SHOW} (?<what2>[^\ue010\ue011]{4,140})`,
    ),
    ({ what, when, what2, when2 }, quotes) => seenWhen(what ?? what2 ?? '', when ?? when2 ?? '', quotes),
  ],
  [
    form(
      String.raw`(?:for |in |on )?(?:the )?(?:${MEDIA} (?:of|for|in) )?(?<scene>${ANY_SCENE})(?::| (?:should|must|could) (?:show|be(?= (?:on|in|at|an?|the|me|my|from|outside)\b))|,? ${SHOW}| let the \p{L}+ be| from| from inside| (?:could|should) be filmed)+ (?<what>[^\ue010\ue011]{4,140})`,
    ),
    ({ scene = '', what = '' }) => {
      const at = sceneOf(scene)
      return at === undefined || /^(?:say|add|change|make|shorter|longer|more|less)\b/i.test(what)
        ? undefined
        : seen(what, { scene: at })
    },
  ],
  [
    form(
      String.raw`(?:${SHOW}|make) (?<what>[^\ue010\ue011]{4,140}?) (?:in|for|as|at) (?:the )?(?<scene>${ANY_SCENE})(?: instead of .*| please)?`,
    ),
    ({ scene = '', what = '' }) => {
      const at = sceneOf(scene)
      return at === undefined ? undefined : seen(what, { scene: at })
    },
  ],
  [form(String.raw`show (?!the price\b)(?:me )?(?<what>[^\ue010\ue011]{6,140})`), ({ what = '' }) => seen(what, {})],
]

const SCREEN = String.raw`(?:on[- ]?screen(?: text)?|(?:the )?(?:text|words?|writing|caption)s? on (?:the )?screen|screen text)`

/** Text that is read, not said. */
export const SCREEN_FORMS: readonly Form[] = [
  [
    form(
      String.raw`(?:no|without|remove|take out|drop|delete|get rid of|too much|less)(?: the| any| all)? ${SCREEN}(?: (?:in|of|from) (?<scene>${SCENE}))?(?:,? (?:please|at all))?`,
    ),
    ({ scene }) => ({ id: 'screen-text', other: -1, ...(scene && { scene: sceneOf(scene) ?? 1 }) }),
  ],
  [
    form(
      String.raw`(?:${SCREEN})(?: in (?<scene>${SCENE}))?(?: should| must| could| to)*(?: say| be| says| read)*:? ?(?<q>${Q})(?: (?:instead|too|not .*))?`,
    ),
    ({ q = '', scene }, quotes) => ({
      id: 'screen-text',
      text: quotes[Number(/\d+/.exec(q)?.[0])] ?? '',
      instead: true,
      ...(scene && { scene: sceneOf(scene) ?? 1 }),
    }),
  ],
  [
    form(
      String.raw`(?:put|show|write|add|have|${SAY}) (?<what>${X}) (?:as (?:big )?text )?(?:on (?:the )?screen|as (?:big )?(?:on-screen )?text(?: on (?:the )?screen)?)(?: (?:big|massive|large))?(?: (?:in|at|on) (?<scene>${SCENE}))?(?: ${WHEN} (?<when>${X}))?|on[- ]screen text put (?<list>[^\ue010]{3,80})`,
    ),
    ({ what, scene, when, list }, quotes) => {
      const slot = slotOf(what ?? list ?? '', quotes)
      const beside = when && !/^(?:it|that|this)$/i.test(when) ? slotOf(when, quotes) : undefined
      if (
        !slot ||
        (when && !beside && !/^(?:it|that|this)$/i.test(when)) ||
        /^(?:the )?(?:price|text|it|that|this|everything|counter|numbers?)$/i.test(slot.text)
      )
        return undefined
      return {
        id: 'screen-text',
        text: slot.text,
        ...(scene && { scene: sceneOf(scene) ?? 1 }),
        ...(beside && { about: beside.text }),
      }
    },
  ],
  [
    form(String.raw`(?:take |remove |get )?(?:the )?price (?:out of|off|from) (?:the )?(?:pictures?|screen)`),
    () => ({ id: 'remove-price', about: 'seen' }),
  ],
  [
    form(
      String.raw`(?:don'?t say the price|take (?:out )?the price out of what i say),? (?:just |only )?(?:put it on (?:the )?screen|leave it as text|on screen)`,
    ),
    () => ({ id: 'remove-price', about: 'said' }),
  ],
]
