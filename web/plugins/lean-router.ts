import type { Plugin, Rolldown } from 'vite'
import { type Block, emptied } from './emptied.ts'

/** Functions that run only with loaders, actions, fetchers, middleware, instrumentation or server components: no route of ours has any. */
const UNUSED =
  /^(getRouteInstrumentationUpdates|instrumentClientSideRouter|normalizeRelativeRoutingRedirectResponse|patchRoutesImpl|runClientMiddlewarePipeline|PrefetchPageLinks|RSCErrorHandler|decodeRouteErrorResponseDigest|deserializeErrors)$/

/** The same, inside of `createRouter`. */
const UNUSED_IN_ROUTER =
  /^(revalidate|handleAction|getUpdatedRevalidatingFetchers|fetch2|handleFetcherAction|handleFetcherLoader|startRedirectNavigation|interruptActiveLoads|updateFetcherState|setFetcherError|getFetcher|resetFetcher|queueFetcherForDeletion|discoverRoutes|_internalSetRoutes|patchRoutes)$/

/** Conditions that are never true here: no navigation submits a form, asks for a view transition or finds routes on its way. */
const NEVER: [condition: string, instead: string][] = [
  ['ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'],
  ['if (!opts || !isSubmissionNavigation(opts)) {', 'if (true) {'],
  ['if (submission && isMutationMethod(submission.formMethod)) {', 'if (false) {'],
  ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
  ['if (vtContext.isTransitioning && !vtContext.flushSync) {', 'if (false) {'],
  ['if (renderDfd && pendingState && router.window) {', 'if (false) {'],
  ['if (!vtContext.isTransitioning && interruption) {', 'if (false) {'],
  ['if (isFogOfWar) {', 'if (false) {'],
  ['if (opts?.mask) {', 'if (false) {'],
]

/**
 * Drops what browsers do not need of the router: warnings for developers, which its package brings to production builds, too, and
 * components and functions that no page uses. Their names for developer tools, and calls not marked as pure, would keep those in the bundle.
 */
export function leanRouter(): Plugin {
  /** Conditions that no file had yet: another version of the router may have written them otherwise. */
  const missing = new Set(NEVER.map(([condition]) => condition))
  return {
    name: 'reelwright:lean-router',
    apply: 'build',
    transform(code, id) {
      if (!/\/react-router\/dist\//.test(id)) return
      for (const condition of missing) if (code.includes(condition)) missing.delete(condition)
      const lean = emptied(code, unusedIn(this.parse(code)))
        // No link asks the router for a prefetch.
        .replace(/= usePrefetchBehavior\([^()]*\)/, '= [false, void 0, {}]')
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/= (?=React\d*\.(forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ ')
      return { code: NEVER.reduce((lean, [condition, instead]) => lean.replace(condition, instead), lean), map: null }
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0)
        this.error(`The router no longer has ${[...missing].join(', ')}: update lean-router.ts`)
    },
  }
}

type Program = ReturnType<Rolldown.PluginContext['parse']>
type Statement = Program['body'][number]
/** The parser's own type covers expressions, too. */
type Declaration = Statement & { id: { name: string } | null; body: Block & { body: Statement[] } }

/** The bodies of the functions above. */
function unusedIn({ body }: Program): Block[] {
  const declared = functionsIn(body)
  const inRouter = declared.filter(isNamed(/^createRouter$/)).flatMap(({ body }) => functionsIn(body.body))
  return [...declared.filter(isNamed(UNUSED)), ...inRouter.filter(isNamed(UNUSED_IN_ROUTER))].map(({ body }) => body)
}

const functionsIn = (statements: Statement[]) =>
  statements.filter((statement): statement is Declaration => statement.type === 'FunctionDeclaration')

const isNamed =
  (names: RegExp) =>
  ({ id }: Declaration) =>
    names.test(id?.name ?? '')
