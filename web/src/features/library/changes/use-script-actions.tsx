import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { leaveForStudio, logError, OPEN_PARAMETER, useFilming, useOpenedInAddress, useReading } from '../../../platform'
import { toast } from '../../../ui'
import { useSession } from '../../account'
import { scriptQuery } from '../api'
import { type LibraryPlace, UUID } from '../library-place'
import type { StartAction } from '../script-actions'
import { cardOf, type ScriptCard } from '../script-fields'
import { fetchRow } from './api'
import { exportScripts } from './export-scripts'
import { focusBeside } from './focus-beside'
import { moveTexts } from './move-texts'
import {
  AddToBoardDialog,
  DeleteScriptsDialog,
  EditScriptDialog,
  FolderPickerDialog,
  RecordManyDialog,
  RecordResultsDialog,
  SceneViewerDialog,
  ScriptDialog,
  VersionHistoryDialog,
} from './script-dialogs'
import { studioPayload } from './studio-payload'
import { useScriptChanges } from './use-script-changes'

/** What the menu of a script does; `place` is the library that the script is shown in. */
export function useScriptActions(place?: LibraryPlace): { start: StartAction; dialog: ReactNode } {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const navigate = useNavigate()
  const { film } = useFilming()
  const changes = useScriptChanges(userId)
  // The script that is read stays open behind what is done with it.
  const reading = useReading()
  // The address names what is open and for which script: `move.<id>`.
  const { named, open, close } = useOpenedInAddress(OPEN_PARAMETER)
  // After a reload it waits for the script that it was opened from: what comes later covers the other.
  const [shown, setShown] = useState<string | null>(null)
  const readId = UUID.test(reading.scriptId ?? '') ? reading.scriptId : null
  const isReady = readId === null || readId === shown
  const [dialog, id = ''] = (named ?? '').split('.')
  const action = isReady && UUID.test(id) ? dialog : undefined
  const needsCard = action === 'board' || action === 'move' || action === 'delete'
  const [started, setStarted] = useState<ScriptCard>()
  const isStarted = started?.id === id
  // After a reload the list may not hold it.
  const loaded = useQuery({ ...scriptQuery(id), enabled: needsCard && !isStarted })
  const card = isStarted ? started : loaded.data && cardOf(loaded.data)

  const start: StartAction = (action, card) => {
    if (action === 'view') reading.open(card.id)
    else if (action === 'film') film(card.id)
    else if (action === 'edit') void navigate(`/scripts/edit/${card.id}`)
    else if (action === 'studio') void openInStudio(card.id, () => void navigate('/script-studio'))
    else if (action === 'duplicate') void changes.duplicate(card.id)
    else if (action === 'txt' || action === 'pdf') void exportScripts([card.id], action)
    else {
      setStarted(card)
      open(`${action}.${card.id}`)
    }
  }

  async function remove(card: ScriptCard) {
    const goOn = focusBeside([card.id])
    close()
    goOn()
    if (!(await changes.remove([card]))) return
    if (reading.scriptId === card.id) reading.close()
    // What was read had the focus until now.
    goOn()
  }

  async function move(card: ScriptCard, folderId: string | null) {
    // Out of the folder that is shown.
    const goOn = focusBeside([card.id])
    close()
    if (await changes.change([{ id: card.id, folder_id: folderId }], moveTexts(1))) goOn()
  }

  return {
    start,
    dialog: (
      <>
        {readId && <ScriptDialog id={readId} onClose={reading.close} onStart={start} onShown={setShown} />}
        {action === 'scenes' && <SceneViewerDialog scriptId={id} onClose={close} />}
        {action === 'history' && <VersionHistoryDialog scriptId={id} onClose={close} />}
        {action === 'quick-edit' && <EditScriptDialog scriptId={id} onClose={close} />}
        {action === 'results' && <RecordResultsDialog scriptId={id} userId={userId} onClose={close} />}
        {action === 'results-many' && <RecordManyDialog userId={userId} onClose={close} />}
        {/* Shows that it is on its way, or why it does not come. */}
        {needsCard && !card && <ScriptDialog id={id} onClose={close} onStart={start} />}
        {card && (
          <>
            {action === 'board' && <AddToBoardDialog userId={userId} card={card} place={place} onClose={close} />}
            {action === 'move' && (
              <FolderPickerDialog
                userId={userId}
                count={1}
                currentId={card.folderId}
                onPick={(folderId) => void move(card, folderId)}
                onClose={close}
              />
            )}
            {action === 'delete' && (
              <DeleteScriptsDialog cards={[card]} onConfirm={() => void remove(card)} onClose={close} />
            )}
          </>
        )}
      </>
    ),
  }
}

/** Leaves the script's fields and its id for the studio and goes there. */
async function openInStudio(id: string, showStudio: () => void) {
  const waiting = toast.loading('Opening the studio…')
  try {
    const row = await fetchRow(id)
    if (!row) toast.error('This script no longer exists.')
    else if (leaveForStudio(studioPayload(row))) showStudio()
    else toast.error('Your browser blocks storage for this page, so the script can’t be opened in the studio.')
  } catch (error) {
    logError('A script couldn’t be opened in the studio', error)
    toast.error('The script couldn’t be loaded. Please try again.')
  } finally {
    toast.dismiss(waiting)
  }
}
