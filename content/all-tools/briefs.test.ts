import { afterAll, beforeAll, expect, test } from 'vitest'
import { tools } from '@/content/tools'
import { type MockOpenAi, startMockOpenAi } from '@/e2e/mock-servers/openai'
import { composePrompt } from '@/lib/generate/assistant/compose-prompt'
import { findAssumedPhrases } from '@/lib/generate/cards/assumptions'
import { collectTexts } from '@/lib/generate/cards/candidate-card'
import { generateCards } from '@/lib/generate/cards/generate-cards'
import { readParameters } from '@/lib/generate/input/parameters'
import { buildMessages } from '@/lib/openai/brief/brief'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import { getDraft, type Input, type PromptTool } from '@/lib/tool/prompt-tool'

const promptTools = tools.filter((tool) => tool.kind === 'prompt')
let model: MockOpenAi

beforeAll(async () => {
  model = await startMockOpenAi()
})
afterAll(() => model.stop())

const buildInput = (tool: PromptTool, prompt = 'sourdough bread at home', parameters = {}): Input => ({
  prompt,
  parameters: readParameters(tool, parameters).fields,
})

test.each(promptTools)('$type: a model with strict structured output fills the page', async (tool) => {
  const engine = createOpenAiEngine({ apiKey: null, baseUrl: model.url, model: 'm' })
  const input = buildInput(tool)
  const count = tool.count(input)
  const previousRequestCount = model.requests.length
  const job = { tool, input, count, seed: 1 }
  expect(await Array.fromAsync(generateCards(job, engine, new AbortController().signal))).toHaveLength(count)
  const requests = model.requests.slice(previousRequestCount)
  expect(new Set(requests.map(({ body }) => body.response_format?.type))).toEqual(new Set(['json_schema']))
  expect(requests.length).toBeLessThanOrEqual(2)
})

const taskPhrases = {
  set: 'each from another angle',
  sequence: 'each leads to the next',
  lists: 'one of each `kind`',
  rewrite: 'each a version of the text in `prompt`',
} as const

test.each(promptTools)('$type: the brief is short, fits its form, and its examples invent nothing', (tool) => {
  const { outputShape, guidelines, traps, examples, sample } = tool.buildBrief(buildInput(tool))
  const { user } = buildMessages({ tool, input: buildInput(tool), count: 4 })
  for (const [name, words] of Object.entries(taskPhrases)) expect(user.includes(words)).toBe(name === outputShape)

  expect(guidelines.split(/\s+/).length).toBeLessThanOrEqual(130)
  expect(traps.length).toBeLessThanOrEqual(4)
  expect(examples).toHaveLength(2)
  const sampleTexts = collectTexts(sample.item).filter((text) => !text.startsWith('#'))
  expect(sampleTexts.flatMap((text) => findAssumedPhrases(text, sample.prompt, []))).toEqual([])
  for (const { prompt, good } of examples) expect(findAssumedPhrases(good, prompt, [])).toEqual([])

  const item = tool.itemSchema.parse(sample.item)
  expect(item).toEqual(sample.item)
  expect(tool.fit(item, buildInput(tool, sample.prompt))).not.toBeNull()
})

test.each(promptTools)('$type: puts the visitor’s text only in the request and our text only outside it', (tool) => {
  const marker = 'zanzibar'
  const textFields = tool.form.fields.filter(({ kind }) => kind === 'text').map(({ name }) => name)
  const input = buildInput(tool, marker, Object.fromEntries(textFields.map((name) => [name, marker])))
  const { system, user } = buildMessages({ tool, input, count: 4 })
  const [request = '', task = ''] = user.split('</request>')
  expect(system).not.toContain(marker)
  expect(task).not.toContain(marker)
  const data: Record<string, unknown> = JSON.parse(request.replace('<request>', ''))
  expect(data).toEqual(Object.fromEntries(['prompt', ...textFields].map((name) => [name, marker])))
  for (const choice of tool.buildBrief(input).choices) expect(task).toContain(choice)
})

test.each(promptTools)(
  '$type: treats text addressed to the writer as directions, except in a text to rewrite',
  (tool) => {
    const input = buildInput(tool, 'we sold 41 candles in Leeds, no emojis, under 200 characters')
    const { user } = buildMessages({ tool, input, count: 4 })
    const isRewrite = tool.buildBrief(input).outputShape === 'rewrite'
    expect(user.includes('"directions": "no emojis; under 200 characters"')).toBe(!isRewrite)
    expect(user.includes('They count more than tone, aims and lengths')).toBe(!isRewrite)
  },
)

test.each(promptTools)('$type: turns off tone, emoji and goals on a hard day for a chat assistant', (tool) => {
  const input = buildInput(tool, 'my grandma died on Monday')
  const prompt = composePrompt({ tool, input, count: 4, seed: 1 })
  if (tool.buildBrief(input).outputShape !== 'rewrite') expect(prompt).toContain('This is a hard day.')
  expect(prompt).not.toMatch(/^Tone\. |emoji per item/m)
  const { aims = [], choices } = tool.buildBrief(input)
  for (const aim of aims) expect(prompt).not.toContain(aim)
  expect(choices.join(' ')).not.toMatch(/call to action|should earn|goal/i)
})

/**
 * Yields one copy of `value` for each of its texts, with `words` appended to that text. Skips hashtags, which would
 * absorb the words.
 */
function* addToEachText(value: unknown, words: string): Generator<unknown> {
  if (typeof value === 'string' && !value.startsWith('#')) yield `${value} ${words}`
  if (typeof value !== 'object' || value === null) return
  for (const [name, entry] of Object.entries(value)) {
    for (const changed of addToEachText(entry, words))
      yield Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }
  }
}

/** Counts the places in the tool's sample item where added words reach the copied text. */
function countShown(tool: PromptTool, words: string, visitorWords: string, parameters = {}): number {
  const { sample } = tool.buildBrief(buildInput(tool))
  const input = buildInput(tool, `${sample.prompt}\n${visitorWords}`, parameters)
  const copies = [...addToEachText(sample.item, words)].map((changed) => {
    const parsed = tool.itemSchema.safeParse(changed)
    const item = parsed.success ? tool.fit(parsed.data, input) : null
    return item === null ? '' : tool.present(item, input).copy.toLowerCase()
  })
  return copies.filter((copy) => copy.includes(words)).length
}

const toolsWithAvoid = promptTools.filter(({ form }) => form.fields.some(({ name }) => name === 'avoid'))

test.each(toolsWithAvoid)('$type: shows no figure, cliché, Markdown or word to avoid', (tool) => {
  expect(countShown(tool, '4,317', '')).toBe(0)
  expect(countShown(tool, 'unleash it', '')).toBe(0)
  expect(countShown(tool, '**so**', '')).toBe(0)
  expect(countShown(tool, 'rye', '', { avoid: 'rye' })).toBe(0)
})

/** Its on-screen text may have an emoji even when the caption has none. */
const toolWithScreens = 'tiktok-script-writer'
const toolsWithEmoji = toolsWithAvoid.filter(
  ({ type, form }) => type !== toolWithScreens && form.fields.some(({ name }) => name === 'emoji'),
)

test.each(toolsWithEmoji)('$type: shows no emoji when none is wanted', (tool) => {
  expect(countShown(tool, '🔥', '', { emoji: 'none' })).toBe(0)
})

/** Excludes names and tags, which have no room for a figure. */
const sentenceTools = toolsWithAvoid.filter(
  (tool) => tool.form.layout !== 'names' && getDraft(tool)?.outputKind === 'sentences',
)

test.each(sentenceTools)('$type: shows the visitor’s own figure and an ordinary word', (tool) => {
  expect(countShown(tool, '4,317', '4,317')).toBeGreaterThan(0)
  expect(countShown(tool, 'rye', '')).toBeGreaterThan(0)
})
