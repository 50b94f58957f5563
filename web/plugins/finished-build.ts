import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

export type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>

/** What a plugin finds when everything is written. */
export interface FinishedBuild {
  /** Of the web app's sources. */
  root: string
  /** Where the files are. */
  folder: string
  bundle: Bundle
}

/** A plugin that goes on from what a build has written, after those before it. */
export function onFinishedBuild(name: string, work: (build: FinishedBuild) => Promise<void>): Plugin {
  let root = ''
  let folder = ''
  let bundle: Bundle = {}
  return {
    name: `reelwright:${name}`,
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = resolve(root, config.build.outDir)
    },
    writeBundle(_options, written) {
      bundle = written
    },
    closeBundle: { sequential: true, handler: () => work({ root, folder, bundle }) },
  }
}
