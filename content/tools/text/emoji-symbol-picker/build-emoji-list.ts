import type { EmojiList } from './emoji-data'

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

/** The emoji of emojibase-data in an eighth of its bytes, so that the service worker can store the list. */
export function buildEmojiList(entries: readonly EmojibaseEntry[], flagSubgroups: readonly number[]): EmojiList {
  const rowsByCategory: Record<string, string[]> = {}
  for (const { emoji, label, tags = [], group, subgroup, version, skins } of entries) {
    if (group === undefined) continue
    const labelWords = new Set(label.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    const words = tags.flatMap((tag) => tag.split(' ')).filter((word) => !labelWords.has(word))
    const marks = `${skins ? '*' : ''}${subgroup !== undefined && flagSubgroups.includes(subgroup) ? '^' : ''}`
    const row = [toFullyQualified(emoji), label, [...new Set(words)].join(' '), `${version}${marks}`].join('|')
    rowsByCategory[group] = [...(rowsByCategory[group] ?? []), row]
  }
  return Object.fromEntries(Object.entries(rowsByCategory).map(([category, rows]) => [category, rows.join(';')]))
}

/** As Unicode spells it: what is a picture by itself needs no U+FE0F behind it, which the package adds to every sign that has a plain form. */
export const toFullyQualified = (emoji: string): string => emoji.replace(/(\p{Emoji_Presentation})\ufe0f/gu, '$1')
