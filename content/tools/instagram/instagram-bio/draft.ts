import type { Bio } from '@/lib/kits/bios/bio'
import { bioPlatforms } from '@/lib/kits/bios/bio-platforms'
import { draftBios } from '@/lib/kits/bios/draft-bios'
import { shorterBio } from '@/lib/kits/bios/shorter-bio'
import type { Draft } from '@/lib/tool/define'
import type { instagramBioFields } from './fields'

export const draft: Draft<typeof instagramBioFields, Bio> = {
  writes: 'sentences',
  write: (input) => draftBios(bioPlatforms.instagram, input),
  shorten: shorterBio,
}
