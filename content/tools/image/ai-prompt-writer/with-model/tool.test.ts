import { expect, test } from 'vitest'
import { createCardWriter } from '@/lib/generate/cards/card-writer'
import { resolveFormValues } from '@/lib/tool/form-values'
import { startOpenAiRunner } from '@/test/openai-runner'
import { aiPromptWriter } from '../tool'
import { modelForm } from './form'

const tool = aiPromptWriter.promptTool
const picture = { bytes: new Uint8Array([0xff, 0xd8, 0xff]), type: 'image/jpeg' } as const
const createParameters = (chosen: object = {}) =>
  resolveFormValues(modelForm, { prompt: 'x', parameters: { ...chosen } }).parameters as never
const createInput = (chosen: object = {}, prompt = 'a paper boat on a puddle') => ({
  prompt,
  parameters: createParameters(chosen),
})
const item = { angle: 'Close', text: 'A paper boat on a puddle. Gouache illustration.' }
const getPromptText = (chosen: object, text = item.text) => {
  const fitted = tool?.fit({ ...item, text }, createInput(chosen))
  return fitted ? tool?.present(fitted, createInput(chosen)).copy : null
}

test.each([
  [{}, `${item.text} Portrait format 4:5.`],
  [{ ratio: '1:1', avoid: 'people' }, `${item.text} Square format. Leave out: people.`],
  [
    { ratio: '16:9', wording: '“Rain days”', avoid: 'people.' },
    `${item.text} Text on the picture, spelled exactly: “Rain days”. Widescreen format 16:9. Leave out: people.`,
  ],
  [
    { target: 'generic', wording: 'Rain days', avoid: 'people' },
    'A paper boat on a puddle. Gouache illustration, the text “Rain days”, portrait format 4:5\nNegative prompt: people',
  ],
])('with %j code ends the prompt, to the letter', (chosen, copy) => {
  expect(getPromptText(chosen)).toBe(copy)
})

test('a prompt without a full stop gets one', () => {
  expect(getPromptText({}, 'a paper boat')).toBe('a paper boat. Portrait format 4:5.')
})

test('the longest prompt fits the image generator, what code adds included', () => {
  for (const target of ['gpt-image', 'generic']) {
    const chosen = { target, wording: 'w'.repeat(80), avoid: 'v'.repeat(120) }
    const copy = getPromptText(chosen, 'word '.repeat(400))
    expect(copy?.length).toBeLessThanOrEqual(1_000)
    expect(copy).toContain('v'.repeat(120))
  }
  expect(getPromptText({}, '  ')).toBeNull()
})

test('what is chosen is told, and what is not is the model’s', () => {
  const getChoices = (chosen: object, prompt?: string) =>
    tool?.buildBrief(createInput(chosen, prompt)).choices.join('\n')
  expect(getChoices({ light: 'moonlight' })).toContain('stand in every prompt: light: moonlight.')
  expect(getChoices({})).toContain('Medium, light, lens, colours and mood are yours')
  expect(getChoices({ target: 'generic' })).toContain('one list of words')
  expect(getChoices({}, '')).toContain('A picture is the request')
})

test.each([
  ['a picture alone', '', true, 3],
  ['an idea', 'a paper boat on a puddle', false, 3],
])('a model writes three prompts of %s', async (_, prompt, seen, count) => {
  const { mockOpenAi, createEngine } = await startOpenAiRunner()
  if (!tool) throw new Error('It asks nothing.')
  const job = { tool, input: { ...createInput({}, prompt), ...(seen && { picture }) }, count, seed: 1 }
  const cards = await Array.fromAsync(createCardWriter(createEngine()).write(job, new AbortController().signal))
  expect(cards).toHaveLength(3)
  for (const { copy } of cards) expect(copy).toMatch(/ Portrait format 4:5\.$/)
  expect(JSON.stringify(mockOpenAi.requests[0]?.body.messages).includes('image_url')).toBe(seen)
  await mockOpenAi.stop()
})

test.each([
  ['refusal', 'content_refused'],
  ['blind', 'no_pictures'],
  ['401', 'unavailable'],
  ['prose', 'empty_response'],
  ['malformed', 'empty_response'],
])('a model’s fault is told: %s, %s', async (fault, code) => {
  const { mockOpenAi, createEngine } = await startOpenAiRunner()
  if (!tool) throw new Error('It asks nothing.')
  const job = { tool, input: { ...createInput({}, `a boat fault:${fault}`), picture }, count: 3, seed: 1 }
  const cards = Array.fromAsync(createCardWriter(createEngine()).write(job, new AbortController().signal))
  await expect(cards).rejects.toMatchObject({ code })
  await mockOpenAi.stop()
})

test('an answer that was cut off is asked for again', async () => {
  const { mockOpenAi, createEngine } = await startOpenAiRunner()
  if (!tool) throw new Error('It asks nothing.')
  const job = { tool, input: { ...createInput({}, 'a boat fault:length'), picture }, count: 3, seed: 1 }
  const cards = await Array.fromAsync(createCardWriter(createEngine()).write(job, new AbortController().signal))
  expect([cards.length, mockOpenAi.requests.length]).toEqual([3, 2])
  await mockOpenAi.stop()
})
