import { BOARD_COLUMNS, type BoardColumn, type ScriptStats } from '@reelwright/shared'

/** What planning and writing one script by hand takes. */
export const MINUTES_PER_SCRIPT = 90

/** 270 is "4.5 hrs", 60 is "1 hr". */
export function hoursText(minutes: number): string {
  const hours = Math.round(minutes / 6) / 10
  return `${hours.toLocaleString('en-US')} ${hours === 1 ? 'hr' : 'hrs'}`
}

/** "1 day", "12 days" */
export const daysText = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'day' : 'days'}`

/** Share of scripts that need no more writing: ready to film or posted. (B-QA-08) */
export function completionText(columns: Record<BoardColumn, number>): string {
  const counted = BOARD_COLUMNS.reduce((sum, column) => sum + columns[column], 0)
  if (counted === 0) return '0%'
  return `${Math.round((100 * (columns.ready_to_film + columns.posted)) / counted)}%`
}

/** A video in the ranking. (B-OV-04) */
export interface RankedVideo {
  id: string
  title: string
  views: number
  /** 0.068 is 6.8 %. Undefined without recorded likes and shares. */
  engagement?: number
  /** Undefined when nobody recorded it. */
  sales?: number
}

/** Likes and shares of all views, as far as they were recorded. */
export function rankedVideo({ id, title, views, likes, shares, sales }: ScriptStats['topVideos'][number]): RankedVideo {
  const isKnown = views > 0 && (likes !== null || shares !== null)
  return {
    id,
    title,
    views,
    ...(isKnown && { engagement: ((likes ?? 0) + (shares ?? 0)) / views }),
    ...(sales !== null && { sales }),
  }
}
