import { numberField, textField } from '@/lib/tool/fields'
import type { Field } from '@/lib/tool/form'

export const voiceFields = [
  textField('voice', 'Voice', 100, { hint: 'The id of a voice that /api/voices lists; the usual one when empty.' }),
  numberField('speed', 'Speed', { min: 75, max: 150, default: 100 }),
] as const satisfies readonly Field[]
