import { expect, test } from 'vitest'
import { buildChatRequestBody, type ChatRequest } from './chat-request'
import { getInitialDialect } from './dialect'
import type { ModelSettings } from './settings'

const chatRequest: ChatRequest = {
  system: 'Write.',
  user: 'Bread.',
  schema: { type: 'object' },
  schemaName: 'sample-lines',
  maxOutputTokens: 700,
  visitor: 'hash-of-a-visitor',
}
const buildBody = (settings: Partial<ModelSettings>) => {
  const fullSettings = { apiKey: 'k', baseUrl: null, model: 'gpt-4.1-mini', ...settings }
  return buildChatRequestBody(chatRequest, getInitialDialect(fullSettings), fullSettings)
}

test.each([null, 'https://api.openai.com/v1', 'https://eu.api.openai.com/v1'])(
  'OpenAI itself (%s) is told to store nothing and who is asking',
  (baseUrl) => {
    expect(buildBody({ baseUrl })).toMatchObject({
      max_completion_tokens: 700,
      store: false,
      safety_identifier: 'hash-of-a-visitor',
    })
    expect(buildBody({ baseUrl })).not.toHaveProperty('reasoning_effort')
  },
)

test.each(['http://127.0.0.1:11434/v1', 'https://notopenai.com/v1', 'https://openai.com.example/v1'])(
  'a compatible server (%s) gets what all of them know',
  (baseUrl) => {
    expect(Object.keys(buildBody({ baseUrl, model: 'gpt-5-mini' })).sort()).toEqual([
      'max_tokens',
      'messages',
      'model',
      'response_format',
      'stream',
      'stream_options',
    ])
  },
)

test.each(['gpt-5-mini', 'gpt-5.1', 'o4-mini'])('%s thinks little, with tokens of its own for it', (model) => {
  expect(buildBody({ model })).toMatchObject({ reasoning_effort: 'low', max_completion_tokens: 1700 })
})

test('a picture goes along as a part of its own, and without one the message is a text', () => {
  const settings = { apiKey: 'k', baseUrl: null, model: 'm' }
  const image = { bytes: new Uint8Array([0xff, 0xd8, 0xff]), type: 'image/jpeg' } as const
  expect(buildChatRequestBody({ ...chatRequest, image }, getInitialDialect(settings), settings).messages[1]).toEqual({
    role: 'user',
    content: [
      { type: 'text', text: 'Bread.' },
      { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/' } },
    ],
  })
  expect(buildBody({}).messages[1]).toEqual({ role: 'user', content: 'Bread.' })
})
