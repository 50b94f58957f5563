export { Welcome } from './welcome/welcome'
