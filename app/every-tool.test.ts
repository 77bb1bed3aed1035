import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { tools } from '@/content/tools'
import { createCardWriter } from '@/lib/generate/cards/card-writer'
import { getMaxTextLength } from '@/lib/generate/input/item-size'
import { readParameters } from '@/lib/generate/input/parameters'
import { createThreadedWriter } from '@/lib/generate/writer-thread/threaded-writer'
import type { Card } from '@/lib/tool/card'
import { getDraft, type PromptTool } from '@/lib/tool/define'
import type { Job } from '@/lib/tool/engine'
import { builtInEngine } from '@/lib/writer/built-in'

const writers = tools.flatMap((tool) =>
  tool.kind === 'prompt' && getDraft(tool) ? [[tool.type, tool] as const] : [],
)

const { signal } = new AbortController()

async function cardsOf(job: Job): Promise<Card[]> {
  return Array.fromAsync(createCardWriter(builtInEngine).write(job, signal))
}

function jobFor(tool: PromptTool, prompt: string, given: object): Job {
  const { fields } = readParameters(tool, given)
  const input = { prompt, parameters: fields }
  const direct = tool.withoutModel?.isChosen(input) ? tool.withoutModel.items(input) : null
  return {
    tool,
    input,
    count: direct?.length ?? tool.count(input),
    seed: 5,
    ...(direct && { isModelFree: true }),
  }
}

/** What each tool writes is asked for once, however many tests look at it. */
function once<Written>(write: (tool: PromptTool) => Promise<Written>) {
  const written = new Map<PromptTool, Promise<Written>>()
  return (tool: PromptTool): Promise<Written> => {
    const known = written.get(tool) ?? write(tool)
    written.set(tool, known)
    return known
  }
}

const usualJob = (tool: PromptTool) => jobFor(tool, 'budget travel in Japan for students', {})
const usual = once((tool) => cardsOf(usualJob(tool)))
const ofExamples = once((tool) =>
  Promise.all(
    tool.form.examples.map(async ({ prompt, parameters = {} }) => {
      const job = jobFor(tool, prompt, parameters)
      return { prompt, count: job.count, cards: await cardsOf(job) }
    }),
  ),
)

test.each(writers)('%s writes for each of its examples, each result another one', async (_, tool) => {
  for (const { prompt, count, cards } of await ofExamples(tool)) {
    expect(cards.length, prompt).toBeGreaterThan(0)
    expect(cards.length, prompt).toBeLessThanOrEqual(count)
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length)
    expect(new Set(cards.map((card) => card.copy)).size).toBe(cards.length)
  }
})

const voice = ['so much soup today and nobody complained', 'three pots of it. we freeze the rest']
const voicedJob = (tool: PromptTool): Job => ({ ...usualJob(tool), voice })
const inVoice = once((tool) => cardsOf(voicedJob(tool)))

function textsIn(item: unknown): string[] {
  if (typeof item === 'string') return [item]
  return typeof item === 'object' && item !== null ? Object.values(item).flatMap(textsIn) : []
}

const sentences = (cards: readonly Card[]) =>
  cards.flatMap(({ item }) => textsIn(item)).filter((text) => /\s/.test(text))

test.each(writers.filter(([, tool]) => getDraft(tool)?.writes === 'sentences'))(
  '%s takes over the habit of small letters and gives as much as without',
  async (_, tool) => {
    const [plain, own] = [await usual(tool), await inVoice(tool)]
    expect(own).toHaveLength(plain.length)
    expect(sentences(own).filter((text) => /\p{Lu}/u.test(text))).toEqual([])
    if (plain.length > 0) expect(sentences(plain).join('')).toMatch(/\p{Lu}/u)
  },
)

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The site's own thread, read by Node as it stands instead of bundled. */
const threaded = createThreadedWriter({
  start: () =>
    new Worker(here('./writer-thread.ts'), {
      execArgv: [
        '--conditions=react-server',
        '--import',
        pathToFileURL(here('../scripts/import-paths.mjs')).href,
      ],
    }),
  threads: 1,
  longestQueue: 100,
})
afterAll(threaded.stop)

const withoutIds = (cards: readonly Card[]) => cards.map((card) => ({ ...card, id: '' }))

test.each(writers)('%s writes in a thread what it writes in place', async (_, tool) => {
  const there = await Array.fromAsync(threaded.write(voicedJob(tool), signal))
  expect(withoutIds(there)).toEqual(withoutIds(await inVoice(tool)))
  expect(there.length).toBeGreaterThan(0)
})

/** One text or list, of which a prompt may give no second. */
const wholes = ['twitter-thread', 'instagram-carousel', 'youtube-description', 'youtube-tags']

test.each(writers)('%s writes more like any of its cards, or says that it takes a model', async (_, tool) => {
  const job = usualJob(tool)
  const [first] = await usual(tool)
  if (!tool.form.refineActions.includes('similar')) return
  const refine = { action: 'similar', item: first?.item } as const
  const more = await cardsOf({ ...job, count: 3, seed: 6, refine }).catch((error) => {
    expect(error).toMatchObject({ code: 'needs_model' })
    return null
  })
  if (more === null) return expect(wholes).toContain(tool.type)
  expect(more.length).toBeGreaterThan(0)
  expect(more.length).toBeLessThanOrEqual(3)
  expect(more.map(({ copy }) => copy)).not.toContain(first?.copy)
})

test.each(writers)('%s has no input under a name that every tool reserves', (_, tool) => {
  const names: readonly string[] = tool.form.fields.map(({ name }) => name)
  expect(['seed', 'refine', 'voice'].filter((name) => names.includes(name))).toEqual([])
})

/** Those whose results come back to be varied. */
const varying = writers.filter(([, tool]) => tool.form.refineActions.length > 0)

/** The item once for each text in it, with that one replaced. */
function* withText(item: unknown, text: string): Generator<unknown> {
  if (typeof item === 'string') yield text
  if (typeof item !== 'object' || item === null) return
  for (const [name, entry] of Object.entries(item)) {
    for (const changed of withText(entry, text)) {
      yield Array.isArray(item) ? item.with(Number(name), changed) : { ...item, [name]: changed }
    }
  }
}

test.each(varying)(
  '%s takes its own items back, and none with a text longer than it writes',
  async (_, tool) => {
    const [action] = tool.form.refineActions
    const words = action === 'change' && { words: 'for beginners' }
    const given = (item: unknown) => ({ refine: { action, item, ...words } })
    const longer = 'a'.repeat(getMaxTextLength(tool) + 1)
    for (const { cards } of await ofExamples(tool)) {
      for (const { item } of cards) {
        expect(readParameters(tool, given(item)).refine?.item).toEqual(item)
        for (const changed of withText(item, longer)) {
          expect(() => readParameters(tool, given(changed))).toThrow(
            expect.objectContaining({ code: 'invalid_request' }),
          )
        }
      }
    }
  },
)

test.each(varying)('%s takes no item with more in it than an item has', async (_, tool) => {
  const [card] = await usual(tool)
  const action = tool.form.refineActions[0]
  const item = { ...(card?.item as object), more: Array(61).fill('a') }
  expect(() => readParameters(tool, { refine: { action, item } })).toThrow(
    expect.objectContaining({ code: 'invalid_request' }),
  )
})
