import type { TestProject } from 'vitest/node'
import { startTestCluster, withDatabase } from './cluster'
import { openTestApp } from './open-test-app'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the real app listens for component tests: "http://127.0.0.1:41234". */
    apiOrigin: string
  }
}

/** Runs once before the component tests: they talk over loopback to the real app on a real database. */
export default async function setup(project: TestProject) {
  const cluster = await startTestCluster()
  const { app, close } = await openTestApp(withDatabase(cluster.serverUrl, cluster.template))
  project.provide('apiOrigin', await app.listen({ host: '127.0.0.1', port: 0 }))
  return async () => {
    await close()
    await cluster.stop()
  }
}
