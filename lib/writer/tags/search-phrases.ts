import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { getTopicWords } from './topic-words'

const MAX_PHRASE_LENGTH = 50
const MAX_QUESTION_WORDS = 8
const MAX_NOUN_WORDS = 4

/** What tells or invites, which nobody types into a search box. */
const kindsNotSearched: ReadonlySet<PromptKind> = new Set(['story', 'announcement', 'offer', 'skit', 'day', 'pasted'])

/**
 * Phrases as people type them into a search box, made of the visitor's own words in their own order: the line where it reads like a
 * search, its subject, what it names in its place. None on a hard day; in other languages the line and its words.
 */
export function buildSearchPhrases(reading: ParsedPrompt, region = ''): string[] {
  const { kind, line, mark, shape, language, spans, isFirstPerson } = reading
  if (kind === 'hard-time') return []
  const { known, others } = getTopicWords(reading)
  const topicPhrases = [...known, ...others].filter((phrase) => phrase !== spans.place?.toLowerCase())
  const place = (
    region ||
    (/\b(?:street|st|road|rd|lane|avenue|ave)\b/i.test(spans.place ?? '') ? '' : spans.place) ||
    ''
  ).toLowerCase()
  const readsLikeSearch =
    (shape !== 'sentence' || mark === '?' || kind === 'list') &&
    !isFirstPerson &&
    !kindsNotSearched.has(kind) &&
    !spans.time
  const includesLine = language !== 'en' || readsLikeSearch
  const subject = shape === 'sentence' ? '' : removeDeterminer(spans.subject ?? '')
  const phrasesWithPlace = place === '' ? [] : topicPhrases.slice(0, 2).map((phrase) => `${phrase} ${place}`)
  const phrases = [
    ...(includesLine ? [removeDeterminer(line)] : []),
    ...(spans.a && spans.b ? [`${spans.a} vs ${spans.b}`.toLowerCase()] : []),
    ...phrasesWithPlace.filter((phrase) => !line.toLowerCase().includes(phrase)),
    ...(/\s/.test(subject) && !/\p{Ll} \p{Lu}/u.test(spans.subject ?? '') ? [subject] : []),
    ...topicPhrases.filter((phrase) => phrase.includes(' ')).map(removeDeterminer),
  ]
  const fittingPhrases = [...new Set(phrases)].filter(
    (phrase) =>
      phrase.length <= MAX_PHRASE_LENGTH &&
      phrase.split(' ').length <=
        (/^how|\bvs\b|^(?:what|which|is|are|do|can)\b/.test(phrase)
          ? MAX_QUESTION_WORDS
          : language === 'en'
            ? MAX_NOUN_WORDS
            : MAX_NOUN_WORDS + 2) &&
      !/,/.test(phrase),
  )
  const singleWords = known.filter((phrase) => !phrase.includes(' ')).slice(0, 1)
  const allPhrases = fittingPhrases.length > 1 ? fittingPhrases : [...fittingPhrases, ...singleWords]
  return fittingPhrases.length > 0 && allPhrases.length > 1 ? allPhrases : []
}

/** "My first loaf" as somebody else would look for it: "first loaf". */
function removeDeterminer(subject: string): string {
  return subject.toLowerCase().replace(/^(?:an?|the|my|our|your|his|her|their|this|that|these|those|some|\d+) /, '')
}
