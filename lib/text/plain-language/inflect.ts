import nlp from 'compromise'

export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund'

type Conjugation = { PresentTense: string; PastTense: string; Gerund: string; Participle?: string }
type Transform = {
  verb: { conjugate(verb: string, model: object): Conjugation }
  noun: { toPlural(noun: string, model: object): string }
}

const { verb, noun } = (nlp.methods() as { two: { transform: Transform } }).two.transform

/** Inflects a verb. In a phrase such as “carry out”, only the first word changes. */
export function inflectVerb(phrase: string, form: VerbForm): string {
  if (form === 'base') return phrase
  const [word = '', ...rest] = phrase.split(' ')
  const { PresentTense: third, PastTense: past, Gerund: gerund, Participle: participle = past } = conjugate(word)
  return [{ third, past, gerund, participle }[form], ...rest].join(' ')
}

const conjugate = (word: string) => verb.conjugate(word, nlp.model())

export const pluralize = (singular: string): string => noun.toPlural(singular, nlp.model())
