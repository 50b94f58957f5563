import {
  ACCENT,
  drawBlock,
  fromEdge,
  group,
  INK,
  LINE,
  makeRoom,
  MUTED,
  ornament,
  setBlock,
  tagged,
  writeBlock,
  type Block,
  type Parent,
  type Sheet,
} from '../sheet'
import type { Type } from '../text/lines'
import type { PaperScene, PaperScript } from './facts'

export const MARGINS = { top: 60, right: 60, bottom: 64, left: 60 }

const TITLE: Type = { voice: 'display', size: 25, leading: 31, color: INK }
const PRODUCT: Type = { voice: 'text', size: 11.5, leading: 17, color: INK }
const FACTS: Type = { voice: 'text', size: 9.5, leading: 15, color: MUTED, figures: true }
const NUMBER: Type = { voice: 'strong', size: 9.5, leading: 21, color: ACCENT, figures: true }
const TIME: Type = { voice: 'text', size: 9, leading: 14, color: MUTED, figures: true }
const SPOKEN: Type = { voice: 'text', size: 13.5, leading: 21, color: INK }
const LABEL: Type = { voice: 'strong', size: 8.5, leading: 14, color: MUTED }
const SECOND: Type = { voice: 'text', size: 9.5, leading: 14, color: MUTED }
const HEADING: Type = { voice: 'strong', size: 9.5, leading: 15, color: INK }

/** Room for the times, at the side where lines begin. */
const SIDE = 84
const LABELS = 48

/** The script to read: title and facts, then scene by scene, caption and hashtags last. */
export function writeScript(sheet: Sheet, script: PaperScript) {
  writeHead(sheet, script, TITLE)
  for (const scene of script.scenes) writeScene(sheet, scene)
  writeEnd(sheet, 'Caption', script.caption)
  writeEnd(sheet, 'Hashtags', script.hashtags)
}

/** What every first page begins with. */
export function writeHead(sheet: Sheet, script: PaperScript, title: Type) {
  const { root, margins, width } = sheet
  tagged(
    root,
    sheet,
    'H1',
    () => writeBlock(sheet, setBlock(sheet, script.title, title, width), margins.left),
    script.title,
  )
  sheet.y += 4
  if (script.product && script.product !== script.title) {
    const product = setBlock(sheet, script.product, PRODUCT, width)
    tagged(root, sheet, 'P', () => writeBlock(sheet, product, margins.left), script.product)
  }
  const facts = setBlock(sheet, script.facts.join('  \u00b7  '), FACTS, width)
  tagged(root, sheet, 'P', () => writeBlock(sheet, facts, margins.left))
  sheet.y += 12
  rule(sheet)
}

/** A hairline across the page. */
export function rule(sheet: Sheet) {
  const { doc, margins, width, y } = sheet
  ornament(sheet, () => {
    doc
      .moveTo(margins.left, y)
      .lineTo(margins.left + width, y)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke()
  })
}

function writeScene(sheet: Sheet, scene: PaperScene) {
  const { width, root, doc } = sheet
  const column = width - SIDE
  const left = fromEdge(sheet, SIDE, column)
  const spoken = setBlock(sheet, scene.spoken, SPOKEN, column)
  const seconds = secondVoice(scene).map(([label, text]) => ({
    label,
    block: setBlock(sheet, text, SECOND, column - LABELS),
    text,
  }))
  const height = Math.max(
    SPOKEN.leading + TIME.leading,
    spoken.height + seconds.reduce((sum, { block }) => sum + block.height + 3, 3),
  )

  sheet.y += 16
  // A scene stays in one piece where it can; a long one keeps its beginning together.
  makeRoom(sheet, height <= sheet.height * 0.6 ? height : Math.min(height, 5 * SPOKEN.leading))
  doc.outline.addItem(`${scene.number}. ${scene.time}`)
  const part = group(root, sheet, 'Sect')
  const side = fromEdge(sheet, 0, SIDE)
  tagged(part, sheet, 'H2', () => {
    drawBlock(sheet, setBlock(sheet, `Scene ${scene.number}`, NUMBER, SIDE), side, sheet.y)
    drawBlock(sheet, setBlock(sheet, scene.time, TIME, SIDE), side, sheet.y + NUMBER.leading - 3)
  })
  const bottom = sheet.y + NUMBER.leading + TIME.leading - 3
  const page = doc.bufferedPageRange().count
  if (scene.spoken) tagged(part, sheet, 'P', () => writeBlock(sheet, spoken, left), scene.spoken)
  if (seconds.length > 0) sheet.y += 3
  for (const { label, block, text } of seconds) writeSecond(sheet, part, { label, block, text })
  part.end()
  if (page === doc.bufferedPageRange().count) sheet.y = Math.max(sheet.y, bottom)
}

const secondVoice = ({ shot, camera, notes }: PaperScene) =>
  [
    ['Shot', shot],
    ['Camera', camera],
    ['Notes', notes],
  ].filter((entry): entry is [string, string] => entry[1] !== '')

interface Second {
  label: string
  block: Block
  text: string
}

function writeSecond(sheet: Sheet, part: Parent, { label, block, text }: Second) {
  sheet.y += 3
  makeRoom(sheet, Math.min(block.height, 2 * SECOND.leading))
  tagged(
    part,
    sheet,
    'P',
    () => {
      drawBlock(sheet, setBlock(sheet, label, LABEL, LABELS), fromEdge(sheet, SIDE, LABELS), sheet.y)
      writeBlock(sheet, block, fromEdge(sheet, SIDE + LABELS, block.width))
    },
    `${label}: ${text}`,
  )
}

function writeEnd(sheet: Sheet, heading: string, text: string) {
  if (!text) return
  const { root, width } = sheet
  const block = setBlock(sheet, text, { ...SECOND, color: INK }, width - SIDE)
  sheet.y += 18
  makeRoom(sheet, HEADING.leading + Math.min(block.height, 3 * SECOND.leading))
  const part = group(root, sheet, 'Sect')
  tagged(part, sheet, 'H2', () =>
    drawBlock(sheet, setBlock(sheet, heading, HEADING, SIDE), fromEdge(sheet, 0, SIDE), sheet.y),
  )
  tagged(part, sheet, 'P', () => writeBlock(sheet, block, fromEdge(sheet, SIDE, block.width)), text)
  part.end()
}
