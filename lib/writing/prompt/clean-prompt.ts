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
  let text = prompt
    .normalize('NFC')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+|\b\S+@\S+\.\S+/gi, ' ')
    .replace(/(?<![\p{L}\p{N}])@[\p{L}\p{N}._]+/gu, ' ')
    .replace(maskedWord, ' ')
    .replace(
      /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{FE0F}|\u{20E3}|\u{200D}/gu,
      (mark) => (/[\u00a9\u00ae\u2122]/.test(mark) ? '' : '\uE000'),
    )
    .replace(/\uE000[\uE000\s]*(?=\p{Lu})/gu, ' . ')
    .replace(/\uE000/g, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\r\n\u2028\u2029]+/g, ' . ')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„«»"]|(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu, ' ')
  for (const [pattern, words] of shorthand) text = text.replace(pattern, words)

  const hashtags: string[] = []
  text = text.replace(/(?:(?:^|\s)[.,]*#[\p{L}\p{N}_]+[\s.,]*)+$/u, (run) => {
    for (const [, tag] of run.matchAll(/#([\p{L}\p{N}_]+)/gu))
      if (tag !== undefined) hashtags.push(tagWords(tag))
    return ''
  })
  text = tidy(text.replace(/(?<![\p{L}\p{N}])#([\p{L}\p{N}_]+)/gu, (_, tag: string) => tagWords(tag)))
  if (!/\p{L}/u.test(text) && hashtags.length > 0) text = hashtags[0] ?? ''
  return { text, hashtags }
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
    .replace(/\s*[()]\s*/g, ', ')
    .replace(/(?<=\p{L})#(?=\s|$)/gu, '\u0001')
    .replaceAll('#', ' ')
    .replaceAll('\u0001', '#')
    .replace(/\s*(?:[–—:;]|--+|\s-\s)(?!\d)\s*/gu, '; ')
    .replace(/\s*([.!?])(?:\s*[.!?,;])*(?=\s|$)\s*/g, '$1 ')
    .replace(/\s*,(?!\d)(?:\s*[,;])*\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;!?-]+|[\s.,;!?-]+$/g, '')
    .trim()
}
