import { defineConfig } from 'vite'

/** Bundles our own code for Node; packages stay where npm put them. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        keys: 'src/keys.ts',
        // A thread of its own, started by the file beside which it lies in the sources.
        'pdf-worker': 'src/features/studio/export/pdf-worker.ts',
      },
      output: { entryFileNames: '[name].js', format: 'es' },
    },
  },
  ssr: { noExternal: [/^@reelwright\//] },
})
