import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { cleanText } from '@/lib/core/strings/clean-text'
import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { ensureEndPunctuation, trimPhrase } from '@/lib/core/strings/end-punctuation'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { countWords } from '@/lib/core/strings/words'

type SceneParts = { subject: string; action: string; place: string; words: string }

const leadingPrepositionPattern =
  /^(?:in|on|at|by|under|over|near|behind|beside|between|against|inside|outside|above|below|through|with|from|along|across|among|next to|in front of|auf|am|im|bei|vor|en|dans|sur|sous|devant|nel|sul|no|na)\s/i

const articlePattern = /^(?:an?|the|my|our|his|her|their) /i
const nounsByPreposition = {
  against: 'sky background backdrop wall curtain hedge fence sunset skyline',
  on:
    'beach table street sofa couch bench chair stool roof balcony stage floor shelf bed bridge hill pier desk terrace lawn ' +
    'plate',
  in:
    'kitchen room garden park forest field café cafe studio workshop shop office bakery gym bedroom bathroom car city ' +
    'library church museum snow hall',
}

/** Matches a place that needs its own sentence: text with a subject cannot be an action. */
const subjectPattern =
  /^(?:an?|the|this|that|these|those|my|our|your|his|her|their|its?|he|she|they|we|i|you|there|\d+)(?=[\s’'])/i

/** A part that does not join smoothly gets its own sentence. */
export function composeAltText({ subject, action, place, words }: SceneParts): string {
  const [trimmedSubject, trimmedAction, trimmedPlace] = [trimPhrase(subject), trimPhrase(action), trimPhrase(place)]
  const visibleText = trimPhrase(words).replace(/["“”]/g, '')
  return [
    ...joinScene(trimmedSubject, trimmedAction, trimmedPlace),
    visibleText && `Text: “${ensureEndPunctuation(visibleText)}”`,
  ]
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

function joinPlace(place: string): string {
  if (leadingPrepositionPattern.test(`${place} `)) return ` ${lowerFirst(place)}`
  const [firstPhrase = ''] = place.split(/,| (?:with|of|in|on|at|full|and) /)
  const noun = firstPhrase.slice(firstPhrase.lastIndexOf(' ') + 1).toLowerCase()
  const preposition =
    articlePattern.test(place) &&
    Object.entries(nounsByPreposition).find(([, nouns]) => nouns.split(' ').includes(noun))?.[0]
  return preposition ? ` ${preposition} ${lowerFirst(place)}` : `, ${place}`
}

/** Lowercases the capital that phones add at the start of each box; acronyms such as NASA keep theirs. */
const lowerFirst = (text: string) =>
  text.replace(/^(?:\p{Lu}(?=\p{Ll})|A(?= ))/u, (firstLetter) => firstLetter.toLowerCase())

/** “Image of” in the most common languages: screen readers announce the image themselves. */
const openingPattern =
  /^(?:this is )?(?:an? |the |this |ein |eine |una? |une )?(?:image|picture|photo|photograph|bild|foto|imagen|imagem) (?:shows |showing |depicts |depicting |of |zeigt |von |de |del |di |da |do )/iu

type AltTextTidyResult = { text: string; hasRemovedOpening: boolean; isTruncated: boolean }

/** Returns one capitalized line with a full stop, without “image of”, and cut at a word to `maxLength`. */
export function tidyAltText(input: string, maxLength: number): AltTextTidyResult {
  const line = collapseWhitespace(cleanText(input))
  const textWithoutOpening = line.replace(openingPattern, '')
  const fullText = ensureEndPunctuation(upperFirst(textWithoutOpening))
  const text = fullText.length <= maxLength ? fullText : ensureEndPunctuation(truncateAtWord(fullText, maxLength - 1))
  return { text, hasRemovedOpening: textWithoutOpening !== line, isTruncated: text !== fullText }
}

/** Preserves spellings such as “iPhone” and “eBay”. */
const upperFirst = (text: string) => (/^\p{Ll}\p{Lu}/u.test(text) ? text : capitalizeFirst(text))

type AltTextRule = { condition: RegExp | ((text: string) => boolean); message: string }

const altTextRules: readonly AltTextRule[] = [
  {
    condition: /\.(?:jpe?g|png|heic|webp|gif|avif)\b|\b(?:IMG|DSC|PXL|DJI)[_-]?\d{3}/i,
    message: 'This includes a file name. Say what the image shows instead.',
  },
  {
    condition: /(?<![\p{L}\p{N}])#[\p{L}\p{N}]/u,
    message: 'Screen readers read out hashtags word by word or letter by letter. Put them in the caption.',
  },
  // Excludes ©, ®, ™ and digits, which are emoji only when U+FE0F follows.
  {
    condition: /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u,
    message: 'Screen readers say the name of every emoji. Leave them out.',
  },
  { condition: /https?:\/\//i, message: 'You can’t tap a link in alt text. Put it in the post.' },
  {
    // Two or more words in capitals in a row, longer than two short acronyms.
    condition: (text) =>
      (text.match(/(?<!\p{Lu})\p{Lu}{2,}(?:[ ,!-]\p{Lu}{2,})+/gu) ?? []).some(({ length }) => length > 10),
    message: 'Some screen readers spell out all caps. Use normal capitalization.',
  },
  {
    condition: (text) => countWords(text) <= 2,
    message: 'Two words don’t say much. Add what it’s doing or where it is.',
  },
]

export function lintAltText(text: string): string[] {
  return altTextRules
    .filter(({ condition }) => (condition instanceof RegExp ? condition.test(text) : condition(text)))
    .map(({ message }) => message)
}
