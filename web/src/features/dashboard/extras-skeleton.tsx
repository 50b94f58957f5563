import { Skeleton } from '../../ui'

/** The shape of the streak and of the last scripts, while their code or their numbers are on their way. */
export function ExtrasSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4 px-3">
      {['w-24', 'w-16', 'w-28', 'w-full', 'w-4/5', 'w-full', 'w-3/5', 'w-4/5'].map((width, index) => (
        <Skeleton key={index} className={width} />
      ))}
    </div>
  )
}

/** Of the folders below "Script Library". */
export function TreeSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3 px-3 py-2">
      {['w-20', 'w-full', 'w-4/5'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  )
}
