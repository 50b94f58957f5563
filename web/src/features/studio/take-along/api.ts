import type { ExportLayout, Paper, ScriptExportInput } from '@reelwright/shared'
import { LIMITS, scriptFileName } from '@reelwright/shared'
import { BackendError, callApi, nameInHeader } from '../../../platform'
import type { EditedScript } from '../edited-script/edited-script'

/** Letters of every language have to be fetched and cut to size first; the server itself gives up earlier. */
const TIMEOUT = 60_000

export interface PdfWish {
  script: EditedScript
  product: string
  layout: ExportLayout
  paper: Paper
}

/** The script as it stands on the screen, saved or not, as a PDF. @throws BackendError, or what `signal` was aborted with */
export async function requestPdf(wish: PdfWish, signal: AbortSignal): Promise<{ content: Blob; name: string }> {
  const response = await callApi('/api/scripts/export', {
    method: 'POST',
    body: requestOf(wish),
    signal,
    timeout: TIMEOUT,
  })
  const content = await response.blob()
  // A page of a proxy, with a status that says all is well.
  if (!/^application\/pdf\b/.test(response.headers.get('content-type') ?? '') || content.size === 0)
    throw new BackendError('The server didn’t send a PDF. Please try again.', undefined, response.status)
  const name = nameInHeader(response.headers.get('content-disposition')) ?? scriptFileName(wish.script.title, 'pdf')
  return { content, name }
}

/** What is printed, and no more: what only the studio knows stays here. */
function requestOf({ script, product, layout, paper }: PdfWish): ScriptExportInput {
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
