import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { OfflineBanner } from './offline-banner'
import { holdsToken } from './session-in-address'

/** What all pages have in common, whatever frame they stand in. */
export function Root() {
  useTokenOutOfAddress()
  useFocusOnNewPage()
  return (
    <>
      <OfflineBanner />
      <Outlet />
      <TitleAnnouncer />
      {/* Every full load begins with the same key: without its path, a page would start where another one was left. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  )
}

/**
 * A token that comes with the page is taken before the router sees it; one that is put into the address of a page that runs
 * already, by a link or by hand, is taken the same way: by a new start. (A-RT-46)
 */
function useTokenOutOfAddress() {
  const { hash } = useLocation()
  useEffect(() => {
    if (holdsToken(hash)) location.reload()
  }, [hash])
}

/** A new page starts at its beginning, also for the keyboard and for screen readers: the link that led here is gone. */
function useFocusOnNewPage() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}

/** Milliseconds in which a new page has set its title. */
const SETTLED = 150

/** Reads out the title of a page that came without a load, as browsers do for one that was loaded. */
function TitleAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const timer = setTimeout(() => setTitle(document.title), SETTLED)
    return () => clearTimeout(timer)
  }, [pathname])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
