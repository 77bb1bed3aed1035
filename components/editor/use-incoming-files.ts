import { useEffect, useEffectEvent, useRef } from 'react'

/** Takes the files that were given to an editor, each once, in their order. */
export function useIncomingFiles(
  incomingFiles: readonly File[],
  onTaken: () => void,
  take: (files: readonly File[]) => void,
) {
  const taken = useRef<readonly File[]>(null)
  const takeAll = useEffectEvent(() => {
    if (incomingFiles.length === 0 || taken.current === incomingFiles) return
    taken.current = incomingFiles
    onTaken()
    take(incomingFiles)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are new ones.
  useEffect(() => takeAll(), [incomingFiles])
}
