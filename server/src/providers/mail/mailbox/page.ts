import { PRODUCT_NAME } from '@reelwright/shared'
import { markup, type Markup } from '../../../platform/markup'
import { linksIn } from './links'
import type { KeptMail } from './mailbox'

/** Where the page and its parts are. The development server of the web app passes this prefix on. */
export const MAILBOX = '/dev/mailbox'

export interface MailboxView {
  /** Newest first. */
  mails: KeptMail[]
  /** The mail that is read. */
  open: KeptMail | undefined
  /** Part of an address that the list is narrowed to. */
  to: string
  as: 'html' | 'text'
}

/** The mailbox as a document. No script: every step is a link or a form. */
export function mailboxPage(view: MailboxView): string {
  const { open, mails, to } = view
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${open ? `${open.subject} · ` : ''}Mailbox · ${PRODUCT_NAME}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${MAILBOX}/style.css">
</head>
<body class="${open ? 'reading' : 'choosing'}">
<header>
<h1><a href="${MAILBOX}">Mailbox</a></h1>
<p class="hint">Emails from this ${PRODUCT_NAME} stay here because no mail server is set up. Only this computer can read them.</p>
<form action="${MAILBOX}" role="search">
<label for="to">To</label>
<input id="to" name="to" type="search" value="${to}" placeholder="Any address" maxlength="255" autocomplete="off" spellcheck="false">
<button>Filter</button>
<a class="button" href="${address(view, { mail: open?.id })}">Refresh</a>
</form>
</header>
<main>
<nav aria-label="Emails">${mails.length > 0 ? list(view) : empty(to)}</nav>
${open ? reading(view, open) : mails.length > 0 ? nothingOpen : undefined}
</main>
</body>
</html>
`.text
}

const nothingOpen = markup`<section class="nothing"><p>Select an email to read it.</p></section>`

function empty(to: string): Markup {
  return to
    ? markup`<div class="empty"><h2>No emails to “${to}”</h2><p><a href="${MAILBOX}">Show all emails</a></p></div>`
    : markup`<div class="empty"><h2>No emails yet</h2><p>Sign up or ask for a magic link: the email arrives here.</p></div>`
}

function list(view: MailboxView): Markup {
  return markup`<ol>${view.mails.map(
    (mail) => markup`<li><a href="${address(view, { mail: mail.id })}"${current(mail.id === view.open?.id)}>
<strong>${mail.subject}</strong><span>${mail.to}</span>${time(mail.at)}</a></li>\n`,
  )}</ol>`
}

function reading(view: MailboxView, mail: KeptMail): Markup {
  const links = linksIn(mail.html)
  return markup`<article aria-labelledby="subject">
<p class="back"><a href="${address(view, {})}">All emails</a></p>
<h2 id="subject">${mail.subject}</h2>
<p class="facts">To <b>${mail.to}</b> ${time(mail.at)}</p>
<ul class="views" aria-label="View">
<li><a class="button" href="${address(view, { mail: mail.id, as: 'html' })}"${current(view.as === 'html')}>Email</a></li>
<li><a class="button" href="${address(view, { mail: mail.id, as: 'text' })}"${current(view.as === 'text')}>Text</a></li>
</ul>
${
  view.as === 'html'
    ? markup`<iframe src="${MAILBOX}/mails/${mail.id}" title="The email as it arrives" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : markup`<pre tabindex="0">${mail.text}</pre>`
}
${links.length > 0 ? markup`<h3>Links</h3><ul class="links">${links.map(link)}</ul>` : undefined}
</article>`
}

const link = (target: string) =>
  markup`<li><a href="${target}" target="_blank" rel="noopener noreferrer">${target}</a></li>`

/** In UTC, so that the page needs no script; the exact time is in the attribute. */
const time = (at: Date) =>
  markup`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`

const current = (is: boolean) => (is ? markup` aria-current="true"` : undefined)

function address({ to }: MailboxView, { mail, as }: { mail?: string | undefined; as?: 'html' | 'text' }): string {
  const query = new URLSearchParams()
  if (to) query.set('to', to)
  if (mail) query.set('mail', mail)
  if (as === 'text') query.set('as', as)
  return query.size > 0 ? `${MAILBOX}?${query}` : MAILBOX
}
