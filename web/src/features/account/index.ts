export { AccountMenu } from './menu/account-menu'
export { askForData, ServerRefusal, subscriptionQuery } from './ask-server'
export { GuestOnly, RequireSession } from './guards'
export { useLogout } from './logout'
export {
  addNotification,
  clearNotifications,
  type NewNotification,
  NotificationBell,
  removeNotification,
} from './notifications'
export { type Session, SessionProvider, useSession } from './session'
export type { SessionStatus } from './session-state'
export { hasStoredSession, hasStoredSessionOf } from './stored-session'
export { editorThemeClass, useEditorThemeClass } from './settings/editor-theme'
export { avatarSource, type Profile, type SessionUser } from './user'
export { VerificationBanner } from './verification-banner'
export { SettingsPage } from './settings/settings-page'
export { GoogleButton } from './sign-in/google-button'
export { InAppHint } from './sign-in/in-app-hint'
export { useResendConfirmation } from './use-resend-confirmation'
