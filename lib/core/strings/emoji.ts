import { replaceEmoji } from './emoji-sequence'

/** Maximum number of emoji per result for each choice of the emoji field. */
export const emojiLimits = { none: 0, light: 1, expressive: 3 } as const

/** Returns the text with its first `max` emoji, without the others and the spaces that they leave. */
export function limitEmoji(text: string, max: number): string {
  let retainedCount = 0
  let hasRemovedEmoji = false
  const limitedText = replaceEmoji(text, (emoji) => {
    // © ® ™ are typography.
    if (/^[©®™]/.test(emoji)) return emoji
    if (retainedCount < max) {
      retainedCount += 1
      return emoji
    }
    hasRemovedEmoji = true
    return ''
  })
  return hasRemovedEmoji ? cleanUpSpaces(limitedText) : text
}

function cleanUpSpaces(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/(?<=^|\s)[\u200D\uFE0F]+/gu, '')
        .replace(/ {2,}/g, ' ')
        .replace(/ (?=[.,!?;:](?:\s|$))/g, '')
        .trim(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
