import { PRODUCT_NAME } from '@reelwright/shared'
import { Overview } from './overview/overview'

/** `/test-dashboard`: the overview in the application shell. (A-RT-30, OP-08) */
export function TestDashboardPage() {
  return (
    <>
      <title>{`Test Dashboard · ${PRODUCT_NAME}`}</title>
      <Overview title="Test Dashboard" />
    </>
  )
}
