import { expect, test } from 'vitest'
import { tools } from '@/content/tools'
import { tiktokHookGenerator } from '@/content/tools/tiktok/tiktok-hook-generator/tool'
import { twitterThread } from '@/content/tools/twitter/twitter-thread/tool'
import { toCard } from '@/lib/generate/cards/card-filter'
import { readParameters } from '@/lib/generate/input/parameters'
import { getDraft, type PromptTool } from '@/lib/tool/tool-definition'
import { builtInEngine } from '@/lib/writer/built-in'
import { evaluateTool } from './evaluate-tools'
import { issueKinds, judgeCards } from './judge'
import { getSamples } from './prompts'
import { formatReport, replaceSection } from './report'

const writers = tools.flatMap((tool) => (tool.kind === 'prompt' && getDraft(tool) ? [tool] : []))

test.each(writers.map((tool) => [tool.type, tool] as const))('%s keeps the hard rules', async (type, tool) => {
  const samples = getSamples(type)
  expect(samples.length).toBeGreaterThanOrEqual(12)
  const few = samples.filter((_, i) => i % 6 === 0 || i === samples.length - 1)
  const score = await evaluateTool(tool, builtInEngine, few)
  expect(issueKinds.filter((fault) => fault !== 'off topic' && score.issues[fault] > 0)).toEqual([])
  expect(score.cards).toBeGreaterThanOrEqual(few.length - score.refused)
})

test('a tool without prompts is named', () => {
  expect(() => getSamples('tiktok-new-tool')).toThrow(/tiktok-new-tool has no prompts/)
})

test('what a rule would have refused is counted', () => {
  const hook = {
    family: 'bold-claim',
    onScreenText: 'Read this twice first',
    firstFrame: 'A loaf',
  }
  const spoken = [
    'Every loaf of sourdough needs patience.',
    'Every guest of 80% wants sourdough.',
    'Did you know this about {topic}?',
    'Brevity.',
  ]
  const tool: PromptTool = tiktokHookGenerator
  const prompt = 'sourdough bread'
  const input = { prompt, parameters: readParameters(tool, {}).fields }
  const cards = spoken.map((text) => toCard(tool, { ...hook, spoken: text }, input))
  const found = judgeCards({ tool, input, language: 'en', cards })
  expect(found.map(({ card, fault }) => [cards.indexOf(card), fault])).toEqual([
    [1, 'over a limit'],
    [1, 'opening used twice'],
    [1, 'invented number'],
    [2, 'over a limit'],
    [2, 'blank left in'],
    [2, 'off topic'],
    [3, 'over a limit'],
    [3, 'off topic'],
  ])
})

test('the table has a line for each tool', async () => {
  const score = await evaluateTool(twitterThread, builtInEngine, [{ kind: 'nonsense', prompt: '12 ?!' }])
  expect(formatReport([score]).split('\n').at(-1)).toBe(
    '| twitter-thread | 1 | 1 | 0 | 0 | none | none | none | none | none | none | none | none | none |',
  )
})

test.each([
  ['# Quality\n\nRead.\n', '# Quality\n\nRead.\n\n## What code counts\n\nnew\n'],
  ['Read.\n\n## What code counts\n\nold\n', 'Read.\n\n## What code counts\n\nnew\n'],
  ['## What code counts\n\nold\n\n## More\n', '## What code counts\n\nnew\n\n## More\n'],
])('only the counted section of the document is renewed', (text, renewed) => {
  expect(replaceSection(text, '## What code counts\n\nnew')).toBe(renewed)
})
