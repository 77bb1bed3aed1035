import 'server-only'
import type { z } from 'zod'
import { clamp } from '@/lib/core/numbers'
import type { Random } from '@/lib/core/random'
import { buildCard, type CardDraft } from './build-card'
import type { Card } from './card'
import { type DeclaredForm, type Field, type FieldParameters, type RefineAction, refineActions } from './form'
import type { FitContext, FitOptions, ItemDefinition } from './item'
import type { MakerMapping } from './maker'
import type { PromptReading } from './prompt-reading'
import type { ToolDefinition, ToolIdentity } from './tool'

/** `buildMessages` adds what all tools share, such as the language and the rule against invented facts. */
export type Brief<Item = unknown> = {
  role: string
  /**
   * In a `set`, code selects the best items. A `sequence` is one argument in as many items, each leading to the next.
   * `lists` has one item for each value of `kind`. In a `rewrite`, `prompt` is never an instruction.
   */
  outputShape: 'set' | 'sequence' | 'lists' | 'rewrite'
  /** What works on this platform for this text, and why: at most 130 words of advice, not prohibitions. */
  guidelines: string
  /** Describes each field in one line, with the limits that `fit` enforces. */
  fields: { readonly [Field in keyof Item]: string }
  /** One complete, exemplary item, and a prompt that contains every fact in it. */
  sample: { prompt: string; item: Item }
  /** Mistakes to avoid, at most four, one sentence each. */
  traps: readonly string[]
  /** Good and bad lines for other kinds of prompt than the sample's. A good line has no fact that its prompt lacks. */
  examples: readonly { prompt: string; good: string; bad: string; why: string }[]
  /** Fixed sentences; drops empty ones. Never quote typed text: refer to its field ("Written for `audience`."). */
  choices: readonly string[]
  /** Choices about what the text should earn or ask for; omitted on a hard day. */
  aims?: readonly string[]
}

/** `names`: words with a capital within a sentence, and words in capitals. `cues`: timing lines of a subtitle file. */
export type ProtectedKind = 'cues' | 'links' | 'handles' | 'tags' | 'numbers' | 'names'

/** The speed of a model of eight billion parameters on a good home computer. */
const TOKENS_PER_SECOND = 25
const FIRST_TOKEN_MS = 20_000
const MIN_DURATION_LIMIT_MS = 45_000
/** The hosts' request limit minus the time to finish the response. */
const MAX_DURATION_LIMIT_MS = 240_000

export function getMaxDurationMs({ maxOutputTokens }: { maxOutputTokens: number }, firstTokenMs = FIRST_TOKEN_MS) {
  const neededMs = firstTokenMs + (maxOutputTokens / TOKENS_PER_SECOND) * 1_000
  return clamp(neededMs, MIN_DURATION_LIMIT_MS, MAX_DURATION_LIMIT_MS)
}

export type Input<Fields extends readonly Field[] = readonly Field[]> = {
  /** Normalized, within the tool's limit, and not empty unless an image is enough. */
  prompt: string
  parameters: FieldParameters<Fields>
  /** The result chosen in the previous tool: data to build on, on one line. */
  chosen?: string
  picture?: InputImage
}

/** An image from the visitor, at most 300 kB; `type` is determined from its bytes. */
export type InputImage = { bytes: Uint8Array; type: 'image/jpeg' | 'image/png' | 'image/webp' }

export type InputParameters<Fields extends readonly Field[] = readonly Field[]> = Pick<Input<Fields>, 'parameters'>

export type PromptTool<Fields extends readonly Field[] = readonly Field[], Item = unknown> = ToolIdentity & {
  kind: 'prompt'
  form: DeclaredForm & {
    /** The name of one result, such as “hook”; plural for a set, such as “hashtags”. */
    noun: string
    /** In code points; defaults to 2,000. */
    promptLimit?: number
    note?: string
    fields: Fields
  }
  nextToolTypes?: readonly string[]
  makers?: readonly ({ type: string } & MakerMapping)[]
  imageInput?: 'beside' | 'enough'
  maxOutputTokens: number
  /** One result: every field is required. */
  itemSchema: z.ZodType<Item>
  /** The number of requested items. Runs on the request thread, so it receives no text. */
  count(input: InputParameters<Fields>): number
  buildBrief(input: Input<Fields>): Brief<Item>
  /**
   * What every item must preserve besides the words of a text field `keep`. A model receives placeholders. An item that
   * lost such a text is retried once, then the card lists the losses.
   */
  getProtectedKinds?(input: Input<Fields>): readonly ProtectedKind[]
  /** Applies platform limits and cleaning in code; null drops the item. */
  fit(item: Item, input: Input<Fields>, options?: FitOptions): Item | null
  /** The text whose first word must be unique in the run; null where that does not apply. */
  getOpening(item: Item): string | null
  /** Each item is used in another place, so several may share words. */
  canRepeat?: true
  present(item: Item, input: Input<Fields>): Omit<Card, 'id' | 'item'>
  /** Work that code does better than any model, such as splitting a text; used when the visitor chooses it. */
  modelFreeMode?: {
    isChosen(input: InputParameters<Fields>): boolean
    buildItems(input: Input<Fields>): readonly Item[]
  }
  /** The built-in writer's recipe, or why the tool requires a model. */
  draft: DraftRecipe<Fields, Item> | string
}

export type DraftContext = { reading: PromptReading }

export type DraftInput<Fields extends readonly Field[]> = Input<Fields> & DraftContext

type DraftRecipe<Fields extends readonly Field[], Item> = {
  /** `names` may be Latin in any language. `excerpts` and `marks` add no words, so the prompt is not analyzed. */
  outputKind: 'sentences' | 'names' | 'excerpts' | 'marks'
  /** Preloads data for the first run. */
  prepare?(): void
  /** Yields items, best first; differing forms are better than more items. Reading `reading` parses the prompt. */
  write(input: DraftInput<Fields>, random: Random): Iterable<Item>
}

type Derived = 'type' | 'form' | 'kind' | 'itemSchema' | 'count' | 'buildBrief' | 'fit' | 'getOpening' | 'present'

type PromptToolDefinition<Fields extends readonly Field[], Item> = Omit<PromptTool<Fields, Item>, Derived> & {
  form: Omit<PromptTool<Fields>['form'], 'examples' | 'refineActions'> & {
    /** At least three. */
    examples: readonly { prompt: string; parameters?: Partial<FieldParameters<NoInfer<Fields>>> }[]
    /** Defaults to all. */
    refineActions?: readonly RefineAction[]
  }
  /** Defaults to the field `count`, or to 1 without that field. */
  count?(input: InputParameters<Fields>): number
  brief: Omit<Brief<Item>, 'outputShape' | 'fields' | 'sample' | 'choices' | 'aims'> & {
    /** Defaults to `set`. */
    outputShape?: Brief['outputShape']
    fields?(input: Input<Fields>): Partial<Brief<Item>['fields']>
    sample: Brief<Item>['sample'] | ((input: Input<Fields>) => Brief<Item>['sample'])
    choices(input: Input<Fields>): Brief['choices']
    aims?(input: Input<Fields>): Brief['choices']
  }
  /** Figures that an item may have besides the visitor's, such as the number of its parts. */
  getFigures?(item: Item, input: Input<Fields>): FitContext['figures']
  /** The tool's own rules for an item whose fields already follow theirs; null drops the item. */
  fit?(item: Item, input: Input<Fields> & FitContext): Item | null
  /** Defaults to null: items may begin alike. */
  getOpening?(item: Item): string
  present(item: Item, input: Input<Fields>): CardDraft
}

export function promptTool<const Fields extends readonly Field[], Item>(
  definition: PromptToolDefinition<Fields, NoInfer<Item>> & { item: ItemDefinition<Item> },
): ToolDefinition<PromptTool<Fields, Item>> {
  const { item: itemDefinition, count, brief, getFigures, fit: fitToTool, getOpening, present, ...tool } = definition
  const writtenFieldNames = tool.form.fields.flatMap(({ kind, name }) =>
    kind === 'text' && !controlFields.has(name) ? [name] : [],
  )
  return {
    ...tool,
    // The type of a parameter is lost here: its values are checked when an example fills the form.
    form: { refineActions, ...tool.form } as PromptTool<Fields>['form'],
    kind: 'prompt',
    itemSchema: itemDefinition.schema,
    count: count ?? (({ parameters }) => Number(getValue(parameters, 'count')) || 1),
    buildBrief: (input) => ({
      outputShape: 'set',
      ...brief,
      fields: { ...itemDefinition.descriptions, ...brief.fields?.(input) },
      sample: typeof brief.sample === 'function' ? brief.sample(input) : brief.sample,
      choices: brief.choices(input),
      aims: (brief.aims?.(input) ?? []).filter((aim) => aim !== ''),
    }),
    fit(item, input, options = {}) {
      const writtenTexts = writtenFieldNames.map((name) => getValue(input.parameters, name))
      const context = {
        visitorText: [input.prompt, ...writtenTexts].join('\n'),
        avoid: getValue(input.parameters, 'avoid'),
        figures: getFigures?.(item, input),
        ...options,
      }
      const fittedItem = itemDefinition.fit(item, context)
      return fittedItem && fitToTool ? fitToTool(fittedItem, { ...input, ...context }) : fittedItem
    },
    getOpening: getOpening ?? (() => null),
    present: (item, input) => buildCard(present(item, input)),
  }
}

/** Text fields whose words are instructions, not facts. */
const controlFields: ReadonlySet<string> = new Set(['avoid', 'keep'])

function getValue(parameters: Readonly<Record<string, unknown>>, name: string): string {
  return String(parameters[name] ?? '')
}

export function getDraft<Fields extends readonly Field[], Item>({
  draft,
}: Pick<PromptTool<Fields, Item>, 'draft'>): DraftRecipe<Fields, Item> | null {
  return typeof draft === 'string' ? null : draft
}
