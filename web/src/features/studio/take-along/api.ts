import type { ExportLayout, Paper, ScriptExportInput } from '@reelwright/shared'
import { LIMITS, scriptFileName } from '@reelwright/shared'
import * as z from 'zod'
import { BackendError, supabase } from '../../../platform'
import type { EditedScript } from '../edited-script/edited-script'
import { nameInHeader } from './name-in-header'

/** Letters of every language have to be fetched and cut to size first; the server itself gives up earlier. */
const TIMEOUT = 60_000

const Refusal = z.object({ error: z.string().min(1), code: z.string().optional() })

export interface PdfWish {
  script: EditedScript
  product: string
  layout: ExportLayout
  paper: Paper
}

/** The script as it stands on the screen, saved or not, as a PDF. Throws a `BackendError`, or what `signal` was aborted with. */
export async function requestPdf(wish: PdfWish, signal: AbortSignal): Promise<{ content: Blob; name: string }> {
  const { data } = await supabase().auth.getSession()
  if (!data.session)
    throw new BackendError('Log in to save a PDF. The script stays on the screen.', 'not_signed_in', 401)
  const limit = AbortSignal.timeout(TIMEOUT)
  try {
    const response = await fetch('/api/scripts/export', {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify(requestOf(wish)),
      signal: AbortSignal.any([signal, limit]),
    })
    if (!response.ok) throw await refusalOf(response)
    const content = await response.blob()
    // A page of a proxy, with a status that says all is well.
    if (!/^application\/pdf\b/.test(response.headers.get('content-type') ?? '') || content.size === 0)
      throw new BackendError('The server didn’t send a PDF. Please try again.', undefined, response.status)
    const name = nameInHeader(response.headers.get('content-disposition')) ?? scriptFileName(wish.script.title, 'pdf')
    return { content, name }
  } catch (error) {
    if (error instanceof BackendError || signal.aborted) throw error
    if (limit.aborted)
      throw new BackendError('The PDF took too long. Try again.', 'timed_out', 504, undefined, { cause: error })
    throw new BackendError(
      'The server can’t be reached. Check your connection and try again.',
      undefined,
      0,
      undefined,
      { cause: error },
    )
  }
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

async function refusalOf(response: Response): Promise<BackendError> {
  const body: unknown = await response.json().catch(() => null)
  const refusal = Refusal.safeParse(body)
  const text = refusal.success ? refusal.data.error : `The server returned an error (${response.status}).`
  return new BackendError(text, refusal.success ? refusal.data.code : undefined, response.status)
}
