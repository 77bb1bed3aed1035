import { formatCount } from '@/lib/core/format/format-number'
import type { LengthByUnit } from '@/lib/platforms/counting/network-lengths'
import { type NetworkId, networks } from '@/lib/platforms/networks'
import type { Network, NetworkField } from '@/lib/platforms/networks/network-field'

export type FieldCount = NetworkField & { network: string; value: number; excess: number }

export type NetworkChoice = NetworkId | 'all'

export function isNetworkChoice(text: string): text is NetworkChoice {
  return text === 'all' || Object.hasOwn(networks, text)
}

export function buildFieldCounts(measures: LengthByUnit, choice: NetworkChoice): readonly FieldCount[] {
  const selectedNetworks: readonly Network[] = choice === 'all' ? Object.values(networks) : [networks[choice]]
  return selectedNetworks.flatMap(({ name, fields }) =>
    fields.map((field) => {
      const value = measures[field.unit]
      return { ...field, network: name, value, excess: Math.max(0, value - field.max) }
    }),
  )
}

export function formatVerdict({ value, excess, max }: FieldCount): string {
  if (excess > 0) return `${formatCount(excess)} over`
  return `Fits, ${formatCount(max - value)} left`
}

export function buildFigures({ graphemes, characters, hashtags }: LengthByUnit, wordCount: number) {
  return [
    { label: 'Visible characters', value: formatCount(graphemes) },
    { label: 'UTF-16 units', value: formatCount(characters) },
    { label: 'Words', value: formatCount(wordCount) },
    { label: 'Hashtags', value: formatCount(hashtags) },
  ]
}
