import { lazy, Suspense, useState } from 'react'
import { Outlet } from 'react-router'
import { useOnline } from '../../../platform'

const KeptScripts = lazy(async () => ({ default: (await import('./kept-scripts')).KeptScripts }))

/**
 * Stands around the library: without a network it shows what this device keeps instead. Only to whoever comes without one: what is on the
 * screen when the line goes stays there, with all that was typed. And when the line is back, whoever speaks speaks on.
 */
export function OfflineScripts() {
  const online = useOnline()
  const [isKept, setKept] = useState(!online)
  const [isSpeaking, setSpeaking] = useState(false)
  // For good: a line that goes again takes nothing away.
  if (isKept && online && !isSpeaking) setKept(false)
  if (!isKept) return <Outlet />
  return (
    <Suspense>
      <KeptScripts onSpeaking={setSpeaking} />
    </Suspense>
  )
}
