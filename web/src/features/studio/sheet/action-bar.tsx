import {
  BookmarkCheck,
  BookOpen,
  Ellipsis,
  FilePlus2,
  Megaphone,
  MonitorPlay,
  PenLine,
  Quote,
  Redo2,
  RefreshCw,
  Save,
  Share,
  Sparkles,
  SquarePen,
  Undo2,
  X,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { STILL_SAVING, useLongSave, useMedia } from '../../../platform'
import { Button, cn, IconButton, Menu, type MenuItem } from '../../../ui'
import { canRedo, canUndo } from '../edited-script/edit-history'
import type { Studio, StudioVersion } from '../session/studio'
import { useScriptExport } from '../export/use-script-export'
import type { ScriptView } from '../timeline'
import { calm } from './calm'
import { prefetches } from './lazy-component'
import { hookLibrary, type Opened, refineDialog, teleprompter } from './lazy-dialogs'
import { REFUSAL_TEXT } from './refusal-text'
import { WIDE } from './wide'

interface ActionBarProps {
  studio: Studio
  view: ScriptView
  /** Label of the angle that writing it again takes. */
  next: string | undefined
  onOpen: (part: Opened) => void
  onRegenerate: () => void
  onSave: () => void
  onShowForm: () => void
  onShowLibrary: () => void
}

/** What can be done with the script; stays at the lower edge of the screen, where a thumb is. */
export const ActionBar = calm(function ActionBar(props: ActionBarProps) {
  const { shown, edit, saveState, session } = props.studio
  const isLong = useLongSave(saveState === 'saving')
  // A wide screen says it in the header.
  const saysSo = !useMedia(WIDE, true) && isLong
  if (!shown) return null
  const refused = edit?.refused
  const error = saveState === 'failed' ? session?.saveError : undefined
  return (
    <div className="sticky bottom-0 z-10 flex flex-col gap-2 border-t border-line bg-surface px-2 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] sm:px-6 lg:px-8 lg:py-2 print:hidden">
      <div role="status" className={cn(!refused && !saysSo && 'sr-only')}>
        {saysSo && <p className="px-2 text-sm text-muted">{STILL_SAVING}</p>}
        {refused && <p className="px-2 text-sm text-warning">{REFUSAL_TEXT[refused]}</p>}
      </div>
      {error && (
        <p role="alert" className="px-2 text-sm text-danger">
          {error}
        </p>
      )}
      <Tools {...props} shown={shown} />
    </div>
  )
})

/** A laptop has room for most of them, a phone for four; the rest is in the menu. */
function Tools(props: ActionBarProps & { shown: StudioVersion }) {
  const { studio, shown, view, next, onOpen, onRegenerate, onSave } = props
  const { edit, saveState, isGenerating } = studio
  const isWide = useMedia(WIDE, true)
  const more = useRef<HTMLButtonElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const scriptExport = useScriptExport({ script: shown.script, brief: shown.checked.brief, view, button: more })
  const isEditing = edit !== null
  const again = next === undefined ? 'Generate again' : `Next angle: ${next}`
  const needsSave = isEditing || saveState === 'unsaved' || saveState === 'failed'

  // On a phone, what was pressed to begin or end editing goes with the bar that it was in.
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    if (!isWide) requestAnimationFrame(() => bar.current?.focus({ preventScroll: true }))
  }, [isEditing, isWide])

  /** The second click of a double one would take back what the first began. */
  const onceOnly = (action: () => void) => (event: { detail: number }) => event.detail <= 1 && action()

  const menu = (): MenuItem[] => {
    const edits = { label: 'Edit', icon: <PenLine strokeWidth={1.75} />, onSelect: studio.startEditing }
    const films = { label: 'Film', icon: <MonitorPlay strokeWidth={1.75} />, onSelect: () => onOpen('teleprompter') }
    const refines = { label: 'Refine with AI', icon: <Sparkles strokeWidth={1.75} />, onSelect: () => onOpen('refine') }
    const rewrites = { label: again, icon: <RefreshCw strokeWidth={1.75} />, onSelect: onRegenerate }
    return [
      ...(isEditing
        ? [refines, films]
        : isWide
          ? []
          : [edits, rewrites].map((item) => ({ ...item, disabled: isGenerating }))),
      { label: 'Hook Library', icon: <Quote strokeWidth={1.75} />, onSelect: () => onOpen('hook') },
      { label: 'CTA Library', icon: <Megaphone strokeWidth={1.75} />, onSelect: () => onOpen('cta') },
      'separator',
      ...(isWide
        ? []
        : ([
            ...scriptExport.items.filter((item) => item !== 'separator'),
            'separator',
            { label: 'Back to the form', icon: <SquarePen strokeWidth={1.75} />, onSelect: props.onShowForm },
            { label: 'View Script Library', icon: <BookOpen strokeWidth={1.75} />, onSelect: props.onShowLibrary },
          ] satisfies MenuItem[])),
      { label: 'New script', icon: <FilePlus2 strokeWidth={1.75} />, onSelect: studio.startNew },
    ]
  }
  const prefetchMore = () => {
    void hookLibrary.load().catch(() => undefined)
    if (!isWide) scriptExport.prefetch()
  }
  const seeMore = { ref: more, onPointerEnter: prefetchMore, onFocus: prefetchMore }

  const tools =
    !isWide && !isEditing ? (
      <div ref={bar} tabIndex={-1} className="grid grid-cols-4 gap-1 outline-none">
        <Button
          variant="primary"
          icon={<MonitorPlay strokeWidth={1.75} />}
          className={THUMB}
          onClick={() => onOpen('teleprompter')}
          {...prefetches(teleprompter)}
        >
          Film
        </Button>
        <Button
          variant="ghost"
          icon={<Sparkles strokeWidth={1.75} />}
          className={THUMB}
          disabled={isGenerating}
          onClick={() => onOpen('refine')}
          {...prefetches(refineDialog)}
        >
          <span>
            Refine <span className="sr-only">with AI</span>
          </span>
        </Button>
        <Button
          variant="ghost"
          icon={needsSave ? <Save strokeWidth={1.75} /> : <BookmarkCheck strokeWidth={1.75} />}
          className={cn(THUMB, needsSave && 'text-accent-text')}
          loading={saveState === 'saving'}
          disabled={!needsSave}
          onClick={onSave}
        >
          {needsSave ? (
            <span>
              Save <span className="sr-only">to Library</span>
            </span>
          ) : saveState === 'saving' ? (
            'Saving'
          ) : (
            'Saved'
          )}
        </Button>
        <Menu
          label="More"
          items={menu}
          trigger={
            <Button
              variant="ghost"
              aria-label="More actions"
              icon={<Ellipsis strokeWidth={1.75} />}
              className={THUMB}
              {...seeMore}
            >
              More
            </Button>
          }
        />
      </div>
    ) : (
      <div
        ref={bar}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-2 outline-none max-sm:gap-1.5 max-lg:min-h-12"
      >
        {/* One button at one place: pressed again, it takes back what the first press began. (B-ST-06, B-ST-07) */}
        {isEditing ? (
          <>
            <Button icon={<X strokeWidth={1.75} />} className="max-sm:px-3" onClick={onceOnly(studio.discardEdit)}>
              <span className="max-sm:sr-only">Discard edits</span>
            </Button>
            <IconButton
              label="Undo"
              variant="secondary"
              icon={<Undo2 strokeWidth={1.75} />}
              disabled={!canUndo(edit)}
              onClick={() => studio.dispatchEdit({ type: 'undone' })}
            />
            <IconButton
              label="Redo"
              variant="secondary"
              icon={<Redo2 strokeWidth={1.75} />}
              disabled={!canRedo(edit)}
              onClick={() => studio.dispatchEdit({ type: 'redone' })}
            />
          </>
        ) : (
          <>
            <Button
              icon={<PenLine strokeWidth={1.75} />}
              disabled={isGenerating}
              onClick={onceOnly(studio.startEditing)}
            >
              Edit
            </Button>
            <Button
              icon={<Sparkles strokeWidth={1.75} />}
              disabled={isGenerating}
              onClick={() => onOpen('refine')}
              {...prefetches(refineDialog)}
            >
              Refine with AI
            </Button>
            <Button
              icon={<RefreshCw strokeWidth={1.75} />}
              className="min-w-0 px-3"
              title={again}
              aria-label={again}
              disabled={isGenerating}
              onClick={onRegenerate}
            >
              <span className="truncate @max-3xl:sr-only">
                {next === undefined ? (
                  again
                ) : (
                  // Between the other buttons there is room for its name only.
                  <>
                    <span className="@max-4xl:sr-only">Next angle: </span>
                    <span className="inline-block max-w-26 truncate align-bottom @4xl:max-w-56">{next}</span>
                  </>
                )}
              </span>
            </Button>
          </>
        )}
        {isWide && (
          <Menu
            label="Export"
            items={scriptExport.items}
            trigger={
              <Button
                icon={<Share strokeWidth={1.75} />}
                onPointerEnter={scriptExport.prefetch}
                onFocus={scriptExport.prefetch}
              >
                Export
              </Button>
            }
          />
        )}
        <Menu
          label="More"
          items={menu}
          trigger={
            <IconButton label="More actions" variant="secondary" icon={<Ellipsis strokeWidth={1.75} />} {...seeMore} />
          }
        />
        {!isEditing && (
          <Button
            variant={needsSave ? 'secondary' : 'primary'}
            icon={<MonitorPlay strokeWidth={1.75} />}
            className="ml-auto"
            onClick={() => onOpen('teleprompter')}
            {...prefetches(teleprompter)}
          >
            Film
          </Button>
        )}
        {needsSave && (
          <Button
            variant="primary"
            icon={<Save strokeWidth={1.75} />}
            className={cn('max-sm:px-3', isEditing && 'ml-auto')}
            loading={saveState === 'saving'}
            onClick={onSave}
          >
            <span>
              Save <span className="max-sm:sr-only">to Library</span>
            </span>
          </Button>
        )}
      </div>
    )

  // At one place for all widths: paper is narrower than the screen, and what is printed must not go when the bar becomes a phone's.
  return (
    <>
      {tools}
      {scriptExport.parts}
    </>
  )
}

/** Like an entry of the bar below the pages. */
const THUMB = 'min-h-12! flex-col gap-0.5! px-1! py-1! text-xs!'
