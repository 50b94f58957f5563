import type { Rolldown } from 'vite'

const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`)

/** Parts of `ui` that stand on a library of their own; all others are small and on every page. */
const HEAVY_UI =
  /\/web\/src\/ui\/(code-field|confirm-dialog|dialog|drawer|lazy-dialog|menu|menu-layer|panel|segmented-control|switch|checkbox|sidebar-width|tabs|use-return-focus|toaster|text-area|resize-handle|search-button|search-field|progress|password-field|empty-state|breadcrumb|avatar|file-drop|leave-guard|popover|toolbar)/

/** Parts of `platform` that few pages want; product-kinds brings the writer. */
const HEAVY_PLATFORM =
  /\/web\/src\/platform\/(word-diff|choice-in-address|edit-payload|filming|new-key|name-in-header|opened-in-address|use-long-save|pages|save-file|kept-on-device|opened-scripts|product-kinds|adopted-style|style-singleton)/

/** Parts of `platform` that know the back end; open pages do without. */
const BACK_END =
  /\/web\/src\/platform\/(api-client|backend|early-answers|constraint-text|defer-calls|subscribe-to-rows|local-clock|renew-session|session-storage|stored-session|query-client|unwrap)/

/** What tabs need, too. */
const PRIMITIVES =
  '@radix-ui/(primitive|react-primitive|react-context|react-id|react-direction|react-presence|react-compose-refs|react-slot|react-use-[a-z-]+)'

/** What every layer over the page needs: dialogs, drawers and menus. */
const LAYERS = [
  '@radix-ui/react-(focus-scope|focus-guards|dismissable-layer|portal)',
  'aria-hidden',
  'react-remove-scroll',
  'react-remove-scroll-bar',
  'use-sidecar',
  'use-callback-ref',
]

/** What the landing page shares with other pages. An icon that is missing here brings those of all other pages with it. */
const LANDING_WORDS =
  /\/(shared\/src\/(billing|plans|script-options|script-times)\.ts|lucide-react\/dist\/esm\/icons\/(arrow-right|badge-check|check|chevron-down|clock|copy|gauge|pen-line|refresh-cw|rotate-cw|timer|video)\.mjs)$/

/** Words and the hint of a session, on nearly every page. */
const COMMON_WORDS =
  /\/(shared\/src\/limits\.ts|lucide-react\/dist\/esm\/icons\/(eye|wifi-off)\.mjs|web\/src\/(features\/(billing\/session-id|landing\/use-signed-in)|platform\/session-hint)\.ts)$/

/** Seen on a later click, or only by who is signed in, so with files of their own. */
const LATER =
  /\/features\/(dashboard\/(overview|first-steps|welcome\/(?!welcome\.|use-welcome))|market\/|account\/(menu|notifications|settings|profile)\/|account\/sign-in\/(second-factor-step|sign-up-|strength-meter|password-strength|forgot-form|recovery-sent|use-entry|ask-first)|billing\/(own-offers|sale\/(change-|own-|pricing-dialog|portal-button)))|\/ui\/code-field/

/**
 * What the shell around signed-in pages shows. A group contains everything that its modules import: without a chunk of their own these
 * small parts would be in that of a large page, and every other page would load it.
 */
const SHELL =
  /\/(shared\/src\/(account|folded|script-file-name)\.ts$|app\/(shell\/(?!folders\.|mobile-menu)|palette\/palette-frame)|ui\/(avatar|breadcrumb|checkbox|segmented-control|sidebar-width|empty-state|lazy-dialog|menu|progress|resize-handle|search-button|search-field|use-return-focus)\.tsx?|platform\/(choice-in-address|filming|name-in-header|new-key|opened-in-address|pages|save-file|use-long-save)\.ts|features\/(account\/(menu\/|notifications\/|plan-banner|verification-banner|use-resend-confirmation|settings\/sections)|dashboard\/welcome\/(welcome|use-welcome)\.|library\/(copy|load-error|use-debounced|use-search-text)\.))/

/** Who is signed in: on every page that asks, in and out of the shell. */
const SESSION =
  /\/(app\/session-frame|platform\/kept-on-device|features\/account\/(api|early-session|guards|logout|return-path|session|session-facts|session-state|sign-in-error|user|profile\/problem-text))\.tsx?$/

/** The library's part of the sidebar; without a chunk of its own it would bring all dialogs and menus of the library. */
const LIBRARY_SIDEBAR =
  /\/features\/library\/(folders\/(folder-menu|folder-mark|use-folder-actions|use-script-drop|drag-scripts|api)|changes\/(move-texts|use-script-changes|api|cached-cards|counted|deleted-scripts|script-dialogs|export-scripts|focus-beside|studio-payload|use-script-actions)|script-actions|live\/[^/]+)\.tsx?$/

/**
 * What goes together into one file. Left alone, the bundler makes a file of each module that two pages share: a hundred requests for
 * the dashboard, each with headers larger than itself.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  // Every page: the routes, with what stands around all pages. Without a file of their own they would go to the shell, which names some.
  { name: 'app', priority: 88, test: /\/web\/src\/(app\/(index|routes|show-app)|features\/[^/]+\/routes)\.tsx?$/ },
  // Evaluated before the rest, in a step of its own: see `src/main.tsx`.
  { name: 'react-dom', priority: 100, test: packages('react-dom', 'scheduler') },
  {
    name: 'base',
    priority: 90,
    test: (id) =>
      packages('react', 'react-router', 'clsx', 'class-variance-authority', 'react-error-boundary').test(id) ||
      (/\/web\/src\/(ui|platform)\//.test(id) &&
        !HEAVY_UI.test(id) &&
        !HEAVY_PLATFORM.test(id) &&
        !BACK_END.test(id) &&
        !id.endsWith('/index.ts')) ||
      id.endsWith('/shared/src/product.ts') ||
      // Registered by the routes; what it stands beside in its folder comes later.
      id.endsWith('/teleprompter/takes-at-logout.ts') ||
      // What fetches all lazy pages; put anywhere else, it takes the file it is put into to every page.
      id.endsWith('vite/preload-helper.js') ||
      id.includes('rolldown/runtime') ||
      COMMON_WORDS.test(id) ||
      LANDING_WORDS.test(id),
  },
  {
    name: 'password',
    priority: 87,
    test: /\/(ui\/password-field\.tsx|lucide-react\/dist\/esm\/icons\/eye-off\.mjs)$/,
  },
  // What it shows of plans.
  {
    name: 'landing-words',
    priority: 85,
    test: (id) =>
      id.endsWith('/features/landing/copy-button.tsx') ||
      /\/features\/billing\/(checkout-notice|coming-soon|interval-toggle|page-head|page-links|plan-cards|plan-terms|price-text|wanted-plan)\.tsx?$/.test(
        id,
      ),
  },
  // Shapes of the market, with their schemas: without a file of their own they bring the schema library to every page.
  {
    name: 'market-shapes',
    priority: 83,
    test: /\/shared\/src\/(market|market-jobs|market-import|partner-seo|shop-connection)\.ts$/,
  },
  // With what knows the back end: pages that ask for a session need both.
  {
    name: 'session',
    priority: 82,
    test: (id) =>
      SESSION.test(id) ||
      (BACK_END.test(id) && !/query-client/.test(id)) ||
      // What answers of the server say.
      /\/shared\/src\/(errors|texts)\.ts$/.test(id),
  },
  { name: 'icons', priority: 80, minShareCount: 2, test: packages('lucide-react') },
  // Schemas stand with their library: a page that wants one of them wants both.
  {
    name: 'schemas',
    priority: 84,
    test: /\/(node_modules\/zod\/|shared\/src\/(account-requests|account-export|generation-events|refinement|script\/generated-script|script-brief|script-version|script-export)\.ts$)/,
  },
  // What every list of scripts reads of them, and what counts and breaks their words: small, and with a file of their own in no page's way.
  { name: 'stored-scripts', priority: 86, test: /\/shared\/src\/script\/(stored-parts|paragraphs|same-words)\.ts$/ },
  {
    name: 'spoken-words',
    priority: 85,
    test: /\/shared\/src\/script\/(spoken-words|spell-out|syllables|sentences|seconds|scenes-of-text)\.ts$/,
  },
  { name: 'prompter-lines', priority: 84, test: /\/shared\/src\/script\/(prompter-lines|line-units)\.ts$/ },
  { name: 'forms', priority: 70, test: packages('react-hook-form', '@hookform/resolvers') },
  // Every page in the shell: the cache with the profile and the plan, the shell itself, what it and the dashboard need of the library.
  {
    name: 'signed-in',
    priority: 68,
    test: (id) =>
      packages('@tanstack/query-core', '@tanstack/react-query', '@supabase/postgrest-js').test(id) ||
      (SHELL.test(id) && !id.endsWith('/notification-list.tsx')) ||
      /\/web\/src\/(platform\/query-client|app\/(work-frame|first-reads)|features\/account\/(queries|settings\/editor-theme))\./.test(
        id,
      ) ||
      /\/features\/(library\/(api|stage-badge|figures\/api|changes\/deleted-scripts)|studio\/kept\/offline-scripts)\.tsx?$/.test(
        id,
      ),
  },
  // Of forms: no page has them before somebody fills one in.
  { name: 'form-fields', priority: 66, test: /\/web\/src\/ui\/(file-drop|switch|text-area)\.tsx$/ },
  { name: 'toasts', priority: 70, test: (id) => packages('sonner').test(id) || /\/web\/src\/ui\/toaster\./.test(id) },
  // Only who compares versions wants it.
  {
    name: 'diff',
    priority: 65,
    test: /\/(node_modules\/diff\/|web\/src\/(platform\/word-diff|features\/studio\/edited-script\/compare-scripts)\.ts$)/,
  },
  { name: 'primitives', priority: 61, test: packages(PRIMITIVES) },
  {
    name: 'layers',
    priority: 60,
    test: (id) => packages(...LAYERS).test(id) || /\/web\/src\/platform\/style-singleton\./.test(id),
  },
  {
    name: 'dialog',
    priority: 55,
    test: /\/(@radix-ui\/react-(dialog|alert-dialog)\/|web\/src\/ui\/(dialog|confirm-dialog|drawer|leave-guard|panel|use-return-focus)\.tsx?$)/,
  },
  {
    name: 'tabs',
    priority: 57,
    test: /\/(@radix-ui\/react-(tabs|roving-focus|collection)\/|web\/src\/ui\/tabs\.tsx$)/,
  },
  {
    name: 'menu',
    priority: 55,
    test: /\/(@radix-ui\/react-(menu|dropdown-menu)\/|web\/src\/ui\/menu-layer\.tsx$)/,
  },
  { name: 'virtual', priority: 60, test: packages('@tanstack/(virtual-core|react-virtual)') },
  {
    name: 'popper',
    priority: 60,
    test: /\/(@floating-ui\/|@radix-ui\/react-(popper|arrow|popover)\/|web\/src\/ui\/popover\.tsx$)/,
  },
  // The studio's form and the pages that check texts both read prices and times.
  {
    name: 'brief-words',
    priority: 30,
    test: /\/(writer\/src\/language\/price|web\/src\/features\/studio\/(price-text|timeline))\.ts$/,
  },
  // What every signed-in page sends when it is at rest; without a file of its own it brings the teleprompter.
  {
    name: 'takes',
    priority: 20,
    test: /\/features\/studio\/(kept\/sync-line|teleprompter\/(api|take-queue|takes))\.tsx?$/,
  },
  { name: 'library-sidebar', priority: 20, test: LIBRARY_SIDEBAR },
  {
    name: 'dashboard',
    priority: 20,
    test: /\/features\/dashboard\/((dashboard-page|api|achievements|figure-texts|first-name|old-tabs)\.|overview\/(?!no-numbers|example-numbers|time-saved-dialog)|first-steps\/|welcome\/given-name\.)/,
  },
  // With all that it imports: the filters, which come later, share small parts of it.
  { name: 'library-page', priority: 15, test: /\/features\/library\/library-page\.tsx$/ },
  // With all that it imports. The dashboard has it, too, but the studio's own page has nothing of the dashboard.
  { name: 'studio', priority: 15, test: /\/features\/studio\/studio\.tsx$/ },
  {
    debugName: 'shared in a feature',
    name: (id) =>
      // The library's page has all of these.
      /\/features\/library\/((changes|list)\/)?[^/]+$/.test(id)
        ? 'library-shared'
        : `${/\/features\/([^/]+)\/(?:([^/]+)\/)?/.exec(id)?.slice(1, 3).filter(Boolean).join('-') ?? 'pages'}-shared`,
    priority: 10,
    minShareCount: 2,
    test: (id) => /\/(web\/src\/(features|app|ui|platform)|shared\/src)\//.test(id) && !LATER.test(id),
  },
]
