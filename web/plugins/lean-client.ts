import type { Plugin, Rolldown } from 'vite'
import { type Block, emptied } from './emptied.ts'

/** Methods of the client library that no page calls, by class. */
const UNUSED: Record<string, RegExp> = {
  GoTrueClient:
    /^(signInAnonymously|signInWith(Ethereum|IdToken|Passkey|SSO|Solana|Web3)|linkIdentity(IdToken|OAuth)?|unlinkIdentity|getUserIdentities|getClaims|fetchJwk|registerPasskey|_\w*Passkey\w*|_(get|approve|deny)Authorization\w*|_(list|revoke)OAuth\w+|_getAuthenticatorAssuranceLevel)$/,
  GoTrueAdminApi: /^(?!constructor$|signOut$)/,
  PostgrestTransformBuilder: /^(explain|csv|geojson|rollback|maxAffected|stripNulls)$/,
  PostgrestFilterBuilder:
    /^(textSearch|containedBy|overlaps|i?likeA(ll|ny)Of|range(Gt|Lt)e?|rangeAdjacent|notIn|isDistinct|regexI?Match)$/,
  RealtimeChannel: /^(httpSend|track|untrack|presenceState|send|_fetchWithTimeout)$/,
  StorageFileApi: /^(uploadToSignedUrl|createSigned\w+|update|move|copy|download|info|exists|listV?2?|purge\w+)$/,
  StorageBucketApi: /^(?!constructor$)/,
  StorageAnalyticsClient: /^(?!constructor$)/,
  StorageVectorsClient: /^(?!constructor$)/,
  VectorBucketApi: /^(?!constructor$)/,
  VectorIndexApi: /^(?!constructor$)/,
  VectorBucketScope: /^(?!constructor$)/,
  VectorDataApi: /^(?!constructor$)/,
  VectorIndexScope: /^(?!constructor$)/,
}

/** Files of which no page calls anything. */
const UNUSED_FILES = /\/(lib\/(webauthn|web3)|RealtimePostgresFilterBuilder)/

/** Empties the methods of the client library that no page calls: methods of a class are never shaken off, with all that they use. */
export function leanClient(): Plugin {
  return {
    name: 'reelwright:lean-client',
    apply: 'build',
    transform(code, id) {
      if (!/\/@supabase\/(auth|postgrest|realtime|storage)-js\/dist\//.test(id)) return
      const unused = classesOf(this.parse(code)).flatMap(({ name, methods }) =>
        methods.filter((method) =>
          UNUSED_FILES.test(id) ? method.name !== 'constructor' : UNUSED[name]?.test(method.name),
        ),
      )
      return unused.length > 0 ? { code: emptied(code, unused), map: null } : undefined
    },
  }
}

type Program = ReturnType<Rolldown.PluginContext['parse']>
type ClassBody = Extract<Program['body'][number], { body: { type: 'ClassBody' } }>['body']

/** The body of a method. */
interface Method extends Block {
  name: string
}

/** Classes with their methods; functions as methods of the class "function". */
function classesOf(program: Program): { name: string; methods: Method[] }[] {
  return program.body.flatMap((statement) => {
    const node =
      statement.type === 'ExportDefaultDeclaration' || statement.type === 'ExportNamedDeclaration'
        ? statement.declaration
        : statement
    if (node?.type === 'ClassDeclaration') return [{ name: node.id?.name ?? '', methods: methodsOf(node.body) }]
    if (node?.type === 'FunctionDeclaration' && node.body)
      return [
        { name: 'function', methods: [{ name: node.id?.name ?? '', start: node.body.start, end: node.body.end }] },
      ]
    if (node?.type !== 'VariableDeclaration') return []
    return node.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init?.type === 'ClassExpression'
        ? [{ name: id.name, methods: methodsOf(init.body) }]
        : [],
    )
  })
}

const methodsOf = ({ body }: ClassBody): Method[] =>
  body.flatMap((member) =>
    member.type === 'MethodDefinition' && member.key.type === 'Identifier' && member.value.body
      ? [{ name: member.key.name, start: member.value.body.start, end: member.value.body.end }]
      : [],
  )
