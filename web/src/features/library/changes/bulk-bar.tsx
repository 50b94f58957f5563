import { MAX_CHANGED, type ScriptChange, type Stage, stageLabel, STAGES } from '@reelwright/shared'
import { Download, FolderInput, SquareKanban, Tags, Trash2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cn, IconButton, lazyDialog, Menu } from '../../../ui'
import type { ScriptCard } from '../script-fields'
import { StageIcon } from '../stage-badge'
import { BulkButton } from './bulk-button'
import { said, scriptsText } from './counted'
import { exportScripts, MAX_EXPORTED } from './export-scripts'
import { focusBeside } from './focus-beside'
import { moveTexts } from './move-texts'
import { DeleteScriptsDialog, FolderPickerDialog } from './script-dialogs'
import { useScriptChanges } from './use-script-changes'

const TagDialog = lazyDialog(async () => (await import('./tag-dialog')).TagDialog)

export interface BulkBarProps {
  userId: string
  /** What is selected, in the order of the list. */
  cards: readonly ScriptCard[]
  onClear: () => void
}

/** What one does with several scripts at once: move, set status, tag, export, delete. Stands within reach of a thumb. */
export function BulkBar({ userId, cards, onClear }: BulkBarProps) {
  const changes = useScriptChanges(userId)
  const [asked, setAsked] = useState<'move' | 'tags' | 'delete' | null>(null)
  const count = cards.length
  if (count === 0) return null

  const isTooMany = count > MAX_CHANGED
  const exportsTooMany = count > MAX_EXPORTED
  const close = () => setAsked(null)
  const folders = new Set(cards.map(({ folderId }) => folderId))

  /** What was done stays selected: the next thing is often done with the same scripts. */
  function move(folderId: string | null) {
    const goOn = focusBeside(cards.map(({ id }) => id))
    close()
    void changes
      .change(
        cards.map(({ id }) => ({ id, folder_id: folderId })),
        moveTexts(count),
      )
      .then((isDone) => isDone && goOn())
  }

  function setStatus(status: Stage) {
    void changes.change(
      cards.map(({ id }) => ({ id, status, kanban_status: null })),
      {
        done: `${scriptsText(count)}: ${stageLabel(status)}`,
        failed: 'The status couldn’t be changed',
      },
    )
  }

  function setTags(tagged: readonly ScriptChange[]) {
    close()
    void changes.change(tagged, {
      done: said('Tags changed', 'scripts have new tags', tagged.length),
      failed: 'The tags couldn’t be changed',
    })
  }

  async function remove() {
    const goOn = focusBeside(cards.map(({ id }) => id))
    close()
    goOn()
    if (await changes.remove(cards)) onClear()
  }

  const exportIt = (format: 'txt' | 'pdf') =>
    void exportScripts(
      cards.map(({ id }) => id),
      format,
    )
  const ids = cards.map(({ id, title }) => ({ id, title }))

  return (
    <>
      <div
        role="region"
        aria-label="Selected scripts"
        className={cn(
          'sticky bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-20 mx-auto flex w-full max-w-3xl animate-rise flex-col',
          'rounded-card border border-line bg-surface p-1.5 shadow-floating max-sm:-mx-2 max-sm:w-auto',
        )}
      >
        <div className="flex items-center gap-1">
          <p className="mr-auto min-w-0 pl-2 text-xs leading-tight font-medium text-ink tabular-nums sm:pl-3 sm:text-sm">
            {`${count.toLocaleString('en-US')} selected`}
          </p>
          <BulkButton label="Move" icon={<FolderInput />} disabled={isTooMany} onClick={() => setAsked('move')} />
          <Menu
            label="Set status"
            align="center"
            trigger={<BulkButton label="Status" icon={<SquareKanban />} disabled={isTooMany} />}
            items={STAGES.map((stage) => ({
              label: stageLabel(stage),
              icon: <StageIcon stage={stage} />,
              onSelect: () => setStatus(stage),
            }))}
          />
          <BulkButton label="Tags" icon={<Tags />} disabled={isTooMany} onClick={() => setAsked('tags')} />
          <Menu
            label="Export"
            align="center"
            header={exportsTooMany ? `Up to ${MAX_EXPORTED} at once` : count > 1 ? 'As one ZIP file' : undefined}
            trigger={<BulkButton label="Export" icon={<Download />} />}
            items={[
              { label: 'Export TXT', disabled: exportsTooMany, onSelect: () => exportIt('txt') },
              { label: 'Export PDF', disabled: exportsTooMany, onSelect: () => exportIt('pdf') },
            ]}
          />
          <BulkButton label="Delete" icon={<Trash2 />} danger disabled={isTooMany} onClick={() => setAsked('delete')} />
          <IconButton label="Clear selection" icon={<X strokeWidth={1.75} />} size="sm" onClick={onClear} />
        </div>
        {isTooMany && <Note>{`You can change up to ${MAX_CHANGED} scripts at once. Select fewer.`}</Note>}
      </div>
      {asked === 'move' && (
        <FolderPickerDialog
          userId={userId}
          count={count}
          currentId={folders.size === 1 ? cards[0]?.folderId : undefined}
          onPick={move}
          onClose={close}
        />
      )}
      {asked === 'tags' && <TagDialog userId={userId} cards={cards} onApply={setTags} onClose={close} />}
      {asked === 'delete' && <DeleteScriptsDialog cards={ids} onConfirm={() => void remove()} onClose={close} />}
    </>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="px-3 pt-1 pb-1.5 text-sm text-muted">{children}</p>
)
