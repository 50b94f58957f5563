import { sql } from 'kysely'

/** Of a script `s`, as `craftScore` of @reelwright/shared has it: on the 0-10 scale, null for a stored default. */
export const CRAFT_SCORE = sql`(case
  when s.viral_potential_score = 85 or (s.viral_potential_score = 8.2 and s.metadata->>'generatedBy' = 'offline') then null
  when s.viral_potential_score > 10 then s.viral_potential_score / 10 else s.viral_potential_score end)`
