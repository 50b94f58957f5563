export { ApiError, apiData, type ApiRequest, callApi, isLoggedOut, SLOW_TIMEOUT } from './api-client'
export {
  accessToken,
  type Backend,
  BackendNotConfigured,
  type Database,
  isBackendLoaded,
  loadBackend,
  loadConfig,
  NOT_CONFIGURED,
  onBackendLoaded,
  publicConfig,
  setBackend,
  supabase,
} from './backend'
export { forgetConfig, type PublicConfig } from './backend-config'
export { defineAdoptedStyle } from './adopted-style'
export { type Arrival, CALLBACK_PATH, currentArrival, forgetArrival, receiveArrival, RESET_PATH } from './arrival'
export { beforeLogout, sendBeforeLogout } from './before-logout'
export { copyToClipboard } from './clipboard'
export { leaveForStudio, type StudioPayload, type StudioSuggestion } from './edit-payload'
export { formatClock, formatCount, formatDate, formatDateTime, formatDuration, formatTime } from './format'
export { fetchOwn } from './early-answers'
export type { EarlyReads, PageHandle } from './early-reads'
export { useChoiceInAddress } from './choice-in-address'
export { useFilming, useReading } from './filming'
export { OPEN_PARAMETER, useOpenedInAddress } from './opened-in-address'
export { subscribeToRows } from './subscribe-to-rows'
export { forgetDevice, forgetOthers, keepOnDevice, type KeptRow, keptOnDevice } from './kept-on-device'
export { logError } from './log'
export { nameInHeader } from './name-in-header'
export { navigateFully } from './navigation'
export { newKey } from './new-key'
export { noteOpenedScript, onScriptOpened, openedScripts } from './opened-scripts'
export { type Page, PAGE_GROUPS, pageAt, type PagePath, PAGES } from './pages'
export { forgetPerson, onReadsStopped, stopReads } from './person-change'
export { createQueryClient, queryClient, refetchQueries, retryQuery } from './query-client'
export { saveFile } from './save-file'
export { SESSION_KEYS } from './session-keys'
export { hasStoredSession, SESSION_KEY } from './session-hint'
export { onStorageRefused, sessionStore, storageRefused } from './session-storage'
export { freshSession, hasStoredSessionOf, onStoredSessionGone, storedSession } from './stored-session'
export { flushUpdate } from './flush-update'
export { followTheme, setTheme, shownTheme, storedTheme, type Theme, useShownTheme } from './theme'
export { BackendError, messageOf, NETWORK_ERROR, NO_ANSWER, statusOf, unwrap } from './unwrap'
export { useLatest } from './use-latest'
export { useMedia } from './use-media'
export { STILL_SAVING, useLongSave } from './use-long-save'
export { checkServer, isOnline, onServerBack, useOnline } from './use-online'
export { whenIdle } from './when-idle'
export { type DiffPart, wordDiff, wordsOf } from './word-diff'
