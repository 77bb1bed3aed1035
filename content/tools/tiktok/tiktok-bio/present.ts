import type { Bio } from '@/lib/bio/bio'
import { presentBio } from '@/lib/bio/present-bio'
import type { Card } from '@/lib/tool/card'
import { platformFor, type TiktokBioInput } from './fields'

export function present(bio: Bio, input: TiktokBioInput): Omit<Card, 'id' | 'item'> {
  const { followers, goal } = input.parameters
  return presentBio(bio, platformFor(input), input.prompt, [
    'The nickname is what search finds, so the subject stands there.',
    ...(followers === 'under' && goal !== 'grow'
      ? ['Without 1,000 followers there is no link field, so the next step works without one.']
      : []),
  ])
}
