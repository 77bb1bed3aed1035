import { formatQuantity } from '@/lib/core/format/format-quantity'
import { countBlanks } from '@/lib/core/strings/blanks'
import { MIN_TEXT_CONTRAST } from '@/lib/images/drawing/colors'
import type { CardSet } from './cards'
import { MAX_CARDS } from './parse-quotes'
import type { QuoteScene } from './scene'
import { getTextColors } from './text-colors'

export function findWarnings(scene: QuoteScene, { cards, omittedCount }: CardSet): string[] {
  const { minContrast } = getTextColors(scene)
  const blankCount = cards.reduce((sum, { text }) => sum + countBlanks(text), 0)
  return [
    cards.some(({ isTruncated }) => isTruncated) &&
      `Your text is cut off. ${scene.split ? 'Make its box larger.' : 'Turn on “Continue on more cards”.'}`,
    omittedCount > 0 && `${MAX_CARDS} cards is the limit, so ${omittedCount} more are left out.`,
    blankCount > 0 && `${formatQuantity(blankCount, 'blank')} left. The square brackets will show on the card.`,
    minContrast < MIN_TEXT_CONTRAST &&
      `Hard to read: contrast drops to ${minContrast.toFixed(1)}:1. Aim for ${MIN_TEXT_CONTRAST}:1.`,
  ].filter((text) => text !== false)
}
