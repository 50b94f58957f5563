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
  /**
   * How people ask for it. Small words (the, it, my, make, please) and endings do not matter, and these are one word each:
   * remove = drop, delete, lose, take out, get rid of, leave out. add = include, insert, mention, put in.
   * change = new, another, different, better, rewrite, redo, fix, improve, swap.
   */
  aliases: readonly string[]
}

export type WishId =
  | 'compliant'
  | 'remove-price'
  | 'move-price'
  | 'set-price'
  | 'add-price'
  | 'take-out'
  | 'replace'
  | 'add'
  | 'mention'
  | 'move'
  | 'open-with'
  | 'end-with'
  | 'use-hook'
  | 'use-call'
  | 'question-hook'
  | 'set-number'
  | 'delete-scene'
  | 'delete-sentence'
  | 'swap-scenes'
  | 'merge-scenes'
  | 'split-scene'
  | 'split-sentences'
  | 'move-scene'
  | 'shorten-scene'
  | 'set-scene'
  | 'same-lines'
  | 'remove-call'
  | 'set-picture'
  | 'no-face'
  | 'less-face'
  | 'screen-text'
  | 'manner'
  | 'pause'
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

/** Section 11 of domain/script-writing.md as data. Where two aliases fit, the longer one wins. */
export const WISHES: readonly WishKind[] = [
  {
    id: 'compliant',
    group: 'safety',
    label: 'Make it compliant',
    prompt: 'make it compliant',
    aliases: phrases(`
      compliant, compliance, follow rules, follow guidelines, policy, safe for tiktok, tiktok safe, remove claims,
      fix claims, remove flags, change flags, legal, no violations, will get banned, wont get banned, make safe,
      safer`),
  },
  {
    id: 'remove-price',
    group: 'facts',
    label: 'Remove the price',
    prompt: 'remove the price',
    aliases: phrases(`
      remove price, no price, without price, hide price, remove cost, not mention price, no pricing,
      remove dollar amount, price out`),
  },
  {
    id: 'add-price',
    group: 'facts',
    label: 'Add the price',
    prompt: 'add the price',
    aliases: phrases(`
      add price, say price, with price, tell price, voice price, include price, show price, add cost,
      say how much costs, price missing`),
  },
  {
    id: 'remove-feature',
    group: 'facts',
    label: 'Remove a feature',
    prompt: 'remove a feature',
    aliases: phrases('remove feature, fewer features, less features, too many features, one feature less'),
  },
  {
    id: 'add-feature',
    group: 'facts',
    label: 'Add an unused feature',
    prompt: 'add a feature',
    aliases: phrases(`
      add feature, more features, more details, more specific, add details, more concrete, too vague, too generic,
      change feature, be specific, specifics`),
  },
  {
    id: 'emphasise-feature',
    group: 'facts',
    label: 'Emphasise the top feature',
    prompt: 'emphasise the top feature',
    aliases: phrases('emphasise, emphasize, highlight, focus on, stress, lead with, more about, put first'),
  },
  {
    id: 'another-version',
    group: 'structure',
    label: 'Another version',
    prompt: 'another version',
    aliases: phrases(`
      change version, change script, change whole thing, change everything, start over, from scratch, regenerate,
      again, try again, change take, variation, change all, alternative`),
  },
  {
    id: 'rewrite-scene',
    group: 'structure',
    label: 'Rewrite one scene',
    prompt: 'rewrite scene 2',
    aliases: phrases('change scene, change part'),
  },
  {
    id: 'list-hooks',
    group: 'answer',
    label: 'Give me 5 hooks',
    prompt: 'give me 5 hooks',
    aliases: phrases(`
      hooks, hook ideas, hook options, list hooks, more hooks, other hooks, change hooks, hook alternatives,
      openers`),
  },
  {
    id: 'change-hook',
    group: 'structure',
    label: 'New hook',
    prompt: 'new hook',
    aliases: phrases(`
      change hook, hook not strong, hook not good, hook not catching, meh hook, weak hook, catchier opening, catchy opening, catchier opener, dislike opening, dislike opener, dislike intro, dislike start, dislike beginning,
      dislike first line, change opening, change opener, change intro, change first line, change start, change beginning,
      hook, catchier, more attention, catchy, grab attention, strong hook, stronger hook, boring start, slow start, opening too slow, opener too slow, start too slow, intro too slow, hook too slow,
      punchier hook, stop scroll, cut opener, shorter hook, hook shorter, hook too long, too boring, less boring,
      boring`),
  },
  {
    id: 'one-call',
    group: 'structure',
    label: 'Keep one call to action',
    prompt: 'one cta',
    aliases: phrases(`
      one cta, only one cta, single cta, too many ctas, one call action, one ask, too many asks, remove extra cta,
      one clear step, one clear next step`),
  },
  {
    id: 'change-call',
    group: 'structure',
    label: 'New call to action',
    prompt: 'new cta',
    aliases: phrases(`
      change cta, change call action, cta, call action, add cta, add call action, stronger cta, strong cta,
      change ctas, more ctas, soft call, softer call, gentle call, cta ideas, cta options, change last line, say where tap, clear cta, clearer cta`),
  },
  {
    id: 'social-proof',
    group: 'structure',
    label: 'Add social proof',
    prompt: 'add social proof',
    aliases: phrases(`
      social proof, add testimonial, add testimonials, add reviews, testimonial, add customer quote, add ratings,
      add quote`),
  },
  {
    id: 'proof',
    group: 'structure',
    label: 'Add a demo',
    prompt: 'add a demo',
    aliases: phrases(`
      add proof, add demo, demo, add demonstration, demonstrate, prove, show works, more trust, add test,
      more believable, more credible, more trustworthy, more convincing, add trust, more proof`),
  },
  {
    id: 'limit',
    group: 'structure',
    label: 'Say who should skip it',
    prompt: 'say who should skip it',
    aliases: phrases(`
      who should skip, who not buy, who shouldn't buy, add limit, add downside, add drawback, add con, more honest, add limitation,
      say who not for, balanced, honesty`),
  },
  {
    id: 'loop',
    group: 'structure',
    label: 'Loop the ending into the hook',
    prompt: 'add a loop',
    aliases: phrases('loop, add loop, loopable, make loop, seamless loop, ending leads hook'),
  },
  {
    id: 'ending',
    group: 'structure',
    label: 'Stronger ending',
    prompt: 'stronger ending',
    aliases: phrases(`
      stronger ending, strong ending, change ending, change end, punchier ending, callback, add callback,
      better finish, nicer ending, flat ending, meh ending, abrupt ending, closing line, change closing line, ending not strong enough, ending more power, change finish, change conclusion, weak ending, change outro, bring hook back, tie back,
      close circle`),
  },
  {
    id: 'funnier',
    group: 'tone',
    label: 'Funnier',
    prompt: 'funnier',
    aliases: phrases(`
      funnier, funny, more fun, humor, humour, add humor, add joke, joke, jokes, more humor, hilarious, comedy,
      make laugh, wittier, witty, more playful, too serious, less serious`),
  },
  {
    id: 'urgent',
    group: 'tone',
    label: 'More urgent',
    prompt: 'more urgent',
    aliases: phrases(`
      more urgent, urgent, urgency, add urgency, more urgency, more pressing, act now, fomo, add fomo, scarcity`),
  },
  {
    id: 'calmer',
    group: 'tone',
    label: 'Calmer',
    prompt: 'calmer',
    aliases: phrases(`
      calmer, calm, calm down, more calm, more relaxed, relaxed, softer, less urgent, less aggressive, tone down,
      less funny, less jokes, fewer jokes, remove joke, remove jokes, no jokes, no joke, too funny, too silly,
      too many jokes, less humor, less intense, less hype, slower, less excited, too aggressive, too much hype, chill, gentler, too loud`),
  },
  {
    id: 'less-salesy',
    group: 'tone',
    label: 'Less salesy',
    prompt: 'less salesy',
    aliases: phrases(`
      less salesy, salesy, less pitchy, too pitchy, sounds like ad, feels like ad, sounds like advert, feels like advert, too salesy, not salesy, less pushy, too pushy, too promotional,
      less promotional, less sales, more natural, more authentic, less cringe, too cringe, softer sell,
      less advertising, less marketing, sales pitch`),
  },
  {
    id: 'personal',
    group: 'tone',
    label: 'More personal',
    prompt: 'more personal',
    aliases: phrases(`
      more personal, personal, first person, more relatable, my experience, from my view, add personal story,
      personal touch`),
  },
  {
    id: 'direct',
    group: 'tone',
    label: 'More direct',
    prompt: 'more direct',
    aliases: phrases(`
      more direct, direct, second person, talk to viewer, speak to viewer, address viewer,
      speak to the viewer`),
  },
  {
    id: 'audience',
    group: 'tone',
    label: 'For another audience',
    prompt: 'write it for parents',
    aliases: phrases(`
      target, targeted, change audience, audience, aimed, address, tailor, relatable for, geared toward,
      geared towards`),
  },
  {
    id: 'tone',
    group: 'tone',
    label: 'Change the tone',
    prompt: 'change the tone to helpful friend',
    aliases: phrases('change tone, tone, change mood, change voice'),
  },
  {
    id: 'style',
    group: 'structure',
    label: 'Change the style',
    prompt: 'change the style to storytelling',
    aliases: phrases('change style, style, change format, format, turn into, as'),
  },
  {
    id: 'rhythm',
    group: 'surface',
    label: 'Better rhythm',
    prompt: 'better rhythm',
    aliases: phrases(`
      change rhythm, rhythm, more rhythm, vary sentences, vary sentence length, monotone, monotonous, flow,
      change flow, flows, more variety, mix sentence length, choppy, too choppy, short and long sentences`),
  },
  {
    id: 'shorter',
    group: 'length',
    label: 'Shorter',
    prompt: 'shorter',
    aliases: phrases(`
      shorter, shorten, short, too long, trim, cut down, condense, more concise, concise, tighter, tighten,
      tighten up, less words, fewer words, too wordy, less wordy, brief, briefer, snappier, cut, compress,
      straight to point, shorter version, cut length, length down, reduce length, too many words, not so long, less long`),
  },
  {
    id: 'longer',
    group: 'length',
    label: 'Longer',
    prompt: 'longer',
    aliases: phrases(`
      longer, lengthen, extend, expand, too short, more words, add more, flesh out, more text, elaborate,
      stretch, not long enough, add lines`),
  },
  {
    id: 'simplify',
    group: 'surface',
    label: 'Simpler words',
    prompt: 'simplify',
    aliases: phrases(`
      simplify, simpler, simple, easier, plain, plain english, plainer, plainer english, simpler english, simple english, plain words, plainer words, easier words, simplify words, simplify language, simple language, simpler language, easier english, easy understand, easier to say, less complicated,
      too complicated, too complex, less jargon, no jargon, simple words, simpler words, shorter sentences,
      short sentences, punchier, more punch, kid understand, split sentences, split long sentence, sentences too long, too technical, less technical`),
  },
  {
    id: 'visual',
    group: 'surface',
    label: 'More visual',
    prompt: 'more visual',
    aliases: phrases(`
      more visual, visual, visuals, add visuals, more visuals, visual cues, change shots, more shots, add cues,
      add camera, change camera, change visuals, more cinematic, more motion, add shots, b roll, broll,
      change cues, vary shots`),
  },
  {
    id: 'no-cues',
    group: 'surface',
    label: 'No visual cues',
    prompt: 'no cues',
    aliases: phrases(`
      no cues, remove cues, no visual, no visuals, no visual cues, remove visual cues, without cues,
      without visuals, without visual cues, remove camera directions, remove visuals, no camera,
      no camera directions, words only, only words, only voiceover, remove directions,
      no directions`),
  },
  {
    id: 'versions',
    group: 'answer',
    label: 'Compare versions',
    prompt: 'compare versions',
    aliases: phrases(`
      undo, go back, revert, previous version, restore, compare versions, old version, last version, first version,
      original, before changes, redo last, change back`),
  },
  {
    id: 'translate',
    group: 'answer',
    label: 'Translate',
    prompt: 'translate it',
    aliases: phrases(`
      translate, translation, auf deutsch, en espanol, en francais`),
  },
  {
    id: 'emoji',
    group: 'answer',
    label: 'Emoji',
    prompt: 'add emoji',
    aliases: phrases('emoji, emojis, emoticons, add emoji, add emojis, smileys'),
  },
  {
    id: 'song',
    group: 'answer',
    label: 'Song lyrics',
    prompt: 'make it a song',
    aliases: phrases('song, lyrics, rap, sing, rhyme, rhymes, poem, jingle, music'),
  },
]

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
