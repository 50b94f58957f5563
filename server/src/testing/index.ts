export { startTestCluster, type TestCluster } from './cluster'
export { fetchInto } from './fetch-into'
export { openTestApp, type TestAppOptions } from './open-test-app'
export { testApp, type TestApp, type TestUser } from './test-app'
