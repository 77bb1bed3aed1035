import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import type { Card } from '@/lib/tool/card'
import { type CallToAction, type CallToActionInput, callToActionStyles } from './fields'

export function presentCallToAction(
  { text, style }: CallToAction,
  { parameters }: CallToActionInput,
): Omit<Card, 'id' | 'item'> {
  return {
    heading: callToActionStyles[style].label,
    parts: [{ text }],
    copy: text,
    carry: text,
    meters: [
      {
        label: 'Length',
        value: measureUtf16Length(text),
        limit: parameters.maxChars,
        unit: 'characters',
        of: 'copy',
      },
    ],
  }
}
