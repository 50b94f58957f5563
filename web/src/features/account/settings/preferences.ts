import { type EditorTheme, NOTIFICATION_EMAILS, type EmailKind } from '@reelwright/shared'
import type { Profile } from '../user'
import { nameFault, MAX_FULL_NAME_LENGTH } from '../profile/person-name'
import { readEditorTheme } from './editor-theme'
import { tiktokUsername, tiktokUsernameFault } from './tiktok-username'

/** What "Save Changes" stores, as the page holds it. (OP-55) */
export type Preferences = {
  displayName: string
  tiktokUsername: string
  editorTheme: EditorTheme
} & Record<EmailKind, boolean>

/** An account without a row has the defaults of one. (B-SE-06) */
export function readPreferences(profile: Profile | null, name: string): Preferences {
  const emails = Object.fromEntries(NOTIFICATION_EMAILS.map(({ kind, column }) => [kind, profile?.[column] ?? true]))
  return {
    displayName: profile?.full_name ?? name,
    tiktokUsername: profile?.tiktok_username ?? '',
    editorTheme: readEditorTheme(profile?.editor_theme),
    ...(emails as Record<EmailKind, boolean>),
  }
}

/** Columns of `profiles` for what was changed; the rest stays as it is, also when another device has changed it meanwhile. */
export function toColumns(changed: Partial<Preferences>) {
  const { displayName, tiktokUsername: typed, editorTheme, ...emails } = changed
  return {
    ...(displayName !== undefined && { full_name: displayName.trim() || null }),
    ...(typed !== undefined && { tiktok_username: tiktokUsername(typed) || null }),
    ...(editorTheme !== undefined && { editor_theme: editorTheme }),
    ...Object.fromEntries(
      NOTIFICATION_EMAILS.flatMap(({ kind, column }) => (kind in emails ? [[column, emails[kind]]] : [])),
    ),
  }
}

/** Why these cannot be saved, by field. Only what was changed is checked: what is stored may come from before a rule. */
export function preferenceFaults(changed: Partial<Preferences>) {
  return {
    displayName: changed.displayName === undefined ? undefined : nameFault(changed.displayName, MAX_FULL_NAME_LENGTH),
    tiktokUsername: changed.tiktokUsername === undefined ? undefined : tiktokUsernameFault(changed.tiktokUsername),
  }
}
