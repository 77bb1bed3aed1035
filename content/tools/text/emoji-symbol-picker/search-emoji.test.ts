import data from 'emojibase-data/en/data.json'
import githubCodes from 'emojibase-data/en/shortcodes/github.json'
import slackCodes from 'emojibase-data/en/shortcodes/iamcal.json'
import fc from 'fast-check'
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
  ['thumbsup', '👍'],
  [':thumbsup:', '👍'],
  [':+1:', '👍'],
  [':fire:', '🔥'],
  [':joy:', '😂'],
  [':heart:', '❤'],
  ['U+1F525', '🔥'],
  ['u+1f44d U+1F3FD', '👍'],
  ['heart red', '❤'],
  ['german flag', '🇩🇪'],
  ['flag germany', '🇩🇪'],
  ['flag of germany', '🇩🇪'],
  ['piza', '🍕'],
  ['❤️', '❤'],
  ['👋🏿', '👋'],
  ['waving hand', '👋'],
  ['fire emoji', '🔥'],
  ['PIZZA', '🍕'],
  ['celebrating', '🎉'],
  ['warning sign', '⚠'],
  ['thank you', '🙏'],
  ['praying hands', '🙏'],
  ['usa flag', '🇺🇸'],
  ['mother’s day', '💐'],
  ['new year', '🎆'],
  ['chemical', '🧪'],
  ['musical', '🎼'],
  ['happiness', '🙂'],
  ['courgette', '🥒'],
  ['zucchini', '🥒'],
  ['corn on the cob', '🌽'],
  ['hi', '👋'],
  ['lit', '🔥'],
  ['strawberries', '🍓'],
  ['lightbulb', '💡'],
  ['Spanish flag', '🇪🇸'],
  ['mexican flag', '🇲🇽'],
  ['welsh flag', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
  ['matcha', '🍵'],
  ['hmmmm', '🤔'],
  ['dead', '💀'],
  ['celebrate', '🎉'],
  ['yes', '👍'],
  ['laugh', '🤣'],
  ['Pizzaaaa', '🍕'],
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

type EmojibaseEntry = (typeof data)[number]
type Codes = Readonly<Record<string, string | readonly string[]>>

/** emojibase-data is the reference: what it says about an emoji must lead there. */
const entries = fc.sample(fc.constantFrom(...data.filter(({ group }) => group !== undefined && group !== 2)), {
  seed: 29,
  numRuns: 60,
})
const getCodes = ({ hexcode }: EmojibaseEntry) =>
  [githubCodes as Codes, slackCodes as Codes].flatMap((codes) => codes[hexcode] ?? [])

test('finds 60 emoji by their code points, by themselves and in every skin tone', () => {
  for (const { emoji, hexcode, skins = [] } of entries) {
    const expected = [withoutSelectors(emoji)]
    expect(find(emoji)).toEqual(expected)
    expect(
      find(
        hexcode
          .split('-')
          .map((codePoint) => `U+${codePoint}`)
          .join(' '),
      ),
    ).toEqual(expected)
    for (const skin of skins.filter(({ tone }) => typeof tone === 'number')) expect(find(skin.emoji)).toEqual(expected)
  }
})

test('finds 60 emoji by the codes of GitHub and Slack', () => {
  for (const entry of entries)
    for (const code of getCodes(entry)) {
      // Both have a few codes for two emoji, such as `:man:`.
      const sameCode = data
        .filter((other) => getCodes(other).includes(code))
        .map(({ emoji }) => withoutSelectors(emoji))
      expect(sameCode, code).toContain(find(`:${code}:`)[0])
    }
})

test('finds 60 emoji by the words of their name in reverse order, also with a letter missing', () => {
  for (const { emoji, label } of entries) {
    const words = label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    expect(find(words.toReversed().join(' ')), label).toContain(withoutSelectors(emoji))
    const longestWord = words.toSorted((one, other) => other.length - one.length)[0] ?? ''
    const misspelled = longestWord.slice(0, 2) + longestWord.slice(3)
    if (longestWord.length > 5 && find(misspelled).length < 40)
      expect(find([misspelled, ...words.filter((word) => word !== longestWord)].join(' ')), label).toContain(
        withoutSelectors(emoji),
      )
  }
})

test('searches in linear time', async () => {
  expect(await measureGrowth((times) => find('🔥 U+1F525 '.repeat(times)), 100)).toBeLessThan(MAX_GROWTH)
})
