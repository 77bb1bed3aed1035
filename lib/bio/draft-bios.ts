import { capitalise } from '@/lib/writer/grammar'
import { createDeck } from '@/lib/writer/phrasing/deck'
import { firstWord, freshOpenings } from '@/lib/writer/phrasing/openings'
import { createPhrasing } from '@/lib/writer/phrasing/phrasing'
import type { Random } from '@/lib/writer/random'
import type { Topic } from '@/lib/writer/topic'
import type { Bio } from './bio'
import type { BioInput } from './bio-fields'
import type { BioPlatform } from './bio-platforms'
import { displayNames } from './display-names'
import { fitBio } from './fit-bio'
import { nicheEmoji } from './niche-emoji'
import { readProfile } from './profile'
import { leadsInOrder, saying, usable } from './templates'
import { valuesFor } from './values'

type Request = BioInput & { topic: Topic }

/** Bios without a model, the visitor's own line first, then the formulas that suit the tone. All fit the platform. */
export function draftBios(platform: BioPlatform, input: Request, random: Random): Iterable<Bio> {
  return freshOpenings(bios(platform, input, random), ({ lead }) => lead)
}

function* bios(platform: BioPlatform, input: Request, random: Random): Generator<Bio> {
  const { topic, parameters } = input
  const profile = readProfile(input)
  const nextPhrase = createPhrasing({ ...input, audience: parameters.audience }, random)
  const nextValue = createDeck(usable(valuesFor(profile, topic.niche.id, parameters), profile), random)
  const nextCall = createDeck(platform.calls[parameters.goal], random)
  const names = displayNames(profile, input, platform.name.max)
  const place = platform.place && profile.place ? `Based in ${profile.place}` : ''
  const details = [parameters.proof.trim(), place].filter(Boolean)
  let made = 0
  for (const lead of leadsInOrder(profile, parameters, random)) {
    const phrase = nextPhrase()
    const opening = saying(lead.text, profile, phrase)
    if (opening === null) continue
    const values = [nextValue(), nextValue()].flatMap((value) => saying(value ?? '', profile, phrase) ?? [])
    const [value = '', second = ''] = values.filter((text) => !repeats(opening, text))
    const detail = details.find((text) => !opening.includes(text.replace(/^Based in /, '')))
    const bio: Bio = {
      formula: lead.formula,
      lead: opening + emojiAt(made, topic, parameters.emoji),
      value,
      detail: detail ? capitalise(detail) : platform.roomy && !repeats(value, second) ? second : '',
      cta: nextCall() ?? '',
      name: names[made % names.length] ?? '',
    }
    const fitted = fitBio(bio, platform, input)
    if (fitted === null) continue
    made += 1
    yield fitted
  }
}

/** Whether a value says what its lead says already: the same first word, or the same long word anywhere. */
function repeats(lead: string, value: string): boolean {
  const said = new Set(lead.toLowerCase().match(/\p{L}{5,}/gu))
  return (
    firstWord(lead) === firstWord(value) ||
    (value.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => said.has(word))
  )
}

/** One emoji of the field on every other bio, or two on each for those who like them. */
function emojiAt(made: number, { niche }: Topic, choice: BioInput['parameters']['emoji']): string {
  const emoji = nicheEmoji[niche.id]
  if (!emoji || choice === 'none' || (choice === 'light' && made % 2 === 1)) return ''
  return choice === 'light' ? ` ${emoji}` : ` ${emoji}✨`
}
