import { formatCount } from '@/lib/core/format/format-number'
import type { LengthByUnit } from '@/lib/platforms/counting/network-lengths'
import { type NetworkId, networks } from '@/lib/platforms/networks'
import type { Network, NetworkField } from '@/lib/platforms/networks/network-field'

export type FieldCount = NetworkField & {
  network: string
  value: number
  excess: number
  /** The characters of the text that the field refuses. */
  refused: readonly string[]
}

export const fitsField = ({ excess, refused }: FieldCount): boolean => excess === 0 && refused.length === 0

export type NetworkChoice = NetworkId | 'all'

export function isNetworkChoice(text: string): text is NetworkChoice {
  return text === 'all' || Object.hasOwn(networks, text)
}

export function buildFieldCounts(text: string, measures: LengthByUnit, choice: NetworkChoice): readonly FieldCount[] {
  const selectedNetworks: readonly Network[] = choice === 'all' ? Object.values(networks) : [networks[choice]]
  return selectedNetworks.flatMap(({ name, fields }) =>
    fields.map((field) => {
      const value = measures[field.unit]
      const refused = [...(field.refusedCharacters ?? '')].filter((character) => text.includes(character))
      return { ...field, network: name, value, excess: Math.max(0, value - field.max), refused }
    }),
  )
}

export function formatVerdict({ value, excess, max, refused }: FieldCount): string {
  if (refused.length > 0) return `Not allowed: ${refused.map(nameCharacter).join(' ')}`
  if (excess > 0) return `${formatCount(excess)} over`
  return `Fits, ${formatCount(max - value)} left`
}

/** An invisible character is named by its code point. */
const nameCharacter = (character: string) =>
  /\s/.test(character) ? `U+${character.charCodeAt(0).toString(16).toUpperCase()}` : character

export function buildFigures({ graphemes, characters, hashtags }: LengthByUnit, wordCount: number) {
  return [
    { label: 'Visible characters', value: formatCount(graphemes) },
    { label: 'UTF-16 units', value: formatCount(characters) },
    { label: 'Words', value: formatCount(wordCount) },
    { label: 'Hashtags', value: formatCount(hashtags) },
  ]
}
