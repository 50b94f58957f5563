import { Eye, EyeOff } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { IconButton } from './icon-button'
import { TextField, type TextFieldProps } from './text-field'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'>

/** A password with a show/hide button, and a word when caps lock is on. */
export function PasswordField({ hint, onKeyDown, onKeyUp, onBlur, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      hint={
        capsLock ? (
          <>
            <span className="font-medium text-warning">Caps lock is on.</span> {hint}
          </>
        ) : (
          hint
        )
      }
      onKeyDown={(event) => {
        watchCapsLock(event)
        onKeyDown?.(event)
      }}
      onKeyUp={(event) => {
        watchCapsLock(event)
        onKeyUp?.(event)
      }}
      onBlur={(event) => {
        setCapsLock(false)
        onBlur?.(event)
      }}
      suffix={
        <IconButton
          // Without the word "password", so that the field alone answers to its label.
          label={shown ? 'Hide characters' : 'Show characters'}
          icon={shown ? <EyeOff strokeWidth={1.75} /> : <Eye strokeWidth={1.75} />}
          size="sm"
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
