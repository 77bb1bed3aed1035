import { capitalise } from './grammar'

const small = new Set(
  'a an the and but or nor for so yet as at by in of off on per to up via with from into vs'.split(' '),
)

/** A heading: every word in upper case but short joining words; names and the visitor's `{blanks}` keep their own spelling. */
export function titleCase(text: string): string {
  const words = text.match(/\{[^{}]*\}|\S+/g) ?? []
  return words
    .map((word, i) => {
      if (word.startsWith('{')) return word
      const opens = i === 0 || i === words.length - 1 || /[.:!?]$/.test(words[i - 1] ?? '')
      if (!opens && small.has(word.toLowerCase())) return word
      return word
        .split('-')
        .map((part, at) => (at > 0 && small.has(part) ? part : capitalise(part)))
        .join('-')
    })
    .join(' ')
}
