import { formatCount } from '@/lib/core/format/format-number'
import { countWordsAndLinks } from '@/lib/core/strings/urls'
import { measureLengths } from '@/lib/platforms/counting/network-lengths'
import { unitNames } from '@/lib/platforms/networks/network-field'
import { buildFieldCounts, buildFigures, formatVerdict, type NetworkChoice } from './field-counts'

export function formatSummary(text: string, choice: NetworkChoice): string {
  const measures = measureLengths(text)
  return [
    buildFigures(measures, countWordsAndLinks(text))
      .map(({ label, value }) => `${label}: ${value}`)
      .join(', '),
    ...buildFieldCounts(text, measures, choice).map(
      (field) =>
        `${field.network}, ${field.label}: ${formatCount(field.value)} of ${formatCount(field.max)} ${unitNames[field.unit]}. ${formatVerdict(field)}.`,
    ),
  ].join('\n')
}
