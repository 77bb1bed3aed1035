import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { tools } from '@/content/tools'
import { createCardWriter } from '@/lib/generate/cards/card-writer'
import { getMaxTextLength } from '@/lib/generate/input/item-size'
import { readParameters } from '@/lib/generate/input/parameters'
import { createThreadedWriter } from '@/lib/generate/writer-thread/threaded-writer'
import type { Card } from '@/lib/tool/card'
import type { WritingJob } from '@/lib/tool/engine'
import { getDraft, type PromptTool } from '@/lib/tool/tool-definition'
import { builtInEngine } from '@/lib/writer/built-in'

const writerTools = tools.flatMap((tool) =>
  tool.kind === 'prompt' && getDraft(tool) ? [[tool.type, tool] as const] : [],
)

const { signal } = new AbortController()

async function writeCards(job: WritingJob): Promise<Card[]> {
  return Array.fromAsync(createCardWriter(builtInEngine).write(job, signal))
}

function buildJob(tool: PromptTool, prompt: string, parameters: object): WritingJob {
  const { fields } = readParameters(tool, parameters)
  const input = { prompt, parameters: fields }
  const modelFreeItems = tool.modelFreeMode?.isChosen(input) ? tool.modelFreeMode.buildItems(input) : null
  return {
    tool,
    input,
    count: modelFreeItems?.length ?? tool.count(input),
    seed: 5,
    ...(modelFreeItems && { isModelFree: true }),
  }
}

/** What each tool writes is asked for once, however many tests look at it. */
function memoizeByTool<Result>(write: (tool: PromptTool) => Promise<Result>) {
  const results = new Map<PromptTool, Promise<Result>>()
  return (tool: PromptTool): Promise<Result> => {
    const cached = results.get(tool) ?? write(tool)
    results.set(tool, cached)
    return cached
  }
}

const buildDefaultJob = (tool: PromptTool) => buildJob(tool, 'budget travel in Japan for students', {})
const writeDefaultCards = memoizeByTool((tool) => writeCards(buildDefaultJob(tool)))
const writeExampleCards = memoizeByTool((tool) =>
  Promise.all(
    tool.form.examples.map(async ({ prompt, parameters = {} }) => {
      const job = buildJob(tool, prompt, parameters)
      return { prompt, count: job.count, cards: await writeCards(job) }
    }),
  ),
)

test.each(writerTools)('%s writes for each of its examples, each result another one', async (_, tool) => {
  for (const { prompt, count, cards } of await writeExampleCards(tool)) {
    expect(cards.length, prompt).toBeGreaterThan(0)
    expect(cards.length, prompt).toBeLessThanOrEqual(count)
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length)
    expect(new Set(cards.map((card) => card.copy)).size).toBe(cards.length)
  }
})

const voice = ['so much soup today and nobody complained', 'three pots of it. we freeze the rest']
const buildVoiceJob = (tool: PromptTool): WritingJob => ({ ...buildDefaultJob(tool), voice })
const writeVoiceCards = memoizeByTool((tool) => writeCards(buildVoiceJob(tool)))

function collectTexts(item: unknown): string[] {
  if (typeof item === 'string') return [item]
  return typeof item === 'object' && item !== null ? Object.values(item).flatMap(collectTexts) : []
}

const collectSentences = (cards: readonly Card[]) =>
  cards.flatMap(({ item }) => collectTexts(item)).filter((text) => /\s/.test(text))

test.each(writerTools.filter(([, tool]) => getDraft(tool)?.outputKind === 'sentences'))(
  '%s takes over the habit of small letters and gives as much as without',
  async (_, tool) => {
    const [plain, voiced] = [await writeDefaultCards(tool), await writeVoiceCards(tool)]
    expect(voiced).toHaveLength(plain.length)
    expect(collectSentences(voiced).filter((text) => /\p{Lu}/u.test(text))).toEqual([])
    if (plain.length > 0) expect(collectSentences(plain).join('')).toMatch(/\p{Lu}/u)
  },
)

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The site's own thread, read by Node as it stands instead of bundled. */
const threadedWriter = createThreadedWriter({
  startWorker: () =>
    new Worker(resolvePath('./writer-thread.ts'), {
      execArgv: [
        '--conditions=react-server',
        '--import',
        pathToFileURL(resolvePath('../scripts/import-paths.mjs')).href,
      ],
    }),
  maxThreads: 1,
  maxQueueLength: 100,
})
afterAll(threadedWriter.stop)

const withoutIds = (cards: readonly Card[]) => cards.map((card) => ({ ...card, id: '' }))

test.each(writerTools)('%s writes in a thread what it writes in place', async (_, tool) => {
  const threadCards = await Array.fromAsync(threadedWriter.write(buildVoiceJob(tool), signal))
  expect(withoutIds(threadCards)).toEqual(withoutIds(await writeVoiceCards(tool)))
  expect(threadCards.length).toBeGreaterThan(0)
})

/** One text or list, of which a prompt may give no second. */
const singleResultTools = ['twitter-thread', 'instagram-carousel', 'youtube-description', 'youtube-tags']

test.each(writerTools)('%s writes more like any of its cards, or says that it takes a model', async (_, tool) => {
  const job = buildDefaultJob(tool)
  const [first] = await writeDefaultCards(tool)
  if (!tool.form.refineActions.includes('similar')) return
  const refine = { action: 'similar', item: first?.item } as const
  const more = await writeCards({ ...job, count: 3, seed: 6, refine }).catch((error) => {
    expect(error).toMatchObject({ code: 'needs_model' })
    return null
  })
  if (more === null) return expect(singleResultTools).toContain(tool.type)
  expect(more.length).toBeGreaterThan(0)
  expect(more.length).toBeLessThanOrEqual(3)
  expect(more.map(({ copy }) => copy)).not.toContain(first?.copy)
})

test.each(writerTools)('%s has no input under a name that every tool reserves', (_, tool) => {
  const names: readonly string[] = tool.form.fields.map(({ name }) => name)
  expect(['seed', 'refine', 'voice'].filter((name) => names.includes(name))).toEqual([])
})

/** Those whose results come back to be varied. */
const refinableTools = writerTools.filter(([, tool]) => tool.form.refineActions.length > 0)

/** The item once for each text in it, with that one replaced. */
function* replaceEachText(item: unknown, text: string): Generator<unknown> {
  if (typeof item === 'string') yield text
  if (typeof item !== 'object' || item === null) return
  for (const [name, entry] of Object.entries(item)) {
    for (const changed of replaceEachText(entry, text)) {
      yield Array.isArray(item) ? item.with(Number(name), changed) : { ...item, [name]: changed }
    }
  }
}

test.each(refinableTools)(
  '%s takes its own items back, and none with a text longer than it writes',
  async (_, tool) => {
    const [action] = tool.form.refineActions
    const words = action === 'change' && { words: 'for beginners' }
    const given = (item: unknown) => ({ refine: { action, item, ...words } })
    const tooLongText = 'a'.repeat(getMaxTextLength(tool) + 1)
    for (const { cards } of await writeExampleCards(tool)) {
      for (const { item } of cards) {
        expect(readParameters(tool, given(item)).refine?.item).toEqual(item)
        for (const changed of replaceEachText(item, tooLongText)) {
          expect(() => readParameters(tool, given(changed))).toThrow(
            expect.objectContaining({ code: 'invalid_request' }),
          )
        }
      }
    }
  },
)

test.each(refinableTools)('%s takes no item with more in it than an item has', async (_, tool) => {
  const [card] = await writeDefaultCards(tool)
  const action = tool.form.refineActions[0]
  const item = { ...(card?.item as object), more: Array(61).fill('a') }
  expect(() => readParameters(tool, { refine: { action, item } })).toThrow(
    expect.objectContaining({ code: 'invalid_request' }),
  )
})
