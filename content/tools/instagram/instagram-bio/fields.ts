import { countField, goalField, nameField, proofField } from '@/lib/kits/bios/bio-brief'
import { bioDetailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, emojiField, languageField, toneField } from '@/lib/tool/shared-fields'

export const instagramBioFields = [
  ...bioDetailFields,
  proofField,
  nameField,
  goalField,
  toneField,
  countField,
  emojiField,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type InstagramBioInput = { prompt: string; parameters: FieldParameters<typeof instagramBioFields> }
