import { Skeleton } from '../../ui'

const SCENES = [
  ['w-4/5', 'w-1/2'],
  ['w-full', 'w-3/5', 'w-2/5'],
  ['w-11/12', 'w-1/3'],
  ['w-full', 'w-4/5', 'w-1/2'],
]

/** The shape of a script while it is being written. */
export function ScriptSkeleton() {
  return (
    <div className="flex flex-col gap-5 px-4 pt-6 pb-8 sm:px-6 lg:px-8">
      <Skeleton className="h-8 w-3/5" />
      <div className="flex gap-7">
        <Skeleton className="h-9 w-24" />
        <Skeleton className="h-9 w-16" />
        <Skeleton className="h-9 w-32" />
      </div>
      <Skeleton className="mt-2 h-px w-full" />
      {SCENES.map((lines, index) => (
        <div key={index} className="grid gap-x-5 gap-y-2 pt-3 @lg:grid-cols-[5.5rem_minmax(0,1fr)]">
          <Skeleton className="mt-1.5 w-16" />
          <div className="flex measure flex-col gap-3">
            {lines.map((width, line) => (
              <Skeleton key={line} className={line === lines.length - 1 ? `h-3.5 ${width}` : `h-5 ${width}`} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
