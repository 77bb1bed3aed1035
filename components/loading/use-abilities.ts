import { useEffect, useState } from 'react'
import { type Abilities, readAbilities } from '@/lib/tool/abilities'

let abilitiesRequest: Promise<Abilities | null> | undefined

/**
 * Returns the server's features, or null until they are loaded. They are fetched once per page, and again after a
 * failure.
 */
export function useAbilities(): Abilities | null {
  const [abilities, setAbilities] = useState<Abilities | null>(null)
  useEffect(() => {
    abilitiesRequest ??= fetchAbilities()
    abilitiesRequest.then(setAbilities)
  }, [])
  return abilities
}

async function fetchAbilities(): Promise<Abilities | null> {
  const reply = await fetch('/api/abilities').then(
    (response) => (response.ok ? response.json() : null),
    () => null,
  )
  const abilities = readAbilities(reply)
  if (!abilities) abilitiesRequest = undefined
  return abilities
}
