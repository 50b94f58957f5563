import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { SHELL_FILES } from '../src/service-worker/request-kind.ts'
import { type Bundle, onFinishedBuild } from './finished-build.ts'
import { chunksOf, EVERYWHERE } from './prerendered.ts'

/** What opens without a network: the frames of signed-in pages, the dashboard with the studio, the library and a script. Other pages are kept once they were opened. */
const KEPT_MODULES = [
  ...EVERYWHERE,
  '/src/main.tsx',
  '/src/app/first-reads.ts',
  '/src/app/session-frame.tsx',
  '/src/app/shell/guarded-frame.tsx',
  '/src/app/work-frame.tsx',
  '/src/app/toasts.tsx',
  '/src/app/palette/palette-frame.tsx',
  '/src/app/shell/mobile-menu.tsx',
  '/src/app/shell/shell-frame.tsx',
  '/src/features/account/sign-in/login-page.tsx',
  '/src/features/account/sign-in/second-factor-step.tsx',
  '/src/app/shell/folders.tsx',
  '/src/features/dashboard/dashboard-page.tsx',
  '/src/features/landing/landing-page.tsx',
  '/src/features/library/library-page.tsx',
  '/src/features/library/list/filter-popover.tsx',
  '/src/features/library/list/filter-sheet.tsx',
  '/src/features/library/script-page.tsx',
  '/src/ui/menu-layer.tsx',
  '/@supabase/supabase-js/dist/index.mjs',
]
/** All of the studio, whatever is opened in it. */
const STUDIO = /\/src\/features\/studio\/(?!simple-studio)/
/** What it writes with when there is no network: the writer, and each kind of product. */
const WRITER = /\/src\/platform\/product-kinds\.ts$/
const KINDS = /\/kinds-[\da-f]+\./
const STUDIO_WORKERS = /\/(craft|fill)-worker-[\w-]+\.js$/
/** Latin letters; others come with the first page that has them. */
const KEPT_FONTS = /(inter|bricolage-grotesque)-(basic|latin-wght-normal).*\.woff2$/

/**
 * Writes `service-worker.js` (`src/service-worker`), which knows the files of this build. It stands at the root, since a worker answers
 * only for addresses below its own, and its name stays: the server sends it with `no-cache`.
 */
export function serviceWorker(): Plugin {
  return onFinishedBuild('service-worker', async ({ root, folder, bundle }) => {
    const files = [...assetsOf(bundle), ...SHELL_FILES]
    const document = await readFile(join(folder, 'index.html'), 'utf8')
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName
    if (!entry || !document.includes(entry)) throw new Error('The document does not name its script')
    const id = createHash('sha256')
      .update(document + files.join())
      .digest('hex')
      .slice(0, 12)
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      define: { BUILD: JSON.stringify({ id, shell: '/index.html', entry, files }) },
      build: {
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2023',
        rolldownOptions: {
          input: join(root, 'src/service-worker/worker.ts'),
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    })
  })
}

/** Addresses of the scripts, their style sheets, the studio's workers and the fonts. */
function assetsOf(bundle: Bundle): string[] {
  const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const studio = modules.filter((id) => STUDIO.test(id) || WRITER.test(id))
  const chunks = chunksOf(bundle, [...KEPT_MODULES, ...studio])
  const sheets = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const others = Object.keys(bundle).filter((file) =>
    [KEPT_FONTS, STUDIO_WORKERS, KINDS].some((kept) => kept.test(file)),
  )
  return [...new Set([...chunks.map(({ fileName }) => fileName), ...sheets, ...others])].map((file) => `/${file}`)
}
