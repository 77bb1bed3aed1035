import type { Bio } from '@/lib/bio/bio'
import { draftBios } from '@/lib/bio/draft-bios'
import { shorterBio } from '@/lib/bio/shorter-bio'
import type { Draft } from '@/lib/tool/define'
import { platformFor, type tiktokBioFields } from './fields'

export const draft: Draft<typeof tiktokBioFields, Bio> = {
  writes: 'sentences',
  write: (input) => draftBios(platformFor(input), input),
  shorten: shorterBio,
}
