import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

type FileInput = { ref: RefObject<HTMLInputElement | null>; onChange: () => void }

/** Also reports files chosen before hydration, and allows the same file to be chosen again. */
export function useFileInput(onFiles: (files: readonly File[]) => void): FileInput {
  const ref = useRef<HTMLInputElement>(null)

  function handleChange() {
    const input = ref.current
    if (!input?.files?.length) return
    const files = [...input.files]
    input.value = ''
    onFiles(files)
  }

  const handleEarlyFiles = useEffectEvent(handleChange)
  useEffect(() => handleEarlyFiles(), [])
  return { ref, onChange: handleChange }
}
