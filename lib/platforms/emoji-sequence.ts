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

/**
 * A text's emoji, and what is left of it without them. `emojiSequence` alone would take a second for half a million
 * characters in another script than Latin, so it sees what may be an emoji, and the same emoji once.
 */
export function splitEmoji(text: string): { emoji: readonly string[]; rest: string } {
  const seen = new Map<string, { found: readonly string[]; left: string }>()
  const emoji: string[] = []
  const rest = text.replace(emojiRun, (run) => {
    const split = seen.get(run) ?? {
      found: run.match(emojiSequence) ?? [],
      left: run.replace(emojiSequence, ''),
    }
    seen.set(run, split)
    for (const one of split.found) emoji.push(one)
    return split.left
  })
  return { emoji, rest }
}
