import { sql } from 'kysely'
import type { JobWork } from '../jobs/job'
import { analyzeSet } from './analyze-set'

export { analyzeSet } from './analyze-set'

/** All sets that the account may look at: its own, and the shared feed if that has changed. (B-SA-04, OP-53) */
export const analyzeWork: JobWork = {
  async run(tools, job) {
    const sets = await tools.db.query(sql<{ id: number; name: string }>`
      select id, name from public.market_sets
      where (user_id = ${job.userId} or user_id is null) and to_day is not null order by user_id nulls last, id`)
    for (const [done, { id, name }] of sets.entries()) {
      await job.report({ done, total: sets.length, step: `Analyzing ${name}` })
      await analyzeSet(tools, id, job.signal)
    }
    await job.report({ done: sets.length, total: sets.length, step: 'Done' })
  },
}
