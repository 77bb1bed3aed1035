import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'

/** Instagram, LinkedIn and X allow more, but screen readers read all of it (accessible-social.com, 2026-11). */
const MAX_LENGTH = 250

const commandPattern = /^(please )?(create|make|draw|generate|paint|design|show)( me)? /i
const openingPattern = /^(an? |the )?(picture|image|photo(graph)?|illustration|drawing|painting)s? (of|with|showing) /i

/**
 * Drafts an alt text from the prompt, without the commands to the model, for the visitor to check against the image. At
 * most 250 characters, cut at a word.
 */
export function draftAltText(prompt: string): string {
  const scene = prompt
    .replace(/\s+/g, ' ')
    .trim()
    .replace(commandPattern, '')
    .replace(openingPattern, '')
    .replace(/ (Style|Light|Composition|Colours|Leave out): [^.]*\.?/g, '')
  const [firstCharacter = '', ...otherCharacters] = truncateAtWord(scene)
  return `${firstCharacter.toLocaleUpperCase()}${otherCharacters.join('')}`
}

function truncateAtWord(text: string): string {
  const characters = [...text]
  if (characters.length <= MAX_LENGTH) return text
  const truncatedText = characters.slice(0, MAX_LENGTH - 1).join('')
  const wholeWordText = truncatedText.includes(' ')
    ? truncatedText.slice(0, truncatedText.lastIndexOf(' '))
    : truncatedText
  return `${trimEndMatching(wholeWordText, /[\s,;:]/)}…`
}
