import { applyWritingHabits, type WritingHabits } from './writing-habits'

/** An item with every text in it written by the visitor's habits. A single word is a value from a list, a handle or a tag. */
export function applyHabitsToItem(item: unknown, habits: WritingHabits): unknown {
  if (typeof item === 'string') return /\s/.test(item.trim()) ? applyWritingHabits(item, habits) : item
  if (Array.isArray(item)) return item.map((value) => applyHabitsToItem(value, habits))
  if (typeof item !== 'object' || item === null) return item
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, applyHabitsToItem(value, habits)]))
}
