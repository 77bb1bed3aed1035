import type { Field } from '@/lib/tool/form'

export const voiceFields = [
  {
    kind: 'text',
    name: 'voice',
    label: 'Voice',
    maxLength: 100,
    default: '',
    hint: 'The id of a voice that /api/voices lists; the usual one when empty.',
  },
  {
    kind: 'number',
    name: 'speed',
    label: 'Speed',
    min: 75,
    max: 150,
    default: 100,
  },
] as const satisfies readonly Field[]
