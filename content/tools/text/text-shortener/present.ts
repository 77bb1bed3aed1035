import type { Card } from '@/lib/tool/card'
import { MAX_CARRY } from '@/lib/tool/form'
import { roomOf, type ShortenInput } from './fields'
import type { Version } from './version'

export function presentVersion({ text, left }: Version, input: ShortenInput): Omit<Card, 'id' | 'item'> {
  const { label, max, unit, length } = roomOf(input)
  return {
    parts: [{ text, rank: 'answer' }, ...(left === '' ? [] : [{ label: 'Left out', text: left }])],
    copy: text,
    carry: [...text.replace(/\s+/g, ' ')].slice(0, MAX_CARRY).join(''),
    meters: [{ label, value: length(text), limit: max, unit, of: 'copy' }],
    preview: { kind: 'diff', text, source: input.prompt },
    ...(length(input.prompt) <= max && { notes: ['Your text fits as it is.'] }),
  }
}
