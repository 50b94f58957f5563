import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** The parts of a book with one sheet; `more` replaces some, or takes them away. */
export function bookParts(
  sheet: string,
  more: Record<string, string | Buffer | null> = {},
): Record<string, string | Buffer | null> {
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `${XML}<workbook xmlns:r="r"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheetXml(sheet),
    ...more,
  }
}

export const sheetXml = (rows: string) => `${XML}<worksheet><sheetData>${rows}</sheetData></worksheet>`

/** A row of texts as a sheet has them. */
export const textRow = (...cells: string[]) =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`

/** For tests: a spreadsheet, or anything that says it is one. */
export function zipOf(parts: Record<string, string | Buffer | null>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(parts)) {
    if (content !== null) zip.addBuffer(Buffer.from(content), path)
  }
  zip.end()
  return buffer(zip.outputStream)
}

/** The archive with another unpacked size for one part, in its own words only. */
export function lyingZip(zip: Buffer, path: string, size: number): Buffer {
  const copy = Buffer.from(zip)
  const name = Buffer.from(path)
  // Entries of the directory at the end: signature, sizes at 20 and 24, name at 46.
  for (let at = copy.indexOf('PK\u0001\u0002'); at >= 0; at = copy.indexOf('PK\u0001\u0002', at + 4)) {
    if (copy.subarray(at + 46, at + 46 + name.length).equals(name)) copy.writeUInt32LE(size, at + 24)
  }
  return copy
}
