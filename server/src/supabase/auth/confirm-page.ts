import { createHash } from 'node:crypto'
import { PRODUCT_NAME } from '@reelwright/shared'
import type { LinkType } from './auth-mail'

/** What stands on the page that a mail's link opens. */
interface Words {
  heading: string
  /** What the button does, in one sentence. */
  sentence: string
}

const WORDS: Record<LinkType, Words> = {
  signup: {
    heading: 'Confirm your email address',
    sentence: `Continue to confirm that this address is yours and to log in to ${PRODUCT_NAME}.`,
  },
  invite: {
    heading: 'Accept the invitation',
    sentence: `Continue to confirm that this address is yours and to open your ${PRODUCT_NAME} account.`,
  },
  magiclink: {
    heading: `Log in to ${PRODUCT_NAME}`,
    sentence: 'Continue to log in on this device.',
  },
  recovery: {
    heading: 'Choose a new password',
    sentence: 'Continue to log in on this device and to choose a new password.',
  },
  email_change: {
    heading: 'Confirm your email address change',
    sentence: `Continue to confirm this address for your ${PRODUCT_NAME} account.`,
  },
}

export function isLinkType(type: string): type is LinkType {
  return Object.hasOwn(WORDS, type)
}

export interface ConfirmLink {
  token: string
  type: LinkType
  redirectTo: string
}

/** The page of a link that still works: one button, which sends its token back. Needs no script. */
export function confirmPage({ token, type, redirectTo }: ConfirmLink): string {
  const { heading, sentence } = WORDS[type]
  const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
  return page(
    heading,
    `<p>${escapeHtml(sentence)}</p>
    <form method="post" action="confirm">
      ${field('token', token)}${field('type', type)}${field('redirect_to', redirectTo)}
      <button type="submit">Continue</button>
    </form>`,
  )
}

/** The page of a link that opens nothing; it leads on to the site. */
export function deadLinkPage(siteUrl: string): string {
  return page(
    'This link no longer works',
    `<p>It was used already, or it has expired. Log in, or ask for a new one.</p>
    <p><a href="${escapeHtml(siteUrl)}">Go to ${PRODUCT_NAME}</a></p>`,
  )
}

/** In the colours of the web app. */
const STYLE = `
  :root { color-scheme: light dark; --canvas: #faf7f3; --surface: #fff; --line: #e4dcd3; --ink: #221d19; --muted: #665c53;
    --accent: #cf3624; --accent-text: #b42c1c; --on-accent: #fff }
  @media (prefers-color-scheme: dark) {
    :root { --canvas: #171412; --surface: #201c19; --line: #3a332e; --ink: #f6f1eb; --muted: #b9aea4;
      --accent: #ff7461; --accent-text: #ff9482; --on-accent: #2a0904 }
  }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--canvas); color: var(--ink);
    font: 1rem/1.5 system-ui, sans-serif }
  main { width: 100%; max-width: 26rem; padding: 2rem; border-radius: 1rem; background: var(--surface); border: 1px solid var(--line) }
  .product { margin: 0; color: var(--muted); font-weight: 600 }
  h1 { margin: .5rem 0 1rem; font-size: 1.5rem; line-height: 1.25 }
  button { width: 100%; min-height: 3rem; margin-top: 1rem; border: 0; border-radius: .5rem; background: var(--accent);
    color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer }
  button:focus-visible, a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
  a { color: var(--accent-text) }
`

function page(heading: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(heading)} - ${PRODUCT_NAME}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <p class="product">${PRODUCT_NAME}</p>
      <h1>${escapeHtml(heading)}</h1>
      ${content}
    </main>
  </body>
</html>
`
}

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/**
 * Nothing but the page's own style and form. Chromium holds the redirect after the form against `form-action`, too, so that names
 * where it leads.
 */
export function pagePolicy(redirectTo: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    ["form-action 'self'", ...formTarget(redirectTo)].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function formTarget(redirectTo: string): string[] {
  const { protocol, origin } = new URL(redirectTo)
  if (protocol !== 'http:' && protocol !== 'https:') return [protocol]
  // A host name may hold characters that end a directive.
  return /^[a-z]+:\/\/[a-z0-9.:[\]-]+$/.test(origin) ? [origin] : []
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}
