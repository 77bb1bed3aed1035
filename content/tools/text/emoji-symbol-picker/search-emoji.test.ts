import { expect, test } from 'vitest'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { parseEmojiList } from './emoji-data'
import emojiList from './emoji-list.json'
import { createEmojiSearch } from './search-emoji'
import { popularEmoji } from './view'

const search = createEmojiSearch(parseEmojiList(emojiList), popularEmoji)
const withoutSelectors = (emoji: string) => emoji.replaceAll('\ufe0f', '')
const find = (query: string) => search(query).map(({ emoji }) => withoutSelectors(emoji))

test.each([
  [':thumbsup:', '👍'],
  [':+1:', '👍'],
  ['U+1F525', '🔥'],
  ['u+1f44d U+1F3FD', '👍'],
  ['heart red', '❤'],
  ['german flag', '🇩🇪'],
  ['flag of germany', '🇩🇪'],
  ['piza', '🍕'],
  ['❤️', '❤'],
  ['👋🏿', '👋'],
  ['fire emoji', '🔥'],
  ['PIZZA', '🍕'],
  ['celebrating', '🎉'],
  ['warning sign', '⚠'],
  ['praying hands', '🙏'],
  ['mother’s day', '💐'],
  ['chemical', '🧪'],
  ['happiness', '🙂'],
  ['courgette', '🥒'],
  ['hi', '👋'],
  ['lit', '🔥'],
  ['strawberries', '🍓'],
  ['lightbulb', '💡'],
  ['Spanish flag', '🇪🇸'],
  ['hmmmm', '🤔'],
])('finds %j first as %s', (query, emoji) => {
  expect(find(query)[0]).toBe(emoji)
})

test('finds whole words, not letters inside other words', () => {
  expect(find('tick')).toEqual(expect.arrayContaining(['✔', '✅']))
  expect(find('party').slice(0, 2)).toEqual(['🎉', '🥳'])
  expect(find('tick')).not.toContain('💄')
  for (const query of ['qqqq', '日本', 'U+110000', '::', '\ud83d']) expect(find(query)).toEqual([])
  expect(find('🔥 and 🍞')).toEqual(['🔥', '🍞'])
})

test('searches in linear time', async () => {
  expect(await measureGrowth((times) => find('🔥 U+1F525 '.repeat(times)), 100)).toBeLessThan(MAX_GROWTH)
})
