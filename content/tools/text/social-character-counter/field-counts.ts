import { count } from '@/lib/core/format/count'
import type { Measures } from '@/lib/platforms/counting/measure'
import { type Network, type NetworkId, networks } from '@/lib/platforms/networks'
import type { NetworkField } from '@/lib/platforms/networks/field'

export type FieldCount = NetworkField & { network: string; value: number; over: number }

/** What the filter has: one network, or all. */
export type NetworkChoice = NetworkId | 'all'

export function isNetworkChoice(text: string): text is NetworkChoice {
  return text === 'all' || Object.hasOwn(networks, text)
}

/** A text's counts, in the order of the list. */
export function fieldCounts(measures: Measures, choice: NetworkChoice): readonly FieldCount[] {
  const shown: readonly Network[] = choice === 'all' ? Object.values(networks) : [networks[choice]]
  return shown.flatMap(({ name, fields }) =>
    fields.map((field) => {
      const value = measures[field.unit]
      return { ...field, network: name, value, over: Math.max(0, value - field.max) }
    }),
  )
}

/** "Fits, 12 left" or "3 over": the verdict in words. */
export function verdictOf({ value, over, max }: FieldCount): string {
  if (over > 0) return `${count(over)} over`
  return `Fits, ${count(max - value)} left`
}
