import { PRODUCT_NAME } from '@reelwright/shared'
import { markup, type Markup } from '../../../platform/markup'
import { SANDBOX } from './addresses'

export interface Frame {
  title: string
  /** Of the whole page: how wide, and what is beside what. */
  look: 'checkout' | 'portal' | 'receipt' | 'words'
  content: Markup
}

/** A page of the sandbox as a document. No script: every step is a link or a form. (OP-30) */
export function framed({ title, look, content }: Frame): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<title>${title} · ${PRODUCT_NAME} sandbox</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${SANDBOX}/style.css">
</head>
<body class="${look}">
<header>
<p class="label"><strong>Sandbox: no money moves.</strong> This ${PRODUCT_NAME} has no payment provider, so plans are bought here for
trying out. Only test cards work; please never type a real one.</p>
<p class="brand"><img src="/favicon.svg" alt="" width="28" height="28"> ${PRODUCT_NAME}</p>
</header>
<main>
${content}
</main>
</body>
</html>
`.text
}

/** A notice of success on the page that the user returns to. */
export const succeeded = (words: string | undefined) =>
  words === undefined ? undefined : markup`<p class="notice good" role="status">${words}</p>`

/** Something that did not work: read out, and brought into sight. */
export const failed = (words: string | undefined) =>
  words === undefined ? undefined : markup`<p class="notice bad" role="alert" tabindex="-1" autofocus>${words}</p>`
