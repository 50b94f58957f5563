import {
  AUDIENCES,
  DEFAULT_CALL_TO_ACTION,
  DEFAULT_LENGTH,
  DEFAULT_STYLE,
  DEFAULT_TONE,
  type Disclosure,
  DISCLOSURES,
  INITIAL_STATUSES,
  OUTPUT_TYPES,
  type ScriptBrief,
  TONES,
  VIDEO_LENGTHS,
  VIDEO_STYLES,
} from '@reelwright/shared'

/*
 * The form without its check: schemas are a tenth of what the dashboard loads, and nobody needs them before something is typed.
 * See `check-form.ts`.
 */

/** What stands in the generator form, as typed. (B-EN-23, B-ST-09) */
export interface BriefFormValues {
  productName: string
  price: string
  /** Of prices that name none, see `currency.ts`; empty for the usual one. */
  currency: string
  targetAudience: '' | (typeof AUDIENCES)[number]
  customTargetAudience: string
  videoLength: (typeof VIDEO_LENGTHS)[number]
  /** Field arrays of the form library need objects. */
  features: { text: string }[]
  videoStyle: (typeof VIDEO_STYLES)[number]
  tone: (typeof TONES)[number]
  painPoint: string
  story: string
  callToAction: string
  /** Id of the angle to write it by; empty for the best fit. */
  angle: string
  includeVisualCues: boolean
  outputType: (typeof OUTPUT_TYPES)[number]
  /** Empty: not decided yet, and the claim check reminds of it. (DISC-01) */
  disclosure: '' | Disclosure
  /** Off: no line claims the creator's own experience. (PERS-01) */
  firstPerson: boolean
  status: (typeof INITIAL_STATUSES)[number]
}

/** The form as it opens: nothing about the product, a default for every choice but the audience. (OP-58) */
export const EMPTY_FORM: BriefFormValues = {
  productName: '',
  price: '',
  currency: '',
  targetAudience: '',
  customTargetAudience: '',
  videoLength: DEFAULT_LENGTH,
  features: [{ text: '' }],
  videoStyle: DEFAULT_STYLE,
  tone: DEFAULT_TONE,
  painPoint: '',
  story: '',
  callToAction: DEFAULT_CALL_TO_ACTION,
  angle: '',
  includeVisualCues: true,
  outputType: 'both',
  disclosure: '',
  firstPerson: true,
  status: 'draft',
}

/** The choices of a field that has some. */
const CHOICES: { [Field in keyof BriefFormValues]?: readonly unknown[] } = {
  targetAudience: ['', ...AUDIENCES],
  videoLength: VIDEO_LENGTHS,
  videoStyle: VIDEO_STYLES,
  tone: TONES,
  outputType: OUTPUT_TYPES,
  disclosure: ['', ...DISCLOSURES],
  status: INITIAL_STATUSES,
}

/** A stored draft as form values. Whatever is missing or foreign in it falls back field by field. */
export function readDraft(stored: string | null): BriefFormValues {
  if (!stored) return EMPTY_FORM
  try {
    const draft: unknown = JSON.parse(stored)
    if (typeof draft !== 'object' || draft === null) return EMPTY_FORM
    const fitting = Object.entries(draft).filter(([field, value]) => fits(field, value))
    const known: Partial<BriefFormValues> = Object.fromEntries(fitting)
    const values = { ...EMPTY_FORM, ...known }
    return { ...values, features: values.features.map(({ text }) => ({ text })) }
  } catch {
    return EMPTY_FORM
  }
}

function fits(field: string, value: unknown): boolean {
  if (!Object.hasOwn(EMPTY_FORM, field)) return false
  const name = field as keyof BriefFormValues
  if (name === 'features')
    return Array.isArray(value) && value.length > 0 && value.every((item) => typeof Object(item).text === 'string')
  return CHOICES[name]?.includes(value) ?? typeof value === typeof EMPTY_FORM[name]
}

const UNSEEN = String.raw`[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]`
const UNSEEN_START = new RegExp(`^${UNSEEN}+`)
// From its first letter on: tried again at every one, a long row of blanks in the middle would take for ever.
const UNSEEN_END = new RegExp(`(?<!${UNSEEN})${UNSEEN}+$`)

/** Trimmed, and without what nobody sees at either end: a pasted zero-width space is no product name. */
export const bareText = (text: string) => text.replace(UNSEEN_START, '').replace(UNSEEN_END, '')

/** The body of the call, plus what the offline script needs to know: whether the price was typed at all. */
export interface CheckedBrief {
  brief: ScriptBrief
  priceTyped: boolean
}

/** Form field path ("features.2.text") to what is wrong with it. */
export type FieldErrors = Record<string, string>

/** Which of the three required things is missing; the generate button waits for all. (B-VL-01 to B-VL-03) */
export function isReadyToGenerate(
  values: Pick<BriefFormValues, 'productName' | 'targetAudience' | 'customTargetAudience'>,
) {
  if (!bareText(values.productName) || !values.targetAudience) return false
  return values.targetAudience !== 'custom' || bareText(values.customTargetAudience).length > 0
}

/** The form field that a field of the request body came from; the first one for a path that we do not know. */
export function formField(bodyPath: string, values: BriefFormValues): string {
  const [head = '', index] = bodyPath.split('.')
  if (head === 'targetAudience') return values.targetAudience === 'custom' ? 'customTargetAudience' : 'targetAudience'
  if (head === 'style') return 'videoStyle'
  if (head === 'priceText') return 'price'
  if (head === 'features') {
    const place = filledFeatures(values)[Number(index ?? 0)]?.place ?? 0
    return `features.${place}.text`
  }
  return head in LABELS ? head : 'productName'
}

/** "must be at most 200 characters" becomes a sentence that names its field. */
export function fieldMessage(field: string, message: string): string {
  if (message === 'must not be empty') return EMPTY_MESSAGES.get(field) ?? 'Please fill in this field'
  if (!message.startsWith('must ')) return message
  return `${LABELS[field.split('.')[0] as keyof typeof LABELS] ?? 'This field'} ${message}`
}

/** What the server says about a field, without the path that it puts in front for other programs. */
export function serverFieldMessage(bodyPath: string, field: string, text: string): string {
  return fieldMessage(field, text.startsWith(`${bodyPath}: `) ? text.slice(bodyPath.length + 2) : text)
}

const LABELS = {
  productName: 'Product name',
  price: 'Price',
  targetAudience: 'Target audience',
  customTargetAudience: 'Your audience',
  videoLength: 'Video length',
  features: 'A feature',
  videoStyle: 'Video style',
  tone: 'Tone',
  painPoint: 'Pain point',
  story: 'Your story',
  callToAction: 'Call to action',
  includeVisualCues: 'Visual cues',
  outputType: 'Output',
  disclosure: 'Disclosure',
} satisfies Partial<Record<keyof BriefFormValues, string>>

const EMPTY_MESSAGES = new Map([
  ['productName', 'Enter a product name'],
  ['targetAudience', 'Choose a target audience'],
  ['customTargetAudience', 'Describe your audience'],
])

/** Features with text and where they stand in the form: empty ones are dropped. (B-VL-07) */
export function filledFeatures(values: BriefFormValues) {
  return values.features
    .map(({ text }, place) => ({ text: bareText(text), place }))
    .filter(({ text }) => text.length > 0)
}
