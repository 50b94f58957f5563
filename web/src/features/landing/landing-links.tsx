import { Link } from 'react-router'
import { Button } from '../../ui'
import { useSignedIn } from './use-signed-in'

/** In the header of the landing page. */
export function LandingLinks() {
  const signedIn = useSignedIn()
  return (
    <>
      <Button asChild variant="ghost" size="sm" className="max-sm:px-2 max-[23rem]:hidden">
        <Link to="/pricing">Pricing</Link>
      </Button>
      {!signedIn && (
        <>
          <Button asChild variant="ghost" size="sm" className="whitespace-nowrap max-sm:px-2">
            <Link to="/login">Log in</Link>
          </Button>
          <Button asChild size="sm" className="max-sm:px-2.5">
            <Link to="/signup">Start</Link>
          </Button>
        </>
      )}
    </>
  )
}
