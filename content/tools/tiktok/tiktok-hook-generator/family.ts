import type { Kind, Reading } from '@/lib/tool/reading'
import type { Line } from '@/lib/writer/frames/lines'
import type { Family } from './hook'

const familyByKind: Partial<Record<Kind, Family>> = {
  story: 'mid-story',
  skit: 'mid-story',
  change: 'cold-open-result',
  opinion: 'bold-claim',
  list: 'list-promise',
}

/** The ways of opening that a line can honestly be called, the most telling first. */
export function getFamilies({ text, form }: Line, { kind, spans, details }: Reading): Family[] {
  if (kind === 'hard-time') return ['quiet']
  const says = (words: string | undefined) => !!words && text.toLowerCase().includes(words.toLowerCase())
  const own = familyByKind[kind]
  const found: (Family | false | undefined)[] = [
    form === 'question' && 'open-question',
    says(spans.audience ?? details.audience) && 'call-out',
    says(details.outcome) && 'cold-open-result',
    own,
    form === 'list' && 'list-promise',
    form === 'scene' && 'mid-story',
    says(spans.number) && 'specific-number',
    'cold-start',
  ]
  return found.filter((family) => family !== false && family !== undefined)
}
