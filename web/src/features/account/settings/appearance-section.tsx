import { useState } from 'react'
import { EDITOR_THEMES, type EditorTheme } from '@reelwright/shared'
import { setTheme, storedTheme, useShownTheme } from '../../../platform'
import { cn, Switch } from '../../../ui'
import { SectionCard } from '../profile/section-card'
import { editorThemeClass } from './editor-theme'

interface AppearanceSectionProps {
  editorTheme: EditorTheme
  onChange: (patch: { editorTheme: EditorTheme }) => void
}

/** Light or dark acts at once and belongs to this browser; the editor's colours belong to the account. (B-SE-07, B-SE-08) */
export function AppearanceSection({ editorTheme, onChange }: AppearanceSectionProps) {
  const shown = useShownTheme()
  // The state only draws anew: what is stored is the truth, and other tabs write there, too.
  const [, choose] = useState(storedTheme)
  const follows = storedTheme() === 'system'

  const set = (theme: 'light' | 'dark' | 'system') => {
    setTheme(theme)
    choose(theme)
  }

  return (
    <SectionCard id="appearance" title="Appearance">
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
      <fieldset className="mt-6">
        <legend className="text-sm font-medium text-ink">Editor theme</legend>
        <p className="mt-0.5 text-sm text-muted">How your scripts look while you work on them.</p>
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          {EDITOR_THEMES.map(({ value, label }) => (
            <ThemeChoice
              key={value}
              value={value}
              label={label}
              checked={editorTheme === value}
              onChoose={() => onChange({ editorTheme: value })}
            />
          ))}
        </div>
      </fieldset>
    </SectionCard>
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
