import { ChartNoAxesColumn, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui'

/** Tab "analytics". (B-DS-06, OP-37) */
export function ComingSoon() {
  return (
    <Soon
      icon={<ChartNoAxesColumn strokeWidth={1.75} />}
      title="Performance Analytics"
      action={
        <Button asChild>
          <Link to="/analytics">Open shop analytics</Link>
        </Button>
      }
    />
  )
}

/** Tab "profile". (B-DS-09, OP-37) */
export function ProfileSoon() {
  return (
    <Soon
      icon={<UserRound strokeWidth={1.75} />}
      title="Profile"
      action={
        <Button asChild>
          <Link to="/profile">Open your profile</Link>
        </Button>
      }
    />
  )
}

function Soon({ icon, title, action }: { icon: ReactNode; title: string; action: ReactNode }) {
  return (
    <section className="mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center">
      <span
        aria-hidden="true"
        className="mb-4 flex size-12 items-center justify-center rounded-card bg-accent-soft text-accent-text [&_svg]:size-6"
      >
        {icon}
      </span>
      <h1 className="text-2xl font-bold text-ink">{title}</h1>
      <p className="mt-1.5 text-muted">Coming soon</p>
      <div className="mt-6">{action}</div>
    </section>
  )
}
