import type { ScriptBrief } from '@reelwright/shared'
import { Captions, Copy, FileDown, FileText, Printer } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense } from 'react'
import { logError } from '../../../platform'
import { lazyDialog, type MenuItem, toast } from '../../../ui'
import { copyText } from '../../library'
import type { EditedScript } from '../edited-script/edited-script'
import { useOpened } from '../sheet/use-opened'
import type { PrintSheetProps } from './print-sheet'
import { type ScriptView, textOfView } from '../timeline'

const loadPdfDialog = () => import('./pdf-dialog')
const loadTextExport = () => import('../text-export/save-script')
const PdfDialog = lazyDialog(async () => (await loadPdfDialog()).PdfDialog)
/** Loaded ahead of time, so a failure is not shown: the browser then prints the page itself. */
const NoSheet: ComponentType<PrintSheetProps> = () => null
const PrintSheet = lazy(async () => ({
  default: await import('./print-sheet').then(
    ({ PrintSheet }) => PrintSheet,
    () => NoSheet,
  ),
}))

interface ScriptExportOptions {
  script: EditedScript
  brief: Pick<ScriptBrief, 'productName' | 'price' | 'priceText'>
  /** What "Copy" copies. */
  view: ScriptView
  /** The menu button: the script is only printed while it is visible. */
  button: RefObject<HTMLButtonElement | null>
}

interface ScriptExportMenu {
  items: readonly MenuItem[]
  /** Render this once on the page. */
  parts: ReactNode
  /** Call this on hover or focus of the button. */
  prefetch: () => void
}

/** Copy, text file, PDF, captions and print. Each exports the script as shown, including unsaved edits. */
export function useScriptExport({ script, brief, view, button }: ScriptExportOptions): ScriptExportMenu {
  const { opened, open, close } = useOpened()

  const prefetch = () => void Promise.all([loadPdfDialog(), loadTextExport()]).catch(() => undefined)

  async function save(kind: 'saveAsText' | 'saveAsCaptions') {
    try {
      const save = (await loadTextExport())[kind]
      save(script, brief)
      toast.success(kind === 'saveAsText' ? 'Text saved' : 'Captions saved')
    } catch (error) {
      logError('The file couldn’t be created', error)
      toast.error('The file couldn’t be created. Check your connection and try again.')
    }
  }

  return {
    prefetch,
    items: [
      {
        label: view === 'visual' ? 'Copy cues' : 'Copy script',
        icon: <Copy strokeWidth={1.75} />,
        onSelect: () => void copyText(textOfView(script, view)),
      },
      'separator',
      {
        label: 'PDF: script, shot list, prompter',
        icon: <FileDown strokeWidth={1.75} />,
        onSelect: () => open('pdf'),
      },
      {
        label: 'Text file',
        icon: <FileText strokeWidth={1.75} />,
        onSelect: () => void save('saveAsText'),
      },
      {
        label: 'Captions (SRT)',
        icon: <Captions strokeWidth={1.75} />,
        onSelect: () => void save('saveAsCaptions'),
      },
      'separator',
      {
        label: 'Print',
        icon: <Printer strokeWidth={1.75} />,
        // After the menu has closed: printing blocks the page.
        onSelect: () => setTimeout(() => window.print(), 200),
      },
    ],
    parts: (
      <>
        <Suspense fallback={null}>
          <PrintSheet
            script={script}
            product={brief.productName}
            isVisible={() => button.current?.checkVisibility?.() ?? button.current !== null}
          />
        </Suspense>
        {opened === 'pdf' && <PdfDialog onClose={close} script={script} product={brief.productName} />}
      </>
    ),
  }
}
