import { getTerms, tagText } from './tagger'

/** Whether English words end in a plural or in what is not counted, so that they stand without an article. */
export function isPlural(phrase: string): boolean {
  const lastTerm = getTerms(tagText(phrase)).flat().at(-1)
  return ['Plural', 'Uncountable', 'Gerund'].some((tag) => lastTerm?.tags.has(tag))
}
