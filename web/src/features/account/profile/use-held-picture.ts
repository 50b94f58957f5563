import { useCallback, useEffect, useRef, useState } from 'react'

/** A picture in memory and the address at which the page can show it; the address is given back with the picture. */
export function useHeldPicture() {
  const [held, setHeld] = useState<{ picture: Blob; url: string }>()
  const url = useRef<string>(undefined)

  const hold = useCallback((picture: Blob | undefined) => {
    if (url.current) URL.revokeObjectURL(url.current)
    url.current = picture && URL.createObjectURL(picture)
    setHeld(picture && url.current ? { picture, url: url.current } : undefined)
  }, [])

  useEffect(
    () => () => {
      if (url.current) URL.revokeObjectURL(url.current)
    },
    [],
  )
  return [held, hold] as const
}
