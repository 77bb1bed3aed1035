type Skin = { emoji: string; tone?: number | readonly number[] | undefined }

/** An entry of emojibase-data's `data.json`, as far as it is used. */
export type EmojibaseEntry = {
  emoji: string
  label: string
  tags?: readonly string[] | undefined
  group?: number | undefined
  subgroup?: number | undefined
  version: number
  skins?: readonly Skin[] | undefined
}

/**
 * The emoji of emojibase-data as lines of `emoji|label|further words|version`, a heading `#group` before each group. A `*` behind
 * the version says that it has skin tones, a `^` that it is a flag of a country or region. A fifth of the package's file, so that
 * a page that has been opened once keeps it.
 */
export function buildEmojiList(entries: readonly EmojibaseEntry[], flagSubgroups: readonly number[]): string {
  const lines: string[] = []
  let lastGroupNumber: number | undefined
  for (const { emoji, label, tags = [], group, subgroup, version, skins } of entries) {
    if (group === undefined) continue
    if (group !== lastGroupNumber) lines.push(`#${group}`)
    lastGroupNumber = group
    const labelWords = new Set(label.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    const words = tags.flatMap((tag) => tag.split(' ')).filter((word) => !labelWords.has(word))
    const marks = `${skins ? '*' : ''}${subgroup !== undefined && flagSubgroups.includes(subgroup) ? '^' : ''}`
    lines.push([toFullyQualified(emoji), label, [...new Set(words)].join(' '), `${version}${marks}`].join('|'))
  }
  return lines.join('\n')
}

/** As Unicode spells it: what is a picture by itself needs no U+FE0F behind it, which the package adds to every sign that has a plain form. */
export const toFullyQualified = (emoji: string): string => emoji.replace(/(\p{Emoji_Presentation})\ufe0f/gu, '$1')
