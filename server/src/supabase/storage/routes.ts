import { openToOtherOrigins, type RoutePlugin } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import type { FileStore } from '../../providers/files'
import { bucketRoutes } from './bucket-routes'
import { downloadRoutes } from './download-routes'
import { renderStorageErrors } from './errors'
import { takeJson } from './json-body'
import { objectRoutes } from './object-routes'
import { createPictures } from './picture'
import { createSignedUrls } from './signed-url'
import { scheduleUnusedFiles } from './unused-files'
import { uploadRoutes } from './upload-routes'

/** `/storage/v1`: buckets and files, in the protocol of Supabase Storage (contract 4). */
export const storage =
  (tools: Tools & { files: FileStore }): RoutePlugin =>
  async (app) => {
    const all = { ...tools, signedUrls: createSignedUrls(tools.tokens), pictures: createPictures() }
    await openToOtherOrigins(app)
    renderStorageErrors(app)
    scheduleUnusedFiles(app, tools)
    await app.register(uploadRoutes(all))
    await app.register((app, _options, done) => {
      takeJson(app)
      bucketRoutes(app, all)
      objectRoutes(app, all)
      downloadRoutes(app, all)
      done()
    })
  }
