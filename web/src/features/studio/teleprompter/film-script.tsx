import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isOnline, keptOnDevice, logError, noteOpenedScript } from '../../../platform'
import { Spinner, toast } from '../../../ui'
import { useSession } from '../../account'
import { fetchRow } from '../api'
import { keptScript } from '../kept/kept-script'
import { Teleprompter } from './teleprompter'

interface FilmScriptProps {
  scriptId: string
  onClose: () => void
}

/** The teleprompter with a script of the library, wherever it was asked for. */
export function FilmScript({ scriptId, onClose }: FilmScriptProps) {
  const userId = useSession().user?.id ?? ''
  const { data, isError } = useQuery({
    queryKey: ['filmed-script', userId, scriptId],
    queryFn: () => loadScript(userId, scriptId),
    enabled: userId !== '',
    // A script that was edited since is not to be read out as it was.
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })
  const problem = isError
    ? 'The script couldn’t be loaded. Check your connection and try again.'
    : data === null
      ? 'This script no longer exists.'
      : undefined
  const giveUp = useEffectEvent((text: string) => {
    toast.error(text)
    onClose()
  })
  useEffect(() => {
    if (problem) giveUp(problem)
  }, [problem])

  if (data) return <Teleprompter script={data.script} rowId={data.id} onClose={onClose} />
  return (
    <div className="dark fixed inset-0 z-60 grid place-items-center bg-[#000] text-ink">
      <Spinner label="Loading script" />
    </div>
  )
}

/** As it is stored now; without a network, as this device keeps it. */
async function loadScript(userId: string, id: string) {
  const kept = async () => (await keptOnDevice(userId)).find((row) => row.id === id)
  if (!isOnline()) {
    const row = await kept()
    if (!row) throw new Error('Offline, and this device does not keep the script')
    return keptScript(row)
  }
  try {
    const row = await fetchRow(id)
    if (!row) return null
    noteOpenedScript(userId, id)
    return keptScript({ ...row })
  } catch (error) {
    logError('A script to film couldn’t be loaded', error)
    const row = await kept()
    if (!row) throw error
    return keptScript(row)
  }
}
