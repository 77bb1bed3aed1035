import { expect, test } from 'vitest'
import { tools } from '@/content/tools'
import type { PromptTool } from '@/content/tools/define'
import type { Card } from '@/lib/card'
import { builtInEngine } from './engines/built-in'
import { cardWriter } from './engines/card-writer'
import type { Job } from './engines/engine'
import { readParameters } from './parameters'

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
