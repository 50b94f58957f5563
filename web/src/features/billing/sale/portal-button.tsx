import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, toast } from '../../../ui'
import { problemText, usePortal } from '../../account'

/** Leads to the payment provider's portal and back to this page. (CX-15, A-ER-17) */
export function PortalButton({ children }: { children: ReactNode }) {
  const portal = usePortal({ portal: true })
  return (
    <Button
      size="sm"
      icon={<ExternalLink strokeWidth={1.75} />}
      loading={portal.isPending || portal.isSuccess}
      onClick={() => portal.mutate(undefined, { onError: (error) => void toast.error(problemText(error)) })}
    >
      {children}
    </Button>
  )
}
