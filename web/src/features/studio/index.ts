export { SimpleStudioView } from './simple-studio/simple-studio-view'
export { Studio } from './studio'
export { studioAddress } from './studio-address'
export { askForProduct } from './generator/product-focus'
