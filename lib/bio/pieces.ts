import { isCoarse, withoutCoarse } from '@/lib/fit/coarse'
import { utf16Length } from '@/lib/platforms/count'
import { upperFirst } from '@/lib/writer/frames/render'
import { materialOf } from '@/lib/writer/names/material'
import type { Kind, Reading } from '@/lib/writer/reading/reading'
import type { BioInput } from './bio-fields'
import type { BioPlatform } from './bio-platforms'
import { claimsCure, isIllness } from './health-claim'

/** What a prompt says by way of introduction: who somebody is, what an account is about, or one moment or opinion of theirs. */
export type Voice = 'person' | 'topic' | 'moment'

/** What a bio can be made of, all in the visitor's words; '' for what they did not give. */
export type Pieces = {
  voice: Voice
  /** What they wrote, as it is; null where it is too long or may not stand in a profile. */
  line: string | null
  /** The noun it is about, where the line says more than that. */
  subject: string | null
  place: string
  audience: string
  fact: string
  turn: string
  cta: string
  /** Has a door that opens: a shop, a café. */
  venue: boolean
}

const venue =
  /(?<!\p{L})(?:shop|store|boutique|caf[eé]|bakery|restaurant|bar|pub|salon|studio|gym|barbers?|florist|market stall)(?!\p{L})/iu

const moments: ReadonlySet<Kind> = new Set<Kind>([
  'story',
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
  const { kind, line, mark, sentences, spans, details, language } = reading
  const english = language === 'en'
  const usable = (text = ''): string | null =>
    text !== '' && utf16Length(text) <= platform.bio.max && !claimsCure(text) && !isCoarse(text)
      ? upperFirst(text)
      : null
  const { main, other, people } = materialOf(reading, '')
  const ending = mark || (kind === 'question' ? '?' : '')
  const whole = usable(line + ending) ?? usable(withoutCoarse(line)) ?? usable(sentences[0])
  const noun = claimsCure(line) ? [...main, other].find((root) => root && !isIllness(root.shown)) : main[0]
  const named = (spans.subject ?? '').replace(/^(?:an?|the) /i, '')
  const phrase = noun && named.length < line.length && named.toLowerCase().includes(noun.shown.toLowerCase())
  const subject = noun && (!people || spans.place) ? usable(phrase ? named : asTyped(noun.shown, line)) : null
  const audience = spans.audience ?? details.audience ?? ''
  const said = line.toLowerCase().includes(audience.toLowerCase())
  return {
    voice: voiceOf(reading, people),
    line: whole,
    subject: subject?.toLowerCase() === whole?.toLowerCase() ? null : subject,
    place: upperFirst(spans.place ?? ''),
    audience: english && audience !== '' && !said ? `For ${audience}` : '',
    fact: upperFirst(parameters.proof.trim() || (details.outcome ?? '')),
    turn: upperFirst(details.turn ?? ''),
    venue: english && venue.test(line),
    cta: upperFirst(details.action ?? '') || (english ? (platform.calls[parameters.goal] ?? '') : ''),
  }
}

function voiceOf({ kind, sure, shape, line, spans }: Reading, people: boolean): Voice {
  if (venue.test(line) && spans.place) return 'person'
  if (people && kind === 'change' && shape !== 'clause') return 'person'
  if (moments.has(kind) && sure) return 'moment'
  if (/(?:^|[,.;:] )(?:i|im|i[’']m|we|we[’']re)\b/i.test(line)) return 'person'
  if (people && !/^(?:my|our|his|her|their)\b/i.test(line)) return 'person'
  return shape === 'sentence' && /^(?:my|our|his|her|their|this|it|he|she|they|is|are|does)\b/i.test(line)
    ? 'moment'
    : 'topic'
}

/** A name's words as the line has them: "Soy Candles" gives "soy candles". */
function asTyped(shown: string, line: string): string {
  const at = line.toLowerCase().indexOf(shown.toLowerCase())
  return at < 0 ? shown : line.slice(at, at + shown.length)
}
