import 'server-only'
import type { z } from 'zod'
import type { Random } from '@/lib/core/random'
import type { Brief } from './brief'
import type { Card, ScoreKind } from './card'
import type { FilesTool } from './files-tool'
import type {
  Example,
  Field,
  FieldParameters,
  LiveMode,
  OnDeviceTask,
  PromptForm,
  RefineAction,
  ResultLayout,
} from './form'
import type { MakerMapping } from './maker'
import type { PoolName } from './pool-name'
import type { PromptReading } from './prompt-reading'
import type { ProtectedKind } from './protected-kind'
import type { ServerContext, ServerToolEvent } from './server-run'
import type { Settings } from './settings'
import type { TextTool } from './text-tool'
import type { ToolIdentity } from './tool-identity'

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

/** Turns a prompt into cards written by an engine. */
export type PromptTool<
  Type extends string = string,
  Fields extends readonly Field[] = readonly Field[],
  Item = unknown,
> = ToolIdentity<Type> & {
  kind: 'prompt'
  form: {
    /** The name of one result, such as “hook”; plural for a set, such as “hashtags”. */
    noun: string
    promptLabel: string
    placeholder: string
    hint?: string
    whenEmpty?: PromptForm['whenEmpty']
    /** In code points; defaults to 2,000. */
    promptLimit?: number
    buttonLabel: string
    note?: string
    fields: Fields
    /** At least three. */
    examples: readonly Example[]
    refineActions: readonly RefineAction[]
    score?: ScoreKind
    /** Defaults to a list of cards. */
    layout?: ResultLayout
    live?: LiveMode
    onDevice?: OnDeviceTask
  }
  nextToolTypes: readonly string[]
  makers?: readonly ({ type: string } & MakerMapping)[]
  /** Accepts an image with the prompt; with `enough`, an image allows an empty prompt. */
  imageInput?: 'beside' | 'enough'
  maxOutputTokens: number
  /** One result: every field is required, and described for the model with `.describe()`. */
  itemSchema: z.ZodType<Item>
  /** The number of requested items. Runs on the request thread, so it receives no text. */
  count(input: InputParameters<Fields>): number
  buildBrief(input: Input<Fields>): Brief<Item>
  /**
   * The kinds of prompt text that every item must preserve exactly, besides the comma-separated words of a text field
   * `keep`. A model receives them as placeholders that code restores; an item that lost some is retried once, then its
   * card lists the losses.
   */
  getProtectedKinds?(input: Input<Fields>): readonly ProtectedKind[]
  /** Applies platform limits and cleaning in code; null drops the item. */
  fit(item: Item, input: Input<Fields>): Item | null
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
  draft: DraftRecipe<Fields, Item> | { unavailableReason: string }
}

export type DraftContext = { reading: PromptReading }

export type DraftRecipe<Fields extends readonly Field[], Item> = {
  /**
   * Sentences; names, handles and hashtags, which may be in Latin letters in any language; excerpts of the visitor's
   * own text; or marks on it, which cannot add anything untrue. For the last two the prompt is not analyzed, so that a
   * long one takes no longer.
   */
  outputKind: 'sentences' | 'names' | 'excerpts' | 'marks'
  /** Preloads data for the first run. */
  prepare?(): void
  /**
   * Yields candidates, best first, in the language of the reading. The engine takes those that fit, at most the
   * requested number; six good ones that differ in form beat ten alike. The prompt is parsed on the first access to
   * `reading`.
   */
  write(input: Input<Fields> & DraftContext, random: Random): Iterable<Item>
}

/** A tool with its own view. Sends nothing to a server, unless the view offers the tool's `promptTool`. */
export type WidgetTool<Type extends string = string> = ToolIdentity<Type> & {
  kind: 'widget'
  /** An additional prompt tool for a model, under the same type. */
  promptTool?: PromptTool
}

/** Turns a link, names or a text into facts, files or audio on the server, which the tool's view shows. */
export type ServerTool<
  Type extends string = string,
  Fields extends readonly Field[] = readonly Field[],
  Task = unknown,
> = ToolIdentity<Type> & {
  kind: 'server'
  nextToolTypes?: readonly string[]
  /** In code points. */
  promptLimit: number
  fields: Fields
  /** For the whole run, at most 240,000. */
  maxDurationMs: number
  /** The model whose circuit breaker guards the runs. */
  service?: 'transcription' | 'speech' | 'images'
  /** The pool whose slots its runs take; defaults to that of its `service`, or to `posts`. */
  pool?: PoolName
  imageInput?: true
  /** The number of slots for a run, proportional to its duration; default 1. */
  getSlotCount?(task: Task): number
  getDailyLimit?(settings: Settings): number
  /** Parses the input into a task. Throws for unsupported input, before any limit or token is used. */
  parseTask(input: Input<Fields>, settings: Settings): Task
  getMaxCostMicroUsd?(task: Task, settings: Settings): number | null
  /** Yields progress and parts of the result; returns the result as plain text. */
  run(task: Task, context: ServerContext): AsyncGenerator<ServerToolEvent, string, void>
}

export type ApiTool = PromptTool | ServerTool

export type Tool = ApiTool | TextTool | FilesTool | WidgetTool

/** Defines a prompt tool; generic over its parts, so that a misspelled optional property does not compile. */
export function definePromptTool<const Type extends string, const Fields extends readonly Field[], Item>(
  tool: PromptTool<Type, Fields, Item>,
): PromptTool<Type, Fields, Item> {
  return tool
}

export function getDraft<Fields extends readonly Field[], Item>({
  draft,
}: Pick<PromptTool<string, Fields, Item>, 'draft'>): DraftRecipe<Fields, Item> | null {
  return 'unavailableReason' in draft ? null : draft
}

/** Defines a server tool; generic over its inputs and its task, so that `run` knows their types. */
export function defineServerTool<const Type extends string, const Fields extends readonly Field[], Task>(
  tool: ServerTool<Type, Fields, Task>,
): ServerTool<Type, Fields, Task> {
  return tool
}

export function defineWidgetTool<const Type extends string>(tool: WidgetTool<Type>): WidgetTool<Type> {
  return tool
}

/** Defines a text tool; generic over its inputs, so that its module is type-checked against them. */
export function defineTextTool<const Type extends string, const Fields extends readonly Field[]>(
  tool: Omit<TextTool<Type, Fields>, 'kind'>,
): TextTool<Type, Fields> {
  return { kind: 'text', ...tool }
}

/** Defines a files tool; generic over its fields, so that a misspelled property of a field does not compile. */
export function defineFilesTool<const Type extends string, const Fields extends readonly Field[]>(
  tool: FilesTool<Type, Fields>,
): FilesTool<Type, Fields> {
  return tool
}
