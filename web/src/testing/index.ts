export { buyPlan, CARDS, openCheckout, payCheckout } from './buy-plan'
export { PASSWORD, signUpCreator, withRealBackend } from './real-backend'
export { renderApp } from './render-app'
export { renderWithProviders } from './render-with-providers'
