export {
  type Backend,
  BackendNotConfigured,
  type Database,
  loadBackend,
  NOT_CONFIGURED,
  publicConfig,
  type PublicConfig,
  setBackend,
  supabase,
} from './backend'
export { formatClock, formatCount, formatDate, formatDuration, formatMoney } from './format'
export { logError } from './log'
export { navigateFully } from './navigation'
export { createQueryClient, queryClient } from './query-client'
export { followTheme, setTheme, shownTheme, storedTheme, type Theme, useShownTheme } from './theme'
export { BackendError, statusOf, unwrap } from './unwrap'
