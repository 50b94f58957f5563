import { EDITOR_THEMES, type EditorTheme } from '@reelwright/shared'
import { useProfile } from '../queries'

/** What is stored may be older or newer than this page. */
export function readEditorTheme(stored: unknown): EditorTheme {
  return EDITOR_THEMES.find(({ value }) => value === stored)?.value ?? 'default'
}

/**
 * The class that gives an element, and what is in it, the colours of a theme as `--editor-ground`, `-text`, `-quiet`, `-mark` and
 * `-line`. (B-SE-08)
 */
export const editorThemeClass = (theme: EditorTheme): string => `editor-theme-${theme}`

/** The class of the theme that this account has chosen, for wherever a script is edited. */
export function useEditorThemeClass(): string {
  const profile = useProfile()
  return editorThemeClass(readEditorTheme(profile?.editor_theme))
}
