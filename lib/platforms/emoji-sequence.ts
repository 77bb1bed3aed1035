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
  const seen = new Map<string, Split>()
  const emoji: string[] = []
  const rest = text.replace(emojiRun, (run) => {
    const split = seen.get(run) ?? (/^\p{Regional_Indicator}/u.test(run) ? splitFlags(run) : splitRun(run))
    seen.set(run, split)
    for (const one of split.found) emoji.push(one)
    return split.left
  })
  return { emoji, rest }
}

type Split = { found: readonly string[]; left: string }

function splitRun(run: string): Split {
  const found: string[] = []
  const left = run.replace(emojiSequence, (one) => {
    found.push(one)
    return ''
  })
  return { found, left }
}

const flags = new Map<string, boolean>()

/** Letters of flags in a row: every two that name a country are one, and each pair is looked up once. */
function splitFlags(run: string): Split {
  const letters = [...run]
  const found: string[] = []
  let left = ''
  for (let index = 0; index < letters.length; index += 1) {
    const pair = `${letters[index]}${letters[index + 1] ?? ''}`
    const isFlag = flags.get(pair) ?? pair.replace(emojiSequence, '') === ''
    flags.set(pair, isFlag)
    if (isFlag) index += 1
    if (isFlag) found.push(pair)
    else left += letters[index]
  }
  return { found, left }
}
