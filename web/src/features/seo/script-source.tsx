import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { Button, LoadFailure, SelectField, Skeleton } from '../../ui'
import { seoFactsQuery, type SeoScript } from './api'
import type { SeoFacts } from './suggestions'

interface ScriptSourceProps {
  scripts: UseQueryResult<SeoScript[]>
  scriptId: string | null
  onPick: (id: string) => void
  onFacts: (facts: SeoFacts | null) => void
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One of the own scripts. */
export function ScriptSource({ scripts, scriptId, onPick, onFacts }: ScriptSourceProps) {
  // An address can hold anything.
  const known = scriptId !== null && UUID.test(scriptId)
  const query = useQuery({ ...seoFactsQuery(scriptId ?? ''), enabled: known })
  const facts = (known && query.data) || null
  useEffect(() => onFacts(facts), [facts, onFacts])

  if (scripts.isPending) return <Skeleton className="h-16 rounded-control" />
  if (scripts.isError)
    return (
      <LoadFailure retrying={scripts.isFetching} onRetry={() => void scripts.refetch()}>
        Your scripts could not be loaded.
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
    <>
      <SelectField
        label="Script"
        placeholder="Choose a script"
        value={isListed ? (scriptId ?? '') : ''}
        onChange={(event) => onPick(event.target.value)}
        options={scripts.data.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {known && query.isError && (
        <LoadFailure retrying={query.isFetching} onRetry={() => void query.refetch()}>
          This script could not be loaded.
        </LoadFailure>
      )}
      {scriptId !== null && (!known || query.data === null) && (
        <p role="status" className="text-sm text-warning">
          The script in the address is not one of yours. Choose another one.
        </p>
      )}
    </>
  )
}
