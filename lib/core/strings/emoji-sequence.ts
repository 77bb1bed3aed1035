// The `v` flag, which sequences need, is newer than the compiler's target: hence no literal.
const property = String.raw`\p{RGI_Emoji}`

/** Every emoji of a text, each with all its code points: flags, families, skin tones and keycaps count as one. */
export const emojiSequence = new RegExp(property, 'gv')

const base =
  '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}](?:\\p{Emoji_Modifier}|\\ufe0f|[\\u{e0020}-\\u{e007f}]+)?'
const emojiRun = new RegExp(
  `[#*0-9]\\ufe0f?\\u20e3|\\p{Regional_Indicator}+|${base}(?:\\u200d${base})*`,
  'gu',
)

/** A text's emoji, and what is left of it without them. */
export function splitEmoji(text: string): { emoji: readonly string[]; rest: string } {
  const emoji: string[] = []
  const rest = replaceEmoji(text, (one) => {
    emoji.push(one)
    return ''
  })
  return { emoji, rest }
}

/**
 * The text with each of its emoji replaced. `emojiSequence` alone would take a second for half a million characters in
 * another script than Latin, so it sees what may be an emoji, and the same emoji once.
 */
export function replaceEmoji(text: string, replacement: (emoji: string) => string): string {
  const seen = new Map<string, readonly Piece[]>()
  return text.replace(emojiRun, (run) => {
    const pieces = seen.get(run) ?? (/^\p{Regional_Indicator}/u.test(run) ? flagsIn(run) : emojiIn(run))
    seen.set(run, pieces)
    return pieces.map(({ text, isEmoji }) => (isEmoji ? replacement(text) : text)).join('')
  })
}

type Piece = { text: string; isEmoji: boolean }

function emojiIn(run: string): Piece[] {
  const pieces: Piece[] = []
  let position = 0
  for (const { 0: emoji, index } of run.matchAll(emojiSequence)) {
    pieces.push({ text: run.slice(position, index), isEmoji: false }, { text: emoji, isEmoji: true })
    position = index + emoji.length
  }
  return [...pieces, { text: run.slice(position), isEmoji: false }]
}

const flags = new Map<string, boolean>()

/** Letters of flags in a row: every two that name a country are one, and each pair is looked up once. */
function flagsIn(run: string): Piece[] {
  const letters = [...run]
  const pieces: Piece[] = []
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] ?? ''
    const pair = `${letter}${letters[index + 1] ?? ''}`
    const isEmoji = flags.get(pair) ?? pair.match(emojiSequence)?.[0] === pair
    flags.set(pair, isEmoji)
    if (isEmoji) index += 1
    pieces.push({ text: isEmoji ? pair : letter, isEmoji })
  }
  return pieces
}
