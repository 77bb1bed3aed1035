import { expect, test } from 'vitest'
import { readAnswer } from './answer'

const read = (body: string, type: string) =>
  Array.fromAsync(readAnswer(new Response(body, { headers: { 'content-type': type } }), 500))
const readJson = (value: unknown) => read(JSON.stringify(value), 'application/json')
const emptyChunk = { text: '', reasoning: '', isRefused: false, finishReason: null, usage: null }

test.each([
  [
    'a message',
    { choices: [{ message: { content: 'Hi' }, finish_reason: 'stop' }] },
    { text: 'Hi', finishReason: 'stop' },
  ],
  [
    'text in parts',
    { choices: [{ message: { content: [{ type: 'text', text: 'H' }, { text: 'i' }] } }] },
    { text: 'Hi' },
  ],
  ['no choices', { id: 'x' }, {}],
  ['choices that are none', { choices: 'x' }, {}],
  ['an empty choice', { choices: [null] }, {}],
  ['content that is none', { choices: [{ message: { content: 5 }, finish_reason: 5 }] }, {}],
  ['a refusal', { choices: [{ message: { content: null, refusal: 'No.' } }] }, { isRefused: true, reasoning: 'No.' }],
  ['a filter', { choices: [{ finish_reason: 'content_filter' }] }, { isRefused: true, finishReason: 'content_filter' }],
  [
    'usage',
    { choices: [], usage: { prompt_tokens: 9, completion_tokens: 4 } },
    { usage: { inputTokens: 9, outputTokens: 4, reasoningTokens: 0 } },
  ],
  [
    'usage with thoughts in it',
    { usage: { prompt_tokens: 9, completion_tokens: 4, completion_tokens_details: { reasoning_tokens: 3 } } },
    { usage: { inputTokens: 9, outputTokens: 4, reasoningTokens: 3 } },
  ],
  ['usage that is none', { usage: { prompt_tokens: -1, completion_tokens: 'x' } }, {}],
])('one body with %s', async (_, body, expected) => {
  expect(await readJson(body)).toEqual([{ ...emptyChunk, finishReason: 'stop', ...expected }])
})

// Row F6
test.each([
  ['null', 'null', 'application/json'],
  ['a number', '5', 'application/json; charset=utf-8'],
  ['an error', '{"error":{"message":"x"}}', 'application/json'],
  ['a page', '<html>', 'text/html'],
  ['an empty stream', '', 'text/event-stream'],
  ['a stream without an end', 'data: {"choices":[{"delta":{"content":"x"}}]}\n\n', 'text/event-stream'],
])('%s is malformed', async (_, body, type) => {
  await expect(read(body, type)).rejects.toMatchObject({ reason: 'upstream_malformed' })
})

test('a stream with comments and unknown fields, and without [DONE]', async () => {
  const body = [
    ': waiting',
    'data: {"choices":[{"delta":{"role":"assistant","content":""}}]}',
    'data: {"choices":[{"delta":{"reasoning_content":"hm"}}]}',
    'data: {"choices":[{"delta":{"content":"Hi"},"finish_reason":null}]}',
    'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}',
  ].join('\n\n')
  expect(await read(`${body}\n\n`, 'text/event-stream; charset=utf-8')).toEqual([
    emptyChunk,
    { ...emptyChunk, reasoning: 'hm' },
    { ...emptyChunk, text: 'Hi' },
    { ...emptyChunk, finishReason: 'stop' },
  ])
})
