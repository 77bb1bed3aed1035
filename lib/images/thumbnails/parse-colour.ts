import { mixColours } from '@/lib/images/drawing/colours'
import { namedColours } from './named-colours'

export type NamedColour = { name: string; hex: string }

const hexPattern = /\(?#([0-9a-f]{6})\b\)?/i

/** The colour that words name: by a value beside them ("mud brown #6b4a2f"), else by the name; null where neither is known. */
export function parseColour(words: string): NamedColour | null {
  const name = stripHexValue(words)
  const hex = hexPattern.exec(words)?.[1]
  if (hex) return { name: name || `#${hex.toLowerCase()}`, hex: `#${hex.toLowerCase()}` }
  const known = findNamedColour(name.toLowerCase().split(/\s+/))
  return known ? { name, hex: known } : null
}

/** The name alone. */
export function stripHexValue(words: string): string {
  return words.replace(hexPattern, '').trim()
}

/** As it stands in a list, with its value where there is one. */
export function formatColour(words: string): string {
  const colour = parseColour(words)
  return colour && colour.name !== colour.hex ? `${colour.name} ${colour.hex}` : words
}

const darker = new Set(['dark', 'deep', 'night', 'dusky'])
const lighter = new Set(['pale', 'light', 'soft', 'bright', 'pastel', 'warm'])

/** "one orange accent" is orange, "pale mustard" a lighter mustard. */
function findNamedColour(words: readonly string[]): string | null {
  for (let from = 0; from < words.length; from += 1) {
    for (let to = words.length; to > from; to -= 1) {
      const hex = namedColours[words.slice(from, to).join(' ')]
      if (hex) return shadeColour(hex, words[from - 1] ?? '')
    }
  }
  return null
}

function shadeColour(hex: string, how: string): string {
  if (darker.has(how)) return mixColours(hex, '#000000', 0.45)
  return lighter.has(how) ? mixColours(hex, '#ffffff', 0.5) : hex
}
