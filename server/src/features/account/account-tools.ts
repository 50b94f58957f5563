import type { Tools } from '../../platform/tools'
import type { FileStore } from '../../providers/files'
import type { Outbox } from '../../providers/mail'
import type { Payments } from '../../providers/payments'
import type { BackEnd } from './back-end'

/** What the account routes are given. */
export interface AccountRouteTools extends Tools {
  outbox: Outbox
  files: FileStore
  payments: Payments | undefined
}

/** What the account's services need. */
export interface AccountTools extends AccountRouteTools {
  backEnd: BackEnd
}
