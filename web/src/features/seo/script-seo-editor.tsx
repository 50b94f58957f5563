import type { SavedSeo } from '@reelwright/shared'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Copy, Save } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Banner, Button, LoadFailure, toast } from '../../ui'
import { copyText } from '../library'
import { saveSeo, type SeoScript, seoScriptQuery } from './api'
import { allOf, type SeoEdit } from './draft'
import { SeoEditorSkeleton, SeoEditor } from './seo-editor'

interface ScriptSeoEditorProps {
  scriptId: string
  edit: SeoEdit | undefined
  onEdit: (edit: SeoEdit | undefined) => void
  /** This edit stands in the database now. */
  onSaved: (sent: SeoEdit | undefined) => void
}

/** The words of an own script; they are saved with it. */
export function ScriptSeoEditor({ scriptId, edit, onEdit, onSaved }: ScriptSeoEditorProps) {
  const script = useQuery(seoScriptQuery(scriptId))
  const [round, setRound] = useState(0)
  const saving = useSaving(script.data)

  async function showOthers() {
    await script.refetch()
    onEdit(undefined)
    saving.forget()
    setRound(round + 1)
  }

  if (script.isPending) return <SeoEditorSkeleton />
  if (script.isError) {
    return (
      <LoadFailure retrying={script.isFetching} onRetry={() => void script.refetch()}>
        This script couldn’t be loaded.
      </LoadFailure>
    )
  }
  if (script.data === null) {
    return (
      <Banner tone="warning" className="self-start">
        This script isn’t in your library. Choose another one.
      </Banner>
    )
  }
  const { facts, saved } = script.data
  const { title } = script.data
  return (
    <SeoEditor
      // What somebody else saved starts over.
      key={round}
      request={{ scriptId }}
      scenes={facts.scenes ?? NO_SCENES}
      saved={saved}
      edit={edit}
      onEdit={onEdit}
      renderActions={({ saving: words, isChanged }) => {
        const isSaved = saved !== null && !isChanged
        const save = (over: boolean) => saving.save(words, over, () => onSaved(edit))
        return (
          <>
            {saving.isConflict && (
              <Banner
                tone="warning"
                title="This text was changed somewhere else"
                action={
                  <span className="flex flex-wrap gap-2">
                    <Button size="sm" onClick={() => save(true)}>
                      Save mine instead
                    </Button>
                    <Button size="sm" onClick={() => void showOthers()}>
                      Show the other version
                    </Button>
                  </span>
                }
              >
                In another tab or on another device. Your version is still here.
              </Banner>
            )}
            {saving.error && (
              <Banner tone="danger" title="Your changes were not saved">
                {saving.error.message} Your text is still here. Try again.
              </Banner>
            )}
            <div className="sticky bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-10 -mx-1 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 shadow-floating">
              <p role="status" className="min-w-0 flex-1 basis-full truncate sm:basis-32 text-sm text-muted">
                {isChanged ? 'Unsaved changes' : isSaved ? 'Saved with the script' : 'Not saved yet'}
              </p>
              <Link
                to={`/scripts/edit/${scriptId}`}
                className="focus-ring hidden rounded-control text-sm text-muted underline sm:inline"
                title={title}
              >
                Open the script
              </Link>
              <CopyAll words={words} />
              <Button
                variant="primary"
                className="max-sm:flex-1"
                icon={isSaved ? <Check strokeWidth={1.75} /> : <Save strokeWidth={1.75} />}
                disabled={isSaved}
                loading={saving.isPending}
                onClick={() => save(false)}
              >
                {isSaved ? 'Saved' : 'Save to the script'}
              </Button>
            </div>
          </>
        )
      }}
    />
  )
}

const NO_SCENES: never[] = []

export function CopyAll({ words }: { words: Omit<SavedSeo, 'savedAt'> }) {
  return (
    <Button icon={<Copy strokeWidth={1.75} />} onClick={() => void copyText(allOf(words))}>
      Copy all
    </Button>
  )
}

function useSaving(script: SeoScript | null | undefined) {
  const cache = useQueryClient()
  const [isConflict, setConflict] = useState(false)
  const saving = useMutation({
    mutationFn: async ({ seo, over }: { seo: SavedSeo; over: boolean }) =>
      script ? saveSeo(script.id, seo, over ? null : script) : false,
    networkMode: 'always',
  })
  return {
    isConflict,
    isPending: saving.isPending,
    error: saving.error,
    forget: () => setConflict(false),
    save(words: Omit<SavedSeo, 'savedAt'>, over: boolean, onSaved: () => void) {
      if (!script || saving.isPending) return
      const seo = { ...words, savedAt: new Date().toISOString() }
      saving.mutate(
        { seo, over },
        {
          onSuccess: (isSaved) => {
            setConflict(!isSaved)
            if (!isSaved) return
            const { queryKey } = seoScriptQuery(script.id)
            cache.setQueryData(queryKey, (now) => now && { ...now, saved: seo, savedAt: seo.savedAt })
            onSaved()
            toast.success('Saved with the script')
          },
        },
      )
    },
  }
}
