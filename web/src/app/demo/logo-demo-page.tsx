import { PRODUCT_NAME } from '@reelwright/shared'
import { Check, Download, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Card, cn, Logo } from '../../ui'
import { DemoFrame, DemoPart } from './demo-frame'

const FILE = PRODUCT_NAME.toLowerCase()

/** `/logo-demo`: the logo, what belongs around it, and its files. (A-RT-36, OP-11) */
export function LogoDemoPage() {
  return (
    <DemoFrame
      title="Logo"
      intro="A film frame with a nib in it: what is written here is going to be filmed. One color, no outline, no shadow."
    >
      <DemoPart title="Parts">
        <div className="grid gap-4 sm:grid-cols-2">
          <Card className="flex flex-col items-center gap-6 py-10">
            <Logo size="lg" />
            <p className="text-center text-sm text-muted">Wordmark: wherever the name fits</p>
          </Card>
          <Card className="flex flex-col items-center gap-6 py-10">
            <Logo markOnly size="lg" />
            <p className="text-center text-sm text-muted">Symbol: where the name is already shown</p>
          </Card>
        </div>
      </DemoPart>

      <DemoPart title="Clear space">
        <Card className="flex flex-col items-center gap-6 py-10">
          <div className="border border-dashed border-control p-8">
            <div className="flex outline outline-dashed outline-line">
              <Logo />
            </div>
          </div>
          <p className="max-w-[50ch] text-center text-sm text-muted">
            Leave clear space as wide as the mark itself on every side. Never show the mark smaller than 16 pixels.
          </p>
        </Card>
      </DemoPart>

      <DemoPart title="Dos and don’ts">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Example good text="Accent for the symbol, ink for the name">
            <Logo />
          </Example>
          <Example good text="One color where only one can be printed">
            <Logo className="[--accent:var(--ink)]" />
          </Example>
          <Example good text="One color on the accent or a calm photo" look="bg-accent">
            <Logo className="[--ink:var(--on-accent)] [--accent:var(--on-accent)]" />
          </Example>
          <Example text="Don’t stretch it">
            <Logo className="scale-x-140" />
          </Example>
          <Example text="Don’t rotate it">
            <Logo className="-rotate-12" />
          </Example>
          <Example text="Don’t recolor the name">
            <Logo className="[--ink:var(--info)]" />
          </Example>
        </ul>
      </DemoPart>

      <DemoPart title="Files">
        <ul className="grid gap-4 sm:grid-cols-2">
          <FileCard
            name="Mark"
            kind="SVG, also the browser tab icon"
            href="/favicon.svg"
            file={`${FILE}-mark.svg`}
            label="Download SVG"
          />
          <FileCard
            name="App icon"
            kind="PNG, 180 by 180 pixels, for home screens"
            href="/apple-touch-icon.png"
            file={`${FILE}-app-icon.png`}
            label="Download PNG"
          />
        </ul>
      </DemoPart>
    </DemoFrame>
  )
}

interface ExampleProps {
  good?: boolean
  text: string
  look?: string
  children: ReactNode
}

function Example({ good = false, text, look = 'bg-surface', children }: ExampleProps) {
  const Icon = good ? Check : X
  return (
    <li>
      <div
        className={cn('flex h-32 items-center justify-center overflow-hidden rounded-card border border-line', look)}
      >
        {children}
      </div>
      <p className="mt-2 flex items-start gap-2 text-sm text-muted">
        <Icon
          aria-hidden="true"
          strokeWidth={2.25}
          className={cn('mt-0.5 size-4 shrink-0', good ? 'text-success' : 'text-danger')}
        />
        <span>
          <span className="sr-only">{good ? 'Do: ' : 'Not: '}</span>
          {text}
        </span>
      </p>
    </li>
  )
}

interface FileCardProps {
  name: string
  kind: string
  href: string
  file: string
  label: string
}

function FileCard({ name, kind, href, file, label }: FileCardProps) {
  return (
    <Card as="li" className="flex flex-wrap items-center gap-4">
      <img src={href} alt="" width={48} height={48} className="size-12" />
      <div className="min-w-40 flex-1">
        <p className="font-medium text-ink">{name}</p>
        <p className="text-sm text-muted">{kind}</p>
      </div>
      <Button asChild size="sm" icon={<Download strokeWidth={1.75} />}>
        <a href={href} download={file}>
          {label}
        </a>
      </Button>
    </Card>
  )
}
