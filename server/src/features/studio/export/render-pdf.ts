import type { ScriptExportRequest } from '@reelwright/shared'
import { paperScript, textOf } from './layouts/facts'
import * as prompter from './layouts/prompter'
import * as script from './layouts/script'
import * as shotList from './layouts/shot-list'
import { closeSheet, openSheet, type Margins, type Sheet } from './sheet'
import { createFaces } from './text/faces'
import type { PaperScript } from './layouts/facts'

const LAYOUTS: Record<
  ScriptExportRequest['layout'],
  { margins: Margins; write: (sheet: Sheet, script: PaperScript) => void }
> = {
  script: { margins: script.MARGINS, write: script.writeScript },
  'shot-list': { margins: shotList.MARGINS, write: shotList.writeShotList },
  prompter: { margins: prompter.MARGINS, write: prompter.writePrompter },
}

/** What a layout writes of its own, in whatever voice. */
const OWN_WORDS = '0123456789 of #.:,\u2013\u00b7 Scene Shot Camera Notes Note Caption Hashtags Time Line Takes Done'

/** Makes the PDF. Takes a processor for a moment: call it through `pdf-writer`. */
export async function renderPdf(request: ScriptExportRequest): Promise<Uint8Array> {
  const paper = paperScript(request)
  const text = textOf(paper)
  const faces = createFaces(text)
  await faces.prepare(OWN_WORDS, 'strong')
  await faces.prepare(paper.title, 'display')
  await faces.prepare(`${OWN_WORDS}\n${text}`, 'text')

  const { margins, write } = LAYOUTS[request.layout]
  const sheet = openSheet({ title: paper.title, language: paper.language, paper: request.paper, margins, faces })
  write(sheet, paper)
  return closeSheet(sheet, paper.title)
}
