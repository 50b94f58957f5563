import { stageLabel, STAGES } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { SelectField, TextField } from '../../../ui'
import { choicesQuery } from '../api'
import { foldersQuery } from '../folders/api'
import type { LibraryAddress, LibraryPlace } from '../library-place'
import { LoadError } from '../load-error'
import { StageIcon } from '../stage-badge'
import { FilterChoice } from './filter-choice'

const SCORES = [5, 6, 7, 8, 9]

/** Everything that narrows the list; each choice counts at once. */
export function FilterFields({ place, userId }: { place: LibraryPlace; userId: string }) {
  const { address, folderId, go } = place
  const choices = useQuery(choicesQuery(userId))
  const { data: folders } = useQuery(foldersQuery(userId))
  const scores = [...new Set([...SCORES, ...(address.minScore === undefined ? [] : [address.minScore])])].sort(
    (a, b) => a - b,
  )

  return (
    <div className="flex flex-col gap-4 pb-2">
      <FilterChoice
        label="Status"
        choices={STAGES.map((value) => ({ value, label: stageLabel(value), icon: <StageIcon stage={value} /> }))}
        chosen={address.statuses}
        onChoose={(statuses) => go({ statuses: statuses as LibraryAddress['statuses'] })}
      />
      {folderId === undefined && (
        <SelectField
          label="Folder"
          options={[
            { value: '', label: 'All folders' },
            { value: 'none', label: 'No Folder' },
            ...(folders ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={address.folder ?? ''}
          onChange={(event) => go({ folder: event.target.value || undefined })}
        />
      )}
      {choices.isError && <LoadError query={choices} />}
      <FilterChoice
        label="Style"
        choices={choices.data?.styles}
        chosen={address.styles}
        onChoose={(styles) => go({ styles })}
      />
      <FilterChoice
        label="Tone"
        choices={choices.data?.tones}
        chosen={address.tones}
        onChoose={(tones) => go({ tones })}
      />
      <FilterChoice
        label="Tags"
        hint="Shows scripts with all selected tags."
        choices={choices.data?.tags}
        chosen={address.tags}
        onChoose={(tags) => go({ tags })}
        asWritten
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          type="date"
          label="Created on or after"
          value={address.from ?? ''}
          max={address.to}
          onChange={(event) => go({ from: event.target.value || undefined })}
        />
        <TextField
          type="date"
          label="Created on or before"
          value={address.to ?? ''}
          min={address.from}
          onChange={(event) => go({ to: event.target.value || undefined })}
        />
      </div>
      <SelectField
        label="Craft score"
        options={[
          { value: '', label: 'Any' },
          ...scores.map((score) => ({ value: String(score), label: `${score} or better` })),
        ]}
        value={address.minScore === undefined ? '' : String(address.minScore)}
        onChange={(event) => go({ minScore: event.target.value ? Number(event.target.value) : undefined })}
      />
    </div>
  )
}
