import type { PaymentStatus } from '@reelwright/shared'
import { PRODUCT_NAME } from '@reelwright/shared'
import { markup } from '../../../platform/markup'
import type { InvoiceView } from '../sandbox/page-actions'
import { framed } from './frame'
import { day, money } from './wording'

const STATES: Record<PaymentStatus, string> = {
  open: 'Not paid yet',
  paid: 'Paid',
  void: 'Canceled, nothing due',
  uncollectible: 'Not paid',
}

/** In a few words, for lists. */
export const invoiceState = ({ status }: InvoiceView) => STATES[status]

/** A receipt to read and to print. */
export function receiptPage(invoice: InvoiceView): string {
  const { number, email, amountCents, paidCents, createdAt, paidAt, lines } = invoice
  const isPaid = invoice.status === 'paid'
  const kind = isPaid ? 'Receipt' : 'Invoice'
  const content = markup`<article class="panel paper">
<p class="brand print"><img src="/favicon.svg" alt="" width="24" height="24"> ${PRODUCT_NAME}</p>
<h1>${kind} <span class="number">${number}</span></h1>
<p class="state ${isPaid ? 'good' : invoice.status === 'open' ? 'bad' : 'quiet'}">${STATES[invoice.status]}</p>
<dl class="facts">
<div><dt>Date</dt><dd>${day(createdAt)}</dd></div>
${paidAt ? markup`<div><dt>Paid on</dt><dd>${day(paidAt)}</dd></div>` : undefined}
${email ? markup`<div><dt>Billed to</dt><dd>${email}</dd></div>` : undefined}
</dl>
<table>
<thead><tr><th scope="col">Description</th><th scope="col">Amount</th></tr></thead>
<tbody>${lines.map(
    (line) => markup`<tr><td>${line.description}</td><td>${money(line.amountCents)}</td></tr>\n`,
  )}</tbody>
<tfoot><tr><th scope="row">Total in US dollars</th><td>${money(amountCents)}</td></tr>
<tr><th scope="row">Paid</th><td>${money(paidCents)}</td></tr></tfoot>
</table>
<p class="hint">Issued by a sandbox. No money was moved, and this isn’t a receipt for tax purposes.</p>
</article>`
  return framed({ title: `${kind} ${number}`, look: 'receipt', content })
}
