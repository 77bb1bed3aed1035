import type { EmojiData } from 'frimousse'
import { mapValues } from '@/lib/core/map-values'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'

type EmojiSupportCheck = (emoji: string) => boolean

/** Returns the newest version that the device renders. If no test emoji renders, assumes all versions. */
export function getSupportedVersion(
  emojis: readonly { emoji: string; version: number }[],
  isSupported: EmojiSupportCheck,
): number {
  const firstEmojiByVersion = new Map(emojis.toReversed().map(({ emoji, version }) => [version, emoji]))
  const versionsNewestFirst = [...firstEmojiByVersion.keys()].sort((a, b) => b - a)
  return (
    versionsNewestFirst.find((version) => isSupported(firstEmojiByVersion.get(version) ?? '')) ??
    versionsNewestFirst[0] ??
    0
  )
}

const CANVAS_SIZE = 4
const fontFamilies = '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", "Twemoji Mozilla", sans-serif'

/** Unsupported emoji render as several characters or in the text color. Frimousse (MIT) has this method, unexported. */
export function createEmojiSupportCheck(): EmojiSupportCheck {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return () => true
  context.canvas.width = CANVAS_SIZE
  context.canvas.height = CANVAS_SIZE
  context.font = `${CANVAS_SIZE}px ${fontFamilies}`
  context.textBaseline = 'top'
  function drawPixels(emoji: string, color: string) {
    context?.clearRect(0, 0, CANVAS_SIZE, CANVAS_SIZE)
    if (context) context.fillStyle = color
    context?.fillText(emoji, 0, 0)
    return context?.getImageData(0, 0, CANVAS_SIZE, CANVAS_SIZE).data.join()
  }
  return (emoji) =>
    context.measureText(emoji).width < CANVAS_SIZE * 2 && drawPixels(emoji, '#00f') === drawPixels(emoji, '#f00')
}

/**
 * `codes` are the names that Slack, GitHub and Discord take between colons, if they differ from the label, and the
 * nationality of a flag. Suggestions ignore them: nail polish is not from Poland.
 */
export type EmojiEntry = EmojiData['emojis'][number] & { codes: readonly string[] }

/**
 * Emoji by category number: rows of `emoji|label|further words|codes|version`, separated by `;`. A `*` after the
 * version marks an emoji with skin tones, a `^` the flag of a country or region. `vitest -u` writes `emoji-list.json`.
 */
export type EmojiList = Readonly<Record<string, string>>

const categoryLabels: Readonly<Record<number, string>> = {
  0: 'Smileys & emotion',
  1: 'People & body',
  3: 'Animals & nature',
  4: 'Food & drink',
  5: 'Travel & places',
  6: 'Activities',
  7: 'Objects',
  8: 'Symbols',
  9: 'Flags',
}

export const skinTones = {
  light: { modifier: '🏻', label: 'Light skin tone' },
  'medium-light': { modifier: '🏼', label: 'Medium-light skin tone' },
  medium: { modifier: '🏽', label: 'Medium skin tone' },
  'medium-dark': { modifier: '🏾', label: 'Medium-dark skin tone' },
  dark: { modifier: '🏿', label: 'Dark skin tone' },
} as const

/** The code of an emoji without codes of its own: `waving_hand`. */
export const toLabelCode = (label: string): string => label.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_')

export function parseEmojiList(list: EmojiList): EmojiEntry[] {
  return Object.entries(list).flatMap(([category, rows]) =>
    rows.split(';').map((row) => {
      const [emoji = '', label = '', keywords = '', codes = '', version = ''] = row.split('|')
      return {
        emoji,
        label: capitalizeFirst(label),
        tags: keywords.split(' ').filter(Boolean),
        codes: codes.split(' ').filter(Boolean),
        category: Number(category),
        version: Number.parseFloat(version),
        countryFlag: version.includes('^') || undefined,
        skins: version.includes('*') ? toSkinTones(emoji) : undefined,
      }
    }),
  )
}

/** Returns the five skin tones. A tone applies to each person, but not to a handshake of two people. */
export function toSkinTones(emoji: string): Record<keyof typeof skinTones, string> {
  return mapValues(skinTones, ({ modifier }) =>
    emoji.replace(
      /(?<!\u200d)(\p{Emoji_Modifier_Base})\ufe0f?|(?<=\u200d)((?!🤝)\p{Emoji_Modifier_Base})\ufe0f?/gu,
      `$1$2${modifier}`,
    ),
  )
}

export function createEmojiData(
  list: EmojiList,
  isSupported: EmojiSupportCheck,
): EmojiData & { emojis: readonly EmojiEntry[] } {
  const allEmojis = parseEmojiList(list)
  const supportedVersion = getSupportedVersion(allEmojis, isSupported)
  const hasFlags = isSupported('🇪🇺')
  return {
    locale: 'en',
    emojis: allEmojis.filter((entry) => entry.version <= supportedVersion && (hasFlags || !entry.countryFlag)),
    categories: Object.entries(categoryLabels).map(([index, label]) => ({ index: Number(index), label })),
    skinTones: mapValues(skinTones, ({ label }) => label),
  }
}
