import { sql } from 'kysely'
import { invalidField } from '../auth-error'
import type { AuthTools } from '../auth-tools'
import type { Caller } from '../caller'
import { USER_COLUMNS, userAnswer, type UserAnswer, type UserRow } from '../user'

export interface ListInput {
  /** From 1. */
  page: number
  perPage: number
  /** Part of an address or name; empty for all. */
  filter: string
}

const DEFAULT_PER_PAGE = 50
const MAX_PER_PAGE = 1000
const LAST_PAGE = 1_000_000

export function readList({ page, per_page, filter }: Record<string, unknown>): ListInput {
  if (
    filter !== undefined &&
    (typeof filter !== 'string' || filter.length > 255 || /[\p{Surrogate}\p{Cc}]/u.test(filter))
  ) {
    throw invalidField('filter must be a string of 255 characters or fewer')
  }
  return {
    page: numberOf(page, 'page', 1, LAST_PAGE),
    perPage: Math.min(numberOf(per_page, 'per_page', DEFAULT_PER_PAGE, LAST_PAGE), MAX_PER_PAGE),
    filter: filter ?? '',
  }
}

/** The SDK sends an empty text for what was not asked. */
function numberOf(value: unknown, name: string, missing: number, most: number): number {
  if (value === undefined || value === '') return missing
  const number = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : NaN
  if (!(number >= 1 && number <= most))
    throw invalidField(`Bad Pagination Parameters: ${name} must be from 1 to ${most}`)
  return number
}

export interface UserList {
  users: UserAnswer[]
  total: number
}

/** One page of all accounts, newest first. */
export async function listUsers({ db }: AuthTools, { page, perPage, filter }: ListInput): Promise<UserList> {
  const pattern = `%${filter.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const matches = sql`(${filter === ''} or u.email ilike ${pattern} or u.raw_user_meta_data ->> 'full_name' ilike ${pattern})`
  const users = await db.query(sql<UserRow>`
    select ${USER_COLUMNS} from auth.users u where ${matches}
    order by u.created_at desc, u.id limit ${perPage} offset ${(page - 1) * perPage}`)
  const [count] = await db.query(sql<{ total: number }>`
    select count(*)::int as total from auth.users u where ${matches}`)
  return { users: users.map((user) => userAnswer(user)), total: count?.total ?? 0 }
}

/** The header `Link`. `page` comes first: the SDK reads what follows the first "=". */
export function pageLinks({ page, perPage }: ListInput, total: number, { issuer }: Caller): string {
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (number: number, rel: string) =>
    `<${issuer}/admin/users?page=${number}&per_page=${perPage}>; rel="${rel}"`
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}
