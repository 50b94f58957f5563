import * as z from 'zod'
import { LIMITS, MAX_PRICE } from './limits'
import { SCRIPT_STATUSES } from './script-options'

/** Scripts that come in at once, all or none. */
export const MAX_IMPORTED = 1000
/** Bytes of a request that imports. */
export const MAX_IMPORT_BYTES = 8_000_000
/** How deep lists and objects of a script's data may lie in each other, and how many values they may hold. */
const DEEPEST = 40
const MAX_VALUES = 20_000

// Half a surrogate pair or a NUL is what PostgreSQL refuses; the other controls have no spoken form.
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u

/** Counted as the database counts: an emoji is one character. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .refine((value) => value.length <= max || Array.from(value).length <= max, `must be ${max} characters or fewer`)
    .refine((value) => !UNSTORABLE.test(value), 'must not contain control characters')

const named = (max: number) => text(max).refine((value) => value !== '', 'must not be empty')
const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().default(null)
const object = z.record(z.string(), z.unknown()).refine(isStorable, 'must be an object that can be stored').default({})

/** A script from elsewhere, as a row of `scripts` would hold it; what is not named is as in a new one. */
export const ImportedScript = z.object({
  title: named(LIMITS.title),
  description: text(2000).nullable().default(null),
  script_text: text(LIMITS.content).default(''),
  script_data: object,
  product_name: named(LIMITS.productName).default('Untitled Product'),
  audience: text(LIMITS.audience).default('General'),
  video_length: z.number().int().min(15).max(180).default(60),
  video_style: named(LIMITS.style).default('storytelling'),
  tone: text(LIMITS.tone).nullable().default(null),
  price: z.number().min(0).max(MAX_PRICE).nullable().default(null),
  features: z.array(text(LIMITS.feature)).max(LIMITS.features).default([]),
  tags: z.array(text(LIMITS.tag)).max(LIMITS.tags).default([]),
  status: z.enum(SCRIPT_STATUSES).default('draft'),
  viral_potential_score: z.number().min(0).max(100).nullable().default(null),
  views: count,
  likes: count,
  shares: count,
  sales: count,
  metadata: object,
  /** Where it shall lie: an own folder; or one by its name, which is made when there is none. */
  folder_id: z.guid().nullable().default(null),
  folder_name: named(LIMITS.folderName).nullable().default(null),
})
export type ImportedScript = z.infer<typeof ImportedScript>
/** What a client sends of one script. */
export type ImportedScriptInput = z.input<typeof ImportedScript>

/** The body of `POST /api/scripts/library/import`. A repeated key is answered with what it stored. (CX-31) */
export const ScriptImport = z
  .object({
    scripts: z.array(ImportedScript).min(1, 'must have a script').max(MAX_IMPORTED),
    idempotencyKey: z.guid().optional(),
  })
  .meta({ id: 'ScriptImport' })
export type ScriptImport = z.infer<typeof ScriptImport>

/** The body of `POST /api/scripts/library/import/known`. */
export const KnownScriptsQuestion = z.object({ titles: z.array(text(1000)).max(MAX_IMPORTED) })
export type KnownScriptsQuestion = z.infer<typeof KnownScriptsQuestion>

/** Depth first, with a stack of its own: whatever is nested ten thousand deep must not end the server's. */
function isStorable(root: unknown): boolean {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  let values = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && (value.includes('\0') || /\p{Surrogate}/u.test(value))) return false
    if (typeof value === 'number' && (Math.abs(value) >= 1e30 || (value !== 0 && Math.abs(value) < 1e-12))) return false
    if (typeof value !== 'object' || value === null) continue
    const inside = Object.entries(value)
    values += inside.length
    if (depth >= DEEPEST || values > MAX_VALUES) return false
    for (const [key, item] of inside) {
      if (key.includes('\0') || /\p{Surrogate}/u.test(key)) return false
      open.push({ value: item, depth: depth + 1 })
    }
  }
  return true
}
