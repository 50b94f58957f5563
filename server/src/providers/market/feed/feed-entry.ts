import { NICHES } from '@reelwright/shared'
import * as z from 'zod'

/** One entry of a feed: what happened on one day with a product, a creator, or a creator with a product. See docs/market-feed.md. */

const absent = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(absent, schema.optional())

const decimal = z
  .string()
  .trim()
  .regex(/^\d{1,15}(\.\d{1,10})?$/, 'must be a plain number such as 1234.5')
  .transform(Number)
const amount = (most: number) => z.union([z.number(), decimal]).pipe(z.number().min(0).max(most))
const count = (most: number) => amount(most).transform(Math.round)

const text = (most: number) =>
  z
    .union([z.string(), z.number().transform(String)])
    .transform((text) => text.replace(/\s+/gu, ' ').trim())
    .pipe(z.string().max(most))
/** What is nicer with, and good without: left out when it cannot be used. */
const lenient = <Schema extends z.ZodType>(schema: Schema) => optional(schema).catch(undefined)

const hashtags = z
  .union([z.string().transform((text) => text.split(/[\s,;|]+/)), z.array(z.string())])
  .transform((tags) => tags.map((tag) => tag.trim().replace(/^#+/, '')).filter((tag) => tag && tag.length <= 100))
  .transform((tags) => [...new Set(tags)].slice(0, 20))

const DAY_MS = 24 * 60 * 60_000
const day = z.iso
  .date()
  .refine((day) => day >= '2015-01-01' && Date.parse(day) <= Date.now() + DAY_MS, 'must be between 2015 and today')

const COUNTS = 1e11
const MONEY = 1e12

export const FeedEntry = z
  .object({
    product_id: optional(text(200)),
    product_name: optional(text(300)),
    niche: lenient(text(200)),
    price: optional(amount(9_999_999)),
    image: lenient(z.url({ protocol: /^https$/ }).max(1000)),
    link: lenient(z.url({ protocol: /^https?$/ }).max(1000)),
    hashtags: lenient(hashtags),
    creator_username: optional(text(100).transform((name) => name.replace(/^@/, '').toLowerCase())),
    creator_name: lenient(text(200)),
    followers: optional(count(COUNTS)),
    date: optional(day),
    currency: optional(z.string().trim().toUpperCase()),
    views: optional(count(COUNTS)),
    likes: optional(count(COUNTS)),
    comments: optional(count(COUNTS)),
    shares: optional(count(COUNTS)),
    clicks: optional(count(COUNTS)),
    units: optional(count(COUNTS)),
    revenue: optional(amount(MONEY)),
    creators: optional(count(1e9)),
  })
  .refine((entry) => entry.product_id || entry.product_name || entry.creator_username, 'names no product or creator')
  .refine((entry) => FIGURES.some((figure) => entry[figure] !== undefined), 'has no numbers')
export type FeedEntry = z.output<typeof FeedEntry>

const FIGURES = ['views', 'likes', 'comments', 'shares', 'clicks', 'units', 'revenue', 'creators'] as const

/** What holds for every entry that says nothing else. */
export const FeedHead = z.object({
  currency: lenient(z.string().trim().toUpperCase()),
  date: lenient(day),
})
export type FeedHead = z.output<typeof FeedHead>

export const CURRENCY = /^[A-Z]{3}$/

/** A niche by its own name; anything else is a category in the source's words. */
export const knownNiche = (name: string | undefined) => NICHES.find((niche) => niche === name?.toLowerCase())
