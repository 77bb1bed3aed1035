import type { Kind, Reading } from '@/lib/tool/reading'
import type { Line } from '@/lib/writer/frames/lines'
import type { Style } from './tweet'

const styleByKind: Partial<Record<Kind, Style>> = {
  opinion: 'contrarian',
  story: 'confession',
  change: 'confession',
  list: 'list',
}

/** The kinds that a line can honestly be called, the most telling first. */
export function getStyles({ text, form }: Line, { kind, spans }: Reading): Style[] {
  if (kind === 'hard-time') return ['quiet']
  const found: (Style | false | undefined)[] = [
    form === 'question' && 'question',
    styleByKind[kind],
    form === 'list' && 'list',
    spans.number !== undefined && text.includes(spans.number) && 'number',
    'one-liner',
  ]
  return found.filter((style) => style !== false && style !== undefined)
}
