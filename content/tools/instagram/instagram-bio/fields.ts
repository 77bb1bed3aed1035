import {
  audienceField,
  avoidField,
  emojiField,
  languageField,
  toneField,
} from '@/content/tools/shared-fields'
import { countField, goalField, nameField, proofField } from '@/lib/bio/bio-fields'
import type { Field, ParametersOf } from '@/lib/tool-form'

export const instagramBioFields = [
  audienceField,
  proofField,
  nameField,
  goalField,
  toneField,
  countField,
  emojiField,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type InstagramBioInput = { prompt: string; parameters: ParametersOf<typeof instagramBioFields> }
