import { scriptText, type ScriptInText } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { MAX_FILE_BYTES, MAX_UNPACKED_BYTES, MAX_FOUND } from './found-script'
import { docxOf, readNamed, zipOf } from './testing'

const short = ({ title, text }: { title: string; text: string }) => [title, text]

describe('a plain text', () => {
  test.each([
    ['the file’s name is the title', 'My coffee is cold.\nAgain.', [['mug', 'My coffee is cold.\nAgain.']]],
    ['a first line alone is the title', 'Cold coffee\n\nMy coffee is cold.', [['Cold coffee', 'My coffee is cold.']]],
    ['a first sentence is none', 'My coffee is cold.\n\nAgain.', [['mug', 'My coffee is cold.\n\nAgain.']]],
    ['a named title is one', 'Title: Cold!\nMy coffee.', [['Cold!', 'My coffee.']]],
    ['line breaks of Windows and old Macs', 'One.\r\n\r\nTwo.\rThree.', [['mug', 'One.\n\nTwo.\nThree.']]],
    ['controls and NULs go', 'One\u0000 two\u0007.\u001b[0m', [['mug', 'One two.[0m']]],
    ['too many blank lines and blanks', 'One.  \n\n\n\n\nTwo.\t\n', [['mug', 'One.\n\nTwo.']]],
  ])('%s', (_, content, scripts) => {
    const found = readNamed('mug.txt', content)
    expect(found.faults).toEqual([])
    expect(found.scripts.map(short)).toEqual(scripts)
  })

  test('with lines of dashes is several scripts, or one', () => {
    const { divided, scripts } = readNamed(
      'june.txt',
      'One\n\nFirst.\n---\n\n  ====  \nSecond.\n- - -\n***\nTitle: Three\nThird.',
    )
    expect(scripts).toEqual([])
    expect(divided[0]?.parts.map(short)).toEqual([
      ['One', 'First.'],
      ['', 'Second.\n- - -'],
      ['Three', 'Third.'],
    ])
    expect(divided[0]?.whole.text).toContain('---\n\n  ====\nSecond.')
    expect(divided[0]?.parts[1]?.source).toBe('june.txt, part 2')
  })

  const WORDS = 'Café für 3 €: “ja”'
  const utf16 = (isBig: boolean, mark: boolean) => {
    const units = Array.from(mark ? `\ufeff${WORDS}` : WORDS, (letter) => letter.charCodeAt(0))
    return new Uint8Array(units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])))
  }
  test.each([
    ['UTF-8', new TextEncoder().encode(WORDS)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${WORDS}`)],
    ['UTF-16', utf16(false, true)],
    ['UTF-16, big end first', utf16(true, true)],
  ])('is read in %s', (_, bytes) => {
    expect(readNamed('a.txt', bytes).scripts.map(short)).toEqual([['a', WORDS]])
  })

  test('in the encoding of old Windows is read, too', () => {
    const bytes = new Uint8Array(Array.from('Café für zwei', (letter) => letter.charCodeAt(0)))
    expect(readNamed('a.txt', bytes).scripts[0]?.text).toBe('Café für zwei')
  })

  test('in UTF-16 without a mark is known by its NULs', () => {
    const units = Array.from('Plain words of somebody', (letter) => letter.charCodeAt(0))
    expect(readNamed('a.txt', new Uint8Array(units.flatMap((unit) => [unit, 0]))).scripts[0]?.text).toBe(
      'Plain words of somebody',
    )
  })

  test('of 50,001 characters is found whole: what is cut is said in the preview', () => {
    expect(readNamed('a.txt', 'x'.repeat(50_001)).scripts[0]?.text).toHaveLength(50_001)
  })
})

describe('Markdown', () => {
  test('each first heading begins a script, and what stands before is one, too', () => {
    const found = readNamed(
      'all.md',
      'Before.\n\n# One\n\n**First** _line_, a [link](https://x.example) and `code`.\n\n- a point\n\n```\n# no heading\n```\n\nTwo\n===\nSecond.',
    )
    expect(found.scripts.map(short)).toEqual([
      ['', 'Before.'],
      ['One', 'First line, a link and code.\n\na point\n\n```\n# no heading\n```'],
      ['Two', 'Second.'],
    ])
  })

  test('reads front matter', () => {
    const found = readNamed(
      'mug.md',
      '---\ntitle: "Cold coffee"\nproduct: Travel mug\nprice: $29.99\nstatus: Ready to film\nlength: 1:30\nstyle: Skit\ntone: helpful friend\naudience: Gen Z\ntags: [june, "hot"]\nfeatures:\n  - Leakproof\n  - Steel\nfolder: Kitchen\ndate: 2025-03-01\nviews: 1.2K\n---\nMy coffee is cold.',
    )
    expect(found.scripts).toMatchObject([
      {
        title: 'Cold coffee',
        text: 'My coffee is cold.',
        product: 'Travel mug',
        price: 29.99,
        status: 'ready_to_film',
        length: 90,
        style: 'skit',
        tone: 'helpful-friend',
        audience: 'gen-z',
        tags: ['june', 'hot'],
        features: ['Leakproof', 'Steel'],
        folder: 'Kitchen',
        createdAt: '2025-03-01T00:00:00.000Z',
        views: 1200,
        notes: [],
      },
    ])
  })

  test('of our own export comes back with its facts, scenes and times [OP-55]', () => {
    const found = readNamed(
      'Tumbler.md',
      '# Tumbler\n\n- Product: Glaciero tumbler\n- Price: 29.90\n- Status: Ready to Film\n- Folder: Kitchen\n- Length: 30 seconds\n- Tags: june, hot\n- Score: 8.4\n- Changed: 2026-11-21\n\nFor June\n\n## Script\n\n### Scene 1 (0:00-0:03.5)\n\nMy bag was wet.\n\n- Visual: Cue 1\n- Camera: Close-up\n\n### Scene 2\n\nNot with this lid.\n\n## Caption\n\nDry.\n\n## Hashtags\n\n#tumbler #dry\n',
    )
    expect(found.scripts).toMatchObject([
      {
        title: 'Tumbler',
        text: 'My bag was wet.\n\nNot with this lid.',
        description: 'For June',
        product: 'Glaciero tumbler',
        price: 29.9,
        status: 'ready_to_film',
        folder: 'Kitchen',
        length: 30,
        tags: ['june', 'hot'],
        score: 8.4,
        notes: [],
        data: {
          caption: 'Dry.',
          hashtags: ['#tumbler', '#dry'],
          scenes: [
            { id: 1, duration: 3.5, voiceover: 'My bag was wet.', visualCue: 'Cue 1', cameraDirection: 'Close-up' },
            { id: 2, voiceover: 'Not with this lid.' },
          ],
        },
      },
    ])
  })
})

describe('Word', () => {
  test('a document is one script with its title', () => {
    const bytes = docxOf([
      { text: 'Cold coffee', style: 'Title' },
      { text: 'My coffee &amp; I.' },
      { text: '' },
      { text: 'It&#8217;s cold.' },
    ])
    expect(readNamed('a.docx', bytes).scripts.map(short)).toEqual([['Cold coffee', 'My coffee & I.\n\nIt’s cold.']])
  })

  test('several first headings are several scripts, whatever the language of Word', () => {
    const styles = '<w:styles><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>'
    const bytes = docxOf(
      [
        { text: 'One', style: 'berschrift1' },
        { text: 'First.' },
        { text: 'Again.' },
        { text: 'Two', style: 'berschrift1' },
        { text: 'Second.' },
      ],
      { 'word/styles.xml': styles },
    )
    expect(readNamed('a.docx', bytes).scripts.map(short)).toEqual([
      ['One', 'First.\n\nAgain.'],
      ['Two', 'Second.'],
    ])
  })

  test.each([
    ['without its text', zipOf({ 'word/styles.xml': '<x/>' }), 'a.docx: This is not a Word document.'],
    ['cut off', docxOf([{ text: 'x' }]).slice(0, 150), 'a.docx: The file is damaged or incomplete.'],
    ['no archive at all', 'words', 'a.docx: The file is damaged or incomplete.'],
    [
      'with entities that grow to gigabytes',
      zipOf({
        'word/document.xml':
          '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><w:p><w:t>&b;</w:t></w:p>',
      }),
      'a.docx: This Word document can’t be read safely.',
    ],
    [
      'of an old Word',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]),
      'a.docx: This is an old Office format. Save it as DOCX or CSV and choose that file.',
    ],
  ])('a document %s is refused in words', (_, content, fault) => {
    expect(readNamed('a.docx', content)).toMatchObject({ scripts: [], faults: [fault] })
  })
})

describe('a table', () => {
  const rowsOf = (content: string | Uint8Array, name = 'a.csv') => readNamed(name, content).tables[0]?.rows

  test.each([
    ['commas', 'title,text\nOne,"First, and ""last""\nline"\n'],
    ['semicolons', 'title;text\nOne;"First, and ""last""\nline"\n'],
    ['tabs', 'title\ttext\nOne\t"First, and ""last""\nline"\n'],
    ['bars and a mark', '\ufefftitle|text\r\nOne|"First, and ""last""\nline"\r\n'],
  ])('with %s is cut into cells', (_, content) => {
    expect(rowsOf(content)).toEqual([
      ['title', 'text'],
      ['One', 'First, and "last"\nline'],
    ])
  })

  test('formulas are text, and the mark that guards them goes [OP-55]', () => {
    expect(rowsOf('title,text\n"=HYPERLINK(""http://x"")",\'=1+1\n@SUM(A1),\'tis')).toEqual([
      ['title', 'text'],
      ['=HYPERLINK("http://x")', '=1+1'],
      ['@SUM(A1)', "'tis"],
    ])
  })

  test('rows of different lengths, empty ones and a thousand columns do no harm', () => {
    const wide = Array.from({ length: 1000 }, (_, at) => `c${at}`).join(',')
    const found = readNamed('a.csv', `title,text\n\nOne\n,,\nTwo,b,c,d\n${wide}`)
    expect(found.tables[0]?.rows.map(({ length }) => length)).toEqual([2, 1, 4, 40])
    expect(found.faults).toEqual(['a.csv: 960 of its columns are beyond what can be read and are left out.'])
  })

  test('a quote that is never closed is named with its line', () => {
    const { tables, faults } = readNamed('a.csv', 'title,text\nOne,"First\nTwo,Second\n')
    expect(tables).toEqual([])
    expect(faults[0]).toMatch(/^a\.csv: A quotation mark is never closed/)
  })

  test('of too many rows is read as far as it is shown, and says so', () => {
    const found = readNamed('a.csv', `title\n${'One\n'.repeat(MAX_FOUND + 10)}`)
    expect(found.tables[0]?.rows).toHaveLength(MAX_FOUND)
    expect(found.faults).toEqual(['a.csv: only the first 5,000 rows are shown.'])
  })
})

describe('an archive', () => {
  test('its files are read, each as what it is', () => {
    const found = readNamed(
      'all.zip',
      zipOf({
        'a/One.txt': 'First.',
        'Two.md': '# Second\n\nWords.',
        'Three.docx': docxOf([{ text: 'Third.' }]),
        'four.csv': 'title,text\nFour,Fourth.',
        'Read me.txt': 'What is in this archive',
        'photo.png': new Uint8Array([137, 80, 78, 71]),
        '__MACOSX/._One.txt': 'x',
      }),
    )
    expect(found.scripts.map(({ title }) => title)).toEqual(['One', 'Second', 'Three'])
    expect(found.tables).toHaveLength(1)
    expect(found.faults).toEqual([
      'all.zip, photo.png: This file type isn’t supported. Choose TXT, Markdown, DOCX, CSV or a Reelwright export.',
    ])
  })

  test('that lies about its sizes is counted while it is read, and stopped as soon as it is too much', () => {
    const bomb = zipOf({ 'bomb.txt': new Uint8Array(MAX_UNPACKED_BYTES + 1_000_000), 'late.txt': 'Late.' })
    expect(bomb.length).toBeLessThan(100_000)
    const lying = bomb.slice()
    const view = new DataView(lying.buffer)
    for (let at = 0; at < lying.length - 4; at++) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
    }
    const found = readNamed('bomb.zip', lying)
    expect(found).toMatchObject({ scripts: [], faults: ['bomb.zip, bomb.txt: Unzipped, it is larger than 64 MB.'] })
  })

  const whole = zipOf({ 'One.txt': 'First. '.repeat(100) })
  test.each(Array.from({ length: 20 }, (_, at) => Math.floor((whole.length * at) / 20)).filter((at) => at > 4))(
    'cut off after %i bytes is refused in words',
    (length) => {
      const found = readNamed('a.zip', whole.slice(0, length))
      expect(found).toMatchObject({ scripts: [], faults: ['a.zip: The file is damaged or incomplete.'] })
    },
  )

  test('with any byte changed never fails without words', () => {
    for (let at = 4; at < whole.length; at++) {
      const changed = whole.slice()
      changed[at] = (changed[at] ?? 0) ^ 0xff
      const { scripts, faults } = readNamed('a.zip', changed)
      expect(scripts.length + faults.length).toBeGreaterThan(0)
    }
  })

  test.each([
    [
      'an archive within it',
      zipOf({ 'in.zip': zipOf({ 'a.txt': 'x' }) }),
      'a.zip, in.zip: It is a ZIP file inside a ZIP file.',
    ],
    ['nothing in it', zipOf({}), 'a.zip: It is empty.'],
    [
      'an Excel file',
      zipOf({ 'xl/workbook.xml': '<x/>' }),
      'a.zip: Excel files are not supported. Save the table as CSV and choose that file.',
    ],
  ])('with %s is refused in words', (_, bytes, fault) => {
    expect(readNamed('a.zip', bytes)).toMatchObject({ scripts: [], faults: [fault] })
  })
})

describe('our own text', () => {
  const printed = (script: Partial<ScriptInText>) =>
    scriptText({
      title: 'Cold coffee',
      scenes: [
        {
          duration: 2.5,
          voiceover: 'My coffee\nis cold.\n\nAgain.',
          visualCue: 'A cup',
          cameraDirection: '',
          notes: 'Sigh',
        },
        { duration: 4, voiceover: 'This mug.\n\nKeeps it hot.', visualCue: '', cameraDirection: '', notes: '' },
      ],
      metadata: {
        productName: 'Travel mug',
        price: 29.5,
        targetAudience: 'everyone',
        videoStyle: 'skit',
        tone: 'helpful-friend',
        spokenWords: 10,
      },
      ...script,
    })
  const read = (script: Partial<ScriptInText>) => readNamed('Cold coffee.txt', printed(script))
  const hashtags = ['#mug', '#coffee']

  test('comes back as one script with its facts, scenes and times [CX-16]', () => {
    const { scripts, divided, faults } = read({ caption: 'Hot.\n\nStill hot.', hashtags })
    expect([divided, faults]).toEqual([[], []])
    expect(scripts).toMatchObject([
      {
        title: 'Cold coffee',
        product: 'Travel mug',
        price: 29.5,
        audience: 'everyone',
        style: 'skit',
        tone: 'helpful-friend',
        text: 'My coffee\nis cold.\n\nAgain.\n\nThis mug.\n\nKeeps it hot.',
        notes: [],
        data: {
          scenes: [
            { duration: 2.5, voiceover: 'My coffee\nis cold.\n\nAgain.', visualCue: 'A cup', notes: 'Sigh' },
            { duration: 4, voiceover: 'This mug.\n\nKeeps it hot.', visualCue: '' },
          ],
          caption: 'Hot.\n\nStill hot.',
          hashtags,
        },
      },
    ])
  })

  test.each<[string, Partial<ScriptInText>, object]>([
    ['a caption alone', { caption: 'Hot again.' }, { caption: 'Hot again.' }],
    ['hashtags alone', { hashtags }, { hashtags }],
    ['neither', {}, {}],
  ])('separates the last spoken line from %s after it', (_, script, beside) => {
    const { scripts } = read(script)
    expect(scripts[0]?.text.endsWith('This mug.\n\nKeeps it hot.')).toBe(true)
    const { caption, hashtags } = scripts[0]?.data ?? {}
    expect({ ...(caption ? { caption } : {}), ...(hashtags ? { hashtags } : {}) }).toEqual(beside)
  })

  test('is read from an archive of many, each as one', () => {
    const zip = zipOf({ 'Cold coffee.txt': printed({}), 'Hot tea.txt': printed({ title: 'Hot tea' }) })
    expect(readNamed('scripts.zip', zip).scripts.map(({ title }) => title)).toEqual(['Cold coffee', 'Hot tea'])
  })
})

describe('our own export', () => {
  const FOLDER = '00000000-0000-4000-8000-000000000009'
  const SCRIPT = {
    id: '00000000-0000-4000-8000-000000000001',
    title: 'Tumbler',
    description: 'For June',
    script_data: { scenes: [{ id: 1, duration: 3, voiceover: 'Wet.' }], caption: 'Dry\u0000.' },
    script_text: 'Wet.\r\n\r\nDry.',
    product_name: 'Glaciero tumbler',
    audience: 'everyone',
    video_length: 30,
    video_style: 'skit',
    style: null,
    tone: 'helpful-friend',
    price: 29.9,
    features: ['Leakproof lid, steel'],
    tags: ['june'],
    status: 'completed',
    kanban_status: 'posted',
    viral_potential_score: 8.4,
    views: 100,
    likes: null,
    shares: 12,
    sales: 3,
    metadata: { brief: { productName: 'Glaciero' } },
    folder_id: FOLDER,
    created_at: '2026-11-20T10:00:00.123456+00:00',
    updated_at: '2026-11-21T10:00:00+00:00',
  }
  const EXPORT = {
    format: 'reelwright-account',
    version: 1,
    folders: [{ id: FOLDER, name: 'Kitchen' }],
    scripts: [SCRIPT, { title: 7 }],
  }

  test('comes back whole from its archive, and only once [B-SE-10, OP-55]', () => {
    const zip = zipOf({
      'scripts/Tumbler.md': '# Tumbler\n\nWet.',
      'scripts.csv': 'title\nTumbler',
      'read-me.txt': 'Your data',
      'reelwright-export.json': JSON.stringify(EXPORT),
    })
    const { scripts, tables, faults } = readNamed('export.zip', zip)
    expect(tables).toEqual([])
    expect(faults).toEqual(['reelwright-export.json: script 2 has neither title nor text and is left out.'])
    expect(scripts).toMatchObject([
      {
        title: 'Tumbler',
        text: 'Wet.\n\nDry.',
        description: 'For June',
        product: 'Glaciero tumbler',
        price: 29.9,
        audience: 'everyone',
        length: 30,
        style: 'skit',
        tone: 'helpful-friend',
        tags: ['june'],
        features: ['Leakproof lid, steel'],
        status: 'posted',
        folder: 'Kitchen',
        score: 8.4,
        views: 100,
        shares: 12,
        createdAt: '2026-11-20T10:00:00.123Z',
        data: { scenes: [{ voiceover: 'Wet.' }], caption: 'Dry.' },
        metadata: SCRIPT.metadata,
        notes: [],
      },
    ])
  })

  test.each([
    ['a list of scripts', JSON.stringify([SCRIPT]), 1, []],
    ['no whole JSON', '{"scripts": [', 0, ['a.json: This JSON file is incomplete.']],
    [
      'other JSON',
      '{"name":"x"}',
      0,
      ['a.json: It contains no scripts. Choose the JSON file from a Reelwright export.'],
    ],
    [
      'no script in the list',
      '[1,null,"x",[]]',
      0,
      expect.arrayContaining(['a.json: script 2 has neither title nor text and is left out.']),
    ],
    [
      'lists ten thousand deep',
      `{"scripts":[{"title":"x","script_data":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}]}`,
      1,
      [],
    ],
  ])('as JSON with %s', (_, content, count, faults) => {
    const found = readNamed('a.json', content)
    expect(found.scripts).toHaveLength(count)
    expect(found.faults).toEqual(faults)
  })
})

describe('what is pasted', () => {
  test.each([
    ['a text', 'My coffee is cold.', 'scripts'],
    ['Markdown', '# One\n\nFirst.', 'scripts'],
    ['rows of a spreadsheet', 'title\ttext\nOne\tFirst.', 'tables'],
    ['several texts', 'One.\n---\nTwo.', 'divided'],
    ['JSON', '[{"title":"One","script_text":"First."}]', 'scripts'],
  ] as const)('is known as %s', (_, text, kind) => {
    expect(readNamed('Pasted text', text)[kind]).toHaveLength(1)
  })

  test('without words is refused', () => {
    expect(readNamed('Pasted text', ' \n\u0000').faults).toEqual(['Pasted text: It contains no words.'])
  })
})

test.each([
  ['empty', 'a.txt', '', 'a.txt: It is empty.'],
  ['of blanks', 'a.txt', ' \n\t ', 'a.txt: It contains no words.'],
  [
    'of another kind',
    'a.pdf',
    '%PDF-1.7',
    'a.pdf: This file type isn’t supported. Choose TXT, Markdown, DOCX, CSV or a Reelwright export.',
  ],
  [
    'a picture by another name',
    'a.txt',
    new Uint8Array([137, 80, 78, 71, ...Array<number>(50).fill(0)]),
    'a.txt: This is not a text file.',
  ],
  ['too large', 'a.txt', new Uint8Array(MAX_FILE_BYTES + 1), 'a.txt: It is larger than 10 MB.'],
  ['a table without rows', 'a.csv', ',,\n,,', 'a.csv: It contains no rows.'],
])('a file that is %s is refused in words', (_, name, content, fault) => {
  expect(readNamed(name, content)).toMatchObject({ scripts: [], tables: [], faults: [fault] })
})

test.each([
  ['half a megabyte of blanks', ' '.repeat(499_999) + 'x'],
  ['half a megabyte of dashes', '-'.repeat(499_999) + 'x'],
  ['half a million lines', 'x\n'.repeat(500_000)],
  ['half a million quotes', '"'.repeat(500_000)],
])('%s are read to their end, within the time a test has', (_, content) => {
  for (const name of ['a.txt', 'a.csv']) {
    const { scripts, tables, divided, faults } = readNamed(name, content)
    expect(scripts.length + tables.length + divided.length + faults.length).toBeGreaterThan(0)
  }
})
