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
  const [word = '', ...rest] = phrase.split(' ')
  return [inflectWord(word, form), ...rest].join(' ')
}

function inflectWord(word: string, form: VerbForm): string {
  if (form === 'base') return word
  const { PresentTense, PastTense, Gerund, Participle } = verb.conjugate(word, nlp.model())
  if (form === 'third') return PresentTense
  if (form === 'gerund') return Gerund
  return form === 'past' ? PastTense : (Participle ?? PastTense)
}

export function pluralize(singular: string): string {
  return noun.toPlural(singular, nlp.model())
}
