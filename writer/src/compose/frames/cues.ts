import type { VideoStyle } from '@reelwright/shared'
import type { BeatKind, FrameSource } from '../frame'

/** What one person with a phone can film: somebody, an action, one detail. Present tense; {shot} is the act that shows a feature. */
export const CUES: Record<BeatKind, readonly FrameSource[]> = {
  hook: [
    'Your hand comes into frame next to {image} and stops an inch short',
    'You step into frame {atPlace} and stop mid-step, looking straight at the lens',
    'You lean in until your face fills the frame, one eyebrow up',
    'You drop your keys next to {image}, and one of them keeps swinging',
    'You turn around from {image}, already talking',
    'The phone lies face up as you bend over it, ceiling light behind you',
  ],
  context: [
    'Your hands are full {atPlace}, and {image} waits at the edge of the frame',
    'You sit down {atPlace} next to {image} and push up your sleeves',
    'Your hands search a pocket, {image} out of focus behind them',
    'You look from {image} to the clock and back',
    'You walk past {image} without looking, coat half on',
    'You stand {atPlace}, one lace untied, the phone propped low',
  ],
  trouble: [
    'Your hands fumble next to {image}, and something slips out of frame',
    'You stare at {image}, shoulders dropping, one hand on your forehead',
    'You try to carry three things at once and {image} stays behind',
    'Your face in close-up as something clatters off camera',
    'You open a drawer, look inside, and close it again slowly',
    'You point at {image}, then let the hand sink',
  ],
  turn: [
    'Your hand sets {product} down in the exact spot where {image} used to be',
    'You open the parcel and lift {product} out, paper still rustling',
    'You slide {product} from behind your back into the center of the frame',
    'Your palm covers the lens, lifts, and {product} fills the picture',
    'The picture tilts from {image} to {product}, your thumb up at the edge',
  ],
  feature: [
    'You {shot}, filmed so close that your fingertips touch the frame edge',
    'Your hands turn {product} once around, a thumb pointing at the detail you name',
    'You {demo}, then hold still for a beat',
    'You hold {product} next to your face and tap the part you talk about',
    'You {shot}, one take, nothing cut out',
  ],
  limit: [
    'You put {product} down and talk with open hands, palms up',
    'You shrug at the lens, {product} resting in front of you',
    'You count on two fingers, then fold one back',
    'You lean on the surface next to {product} and shake your head slowly',
  ],
  price: [
    'You hold {product} steady while the price appears as text next to it',
    'You write the number on a sticky note and press it beside {product}',
    'Your finger draws a line under the price on the screen overlay',
  ],
  cta: [
    'You point down to where the link sits, {product} in the other hand',
    'You tap the lower corner of the frame twice, {product} against your chest',
    'You set {product} down, look into the lens, and point to the link',
  ],
}

/** Some beats of a style want their own picture. */
export const STYLE_CUES: Partial<Record<VideoStyle, Partial<Record<BeatKind, readonly FrameSource[]>>>> = {
  'before-after': {
    hook: [
      '{place} from one fixed point, {image} in the middle, nothing tidied',
      'You step out of frame and leave {image} alone in the picture',
    ],
    trouble: [
      'The camera stays on the fixed point while you walk in, sigh, and walk out',
      'Your hand marks the tripod spot with tape, {image} behind it',
    ],
  },
  skit: {
    context: [
      'You play both people: jacket on for one voice, jacket off for the other',
      'You talk to the left edge of the frame, then answer from the right, a hat on',
    ],
    trouble: [
      'You argue with yourself across the table, {image} between the two of you',
      'You freeze, and the other you leans in from the side',
    ],
    feature: [
      'The other you hands {product} across the frame line, and you take it with both hands',
      'You inspect {product} with one eye closed while the other you waits',
    ],
  },
  conspiracy: {
    context: [
      'You lean towards a desk lamp and whisper, a notebook open beside {image}',
      'You pin a paper note to the wall and step back',
    ],
    trouble: [
      'Your finger traces a line from {image} to a hand-drawn arrow',
      'You hold a magnifying glass over {image}, eye huge behind it',
      'You draw a circle around {image} on a printed photo',
    ],
    limit: ['You switch on the ceiling light, squint, and grin'],
  },
  'day-in-life': {
    hook: [
      'Your hand slaps the alarm off, the clock large in the frame',
      'Your feet hit the floor, curtain still closed',
    ],
    context: [
      'You pour coffee with one hand and reach for {product} with the other, clock in the background',
      'You lock the front door with your elbow, bag on your shoulder',
    ],
  },
  'hack-tip': {
    context: [
      'Both hands clear {place} from left to right, top-down, one thing at a time',
      'Your finger points at the one spot that stays empty, then taps it',
      'Your hands do the step once at normal speed and once slowly',
    ],
  },
  comparison: {
    turn: ['You put {product} to the right of a strip of tape, {image} on the left'],
    feature: [
      'You {shot}, and a hand-drawn score card flips next to {product}',
      'You point left, shake your head, point right, and nod',
      'You add one chalk line to the right-hand side of the score',
    ],
  },
  'product-review': {
    turn: [
      'You put {product} next to a notebook and click your pen',
      'You place {product} {atPlace} and start a timer with your thumb',
    ],
    limit: ['You cross one box on the notebook page and turn it to the lens'],
  },
}

export const SHOTS: Record<BeatKind, readonly string[]> = {
  hook: ['Extreme close-up', 'Close-up', 'POV shot', 'Low-angle close-up'],
  context: ['Wide shot', 'Medium shot', 'Over-shoulder shot', 'Top-down shot'],
  trouble: ['Close-up', 'POV shot', 'Medium shot', 'Over-shoulder shot'],
  turn: ['Medium shot', 'Top-down shot', 'Close-up', 'Mirror shot'],
  feature: ['Extreme close-up', 'Close-up', 'Top-down shot', 'POV shot'],
  limit: ['Medium shot', 'Wide shot', 'Close-up'],
  price: ['Close-up', 'Medium shot', 'Top-down shot'],
  cta: ['Medium shot', 'Close-up', 'Wide shot'],
}

export const MOVES: Record<BeatKind, readonly string[]> = {
  hook: [
    'whip pan onto the subject',
    'fast push-in',
    'handheld, moving from the first frame',
    'tilt up from the hands to the face',
  ],
  context: ['handheld follow', 'static tripod', 'slow pan'],
  trouble: ['handheld, slightly too close', 'jump cuts on each mishap', 'slow push-in'],
  turn: ['match cut from the scene before', 'rack focus from hands to product', 'tilt up'],
  feature: ['slow push-in, single take', 'static, single unbroken take', 'slow orbit by hand'],
  limit: ['static tripod', 'slow pull-back'],
  price: ['static, text overlay with the price', 'slow push-in, text overlay with the price'],
  cta: ['static, leave the lower third free for the link', 'short push-in, lower third free'],
}

export const LIGHTS: readonly string[] = [
  'window light from the side',
  'soft daylight, lamps off',
  'one warm lamp',
  'daylight from behind the phone',
]

/** How to say it. */
export const DELIVERY: Record<BeatKind, readonly string[]> = {
  hook: [
    'Start talking in the first frame, no greeting.',
    'Say it flat and fast, then pause for half a second.',
    'Eyes on the lens from the first word.',
  ],
  context: [
    'Keep it conversational, as if a friend sat across the table.',
    'Slow down on the place, so people can picture it.',
    'Half a breath before the last sentence.',
  ],
  trouble: [
    'Let the annoyance show in your face, not in your volume.',
    'Speed up a little towards the end.',
    'Look away from the lens on the worst part.',
  ],
  turn: [
    'Drop your voice on the product name, then smile.',
    'Pause before the product, then say it plainly.',
    'Hold the product still while you name it.',
  ],
  feature: [
    'Show it while you say it, and keep the take uncut.',
    'Point to the exact part you name.',
    'Say it once, clearly, and let the picture do the rest.',
  ],
  limit: [
    'Say this one straight, no smile needed.',
    'Shrug, and mean it.',
    'Slow down: this is the line that builds trust.',
  ],
  price: [
    'Say the number once and leave it on screen.',
    'Read the number as it stands in the shop on the day you post.',
  ],
  cta: ['One gesture to the link, then hold still for a second.', 'Lower your voice on the last words and stop.'],
}
