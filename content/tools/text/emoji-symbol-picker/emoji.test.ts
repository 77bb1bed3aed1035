import data from 'emojibase-data/en/data.json'
import messages from 'emojibase-data/en/messages.json'
import { expect, test } from 'vitest'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { buildEmojiList, type EmojibaseEntry, toFullyQualified } from './build-emoji-list'
import { createEmojiData, parseEmojiList, toSkinTones } from './emoji-data'
import { emojiList } from './emoji-list'
import { getSupportedVersion } from './emoji-support'
import { isInvisible } from './is-invisible'
import { addRecent, formatInvisible } from './picker-store'
import { popularEmoji } from './popular-emoji'
import { searchSigns, signCategories } from './signs'
import { suggestEmoji } from './suggest-emoji'

const entries: readonly EmojibaseEntry[] = data
const all = parseEmojiList(emojiList)
const byEmoji = new Map(all.map((one) => [one.emoji, one]))

test('the list is what emojibase-data says; `vitest -u` makes it anew', async () => {
  const flags = messages.subgroups
    .filter(({ key }) => key === 'country-flag' || key === 'subdivision-flag')
    .map(({ order }) => order)
  const head = '/** Made of emojibase-data by `buildEmojiList`, in its test. */\nexport const emojiList = `'
  await expect(`${head}${buildEmojiList(entries, flags)}\`\n`).toMatchFileSnapshot('./emoji-list.ts')
  expect(all).toHaveLength(1_923)
  expect(byEmoji.get('👋')).toMatchObject({ label: 'Waving hand', category: 1, version: 0.6 })
  expect(byEmoji.get('👋')?.tags).toContain('hello')
  expect(byEmoji.get('🇯🇵')).toMatchObject({ label: 'Flag: Japan', countryFlag: true })
})

test.each([
  ['☕️', '☕'],
  ['❤️', '❤️'],
  ['👩‍❤️‍👩', '👩‍❤️‍👩'],
  ['1️⃣', '1️⃣'],
])('%s is spelt as Unicode does', (given, wanted) => {
  expect(toFullyQualified(given)).toBe(wanted)
})

test('every skin tone is the one that emojibase-data has', () => {
  const names = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const
  let compared = 0
  for (const { emoji, skins = [], group } of entries) {
    for (const skin of group === undefined ? [] : skins) {
      const name = typeof skin.tone === 'number' ? names[skin.tone - 1] : undefined
      if (!name) continue
      compared += 1
      expect(byEmoji.get(toFullyQualified(emoji))?.skins?.[name]).toBe(toFullyQualified(skin.emoji))
    }
  }
  expect(compared).toBe(1_650)
  expect(toSkinTones('🧑‍🤝‍🧑').dark).toBe('🧑🏿‍🤝‍🧑🏿')
  expect(byEmoji.get('🍞')?.skins).toBeUndefined()
})

test('what a device has no picture for is left out', () => {
  const knowsUpTo15 = createEmojiData(
    emojiList,
    (emoji) => emoji !== '🇪🇺' && (byEmoji.get(emoji)?.version ?? 99) <= 15,
  )
  expect(Math.max(...knowsUpTo15.emojis.map(({ version }) => version))).toBe(15)
  expect(knowsUpTo15.emojis.some(({ emoji }) => emoji === '🇯🇵')).toBe(false)
  expect(createEmojiData(emojiList, () => true).emojis).toHaveLength(1_923)
  expect(getSupportedVersion(all, () => false)).toBe(17)
})

const emojiFor = (text: string) => suggestEmoji(text, all).map(({ emoji }) => emoji)

test.each([
  ['Fresh bread and coffee in the garden with my dog', ['🍞', '☕', '🐶']],
  ['Three TOMATOES!', ['🍅']],
  ['Happy birthday to my cat 🎂', ['🎂', '🐈']],
  ['two strawberries and a rocket launch', ['🍓', '🚀']],
])('emoji for %j', (text, wanted) => {
  expect(emojiFor(text)).toEqual(expect.arrayContaining(wanted))
})

test('a text without words of emoji gets none, and a long one takes no longer than in proportion', async () => {
  expect(emojiFor('')).toEqual([])
  expect(emojiFor('and of the with \ud83d 日本')).toEqual([])
  const find = (times: number) => emojiFor('bread coffee straße İ 👩‍👧 '.repeat(times))
  expect(find(20_000).length).toBeGreaterThan(2)
  expect(await measureGrowth(find, 20_000)).toBeLessThan(MAX_GROWTH)
})

const namesFor = (id: string, query: string) =>
  signCategories.flatMap((shelf) =>
    shelf.id === id ? searchSigns(shelf, query).flatMap(({ signs }) => signs.map(({ text }) => text)) : [],
  )

test('signs are found by the beginnings of their words, or themselves', () => {
  expect(namesFor('symbols', 'arrow up')).toEqual(['↑', '↗', '↕', '⤴'])
  expect(namesFor('symbols', '→')).toEqual(['→'])
  expect(namesFor('kaomoji', 'shr')).toEqual(['¯\\_(ツ)_/¯'])
  expect(namesFor('invisible', 'U+3164')).toEqual(['\u3164'])
  expect(namesFor('combos', 'bread')).toEqual(['🥖👩‍🍳🌾'])
  expect(namesFor('dividers', 'zebra')).toEqual([])
})

test('no sign stands there twice or without a name, and the invisible ones alone have no shape', () => {
  for (const { id, groups } of signCategories) {
    const signs = groups.flatMap((group) => group.signs)
    expect(new Set(signs.map(({ text }) => text)).size, id).toBe(signs.length)
    expect(signs.filter(({ text, name }) => text === '' || name.trim() === '')).toEqual([])
    expect(signs.filter(({ text }) => isInvisible(text) !== (id === 'invisible'))).toEqual([])
  }
})

test('an invisible sign is the one that its name says', () => {
  const unseen =
    signCategories.find(({ id }) => id === 'invisible')?.groups.flatMap(({ signs }) => signs) ?? []
  for (const { text, name } of unseen) expect(name).toContain(`, ${formatInvisible(text)}: `)
  expect(formatInvisible('👩‍🚀')).toBeNull()
})

test('the latest pick stands first, once', () => {
  expect(addRecent(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  expect(
    addRecent(
      Array.from({ length: 32 }, (_, at) => `${at}`),
      'new',
    ),
  ).toHaveLength(32)
})

test('the first emoji of the page are called what the list calls them', () => {
  for (const [emoji, name] of popularEmoji) expect(byEmoji.get(emoji)?.label).toBe(name)
})
