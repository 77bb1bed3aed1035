import { countWords } from '@/lib/platforms/count'
import { measure } from '@/lib/platforms/measure'
import { unitNames } from '@/lib/platforms/networks'
import { fieldCounts, type NetworkChoice, verdictOf } from './field-counts'
import { figure, figuresOf } from './figures'

/** The whole count as text to paste into a message. */
export function summaryText(text: string, choice: NetworkChoice): string {
  const measures = measure(text)
  return [
    figuresOf(measures, countWords(text))
      .map(({ label, value }) => `${label}: ${value}`)
      .join(', '),
    ...fieldCounts(measures, choice).map(
      (field) =>
        `${field.network}, ${field.label}: ${figure(field.value)} of ${figure(field.limit.max)} ${unitNames[field.limit.unit]}. ${verdictOf(field)}.`,
    ),
  ].join('\n')
}
