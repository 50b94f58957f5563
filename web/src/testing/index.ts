export { renderApp } from './render-app'
export { renderWithProviders } from './render-with-providers'
