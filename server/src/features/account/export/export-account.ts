import { ACCOUNT_EXPORT_VERSION, ExportedScript } from '@reelwright/shared'
import { sql } from 'kysely'
import type { Readable } from 'node:stream'
import { AppError, type SignedInUser } from '../../../platform/http'
import type { Db } from '../../../platform/db'
import type { Tools } from '../../../platform/tools'
import type { FileStore } from '../../../providers/files'
import {
  accountOf,
  binRows,
  FOLDERS,
  GENERATIONS,
  MESSAGES,
  modelUses,
  newestFirst,
  profileOf,
  SCRIPTS,
  smallTable,
  subscriptionOf,
  TAKES,
  versions,
  type JsonRow,
  type Owner,
} from './account-rows'
import { createArchive, ReaderGone, type Archive } from './archive'
import { openAvatar, type StoredAvatar } from './avatar'
import { createFileNames } from './file-names'
import { readMe } from './read-me'
import { scriptMarkdown } from './script-markdown'
import { tableHead, tableLine } from './script-table'

/**
 * Everything an account owns as one ZIP, made while it is sent: rows are read in pages and never while a transaction waits for the network.
 * What can fail at once fails before the first byte; after that the stream breaks off. (B-SE-10, OP-55)
 */
export async function exportAccount(
  tools: Tools & { files: FileStore },
  user: SignedInUser & { token: string },
): Promise<Readable> {
  // By the clock that rows are dated by: were this server's behind it, the newest rows would be left out.
  const [clock] = await tools.db.query(sql<{ now: Date }>`select now()`)
  const exportedAt = clock!.now.toISOString()
  const sources: Sources = {
    // What the person may see, as the person; accounts and what was generated, which no client may read in full, as the server.
    own: tools.db.asUser(user.claims),
    server: tools.db,
    owner: { id: user.id, until: exportedAt },
  }
  const facts = await readFacts(sources)
  const avatar = await openAvatar(tools, user)

  const archive = createArchive(new Date(exportedAt))
  write(archive, sources, facts, avatar, exportedAt).catch((error: unknown) => {
    avatar?.bytes.destroy()
    if (error instanceof ReaderGone) return
    tools.log.error({ err: error }, 'An export broke off')
    archive.fail(error instanceof Error ? error : new Error('An export broke off', { cause: error }))
  })
  return archive.stream
}

interface Sources {
  own: Db
  server: Db
  owner: Owner
}

/** The small parts, of which each export has one. */
async function readFacts({ own, server, owner }: Sources) {
  const account = await accountOf(server, owner)
  if (!account) throw new AppError('not_signed_in', 'This account no longer exists.')
  const [profile, subscription, payments, items, favourites, notifications, folders] = [
    await profileOf(own, owner),
    await subscriptionOf(own, owner),
    await smallTable(own, 'payments', owner),
    await smallTable(own, 'hook_library_items', owner),
    await smallTable(own, 'hook_library_favourites', owner),
    await smallTable(own, 'notifications', owner),
    await own.query(sql<{ id: string; name: string }>`select id, name from public.script_folders`),
  ]
  const folderNames = new Map(folders.map(({ id, name }) => [id, name]))
  return { account, profile, subscription, payments, items, favourites, notifications, folderNames }
}
type Facts = Awaited<ReturnType<typeof readFacts>>

async function write(
  archive: Archive,
  sources: Sources,
  facts: Facts,
  avatar: StoredAvatar | undefined,
  exportedAt: string,
) {
  // First, since its bytes are open already.
  if (avatar) await archive.add(avatar.name, avatar.bytes)
  await archive.add('README.txt', readMe({ email: facts.account.email, exportedAt }))
  await archive.add('reelwright-export.json', wholeJson(sources, facts, exportedAt))

  const nameOf = createFileNames()
  const fileOf = new Map<string, string>()
  for await (const script of scripts(sources)) {
    const file = `scripts/${nameOf(script.title)}.md`
    fileOf.set(script.id, file)
    await archive.add(file, scriptMarkdown(script, folderOf(script, facts)))
  }
  await archive.add('scripts.csv', table(sources, facts, fileOf))
  archive.end()
}

async function* wholeJson(sources: Sources, facts: Facts, exportedAt: string): AsyncGenerator<string> {
  const { own, server, owner } = sources
  yield `{"format":"reelwright-account","version":${ACCOUNT_EXPORT_VERSION},"exported_at":${JSON.stringify(exportedAt)}`
  yield `,\n"account":${JSON.stringify(facts.account)}`
  yield `,\n"profile":${facts.profile?.json ?? 'null'}`
  yield `,\n"subscription":${facts.subscription?.json ?? 'null'}`
  yield* list('payments', facts.payments)
  yield* list('folders', newestFirst(own, FOLDERS, owner))
  yield* list('scripts', newestFirst(own, SCRIPTS, owner))
  yield* list('script_versions', versions(own, owner))
  yield* list('script_messages', newestFirst(own, MESSAGES, owner))
  yield* list('script_takes', newestFirst(own, TAKES, owner))
  yield* list('deleted_scripts', binRows(server, 'scripts', owner))
  yield* list('deleted_script_versions', binRows(server, 'script_versions', owner))
  yield* list('deleted_script_messages', binRows(server, 'script_messages', owner))
  yield* list('deleted_script_takes', binRows(server, 'script_takes', owner))
  yield* list('hook_library_items', facts.items)
  yield* list('hook_library_favourites', facts.favourites)
  yield* list('generations', newestFirst(server, GENERATIONS, owner))
  yield* list('model_uses', modelUses(server, owner))
  yield* list('notifications', facts.notifications)
  yield '}\n'
}

/** One row a line, so that the file can be looked through. */
async function* list(name: string, rows: Iterable<JsonRow> | AsyncIterable<JsonRow>): AsyncGenerator<string> {
  yield `,\n"${name}":[`
  let between = '\n'
  for await (const { json } of rows) {
    yield between + json
    between = ',\n'
  }
  yield ']'
}

async function* table(sources: Sources, facts: Facts, fileOf: Map<string, string>): AsyncGenerator<string> {
  yield tableHead()
  for await (const script of scripts(sources)) {
    yield tableLine(script, { folder: folderOf(script, facts), file: fileOf.get(script.id) ?? '' })
  }
}

async function* scripts({ own, owner }: Sources): AsyncGenerator<ExportedScript> {
  for await (const { json } of newestFirst(own, SCRIPTS, owner)) yield ExportedScript.parse(JSON.parse(json))
}

function folderOf({ folder_id }: ExportedScript, { folderNames }: Facts): string | undefined {
  return folder_id === null ? undefined : folderNames.get(folder_id)
}
