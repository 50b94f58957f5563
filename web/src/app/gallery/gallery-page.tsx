import { PRODUCT_NAME } from '@reelwright/shared'
import type { ReactNode } from 'react'
import { Breadcrumb, Logo } from '../../ui'
import { AppSamples } from './app-samples'
import { ButtonSamples } from './button-samples'
import { FeedbackSamples } from './feedback-samples'
import { FieldSamples } from './field-samples'
import { OverlaySamples } from './overlay-samples'
import { PickSamples } from './pick-samples'
import { TokenSamples } from './token-samples'

/** `/test`: every component with its states, for eyes, keyboards and axe. No user data. (A-RT-33, OP-11) */
export function GalleryPage() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-6 sm:px-6">
      <title>{`Components · ${PRODUCT_NAME}`}</title>
      <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Components' }]} />
      <h1 className="mt-4 text-4xl font-bold tracking-tight text-ink">Components</h1>
      <p className="mt-2 max-w-[60ch] text-muted">
        Everything the product is built from, in the states it can be in. Switch the theme at the top to see both.
      </p>

      <Part title="Logo">
        <div className="flex flex-wrap items-center gap-x-10 gap-y-6">
          <Logo size="sm" />
          <Logo size="md" />
          <Logo size="lg" />
          <Logo size="lg" markOnly />
        </div>
      </Part>
      <Part title="Colors and type">
        <TokenSamples />
      </Part>
      <Part title="Buttons">
        <ButtonSamples />
      </Part>
      <Part title="Fields">
        <FieldSamples />
      </Part>
      <Part title="Choices and tabs">
        <PickSamples />
      </Part>
      <Part title="Dialogs, drawers, menus, toasts">
        <OverlaySamples />
      </Part>
      <Part title="Parts of the shell">
        <AppSamples />
      </Part>
      <Part title="Feedback and content">
        <FeedbackSamples />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-12 border-t border-line pt-6">
      <h2 className="mb-5 text-2xl font-semibold text-ink">{title}</h2>
      {children}
    </section>
  )
}
