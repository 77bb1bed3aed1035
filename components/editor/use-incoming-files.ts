import { useEffect, useEffectEvent, useRef } from 'react'

/** Takes the files that were given to an editor, each once, in their order. */
export function useIncomingFiles(
  incomingFiles: readonly File[],
  onTaken: () => void,
  onFiles: (files: readonly File[]) => void,
) {
  const lastTakenFiles = useRef<readonly File[]>(null)
  const takeAll = useEffectEvent(() => {
    if (incomingFiles.length === 0 || lastTakenFiles.current === incomingFiles) return
    lastTakenFiles.current = incomingFiles
    onTaken()
    onFiles(incomingFiles)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are new ones.
  useEffect(() => takeAll(), [incomingFiles])
}
