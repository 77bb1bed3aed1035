import { expect, test } from 'vitest'
import { z } from 'zod'
import type { ModelSettings } from '@/lib/openai/client'
import { sampleTool } from '@/test/samples'
import { readAnswer } from './answer'
import { buildChatRequestBody, type ChatRequest, type Dialect, getInitialDialect } from './chat-request'
import { buildAnswerSchema } from './schema'

const chatRequest: ChatRequest = {
  system: 'Write.',
  user: 'Bread.',
  schema: { type: 'object' },
  schemaName: 'sample-lines',
  maxOutputTokens: 700,
  itemCount: 4,
  visitor: 'hash-of-a-visitor',
}
function buildBody(
  settings: Partial<ModelSettings>,
  request: Partial<ChatRequest> = {},
  dialect: Partial<Dialect> = {},
) {
  const fullSettings = { apiKey: 'k', baseUrl: null, model: 'gpt-4.1-mini', ...settings }
  const options = {
    model: fullSettings.model,
    inputTokens: 500,
    leavesRoomForThoughts: /^(o\d|gpt-5)/.test(fullSettings.model),
  }
  const fullDialect = { ...getInitialDialect(fullSettings), ...dialect }
  return buildChatRequestBody({ ...chatRequest, ...request }, fullDialect, options) ?? { messages: [] }
}

test.each([null, 'https://api.openai.com/v1', 'https://eu.api.openai.com/v1'])(
  'asks OpenAI itself (%s) to store nothing and sends the visitor’s identifier',
  (baseUrl) => {
    const body = buildBody({ baseUrl })
    expect(body).toMatchObject({ max_completion_tokens: 700, store: false, safety_identifier: 'hash-of-a-visitor' })
    expect(body).not.toHaveProperty('reasoning_effort')
  },
)

test.each(['http://127.0.0.1:11434/v1', 'https://notopenai.com/v1', 'https://openai.com.example/v1'])(
  'sends a compatible server (%s) no parameter of OpenAI’s own',
  (baseUrl) => {
    const names = ['max_tokens', 'messages', 'model', 'reasoning_effort', 'response_format', 'stream', 'stream_options']
    expect(Object.keys(buildBody({ baseUrl, model: 'gpt-5-mini' })).toSorted()).toEqual(names)
  },
)

test.each(['gpt-5-mini', 'gpt-5.1', 'o4-mini'])(
  '%s uses little reasoning, with a separate token allowance',
  (model) => {
    expect(buildBody({ model })).toMatchObject({ reasoning_effort: 'low', max_completion_tokens: 2700 })
  },
)

test('sends an image as a separate part, and a string without one', () => {
  const image = { bytes: new Uint8Array([0xff, 0xd8, 0xff]), type: 'image/jpeg' } as const
  expect(buildBody({}, { image }).messages[1]).toEqual({
    role: 'user',
    content: [
      { type: 'text', text: 'Bread.' },
      { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/' } },
    ],
  })
  expect(buildBody({}).messages[1]).toEqual({ role: 'user', content: 'Bread.' })
})

const strictObject = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
const createListSchema = (items: object) => ({ type: 'array', items })
const createAnswerSchema = (itemProperties: object) =>
  strictObject({
    promptKind: { type: 'string', enum: expect.arrayContaining(['opinion', 'hard-time']) },
    reading: { type: 'string' },
    items: createListSchema(strictObject({ ...itemProperties, assumed: createListSchema({ type: 'string' }) })),
  })

test('builds a strict schema for the sample tool’s answer', () => {
  expect(buildAnswerSchema(sampleTool.itemSchema)).toEqual(
    createAnswerSchema({ kind: { type: 'string', enum: ['question', 'statement'] }, text: { type: 'string' } }),
  )
})

test('drops limits, defaults and patterns, and preserves unions', () => {
  const item = z.object({
    tags: z.array(z.string().regex(/^#/)).min(1).max(5).describe('Hashtags.'),
    seconds: z.number().int().min(3).max(60),
    note: z.union([z.string(), z.null()]),
    either: z.union([z.string(), z.array(z.string())]),
    mode: z.literal('plain').default('plain'),
    nested: z.object({ minimum: z.number() }).optional(),
  })
  expect(buildAnswerSchema(item)).toEqual(
    createAnswerSchema({
      tags: { ...createListSchema({ type: 'string' }), description: 'Hashtags.' },
      seconds: { type: 'integer' },
      note: { type: ['string', 'null'] },
      either: { anyOf: [{ type: 'string' }, createListSchema({ type: 'string' })] },
      mode: { type: 'string', const: 'plain' },
      nested: strictObject({ minimum: { type: 'number' } }),
    }),
  )
})

const readChunks = (body: string, type: string) =>
  Array.fromAsync(readAnswer(new Response(body, { headers: { 'content-type': type } }), 500))
const emptyChunk = { text: '', reasoning: '', isRefused: false, finishReason: null, usage: null }
const createChoice = (choice: unknown) => ({ choices: [choice] })
const usage = { inputTokens: 9, outputTokens: 4, reasoningTokens: 0 }
const tokens = { prompt_tokens: 9, completion_tokens: 4 }

test.each<[string, object, object]>([
  ['a message', createChoice({ message: { content: 'Hi' }, finish_reason: 'stop' }), { text: 'Hi' }],
  [
    'text in parts',
    createChoice({ message: { content: [{ type: 'text', text: 'H' }, { text: 'i' }] } }),
    { text: 'Hi' },
  ],
  ['no choices', { id: 'x' }, {}],
  ['choices that are not a list', { choices: 'x' }, {}],
  ['an empty choice', createChoice(null), {}],
  ['content that is not text', createChoice({ message: { content: 5 }, finish_reason: 5 }), {}],
  ['a refusal', createChoice({ message: { refusal: 'No.' } }), { isRefused: true, reasoning: 'No.' }],
  ['a filter', createChoice({ finish_reason: 'content_filter' }), { isRefused: true, finishReason: 'content_filter' }],
  ['usage', { choices: [], usage: tokens }, { usage }],
  [
    'usage with reasoning tokens',
    { usage: { ...tokens, completion_tokens_details: { reasoning_tokens: 3 } } },
    { usage: { ...usage, reasoningTokens: 3 } },
  ],
  ['invalid usage', { usage: { prompt_tokens: -1, completion_tokens: 'x' } }, {}],
])('reads one body with %s', async (_, body, expected) => {
  const chunks = await readChunks(JSON.stringify(body), 'application/json')
  expect(chunks).toEqual([{ ...emptyChunk, finishReason: 'stop', ...expected }])
})

test.each([
  ['null', 'null', 'application/json'],
  ['a number', '5', 'application/json; charset=utf-8'],
  ['an error', '{"error":{"message":"x"}}', 'application/json'],
  ['a page', '<html>', 'text/html'],
  ['an empty stream', '', 'text/event-stream'],
  ['a stream without an end', 'data: {"choices":[{"delta":{"content":"x"}}]}\n\n', 'text/event-stream'],
])('rejects %s as malformed', async (_, body, type) => {
  await expect(readChunks(body, type)).rejects.toMatchObject({ reason: 'upstream_malformed' })
})

test('reads a stream with comments and unknown fields, and without [DONE]', async () => {
  const body = [
    ': waiting',
    'data: {"choices":[{"delta":{"role":"assistant","content":""}}]}',
    'data: {"choices":[{"delta":{"reasoning_content":"hm"}}]}',
    'data: {"choices":[{"delta":{"content":"Hi"},"finish_reason":null}]}',
    'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}',
  ].join('\n\n')
  expect(await readChunks(`${body}\n\n`, 'text/event-stream; charset=utf-8')).toEqual([
    emptyChunk,
    { ...emptyChunk, reasoning: 'hm' },
    { ...emptyChunk, text: 'Hi' },
    { ...emptyChunk, finishReason: 'stop' },
  ])
})
