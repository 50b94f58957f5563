export { checkModelAtStart } from './check-at-start'
