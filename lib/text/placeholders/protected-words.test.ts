import { expect, test } from 'vitest'
import type { ProtectedKind } from '@/lib/tool/prompt-tool'
import { findProtectedWords } from './find-protected-words'
import { createMask } from './mask'

const allKinds: readonly ProtectedKind[] = ['links', 'handles', 'tags', 'numbers', 'names']

const findWords = (text: string, kinds = allKinds, ownPhrases: readonly string[] = []) =>
  findProtectedWords(text, kinds, ownPhrases).map(({ text }) => text)

test.each<[string, ProtectedKind, readonly string[]]>([
  ['See https://a.example/x?y=1, or shop.example.com.', 'links', ['https://a.example/x?y=1', 'shop.example.com']],
  ['Mail hi.there+x@maya-bakes.co.uk today', 'links', ['hi.there+x@maya-bakes.co.uk']],
  ['By @maya.bakes. Not me@home, and (@o_o)!', 'handles', ['@maya.bakes', '@o_o']],
  ['#Brot #2026goals #1 a#b #موضة', 'tags', ['#Brot', '#2026goals', '#موضة']],
  ['45 €, €1,299.50, 10 %, 5kg, 7:30, 1/2, 2nd', 'numbers', ['45 €', '€1,299.50', '10 %', '5kg', '7:30', '1/2']],
  ['1\n00:00:01,000 --> 00:00:02,500\nHi --> you', 'cues', ['00:00:01,000 --> 00:00:02,500']],
  ['1. Mix 2 cups\n2. Wait 45 minutes', 'numbers', ['2', '45']],
  ['I met Maya in New York, and NASA bought an iPhone. She left.', 'names', ['Maya', 'New York', 'NASA', 'iPhone']],
  ['Then I said that I’m in London’s north. Yes, I did, The End', 'names', ['London', 'End']],
  ['Heute backe ich mit meiner Mutter einen Kuchen für den Geburtstag und die Nachbarn', 'names', []],
  ['This is SO good, you NEED it, and I LOVE the FREE one at IKEA', 'names', ['IKEA']],
  ['We met (as “planned” Maya said) and it’s for the girls’ Anna', 'names', ['Maya', 'Anna']],
  ['straße İstanbul 👩‍👧 \ud800', 'names', []],
])('finds in %j the %s %j', (text, kind, expected) => {
  expect(findWords(text, [kind])).toEqual(expected)
})

test('finds no overlapping or duplicate words', () => {
  expect(findWords('https://x.com/@maya/45 by @maya, 45 and 45')).toEqual(['https://x.com/@maya/45', '@maya', '45'])
  expect(findWords('slow bread, not slow breads', [], ['slow bread', 'rye', ''])).toEqual(['slow bread'])
})

test('opaque words become numbers, and other words stay in their placeholders', () => {
  const mask = createMask('Ask @maya: 45 € in Austin, https://a.example', allKinds, ['sourdough'])
  const maskedText = 'Ask ⟦2⟧: ⟦3:45 €⟧ in ⟦4:Austin⟧, ⟦1⟧'
  expect(mask.maskText('Ask @maya: 45 € in Austin, https://a.example')).toBe(maskedText)
  expect(mask.unmaskText(maskedText)).toBe('Ask @maya: 45 € in Austin, https://a.example')
  expect(mask.findPresentWords('Austin for 45 €, @mayabakes')).toEqual(['45 €', 'Austin'])
})

test.each([
  ['⟦ 1 ⟧ and ⟦2⟧', '@maya and 45 €'],
  ['⟦⟦1⟧⟧, ⟦ 2 : 45 euros ⟧', '@maya, 45 €'],
  ['[1] asks for [2:45 €]', '@maya asks for 45 €'],
  ['⟦1 asks for ⟦2:45 € now', '@maya asks for 45 € now'],
  ['1⟧ asks for 2:45 €⟧ now', '@maya asks for 45 € now'],
  ['⟦9⟧ ⟦9:rye⟧ stays', ' rye stays'],
  ['Bake 12 loaves [your number]', 'Bake 12 loaves [your number]'],
])('reads a distorted placeholder: %j', (distortedText, expectedText) => {
  expect(createMask('@maya wants 45 €', allKinds).unmaskText(distortedText)).toBe(expectedText)
})

test('preserves the text’s own brackets', () => {
  const source = 'See [1] and ⟦2⟧ by @maya'
  const mask = createMask(source, ['handles'])
  expect(mask.maskText(source)).toBe('See [1] and ⟦2⟧2⟦3⟧ by ⟦1⟧')
  expect(mask.unmaskText(mask.maskText(source))).toBe(source)
  expect(mask.findPresentWords('nothing')).toEqual([])
  for (const text of ['【2026】夏の新作 @maya', '[1] ⟦2⟧ 【3】 @maya']) {
    const numberMask = createMask(text, allKinds)
    expect(numberMask.unmaskText(numberMask.maskText(text))).toBe(text)
  }
  expect(createMask('⟦⟧ alone', allKinds).isEmpty).toBe(true)
  expect(createMask('⟦slow⟧ bread', allKinds).maskText('⟦slow⟧ bread')).toBe('⟦slow⟧ bread')
})

test('protects at most 200 words', () => {
  const manyNumbers = Array.from({ length: 3_000 }, (_, index) => index + 10).join(' ')
  expect(findWords(manyNumbers)).toHaveLength(200)
})
