import { createRandom } from '@/lib/core/random'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'

type SortOrder = 'up' | 'down' | 'short' | 'long' | 'shuffle'

/** The rules of the reader's language, with numbers by value: item 2 sorts before item 10. */
const collator = new Intl.Collator(undefined, { numeric: true })

/** Sorts lines; the sort is stable. */
export function sortLines(lines: readonly string[], order: SortOrder, seed: number): string[] {
  switch (order) {
    case 'up':
      return lines.toSorted(collator.compare)
    case 'down':
      return lines.toSorted((one, other) => collator.compare(other, one))
    case 'shuffle':
      return createRandom(seed).shuffle(lines)
    default: {
      const sign = order === 'short' ? 1 : -1
      return lines
        .map((line) => ({ line, length: countGraphemes(line) }))
        .sort((one, other) => sign * (one.length - other.length))
        .map(({ line }) => line)
    }
  }
}
