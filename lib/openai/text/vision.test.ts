import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMessageText } from '@/e2e/mock-servers/openai/chat-request'
import { startOpenAiRunner } from '@/test/openai-runner'
import { sampleInput } from '@/test/sample-tool'
import { createVisionSupport } from './vision-support'

let runner: Awaited<ReturnType<typeof startOpenAiRunner>>

beforeAll(async () => {
  runner = await startOpenAiRunner()
})
afterAll(() => runner.mockOpenAi.stop())

const image = { bytes: new Uint8Array([0xff, 0xd8, 0xff]), type: 'image/jpeg' } as const

const runWithImage = (prompt: string, settings: Parameters<typeof runner.createEngine>[0] = {}) =>
  runner.run(prompt, {
    input: { ...sampleInput, prompt, picture: image },
    engine: runner.createEngine({ visionModel: 'sees', ...settings }),
  })

test('a picture goes to the model that sees, once, with what may not be said of it', async () => {
  const { items, requests } = await runWithImage('my workshop')
  expect(items).toHaveLength(4)
  expect(requests.map(({ body }) => body.model)).toEqual(['sees'])
  const [, user] = requests[0]?.body.messages ?? []
  expect(user?.content).toMatchObject([
    { type: 'text' },
    { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/' } },
  ])
  expect(getMessageText(requests[0]?.body ?? {}, 'user')).toContain('Never say who a person in it is')
})

test('words alone go to the model that writes, and a picture goes there where no other is named', async () => {
  const textRun = await runner.run('my workshop', { engine: runner.createEngine({ visionModel: 'sees' }) })
  expect(textRun.requests[0]?.body.model).toBe('m')
  expect(getMessageText(textRun.requests[0]?.body ?? {}, 'user')).not.toContain('picture')
  const imageRun = await runner.run('my workshop', {
    input: { ...sampleInput, prompt: 'my workshop', picture: image },
  })
  expect(imageRun.requests[0]?.body.model).toBe('m')
})

test('a picture alone is described in English, unless another language is chosen', async () => {
  const { requests } = await runWithImage('')
  expect(getMessageText(requests[0]?.body ?? {}, 'user')).toContain('Write in English.')
})

test.each(['blind', 'blind-llama'])('a model that takes no pictures is named as the reason: %s', async (fault) => {
  const { error, requests } = await runWithImage(`my workshop fault:${fault}`)
  expect(error).toEqual(['no_pictures', 'upstream_blind', undefined])
  expect(requests).toHaveLength(1)
})

test('a model that refused a picture is said not to see, until it looks at one again', async () => {
  const visionSupport = createVisionSupport({ model: 'm', visionModel: 'sees' })
  const engine = runner.createEngine({ visionModel: 'sees' }, visionSupport)
  const runPrompt = (prompt: string) =>
    runner.run(prompt, { engine, input: { ...sampleInput, prompt, picture: image } })
  expect(visionSupport.current).toBe(true)
  await runPrompt('my workshop fault:400')
  expect(visionSupport.current).toBe(true)
  await runPrompt('my workshop fault:blind')
  expect(visionSupport.current).toBe(false)
  await runPrompt('my workshop')
  expect(visionSupport.current).toBe(true)
  expect(createVisionSupport({ model: 'm', visionModel: null }).current).toBe(false)
})

test('another error about a picture is not taken for that', async () => {
  expect((await runWithImage('my workshop fault:400')).error).toEqual(['unavailable', 'upstream_request', undefined])
})

test('where the site has switched pictures off, none is sent', async () => {
  const { error, requests } = await runWithImage('my workshop', { visionModel: null })
  expect([error, requests]).toEqual([['no_pictures', 'upstream_blind', undefined], []])
})
