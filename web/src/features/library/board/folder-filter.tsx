import { SelectField } from '../../../ui'
import type { Folder } from '../folders/api'

interface FolderFilterProps {
  folders: readonly Folder[] | undefined
  /** An id, or `none`. */
  value: string | undefined
  onChange: (folder: string | undefined) => void
}

/** Narrows the board to one folder, or to what lies in none. */
export function FolderFilter({ folders, value, onChange }: FolderFilterProps) {
  const isUnknown = value !== undefined && value !== 'none' && !folders?.some(({ id }) => id === value)
  return (
    <SelectField
      label="Folder"
      hideLabel
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      options={[
        { value: '', label: 'All folders' },
        { value: 'none', label: 'No Folder' },
        ...(folders ?? []).map(({ id, name }) => ({ value: id, label: name })),
        // Of an address: deleted meanwhile, or not loaded yet.
        ...(isUnknown ? [{ value, label: folders ? 'Unknown folder' : 'Loading…' }] : []),
      ]}
      className="w-full sm:w-60"
    />
  )
}
