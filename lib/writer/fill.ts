import { articleFor } from './article'
import { sentenceCase } from './grammar'

/** Words for the blanks of a template. */
export type Slots = Readonly<Record<string, string>>

/**
 * Fills a template's `{slots}` and mends the seams: sentence starts in upper case, "a"/"an" before a slot by sound,
 * single spaces, no doubled punctuation. Blanks that the visitor fills, `[your number]`, stay as they are.
 *
 * The words come from `slotsFor(topic, random)`, plus your own:
 *
 *   const topic = readTopic('sourdough bread for beginners')
 *   const slots = slotsFor(topic, random)
 *
 *   fill('{nounWithArticle} {is} easier than {people} think.', slots)
 *   // Sourdough bread is easier than home bakers think.
 *   fill('stop {mistake} and you {win}. it took me [your number] tries.', { ...slots, mistake, win })
 *   // Stop opening the oven too early and you get a crust that crackles. It took me [your number] tries.
 *   fill('a {kind} tip about {activity}', { ...slots, kind: 'honest' })
 *   // An honest tip about baking sourdough bread
 *
 * Throws a RangeError when a slot has no words: a recipe's mistake, found by its tests.
 */
export function fill(template: string, slots: Slots): string {
  const filled = template.replace(
    /(\b[Aa]n? )?\{(?!your )([^{}]+)\}/g,
    (_, article: string | undefined, name: string) => {
      const words = slots[name]
      if (words === undefined) throw new RangeError(`No words for {${name}} in: ${template}`)
      if (article === undefined) return words
      return `${article.startsWith('A') ? 'A' : 'a'}${articleFor(words).slice(1)} ${words}`
    },
  )
  return sentenceCase(mendSeams(filled))
}

function mendSeams(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/ ([.,;:!?])/g, '$1')
    .replace(/([!?])[.,]+/g, '$1')
    .replace(/([,;:])\1+/g, '$1')
    .replace(/,([.!?])/g, '$1')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .trim()
}
