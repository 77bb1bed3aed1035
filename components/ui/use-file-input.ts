import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

type FileInput = { ref: RefObject<HTMLInputElement | null>; onChange: () => void }

/** Connects a file input. Reports files chosen before hydration, and accepts the same file again. */
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
