import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type Plugin, type Rolldown } from 'vite'
import { type Bundle, onFinishedBuild } from './finished-build.ts'
import { iconFiles } from './icon-files.ts'

/** What `src/app/prerender.tsx` gives for an address. */
export interface PrerenderedPage {
  path: string
  /** What stands in `#root`. */
  html: string
  /** What belongs into the head. */
  head: string
  /** It waits for the session: React draws the page in its place, where an open page is hydrated. */
  isWaiting: boolean
  /** Paths that `theme.js` asks for in the name of who is signed in. */
  early: string[]
  /** Source files that the page loads on its way, "/src/features/account/login-page.tsx". */
  modules: string[]
}

/**
 * Writes `pages/*.html`: a document for each of the addresses that people open first, with what the page shows before any script
 * runs, and with links to the scripts that it will ask for. Every other address gets `index.html`. `pages/addresses.json` lists all of them.
 */
export function prerendered(): Plugin {
  return onFinishedBuild('prerendered', async ({ root, folder, bundle }) => {
    const template = await readFile(join(folder, 'index.html'), 'utf8')
    await writeFile(join(folder, 'index.html'), template.replace('</head>', `${preloads(bundle, [])}</head>`))
    await mkdir(join(folder, 'pages'), { recursive: true })
    const { pages, addresses } = await render(root)
    await writeFile(join(folder, 'pages', ADDRESSES), JSON.stringify(addresses))
    for (const page of pages) {
      const html = fill(template, page, preloads(bundle, page.modules))
      await writeFile(join(folder, 'pages', fileOf(page.path)), html)
    }
  })
}

/** The file with the route patterns of all pages; the server answers 404 for other addresses. */
const ADDRESSES = 'addresses.json'

/** "/auth/callback" is "auth--callback.html"; the server undoes it. */
export const fileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1).replaceAll('/', '--')}.html`

async function render(root: string): Promise<{ pages: PrerenderedPage[]; addresses: string[] }> {
  const server = await createServer({
    configFile: join(root, 'vite.config.ts'),
    root,
    mode: 'production',
    plugins: [iconFiles()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    logLevel: 'error',
    appType: 'custom',
  })
  try {
    const { prerender, addresses } = (await server.ssrLoadModule('/src/app/prerender.tsx')) as {
      prerender: () => Promise<PrerenderedPage[]>
      addresses: () => string[]
    }
    return { pages: await prerender(), addresses: addresses() }
  } finally {
    await server.close()
  }
}

function fill(template: string, { path, html, head, isWaiting, early }: PrerenderedPage, links: string): string {
  // Our content security policy forbids styles in the document.
  const styled = / style="/.exec(html)
  if (styled)
    throw new Error(`${path} is drawn with a style attribute: ${html.slice(styled.index - 80, styled.index + 80)}`)
  const titled = head.includes('<title>') ? template.replace(/<title>.*?<\/title>/, '') : template
  const place = isWaiting ? '' : ` data-path="${path}"`
  const config = isWaiting ? '<link rel="preload" as="fetch" crossorigin href="/api/config">' : ''
  return (
    titled
      .replace('</head>', () => `${head}${config}${links}</head>`)
      .replace('<script src="/theme.js"', (tag) => (early.length > 0 ? `${tag} data-reads="${early.join(' ')}"` : tag))
      // What can be read already comes first, and the scripts that bring it to life after it.
      .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
      .replace('<div id="root"></div>', () => `<div id="root"${place}>${html}</div>`)
  )
}

/** What `src/main.tsx` asks for on every page, one after the other: known from the start, nothing waits for its turn. */
export const EVERYWHERE = ['/node_modules/react-dom/client.js', '/src/app/index.ts']

/** Links to the scripts of these modules and what those import, and to their style sheets. */
function preloads(bundle: Bundle, modules: string[]): string {
  const scripts = chunksOf(bundle, [...EVERYWHERE, ...modules])
  const sheets = new Set(scripts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  return [
    ...[...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ].join('')
}

/** The scripts that hold these modules, and what those import. @throws Error when there is none of a module. */
export function chunksOf(bundle: Bundle, modules: string[]): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const wanted = new Set<Rolldown.OutputChunk>()
  const add = (fileName: string) => {
    const chunk = chunks.find((chunk) => chunk.fileName === fileName)
    if (!chunk || wanted.has(chunk)) return
    wanted.add(chunk)
    chunk.imports.forEach(add)
  }
  for (const module of modules) {
    // The script of its own, or the one that it was put into.
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`No script was built for ${module}`)
    add(chunk.fileName)
  }
  return [...wanted]
}
