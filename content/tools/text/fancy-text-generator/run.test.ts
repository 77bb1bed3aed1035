import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import { anyText } from '@/test/untrusted-inputs'
import { run } from './run'
import { getTextStyles } from './styles'
import fancyTextGenerator from './tool'

const { getBlocks, getNotes, getTextBlocks } = createResultReader(fancyTextGenerator, run)
type ToolParameters = NonNullable<Parameters<typeof getTextBlocks>[1]>

const findBlock = (name: string, text: string, parameters: ToolParameters = {}) =>
  getTextBlocks(text, { reach: 'all', ...parameters }).find((block) => block.name === name)
const styleText = (...request: Parameters<typeof findBlock>) => findBlock(...request)?.text
const getStyleNames = (parameters: ToolParameters = {}) => getTextBlocks('a', parameters).map(({ name }) => name)

test.each([
  ['Bold sans', ' Hi  42 ', ' 𝗛𝗶  𝟰𝟮 '],
  ['Script', 'ABE ego', '𝒜ℬℰ ℯℊℴ'],
  ['Double-struck', 'CHN 1', 'ℂℍℕ 𝟙'],
  ['Circled', 'Az09', 'Ⓐⓩ⓪⑨'],
  ['Black squares', 'aZ', '🅰🆉'],
  ['Small caps', 'New fox', 'Nᴇᴡ ꜰᴏx'],
  ['Superscript', 'x2', 'ˣ²'],
  ['Strikethrough', 'ab', 'a\u0336b\u0336'],
  ['Underline', '👩‍👧👍🏽', '👩‍👧👍🏽'],
  ['Upside down', 'Hello?', '¿ollǝH'],
  ['Backwards', 'ab👩‍👧\ncd', '👩‍👧ba\ndc'],
  ['Spaced', 'ab', 'a b'],
  ['Brackets', 'a b @me', '【a】 【b】 @me'],
  ['Currency', 'cash', '₵₳₴Ⱨ'],
])('writes %s: %s', (name, text, expected) => {
  expect(styleText(name, text)).toBe(expected)
})

test('every mathematical style has a form for every letter', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  for (const style of getTextStyles(1).slice(0, 13)) {
    const { text, unchanged } = style.apply(letters)
    expect([text.normalize('NFKC'), unchanged], style.name).toEqual([letters, 0])
  }
})

test('shows for each style its length on X and how many letters it lacks', () => {
  expect(findBlock('Bold sans', 'hello')?.detail).toBe('10 on X')
  const accented = { text: '𝗰𝗮𝗳𝗲\u0301 ß я', detail: '13 on X · 2 unchanged' }
  expect(findBlock('Bold sans', 'café ß я')).toMatchObject(accented)
})

test('styles the whole text, or as much of it as the visitor chooses', () => {
  const text = 'one two three four\nfive'
  expect(getTextBlocks(text)[0]?.text).toBe('𝗼𝗻𝗲 𝘁𝘄𝗼 𝘁𝗵𝗿𝗲𝗲 𝗳𝗼𝘂𝗿\n𝗳𝗶𝘃𝗲')
  expect(styleText('Bold sans', text, { reach: 'words' })).toBe('𝗼𝗻𝗲 𝘁𝘄𝗼 𝘁𝗵𝗿𝗲𝗲 four\nfive')
  expect(styleText('Bold sans', text, { reach: 'line' })).toBe('𝗼𝗻𝗲 𝘁𝘄𝗼 𝘁𝗵𝗿𝗲𝗲 𝗳𝗼𝘂𝗿\nfive')
  const note = 'Only the first three words are styled. Choose “All of it” for the rest.'
  expect(getNotes(text, { reach: 'words' })[0]).toBe(note)
})

test('warns about screen readers after the styles', () => {
  const lastBlock = getBlocks('café ß').at(-1)
  expect(lastBlock).toEqual({ kind: 'note', text: expect.stringMatching(/^Screen readers/) })
})

test('leaves links, handles and hashtags plain, except where letters change places', () => {
  const parts = ['https://a.co/b', '@me', '#tag']
  expect(styleText('Bold sans', `see ${parts.join(' ')}`)).toBe(`𝘀𝗲𝗲 ${parts.join(' ')}`)
  const blocks = getTextBlocks(`see ${parts.join(' ')}`, { reach: 'all' })
  const styles = blocks.filter(({ text }) => parts.some((part) => !text.includes(part))).map(({ name }) => name)
  expect(styles).toEqual(['Upside down', 'Backwards', 'Spaced', 'Dots between', 'Hearts between'])
})

test('lists favorites first, and the page gives the number of styles', () => {
  expect(getStyleNames({ first: ['Zalgo', 'Circled'] }).slice(0, 3)).toEqual(['Circled', 'Zalgo', 'Bold sans'])
  expect(new Set(getStyleNames()).size).toBe(42)
  expect(fancyTextGenerator.copyValues).toEqual({ stylesAfterFive: 37, stylesAfterThree: 39 })
})

test('scales Zalgo by its level, with the same result each time', () => {
  const style = () => (['little', 'some', 'much'] as const).map((zalgo) => styleText('Zalgo', 'a', { zalgo }))
  expect(style().map((text) => text?.length)).toEqual([3, 7, 13])
  expect(style()).toEqual(style())
})

test.each([
  ['𝓗𝓮𝓵𝓵𝓸 ℬ𝒶𝒷ℯ', 'Hello Babe'],
  ['🅷🅸 🄷🄸 Ⓗⓘ ⒣⒤', 'HI HI Hi hi'],
  ['s\u0336t\u0336r\u0336', 'str'],
  ['𝛂𝟕', 'α7'],
  ['ᴛʜᴇ ᴏᴠᴇɴ ɪꜱ ʜᴏᴛ', 'the oven is hot'],
])('converts %s to plain text', (styled, plain) => {
  expect(styleText('Back to plain', styled)).toBe(plain)
})

test.each(['plain', 'm² and 1️⃣', 'Việt Nam', 'İstanbul straße', '👩‍👧 🇩🇪', 'العربية', 'हिन्दी', '\ud83d'])(
  'finds no style in %j',
  (text) => {
    expect(styleText('Back to plain', text)).toBeUndefined()
  },
)

test('converts Unicode alphabets, upside-down text and Zalgo back to plain text', () => {
  const text = 'The quick brown fox, naïve as 42 jugs'
  for (const name of getStyleNames().slice(0, 13)) {
    expect(styleText('Back to plain', styleText(name, text) ?? ''), name).toBe(text)
  }
  expect(styleText('Back to plain', styleText('Zalgo', text, { zalgo: 'much' }) ?? '')).toBe(text)
  expect(styleText('Upside down', styleText('Upside down', text) ?? '')).toBe(text)
})

/** Styles that Unicode's compatibility decomposition (NFKC) turns back into letters. */
const decomposableStyles: readonly string[] = [
  ...getTextStyles(1)
    .slice(0, 14)
    .map(({ name }) => name),
  'Wide',
]
const words = 'Rye bread naïve Ångström İzmir e\u0301té Việt x2 42 яблоко 日本 👩‍👧 !?'.split(' ')

test('writes generated texts so that Unicode’s own decomposition restores them', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }), (parts) => {
      const text = parts.join(' ')
      const blocks = getTextBlocks(text).filter(({ name }) => decomposableStyles.includes(name))
      expect(blocks).toHaveLength(decomposableStyles.length)
      for (const block of blocks) expect(block.text.normalize('NFKC'), block.name).toBe(text.normalize('NFKC'))
    }),
    { numRuns: 60, seed: 1 },
  )
})

test('marks each letter of generated texts once, and no emoji', () => {
  const letters = fc.array(fc.constantFrom(...'abcXYZ12', '👩‍👧', '🇩🇪', '❤️'), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(letters, (characters) => {
      const expected = characters.map((character) => (/^[a-z0-9]$/i.test(character) ? `${character}\u0336` : character))
      const texts = new Map(getTextBlocks(characters.join('')).map(({ name, text }) => [name, text]))
      expect(texts.get('Strikethrough')).toBe(expected.join(''))
      expect(texts.get('Backwards')).toBe(characters.toReversed().join(''))
      expect(texts.get('Dots between')).toBe(characters.join('·'))
    }),
    { numRuns: 60, seed: 1 },
  )
})

test('converts any text to every style', () => {
  fc.assert(
    fc.property(anyText(40), (text) => getTextBlocks(`x${text}`).length >= 42),
    { numRuns: 30 },
  )
})
