export { SimpleStudioView } from './simple-studio/simple-studio-view'
