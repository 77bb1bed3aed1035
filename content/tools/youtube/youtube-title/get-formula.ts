import type { Kind } from '@/lib/tool/reading'
import type { Line } from '@/lib/writer/frames/lines'
import type { Formula } from './title'

const formulaByKind: Partial<Record<Kind, Formula>> = {
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
export function getFormula({ form }: Line, kind: Kind): Formula {
  if (kind === 'hard-time') return 'quiet'
  if (form === 'question') return 'question'
  if (form === 'list') return 'checklist'
  if (form === 'scene') return 'moment'
  return formulaByKind[kind] ?? 'plain'
}
