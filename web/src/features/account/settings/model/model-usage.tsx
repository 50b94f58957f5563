import type { ModelSettings } from '@reelwright/shared/model-settings'
import { Progress } from '../../../../ui'
import { dollars } from './model-form'

const plural = (count: number, word: string) => `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`

/** What the model cost this month, beside its cap. */
export function ModelUsage({ settings: { provider, usage, monthlyCap, priceInput } }: { settings: ModelSettings }) {
  const { cost, scripts, refinements, tests, fallbacks } = usage
  const counts = [plural(scripts, 'script'), plural(refinements, 'refinement'), plural(tests, 'test')].join(', ')
  const reached = monthlyCap !== null && cost >= monthlyCap
  return (
    <section aria-label="Cost this month" className="rounded-card bg-sunken p-4">
      <h2 className="text-sm font-medium text-muted">Spent this month</h2>
      <p className="mt-1 text-2xl font-semibold text-ink tabular-nums">
        {dollars(cost)}
        {monthlyCap !== null && <span className="text-base font-normal text-muted"> of {dollars(monthlyCap)}</span>}
      </p>
      {monthlyCap !== null && monthlyCap > 0 && (
        <Progress className="mt-3" hideLabel label="Share of the spending cap" value={(cost / monthlyCap) * 100} />
      )}
      <p className="mt-2 text-sm text-muted">
        {counts}.{fallbacks > 0 && ` The built-in writer took over ${fallbacks === 1 ? 'once' : `${fallbacks} times`}.`}
        {priceInput === null &&
          scripts + refinements > 0 &&
          (cost > 0 ? ' Without prices, new scripts aren’t counted.' : ' Without prices, the cost isn’t known.')}
      </p>
      {provider !== null && monthlyCap !== null && priceInput === null && (
        <p className="mt-2 text-sm font-medium text-warning">
          The cap needs both prices. Until you set them, the built-in writer writes all scripts.
        </p>
      )}
      {reached && (
        <p className="mt-2 text-sm font-medium text-warning">
          You’ve reached the cap. The built-in writer takes over until the end of the month.
        </p>
      )}
    </section>
  )
}
