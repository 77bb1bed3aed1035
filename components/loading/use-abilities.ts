import { useEffect, useState } from 'react'
import { type Abilities, parseAbilities } from '@/lib/tool/abilities'

let abilitiesPromise: Promise<Abilities | null> | undefined

/** Null until loaded. Fetched once per page, and again after a failure. */
export function useAbilities(): Abilities | null {
  const [abilities, setAbilities] = useState<Abilities | null>(null)
  useEffect(() => {
    abilitiesPromise ??= fetchAbilities()
    abilitiesPromise.then(setAbilities)
  }, [])
  return abilities
}

async function fetchAbilities(): Promise<Abilities | null> {
  const reply = await fetch('/api/abilities').then(
    (response) => (response.ok ? response.json() : null),
    () => null,
  )
  const abilities = parseAbilities(reply)
  if (!abilities) abilitiesPromise = undefined
  return abilities
}
