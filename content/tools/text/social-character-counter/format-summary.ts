import { formatCount } from '@/lib/core/format/format-number'
import { countWords } from '@/lib/core/strings/words'
import { measureLengths } from '@/lib/platforms/counting/network-lengths'
import { unitNames } from '@/lib/platforms/networks/network-field'
import { buildFieldCounts, buildFigures, formatVerdict, type NetworkChoice } from './field-counts'

export function formatSummary(text: string, choice: NetworkChoice): string {
  const measures = measureLengths(text)
  return [
    buildFigures(measures, countWords(text))
      .map(({ label, value }) => `${label}: ${value}`)
      .join(', '),
    ...buildFieldCounts(measures, choice).map(
      (field) =>
        `${field.network}, ${field.label}: ${formatCount(field.value)} of ${formatCount(field.max)} ${unitNames[field.unit]}. ${formatVerdict(field)}.`,
    ),
  ].join('\n')
}
