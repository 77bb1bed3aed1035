import { afterEach, expect, test } from 'vitest'
import { formImageStore } from '@/components/image-input/image-stores'
import { buildPromptJob, type PromptJob } from '@/components/run-state/prompt-job'
import { voiceStore } from '@/lib/browser/voice-store'
import { createCard, createJob } from '@/test/samples'
import { buildRequestBody } from './send-prompt-job'

const card = createCard({ copy: 'Knead', item: { text: 'Knead it' } })

function buildBody(fields: Partial<PromptJob> = {}, samples: string[] = []) {
  voiceStore.save({ samples, choices: {} }, false)
  const body = buildRequestBody(createJob(fields), 'x')
  return { bytes: Buffer.byteLength(body), body: JSON.parse(body) }
}

afterEach(() => {
  voiceStore.save({ samples: [], choices: {} }, false)
  for (const tool of ['t', 'other']) formImageStore.forget(tool)
})

test('sends the trimmed prompt, the token, the options, the seed and the visitor’s samples', () => {
  expect(buildBody({ values: { prompt: ' soup ', parameters: { tone: 'bold' } } }, ['so much soup']).body).toEqual({
    toolType: 't',
    prompt: 'soup',
    turnstileToken: 'x',
    parameters: { tone: 'bold', seed: 7, voice: ['so much soup'] },
  })
  expect(buildBody().body.parameters).not.toHaveProperty('voice')
})

test.each<[NonNullable<PromptJob['refine']>, object]>([
  [{ action: 'shorter', card }, {}],
  [{ action: 'bolder', card: { ...card, copy: 'Mine', edited: true } }, { text: 'Mine' }],
  [{ action: 'change', card, words: 'for dads' }, { words: 'for dads' }],
])('sends the card’s item and the visitor’s own text with a refinement: %#', (refine, fields) => {
  const { parameters } = buildBody({ refine }, ['so much soup']).body
  expect(parameters.refine).toEqual({ action: refine.action, item: { text: 'Knead it' }, ...fields })
  expect(parameters.voice).toEqual(['so much soup'])
})

test('sends only the last of the results chosen in earlier tools, apart from the prompt', () => {
  const carried = ['A truce', 'Stop kneading.'].map((text) => ({ tool: 'ideas', text }))
  const { body } = buildBody({ values: { prompt: 'soup', parameters: {}, carried } })
  expect(body).toMatchObject({ prompt: 'soup', parameters: { chosen: 'Stop kneading.' } })
})

test.each([
  ['the usual longest prompt', '汤'.repeat(2_000), undefined, 3, 16_384],
  ['a longer prompt', '🍲'.repeat(20_000), undefined, 3, 16_384 + 4 * 18_000],
  ['a long text to refine', '汤'.repeat(2_000), '汤'.repeat(2_000), 1, 16_384],
])('sends as many samples as the request has room for beside %s', (_, prompt, copy, count, maxBytes) => {
  const refine = copy && { refine: { action: 'bolder' as const, card: { ...card, copy, edited: true as const } } }
  const samples = Array.from({ length: 3 }, () => '🍲'.repeat(600))
  const { bytes, body } = buildBody({ values: { prompt, parameters: {} }, ...refine }, samples)
  expect(body.parameters.voice).toHaveLength(count)
  expect(bytes).toBeLessThanOrEqual(maxBytes)
})

const buildJob = (parameters: Record<string, string> = {}, tool = 't') =>
  buildPromptJob({ tool, values: { prompt: '', parameters }, usedKeyboard: false })
const image = { base64: '/9j/', allowsEmptyPrompt: true }

test('sends the image in the form with every job of its tool until it is removed', () => {
  formImageStore.set('t', image)
  expect(JSON.parse(buildRequestBody(buildJob(), 'x')).picture).toBe('/9j/')
  expect(buildJob({}, 'other').image).toBeUndefined()
  formImageStore.forget('other')
  const failedJob = buildJob()
  expect(failedJob.image).toEqual(image)
  formImageStore.set('t', null)
  const nextJob = buildPromptJob({ ...failedJob, usedKeyboard: true })
  expect(nextJob.image).toBeUndefined()
  expect(nextJob.id).not.toBe(failedJob.id)
  expect(JSON.parse(buildRequestBody(nextJob, 'x'))).not.toHaveProperty('picture')
  formImageStore.set('t', image)
  formImageStore.forget('t')
  expect(buildJob().image).toBeUndefined()
})

test.each([image, { ...image, base64: null }, null])('does not send a decorative image: %j', (chosenImage) => {
  formImageStore.set('t', chosenImage, ({ purpose }) => purpose !== 'decorative')
  const job = buildJob({ purpose: 'decorative' })
  expect(job.image).toEqual({ allowsEmptyPrompt: true })
  expect(JSON.parse(buildRequestBody(job, 'x'))).not.toHaveProperty('picture')
  expect(buildJob({ purpose: 'content' }).image).toEqual(chosenImage ?? undefined)
})
