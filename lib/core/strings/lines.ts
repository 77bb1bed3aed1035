import { cleanText } from './clean-text'
import { limitEmoji } from './emoji'

/** The lines of a text in one, with a space between them; empty lines go. */
export function joinLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
}

/** A cleaned text on one line, without closing full stop and with at most one emoji: a label, a headline, a shot. */
export function toSingleLine(text: string): string {
  return joinLines(limitEmoji(cleanText(text), 1)).replace(/(?<!\.)\.$/, '')
}
