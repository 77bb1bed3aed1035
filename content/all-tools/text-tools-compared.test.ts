import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadTextModule } from '@/content/loading/text-modules'
import { findToolByType } from '@/content/tools'
import { shortenToLimit } from '@/content/tools/text/text-shortener/shorten-to-limit'
import { measureUtf16Length, measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { resolveFormValues } from '@/lib/tool/form-values'
import type { TextBlock } from '@/lib/tool/text-tool'

const comparisonPage = readFileSync(new URL('../../docs/text-tools-compared.md', import.meta.url), 'utf8')

async function runTextTool(type: string, text: string, parameters = {}, second = ''): Promise<TextBlock[]> {
  const tool = findToolByType(type)
  if (tool?.kind !== 'text') throw new Error(`${type} is no text tool.`)
  const formParameters = resolveFormValues(
    { fields: tool.fields, promptLimit: 1 },
    { prompt: '', parameters },
  ).parameters
  const result = (await loadTextModule(type)).run({ text, second, parameters: formParameters })
  if ('problem' in result) throw new Error(result.problem)
  return [...result.blocks]
}

const findFigure = (name: string) => (blocks: TextBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'figures' ? block.figures : [])).find(({ label }) => label === name)?.value
const findText = (name: string) => (blocks: TextBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'text' && block.name === name ? [block.text] : []))[0]

test.each([
  ['word-counter', '  leading  and trailing ', {}, findFigure('Words'), '3'],
  ['word-counter', '👨‍👩‍👧‍👦', {}, findFigure('Characters'), '1'],
  ['word-counter', '今日は天気がいいですね', {}, findFigure('Words'), '7'],
  ['word-counter', 'Dr. Lee paid 3.50 for it. Really?', {}, findFigure('Sentences'), '2'],
  ['case-converter', 'what NASA does on an iPhone', {}, findText('Sentence case'), 'What NASA does on an iPhone'],
  ['case-converter', 'Café Ærø & straße', {}, findText('slug'), 'cafe-aero-strasse'],
  ['case-converter', 'İSTANBUL', { language: 'tr' }, findText('lower case'), 'istanbul'],
  ['text-cleaner', '👨‍👩‍👧‍👦 a\u200bb\u00a0c', {}, findText('Clean text'), '👨‍👩‍👧‍👦 ab c'],
] as const)('the page says what %s gives for %j', async (type, text, parameters, pick, expected) => {
  expect(pick(await runTextTool(type, text, parameters))).toBe(expected)
  expect(comparisonPage).toContain(`\`${expected}\``)
})

test('the page says what lists, parts, changes and key words become', async () => {
  const list = findText('Organized list')
  expect(list(await runTextTool('line-organizer', 'Post 10\npost 9\nPost 1', { sort: 'up' }))).toBe(
    'Post 1\npost 9\nPost 10',
  )
  expect(list(await runTextTool('line-organizer', 'Anna\nanna \nAnna\n anna', { duplicates: 'loose' }))).toBe('Anna')
  const parts = await runTextTool('thread-splitter', 'Hi 👨‍👩‍👧‍👦 there')
  expect(parts).toContainEqual(expect.objectContaining({ detail: '11 of 280 characters on X' }))
  expect(await runTextTool('text-compare', '👩‍👧', { unit: 'character' }, '👩‍👦')).toContainEqual(
    expect.objectContaining({
      changes: [
        { kind: 'removed', text: '👩‍👧' },
        { kind: 'added', text: '👩‍👦' },
      ],
    }),
  )
  const words = await runTextTool('keyword-extractor', 'The cat and the hat. The cat sat on the mat.')
  const countedRows = words.flatMap((block) => (block.kind === 'table' && block.caption === 'Words' ? block.rows : []))
  expect(countedRows[0]).toEqual(['cat', '2', '18.2%'])
  await expect(runTextTool('find-and-replace', 'a.b', { pairs: '( => x', mode: 'regexp' })).rejects.toThrow(
    'Unterminated group',
  )
  const limit = { max: 10, measure: measureUtf16Length }
  expect(shortenToLimit('Hi 👨‍👩‍👧‍👦 there', limit, { shouldKeepLinks: true, priority: 'rank' }).text).toBe('Hi…')
  expect(measureWeightedLength('Hi 👨‍👩‍👧‍👦 日本')).toBe(10)
})
