export { App } from './app'
export { routes } from './routes'
