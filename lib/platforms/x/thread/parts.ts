import { splitSentences } from '@/lib/core/strings/split-sentences'
import { urlRanges } from '@/lib/platforms/counting/urls'

/** How a network counts a text. */
export type LengthCounter = (text: string) => number

/** A piece of a text, with the weights of its words and of the space before and behind them, and what ends with it. */
export type TextPart = {
  text: string
  leadingWeight: number
  textWeight: number
  trailingWeight: number
  boundary: 'sentence' | 'clause' | 'word'
}

const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
const graphemeSegmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A text's sentences, the longer ones cut, each at most `cap` long when trimmed; joined they are the text. */
export function sentenceParts(text: string, cap: number, length: LengthCounter): TextPart[] {
  return attachEmoji(rejoinCutLines(rejoinCutLinks(splitSentences(text)))).flatMap((sentence) => {
    const part = measurePart(sentence, length)
    return part.textWeight <= cap ? [part] : splitAtClauses(tokens(sentence, cap, length), cap, length)
  })
}

/** A text's paragraphs, each with the blank lines behind it, the longer ones by their sentences; joined they are the text. */
export function paragraphParts(text: string, cap: number, length: LengthCounter): TextPart[] {
  const pieces = text.split(/(\n(?:[^\S\n]*\n)+)/)
  return pieces.flatMap((_, index) => {
    if (index % 2 === 1) return []
    const paragraph = `${pieces[index]}${pieces[index + 1] ?? ''}`
    const part = measurePart(paragraph, length)
    return part.textWeight <= cap ? [part] : sentenceParts(paragraph, cap, length)
  })
}

/** A question mark within a link ends no sentence. */
function rejoinCutLinks(sentences: readonly string[]): string[] {
  const links = urlRanges(sentences.join(''))
  const whole: string[] = []
  let position = 0
  let passed = 0
  for (const sentence of sentences) {
    while ((links[passed]?.end ?? Number.POSITIVE_INFINITY) <= position) passed += 1
    if ((links[passed]?.start ?? position) < position) whole[whole.length - 1] += sentence
    else whole.push(sentence)
    position += sentence.length
  }
  return whole
}

/** A line that goes on in small letters on the next one was broken by a mail program, not by its author. */
function rejoinCutLines(sentences: readonly string[]): string[] {
  const whole: string[] = []
  let before = ''
  for (const sentence of sentences) {
    const goesOn = /^\p{Ll}/u.test(sentence) && before.endsWith('\n') && /[\p{Ll},]$/u.test(before.trimEnd())
    if (goesOn) whole[whole.length - 1] += sentence
    else whole.push(sentence)
    before = sentence
  }
  return whole
}

const emojiFirst = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u200d\ufe0f])+\s+/u

/** An emoji behind a full stop belongs to the sentence before it; at the start of a line it is a bullet. */
function attachEmoji(sentences: readonly string[]): string[] {
  const whole: string[] = []
  for (const sentence of sentences) {
    const before = whole.at(-1)
    const emoji = before === undefined || before.endsWith('\n') ? '' : (emojiFirst.exec(sentence)?.[0] ?? '')
    if (emoji && !emoji.includes('\n')) {
      whole[whole.length - 1] += emoji
      whole.push(sentence.slice(emoji.length))
    } else whole.push(sentence)
  }
  return whole.filter((sentence) => sentence !== '')
}

/** A group's text; two or more where it weighs over `cap` once it is joined, as "@" and "a.co" may. */
export function joinParts(group: readonly TextPart[], cap: number, length: LengthCounter): string[] {
  const text = group.map((part) => part.text).join('')
  if (group.length < 2 || length(text.trim()) <= cap) return [text]
  const middle = Math.ceil(group.length / 2)
  return [...joinParts(group.slice(0, middle), cap, length), ...joinParts(group.slice(middle), cap, length)]
}

/** Weights of the trimmed text from one part on: of the first, of the first two and so on, up to `cap`. */
export function getPrefixWeights(parts: readonly TextPart[], from: number, cap: number): number[] {
  const weights: number[] = []
  let weight = 0
  let space = 0
  for (let index = from; index < parts.length; index += 1) {
    const part = parts[index]
    if (!part) break
    weight += part.textWeight + (index > from ? space + part.leadingWeight : 0)
    if (index > from && weight > cap) break
    weights.push(weight)
    space = part.trailingWeight
  }
  return weights
}

/** Breaks one long sentence between words, after a comma or colon where one stands in the second half. */
function splitAtClauses(parts: readonly TextPart[], cap: number, length: LengthCounter): TextPart[] {
  const pieces: string[] = []
  for (let from = 0; from < parts.length; ) {
    const weights = getPrefixWeights(parts, from, cap)
    const isLast = from + weights.length === parts.length
    const kept = isLast ? weights.length : clauseEnd(parts, from, weights, cap)
    pieces.push(...joinParts(parts.slice(from, from + kept), cap, length))
    from += kept
  }
  return pieces.map((piece, index) => {
    const part = measurePart(piece, length)
    if (index === pieces.length - 1) return part
    return { ...part, boundary: isClause(part.text) ? 'clause' : 'word' }
  })
}

function clauseEnd(
  parts: readonly TextPart[],
  from: number,
  weights: readonly number[],
  cap: number,
): number {
  for (let end = weights.length; end > 0 && (weights[end - 1] ?? 0) >= cap / 2; end -= 1) {
    if (isClause(parts[from + end - 1]?.text ?? '')) return end
  }
  return weights.length
}

function isClause(text: string): boolean {
  return /[,;:，、；：]$/.test(text.trimEnd())
}

function tokens(sentence: string, cap: number, length: LengthCounter): TextPart[] {
  return (sentence.match(/^\s+|\S+\s*/g) ?? [])
    .map((token) => measurePart(token, length))
    .flatMap((token) => (token.textWeight <= cap ? [token] : wordParts(token.text, cap, length)))
}

/** A run without spaces that is too long for a post: by words as Japanese or Thai has them; a link that fits stays whole. */
function wordParts(run: string, cap: number, length: LengthCounter): TextPart[] {
  const found: TextPart[] = []
  let position = 0
  for (const { start, end } of [...urlRanges(run), { start: run.length, end: run.length }]) {
    for (const { segment } of wordSegmenter.segment(run.slice(position, start))) {
      found.push(...splitLongWord(segment, cap, length))
    }
    if (end > start) found.push(...splitLongWord(run.slice(start, end), cap, length))
    position = end
  }
  return found
}

/** A word too long for a post by characters as people see them, and one of those that is too long by its code points. */
function splitLongWord(word: string, cap: number, length: LengthCounter): TextPart[] {
  const whole = measurePart(word, length)
  if (whole.textWeight <= cap) return [whole]
  return [...graphemeSegmenter.segment(word)].flatMap(({ segment }) => {
    const character = measurePart(segment, length)
    return character.textWeight <= cap ? [character] : [...segment].map((point) => measurePart(point, length))
  })
}

function measurePart(text: string, length: LengthCounter): TextPart {
  const start = text.length - text.trimStart().length
  const end = Math.max(start, text.trimEnd().length)
  return {
    text,
    leadingWeight: length(text.slice(0, start)),
    textWeight: length(text.slice(start, end)),
    trailingWeight: length(text.slice(end)),
    boundary: 'sentence',
  }
}
