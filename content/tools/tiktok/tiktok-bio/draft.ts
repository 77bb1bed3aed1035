import type { Bio } from '@/lib/kits/bios/bio'
import { draftBios } from '@/lib/kits/bios/draft-bios'
import { shortenBio } from '@/lib/kits/bios/shorten-bio'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { getPlatform, type tiktokBioFields } from './fields'

export const draft: DraftRecipe<typeof tiktokBioFields, Bio> = {
  outputKind: 'sentences',
  write: (input) => draftBios(getPlatform(input), input),
  shorten: shortenBio,
}
