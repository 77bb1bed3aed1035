import { utf16Length } from '@/lib/platforms/count'
import { upperFirst } from '@/lib/writer/frames/render'
import { materialOf } from '@/lib/writer/names/material'
import type { Kind, Reading } from '@/lib/writer/reading/reading'
import { isCoarse, withoutCoarse } from '@/lib/writer/words/coarse'
import type { BioInput } from './bio-fields'
import type { BioPlatform } from './bio-platforms'
import { claimsCure } from './health-claim'

/** What a bio can be made of, all in the visitor's words; '' for what they did not give. */
export type Pieces = {
  /** What they wrote, as it is; null where it is too long or may not stand in a profile. */
  line: string | null
  /** What it is about, where that says more or less than the line. */
  subject: string | null
  place: string
  audience: string
  fact: string
  turn: string
  cta: string
}

/** Kinds of prompt that tell of one moment; who somebody is has to stand beside them. */
export const moments: ReadonlySet<Kind> = new Set<Kind>([
  'story',
  'announcement',
  'offer',
  'opinion',
  'question',
  'comparison',
  'review',
  'skit',
  'change',
])

/** Reads the pieces of a bio. */
export function piecesOf(reading: Reading, { parameters }: BioInput, platform: BioPlatform): Pieces {
  const { line, mark, sentences, spans, details, language } = reading
  const english = language === 'en'
  const usable = (text = ''): string | null =>
    text !== '' && utf16Length(text) <= platform.bio.max && !claimsCure(text) && !isCoarse(text)
      ? upperFirst(text)
      : null
  const whole = usable(line + mark) ?? usable(withoutCoarse(line)) ?? usable(sentences[0])
  const noun = materialOf(reading, '').main[0]?.shown
  const subject = usable((spans.subject ?? '').replace(/^an? /i, '')) ?? usable(noun)
  const audience = spans.audience ?? details.audience ?? ''
  const said = (text: string) => (line.toLowerCase().includes(text.toLowerCase()) ? '' : text)
  return {
    line: whole,
    subject: subject?.toLowerCase() === whole?.toLowerCase() ? null : subject,
    place: upperFirst(spans.place ?? ''),
    audience: english && said(audience) ? `For ${audience}` : '',
    fact: upperFirst(parameters.proof.trim() || (details.outcome ?? '')),
    turn: upperFirst(details.turn ?? ''),
    cta: upperFirst(details.action ?? '') || (english ? (platform.calls[parameters.goal] ?? '') : ''),
  }
}
