import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, ParametersOf } from '@/lib/tool/form'
import { avoidField, createCountField, languageField, toneField } from '@/lib/tool/shared-fields'

export const callFields = [
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

export type CallInput = { prompt: string; parameters: ParametersOf<typeof callFields> }

export type Goal = CallInput['parameters']['goal']

export type Platform = CallInput['parameters']['platform']
