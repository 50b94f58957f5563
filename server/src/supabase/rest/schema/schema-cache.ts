import type { Db } from '../../../platform/db'
import { RestError } from '../rest-error'
import { readSchemas } from './read-schema'
import type { Schema } from './schema'

/** A request that misses something has the schema read again, but not more often than this. */
const MIN_AGE_MS = 10_000

/** Knows the shape of the exposed schemas; reads them at first use and after each notification. */
export class SchemaCache {
  private current: Promise<Map<string, Schema>> | undefined
  private reloading: Promise<void> | undefined
  private readAt = 0

  constructor(
    private readonly db: Db,
    private readonly names: string[],
    private readonly onError: (error: unknown) => void,
  ) {}

  /** @throws RestError PGRST002 when the database does not answer and never did. */
  async get(name: string): Promise<Schema> {
    return (await (this.current ?? this.readFirst())).get(name)!
  }

  /** Reloads the schema. Requests use the old schema until the new one is loaded, or if loading fails. */
  async reload(): Promise<void> {
    // What changed while the schema was being read may be missing in it, so that does not count.
    await this.reloading
    this.reloading ??= this.replace().finally(() => {
      this.reloading = undefined
    })
    return this.reloading
  }

  /**
   * For a request that names something unknown: a migration may have made it without saying so.
   * True when the schema was reloaded.
   */
  async renew(): Promise<boolean> {
    if (Date.now() - this.readAt < MIN_AGE_MS) return false
    await this.reload()
    return true
  }

  private async replace() {
    this.readAt = Date.now()
    try {
      this.current = Promise.resolve(await readSchemas(this.db, this.names))
    } catch (error) {
      this.readAt = 0
      this.onError(error)
    }
  }

  private readFirst(): Promise<Map<string, Schema>> {
    this.readAt = Date.now()
    const reading: Promise<Map<string, Schema>> = readSchemas(this.db, this.names).catch((error: unknown) => {
      // A database that was not there yet may be there at the next request.
      if (this.current === reading) this.current = undefined
      const message = 'Could not query the database for the schema cache. Retrying.'
      throw new RestError(503, 'PGRST002', message, null, null, { cause: error })
    })
    this.current = reading
    return reading
  }
}
