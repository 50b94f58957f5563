import { FOLDER_ICONS, LIMITS } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { newKey } from '../../../platform'
import { Button, cn, Dialog, TextField, toast } from '../../../ui'
import { type Folder, foldersQuery, useCreateFolder, useSaveFolder } from './api'
import { nameLength, nameProblem, sameName, storedName } from './folder-name'
import { IconPalette } from './icon-palette'

interface FolderDialogProps {
  userId: string
  /** The one to change; null for a new one. */
  folder: Folder | null
  onClose: () => void
}

/** Makes a folder, or changes its name and icon. (B-FD-01 to B-FD-12, CX-37, CX-38, CX-39, OP-69) */
export function FolderDialog({ userId, folder, onClose }: FolderDialogProps) {
  const [name, setName] = useState(folder?.name ?? '')
  const [look, setLook] = useState<Pick<Folder, 'icon' | 'color'>>(folder ?? FOLDER_ICONS[0])
  const [problem, setProblem] = useState<string>()
  const [idempotencyKey] = useState(newKey)
  const field = useRef<HTMLInputElement>(null)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])

  const { data: folders } = useQuery(foldersQuery(userId))
  const taken = folders?.some((other) => other.id !== folder?.id && name.trim() && sameName(other.name, name))

  // The toasts come from the mutations: after Escape this dialog is unmounted and gets no callbacks.
  const create = useCreateFolder(userId, {
    done: (made) => {
      toast.success(`Folder "${made.name}" created successfully!`)
      if (isOpen.current) onClose()
    },
    failed: (error) => toast.error(failureText(error, 'Failed to create folder. Please try again.')),
  })
  const save = useSaveFolder(userId, {
    done: (changed) => {
      toast.success(`Folder “${changed.name}” saved`)
      if (isOpen.current) onClose()
    },
    failed: (error) => toast.error(failureText(error, 'The folder couldn’t be saved. Please try again.')),
  })
  const isBusy = create.isPending || save.isPending

  function submit() {
    if (isBusy) return
    const found = nameProblem(name)
    setProblem(found)
    if (found) return field.current?.focus()
    const wanted = { name: storedName(name), icon: look.icon, color: look.color }
    if (folder) save.mutate({ ...wanted, id: folder.id })
    else create.mutate({ ...wanted, idempotencyKey })
  }

  /** Submits on Enter: a browser does not submit a form with a disabled button, so the reason would not show. (CX-37) */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    submit()
  }

  const length = nameLength(name)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="md"
      title={folder ? 'Edit folder' : 'Create Folder'}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" loading={isBusy} disabled={length === 0} onClick={submit}>
            {folder ? (isBusy ? 'Saving...' : 'Save') : isBusy ? 'Creating...' : 'Create'}
          </Button>
        </>
      }
    >
      {/* Handles Enter for its fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="flex flex-col gap-5" onKeyDown={handleKeyDown}>
        <TextField
          ref={field}
          label="Folder name"
          required
          placeholder="Morning ideas"
          autoComplete="off"
          value={name}
          readOnly={isBusy}
          error={problem}
          hint={taken ? 'You already have a folder with this name.' : undefined}
          aside={
            <span
              className={cn('text-sm tabular-nums', length > LIMITS.folderName ? 'text-danger' : 'text-muted')}
            >{`${length}/${LIMITS.folderName}`}</span>
          }
          onChange={(event) => {
            setName(event.target.value)
            setProblem(undefined)
          }}
        />
        <IconPalette value={look} disabled={isBusy} onValueChange={setLook} />
      </div>
    </Dialog>
  )
}

/** (B-VL-30, CX-44) */
export function failureText(error: Error, otherwise: string): string {
  const isOurs = 'code' in error && (error.code === 'not_signed_in' || error.code === 'not_found')
  return isOurs ? error.message : otherwise
}
