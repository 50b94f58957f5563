import type { Audience } from '@reelwright/shared'
import { audiences } from '../content/generated/audiences'

export interface AudienceLexicon {
  /** For one vocative; undefined where naming the group says nothing. */
  plural?: string
  moments: readonly string[]
  cares: readonly string[]
  avoid: readonly string[]
}

/** Groups are shown by their moments; no stereotypes, no assumed traits. (Section 5) */
export const AUDIENCES = audiences as Record<Exclude<Audience, 'custom'>, AudienceLexicon>
