import { countSpokenWords, paragraphs, secondsOf, storedScenes } from '@reelwright/shared'
import { formatClock } from '../../../platform'
import { Badge, cn, TextArea, TextField } from '../../../ui'
import { useEditorThemeClass } from '../../account'
import type { ScriptFields, ScriptRow } from './script-form'
import { wordLabel } from './word-label'
import type { ScriptEditing } from './use-script-editing'

/** Title and words. (B-ED-01, OP-48) */
export function ContentFields({ editing }: { editing: ScriptEditing }) {
  const { fields, errors, change } = editing
  const theme = useEditorThemeClass()
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <TextField
        name="title"
        label="Title"
        required
        value={fields.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <div>
        <TextArea
          name="text"
          label="Script"
          required
          autoGrow
          rows={12}
          value={fields.text}
          error={errors.text}
          placeholder="What you say, line by line. A blank line starts the next scene."
          className={cn(
            theme,
            '[&_textarea]:min-h-72 [&_textarea]:bg-(--editor-ground) [&_textarea]:px-4 [&_textarea]:text-lg',
            '[&_textarea]:leading-relaxed [&_textarea]:text-(--editor-text)',
            '[&_textarea]:placeholder:text-(--editor-quiet)',
          )}
          onChange={(event) => change({ text: event.target.value })}
        />
        <TextFacts fields={fields} stored={editing.began} />
      </div>
    </div>
  )
}

/** Words, their label, and how long it takes to say them. (B-VL-20 to B-VL-23) */
function TextFacts({ fields, stored }: { fields: ScriptFields; stored: ScriptRow | null }) {
  const words = countSpokenWords(fields.text)
  const scenes = stored ? storedScenes(stored).length : 0
  const blocks = paragraphs(fields.text).length
  return (
    <div className="mt-2 space-y-1 text-sm text-muted tabular-nums">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`}</span>
        {words > 0 && (
          <>
            <Badge>{wordLabel(words)}</Badge>
            <span>about {formatClock(secondsOf(words))} read aloud</span>
          </>
        )}
      </p>
      {scenes > 0 && blocks !== scenes && (
        <p className="text-warning">
          The cues belong to {scenes} scenes, and the text now has {blocks}. If you save now, only the text is kept. The
          cues stay in the version history.
        </p>
      )}
    </div>
  )
}
