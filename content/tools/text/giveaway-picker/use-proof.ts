import { useEffect, useLayoutEffect, useState } from 'react'
import { type Proof, parseProof } from './proof'

/** The proof that the page's address brings. It must come before `useTextTool`, which takes the address's rules and clears them away. */
export function useProof() {
  const [proof, setProof] = useState<Proof | null>(null)
  useLayoutEffect(() => setProof(parseProof(location.hash)), [])
  useEffect(() => {
    const handleHashChange = ({ newURL }: HashChangeEvent) => {
      const newProof = parseProof(newURL)
      if (newProof) setProof(newProof)
    }
    addEventListener('hashchange', handleHashChange)
    return () => removeEventListener('hashchange', handleHashChange)
  }, [])
  return [proof, setProof] as const
}
