import pg from 'pg'

/** The driver's own view of a connection and a query, which its types leave out. */
interface Connection {
  submittedNamedStatements: Record<string, string>
}
type Query = pg.Query & {
  name: string | undefined
  text: string
  submit(connection: object): Error | null
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleError(error: Error, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
}

/**
 * Sends statements that PostgreSQL runs as one transaction without `begin` and `commit`: a single Sync follows them, and ends it. Answers
 * with the rows of the last one once all is stored. Each needs a name or values, so that it is sent in the extended protocol.
 */
export function queryInOneTrip(client: pg.ClientBase, statements: pg.QueryConfig[]): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const callback = (error: Error | null, result: pg.QueryResult) => (error ? reject(error) : resolve(result))
    const last = statements.length - 1
    const parts = statements.map(
      (statement, i) => new pg.Query(statement, i === last ? (callback as never) : undefined),
    )
    client.query(new OneTrip(parts as Query[]))
  })
}

const nothing = { value: () => undefined }

/** Of the driver's class, since it takes no other in pipeline mode. Hands what arrives to the statement that it belongs to. */
class OneTrip extends pg.Query {
  /** Of the statement whose answer comes next: the driver notes under it what has been prepared. */
  name: string | undefined
  text: string
  private readonly last: Query
  private at = 0

  constructor(private readonly parts: Query[]) {
    super(parts[0]!.text)
    this.name = parts[0]!.name
    this.text = parts[0]!.text
    this.last = parts.at(-1)!
  }

  override submit = (connection: object) => {
    // Rows of the others are not read, and need no description.
    const withoutSync = Object.create(connection, { sync: nothing, describe: nothing }) as object
    for (const part of this.parts.slice(0, -1)) part.submit(withoutSync)
    return this.last.submit(connection)
  }

  handleRowDescription(message: unknown) {
    this.last.handleRowDescription(message)
  }

  handleDataRow(message: unknown) {
    if (this.isLast()) this.last.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: Connection) {
    if (this.isLast()) this.last.handleCommandComplete(message, connection)
    const next = this.parts[++this.at]
    this.name = next?.name
    this.text = next?.text ?? ''
  }

  handleError(error: Error, connection: Connection) {
    // PostgreSQL skipped the ones behind.
    for (const { name } of this.parts.slice(this.at)) {
      if (name !== undefined) delete connection.submittedNamedStatements[name]
    }
    this.last.handleError(error, connection)
  }

  handleReadyForQuery(connection: Connection) {
    this.last.handleReadyForQuery(connection)
  }

  private isLast() {
    return this.at === this.parts.length - 1
  }
}
