import type { LetterKind } from '@reelwright/shared'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { AppError } from '../../../platform/http'
import type { LetterReader, Mail } from '../../../providers/mail'
import { leaveKey, type LetterTools, type Round } from './letter-tools'
import { readersOf, type Reader } from './readers'
import { makeLeaveToken } from './unsubscribe-token'

/**
 * Sends one letter, once: the row that says so and the mail are stored together, so that of several servers only one writes. False when
 * another one did, when the account has thought otherwise since, or when this one letter could not be written: the others go on.
 * @throws AppError `unavailable` when the database is away
 */
export async function sendLetter(
  tools: LetterTools,
  round: Round,
  { reader, kind, name }: { reader: Reader; kind: LetterKind; name: string },
  write: (reader: LetterReader) => Mail,
): Promise<boolean> {
  const { from, where } = readersOf(kind, round.now)
  const claimAndWrite = async (db: Db) => {
    const claimed = await db.query(sql`
      insert into private.letters (user_id, kind, name, sent_at)
      select u.id, ${kind}, ${name}, ${round.now} from ${from}
      where ${where} and u.id = ${reader.id} and u.email = ${reader.email}
      on conflict do nothing returning user_id`)
    if (claimed.length === 0) return false
    await tools.outbox.put(db, write(addressed(tools, round, reader, kind)))
    return true
  }
  try {
    return await tools.db.transaction(claimAndWrite)
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') throw error
    tools.log.warn({ err: error, kind, account: reader.id }, 'A letter could not be written')
    return false
  }
}

function addressed(tools: LetterTools, { pages, server }: Round, reader: Reader, kind: LetterKind): LetterReader {
  const token = encodeURIComponent(makeLeaveToken(leaveKey(tools), { userId: reader.id, kind }))
  return {
    to: reader.email,
    name: reader.name,
    origin: pages,
    leave: {
      link: `${pages}/unsubscribe?token=${token}`,
      oneClickLink: `${server}/api/account/unsubscribe?token=${token}`,
    },
  }
}

/**
 * Whether a letter may leave now. Half of what the installation may send in an hour is left to mails that people wait for: a letter to
 * everybody must not keep anybody from signing in.
 */
export async function mayWrite({ db, config }: LetterTools, { stopping }: Round): Promise<boolean> {
  if (stopping.aborted) return false
  const most = Math.max(1, Math.floor(config.rateLimits.mail / 2))
  const [lately] = await db.query(sql<{ full: boolean }>`
    select count(*) >= ${most} as full from (
      select from private.outbox where created_at > now() - interval '1 hour' limit ${most}) as mails`)
  return lately?.full === false
}
