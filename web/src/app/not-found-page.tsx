import { NotFound } from './not-found'

/** (A-RT-42) */
export function NotFoundPage() {
  return (
    <div className="mx-auto flex w-full max-w-lg flex-1 flex-col px-6 py-16">
      <NotFound />
    </div>
  )
}
