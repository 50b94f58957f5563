/** Somebody who does not exist, for `/demo-creator`. No number here was measured anywhere. (OP-11) */
export const SAMPLE_CREATOR = {
  name: 'Mara Lindqvist',
  about: 'One-minute videos of kitchen and desk finds, filmed by the window in the morning.',
  since: 'March 2026',
}

export const SAMPLE_FIGURES = [
  { name: 'Scripts', value: 48 },
  { name: 'Videos posted', value: 31 },
  { name: 'Views', value: 1_284_000 },
  { name: 'Likes', value: 96_400 },
] as const

export interface SampleScript {
  title: string
  product: string
  seconds: number
  score: string
}

export interface SampleColumn {
  name: string
  scripts: SampleScript[]
}

/** The columns of the board. (B-BD-02) */
export const SAMPLE_BOARD: SampleColumn[] = [
  {
    name: 'Draft',
    scripts: [
      { title: 'Cold coffee, second light', product: 'Travel mug', seconds: 60, score: '8.1' },
      { title: 'The drawer that sticks', product: 'Drawer dividers', seconds: 30, score: '7.6' },
    ],
  },
  {
    name: 'In progress',
    scripts: [{ title: 'Four plugs, one desk', product: 'Cable box', seconds: 90, score: '8.4' }],
  },
  {
    name: 'Ready to film',
    scripts: [{ title: 'Sunday onions', product: 'Vegetable chopper', seconds: 60, score: '8.7' }],
  },
  {
    name: 'Posted',
    scripts: [
      { title: 'One hand, one lid', product: 'Travel mug', seconds: 30, score: '8.3' },
      { title: 'What is under the sink', product: 'Folding rack', seconds: 60, score: '8.5' },
    ],
  },
]

export const SAMPLE_LINES = [
  { from: 0, to: 4, line: 'Three onions, and I am already crying.', cue: 'Your face, knife in hand, eyes half shut' },
  { from: 4, to: 17, line: 'I used to put this off until somebody else was cooking.', cue: 'Push the board away' },
  {
    from: 17,
    to: 38,
    line: 'Now I press once, and once more, and look: it is done.',
    cue: 'Top-down, two presses, lift the lid',
  },
  {
    from: 38,
    to: 60,
    line: 'If onions are your least favorite minute of cooking too, the link is below.',
    cue: 'Chopper beside the pan',
  },
]
