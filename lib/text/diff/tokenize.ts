import { foldCase, normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { getSegmenter } from '@/lib/core/strings/segment-text'
import { splitSentences } from '@/lib/core/strings/split-sentences'

/** The unit of comparison; a character is a grapheme. */
export type DiffUnit = 'word' | 'line' | 'character' | 'sentence'

export type IgnoreOptions = { ignoresCase: boolean; ignoresSpace: boolean; ignoresPunctuation: boolean }

/** `key` is the form for comparisons. `tail` is the separator, with ignored characters, before the next piece. */
export type Token = { key: string; text: string; tail: string }

/** The joined tokens equal the text; the first is empty. Canonically equivalent texts (é) have the same key. */
export function tokenize(text: string, unit: DiffUnit, ignoreOptions: IgnoreOptions): Token[] {
  const tokens: [Token, ...Token[]] = [{ key: '', text: '', tail: '' }]
  let lastToken = tokens[0]
  for (const segment of splitSegments(text, unit, ignoreOptions.ignoresSpace)) {
    const coreText = getCoreText(segment, unit)
    const key = buildKey(coreText, ignoreOptions)
    if (key === '' || (unit !== 'character' && key.trim() === '')) lastToken.tail += segment
    else {
      lastToken = { key, text: coreText, tail: segment.slice(coreText.length) }
      tokens.push(lastToken)
    }
  }
  return tokens
}

function* splitSegments(text: string, unit: DiffUnit, ignoresSpace: boolean): Generator<string> {
  if (unit === 'line') yield* text.match(/[^\n]*\n|[^\n]+/g) ?? []
  else if (unit === 'sentence') {
    let start = 0
    for (const { length } of splitSentences(ignoresSpace ? text.replace(/(?<!\n)\n(?!\n)/g, ' ') : text)) {
      yield text.slice(start, start + length)
      start += length
    }
  } else {
    for (const { segment } of getSegmenter(unit === 'word' ? 'word' : 'grapheme').segment(text)) yield segment
  }
}

function getCoreText(segment: string, unit: DiffUnit): string {
  if (unit === 'line') return segment.endsWith('\n') ? segment.slice(0, -1) : segment
  return unit === 'sentence' ? segment.trimEnd() : segment
}

function buildKey(coreText: string, { ignoresCase, ignoresSpace, ignoresPunctuation }: IgnoreOptions): string {
  let key = ignoresCase ? foldCase(coreText) : normalizeUnicode(coreText)
  if (ignoresPunctuation) key = key.replace(/\p{P}+/gu, '')
  if (ignoresSpace) key = key.replace(/\s+/gu, ' ').trim()
  return key
}
