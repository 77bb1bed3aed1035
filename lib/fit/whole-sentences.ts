const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })

const abbreviation = /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|vs|etc|e\.g|i\.e|approx|no|Fig|[A-Z])\.\s+$/i

/** A text's sentences with the space behind them; joined they are the text. "Dr. No" is not the end of one. */
export function wholeSentences(text: string): string[] {
  const whole: string[] = []
  let isOpen = false
  for (const { segment } of sentences.segment(text)) {
    if (isOpen) whole[whole.length - 1] += segment
    else whole.push(segment)
    isOpen = abbreviation.test(segment) || segment.trim() === ''
  }
  return whole
}
