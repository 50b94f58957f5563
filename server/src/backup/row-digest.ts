import { hash } from 'node:crypto'

/**
 * One sum for a set of rows, whatever their order: the digests of the rows, added up in eight lanes of 32 bits. A table that was loaded
 * from a backup may lie in another order on the disk.
 */
export class RowDigest {
  rows = 0
  private readonly lanes = new Uint32Array(8)

  add(row: Uint8Array) {
    const digest = hash('sha256', row, 'buffer')
    for (let lane = 0; lane < 8; lane++) this.lanes[lane]! += digest.readUInt32LE(lane * 4)
    this.rows++
  }

  toString(): string {
    return Buffer.from(this.lanes.buffer).toString('hex')
  }
}
