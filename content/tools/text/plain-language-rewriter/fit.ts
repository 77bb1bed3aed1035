import { cleanText } from '@/lib/core/strings/clean-text'
import { applyEdits } from '@/lib/text/grammar/text-edit'
import { containsQuote } from '@/lib/text/summary/contains-quote'
import type { PlainInput } from './fields'
import type { PlainText } from './plain-text'
import { findWordSwaps } from './word-swaps'

/** Of the terms those that the visitor's text has; a glossary only where one is wanted. */
export function fitPlainText(item: PlainText, input: PlainInput): PlainText | null {
  if (item.text.trim() === '') return null
  const hasOnlyWordSwaps = isOnlyWordSwaps(item, input)
  const terms = item.terms.filter(
    ({ from, to }) =>
      from !== to && to.trim() !== '' && containsQuote(input.prompt, from) && containsQuote(item.text, to),
  )
  const glossary = input.parameters.glossary
    ? item.glossary.flatMap(({ term, meaning }) =>
        containsQuote(item.text, term) && meaning.trim() !== ''
          ? [{ term: term.trim(), meaning: cleanText(meaning) }]
          : [],
      )
    : []
  return { text: hasOnlyWordSwaps ? item.text : item.text.trim(), terms, glossary }
}

/** Whether it is the visitor's text with single words swapped, which can be accepted and rejected one by one. */
export function isOnlyWordSwaps({ text }: Pick<PlainText, 'text'>, input: PlainInput): boolean {
  return text === applyEdits(input.prompt, findWordSwaps(input))
}
