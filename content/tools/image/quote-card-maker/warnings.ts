import { blanksIn } from '@/lib/core/strings/blanks'
import { READABLE } from '@/lib/images/drawing/contrast'
import type { Cards } from './cards'
import { inksOf } from './inks'
import { MOST_CARDS } from './quotes-in'
import type { QuoteScene } from './scene'

/** What a visitor should know before the cards are saved, a sentence or two each. */
export function warningsOf(scene: QuoteScene, { cards, left }: Cards): string[] {
  const { worst } = inksOf(scene)
  const blanks = cards.reduce((sum, { text }) => sum + blanksIn(text), 0)
  return [
    cards.some(({ cut }) => cut) &&
      `Too many words: the end is cut. ${scene.split ? 'Make the box of the words larger.' : 'Let long texts go on over several cards.'}`,
    left > 0 && `${MOST_CARDS} cards at once; ${left} more are left out.`,
    blanks > 0 &&
      `${blanks} ${blanks === 1 ? 'blank' : 'blanks'} left: what stands in square brackets will be seen on the card.`,
    worst < READABLE &&
      `Hard to read: the contrast falls to ${worst.toFixed(1)} to 1 somewhere. ${READABLE} is enough.`,
  ].filter((text) => text !== false)
}
