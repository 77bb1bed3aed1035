import type { Card, CardPart } from '@/lib/tool/card'
import { collapseWhitespace } from './collapse-whitespace'
import { replaceCardContent } from './replace-card-content'

/** A result with the visitor's own text in place of its own: what is copied, exported and counted. */
export function editCardText(card: Card, text: string): Card {
  return replaceCardContent(card, {
    copy: text,
    parts: replacePartText(card, text),
    carry: getCarry(card, text),
  })
}

/** The text stands in one place; parts beside it that are not copied, such as an idea for a thumbnail, stay. */
function replacePartText({ parts, copy }: Card, text: string): readonly CardPart[] {
  const wholePartIndex = parts.findIndex((part) => part.text === copy)
  if (wholePartIndex >= 0) return parts.map((part, index) => (index === wholePartIndex ? { ...part, text } : part))
  const otherParts = parts.filter((part) => !part.column && !copy.includes(part.text))
  return [{ text }, ...otherParts]
}

/** What goes on to the next tool, where it was taken from the text; else it is the visitor's prompt. */
function getCarry({ carry, copy }: Card, text: string): string {
  return collapseWhitespace(copy).startsWith(collapseWhitespace(carry)) ? collapseWhitespace(text) : carry
}
