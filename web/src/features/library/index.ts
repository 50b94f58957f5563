export { useDeletedScripts, useRefreshScripts } from './api'
export { Library } from './library'
export { statusLabel, statusTone } from './script-status'
