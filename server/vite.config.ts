import { defineConfig } from 'vite'
import { kindsPlugin } from '../tools/kinds-plugin.ts'

/** Bundles our own code for Node; packages stay where npm put them. */
export default defineConfig({
  plugins: [kindsPlugin({ emitsFiles: true })],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        keys: 'src/keys.ts',
        'back-up': 'src/back-up.ts',
        restore: 'src/restore.ts',
        // Threads of their own, started by the files beside which they lie in the sources.
        'pdf-worker': 'src/features/studio/export/pdf-worker.ts',
        'import-worker': 'src/features/market/imports/import-worker.ts',
        'script-import-worker': 'src/features/library/script-import-worker.ts',
        'writer-worker': 'src/providers/model/writer-worker.ts',
      },
      // All in one folder: modules find their threads and kinds beside themselves.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', format: 'es' },
    },
  },
  // Packages of hundreds of small files, which Node would look for one by one at every start.
  ssr: { noExternal: [/^@reelwright\//, 'kysely', 'zod', 'jose', 'openid-client', 'oauth4webapi'] },
})
