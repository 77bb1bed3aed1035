import { mixed } from '@/lib/images/drawing/colours'
import { namedColours } from './named-colours'

export type NamedColour = { name: string; hex: string }

const value = /\(?#([0-9a-f]{6})\b\)?/i

/** The colour that words name: by a value beside them ("mud brown #6b4a2f"), else by the name; null where neither is known. */
export function readColour(words: string): NamedColour | null {
  const name = withoutValue(words)
  const hex = value.exec(words)?.[1]
  if (hex) return { name: name || `#${hex.toLowerCase()}`, hex: `#${hex.toLowerCase()}` }
  const known = byName(name.toLowerCase().split(/\s+/))
  return known ? { name, hex: known } : null
}

/** The name alone. */
export function withoutValue(words: string): string {
  return words.replace(value, '').trim()
}

/** As it stands in a list, with its value where there is one. */
export function colourInWords(words: string): string {
  const colour = readColour(words)
  return colour && colour.name !== colour.hex ? `${colour.name} ${colour.hex}` : words
}

const darker = new Set(['dark', 'deep', 'night', 'dusky'])
const lighter = new Set(['pale', 'light', 'soft', 'bright', 'pastel', 'warm'])

/** "one orange accent" is orange, "pale mustard" a lighter mustard. */
function byName(words: readonly string[]): string | null {
  for (let from = 0; from < words.length; from += 1) {
    for (let to = words.length; to > from; to -= 1) {
      const hex = namedColours[words.slice(from, to).join(' ')]
      if (hex) return shaded(hex, words[from - 1] ?? '')
    }
  }
  return null
}

function shaded(hex: string, how: string): string {
  if (darker.has(how)) return mixed(hex, '#000000', 0.45)
  return lighter.has(how) ? mixed(hex, '#ffffff', 0.5) : hex
}
