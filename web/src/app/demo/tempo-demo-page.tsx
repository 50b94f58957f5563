import { PRODUCT_NAME } from '@reelwright/shared'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { SimpleStudioView } from '../../features/studio'
import { Badge } from '../../ui'
import { writeInBrowser } from './write-in-browser'

interface Written {
  id: number
  title: string
  text: string
}

/** `/tempo-new`: the simple studio without an account; the writer runs in this page and nothing leaves it. (A-RT-34, OP-11) */
export function TempoDemoPage() {
  const [product, setProduct] = useState('')
  const [scripts, setScripts] = useState<Written[]>([])
  const [shown, setShown] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isGenerating, setGenerating] = useState(false)
  const running = useRef(0)
  const ids = useRef(0)
  const text = scripts.find((script) => script.id === shown)?.text ?? ''

  function add(title: string, words: string) {
    const id = ++ids.current
    setScripts((before) => [{ id, title, text: words }, ...before])
    setShown(id)
  }

  /** What is typed belongs to its entry of the list, so that the next script takes nothing away. */
  function change(words: string) {
    if (shown === null) add('Your own text', words)
    else setScripts((before) => before.map((script) => (script.id === shown ? { ...script, text: words } : script)))
  }

  async function generate() {
    const number = ++running.current
    setFailure(null)
    setGenerating(true)
    const result = await writeInBrowser(product, `${number}`)
    if (number !== running.current) return
    setGenerating(false)
    if ('problem' in result) return setFailure(result.problem)
    add(result.title, result.text)
  }

  return (
    <>
      <title>{`Simple studio demo · ${PRODUCT_NAME}`}</title>
      <SimpleStudioView
        title="Simple studio, without an account"
        intro="The script is written in this browser: nothing is sent, and nothing is kept when you leave the page."
        product={product}
        onProductChange={setProduct}
        text={text}
        onTextChange={change}
        isGenerating={isGenerating}
        failure={failure}
        onGenerate={() => void generate()}
        onCancel={() => {
          running.current++
          setGenerating(false)
        }}
        actions={
          text && (
            <p className="text-sm text-muted">
              To keep scripts and choose audience, style and length,{' '}
              <Link to="/signup" className="rounded-sm text-accent-text underline underline-offset-4">
                create an account
              </Link>
              .
            </p>
          )
        }
      >
        {scripts.length === 0 ? (
          <p className="text-sm text-muted">No scripts in library</p>
        ) : (
          <>
            <Badge tone="info" className="mb-2">
              Only in this page
            </Badge>
            <ul className="-mx-2 flex flex-col">
              {scripts.map((script) => (
                <li key={script.id}>
                  <button
                    type="button"
                    aria-pressed={script.id === shown}
                    onClick={() => setShown(script.id)}
                    className="focus-ring block min-h-11 w-full rounded-control px-2 py-2 text-left text-sm font-medium text-ink transition-colors hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
                  >
                    {script.title}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </SimpleStudioView>
    </>
  )
}
