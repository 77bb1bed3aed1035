import type { Draft } from '@/content/tools/define'
import type { Bio } from '@/lib/bio/bio'
import { draftBios } from '@/lib/bio/draft-bios'
import { shorterBio } from '@/lib/bio/shorter-bio'
import { platformFor, type tiktokBioFields } from './fields'

export const draft: Draft<typeof tiktokBioFields, Bio> = {
  language: 'english',
  write: (input, random) => draftBios(platformFor(input), input, random),
  shorten: shorterBio,
}
