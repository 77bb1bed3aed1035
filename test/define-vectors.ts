import type { Field, FieldParameters } from '@/lib/tool/form'
import type { PromptTool } from '@/lib/tool/tool-definition'

/** What differs: of an object some properties, of a list some entries by their index, or another list as a whole. */
type Change<T> = T extends readonly unknown[]
  ? T | { readonly [index: number]: Change<T[number]>; readonly length?: never }
  : T extends object
    ? { readonly [Key in keyof T]?: Change<T[Key]> }
    : T

type VectorRequest<Fields extends readonly Field[]> = {
  prompt: string
  /** Fields that it leaves out have their default. */
  parameters?: Partial<FieldParameters<Fields>>
}

/** What `fit` makes of an item. */
type FitVector<Fields extends readonly Field[], Item> = Partial<VectorRequest<Fields>> & {
  item?: Change<Item>
  /** Against the item as it was given, which passes unchanged when this is left out; null where it is dropped. */
  becomes?: Change<Item> | null
}

/** What the built-in writer makes of a prompt: `count` results, each of which matches `says`. */
type DraftVector<Fields extends readonly Field[]> = VectorRequest<Fields> & {
  seed?: number
  count?: number
  says: RegExp
}

/** Vectors by the sentence that is their test's title; each says only what differs from `base`. */
export type VectorTable<Fields extends readonly Field[], Item> = {
  /** A whole request and item for those of `fit`, a seed and a number of results for those of `draft`. */
  base: VectorRequest<Fields> & { item: Item; seed: number; count: number }
  fit: Readonly<Record<string, FitVector<Fields, Item>>>
  draft: Readonly<Record<string, DraftVector<Fields>>>
}

/** A tool's vectors, written out in full. */
export type Vectors = ReturnType<typeof defineVectors>

/** Defines what must come out of a tool; generic over its inputs and items, so that a misspelt one does not compile. */
export function defineVectors<Fields extends readonly Field[], Item>(
  { type }: PromptTool<string, Fields, Item>,
  { base, fit, draft }: VectorTable<NoInfer<Fields>, NoInfer<Item>>,
) {
  return {
    type,
    fit: Object.entries(fit).map(([title, { item: change = {}, becomes = {}, ...request }]) => {
      const { prompt, parameters = {} } = { ...base, ...request }
      const item = applyChange(base.item, change)
      return { title, prompt, parameters, item, becomes: becomes && applyChange(item, becomes) }
    }),
    draft: Object.entries(draft).map(([title, { parameters = {}, ...vector }]) => {
      const { prompt, seed, count, says } = { ...base, ...vector }
      return { title, prompt, parameters, seed, count, says }
    }),
  }
}

function applyChange(value: unknown, change: unknown): unknown {
  if (Array.isArray(change) || typeof change !== 'object' || change === null) return change
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) }
  for (const [key, part] of Object.entries(change)) copy[key] = applyChange(copy[key], part)
  return copy
}
