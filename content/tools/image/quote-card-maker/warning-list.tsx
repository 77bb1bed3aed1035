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
      `Too many words: the end is cut. ${scene.split ? 'Make the box of the words larger.' : 'Let long texts go on over several cards.'}`,
    omittedCount > 0 && `${MAX_CARDS} cards at once; ${omittedCount} more are left out.`,
    blankCount > 0 &&
      `${blankCount} ${blankCount === 1 ? 'blank' : 'blanks'} left: what stands in square brackets will be seen on the card.`,
    minContrast < MIN_TEXT_CONTRAST &&
      `Hard to read: the contrast falls to ${minContrast.toFixed(1)} to 1 somewhere. ${MIN_TEXT_CONTRAST} is enough.`,
  ].filter((text) => text !== false)
}

export default function WarningList({ scene, cardSet }: { scene: QuoteScene; cardSet: CardSet }) {
  return findWarnings(scene, cardSet).map((text) => <p key={text}>{text}</p>)
}
