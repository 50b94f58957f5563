/** What the data API answers when it cannot do what was asked; always these four fields, whatever went wrong. */
export class RestError extends Error {
  override readonly name = 'RestError'

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: string | null | readonly object[] = null,
    readonly hint: string | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options)
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

export const invalidRange = (details: string) =>
  new RestError(416, 'PGRST103', 'Requested range not satisfiable', details)
