import { oncePerRequest } from '@/lib/request/once-per-request'
import { rankSentences } from '@/lib/summary/rank'
import { sentencesOf } from '@/lib/summary/sentences'
import { ended } from '@/lib/writer/sequence/steps'
import type { RepurposeInput } from './fields'

/** A sentence of the source; one that leans on the one before it ("It …", "But …") makes no sense alone. */
export type Sentence = { text: string; paragraph: number; leans: boolean; weight: number }

/** A text that somebody pasted: its title, where its first line is one, and its sentences in their order. */
export type Source = { title: string; sentences: readonly Sentence[] }

const MAX_TITLE = 90

const marks = /^\s*(?:(?:#{1,6}|>)\s+)+/
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
    sentencesOf(line).map((sentence) => ({ text: closed(sentence), paragraph })),
  )
  const weights = rankSentences(texts.map(({ text }) => text))
  return {
    title: hasTitle ? first : '',
    sentences: texts.map((one, index) => ({
      ...one,
      leans: leaning.test(one.text),
      weight: weights[index] ?? 0,
    })),
  }
})

/** A line of a list has a closing mark like any sentence; a piece of one that goes on has none. */
const closed = (text: string) => (/[,;:]$/.test(text) ? text : ended(text))
