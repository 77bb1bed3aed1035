import { z } from 'zod'
import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, createCountField, languageField, toneField } from '@/lib/tool/shared-fields'

export const callToActionFields = [
  {
    kind: 'select',
    name: 'goal',
    label: 'What should people do?',
    default: 'comment',
    isAlwaysVisible: true,
    options: [
      { value: 'comment', label: 'Comment' },
      { value: 'save', label: 'Save' },
      { value: 'follow', label: 'Follow' },
      { value: 'click', label: 'Tap a link' },
      { value: 'buy', label: 'Buy' },
      { value: 'subscribe', label: 'Subscribe' },
    ],
  },
  {
    kind: 'select',
    name: 'platform',
    label: 'Where',
    default: 'any',
    isAlwaysVisible: true,
    options: [
      { value: 'any', label: 'Anywhere' },
      { value: 'tiktok', label: 'TikTok' },
      { value: 'instagram', label: 'Instagram' },
      { value: 'youtube', label: 'YouTube' },
      { value: 'x', label: 'X' },
      { value: 'facebook', label: 'Facebook' },
      { value: 'linkedin', label: 'LinkedIn' },
    ],
  },
  toneField,
  { kind: 'number', name: 'maxChars', label: 'Most characters', min: 30, max: 120, default: 60 },
  createCountField('12', ['6', '12', '20']),
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type CallToActionInput = { prompt: string; parameters: FieldParameters<typeof callToActionFields> }

export type Goal = CallToActionInput['parameters']['goal']

/** Phrasing of a call to action; `quiet` is for hard days and requests nothing. */
export const callToActionStyles = {
  own: { label: 'In your words' },
  question: { label: 'Question' },
  choice: { label: 'Choice' },
  invite: { label: 'Invitation' },
  reason: { label: 'With a reason' },
  direct: { label: 'Direct' },
  quiet: { label: 'Quietly' },
} as const

export type CallToActionStyle = keyof typeof callToActionStyles

const styleIds = Object.keys(callToActionStyles) as [CallToActionStyle, ...CallToActionStyle[]]

export const callToActionSchema = z.object({
  text: z.string().describe('The call to action on one line, at most 60 characters unless asked otherwise.'),
  style: z.enum(styleIds).describe('How it works.'),
})

export type CallToAction = z.infer<typeof callToActionSchema>
