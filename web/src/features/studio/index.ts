export { SimpleStudioView } from './simple-studio/simple-studio-view'
export { Studio } from './studio'
export { askForProduct } from './generator/product-focus'
export { askToOpenWaiting } from './waiting-payload'
