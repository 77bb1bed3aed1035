export type CleanPrompt = {
  /** One line of plain words and sentence marks. */
  text: string
  /** Tags that stood apart from the sentence, as words, without "#". */
  hashtags: readonly string[]
}

const shorthand: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])w\/o(?![\p{L}\p{N}])\s*/giu, ' without '],
  [/(?<![\p{L}\p{N}])w\/\s*/giu, ' with '],
  [/&amp;/gi, '&'],
  [/&(?:nbsp|quot|lt|gt|#\d+);/gi, ' '],
  [/\s&\s/g, ' and '],
  [/\s\+\s/g, ' and '],
  [/(?<=\p{L}{2})\/(?=\p{L}{2})/gu, ' and '],
  [/\bbtw\b|\bplz\b|\bpls\b|\bthx\b|\blol\b|\bomg\b/gi, ' '],
  [/\bu\b(?=\s+(can|should|need|have|want|never|must))/gi, 'you'],
]

/** A swear word with stars in it. */
const maskedWord = /(?<![*\p{L}])\p{L}{1,3}\*+\p{L}+|(?<![*\p{L}])\p{L}\*{2,}(?!\p{L})/gu

/** Takes off everything that is not words: markup, links, handles, emoji, quotes, invisible characters. */
export function cleanPrompt(prompt: string): CleanPrompt {
  let text = withoutCode(prompt.normalize('NFC'))
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\S+/g, withoutAddress)
    .replace(/(?<![\p{L}\p{N}])@[\p{L}\p{N}._]+/gu, ' ')
    .replace(maskedWord, ' ')
    .replace(
      /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{FE0F}|\u{20E3}|\u{200D}/gu,
      (mark) => (/[\u00a9\u00ae\u2122]/.test(mark) ? '' : '\uE000'),
    )
    .replace(/\uE000\s*(?=\p{Lu})/gu, ' . ')
    .replace(/\uE000/g, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\r\n\u2028\u2029]+/g, ' . ')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„«»"]|(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu, ' ')
  for (const [pattern, words] of shorthand) text = text.replace(pattern, words)

  const words = text.split(/\s+/)
  const tags = words.splice(startOfTags(words))
  const hashtags = tags.flatMap((tag) => tag.match(/[\p{L}\p{N}_]+/gu) ?? []).map(tagWords)
  text = tidy(
    words.join(' ').replace(/(?<![\p{L}\p{N}])#([\p{L}\p{N}_]+)/gu, (_, tag: string) => tagWords(tag)),
  )
  if (!/\p{L}/u.test(text) && hashtags.length > 0) text = hashtags[0] ?? ''
  return { text, hashtags }
}

/** Without scripts and styles, from their first opening tag to the closing one. */
function withoutCode(text: string): string {
  return elements.reduce((rest, { opening, closing }) => {
    const parts = rest.split(closing)
    const last = parts.pop() ?? ''
    return [...parts.map((part) => part.split(opening, 1)[0]), last].join(' ')
  }, text)
}

const elements = [
  { opening: /<script\b/i, closing: /<\/script>/i },
  { opening: /<style\b/i, closing: /<\/style>/i },
]

/** A run without spaces up to where a link or an e-mail address begins in it. */
function withoutAddress(run: string): string {
  const link = run.search(/\b(?:https?:\/\/|www\.)./i)
  const at = run.lastIndexOf('@', run.lastIndexOf('.', run.length - 2) - 2)
  const name = run.search(/\w/)
  const starts = [link, name < at ? name : -1].filter((start) => start >= 0)
  return starts.length === 0 ? run : `${run.slice(0, Math.min(...starts))} `
}

/** Where the hashtags begin that close a text. */
function startOfTags(words: readonly string[]): number {
  let start = words.length
  for (let i = words.length - 1; i >= 0; i -= 1) {
    const word = words[i] ?? ''
    if (!/^[.,]*(?:#[\p{L}\p{N}_]+[.,]*)?$/u.test(word)) break
    if (word.includes('#')) start = i
  }
  return start
}

/** "#VanLife" gives "van life", "#vanlife" stays one word. */
function tagWords(tag: string): string {
  return tag
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .trim()
}

function tidy(text: string): string {
  return text
    .replace(/[{}[\]<>\\^|~=*_]/g, ' ')
    .replace(/[()]/g, ', ')
    .replace(/(?<=\p{L})#(?=\s|$)/gu, '\u0001')
    .replaceAll('#', ' ')
    .replaceAll('\u0001', '#')
    .replace(/\s+/g, ' ')
    .replace(/ ?(?:[–—:;]|--+| - )(?!\d) ?/gu, '; ')
    .replace(/ ?([.!?])(?: ?[.!?,;])*/g, oneMark)
    .replace(/ ?,(?!\d)(?: ?[,;])* ?/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;!?-]+|(?<![\s.,;!?-])[\s.,;!?-]+$/g, '')
    .trim()
}

/** Marks in a row end a sentence with the first of them, up to the last space among them: "!! ..." but not "1.5" or "...and". */
function oneMark(marks: string, first: string, at: number, text: string): string {
  const ends = /^(?: |$)/.test(text.slice(at + marks.length, at + marks.length + 1))
  const end = ends ? marks.length : marks.lastIndexOf(' ')
  return end < 1 ? marks : `${first} ${marks.slice(end)}`
}
