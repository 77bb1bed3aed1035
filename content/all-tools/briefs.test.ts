import { afterAll, beforeAll, expect, test } from 'vitest'
import { tools } from '@/content/tools'
import { type MockOpenAi, startMockOpenAi } from '@/e2e/mock-servers/openai'
import { findAssumedPhrases } from '@/lib/generate/cards/assumed-phrases'
import { collectTexts } from '@/lib/generate/cards/collect-texts'
import { generateCards } from '@/lib/generate/cards/generate-cards'
import { buildMessages } from '@/lib/openai/brief/brief'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import type { PromptTool } from '@/lib/tool/tool-definition'

const promptTools = tools.filter((tool) => tool.kind === 'prompt')
const toolsByType = promptTools.map((tool) => [tool.type, tool] as const)
const prompt = 'sourdough bread at home'
let mockServer: MockOpenAi

beforeAll(async () => {
  mockServer = await startMockOpenAi()
})
afterAll(() => mockServer.stop())

const getDefaults = (tool: PromptTool) =>
  Object.fromEntries(tool.form.fields.map((field) => [field.name, field.default]))
const buildInput = (tool: PromptTool, promptText: string = prompt) => ({
  prompt: promptText,
  parameters: getDefaults(tool),
})

test.each(toolsByType)('%s: strict structured output is accepted and fills the page', async (_, tool) => {
  const engine = createOpenAiEngine({ apiKey: null, baseUrl: mockServer.url, model: 'm' })
  const input = buildInput(tool)
  const count = tool.count(input)
  const before = mockServer.requests.length
  const cards = await Array.fromAsync(
    generateCards({ tool, input, count, seed: 1 }, engine, new AbortController().signal),
  )
  const requests = mockServer.requests.slice(before)
  expect(cards).toHaveLength(count)
  expect(requests.map(({ body }) => body.response_format?.type)).toEqual(requests.map(() => 'json_schema'))
  expect(requests.length).toBeLessThanOrEqual(2)
})

/** What makes one piece, and what is a list of each kind; every other tool writes items that stand alone. */
const outputShapes: Readonly<Record<string, string>> = {
  'twitter-thread': 'sequence',
  'instagram-carousel': 'sequence',
  'tiktok-hashtag-generator': 'lists',
  'instagram-hashtags': 'lists',
  'twitter-hashtags': 'lists',
  'youtube-tags': 'lists',
  paraphraser: 'rewrite',
  'tone-changer': 'rewrite',
  'text-expander': 'rewrite',
  'text-translator': 'rewrite',
  'text-shortener': 'rewrite',
  'plain-language-rewriter': 'rewrite',
  'grammar-checker': 'rewrite',
  'ai-alt-text-generator': 'lists',
  'content-repurposer': 'lists',
  'brand-pitch-email-writer': 'lists',
}
const taskPhrases = {
  set: 'each from another angle',
  sequence: 'each leads to the next',
  lists: 'one of each `kind`',
  rewrite: 'each a version of the text in `prompt`',
} as const

test.each(toolsByType)('%s: the task fits its form', (type, tool) => {
  const { outputShape } = tool.buildBrief(buildInput(tool))
  expect(outputShape).toBe(outputShapes[type] ?? 'set')
  const { user } = buildMessages(tool, buildInput(tool), { count: 4 })
  for (const [name, words] of Object.entries(taskPhrases)) expect(user.includes(words)).toBe(name === outputShape)
})

test.each(toolsByType)('%s: the item that it shows is one that the page would show', (_, tool) => {
  const { sample } = tool.buildBrief(buildInput(tool))
  const item = tool.itemSchema.parse(sample.item)
  expect(item).toEqual(sample.item)
  expect(tool.fit(item, buildInput(tool, sample.prompt))).not.toBeNull()
})

test.each(toolsByType)('%s: no example has a name or a figure that its prompt lacks', (_, tool) => {
  const { sample, examples } = tool.buildBrief(buildInput(tool))
  const shown = collectTexts(sample.item).filter((text) => !/^#/.test(text))
  expect(shown.flatMap((text) => findAssumedPhrases(text, sample.prompt, []))).toEqual([])
  for (const { prompt: given, good } of examples) expect(findAssumedPhrases(good, given, [])).toEqual([])
})

test.each(toolsByType)('%s: says what to do, and little of what not to', (_, tool) => {
  const { guidelines, traps, examples } = tool.buildBrief(buildInput(tool))
  expect(guidelines.split(/\s+/).length).toBeLessThanOrEqual(130)
  expect(traps.length).toBeLessThanOrEqual(4)
  expect(examples).toHaveLength(2)
})

test.each(toolsByType)('%s: what the visitor typed stands in the request alone, what is ours outside it', (_, tool) => {
  const marker = 'zanzibarmarker'
  const typed = tool.form.fields.filter(({ kind }) => kind === 'text').map(({ name }) => name)
  const parameters = { ...getDefaults(tool), ...Object.fromEntries(typed.map((name) => [name, marker])) }
  const { system, user } = buildMessages(tool, { prompt: marker, parameters }, { count: 4 })
  const [request = '', task = ''] = user.split('</request>')
  expect(system).not.toContain(marker)
  expect(task).not.toContain(marker)
  const data: Record<string, unknown> = JSON.parse(request.replace('<request>', ''))
  expect(data).toEqual(Object.fromEntries(['prompt', ...typed].map((name) => [name, marker])))
  for (const choice of tool.buildBrief({ prompt: marker, parameters }).choices) expect(task).toContain(choice)
})

test.each(toolsByType)('%s: a hard day switches tone, emoji and aims off', (_, tool) => {
  const { user } = buildMessages(tool, buildInput(tool), { count: 4, isSensitive: true })
  expect(user).toContain('This is a hard day.')
  expect(user).not.toMatch(/^Tone\. |emoji per item/m)
  for (const aim of tool.buildBrief(buildInput(tool)).aims ?? []) expect(user).not.toContain(aim)
  expect(tool.buildBrief(buildInput(tool)).choices.join(' ')).not.toMatch(/call to action|should earn|goal/i)
})
