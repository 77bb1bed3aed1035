import { expect, test } from 'vitest'
import type { PromptAnalysis, WritingJob } from '@/lib/tool/engine'
import type { Field } from '@/lib/tool/form'
import type { DraftRecipe, PromptTool } from '@/lib/tool/tool-definition'
import { sampleInput, sampleTool } from '@/test/sample-tool'
import { builtInEngine } from './built-in'

const write = async (more: Partial<WritingJob> = {}, signal = new AbortController().signal) => {
  const job: WritingJob = { tool: sampleTool, input: sampleInput, count: 4, seed: 1, ...more }
  const written = await Array.fromAsync(builtInEngine.write(job, signal))
  return written.map((candidate) => candidate.item)
}
const withDraft = (draft: Partial<PromptTool['draft']>): PromptTool => ({
  ...sampleTool,
  draft: { ...sampleTool.draft, ...draft } as PromptTool['draft'],
})
const item = { kind: 'question', text: 'Share the sourdough bread.' } as const

test('it writes about the prompt with the tool’s recipe', async () => {
  const items = await write()
  expect(items).toHaveLength(8)
  for (const line of items) expect(line).toMatchObject({ text: expect.stringMatching(/^\w+ the sourdough bread/) })
})

test('the same seed gives the same items, another seed others', async () => {
  expect(await write()).toEqual(await write())
  expect(await write({ seed: 2 })).not.toEqual(await write())
})

test('it writes no more than it is pulled', async () => {
  let written = 0
  const tool = withDraft({
    *write() {
      for (;;) yield { kind: 'statement', text: `Line ${++written}` }
    },
  })
  for await (const _ of builtInEngine.write(
    { tool, input: sampleInput, count: 2, seed: 1 },
    new AbortController().signal,
  )) {
    if (written === 2) break
  }
  expect(written).toBe(2)
  expect(await write({ tool })).toHaveLength(400)
})

test('where a run is one whole, others in the place of one item are the recipe’s to write', async () => {
  const other = { kind: 'question', text: 'Another one?' } as const
  const tool = withDraft({ writeSimilar: (given: unknown) => (given === null ? [] : [other]) })
  expect(await write({ tool, refine: { action: 'similar', item } })).toEqual([other])
})

test('what does not pass the schema is left out', async () => {
  const tool = withDraft({ write: () => [{ text: 5 }, item, null] })
  expect(await write({ tool })).toEqual([item])
})

test.each([
  ['auto', 'sourdough bread at home', 'en', []],
  [
    'es',
    'sourdough bread at home',
    'en',
    ['Translating into Spanish takes an AI model. These are in your text’s language.'],
  ],
  ['auto', 'cómo hacer pan de masa madre en casa para toda la familia', 'es', []],
  [
    'en',
    'wie man zu Hause ein gutes Brot aus Sauerteig backen kann',
    'de',
    ['Translating into English takes an AI model. These are in your text’s language.'],
  ],
])('with language %s the prompt “%s” is written about in %s', async (language, prompt, _, notes) => {
  const reads: PromptAnalysis[] = []
  const input = { prompt, parameters: { ...sampleInput.parameters, language } }
  expect(await write({ input, onRead: (read) => reads.push(read) })).toHaveLength(8)
  expect(reads.map((read) => read.notes.filter((note) => note.startsWith('Translating')))).toEqual([notes])
})

test('names say nothing of how the prompt was read', async () => {
  const reads: PromptAnalysis[] = []
  expect(await write({ tool: withDraft({ outputKind: 'names' }), onRead: (read) => reads.push(read) })).toHaveLength(8)
  expect(reads).toEqual([])
})

test('what the visitor says that the prompt is counts', async () => {
  const reads: PromptAnalysis[] = []
  const input = { prompt: 'sourdough bread', parameters: { ...sampleInput.parameters, readAs: 'offer' } }
  await write({ input, onRead: (read) => reads.push(read) })
  expect(reads).toEqual([{ kind: 'offer', sure: true, notes: [] }])
})

test.each(['12345', '🍞🍞🍞'])('“%s” has no topic', async (prompt) => {
  await expect(write({ input: { ...sampleInput, prompt } })).rejects.toMatchObject({ code: 'unclear_topic' })
})

test('“more like this” leaves the item out and puts its kind first', async () => {
  const items = (await write({ refine: { action: 'similar', item } })) as (typeof item)[]
  expect(items.map(({ kind }) => kind)).toEqual([...items.map(({ kind }) => kind)].sort())
  expect(items[0]?.kind).toBe('question')
  expect(items.map(({ text }) => text)).not.toContain(item.text)
})

test('“more like this” has an order of its own', async () => {
  const other = { ...item, text: 'Slice the sourdough bread.' }
  const first = await write({ refine: { action: 'similar', item } })
  expect(await write({ refine: { action: 'similar', item } })).toEqual(first)
  expect(await write({ refine: { action: 'similar', item: other } })).not.toEqual(first)
})

test('“shorter” gives one item', async () => {
  expect(await write({ refine: { action: 'shorter', item } })).toEqual([{ kind: 'question', text: 'Share the' }])
})

test('“shorter” says so when it cannot be shorter', async () => {
  const refine = { action: 'shorter', item: { kind: 'question', text: 'Bake it' } } as const
  await expect(write({ refine })).rejects.toMatchObject({ code: 'already_short' })
})

test('“shorter” is unsupported without a recipe for it', async () => {
  const { shorten: _, ...draft } = sampleTool.draft as DraftRecipe<readonly Field[], unknown>
  const tool = { ...sampleTool, draft } as PromptTool
  await expect(write({ tool, refine: { action: 'shorter', item } })).rejects.toMatchObject({
    code: 'unsupported',
  })
})

test.each([
  { action: 'bolder', item },
  { action: 'specific', item },
  { action: 'change', item, words: 'for beginners' },
  { action: 'shorter', item, text: 'Bake the bread my way.' },
] as const)('“$action” of an edited or any other item says that it needs a model', async (refine) => {
  await expect(write({ refine })).rejects.toMatchObject({ code: 'needs_model' })
})

test('an aborted run stops', async () => {
  await expect(write({}, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
})

test('a tool that cannot do without a model says so', async () => {
  const tool = { ...sampleTool, draft: { unavailableReason: 'It has to see the picture.' } } as PromptTool
  await expect(write({ tool })).rejects.toMatchObject({ code: 'unsupported' })
})

test('a recipe that does not ask for the topic takes a prompt without one', async () => {
  const tool = withDraft({
    outputKind: 'names',
    write: ({ prompt }) => [{ kind: 'statement', text: prompt }],
  })
  const input = { ...sampleInput, prompt: '12345' }
  expect(await write({ tool, input })).toEqual([{ kind: 'statement', text: '12345' }])
})
