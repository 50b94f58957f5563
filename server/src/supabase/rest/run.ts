import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/db'
import type { ReadRow, ReadStatement } from './build/read'
import type { Literal } from './build/scope'
import { mayBeValueFault, restErrorOf } from './database-error'
import { RestError } from './rest-error'

/** A database handle with the caller's identity, and what is needed to explain a refusal. */
export interface Session {
  db: Db
  role: string
  /** Nothing of it is kept: `Prefer: tx=rollback`. */
  rollback: boolean
}

/** What a statement was made from and PostgreSQL may refuse to read. */
export interface Suspects {
  literals: Literal[]
  /** Columns of the body; expands some of them only, and so fails when one of these is at fault. */
  body?: { names: string[]; label: (name: string) => string; expand: (names: string[]) => RawBuilder<unknown> }
}

/**
 * Runs a statement in one round trip.
 * @throws RestError as PostgreSQL refused it, with the column or filter whose value was at fault.
 */
export async function run<Row>(session: Session, statement: RawBuilder<Row>, suspects: Suspects): Promise<Row[]> {
  const { db, role, rollback } = session
  try {
    return rollback ? await runInVain(db, statement) : await db.query(statement)
  } catch (error) {
    const part = mayBeValueFault(error) ? await faultyPart(db, suspects, (error as Error).message) : undefined
    throw named(restErrorOf(error, role), part)
  }
}

/** The rows of a statement that is then undone, after all constraints had their say. */
async function runInVain<Row>(db: Db, statement: RawBuilder<Row>): Promise<Row[]> {
  let rows: Row[] | undefined
  const undo = new Error('Rolled back as asked')
  await db
    .transaction(async (db) => {
      rows = await db.query(statement)
      await db.query(sql`set constraints all immediate`)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return rows ?? []
}

/** Runs a read and, where the planner's estimate was asked for and counting did not get to the end, that. */
export async function runRead(
  session: Session,
  read: ReadStatement,
  suspects: Suspects,
): Promise<ReadRow & { planned?: number }> {
  const [row] = await run(session, read.statement, suspects)
  if (!read.explain || Number(row?.total ?? Infinity) <= read.maxRows) return row!
  const [plan] = await run(session, read.explain, suspects)
  return { ...row!, planned: plannedRows(plan?.['QUERY PLAN']) }
}

function plannedRows(plan: unknown): number {
  const [top] = plan as { Plan?: { 'Plan Rows'?: number } }[]
  return top?.Plan?.['Plan Rows'] ?? 0
}

function named(error: unknown, part: string | undefined): unknown {
  if (!(error instanceof RestError) || part === undefined) return error
  const details = typeof error.details === 'string' ? `${part}: ${error.details}` : part
  return new RestError(error.status, error.code, error.message, details, error.hint, { cause: error.cause })
}

/**
 * PostgreSQL says what is wrong with a value but not where it stood. Asking again, for half of the places each time, finds out;
 * this costs a few round trips, and only after a refusal.
 */
async function faultyPart(db: Db, { literals, body }: Suspects, message: string): Promise<string | undefined> {
  const inBody = body && (await findFaulty(db, body.names, body.expand))
  if (inBody?.message === message) return body?.label(inBody.part)
  // With a fault in both, the answer names the one that its message is about.
  const inQuery = await findFaulty(db, literals, (some) => sql`select ${sql.join(some.map(({ check }) => check))}`)
  return inQuery?.part.part ?? (inBody && body?.label(inBody.part))
}

async function findFaulty<Part>(
  db: Db,
  parts: Part[],
  checkOf: (some: Part[]) => RawBuilder<unknown>,
): Promise<{ part: Part; message: string } | undefined> {
  let suspects = parts
  let message = parts.length ? await refusal(db, checkOf(parts)) : undefined
  if (message === undefined) return undefined
  while (suspects.length > 1) {
    const half = suspects.slice(0, Math.ceil(suspects.length / 2))
    const refused = await refusal(db, checkOf(half))
    suspects = refused === undefined ? suspects.slice(half.length) : half
    message = refused ?? message
  }
  return { part: suspects[0]!, message }
}

/** Why PostgreSQL cannot take the values of a statement; undefined when it can. */
function refusal(db: Db, statement: RawBuilder<unknown>): Promise<string | undefined> {
  return db.query(statement).then(
    () => undefined,
    (error: unknown) => (mayBeValueFault(error) ? (error as Error).message : undefined),
  )
}
