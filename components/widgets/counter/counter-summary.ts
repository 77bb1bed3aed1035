import { countWords } from '@/lib/platforms/count'
import { type Measures, measure } from '@/lib/platforms/measure'
import { unitNames } from '@/lib/platforms/networks'
import { fieldCounts, type NetworkChoice, verdictOf } from './field-counts'

const figure = (value: number) => value.toLocaleString('en')

/** What is said of the text itself, whatever the network. */
export function figuresOf(text: string, { graphemes, characters, hashtags }: Measures) {
  return [
    { label: 'Characters you see', value: figure(graphemes) },
    { label: 'UTF-16 units', value: figure(characters) },
    { label: 'Words', value: figure(countWords(text)) },
    { label: 'Hashtags', value: figure(hashtags) },
  ]
}

/** The whole count as text to paste into a message. */
export function summaryText(text: string, choice: NetworkChoice): string {
  const measures = measure(text)
  return [
    figuresOf(text, measures)
      .map(({ label, value }) => `${label}: ${value}`)
      .join(', '),
    ...fieldCounts(measures, choice).map(
      (field) =>
        `${field.network}, ${field.label}: ${figure(field.value)} of ${figure(field.limit.max)} ${unitNames[field.limit.unit]}. ${verdictOf(field)}.`,
    ),
  ].join('\n')
}
