import { LIMITS } from '@reelwright/shared'
import { Sparkles } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button, Skeleton, TextArea, TextField } from '../../../ui'
import { bareText } from '../brief-form'

interface SimpleStudioViewProps {
  title: string
  intro: ReactNode
  product: string
  onProductChange: (product: string) => void
  text: string
  onTextChange: (text: string) => void
  isGenerating: boolean
  onGenerate: () => void
  onCancel: () => void
  /** Why there is no script, after a try. */
  failure: string | null
  /** Buttons for the text. */
  actions?: ReactNode
  /** The list of scripts. */
  children: ReactNode
}

/** A product's name, a button, a script to be edited, and the scripts so far. (B-SS-01 to B-SS-04) */
export function SimpleStudioView({ title, intro, isGenerating, failure, children, ...props }: SimpleStudioViewProps) {
  const { product, text, actions } = props
  const listHeading = useId()
  const isEmpty = bareText(product) === ''
  const isTooLong = Array.from(product.trim()).length > LIMITS.productName
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 px-4 py-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <header className="lg:col-span-2">
        <h1 className="text-2xl font-bold text-ink">{title}</h1>
        <p className="mt-1 max-w-[60ch] text-sm text-muted">{intro}</p>
      </header>

      <div className="flex flex-col gap-6">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isEmpty && !isTooLong && !isGenerating) props.onGenerate()
          }}
          className="flex flex-col gap-3 sm:flex-row sm:items-start"
        >
          <TextField
            label="Product name"
            placeholder="Travel mug"
            value={product}
            error={isTooLong ? `Use ${LIMITS.productName} characters or fewer.` : undefined}
            onChange={(event) => props.onProductChange(event.target.value)}
            className="flex-1"
          />
          <div className="flex gap-2 sm:pt-6.5">
            <Button
              type="submit"
              variant="primary"
              icon={<Sparkles strokeWidth={1.75} />}
              loading={isGenerating}
              disabled={isEmpty || isTooLong}
              className="max-sm:flex-1"
            >
              {isGenerating ? 'Generating...' : 'Generate Script'}
            </Button>
            {isGenerating && <Button onClick={props.onCancel}>Cancel</Button>}
          </div>
        </form>

        {failure && (
          <div role="alert" className="-mt-2 text-sm text-danger">
            <p className="font-semibold">Failed to generate script</p>
            <p>{failure}</p>
          </div>
        )}

        <div className="flex flex-col gap-3" aria-busy={isGenerating}>
          {isGenerating && !text ? (
            <div
              role="status"
              aria-label="Writing the script"
              className="space-y-4 rounded-control border border-line bg-surface p-5"
            >
              {['w-11/12', 'w-4/5', 'w-full', 'w-3/5', 'w-5/6', 'w-2/3'].map((width) => (
                <Skeleton key={width} className={`h-5 ${width}`} />
              ))}
            </div>
          ) : (
            <TextArea
              label="Generated script"
              autoGrow
              rows={10}
              readOnly={isGenerating}
              value={text}
              placeholder="Your script appears here. Edit it as you like."
              onChange={(event) => props.onTextChange(event.target.value)}
              className="[&_textarea]:min-h-64 [&_textarea]:px-4 [&_textarea]:text-lg [&_textarea]:leading-relaxed"
            />
          )}
          {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
        </div>
      </div>

      <section aria-labelledby={listHeading} className="min-w-0 lg:border-l lg:border-line lg:pl-6">
        <h2 id={listHeading} className="mb-3 text-lg font-semibold text-ink">
          Script Library
        </h2>
        {children}
      </section>
    </div>
  )
}
