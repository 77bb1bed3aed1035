import { ensureEndPunctuation } from '@/lib/core/strings/ensure-end-punctuation'
import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'

export type SceneParts = { subject: string; action: string; place: string; words: string }

/** Such a word leads on from what stands before it, so no comma is needed. */
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

/** Opens a sentence of its own: what has a subject cannot be what somebody does. */
const subjectPattern =
  /^(?:an?|the|this|that|these|those|my|our|your|his|her|their|its?|he|she|they|we|i|you|there|\d+)(?=[\s’'])/i

/**
 * The parts of a scene as one alt text: who or what, doing what, where; then what can be read in it. What does not join stands in a sentence of its own, so that the words are no
 * worse together than they were in their boxes.
 */
export function composeAltText({ subject, action, place, words }: SceneParts): string {
  const [trimmedSubject, trimmedAction, trimmedPlace] = [trimPart(subject), trimPart(action), trimPart(place)]
  const visibleText = trimPart(words).replace(/["“”]/g, '')
  return [...joinScene(trimmedSubject, trimmedAction, trimmedPlace), visibleText && `Text: “${visibleText}”`]
    .filter(Boolean)
    .map((text) => ensureEndPunctuation(text))
    .join(' ')
}

function joinScene(subject: string, action: string, place: string): string[] {
  if (subject && hasOwnSubject(subject, action)) return [subject, upperFirst(action), upperFirst(place)]
  const scene = [subject, lowerFirst(action)].filter(Boolean).join(' ')
  if (!scene || !place) return [scene]
  // Behind a list the place would be that of its last part alone.
  const isList = !action && scene.includes(',')
  return isList ? [scene, upperFirst(place)] : [`${scene}${joinPlace(place)}`]
}

/** Whether what it is doing names who does it, once more or anew. */
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

/** A thing that comes with its article joins by the word that goes with it; a name, or what has no usual word, by a comma. */
function joinPlace(place: string): string {
  if (leadingPrepositionPattern.test(`${place} `)) return ` ${lowerFirst(place)}`
  const [firstPhrase = ''] = place.split(/,| (?:with|of|in|on|at|full|and) /)
  const noun = firstPhrase.slice(firstPhrase.lastIndexOf(' ') + 1).toLowerCase()
  const preposition =
    articlePattern.test(place) && Object.entries(nounsByPreposition).find(([, nouns]) => nouns.includes(noun))?.[0]
  return preposition ? ` ${preposition} ${lowerFirst(place)}` : `, ${place}`
}

/** Phones begin every box with a capital; what has another one after it, such as NASA, keeps its own. */
const lowerFirst = (text: string) =>
  text.replace(/^(?:\p{Lu}(?=\p{Ll})|A(?= ))/u, (firstLetter) => firstLetter.toLowerCase())

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

const trimPart = (text: string) => trimEndMatching(text.replace(/\s+/g, ' ').trim(), /[.,;]/)
