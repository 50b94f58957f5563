import * as z from 'zod'

/** What wrote a script or changed it last. */
export const WrittenBy = z.object({
  /** "embedded", or the provider whose model was asked: "openai". */
  writer: z.string().max(200),
  /** Why the built-in writer took the place of that model. */
  fellBack: z.string().max(100).optional(),
  /** A person changed the words since. */
  edited: z.boolean().optional(),
})
export type WrittenBy = z.infer<typeof WrittenBy>
