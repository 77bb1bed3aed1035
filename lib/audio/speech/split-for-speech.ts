import { countCodePoints } from '@/lib/core/strings/clean-input'

/** A caption longer than this covers a phone's picture; four bytes a character, it also fits espeak-ng's line of 999. */
const MAX_LENGTH = 200
/** Less is hardly a sentence of its own: "Dr.", "No. 5", "Hi!". */
const MIN_LENGTH = 8

/**
 * A text's sentences in order, each on one line: the pieces that are spoken and captioned. What is too short goes with
 * what follows in its paragraph; what is too long is cut at a comma, else between words.
 */
export function splitForSpeech(text: string, language?: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return text.split(/\n+/).flatMap((paragraph) => {
    const found = [...segmenter.segment(paragraph)].map(({ segment }) => oneLine(segment)).filter(Boolean)
    return joinShort(found).flatMap(cutLong)
  })
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function joinShort(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const sentence of sentences) {
    const last = joined.at(-1)
    if (last !== undefined && countCodePoints(last) < MIN_LENGTH)
      joined[joined.length - 1] = `${last} ${sentence}`
    else joined.push(sentence)
  }
  return joined
}

function cutLong(sentence: string): string[] {
  const characters = [...sentence]
  if (characters.length <= MAX_LENGTH) return [sentence]
  const head = characters.slice(0, MAX_LENGTH).join('')
  const cut = lastEnd(head, /[,;:،、，；：–—]\s*/g) ?? lastEnd(head, /\s/g) ?? head.length
  return [sentence.slice(0, cut).trim(), ...cutLong(sentence.slice(cut).trim())]
}

/** Where the last match ends, if that leaves more than half of the text before it. */
function lastEnd(text: string, mark: RegExp): number | null {
  const end = [...text.matchAll(mark)].map((match) => match.index + match[0].length).at(-1)
  return end !== undefined && end > text.length / 2 ? end : null
}
