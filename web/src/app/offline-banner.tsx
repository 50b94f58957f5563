import { PRODUCT_NAME } from '@reelwright/shared'
import { WifiOff } from 'lucide-react'
import { checkServer, useOnline } from '../platform'

/** Lets the shell leave room for the banner. */
function reportHeight(banner: HTMLElement | null) {
  if (!banner) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--offline-banner', `${banner.offsetHeight}px`))
  observer.observe(banner)
  return () => {
    observer.disconnect()
    style.removeProperty('--offline-banner')
  }
}

/** Above every page while the server is out of reach. The container is always there, or screen readers would not announce it. */
export function OfflineBanner() {
  const online = useOnline()
  const hasNetwork = !online && navigator.onLine
  return (
    <div role="status" className="z-30 lg:sticky lg:top-0">
      {!online && (
        <p
          ref={reportHeight}
          className="flex items-center justify-center gap-x-2.5 border-b border-warning-line bg-warning-soft px-4 py-2.5 text-sm text-ink max-sm:py-2 max-sm:text-xs"
        >
          <WifiOff aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0 text-warning" />
          <span>
            <strong className="font-semibold">
              {hasNetwork ? `${PRODUCT_NAME} isn’t responding.` : 'You are offline.'}
            </strong>{' '}
            {hasNetwork
              ? 'What you typed stays here, and we keep trying to reconnect.'
              : 'You can keep reading, typing and generating scripts. Drafts are kept on this device, and saving resumes once you’re connected.'}
          </span>
          {hasNetwork && (
            <button
              type="button"
              className="focus-ring -my-1 min-h-8 shrink-0 rounded-sm font-medium underline touch:-my-2 touch:min-h-11"
              onClick={() => void checkServer()}
            >
              Reconnect
            </button>
          )}
        </p>
      )}
    </div>
  )
}
