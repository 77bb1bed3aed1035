import { type Bio, presentBio } from '@/lib/kits/bios/bio'
import type { BioInput } from '@/lib/kits/bios/bio-brief'
import { bioPlatforms } from '@/lib/kits/bios/bio-platforms'
import type { Card } from '@/lib/tool/card'

export function present(bio: Bio, { prompt }: BioInput): Omit<Card, 'id' | 'item'> {
  return presentBio(bio, bioPlatforms.x, prompt, [
    ...(/\bbelow\b/.test(bio.cta)
      ? ['Your link goes into Website; X shows it below the bio.']
      : ['Place and website have their own fields on X.']),
  ])
}
