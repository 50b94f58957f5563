/** The kinds, categories and styles of the hook library. (B-HK-10 to B-HK-12) */
export const HOOK_CATEGORIES = ['attention', 'problem', 'curiosity', 'social', 'entertainment'] as const
export const CTA_CATEGORIES = ['urgency', 'soft', 'direct', 'value', 'engagement'] as const
export const LIBRARY_STYLES = [
  'storytelling',
  'talking-head',
  'conspiracy',
  'informative',
  'skit',
  'bottom-of-funnel',
] as const

export type LibraryKind = 'hook' | 'cta'
export type HookCategory = (typeof HOOK_CATEGORIES)[number]
export type CtaCategory = (typeof CTA_CATEGORIES)[number]
export type LibraryStyle = (typeof LIBRARY_STYLES)[number]

interface Item<Kind extends LibraryKind, Category> {
  /** "HK01" to "HK18", "CT01" to "CT15"; a custom item has the id of its row. */
  id: string
  kind: Kind
  category: Category
  style: LibraryStyle
  /** What is shown, with slots in braces; `fillLibraryItem` knows them. */
  text: string
  /** Taken in this order where the product leaves a slot empty or a hook gets longer than ten words. The last has no slots. */
  fallbacks: readonly string[]
  custom: boolean
}
export type LibraryHook = Item<'hook', HookCategory>
export type LibraryCta = Item<'cta', CtaCategory>
export type LibraryItem = LibraryHook | LibraryCta

const hook = (
  id: string,
  category: HookCategory,
  style: LibraryStyle,
  text: string,
  ...fallbacks: string[]
): LibraryHook => ({ id, kind: 'hook', category, style, text, fallbacks, custom: false })

const cta = (
  id: string,
  category: CtaCategory,
  style: LibraryStyle,
  text: string,
  ...fallbacks: string[]
): LibraryCta => ({ id, kind: 'cta', category, style, text, fallbacks, custom: false })

/** The 18 hooks and 15 calls to action that come with the product. (domain/script-writing.md, section 6; B-HK-13, OP-47) */
export const HOOK_LIBRARY: readonly LibraryItem[] = [
  hook('HK01', 'attention', 'storytelling', 'The day {pain} finally broke me.', 'The day I finally gave in.'),
  hook(
    'HK02',
    'curiosity',
    'storytelling',
    'I almost sent {this} {category} straight back.',
    'I almost sent this straight back.',
  ),
  hook(
    'HK03',
    'social',
    'storytelling',
    'My sister borrowed my {category}. I want {it} back.',
    'My sister borrowed mine. I want it back.',
  ),
  hook(
    'HK04',
    'attention',
    'talking-head',
    '{Audience}, ten seconds on {pain}.',
    'Ten seconds on {pain}, please.',
    'Ten seconds on your {category}, please.',
    'Ten seconds on this, please.',
  ),
  hook(
    'HK05',
    'problem',
    'talking-head',
    'Can we be honest about {pain}?',
    'Can we be honest about your {category}?',
    'Can we be honest for a second?',
  ),
  hook('HK06', 'social', 'talking-head', "Tell me I'm not alone with {pain}.", "Tell me I'm not alone here."),
  hook('HK07', 'attention', 'conspiracy', 'Who told us to just accept {pain}?', 'Who decided this was normal?'),
  hook(
    'HK08',
    'curiosity',
    'conspiracy',
    'I have a theory, and it involves {aCategory}.',
    'I have a theory, and you can test it.',
  ),
  hook(
    'HK09',
    'problem',
    'conspiracy',
    'Something about buying {aCategory} never added up.',
    'Something about this never added up.',
  ),
  hook(
    'HK10',
    'problem',
    'informative',
    "Let's sort out {fixablePain} in one video.",
    "Let's talk about {pain}, plainly.",
    "Let's sort out your {category} in one video.",
    "Let's sort this out in one video.",
  ),
  hook(
    'HK11',
    'curiosity',
    'informative',
    'Check this before you buy {aCategory}.',
    'Check this before you buy anything.',
  ),
  hook(
    'HK12',
    'curiosity',
    'informative',
    'One {oneCategory} detail matters more than the price.',
    'One small detail matters more than the price.',
  ),
  hook(
    'HK13',
    'entertainment',
    'skit',
    'POV: you versus {pain}, round forty.',
    'POV: you versus your old {category}.',
    'POV: you versus a Monday morning.',
  ),
  hook(
    'HK14',
    'entertainment',
    'skit',
    "Me: I don't need {another} {category}. Also me:",
    "Me: I don't need another one. Also me:",
  ),
  hook(
    'HK15',
    'entertainment',
    'skit',
    'Welcome to court. The accused: my old {category}.',
    'Welcome to court. The accused: my junk drawer.',
  ),
  hook(
    'HK16',
    'problem',
    'bottom-of-funnel',
    'On the fence about {product}? Quick answers.',
    'On the fence? Quick answers.',
  ),
  hook(
    'HK17',
    'social',
    'bottom-of-funnel',
    'For anyone with {product} in their cart.',
    'For anyone with this in their cart.',
  ),
  hook(
    'HK18',
    'attention',
    'bottom-of-funnel',
    "{Price}. Here's exactly what that gets you.",
    "Here's exactly what you get.",
  ),

  cta(
    'CT01',
    'urgency',
    'storytelling',
    "Tap the link before you're back to {fixablePain}.",
    'Tap the link before you forget again.',
  ),
  cta('CT02', 'urgency', 'conspiracy', "You'll forget by tonight, so open it now."),
  cta('CT03', 'urgency', 'informative', "Check today's price in the shop, then decide."),
  cta('CT04', 'soft', 'talking-head', 'Have a look and see if {subject} {fit} your day.'),
  cta('CT05', 'soft', 'storytelling', 'No rush. The details are linked right here.'),
  cta('CT06', 'soft', 'informative', 'Save this for your next round of {fixablePain}.', 'Save this for later.'),
  cta('CT07', 'direct', 'bottom-of-funnel', 'Tap the product link and pick yours.'),
  cta(
    'CT08',
    'direct',
    'talking-head',
    'Grab {product} from the link on this video.',
    'Grab yours from the link on this video.',
  ),
  cta('CT09', 'direct', 'skit', "Add {product} to your cart. That's it.", "Add {it} to your cart. That's it."),
  cta(
    'CT10',
    'value',
    'bottom-of-funnel',
    '{Price} for all of that. {ItIs} linked right here.',
    "That's all of it, linked right here.",
  ),
  cta(
    'CT11',
    'value',
    'conspiracy',
    'Do the math on your old {category}, then tap the link.',
    'Do the math on the old one, then tap the link.',
  ),
  cta('CT12', 'value', 'informative', "Check what's in the box, then judge the price."),
  cta('CT13', 'engagement', 'skit', "Comment the first thing you'd use {it} for."),
  cta('CT14', 'engagement', 'storytelling', 'Send this to the person you just thought of.'),
  cta('CT15', 'engagement', 'bottom-of-funnel', 'Ask me anything about {it} below.'),
]
