import { FOLDER_ICONS } from '@reelwright/shared'
import { FolderPlus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { newKey } from '../../../platform'
import { Button, TextField, toast } from '../../../ui'
import { useCreateFolder } from './api'
import { failureText } from './folder-dialog'
import { nameProblem, storedName } from './folder-name'

interface QuickFolderProps {
  userId: string
  onMade: (id: string) => void
}

/** A new folder by its name alone, where one is being chosen: with the plain pair of messages. (CX-38) */
export function QuickFolder({ userId, onMade }: QuickFolderProps) {
  const [name, setName] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const [idempotencyKey, setKey] = useState(newKey)
  const create = useCreateFolder(userId, {
    done: ({ id }) => {
      toast.success('Folder created successfully')
      setName(null)
      setKey(newKey())
      onMade(id)
    },
    failed: (error) => toast.error(failureText(error, 'Failed to create folder')),
  })

  if (name === null)
    return (
      <Button fullWidth icon={<FolderPlus strokeWidth={1.75} />} onClick={() => setName('')}>
        New folder
      </Button>
    )

  function submit() {
    if (name === null || create.isPending) return
    const found = nameProblem(name)
    setProblem(found)
    if (!found) create.mutate({ name: storedName(name), ...FOLDER_ICONS[0], idempotencyKey })
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      submit()
    } else if (event.key === 'Escape' && !create.isPending) {
      // The field is left, not the whole dialog.
      event.preventDefault()
      event.stopPropagation()
      setName(null)
      setProblem(undefined)
    }
  }

  return (
    <div className="flex items-end gap-2">
      <TextField
        // It came with a click on "New folder".
        ref={focusOnce}
        label="New folder name"
        className="flex-1"
        autoComplete="off"
        value={name}
        readOnly={create.isPending}
        error={problem}
        onKeyDown={handleKeyDown}
        onChange={(event) => {
          setName(event.target.value)
          setProblem(undefined)
        }}
      />
      <Button
        className="lg:min-h-10 weak:min-h-11"
        loading={create.isPending}
        disabled={!storedName(name)}
        onClick={submit}
      >
        {create.isPending ? 'Creating...' : 'Create'}
      </Button>
    </div>
  )
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus()
