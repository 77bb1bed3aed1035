import type { FilesTool } from './files-tool'
import type { PromptTool } from './prompt-tool'
import type { ServerTool } from './server-tool'
import type { TextBlock, TextTool } from './text-tool'

export type PlatformId = 'tiktok' | 'instagram' | 'youtube' | 'twitter'

export type GroupId = PlatformId | 'image' | 'text'

export type StartingPoint = 'line' | 'text' | 'link' | 'file' | 'numbers'

/** The properties that all tools share. All lists of tools derive from these and from the folder's `copy.md`. */
export type ToolIdentity = {
  /** The folder's name, which is the specification's tool type identifier. */
  type: string
  /** Defaults to the group's path and the type: `/text-tools/word-counter`. */
  path?: `/${string}`
  /** A name of lucide.dev. */
  icon: string
  /** The position within its group: tools are displayed by ascending order. */
  order: number
  /** A heading of the image or the text page (`content/catalog.ts`). Required in the groups `image` and `text`. */
  category?: 'size' | 'design' | 'ai' | 'utility' | 'write' | 'fix' | 'count' | 'format' | 'creator'
  /**
   * What a visitor brings, for the filter of `/tools`. Defaults to what tools of the kind usually start from. A writing
   * tool whose first is `text` has a larger box.
   */
  startingPoints?: readonly StartingPoint[]
  /** Search terms beyond the keywords of `copy.md`, separated by commas. An exact match ranks first. */
  searchWords?: string
  /** Figures that `copy.md` names, as in `{{maxNames}}`, besides those of all tools in `content/copy-values.ts`. */
  copyValues?: Readonly<Record<string, unknown>>
  /** Sources that code knows, listed before those of `copy.md`. */
  sources?: ToolCopy['sources']
  /** Types of four tools shown under "Related tools". */
  relatedToolTypes: readonly string[]
}

export type ToolCopy = {
  name: string
  /** `<title>`, at most 60 characters. */
  title: string
  /** Meta description, 70 to 160 characters. */
  description: string
  /** Below the heading, at most 110 characters, so that the input stays on a phone's first screen. */
  summary: string
  /** On cards and in search, at most 90 characters. */
  card: string
  keywords: readonly string[]
  /** At least three. */
  steps: readonly { title: string; text: string }[]
  /** At least four. */
  features: readonly { title: string; text: string }[]
  /** At least five. */
  faq: readonly { question: string; answer: string }[]
  /** Titles of the page's sections that are not derived from the tool's name. */
  sections?: { steps?: string; stepsLead?: string; features?: string }
  sources: readonly { label: string; url: string; checked: `${number}-${number}` }[]
}

export type ListedTool = Pick<Required<ToolIdentity>, 'type' | 'path' | 'icon'> & { copy: ToolCopy; group: GroupId }

/** A short answer in a sample, in the size and color of the tool's own result. */
export type SampleAnswer = {
  kind: 'answer'
  name: string
  answer: string
  style: 'large' | 'muted' | 'ink' | 'danger'
  note: string
}

/** Files as the tool lists them, with the label of each button. */
export type SampleFiles = {
  kind: 'files'
  name: string
  files: readonly { label: string; details: string; action: string }[]
}

/** A voice-over with a player, in the order of the tool's own result. */
export type SampleAudio = {
  kind: 'audio'
  url: string
  /** One digit per bar of the waveform, from 1 to 9. */
  peaks: string
  details: string
  fileTypes: readonly string[]
  captions: readonly { time: string; text: string }[]
}

export type SampleResult = TextBlock | SampleAnswer | SampleFiles | SampleAudio

/** Makes what the tool's page shows before the first use, at build time. */
export type GetSample = () => Promise<{ input: string; results: readonly SampleResult[]; note: string }>

/** A tool with its own view. Sends nothing to a server, unless the view offers `promptTool` or `sendsAudio`. */
export type WidgetTool = ToolIdentity & {
  kind: 'widget'
  /** When the code of its view loads; see record 3 in `docs/decisions`. */
  loads: 'page' | 'idle' | 'first-interaction'
  /** An additional prompt tool for a model, under the same type. */
  promptTool?: PromptTool
  /** A button may send the audio of the visitor's video. */
  sendsAudio?: boolean
  getSample?: GetSample
}

/** The default export of `tool.ts`, to which the registry adds the folder's name as `type`. */
export type ToolDefinition<DefinedTool extends ToolIdentity> = Omit<DefinedTool, 'type'>

export type ApiTool = PromptTool | ServerTool

export type Tool = ApiTool | TextTool | FilesTool | WidgetTool

export function defineWidgetTool(tool: Omit<WidgetTool, 'type' | 'kind'>): ToolDefinition<WidgetTool> {
  return { kind: 'widget', ...tool }
}
