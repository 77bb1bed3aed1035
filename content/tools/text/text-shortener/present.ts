import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { getLimit, type ShortenInput, type ShorterVersion } from './fields'

export function presentShorterVersion({ text, left }: ShorterVersion, input: ShortenInput): Omit<Card, 'id' | 'item'> {
  const { label, max, unit, measure } = getLimit(input)
  return {
    parts: [{ text, rank: 'answer' }, ...(left === '' ? [] : [{ label: 'Left out', text: left }])],
    copy: text,
    carry: [...text.replace(/\s+/g, ' ')].slice(0, MAX_CARRY_LENGTH).join(''),
    meters: [{ label, value: measure(text), limit: max, unit, of: 'copy' }],
    preview: { kind: 'diff', text, source: input.prompt },
    ...(measure(input.prompt) <= max && { notes: ['Your text fits as it is.'] }),
  }
}
