import { PRODUCT_NAME } from '@reelwright/shared'
import { useNavigate, useSearchParams } from 'react-router'
import { Studio } from './studio'
import { SCRIPT_PARAMETER } from './studio-address'

/** `/script-studio`, with `?script=<id>` for a script of the library (A-RT-31) */
export function StudioPage() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  return (
    <>
      <title>{`Script Studio · ${PRODUCT_NAME}`}</title>
      <Studio
        onShowLibrary={() => void navigate('/scripts')}
        scriptId={parameters.get(SCRIPT_PARAMETER) ?? undefined}
      />
    </>
  )
}
