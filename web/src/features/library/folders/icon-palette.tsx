import { FOLDER_ICONS } from '@reelwright/shared'
import { useId } from 'react'
import { FolderMark } from './folder-mark'
import type { FolderLook } from './api'

interface IconPaletteProps {
  value: Pick<FolderLook, 'icon' | 'color'>
  disabled?: boolean
  onValueChange: (value: Pick<FolderLook, 'icon' | 'color'>) => void
}

/** The 20 icons, each with its colour. Arrow keys move the choice. (B-FD-02, B-FD-06) */
export function IconPalette({ value, disabled, onValueChange }: IconPaletteProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="text-sm font-medium text-ink">Icon and color</legend>
      <div className="mt-1.5 grid grid-cols-5 gap-1.5 sm:grid-cols-10">
        {FOLDER_ICONS.map(({ icon, color }) => (
          <label
            key={icon}
            title={labelOf(icon)}
            className="relative flex h-11 items-center justify-center rounded-control border border-line bg-surface transition-colors hover:border-control has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent sm:min-h-9"
          >
            <input
              type="radio"
              name={name}
              value={icon}
              aria-label={labelOf(icon)}
              checked={icon === value.icon}
              // Of a folder whose colour was chosen elsewhere that one stays until another icon is taken.
              onChange={() => onValueChange({ icon, color })}
              className="focus-ring absolute inset-0 cursor-[inherit] appearance-none rounded-control"
            />
            <FolderMark icon={icon} color={icon === value.icon ? value.color : color} className="size-5" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const labelOf = (icon: string) => `${icon.charAt(0).toUpperCase()}${icon.slice(1)}`
