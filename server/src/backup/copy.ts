import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type pg from 'pg'

/** The driver's side of the protocol, as far as COPY needs it. */
interface Wire {
  stream: Socket
  query(text: string): void
  sendCopyFromChunk(chunk: Uint8Array): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

const BATCH_BYTES = 64 * 1024

/**
 * What `copy ... to stdout` gives, as it arrives; `onRow` gets each row. The database waits for the reader. Whoever stops
 * reading before the end loses the connection: the rest has nowhere to go.
 */
export function copyOut(client: pg.ClientBase, statement: string, onRow: (row: Uint8Array) => void): Readable {
  return client.query(new CopyOut(statement, onRow) as CopyOut & { submit(connection: pg.Connection): void })
}

class CopyOut extends Readable {
  private wire: Wire | undefined
  private over = false
  /** Rows are short, and every piece that is packed costs a round through a thread. */
  private batch = Buffer.allocUnsafe(BATCH_BYTES)
  private filled = 0

  constructor(
    private readonly statement: string,
    private readonly onRow: (row: Uint8Array) => void,
  ) {
    super({ highWaterMark: 4 * BATCH_BYTES })
  }

  submit(connection: unknown) {
    this.wire = connection as Wire
    this.wire.query(this.statement)
  }

  handleCopyData({ chunk }: { chunk: Buffer }) {
    this.onRow(chunk)
    if (this.filled + chunk.byteLength > BATCH_BYTES) this.send()
    // The driver uses its buffer again.
    if (chunk.byteLength > BATCH_BYTES) return this.pass(Buffer.from(chunk))
    chunk.copy(this.batch, this.filled)
    this.filled += chunk.byteLength
  }

  handleCommandComplete() {
    this.send()
  }

  handleReadyForQuery() {
    this.over = true
    this.push(null)
  }

  handleError(error: Error) {
    this.over = true
    this.destroy(error)
  }

  override _read() {
    this.wire?.stream.resume()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    if (!this.over) this.wire?.stream.destroy()
    done(error)
  }

  private send() {
    if (this.filled === 0) return
    this.pass(this.batch.subarray(0, this.filled))
    this.batch = Buffer.allocUnsafe(BATCH_BYTES)
    this.filled = 0
  }

  private pass(bytes: Buffer) {
    if (!this.push(bytes)) this.wire?.stream.pause()
  }
}

/** Sends what `copy ... from stdin` reads. Resolves to the number of rows that were stored. */
export function copyIn(client: pg.ClientBase, statement: string, rows: AsyncIterable<Uint8Array>): Promise<number> {
  return new Promise((resolve, reject) => {
    let fault: Error | undefined
    let stored = 0

    async function send(wire: Wire) {
      try {
        for await (const chunk of rows) {
          if (fault) return
          wire.sendCopyFromChunk(chunk)
          if (wire.stream.writableNeedDrain) await drained(wire.stream)
        }
        if (!fault) wire.endCopyFrom()
      } catch (error) {
        fault ??= error as Error
        // The database answers with an error of its own, and then the connection can be used again.
        wire.sendCopyFail('The rows could not be read')
      }
    }

    client.query({
      submit: (connection: unknown) => (connection as Wire).query(statement),
      handleCopyInResponse: (wire: Wire) => void send(wire),
      handleCommandComplete: ({ text }: { text: string }) => (stored = Number(/\d+$/.exec(text)?.[0] ?? 0)),
      handleReadyForQuery: () => resolve(stored),
      handleError: (error: Error) => reject((fault ??= error)),
    })
  })
}

function drained(stream: Socket): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      stream.off('drain', goOn)
      stream.off('close', goOn)
      resolve()
    }
    stream.on('drain', goOn)
    stream.on('close', goOn)
  })
}
