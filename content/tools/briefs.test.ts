import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenAiStandIn, startOpenAiStandIn } from '@/e2e/stand-ins/openai'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import { produce } from '@/lib/request/produce'
import type { PromptTool } from '@/lib/tool/define'
import { tools } from './'

const promptTools = tools.filter((tool) => tool.kind === 'prompt')
const prompt = 'sourdough bread at home'
let standIn: OpenAiStandIn

beforeAll(async () => {
  standIn = await startOpenAiStandIn()
})
afterAll(() => standIn.stop())

const defaultsOf = (tool: PromptTool) =>
  Object.fromEntries(tool.form.fields.map((field) => [field.name, field.default]))

test.each(promptTools.map((tool) => [tool.type, tool] as const))(
  '%s: strict structured output is accepted and fills the page',
  async (_, tool) => {
    const engine = createOpenAiEngine({ apiKey: null, baseUrl: standIn.url, model: 'm' })
    const input = { prompt, parameters: defaultsOf(tool) }
    const count = tool.count(input)
    const before = standIn.requests.length
    const cards = await Array.fromAsync(
      produce({ tool, input, count, seed: 1 }, engine, AbortSignal.timeout(10_000)),
    )
    const requests = standIn.requests.slice(before)
    expect(cards).toHaveLength(count)
    expect(requests.map(({ body }) => body.response_format?.type)).toEqual(requests.map(() => 'json_schema'))
    expect(requests.length).toBeLessThanOrEqual(2)
  },
)

test('every brief keeps the visitor’s words out of the instructions', () => {
  const marker = 'zanzibarmarker'
  for (const tool of promptTools) {
    const parameters = defaultsOf(tool)
    for (const { kind, name } of tool.form.fields) if (kind === 'text') parameters[name] = marker
    const { choices: _, ...said } = tool.brief({ prompt: marker, parameters })
    expect(JSON.stringify(said)).not.toContain(marker)
  }
})
