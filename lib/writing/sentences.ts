import { weightedLength } from '@/lib/platforms/count'
import { urlRanges } from '@/lib/platforms/urls'

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })
const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const abbreviation = /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|vs|etc|e\.g|i\.e|approx|no|Fig|[A-Z])\.\s+$/i

/** A text's sentences with the space behind them; joined they are the text. "Dr. No" is not the end of one. */
export function wholeSentences(text: string): string[] {
  const whole: string[] = []
  let goesOn = false
  for (const { segment } of sentences.segment(text)) {
    const before: string = goesOn ? (whole.pop() ?? '') : ''
    whole.push(before + segment)
    goesOn = segment.trim() === '' || abbreviation.test(segment)
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
  const current: Token[] = []
  let weight = nothing
  for (const token of tokens(sentence, cap).map(weighed)) {
    if (plus(weight, token).solid > cap) {
      pieces.push(textOf(current.splice(0, clauseEnd(current, cap))))
      weight = current.reduce(plus, nothing)
    }
    current.push(token)
    weight = plus(weight, token)
  }
  return [...pieces, textOf(current)]
}

/** A piece of a sentence with the weight of its signs and of the space before and behind them. */
type Token = { text: string; lead: number; bare: number; trail: number }

/** The weight of tokens, and of the space behind them, which counts only if more follows. */
type Weight = { solid: number; gap: number }

const nothing: Weight = { solid: 0, gap: 0 }

function weighed(text: string): Token {
  const start = text.trimStart()
  const bare = start.trimEnd()
  return {
    text,
    lead: bare === '' ? 0 : weightedLength(text.slice(0, text.length - start.length)),
    bare: weightedLength(bare),
    trail: weightedLength(bare === '' ? text : start.slice(bare.length)),
  }
}

function plus({ solid, gap }: Weight, { lead, bare, trail }: Token): Weight {
  if (bare === 0) return solid === 0 ? nothing : { solid, gap: gap + trail }
  return { solid: solid === 0 ? bare : solid + gap + lead + bare, gap: trail }
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('')
}

/** How many tokens stay together: up to a comma or colon in the second half, else all of them. */
function clauseEnd(current: readonly Token[], cap: number): number {
  let weight = nothing
  let end = current.length
  for (const [index, token] of current.entries()) {
    weight = plus(weight, token)
    if (weight.solid >= cap / 2 && /[,;:，、；：]\s*$/.test(token.text)) end = index + 1
  }
  return end
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
