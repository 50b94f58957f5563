export { Studio } from './studio'
