import { expect, test } from 'vitest'
import { tools } from '@/content/tools'
import { createRandom } from '@/lib/core/random'
import { readParameters } from '@/lib/generate/input/parameters'
import { recountMeters } from '@/lib/tool/recount-meters'
import { getDraft, type PromptTool } from '@/lib/tool/tool-definition'
import { createRecipeInput } from '@/test/recipe-input'

const promptTools = tools.flatMap((tool) => (tool.kind === 'prompt' && getDraft(tool) ? [tool] : []))

/** The first results of every example, as the built-in writer makes them. */
function writeExampleCards(tool: PromptTool) {
  return tool.form.examples.flatMap(({ prompt, parameters = {} }) => {
    const input = { prompt, parameters: readParameters(tool, parameters).fields }
    const drafts = getDraft(tool)?.write(createRecipeInput(input), createRandom(7))
    const items = Iterator.from(drafts ?? [])
      .take(40)
      .map((draft) => tool.fit(tool.itemSchema.parse(draft), input))
    return [...items].flatMap((item, index) =>
      item === null ? [] : { ...tool.present(item, input), id: String(index), item },
    )
  })
}

test.each(promptTools.map((tool) => [tool.type, tool] as const))(
  'every meter of %s says what it counts, and counts that',
  (_, tool) => {
    const cards = writeExampleCards(tool)
    expect(cards).not.toEqual([])
    for (const card of cards) {
      const meters = card.meters ?? []
      expect(meters.filter(({ of }) => of === undefined)).toEqual([])
      const recountableMeters = meters.filter(({ of }) => of !== 'said')
      expect(recountMeters({ ...card, meters: recountableMeters }, card)).toEqual(recountableMeters)
    }
  },
)
