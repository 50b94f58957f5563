import { cn, Logo } from '../../ui'
import { DemoFrame, DemoPart } from './demo-frame'
import { BothThemes } from './panels'

/** Whole class names, since those put together at run time are not in the style sheet. */
const MARKS = [
  [16, '[&_svg]:size-4'],
  [24, '[&_svg]:size-6'],
  [32, '[&_svg]:size-8'],
  [48, '[&_svg]:size-12'],
  [64, '[&_svg]:size-16'],
  [96, '[&_svg]:size-24'],
  [128, '[&_svg]:size-32'],
] as const

const SINGLE_COLORS = [
  ['Black on white', 'bg-[#ffffff] [--accent:#000000] [--ink:#000000]'],
  ['White on black', 'bg-[#000000] [--accent:#ffffff] [--ink:#ffffff]'],
  ['White on the accent', 'bg-[#cf3624] [--accent:#ffffff] [--ink:#ffffff]'],
  ['Gray', 'bg-[#ffffff] [--accent:#666666] [--ink:#666666]'],
] as const

/** `/logo-test`: does the logo hold at every size, on both themes, in one color? (A-RT-35, OP-11) */
export function LogoSizesPage() {
  return (
    <DemoFrame
      title="Logo sizes"
      intro="The logo from the size of a browser tab to that of a cover, in both themes and in one color."
    >
      <DemoPart title="Mark">
        <BothThemes>
          <ul className="flex flex-wrap items-end gap-x-6 gap-y-5">
            {MARKS.map(([pixels, size]) => (
              <li key={pixels} className="flex flex-col items-center gap-2">
                <Logo markOnly className={size} />
                <span className="text-xs text-muted tabular-nums">{pixels} px</span>
              </li>
            ))}
          </ul>
        </BothThemes>
      </DemoPart>
      <DemoPart title="Wordmark">
        <BothThemes>
          <ul className="flex flex-col gap-5">
            {(['sm', 'md', 'lg'] as const).map((size) => (
              <li key={size} className="flex flex-wrap items-center justify-between gap-3">
                <Logo size={size} />
                <span className="text-xs text-muted">{size}</span>
              </li>
            ))}
          </ul>
        </BothThemes>
      </DemoPart>
      <DemoPart title="One color">
        <ul className="grid gap-4 sm:grid-cols-2">
          {SINGLE_COLORS.map(([name, look]) => (
            <li key={name}>
              <div className={cn('flex justify-center rounded-card border border-line px-4 py-8', look)}>
                <Logo />
              </div>
              <p className="mt-2 text-sm text-muted">{name}</p>
            </li>
          ))}
        </ul>
      </DemoPart>
    </DemoFrame>
  )
}
