import { prompterLines } from '@reelwright/shared'
import { drawLine, fromEdge, makeRoom, setBlock, tagged, type Sheet } from '../sheet'
import { widthOf, type Type } from '../text/lines'
import type { PaperScene, PaperScript } from './facts'

export const MARGINS = { top: 56, right: 30, bottom: 60, left: 76 }

/** Black on white, to be read from two metres away. */
const SPOKEN: Type = { voice: 'text', size: 29, leading: 43, color: '#000000' }
const MARK: Type = { voice: 'strong', size: 11, leading: 15, color: '#000000', figures: true }
const START: Type = { voice: 'text', size: 10, leading: 15, color: '#444444', figures: true }

/** Half a second between sentences, a breath between scenes. */
const BETWEEN_SENTENCES = 16
const BETWEEN_SCENES = 40
/** Room for the marks of scenes in the margin where lines begin. */
const MARKS = 44

/** The spoken lines alone, large, a clause to a line. */
export function writePrompter(sheet: Sheet, script: PaperScript) {
  script.scenes.forEach((scene, at) => {
    if (at > 0) sheet.y += BETWEEN_SCENES
    writeScene(sheet, scene)
  })
}

function writeScene(sheet: Sheet, scene: PaperScene) {
  const { margins, width, doc, root } = sheet
  const fits = (line: string) => widthOf(sheet.faces, line, SPOKEN) <= width
  const sentences = prompterLines(scene.spoken, fits)
  const tallest = Math.floor(sheet.height / SPOKEN.leading)
  makeRoom(sheet, Math.min(sentences[0]?.length ?? 1, tallest) * SPOKEN.leading)
  doc.outline.addItem(`${scene.number}. ${scene.start}`)
  tagged(root, sheet, 'H2', () => {
    const y = sheet.y + SPOKEN.leading / 2 - MARK.leading
    const x = fromEdge(sheet, -MARKS - 4, MARKS)
    for (const line of setBlock(sheet, String(scene.number), MARK, MARKS).lines)
      drawLine(sheet, line, MARK, x, y, MARKS)
    for (const line of setBlock(sheet, scene.start, START, MARKS).lines)
      drawLine(sheet, line, START, x, y + MARK.leading, MARKS)
  })
  if (sentences.length === 0) sheet.y += SPOKEN.leading
  sentences.forEach((lines, at) => {
    if (at > 0) sheet.y += BETWEEN_SENTENCES
    // A sentence is turned over in its middle only when it is longer than most.
    if (lines.length <= 5) makeRoom(sheet, lines.length * SPOKEN.leading)
    const text = lines.join('\n')
    const block = setBlock(sheet, text, SPOKEN, width)
    tagged(
      root,
      sheet,
      'P',
      () => {
        for (const line of block.lines) {
          makeRoom(sheet, SPOKEN.leading)
          drawLine(sheet, line, SPOKEN, margins.left, sheet.y, width)
          sheet.y += SPOKEN.leading
        }
      },
      text,
    )
  })
}
