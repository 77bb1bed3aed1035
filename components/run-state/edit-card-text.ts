import type { Card, CardPart } from '@/lib/tool/card'
import { collapseWhitespace } from './collapse-whitespace'
import { replaceCardContent } from './replace-card-content'

export function editCardText(card: Card, text: string): Card {
  return replaceCardContent(card, {
    copy: text,
    parts: replacePartText(card, text),
    carry: getCarry(card, text),
  })
}

/** Replaces the text in its part. Adjacent parts that are not copied, such as an idea for a thumbnail, stay. */
function replacePartText({ parts, copy }: Card, text: string): readonly CardPart[] {
  const wholePartIndex = parts.findIndex((part) => part.text === copy)
  if (wholePartIndex >= 0) return parts.map((part, index) => (index === wholePartIndex ? { ...part, text } : part))
  const otherParts = parts.filter((part) => !part.column && !copy.includes(part.text))
  return [{ text }, ...otherParts]
}

/** Returns the text for the next tool: the new text if the old one was carried, otherwise the visitor's prompt. */
function getCarry({ carry, copy }: Card, text: string): string {
  return collapseWhitespace(copy).startsWith(collapseWhitespace(carry)) ? collapseWhitespace(text) : carry
}
