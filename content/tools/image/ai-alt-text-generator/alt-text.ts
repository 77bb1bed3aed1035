import { z } from 'zod'
import { ensureEndPunctuation, trimPhrase } from '@/lib/core/strings/end-punctuation'

export const altTextSchema = z.object({
  kind: z.enum(['short', 'long']).describe('short: the alt text itself; long: the same in more detail.'),
  text: z.string().describe('The alt text, in whole sentences.'),
  visibleText: z
    .string()
    .describe('Text that can be read in the picture, word for word; an empty string where there is none.'),
  warnings: z
    .array(z.string())
    .describe('What the visitor has to check, one short sentence each: what was too small, too dark or unclear.'),
})

export type AltText = z.infer<typeof altTextSchema>

type SceneParts = { subject: string; action: string; place: string; words: string }

/** Words that continue the preceding text without a comma. */
const leadingPrepositionPattern =
  /^(?:in|on|at|by|under|over|near|behind|beside|between|against|inside|outside|above|below|through|with|from|along|across|among|next to|in front of|auf|am|im|bei|vor|en|dans|sur|sous|devant|nel|sul|no|na)\s/i

const articlePattern = /^(?:an?|the|my|our|his|her|their) /i
const nounsByPreposition: Readonly<Record<string, readonly string[]>> = {
  against: ['sky', 'background', 'backdrop', 'wall', 'curtain', 'hedge', 'fence', 'sunset', 'skyline'],
  on: [
    'beach',
    'table',
    'street',
    'sofa',
    'couch',
    'bench',
    'chair',
    'stool',
    'roof',
    'balcony',
    'stage',
    'floor',
    'shelf',
    'bed',
    'bridge',
    'hill',
    'pier',
    'desk',
    'terrace',
    'lawn',
    'plate',
  ],
  in: [
    'kitchen',
    'room',
    'garden',
    'park',
    'forest',
    'field',
    'café',
    'cafe',
    'studio',
    'workshop',
    'shop',
    'office',
    'bakery',
    'gym',
    'bedroom',
    'bathroom',
    'car',
    'city',
    'library',
    'church',
    'museum',
    'snow',
    'hall',
  ],
}

/** Matches a place that needs its own sentence: text with a subject cannot be an action. */
const subjectPattern =
  /^(?:an?|the|this|that|these|those|my|our|your|his|her|their|its?|he|she|they|we|i|you|there|\d+)(?=[\s’'])/i

/**
 * Composes an alt text from the parts of a scene. A part that does not join smoothly gets its own sentence, so that the
 * result reads at least as well as separate parts.
 */
export function composeAltText({ subject, action, place, words }: SceneParts): string {
  const [trimmedSubject, trimmedAction, trimmedPlace] = [trimPhrase(subject), trimPhrase(action), trimPhrase(place)]
  const visibleText = trimPhrase(words).replace(/["“”]/g, '')
  return [...joinScene(trimmedSubject, trimmedAction, trimmedPlace), visibleText && `Text: “${visibleText}”`]
    .filter(Boolean)
    .map((text) => ensureEndPunctuation(text))
    .join(' ')
}

function joinScene(subject: string, action: string, place: string): string[] {
  if (subject && hasOwnSubject(subject, action)) return [subject, upperFirst(action), upperFirst(place)]
  const scene = [subject, lowerFirst(action)].filter(Boolean).join(' ')
  if (!scene || !place) return [scene]
  // After a list, the place would seem to belong to the last item only.
  const isList = !action && scene.includes(',')
  return isList ? [scene, upperFirst(place)] : [`${scene}${joinPlace(place)}`]
}

/** Whether the action names its own subject, the same or another. */
function hasOwnSubject(subject: string, action: string): boolean {
  const [firstWord = ''] = action.toLowerCase().split(' ')
  return (
    subjectPattern.test(action) ||
    subject
      .toLowerCase()
      .split(/[\s,]+/)
      .includes(firstWord)
  )
}

/** Appends a place with its usual preposition. A place without a usual preposition follows a comma. */
function joinPlace(place: string): string {
  if (leadingPrepositionPattern.test(`${place} `)) return ` ${lowerFirst(place)}`
  const [firstPhrase = ''] = place.split(/,| (?:with|of|in|on|at|full|and) /)
  const noun = firstPhrase.slice(firstPhrase.lastIndexOf(' ') + 1).toLowerCase()
  const preposition =
    articlePattern.test(place) && Object.entries(nounsByPreposition).find(([, nouns]) => nouns.includes(noun))?.[0]
  return preposition ? ` ${preposition} ${lowerFirst(place)}` : `, ${place}`
}

/** Lowercases the capital that phones add at the start of each box; acronyms such as NASA keep theirs. */
const lowerFirst = (text: string) =>
  text.replace(/^(?:\p{Lu}(?=\p{Ll})|A(?= ))/u, (firstLetter) => firstLetter.toLowerCase())

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
