import type { Bio } from '@/lib/kits/bios/bio'
import { bioPlatforms } from '@/lib/kits/bios/bio-platforms'
import { draftBios } from '@/lib/kits/bios/draft-bios'
import { shorterBio } from '@/lib/kits/bios/shorter-bio'
import type { Draft } from '@/lib/tool/define'
import type { twitterBioFields } from './fields'

export const draft: Draft<typeof twitterBioFields, Bio> = {
  writes: 'sentences',
  write: (input) => draftBios(bioPlatforms.x, input),
  shorten: shorterBio,
}
