import { afterAll, beforeAll, expect, test } from 'vitest'
import { findToolByPath } from '@/content/tools'
import { type MockOpenAi, startMockOpenAi } from '@/e2e/mock-servers/openai'
import { readFields } from '@/lib/generate/input/parameters'
import { parseEnv, toSettings } from '@/lib/server/env'
import { captionTools } from './caption-link'
import { aiImageGenerator as tool } from './tool'

let mockOpenAi: MockOpenAi

beforeAll(async () => {
  mockOpenAi = await startMockOpenAi()
})
afterAll(() => mockOpenAi.stop())

const createSettings = (env: Record<string, string>) => toSettings(parseEnv(env))
const createInput = (parameters: object) => ({
  prompt: 'a red kite',
  parameters: readFields(tool, parameters) as Parameters<typeof tool.parseTask>[0]['parameters'],
})

test('without a model it is unavailable, before any limit is touched', () => {
  expect(() => tool.parseTask(createInput({}), createSettings({}))).toThrow(
    'This tool is not available due to technical limitations.',
  )
})

test.each([
  [1, 40_000],
  [4, 160_000],
])('%i pictures are reserved for with %i micro-dollars', (count, expected) => {
  const settings = createSettings({
    OPENAI_API_KEY: 'k',
    OPENAI_IMAGE_MODEL: 'm',
    OPENAI_IMAGE_PRICE: '0.04',
  })
  expect(tool.getMaxCostMicroUsd?.(tool.parseTask(createInput({ count }), settings), settings)).toBe(expected)
  expect(tool.getDailyLimit?.(settings)).toBe(5)
})

test.each([{ preset: 'a4' }, { style: 'monet' }, { count: 5 }, { count: 0 }, { quality: 'max' }, { seed: 1 }])(
  'parameters %o are refused',
  (parameters) => {
    expect(() => readFields(tool, parameters)).toThrow('Invalid request')
  },
)

test('style and background go along in words, and JPEG gives way to transparency', async () => {
  const settings = createSettings({
    OPENAI_IMAGE_MODEL: 'gpt-image-2',
    OPENAI_IMAGE_BASE_URL: mockOpenAi.url,
  })
  const input = createInput({
    preset: 'x-header',
    style: 'flat',
    format: 'jpeg',
    transparent: true,
    quality: 'high',
  })
  const steps = tool.run(tool.parseTask(input, settings), {
    settings,
    signal: new AbortController().signal,
    binding: 'b',
    safetyId: 's',
    spend: () => {},
  })
  let step = await steps.next()
  while (!step.done) step = await steps.next()
  expect(step.value).toBe('1 picture for X (Twitter): Header, 1500 × 500')
  expect(mockOpenAi.requests.at(-1)?.body).toMatchObject({
    prompt:
      'a red kite. Style: flat vector illustration, clean shapes, few colours. The subject alone on a fully transparent background, with nothing behind it.',
    size: '1536x512',
    quality: 'high',
    background: 'transparent',
    output_format: 'png',
    partial_images: 2,
  })
})

test.each(Object.values(captionTools))('$label leads to a tool: $path', ({ path }) => {
  expect(findToolByPath(path)?.path).toBe(path)
})
