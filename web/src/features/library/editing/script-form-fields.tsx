import { LIMITS, optionLabel, SCRIPT_STATUSES } from '@reelwright/shared'
import { Badge, cn, SelectField, TextArea, TextField } from '../../../ui'
import { formatClock } from '../../../platform'
import { useEditorThemeClass } from '../../account'
import { type FieldErrors, LONGEST, type ScriptFields, type ScriptRow, SHORTEST, wholeLength } from './script-form'
import { countWords, paragraphsOf, sceneCount, spokenSeconds, wordLabel } from './spoken-text'

/** What library editors write; the others are stored by the generator and stay while nobody picks another. (B-BD-01, CX-01) */
const BOARD_STATUSES = SCRIPT_STATUSES.slice(0, 4)

interface ScriptFormFieldsProps {
  fields: ScriptFields
  errors: FieldErrors
  stored: ScriptRow | null
  onChange: (changed: Partial<ScriptFields>) => void
}

/** (B-ED-01, OP-35, OP-48) */
export function ScriptFormFields({ fields, errors, stored, onChange }: ScriptFormFieldsProps) {
  const theme = useEditorThemeClass()
  return (
    <>
      <div className="flex flex-col gap-5">
        <TextField
          label="Title"
          required
          value={fields.title}
          error={errors.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <div>
          <TextArea
            label="Script"
            required
            autoGrow
            rows={14}
            value={fields.text}
            error={errors.text}
            placeholder="What you say, line by line. A blank line begins the next scene."
            className={cn(
              theme,
              '[&_textarea]:min-h-80 [&_textarea]:bg-(--editor-ground) [&_textarea]:px-4 [&_textarea]:text-lg',
              '[&_textarea]:leading-relaxed [&_textarea]:text-(--editor-text)',
              '[&_textarea]:placeholder:text-(--editor-quiet)',
            )}
            onChange={(event) => onChange({ text: event.target.value })}
          />
          <TextFacts fields={fields} stored={stored} />
        </div>
      </div>
      <fieldset className="flex flex-col gap-5">
        <legend className="sr-only">Details</legend>
        <TextField
          label="Product name"
          value={fields.product}
          error={errors.product}
          onChange={(event) => onChange({ product: event.target.value })}
        />
        <SelectField
          label="Status"
          options={statusOptions(fields.status)}
          value={fields.status}
          onChange={(event) => onChange({ status: event.target.value })}
        />
        <TextField
          label="Video length"
          type="number"
          inputMode="numeric"
          min={SHORTEST}
          max={LONGEST}
          suffix={<span className="pr-3">sec</span>}
          hint={`From ${SHORTEST} to ${LONGEST} seconds.`}
          value={fields.length}
          onChange={(event) => onChange({ length: event.target.value })}
          onBlur={() => onChange({ length: String(wholeLength(fields.length)) })}
        />
        <TextField
          label="Tags"
          hint={`Separate them with commas. At most ${LIMITS.tags}.`}
          value={fields.tags}
          error={errors.tags}
          onChange={(event) => onChange({ tags: event.target.value })}
        />
      </fieldset>
    </>
  )
}

/** Words, their label, and how long it takes to say them. */
function TextFacts({ fields, stored }: { fields: ScriptFields; stored: ScriptRow | null }) {
  const words = countWords(fields.text)
  const scenes = stored ? sceneCount(stored.script_data) : 0
  const paragraphs = paragraphsOf(fields.text).length
  return (
    <div className="mt-2 space-y-1 text-sm text-muted tabular-nums">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`}</span>
        <Badge>{wordLabel(words)}</Badge>
        <span>
          about {formatClock(spokenSeconds(words))} aloud, the video is {formatClock(wholeLength(fields.length))}
        </span>
      </p>
      {scenes > 0 && paragraphs !== scenes && (
        <p className="text-warning">
          The cues belong to {scenes} scenes, and the text now has {paragraphs}. Saving it like this keeps the text
          only; the cues stay in the version history.
        </p>
      )}
    </div>
  )
}

function statusOptions(current: string) {
  const known: readonly string[] = BOARD_STATUSES
  const values = known.includes(current) ? known : [...known, current]
  return values.map((value) => ({ value, label: optionLabel(value) }))
}
