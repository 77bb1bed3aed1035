import type { ScoreKind } from './card'
import type { EngineWords } from './engine-words'
import type { Maker } from './maker'

/** The maximum prompt in code points for a tool without its own limit. */
export const MAX_PROMPT_LENGTH = 2_000

/** The maximum chat assistant answer that is parsed, in UTF-16 units. */
export const MAX_ANSWER_LENGTH = 100_000

/** The maximum text that a card passes to the next tool, in code points. */
export const MAX_CARRY_LENGTH = 300

/** The properties of a prompt form that its tool declares. */
export type DeclaredForm = {
  promptLabel: string
  placeholder: string
  hint?: string
  /** The notice for an empty required prompt; defaults to the specification's words. */
  whenEmpty?: { title: string; text: string }
  buttonLabel: string
  /** At least three. An example fills every input. A field that it omits gets its default. */
  examples: readonly Example[]
  refineActions: readonly RefineAction[]
  score?: ScoreKind
  /** Defaults to a list of cards. */
  layout?: ResultLayout
  live?: LiveMode
  onDevice?: OnDeviceTask
  engineWords?: EngineWords
}

/** The prompt form's view of a tool: plain data, passed from the page to the client. */
export type PromptForm = DeclaredForm & {
  type: string
  name: string
  /** In code points. */
  promptLimit: number
  /** Visitors paste a text rather than an idea. */
  expectsLongText?: true
  fields: readonly Field[]
  nextTools: readonly NextTool[]
  makers?: readonly Maker[]
  chainPosition: ChainPosition
  /** Why the tool requires a model, and the alternative; absent where the built-in writer suffices. */
  modelRequiredReason?: string
  suitsBrowserModel?: true
  /** Accepts an image; with `enough`, an image allows an empty prompt. */
  imageInput?: 'beside' | 'enough'
}

/** A task for a model that some browsers have. A translation also uses the field `language`. */
export type OnDeviceTask = 'translate' | 'summarize'

/** The browser works while the visitor types, sends nothing and counts no use. `layout` shows the result. */
type LiveMode = {
  /** The field and the value that select this mode. */
  fieldName: string
  value: string
  promptLabel: string
  placeholder: string
  hint: string
  promptLimit: number
  visibleFieldNames: readonly string[]
  offerLabel: string
}

/** The layout for a run that is more than a list of cards; see `components/sets/`. */
export type ResultLayout = 'names' | 'tags' | 'slides' | 'plan' | 'thread' | 'tabs' | 'edits'

export type FormShape = Pick<PromptForm, 'fields' | 'promptLimit'>

export type ChainStep = { type: string; noun: string; path: string }

export type ChainPosition = {
  noun: string
  /** Tools that a text may have come from, directly or indirectly. */
  previousSteps: readonly ChainStep[]
  nextSteps: readonly ChainStep[]
}

/** Returns what one result is called: a carousel's results are its slides, a thread's its posts. */
export function getResultNoun({ layout, chainPosition }: Pick<PromptForm, 'layout' | 'chainPosition'>): string {
  return layout === 'slides' ? 'slide' : layout === 'thread' ? 'post' : chainPosition.noun
}

export type NextTool = {
  sourceType: string
  name: string
  noun: string
  path: string
  promptLimit: number
  carriedParameters: readonly string[]
  isNextInChain: boolean
}

export type Example = { prompt: string; parameters?: Record<string, ParameterValue> }

/** `similar` adds results below the source card; every other action replaces it. */
export const refineActions = ['similar', 'shorter', 'bolder', 'specific', 'change'] as const

export type RefineAction = (typeof refineActions)[number]

export type Refinement = {
  action: RefineAction
  item: unknown
  /** The result as edited by the visitor; absent while it matches the item. */
  text?: string
  words?: string
}

/** The maximum edited text and instruction of a refinement, in code points. */
export const MAX_EDITED_TEXT_LENGTH = 4_000

export const MAX_INSTRUCTION_LENGTH = 120

export type ParameterValue = string | number | boolean | readonly string[]

/** Options of a select with the same `group` are listed together under it. */
export type Option = {
  value: string
  label: string
  shortLabel?: string
  group?: string
  /** With this option, code alone does the work, regardless of the server's writer. */
  isModelFree?: true
}

export type Field = {
  name: string
  label: string
  hint?: string
  visibleWhen?: { field: string; oneOf: readonly string[] }
} & (
  | {
      kind: 'select'
      options: readonly Option[]
      default: string
      /** Shown above the button; other fields are under “Options”. */
      isAlwaysVisible?: true
      /** A drop-down list by default; `tabs` are at the top of the tool. */
      variant?: 'chips' | 'tabs'
    }
  | { kind: 'choices'; options: readonly Option[]; default: readonly string[]; isAlwaysVisible?: true }
  | {
      kind: 'text'
      isAlwaysVisible?: true
      /** Placed in the collapsed group "Add details for better results". */
      group?: 'details'
      /** Several lines, stored exactly as typed; only in browser-only tools. */
      isMultiline?: true
      /** `colour` accepts `#rrggbb`, so `maxLength` is 7. The tool's own components fill `hidden` fields. */
      variant?: 'colour' | 'hidden'
      maxLength: number
      default: string
      placeholder?: string
      /** Suggests values entered earlier in this browser, unless the visitor has turned off storage. */
      suggestsRecentValues?: true
    }
  | {
      kind: 'number'
      min: number
      max: number
      default: number
      /** A number box by default; `slider` adds a slider below it. */
      variant?: 'slider'
    }
  | { kind: 'toggle'; default: boolean }
)

type FieldValue<SingleField extends Field> = SingleField extends { kind: 'select' }
  ? SingleField['options'][number]['value']
  : SingleField extends { kind: 'choices' }
    ? readonly SingleField['options'][number]['value'][]
    : SingleField extends { kind: 'number' }
      ? number
      : SingleField extends { kind: 'toggle' }
        ? boolean
        : string

export type FieldParameters<Fields extends readonly Field[]> = {
  readonly [SingleField in Fields[number] as SingleField['name']]: FieldValue<SingleField>
}
