import { Outlet } from 'react-router'

/** The application shell around every signed-in page but the dashboard. (A-SH-01 to A-SH-29) */
export function ShellFrame() {
  return (
    <main id="content" tabIndex={-1} className="flex-1 outline-none">
      <Outlet />
    </main>
  )
}
