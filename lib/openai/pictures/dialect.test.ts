import { APIError } from 'openai'
import { expect, test } from 'vitest'
import { firstImageDialect, narrowImageDialect } from './dialect'

const itself = firstImageDialect({ apiKey: 'k', baseUrl: null, model: 'gpt-image-2' })
const other = firstImageDialect({ apiKey: null, baseUrl: 'http://127.0.0.1:8080/v1', model: 'flux' })

const refusal = (status: number, message: string, param?: string, code?: string) =>
  APIError.generate(status, { error: { message, param: param ?? null, code } }, message, new Headers())

test('OpenAI is told of the visitor and never asked for bytes, others the other way round', () => {
  expect(itself.unsupported).toEqual(['response_format'])
  expect(other.unsupported).toEqual(['moderation', 'safety_identifier'])
})

test.each([
  [
    'a size',
    refusal(400, "Invalid value: '1088x1360'. Supported values are: '1024x1024'", 'size'),
    { sizes: 'classic' },
  ],
  [
    'a parameter by its name',
    refusal(400, "Unknown parameter: 'background'."),
    { unsupported: ['response_format', 'background'] },
  ],
  [
    'moderation as a parameter',
    refusal(400, "Unknown parameter: 'moderation'.", 'moderation'),
    { unsupported: ['response_format', 'moderation'] },
  ],
  [
    'previews',
    refusal(400, 'bad partial_images', 'partial_images'),
    { unsupported: ['response_format', 'partial_images'] },
  ],
  ['streams', refusal(422, 'stream is not supported'), { canStream: false }],
])('a refusal of %s narrows the dialect', (_, error, expected) => {
  expect(narrowImageDialect(itself, error)).toEqual({ ...itself, ...expected })
})

test.each([
  [
    'a blocked prompt',
    refusal(400, 'Rejected by the safety system (moderation).', undefined, 'moderation_blocked'),
  ],
  [
    'a prompt against the policy',
    refusal(400, 'Your size of request', undefined, 'content_policy_violation'),
  ],
  ['something else', refusal(400, 'The prompt is too odd.')],
  ['a rate limit', refusal(429, 'Too many requests for this size')],
  ['a broken connection', new Error('socket hang up')],
])('%s leaves it as it is', (_, error) => {
  expect(narrowImageDialect(itself, error)).toBeNull()
})

test('a server that refuses every size draws in its own', () => {
  const error = refusal(400, 'Invalid size', 'size')
  const classic = narrowImageDialect(itself, error)
  const own = classic && narrowImageDialect(classic, error)
  expect([classic?.sizes, own?.sizes]).toEqual(['classic', 'own'])
  expect(own && narrowImageDialect(own, error)).toBeNull()
})
