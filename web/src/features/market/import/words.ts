import type { ImportField, ImportOutcome, ImportState, MarketImport } from '@reelwright/shared'

/** What a column may hold, in plain words and in the order of the choice. */
export const FIELD_LABELS: Record<ImportField, string> = {
  product_name: 'Product name',
  product_id: 'Product ID',
  niche: 'Category',
  price: 'Price',
  image: 'Image URL',
  link: 'Product link',
  hashtags: 'Hashtags',
  creator_username: 'Creator handle',
  creator_name: 'Creator name',
  followers: 'Followers',
  date: 'Date',
  views: 'Views',
  likes: 'Likes',
  comments: 'Comments',
  shares: 'Shares',
  clicks: 'Clicks',
  units: 'Units sold',
  revenue: 'Revenue',
  creators: 'Number of creators',
  engagement_rate: 'Engagement rate',
}

export const STATE_WORDS: Record<ImportState, string> = {
  draft: 'Not checked yet',
  checking: 'Checking',
  checked: 'Not imported yet',
  importing: 'Importing',
  done: 'Imported',
  failed: 'Failed',
}

/** "1 row", "1,200 rows". */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** What an import has done, in a sentence without its full stop. */
export function outcomeWords(outcome: ImportOutcome, period: MarketImport['mapping']['period']['kind']): string {
  const { newProducts, updatedProducts, newCreators, updatedCreators, newDays, replacedDays } = outcome
  const parts = [
    group(newProducts, updatedProducts, 'product'),
    group(newCreators, updatedCreators, 'creator'),
    newDays > 0 && counted(newDays, 'new daily total'),
    replacedDays > 0 && `${counted(replacedDays, 'daily total')} replaced`,
  ].filter((part) => part !== undefined && part !== false)
  if (newDays + replacedDays === 0 && period === 'lifetime')
    parts.push('totals saved as the starting point for your next import')
  return parts.length > 0 ? parts.join(' · ') : 'Nothing changed: this data was already here'
}

function group(fresh: number, updated: number, one: string): string | undefined {
  if (fresh > 0)
    return `${counted(fresh, `new ${one}`)}${updated > 0 ? `, ${updated.toLocaleString('en-US')} updated` : ''}`
  return updated > 0 ? `${counted(updated, one)} updated` : undefined
}
