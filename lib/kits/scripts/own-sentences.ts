import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import type { Reading } from '@/lib/tool/reading'

/**
 * The visitor's own sentences that a text does not say yet, each with its closing mark. A bare topic is no sentence; an
 * end told first is told again where it belongs.
 */
export function unsaidIn(text: string, { sentences, shape, mark }: Reading): string[] {
  if (shape === 'phrase' && sentences.length < 2) return []
  const isSaid = saidIn(text)
  const endsFirst = sentences.length > 2 && !plain(text).includes(plain(sentences[0] ?? ''))
  return sentences.flatMap((sentence, index) => {
    const last = index === sentences.length - 1
    const left = !isSaid(sentence) || (last && endsFirst)
    return left ? [asSentence(sentence, (last && mark) || '.')] : []
  })
}

const SHARE_SAID = 0.7

/** Whether a text says a sentence, word for word or in most of its words. */
export const isSaid = (sentence: string, text: string) => saidIn(text)(sentence)

/** `isSaid` for many sentences of one text, which is read once. */
function saidIn(text: string): (sentence: string) => boolean {
  const said = plain(text)
  const heard = new Set(said.split(' '))
  return (sentence) => {
    const own = plain(sentence)
    const words = own.split(' ')
    return said.includes(own) || words.filter((word) => heard.has(word)).length >= words.length * SHARE_SAID
  }
}

/** Words with a capital and a closing mark. */
export function asSentence(words: string, mark = '.'): string {
  return `${upperFirst(words)}${/[.!?…。！？]$/u.test(words) ? '' : mark}`
}

/** As many parts as asked for, in order and about equally long; empty ones last where there are too few. */
export function inParts(sentences: readonly string[], parts: number): string[] {
  const each = Math.floor(sentences.length / parts)
  const longer = sentences.length % parts
  let at = 0
  return Array.from({ length: parts }, (_, index) => {
    const end = at + each + (index < longer ? 1 : 0)
    const part = sentences.slice(at, end).join(' ')
    at = end
    return part
  })
}

/** The words of a text alone. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const MAX_WORDS = 18
const KEPT_WORDS = 14

/** The visitor's first sentence as a first line; of one too long for a breath, its start. */
export function ownFirstLine({ sentences, line, mark }: Reading): string {
  const [first = line] = sentences
  const words = first.split(' ')
  if (words.length > MAX_WORDS)
    return `${upperFirst(
      words
        .slice(0, KEPT_WORDS)
        .join(' ')
        .replace(/[,;:]$/, ''),
    )}…`
  return asSentence(first, (sentences.length < 2 && mark) || '.')
}

const MAX_TITLE = 80

/** A working title: the prompt as one line; of a longer text its first sentence. */
export function workingTitle({ line, sentences }: Reading): string {
  return truncateAtWord(line.length > MAX_TITLE ? (sentences[0] ?? line) : line, MAX_TITLE)
}
