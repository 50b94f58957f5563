import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterFile } from './closing'

/** An empty folder that goes when the test file ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-test-'))
  afterFile(() => rm(folder, { recursive: true, force: true }))
  return folder
}
