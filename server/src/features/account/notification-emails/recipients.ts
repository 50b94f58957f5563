import { NOTIFICATION_EMAILS, type EmailKind } from '@reelwright/shared'
import { sql, type RawBuilder } from 'kysely'

export interface Recipient {
  id: string
  email: string
  name: string | null
}

/** Accounts in one query. */
const PAGE = 200

export const RECIPIENT = sql.raw(
  `u.id, u.email, coalesce(nullif(btrim(p.first_name), ''), nullif(split_part(btrim(p.full_name), ' ', 1), '')) as name`,
)

/** `from` and `where` of the accounts that receive an email: the address is confirmed and the setting is on. */
export function recipientsOf(kind: EmailKind, now: Date): { from: RawBuilder<unknown>; where: RawBuilder<unknown> } {
  return {
    from: sql`auth.users u join public.profiles p on p.id = u.id`,
    where: sql`u.email <> '' and u.email_confirmed_at is not null and u.deleted_at is null
      and not coalesce(u.is_anonymous, false) and coalesce(u.banned_until <= ${now}, true) and p.${sql.ref(columnOf(kind))}`,
  }
}

/** The flag in `profiles`. */
export function columnOf(kind: EmailKind): string {
  const setting = NOTIFICATION_EMAILS.find((known) => known.kind === kind)
  if (!setting) throw new TypeError(`There is no notification email ${kind}`)
  return setting.column
}

/** Reads a list of accounts that is ordered by id, page by page. */
export async function* byAccount<Row extends { id: string }>(
  readPage: (after: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (after !== undefined) {
    const page: Row[] = await readPage(after, PAGE)
    yield* page
    after = page.length === PAGE ? page.at(-1)?.id : undefined
  }
}
