import type { Bio } from '@/lib/kits/bios/bio'
import { draftBios } from '@/lib/kits/bios/draft-bios'
import { shorterBio } from '@/lib/kits/bios/shorter-bio'
import type { Draft } from '@/lib/tool/define'
import { platformFor, type tiktokBioFields } from './fields'

export const draft: Draft<typeof tiktokBioFields, Bio> = {
  writes: 'sentences',
  write: (input) => draftBios(platformFor(input), input),
  shorten: shorterBio,
}
