import { getTerms, tagText } from './tagger'

/** Whether English words end in a plural or in what is not counted, so that they stand without an article. */
export function isPlural(words: string): boolean {
  const last = getTerms(tagText(words)).flat().at(-1)
  return ['Plural', 'Uncountable', 'Gerund'].some((one) => last?.tags.has(one))
}
