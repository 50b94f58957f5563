import { History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui'
import { useSession } from '../../account'
import type { BriefFormValues } from '../brief-form'

const EarlierProducts = lazy(async () => ({ default: (await import('./earlier-products')).EarlierProducts }))
const prefetch = () => void import('./earlier-products').catch(() => undefined)

/** Opens the products that somebody has written of before; there are some only behind a sign-in. */
export function EarlierProductButton({ onChoose }: { onChoose: (values: BriefFormValues) => void }) {
  const { user } = useSession()
  const [open, setOpen] = useState<boolean>()
  if (!user) return null
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        icon={<History strokeWidth={1.75} />}
        className="-my-1.5 -mr-2 gap-1.5 px-2 text-muted touch:-my-3 lg:text-xs"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(true)}
      >
        Use an earlier product
      </Button>
      {open !== undefined && (
        <Suspense>
          <EarlierProducts
            userId={user.id}
            open={open}
            onOpenChange={setOpen}
            onChoose={(values) => {
              setOpen(false)
              onChoose(values)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
