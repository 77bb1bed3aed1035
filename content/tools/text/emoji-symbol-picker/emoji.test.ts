import data from 'emojibase-data/en/data.json'
import messages from 'emojibase-data/en/messages.json'
import githubCodes from 'emojibase-data/en/shortcodes/github.json'
import slackCodes from 'emojibase-data/en/shortcodes/iamcal.json'
import { expect, test } from 'vitest'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import {
  createEmojiData,
  type EmojiList,
  getSupportedVersion,
  parseEmojiList,
  toLabelCode,
  toSkinTones,
} from './emoji-data'
import emojiList from './emoji-list.json'
import { isInvisible } from './pick-button'
import { addRecentPick, formatInvisibleCharacters } from './recent-picks'
import { searchSigns, signCategories } from './signs'
import { suggestEmoji } from './suggest-emoji'
import { popularEmoji } from './view'

type Skin = { emoji: string; tone?: number | readonly number[] | undefined }

/** The fields of an entry in emojibase-data's `data.json` that the list uses. */
type EmojibaseEntry = {
  emoji: string
  hexcode: string
  label: string
  tags?: readonly string[] | undefined
  group?: number | undefined
  subgroup?: number | undefined
  version: number
  skins?: readonly Skin[] | undefined
}

/** Everyday words that emojibase-data lacks, among them the British or American name of a thing. */
const everydayWords: Readonly<Record<string, string>> = {
  '🙏': 'thank praying',
  '#️⃣': 'hashtag',
  '🎙️': 'podcast',
  '🎁': 'giveaway',
  '🎆': 'new year',
  '🎇': 'new year',
  '🧴': 'skincare',
  '💄': 'gloss',
  '🏋️': 'weightlifting',
  '🍖': 'bbq barbecue',
  '🪔': 'diwali',
  '🐣': 'easter',
  '🩹': 'bandaid plaster',
  '🚩': 'red',
  '💐': 'mother mothers day',
  '🥒': 'zucchini courgette',
  '🌽': 'cob',
  '🍪': 'biscuit',
  '👟': 'trainers',
  '🗑️': 'rubbish',
  '📱': 'cellphone',
  '🚰': 'faucet',
  '🏖️': 'vacation',
  '🚇': 'underground',
  '🫑': 'paprika capsicum',
  '🫘': 'lentils',
  '🥜': 'groundnut',
  '💇': 'hairdresser',
  '📪': 'letterbox',
  '📌': 'thumbtack',
  '🛤️': 'railroad',
  '🏍️': 'motorbike',
  '🚐': 'caravan',
  '☕': 'cuppa',
  '🇺🇸': 'usa america',
  '🇬🇧': 'britain',
  '🇦🇪': 'uae',
  '🇳🇱': 'holland',
  '🇵🇸': 'palestine',
  '🍵': 'matcha',
  '📥': 'download',
  '🍀': 'good luck st patrick',
  '🧧': 'lunar new year',
  '🌙': 'eid ramadan',
  '💥': 'explosion',
  '📷': 'photographer',
}

/** Nationalities, as in “Spanish flag”. emojibase-data has only the names of countries. */
const nationalities = new Map(
  (
    '🇦🇱 albanian 🇩🇿 algerian 🇦🇷 argentinian 🇦🇲 armenian 🇦🇺 australian 🇦🇹 austrian 🇧🇩 bangladeshi 🇧🇪 belgian ' +
    '🇧🇴 bolivian 🇧🇦 bosnian 🇧🇷 brazilian 🇧🇬 bulgarian 🇰🇭 cambodian 🇨🇲 cameroonian 🇨🇦 canadian 🇨🇱 chilean ' +
    '🇨🇳 chinese 🇨🇴 colombian 🇭🇷 croatian 🇨🇺 cuban 🇩🇰 danish 🇩🇴 dominican 🇪🇨 ecuadorian 🇪🇬 egyptian 🇸🇻 salvadoran ' +
    '🇪🇪 estonian 🇪🇹 ethiopian 🇫🇮 finnish 🇫🇷 french 🇬🇪 georgian 🇬🇭 ghanaian 🇬🇷 greek 🇬🇹 guatemalan 🇭🇹 haitian ' +
    '🇭🇳 honduran 🇭🇺 hungarian 🇮🇸 icelandic 🇮🇳 indian 🇮🇩 indonesian 🇮🇷 iranian 🇮🇶 iraqi 🇮🇪 irish 🇮🇱 israeli ' +
    '🇮🇹 italian 🇯🇲 jamaican 🇯🇵 japanese 🇯🇴 jordanian 🇰🇪 kenyan 🇰🇷 korean 🇰🇼 kuwaiti 🇱🇻 latvian 🇱🇧 lebanese ' +
    '🇱🇾 libyan 🇱🇹 lithuanian 🇲🇾 malaysian 🇲🇹 maltese 🇲🇽 mexican 🇲🇳 mongolian 🇲🇦 moroccan 🇳🇵 nepali 🇳🇱 dutch ' +
    '🇳🇮 nicaraguan 🇳🇬 nigerian 🇳🇴 norwegian 🇵🇰 pakistani 🇵🇸 palestinian 🇵🇦 panamanian 🇵🇾 paraguayan 🇵🇪 peruvian ' +
    '🇵🇭 filipino 🇵🇱 polish 🇵🇹 portuguese 🇷🇴 romanian 🇷🇺 russian 🇷🇸 serbian 🇸🇬 singaporean 🇸🇮 slovenian ' +
    '🇪🇸 spanish 🇸🇪 swedish 🇨🇭 swiss 🇸🇾 syrian 🇹🇼 taiwanese 🇹🇿 tanzanian 🇹🇳 tunisian 🇹🇷 turkish 🇺🇬 ugandan ' +
    '🇺🇦 ukrainian 🇦🇪 emirati 🇬🇧 british 🇺🇸 american 🇺🇾 uruguayan 🇻🇪 venezuelan 🇻🇳 vietnamese 🇾🇪 yemeni ' +
    '🇿🇲 zambian 🇿🇼 zimbabwean 🏴󠁧󠁢󠁥󠁮󠁧󠁿 english 🏴󠁧󠁢󠁳󠁣󠁴󠁿 scottish 🏴󠁧󠁢󠁷󠁬󠁳󠁿 welsh'
  )
    .match(/\S+ \S+/gu)
    ?.map((pair) => pair.split(' ') as [string, string]),
)

/** Packs emojibase-data into an eighth of its size, so that the service worker can store the list. */
function buildEmojiList(entries: readonly EmojibaseEntry[], flagSubgroups: readonly number[]): EmojiList {
  const rowsByCategory: Record<string, string[]> = {}
  for (const { emoji, hexcode, label, tags = [], group, subgroup, version, skins } of entries) {
    if (group === undefined) continue
    const labelWords = new Set(label.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    const fullEmoji = toFullyQualified(emoji)
    const words = [...tags, everydayWords[fullEmoji] ?? '']
      .flatMap((tag) => tag.split(' '))
      .filter((word) => word !== '' && !labelWords.has(word))
    const marks = `${skins ? '*' : ''}${subgroup !== undefined && flagSubgroups.includes(subgroup) ? '^' : ''}`
    const row = [
      fullEmoji,
      label,
      [...new Set(words)].join(' '),
      getCodes(fullEmoji, hexcode, label),
      `${version}${marks}`,
    ].join('|')
    rowsByCategory[group] = [...(rowsByCategory[group] ?? []), row]
  }
  return Object.fromEntries(Object.entries(rowsByCategory).map(([category, rows]) => [category, rows.join(';')]))
}

type Codes = Readonly<Record<string, string | readonly string[]>>

/** Discord has GitHub's and Slack's codes. A code that only repeats the label is found by its words. */
function getCodes(emoji: string, hexcode: string, label: string): string {
  const codes = [githubCodes as Codes, slackCodes as Codes].flatMap((codes) => codes[hexcode] ?? [])
  return [...new Set([...codes, nationalities.get(emoji) ?? ''])]
    .filter((code) => code !== '' && code !== toLabelCode(label))
    .join(' ')
}

/** Removes the U+FE0F that emojibase-data adds. Characters that default to emoji form do not need U+FE0F. */
const toFullyQualified = (emoji: string): string => emoji.replace(/(\p{Emoji_Presentation})\ufe0f/gu, '$1')

const entries: readonly EmojibaseEntry[] = data
const allEmojis = parseEmojiList(emojiList)
const byEmoji = new Map(allEmojis.map((one) => [one.emoji, one]))

test('the list matches emojibase-data; `vitest -u` writes it', async () => {
  const flags = messages.subgroups
    .filter(({ key }) => key === 'country-flag' || key === 'subdivision-flag')
    .map(({ order }) => order)
  const list = buildEmojiList(entries, flags)
  await expect(`${JSON.stringify(list, null, 2)}\n`).toMatchFileSnapshot('./emoji-list.json')
  expect(['☕️', '❤️', '👩‍❤️‍👩', '1️⃣'].map(toFullyQualified)).toEqual(['☕', '❤️', '👩‍❤️‍👩', '1️⃣'])
  expect(allEmojis).toHaveLength(1_923)
  expect(byEmoji.get('👋')).toMatchObject({ label: 'Waving hand', category: 1, version: 0.6 })
  expect(byEmoji.get('👋')?.tags).toContain('hello')
  expect(byEmoji.get('🇯🇵')).toMatchObject({ label: 'Flag: Japan', countryFlag: true })
})

test('generates the same skin tones as emojibase-data', () => {
  const names = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const
  const tones = entries.flatMap(({ emoji, skins = [], group }) =>
    (group === undefined ? [] : skins).flatMap((skin) => {
      const name = typeof skin.tone === 'number' ? names[skin.tone - 1] : undefined
      return name ? [[byEmoji.get(toFullyQualified(emoji))?.skins?.[name], toFullyQualified(skin.emoji)]] : []
    }),
  )
  expect(tones).toHaveLength(1_650)
  expect(tones.filter(([ours, theirs]) => ours !== theirs)).toEqual([])
  expect(toSkinTones('🧑‍🤝‍🧑').dark).toBe('🧑🏿‍🤝‍🧑🏿')
  expect(byEmoji.get('🍞')?.skins).toBeUndefined()
})

test('omits emoji that the device cannot show', () => {
  const dataUpTo15 = createEmojiData(emojiList, (emoji) => emoji !== '🇪🇺' && (byEmoji.get(emoji)?.version ?? 99) <= 15)
  expect(Math.max(...dataUpTo15.emojis.map(({ version }) => version))).toBe(15)
  expect(dataUpTo15.emojis.some(({ emoji }) => emoji === '🇯🇵')).toBe(false)
  expect(createEmojiData(emojiList, () => true).emojis).toHaveLength(1_923)
  expect(getSupportedVersion(allEmojis, () => false)).toBe(17)
})

const suggestCharacters = (text: string) => suggestEmoji(text, allEmojis).map(({ emoji }) => emoji)

test.each([
  ['Fresh bread and coffee in the garden with my dog', ['🍞', '☕', '🐶']],
  ['Three TOMATOES!', ['🍅']],
  ['Happy birthday to my cat 🎂', ['🎂', '🐈']],
  ['two strawberries and a rocket launch', ['🍓', '🚀']],
  ['Homemade cookies and roses', ['🍪', '🌹']],
  ['wolves, knives, gloves and zombies', ['🐺', '🔪', '🧤', '🧟']],
  ['Thank you for 10k followers', ['🙏']],
])('suggests emoji for %j', (text, expected) => {
  expect(suggestCharacters(text)).toEqual(expect.arrayContaining(expected))
  expect(suggestCharacters('and of the with \ud83d 日本')).toEqual([])
})

test('suggests emoji in linear time', async () => {
  const suggest = (times: number) => suggestCharacters('bread coffee straße İ 👩‍👧 '.repeat(times))
  expect(await measureGrowth(suggest, 5_000)).toBeLessThan(MAX_GROWTH)
})

const searchCategory = (id: string, query: string) =>
  signCategories.flatMap((category) =>
    category.id === id ? searchSigns(category, query).flatMap(({ signs }) => signs.map(({ text }) => text)) : [],
  )

test('finds signs by the beginnings of their words, or by themselves', () => {
  expect(searchCategory('symbols', 'arrow up')).toEqual(['↑', '↗', '↕', '⤴'])
  expect(searchCategory('symbols', '→')).toEqual(['→'])
  expect(searchCategory('symbols', 'U+2192')).toEqual(['→'])
  expect(searchCategory('symbols', 'degree symbol')).toEqual(['°'])
  expect(searchCategory('symbols', 'euro sign')).toEqual(['€'])
  expect(searchCategory('symbols', 'checkmark')).toEqual(['✓', '✔'])
  expect(searchCategory('symbols', 'hearts')).toEqual(['♡', '♥', '❥', '❣', 'ღ'])
  expect(searchCategory('symbols', 'degrees')).toEqual(['°'])
  expect(searchCategory('symbols', 'tm')).toEqual(['™'])
  expect(searchCategory('dividers', 'heart divider')).toEqual(['────── ♡ ──────'])
  expect(searchCategory('kaomoji', 'shr')).toEqual(['¯\\_(ツ)_/¯'])
  expect(searchCategory('invisible', 'U+3164')).toEqual(['\u3164'])
  expect(searchCategory('combos', 'bread')).toEqual(['🥖👩‍🍳🌾'])
  expect(searchCategory('dividers', 'zebra')).toEqual([])
})

test('lists each sign once and with a name, and only the invisible ones have no shape', () => {
  for (const { id, groups } of signCategories) {
    const signs = groups.flatMap((group) => group.signs)
    expect(new Set(signs.map(({ text }) => text)).size, id).toBe(signs.length)
    expect(signs.filter(({ text, name }) => text === '' || name.trim() === '')).toEqual([])
    expect(signs.filter(({ text }) => isInvisible(text) !== (id === 'invisible'))).toEqual([])
  }
})

test('each invisible sign matches its name', () => {
  const invisibleSigns = signCategories.find(({ id }) => id === 'invisible')?.groups.flatMap(({ signs }) => signs) ?? []
  for (const { text, name } of invisibleSigns) expect(name).toContain(`, ${formatInvisibleCharacters(text)}: `)
  expect(formatInvisibleCharacters('👩‍🚀')).toBeNull()
})

test('lists the latest 32 picks, the newest first, each once', () => {
  expect(addRecentPick(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  const full = Array.from({ length: 32 }, (_, index) => `${index}`)
  expect(addRecentPick(full, 'new')).toHaveLength(32)
})

test('names the first emoji of the page as the list does', () => {
  for (const [emoji, name] of popularEmoji) expect(byEmoji.get(emoji)?.label).toBe(name)
})
