import { LIMITS, stageOf, STAGES } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { Button, SelectField, TextArea, TextField } from '../../../ui'
import { StageIcon, stageOption } from '../stage-badge'
import { foldersQuery } from './api'
import { MAX_SECONDS, MIN_SECONDS, wholeLength } from './script-form'
import type { ScriptEditing } from './use-script-editing'

/** Product, status and length. (B-ED-01) */
export function ProductFields({ editing }: { editing: ScriptEditing }) {
  const { fields, errors, change } = editing
  return (
    <>
      <TextField
        name="product"
        label="Product name"
        value={fields.product}
        error={errors.product}
        onChange={(event) => change({ product: event.target.value })}
      />
      <SelectField
        label="Status"
        options={STAGES.map(stageOption)}
        value={stageOf(fields)}
        icon={<StageIcon stage={stageOf(fields)} />}
        onChange={(event) => change({ status: event.target.value })}
      />
      <TextField
        name="length"
        label="Video length"
        type="number"
        inputMode="numeric"
        min={MIN_SECONDS}
        max={MAX_SECONDS}
        suffix={<span className="pr-3">sec</span>}
        hint={`From ${MIN_SECONDS} to ${MAX_SECONDS} seconds.`}
        value={fields.length}
        onChange={(event) => change({ length: event.target.value })}
        onBlur={() => {
          const length = String(wholeLength(fields.length))
          if (length !== fields.length) change({ length })
        }}
      />
    </>
  )
}

/** The tab "Details". (OP-48) */
export function DetailsFields({ editing, userId }: { editing: ScriptEditing; userId: string }) {
  const { fields, errors, change } = editing
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <ProductFields editing={editing} />
      <FolderField userId={userId} value={fields.folder} onValueChange={(folder) => change({ folder })} />
      <TextArea
        name="features"
        className="sm:col-span-2"
        label="Features"
        autoGrow
        rows={4}
        hint={`One per line, up to ${LIMITS.features}.`}
        value={fields.features}
        error={errors.features}
        onChange={(event) => change({ features: event.target.value })}
      />
    </div>
  )
}

interface FolderFieldProps {
  userId: string
  value: string
  onValueChange: (folder: string) => void
}

function FolderField({ userId, value, onValueChange }: FolderFieldProps) {
  const folders = useQuery(foldersQuery(userId))
  const known = folders.data ?? []
  const options = [
    { value: '', label: 'No folder' },
    ...known.map(({ id, name }) => ({ value: id, label: name })),
    // The list is still on its way, or the folder is gone.
    ...(value && !known.some(({ id }) => id === value)
      ? [{ value, label: folders.isPending ? 'Loading folders...' : 'Current folder' }]
      : []),
  ]
  return (
    <div className="min-w-0">
      <SelectField
        label="Folder"
        options={options}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {folders.isError && (
        <p role="status" className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
          Your folders couldn’t be loaded.
          <Button size="sm" loading={folders.isFetching} onClick={() => void folders.refetch()}>
            Try again
          </Button>
        </p>
      )}
    </div>
  )
}
