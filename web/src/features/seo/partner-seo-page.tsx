import { PRODUCT_NAME, type SeoRequestInput } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Banner, EmptyState, LeaveGuard, SegmentedControl } from '../../ui'
import { useSession } from '../account'
import { seoScriptsQuery } from './api'
import type { SeoEdit } from './draft'
import { ProductSource, requestOf, type TypedProduct } from './product-source'
import { CopyAll, ScriptSeoEditor } from './script-seo-editor'
import { ScriptSource } from './script-source'
import { SeoEditor } from './seo-editor'

type Source = 'script' | 'product'
const SOURCES = [
  { value: 'script', label: 'From a script' },
  { value: 'product', label: 'From a product' },
] as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** `/partner-seo`: words for the listing and the post, from what the account has written itself. (A-RT-27, OP-02) */
export function PartnerSeoPage() {
  const { user } = useSession()
  const scripts = useQuery({ ...seoScriptsQuery(user?.id ?? ''), enabled: user !== null })
  // In the address, so that a script's page can lead here and a reload stays here.
  const [params, setParams] = useSearchParams()
  const scriptId = params.get('script')
  const [chosen, setChosen] = useState<Source | null>(null)
  const [typed, setTyped] = useState<TypedProduct>({ product: '', lines: '', audience: 'everyone' })
  const [asked, setAsked] = useState<SeoRequestInput | null>(null)
  const { edits, setEdit, dropEdit } = useEdits()

  const hasNone = scripts.data?.length === 0
  const source = chosen ?? (hasNone && !scriptId ? 'product' : 'script')
  const productKey = JSON.stringify(asked)
  const isKnown = scriptId !== null && UUID.test(scriptId)

  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 px-4 py-6 sm:px-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <title>{`Partner SEO · ${PRODUCT_NAME}`}</title>
      <LeaveGuard
        when={edits.size > 0}
        title="Leave without saving?"
        body="Your changes here aren’t saved with a script yet."
      />
      <header className="lg:col-span-2">
        <h1 className="text-2xl font-bold text-ink max-lg:sr-only">Partner SEO</h1>
        <p className="mt-1 max-w-[68ch] text-sm text-pretty text-muted">
          Titles, a caption, a description, keywords and hashtags for your listing and your post, based only on what you
          enter about the product.
        </p>
      </header>
      <div className="flex flex-col gap-5 lg:sticky lg:top-6 lg:self-start">
        <SegmentedControl
          label="Source of the suggestions"
          options={SOURCES}
          value={source}
          onValueChange={setChosen}
          fullWidth
        />
        {source === 'script' ? (
          <ScriptSource
            scripts={scripts}
            scriptId={scriptId}
            onPick={(id) => setParams({ script: id }, { replace: true, preventScrollReset: true })}
          />
        ) : (
          <ProductSource
            typed={typed}
            onChange={setTyped}
            onSuggest={() => setAsked(requestOf(typed))}
            isSuggested={productKey === JSON.stringify(requestOf(typed))}
          />
        )}
      </div>
      {source === 'script' && isKnown && (
        <ScriptSeoEditor
          key={scriptId}
          scriptId={scriptId}
          edit={edits.get(scriptId)}
          onEdit={(edit) => setEdit(scriptId, edit)}
          onSaved={(sent) => dropEdit(scriptId, sent)}
        />
      )}
      {source === 'script' && scriptId !== null && !isKnown && (
        <Banner tone="warning" className="self-start">
          This script isn’t in your library. Choose another one.
        </Banner>
      )}
      {source === 'product' && asked && (
        <SeoEditor
          key={productKey}
          request={asked}
          scenes={NO_SCENES}
          saved={null}
          edit={edits.get(productKey)}
          onEdit={(edit) => setEdit(productKey, edit)}
          renderActions={({ saving }) => (
            <div className="sticky bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-10 flex flex-wrap items-center justify-end gap-3 rounded-card border border-line bg-surface px-4 py-3 shadow-floating">
              <p className="min-w-0 flex-1 basis-40 text-sm text-muted">
                To save these suggestions, start from a script instead.
              </p>
              <CopyAll words={saving} />
            </div>
          )}
        />
      )}
      {(source === 'script' ? scriptId === null : asked === null) && (
        <EmptyState
          className="py-14"
          icon={<ScanSearch strokeWidth={1.75} />}
          title="No suggestions yet"
          text={
            source === 'script'
              ? 'Choose one of your scripts. We turn its product, features and audience into words people search for.'
              : 'Enter a product name. Add features and an audience for better suggestions.'
          }
        />
      )}
    </div>
  )
}

const NO_SCENES: never[] = []

/** What was changed, of each script and product: to look at another one loses nothing. */
function useEdits() {
  const [edits, setEdits] = useState<ReadonlyMap<string, SeoEdit>>(new Map())
  const setEdit = (key: string, edit: SeoEdit | undefined) =>
    setEdits((before) => {
      const next = new Map(before)
      if (edit) next.set(key, edit)
      else next.delete(key)
      return next
    })
  /** What was typed while it was on its way is not part of it. */
  const dropEdit = (key: string, sent: SeoEdit | undefined) =>
    setEdits((before) => (before.get(key) === sent ? new Map([...before].filter(([other]) => other !== key)) : before))
  return { edits, setEdit, dropEdit }
}
