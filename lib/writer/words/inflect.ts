import nlp from 'compromise'
import {
  gerunds,
  ieSingulars,
  infinitives,
  irregularForms,
  irregularPlurals,
  irregularSingulars,
  singularWords,
} from './irregular-words'

type Transform = {
  noun: {
    toPlural(word: string, model: object): string
    toSingular(word: string, model: object): string
  }
  verb: {
    toInfinitive(word: string, model: object, tense: string): string
    conjugate(word: string, model: object): { Gerund: string }
  }
}

/** compromise's own inflection, without its parser: words here are known to be nouns or verbs. */
const { noun, verb } = (nlp.methods() as { two: { transform: Transform } }).two.transform
const model = nlp.model()

/** Singular nouns that end in s. */
const singularEndings = /(ss|us|is|ness|ics)$/

/** Last word of a phrase in the plural: "home gym" gives "home gyms". Words that end in a name stay as they are. */
export function pluralise(phrase: string): string {
  return onLastWord(phrase, (word) => {
    if (isPluralForm(word)) return word
    const known = irregularPlurals[word]
    if (known !== undefined) return known
    if (/^\p{Lu}[\p{Lu}\d]*$/u.test(word)) return `${word}s`
    if (/(m|w|kinsw|craftsw|salesw|sportsw)oman$/.test(word)) return word.replace(/an$/, 'en')
    return noun.toPlural(word, model)
  })
}

/** Last word of a phrase in the singular: "home gyms" gives "home gym". */
export function singularise(phrase: string): string {
  return onLastWord(phrase, (word) => {
    const known = irregularSingulars[word]
    if (known !== undefined) return known
    if (!isPluralForm(word)) return word
    if (ieSingulars.test(word)) return word.slice(0, -1)
    return noun.toSingular(word, model)
  })
}

/** Whether a word has the form of a plural noun: "mugs", "children", not "fitness" or "series". */
export function isPluralForm(word: string): boolean {
  const lower = word.toLowerCase()
  if (irregularForms.has(lower) || /(wo|fresh|fire|crafts|sports|police)men$/.test(lower)) return true
  if (!/[a-z0-9]s$/i.test(word) || word.length < 4) return /^\p{Lu}{2,}s$/u.test(word)
  if (/'s$/.test(word) || singularWords.has(lower)) return false
  if (
    /(lens|bus|gas|quizz|bonus|virus|campus|circus|iris|class|glass|dress|boss|loss|kiss|pass|mess|princess|waitress|mattress|actress|process|sinus|focus|status|menu)es$/.test(
      lower,
    )
  )
    return true
  return (
    !singularEndings.test(lower) ||
    /(menus|emus|gnus|tofus|skis|taxis|kiwis|bikinis|wikis|emojis|tutus|zucchinis|paninis|safaris|topics|comics|clinics|fabrics|mechanics|critics|graphics|lyrics|basics|picnics|relics|ceramics|cosmetics|aesthetics|antics)$/.test(
      lower,
    )
  )
}

/** First word of a verb phrase in its -ing form: "bake bread" gives "baking bread". */
export function gerund(phrase: string): string {
  return onFirstWord(phrase, (word) => {
    const known = gerunds[word]
    if (known !== undefined) return known
    const ing = verb.conjugate(word, model).Gerund
    if (ing.endsWith('ing') && ing !== word) return ing
    return `${word.replace(/([^aeiouy])e$/, '$1')}ing`
  })
}

/** First word of a verb phrase as bare infinitive: "baking bread" gives "bake bread", "lost weight" "lose weight". */
export function infinitive(phrase: string): string {
  return onFirstWord(phrase, (word) => {
    const known = infinitives[word]
    if (known !== undefined) return known
    if (word.endsWith('ing')) return verb.toInfinitive(word, model, 'Gerund')
    const base = nlp(`I ${word}`).verbs().toInfinitive().text().replace(/^I /i, '')
    return base === '' ? word : base
  })
}

function onLastWord(phrase: string, change: (word: string) => string): string {
  const cut = phrase.lastIndexOf(' ') + 1
  return phrase.slice(0, cut) + change(phrase.slice(cut))
}

function onFirstWord(phrase: string, change: (word: string) => string): string {
  const end = phrase.indexOf(' ')
  return end < 0 ? change(phrase) : change(phrase.slice(0, end)) + phrase.slice(end)
}
