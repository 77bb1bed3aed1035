import { type Bio, presentBio } from '@/lib/kits/bios/bio'
import type { Card } from '@/lib/tool/card'
import { getPlatform, type TiktokBioInput } from './fields'

export function present(bio: Bio, input: TiktokBioInput): Omit<Card, 'id' | 'item'> {
  const { followers, goal } = input.parameters
  return presentBio(bio, getPlatform(input), input.prompt, [
    'Search looks at the nickname, so your topic is in it.',
    ...(followers === 'under' && goal !== 'grow'
      ? ['Under 1,000 followers there is usually no link, so this works without one.']
      : []),
  ])
}
