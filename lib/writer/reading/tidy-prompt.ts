import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'

/** A prompt without what is no words: links, hashtags and emoji are kept apart. */
export type TidyPrompt = { text: string; hashtags: string[]; emoji: string[] }

const emojiPattern =
  /\p{Regional_Indicator}\p{Regional_Indicator}|[#*0-9]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu
const pictographPattern = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u

export function tidyPrompt(prompt: string): TidyPrompt {
  const text = normalizeUnicode(prompt)
  const emoji = [...text.matchAll(emojiPattern)].map(([one]) => one).filter((one) => !/^[©®™\d]/u.test(one))
  const textWithoutEmoji = text
    .replace(emojiPattern, (one) => (/^[©®™]/u.test(one) ? '' : ' '))
    .replace(/\p{Cf}|\uFE0F/gu, '')
    .replace(/(?![\n\r\t])\p{Cc}/gu, ' ')
    .replace(/[\u0300-\u036F]{3,}/g, '')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, ' ')
    .replace(/[’‘ʼ`´]/g, '’')
    .replace(/(?<=[\p{L}\p{N}])'(?=\p{L})|(?<=\p{L})'(?=\s|$)/gu, '’')
  const { text: textWithoutHashtags, hashtags } = splitHashtags(textWithoutEmoji)
  return { text: textWithoutHashtags, hashtags, emoji: pictographPattern.test(text) || emoji.length > 0 ? emoji : [] }
}

/** Tags at the end are tags; one within a sentence is a word of it, and so is the first where there is nothing else. */
function splitHashtags(text: string): { text: string; hashtags: string[] } {
  const wordsByLine = text.split(/[\r\n]+/).map((lineWords) => lineWords.trim().split(/\s+/))
  const hashtags = wordsByLine.flat().flatMap((word) => parseHashtag(word) ?? [])
  let isAtEnd = true
  for (const lineWords of wordsByLine.reverse()) {
    while (
      isAtEnd &&
      lineWords.length > 0 &&
      (lineWords.at(-1) === '' || parseHashtag(lineWords.at(-1) ?? '') !== undefined)
    )
      lineWords.pop()
    if (lineWords.length > 0) isAtEnd = false
  }
  const words = wordsByLine
    .reverse()
    .map((lineWords) =>
      lineWords
        .map((word) => (parseHashtag(word) === undefined ? word : splitCamelCase(word.replace('#', ''))))
        .join(' '),
    )
    .filter((lineWords) => lineWords !== '')
  return { text: words.length > 0 ? words.join('\n') : hashtags.map(splitCamelCase).join(' '), hashtags }
}

function parseHashtag(word: string): string | undefined {
  const tag = /^#([\p{L}\p{M}\p{N}_]+)[.,!?]*$/u.exec(word)?.[1]
  return tag !== undefined && /\p{L}/u.test(tag) ? tag : undefined
}

/** "VanLife" gives "van life"; "vanlife" stays one word. */
function splitCamelCase(tag: string): string {
  return tag
    .replace(
      /(\p{Ll})(\p{Lu})/gu,
      (_, lowerLetter: string, upperLetter: string) => `${lowerLetter} ${upperLetter.toLowerCase()}`,
    )
    .replaceAll('_', ' ')
}
