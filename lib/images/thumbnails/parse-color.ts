import { mixColors } from '@/lib/images/drawing/colors'
import { namedColors } from './named-colors'

export type NamedColor = { name: string; hex: string }

const hexPattern = /\(?#([0-9a-f]{6})\b\)?/i

/** Returns the color that a text names, by a value ("mud brown #6b4a2f") or else by name; null if neither is known. */
export function parseColor(text: string): NamedColor | null {
  const name = stripHexValue(text)
  const hex = hexPattern.exec(text)?.[1]
  if (hex) return { name: name || `#${hex.toLowerCase()}`, hex: `#${hex.toLowerCase()}` }
  const namedHex = findNamedColor(name.toLowerCase().split(/\s+/))
  return namedHex ? { name, hex: namedHex } : null
}

export const stripHexValue = (text: string) => text.replace(hexPattern, '').trim()

export function formatColor(text: string): string {
  const color = parseColor(text)
  return color && color.name !== color.hex ? `${color.name} ${color.hex}` : text
}

const darkModifiers = new Set(['dark', 'deep', 'night', 'dusky'])

const lightModifiers = new Set(['pale', 'light', 'soft', 'bright', 'pastel', 'warm'])

/** "one orange accent" is orange, and "pale mustard" is a lighter mustard. */
function findNamedColor(words: readonly string[]): string | null {
  for (let start = 0; start < words.length; start += 1) {
    for (let end = words.length; end > start; end -= 1) {
      const name = words.slice(start, end).join(' ')
      const hex = Object.hasOwn(namedColors, name) && namedColors[name]
      if (hex) return shadeColor(hex, words[start - 1] ?? '')
    }
  }
  return null
}

function shadeColor(hex: string, modifier: string): string {
  if (darkModifiers.has(modifier)) return mixColors(hex, '#000000', 0.45)
  return lightModifiers.has(modifier) ? mixColors(hex, '#ffffff', 0.5) : hex
}
