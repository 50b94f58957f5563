/** Names and values of response headers; a list for one that comes several times. */
export type Headers = Record<string, string | string[]>

/** What the data API answers when it cannot do what was asked; always these four fields, whatever went wrong. */
export class RestError extends Error {
  override readonly name = 'RestError'
  readonly headers: Headers

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: string | null | readonly object[] = null,
    readonly hint: string | null = null,
    options?: ErrorOptions & { headers?: Headers },
  ) {
    super(message, options)
    this.headers = options?.headers ?? {}
  }
}

/** A query string, header or path that does not follow the grammar. */
export const unreadable = (message: string, details: string | null = null) =>
  new RestError(400, 'PGRST100', message, details)

/** A body that cannot be taken as rows. */
export const badBody = (message: string, details: string | null = null) =>
  new RestError(400, 'PGRST102', message, details)

/** PostgreSQL's own words for a column that does not exist: names never reach a statement unless the schema has them. */
export const noSuchColumn = (table: string, column: string, hint: string | null = null) =>
  new RestError(400, '42703', `column ${table}.${column} does not exist`, null, hint)

/** A column of a body or of `columns=` that the table does not have. */
export const noSuchField = (table: string, column: string) =>
  new RestError(400, 'PGRST204', `Could not find the '${column}' column of '${table}' in the schema cache`)

export const invalidRange = (details: string, headers?: Headers) =>
  new RestError(416, 'PGRST103', 'Requested range not satisfiable', details, null, { headers })

export const noSuchMethod = (method: string) => new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)

export const invalidPath = () => new RestError(404, 'PGRST125', 'Invalid path specified in request URL')

export const notAvailable = (types: string) =>
  new RestError(406, 'PGRST107', `None of these media types are available: ${types}`)

const MISSES = new Set(['PGRST200', 'PGRST202', 'PGRST204', 'PGRST205', '42703'])

/** Whether a request named something that our picture of the schema lacks; nothing was asked of the database then. */
export function isSchemaMiss(error: unknown): boolean {
  return error instanceof RestError && error.cause === undefined && MISSES.has(error.code)
}
