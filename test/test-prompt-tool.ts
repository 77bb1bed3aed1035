import { expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { createCardFilter } from '@/lib/generate/cards/card-filter'
import { readParameters } from '@/lib/generate/input/parameters'
import type { Field, FieldParameters } from '@/lib/tool/form'
import type { PromptKind } from '@/lib/tool/prompt-reading'
import { type DraftContext, getDraft, type Input, type PromptTool } from '@/lib/tool/prompt-tool'
import type { ToolDefinition } from '@/lib/tool/tool'
import { readInput } from '@/lib/writer/built-in'

export function createRecipeInput<RecipeInput extends Input>(
  input: RecipeInput,
  requestedKind?: PromptKind,
): RecipeInput & DraftContext {
  const parameters = { ...input.parameters, ...(requestedKind && { readAs: requestedKind }) }
  return { ...input, reading: readInput({ prompt: input.prompt, parameters }) }
}

/** A partial override: some properties of an object, some entries of a list by index, or a whole new list. */
type Change<T> = T extends readonly unknown[]
  ? T | { readonly [index: number]: Change<T[number]>; readonly length?: never }
  : T extends object
    ? { readonly [Key in keyof T]?: Change<T[Key]> }
    : T

type RowRequest<Fields extends readonly Field[]> = { prompt: string; parameters?: Partial<FieldParameters<Fields>> }

type FitRow<Fields extends readonly Field[], Item> = Partial<RowRequest<Fields>> & {
  item?: Change<Item>
  /** Changes to the input item. Absent: `fit` must return it unchanged. Null: `fit` must drop it. */
  becomes?: Change<Item> | null
}

/** A case for the built-in writer: it must write `count` results, each of which matches `says`. */
type DraftRow<Fields extends readonly Field[]> = RowRequest<Fields> & { seed?: number; count?: number; says: RegExp }

/** Rows by test title. Each row lists only its differences from `base`. */
type PromptToolTable<Fields extends readonly Field[], Item> = {
  /** A complete request and item for the rows of `fit`; a seed and a number of results for the rows of `draft`. */
  base: RowRequest<Fields> & { item: Item; seed?: number; count?: number }
  fit: Readonly<Record<string, FitRow<Fields, Item>>>
  draft?: Readonly<Record<string, DraftRow<Fields>>>
}

/** Registers a test for each row. Generic, so that a misspelled field or property does not compile. */
export function testPromptTool<Fields extends readonly Field[], Item>(
  definition: ToolDefinition<PromptTool<Fields, Item>>,
  { base, fit, draft = {} }: PromptToolTable<NoInfer<Fields>, NoInfer<Item>>,
): void {
  const tool = definition as unknown as PromptTool

  for (const [title, { item: change = {}, becomes = {}, ...request }] of Object.entries(fit)) {
    test(title, () => {
      const { prompt, parameters } = { ...base, ...request }
      const item = applyChange(base.item, change)
      const expected = becomes && applyChange(item, becomes)
      expect(tool.fit(tool.itemSchema.parse(item), buildInput(tool, prompt, parameters))).toEqual(expected)
    })
  }

  for (const [title, { parameters, ...row }] of Object.entries(draft)) {
    test(title, () => {
      const { prompt, seed = 1, count = 1, says } = { ...base, ...row }
      const input = buildInput(tool, prompt, parameters)
      const cards = writeDraftItems(tool, input, seed).map((item) => tool.present(item, input))
      expect(cards).toHaveLength(count)
      for (const { copy } of cards) expect(copy).toMatch(says)
    })
  }
}

/** Builds a request's input; fields absent from `parameters` have their default value. */
export function buildInput<Fields extends readonly Field[], Item>(
  tool: ToolDefinition<PromptTool<Fields, Item>>,
  prompt: string,
  parameters: object = {},
): Input<Fields> {
  const { fields } = readParameters(tool as unknown as PromptTool, parameters)
  return { prompt, parameters: fields as FieldParameters<Fields> }
}

/** Returns the built-in writer's items for an input, after the card filter. */
function writeDraftItems(tool: PromptTool, input: Input, seed: number): unknown[] {
  const cardFilter = createCardFilter({ tool, input })
  const items: unknown[] = []
  for (const draft of getDraft(tool)?.write(createRecipeInput(input), createRandom(seed)) ?? []) {
    const { card, fault } = cardFilter.review({ item: tool.itemSchema.parse(draft) })
    if (fault === null) items.push(card.item)
    if (items.length === tool.count(input)) break
  }
  return items
}

function applyChange(value: unknown, change: unknown): unknown {
  if (Array.isArray(change) || typeof change !== 'object' || change === null) return change
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) }
  for (const [key, part] of Object.entries(change)) copy[key] = applyChange(copy[key], part)
  return copy
}

/** The base request and item for the rows of each bio tool. */
export const bioBase = {
  prompt: 'sourdough bread for beginners ten loaves a week from one kitchen in Leeds',
  item: {
    formula: 'Who you help',
    lead: 'Sourdough bread for beginners with small ovens',
    value: 'Mistakes included, success not promised',
    detail: '',
    cta: '',
    name: 'Maya | Sourdough Bread',
  },
  seed: 11,
  count: 4,
}
