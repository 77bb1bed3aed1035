import type { Kind, Reading } from '@/lib/writer/reading/reading'

/** The kind whose order a prompt is told in: its own where that is sure or its words have the parts, else none in particular. */
export function toldAs({ kind, sure, mark, spans }: Reading): Kind | 'neutral' {
  if (sure || kind === 'hard-time') return kind
  if (kind === 'comparison' && spans.a && spans.b) return kind
  if (kind === 'question' && mark === '?') return kind
  return 'neutral'
}
