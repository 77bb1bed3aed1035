import { cleanText } from '@/lib/core/strings/clean-text'
import { containsQuote } from '@/lib/text/quotes'
import type { PlainInput, PlainText } from './fields'

/** Filters the terms to those in the visitor's text; drops the glossary unless requested. */
export function fitPlainText(item: PlainText, input: PlainInput): PlainText | null {
  if (item.text.trim() === '') return null
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
  return { text: item.text.trim(), terms, glossary }
}
