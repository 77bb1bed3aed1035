import type { Kind } from './reading'
import { splitSentences } from './sentences'

export type Foreign = { kind: Kind; sure: boolean; keywords: string[]; sentences: string[] }

/** What signs that all languages share say of a text: its marks, digits and sentences. */
export function readForeign(line: string, mark: string, text: string): Foreign {
  const sentences = splitSentences(text.replace(/(?<=[。！？])/g, ' '))
  const long = sentences.filter((one) => one.length >= 15)
  const kind: Kind =
    long.length >= 3
      ? 'pasted'
      : mark === '?'
        ? 'question'
        : /\s(?:vs\.?|versus)\s/i.test(line)
          ? 'comparison'
          : 'subject'
  const words = line.split(/[^\p{L}\p{M}\p{N}’-]+/u).filter((word) => [...word].length > 3)
  return { kind, sure: kind !== 'subject', keywords: [...new Set(words)].slice(0, 12), sentences }
}
