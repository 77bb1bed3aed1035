import { blank } from '@/lib/fit/blanks'
import { lettersOf, piecesOf } from './pieces'

/** A line with the parts of it that are blanks for the visitor to fill, as [from, to) in it. */
export type Line = { text: string; blanks: readonly (readonly [from: number, to: number])[] }

export type Broken = { lines: readonly Line[] /** Whether a word had to be divided. */; divided: boolean }

type Word = { text: string; blank: boolean /** No space before it. */; joined: boolean }

/** A text in lines of at most `width` by `measure`, the line breaks of its own kept. A word wider than that is divided. */
export function breakLines(text: string, width: number, measure: (text: string) => number): Broken {
  const lines: Line[] = []
  let divided = false
  for (const paragraph of text.split('\n')) {
    let line: Word[] = []
    const fits = (word: Word) => measure(plain([...line, word])) <= width
    for (const whole of wordsOf(paragraph)) {
      const isWide = measure(whole.text) > width
      divided ||= isWide
      for (const word of isWide ? halved(whole, width, measure) : [whole]) {
        if (line.length > 0 && !fits(word)) {
          lines.push(asLine(line))
          line = []
        }
        line.push(word)
      }
    }
    if (line.length > 0) lines.push(asLine(line))
  }
  return { lines, divided }
}

function wordsOf(paragraph: string): Word[] {
  const marked = [...paragraph.matchAll(blank)].map(
    ({ 0: found, index }) => [index, index + found.length] as const,
  )
  return [...paragraph.matchAll(/\S+/g)].flatMap(({ 0: found, index }) => {
    let at = index
    return piecesOf(found).map((text, place) => {
      const from = at
      at += text.length
      return { text, blank: marked.some(([start, end]) => from >= start && from < end), joined: place > 0 }
    })
  })
}

/** Letters that another one follows take a hyphen; figures, signs and other scripts do not. */
const hyphened = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u

function halved(word: Word, width: number, measure: (text: string) => number): Word[] {
  const parts: string[] = ['']
  for (const letter of lettersOf(word.text)) {
    const part = parts.at(-1) ?? ''
    if (part === '' || measure(`${part}${letter}-`) <= width) parts[parts.length - 1] = part + letter
    else parts.push(letter)
  }
  return parts.map((text, index) => ({
    ...word,
    text: index < parts.length - 1 && hyphened.test(text) ? `${text}-` : text,
    joined: word.joined || index > 0,
  }))
}

function plain(words: readonly Word[]): string {
  return words.map(({ text, joined }, index) => (index === 0 || joined ? text : ` ${text}`)).join('')
}

function asLine(words: readonly Word[]): Line {
  const blanks: [number, number][] = []
  let text = ''
  let before = false
  for (const [index, word] of words.entries()) {
    const from = text.length + (index === 0 || word.joined ? 0 : 1)
    text = from > text.length ? `${text} ${word.text}` : text + word.text
    const last = blanks.at(-1)
    if (word.blank && before && last) last[1] = text.length
    else if (word.blank) blanks.push([from, text.length])
    before = word.blank
  }
  return { text, blanks }
}
