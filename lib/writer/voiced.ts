import { type Habits, inVoice } from './voice'

/** An item with every text in it written by the visitor's habits. A single word is a value from a list, a handle or a tag. */
export function voiced(item: unknown, habits: Habits): unknown {
  if (typeof item === 'string') return /\s/.test(item.trim()) ? inVoice(item, habits) : item
  if (Array.isArray(item)) return item.map((part) => voiced(part, habits))
  if (typeof item !== 'object' || item === null) return item
  return Object.fromEntries(Object.entries(item).map(([name, part]) => [name, voiced(part, habits)]))
}
