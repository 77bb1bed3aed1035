import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import type { Line } from '@/lib/writer/frames/line-picker'
import type { Family } from './hook'

const familyByKind: Partial<Record<PromptKind, Family>> = {
  story: 'mid-story',
  skit: 'mid-story',
  change: 'cold-open-result',
  opinion: 'bold-claim',
  list: 'list-promise',
}

/** The ways of opening that a line can honestly be called, the most telling first. */
export function getFamilies({ text, form }: Line, { kind, spans, details }: ParsedPrompt): Family[] {
  if (kind === 'hard-time') return ['quiet']
  const mentions = (phrase: string | undefined) => !!phrase && text.toLowerCase().includes(phrase.toLowerCase())
  const kindFamily = familyByKind[kind]
  const candidates: (Family | false | undefined)[] = [
    form === 'question' && 'open-question',
    mentions(spans.audience ?? details.audience) && 'call-out',
    mentions(details.outcome) && 'cold-open-result',
    kindFamily,
    form === 'list' && 'list-promise',
    form === 'scene' && 'mid-story',
    mentions(spans.number) && 'specific-number',
    'cold-start',
  ]
  return candidates.filter((family) => family !== false && family !== undefined)
}
