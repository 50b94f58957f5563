import * as z from 'zod'

/** One kept state of a script, as `GET /api/scripts/library/{scriptId}/versions` answers with it. (OP-52, B-VH-03) */
export const ScriptVersion = z
  .object({
    id: z.string(),
    version_number: z.number().int().positive(),
    /** What its owner calls it. */
    name: z.string().nullable(),
    title: z.string(),
    description: z.string().nullable(),
    /** What the save did: "Edited", "Restored V2". */
    change_description: z.string(),
    script_text: z.string(),
    script_data: z.record(z.string(), z.unknown()),
    /** Of the last save that went into it. */
    created_at: z.string(),
  })
  .meta({ id: 'ScriptVersion' })
export type ScriptVersion = z.infer<typeof ScriptVersion>
