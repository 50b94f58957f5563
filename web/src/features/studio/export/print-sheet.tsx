import { tagsBeside } from '@reelwright/shared'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { formatClock } from '../../../platform'
import type { EditedScript } from '../edited-script/edited-script'
import { timedScenes, timeRange, totalSeconds } from '../timeline'
import './print-sheet.css'

export interface PrintSheetProps {
  script: EditedScript
  product: string
  /** Whether the script is visible; the user may print another part of the page. */
  isVisible: () => boolean
}

/** Replaces the page in print. Rendered on `beforeprint`, so that there is no second copy of the script while the user types. */
export function PrintSheet({ script, product, isVisible }: PrintSheetProps) {
  const [printed, setPrinted] = useState<EditedScript | null>(null)
  const prepare = useEffectEvent(() => flushSync(() => setPrinted(isVisible() ? script : null)))

  useEffect(() => {
    let title: string | undefined
    let foot: (() => void) | undefined
    const removeFoot = () => {
      foot?.()
      foot = undefined
    }
    const before = () => {
      prepare()
      removeFoot()
      // Browsers use the document title for the file name and the page header.
      if (!document.body.querySelector(':scope > .print-sheet')) return
      title ??= document.title
      document.title = document.querySelector('.print-sheet h1')?.textContent || document.title
      foot = footOfPages(document.title)
    }
    const after = () => {
      if (title !== undefined) document.title = title
      title = undefined
    }
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      after()
      removeFoot()
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])

  return printed && createPortal(<Sheet script={printed} product={product} />, document.body)
}

/** Characters of the title at the foot of a page. */
const MAX_IN_FOOT = 60

/**
 * Prints the title in the page footer. Only a style sheet can set it; the content security policy forbids inline ones but allows
 * constructed ones. Returns the cleanup function.
 */
function footOfPages(title: string): (() => void) | undefined {
  if (!('adoptedStyleSheets' in document)) return undefined
  // A longer title would overlap the page number.
  const short = title.length > MAX_IN_FOOT ? `${title.slice(0, MAX_IN_FOOT)}...` : title
  const quoted = short.replace(/[^\p{L}\p{N}\p{M} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ''} `)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page script { @bottom-left { content: "${quoted}"; font: 9pt sans-serif; color: #444444; } }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

function Sheet({ script, product }: { script: EditedScript; product: string }) {
  const length = formatClock(totalSeconds(script.scenes))
  const facts = [product.trim(), length, `${script.metadata.spokenWords} spoken words`].filter(Boolean)
  const { caption, hashtags } = script
  return (
    <article className="print-sheet" aria-hidden="true">
      <h1>{script.title.trim() || 'Untitled script'}</h1>
      <p className="print-facts">{facts.join(' · ')}</p>
      {timedScenes(script.scenes).map((scene, at) => (
        <section key={scene.id}>
          <h2>{`${at + 1}.  ${timeRange(scene)}`}</h2>
          <div>
            <p dir="auto" className="print-line">
              {scene.voiceover.trim()}
            </p>
            <dl>
              <Cue name="Visual" text={scene.visualCue} />
              <Cue name="Camera" text={scene.cameraDirection} />
              <Cue name="Note" text={scene.notes} />
            </dl>
          </div>
        </section>
      ))}
      {(caption || hashtags.length > 0) && (
        <footer>
          <p dir="auto" className="print-line">
            {caption}
          </p>
          <p>{tagsBeside(caption, hashtags).join(' ')}</p>
        </footer>
      )}
    </article>
  )
}

function Cue({ name, text }: { name: string; text: string }) {
  if (text.trim() === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text.trim()}</dd>
    </div>
  )
}
