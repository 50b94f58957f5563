import { markup } from '../../../platform/markup'
import { framed } from './frame'

export interface Words {
  title: string
  text: string
  /** Ways on, the first one the best. */
  links: { to: string; label: string }[]
}

/** A page that only says something and shows the way on. */
export function wordsPage({ title, text, links }: Words): string {
  const content = markup`<section class="panel">
<h1>${title}</h1>
<p>${text}</p>
<p class="ways">${links.map(
    ({ to, label }, index) => markup`<a class="button${index === 0 ? ' primary' : ''}" href="${to}">${label}</a> `,
  )}</p>
</section>`
  return framed({ title, look: 'words', content })
}

/** A number that the sandbox does not know: mistyped, or of another installation. */
export const unknownPage = () =>
  wordsPage({
    title: 'Page not found',
    text: 'This link doesn’t lead to a checkout, a receipt or a customer in this sandbox. It may be incomplete, or it belongs to another installation.',
    links: [
      { to: '/pricing', label: 'See plans' },
      { to: '/', label: 'Go to the home page' },
    ],
  })
