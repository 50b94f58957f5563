import { useEffect, useEffectEvent, useRef } from 'react'
import { useChoiceInAddress } from '../../../platform'
import type { Studio, StudioSession } from '../session/studio'
import { VERSION_PARAMETER } from '../studio-address'

/** The address names the version on the screen unless it is the newest one, so that it survives a reload and sharing. */
export function useVersionInAddress(studio: Studio, { versions, selected }: StudioSession) {
  const [named, name] = useChoiceInAddress(
    VERSION_PARAMETER,
    versions.map(({ number }) => String(number)),
  )
  const isRead = useRef(false)
  const follow = useEffectEvent(() => {
    const wanted = isRead.current ? null : named
    isRead.current = true
    if (wanted !== null && wanted !== String(selected)) studio.select(Number(wanted))
    else name(selected === versions.at(-1)?.number ? null : String(selected))
  })
  // After each change: a step back from a dialog may come to an address that names an earlier choice.
  useEffect(() => follow())
}
