import type { Kind, Reading } from '@/lib/tool/reading'
import { is, wordOf } from '@/lib/writer/reading/grammar'
import { tag, termsOf } from '@/lib/writer/reading/tagger'

/** What a prompt says by way of introduction: who somebody is, what an account is about, or one post that belongs to it. */
export type Voice = 'person' | 'topic' | 'post'

const never: ReadonlySet<Kind> = new Set<Kind>([
  'offer',
  'question',
  'skit',
  'comparison',
  'how-to',
  'review',
])

/** Whether a prompt is a bio already ("mom of 3, ex nurse", "we groom dogs in Austin"), a topic, or a post: only the first two are printed. */
export function voiceOf({ kind, sure, line, mark, shape, language, sentences, own, spans }: Reading): Voice {
  if (language !== 'en') return mark === '?' ? 'post' : 'person'
  const topical = shape === 'phrase' && !own && !spans.time && !/\b(?:how|vs|pov)\b/i.test(line)
  if (kind === 'how-to' && topical) return 'topic'
  if (mark === '?' || /[$€£%]/.test(line) || (never.has(kind) && sure)) return 'post'
  const terms = termsOf(tag(sentences[0] ?? line)).flat()
  const [first, ...rest] = terms
  const subject = terms.findIndex((term) => /^(?:i|we|im)$/.test(wordOf(term)))
  const verb = terms.slice(Math.max(0, subject + 1)).find((term) => is(term, 'Verb'))
  const news = sure && (kind === 'announcement' || kind === 'opinion')
  const speaks = subject >= 0 && subject <= 4 && verb !== undefined && !is(verb, 'PastTense', 'Modal')
  if (speaks && !news && !(sure && kind === 'story')) return 'person'
  if (kind === 'pasted' || kind === 'announcement' || kind === 'offer' || spans.time) return 'post'
  const opens = first && !is(first, 'Verb', 'Gerund', 'Value', 'Possessive', 'QuestionWord', 'Expression')
  const head = rest.findIndex((term) => is(term, 'Preposition', 'Pronoun', 'Verb'))
  const named = terms.slice(0, head < 0 ? undefined : head + 1)
  const role = named.some((term) => is(term, 'Actor', 'Kin', 'Person') && !is(term, 'Pronoun'))
  if (/^my name(?:’s| is)\b/i.test(line)) return 'person'
  if (shape !== 'sentence' && opens && role && !news && kind !== 'day') return 'person'
  if (first && is(first, 'Gerund') && shape !== 'sentence' && (kind === 'subject' || !sure)) return 'person'
  return kind === 'subject' || (!sure && shape === 'phrase') ? 'topic' : 'post'
}
