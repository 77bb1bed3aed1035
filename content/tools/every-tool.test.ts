import { expect, test } from 'vitest'
import { cardWriter } from '@/lib/request/card-writer'
import type { Job } from '@/lib/request/engine'
import { readParameters } from '@/lib/request/parameters'
import type { Card } from '@/lib/tool/card'
import type { PromptTool } from '@/lib/tool/define'
import { builtInEngine } from '@/lib/writer/built-in'
import { tools } from './'

const writers = tools.flatMap((tool) => (tool.kind === 'prompt' ? [[tool.type, tool] as const] : []))

async function cardsOf(job: Job): Promise<Card[]> {
  return Array.fromAsync(cardWriter(builtInEngine).write(job, new AbortController().signal))
}

function jobFor(tool: PromptTool, prompt: string, given: object): Job {
  const { fields } = readParameters(tool, given)
  const input = { prompt, parameters: fields }
  const direct = tool.direct?.isChosen(input) ? tool.direct.items(input) : null
  return { tool, input, count: direct?.length ?? tool.count(input), seed: 5, ...(direct && { direct: true }) }
}

test.each(writers)('%s writes as many cards as its examples ask for', async (_, tool) => {
  for (const { prompt, parameters = {} } of tool.form.examples) {
    const job = jobFor(tool, prompt, parameters)
    const cards = await cardsOf(job)
    expect({ prompt, cards: cards.length }).toEqual({ prompt, cards: job.count })
    expect(new Set(cards.map((card) => card.id)).size).toBe(job.count)
  }
})

test.each(writers)('%s writes three more like any of its cards', async (_, tool) => {
  const job = jobFor(tool, 'sourdough bread at home', {})
  const [first] = await cardsOf(job)
  if (!tool.form.refine.includes('similar')) return
  const refine = { action: 'similar', item: first?.item } as const
  expect(await cardsOf({ ...job, count: 3, seed: 6, refine })).toHaveLength(3)
})

test.each(writers)('%s has no input under a name that every tool reserves', (_, tool) => {
  const names: readonly string[] = tool.form.fields.map(({ name }) => name)
  expect(['seed', 'refine', 'voice'].filter((name) => names.includes(name))).toEqual([])
})

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

test.each(writers)(
  '%s takes its own items back, and none with a text of 6,000 characters',
  async (_, tool) => {
    const given = (item: unknown) => ({ refine: { action: tool.form.refine[0], item } })
    for (const { prompt, parameters = {} } of tool.form.examples) {
      for (const { item } of await cardsOf(jobFor(tool, prompt, parameters))) {
        expect(readParameters(tool, given(item)).refine?.item).toEqual(item)
        for (const changed of withText(item, 'a'.repeat(6_000))) {
          expect(() => readParameters(tool, given(changed))).toThrow(
            expect.objectContaining({ code: 'invalid_request' }),
          )
        }
      }
    }
  },
)

test.each(writers)('%s takes no item with more in it than an item has', async (_, tool) => {
  const [card] = await cardsOf(jobFor(tool, 'sourdough bread at home', {}))
  const action = tool.form.refine[0]
  const item = { ...(card?.item as object), more: Array(61).fill('a') }
  expect(() => readParameters(tool, { refine: { action, item } })).toThrow(
    expect.objectContaining({ code: 'invalid_request' }),
  )
})
