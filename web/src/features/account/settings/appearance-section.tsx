import { useState } from 'react'
import { EDITOR_THEMES, type EditorTheme } from '@reelwright/shared'
import { setTheme, storedTheme, useShownTheme } from '../../../platform'
import { cn, Switch } from '../../../ui'
import { editorThemeClass } from './editor-theme'
import { PreferencesSection } from './preferences-section'

/** `/settings/appearance`: the theme belongs to this browser, the editor's theme to the account. (B-SE-07, B-SE-08) */
export function AppearanceSection() {
  return (
    <PreferencesSection id="appearance">
      {({ values, change }) => (
        <>
          <ThemeSwitches />
          <fieldset className="mt-6">
            <legend className="text-sm font-medium text-ink">Editor theme</legend>
            <p className="mt-0.5 text-sm text-muted">How your scripts look while you work on them.</p>
            <div className="mt-3 grid gap-3 sm:grid-cols-2">
              {EDITOR_THEMES.map(({ value, label }) => (
                <ThemeChoice
                  key={value}
                  value={value}
                  label={label}
                  checked={values.editorTheme === value}
                  onChoose={() => change({ editorTheme: value })}
                />
              ))}
            </div>
          </fieldset>
        </>
      )}
    </PreferencesSection>
  )
}

/** They act at once, without saving. */
function ThemeSwitches() {
  const shown = useShownTheme()
  // Only redraws: the stored value counts, which other tabs write, too.
  const [, choose] = useState(storedTheme)
  const follows = storedTheme() === 'system'

  const set = (theme: 'light' | 'dark' | 'system') => {
    setTheme(theme)
    choose(theme)
  }

  return (
    <div className="flex flex-col gap-2 lg:gap-4">
      <Switch
        label="Dark mode"
        hint="In this browser only."
        checked={shown === 'dark'}
        onCheckedChange={(dark) => set(dark ? 'dark' : 'light')}
      />
      <Switch
        label="Follow the system"
        hint="Match your device’s light or dark mode."
        checked={follows}
        onCheckedChange={(follow) => set(follow ? 'system' : shown)}
      />
    </div>
  )
}

interface ThemeChoiceProps {
  value: EditorTheme
  label: string
  checked: boolean
  onChoose: () => void
}

/** A radio button that looks like a line of a script. */
function ThemeChoice({ value, label, checked, onChoose }: ThemeChoiceProps) {
  return (
    <label
      className={cn(
        'block cursor-pointer overflow-hidden rounded-control border bg-surface transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        checked ? 'border-accent ring-1 ring-accent' : 'border-control hover:border-ink',
      )}
    >
      <span className="flex min-h-11 items-center gap-2.5 px-3 text-sm font-medium text-ink">
        <input
          type="radio"
          name="editor-theme"
          value={value}
          checked={checked}
          onChange={onChoose}
          className="size-4 shrink-0 accent-accent outline-none"
        />
        {label}
      </span>
      <ScriptPreview theme={value} />
    </label>
  )
}

function ScriptPreview({ theme }: { theme: EditorTheme }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        editorThemeClass(theme),
        'flex gap-3 border-t border-(--editor-line) bg-(--editor-ground) px-3 py-3 text-(--editor-text)',
      )}
    >
      <span className="pt-0.5 text-xs whitespace-nowrap text-(--editor-mark) tabular-nums">0:00-0:04</span>
      <span className="min-w-0">
        <span className="block text-base/6">Your ice is gone by noon. Mine is not.</span>
        <span className="block text-sm text-(--editor-quiet)">Hold the tumbler upside down. Close-up.</span>
      </span>
    </span>
  )
}
