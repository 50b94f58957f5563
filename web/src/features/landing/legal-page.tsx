import type { ReactNode } from 'react'
import { PageHead, PageLinks } from '../billing'
import { useSignedIn } from './use-signed-in'

interface LegalPageProps {
  path: string
  title: string
  description: string
  /** What the page says, in a few sentences. */
  summary: ReactNode
  children: ReactNode
}

/** A long text in a readable measure: what it says in short, then section by section. */
export function LegalPage({ path, title, description, summary, children }: LegalPageProps) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-10 px-4 py-8 sm:px-6 lg:py-12">
      <PageHead {...{ path, title, description }} />
      <header>
        <h1 className="text-4xl font-bold tracking-tight text-ink">{title}</h1>
        <div className="mt-4 rounded-card border border-line bg-surface p-5 text-lg/8 text-pretty text-ink">
          {summary}
        </div>
      </header>
      <div className="flex flex-col gap-10">{children}</div>
      <PageLinks signedIn={useSignedIn()} />
    </div>
  )
}

export function LegalSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex measure flex-col gap-3 text-pretty text-muted">
      <h2 id={id} className="text-2xl font-bold text-ink">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Term at the left, what it means at the right; below each other on a phone. */
export function LegalFacts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="flex flex-col">
      {facts.map(([name, text]) => (
        <div key={name} className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="font-medium text-ink">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
