import { IMPORT_LIMITS } from '@reelwright/shared'
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../../platform/app-error'
import { readTable } from './read-table'
import type { TableRow } from './table'
import { bookParts, lyingZip, sheetXml, textRow, zipOf } from './workbook.fixture'

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** Everything that is read of a file which arrives in pieces. */
async function read(content: string | Buffer, { name = 'report.csv', piece = 1000 } = {}) {
  const table = await readTable(inPieces(Buffer.from(content), piece), name)
  const rows: TableRow[] = []
  for await (const row of table.rows) rows.push(row)
  return { ...table, numbers: rows.map(({ row }) => row), rows: rows.map(({ cells }) => cells) }
}

async function refusal(content: string | Buffer, options?: { name?: string; piece?: number }): Promise<string> {
  const error: unknown = await read(content, options).catch((thrown: unknown) => thrown)
  return error instanceof AppError ? `${error.status} ${error.message}` : String(error)
}

const CSV = 'Product,Units\r\n"Mug, red",5\r\n"He said ""hi""",7\r\n'

describe('delimited text', () => {
  test.each([
    ['comma', CSV],
    ['semicolon', 'Product;Units\n"Mug, red";5\n"He said ""hi""";7'],
    ['semicolon beside decimal commas', 'Product;Units;Price\nMug;5;12,50\nCup;7;3,99\nPan;1;20,00'],
    ['tab', 'Product\tUnits\nMug, red\t5\nCup, blue, small\t7'],
    ['pipe', 'Product|Units\nMug, red|5\nCup|7'],
    ['old Mac lines', 'Product,Units\rMug,5\rCup,7'],
    ['Excel’s own line', 'sep=;\r\nProduct;Units\r\nMug,red;5\r\nCup;7'],
  ])('parted by %s is read', async (_name, text) => {
    const { header, rows } = await read(text, { piece: 3 })
    expect(header.slice(0, 2)).toEqual(['Product', 'Units'])
    expect(rows.map((cells) => cells[1]).slice(0, 2)).toEqual(['5', '7'])
  })

  test('quotes hold delimiters, quotes and line ends, and rows are counted as people see them', async () => {
    const { rows, numbers, format, delimiter, encoding } = await read('A,B\n"x\ny",1\n\n\nz,2\n')
    expect(rows).toEqual([
      ['x\ny', '1'],
      ['z', '2'],
    ])
    expect(numbers).toEqual([2, 5])
    expect({ format, delimiter, encoding }).toEqual({ format: 'csv', delimiter: ',', encoding: 'utf-8' })
  })

  test('characters of several bytes are whole, wherever the text is parted', async () => {
    const text = `A,B\n${'é😀,漢\n'.repeat(4000)}`
    const { rows } = await read(text, { piece: 50_000 })
    expect(new Set(rows.flat())).toEqual(new Set(['é😀', '漢']))
  })

  test('titles and periods before the header are skipped and returned', async () => {
    const text = 'Shop report\n[Date Range]: 2026-10-01 ~ 2026-10-31\n\nProduct,Units,Revenue\nMug,5,10\nCup,7,20\n'
    const { header, preamble, notes, numbers } = await read(text)
    expect(header).toEqual(['Product', 'Units', 'Revenue'])
    expect(preamble).toEqual(['Shop report', '[Date Range]: 2026-10-01 ~ 2026-10-31'])
    expect(notes).toEqual(['The first 2 lines were skipped'])
    // As a spreadsheet counts them, so that a fault is found there.
    expect(numbers).toEqual([5, 6])
  })

  test('without names of columns, the first line is a row', async () => {
    const { header, rows, numbers } = await read('Mug,5,2026-11-20\nCup,7,2026-11-21\n')
    expect(header).toEqual(['Column 1', 'Column 2', 'Column 3'])
    expect(rows).toHaveLength(2)
    expect(numbers).toEqual([1, 2])
  })

  test('a row may be shorter than the header, or longer', async () => {
    const { header, rows } = await read('A,B,C\n1\n1,2,3,4\n1,2,3\nx,2,3\n')
    expect(rows.slice(0, 2)).toEqual([['1'], ['1', '2', '3', '4']])
    expect(header).toEqual(['A', 'B', 'C', 'Column 4'])
  })

  test.each([
    ['utf-8 with a mark', Buffer.from(`\ufeffProduit,Unités\nCafé,5\n`), 'utf-8'],
    ['utf-16le', Buffer.from('\ufeffProduit\tUnités\nCafé\t5\n', 'utf16le'), 'utf-16le'],
    ['utf-16le without a mark', Buffer.from('Produit\tUnités\nCafé\t5\n', 'utf16le'), 'utf-16le'],
    ['utf-16be', Buffer.from('\ufeffProduit\tUnités\nCafé\t5\n', 'utf16le').swap16(), 'utf-16be'],
    ['windows-1252', Buffer.from('Produit,Unités\nCafé,5\n', 'latin1'), 'windows-1252'],
  ])('in %s has its accents', async (_name, bytes, encoding) => {
    for (const piece of [1, 7, 1000]) {
      const table = await read(bytes, { piece })
      expect(table.header).toEqual(['Produit', 'Unités'])
      expect(table.rows).toEqual([['Café', '5']])
      expect(table.encoding).toBe(encoding)
    }
  })

  test('that turns out to be windows-1252 late is read as that, with a note', async () => {
    const plain = 'Product,Units\n' + 'Mug,5\n'.repeat(12_000)
    const table = await read(Buffer.concat([Buffer.from(plain), Buffer.from('Café,7\n', 'latin1')]), { piece: 5000 })
    expect(table.rows.at(-1)).toEqual(['Café', '7'])
    expect(table.encoding).toBe('windows-1252')
    expect(table.notes).toEqual([expect.stringContaining('Windows-1252') as string])
  })

  test('what cannot be stored is taken out of a cell, and a long text is cut', async () => {
    const { rows, notes } = await read(
      `Product,Units\nM\u0000u\u0007g,5\n${'x'.repeat(3000)},7\n${'Cup,1\n'.repeat(300)}`,
    )
    expect(rows[0]).toEqual(['Mug', '5'])
    expect(rows[1]![0]).toHaveLength(IMPORT_LIMITS.cell)
    expect(notes).toEqual(['Text longer than 2,000 characters was shortened'])
  })

  test('formulas and markup stay text', async () => {
    const cells = ['=HYPERLINK("https://x.example")', '<b>x</b>']
    const { rows } = await read(`A,B\n"=HYPERLINK(""https://x.example"")",<b>x</b>\n`)
    expect(rows).toEqual([cells])
  })
})

describe('a spreadsheet', () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="&quot;day&quot; 0.00"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="10"/><xf numFmtId="165"/></cellXfs></styleSheet>`
  const shared = '<sst><si><t>Product</t></si><si><r><t>Red </t></r><r><t>mug</t></r><rPh><t>x</t></rPh></si></sst>'
  const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Day</t></is></c><c r="D1" t="str"><v>Rate</v></c></row>
    <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" s="1"><v>46347</v></c><c r="D3" s="3"><v>6.8000000000000005E-2</v></c></row>
    <row r="4"><c r="A4"><v>1729384756102938475</v></c><c r="B4" s="2"><v>46347.5</v></c><c r="C4"><f>1+1</f><v>2</v></c><c r="D4" t="e"><v>#DIV/0!</v></c></row>
    <row r="5"><c r="A5" t="b"><v>1</v></c><c r="B5" s="4"><v>0.1</v></c><c r="C5"><v>1.5000000000000002</v></c><c r="D5"/></row>`

  test('is read with its texts, days, rates and the results of formulas', async () => {
    const zip = await zipOf(bookParts(sheet, { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': shared }))
    for (const piece of [100, 100_000]) {
      const { format, header, rows, numbers } = await read(zip, { name: 'report.csv', piece })
      expect(format).toBe('xlsx')
      expect(header).toEqual(['Product', 'Day', 'Column 3', 'Rate'])
      expect(rows).toEqual([
        ['Red mug', '2026-11-21', '', '6.8%'],
        ['1729384756102938475', '2026-11-21 12:00:00', '2', '#DIV/0!'],
        ['TRUE', '0.1', '1.5'],
      ])
      expect(numbers).toEqual([3, 4, 5])
    }
  })

  test('whose first sheet is empty or hidden is read from the next one', async () => {
    const zip = await zipOf(
      bookParts('', {
        'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="Empty" r:id="rId1"/>
          <sheet name="Lists" state="hidden" r:id="rId2"/><sheet name="Sales" r:id="rId3"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>
          <Relationship Id="rId2" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Target="/xl/worksheets/sheet3.xml"/></Relationships>`,
        'xl/worksheets/sheet2.xml': sheetXml(textRow('Choice') + textRow('A')),
        'xl/worksheets/sheet3.xml': sheetXml(textRow('Product', 'Units') + textRow('Mug', '5')),
      }),
    )
    const { header, notes } = await read(zip)
    expect(header).toEqual(['Product', 'Units'])
    expect(notes).toEqual(['The file has 2 sheets. Only “Sales” was read'])
  })

  const rows = textRow('Product', 'Units') + textRow('Mug', '5')
  const bomb = sheetXml(rows + ' '.repeat(8_000_000))
  const SHEET = 'xl/worksheets/sheet1.xml'

  test.each<[string, () => Promise<Buffer>, string]>([
    ['cut off', async () => (await zipOf(bookParts(rows))).subarray(0, 500), '400 The spreadsheet is damaged'],
    ['a bomb', () => zipOf(bookParts('', { [SHEET]: bomb })), '413 Unpacked, the spreadsheet is larger'],
    [
      'a bomb that lies about its size',
      async () => lyingZip(await zipOf(bookParts('', { [SHEET]: bomb })), SHEET, 500),
      '400 The spreadsheet is damaged',
    ],
    [
      'smaller than it says',
      async () => lyingZip(await zipOf(bookParts(rows)), SHEET, 5000),
      '400 The spreadsheet is damaged',
    ],
    [
      'larger than allowed, as it says',
      async () => lyingZip(await zipOf(bookParts(rows)), SHEET, 300_000_000),
      '413 Unpacked, the spreadsheet is larger',
    ],
    [
      'with entities',
      () => zipOf(bookParts('', { [SHEET]: `<!DOCTYPE x [<!ENTITY a "aa">]>${sheetXml('<row/>&a;')}` })),
      '400 The spreadsheet is damaged',
    ],
    ['with broken XML', () => zipOf(bookParts('<row><c></row>')), '400 The spreadsheet is damaged'],
    [
      'with a text that is not there',
      () => zipOf(bookParts('<row><c t="s"><v>9</v></c></row>')),
      '400 The spreadsheet is damaged',
    ],
    [
      'without sheets',
      () => zipOf(bookParts('', { 'xl/workbook.xml': '<workbook/>' })),
      '400 The spreadsheet is damaged',
    ],
    ['another archive', () => zipOf({ 'word/document.xml': '<x/>' }), '415 This archive isn’t a spreadsheet'],
    ['an archive of nothing', () => zipOf({}), '415 This archive isn’t a spreadsheet'],
    ['binary', () => zipOf({ 'xl/workbook.bin': 'x' }), '415 This is a binary Excel file'],
    [
      'an old one, or one with a password',
      async () => Buffer.from('d0cf11e0a1b11ae1000000', 'hex'),
      '415 This is an old Excel file',
    ],
    ['empty', () => zipOf(bookParts('')), '400 The file is empty.'],
    [
      'only a header',
      () => zipOf(bookParts(textRow('Product', 'Units'))),
      '400 The file has column names but no rows.',
    ],
    [
      'far to the right',
      () => zipOf(bookParts('<row><c r="XFD1"><v>1</v></c></row>')),
      '400 The file has 16,384 columns',
    ],
  ])('that is %s is refused in words', async (_name, make, message) => {
    expect(await refusal(await make(), { piece: 64 * 1024 })).toContain(message)
  })
})

describe('JSON', () => {
  const records = [
    {
      product_id: 1729384756102938475n,
      name: 'Mug',
      price: { amount: 12.5, currency: 'USD' },
      tags: ['a', 'b'],
      sold: null,
    },
    { product_id: 2n, name: 'Cup "[{', extra: [{ a: 1 }], ok: true, tiny: 1e-7 },
  ]
  const text = JSON.stringify(records, (_key, value: unknown) =>
    typeof value === 'bigint' ? `#${value}#` : value,
  ).replace(/"#(\d+)#"/g, '$1')
  const inner = text.slice(1, -1)

  test.each([
    ['a list', text],
    ['an object with a list', `{"meta": {"filters": [{"a": 1}], "page": 1}, "data": {"items": ${text}}, "total": 2}`],
    ['lines', inner.replace('},{"product_id"', '}\n{"product_id"')],
  ])('as %s of objects is read', async (_name, json) => {
    for (const piece of [1, 11, 10_000]) {
      const { format, header, rows, numbers } = await read(json, { name: 'x', piece })
      expect(format).toBe('json')
      expect(header).toEqual([
        'product_id',
        'name',
        'price.amount',
        'price.currency',
        'tags',
        'sold',
        'extra',
        'ok',
        'tiny',
      ])
      expect(rows).toEqual([
        ['1729384756102938475', 'Mug', '12.5', 'USD', 'a, b', ''],
        ['2', 'Cup "[{', '', '', '', '', '[{"a":1}]', 'true', '0.0000001'],
      ])
      expect(numbers).toEqual([2, 3])
    }
  })

  test.each([
    ['ends too early', '[{"a":1},{"a":', '400 The JSON can’t be read: it ends too early'],
    ['is nested too deep', '{"a":'.repeat(5000), '400 The JSON can’t be read: it is nested too deeply'],
    [
      'is nested too deep in a record',
      `[{"a":${'['.repeat(100_000)}`,
      '400 The JSON can’t be read: it is nested too deeply',
    ],
    ['has brackets that do not match', '[{"a":1]]', '400 The JSON can’t be read: its brackets do not match'],
    ['has a record that is none', '[{"a":1},{"a":x}]', '400 Record 2 of the JSON is not valid'],
    ['is a list of numbers', '[[1,2],[3,4]]', '400 The JSON has no list of objects.'],
    ['is empty', '[]', '400 The JSON has no list of objects.'],
    [
      'has a huge record',
      `[{"a":"${'x'.repeat(300_000)}"}]`,
      '400 The JSON can’t be read: one record has more than 200,000',
    ],
    [
      'has too many keys',
      JSON.stringify([Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`k${at}`, at]))]),
      '400 The file has 201 columns',
    ],
  ])('that %s is refused in words', async (_name, json, message) => {
    expect(await refusal(json)).toContain(message)
  })
})

describe('a file that is no table', () => {
  const noise = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919 + (at >> 3)) % 256))
  test.each<[string, string | Buffer, string]>([
    ['empty', '', '400 The file is empty.'],
    ['blank', ' \r\n\n ', '400 The file is empty.'],
    ['only a header', 'Product,Units\n', '400 The file has column names but no rows.'],
    ['binary noise', noise, '415 This isn’t a table'],
    ['a PDF', '%PDF-1.7\n1 0 obj', '415 This isn’t a table'],
    [
      'a web page that calls itself a spreadsheet',
      '<html><table><tr><td>1</td></tr></table>',
      '415 This is a web page or XML',
    ],
    [
      'of 1,000 columns',
      `${Array.from({ length: 1000 }, (_, at) => `c${at}`).join(',')}\n1,2\n`,
      '400 The file has 1,000 columns, but the limit is 200. Remove the ones you don’t need.',
    ],
    ['of 20,000 columns without a name', `A,B\n1,2\n${','.repeat(20_000)}\n`, '400 The file has 20,001 columns'],
    [
      'of a row that is too long',
      `A,B\n${Array(11).fill('x'.repeat(2000)).join(',')}\n`,
      '413 A row of the file has more than 20,000 characters',
    ],
    ['of an open quotation mark', `A,B\n1,"2\n${'3,4\n'.repeat(10)}`, '400 Row 2 has an unclosed quotation mark'],
    [
      'of an open quotation mark far before its end',
      `A,B\n1,"2\n${'3,4\n'.repeat(130_000)}`,
      '400 Row 2 has an unclosed quotation mark',
    ],
  ])('%s is refused in words', async (_name, content, message) => {
    expect(await refusal(content, { piece: 64 * 1024 })).toContain(message)
  })

  const limits = { textBytes: 1024 * 1024, packedBytes: 1024 * 1024, unpackedBytes: 1024 * 1024, rows: 1000 }
  const consume = async (bytes: AsyncIterable<Buffer>, more: object = {}) => {
    const table = await readTable(bytes, 'x', { ...limits, ...more })
    for await (const _ of table.rows);
  }

  test.each([
    ['text', 'Product,Units\n', `${'x'.repeat(1990)},5\n`, 'A text file can be up to 1 MB.'],
    ['JSON', '[{"a":1}', `,{"a":"${'x'.repeat(1990)}"}`, 'A JSON file can be up to 1 MB.'],
    ['a spreadsheet', 'PK\u0003\u0004', 'x'.repeat(2000), 'A spreadsheet can be up to 1 MB.'],
  ])('that is too large as %s is refused before it is read to its end', async (_name, beginning, more, message) => {
    let sent = 0
    async function* endless() {
      yield Buffer.from(beginning)
      for (const piece = Buffer.from(more.repeat(30)); ; sent += piece.length) yield piece
    }
    await expect(consume(endless(), { rows: 1e6 })).rejects.toMatchObject({ code: 'too_large', message })
    expect(sent).toBeLessThan(1.2 * limits.textBytes)
  })

  test.each([
    ['text', `A,B\n${'1,2\n'.repeat(1001)}`],
    ['JSON', `[${'{"a":1},'.repeat(1000)}{"a":1}]`],
    ['blank lines', `A,B\n1,2\n${'\n'.repeat(2001)}`],
    ['lines of empty cells', `${',,\n'.repeat(2001)}A,B\n1,2\n`],
  ])('of too many rows as %s is refused', async (_name, text) => {
    const message = 'The file has more than 1,000 rows. Split it and import the parts one at a time.'
    await expect(consume(inPieces(Buffer.from(text), 1000))).rejects.toMatchObject({ code: 'too_large', message })
  })
})

describe('a file that is made to take long', () => {
  const cell = (text: string) => `"${text}"`
  const books = {
    'a format of brackets': bookParts('<row><c t="inlineStr"><is><t>A</t></is></c></row><row><c><v>1</v></c></row>', {
      'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(100_000)}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
    }),
    'tags within tags': bookParts(`${'<b>'.repeat(200_000)}${'</b>'.repeat(200_000)}`),
    'a text without an end': bookParts(
      `<row><c t="inlineStr"><is><t>A${randomBytes(2_200_000).toString('hex')}</t></is></c></row>`,
    ),
  }
  test.each([
    ['a header of spaces', `${cell(`+${' '.repeat(1990)}x`)},${cell(`+${' '.repeat(1990)}y`)}\n1,2\n`, 1],
    ['JSON and then nothing', `{}${'\n'.repeat(65_000)}`, '400 The JSON has no list of objects.'],
    ['JSON with a number of 150,000 digits', `[{"a":${'1'.repeat(150_000)}.5}]`, 1],
    ['a format of brackets', books['a format of brackets'], 1],
    ['tags within tags', books['tags within tags'], '400 The spreadsheet is damaged'],
    ['a text without an end', books['a text without an end'], '400 The spreadsheet is damaged'],
  ])('does not: %s', async (_name, content, outcome) => {
    const bytes = typeof content === 'string' ? content : await zipOf(content)
    // Of the processor: the clock's time has whatever else the machine does in it.
    const start = process.cpuUsage()
    if (typeof outcome === 'string') expect(await refusal(bytes, { piece: 64 * 1024 })).toContain(outcome)
    else expect((await read(bytes, { piece: 64 * 1024 })).rows).toHaveLength(outcome)
    expect(process.cpuUsage(start).user).toBeLessThan(4000_000)
  })

  test('or to fill the disk: one text that stands in very many cells', async () => {
    const text = Array.from({ length: 400 }, (_, at) => `${at}`).join(' ')
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`
    const book = await zipOf(
      bookParts(row.repeat(20), { 'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>` }),
    )
    const limits = { textBytes: 1e6, packedBytes: 1e6, unpackedBytes: 1e6, rows: 1000 }
    const reading = async () => {
      const table = await readTable(inPieces(book, 1000), 'x.xlsx', limits)
      for await (const _ of table.rows);
    }
    await expect(reading()).rejects.toMatchObject({ code: 'too_large' })
  })
})

test('whoever stops reading ends the stream', async () => {
  let ended = false
  async function* bytes() {
    try {
      for (;;) yield Buffer.from('Product,Units\nMug,5\n'.repeat(5000))
    } finally {
      ended = true
    }
  }
  const table = await readTable(bytes(), 'x.csv')
  for await (const _ of table.rows) break
  await expect.poll(() => ended).toBe(true)
})
