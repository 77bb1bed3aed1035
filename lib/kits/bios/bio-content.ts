import { hasProfanity, removeProfanity } from '@/lib/core/strings/profanity'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { buildNameMaterial } from '@/lib/writer/names/name-material'
import { getWord, hasTag } from '@/lib/writer/reading/grammar'
import { getTerms, tagText } from '@/lib/writer/reading/tagger'
import type { BioInput } from './bio-fields'
import type { BioPlatform } from './bio-platforms'
import { claimsCure, startsWithIllness } from './health-claim'

/** What a prompt introduces: a person, the topic of an account, or one post that belongs to it. */
type PromptFocus = 'person' | 'topic' | 'post'

const postKinds: ReadonlySet<PromptKind> = new Set<PromptKind>([
  'offer',
  'question',
  'skit',
  'comparison',
  'how-to',
  'review',
])

/** Whether a prompt is a bio already ("mom of 3, ex nurse"), a topic, or a post: only the first two are printed. */
function getPromptFocus({
  kind,
  sure: isSure,
  line,
  mark,
  shape,
  language,
  sentences,
  isFirstPerson,
  spans,
}: ParsedPrompt): PromptFocus {
  if (language !== 'en') return mark === '?' ? 'post' : 'person'
  const looksLikeTopic = shape === 'phrase' && !isFirstPerson && !spans.time && !/\b(?:how|vs|pov)\b/i.test(line)
  if (kind === 'how-to' && looksLikeTopic) return 'topic'
  if (mark === '?' || /[$€£%]/.test(line) || (postKinds.has(kind) && isSure)) return 'post'
  const terms = getTerms(tagText(sentences[0] ?? line)).flat()
  const [firstTerm, ...rest] = terms
  const subjectIndex = terms.findIndex((term) => /^(?:i|we|im)$/.test(getWord(term)))
  const verb = terms.slice(Math.max(0, subjectIndex + 1)).find((term) => hasTag(term, 'Verb'))
  const isAnnouncementOrOpinion = isSure && (kind === 'announcement' || kind === 'opinion')
  const hasFirstPersonSubject =
    subjectIndex >= 0 && subjectIndex <= 4 && verb !== undefined && !hasTag(verb, 'PastTense', 'Modal')
  if (hasFirstPersonSubject && !isAnnouncementOrOpinion && !(isSure && kind === 'story')) return 'person'
  if (kind === 'pasted' || kind === 'announcement' || kind === 'offer' || spans.time) return 'post'
  const canStartRole =
    firstTerm && !hasTag(firstTerm, 'Verb', 'Gerund', 'Value', 'Possessive', 'QuestionWord', 'Expression')
  const headEndIndex = rest.findIndex((term) => hasTag(term, 'Preposition', 'Pronoun', 'Verb'))
  const headTerms = terms.slice(0, headEndIndex < 0 ? undefined : headEndIndex + 1)
  const namesRole = headTerms.some((term) => hasTag(term, 'Actor', 'Kin', 'Person') && !hasTag(term, 'Pronoun'))
  if (/^my name(?:’s| is)\b/i.test(line)) return 'person'
  if (shape !== 'sentence' && canStartRole && namesRole && !isAnnouncementOrOpinion && kind !== 'day') return 'person'
  if (firstTerm && hasTag(firstTerm, 'Gerund') && shape !== 'sentence' && (kind === 'subject' || !isSure))
    return 'person'
  return kind === 'subject' || (!isSure && shape === 'phrase') ? 'topic' : 'post'
}

/** What a bio can be made of, all in the visitor's words; '' for what they did not give. */
export type BioContent = {
  focus: PromptFocus
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
const accountNamingKinds: ReadonlySet<PromptKind> = new Set<PromptKind>(['subject', 'list', 'day'])

/** Reads the pieces of a bio. */
export function buildBioContent(reading: ParsedPrompt, { parameters }: BioInput, platform: BioPlatform): BioContent {
  const { kind, line, mark, sentences, spans, details, language, niche } = reading
  const isEnglish = language === 'en'
  const isAllowed = (text = '') => text !== '' && !claimsCure(text) && !hasProfanity(text)
  const toUsableText = (text = ''): string | null =>
    isAllowed(text) && measureUtf16Length(text) <= platform.bio.max ? upperFirst(text) : null
  const { roots, pairedRoot, namesPerson } = buildNameMaterial(reading, '')
  const focus = getPromptFocus(reading)
  const nameRoot = claimsCure(line)
    ? [...roots, pairedRoot].find((root) => root && !startsWithIllness(root.phrase))
    : roots[0]
  const subjectSpan = (spans.subject ?? '').replace(/^(?:an?|the|my|our) /i, '')
  const isNounInSpan =
    nameRoot && subjectSpan.length < line.length && subjectSpan.toLowerCase().includes(nameRoot.phrase.toLowerCase())
  const typedSubject =
    nameRoot && (!namesPerson || spans.place)
      ? toUsableText(isNounInSpan ? subjectSpan : restoreTypedCase(nameRoot.phrase, line))
      : null
  const nicheLabel = niche?.label ?? (kind === 'place' && spans.place ? upperFirst(spans.place) : null)
  const subject = focus === 'post' && isEnglish && !accountNamingKinds.has(kind) ? nicheLabel : typedSubject
  const audience = spans.audience ?? details.audience ?? ''
  const lineHasAudience = line.toLowerCase().includes(audience.toLowerCase())
  const wholeLine = toUsableText(line + mark) ?? toUsableText(removeProfanity(line))
  return {
    focus,
    line: wholeLine,
    parts: isAllowed(line) ? splitParts(line, sentences) : wholeLine ? [wholeLine] : [],
    subject: subject?.toLowerCase() === wholeLine?.toLowerCase() ? null : subject,
    place: kind === 'offer' || upperFirst(spans.place ?? '') === subject ? '' : upperFirst(spans.place ?? ''),
    audience: isEnglish && audience !== '' && !lineHasAudience ? `For ${audience}` : '',
    fact: upperFirst(parameters.proof.trim() || (details.outcome ?? '')),
    turn: upperFirst(details.turn ?? ''),
    cta: upperFirst(details.action ?? '') || (isEnglish ? (platform.defaultActions[parameters.goal] ?? '') : ''),
  }
}

/** "Mom of 3, ex nurse, potter": a line for each, unless a comma lists within one ("dogs, cats and birds"). */
function splitParts(line: string, sentences: readonly string[]): string[] {
  const hasSentences = /[.!?।。！？] ?\S/u.test(line) && sentences.length > 1
  const parts = hasSentences ? [...sentences] : line.split(/, (?:and )?|、|; | [|•·/] /)
  const areComplete = parts.every((part, index) => {
    const isList = index > 0 && /^\S+ (?:and|&|or|y|e|et|und|dan) \S+$/i.test(part)
    return part.trim() !== '' && !isList && !/^(?:which|who|that|so|but|or|because|if)\b/i.test(part)
  })
  return areComplete ? parts.map((part) => upperFirst(part.trim())) : [line]
}

/** A name's words as the line has them: "Soy Candles" gives "soy candles". */
function restoreTypedCase(phrase: string, line: string): string {
  const offset = line.toLowerCase().indexOf(phrase.toLowerCase())
  return offset < 0 ? phrase : line.slice(offset, offset + phrase.length)
}
