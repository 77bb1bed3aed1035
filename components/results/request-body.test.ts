import { afterEach, expect, test } from 'vitest'
import { addedPicture } from '@/components/picture-input/added-picture'
import { newJob, type PromptJob } from '@/components/run-state/prompt-job'
import { ownVoice } from '@/lib/browser/own-voice'
import { requestBody } from './request-body'

const card = { id: '1', parts: [], copy: 'Knead', carry: 'Knead', item: { text: 'Knead it' } }
const sent = (job: Partial<PromptJob> = {}, samples: string[] = []) => {
  ownVoice.say({ samples, choices: {} }, false)
  const values = { prompt: ' soup ', parameters: { tone: 'bold' } }
  const body = requestBody({ id: 'j', tool: 't', values, seed: 7, byKeyboard: false, ...job }, 'x')
  return { bytes: Buffer.byteLength(body), body: JSON.parse(body) }
}

afterEach(() => ownVoice.say({ samples: [], choices: {} }, false))

test('samples go along with a run and with a variation', () => {
  expect(sent({}, ['so much soup']).body).toEqual({
    toolType: 't',
    prompt: 'soup',
    turnstileToken: 'x',
    parameters: { tone: 'bold', seed: 7, voice: ['so much soup'] },
  })
  const refine = { action: 'change', card: { ...card, edited: true }, words: 'for dads' } as const
  expect(sent({ refine }, ['so much soup']).body.parameters).toEqual({
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
  expect(sent({ refine }).body.parameters.refine).toEqual(expected)
})

test('of what was chosen in the tools before, the last goes along as data of its own', () => {
  const carried = [
    { tool: 'ideas', text: 'A truce' },
    { tool: 'hooks', text: 'Stop kneading.' },
  ]
  const { body } = sent({ values: { prompt: 'soup', parameters: {}, carried } })
  expect(body).toMatchObject({ prompt: 'soup', parameters: { seed: 7, chosen: 'Stop kneading.' } })
})

test('without samples there is no voice', () => {
  expect(sent().body.parameters).toEqual({ tone: 'bold', seed: 7 })
})

test('three full samples fit beside the usual longest prompt, in any script', () => {
  const samples = Array.from({ length: 3 }, () => '汤'.repeat(600))
  const { bytes, body } = sent({ values: { prompt: '汤'.repeat(2_000), parameters: {} } }, samples)
  expect(body.parameters.voice).toHaveLength(3)
  expect(bytes).toBeLessThan(16_384)
})

test('beside a long prompt they fit as well', () => {
  const samples = Array.from({ length: 3 }, () => '🍲'.repeat(600))
  const { bytes, body } = sent({ values: { prompt: '🍲'.repeat(20_000), parameters: {} } }, samples)
  expect(body.parameters.voice).toHaveLength(3)
  expect(bytes).toBeLessThanOrEqual(16_384 + 4 * 18_000)
})

test('beside a long text that comes back the last samples stay behind', () => {
  const samples = Array.from({ length: 3 }, () => '🍲'.repeat(600))
  const refine = { action: 'bolder', card: { ...card, copy: '汤'.repeat(2_000), edited: true } } as const
  const { bytes, body } = sent({ values: { prompt: '汤'.repeat(2_000), parameters: {} }, refine }, samples)
  expect(body.parameters.voice).toHaveLength(1)
  expect(bytes).toBeLessThanOrEqual(16_384)
})

test('the picture that stands in the form goes along with every job of its tool, also with a variation', () => {
  const job = (tool: string) => newJob({ tool, values: { prompt: '', parameters: {} }, byKeyboard: false })
  addedPicture.set('t', { base64: '/9j/', isEnough: true })
  expect(JSON.parse(requestBody(job('t'), 'x')).picture).toBe('/9j/')
  expect(job('other').picture).toBeUndefined()
  addedPicture.forget('other')
  expect(job('t').picture).toEqual({ base64: '/9j/', isEnough: true })
  addedPicture.forget('t')
  expect(JSON.parse(requestBody(job('t'), 'x'))).not.toHaveProperty('picture')
})

test('a picture that nobody needs to look at stays in the page, whatever else is chosen by then', () => {
  const job = (purpose: string) =>
    newJob({ tool: 't', values: { prompt: '', parameters: { purpose } }, byKeyboard: false })
  for (const picture of [{ base64: '/9j/', isEnough: true }, { base64: null, isEnough: true }, null]) {
    addedPicture.set('t', picture, ({ purpose }) => purpose !== 'decorative')
    expect(job('decorative').picture).toEqual({ isEnough: true })
    expect(JSON.parse(requestBody(job('decorative'), 'x'))).not.toHaveProperty('picture')
    expect(job('content').picture).toEqual(picture ?? undefined)
  }
  addedPicture.forget('t')
})

test('a run that failed is tried again with the picture that stands in the form now, or with none', () => {
  const values = { prompt: 'soup', parameters: {} }
  addedPicture.set('t', { base64: '/9j/', isEnough: false })
  const failed = newJob({ tool: 't', values, byKeyboard: false })
  expect(failed.picture?.base64).toBe('/9j/')
  addedPicture.set('t', null)
  const again = newJob({ ...failed, byKeyboard: true })
  expect(again).not.toHaveProperty('picture')
  expect(again.id).not.toBe(failed.id)
})
