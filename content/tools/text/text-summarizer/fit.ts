import { cleanText } from '@/lib/core/strings/clean-text'
import { cutAtWord } from '@/lib/core/strings/cut'
import { withoutEnd } from '@/lib/core/strings/without-end'
import { joinSentences } from '@/lib/text/summary/join-sentences'
import { standsIn } from '@/lib/text/summary/stands-in'
import { HEADLINE, pointsOf, type SummaryInput } from './fields'
import type { Summary } from './summary'

/** Excerpts stay as they are. Of what a model writes, a source that does not stand in the text is dropped, and the point stays without one. */
export function fitSummary(item: Summary, input: SummaryInput): Summary | null {
  const { form } = input.parameters
  const points = item.points
    .map(({ text, sourceSentence }) => ({
      text: standsIn(input.prompt, text) ? text.trim() : cleanText(text),
      sourceSentence: standsIn(input.prompt, sourceSentence) ? sourceSentence.trim() : '',
    }))
    .filter(({ text }) => text !== '')
    .slice(0, Math.max(3, pointsOf(input)))
  if (form === 'bullets') return points.length > 0 ? { summary: '', points } : null
  const isExcerpt = item.summary === item.points.map(({ text }) => text).reduce(joinSentences, '')
  const summary = isExcerpt ? item.summary : cleanText(item.summary)
  if (summary === '') return null
  return { summary: form === 'headline' ? headlineOf(summary) : summary, points }
}

const headlineOf = (text: string) => cutAtWord(withoutEnd(text.replace(/\s+/g, ' '), /[.。]/), HEADLINE)
