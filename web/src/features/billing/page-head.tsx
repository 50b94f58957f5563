import { PRODUCT_NAME } from '@reelwright/shared'
import { useEffect } from 'react'

interface PageHeadProps {
  /** Without the product's name, which is added; of the start page the whole title. */
  title: string
  /** One sentence or two for search engines and previews. */
  description: string
  /** Where the page lives: it has one address, whatever parameters it was opened with. */
  path: string
}

/** What an open page says about itself outside of its own frame. */
export function PageHead({ title, description, path }: PageHeadProps) {
  useEffect(() => {
    const tag = document.querySelector('meta[name=description]')
    const before = tag?.getAttribute('content') ?? ''
    tag?.setAttribute('content', description)
    const canonical = document.createElement('link')
    canonical.rel = 'canonical'
    // Absolute, as it has to be; and no file of ours can know by which name this installation is reached.
    canonical.href = new URL(path, location.origin).href
    document.head.append(canonical)
    return () => {
      tag?.setAttribute('content', before)
      canonical.remove()
    }
  }, [description, path])

  return <title>{path === '/' ? title : `${title} · ${PRODUCT_NAME}`}</title>
}
