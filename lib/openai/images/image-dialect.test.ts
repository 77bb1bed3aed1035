import { APIError } from 'openai'
import { expect, test } from 'vitest'
import { getInitialImageDialect, narrowImageDialect } from './image-dialect'

const officialDialect = getInitialImageDialect({ apiKey: 'k', baseUrl: null, model: 'gpt-image-2' })
const compatibleDialect = getInitialImageDialect({
  apiKey: null,
  baseUrl: 'http://127.0.0.1:8080/v1',
  model: 'flux',
})

const createRefusal = (status: number, message: string, param?: string, code?: string) =>
  APIError.generate(status, { error: { message, param: param ?? null, code } }, message, new Headers())

test('OpenAI is told of the visitor and never asked for bytes, others the other way round', () => {
  expect(officialDialect.unsupportedParameters).toEqual(['response_format'])
  expect(compatibleDialect.unsupportedParameters).toEqual(['moderation', 'safety_identifier'])
})

test.each([
  [
    'a size',
    createRefusal(400, "Invalid value: '1088x1360'. Supported values are: '1024x1024'", 'size'),
    { sizeSupport: 'classic' },
  ],
  [
    'a parameter by its name',
    createRefusal(400, "Unknown parameter: 'background'."),
    { unsupportedParameters: ['response_format', 'background'] },
  ],
  [
    'moderation as a parameter',
    createRefusal(400, "Unknown parameter: 'moderation'.", 'moderation'),
    { unsupportedParameters: ['response_format', 'moderation'] },
  ],
  [
    'previews',
    createRefusal(400, 'bad partial_images', 'partial_images'),
    { unsupportedParameters: ['response_format', 'partial_images'] },
  ],
  ['streams', createRefusal(422, 'stream is not supported'), { canStream: false }],
])('a refusal of %s narrows the dialect', (_, error, expected) => {
  expect(narrowImageDialect(officialDialect, error)).toEqual({ ...officialDialect, ...expected })
})

test.each([
  [
    'a blocked prompt',
    createRefusal(400, 'Rejected by the safety system (moderation).', undefined, 'moderation_blocked'),
  ],
  ['a prompt against the policy', createRefusal(400, 'Your size of request', undefined, 'content_policy_violation')],
  ['something else', createRefusal(400, 'The prompt is too odd.')],
  ['a rate limit', createRefusal(429, 'Too many requests for this size')],
  ['a broken connection', new Error('socket hang up')],
])('%s leaves it as it is', (_, error) => {
  expect(narrowImageDialect(officialDialect, error)).toBeNull()
})

test('a server that refuses every size draws in its own', () => {
  const error = createRefusal(400, 'Invalid size', 'size')
  const classic = narrowImageDialect(officialDialect, error)
  const withoutSize = classic && narrowImageDialect(classic, error)
  expect([classic?.sizeSupport, withoutSize?.sizeSupport]).toEqual(['classic', 'own'])
  expect(withoutSize && narrowImageDialect(withoutSize, error)).toBeNull()
})
