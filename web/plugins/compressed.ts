import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Files that are read as text. */
const TEXT = /\.(js|css|html|svg|json|txt|webmanifest)$/
/** Bytes below which a header costs more than it saves. */
const SMALL = 1024
/** What is said of kinds of products and styles: most of all bytes. A script loads a few of these files. */
const MATERIAL = /\/kinds-[\da-f]+\.(kind|style|typed)\./
/** Bytes from which such a file decides whether a script loads too much. The others take a third of the time, for 2 % more bytes. */
const LARGE = 100_000

/** Leaves a `.br` and a `.gz` beside every text file: the server sends them as they are, and no request pays for the packing. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'reelwright:compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    closeBundle: {
      // After the pages, which are written at the close, too.
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true })
        await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => pack(join(folder, file))))
      },
    },
  }
}

async function pack(path: string) {
  const bytes = await readFile(path)
  if (bytes.length < SMALL) return
  const isGoodEnough = MATERIAL.test(path) && bytes.length < LARGE
  const quality = constants.BROTLI_MAX_QUALITY - (isGoodEnough ? 1 : 0)
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)])
}
