import { useEffect, useEffectEvent, useRef } from 'react'

/** Takes the files that were given to an editor, each once, in their order. */
export function useGiven(
  given: readonly File[],
  onTaken: () => void,
  take: (files: readonly File[]) => void,
) {
  const taken = useRef<readonly File[]>(null)
  const takeAll = useEffectEvent(() => {
    if (given.length === 0 || taken.current === given) return
    taken.current = given
    onTaken()
    take(given)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are new ones.
  useEffect(() => takeAll(), [given])
}
