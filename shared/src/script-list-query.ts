import * as z from 'zod'
import { LIMITS } from './limits'
import { BOARD_COLUMNS, LIST_PAGE, MAX_LIST_PAGE, MAX_SEARCH_LENGTH, SCRIPT_ORDERS } from './script-list'
import { SCRIPT_STATUSES } from './script-options'
import { STAGES } from './script-stages'

const list = <Value extends z.ZodType>(value: Value) =>
  z.preprocess(
    (given) => (typeof given === 'string' ? given.split(',').filter(Boolean).map(decoded) : given),
    z.array(value).max(20).default([]),
  )

/** What is no encoding is meant as it stands. */
function decoded(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Must be a date like 2026-11-21')

/** What `GET /api/scripts/library` may be asked, in the words of its address: lists with commas (each value percent-encoded), days with hyphens. (B-CL-33) */
export const ScriptListQuery = z.object({
  search: z.string().max(MAX_SEARCH_LENGTH).default(''),
  /** Stored statuses. */
  status: list(z.enum(SCRIPT_STATUSES)),
  /** What people see of them. */
  stage: list(z.enum(STAGES)),
  column: z.enum(BOARD_COLUMNS).optional(),
  style: list(z.string().max(LIMITS.style)),
  tone: list(z.string().max(LIMITS.tone)),
  /** Each of them. */
  tag: list(z.string().max(LIMITS.tag)),
  /** A folder's id, or `none`. */
  folder: z.union([z.guid(), z.literal('none')]).optional(),
  /** Created on these days or between, in the zone `tz`. */
  from: day.optional(),
  to: day.optional(),
  tz: z.string().max(60).default('UTC'),
  /** On the 0-10 scale. */
  min_score: z.coerce.number().min(0).max(10).optional(),
  order: z.enum(SCRIPT_ORDERS).optional(),
  /** `next` of the answer before. */
  after: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_LIST_PAGE).default(LIST_PAGE),
})
export type ScriptListQuery = z.infer<typeof ScriptListQuery>
