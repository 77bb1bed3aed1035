import type { Kind, Reading } from '@/lib/tool/reading'

/** Kinds whose order holds for most that could be meant instead; their blanks ask, and claim nothing. */
const forgiving: readonly Kind[] = ['story', 'change', 'how-to', 'review']

/** The kind whose order a prompt is told in: its own where that is sure or its words have the parts, else none in particular. */
export function toldAs({ kind, sure, mark, shape, spans }: Reading): Kind | 'neutral' {
  const hasParts =
    (kind === 'comparison' && spans.a !== undefined && spans.b !== undefined) ||
    (kind === 'question' && mark === '?') ||
    ((kind === 'announcement' || kind === 'offer') && spans.time !== undefined) ||
    (kind === 'subject' && shape === 'phrase')
  return sure || kind === 'hard-time' || hasParts || forgiving.includes(kind) ? kind : 'neutral'
}
