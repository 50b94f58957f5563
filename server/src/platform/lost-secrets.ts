import { resetPasswords } from './db/embedded'
import { makeSecretsAgain } from './secrets'

/** Makes new secrets for an embedded database whose `secrets.json` is lost. @throws Error when nothing is lost, or it is running */
export const replaceLostSecrets = (dataDir: string) =>
  makeSecretsAgain(dataDir, ({ databasePassword }) => resetPasswords(dataDir, databasePassword))
