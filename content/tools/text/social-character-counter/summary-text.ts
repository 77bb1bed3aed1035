import { count } from '@/lib/core/format/count'
import { countWords } from '@/lib/core/strings/count-words'
import { measure } from '@/lib/platforms/counting/measure'
import { unitNames } from '@/lib/platforms/networks'
import { fieldCounts, type NetworkChoice, verdictOf } from './field-counts'
import { figuresOf } from './figures'

/** The whole count as text to paste into a message. */
export function summaryText(text: string, choice: NetworkChoice): string {
  const measures = measure(text)
  return [
    figuresOf(measures, countWords(text))
      .map(({ label, value }) => `${label}: ${value}`)
      .join(', '),
    ...fieldCounts(measures, choice).map(
      (field) =>
        `${field.network}, ${field.label}: ${count(field.value)} of ${count(field.max)} ${unitNames[field.unit]}. ${verdictOf(field)}.`,
    ),
  ].join('\n')
}
