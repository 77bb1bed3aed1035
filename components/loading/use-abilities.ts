import { useEffect, useState } from 'react'
import { type Abilities, readAbilities } from '@/lib/tool/abilities'

let asked: Promise<Abilities | null> | undefined

/** What this server can do; null until it has said so. Asked once a page, and again after a failure. */
export function useAbilities(): Abilities | null {
  const [abilities, setAbilities] = useState<Abilities | null>(null)
  useEffect(() => {
    asked ??= ask()
    asked.then(setAbilities)
  }, [])
  return abilities
}

async function ask(): Promise<Abilities | null> {
  const reply = await fetch('/api/abilities').then(
    (response) => (response.ok ? response.json() : null),
    () => null,
  )
  const abilities = readAbilities(reply)
  if (!abilities) asked = undefined
  return abilities
}
