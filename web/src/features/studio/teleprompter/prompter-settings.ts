import * as z from 'zod'

/** How somebody likes to read. Of this device, since a phone on a tripod is not a desk. */
const PrompterSettings = z.object({
  /** Letters, in pixels. */
  size: z
    .number()
    .min(20)
    .max(120)
    .catch(() => usualSize()),
  /** Of the screen, in hundredths. */
  width: z.number().min(40).max(100).catch(95),
  /** 1 is the script's own pace. */
  speed: z.number().min(0.5).max(2).catch(1),
  mirrored: z.boolean().catch(false),
  light: z.boolean().catch(false),
  /** Pauses after each scene. */
  stops: z.boolean().catch(false),
})
export type PrompterSettings = z.infer<typeof PrompterSettings>

/** For sliders, and for keys, which go one step. */
export const RANGES = {
  size: { min: 20, max: 120, step: 4 },
  width: { min: 40, max: 100, step: 5 },
  speed: { min: 0.5, max: 2, step: 0.1 },
} as const

/** A line of 32 letters goes across the screen once; on a phone letters stay large, and lines are broken. */
const usualSize = () => Math.min(76, Math.max(40, Math.round(innerWidth / 76) * 4))

const KEY = 'reelwright:teleprompter'

export function readSettings(): PrompterSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const read = PrompterSettings.safeParse(stored)
    if (read.success) return read.data
  } catch {
    // Forbidden, or not ours.
  }
  return PrompterSettings.parse({})
}

export function keepSettings(settings: PrompterSettings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Full or forbidden: they last as long as the teleprompter is open.
  }
}

/** One step more or less, within its range. */
export function stepped(settings: PrompterSettings, name: keyof typeof RANGES, direction: 1 | -1): PrompterSettings {
  const { min, max, step } = RANGES[name]
  const value = Math.min(max, Math.max(min, settings[name] + direction * step))
  return { ...settings, [name]: Math.round(value * 10) / 10 }
}
