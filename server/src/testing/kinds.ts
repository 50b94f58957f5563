import { join } from 'node:path'
import { builtKinds, productKinds } from '../providers/model/kinds'

const built = process.env.BUILT_SERVER

/** The kinds that `npm test` has built before: to compile them takes ten seconds of processor time. */
export const testKinds = built ? builtKinds(join(built, 'kinds')) : productKinds()
