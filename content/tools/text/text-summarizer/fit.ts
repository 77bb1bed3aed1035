import { cleanText } from '@/lib/core/strings/clean-text'
import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { containsQuote } from '@/lib/text/quotes'
import { joinSentences } from '@/lib/text/summary/key-sentences'
import { getPointCount, MAX_HEADLINE_LENGTH, type Summary, type SummaryInput } from './fields'

/** Leaves excerpts unchanged. Drops a source that a model invented but preserves its point. */
export function fitSummary(item: Summary, input: SummaryInput): Summary | null {
  const { form } = input.parameters
  const points = item.points
    .map(({ text, sourceSentence }) => ({
      text: containsQuote(input.prompt, text) ? text.trim() : cleanText(text),
      sourceSentence: containsQuote(input.prompt, sourceSentence) ? sourceSentence.trim() : '',
    }))
    .filter(({ text }) => text !== '')
    .slice(0, Math.max(3, getPointCount(input)))
  if (form === 'bullets') return points.length > 0 ? { summary: '', points } : null
  const isExcerpt = item.summary === item.points.map(({ text }) => text).reduce(joinSentences, '')
  const summary = isExcerpt ? item.summary : cleanText(item.summary)
  if (summary === '') return null
  return { summary: form === 'headline' ? toHeadline(summary) : summary, points }
}

const toHeadline = (text: string) =>
  truncateAtWord(trimEndMatching(text.replace(/\s+/g, ' '), /[.。]/), MAX_HEADLINE_LENGTH)
