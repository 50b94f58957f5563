import type { SubscriptionSummary } from '@reelwright/shared'

/** Said where no plan can be bought: without payments nothing is limited, unless somebody's scripts are counted all the same. */
export const nothingSoldText = (summary?: Pick<SubscriptionSummary, 'scriptsLimit'>): string =>
  summary?.scriptsLimit === null
    ? 'Payments are not set up here: everything is included.'
    : 'Plans aren’t available here yet.'
