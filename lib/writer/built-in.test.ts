import { expect, test } from 'vitest'
import type { PromptAnalysis, WritingJob } from '@/lib/tool/engine'
import { getDraft, type PromptTool } from '@/lib/tool/prompt-tool'
import { sampleInput, sampleTool } from '@/test/samples'
import { builtInEngine } from './built-in'

const write = async (overrides: Partial<WritingJob> = {}, signal = new AbortController().signal) => {
  const job: WritingJob = { tool: sampleTool, input: sampleInput, count: 4, seed: 1, ...overrides }
  const written = await Array.fromAsync(builtInEngine.write(job, signal))
  return written.map((candidate) => candidate.item)
}

const createToolWithDraft = (draft: Partial<ReturnType<typeof getDraft>>): PromptTool => ({
  ...sampleTool,
  draft: { ...getDraft(sampleTool), ...draft } as PromptTool['draft'],
})

const item = { kind: 'question', text: 'Share the sourdough bread.' } as const

test('writes about the prompt with the recipe of the tool', async () => {
  const items = await write()
  expect(items).toHaveLength(8)
  for (const line of items) expect(line).toMatchObject({ text: expect.stringMatching(/^\w+ the sourdough bread/) })
})

test('gives the same items for the same seed, others for another', async () => {
  expect(await write()).toEqual(await write())
  expect(await write({ seed: 2 })).not.toEqual(await write())
})

test('writes items on demand', async () => {
  let written = 0
  const tool = createToolWithDraft({
    *write() {
      for (;;) yield { kind: 'statement', text: `Line ${++written}` }
    },
  })
  const { signal } = new AbortController()
  for await (const _ of builtInEngine.write({ tool, input: sampleInput, count: 2, seed: 1 }, signal)) {
    if (written === 2) break
  }
  expect(written).toBe(2)
})

test('drops items that fail the schema', async () => {
  const tool = createToolWithDraft({ write: () => [{ text: 5 }, item, null] })
  expect(await write({ tool })).toEqual([item])
})

test.each([
  ['auto', 'sourdough bread at home', null],
  ['es', 'sourdough bread at home', 'Spanish'],
  ['auto', 'cómo hacer pan de masa madre en casa para toda la familia', null],
  ['en', 'wie man zu Hause ein gutes Brot aus Sauerteig backen kann', 'English'],
])('with language %s adds to the prompt “%s” a note about translating into %s', async (language, prompt, target) => {
  const analyses: PromptAnalysis[] = []
  const input = { prompt, parameters: { ...sampleInput.parameters, language } }
  expect(await write({ input, onPromptAnalyzed: (analysis) => analyses.push(analysis) })).toHaveLength(8)
  const note = `Translating into ${target} takes an AI. These are in your text’s language.`
  expect(analyses[0]?.notes.filter((text) => text.startsWith('Translating'))).toEqual(target ? [note] : [])
})

test('does not analyze the prompt for names', async () => {
  const analyses: PromptAnalysis[] = []
  expect(
    await write({
      tool: createToolWithDraft({ outputKind: 'names' }),
      onPromptAnalyzed: (analysis) => analyses.push(analysis),
    }),
  ).toHaveLength(8)
  expect(analyses).toEqual([])
})

test('uses the visitor’s choice of the kind of prompt', async () => {
  const analyses: PromptAnalysis[] = []
  const input = { prompt: 'sourdough bread', parameters: { ...sampleInput.parameters, readAs: 'offer' } }
  await write({ input, onPromptAnalyzed: (analysis) => analyses.push(analysis) })
  expect(analyses).toEqual([{ kind: 'offer', sure: true, notes: [] }])
})

test.each(['12345', '🍞🍞🍞'])('finds no topic in “%s”', async (prompt) => {
  await expect(write({ input: { ...sampleInput, prompt } })).rejects.toMatchObject({ code: 'unclear_topic' })
})

test('requires a model to refine a card', async () => {
  await expect(write({ refine: { action: 'shorter', item } })).rejects.toMatchObject({ code: 'needs_model' })
})

test('stops when the run is aborted', async () => {
  await expect(write({}, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
})

test('does not support a tool that requires a model', async () => {
  const tool = { ...sampleTool, draft: 'It has to see the picture.' } as PromptTool
  await expect(write({ tool })).rejects.toMatchObject({ code: 'unsupported' })
})

test('accepts a prompt without a topic for a recipe that does not need one', async () => {
  const tool = createToolWithDraft({
    outputKind: 'names',
    write: ({ prompt }) => [{ kind: 'statement', text: prompt }],
  })
  const input = { ...sampleInput, prompt: '12345' }
  expect(await write({ tool, input })).toEqual([{ kind: 'statement', text: '12345' }])
})
