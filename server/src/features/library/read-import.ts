import { KnownScriptsQuestion, ScriptImport, type ImportedScript } from '@reelwright/shared'
import { parse as parseJson } from 'secure-json-parse'
import { AppError } from '../../platform/app-error'
import { parse } from '../../platform/http/parse'

export interface ImportBody {
  kind: 'import' | 'known'
  /** JSON */
  body: Uint8Array
}

/** An import that follows the rules. */
export interface ReadImport {
  idempotencyKey: string | undefined
  /** The folder of each script. */
  folders: Pick<ImportedScript, 'folder_id' | 'folder_name'>[]
  /** The scripts as JSON, each with its place in the list as `at`. */
  rows: string
}

/** @throws AppError `invalid_input` */
export function readScriptImport(body: Uint8Array): ReadImport {
  const { scripts, idempotencyKey } = parse(ScriptImport, valueOf(body))
  const folders = scripts.map(({ folder_id, folder_name }) => ({ folder_id, folder_name }))
  return { idempotencyKey, folders, rows: JSON.stringify(scripts.map((script, at) => ({ ...script, at }))) }
}

/** @throws AppError `invalid_input` */
export const readKnownQuestion = (body: Uint8Array): KnownScriptsQuestion => parse(KnownScriptsQuestion, valueOf(body))

function valueOf(body: Uint8Array): unknown {
  if (body.length === 0) throw new AppError('invalid_input', 'The request body is empty')
  try {
    return parseJson(Buffer.from(body).toString(), { protoAction: 'error', constructorAction: 'ignore' })
  } catch (error) {
    throw new AppError('invalid_input', 'The request body is not valid JSON', {}, { cause: error })
  }
}
