import { useMutation } from '@tanstack/react-query'
import { toast } from '../../ui'
import { resendConfirmation } from './api'
import { describeResendProblem } from './sign-in-error'

/** The mail that confirms the address, once more, and what became of it. (A-ER-18 to A-ER-20) */
export function useResendConfirmation() {
  return useMutation({
    mutationFn: (email: string) => resendConfirmation(email),
    networkMode: 'always',
    retry: false,
    onSuccess: () => toast.success('Verification email sent! Check your inbox.'),
    onError: (thrown) => toast.error(describeResendProblem(thrown)),
  })
}
