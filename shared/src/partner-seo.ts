import * as z from 'zod'
import { LIMITS, MAX_PRICE } from './limits'
import { plainText } from './script-brief'

/** Words for a product's listing and for the post of its video. (OP-02) */

/** What the platform takes, in characters (UTF-16 units); docs/market.md names the sources. */
export const SEO_LIMITS = {
  /** Titles that are offered. */
  titles: 3,
  /** What a listing's title should hold. */
  title: 60,
  /** The caption with its hashtags. */
  caption: 2200,
  /** What of a caption is seen before "more". */
  captionSeen: 80,
  description: 155,
  keywords: 15,
  /** Hashtags of one post. */
  hashtags: 5,
  hashtag: 24,
  searchTerms: 50,
  searchTerm: 80,
  /** Seconds at a video's start that a search listens to hardest. */
  opening: 15,
  /** Characters of all that is saved with a script, as JSON; the database has the same limit. */
  saved: 20_000,
} as const

/** Where a term is to appear. */
export const TERM_PLACES = ['speech', 'screen', 'caption'] as const
export type TermPlace = (typeof TERM_PLACES)[number]

/** What people type into a search, and how often where somebody knows: of any period, only the proportions count. */
export const SearchTerm = z.object({
  term: plainText(SEO_LIMITS.searchTerm).refine(
    (text) => /[\p{L}\p{N}]/u.test(text),
    'must contain a letter or a number',
  ),
  volume: z.number().min(0).max(1e12).optional(),
})
export type SearchTerm = z.output<typeof SearchTerm>

/** The words themselves, as they stand in the fields of the page. */
export const SeoTexts = z.object({
  titles: z.array(z.string()),
  /** Without its hashtags. */
  caption: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  /** With "#". */
  hashtags: z.array(z.string()),
})
export type SeoTexts = z.output<typeof SeoTexts>
export const SEO_TEXTS = [
  'titles',
  'caption',
  'description',
  'keywords',
  'hashtags',
] as const satisfies (keyof SeoTexts)[]

/** `POST /api/seo/suggest`: for an own script, or for a product as typed; search terms as pasted. */
export const SeoRequest = z
  .object({
    scriptId: z.guid().optional(),
    product: plainText(LIMITS.productName).optional(),
    features: z.array(plainText(LIMITS.feature)).max(LIMITS.features).default([]),
    audience: plainText(LIMITS.audience).default('everyone'),
    /** In the shop's currency; 0 is none given. */
    price: z.number().min(0).max(MAX_PRICE).default(0),
    searchTerms: z.array(SearchTerm).max(SEO_LIMITS.searchTerms).default([]),
    /** The same question with another turn gets other words. */
    turn: z.number().int().min(0).max(999).default(0),
  })
  .superRefine(({ scriptId, product }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['product'], message })
    if (scriptId === undefined && !product) refuse('is required when there is no script')
    else if (product && !/[\p{L}\p{N}]/u.test(product)) refuse('must contain a letter or a number')
  })
  .meta({ id: 'SeoRequest' })
export type SeoRequest = z.output<typeof SeoRequest>
export type SeoRequestInput = z.input<typeof SeoRequest>

/** One term and what to do with it. */
export const PlannedTerm = z.object({
  term: z.string(),
  /** "product": of the product's own words; "search": pasted. */
  source: z.enum(['product', 'search']),
  volume: z.number().optional(),
  /** Empty: it is better left out. */
  places: z.array(z.enum(TERM_PLACES)),
  /** In a few words. */
  reason: z.string(),
  /** For each of its places words that hold the term, to be taken as they are. */
  additions: z.object({
    speech: z.string().optional(),
    screen: z.string().optional(),
    caption: z.string().optional(),
  }),
})
export type PlannedTerm = z.output<typeof PlannedTerm>

export const SeoSuggestions = z
  .object({
    texts: SeoTexts,
    plan: z.array(PlannedTerm),
    /** What the seller typed and no listing may claim, and why. */
    leftOut: z.array(z.object({ text: z.string(), reason: z.string() })),
  })
  .meta({ id: 'SeoSuggestions' })
export type SeoSuggestions = z.output<typeof SeoSuggestions>

/** What `scripts.seo` holds. Longer than the platform takes is kept, too: nothing that was typed is lost. */
export const SavedSeo = SeoTexts.extend({
  searchTerms: z.array(z.object({ term: z.string(), volume: z.number().optional() })).default([]),
  /** ISO 8601; also tells one save from another. */
  savedAt: z.string(),
})
export type SavedSeo = z.output<typeof SavedSeo>
