import { eng, removeStopwords } from 'stopword'
import { wholeSentences } from '@/lib/fit/whole-sentences'
import { oncePerRequest } from '@/lib/request/once-per-request'
import { ended } from '@/lib/writer/sequence/steps'
import type { RepurposeInput } from './fields'

/** A sentence of the source; one that leans on the one before it ("It …", "But …") makes no sense alone. */
export type Sentence = { text: string; paragraph: number; leans: boolean; weight: number }

/** A text that somebody pasted: its title, where its first line is one, and its sentences in their order. */
export type Source = { title: string; sentences: readonly Sentence[] }

const MAX_TITLE = 90
/** Further sentences than this do not make the weights better. */
const MOST = 800

const marks = /^\s*(?:(?:#{1,6}|[-*•–]|>|\d{1,2}[.)])\s+)+/
const leaning =
  /^(?:it|its|this|that|these|those|they|them|he|she|his|her|their|but|and|so|then|or|because|however|also|there|which|instead|still|yet|otherwise|therefore)\b/i

export const readSource = oncePerRequest(({ prompt }: RepurposeInput): Source => {
  const lines = prompt
    .split('\n')
    .map((line) => line.replace(marks, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  const [first = '', ...others] = lines
  const hasTitle = others.length > 0 && first.length <= MAX_TITLE && !/[.!?…。！？:,;]$/.test(first)
  const texts = (hasTitle ? others : lines).flatMap((line, paragraph) =>
    wholeSentences(line).map((sentence) => ({ text: ended(sentence.trim()), paragraph })),
  )
  const weights = weightsOf(texts.slice(0, MOST).map(({ text }) => text))
  return {
    title: hasTitle ? first : '',
    sentences: texts
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
      .map((one, index) => ({ ...one, leans: leaning.test(one.text), weight: weights[index] ?? 0 })),
  }
})

/** How much of what the text speaks of stands in each sentence: the frequencies of its words, by its length. */
function weightsOf(texts: readonly string[]): number[] {
  const words = texts.map((text) =>
    removeStopwords(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [], eng),
  )
  const counts = new Map<string, number>()
  for (const word of words.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  return words.map((own) => {
    const sum = [...new Set(own)].reduce((total, word) => total + (counts.get(word) ?? 0), 0)
    return sum / Math.sqrt(Math.max(4, own.length))
  })
}
