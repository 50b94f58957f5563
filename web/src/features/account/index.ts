export { AccountMenu } from './menu/account-menu'
export { checkSessionEarly } from './early-session'
export { PageWaiting, RequireSession, useWithinTimeout } from './guards'
export { useLogout } from './logout'
export {
  addNotification,
  clearNotifications,
  type NewNotification,
  NotificationBell,
  removeNotification,
} from './notifications'
export { planUse } from './menu/plan-use'
export { PlanBanner } from './plan-banner'
export { profileQuery, subscriptionQuery, useProfile } from './queries'
export { problemText } from './profile/problem-text'
export { type Session, SessionProvider, useSession } from './session'
export { editorThemeClass, useEditorThemeClass } from './settings/editor-theme'
export type { Profile, SessionUser } from './user'
export { VerificationBanner } from './verification-banner'
export { useChangeOfEnd, usePortal } from './settings/billing/api'
export { SECTIONS as SETTINGS_SECTIONS } from './settings/sections'
export { GoogleButton } from './sign-in/google-button'
export { InAppHint } from './sign-in/in-app-hint'
export { TextLink } from './sign-in/sign-in-frame'
export { SignUpCard } from './sign-in/sign-up-card'
export { useResendConfirmation } from './use-resend-confirmation'
