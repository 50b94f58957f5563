import { Link } from 'react-router'

const LINKS = [
  { to: '/pricing', label: 'Pricing' },
  { to: '/contact', label: 'Contact' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
]

/** Where the open pages lead on to; the frame adds the copyright line below. */
export function PageLinks({ signedIn }: { signedIn: boolean }) {
  const last = signedIn
    ? { to: '/dashboard', label: 'Your dashboard' }
    : { to: '/login', label: 'Log in to your account' }
  return (
    <nav aria-label="More pages" className="flex flex-wrap justify-center gap-x-2 gap-y-1 border-t border-line pt-6">
      {[...LINKS, last].map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="focus-ring inline-flex min-h-11 items-center rounded-control px-3 text-sm text-muted hover:text-ink hover:underline"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
