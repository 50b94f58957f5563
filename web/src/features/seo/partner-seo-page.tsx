import { PRODUCT_NAME } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState, SegmentedControl } from '../../ui'
import { useSession } from '../account'
import { seoScriptsQuery } from './api'
import { ProductSource } from './product-source'
import { ScriptSource } from './script-source'
import { SuggestionList } from './suggestion-list'
import type { SeoFacts } from './suggestions'

type Source = 'script' | 'product'
const SOURCES = [
  { value: 'script', label: 'From a script' },
  { value: 'product', label: 'From a product' },
] as const

/** `/partner-seo`: words for the listing and the post, from what the account has written itself. (A-RT-27, OP-02) */
export function PartnerSeoPage() {
  const { user } = useSession()
  const scripts = useQuery({ ...seoScriptsQuery(user?.id ?? ''), enabled: user !== null })
  // In the address, so that a script's page can lead here and a reload stays here.
  const [params, setParams] = useSearchParams()
  const scriptId = params.get('script')
  const [chosen, setChosen] = useState<Source | null>(null)
  const [typed, setTyped] = useState<SeoFacts>({ product: '', features: [], audience: 'everyone' })
  const [ofScript, setOfScript] = useState<SeoFacts | null>(null)

  const hasNone = scripts.data?.length === 0
  const source = chosen ?? (hasNone && !scriptId ? 'product' : 'script')
  const facts = source === 'product' ? (typed.product.trim() ? typed : null) : ofScript

  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 px-4 py-6 sm:px-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <title>{`Partner SEO · ${PRODUCT_NAME}`}</title>
      <header className="lg:col-span-2">
        <h1 className="text-2xl font-bold text-ink">Partner SEO</h1>
        <p className="mt-1 max-w-[68ch] text-sm text-pretty text-muted">
          Title, description, keywords and hashtags for a listing or a post, made only of what you say about the
          product. Nothing is sent anywhere.
        </p>
      </header>
      <div className="flex flex-col gap-5">
        <SegmentedControl
          label="What the suggestions are made of"
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
            onFacts={setOfScript}
          />
        ) : (
          <ProductSource facts={typed} onChange={setTyped} />
        )}
      </div>
      {facts ? (
        <SuggestionList facts={facts} />
      ) : (
        <EmptyState
          className="py-14"
          icon={<ScanSearch strokeWidth={1.75} />}
          title="No suggestions yet"
          text={
            source === 'script'
              ? 'Choose one of your scripts: its product, features and audience become words that people search for.'
              : 'Type a product name. Features and audience make the suggestions better.'
          }
        />
      )}
    </div>
  )
}
