import { useEffect, useState } from 'react'
import type { FilledTexts, FillRequest } from './fill-items'

interface Filled {
  request: FillRequest
  texts: ReadonlyMap<string, string>
}

/** The items' words for a product, once they are worked out: in a thread of its own, so that the list can be used meanwhile. */
export function useFilledTexts(request: FillRequest | null): ReadonlyMap<string, string> | null {
  const [filled, setFilled] = useState<Filled | null>(null)

  useEffect(() => {
    if (!request) return
    let isWanted = true
    const show = (texts: FilledTexts) => {
      if (isWanted) setFilled({ request, texts: new Map(texts) })
    }
    // Without threads, or when this one broke, the page does it; without that, too, the gaps stay named.
    const fillHere = () =>
      void import('./fill-items').then(({ fillItems }) => isWanted && show(fillItems(request))).catch(() => undefined)
    if (typeof Worker === 'undefined') fillHere()
    const worker = startWorker()
    worker?.addEventListener('message', ({ data }: MessageEvent<FilledTexts>) => show(data))
    worker?.addEventListener('error', (event) => {
      event.preventDefault()
      fillHere()
    })
    worker?.postMessage(request, [])
    return () => {
      isWanted = false
      worker?.terminate()
    }
  }, [request])

  // While an own item is added, the others keep their words.
  return filled && request && filled.request.brief === request.brief ? filled.texts : null
}

const startWorker = () =>
  typeof Worker === 'undefined'
    ? undefined
    : new Worker(new URL('./fill-worker.ts', import.meta.url), { type: 'module' })
