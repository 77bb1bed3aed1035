import { standsIn } from '@/lib/text/summary/stands-in'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY } from '@/lib/tool/form'
import type { SummaryInput } from './fields'
import { readingSaved } from './reading-saved'
import { type Summary, sentencesOfText } from './summary'

const headings = {
  bullets: 'Key points',
  paragraph: 'Summary',
  tldr: 'TL;DR',
  headline: 'Headline',
} as const

export function presentSummary(item: Summary, input: SummaryInput): Omit<Card, 'id' | 'item'> {
  const { form } = input.parameters
  const copy = copyOf(item, form)
  const saved = readingSaved(input.prompt, copy)
  const isOwn = item.points.every(({ text, sourceSentence }) => text === sourceSentence)
  return {
    heading: headings[form],
    parts: [{ text: copy, rank: 'answer' }, ...sourcesOf(item, input)],
    copy,
    carry: [...copy.replace(/\s+/g, ' ')].slice(0, MAX_CARRY).join(''),
    notes: [
      saved ? `Saves about ${saved} of reading.` : 'Your text is about as short as its summary.',
      ...(isOwn ? ['Your own sentences, word for word and in your order.'] : []),
    ],
  }
}

function copyOf({ summary, points }: Summary, form: SummaryInput['parameters']['form']): string {
  if (form === 'bullets') return points.map(({ text }) => `• ${text}`).join('\n')
  return form === 'tldr' ? `TL;DR: ${summary}` : summary
}

/** Where each point stands in the visitor's text. */
function sourcesOf({ points }: Summary, input: SummaryInput): Card['parts'] {
  const sentences = sentencesOfText(input)
  return points.flatMap(({ sourceSentence }, index) => {
    if (sourceSentence === '') return []
    const at = sentences.findIndex((one) => standsIn(one, sourceSentence) || standsIn(sourceSentence, one))
    const place = at < 0 ? 'in your text' : `sentence ${at + 1} of ${sentences.length}`
    return [{ label: `Point ${index + 1}: ${place}`, text: `“${sourceSentence}”`, rank: 'more' as const }]
  })
}
