import type { ScoreKind } from './card'
import type { Maker } from './maker'

/** Longest prompt in code points where a tool sets no limit of its own. */
export const MAX_PROMPT_LENGTH = 2_000

/** Longest answer of a chat assistant that is read, in UTF-16 units. */
export const MAX_ANSWER_LENGTH = 100_000

/** Longest text that a card hands to the next tool, in code points. */
export const MAX_CARRY_LENGTH = 300

/** What the prompt form needs to know about a tool: plain data, passed from the page to the client. */
export type PromptForm = {
  type: string
  name: string
  promptLabel: string
  placeholder: string
  /** Shown under the box until the visitor types. */
  hint?: string
  /** Said where the box is empty and may not be; the specification’s words when left out. */
  whenEmpty?: { title: string; text: string }
  /** Longest prompt, in code points. */
  promptLimit: number
  buttonLabel: string
  fields: readonly Field[]
  /** Each fills every input: fields that it leaves out go back to their default. */
  examples: readonly Example[]
  /** Tools that take a result further, the next step of the tool's chain first. */
  nextTools: readonly NextTool[]
  /** Tools that make pictures of results. */
  makers?: readonly Maker[]
  chainPosition: ChainPosition
  refineActions: readonly RefineAction[]
  /** The visitor's own line can be scored as this. */
  score?: ScoreKind
  layout?: ResultLayout
  live?: LiveMode
  /** Why it cannot do without a model, and what to do instead; absent where the built-in writer can. */
  modelRequiredReason?: string
  onDevice?: OnDeviceTask
  /** Short enough for the small model of a browser. */
  suitsBrowserModel?: true
  /** Takes a picture along; `enough`: with one the prompt may be empty. */
  imageInput?: 'beside' | 'enough'
}

/** A model that some browsers have: it takes the text, and for a translation the field `language`. */
export type OnDeviceTask = 'translate' | 'summarize'

/** What the browser does by itself while the visitor types: nothing is sent, no use counts. It is shown by the tool's `layout`. */
export type LiveMode = {
  /** The field and its value that choose it. */
  fieldName: string
  value: string
  promptLabel: string
  placeholder: string
  hint: string
  promptLimit: number
  /** Fields that matter to it; the others are out of sight. */
  visibleFieldNames: readonly string[]
  /** What is offered for a text that is more than a topic. */
  offerLabel: string
}

/** How a run is shown where it is more than a list of cards; see `components/sets/`. */
export type ResultLayout = 'names' | 'tags' | 'slides' | 'plan' | 'thread' | 'tabs' | 'edits'

/** What a form's values depend on. */
export type FormShape = Pick<PromptForm, 'fields' | 'promptLimit'>

/** A tool as a step of a way: what one of its results is called, such as “hook”. */
export type ChainStep = { type: string; noun: string; path: string }

/** Where a tool stands on the ways from an idea to a finished post. */
export type ChainPosition = {
  /** What one of its own results is called. */
  noun: string
  /** Tools that a text may have come from, directly or through others. */
  previousSteps: readonly ChainStep[]
  /** The steps of the chain that come after it. */
  nextSteps: readonly ChainStep[]
}

export type NextTool = {
  /** Type of the tool that it takes further. */
  sourceType: string
  name: string
  /** What one of its results is called. */
  noun: string
  path: string
  promptLimit: number
  /** Names of the parameters that go along. */
  carriedParameters: readonly string[]
  /** Whether it is the next step of a chain, offered at one click. */
  isNextInChain: boolean
}

export type Example = { prompt: string; parameters?: Record<string, ParameterValue> }

/** `similar` adds results below the one it is used on; every other action replaces that one. */
export type RefineAction = 'similar' | 'shorter' | 'bolder' | 'specific' | 'change'

/** What is asked of one earlier result. */
export type Refinement = {
  action: RefineAction
  item: unknown
  /** How the visitor has edited the result; absent where it still reads as the item says. */
  text?: string
  /** What to change, in the visitor's own words; with `change` only. */
  words?: string
}

/** Longest edited text and longest instruction that a refinement takes, in code points. */
export const MAX_EDITED_TEXT_LENGTH = 4_000
export const MAX_INSTRUCTION_LENGTH = 120

export type ParameterValue = string | number | boolean | readonly string[]

/** Options of a select that name the same `group` stand together under it. */
export type Option = {
  value: string
  label: string
  /** In place of the label where there is little room. */
  shortLabel?: string
  group?: string
  /** With this one code does the work alone, whichever writer the server has. */
  isModelFree?: true
}

/** One input beside the prompt. The form, the schema of `parameters` and the examples derive from it. */
export type Field = FieldInput & {
  /** A setting of a files tool that stands there only while another field has one of these values. */
  visibleWhen?: { field: string; oneOf: readonly string[] }
}

type FieldInput =
  | {
      kind: 'select'
      name: string
      label: string
      options: readonly Option[]
      default: string
      /** Stands above the button; the others are behind “More options”. */
      isAlwaysVisible?: true
      /** A drop-down list when left out; `tabs` stand at the top of the tool. */
      variant?: 'chips' | 'tabs'
      hint?: string
    }
  | {
      kind: 'choices'
      name: string
      label: string
      options: readonly Option[]
      default: readonly string[]
      /** Stands open below the prompt. */
      isAlwaysVisible?: true
      hint?: string
    }
  | {
      kind: 'text'
      /** Stands open below the prompt. */
      isAlwaysVisible?: true
      /** Stands in the folded group "Add details for better results". */
      group?: 'details'
      /** Several lines, kept as they are typed; in tools of the browser alone. */
      isMultiline?: true
      /** Takes a colour, `#rrggbb`, with a `maxLength` of 7; or is out of sight, and filled by a part of the tool's own. */
      variant?: 'colour' | 'hidden'
      name: string
      label: string
      maxLength: number
      default: string
      placeholder?: string
      /** What was entered before in this browser is offered, unless the visitor wants nothing kept. */
      suggestsRecentValues?: true
      hint?: string
    }
  | { kind: 'number'; name: string; label: string; min: number; max: number; default: number; hint?: string }
  | { kind: 'toggle'; name: string; label: string; default: boolean; hint?: string }

type FieldValue<SingleField extends Field> = SingleField extends { kind: 'select' }
  ? SingleField['options'][number]['value']
  : SingleField extends { kind: 'choices' }
    ? readonly SingleField['options'][number]['value'][]
    : SingleField extends { kind: 'number' }
      ? number
      : SingleField extends { kind: 'toggle' }
        ? boolean
        : string

/** The checked parameters of a request: every declared field has a value. */
export type FieldParameters<Fields extends readonly Field[]> = {
  readonly [SingleField in Fields[number] as SingleField['name']]: FieldValue<SingleField>
}
