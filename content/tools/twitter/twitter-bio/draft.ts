import type { Bio } from '@/lib/bio/bio'
import { bioPlatforms } from '@/lib/bio/bio-platforms'
import { draftBios } from '@/lib/bio/draft-bios'
import { shorterBio } from '@/lib/bio/shorter-bio'
import type { Draft } from '@/lib/tool/define'
import type { twitterBioFields } from './fields'

export const draft: Draft<typeof twitterBioFields, Bio> = {
  writes: 'sentences',
  write: (input) => draftBios(bioPlatforms.x, input),
  shorten: shorterBio,
}
