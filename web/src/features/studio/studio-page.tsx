import { PRODUCT_NAME } from '@reelwright/shared'
import { useNavigate } from 'react-router'
import { Studio } from './studio'

/** `/script-studio` (A-RT-31) */
export function StudioPage() {
  const navigate = useNavigate()
  return (
    <>
      <title>{`Script Studio · ${PRODUCT_NAME}`}</title>
      <Studio onShowLibrary={() => void navigate('/scripts')} />
    </>
  )
}
