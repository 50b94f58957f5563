import type { TestProject } from 'vitest/node'
import { startTestCluster } from './cluster'

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: { adminUrl: string; serverUrl: string; template: string }
  }
}

/** Runs once before the server's tests: a cluster with one migrated template, from which each worker copies its own database. */
export default async function setup(project: TestProject) {
  const { stop, adminUrl, serverUrl, template } = await startTestCluster()
  project.provide('cluster', { adminUrl, serverUrl, template })
  return stop
}
