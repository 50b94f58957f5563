export { openDatabase, type ConnectionOptions, type Database, type Db } from './db'
export { startEmbedded, type EmbeddedDatabase } from './embedded'
export { databaseError, sqlState } from './errors'
export { migrate } from './migrate'
