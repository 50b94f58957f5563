import { Moon, Sun } from 'lucide-react'
import { setTheme, useShownTheme } from '../platform'
import { IconButton } from './icon-button'

/** Switches light to dark and back. (A-TH-01) */
export function ThemeToggle() {
  const dark = useShownTheme() === 'dark'
  return (
    <IconButton
      label={dark ? 'Switch to light theme' : 'Switch to dark theme'}
      icon={dark ? <Sun strokeWidth={1.75} /> : <Moon strokeWidth={1.75} />}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    />
  )
}
