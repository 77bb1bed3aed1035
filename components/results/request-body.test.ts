import { afterEach, expect, test } from 'vitest'
import { formImageStore } from '@/components/image-input/form-image-store'
import { buildPromptJob, type PromptJob } from '@/components/run-state/prompt-job'
import { voiceStore } from '@/lib/browser/voice-store'
import { buildRequestBody } from './request-body'

const card = { id: '1', parts: [], copy: 'Knead', carry: 'Knead', item: { text: 'Knead it' } }
const buildBody = (job: Partial<PromptJob> = {}, samples: string[] = []) => {
  voiceStore.save({ samples, choices: {} }, false)
  const values = { prompt: ' soup ', parameters: { tone: 'bold' } }
  const body = buildRequestBody({ id: 'j', tool: 't', values, seed: 7, usedKeyboard: false, ...job }, 'x')
  return { bytes: Buffer.byteLength(body), body: JSON.parse(body) }
}

afterEach(() => voiceStore.save({ samples: [], choices: {} }, false))

test('samples go along with a run and with a variation', () => {
  expect(buildBody({}, ['so much soup']).body).toEqual({
    toolType: 't',
    prompt: 'soup',
    turnstileToken: 'x',
    parameters: { tone: 'bold', seed: 7, voice: ['so much soup'] },
  })
  const refine = { action: 'change', card: { ...card, edited: true }, words: 'for dads' } as const
  expect(buildBody({ refine }, ['so much soup']).body.parameters).toEqual({
    tone: 'bold',
    seed: 7,
    refine: { action: 'change', item: { text: 'Knead it' }, text: 'Knead', words: 'for dads' },
    voice: ['so much soup'],
  })
})

test.each<[NonNullable<PromptJob['refine']>, object]>([
  [
    { action: 'shorter', card },
    { action: 'shorter', item: { text: 'Knead it' } },
  ],
  [
    { action: 'bolder', card: { ...card, copy: 'Mine', edited: true } },
    { action: 'bolder', item: { text: 'Knead it' }, text: 'Mine' },
  ],
])('a refinement sends the card’s own item back, and what the visitor wrote', (refine, expected) => {
  expect(buildBody({ refine }).body.parameters.refine).toEqual(expected)
})

test('of what was chosen in the tools before, the last goes along as data of its own', () => {
  const carried = [
    { tool: 'ideas', text: 'A truce' },
    { tool: 'hooks', text: 'Stop kneading.' },
  ]
  const { body } = buildBody({ values: { prompt: 'soup', parameters: {}, carried } })
  expect(body).toMatchObject({ prompt: 'soup', parameters: { seed: 7, chosen: 'Stop kneading.' } })
})

test('without samples there is no voice', () => {
  expect(buildBody().body.parameters).toEqual({ tone: 'bold', seed: 7 })
})

test('three full samples fit beside the usual longest prompt, in any script', () => {
  const samples = Array.from({ length: 3 }, () => '汤'.repeat(600))
  const { bytes, body } = buildBody({ values: { prompt: '汤'.repeat(2_000), parameters: {} } }, samples)
  expect(body.parameters.voice).toHaveLength(3)
  expect(bytes).toBeLessThan(16_384)
})

test('beside a long prompt they fit as well', () => {
  const samples = Array.from({ length: 3 }, () => '🍲'.repeat(600))
  const { bytes, body } = buildBody({ values: { prompt: '🍲'.repeat(20_000), parameters: {} } }, samples)
  expect(body.parameters.voice).toHaveLength(3)
  expect(bytes).toBeLessThanOrEqual(16_384 + 4 * 18_000)
})

test('beside a long text that comes back the last samples stay behind', () => {
  const samples = Array.from({ length: 3 }, () => '🍲'.repeat(600))
  const refine = { action: 'bolder', card: { ...card, copy: '汤'.repeat(2_000), edited: true } } as const
  const { bytes, body } = buildBody({ values: { prompt: '汤'.repeat(2_000), parameters: {} }, refine }, samples)
  expect(body.parameters.voice).toHaveLength(1)
  expect(bytes).toBeLessThanOrEqual(16_384)
})

test('the picture that stands in the form goes along with every job of its tool, also with a variation', () => {
  const job = (tool: string) => buildPromptJob({ tool, values: { prompt: '', parameters: {} }, usedKeyboard: false })
  formImageStore.set('t', { base64: '/9j/', allowsEmptyPrompt: true })
  expect(JSON.parse(buildRequestBody(job('t'), 'x')).picture).toBe('/9j/')
  expect(job('other').image).toBeUndefined()
  formImageStore.forget('other')
  expect(job('t').image).toEqual({ base64: '/9j/', allowsEmptyPrompt: true })
  formImageStore.forget('t')
  expect(JSON.parse(buildRequestBody(job('t'), 'x'))).not.toHaveProperty('picture')
})

test('a picture that nobody needs to look at stays in the page, whatever else is chosen by then', () => {
  const job = (purpose: string) =>
    buildPromptJob({ tool: 't', values: { prompt: '', parameters: { purpose } }, usedKeyboard: false })
  for (const picture of [
    { base64: '/9j/', allowsEmptyPrompt: true },
    { base64: null, allowsEmptyPrompt: true },
    null,
  ]) {
    formImageStore.set('t', picture, ({ purpose }) => purpose !== 'decorative')
    expect(job('decorative').image).toEqual({ allowsEmptyPrompt: true })
    expect(JSON.parse(buildRequestBody(job('decorative'), 'x'))).not.toHaveProperty('picture')
    expect(job('content').image).toEqual(picture ?? undefined)
  }
  formImageStore.forget('t')
})

test('a run that failed is tried again with the picture that stands in the form now, or with none', () => {
  const values = { prompt: 'soup', parameters: {} }
  formImageStore.set('t', { base64: '/9j/', allowsEmptyPrompt: false })
  const failed = buildPromptJob({ tool: 't', values, usedKeyboard: false })
  expect(failed.image?.base64).toBe('/9j/')
  formImageStore.set('t', null)
  const again = buildPromptJob({ ...failed, usedKeyboard: true })
  expect(again).not.toHaveProperty('picture')
  expect(again.id).not.toBe(failed.id)
})
