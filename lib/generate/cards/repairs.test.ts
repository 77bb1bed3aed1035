import { beforeAll, expect, test } from 'vitest'
import type { Candidate, Engine, Progress, WritingJob } from '@/lib/tool/engine'
import { getTask, parseRequest, startOpenAiRunner } from '@/test/openai-runner'
import { sampleInput, sampleTool } from '@/test/samples'
import { generateCards } from './generate-cards'

let runner: Awaited<ReturnType<typeof startOpenAiRunner>>

beforeAll(async () => {
  runner = await startOpenAiRunner()
  return () => runner.mockOpenAi.stop()
})

const { signal } = new AbortController()

const protectingTool = { ...sampleTool, getProtectedKinds: () => ['links', 'handles', 'numbers'] as const }
const protectedWords = ['https://a.example', '@maya', '45 €']

async function runWithProtectedWords(fault: string, overrides: object = {}) {
  const prompt = `Ask @maya: 45 € at https://a.example fault:${fault}`
  const requestCount = runner.mockOpenAi.requests.length
  const job = runner.job(prompt, { tool: protectingTool, count: 2, ...overrides })
  const cards = await Array.fromAsync(generateCards(job, runner.createEngine(), signal))
  return {
    texts: cards.map(({ copy }) => copy),
    lost: cards.map((card) => card.lost),
    requests: runner.mockOpenAi.requests.slice(requestCount),
  }
}

test('the model sees marks instead of protected words, and the visitor sees the words', async () => {
  const { texts, lost, requests } = await runWithProtectedWords('none')
  expect(requests).toHaveLength(1)
  expect(parseRequest(requests[0]).prompt).toBe('Ask ⟦2⟧: ⟦3:45 €⟧ at ⟦1⟧ fault:none')
  expect(getTask(requests[0])).toContain('Write each mark of the request in every item')
  for (const text of texts) expect(text).toMatch(/(?=.*@maya)(?=.*45 €)(?=.*https:\/\/a\.example)/)
  expect(lost).toEqual([undefined, undefined])
  const plainRun = await runner.run('sourdough bread', { tool: protectingTool })
  expect(getTask(plainRun.requests[0])).not.toContain('Write each mark')
})

test('requests words that were lost once again, by name', async () => {
  const { texts, lost, requests } = await runWithProtectedWords('lost-once')
  expect(requests).toHaveLength(2)
  const reason = 'has lost “⟦1⟧”, “⟦2⟧”, “⟦3:45 €⟧”'
  expect(parseRequest(requests[1])).toMatchObject({
    already: [],
    rejected: [
      { item: { kind: 'question' }, reason },
      { item: { kind: 'statement' }, reason },
    ],
  })
  expect(lost).toEqual([undefined, undefined])
  expect(texts[0]).toContain('@maya')
})

test('lists the words that are lost twice', async () => {
  const { lost, requests } = await runWithProtectedWords('lost-twice')
  expect(requests).toHaveLength(2)
  expect(lost).toEqual([protectedWords, protectedWords])
})

test('protects only the original’s words in a variation, and none in a change', async () => {
  const item = { kind: 'question', text: 'Who has asked @maya for bread at 7 in the morning' }
  const shorter = await runWithProtectedWords('lost-twice', { count: 1, refine: { action: 'shorter', item } })
  expect(parseRequest(shorter.requests[0]).item.text).toBe('Who has asked ⟦2⟧ for bread at 7 in the morning')
  expect(shorter.lost[0]).toEqual(['@maya'])
  const refine = { action: 'change', item, words: 'no names' }
  expect((await runWithProtectedWords('lost-twice', { count: 1, refine })).lost[0]).toBeUndefined()
})

type Call = readonly Partial<Candidate>[]

/** An engine in a model's place: yields the candidates of its calls, and asks for more only if some are missing. */
function createCallEngine(calls: readonly Call[]) {
  const progresses: Progress[] = []
  const engine: Engine = {
    name: 'openai',
    async *write({ getProgress }) {
      for (const candidates of calls) {
        const progress = getProgress?.()
        if (progress) progresses.push(progress)
        if (progresses.length > 1 && progress?.missingCount === 0) return
        for (const candidate of candidates) yield { item: {}, assumed: [], ...candidate }
      }
    },
  }
  return { engine, progresses }
}

const writeCards = async (job: Partial<WritingJob>, ...calls: readonly Call[]) => {
  const { engine, progresses } = createCallEngine(calls)
  const baseJob = { tool: sampleTool, input: sampleInput, count: 4, seed: 1 }
  const cards = await Array.fromAsync(generateCards({ ...baseJob, ...job }, engine, signal))
  return { cards, copies: cards.map(({ copy }) => copy), progresses }
}

type Item = { kind: 'question' | 'statement'; text: string }

const line = (text: string, assumed: readonly string[] = []) => ({ item: { kind: 'statement', text }, assumed })

const threadTool = {
  ...sampleTool,
  fit: (item: { text: string }) => (item.text.includes('too long') ? null : item),
  buildBrief: (input: Parameters<typeof sampleTool.buildBrief>[0]) => ({
    ...sampleTool.buildBrief(input),
    outputShape: 'sequence' as const,
  }),
  present: ({ text }: { text: string }) => ({ parts: [{ text }], copy: text, carry: text }),
} as unknown as WritingJob['tool']
const post = (n: number, text = `Post ${n} about bread`, of = 3) => ({ item: { n, of, text } })

test('a part that is too long is asked for again by its place, and the parts come in order', async () => {
  const { copies, progresses } = await writeCards(
    { tool: threadTool, count: 7 },
    [post(1), post(2, 'too long'), post(3)],
    [post(2)],
  )
  expect(copies).toEqual(['Post 1 about bread', 'Post 2 about bread', 'Post 3 about bread'])
  expect(progresses[1]).toMatchObject({ missingCount: 1, missingPlaces: [2], rejected: [{ item: { n: 2 } }] })
  expect(progresses[1]?.accepted).toEqual([post(1).item, post(3).item])
})

test('a sequence ends where the model planned its end, without a second call', async () => {
  const { copies, progresses } = await writeCards(
    { tool: threadTool, count: 7 },
    [post(1), post(2), post(3)],
    [post(4)],
  )
  expect([copies.length, progresses[1]?.missingCount]).toEqual([3, 0])
})

test('a second first part takes no place', async () => {
  const other = post(1, 'Another first post on bread')
  const { copies } = await writeCards({ tool: threadTool, count: 7 }, [post(1), post(2), other], [other, post(3)])
  expect(copies).toEqual(['Post 1 about bread', 'Post 2 about bread', 'Post 3 about bread'])
})

test('rejected items are never listed as accepted', async () => {
  const tool = { ...sampleTool, fit: (item: Item) => (item.text.startsWith('Unlock') ? null : item) }
  const { progresses } = await writeCards(
    { tool, count: 2 },
    [line('Unlock the secret of sourdough bread'), line('Sourdough bread wants time')],
    [line('Cold dough for sourdough bread')],
  )
  expect(progresses[1]?.accepted).toEqual([line('Sourdough bread wants time').item])
  expect(progresses[1]?.rejected).toMatchObject([{ reason: 'has a worn phrase' }])
})

test('a repaired item is no duplicate of the item that it repairs', async () => {
  const input = { ...sampleInput, prompt: 'the old mill in Leeds opens, no emojis' }
  const { copies } = await writeCards(
    { input, count: 2 },
    [line('The old mill in Leeds opens 🎉'), line('Leeds, the old mill is open again')],
    [line('The old mill in Leeds opens')],
  )
  expect(copies).toEqual(['Leeds, the old mill is open again', 'The old mill in Leeds opens'])
})

test('new figures are marked, and figures that follow from the visitor’s are not', async () => {
  const input = { ...sampleInput, prompt: 'bread course, free for the first 100 bakers, one has signed up' }
  const { cards, progresses } = await writeCards(
    { input, count: 2 },
    [line('Free for the first 100 bakers. One has signed up. 99 to go.'), line('Bread in 45 minutes, says a baker')],
    [],
  )
  expect(cards.map(({ assumed }) => assumed)).toEqual([undefined, ['45']])
  expect(progresses).toHaveLength(1)
})

test.each([
  ['a hard day by its words that the model reads as an opinion', 'opinion', 1],
  ['a hard day by the model’s reading', 'hard-time', 0],
] as const)('%s: decides whether assumptions are dropped', async (_, kind, cardCount) => {
  const input = { ...sampleInput, prompt: 'I tell beginners that chess openings died' }
  const engine: Engine = {
    name: 'openai',
    async *write({ onPromptAnalyzed }) {
      onPromptAnalyzed?.({ kind, sure: true, notes: [] })
      yield line('Chess openings died in the park', ['in the park'])
    },
  }
  const cards = Array.fromAsync(generateCards({ tool: sampleTool, input, count: 1, seed: 1 }, engine, signal))
  await expect(cards.catch(() => [])).resolves.toHaveLength(cardCount)
})

test('of an event, items that leave out most facts come last and are asked for again', async () => {
  const prompt = 'bakery opens saturday 9 am on Mill Street, first 50 loaves free'
  const parameters = { ...sampleInput.parameters, readAs: 'offer' }
  const input = { prompt, parameters } as unknown as WritingJob['input']
  const tool = { ...sampleTool, getOpening: () => null }
  const vague =
    'Our bakery opens soon and we could not be happier. Come by, bring a friend and taste the loaves with us.'
  const exact =
    'Saturday, 9 am, Mill Street: the bakery opens. The first 50 loaves are free, and the oven is already hot.'
  const { copies, progresses } = await writeCards({ tool, input, count: 2 }, [line(vague), line(exact)], [])
  expect(copies).toEqual([exact, vague])
  expect(progresses[1]?.rejected).toMatchObject([{ reason: expect.stringContaining('leaves out saturday, 9, 50') }])
})

test('an item that opens like another is shown if nothing better comes, without a second call', async () => {
  const { copies, progresses } = await writeCards(
    { count: 2 },
    [line('Knead it once for sourdough'), line('Knead nothing: bread needs time')],
    [line('Wait for your sourdough')],
  )
  expect([copies, progresses.length]).toEqual([['Knead it once for sourdough', 'Knead nothing: bread needs time'], 2])
})

test('a worn phrase loses one of several items, but not the only one', async () => {
  const fit: WritingJob['tool']['fit'] = (item, _, options = {}) =>
    JSON.stringify(item).includes('Unlock') && !options.allowsWornPhrases ? null : item
  const tool = { ...sampleTool, fit } as unknown as WritingJob['tool']
  const worn = line('Unlock the secret of sourdough bread')
  const several = await writeCards({ tool, count: 2 }, [worn, line('Sourdough bread wants time')], [])
  expect(several.copies).toEqual(['Sourdough bread wants time'])
  const single = await writeCards({ tool, count: 1 }, [worn], [])
  expect(single.copies).toEqual(['Unlock the secret of sourdough bread'])
  expect(single.progresses[1]?.rejected).toMatchObject([{ reason: 'has a worn phrase' }])
})
