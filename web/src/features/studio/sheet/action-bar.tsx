import {
  FilePlus2,
  Megaphone,
  MonitorPlay,
  Ellipsis,
  PenLine,
  Quote,
  Redo2,
  RefreshCw,
  Save,
  Sparkles,
  Undo2,
  X,
} from 'lucide-react'
import { useMedia } from '../../../platform'
import { Button, cn, IconButton, Menu, type MenuItem } from '../../../ui'
import { canRedo, canUndo } from '../edited-script/edit-history'
import type { Studio } from '../session/studio'
import { TakeAlongMenu } from '../take-along/take-along-menu'
import type { ScriptView } from '../timeline'
import { calm } from './calm'
import { prefetches } from './later-part'
import { hookLibrary, type Opened, refineDialog, teleprompter } from './later-parts'
import { REFUSAL_TEXT } from './refusal-text'

interface ActionBarProps {
  studio: Studio
  view: ScriptView
  /** Label of the angle that writing it again takes. */
  next: string | undefined
  onOpen: (part: Opened) => void
  onRegenerate: () => void
  onSave: () => void
}

/** What can be done with the script; stays at the lower edge of the screen, where a thumb is. */
export const ActionBar = calm(function ActionBar({ studio, view, next, onOpen, onRegenerate, onSave }: ActionBarProps) {
  const { shown, edit, saveState, session, isGenerating } = studio
  const isPhone = useMedia('(width < 40rem)')
  if (!shown) return null
  const isEditing = edit !== null
  const again = next === undefined ? 'Generate again' : `Next angle: ${next}`
  const needsSave = isEditing || saveState === 'unsaved' || saveState === 'failed'
  const refused = edit?.refused
  const error = saveState === 'failed' ? session?.saveError : undefined

  // While editing there is room for what belongs to it, on a phone for little else than that.
  const menu: MenuItem[] = [
    ...(isEditing
      ? [{ label: 'Refine with AI', icon: <Sparkles strokeWidth={1.75} />, onSelect: () => onOpen('refine') }]
      : []),
    ...(isPhone && !isEditing
      ? [
          {
            label: again,
            icon: <RefreshCw strokeWidth={1.75} />,
            disabled: isGenerating,
            onSelect: onRegenerate,
          },
        ]
      : []),
    ...(isEditing || (isPhone && needsSave)
      ? [{ label: 'Teleprompter', icon: <MonitorPlay strokeWidth={1.75} />, onSelect: () => onOpen('teleprompter') }]
      : []),
    { label: 'Hook Library', icon: <Quote strokeWidth={1.75} />, onSelect: () => onOpen('hook') },
    { label: 'CTA Library', icon: <Megaphone strokeWidth={1.75} />, onSelect: () => onOpen('cta') },
    'separator',
    { label: 'New script', icon: <FilePlus2 strokeWidth={1.75} />, onSelect: studio.startNew },
  ]

  return (
    <div className="sticky bottom-(--bottom-bar,0px) z-10 flex flex-col gap-2 border-t border-line bg-surface px-4 py-3 sm:px-6 lg:bottom-0 lg:px-8 print:hidden">
      <div role="status" className={cn(!refused && 'sr-only')}>
        {refused && <p className="text-sm text-warning">{REFUSAL_TEXT[refused]}</p>}
      </div>
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 max-sm:gap-1.5">
        {/* One button at one place: pressed again, it takes back what the first press began. (B-ST-06, B-ST-07) */}
        <Button
          icon={isEditing ? <X strokeWidth={1.75} /> : <PenLine strokeWidth={1.75} />}
          className="max-sm:px-3"
          disabled={!isEditing && isGenerating}
          onClick={({ detail }) => {
            // The second click of a double one would take back the first.
            if (detail > 1) return
            if (isEditing) studio.discardEdit()
            else studio.startEditing()
          }}
        >
          {/* Beside "Save" a phone has room for the marks only. */}
          <span className={cn(needsSave && 'max-sm:sr-only')}>{isEditing ? 'Discard edits' : 'Edit'}</span>
        </Button>
        {isEditing ? (
          <>
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
        ) : null}
        {!isEditing && (
          <Button
            icon={<Sparkles strokeWidth={1.75} />}
            className="max-sm:px-3"
            disabled={isGenerating}
            onClick={() => onOpen('refine')}
            {...prefetches(refineDialog)}
          >
            {isPhone ? (
              <span className={cn(needsSave && 'sr-only')}>
                Refine <span className="sr-only">with AI</span>
              </span>
            ) : (
              'Refine with AI'
            )}
          </Button>
        )}
        {!isPhone && !isEditing && (
          <Button
            icon={<RefreshCw strokeWidth={1.75} />}
            className="min-w-0 px-3"
            title={again}
            aria-label={again}
            disabled={isGenerating}
            onClick={onRegenerate}
          >
            <span className="truncate @max-2xl:sr-only">
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
        )}
        {!isEditing && !(isPhone && needsSave) && (
          <IconButton
            label="Teleprompter"
            variant="secondary"
            icon={<MonitorPlay strokeWidth={1.75} />}
            onClick={() => onOpen('teleprompter')}
            {...prefetches(teleprompter)}
          />
        )}
        <TakeAlongMenu script={shown.script} brief={shown.checked.brief} view={view} />
        <Menu
          label="More"
          trigger={
            <IconButton
              label="More actions"
              variant="secondary"
              icon={<Ellipsis strokeWidth={1.75} />}
              {...prefetches(hookLibrary)}
            />
          }
          items={menu}
        />
        {needsSave && (
          <Button
            variant="primary"
            icon={<Save strokeWidth={1.75} />}
            className="ml-auto max-sm:px-3"
            loading={saveState === 'saving'}
            onClick={onSave}
          >
            {isPhone ? (
              <span>
                Save <span className="sr-only">to Library</span>
              </span>
            ) : (
              'Save to Library'
            )}
          </Button>
        )}
      </div>
    </div>
  )
})
