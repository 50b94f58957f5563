import { scenesIn } from '../wish-details'
import { restored } from './message'
import { DROP, form, isMeta, Q, SCENE, slotOf, spotOf, X } from './slots'
import type { Form, Wish } from './wish'

const BARE = String.raw`(?:scenes?|lines?|shots?|parts?)?`
const N = String.raw`(?:the )?(?:${BARE} ?#?\d{1,2}|(?:first|second|third|fourth|fifth|last) (?:scene|line|shot)|(?:first|second|third|fourth|fifth|last))`
const LIST = String.raw`(?<list>(?:the )?(?:scenes?|shots?) ?\d{1,2}(?:(?: ?, ?| ?& ?| and | to ?| ?- ?)(?:scenes? ?)?\d{1,2})*|(?:the )?(?:first|second|third|fourth|fifth|last)(?: two| three)? scenes?|lines? ?\d{1,2}(?:(?: ?, ?| ?& ?| and )(?:line ?)?\d{1,2})*)`

const scenesOf = (list: string) => scenesIn(/\b(?:scene|line|shot|part)/i.test(list) ? list : `scene ${list}`)

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
      String.raw`(?:swap|switch|exchange|flip|change)(?: round| around)? (?<one>${N}) (?:and|with|&|for) (?<two>${N})(?: (?:a)?round| places)?|(?<three>(?:scenes? )?\d{1,2}) and (?<four>\d{1,2}) (?:the )?other way (?:a)?round`,
    ),
    ({ one, two, three, four }) => pair('swap-scenes', one ?? three ?? '', two ?? four ?? ''),
  ],
  [
    form(
      String.raw`(?:merge|combine|join|put|make)? ?(?<one>${N}) (?:and|with|&) (?<two>${N})(?: (?:should|could|can) be)?(?<joined>(?: together| (?:in)?to| as| in)*(?: one(?: scene)?)?)`,
    ),
    ({ one = '', two = '', joined = '' }, _, text = '') =>
      joined || /^(?:merge|combine|join)/i.test(text) ? pair('merge-scenes', one, two) : undefined,
  ],
  [
    form(
      String.raw`(?:rewrite|redo|change|rework|rephrase|reword) (?<one>${SCENE})(?: please)?|(?<two>${SCENE}) (?:sounds|is|feels) (?:a bit |too |very )?(?:stiff|weird|odd|boring|clunky|unnatural|awkward|flat|formal)(?:,? (?:fix|change|rewrite)(?: it)?)?`,
    ),
    ({ one, two }) => listed('rewrite-scene', one ?? two ?? ''),
  ],
]

const SHOW = String.raw`(?:show|film|see|(?:have|use|put|get)(?= (?:an?|the|my|some|more) (?:\p{L}+ )?(?:photo|picture|shot|clip|video|image|close)))`
/** What a picture shows, and not how it is shot or made. */
const UNSHOWN =
  /\b(?:one take|no cuts?|continuous|redo|pictures?|slow[- ]?mo|subtitles?|script|voice ?over|better|more|less|shorter|text|price|caption|title)\b|^(?:it|this|that|them|something|somewhere|how|what|don'?t|do not|about|a question)\b|^me$|\band then (?:do|say|the)\b|\bin the (?:first|second|last) part\b|\bat the end\b/i

/** What is to be seen, without what is not and why. */
function seen(typed: string, place: Partial<Wish>): Wish | undefined {
  const whole = typed.replace(
    /, (?:we|i) (?:still )?have\b.*$|,? so (?:that )?(?:\p{L}+ ){1,2}(?:can|see|know)\b.*$|,? (?:since|because|cos|cuz) .*$/iu,
    '',
  )
  const [, moment] = MOMENT.exec(whole) ?? []
  const bare = whole.replace(MOMENT, '').replace(/^instead of [^,]{2,40}, (?:show )?/i, '')
  const [, hidden] = UNSEEN.exec(bare) ?? []
  const text = bare.replace(UNSEEN, '').trim()
  return UNSHOWN.test(text) || text.split(' ').length > 24 || text === ''
    ? undefined
    : {
        id: 'set-picture',
        text,
        ...(hidden && { about: hidden }),
        ...(moment && { beside: moment }),
        ...place,
      }
}
/** What is said while the picture is seen. */
const MOMENT =
  /,? (?:when|while) (?:i|it|we|you|he|she)(?:'m|'s)? (?:say|says|saying|talk about|mention) (?:(?:it|that|this)\b|([^,]{2,60}))/i
/** What the picture is not to show. */
const UNSEEN =
  /,? instead$|,? (?:(?:and )?not (?=an? |one |the |my |me\b|in )|instead of (?:just )?)((?:an? |one |the |my |me\b|in )?.*)$/i

const sceneOf = (raw: string) =>
  spotOf(`in ${raw.replace(/^the /i, '')}`)?.scene ??
  (/last|end/i.test(raw) ? -1 : /first|open|start|begin|intro|hook/i.test(raw) ? 1 : undefined)
const ANY_SCENE = String.raw`(?:${SCENE}|(?:the )?(?:opening|first shot|first scene|last shot|last scene|first part|last part|beginning|start|(?:very )?end|ending|hook|intro))`

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

/** Who is seen, and what they have to do. */
const SEEN = String.raw`(?:she|he|i|we|they|you|(?:the|my) \p{L}+) (?:should|must|needs? to|has to|have to) (?!be\b|say\b|mention\b|go\b|come\b|stay\b)`
const PACED = String.raw`(?:an? (?:bit|lil|little) )?(?:slower|faster|calmer|quieter|louder|softer|more (?!details|jokes|info|features|text|words|about|price)\p{L}+)`
const PAUSE = String.raw`(?:an? |one |some )?(?:\p{L}+ ){0,2}(?:pause|beat|silence)`
const MAX_NOTE = 16
/** Words of filming: how the whole of it is shot or heard. */
const FILMED = String.raw`\bwhisper\p{L}*\b|\bone (?:single )?(?:shot|take)\b|\bsingle (?:shot|take)\b|\b(?:front|selfie) cam(?:era)?\b|\b(?:be|wear\p{L}*|show\p{L}*) [^.]{2,60} in (?:every|all|each)(?: the)? (?:scenes?|shots?|pictures?)\b|\bthe whole time\b|^(?:no|only|use|take|put|have|with) .*\b(?:in|from) the pictures\b|\b(?:some|more|seconds? of|moment of) silence\b|\b(?:no|without) (?:background )?music\b|^(?:the )?camera\b|\bpauses?\b|\bzoom\b|\bslow[- ]?mo`
/** Says who does something, or leaves open where the pause is: no note as it stands. */
const NO_NOTE =
  /^(?:i|i'm|you|u|we|he|she|they|it|this|that|there|can|could|would|should|be|is|are|do you)\b|^\S+ be\b|\b(?:after|before) (?:it|that|this)\b|^(?:an? |the |one |some )?(?:\p{L}+ ){0,2}(?:pause|beat|silence)$/iu
/** Asks for more than a note, or tells of something. */
const UNFILMED =
  /\b(?:different|version|another|add|change|replace|swap|remove|delete|shorter|longer|instead|mention|price|hook|why|was|were|had|didn'?t|doesn'?t|isn'?t|said|says|wrote)\b/i

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
      String.raw`(?:for |in |on )?(?:the )?(?<scene>${ANY_SCENE})(?: camera| picture)?(?::|(?:,? (?:should|must|could|can)(?: it| that)?(?: just| only)?| just| only) (?:show|be(?= (?:on|in|at|an?|the|me|my|from|outside)\b))|,? ${SHOW}| let the \p{L}+ be|(?= from )| (?:could|should) be filmed)+ (?<what>[^\ue010\ue011]{4,140})`,
    ),
    ({ scene = '', what = '' }, _, text = '') => {
      const at = sceneOf(scene)
      return at === undefined ||
        /^(?:start|end) /i.test(text) ||
        /^(?:say|add|change|make|shorter|longer|more|less)\b/i.test(what)
        ? undefined
        : seen(what, { scene: at })
    },
  ],
  [
    form(
      String.raw`(?:(?:${SHOW}|make) |(?=(?:an? )?(?:camera|close-?ups?|shot|photo|clip|b-?roll|view) ))(?<what>[^\ue010\ue011]{4,140}?),? (?:that'?s all i (?:need|want) )?(?:in|for|as|at) (?:the )?(?<scene>${ANY_SCENE})(?<rest>,? (?:instead of|not) .*| instead| please|,? then .*)?`,
    ),
    ({ scene = '', what = '', rest = '' }) => {
      const at = sceneOf(scene)
      return at === undefined ? undefined : seen(what + rest.replace(/^(?: please|, then .*)$/i, ''), { scene: at })
    },
  ],
  [
    form(
      String.raw`(?:open|start|begin|end|finish)s? (?:on|with) (?<what>(?:me|us|my (?:\p{L}+ )?(?:hands?|face)|(?:an? |the )?(?:close-?up|shot|clip)(?: of)?|hands)\b[^\ue010\ue011]{4,140})`,
    ),
    ({ what = '' }, _, text = '') => seen(what, { scene: /^(?:end|finish)/i.test(text) ? -1 : 1 }),
  ],
  [
    form(
      String.raw`(?:say|read|speak) (?<about>${Q}) (?<how>(?:more |very |really )?(?:slow\p{L}*|quiet\p{L}*|loud\p{L}*|soft\p{L}*|fast\p{L}*|sarcastic\p{L}*|like (?:an?|it|you|i|he|she|they)\b|with an?\b|in an?\b).{0,80})`,
    ),
    ({ about = '', how = '' }, quotes) => ({
      id: 'film-note',
      about: quotes[Number(/\d+/.exec(about)?.[0])] ?? '',
      text: `say ${about} ${how}`,
    }),
  ],
  [
    form(
      String.raw`(?:(?<side>after|before) (?<about>${Q}),? )?(?:(?:i|we) (?:want|need) )?(?<how>${PAUSE})(?<rest> (?:after|before) ${Q})?`,
    ),
    ({ side, about = '', how, rest = '' }, quotes) => {
      const at = side ? ` ${side.toLowerCase()} ${about}` : rest
      return at === ''
        ? undefined
        : { id: 'film-note', about: restored(at, quotes).replace(/^.*? "|"$/g, ''), text: how + at }
    },
  ],
  [
    form(
      String.raw`(?:in )?(?<scene>${ANY_SCENE}),? (?<how>${SEEN}.{3,100})|(?<what>${SEEN}.{3,100}?|${PACED}) (?:in|at|for) (?<at>${ANY_SCENE})(?:,.*| (?:i|because|cos|bc) .*)?`,
    ),
    ({ scene, how, what, at }) => {
      const place = sceneOf(scene ?? at ?? '')
      const text = how ?? what ?? ''
      return place === undefined || UNFILMED.test(text) ? undefined : { id: 'film-note', text, scene: place }
    },
  ],
  [
    form(
      String.raw`(?=.*(?:${FILMED}))(?:(?:do|film|shoot|record|say|make|have|keep) (?:(?:it|this|the video|everything|all)(?: all)? )?)?(?:with )?(?<how>(?!that\b)[^\ue010\ue011]{4,120})`,
    ),
    ({ how = '' }) => {
      const text = how.replace(/,? (?:because|since|this is|it'?s|(?:i|we) (?:have|only|don'?t)|so that)\b.*$/i, '')
      return text.split(' ').length > MAX_NOTE || UNFILMED.test(text) || NO_NOTE.test(text)
        ? undefined
        : { id: 'film-note', text }
    },
  ],
  [form(String.raw`show (?!the price\b)(?:me )?(?<what>[^\ue010\ue011]{6,140})`), ({ what = '' }) => seen(what, {})],
]

const SCREEN = String.raw`(?:on[- ]?screen(?: text)?|(?:the )?(?:text|words?|writing)s? on (?:the )?screen|screen text)`

/** Text that is read, not said. */
export const SCREEN_FORMS: readonly Form[] = [
  [
    form(
      String.raw`(?:${SCREEN})(?: in (?<scene>${SCENE}))?(?: should| must| could| to)*(?: say| be| says| read)*:? ?(?<what>${Q})(?: (?:instead|too|not .*))?|(?:put|show|write|add|have) (?<put>${X}) (?:as text )?on (?:the )?screen(?: (?:too|also|instead))?(?: (?:in|at|on) (?<at>${ANY_SCENE}))?`,
    ),
    ({ what, put = '', scene, at }, quotes) => {
      const slot = slotOf(what ?? put, quotes)
      const spot = scene ?? at
      if (!slot || (!slot.quoted && isMeta(slot.text))) return undefined
      return {
        id: 'screen-text',
        text: slot.text.replace(/[.,;] (?:nothing else|no more)\b.*$/i, ''),
        ...(what && { instead: true }),
        ...(spot && { scene: sceneOf(spot) ?? 1 }),
      }
    },
  ],
]
