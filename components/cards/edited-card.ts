import { hasBlank } from '@/lib/fit/blanks'
import { recounted } from '@/lib/platforms/recount'
import type { Card, CardPart } from '@/lib/tool/card'
import { MAX_CARRY } from '@/lib/tool/form'

/**
 * A result with the visitor's own text in place of its own: what is copied, exported and counted. What was said about
 * the old text goes, because it may not hold for the new one.
 */
export function editedCard(card: Card, text: string): Card {
  const { meters, notes: _notes, tags: _tags, outline: _outline, assumed = [], preview, ...kept } = card
  const left = assumed.filter((phrase) => text.includes(phrase))
  const parts = partsWith(card, text)
  return {
    ...kept,
    parts,
    copy: text,
    ...(hasBlank(text) && { outline: true as const }),
    ...(left.length > 0 && { assumed: left }),
    carry: carryWith(card, text),
    ...(meters && { meters: recounted(card, { copy: text, parts }) }),
    ...(preview && { preview: { ...preview, text } }),
    edited: true,
  }
}

/** The text stands in one place; parts beside it that are not copied, such as an idea for a thumbnail, stay. */
function partsWith({ parts, copy }: Card, text: string): readonly CardPart[] {
  const whole = parts.findIndex((part) => part.text === copy)
  if (whole >= 0) return parts.map((part, index) => (index === whole ? { ...part, text } : part))
  const beside = parts.filter((part) => !part.column && !copy.includes(part.text))
  return [{ text }, ...beside]
}

/** What goes on to the next tool, where it was taken from the text; else it is the visitor's prompt. */
function carryWith({ carry, copy }: Card, text: string): string {
  const flat = (some: string) => some.replace(/\s+/g, ' ').trim()
  if (!flat(copy).startsWith(flat(carry))) return carry
  return [...flat(text)].slice(0, MAX_CARRY).join('')
}
