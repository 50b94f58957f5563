export { SimpleStudioView } from './simple-studio/simple-studio-view'
export { Studio } from './studio'
