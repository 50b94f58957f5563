import { useLayoutEffect, useRef, useState } from 'react'
import { toast } from '../../../ui'
import { isDirty } from '../edited-script/edit-history'
import type { Studio, StudioVersion } from '../session/studio'

/** Bringing back an earlier version as the newest one; nothing is lost by it. (OP-52, B-VH-06) */
export function useRestore(studio: Studio) {
  const [restoring, setRestoring] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  const latest = useRef(studio)
  useLayoutEffect(() => void (latest.current = studio))
  const newest = studio.session?.versions.at(-1)?.number
  const hasEdits = studio.edit !== null && isDirty(studio.edit)

  return {
    /** Number of the version that is being brought back. */
    restoring,
    failed,
    dismissFailure: () => setFailed(false),
    /** The newest needs no restoring. */
    isOld: (version: StudioVersion) => version.number !== newest,
    /** Why not now: typed words first find their own version. */
    obstacle: hasEdits
      ? 'Save or discard your edits before you restore a version.'
      : studio.isGenerating
        ? 'A script is being written. Wait until it’s finished to restore a version.'
        : undefined,
    /** Answers whether it is there. */
    async restore(version: StudioVersion): Promise<boolean> {
      if (restoring !== null) return false
      setRestoring(version.number)
      setFailed(false)
      try {
        await studio.addVersion(version.script, `Restored V${version.number}`)
        // The studio reports a failed save and shows the version as not saved.
        if (latest.current.saveState !== 'failed') toast.success('Version restored successfully!')
        return true
      } catch {
        setFailed(true)
        return false
      } finally {
        setRestoring(null)
      }
    },
  }
}

/** (B-ER-35) */
export const RESTORE_FAILED = 'Failed to restore version. Please try again.'
