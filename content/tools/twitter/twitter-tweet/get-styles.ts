import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import type { Line } from '@/lib/writer/frames/line-picker'
import type { Style } from './tweet'

const styleByKind: Partial<Record<PromptKind, Style>> = {
  opinion: 'contrarian',
  story: 'confession',
  change: 'confession',
  list: 'list',
}

/** The kinds that a line can honestly be called, the most telling first. */
export function getStyles({ text, form }: Line, { kind, spans }: ParsedPrompt): Style[] {
  if (kind === 'hard-time') return ['quiet']
  const candidates: (Style | false | undefined)[] = [
    form === 'question' && 'question',
    styleByKind[kind],
    form === 'list' && 'list',
    spans.number !== undefined && text.includes(spans.number) && 'number',
    'one-liner',
  ]
  return candidates.filter((style) => style !== false && style !== undefined)
}
