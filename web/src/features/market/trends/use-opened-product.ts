import { useRef } from 'react'
import { useNavigate } from 'react-router'

type GoTo = (change: { product?: string }, how?: 'step') => void

/** Opens and closes the product that the address names: "back" closes it, and closing it goes back to where it was opened from. */
export function useOpenedProduct(go: GoTo) {
  const navigate = useNavigate()
  const isStep = useRef(false)
  return {
    open: (id: string) => {
      isStep.current = true
      go({ product: id }, 'step')
    },
    close: () => {
      if (isStep.current) void navigate(-1)
      else go({ product: undefined })
      isStep.current = false
    },
  }
}
