import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { getWord, hasTag } from '@/lib/writer/reading/grammar'
import { getTerms, tagText } from '@/lib/writer/reading/tagger'

/** What a prompt says by way of introduction: who somebody is, what an account is about, or one post that belongs to it. */
export type PromptFocus = 'person' | 'topic' | 'post'

const postKinds: ReadonlySet<PromptKind> = new Set<PromptKind>([
  'offer',
  'question',
  'skit',
  'comparison',
  'how-to',
  'review',
])

/** Whether a prompt is a bio already ("mom of 3, ex nurse", "we groom dogs in Austin"), a topic, or a post: only the first two are printed. */
export function getPromptFocus({
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
