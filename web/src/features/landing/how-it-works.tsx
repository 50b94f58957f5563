const STEPS = [
  {
    title: 'Type a product',
    text: 'Its name, what it does, who it’s for. A minute on a phone is enough.',
  },
  {
    title: 'Get scenes, not paragraphs',
    text: 'A hook, the spoken lines, what to show and where to point the camera, timed to the second.',
  },
  {
    title: 'Film it as is',
    text: 'Lines you can say out loud without tripping. Change any of them. They’re yours.',
  },
]

/** (OP-03) */
export function HowItWorks() {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-3xl font-bold tracking-tight text-ink">
        From product to first take
      </h2>
      <ol className="mt-8 grid gap-8 lg:grid-cols-3 lg:gap-10">
        {STEPS.map((step, index) => (
          <li key={step.title} className="border-t-2 border-ink pt-4">
            <p aria-hidden="true" className="font-display text-sm font-semibold text-accent-text tabular-nums">
              Take {index + 1}
            </p>
            <h3 className="mt-1 text-xl font-semibold text-ink">{step.title}</h3>
            <p className="mt-2 max-w-[42ch] text-pretty text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
