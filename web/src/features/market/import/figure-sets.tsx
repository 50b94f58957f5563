import type { MarketSource } from '@reelwright/shared'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge, Button, Card, ConfirmDialog, toast } from '../../../ui'
import { agoText, daysText } from '../figures/format'
import { SOURCE_TEXTS } from '../figures/source-texts'
import { deleteFigures } from './import-api'
import { counted } from './words'

/** Each set of figures that this account can look at; they are never added up. */
export function FigureSets({ sources }: { sources: readonly MarketSource[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {sources.map((source) => (
        <FigureSet key={source.kind} source={source} />
      ))}
    </ul>
  )
}

function FigureSet({ source }: { source: MarketSource }) {
  const { kind, name, currency, from, to, refreshedAt, products, creators } = source
  const { name: usual, tag, meaning } = SOURCE_TEXTS[kind]
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-base font-semibold break-words text-ink">{usual}</h3>
        <Badge tone="info">{tag}</Badge>
      </div>
      <p className="text-sm text-pretty text-muted">
        {name !== usual && <span className="text-ink">{name}. </span>}
        {meaning}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Fact name="Days">{from && to ? daysText(from, to) : 'None yet'}</Fact>
        <Fact name="Products">{products.toLocaleString('en-US')}</Fact>
        <Fact name="Creators">{creators.toLocaleString('en-US')}</Fact>
        <Fact name="Currency">{currency}</Fact>
        <Fact name="Updated">{refreshedAt ? agoText(refreshedAt) : 'Never'}</Fact>
      </dl>
      {(kind === 'import' || kind === 'shop') && <DeleteFigures kind={kind} source={source} />}
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="text-ink tabular-nums">{children}</dd>
    </>
  )
}

const WORDS = {
  import: { whose: 'imported data', again: 'Your files aren’t affected. You can import them again.' },
  shop: { whose: 'shop’s data', again: 'Your shop isn’t affected. You can load its data again.' },
}

function DeleteFigures({ kind, source: { products, from, to } }: { kind: 'import' | 'shop'; source: MarketSource }) {
  const { whose, again } = WORDS[kind]
  const [asks, setAsks] = useState(false)
  const cache = useQueryClient()
  const deletion = useMutation({
    mutationFn: () => deleteFigures(kind),
    networkMode: 'always',
    retry: false,
    onSuccess: () => {
      setAsks(false)
      void cache.invalidateQueries({ queryKey: ['market'] })
      toast.success(`Your ${whose} was deleted`)
    },
    onError: (error) => {
      setAsks(false)
      toast.error(`Your ${whose} couldn’t be deleted: ${error.message}`)
    },
  })
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="mt-auto -ml-3 self-start text-danger"
        icon={<Trash2 strokeWidth={1.75} />}
        onClick={() => setAsks(true)}
      >
        {`Delete ${whose}`}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={`Delete your ${whose}?`}
        body={`The data for ${counted(products, 'product')}${from && to ? `, ${daysText(from, to)},` : ''} will be permanently deleted, along with their insights. ${again}`}
        confirmLabel="Delete data"
        danger
        loading={deletion.isPending}
        onConfirm={() => deletion.mutate()}
      />
    </>
  )
}
