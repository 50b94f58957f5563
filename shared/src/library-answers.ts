import * as z from 'zod'
import { count, moment } from './answer-parts'
import { BOARD_COLUMNS, type ListedScript } from './script-list'
import { RESULT_GROUPINGS, RESULT_MEASURES } from './script-results'

/** What the library answers beside its tables. */

/** Only what every client needs of a script is described. */
const listedScript = z.looseObject({ id: z.string(), title: z.string(), created_at: moment })

/** `GET /api/scripts/library`. */
export const ScriptListAnswer = z
  .object({
    success: z.literal(true),
    scripts: z.array(listedScript as unknown as z.ZodType<ListedScript>),
    total: count.optional().describe('With the first page only; of a search at least so many when `more_than_total`'),
    more_than_total: z.boolean().optional().describe('There are more than the total says'),
    next: z.string().nullable().describe('For `after`; null on the last page'),
    terms: z.array(z.string()).describe('The search terms, with spelling corrected'),
  })
  .meta({ id: 'ScriptList' })
export type ScriptListAnswer = z.output<typeof ScriptListAnswer>

const choices = z.array(z.object({ value: z.string(), count })).max(100)
/** `GET /api/scripts/library/choices`: what the account's scripts hold, the most used first. */
export const ScriptChoices = z.object({ styles: choices, tones: choices, tags: choices })
export type ScriptChoices = z.output<typeof ScriptChoices>
export type Choice = ScriptChoices['tags'][number]

/** Scripts in each column of the board. (B-CL-30) */
export const ColumnCounts = z.record(z.enum(BOARD_COLUMNS), count)

/** `GET /api/scripts/library/stats/summary`: the account's figures, days in the zone `tz` of the address. (B-CL-31, B-EN-36, CX-02) */
export const ScriptStats = z.object({
  totalScripts: count,
  averageViralScore: z.number().nullable().describe('On the 0-10 scale; null when nothing was ever scored'),
  bestViralScore: z.number().nullable(),
  writtenToday: count,
  studioScripts: count.describe('Written by the studio, without duplicates, imports or typed scripts'),
  studioToday: count,
  creationStreak: count.describe('Days in a row up to today, or up to yesterday while today has none'),
  longestCreationStreak: count,
  postingStreak: count,
  columns: ColumnCounts,
  recent: z
    .array(z.object({ id: z.string(), title: z.string() }))
    .max(5)
    .describe('The newest'),
  topVideos: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        views: count,
        likes: count.nullable(),
        shares: count.nullable(),
        sales: count.nullable(),
      }),
    )
    .max(5)
    .describe('With recorded views, the most viewed first'),
})
export type ScriptStats = z.output<typeof ScriptStats>

/** `GET /api/scripts/library/folders`. (B-LB-05) */
export const FolderCounts = z.object({
  counts: z.record(z.string(), count).describe('By id of folder; empty folders are missing'),
  none: count.describe('Scripts outside any folder'),
})
export type FolderCounts = z.output<typeof FolderCounts>

/** What is typical of some videos: the geometric mean with its 95 % interval; docs/market.md says how. */
export const TypicalResult = z.object({
  videos: count,
  typical: z.number().nullable().describe('Null while it is too early to say'),
  low: z.number().nullable(),
  high: z.number().nullable(),
})
export type TypicalResult = z.output<typeof TypicalResult>

const ResultGroup = TypicalResult.extend({
  key: z.string().describe('A category, a style or tone as stored, or a number of seconds'),
  verdict: z
    .enum(['better', 'worse', 'same'])
    .nullable()
    .describe('Against all other videos; null while it is too early to say'),
})
export type ResultGroup = z.output<typeof ResultGroup>

/** `GET /api/scripts/library/results`. */
export const ResultComparison = z.object({
  by: z.enum(RESULT_GROUPINGS),
  measure: z.enum(RESULT_MEASURES),
  overall: TypicalResult,
  groups: z
    .array(ResultGroup)
    .describe('Those that can be judged first, the best first; then the others, the largest first'),
  posted: count,
  withMeasure: count.describe('Those of `posted` that have this measure'),
})
export type ResultComparison = z.output<typeof ResultComparison>

/** A script of the account that has one of the titles asked for. */
export const KnownScript = z.object({
  title: z.string(),
  text: z.string().describe('MD5 of its text without white space'),
})
export type KnownScript = z.output<typeof KnownScript>
