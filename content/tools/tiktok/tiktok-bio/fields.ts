import { countField, goalField, nameField, proofField } from '@/lib/kits/bios/bio-brief'
import { type BioPlatform, bioPlatforms } from '@/lib/kits/bios/bio-platforms'
import { bioDetailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, emojiField, languageField, toneField } from '@/lib/tool/shared-fields'

export const tiktokBioFields = [
  ...bioDetailFields,
  proofField,
  nameField,
  goalField,
  {
    kind: 'select',
    name: 'followers',
    label: 'Followers',
    default: 'under',
    hint: 'A profile link usually needs 1,000.',
    options: [
      { value: 'under', label: 'Fewer than 1,000' },
      { value: 'over', label: '1,000 or more' },
    ],
  },
  toneField,
  countField,
  emojiField,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type TiktokBioInput = { prompt: string; parameters: FieldParameters<typeof tiktokBioFields> }

export function getPlatform({ parameters }: TiktokBioInput): BioPlatform {
  return parameters.followers === 'under' ? bioPlatforms.tiktokWithoutLink : bioPlatforms.tiktok
}
