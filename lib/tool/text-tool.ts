import { formatCount } from '@/lib/core/format/format-number'
import type { Mark, MarkKind } from '@/lib/tool/marks'
import type { Field, FieldParameters, ParameterValue } from './form'
import type { ToolDefinition, ToolIdentity } from './tool'

/** In a `same` segment, `other` is the first text's version if it differs in ignored ways, such as spaces. */
export type TextChange =
  | { kind: 'same'; text: string; other?: string }
  | { kind: 'removed' | 'added'; text: string; isMoved?: true }

export type TextTool<Fields extends readonly Field[] = readonly Field[]> = ToolIdentity & {
  kind: 'text'
  input: TextBox
  fields: Fields
  visibleFieldCount?: number
  /** The name of saved options, such as “rule sets”; without it, saving is not offered. */
  optionSetsLabel?: string
  timeLimit?: TimeLimit
}

/** Limits a tool that may not terminate, as with visitors' expressions. It never runs on the main thread. */
type TimeLimit = {
  /** Milliseconds until its worker is terminated, counted from when its code has loaded. */
  timeoutMs: number
  timeoutMessage: string
}

export type TextBox = {
  label: string
  placeholder: string
  /** Limit in code points: at most 500,000, or 5,000,000 for files. A longer text stays in the box. */
  limit: number
  sample: string
  sampleOptions?: Readonly<Record<string, ParameterValue>>
  /** Filename suffixes for “Open file”, such as “.srt”; defaults to .txt and .md. */
  fileExtensions?: readonly string[]
  /** A box for a second text, with the same limit; its text is never part of a link. */
  secondBox?: { label: string; placeholder: string; sample: string; isOptional?: true }
}

export type TextForm = Pick<
  TextTool,
  'type' | 'input' | 'fields' | 'visibleFieldCount' | 'optionSetsLabel' | 'timeLimit'
> & { name: string }

/** The input of a tool's function: a nonempty text, within the tool's limit, exactly as in the box. */
export type TextInput<Fields extends readonly Field[] = readonly Field[]> = {
  text: string
  /** The second box's text, or '' if the tool has no second box or an optional box is empty. */
  second: string
  parameters: FieldParameters<Fields>
}

/** The blocks of the result pane, top to bottom. Texts have their own copy, download and “use as input” buttons. */
export type TextBlock =
  | {
      kind: 'text'
      /** Unique within the result. */
      name: string
      text: string
      detail?: string
      /** Shown in full even among several texts. */
      isWhole?: true
      /** Defaults to a .txt file named after the tool and the text. */
      fileName?: string
    }
  | {
      kind: 'figures'
      /** `share` is the fraction of a goal reached, 1 for all of it, and adds a bar below the figure. */
      figures: readonly { label: string; value: string; share?: number }[]
    }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'diff'; changes: readonly TextChange[]; view: 'inline' | 'side' }
  /** Each link can be copied and shown as a QR code; together they can be saved as CSV. */
  | { kind: 'links'; caption: string; links: readonly { name: string; url: string; note?: string }[] }
  | { kind: 'note'; text: string }
  | { kind: 'preview'; of: 'instagram-caption' | 'tiktok-caption' | 'linkedin-post'; text: string }
  | { kind: 'copies'; noun: string }
  /** A button that sets options, for another result of the same text. */
  | { kind: 'again'; label: string; parameters: Readonly<Record<string, ParameterValue>> }
  /** Lines for the teleprompter; `pace` is in words per minute. */
  | { kind: 'spoken'; lines: readonly string[]; pace: number }
  /** A text to read aloud, which measures a pace for one of the tool's number fields. */
  | { kind: 'pace'; field: string; min: number; max: number; sample: string }
  | {
      kind: 'marked'
      name: string
      /** The text exactly as in the box: accepting a suggestion replaces it there. */
      text: string
      /** In legend order; the legend can turn each off. */
      kinds: readonly MarkKind[]
      marks: readonly Mark[]
    }

/** What a view of such a block receives. */
export type BlockOf<Kind extends TextBlock['kind']> = Omit<Extract<TextBlock, { kind: Kind }>, 'kind'>

export const buildNote = (text: string): TextBlock => ({ kind: 'note', text })

/** A number is a count, shown as “1,200”. */
type Cell = string | number

const formatCell = (cell: Cell) => (typeof cell === 'number' ? formatCount(cell) : cell)

export function buildFigures(valuesByLabel: Readonly<Record<string, Cell>>): TextBlock {
  const figures = Object.entries(valuesByLabel).map(([label, value]) => ({ label, value: formatCell(value) }))
  return { kind: 'figures', figures }
}

export function buildTable(caption: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): TextBlock {
  return { kind: 'table', caption, columns, rows: rows.map((cells) => cells.map(formatCell)) }
}

/** A `problem` describes an error in the text or the options that the visitor can fix. */
export type TextResult = { blocks: readonly TextBlock[] } | { problem: string }

/** Runs in time linear in the text's length. May run in a worker: no document, no storage. */
export type TextRun<Tool extends { fields: readonly Field[] }> = (input: TextInput<Tool['fields']>) => TextResult

export type TextModule = { run(input: TextInput): TextResult }

export type TextModuleLoaders<Tool extends { type: string; fields: readonly Field[] }> = {
  [SingleTool in Tool as SingleTool['type']]: () => Promise<{ run: TextRun<SingleTool> }>
}

/** Returns a function that loads a text tool's code. It rejects for an unknown type. */
export function createTextLoader(loaders: Readonly<Record<string, () => Promise<TextModule>>>) {
  return async (type: string): Promise<TextModule> => {
    const loadModule = loaders[type]
    if (!loadModule) throw new Error(`There is no text tool of type ${type}.`)
    return loadModule()
  }
}

export function defineTextTool<const Fields extends readonly Field[]>(
  tool: Omit<TextTool<Fields>, 'type' | 'kind'>,
): ToolDefinition<TextTool<Fields>> {
  return { kind: 'text', ...tool }
}
