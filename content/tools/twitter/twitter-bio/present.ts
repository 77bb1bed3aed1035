import type { Bio } from '@/lib/kits/bios/bio'
import { presentBio } from '@/lib/kits/bios/bio'
import { bioPlatforms } from '@/lib/kits/bios/bio-platforms'
import type { Card } from '@/lib/tool/card'
import type { TwitterBioInput } from './fields'

export function present(bio: Bio, { prompt }: TwitterBioInput): Omit<Card, 'id' | 'item'> {
  return presentBio(bio, bioPlatforms.x, prompt, [
    ...(/\bbelow\b/.test(bio.cta)
      ? ['Your link goes into Website; X shows it below the bio.']
      : ['Place and website have their own fields on X.']),
  ])
}
