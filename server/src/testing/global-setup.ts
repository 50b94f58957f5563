import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startTestCluster } from './cluster'

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: { adminUrl: string; serverUrl: string; template: string; files: string }
  }
}

/** Runs once before the server's tests: a cluster with one migrated template, from which each worker copies its own databases. */
export default async function setup(project: TestProject) {
  const { stop, adminUrl, serverUrl, template } = await startTestCluster()
  // Of the apps that are open until the end.
  const files = await mkdtemp(join(tmpdir(), 'reelwright-test-'))
  project.provide('cluster', { adminUrl, serverUrl, template, files })
  return async () => {
    await stop()
    await rm(files, { recursive: true, force: true })
  }
}
