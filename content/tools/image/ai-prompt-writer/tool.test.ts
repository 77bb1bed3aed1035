import { expect, test } from 'vitest'
import { createCardWriter } from '@/lib/generate/cards/generate-cards'
import { resolveFormValues } from '@/lib/tool/form-values'
import { startOpenAiRunner } from '@/test/openai-runner'
import { modelForm } from './model-form'
import aiPromptWriter from './tool'

const tool = aiPromptWriter.promptTool ?? expect.unreachable()
const createInput = (chosen: object = {}, prompt = 'a paper boat on a puddle') => ({
  prompt,
  parameters: resolveFormValues(modelForm, { prompt: 'x', parameters: { ...chosen } }).parameters as never,
})
const idea = 'A paper boat on a puddle. Gouache illustration.'

function getPromptText(chosen: object, text = idea) {
  const item = tool.fit({ angle: 'Close', text }, createInput(chosen))
  return item ? tool.present(item, createInput(chosen)).copy : null
}

test.each([
  [{}, `${idea} Portrait format 4:5.`],
  [{ ratio: '1:1', avoid: 'people' }, `${idea} Square format. Leave out: people.`],
  [
    { ratio: '16:9', wording: '“Rain days”', avoid: 'people.' },
    `${idea} Text in the image, spelled exactly: “Rain days”. Widescreen format 16:9. Leave out: people.`,
  ],
  [
    { target: 'generic', wording: 'Rain days', avoid: 'people' },
    'A paper boat on a puddle. Gouache illustration, the text “Rain days”, portrait format 4:5\nNegative prompt: people',
  ],
])('adds format, text and exclusions to the prompt by code with %j', (chosen, copy) => {
  expect(getPromptText(chosen)).toBe(copy)
})

test('adds a missing full stop to a prompt and drops an empty one', () => {
  expect(getPromptText({}, 'a paper boat')).toBe('a paper boat. Portrait format 4:5.')
  expect(getPromptText({}, '  ')).toBeNull()
})

test.each(['gpt-image', 'generic'])('the longest prompt for %s fits the image generator', (target) => {
  const chosen = { target, wording: 'w'.repeat(80), avoid: 'v'.repeat(120) }
  const copy = getPromptText(chosen, 'word '.repeat(400))
  expect(copy?.length).toBeLessThanOrEqual(1_000)
  expect(copy).toContain('v'.repeat(120))
})

test.each([
  [{ light: 'moonlight' }, undefined, 'stand in every prompt: light: moonlight.'],
  [{}, undefined, 'Medium, light, lens, colours and mood are yours'],
  [{ target: 'generic' }, undefined, 'one list of words'],
  [{}, '', 'A picture is the request'],
])('the brief for %j with the idea %j contains the choices', (chosen, prompt, words) => {
  expect(tool.buildBrief(createInput(chosen, prompt)).choices.join('\n')).toContain(words)
})

test.each([
  ['an image alone', '', true],
  ['an idea', 'a paper boat on a puddle', false],
])('a model writes three prompts for %s', async (_, prompt, hasImage) => {
  const { mockOpenAi, createEngine } = await startOpenAiRunner()
  const picture = { bytes: new Uint8Array([0xff, 0xd8, 0xff]), type: 'image/jpeg' } as const
  const job = { tool, input: { ...createInput({}, prompt), ...(hasImage && { picture }) }, count: 3, seed: 1 }
  const cards = await Array.fromAsync(createCardWriter(createEngine()).write(job, new AbortController().signal))
  expect(cards).toHaveLength(3)
  for (const { copy } of cards) expect(copy).toMatch(/ Portrait format 4:5\.$/)
  expect(JSON.stringify(mockOpenAi.requests[0]?.body.messages).includes('image_url')).toBe(hasImage)
  await mockOpenAi.stop()
})
