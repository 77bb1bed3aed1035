import { countWords } from '@/lib/core/strings/words'
import { containsQuote } from '@/lib/text/quotes'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { getPromptSentences, type Summary, type SummaryInput } from './fields'

/** Words per minute of adults reading English silently: the mean of 190 studies (Brysbaert 2019). */
const WORDS_PER_MINUTE = 238

/** Returns the reading time saved by the shorter text, such as "20 seconds" or "3 minutes"; null below 5 seconds. */
export function formatReadingTimeSaved(fullText: string, summary: string): string | null {
  const seconds = ((countWords(fullText) - countWords(summary)) * 60) / WORDS_PER_MINUTE
  if (seconds < 5) return null
  if (seconds < 55) return `${5 * Math.round(seconds / 5)} seconds`
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

const headings = {
  bullets: 'Key points',
  paragraph: 'Summary',
  tldr: 'TL;DR',
  headline: 'Headline',
} as const

export function presentSummary(item: Summary, input: SummaryInput): Omit<Card, 'id' | 'item'> {
  const { form } = input.parameters
  const copy = formatCopy(item, form)
  const timeSaved = formatReadingTimeSaved(input.prompt, copy)
  const isExcerpt = item.points.every(({ text, sourceSentence }) => text === sourceSentence)
  return {
    heading: headings[form],
    parts: [{ text: copy, rank: 'answer' }, ...buildSources(item, input)],
    copy,
    carry: [...copy.replace(/\s+/g, ' ')].slice(0, MAX_CARRY_LENGTH).join(''),
    notes: [
      timeSaved ? `Saves about ${timeSaved} of reading.` : 'Your text is about as short as its summary.',
      ...(isExcerpt ? ['Your own sentences, word for word and in your order.'] : []),
    ],
  }
}

function formatCopy({ summary, points }: Summary, form: SummaryInput['parameters']['form']): string {
  if (form === 'bullets') return points.map(({ text }) => `• ${text}`).join('\n')
  return form === 'tldr' ? `TL;DR: ${summary}` : summary
}

function buildSources({ points }: Summary, input: SummaryInput): Card['parts'] {
  const sentences = getPromptSentences(input)
  return points.flatMap(({ sourceSentence }, index) => {
    if (sourceSentence === '') return []
    const sentenceIndex = sentences.findIndex(
      (sentence) => containsQuote(sentence, sourceSentence) || containsQuote(sourceSentence, sentence),
    )
    const place = sentenceIndex < 0 ? 'in your text' : `sentence ${sentenceIndex + 1} of ${sentences.length}`
    return [{ label: `Point ${index + 1}: ${place}`, text: `“${sourceSentence}”`, rank: 'more' as const }]
  })
}
