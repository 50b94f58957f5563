import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import { kindsPlugin } from '../tools/kinds-plugin.ts'
import { CHUNKS } from './plugins/chunks.ts'
import { compressed } from './plugins/compressed.ts'
import { iconFiles } from './plugins/icon-files.ts'
import { leanClient } from './plugins/lean-client.ts'
import { leanRouter } from './plugins/lean-router.ts'
import { leanWords } from './plugins/lean-words.ts'
import { prerendered } from './plugins/prerendered.ts'
import { serviceWorker } from './plugins/service-worker.ts'

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'
const backEnd = ['/api', '/auth/v1', '/rest/v1', '/functions/v1', '/storage/v1', '/dev/mailbox', '/sandbox']
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Our modules only define things (but for the entry); so a page takes from an `index.ts` what it uses and no more. */
const TREESHAKE: Rolldown.TreeshakingOptions = {
  propertyReadSideEffects: false,
  moduleSideEffects: (id) => !/\/(web\/src\/(ui|platform|features|app)|shared\/src|writer\/src)\/.*\.tsx?$/.test(id),
}

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    tailwindcss(),
    { ...iconFiles(), apply: 'build' },
    kindsPlugin(),
    stylesFromFilesOnly(),
    leanClient(),
    leanRouter(),
    leanPrimitives(),
    leanSchemas(),
    leanWords(),
    preloadFonts(),
    prerendered(),
    serviceWorker(),
    compressed(),
  ],
  // Workers are bundles of their own; the one that writes loads a kind when a product needs it.
  worker: {
    format: 'es',
    plugins: () => [kindsPlugin(), leanSchemas(), leanWords()],
    rolldownOptions: { treeshake: TREESHAKE },
  },
  resolve: {
    alias: [
      { find: 'react-style-singleton', replacement: here('src/platform/style-singleton.ts') },
      { find: '../createLucideIcon.mjs', replacement: here('src/platform/lucide-icon.ts') },
    ],
  },
  // Pages that are drawn when the product is built have the icons that browsers draw.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Browsers of that year know it.
    modulePreload: { polyfill: false },
    // The content security policy has no `data:` for fonts and scripts.
    assetsInlineLimit: 0,
    // Kilobytes: the writer with all its words is one file for whoever writes in the browser. What pages load `bench:pages` measures.
    chunkSizeWarningLimit: 3_000,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      treeshake: TREESHAKE,
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      ...Object.fromEntries(backEnd.map((prefix) => [prefix, { target: apiOrigin }])),
      '/realtime/v1': { target: apiOrigin, ws: true },
    },
  },
})

/**
 * Sonner adds its style sheet by script, which our content security policy forbids; `styles.css` imports the same
 * sheet as a file. What is dragged on the board has styles that change: those become constructed sheets, see
 * `src/platform/adopted-style.ts`. (`react-style-singleton`, inside of radix, is replaced above for the same reason.)
 */
function stylesFromFilesOnly(): Plugin {
  return {
    name: 'reelwright:styles-from-files-only',
    transform(code, id) {
      if (/\/@hello-pangea\/dnd\/dist\/dnd\.esm\.js/.test(id)) {
        return {
          code: code.replace("document.createElement('style')", "document.createElement('adopted-style')"),
          map: null,
        }
      }
      if (!/\/sonner\/dist\/index\.mjs/.test(id)) return
      return { code: code.replace(/^__insertCSS\(".*"\);?$/m, ''), map: null }
    },
  }
}

/** Drop the calls by which radix names its functions for developer tools. */
function leanPrimitives(): Plugin {
  return {
    name: 'reelwright:lean-primitives',
    apply: 'build',
    transform(code, id) {
      if (!/\/@radix-ui\/.*\/dist\//.test(id)) return
      return { code: code.replace(/^ *__name\(\w+, ".*"\);$/gm, ''), map: null }
    },
  }
}

/** Drop how schemas describe themselves as JSON Schema, a fifth of their library: no page asks for it. */
function leanSchemas(): Plugin {
  return {
    name: 'reelwright:lean-schemas',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/zod/v4/classic/schemas.js')) return
      return {
        code: code
          .replace(/^ *inst\._zod\.processJSONSchema = .*;$/gm, '')
          .replace(/create(Standard|To)JSONSchemaMethod\(this, .*?\)/g, 'undefined'),
        map: null,
      }
    },
  }
}

/** The fonts of English texts are on every page: ask for them with the page instead of after the style sheet. */
function preloadFonts(): Plugin {
  return {
    name: 'reelwright:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => /(inter|bricolage-grotesque)-basic.*\.woff2$/.test(file))
          .map((file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head',
          }))
      },
    },
  }
}
