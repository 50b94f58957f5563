import { createHash } from 'node:crypto'
import type { GeneratedScript, ScriptBrief } from '@reelwright/shared'
import { refusalOf } from '@reelwright/writer'
import { sql } from 'kysely'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/db'
import { AppError, type SignedInUser } from '../../platform/http'
import type { ScriptModel } from '../../providers/model'
import { spendAllowance, type AllowanceUse } from '../billing'

/** Earlier scripts the writer looks at so as not to repeat itself. */
const REMEMBERED_SCRIPTS = 30

/**
 * Writes one script from the seller's brief, out of the account's allowance.
 * @throws AppError `refused` for goods that may not be sold this way, and what `spendAllowance` throws.
 */
export async function generateScript(
  tools: { db: Db; config: Config; model: ScriptModel },
  user: SignedInUser,
  brief: ScriptBrief,
  idempotencyKey: string,
): Promise<{ script: GeneratedScript; allowance: AllowanceUse }> {
  const refusal = refusalOf(brief)
  if (refusal) throw new AppError('refused', refusal.reason, { field: refusal.field })

  const request = {
    userId: user.id,
    idempotencyKey,
    inputDigest: createHash('sha256').update(JSON.stringify(brief)).digest('base64url'),
    videoLength: brief.videoLength,
  }
  const { result, allowance } = await spendAllowance(tools, request, async () => {
    const avoid = await earlierScripts(tools.db.asUser(user.claims))
    return tools.model.write(brief, { seed: `${user.id}:${idempotencyKey}`, avoid })
  })
  return { script: result, allowance }
}

async function earlierScripts(db: Db): Promise<string[]> {
  const rows = await db.query<{ script_text: string }>(sql`
    select script_text from scripts order by created_at desc, id limit ${REMEMBERED_SCRIPTS}`)
  return rows.map((row) => row.script_text)
}
