import nlp from 'compromise'

const lexicon = (nlp.model() as { one: { lexicon: Record<string, string | string[]> } }).one.lexicon
const nameTags =
  /^(?:Place|City|Country|Region|Demonym|FirstName|LastName|MaleName|FemaleName|Person|WeekDay|Month|Holiday)$/

/** Whether compromise's own word list has a word, in lower case. */
export function inLexicon(word: string): boolean {
  return Object.hasOwn(lexicon, word)
}

/** Whether compromise's word list has a word, in lower case, as a place's, person's or day's name. */
export function isListedName(word: string): boolean {
  if (!inLexicon(word)) return false
  const tags = lexicon[word]
  return (Array.isArray(tags) ? tags : [tags ?? '']).some((tag) => nameTags.test(tag))
}
