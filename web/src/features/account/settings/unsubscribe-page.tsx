import { useMutation } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { NOTIFICATION_EMAILS, PRODUCT_NAME } from '@reelwright/shared'
import { ApiError } from '../../../platform'
import { Banner, Button, Card } from '../../../ui'
import { problemText } from '../profile/problem-text'
import { unsubscribe } from './api'

/**
 * `/unsubscribe?token=`: the link of the notification emails. Nothing happens before the button is pressed: programs that look for harm in mails
 * open every link. (OP-55)
 */
export function UnsubscribePage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  // The middle part names the kind of email; only the server can verify the rest.
  const label = labelOf(token.split('.')[1])
  const leave = useMutation({ mutationFn: unsubscribe, networkMode: 'always', retry: false })
  const refused = leave.error instanceof ApiError && [400, 404].includes(leave.error.status)

  return (
    <div className="mx-auto w-full max-w-md flex-1 px-4 pt-6 sm:pt-[8vh]">
      <title>{`Unsubscribe · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl font-bold tracking-tight text-ink">Unsubscribe</h1>
      <Card padding="lg" className="mt-6 flex flex-col items-start gap-5">
        {token === '' ? (
          <Banner tone="danger" title="This link is incomplete." className="w-full">
            Open the link in the email again, or turn the emails off in your settings.
          </Banner>
        ) : refused ? (
          <Banner tone="danger" title="This link doesn’t work." className="w-full">
            {problemText(leave.error)}
          </Banner>
        ) : leave.isSuccess ? (
          <Banner tone="success" title="You’re unsubscribed." className="w-full">
            {`${leave.data.email} won’t get “${labelOf(leave.data.letter) ?? 'these'}” emails anymore.`}
          </Banner>
        ) : (
          <>
            {leave.isError && (
              <Banner tone="danger" title="That didn’t work." className="w-full">
                {problemText(leave.error)}
              </Banner>
            )}
            <p className="text-ink">
              {label ? (
                <>
                  Stop getting <strong className="font-semibold">{label}</strong> emails? You’ll still get the others.
                </>
              ) : (
                'Stop getting these emails? You’ll still get the others.'
              )}
            </p>
            <Button variant="primary" size="lg" fullWidth loading={leave.isPending} onClick={() => leave.mutate(token)}>
              {leave.isError ? 'Try again' : 'Unsubscribe'}
            </Button>
          </>
        )}
        <Link
          to="/settings/notifications"
          className="inline-flex items-center rounded-sm text-sm font-medium text-accent-text underline underline-offset-4 hover:no-underline touch:min-h-11"
        >
          Email settings
        </Link>
      </Card>
    </div>
  )
}

const labelOf = (kind: string | undefined) => NOTIFICATION_EMAILS.find((known) => known.kind === kind)?.label
