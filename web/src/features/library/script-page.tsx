import { PRODUCT_NAME } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Skeleton } from '../../ui'
import { useSession } from '../account'
import { editedScriptQuery } from './editing/api'
import { ScriptEditor } from './editing/script-editor'
import type { ScriptRow } from './editing/script-form'
import { ScriptNotFound } from './editing/script-not-found'
import { UUID } from './library-place'
import { LoadError } from './load-error'

/** `/scripts/edit/{scriptId}` and `/scripts/new` (A-RT-23, A-RT-24, B-RT-05, OP-35) */
export function ScriptPage() {
  const { scriptId } = useParams()
  const { user } = useSession()
  if (!user) return null
  // The two addresses share this component: without keys one script's fields would become the next one's.
  if (scriptId === undefined) return <ScriptEditor key={`${user.id} new`} userId={user.id} row={null} />
  if (!UUID.test(scriptId)) return <ScriptNotFound />
  return <EditPage key={`${user.id} ${scriptId}`} userId={user.id} scriptId={scriptId} />
}

function EditPage({ userId, scriptId }: { userId: string; scriptId: string }) {
  const query = useQuery(editedScriptQuery(scriptId))
  // Editing begins with what was loaded first; whatever is loaded later, the fields stay.
  const [opened, setOpened] = useState<ScriptRow | null>(null)
  if (query.data && !opened) setOpened(query.data)
  if (opened) return <ScriptEditor userId={userId} row={opened} />
  if (query.data === null) return <ScriptNotFound />
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6">
      <title>{`Edit Script · ${PRODUCT_NAME}`}</title>
      <h1 className="mb-6 text-2xl font-bold text-ink max-lg:sr-only">Edit Script</h1>
      {query.isError ? <LoadError query={query} /> : <EditorSkeleton />}
    </div>
  )
}

function EditorSkeleton() {
  return (
    <div role="status" aria-label="Loading script" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex flex-col gap-5">
        <Skeleton className="h-11 w-full rounded-control" />
        <Skeleton className="h-96 w-full rounded-control" />
      </div>
      <div className="flex flex-col gap-5">
        {[0, 1, 2, 3].map((field) => (
          <Skeleton key={field} className="h-11 w-full rounded-control" />
        ))}
      </div>
    </div>
  )
}
