import type { Tone, VideoStyle } from '@reelwright/shared'

/** In which order wishes of one message are carried out. */
export type WishGroup = 'safety' | 'facts' | 'structure' | 'tone' | 'length' | 'surface' | 'answer'

export interface WishKind {
  id: WishId
  group: WishGroup
  /** What the button of an offer says. */
  label: string
  /** The words the button stands for; understood as this very wish. */
  prompt: string
  /** How people ask for it. */
  aliases: readonly string[]
}

export type WishId =
  | 'compliant'
  | 'remove-price'
  | 'set-price'
  | 'add-price'
  | 'take-out'
  | 'once'
  | 'film-note'
  | 'captions'
  | 'replace'
  | 'add'
  | 'mention'
  | 'move'
  | 'open-with'
  | 'end-with'
  | 'use-hook'
  | 'use-call'
  | 'question-hook'
  | 'delete-scene'
  | 'swap-scenes'
  | 'merge-scenes'
  | 'set-picture'
  | 'no-face'
  | 'screen-text'
  | 'manner'
  | 'needs'
  | 'remove-feature'
  | 'add-feature'
  | 'emphasise-feature'
  | 'style'
  | 'another-version'
  | 'rewrite-scene'
  | 'change-hook'
  | 'list-hooks'
  | 'change-call'
  | 'one-call'
  | 'social-proof'
  | 'proof'
  | 'limit'
  | 'ending'
  | 'loop'
  | 'tone'
  | 'funnier'
  | 'urgent'
  | 'calmer'
  | 'audience'
  | 'personal'
  | 'direct'
  | 'less-salesy'
  | 'rhythm'
  | 'shorter'
  | 'longer'
  | 'to-length'
  | 'simplify'
  | 'visual'
  | 'no-cues'
  | 'versions'
  | 'translate'
  | 'emoji'
  | 'song'

/** A list as people write one: phrases between commas. */
const phrases = (list: string): readonly string[] => list.split(',').map((phrase) => phrase.replace(/\s+/g, ' ').trim())

/**
 * Section 11 of domain/script-writing.md as a table: id, group, label, prompt, aliases. Where two aliases fit, the longer one wins.
 * Small words (the, it, my, make, please) and endings do not matter in aliases, and these are one word each:
 * remove = drop, delete, lose, take out, get rid of, leave out. add = include, insert, mention, put in.
 * change = new, another, different, better, rewrite, redo, fix, improve, swap.
 */
export const WISHES: readonly WishKind[] = `
  compliant | safety | Make it compliant | make it compliant | compliant, safe for tiktok, remove claims, no violations, get banned, make safe, safer
  remove-price | facts | Remove the price | remove the price | remove price, no price, without price, hide price
  add-price | facts | Add the price | add the price | add price, say price, with price, tell price, price missing
  remove-feature | facts | Remove a feature | remove a feature | remove feature, fewer features, less features, too many features
  add-feature | facts | Add an unused feature | add a feature | add feature, more features, more details, add details, more specific, more concrete, too vague
  emphasise-feature | facts | Emphasise the top feature | emphasise the top feature | emphasise, emphasize, highlight, focus on, stress, lead with
  another-version | structure | Another version | another version | change version, change script, change everything, start over, from scratch, again, try again
  rewrite-scene | structure | Rewrite one scene | rewrite scene 2 | change scene
  list-hooks | answer | Give me 5 hooks | give me 5 hooks | hooks, hook ideas, hook options, other hooks, change hooks, openers
  change-hook | structure | New hook | new hook | change hook, hook not strong, hook mid, meh hook, weak hook, dislike opening, change opening, change opener, change intro, change first line, change start, change beginning, hook, catchier, catchier opening, strong hook, boring start, slow start, hook too slow, punchier hook, shorter hook, hook too long, boring
  one-call | structure | Keep one call to action | one cta | one cta, only one cta, too many ctas, cta twice, one ask, one will do
  change-call | structure | New call to action | new cta | change cta, cta, add cta, strong cta, soft cta, softer cta, change last line
  social-proof | structure | Add social proof | add social proof | social proof, add testimonial, add reviews, add customer quote
  proof | structure | Add a demo | add a demo | add proof, add demo, demo, show works, more proof, more trust, more believable, more convincing
  limit | structure | Say who should skip it | say who should skip it | who should skip, who not buy, add limit, add downside, more honest
  loop | structure | Loop the ending into the hook | add a loop | loop, add loop, make loop
  ending | structure | Stronger ending | stronger ending | stronger ending, strong ending, change ending, change end, punchier ending, flat ending, weak ending, change outro, weak last line
  funnier | tone | Funnier | funnier | funnier, funny, more funny, more fun, humor, add humor, add joke, joke, jokes, more jokes, too serious
  urgent | tone | More urgent | more urgent | more urgent, urgent, urgency, add urgency, add fomo, fomo, scarcity
  calmer | tone | Calmer | calmer | calmer, calm, calm down, softer, tone down, less jokes, remove joke, remove jokes, no jokes, too many jokes, less hype, slower, too loud
  less-salesy | tone | Less salesy | less salesy | less salesy, salesy, too salesy, less pushy, sounds like ad, less sales, more natural, less cringe
  personal | tone | More personal | more personal | more personal, personal, first person, more relatable
  direct | tone | More direct | more direct | more direct, direct, talk to viewer, less about us more about viewer
  audience | tone | For another audience | write it for parents | change audience, audience, target
  tone | tone | Change the tone | change the tone to helpful friend | change tone, tone, change mood, change voice
  style | structure | Change the style | change the style to storytelling | change style, style, change format, format, turn into, as
  rhythm | surface | Better rhythm | better rhythm | change rhythm, rhythm, more rhythm, vary sentence length, monotone, flow, choppy
  shorter | length | Shorter | shorter | shorter, shorten, short, more short, too long, bit long, trim, cut down, more concise, tighten, less words, fewer words, too wordy, snappier, too many words
  longer | length | Longer | longer | longer, extend, expand, too short, more words, add more
  simplify | surface | Simpler words | simplify | simplify, simplify words, simpler, simple, more simple, easier, plain, plainer, simple english, easier english, easy english, simple words, simpler words, plain words, less jargon, too complicated, shorter sentences, short sentences, punchier
  visual | surface | More visual | more visual | more visual, visual, visuals, add visuals, change visuals, change shots, more shots
  no-cues | surface | No visual cues | no cues | no cues, remove cues, no visual cues, without cues, only words, only voiceover
  versions | answer | Compare versions | compare versions | undo, go back, revert, compare versions, change back
  translate | answer | Translate | translate it | translate, translation
  captions | answer | Captions | captions | captions, subtitles, caption, add captions, put captions, with captions, add subtitles
  emoji | answer | Emoji | add emoji | emoji, emojis, add emoji, add emojis
  song | answer | Song lyrics | make it a song | song, lyrics, rap, sing, rhyme, poem, jingle`
  .trim()
  .split('\n')
  .map((row) => {
    const [id = '', group = '', label = '', prompt = '', aliases = ''] = row.split('|').map((cell) => cell.trim())
    return { id: id as WishId, group: group as WishGroup, label, prompt, aliases: phrases(aliases) }
  })

/** What people call the tones. Longer names win. */
export const TONE_NAMES: Record<Tone, readonly string[]> = {
  'excited-discovery': phrases('excited discovery, excited, enthusiastic, energetic, hyped'),
  'skeptical-convinced': phrases('skeptical convinced, skeptical, sceptical, doubtful'),
  'helpful-friend': phrases('helpful friend, helpful, friendly, friend, kinder'),
  'shocked-mindblown': phrases('shocked mindblown, shocked, mindblown, mind blown, surprised, dramatic'),
  'casual-review': phrases('casual review, casual, laid back, conversational, conversation, chatty, chattier'),
  'urgent-psa': phrases('urgent psa, psa, urgent'),
  'comedy-entertainment': phrases('comedy entertainment, comedy, comedic, funny, humorous'),
  'educational-expert': phrases(
    'educational expert, educational, expert, professional, serious, formal, teacher, professor',
  ),
  'relatable-struggle': phrases('relatable struggle, relatable, struggle'),
  'success-story': phrases('success story, success, inspiring, inspirational'),
}

/** What people call the styles. */
export const STYLE_NAMES: Record<VideoStyle, readonly string[]> = {
  storytelling: phrases('storytelling, story telling, narrative, story'),
  'talking-head': phrases('talking head, monologue'),
  conspiracy: phrases('conspiracy, conspiracy theory'),
  informative: phrases('informative, explainer, informational'),
  skit: phrases('skit, sketch, dialogue, dialog'),
  'bottom-of-funnel': phrases('bottom of funnel, objections, q and a'),
  'story-time': phrases('story time, storytime'),
  'product-review': phrases('product review, review'),
  'before-after': phrases('before after, before and after'),
  'day-in-life': phrases('day in life, day in the life, vlog'),
  'hack-tip': phrases('hack tip, hack, how to, tutorial'),
  comparison: phrases('comparison, versus'),
}
