export { startTestCluster, type TestCluster } from './cluster'
export { fetchInto } from './fetch-into'
export { testApp, type TestApp, type TestAppOptions, type TestUser } from './test-app'
