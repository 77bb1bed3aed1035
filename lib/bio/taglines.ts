import { createPhrasing } from '@/lib/writer/phrasing/phrasing'
import type { Random } from '@/lib/writer/random'
import type { Topic } from '@/lib/writer/topic'
import { readProfile } from './profile'
import { leadsInOrder, saying } from './templates'

type Request = { prompt: string; topic: Topic; tone: string }

/** One-line descriptions of an account, those that suit the tone first: the first parts of bios. */
export function taglines({ prompt, topic, tone }: Request, random: Random): string[] {
  const parameters = {
    audience: '',
    proof: '',
    name: '',
    goal: 'grow',
    tone,
    emoji: 'none',
    avoid: '',
  } as const
  const profile = readProfile({ prompt, topic, parameters })
  const nextPhrase = createPhrasing({ prompt, topic }, random)
  return leadsInOrder(profile, parameters, random).flatMap(
    ({ text }) => saying(text, profile, nextPhrase()) ?? [],
  )
}
