import type { Phrase } from '@/lib/writer/phrasing/phrasing'
import type { Random } from '@/lib/writer/random'
import type { BioInput } from './bio-fields'
import { type Lead, leads } from './leads'
import type { Profile } from './profile'
import { isTrade } from './values'

/** The visitor's own words lead; the rest as the tone has it, what suits it first. */
export function leadsInOrder(
  { stance }: Profile,
  { tone, goal }: BioInput['parameters'],
  random: Random,
): Lead[] {
  const own = (lead: Lead) => lead.text === '{line}' || lead.text === '{own}'
  return random
    .shuffle(leads[stance].filter((lead) => !(lead.amateur && isTrade(goal))))
    .sort(
      (a, b) =>
        Number(own(b)) - Number(own(a)) || Number(b.tones.includes(tone)) - Number(a.tones.includes(tone)),
    )
}

/** Templates whose slots all have words. */
export function usable(templates: readonly string[], { slots }: Profile): string[] {
  return templates.filter((template) => slotsIn(template).every((slot) => slot === 'win' || slots[slot]))
}

function slotsIn(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot)
}

/** A template in the profile's words, then the field's; null where it asks for words that are not there. */
export function saying(template: string, { slots }: Profile, phrase: Phrase): string | null {
  if (template === '' || slotsIn(template).some((slot) => slot !== 'win' && slots[slot] == null)) return null
  return phrase(template.replace(/\{(\w+)\}/g, (blank, slot: string) => slots[slot] ?? blank))
}
