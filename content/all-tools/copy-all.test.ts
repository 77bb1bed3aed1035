import { expect, test } from 'vitest'
import { tools } from '@/content/tools'
import { runToText } from '@/lib/browser/export/run-to-text'
import { createRandom } from '@/lib/core/random'
import { createCardFilter } from '@/lib/generate/cards/card-filter'
import type { Card } from '@/lib/tool/card'
import { getDraft, type Input, type PromptTool } from '@/lib/tool/tool-definition'
import { createRecipeInput } from '@/test/recipe-input'
import { expectedCopies } from './expected-copies'

const promptTools = tools.flatMap((tool) => (tool.kind === 'prompt' && getDraft(tool) ? [tool] : []))
const prompt = 'my small candle shop in Austin pours soy wax on weekends'
const MAX_CARDS = 4

/** The first results that the built-in writer gives to a visitor who has chosen nothing. */
function writeCards(tool: PromptTool): Card[] {
  const parameters = Object.fromEntries(tool.form.fields.map((field) => [field.name, field.default]))
  const input: Input = { prompt, parameters }
  const cardFilter = createCardFilter({ tool, input })
  const cards: Card[] = []
  for (const draft of getDraft(tool)?.write(createRecipeInput(input), createRandom(5)) ?? []) {
    const card = cardFilter.accept({ item: tool.itemSchema.parse(draft) })
    if (card) cards.push(card)
    if (cards.length === Math.min(MAX_CARDS, tool.count(input))) break
  }
  return cards
}

test('every tool that writes without a model says what its “Copy all” copies', () => {
  expect(Object.keys(expectedCopies)).toEqual(promptTools.map(({ type }) => type))
})

for (const tool of promptTools) {
  test(`“Copy all” of ${tool.type}`, () => {
    const run = { cards: writeCards(tool), at: Date.UTC(2026, 10, 19, 12) }
    expect(runToText(run)).toBe(expectedCopies[tool.type])
  })
}
