import { LIMITS, stageOf, STAGES } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectField, TextField } from '../../../ui'
import { StageIcon, stageOption } from '../stage-badge'
import { foldersQuery } from '../folders/api'
import type { Import } from './use-import'

const [AS_FOUND, NONE, NEW] = ['as-found', 'none', 'new'] as const

/** Where the scripts shall lie, and with which status. */
export function ImportTarget({ userId, work }: { userId: string; work: Import }) {
  const { data: folders = [] } = useQuery(foldersQuery(userId))
  const [newName, setNewName] = useState('')
  const { folder, status } = work.options
  const named = work.candidates.some(({ script }) => script.folder)
  const hasStatus = work.candidates.some(({ script }) => script.status)
  const value = typeof folder === 'string' ? folder : 'id' in folder ? folder.id : NEW

  function pickFolder(choice: string) {
    if (choice === NEW) work.setOptions({ folder: { name: newName } })
    else work.setOptions({ folder: choice === AS_FOUND || choice === NONE ? choice : { id: choice } })
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="flex flex-col gap-3">
        <SelectField
          label="Folder"
          value={value}
          onChange={(event) => pickFolder(event.target.value)}
          options={[
            ...(named ? [{ value: AS_FOUND, label: 'As in the file' }] : []),
            { value: NONE, label: 'No Folder' },
            { value: NEW, label: 'New folder…' },
            ...folders.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {value === NEW && (
          <TextField
            label="New folder name"
            value={newName}
            maxLength={LIMITS.folderName}
            error={newName.trim() === '' ? 'Enter a name, or choose another folder.' : undefined}
            onChange={(event) => {
              setNewName(event.target.value)
              work.setOptions({ folder: { name: event.target.value } })
            }}
          />
        )}
      </div>
      <SelectField
        label="Status"
        value={status}
        icon={status !== AS_FOUND && <StageIcon stage={stageOf({ status })} />}
        onChange={({ target }) =>
          work.setOptions({ status: STAGES.find((stage) => stage === target.value) ?? 'as-found' })
        }
        options={[...(hasStatus ? [{ value: AS_FOUND, label: 'As in the file' }] : []), ...STAGES.map(stageOption)]}
      />
    </div>
  )
}
