import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { formatDate } from '../../../platform'
import { Button, Dialog, Skeleton, Spinner } from '../../../ui'
import { useDebounced } from '../../library'
import type { BriefFormValues } from '../brief-form'
import { earlierProductsQuery } from './api'
import type { EarlierProduct } from './earlier-product'

const DEBOUNCE_MS = 250

interface EarlierProductsProps {
  userId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (values: BriefFormValues) => void
}

/** Own products by name, newest first: typing finds, arrows mark, Enter fills the form. */
export function EarlierProducts({ userId, open, onOpenChange, onChoose }: EarlierProductsProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Use an earlier product" size="sm">
      <ProductFinder userId={userId} onChoose={onChoose} />
    </Dialog>
  )
}

function ProductFinder({ userId, onChoose }: Pick<EarlierProductsProps, 'userId' | 'onChoose'>) {
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState('')
  const search = useDebounced(typed.trim(), DEBOUNCE_MS)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...earlierProductsQuery(userId, search),
    placeholderData: (before) => before,
  })
  // Until the answer is there, only what fits of the last one: Enter must never choose what was not meant.
  const wanted = typed.trim().toLocaleLowerCase()
  const fitting = (data ?? []).filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  const isAnswered = data !== undefined && !isPlaceholderData && search === typed.trim()
  const isSearching = typed.trim() !== '' && !isError && !isAnswered
  // Enter may come before the answer: it means the first that will be there, unless something else is typed meanwhile.
  const [entered, setEntered] = useState<string>()
  const isAwaited = entered === typed && isAnswered

  function handleKeys(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && !event.repeat && fitting.length === 0 && !isAnswered)
      setEntered(typed)
  }

  const onAnswer = useEffectEvent(() => {
    if (fitting[0]) onChoose(fitting[0].values)
  })
  useEffect(() => {
    if (isAwaited) onAnswer()
  }, [isAwaited])

  return (
    <Command
      shouldFilter={false}
      loop
      label="Earlier products"
      // Enter always means something: what is marked goes with a new answer, and the first takes its place.
      value={fitting.some(({ name }) => name === marked) ? marked : (fitting[0]?.name ?? '')}
      onValueChange={setMarked}
      onKeyDown={handleKeys}
      className="flex flex-col gap-2 pb-2"
    >
      <div className="flex items-center gap-3 rounded-control border border-control bg-surface px-3 focus-within:border-ink">
        <Search aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0 text-muted" />
        <Command.Input
          value={typed}
          onValueChange={(text) => {
            setTyped(text)
            setEntered(undefined)
          }}
          placeholder="Find a product"
          maxLength={200}
          className="h-11 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-muted lg:h-10 lg:text-sm"
        />
        {isSearching && <Spinner label="Searching" />}
      </div>
      <Command.List label="Products" className="-mx-2 max-h-80 min-h-40 overflow-y-auto overscroll-contain">
        {fitting.map((product) => (
          <ProductOption key={product.name} product={product} onChoose={onChoose} />
        ))}
        {data === undefined && !isError && <ProductsWaiting />}
      </Command.List>
      {isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-ink">
          <p className="min-w-40 flex-1">Your products couldn’t be loaded. You can still fill in the form yourself.</p>
          <Button
            size="sm"
            loading={isFetching}
            // Enter is about the button here, not about the list.
            onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
            onClick={() => void refetch()}
          >
            Try again
          </Button>
        </div>
      ) : (
        <p role="status" className={fitting.length === 0 && isAnswered ? 'text-center text-sm text-muted' : 'sr-only'}>
          {isAnswered && countText(fitting.length, typed.trim())}
        </p>
      )}
    </Command>
  )
}

function countText(count: number, typed: string): string {
  if (count > 0) return count === 1 ? '1 product' : `${count} products`
  return typed ? `You have no product called “${typed}”.` : 'Products you’ve written about appear here.'
}

function ProductOption({ product, onChoose }: { product: EarlierProduct } & Pick<EarlierProductsProps, 'onChoose'>) {
  const { name, lastAt, values } = product
  return (
    <Command.Item
      value={name}
      onSelect={() => onChoose(values)}
      className="flex min-h-11 cursor-pointer flex-col justify-center rounded-control px-3 py-1.5 aria-selected:bg-accent-soft"
    >
      <span className="text-sm font-medium wrap-anywhere text-ink">{name}</span>
      <span className="flex gap-2 text-xs text-muted tabular-nums">
        <span className="min-w-0 flex-1 truncate">{factsOf(values)}</span>
        <time dateTime={lastAt}>{formatDate(lastAt)}</time>
      </span>
    </Command.Item>
  )
}

function factsOf({ price, features }: BriefFormValues): string {
  const count = features.filter(({ text }) => text.trim() !== '').length
  const facts = [price && `$${price}`, count > 0 && (count === 1 ? '1 feature' : `${count} features`)]
  return facts.filter(Boolean).join(', ')
}

function ProductsWaiting() {
  return (
    <div role="status" aria-label="Loading your products" className="space-y-4 px-3 py-2">
      {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
        <div key={width} className="space-y-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3 w-1/4" />
        </div>
      ))}
    </div>
  )
}
