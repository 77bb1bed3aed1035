// The `v` flag, which sequences need, is newer than the compiler's target: hence no literal.
const rgiEmojiProperty = String.raw`\p{RGI_Emoji}`

/** Every emoji of a text, each with all its code points: flags, families, skin tones and keycaps count as one. */
export const emojiSequencePattern = new RegExp(rgiEmojiProperty, 'gv')

const emojiBasePattern =
  '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}](?:\\p{Emoji_Modifier}|\\ufe0f|[\\u{e0020}-\\u{e007f}]+)?'
const emojiRunPattern = new RegExp(
  `[#*0-9]\\ufe0f?\\u20e3|\\p{Regional_Indicator}+|${emojiBasePattern}(?:\\u200d${emojiBasePattern})*`,
  'gu',
)

/** A text's emoji, and what is left of it without them. */
export function splitEmoji(text: string): { emoji: readonly string[]; rest: string } {
  const emoji: string[] = []
  const rest = replaceEmoji(text, (emojiSequence) => {
    emoji.push(emojiSequence)
    return ''
  })
  return { emoji, rest }
}

/**
 * The text with each of its emoji replaced. `emojiSequencePattern` alone would take a second for half a million characters in
 * another script than Latin, so it sees what may be an emoji, and the same emoji once.
 */
export function replaceEmoji(text: string, getReplacement: (emoji: string) => string): string {
  const chunksByRun = new Map<string, readonly Chunk[]>()
  return text.replace(emojiRunPattern, (run) => {
    const chunks =
      chunksByRun.get(run) ?? (/^\p{Regional_Indicator}/u.test(run) ? splitFlagRun(run) : splitEmojiRun(run))
    chunksByRun.set(run, chunks)
    return chunks.map(({ text, isEmoji }) => (isEmoji ? getReplacement(text) : text)).join('')
  })
}

type Chunk = { text: string; isEmoji: boolean }

function splitEmojiRun(run: string): Chunk[] {
  const chunks: Chunk[] = []
  let offset = 0
  for (const { 0: emoji, index } of run.matchAll(emojiSequencePattern)) {
    chunks.push({ text: run.slice(offset, index), isEmoji: false }, { text: emoji, isEmoji: true })
    offset = index + emoji.length
  }
  return [...chunks, { text: run.slice(offset), isEmoji: false }]
}

const isFlagByPair = new Map<string, boolean>()

/** Letters of flags in a row: every two that name a country are one, and each pair is looked up once. */
function splitFlagRun(run: string): Chunk[] {
  const letters = [...run]
  const chunks: Chunk[] = []
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] ?? ''
    const pair = `${letter}${letters[index + 1] ?? ''}`
    const isEmoji = isFlagByPair.get(pair) ?? pair.match(emojiSequencePattern)?.[0] === pair
    isFlagByPair.set(pair, isEmoji)
    if (isEmoji) index += 1
    chunks.push({ text: isEmoji ? pair : letter, isEmoji })
  }
  return chunks
}
