import { expect, test } from 'vitest'
import { tools } from '@/content/tools'
import { runToText } from '@/lib/browser/export/run-to-text'
import { createRandom } from '@/lib/core/random'
import { createCardFilter } from '@/lib/generate/cards/card-filter'
import type { Card } from '@/lib/tool/card'
import { getDraft, type Input, type PromptTool } from '@/lib/tool/define'
import { createRecipeInput } from '@/test/recipe-input'
import { copied } from './expected-copies'

const promptTools = tools.flatMap((tool) => (tool.kind === 'prompt' && getDraft(tool) ? [tool] : []))
const prompt = 'my small candle shop in Austin pours soy wax on weekends'
const MOST = 4

/** The first results that the built-in writer gives to a visitor who has chosen nothing. */
function written(tool: PromptTool): Card[] {
  const parameters = Object.fromEntries(tool.form.fields.map((field) => [field.name, field.default]))
  const input: Input = { prompt, parameters }
  const selection = createCardFilter({ tool, input })
  const cards: Card[] = []
  for (const draft of getDraft(tool)?.write(createRecipeInput(input), createRandom(5)) ?? []) {
    const card = selection.accept({ item: tool.item.parse(draft) })
    if (card) cards.push(card)
    if (cards.length === Math.min(MOST, tool.count(input))) break
  }
  return cards
}

test('every tool that writes without a model says what its “Copy all” copies', () => {
  expect(Object.keys(copied)).toEqual(promptTools.map(({ type }) => type))
})

for (const tool of promptTools) {
  test(`“Copy all” of ${tool.type}`, () => {
    const run = { cards: written(tool), at: Date.UTC(2026, 10, 19, 12) }
    expect(runToText(run)).toBe(copied[tool.type])
  })
}
