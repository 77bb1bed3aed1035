import { getSegmenter, splitGraphemes } from '@/lib/core/strings/segment-text'
import { joinWhere, splitSentences } from '@/lib/core/strings/split-sentences'
import { findUrlRanges } from '@/lib/core/strings/urls'

export type LengthCounter = (text: string) => number

/** Lengths are of the leading whitespace, the trimmed text and the trailing whitespace. */
export type TextPart = {
  text: string
  leadingWeight: number
  textWeight: number
  trailingWeight: number
  boundary: 'sentence' | 'clause' | 'word'
}

/** Splits sentences above `maxLength` into clauses or words. The joined parts equal the text. */
export function buildSentenceParts(text: string, maxLength: number, measureLength: LengthCounter): TextPart[] {
  const sentences = attachEmoji(rejoinWrappedLines(splitSentences(text)))
  // Lines that are too long together are not one wrapped sentence, but verses or notes without full stops.
  const lines = sentences.flatMap((sentence) =>
    measureLength(sentence.trim()) <= maxLength ? [sentence] : sentence.split(/(?<=\n)(?=\S)/),
  )
  return lines.flatMap((line) => {
    const part = measurePart(line, measureLength)
    return part.textWeight <= maxLength
      ? [part]
      : splitAtClauses(buildTokenParts(line, maxLength, measureLength), maxLength, measureLength)
  })
}

/** Splits paragraphs above `maxLength` into sentences. The joined parts equal the text. */
export function buildParagraphParts(text: string, maxLength: number, measureLength: LengthCounter): TextPart[] {
  const paragraphsAndGaps = text.split(/(\n(?:[^\S\n]*\n)+)/)
  return paragraphsAndGaps.flatMap((_, index) => {
    if (index % 2 === 1) return []
    const paragraph = `${paragraphsAndGaps[index]}${paragraphsAndGaps[index + 1] ?? ''}`
    const part = measurePart(paragraph, measureLength)
    return part.textWeight <= maxLength ? [part] : buildSentenceParts(paragraph, maxLength, measureLength)
  })
}

/** As inserted by a mail program: after a lowercase letter or comma, and before a lowercase letter. */
function rejoinWrappedLines(sentences: readonly string[]): string[] {
  return joinWhere(
    sentences,
    (previousSentence, sentence) =>
      /^\p{Ll}/u.test(sentence) &&
      previousSentence.endsWith('\n') &&
      /(?<=[\p{Ll},])$/u.test(previousSentence.trimEnd()),
  )
}

const leadingEmojiPattern = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u200d\ufe0f])+\s+/u

/** An emoji after a full stop belongs to the sentence before it; at the start of a line it is a bullet. */
function attachEmoji(sentences: readonly string[]): string[] {
  const result: string[] = []
  for (const sentence of sentences) {
    const previousSentence = result.at(-1)
    const emoji =
      previousSentence === undefined || previousSentence.endsWith('\n')
        ? ''
        : (leadingEmojiPattern.exec(sentence)?.[0] ?? '')
    if (emoji && !emoji.includes('\n')) {
      result[result.length - 1] += emoji
      result.push(sentence.slice(emoji.length))
    } else result.push(sentence)
  }
  return result.filter((sentence) => sentence !== '')
}

/** A joined text can be longer than the sum of its parts, as when "a." and "co" become a link. */
export function joinParts(group: readonly TextPart[], maxLength: number, measureLength: LengthCounter): string[] {
  const text = group.map((part) => part.text).join('')
  if (group.length < 2 || measureLength(text.trim()) <= maxLength) return [text]
  const middle = Math.ceil(group.length / 2)
  return [
    ...joinParts(group.slice(0, middle), maxLength, measureLength),
    ...joinParts(group.slice(middle), maxLength, measureLength),
  ]
}

/** Weighs the first part of `parts` from `start`, the first two, and so on, until one exceeds `maxLength`. */
export function getPrefixWeights(parts: readonly TextPart[], start: number, maxLength: number): number[] {
  const weights: number[] = []
  let weight = 0
  let previousTrailingWeight = 0
  for (let index = start; index < parts.length; index += 1) {
    const part = parts[index]
    if (!part) break
    weight += part.textWeight + (index > start ? previousTrailingWeight + part.leadingWeight : 0)
    if (index > start && weight > maxLength) break
    weights.push(weight)
    previousTrailingWeight = part.trailingWeight
  }
  return weights
}

/** Breaks a long sentence after a comma or colon in the second half, or else into chunks of about the same length. */
function splitAtClauses(parts: readonly TextPart[], maxLength: number, measureLength: LengthCounter): TextPart[] {
  const chunks: string[] = []
  let remainingWeight = getPrefixWeights(parts, 0, Number.POSITIVE_INFINITY).at(-1) ?? 0
  for (let start = 0; start < parts.length; ) {
    const weights = getPrefixWeights(parts, start, maxLength)
    const isLast = start + weights.length === parts.length
    const partCount = isLast ? weights.length : choosePartCount(parts, start, weights, { maxLength, remainingWeight })
    chunks.push(...joinParts(parts.slice(start, start + partCount), maxLength, measureLength))
    remainingWeight -= weights[partCount - 1] ?? 0
    start += partCount
  }
  return chunks.map((chunk, index) => {
    const part = measurePart(chunk, measureLength)
    if (index === chunks.length - 1) return part
    return { ...part, boundary: endsClause(part.text) ? 'clause' : 'word' }
  })
}

function choosePartCount(
  parts: readonly TextPart[],
  start: number,
  weights: readonly number[],
  { maxLength, remainingWeight }: { maxLength: number; remainingWeight: number },
): number {
  for (let end = weights.length; end > 0 && (weights[end - 1] ?? 0) >= maxLength / 2; end -= 1) {
    if (endsClause(parts[start + end - 1]?.text ?? '')) return end
  }
  const evenWeight = remainingWeight / Math.ceil(remainingWeight / maxLength)
  const evenIndex = weights.findIndex(
    (weight, index) => weight >= evenWeight && /\s$/.test(parts[start + index]?.text ?? ''),
  )
  return evenIndex === -1 ? weights.length : evenIndex + 1
}

const endsClause = (text: string): boolean => /[,;:，、；：]$/.test(text.trimEnd())

function buildTokenParts(sentence: string, maxLength: number, measureLength: LengthCounter): TextPart[] {
  return (sentence.match(/^\s+|\S+\s*/g) ?? [])
    .map((part) => measurePart(part, measureLength))
    .flatMap((part) => (part.textWeight <= maxLength ? [part] : buildWordParts(part.text, maxLength, measureLength)))
}

function buildWordParts(part: string, maxLength: number, measureLength: LengthCounter): TextPart[] {
  const parts: TextPart[] = []
  let offset = 0
  for (const { start, end } of [...findUrlRanges(part), { start: part.length, end: part.length }]) {
    for (const { segment } of getSegmenter('word').segment(part.slice(offset, start))) {
      parts.push(...splitLongWord(segment, maxLength, measureLength))
    }
    if (end > start) parts.push(...splitLongWord(part.slice(start, end), maxLength, measureLength))
    offset = end
  }
  return parts
}

/** Splits a word that exceeds `maxLength` into graphemes, and a grapheme that exceeds it into code points. */
function splitLongWord(word: string, maxLength: number, measureLength: LengthCounter): TextPart[] {
  const wordPart = measurePart(word, measureLength)
  if (wordPart.textWeight <= maxLength) return [wordPart]
  return splitGraphemes(word).flatMap((grapheme) => {
    const graphemePart = measurePart(grapheme, measureLength)
    return graphemePart.textWeight <= maxLength
      ? [graphemePart]
      : [...grapheme].map((codePoint) => measurePart(codePoint, measureLength))
  })
}

function measurePart(text: string, measureLength: LengthCounter): TextPart {
  const start = text.length - text.trimStart().length
  const end = Math.max(start, text.trimEnd().length)
  return {
    text,
    leadingWeight: measureLength(text.slice(0, start)),
    textWeight: measureLength(text.slice(start, end)),
    trailingWeight: measureLength(text.slice(end)),
    boundary: 'sentence',
  }
}
