import type { Bio } from '@/lib/kits/bios/bio'
import { bioPlatforms } from '@/lib/kits/bios/bio-platforms'
import { draftBios } from '@/lib/kits/bios/draft-bios'
import { shortenBio } from '@/lib/kits/bios/shorten-bio'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import type { twitterBioFields } from './fields'

export const draft: DraftRecipe<typeof twitterBioFields, Bio> = {
  outputKind: 'sentences',
  write: (input) => draftBios(bioPlatforms.x, input),
  shorten: shortenBio,
}
