import { hookKey, lowerFirst, upperFirst } from '../language'
import type { Part } from './anatomy'
import { contracted, ORDER, withoutExclamation } from './diction'
import { countOf } from './reply'
import { anatomy, done, notDone, seriousFlags, type State, type Step, withWork } from './state'
import { isOfStory, isTold } from './told-sentences'
import { replaced } from './working-script'

/** Ways of saying the same: what a sentence begins with, and how it ends. */
export type Manner = 'casual' | 'excited' | 'teacher' | 'calm'

const NAMES: Record<Manner, string> = {
  casual: 'More casual',
  excited: 'More excited',
  teacher: 'More like a teacher',
  calm: 'Calmer',
}

const STARTED = /^(?:and|but|so|oh|also|first|then|last|next|plus|okay|look|here's|this is|these are|now|with|if)\b/i

/** Sentences of features, price and call in another manner. The facts, the pictures and the seller's own story stay to the letter. */
export function inManner(state: State, manner: Manner): Step {
  if (state.work.dialogue) return notDone('')
  const parts = anatomy(state).filter(
    ({ sentence, role }) => !sentence.locked && role !== 'disclosure' && !isOfStory(state, sentence.text),
  )
  const features = parts.filter(
    ({ role, leans, place }) => (role === 'feature' || role === 'limit') && !leans && place.scene > 0,
  )
  const name = state.analysis.product.short
  let { work } = state
  let count = 0
  let reworded = 0
  for (const part of [...parts].reverse()) {
    const text = said(part, manner, features.indexOf(part), features.length, name)
    if (
      text === part.sentence.text ||
      seriousFlags(text, state).length > seriousFlags(part.sentence.text, state).length
    )
      continue
    work = replaced(work, part.place, text)
    count++
    if (hookKey(text) !== hookKey(part.sentence.text)) reworded++
  }
  const story = isTold(state) ? ' Your story stays as you typed it.' : ''
  return reworded === 0
    ? notDone(`I have no other words for these.${story} Type the line you want: add "..."`)
    : done(
        withWork(state, work),
        `${NAMES[manner]}: ${countOf(reworded, 'sentence')} in other words, with the same facts.${story}`,
      )
}

function said({ sentence: { text }, role, place }: Part, manner: Manner, at: number, of: number, name: string): string {
  const led = (lead: string, line: string) =>
    STARTED.test(line) || line.startsWith(lead) ? line : `${lead}${line.startsWith(name) ? line : lowerFirst(line)}`
  switch (manner) {
    case 'casual': {
      const short = contracted(text)
        .replace(/^However, /, 'But ')
        .replace(/\bvery\b/g, 'really')
      if (at === 1 || (at === 0 && of === 1)) return led('Oh, and ', short)
      return role === 'price' ? led('And ', short).replace(/\.$/, ', by the way.') : short
    }
    case 'excited': {
      if (at === 1) return led('And get this: ', loud(text))
      return at === 0 || role === 'call' || role === 'product' || (place.scene === 0 && place.sentence === 0)
        ? loud(text)
        : text
    }
    case 'teacher': {
      const calm = withoutExclamation(text)
      if (at < 0) return calm
      if (of < 2) return led('Remember: ', calm)
      return led(at === 0 ? 'First, ' : at === of - 1 ? 'And last, ' : at === 1 ? 'Second, ' : 'Then, ', calm)
    }
    case 'calm': {
      const calm = withoutExclamation(text)
      return role === 'call' && ORDER.test(calm) ? led('When you are ready, ', calm) : calm
    }
  }
}

const loud = (text: string) => upperFirst(text.replace(/\.$/, '!'))

/** How a whole video is said and played, for the notes of its scenes. */
const DELIVERIES = {
  dry: 'Deadpan: straight face, even voice, and a beat of silence after the last word.',
  calm: 'Quiet and slow: half your usual volume, one breath between sentences.',
  tired: 'Tired: low voice, slow blinks, let the end of each sentence drop.',
  lively: 'High energy: louder than usual, no pauses, hands in the picture.',
  warm: 'Warm: as if to one person you like, soft voice, a small smile.',
  playful: 'Playful: half a smile, a short pause before the funny word, then straight into the lens.',
  sure: 'Sure of it: upright, slow nods, no rising voice at the end of a sentence.',
  light: 'Light: even voice, no long pauses, a small smile where it gets heavy.',
  suspense: 'Build up: slow down before the turn, drop your voice, then two seconds of silence.',
  tender: 'Soft and slow, eyes off the lens at first, up at the last words.',
  casual: 'Like a voice note to a friend: no announcer voice, leave the small slips in.',
} as const
export type Delivery = keyof typeof DELIVERIES

const DELIVERED: readonly [Delivery, RegExp, Delivery][] = [
  ['dry', /\b(?:grump\w*|cross|moody|bitter|negative|whin\w+|moan\w*)\b/i, 'warm'],
  ['dry', /\b(?:rant\w*|angry|harsh|rude)\b/i, 'calm'],
  [
    'dry',
    /\b(?:deadpan|drier|dry|flat|ironic|irony|sarcas\w+|understated|matter[- ]of[- ]fact|laconic|monotone|cynical)\b/i,
    'lively',
  ],
  ['tired', /\b(?:tired|sleepy|exhausted|worn out|no sleep|5 ?am|bored)\b/i, 'lively'],
  [
    'calm',
    /\b(?:calm\w*|quiet\w*|soft\w*|slow\w*|whisper\w*|gentl(?:e|er|y)|sooth\w+|peaceful|relax\w*|chill\w*|like (?:a |an |my )?grand(?:pa|ma|father|mother)|zen)\b/i,
    'lively',
  ],
  ['suspense', /\b(?:suspense\w*|myster\w+|tension|tense|thriller|cliffhanger|build[- ]?up|creepy|spooky)\b/i, 'light'],
  [
    'lively',
    /\b(?:energ\w+|lively|upbeat|excit\w+|hyped?|shout\w*|pumped|snapp\w+|dynamic|loud\w*|enthusias\w+|drama\w*|joy\w*|happ(?:y|ier)|cheer\w*|bright\w*|punch\w*|intens\w+|passion\w*|kan ?cheong|panic\w*|stress\w*|urgent|fast\w*|quick\w*|hurr\w+|rush\w*)\b/i,
    'calm',
  ],
  [
    'tender',
    /\b(?:sad\w*|sentiment\w+|emotion\w*|poetic|lyrical|romantic|dreamy|nostalg\w+|melanchol\w+|touching|moving)\b/i,
    'light',
  ],
  [
    'warm',
    /\b(?:warm\w*|hopeful|heart\w*|cosy|cozy|kind\w*|tender|friendl\w+|lov\w+|human|caring|feeling\w*|motherly|sincere\w*)\b/i,
    'dry',
  ],
  [
    'playful',
    /\b(?:playful|cheek\w+|cute\w*|sill\w+|smile|humou?r\w*|joke\w*|funn\w+|witty|laugh\w*|fun|tongue|naughty|comic\w*|light-hearted)\b/i,
    'sure',
  ],
  [
    'sure',
    /\b(?:confiden\w+|serious|authorit\w+|trustworth\w+|bold\w*|proud\w*|expert|professional\w*|strong\w*|self-assured|convinc\w+|adult|mature|scared|nervous|afraid|worried|unsure)\b/i,
    'light',
  ],
  [
    'casual',
    /\b(?:casual\w*|natural\w*|chatty|conversational|voice ?note|like (?:talking|speaking|i talk)|friend|mate|spoken|real(?! (?:full )?name)|pub|stiff|formal|robot\w*|scripted)\b/i,
    'sure',
  ],
]

/** The manner that words ask for, or its opposite where they ask for less of it. */
export function deliveryIn(text: string): Delivery | undefined {
  const found = DELIVERED.flatMap(([delivery, words, opposite]) => {
    const hit = words.exec(text)
    if (!hit) return []
    const less =
      /\b(?:less|too|not so|not|stop|don'?t|without|no|(?:is|sounds|feels) (?:like )?(?:so|very|really))\b[^,]*$/i.test(
        text.slice(0, hit.index),
      ) ||
      /\b(?:sounds?|feels?|is|bit|so) (?:flat|dry|monotone|rushed|hurried)$/i.test(
        text.slice(0, hit.index + hit[0].length),
      )
    const isComplaint = /^(?:stiff|formal|robot\w*|scripted|scared|nervous|afraid|worried|unsure)$/i.test(hit[0])
    return [{ at: hit.index, delivery: less && !isComplaint ? opposite : delivery }]
  }).sort((a, b) => a.at - b.at)
  return found[0]?.delivery
}

/** Notes on how to say it, for the first scene and the one with the last line of the story; words and pictures stay. */
export function delivered(state: State, delivery: Delivery): Step {
  const note = DELIVERIES[delivery]
  const { scenes } = state.work
  if (state.seconds === undefined || state.work.scenes.length === 0)
    return notDone('A text alone has no notes on how to say it. Send the whole script for that.')
  const turn = scenes.findLastIndex(({ sentences }) => sentences.some(({ text }) => isOfStory(state, text)))
  const places = new Set([0, turn < 0 ? scenes.length - 1 : turn])
  const known = new RegExp(
    `(?:^| )(?:${Object.values(DELIVERIES)
      .map((each) => each.replace(/[.?]/g, '\\$&'))
      .join('|')})`,
    'g',
  )
  const noted = scenes.map((scene, at) => {
    const notes = places.has(at) ? `${scene.film.notes.replace(known, '')} ${note}`.trim() : scene.film.notes
    return notes === scene.film.notes ? scene : { ...scene, film: { ...scene.film, notes } }
  })
  const changed = [...places].map((at) => String(at + 1))
  return noted.every((scene, at) => scene === scenes[at])
    ? notDone(`The notes say that already: ${note}`)
    : done(
        withWork(state, { ...state.work, scenes: noted }),
        `I put "${note}" into the notes of scene${changed.length > 1 ? 's' : ''} ${changed.join(' and ')}`,
      )
}

const MANNER_OF: Partial<Record<Delivery, Manner>> = { calm: 'calm', lively: 'excited', casual: 'casual' }

/** Another manner, in words where there are other words, and in the notes. */
export function inDelivery(state: State, delivery: Delivery, manner = MANNER_OF[delivery]): Step {
  const worded = manner ? inManner(state, manner) : undefined
  const step = delivered(worded?.state ?? state, delivery)
  if (worded?.state) return done(step.state ?? worded.state, `${worded.said} ${step.said}`)
  return step.state ? done(step.state, `${step.said}; the words stay yours`) : step
}
