import { ensureEndPunctuation } from '@/lib/core/strings/ensure-end-punctuation'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { Line } from '@/lib/writer/frames/line-picker'

/** No text of a post or a hook holds more sentences than this, and each of its beginnings is tried. */
const MAX_SENTENCES = 24

/** Where a long sentence can end early. */
const clauseBreakPattern =
  /[,;:、،] ?|(?= (?:and|but|because|so|while|which|with|from|until|after|y|e|et|und|dan|और) )/giu

/**
 * The visitor's own words, for where no frame holds them: the whole, then as many of their sentences from the first on as are left, shorter and
 * shorter; a text that is too long even so begins with its first clauses.
 */
export function buildVisitorLines({ line, mark, sentences, kind }: ParsedPrompt): Line[] {
  const firstSentences = sentences.slice(0, MAX_SENTENCES)
  const sentenceRuns = firstSentences
    .map((_, index) => firstSentences.slice(0, firstSentences.length - index))
    .slice(sentences.length > MAX_SENTENCES ? 0 : 1)
  const beginnings = sentenceRuns.map((run) =>
    ensureEndPunctuation(run.map((sentence) => ensureEndPunctuation(sentence)).join(' ')),
  )
  const completeText =
    kind === 'pasted'
      ? sentences.map((sentence) => ensureEndPunctuation(sentence)).join(' ')
      : ensureEndPunctuation(line + mark)
  return [completeText, ...beginnings].map((text) => ({ text, form: 'statement' }))
}

/** A longer text as it is, in as many sentences as `fits`: in one piece, its first sentence apart, and a line for each. */
export function buildPastedLayouts({ kind, sentences }: ParsedPrompt, fits: (line: Line) => boolean): Line[] {
  if (kind !== 'pasted') return []
  for (let count = Math.min(MAX_SENTENCES, sentences.length); count > 1; count -= 1) {
    const [firstSentence = '', ...rest] = sentences.slice(0, count).map((sentence) => ensureEndPunctuation(sentence))
    const texts = [
      [firstSentence, ...rest].join(' '),
      `${firstSentence}\n\n${rest.join(' ')}`,
      [firstSentence, ...rest].join('\n\n'),
    ]
    const lines = [...new Set(texts)].map((text): Line => ({ text, form: 'statement' }))
    if (lines.every(fits)) return lines
  }
  return []
}

/** The beginning of a line that ends between two clauses and `fits`; null where even the first one does not. */
export function findFirstClauses({ line, sentences }: ParsedPrompt, fits: (line: Line) => boolean): Line | null {
  const firstSentence = sentences[0] ?? line
  const clauseEnds = [...firstSentence.matchAll(clauseBreakPattern)].map(({ index }) => index)
  const candidates = clauseEnds
    .reverse()
    .map((end): Line => ({ text: ensureEndPunctuation(firstSentence.slice(0, end)), form: 'statement' }))
  return candidates.find((candidate) => candidate.text.length >= MIN_BEGINNING_LENGTH && fits(candidate)) ?? null
}

/** A shorter beginning says too little. */
const MIN_BEGINNING_LENGTH = 12

/** Fewer lines than this want company. */
const MIN_FRAMED_LINES = 3

/** Framed lines, and the visitor's own where those are few. */
export function addVisitorLinesIfFew(framedLines: readonly Line[], visitorLines: readonly Line[]): readonly Line[] {
  return framedLines.length < MIN_FRAMED_LINES ? [...framedLines, ...visitorLines] : framedLines
}
