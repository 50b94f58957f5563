import { useState } from 'react'
import { useLocation } from 'react-router'
import { GuestOnly } from '../guards'
import { returnPath, signInState } from '../return-path'
import type { SignUpInput } from './api'
import { SignUpCard } from './sign-up-card'
import { TextLink } from './sign-in-frame'

/** `/signup` (A-RT-07, OP-14) */
export function SignUpPage() {
  const { state } = useLocation()
  const [typed, setTyped] = useState<SignUpInput>({ name: '', email: signInState(state).email ?? '', password: '' })
  return (
    <GuestOnly>
      <SignUpCard
        title="Create your account"
        text="Your first script is a product name away."
        typed={typed}
        onTyped={setTyped}
        target={returnPath(state)}
        footer={
          <>
            Already have an account?{' '}
            <TextLink to="/login" state={{ ...signInState(state), email: typed.email }}>
              Log in
            </TextLink>
          </>
        }
      />
    </GuestOnly>
  )
}
