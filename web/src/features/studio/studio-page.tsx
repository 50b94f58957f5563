import { PRODUCT_NAME } from '@reelwright/shared'
import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { PANES, Studio } from './studio'
import { SCRIPT_PARAMETER, VERSION_PARAMETER, VIEW_PARAMETER } from './studio-address'

/** `/script-studio`, with `?script=<id>` for a script of the library (A-RT-31) */
export function StudioPage() {
  const navigate = useNavigate()
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  // Written together: the router may not have taken in one change when the next one comes, and would drop it.
  const written = useRef<{ on: URLSearchParams; changes: Record<string, string | null> }>({
    on: parameters,
    changes: {},
  })
  function write(more: Record<string, string | null>) {
    const { on, changes } = written.current
    written.current = { on: parameters, changes: on === parameters ? { ...changes, ...more } : more }
    const all = Object.entries(written.current.changes)
    setParameters(
      (now) => {
        for (const [name, value] of all) {
          if (value === null) now.delete(name)
          else now.set(name, value)
        }
        return now
      },
      { replace: true, preventScrollReset: true, state },
    )
  }
  return (
    <>
      <title>{`Script Studio · ${PRODUCT_NAME}`}</title>
      <Studio
        onShowLibrary={() => void navigate('/scripts')}
        onScript={(id) => write({ [SCRIPT_PARAMETER]: id, [VERSION_PARAMETER]: null })}
        scriptId={parameters.get(SCRIPT_PARAMETER) ?? undefined}
        onView={(view) => write({ [VIEW_PARAMETER]: view })}
        view={PANES.find(({ value }) => value === parameters.get(VIEW_PARAMETER))?.value}
      />
    </>
  )
}
