import { PRODUCT_NAME } from '@reelwright/shared'
import type { ReactNode } from 'react'
import { Card } from '../../ui'

interface DemoFrameProps {
  title: string
  intro: ReactNode
  children: ReactNode
}

/** An open page for testing and demonstration. (OP-11) */
export function DemoFrame({ title, intro, children }: DemoFrameProps) {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-4 sm:px-6">
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold tracking-tight text-ink">{title}</h1>
      <p className="mt-2 max-w-[60ch] text-pretty text-muted">{intro}</p>
      <div className="mt-8 flex flex-col gap-10">{children}</div>
    </div>
  )
}

interface DemoPartProps {
  title: string
  aside?: ReactNode
  children: ReactNode
}

export function DemoPart({ title, aside, children }: DemoPartProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-4 flex flex-wrap items-center gap-3 text-xl font-semibold text-ink">
        {title}
        {aside}
      </h2>
      {children}
    </section>
  )
}

/** Names and what stands for them. */
export function WordList({ words }: { words: readonly (readonly [name: string, word: ReactNode])[] }) {
  return (
    <Card padding="none">
      <dl className="divide-y divide-line">
        {words.map(([name, word]) => (
          <div key={name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-5">
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium text-ink">{word}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
