// Sequences need the `v` flag, which is newer than the compiler's target, so this is not a literal.
const rgiEmojiProperty = String.raw`\p{RGI_Emoji}`

/** Matches each emoji with all its code points: flags, families, skin tones and keycaps count as one. */
export const emojiSequencePattern = new RegExp(rgiEmojiProperty, 'gv')
/** Keyboards add a variation selector to emoji that need none, such as ☕. */
const typedEmojiPattern = new RegExp(`${rgiEmojiProperty}\\ufe0f?`, 'gv')

const emojiBasePattern =
  '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}](?:\\p{Emoji_Modifier}|\\ufe0f|[\\u{e0020}-\\u{e007f}]+)?'
const emojiRunPattern = new RegExp(
  `[#*0-9]\\ufe0f?\\u20e3|\\p{Regional_Indicator}+|${emojiBasePattern}(?:\\u200d${emojiBasePattern})*`,
  'gu',
)

export function splitEmoji(text: string): { emoji: readonly string[]; rest: string } {
  const emoji: string[] = []
  const rest = replaceEmoji(text, (emojiSequence) => {
    emoji.push(emojiSequence)
    return ''
  })
  return { emoji, rest }
}

/** `emojiSequencePattern` takes a second for 500,000 non-Latin characters, so it runs once per possible emoji. */
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
  for (const { 0: emoji, index } of run.matchAll(typedEmojiPattern)) {
    chunks.push({ text: run.slice(offset, index), isEmoji: false }, { text: emoji, isEmoji: true })
    offset = index + emoji.length
  }
  return [...chunks, { text: run.slice(offset), isEmoji: false }]
}

const isFlagByPair = new Map<string, boolean>()

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
