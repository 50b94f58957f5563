export { App } from './app'
export { routes } from './routes'
export { loadPage, showApp } from './show-app'
