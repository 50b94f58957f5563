import type { Disclosure, Tone, VideoStyle } from '@reelwright/shared'

/** What makes a style recognisable, as a writer is told. (domain/script-writing.md, section 3) */
export const STYLE_CRAFT: Record<VideoStyle, string> = {
  storytelling:
    'A story told in the past tense, in one place on one day. Beats: a scene already moving (hook), the setting, the trouble grows, the turn, the change with the features inside it, the price, the call. One small image from the opening returns at the end.',
  'story-time':
    'Somebody retells a mishap in the spoken present, with reported speech ("and she goes"), asides and self-mockery. Beats: hook, "so" context, it gets worse, worse again, the punch, the product, now, the call.',
  'talking-head':
    'One person, one opinion, straight to the viewer as "you"; no change of scene in the words. Beats: hook, my take, reason one, reason two, a fair warning, product and price, the call.',
  conspiracy:
    'A playful mock investigation of an everyday object; nobody real is accused, and a wink says so. Beats: hook, the theory, clue one, clue two, the reveal, the product as the answer, the wink, the call. "Case closed" belongs here.',
  informative:
    'Calm and exact: what it is, how it is used, two to four times a fact and what it means ("which means"), who it is for and who not, price, call. No drama.',
  skit: 'A little scene in dialogue. Every line is "NAME: words" with at most nine words, two or three voices, each line on a line of its own. Beats: set-up, what somebody wants, it escalates, the product enters, the payoff, a tag with the price, the call. The last line flips the first.',
  'bottom-of-funnel':
    'For people who nearly buy: question and answer pairs that clear doubts. Beats: hook, doubt one answered, doubt two answered, what you get, who should skip it, price, the call. No scene setting. "Short answer" belongs here.',
  'product-review':
    'A verdict from a test people can watch. Beats: a tease of the verdict, the test, one good point, another, points off, who it is for, what it costs against that, the call.',
  'before-after':
    'Two mirrored pictures in fragments: BEFORE and AFTER with the same syntax ("Same drawer. Same spoons."). Beats: BEFORE image, before, the switch, AFTER image, what did it, price, call. Rooms, desks and routines only, never bodies or skin.',
  'day-in-life':
    'A timeline in the present tense with clock stamps ("6:15."). Beats: first stamp, morning, midday, evening, night as a recap, price, call. The product turns up in two or three moments.',
  'hack-tip':
    'A how-to: the result first, why it usually annoys, step one, step two, step three, the tool, price, call. Imperatives the viewer can follow; the product is the tool, never the topic.',
  comparison:
    'A match in rounds between the product and the old way (or doing nothing), never a named brand. Beats: the matchup, both corners, round one, two, three, the verdict, price, call. The old way may win a round.',
}

/** Diction and syntax of a tone, and what it must avoid. (section 4) */
export const TONE_CRAFT: Record<Tone, string> = {
  'excited-discovery':
    '4 to 9 words a sentence, at most two "!"; interruptions, rising lists, present tense. No superlatives, no capitals.',
  'skeptical-convinced':
    '6 to 12 words, no "!"; doubt, test, a grudging yes ("fine", "I\'ll give it that"). No early praise.',
  'helpful-friend': '6 to 12 words; "you", "here\'s what I\'d do", a way out ("skip it if"). No lecturing.',
  'shocked-mindblown':
    '2 to 8 words, fragments, one or two questions; a restart ("hold on"), disbelief at a detail people can see, then calm. No "insane", no miracles.',
  'casual-review': '6 to 11 words; at most two shrugs (pretty, kind of, honestly), understatement. No hype, no "!".',
  'urgent-psa':
    '3 to 8 words, verbs first; one reason per line; the deadline is a need ("before the next rain"), never stock or a clock. No alarm about health.',
  'comedy-entertainment':
    'Mixed lengths, the punch word last; rule of three, over-literal comparison, a callback in the call. Never at the cost of viewers, groups or bodies.',
  'educational-expert':
    '8 to 14 words; define, consequence, example; "because", "which means". No credentials, no unexplained jargon.',
  'relatable-struggle': '5 to 11 words; small humiliations, "you know that face". No blame, no despair.',
  'success-story':
    '6 to 12 words, past into present; then and now, one everyday change people can see. No income, health or weight.',
}

/** What has to be said about the tie between creator and seller. (DISC-01) */
export const DISCLOSURE_CRAFT: Record<Disclosure, string> = {
  none: '',
  'own-product': 'Say once, in the first third, that it is your own product ("my own shop").',
  affiliate: 'Say once, in the first third, that you earn a commission.',
  gifted: 'Say once, in the first third, that it was gifted.',
  paid: 'Say once, in the first third: "This is an ad." or "This is a paid ad."',
}
