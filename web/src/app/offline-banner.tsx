import { WifiOff } from 'lucide-react'
import { useOnline } from '../platform'

/** Above every page while the device has no network. The container is always there, or nobody would read it out. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2.5 border-b border-warning-line bg-warning-soft px-4 py-2.5 text-sm text-ink">
          <WifiOff aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0 text-warning" />
          <span>
            <strong className="font-semibold">You are offline.</strong> You can keep reading, typing and generating
            scripts. Drafts are kept on this device, and saving resumes once you’re connected.
          </span>
        </p>
      )}
    </div>
  )
}
