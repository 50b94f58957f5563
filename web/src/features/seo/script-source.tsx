import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button, LoadFailure, SelectField, Skeleton } from '../../ui'
import type { SeoScriptTitle } from './api'

interface ScriptSourceProps {
  scripts: UseQueryResult<SeoScriptTitle[]>
  scriptId: string | null
  onPick: (id: string) => void
}

/** One of the own scripts. */
export function ScriptSource({ scripts, scriptId, onPick }: ScriptSourceProps) {
  if (scripts.isPending) return <Skeleton className="h-16 rounded-control" />
  if (scripts.isError)
    return (
      <LoadFailure retrying={scripts.isFetching} onRetry={() => void scripts.refetch()}>
        Your scripts couldn’t be loaded.
      </LoadFailure>
    )
  if (scripts.data.length === 0) {
    return (
      <div className="space-y-3 text-sm text-muted">
        <p>You have no scripts yet.</p>
        <Button asChild size="sm">
          <Link to="/script-studio">Write a script</Link>
        </Button>
      </div>
    )
  }
  const isListed = scripts.data.some(({ id }) => id === scriptId)
  return (
    <SelectField
      label="Script"
      placeholder="Choose a script"
      value={isListed ? (scriptId ?? '') : ''}
      onChange={(event) => onPick(event.target.value)}
      options={scripts.data.map(({ id, title }) => ({ value: id, label: title }))}
    />
  )
}
