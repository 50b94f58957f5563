import { MessagesSquare } from 'lucide-react'
import { publicConfig } from '../../../platform'
import { Button } from '../../../ui'

/** Opens the chat's invite elsewhere; says "Coming soon" where there is none. (B-OB-07, OP-56) */
export function CommunityButton() {
  const invite = webAddress(publicConfig()?.communityUrl)
  const icon = <MessagesSquare strokeWidth={1.75} />
  if (!invite) {
    return (
      <div className="flex flex-col-reverse items-center gap-x-3 gap-y-1 sm:flex-row">
        <p id="community-soon" className="text-sm text-muted">
          Coming soon
        </p>
        <Button variant="primary" disabled aria-describedby="community-soon" icon={icon} className="max-sm:w-full">
          Join Community
        </Button>
      </div>
    )
  }
  return (
    <Button asChild variant="primary" icon={icon}>
      <a href={invite} target="_blank" rel="noopener noreferrer">
        Join Community<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </Button>
  )
}

/** Settings are typed by people: what is no web address is none. */
function webAddress(text: string | null | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const { protocol, href } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
