import { PRODUCT_NAME } from '@reelwright/shared'
import { STYLE, STYLE_SHEET } from './email-style'
import type { Mail } from './mail'
import { Markup, markup } from '../../platform/markup'

/** Content of an email, before it is rendered as HTML and text. */
export interface EmailContent {
  subject: string
  /** The line that a list of mails shows beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  /** The one thing to do. The link is shown in full, too: some programs show no buttons, and some people trust none. */
  action?: { label: string; link: string } | undefined
  /** To be typed in by hand. */
  code?: string | undefined
  facts?: { name: string; value: string }[]
  /** Things to look at, each under its own address. */
  links?: { label: string; link: string }[]
  /** Small print: how long it works, and what to do when it was not you. */
  notes: string[]
  /** Unsubscribe links of notification emails (RFC 8058). */
  unsubscribe?: UnsubscribeLinks | undefined
}

export interface UnsubscribeLinks {
  /** Name of the email in the settings. */
  emailName: string
  /** A page that turns this email off. */
  link: string
  /** The same for mail programs: by a request, without a page. */
  oneClickLink: string
}

/**
 * Renders an email with an HTML and a text part of the same content.
 * @throws TypeError when the link is no http(s) address.
 */
export function renderEmail(to: string, content: EmailContent): Mail {
  const subject = oneLine(content.subject)
  const action = content.action && { label: content.action.label, link: webLink(content.action.link) }
  const links = content.links?.map(({ label, link }) => ({ label, link: webLink(link) }))
  const unsubscribe = content.unsubscribe && { ...content.unsubscribe, link: webLink(content.unsubscribe.link) }
  const clean = { ...content, subject, action, ...(links && { links }), unsubscribe }
  const mail = { to, subject, html: htmlPart(clean).text, text: textPart(clean) }
  return content.unsubscribe ? { ...mail, unsubscribeLink: webLink(content.unsubscribe.oneClickLink) } : mail
}

/** Whether a link may stand in a mail. */
export function isWebLink(link: string): boolean {
  return URL.canParse(link) && /^https?:$/.test(new URL(link).protocol)
}

function webLink(link: string): string {
  if (!isWebLink(link)) throw new TypeError('A mail links to http and https addresses only')
  return new URL(link).href
}

/** A header is one line: what would begin another one becomes a blank. At most 150 characters. */
function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return [...line].slice(0, 150).join('')
}

function textPart({ heading, paragraphs, action, code, facts, links, notes, unsubscribe }: EmailContent): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(facts ? [facts.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    ...(links ?? []).map(({ label, link }) => `${label}:\n${link}`),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...(code ? [`${codeLabel(action)}: ${code}`] : []),
    ...notes,
    ...(unsubscribe ? [`${whyThisMail(unsubscribe)} Turn it off:\n${unsubscribe.link}`] : []),
    `-- \n${PRODUCT_NAME}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

const codeLabel = (action: EmailContent['action']) => (action ? 'Or enter this code' : 'Your code')

const whyThisMail = ({ emailName }: UnsubscribeLinks) =>
  `You’re getting this email because “${emailName}” is on in your settings.`

const TABLE = new Markup('role="presentation" cellpadding="0" cellspacing="0" border="0"')

function htmlPart({
  subject,
  preview,
  heading,
  paragraphs,
  action,
  code,
  facts,
  links,
  notes,
  unsubscribe,
}: EmailContent): Markup {
  return markup`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${new Markup(STYLE_SHEET)}</style>
</head>
<body class="canvas" style="${STYLE.body}">
<div style="${STYLE.preview}">${preview}${FILLER}</div>
<table ${TABLE} class="canvas" width="100%" bgcolor="#faf7f3"><tr><td class="frame" align="center" style="${STYLE.frame}">
<table ${TABLE} width="100%" style="${STYLE.column}">
<tr><td class="ink" style="${STYLE.name}">${PRODUCT_NAME}</td></tr>
<tr><td class="card" style="${STYLE.card}">
<h1 class="ink" style="${STYLE.heading}">${heading}</h1>
${paragraphs.map((text) => markup`<p class="ink" style="${STYLE.paragraph}">${text}</p>\n`)}
${facts && factTable(facts)}
${links && linkList(links)}
${action && button(action)}
${code && codeBox(codeLabel(action), code)}
${notes.map((text) => markup`<p class="muted" style="${STYLE.note}">${text}</p>\n`)}
${action && address(action.link)}
</td></tr>
${unsubscribe && unsubscribeRow(unsubscribe)}
</table>
</td></tr></table>
</body>
</html>
`
}

/** Keeps the body out of the preview line. */
const FILLER = new Markup('&#847;&zwnj;&nbsp;'.repeat(60))

const button = ({ label, link }: { label: string; link: string }) =>
  markup`<table ${TABLE} style="margin:22px 0 24px"><tr><td class="accent" bgcolor="#cf3624" style="${STYLE.button}">
<a class="on-accent" href="${link}" style="${STYLE.buttonText}">${label}</a></td></tr></table>`

const codeBox = (label: string, code: string) =>
  markup`<p class="muted" style="${STYLE.codeLabel}">${label}</p>
<table ${TABLE} width="100%"><tr><td class="well ink" align="center" style="${STYLE.code}">${code}</td></tr></table>`

const factTable = (facts: { name: string; value: string }[]) =>
  markup`<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:8px 0">${facts.map(
    ({ name, value }) =>
      markup`<tr><th scope="row" align="left" class="muted line" style="${STYLE.factName}">${name}</th>
<td align="right" class="ink line" style="${STYLE.factValue}">${value}</td></tr>\n`,
  )}</table>`

const linkList = (links: { label: string; link: string }[]) =>
  markup`<ul style="${STYLE.list}">${links.map(
    ({ label, link }) =>
      markup`<li class="ink" style="${STYLE.listItem}"><a class="link" href="${link}" style="${STYLE.listLink}">${label}</a></li>\n`,
  )}</ul>`

const unsubscribeRow = (unsubscribe: UnsubscribeLinks) =>
  markup`<tr><td class="muted" style="${STYLE.wayOut}">${whyThisMail(unsubscribe)}
<a class="link" href="${unsubscribe.link}" style="${STYLE.wayOutLink}">Turn it off</a></td></tr>`

const address = (link: string) =>
  markup`<p class="muted line" style="${STYLE.address}">If the button does not work, open this address:<br>
<a class="link" href="${link}" style="${STYLE.link}">${link}</a></p>`
