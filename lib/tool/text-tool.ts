import type { Mark, MarkKind } from '@/lib/tool/marks/mark'
import type { Field, FieldParameters, ParameterValue } from './form'
import type { TextChange } from './text-change'
import type { ToolIdentity } from './tool-identity'

/** A text in, texts or a report out, made in the browser by one pure function; nothing is sent to a server. */
export type TextTool<
  Type extends string = string,
  Fields extends readonly Field[] = readonly Field[],
> = ToolIdentity<Type> & {
  kind: 'text'
  input: TextBox
  /** Inputs beside the text. */
  fields: Fields
  /** How many of them stand open above the folded options; none when left out. */
  visibleFieldCount?: number
  /** What saved options are called, such as “rule sets”; they are not offered when left out. */
  optionSetsLabel?: string
  timeLimit?: TimeLimit
}

/** For a tool that cannot promise to end, such as one that runs a visitor's expression: it never runs on the page. */
export type TimeLimit = {
  /** Milliseconds after which its worker is ended, counted from when it has its code. */
  timeoutMs: number
  /** Says what happened and what to do next. */
  timeoutMessage: string
}

/** The box that the text goes into. */
export type TextBox = {
  label: string
  placeholder: string
  /** Longest text that is worked on, in code points, at most 500,000, or 5,000,000 of files. A longer one stays in the box and is told so. */
  limit: number
  /** A text that shows what the tool does. */
  sample: string
  /** Options that the sample needs to show it. */
  sampleOptions?: Readonly<Record<string, ParameterValue>>
  /** Ends of names of the files that “Open file” offers, such as “.srt”; .txt and .md when left out. */
  fileExtensions?: readonly string[]
  secondBox?: SecondBox
}

/** A box for a second text, under the same limit; it is never part of a link. */
export type SecondBox = {
  label: string
  placeholder: string
  sample: string
  /** The first text alone gives a result. */
  isOptional?: true
}

/** What the page passes to the client: plain data. */
export type TextForm = Pick<
  TextTool,
  'type' | 'input' | 'fields' | 'visibleFieldCount' | 'optionSetsLabel' | 'timeLimit'
> & {
  name: string
}

/** What a tool's function is given: a text that is not empty and within the tool's limit, as it stands in the box. */
export type TextInput<Fields extends readonly Field[] = readonly Field[]> = {
  text: string
  parameters: FieldParameters<Fields>
}

/** The same with what stands in the second box: '' where a tool has none, and empty only where it is optional. */
export type TextPairInput<Fields extends readonly Field[] = readonly Field[]> = TextInput<Fields> & {
  second: string
}

/** What stands in the result pane, top to bottom. Texts have copy, download and “use as input” of their own. */
export type TextBlock =
  | {
      kind: 'text'
      /** Unique within the result. */
      name: string
      text: string
      /** A fact about the text, such as its length. */
      detail?: string
      /** Shown whole, though it is one of several. */
      isWhole?: true
      /** What it is saved as; a .txt file named after the tool and the text when left out. */
      fileName?: string
    }
  | {
      kind: 'figures'
      /** With a `share` of what is wanted, 1 for all of it, a bar stands below the figure. */
      figures: readonly { label: string; value: string; share?: number }[]
    }
  /** It can be saved as CSV. */
  | {
      kind: 'table'
      caption: string
      columns: readonly string[]
      rows: readonly (readonly string[])[]
    }
  /** What differs between two texts. */
  | { kind: 'diff'; changes: readonly TextChange[]; view: 'inline' | 'side' }
  /** Each can be copied and shown as a QR code; together they can be saved as CSV. */
  | { kind: 'links'; caption: string; links: readonly { name: string; url: string; note?: string }[] }
  | { kind: 'note'; text: string }
  /** How an app shows the text before its “more”. */
  | { kind: 'preview'; of: 'instagram-caption' | 'tiktok-caption' | 'linkedin-post'; text: string }
  /** Buttons that copy the result's texts one after another, and all of them. */
  | { kind: 'copies'; noun: string }
  /** Words to say, which open in the teleprompter; `pace` is in words a minute. */
  | { kind: 'spoken'; lines: readonly string[]; pace: number }
  /** A text to read aloud, whose pace is then put into a number field of the tool. */
  | { kind: 'pace'; field: string; min: number; max: number; sample: string }
  | {
      kind: 'marked'
      name: string
      /** The text as it stands in the box: a suggestion that is taken up replaces it there. */
      text: string
      /** In the order of the legend, in which each can be switched off. */
      kinds: readonly MarkKind[]
      marks: readonly Mark[]
    }

/** A `problem` is something in the text or the options that the visitor can mend, in words. */
export type TextResult = { blocks: readonly TextBlock[] } | { problem: string }

/** The file that holds a tool's function, imported when there is a text to work on. */
export type TextModule<Fields extends readonly Field[] = readonly Field[]> = {
  /** In time in step with the text's length. It may run in a worker: no document, no storage. */
  run(input: TextPairInput<Fields>): TextResult
}

/** A file of code for each of the tools, which knows its tool's fields. */
export type TextModuleLoaders<Tool extends { type: string; fields: readonly Field[] }> = {
  [SingleTool in Tool as SingleTool['type']]: () => Promise<{
    run: (input: TextPairInput<SingleTool['fields']>) => TextResult
  }>
}
