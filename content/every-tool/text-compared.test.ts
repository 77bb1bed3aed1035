import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadTextModule } from '@/content/loading/text-modules'
import { toolByType } from '@/content/tools'
import { shortenToLimit } from '@/content/tools/text/text-shortener/shorten-to-limit'
import { utf16Length, weightedLength } from '@/lib/platforms/counting/text-length'
import { resolveFormValues } from '@/lib/tool/form-values'
import type { TextBlock } from '@/lib/tool/text-tool'

const page = readFileSync(new URL('../../docs/text-tools-compared.md', import.meta.url), 'utf8')

async function blocksOf(type: string, text: string, parameters = {}, second = ''): Promise<TextBlock[]> {
  const tool = toolByType(type)
  if (tool?.kind !== 'text') throw new Error(`${type} is no text tool.`)
  const chosen = resolveFormValues(
    { fields: tool.fields, promptLimit: 1 },
    { prompt: '', parameters },
  ).parameters
  const result = (await loadTextModule(type)).run({ text, second, parameters: chosen })
  if ('problem' in result) throw new Error(result.problem)
  return [...result.blocks]
}

const figure = (name: string) => (blocks: TextBlock[]) =>
  blocks
    .flatMap((block) => (block.kind === 'figures' ? block.figures : []))
    .find(({ label }) => label === name)?.value
const textNamed = (name: string) => (blocks: TextBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'text' && block.name === name ? [block.text] : []))[0]

test.each([
  ['word-counter', '  leading  and trailing ', {}, figure('Words'), '3'],
  ['word-counter', '👨‍👩‍👧‍👦', {}, figure('Characters'), '1'],
  ['word-counter', '今日は天気がいいですね', {}, figure('Words'), '7'],
  ['word-counter', 'Dr. Lee paid 3.50 for it. Really?', {}, figure('Sentences'), '2'],
  [
    'case-converter',
    'what NASA does on an iPhone',
    {},
    textNamed('Sentence case'),
    'What NASA does on an iPhone',
  ],
  ['case-converter', 'Café Ærø & straße', {}, textNamed('slug'), 'cafe-aero-strasse'],
  ['case-converter', 'İSTANBUL', { language: 'tr' }, textNamed('lower case'), 'istanbul'],
  ['text-cleaner', '👨‍👩‍👧‍👦 a\u200bb\u00a0c', {}, textNamed('Clean text'), '👨‍👩‍👧‍👦 ab c'],
] as const)('the page says what %s gives for %j', async (type, text, parameters, pick, wanted) => {
  expect(pick(await blocksOf(type, text, parameters))).toBe(wanted)
  expect(page).toContain(`\`${wanted}\``)
})

test('the page says what lists, parts, changes and key words become', async () => {
  const list = textNamed('Organized list')
  expect(list(await blocksOf('line-organizer', 'Post 10\npost 9\nPost 1', { sort: 'up' }))).toBe(
    'Post 1\npost 9\nPost 10',
  )
  expect(list(await blocksOf('line-organizer', 'Anna\nanna \nAnna\n anna', { duplicates: 'loose' }))).toBe(
    'Anna',
  )
  const parts = await blocksOf('thread-splitter', 'Hi 👨‍👩‍👧‍👦 there')
  expect(parts).toContainEqual(expect.objectContaining({ detail: '11 of 280 characters on X' }))
  expect(await blocksOf('text-compare', '👩‍👧', { unit: 'character' }, '👩‍👦')).toContainEqual(
    expect.objectContaining({
      changes: [
        { kind: 'removed', text: '👩‍👧' },
        { kind: 'added', text: '👩‍👦' },
      ],
    }),
  )
  const words = await blocksOf('keyword-extractor', 'The cat and the hat. The cat sat on the mat.')
  const counted = words.flatMap((block) =>
    block.kind === 'table' && block.caption === 'Words' ? block.rows : [],
  )
  expect(counted[0]).toEqual(['cat', '2', '18.2%'])
  await expect(blocksOf('find-and-replace', 'a.b', { pairs: '( => x', mode: 'regexp' })).rejects.toThrow(
    'Unterminated group',
  )
  const room = { max: 10, length: utf16Length }
  expect(shortenToLimit('Hi 👨‍👩‍👧‍👦 there', room, { keepLinks: true, by: 'rank' }).text).toBe('Hi…')
  expect(weightedLength('Hi 👨‍👩‍👧‍👦 日本')).toBe(10)
})
