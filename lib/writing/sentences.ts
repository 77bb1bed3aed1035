import { weightedLength } from '@/lib/platforms/count'
import { urlRanges } from '@/lib/platforms/urls'

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })
const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const abbreviation = /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|vs|etc|e\.g|i\.e|approx|no|Fig|[A-Z])\.\s+$/i

/** A text's sentences with the space behind them; joined they are the text. "Dr. No" is not the end of one. */
export function wholeSentences(text: string): string[] {
  const whole: string[] = []
  for (const { segment } of sentences.segment(text)) {
    const last = whole.at(-1)
    if (last !== undefined && (abbreviation.test(last) || last.trim() === '')) {
      whole[whole.length - 1] = last + segment
    } else {
      whole.push(segment)
    }
  }
  return whole
}

/** A text's sentences, each at most `cap` weighted characters when trimmed; joined they are the text. */
export function sentencesOf(text: string, cap: number): string[] {
  return wholeSentences(text).flatMap((sentence) =>
    weightedLength(sentence.trim()) <= cap ? [sentence] : clauses(sentence, cap),
  )
}

/** Breaks one long sentence between words, after a comma or colon where one stands in the second half. */
function clauses(sentence: string, cap: number): string[] {
  const pieces: string[] = []
  let current: string[] = []
  for (const token of tokens(sentence, cap)) {
    if (weightedLength([...current, token].join('').trim()) > cap) {
      const kept = clauseEnd(current, cap)
      pieces.push(current.slice(0, kept).join(''))
      current = current.slice(kept)
    }
    current.push(token)
  }
  return [...pieces, current.join('')]
}

function clauseEnd(current: readonly string[], cap: number): number {
  for (let end = current.length; end > 0; end -= 1) {
    const piece = current.slice(0, end)
    if (weightedLength(piece.join('').trim()) < cap / 2) break
    if (/[,;:，、；：]\s*$/.test(piece.at(-1) ?? '')) return end
  }
  return current.length
}

function tokens(sentence: string, cap: number): string[] {
  return (sentence.match(/^\s*\S+\s*|\S+\s*/g) ?? []).flatMap((token) =>
    weightedLength(token.trim()) <= cap ? [token] : partsOf(token, cap),
  )
}

/** A run without spaces that is too long for a post: by words as Japanese or Thai has them; a link stays whole. */
function partsOf(run: string, cap: number): string[] {
  const parts: string[] = []
  let position = 0
  for (const { start, end } of [...urlRanges(run), { start: run.length, end: run.length }]) {
    for (const { segment } of words.segment(run.slice(position, start))) {
      if (weightedLength(segment) <= cap) parts.push(segment)
      else for (const grapheme of graphemes.segment(segment)) parts.push(grapheme.segment)
    }
    if (end > start) parts.push(run.slice(start, end))
    position = end
  }
  return parts
}
