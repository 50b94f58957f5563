export { ctaCategoryOf, hookCategoryOf } from './recognise'
