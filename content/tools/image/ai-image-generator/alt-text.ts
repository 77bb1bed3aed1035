import { withoutEnd } from '@/lib/core/strings/without-end'

/** Instagram, LinkedIn and X take more, but screen readers read all of it (accessible-social.com, 2026-11). */
const LONGEST = 250

const orders = /^(please )?(create|make|draw|generate|paint|design|show)( me)? /i
const openings =
  /^(an? |the )?(picture|image|photo(graph)?|illustration|drawing|painting)s? (of|with|showing) /i

/**
 * A first alt text from the prompt, for the visitor to correct against the picture: what to look for, without the orders to the
 * model. At most 250 characters, cut at a word.
 */
export function altTextFrom(prompt: string): string {
  const scene = prompt
    .replace(/\s+/g, ' ')
    .trim()
    .replace(orders, '')
    .replace(openings, '')
    .replace(/ (Style|Light|Composition|Colours|Leave out): [^.]*\.?/g, '')
  const [first = '', ...rest] = shortened(scene)
  return `${first.toLocaleUpperCase()}${rest.join('')}`
}

function shortened(text: string): string {
  const characters = [...text]
  if (characters.length <= LONGEST) return text
  const cut = characters.slice(0, LONGEST - 1).join('')
  const words = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut
  return `${withoutEnd(words, /[\s,;:]/)}…`
}
