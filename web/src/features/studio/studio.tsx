import { BookOpen, PenLine } from 'lucide-react'
import {
  type ComponentProps,
  lazy,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors as FormErrors, type FormState, type Resolver, set, useForm } from 'react-hook-form'
import { onServerBack, useMedia } from '../../platform'
import { Button, cn, EmptyState, IconButton, SegmentedControl, toast } from '../../ui'
import { useSession } from '../account'
import { type BriefFormValues, type CheckedBrief, formField, serverFieldMessage } from './brief-form'
import { keepDraft, loadDraft } from './draft-storage'
import { type EditPayload, putBackEditPayload, takeEditPayload } from './edit-payload'
import { AskBeforeLoss } from './session/ask-before-loss'
import type { BriefChange } from './session/studio'
import { ScriptGenerator } from './script-generator'
import { EditorHeader } from './sheet/editor-header'
import { WIDE } from './sheet/wide'
import { firstView } from './timeline'
import { useStudio } from './use-studio'

// What only a script needs comes with the first one.
const loadEditor = async () => ({ default: (await import('./sheet/script-editor')).ScriptEditor })
const ScriptEditor = lazy(loadEditor)
const loadWriting = async () => ({ default: (await import('./writing/writing-view')).WritingView })
const WritingView = lazy(loadWriting)
/** Fetched while the form is filled in: a connection that is lost meanwhile takes nothing away. */
const prefetch = () =>
  void Promise.all([
    loadWriting(),
    loadEditor(),
    import('./request-script'),
    import('./fallback-script'),
    import('./generate-events'),
  ]).catch(() => undefined)
const Notices = lazy(async () => ({ default: (await import('./session/notices')).Notices }))
const OpeningView = lazy(async () => ({ default: (await import('./session/opening-view')).OpeningView }))
const PricingDialog = lazy(async () => ({ default: (await import('./generator/pricing-dialog')).PricingDialog }))

/** Memoized so typing in the editor does not rerender the form. The form object is stable; its state triggers renders. */
const Generator = memo(function Generator({
  formState: _state,
  ...props
}: ComponentProps<typeof ScriptGenerator> & { formState: FormState<BriefFormValues> }) {
  return <ScriptGenerator {...props} />
})

export const PANES = [
  { value: 'form', label: 'Script Generator' },
  { value: 'script', label: 'Script Editor' },
] as const
export type Pane = (typeof PANES)[number]['value']

/** (B-ST-03) */
const LOADED = 'Script loaded for editing!'
const FILLED = 'The form is filled in. Choose your audience, then generate.'
const toastTextOf = ({ isSuggestion }: EditPayload) => (isSuggestion ? FILLED : LOADED)

interface StudioProps {
  onShowLibrary: () => void
  /** Another script of the library is on the screen, or none. */
  onScript: (id: string | null) => void
  /** Id of the script of the library to open. */
  scriptId?: string
  /** The side that the address names: what a small screen shows. */
  view: Pane | undefined
  /** Another side is shown; null: the one that goes without saying. */
  onView: (view: Pane | null) => void
}

/** The Script Studio: the form on the left, the script on the right. (B-ST-01, B-ST-02) */
export function Studio(props: StudioProps) {
  const { user } = useSession()
  return <StudioOf key={user?.id} userId={user?.id ?? null} {...props} />
}

function StudioOf({
  userId,
  onShowLibrary,
  onScript,
  scriptId,
  view,
  onView,
}: StudioProps & { userId: string | null }) {
  const studio = useStudio(userId)
  const { store, session, isGenerating, opening } = studio
  // The form comes first: drawn all at once, the studio holds up a phone for a quarter of a second.
  const isWhole = useDeferredValue(true, false)
  // Small screens show one side at a time. A script that the address names is what somebody comes for.
  const usualPane: Pane = scriptId === undefined ? 'form' : 'script'
  const [pane, setPane] = useState<Pane>(view ?? usualPane)
  const isWide = useMedia(WIDE)
  const nameView = useEffectEvent(() => {
    const named = pane === usualPane ? null : pane
    if (!isWide && named !== (view ?? null)) onView(named)
  })
  // After each change: a step back from a dialog may come to an address that names an earlier choice.
  useEffect(() => nameView())
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

  const openScript = useCallback(
    async (id: string, side: Pane = 'script') => {
      // At once: on its way it is seen there, and if it does not come, why.
      setPane(side)
      const values = await store.openScript(id)
      if (values) form.reset(values)
    },
    [store, form],
  )

  // The script that did not come while the server was away.
  const openFailed = useEffectEvent(() => {
    if (opening?.problem instanceof Error) void openScript(opening.id)
  })
  useEffect(() => onServerBack(() => openFailed()), [])

  const openPayload = useCallback(
    async (payload: EditPayload) => {
      const { form: values, scriptId: id, existingScript, script } = payload
      form.reset(values)
      try {
        if (id) await openScript(id)
        else if (existingScript) {
          const { checkedOf } = await import('./payload-brief')
          await store.openText(existingScript, checkedOf(values), values.status, script)
          setPane('script')
        } else if (payload.isSuggestion) {
          store.stepAside()
          setPane('form')
        }
        return true
      } catch {
        putBackEditPayload(payload)
        toast.error('The script couldn’t be loaded. Reload the page to try again.')
        return false
      }
    },
    [store, form, openScript],
  )

  const viewNow = useEffectEvent(() => view)
  // The script that the address names; null before the first look.
  const named = useRef<string | undefined | null>(null)

  // Once somebody is in: a visitor's own goes with them through the sign-up.
  useEffect(() => {
    if (userId) void begin()

    async function begin() {
      if (named.current !== null && (scriptId === undefined || scriptId === named.current)) return
      named.current = scriptId
      const payload = takeEditPayload()
      if (payload) {
        if (await openPayload(payload)) toast.success(toastTextOf(payload))
      } else if (scriptId) await openScript(scriptId, viewNow())
      else if (await store.restore()) setPane(viewNow() ?? 'script')
    }
  }, [store, userId, scriptId, openScript, openPayload])

  // The address follows the script on the screen, so that a reload brings it back.
  const key = session?.idempotencyKey
  const rowId = session?.rowId
  const follow = useEffectEvent((id: string | undefined) => {
    if (named.current === id) return
    named.current = id
    onScript(id ?? null)
  })
  const hadKey = useRef(false)
  useEffect(() => {
    if (key !== undefined || hadKey.current) follow(rowId)
    hadKey.current = key !== undefined
  }, [key, rowId])

  const generate = useCallback(
    async (checked: CheckedBrief) => {
      const values = form.getValues()
      // At once: what has the focus next must be there with the next frame.
      flushSync(() => setPane('script'))
      if (editor.current) editor.current.scrollTop = 0
      window.scrollTo({ top: 0 })
      requestAnimationFrame(() => {
        // On a small screen the pressed button has just gone, and the focus would go with it.
        if (formSide.current?.checkVisibility?.() === false) editor.current?.focus({ preventScroll: true })
      })
      const refusal = await store.generate(checked, values.status)
      if (!refusal) {
        if (store.get().current === null && !store.get().isGenerating) setPane('form')
        return
      }

      setPane('form')
      if (refusal.field === undefined) return
      const field = formField(refusal.field, values) as keyof BriefFormValues
      const message = serverFieldMessage(refusal.field, field, refusal.text)
      // Shown by the next frame: a hidden field takes no focus.
      requestAnimationFrame(() => form.setError(field, { type: 'server', message }, { shouldFocus: true }))
    },
    [store, form],
  )

  /** The same product once more, with whatever was changed in the form since. */
  async function regenerate(angle?: string) {
    const { shown } = studio
    if (!shown) return
    const { checkForm } = await import('./check-form')
    const now = checkForm(form.getValues())
    const sameProduct = 'brief' in now && now.brief.productName === shown.checked.brief.productName
    const again = sameProduct ? now : withBrief(shown.checked, { angle: undefined })
    await generate(angle === undefined ? again : withBrief(again, { angle }))
  }

  async function rewrite(change: BriefChange) {
    const { shown } = studio
    if (shown) await generate(withBrief(shown.checked, change))
  }

  function showForm(field: 'productName' | 'story' = 'productName') {
    setPane('form')
    requestAnimationFrame(() => form.setFocus(field))
  }

  // "New script" begins with the product, wherever it was pressed.
  const hasScript = session !== null
  const hadScript = useRef(false)
  const leftScript = useEffectEvent(() => hadScript.current && !isGenerating && showForm())
  useEffect(() => {
    if (!hasScript) leftScript()
    hadScript.current = hasScript
  }, [hasScript])

  // On a phone the script has the screen to itself, with its own bar in place of the pages'.
  const isAlone = pane === 'script' && (session !== null || isGenerating) && !opening
  return (
    <section
      aria-labelledby="studio-heading"
      data-own-bar={isAlone || undefined}
      className="flex flex-1 flex-col lg:h-[calc(100dvh-var(--chrome,0px))] lg:flex-none"
    >
      <h1 id="studio-heading" className="sr-only">
        Script Studio
      </h1>

      {!isAlone && (
        <div className="sticky top-(--top-bar,0px) z-10 flex gap-2 bg-canvas px-4 py-2 sm:px-6 lg:hidden">
          <SegmentedControl
            label="Studio view"
            options={PANES}
            value={pane}
            onValueChange={setPane}
            fullWidth
            className="touch:p-0"
          />
          <IconButton label="View Script Library" icon={<BookOpen strokeWidth={1.75} />} onClick={onShowLibrary} />
        </div>
      )}

      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[21.5rem_minmax(0,1fr)] 2xl:grid-cols-[25rem_minmax(0,1fr)]">
        <div
          ref={formSide}
          onFocus={prefetch}
          className={cn('min-h-0 lg:flex lg:border-r lg:border-line', pane !== 'form' && 'max-lg:hidden')}
        >
          <Generator
            form={form}
            formState={form.formState}
            isGenerating={isGenerating}
            hasScript={hasScript}
            allowance={studio.allowance}
            refusal={studio.refusal}
            onDismissRefusal={studio.dismissRefusal}
            onGenerate={generate}
          />
        </div>
        <div
          ref={editor}
          tabIndex={-1}
          className={cn(
            'relative flex min-h-0 flex-col bg-surface outline-none lg:overflow-y-auto',
            pane !== 'script' && 'max-lg:hidden',
          )}
        >
          {studio.notice && !isGenerating && (
            <Suspense>
              <Notices studio={studio} />
            </Suspense>
          )}
          {isGenerating && (
            <Suspense>
              <WritingView
                studio={studio}
                withCues={firstView(form.getValues()) !== 'script'}
                onShowLibrary={onShowLibrary}
              />
            </Suspense>
          )}
          {opening && !isGenerating && (
            <Suspense>
              <OpeningView studio={studio} onRetry={(id) => void openScript(id)} />
            </Suspense>
          )}
          {session && (
            // Its tabs and panels stay as they are while another version is written.
            <div hidden={isGenerating || opening !== null} className="flex-1">
              <Suspense>
                <ScriptEditor
                  studio={studio}
                  onRegenerate={(angle) => void regenerate(angle)}
                  onRewrite={(change) => void rewrite(change)}
                  onShowForm={() => showForm()}
                  onAddStory={() => showForm('story')}
                  onShowLibrary={onShowLibrary}
                />
              </Suspense>
            </div>
          )}
          {isWhole && !session && !isGenerating && !opening && (
            <NothingYet onShowForm={() => showForm()} onShowLibrary={onShowLibrary} />
          )}
        </div>
      </div>

      {(studio.wouldLose || studio.asksToStartNew) && <AskBeforeLoss studio={studio} />}
      {studio.wantsPlan !== null && (
        <Suspense>
          <PricingDialog open onOpenChange={(open) => !open && store.closePlans()} reason={studio.wantsPlan} />
        </Suspense>
      )}
    </section>
  )
}

/** (B-ST-10) */
function NothingYet({ onShowForm, onShowLibrary }: { onShowForm: () => void; onShowLibrary: () => void }) {
  return (
    <section aria-label="Script Editor" className="flex min-h-full flex-1 flex-col">
      <EditorHeader onShowLibrary={onShowLibrary} />
      <EmptyState
        className="my-auto py-16"
        icon={<PenLine strokeWidth={1.75} />}
        title="No Script Generated Yet"
        text="Name your product and audience, and your script appears here, timed scene by scene and ready to film."
        action={
          <Button className="lg:hidden" onClick={onShowForm}>
            Describe your product
          </Button>
        }
      />
    </section>
  )
}

const withBrief = ({ brief, ...rest }: CheckedBrief, change: BriefChange): CheckedBrief => ({
  ...rest,
  brief: { ...brief, ...change },
})

const resolveForm: Resolver<BriefFormValues> = async (values) => {
  const { checkForm } = await import('./check-form')
  const checked = checkForm(values)
  if (!('errors' in checked)) return { values, errors: {} }
  const errors: FormErrors<BriefFormValues> = {}
  for (const [path, message] of Object.entries(checked.errors)) set(errors, path, { type: 'brief', message })
  return { values: {}, errors }
}
