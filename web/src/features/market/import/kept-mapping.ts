import { ImportMapping } from '@reelwright/shared'
import * as z from 'zod'

const keyOf = (importId: string) => `reelwright.market-mapping.${importId}`

/** A day that is not typed to its end yet is kept, too. */
const day = z.string().max(20)
const Kept = ImportMapping.extend({
  period: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('daily') }),
    z.object({ kind: z.literal('period'), from: day, to: day }),
    z.object({ kind: z.literal('lifetime'), at: day }),
  ]),
})

/** What somebody has chosen for a file and not had checked yet; it outlives a reload of this tab. */
export function keptMapping(importId: string): ImportMapping | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(importId))
    return kept === null ? undefined : Kept.safeParse(JSON.parse(kept)).data
  } catch {
    // Refused by the browser, or not ours: the file is read as it was recognised.
    return undefined
  }
}

/** Without a mapping: nothing is kept any more. */
export function keepMapping(importId: string, mapping?: ImportMapping) {
  try {
    if (mapping) sessionStorage.setItem(keyOf(importId), JSON.stringify(mapping))
    else sessionStorage.removeItem(keyOf(importId))
  } catch {
    // It is only a convenience.
  }
}
