import { BookOpen } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors as FormErrors, type Resolver, set, useForm } from 'react-hook-form'
import { Button, cn, SegmentedControl, toast } from '../../ui'
import { useSession } from '../account'
import { type BriefFormValues, type CheckedBrief, formField, serverFieldMessage } from './brief-form'
import { adoptVisitorDraft, keepDraft, loadDraft } from './draft-storage'
import { takeEditPayload } from './edit-payload'
import { ScriptEditor } from './script-editor'
import { ScriptGenerator } from './script-generator'
import { selectedVersion } from './script-session'
import { useStudio } from './use-studio'

const PANES = [
  { value: 'form', label: 'Script Generator' },
  { value: 'script', label: 'Script Editor' },
] as const
type Pane = (typeof PANES)[number]['value']

/** The AI Script Studio: tell about the product on the left, read the script on the right. (B-ST-01, B-ST-02) */
export function Studio({ onShowLibrary }: { onShowLibrary: () => void }) {
  const { user } = useSession()
  return <StudioOf key={user?.id} userId={user?.id ?? null} onShowLibrary={onShowLibrary} />
}

function StudioOf({ userId, onShowLibrary }: { userId: string | null; onShowLibrary: () => void }) {
  const studio = useStudio(userId)
  // The form comes first: drawn all at once, the studio holds up a phone for a quarter of a second.
  const isWhole = useDeferredValue(true, false)
  // Small screens show one side at a time.
  const [pane, setPane] = useState<Pane>('form')
  const formSide = useRef<HTMLDivElement>(null)
  const editor = useRef<HTMLDivElement>(null)

  const form = useForm<BriefFormValues>({
    defaultValues: loadDraft(userId ?? ''),
    resolver: resolveForm,
    mode: 'onTouched',
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(userId ?? '', values) }),
    [form, userId],
  )

  useEffect(() => {
    if (userId) adoptVisitorDraft(userId)
  }, [userId])

  // Once somebody is in: a visitor's own goes with them through the sign-up.
  useEffect(() => {
    const payload = userId ? takeEditPayload() : undefined
    if (!payload) return
    form.reset(payload)
    toast.success('Script loaded for editing!')
  }, [form, userId])

  async function generate(checked: CheckedBrief) {
    const values = form.getValues()
    // At once: what has the focus next must be there with the next frame.
    flushSync(() => setPane('script'))
    if (editor.current) editor.current.scrollTop = 0
    window.scrollTo({ top: 0 })
    requestAnimationFrame(() => {
      // On a small screen the pressed button has just gone, and the focus would go with it.
      if (formSide.current?.checkVisibility?.() === false) editor.current?.focus({ preventScroll: true })
    })
    const refusal = await studio.generate(checked, values.status)
    if (!refusal) return

    setPane('form')
    if (refusal.field === undefined) return
    const field = formField(refusal.field, values) as keyof BriefFormValues
    const message = serverFieldMessage(refusal.field, field, refusal.text)
    // Shown by the next frame: a hidden field takes no focus.
    requestAnimationFrame(() => form.setError(field, { type: 'server', message }, { shouldFocus: true }))
  }

  /** The same product once more, with whatever was changed in the form since. */
  async function regenerate() {
    if (!studio.session) return
    const { checked } = selectedVersion(studio.session)
    const { checkForm } = await import('./check-form')
    const now = checkForm(form.getValues())
    const sameProduct = 'brief' in now && now.brief.productName === checked.brief.productName
    await generate(sameProduct ? now : checked)
  }

  return (
    <section aria-labelledby="studio-heading" className="flex flex-col lg:h-[calc(100dvh-var(--top-bar,0px))]">
      <header className="flex items-center gap-3 px-4 py-3 sm:px-6 lg:py-2">
        <h1 id="studio-heading" className="min-w-0 flex-1 text-lg font-bold text-ink sm:text-xl">
          AI Script Studio
        </h1>
        <Button size="sm" icon={<BookOpen strokeWidth={1.75} />} onClick={onShowLibrary}>
          View Script Library
        </Button>
      </header>

      <div className="sticky top-(--top-bar,0px) z-10 bg-canvas px-4 pb-3 sm:px-6 lg:hidden">
        <SegmentedControl label="Side of the studio" options={PANES} value={pane} onValueChange={setPane} fullWidth />
      </div>

      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[21.5rem_minmax(0,1fr)] lg:border-t lg:border-line 2xl:grid-cols-[25rem_minmax(0,1fr)]">
        <div
          ref={formSide}
          className={cn('min-h-0 lg:flex lg:border-r lg:border-line', pane !== 'form' && 'max-lg:hidden')}
        >
          <ScriptGenerator
            form={form}
            isGenerating={studio.isGenerating}
            allowance={studio.allowance}
            refusal={studio.refusal}
            onDismissRefusal={studio.dismissRefusal}
            onGenerate={(checked) => void generate(checked)}
          />
        </div>
        <div
          ref={editor}
          tabIndex={-1}
          className={cn(
            'relative min-h-0 bg-surface outline-none lg:overflow-y-auto',
            pane !== 'script' && 'max-lg:hidden',
          )}
        >
          {isWhole && (
            <ScriptEditor
              session={studio.session}
              isGenerating={studio.isGenerating}
              onCancel={() => {
                studio.cancel()
                if (!studio.session) setPane('form')
              }}
              onSelect={studio.select}
              onSave={() => void studio.saveToLibrary()}
              onRegenerate={regenerate}
              onShowForm={() => {
                setPane('form')
                requestAnimationFrame(() => form.setFocus('productName'))
              }}
            />
          )}
        </div>
      </div>
    </section>
  )
}

const resolveForm: Resolver<BriefFormValues> = async (values) => {
  const { checkForm } = await import('./check-form')
  const checked = checkForm(values)
  if (!('errors' in checked)) return { values, errors: {} }
  const errors: FormErrors<BriefFormValues> = {}
  for (const [path, message] of Object.entries(checked.errors)) set(errors, path, { type: 'brief', message })
  return { values: {}, errors }
}
