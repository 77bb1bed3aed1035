import type { PromptKind } from '@/lib/tool/parsed-prompt'
import type { Line } from '@/lib/writer/frames/line-picker'
import type { Formula } from './title'

const formulaByKind: Partial<Record<PromptKind, Formula>> = {
  'how-to': 'how-to',
  list: 'checklist',
  story: 'story',
  change: 'story',
  opinion: 'opinion',
  comparison: 'contrast',
  day: 'routine',
  skit: 'moment',
  'hard-time': 'quiet',
}

/** What a line can honestly be called. */
export function getFormula({ form }: Line, kind: PromptKind): Formula {
  if (kind === 'hard-time') return 'quiet'
  if (form === 'question') return 'question'
  if (form === 'list') return 'checklist'
  if (form === 'scene') return 'moment'
  return formulaByKind[kind] ?? 'plain'
}
