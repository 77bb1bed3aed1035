import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

type FileInput = { ref: RefObject<HTMLInputElement | null>; onChange: () => void }

/**
 * A file input of the browser's own. Takes what is chosen there, and at first what was put into it while the page was loading;
 * the same file may be chosen again.
 */
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
