import { cleanText } from './clean-text'
import { limitEmoji } from './emoji'

export function joinLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
}

/** Cleans a text into one line without a final period and with at most one emoji: a label, a headline, a shot. */
export function toSingleLine(text: string): string {
  return joinLines(limitEmoji(cleanText(text), 1)).replace(/(?<!\.)\.$/, '')
}
