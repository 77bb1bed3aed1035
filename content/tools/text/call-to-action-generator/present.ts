import { utf16Length } from '@/lib/platforms/counting/text-length'
import type { Card } from '@/lib/tool/card'
import { type Call, callStyles } from './call'
import type { CallInput } from './fields'

export function presentCall({ text, style }: Call, { parameters }: CallInput): Omit<Card, 'id' | 'item'> {
  return {
    heading: callStyles[style].label,
    parts: [{ text }],
    copy: text,
    carry: text,
    meters: [
      {
        label: 'Length',
        value: utf16Length(text),
        limit: parameters.maxChars,
        unit: 'characters',
        of: 'copy',
      },
    ],
  }
}
