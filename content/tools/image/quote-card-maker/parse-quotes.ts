export const MAX_CARDS = 50

type Quote = { text: string; author: string | null }

const MAX_NAME_WORDS = 6

const AUTHOR_DASH_PATTERN = /[^\S\n][—―–~-]|(?<=\p{P})[—―]|^[—―–~-]|\t/gu
const LEADING_DASHES_PATTERN = /^[\s—―–~-]+/u
const NAME_PARTICLES = new Set('van von der den de da di del du la le al bin of the and'.split(' '))
export const PARAGRAPH_BREAK_PATTERN = /\n[^\S\n]*\n/
const SENTENCE_END_PATTERN = /[.!?…。！？"”“’»«」』]$/u

const quoteMarkPairs = ['“”', '„“', '„”', '«»', '»«', '‘’', '「」', '『』', '""']

/** Parses pasted text: one quote whose paragraphs start new cards, or one quote per line; the author follows a dash. */
export function parseQuotes(text: string, mode: 'one' | 'list'): Quote[] {
  if (mode === 'one') return text.trim() === '' ? [] : [parseSingleQuote(text.trim())]
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => splitAuthor(line, false))
}

export function stripQuoteMarks(text: string): string {
  for (const [openingMark = '', closingMark = ''] of quoteMarkPairs) {
    if (text.length < 3 || !text.startsWith(openingMark) || !text.endsWith(closingMark)) continue
    const innerText = text.slice(1, -1)
    // Inner marks mean several quotes (“One” and “two”), except ’, which may be an apostrophe.
    if (!innerText.includes(openingMark) && (closingMark === '’' || !innerText.includes(closingMark)))
      return innerText.trim()
  }
  return text
}

export const startsWithQuoteMark = (text: string) =>
  quoteMarkPairs.some(([openingMark = '']) => text.startsWith(openingMark))

/** A final author applies to all paragraphs, unless an earlier paragraph names its own. */
function parseSingleQuote(text: string): Quote {
  const earlierParagraphs = text.split(PARAGRAPH_BREAK_PATTERN).slice(0, -1)
  const hasEarlierAuthor = earlierParagraphs.some((paragraph) => splitAuthor(paragraph.trim(), true).author !== null)
  return hasEarlierAuthor ? { text, author: null } : splitAuthor(text, true)
}

/** “Less is more. — Mies” has an author, “less – and later more” has none. `isStrict` is for running text. */
function splitAuthor(input: string, isStrict: boolean): Quote {
  const quoteWithoutAuthor = { text: input, author: null }
  const unquotedText = stripQuoteMarks(input)
  const lastLine = unquotedText.slice(unquotedText.lastIndexOf('\n') + 1)
  const dashMatch = [...lastLine.matchAll(AUTHOR_DASH_PATTERN)].at(-1)
  if (!dashMatch) return quoteWithoutAuthor
  const dashIndex = unquotedText.length - lastLine.length + dashMatch.index
  const text = unquotedText.slice(0, dashIndex).trim()
  const author = unquotedText.slice(dashIndex).replace(LEADING_DASHES_PATTERN, '')
  const words = author.split(/\s+/)
  const isName = /[\p{L}@]/u.test(author) && words.length <= MAX_NAME_WORDS && !/^\p{Ll}/u.test(author)
  const isSentence = words.length > 2 && /[.!?…]$/u.test(author)
  if (text === '' || !isName || isSentence) return quoteWithoutAuthor
  // The last of several list items is not an author.
  if (dashMatch.index === 0 && /^[—―–~-]/mu.test(text)) return quoteWithoutAuthor
  if (!isStrict || dashMatch.index === 0 || stripQuoteMarks(text) !== text) return { text, author }
  const isCapitalized = words.every((word) => NAME_PARTICLES.has(word) || /^[\p{Lu}@]/u.test(word))
  const isUnambiguous = SENTENCE_END_PATTERN.test(text) || (/\s/u.test(text) && !/^\s*-/u.test(dashMatch[0]))
  return isCapitalized && isUnambiguous ? { text, author } : quoteWithoutAuthor
}
