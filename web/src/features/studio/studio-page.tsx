import { PRODUCT_NAME } from '@reelwright/shared'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Studio } from './studio'
import { SCRIPT_PARAMETER, VERSION_PARAMETER } from './studio-address'

/** `/script-studio`, with `?script=<id>` for a script of the library (A-RT-31) */
export function StudioPage() {
  const navigate = useNavigate()
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  return (
    <>
      <title>{`Script Studio · ${PRODUCT_NAME}`}</title>
      <Studio
        onShowLibrary={() => void navigate('/scripts')}
        onScript={(id) =>
          setParameters(
            (now) => {
              now.delete(VERSION_PARAMETER)
              if (id === null) now.delete(SCRIPT_PARAMETER)
              else now.set(SCRIPT_PARAMETER, id)
              return now
            },
            { replace: true, preventScrollReset: true, state },
          )
        }
        scriptId={parameters.get(SCRIPT_PARAMETER) ?? undefined}
      />
    </>
  )
}
