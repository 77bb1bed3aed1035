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

export type Platform = CallToActionInput['parameters']['platform']
