export { useDeletedScripts, useRefreshScripts } from './api'
export { copyText } from './copy'
export { Library } from './library'
