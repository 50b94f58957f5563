import { countSpokenWords, LIMITS } from '@reelwright/shared'
import { useState } from 'react'
import { Badge, Button, Checkbox, TextField } from '../../../ui'
import type { Candidate } from './choice'
import { problemsOf } from './import-row'
import type { Import } from './use-import'

const FIRST = 50
const MORE = 200

/** The found scripts, each with its title to change, what is odd about it, and whether it is imported. */
export function CandidateList({ work }: { work: Import }) {
  const [shown, setShown] = useState(FIRST)
  const rest = work.candidates.length - shown
  return (
    <>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {work.candidates.slice(0, shown).map((candidate) => (
          <CandidateLine key={candidate.key} candidate={candidate} work={work} />
        ))}
      </ul>
      {rest > 0 && (
        <Button className="self-center" onClick={() => setShown(shown + MORE)}>
          Show {Math.min(MORE, rest).toLocaleString('en-US')} more
        </Button>
      )}
    </>
  )
}

function CandidateLine({ candidate, work }: { candidate: Candidate; work: Import }) {
  const { script } = candidate
  const title = work.titleOf(candidate)
  const problems = problemsOf(script)
  const words = countSpokenWords(script.text)
  return (
    <li className="flex items-start gap-1 px-3 py-2 sm:gap-3 sm:px-4">
      <Checkbox
        className="mt-0.5 min-w-11 lg:mt-1.5 lg:min-w-0"
        label={<span className="sr-only">Import {title}</span>}
        checked={work.isTicked(candidate)}
        onCheckedChange={(on) => work.tick([candidate.key], on)}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <TextField
          label={`Title of ${candidate.title}`}
          hideLabel
          value={title}
          maxLength={LIMITS.title}
          onChange={(event) => work.rename(candidate, event.target.value)}
        />
        {script.text && <p className="line-clamp-2 text-sm text-muted">{script.text.slice(0, 300)}</p>}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted tabular-nums">
          <span>{words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`}</span>
          <span className="min-w-0 truncate">{script.source}</span>
          {work.isKnown(candidate) && <Badge tone="info">Already in your library</Badge>}
        </p>
        {problems.map((problem) => (
          <p key={problem} className="text-xs text-warning">
            {problem}
          </p>
        ))}
      </div>
    </li>
  )
}
