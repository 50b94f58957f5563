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
export async function run<Row>({ db, role }: Session, statement: RawBuilder<Row>, suspects: Suspects): Promise<Row[]> {
  try {
    return await db.query(statement)
  } catch (error) {
    const part = mayBeValueFault(error) ? await faultyPart(db, suspects) : undefined
    throw named(restErrorOf(error, role), part)
  }
}

/** Runs a read and, where the planner's estimate was asked for, that. */
export async function runRead(
  session: Session,
  read: ReadStatement,
  suspects: Suspects,
): Promise<ReadRow & { planned?: number }> {
  const [row] = await run(session, read.statement, suspects)
  if (!read.explain) return row!
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
async function faultyPart(db: Db, { literals, body }: Suspects): Promise<string | undefined> {
  const refuses = (statement: RawBuilder<unknown>) =>
    db.query(statement).then(
      () => false,
      (error: unknown) => mayBeValueFault(error),
    )
  if (body && body.names.length > 0 && (await refuses(body.expand(body.names)))) {
    const name = await faultyOne(body.names, (some) => refuses(body.expand(some)))
    return body.label(name)
  }
  if (literals.length > 0 && (await refuses(castAll(literals)))) {
    return (await faultyOne(literals, (some) => refuses(castAll(some)))).part
  }
  return undefined
}

// The type comes from the catalogue.
function castAll(literals: Literal[]): RawBuilder<unknown> {
  return sql`select ${sql.join(literals.map(({ value, type }) => sql`cast(${value}::text as ${sql.raw(type)})`))}`
}

async function faultyOne<Part>(parts: Part[], refused: (some: Part[]) => Promise<boolean>): Promise<Part> {
  let suspects = parts
  while (suspects.length > 1) {
    const half = suspects.slice(0, Math.ceil(suspects.length / 2))
    suspects = (await refused(half)) ? half : suspects.slice(half.length)
  }
  return suspects[0]!
}
