import type { ExportLayout, Paper, ScriptExportInput } from '@reelwright/shared'
import { LIMITS, scriptFileName } from '@reelwright/shared'
import { BackendError, callApi, nameInHeader } from '../../../platform'
import type { EditedScript } from '../edited-script/edited-script'

/** The server loads and subsets fonts first; its own timeout is shorter. */
const TIMEOUT_MS = 60_000

export interface PdfRequest {
  script: EditedScript
  product: string
  layout: ExportLayout
  paper: Paper
}

/** Requests a PDF of the script as shown, saved or not. @throws BackendError, or what `signal` was aborted with */
export async function requestPdf(request: PdfRequest, signal: AbortSignal): Promise<{ content: Blob; name: string }> {
  const response = await callApi('/api/scripts/export', {
    method: 'POST',
    body: bodyOf(request),
    signal,
    timeout: TIMEOUT_MS,
  })
  const content = await response.blob()
  // A proxy may answer with a page and status 200.
  if (!/^application\/pdf\b/.test(response.headers.get('content-type') ?? '') || content.size === 0)
    throw new BackendError('The server didn’t send a PDF. Please try again.', undefined, response.status)
  const name = nameInHeader(response.headers.get('content-disposition')) ?? scriptFileName(request.script.title, 'pdf')
  return { content, name }
}

/** Sends only what is printed. */
function bodyOf({ script, product, layout, paper }: PdfRequest): ScriptExportInput {
  const { title, scenes, metadata, caption, hashtags } = script
  return {
    format: 'pdf',
    layout,
    paper,
    product: product.slice(0, LIMITS.productName),
    script: {
      title: title.slice(0, LIMITS.title),
      scenes: scenes.map(({ duration, voiceover, visualCue, cameraDirection, notes }) => ({
        duration,
        voiceover,
        visualCue,
        cameraDirection,
        notes,
      })),
      metadata: { productName: metadata.productName, videoStyle: metadata.videoStyle },
      caption,
      hashtags,
    },
  }
}
