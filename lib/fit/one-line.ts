import { cleanText } from './clean-text'
import { limitEmoji } from './emoji'
import { joinLines } from './join-lines'

/** A cleaned text on one line, without closing full stop and with at most one emoji: a label, a headline, a shot. */
export function oneLine(text: string): string {
  return joinLines(limitEmoji(cleanText(text), 1)).replace(/(?<!\.)\.$/, '')
}
