import { MAX_VERSIONS, savedScore, type Row, type ScriptVersion } from '@reelwright/shared'
import { sql } from 'kysely'
import type { Db } from '../../platform/db'
import { AppError, type SignedInUser } from '../../platform/http'

/** Letters of all versions in one answer: their data alone may be a megabyte each, and all of them are held in memory. */
const ANSWER_LENGTH = 8_000_000

/**
 * The versions of an own script, newest first: at most 200, and of enormous ones as many as fit an answer, but always the newest.
 * (OP-52, CX-50)
 * @throws AppError `not_found` for scripts of others as for those that do not exist
 */
export async function listVersions(db: Db, user: SignedInUser, scriptId: string): Promise<ScriptVersion[]> {
  const rows = await db.asUser(user.claims).query(sql<{ version: ScriptVersion }>`
    with newest as (
      select id, version_number,
        sum(octet_length(script_text) + octet_length(script_data::text)) over (order by version_number desc) as length
      from (
        select * from public.script_versions where script_id = ${scriptId} and user_id = ${user.id}
        order by version_number desc limit ${MAX_VERSIONS}) as found
    )
    select json_build_object('id', v.id, 'version_number', v.version_number, 'name', v.name, 'title', v.title,
      'description', v.description, 'change_description', v.change_description, 'script_text', v.script_text,
      'script_data', v.script_data, 'created_at', v.created_at) as version
    from public.script_versions v join newest n using (id)
    where n.length <= ${ANSWER_LENGTH} or n.version_number = (select max(version_number) from newest)
    order by v.version_number desc`)
  // Each script has a version from its first save on.
  if (rows.length === 0) throw noSuchScript()
  return rows.map(({ version }) => version)
}

interface OldContent {
  version_number: number
  score: string | null
  /** The script holds something else by now. */
  differs: boolean
}

/**
 * Makes what a version holds the script's content again, as a new newest version. Title, description, text and data come back, and the
 * score that stands in the data; length, tags, status and folder stay. What the script holds already is left alone, the newest version
 * above all: that is what was asked for, and a second click must not make a second version. (B-CL-24, B-VH-06, OP-52)
 * @throws AppError `not_found`
 */
export function restoreVersion(
  db: Db,
  user: SignedInUser,
  { scriptId, versionId }: { scriptId: string; versionId: string },
): Promise<Row<'scripts'>> {
  return db.asUser(user.claims).transaction(async (db) => {
    // A save that is under way ends first, and has its version; one that comes later waits, and then finds a newer script.
    const [script] = await db.query(sql<{ row: Row<'scripts'> }>`
      select to_jsonb(s) as row from public.scripts s where id = ${scriptId} and user_id = ${user.id} for update`)
    if (!script) throw noSuchScript()
    const [old] = await db.query(sql<OldContent>`
      select v.version_number, v.script_data #>> '{metadata,viralScore}' as score,
        (v.title, v.description, v.script_text, v.script_data)
          is distinct from (s.title, s.description, s.script_text, s.script_data) as differs
      from public.script_versions v join public.scripts s on s.id = v.script_id
      where v.id = ${versionId} and s.id = ${scriptId}`)
    if (!old) throw new AppError('not_found', 'This version doesn’t exist.')
    if (!old.differs) return script.row

    const [restored] = await db.query(sql<{ row: Row<'scripts'> }>`
      update public.scripts s
      set title = v.title, description = v.description, script_text = v.script_text, script_data = v.script_data,
        viral_potential_score = ${scoreOf(old, script.row)}::numeric, change_note = ${`Restored V${old.version_number}`}
      from public.script_versions v
      where s.id = ${scriptId} and v.id = ${versionId}
      returning to_jsonb(s) as row`)
    if (!restored) throw noSuchScript()
    return restored.row
  })
}

/** As it was saved with that content; a text without any score had none to bring back. (B-CN-09, CX-35) */
const scoreOf = ({ score }: OldContent, script: Row<'scripts'>) =>
  score === null ? script.viral_potential_score : savedScore(score)

const noSuchScript = () => new AppError('not_found', 'This script isn’t in your library.')
