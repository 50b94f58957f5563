import * as z from 'zod'

/**
 * What "Export All Data" writes as `reelwright-export.json`, so that another installation can read it back. Columns keep the names of
 * the database. No token, hash or secret of a second factor is in it. (B-SE-10, OP-55)
 */

/** Raised when a reader of the old form would misunderstand the new one. */
export const ACCOUNT_EXPORT_VERSION = 1

/** ISO 8601, to the microsecond. */
const moment = z.string().min(10)
const anyObject = z.record(z.string(), z.unknown())

export const ExportedProfile = z.object({
  first_name: z.string().nullable(),
  full_name: z.string().nullable(),
  avatar_path: z.string().nullable(),
  tiktok_username: z.string().nullable(),
  editor_theme: z.string(),
  notify_script_ready: z.boolean(),
  notify_trending: z.boolean(),
  notify_performance: z.boolean(),
  notify_product_updates: z.boolean(),
  sidebar_width: z.number().nullable(),
  notifications_seen_at: moment.nullable(),
  first_steps_done: z.boolean(),
  created_at: moment,
  updated_at: moment,
})

export const ExportedFolder = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  icon: z.string(),
  created_at: moment,
})

export const ExportedScript = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  script_data: anyObject,
  script_text: z.string(),
  product_name: z.string(),
  audience: z.string(),
  video_length: z.number(),
  video_style: z.string(),
  style: z.string().nullable(),
  tone: z.string().nullable(),
  /** Null or 0: none. */
  price: z.number().nullable(),
  features: z.array(z.string()),
  tags: z.array(z.string()),
  status: z.string(),
  kanban_status: z.string().nullable(),
  viral_potential_score: z.number().nullable(),
  views: z.number().nullable(),
  likes: z.number().nullable(),
  shares: z.number().nullable(),
  /** The next three are not in files of earlier releases. */
  sales: z.number().nullable().default(null),
  posted_at: moment.nullable().default(null),
  board_position: z.number().default(0),
  /** The next five are not in files of earlier releases. */
  result_link: z.string().nullable().default(null),
  clicks: z.number().nullable().default(null),
  revenue: z.number().nullable().default(null),
  results_at: moment.nullable().default(null),
  results_from: z.string().nullable().default(null),
  metadata: anyObject,
  /** Words for the listing and the post, as `SavedSeo`; not in files of earlier releases. */
  seo: anyObject.nullable().default(null),
  /** Of a folder in `folders`. */
  folder_id: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
})
export type ExportedScript = z.infer<typeof ExportedScript>

export const ExportedVersion = z.object({
  /** Of a script in `scripts`. */
  script_id: z.string(),
  version_number: z.number(),
  /** Not in files of the first release, as what was said in chats and taken. */
  name: z.string().nullable().default(null),
  title: z.string(),
  description: z.string().nullable(),
  change_description: z.string(),
  script_text: z.string(),
  script_data: z.unknown(),
  created_at: moment,
})

/** One line of the chat in which a script was refined. */
export const ExportedMessage = z.object({
  id: z.string(),
  /** Of a script in `scripts`. */
  script_id: z.string(),
  role: z.string(),
  text: z.string(),
  changes: z.array(z.unknown()),
  created_at: moment,
})

/** One try to film a scene. */
export const ExportedTake = z.object({
  id: z.string(),
  /** Of a script in `scripts`. */
  script_id: z.string(),
  /** Of a scene in that script's data. */
  scene: z.number(),
  verdict: z.string(),
  seconds: z.number().nullable(),
  created_at: moment,
})

/** A script that rests in the bin. Its folder may be gone. */
export const ExportedDeletedScript = ExportedScript.extend({ deleted_at: moment })

export const ExportedHook = z.object({
  id: z.string(),
  kind: z.string(),
  text: z.string(),
  category: z.string(),
  style: z.string(),
  created_at: moment,
  updated_at: moment,
})

export const ExportedFavourite = z.object({
  /** Of a hook in `hook_library_items`, or of a built-in one ("HK01"). */
  item_id: z.string(),
  created_at: moment,
})

export const ExportedSubscription = z.object({
  status: z.string(),
  stripe_price_id: z.string().nullable(),
  stripe_customer_id: z.string().nullable(),
  stripe_subscription_id: z.string().nullable(),
  scripts_used: z.number(),
  is_trial: z.boolean(),
  current_period_start: moment.nullable(),
  current_period_end: moment.nullable(),
  /** The next three are not in files of earlier releases. */
  cancel_at_period_end: z.boolean().default(false),
  next_price_id: z.string().nullable().default(null),
  granted: z.boolean().default(false),
  created_at: moment,
  updated_at: moment,
})

/** What the account was asked to pay, and what came in; amounts in cents. */
export const ExportedPayment = z.object({
  id: z.string(),
  number: z.string().nullable(),
  description: z.string(),
  status: z.string(),
  amount_cents: z.number(),
  paid_cents: z.number(),
  currency: z.string(),
  period_start: moment.nullable(),
  period_end: moment.nullable(),
  paid_at: moment.nullable(),
  failed_at: moment.nullable(),
  receipt_url: z.string().nullable(),
  created_at: moment,
})

/** One script that was asked for and written; whether it was kept is another matter. */
export const ExportedGeneration = z.object({
  id: z.string(),
  state: z.string(),
  /** Who wrote it: the embedded writer, or a provider and its model. */
  writer: z.string().nullable(),
  result: z.unknown(),
  created_at: moment,
  settled_at: moment.nullable(),
})

export const ExportedNotification = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  message: z.string(),
  link: z.string().nullable(),
  created_at: moment,
})

/** What is known about the account itself. */
/** A piece of work that a language model was asked for. */
export const ExportedModelUse = z.object({
  /** "generate", "refine" or "test". */
  work: z.string(),
  /** The provider; with the account's own key the model, too. */
  writer: z.string(),
  input_tokens: z.number(),
  output_tokens: z.number(),
  /** Why the built-in writer took the model's place. */
  fell_back: z.string().nullable(),
  /** The account's own key paid. */
  own_key: z.boolean(),
  created_at: moment,
})

export const ExportedAccount = z.object({
  id: z.string(),
  email: z.string().nullable(),
  email_confirmed_at: moment.nullable(),
  created_at: moment,
  last_sign_in_at: moment.nullable(),
  /** Ways to sign in: "email", "google". */
  providers: z.array(z.string()),
  /** Whether an authenticator app is set up; its secret stays here. */
  two_factor: z.boolean(),
  /** What was told about the person at sign-up or by Google, such as the name. */
  user_metadata: anyObject,
  sessions: z.array(
    z.object({
      user_agent: z.string().nullable(),
      ip: z.string().nullable(),
      created_at: moment,
      refreshed_at: moment.nullable(),
    }),
  ),
  /** Letters that were sent, besides those that confirm something. */
  letters: z.array(z.object({ kind: z.string(), name: z.string(), sent_at: moment })),
  /** What whoever runs the installation noted about plan and payments. Not in files of earlier releases. */
  billing_notes: z
    .array(z.object({ kind: z.string(), amount_cents: z.number().nullable(), words: z.string(), created_at: moment }))
    .default([]),
  /** The language model the account writes with by its own key; the key stays here. Not in files of earlier releases. */
  own_model: z.object({ provider: z.string(), model: z.string(), updated_at: moment }).nullable().default(null),
})
export type ExportedAccount = z.infer<typeof ExportedAccount>

export const AccountExport = z
  .object({
    format: z.literal('reelwright-account'),
    version: z.literal(ACCOUNT_EXPORT_VERSION),
    exported_at: moment,
    account: ExportedAccount,
    profile: ExportedProfile.nullable(),
    subscription: ExportedSubscription.nullable(),
    payments: z.array(ExportedPayment).default([]),
    folders: z.array(ExportedFolder),
    scripts: z.array(ExportedScript),
    script_versions: z.array(ExportedVersion),
    script_messages: z.array(ExportedMessage).default([]),
    script_takes: z.array(ExportedTake).default([]),
    /** What rests in the bin, with what went there along with it. */
    deleted_scripts: z.array(ExportedDeletedScript).default([]),
    deleted_script_versions: z.array(ExportedVersion).default([]),
    deleted_script_messages: z.array(ExportedMessage).default([]),
    deleted_script_takes: z.array(ExportedTake).default([]),
    hook_library_items: z.array(ExportedHook),
    hook_library_favourites: z.array(ExportedFavourite),
    generations: z.array(ExportedGeneration),
    model_uses: z.array(ExportedModelUse).default([]),
    notifications: z.array(ExportedNotification),
  })
  .meta({ id: 'AccountExport' })
export type AccountExport = z.infer<typeof AccountExport>
