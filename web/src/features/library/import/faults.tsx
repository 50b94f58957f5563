const SHOWN = 5

/** What could not be read, the first few of many. */
export function Faults({ faults }: { faults: readonly string[] }) {
  const more = faults.length - SHOWN
  return (
    <ul className="flex flex-col gap-1 break-words">
      {faults.slice(0, SHOWN).map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
      {more > 0 && <li>And {more.toLocaleString('en-US')} more.</li>}
    </ul>
  )
}
