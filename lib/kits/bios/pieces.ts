import { hasProfanity, removeProfanity } from '@/lib/core/strings/profanity'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { utf16Length } from '@/lib/platforms/counting/text-length'
import type { Kind, Reading } from '@/lib/tool/reading'
import { materialOf } from '@/lib/writer/names/material'
import type { BioInput } from './bio-fields'
import type { BioPlatform } from './bio-platforms'
import { claimsCure, isIllness } from './health-claim'
import { type Voice, voiceOf } from './voice'

/** What a bio can be made of, all in the visitor's words; '' for what they did not give. */
export type Pieces = {
  voice: Voice
  /** What they wrote, as it is; null where it is too long or may not stand in a profile. */
  line: string | null
  /** Its parts between commas or full stops; a single one where it has none. */
  parts: readonly string[]
  /** The noun it is about, where the line says more than that. */
  subject: string | null
  place: string
  audience: string
  fact: string
  turn: string
  cta: string
}

/** Posts whose own noun may name their account; of the others, only the field does. */
const naming: ReadonlySet<Kind> = new Set<Kind>(['subject', 'list', 'day'])

/** Reads the pieces of a bio. */
export function piecesOf(reading: Reading, { parameters }: BioInput, platform: BioPlatform): Pieces {
  const { kind, line, mark, sentences, spans, details, language, niche } = reading
  const english = language === 'en'
  const fits = (text = '') => text !== '' && !claimsCure(text) && !hasProfanity(text)
  const usable = (text = ''): string | null =>
    fits(text) && utf16Length(text) <= platform.bio.max ? upperFirst(text) : null
  const { main, other, people } = materialOf(reading, '')
  const voice = voiceOf(reading)
  const noun = claimsCure(line) ? [...main, other].find((root) => root && !isIllness(root.shown)) : main[0]
  const named = (spans.subject ?? '').replace(/^(?:an?|the|my|our) /i, '')
  const phrase = noun && named.length < line.length && named.toLowerCase().includes(noun.shown.toLowerCase())
  const own = noun && (!people || spans.place) ? usable(phrase ? named : asTyped(noun.shown, line)) : null
  const field = niche?.label ?? (kind === 'place' && spans.place ? upperFirst(spans.place) : null)
  const subject = voice === 'post' && english && !naming.has(kind) ? field : own
  const audience = spans.audience ?? details.audience ?? ''
  const said = line.toLowerCase().includes(audience.toLowerCase())
  const whole = usable(line + mark) ?? usable(removeProfanity(line))
  return {
    voice,
    line: whole,
    parts: fits(line) ? partsOf(line, sentences) : whole ? [whole] : [],
    subject: subject?.toLowerCase() === whole?.toLowerCase() ? null : subject,
    place: kind === 'offer' || upperFirst(spans.place ?? '') === subject ? '' : upperFirst(spans.place ?? ''),
    audience: english && audience !== '' && !said ? `For ${audience}` : '',
    fact: upperFirst(parameters.proof.trim() || (details.outcome ?? '')),
    turn: upperFirst(details.turn ?? ''),
    cta: upperFirst(details.action ?? '') || (english ? (platform.calls[parameters.goal] ?? '') : ''),
  }
}

/** "Mom of 3, ex nurse, potter": a line for each, unless a comma lists within one ("dogs, cats and birds"). */
function partsOf(line: string, sentences: readonly string[]): string[] {
  const many = /[.!?।。！？] ?\S/u.test(line) && sentences.length > 1
  const parts = many ? [...sentences] : line.split(/, (?:and )?|、|; | [|•·/] /)
  const whole = parts.every((part, at) => {
    const list = at > 0 && /^\S+ (?:and|&|or|y|e|et|und|dan) \S+$/i.test(part)
    return part.trim() !== '' && !list && !/^(?:which|who|that|so|but|or|because|if)\b/i.test(part)
  })
  return whole ? parts.map((part) => upperFirst(part.trim())) : [line]
}

/** A name's words as the line has them: "Soy Candles" gives "soy candles". */
function asTyped(shown: string, line: string): string {
  const at = line.toLowerCase().indexOf(shown.toLowerCase())
  return at < 0 ? shown : line.slice(at, at + shown.length)
}
