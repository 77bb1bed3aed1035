import { expect, test } from 'vitest'
import { produce } from '@/lib/request/produce'
import type { Card } from '@/lib/tool/card'
import { type PromptTool, recipeOf } from '@/lib/tool/define'
import { builtInEngine } from '@/lib/writer/built-in'
import { voiced } from '@/lib/writer/voiced'
import { tools } from './'

const voice = ['so much soup today and nobody complained', 'three pots of it. we freeze the rest']
const writers = tools
  .filter((tool) => tool.kind === 'prompt')
  .filter((tool) => recipeOf(tool)?.language === 'english')

async function write(tool: PromptTool, given: readonly string[]): Promise<Card[]> {
  const fields = tool.form.fields.map((field) => [field.name, field.default] as const)
  const input = { prompt: 'budget travel in Japan for students', parameters: Object.fromEntries(fields) }
  const job = { tool, input, count: tool.count(input), seed: 7, voice: given }
  const cards: Card[] = []
  for await (const card of produce(job, builtInEngine, new AbortController().signal)) cards.push(card)
  return cards
}

test.each(writers)(
  '$type takes over the habit of small letters and gives as much as without',
  async (tool) => {
    const [plain, own] = [await write(tool, []), await write(tool, voice)]
    expect(own).toHaveLength(plain.length)
    const sentences = (cards: Card[]) =>
      cards.flatMap(({ item }) => textsIn(item)).filter((text) => /\s/.test(text))
    expect(sentences(own).filter((text) => /\p{Lu}/u.test(text))).toEqual([])
    if (plain.length > 0) expect(sentences(plain).join('')).toMatch(/\p{Lu}/u)
  },
)

test('single words stay as they are: values from a list, handles, hashtags', () => {
  const habits = { lowerCase: true, calm: true, openEnds: true }
  const item = {
    kind: 'Question',
    tags: ['#BudgetTravel'],
    parts: [{ text: 'Wait! {your number} days.', at: 2 }],
  }
  expect(voiced(item, habits)).toEqual({
    kind: 'Question',
    tags: ['#BudgetTravel'],
    parts: [{ text: 'wait. {your number} days', at: 2 }],
  })
})

function textsIn(item: unknown): string[] {
  if (typeof item === 'string') return [item]
  return typeof item === 'object' && item !== null ? Object.values(item).flatMap(textsIn) : []
}
