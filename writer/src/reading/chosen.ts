import { DEFAULT_STYLE, DEFAULT_TONE, type ScriptBrief, TONES, VIDEO_STYLES } from '@reelwright/shared'

/** The style that a brief is written in; the default for an unknown name. */
export const styleOf = ({ style }: Pick<ScriptBrief, 'style'>) =>
  VIDEO_STYLES.find((each) => each === style) ?? DEFAULT_STYLE

/** The tone that a brief is written in; the default for an unknown name. */
export const toneOf = ({ tone }: Pick<ScriptBrief, 'tone'>) => TONES.find((each) => each === tone) ?? DEFAULT_TONE
