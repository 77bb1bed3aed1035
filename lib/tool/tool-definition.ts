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

/** A checked request: `Fields` gives `parameters` its type. */
export type Input<Fields extends readonly Field[] = readonly Field[]> = {
  /** Normalised, within the tool's limit, and not empty unless a picture is enough. */
  prompt: string
  parameters: FieldParameters<Fields>
  /** The result that the visitor chose in the tool before: data to build on, on one line. */
  chosen?: string
  /** Where the tool takes one and the visitor has added it. */
  picture?: InputImage
}

/** A picture of the visitor's, at most 300 kB; `type` is what its bytes say. */
export type InputImage = { bytes: Uint8Array; type: 'image/jpeg' | 'image/png' | 'image/webp' }

/** What the visitor chose, without the text. */
export type InputParameters<Fields extends readonly Field[] = readonly Field[]> = Pick<Input<Fields>, 'parameters'>

/** Text in, cards out, written by an engine. */
export type PromptTool<
  Type extends string = string,
  Fields extends readonly Field[] = readonly Field[],
  Item = unknown,
> = ToolIdentity<Type> & {
  kind: 'prompt'
  form: {
    /** What one result is called, such as “hook”; plural where one is a set, such as “hashtags”. */
    noun: string
    promptLabel: string
    placeholder: string
    hint?: string
    whenEmpty?: PromptForm['whenEmpty']
    /** Longest prompt in code points; 2,000 when left out. */
    promptLimit?: number
    buttonLabel: string
    /** What to know about every result of this tool, said once below them. */
    note?: string
    fields: Fields
    /** At least three. */
    examples: readonly Example[]
    refineActions: readonly RefineAction[]
    /** Offers to score a line of the visitor's own. */
    score?: ScoreKind
    /** Left out for a list of cards. */
    layout?: ResultLayout
    /** A way to use the tool that needs no server. */
    live?: LiveMode
    /** What the visitor's browser may do with the text by itself. */
    onDevice?: OnDeviceTask
  }
  /** Types of the tools that take this tool's result further. */
  nextToolTypes: readonly string[]
  /** Tools that make pictures of results, and what they get of them. */
  makers?: readonly ({ type: string } & MakerMapping)[]
  /** Takes a picture along with the prompt; `enough`: with one the prompt may be empty. */
  imageInput?: 'beside' | 'enough'
  /** Most output tokens for one call to a model. */
  maxOutputTokens: number
  /** One result: every field required, described for the model with `.describe()`. */
  itemSchema: z.ZodType<Item>
  /** How many items the visitor asked for. It is asked on the requests' own thread, so it sees no text. */
  count(input: InputParameters<Fields>): number
  buildBrief(input: Input<Fields>): Brief<Item>
  /**
   * What of the prompt must stand in every item, letter by letter, besides the words of a text field `keep`, which commas part. It goes to a model as marks that code puts back; an item
   * that lost some is asked for once more, then says on its card what is gone.
   */
  getProtectedKinds?(input: Input<Fields>): readonly ProtectedKind[]
  /** Platform limits and cleaning, in code; null drops the item. */
  fit(item: Item, input: Input<Fields>): Item | null
  /** The text whose first word no other item of the run may share; null where that makes no sense. */
  getOpening(item: Item): string | null
  /** Each item stands in another place, so that several may say the same words. */
  canRepeat?: true
  present(item: Item, input: Input<Fields>): Omit<Card, 'id' | 'item'>
  /** Work that code does better than any model, such as splitting a text, where the visitor has chosen it. */
  modelFreeMode?: {
    isChosen(input: InputParameters<Fields>): boolean
    buildItems(input: Input<Fields>): readonly Item[]
  }
  /** The built-in writer's recipe, or why the tool cannot do without a model. */
  draft: DraftRecipe<Fields, Item> | { unavailableReason: string }
}

/** What a recipe works on besides the input. */
export type DraftContext = { reading: PromptReading }

export type DraftRecipe<Fields extends readonly Field[], Item> = {
  /**
   * Sentences; names, handles and hashtags, which may be in Latin letters whatever the prompt is in; excerpts of the visitor's own text; or marks on it, which add
   * nothing that could be untrue. For the last two the prompt is not read for what it is about, so that a long one takes no longer.
   */
  outputKind: 'sentences' | 'names' | 'excerpts' | 'marks'
  /** Loads, before the first run, what that would wait for. */
  prepare?(): void
  /**
   * Candidates, best first, in the language of the reading. The engine takes what fits, at most as many as were asked for; six good ones that differ in
   * form beat ten alike. The prompt is read when `reading` is first asked for.
   */
  write(input: Input<Fields> & DraftContext, random: Random): Iterable<Item>
}

/** A tool with its own view. Nothing is sent to a server, unless the view offers the tool's `promptTool`. */
export type WidgetTool<Type extends string = string> = ToolIdentity<Type> & {
  kind: 'widget'
  /** What a model does beside it, under the same type. */
  promptTool?: PromptTool
}

/** A link, names or a text in; facts, files or sound out, found or made by the server for the tool's view to show. */
export type ServerTool<
  Type extends string = string,
  Fields extends readonly Field[] = readonly Field[],
  Task = unknown,
> = ToolIdentity<Type> & {
  kind: 'server'
  /** Types of the prompt tools that take this tool's result further. */
  nextToolTypes?: readonly string[]
  /** Longest prompt in code points. */
  promptLimit: number
  /** Inputs beside the prompt; `parameters` is checked by them. */
  fields: Fields
  /** For the whole run, at most 240,000. */
  maxDurationMs: number
  /** The model whose breaker watches the runs. */
  service?: 'transcription' | 'speech' | 'images'
  /** Whose places its runs take while they are under way; those of its `service`, else those of TikTok's posts. */
  pool?: PoolName
  /** Takes a picture along with the prompt. */
  imageInput?: true
  /** How many of them a run takes, in step with how long it keeps others waiting; one when left out. */
  getSlotCount?(task: Task): number
  /** Uses per visitor and day where they are not the usual ones. */
  getDailyLimit?(settings: Settings): number
  /** What is to be done, read from the input. Throws for what cannot be served, before any limit or token is touched. */
  parseTask(input: Input<Fields>, settings: Settings): Task
  /** What a run may cost at most, in micro-dollars; null when it costs nothing. */
  getMaxCostMicroUsd?(task: Task, settings: Settings): number | null
  /** Yields progress and parts of the result; returns the result as plain text. */
  run(task: Task, context: ServerContext): AsyncGenerator<ServerToolEvent, string, void>
}

/** Tools that the server answers for. */
export type ApiTool = PromptTool | ServerTool

export type Tool = ApiTool | TextTool | FilesTool | WidgetTool

/** Defines a prompt tool; generic over its parts, so a misspelt optional property does not compile. */
export function definePromptTool<const Type extends string, const Fields extends readonly Field[], Item>(
  tool: PromptTool<Type, Fields, Item>,
): PromptTool<Type, Fields, Item> {
  return tool
}

/** A tool's recipe; null where it cannot do without a model. */
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

/** Defines a tool that runs in the browser alone. */
export function defineWidgetTool<const Type extends string>(tool: WidgetTool<Type>): WidgetTool<Type> {
  return tool
}

/** Defines a text tool; generic over its inputs, so that the code behind it is checked against them. */
export function defineTextTool<const Type extends string, const Fields extends readonly Field[]>(
  tool: Omit<TextTool<Type, Fields>, 'kind'>,
): TextTool<Type, Fields> {
  return { kind: 'text', ...tool }
}

/** Defines a files tool; generic over its fields, so that a misspelt property of one does not compile. */
export function defineFilesTool<const Type extends string, const Fields extends readonly Field[]>(
  tool: FilesTool<Type, Fields>,
): FilesTool<Type, Fields> {
  return tool
}
