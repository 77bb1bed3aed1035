import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveFormValues } from '@/lib/tool/form-values'
import { anyText } from '@/test/any-text'
import { run } from './convert'
import { copy } from './copy'
import { getTextStyles } from './styles'
import { fancyTextGenerator } from './tool'

type ToolParameters = Parameters<typeof run>[0]['parameters']

const defaultParameters = resolveFormValues({ fields: fancyTextGenerator.fields, promptLimit: 1 }, { prompt: '' })
  .parameters as ToolParameters

function getBlocks(text: string, parameters: Partial<ToolParameters> = {}) {
  const result = run({ text, parameters: { ...defaultParameters, reach: 'all', ...parameters } })
  if ('problem' in result) throw new Error(result.problem)
  return result.blocks
}
function findTextBlock(name: string, text: string, parameters: Partial<ToolParameters> = {}) {
  const textBlock = getBlocks(text, parameters).find((block) => block.kind === 'text' && block.name === name)
  return textBlock?.kind === 'text' ? textBlock : null
}
const getBlockNames = (parameters: Partial<ToolParameters> = {}) =>
  getBlocks('a', parameters).flatMap((block) => (block.kind === 'text' ? [block.name] : []))

test.each([
  ['Bold sans', 'Hi 42', '𝗛𝗶 𝟰𝟮'],
  ['Italic serif', 'ha', 'ℎ𝑎'],
  ['Script', 'ABE ego', '𝒜ℬℰ ℯℊℴ'],
  ['Fraktur', 'ACHZ', '𝔄ℭℌℨ'],
  ['Double-struck', 'CHN 1', 'ℂℍℕ 𝟙'],
  ['Circled', 'Az09', 'Ⓐⓩ⓪⑨'],
  ['Black squares', 'aZ', '🅰🆉'],
  ['Wide', 'Hi!', 'Ｈｉ！'],
  ['Small caps', 'New fox', 'Nᴇᴡ ꜰᴏx'],
  ['Superscript', 'x2', 'ˣ²'],
  ['Subscript', 'H2', 'H₂'],
  ['Strikethrough', 'ab', 'a\u0336b\u0336'],
  ['Upside down', 'Hello?', '¿ollǝH'],
  ['Backwards', 'ab👩‍👧\ncd', '👩‍👧ba\ndc'],
  ['Spaced', 'ab', 'a b'],
  ['Brackets', 'a b', '【a】 【b】'],
  ['Currency', 'cash', '₵₳₴Ⱨ'],
])('%s: %s', (name, text, expected) => {
  expect(findTextBlock(name, text)?.text).toBe(expected)
})

test('every letter has a form in every mathematical style, each its own', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  for (const style of getTextStyles(1).slice(0, 13)) {
    const { text, unchanged } = style.apply(letters)
    expect([...text.normalize('NFKC')].join(''), style.name).toBe(letters)
    expect(unchanged).toBe(0)
  }
})

test('each says what it weighs on X and how many letters it lacks', () => {
  expect(findTextBlock('Bold sans', 'hello')?.detail).toBe('10 on X')
  expect(findTextBlock('Bold sans', 'café ß я')).toMatchObject({
    text: '𝗰𝗮𝗳𝗲\u0301 ß я',
    detail: '13 on X · 2 unchanged',
  })
})

test('the first three words are styled unless more is asked for', () => {
  const text = 'one two three four\nfive'
  expect(findTextBlock('Bold sans', text, { reach: 'words' })?.text).toBe('𝗼𝗻𝗲 𝘁𝘄𝗼 𝘁𝗵𝗿𝗲𝗲 four\nfive')
  expect(findTextBlock('Bold sans', text, { reach: 'line' })?.text).toBe('𝗼𝗻𝗲 𝘁𝘄𝗼 𝘁𝗵𝗿𝗲𝗲 𝗳𝗼𝘂𝗿\nfive')
  expect(getBlocks(text, { reach: 'words' })[0]).toEqual({
    kind: 'note',
    text: 'Only the first three words are styled. Choose “All of it” for the rest.',
  })
})

test('links, handles and hashtags stay plain', () => {
  expect(findTextBlock('Bold sans', 'see https://a.co/b @me #tag a@b.co')?.text).toBe(
    '𝘀𝗲𝗲 https://a.co/b @me #tag a@b.co',
  )
  expect(findTextBlock('Brackets', 'a @me')?.text).toBe('【a】 @me')
  const brokenStyles = getBlocks('see https://a.co/b @me #tag').flatMap((block) =>
    block.kind === 'text' && !['https://a.co/b', '@me', '#tag'].every((one) => block.text.includes(one))
      ? [block.name]
      : [],
  )
  expect(brokenStyles).toEqual(['Upside down', 'Backwards', 'Spaced', 'Dots between', 'Hearts between'])
})

test('favourites come first', () => {
  expect(getBlockNames({ first: ['Zalgo', 'Circled'] }).slice(0, 3)).toEqual(['Circled', 'Zalgo', 'Bold sans'])
  expect(getBlockNames()).toHaveLength(42)
  expect(new Set(getBlockNames()).size).toBe(42)
  expect([copy.description, copy.card]).toEqual([
    expect.stringContaining('upside down and 37 more'),
    expect.stringContaining('script and 39 more'),
  ])
})

test('Zalgo piles up by its level, the same each time', () => {
  const lengths = (['little', 'some', 'much'] as const).map(
    (zalgo) => findTextBlock('Zalgo', 'a', { zalgo })?.text.length,
  )
  expect(lengths).toEqual([3, 7, 13])
  expect(findTextBlock('Zalgo', 'abc')).toEqual(findTextBlock('Zalgo', 'abc'))
})

test.each([
  ['𝓗𝓮𝓵𝓵𝓸 ℬ𝒶𝒷ℯ', 'Hello Babe'],
  ['🅷🅸 🄷🄸 Ⓗⓘ ⒣⒤', 'HI HI Hi hi'],
  ['Ｗｉｄｅ', 'Wide'],
  ['𝗰𝗮𝗳𝗲\u0301', 'café'],
  ['s\u0336t\u0336r\u0336', 'str'],
  ['𝛂𝟕', 'α7'],
])('%s is plain again', (styled, plain) => {
  expect(findTextBlock('Back to plain', styled)?.text).toBe(plain)
})

test.each([
  'plain',
  'm² and 1️⃣',
  'naïve Ünïcödé',
  'Việt Nam',
  'İstanbul straße',
  '👩‍👧 🇩🇪',
  'العربية',
  'हिन्दी',
  '\ud83d',
])('%j is plain already', (text) => {
  expect(findTextBlock('Back to plain', text)).toBeNull()
})

test('whatever is styled in an alphabet of Unicode’s comes back', () => {
  const text = 'The quick brown fox, naïve as 42 jugs'
  for (const name of getBlockNames().slice(0, 13)) {
    const styled = findTextBlock(name, text)?.text ?? ''
    expect(findTextBlock('Back to plain', styled)?.text, name).toBe(text)
  }
  const zalgo = findTextBlock('Zalgo', 'He comes', { zalgo: 'much' })?.text ?? ''
  expect(findTextBlock('Back to plain', zalgo)?.text).toBe('He comes')
  const upsideDownText = findTextBlock('Upside down', text)?.text ?? ''
  expect(findTextBlock('Upside down', upsideDownText)?.text).toBe(text)
})

test('any text comes out in every style, emoji whole', () => {
  fc.assert(
    fc.property(anyText(40), (text) => {
      expect(getBlocks(`x${text}`).length).toBeGreaterThan(40)
    }),
    { numRuns: 30 },
  )
  expect(findTextBlock('Underline', '👩‍👧👍🏽')?.text).toBe('👩‍👧👍🏽')
  expect(findTextBlock('Bold sans', '  leading  and trailing ')?.text).toBe('  𝗹𝗲𝗮𝗱𝗶𝗻𝗴  𝗮𝗻𝗱 𝘁𝗿𝗮𝗶𝗹𝗶𝗻𝗴 ')
})
