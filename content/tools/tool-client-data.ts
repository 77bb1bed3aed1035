import 'server-only'
import type { FilesToolInfo } from '@/components/files/files-tool-info'
import { carriedFields } from '@/content/curated/carried-fields'
import { stepAfter, stepsAhead, stepsBefore } from '@/content/curated/tool-chains'
import type { ApiTool, PromptTool, ServerTool } from '@/lib/tool/define'
import type { FilesTool } from '@/lib/tool/files-tool'
import {
  type ChainPosition,
  type ChainStep,
  type Field,
  MAX_PROMPT_LENGTH,
  type NextTool,
  type PromptForm,
} from '@/lib/tool/form'
import type { Maker } from '@/lib/tool/maker'
import type { ServerToolInfo } from '@/lib/tool/server-tool-info'
import type { TextForm, TextTool } from '@/lib/tool/text-tool'
import { toolByType, tools } from '.'

/** What the page passes to the client: plain data, nothing of how the tool writes. */
export function buildPromptForm(tool: PromptTool): PromptForm {
  const {
    promptLabel,
    placeholder,
    hint,
    whenEmpty,
    button,
    fields,
    examples,
    refineActions,
    score,
    layout,
    live,
    onDevice,
  } = tool.form
  return {
    type: tool.type,
    name: tool.copy.name,
    promptLabel,
    placeholder,
    ...(hint && { hint }),
    ...(whenEmpty && { whenEmpty }),
    promptLimit: tool.form.promptLimit ?? MAX_PROMPT_LENGTH,
    button,
    fields,
    examples,
    next: nextOf(tool, tool.next, fields),
    ...(tool.makers && { makers: makersOf(tool.makers) }),
    chainPosition: getChainPosition(tool),
    refineActions,
    ...(score && { score }),
    ...(layout && { layout }),
    ...(live && { live }),
    ...('none' in tool.draft && { modelRequiredReason: tool.draft.none }),
    ...(onDevice && { onDevice }),
    ...(tool.imageInput && { imageInput: tool.imageInput }),
  }
}

/** What a server tool's page passes to its client component. */
export function getServerToolInfo(tool: ServerTool): ServerToolInfo {
  const { type, copy, promptLimit, fields } = tool
  return { type, name: copy.name, promptLimit, fields, next: nextOf(tool, tool.next ?? [], fields) }
}

/** What a text tool's page passes to its client component. */
export function buildTextForm({
  type,
  copy,
  input,
  fields,
  visibleFieldCount,
  optionSetsLabel,
  timeLimit,
}: TextTool): TextForm {
  return {
    type,
    name: copy.name,
    input,
    fields,
    ...(visibleFieldCount && { visibleFieldCount }),
    ...(optionSetsLabel && { optionSetsLabel }),
    ...(timeLimit && { timeLimit }),
  }
}

/** Where a result can go: the next step of the tool's chain, once that tool exists, then what the tool names. */
function nextOf({ type: own }: ApiTool, named: readonly string[], ownFields: readonly Field[]): NextTool[] {
  const step = stepAfter(own)
  const types = new Set([...(step ? [step] : []), ...named])
  return [...types].flatMap((type) => {
    const next = toolByType(type)
    if (next?.kind !== 'prompt') return []
    const { promptLimit = MAX_PROMPT_LENGTH, fields, noun } = next.form
    const carries = carriedFields(ownFields, fields)
    const { copy, path } = next
    return [
      {
        from: own,
        name: copy.name,
        noun,
        path,
        promptLimit,
        carriedParameters: carries,
        isNextInChain: type === step,
      },
    ]
  })
}

function makersOf(ways: NonNullable<PromptTool['makers']>): Maker[] {
  return ways.flatMap(({ type, ...way }) => {
    const tool = toolByType(type)
    return tool ? [{ ...way, name: tool.copy.name, path: tool.path }] : []
  })
}

/** The tool's place among those that hand their results to each other. */
function getChainPosition({ type: own, form }: PromptTool): ChainPosition {
  const named = tools.filter((tool) => 'next' in tool && tool.next?.includes(own)).map(({ type }) => type)
  return {
    noun: form.noun,
    previousSteps: stepsOf([...new Set([...stepsBefore(own), ...named])]),
    nextSteps: stepsOf(stepsAhead(own)),
  }
}

function stepsOf(types: readonly string[]): ChainStep[] {
  return types.flatMap((type) => {
    const tool = toolByType(type)
    return tool?.kind === 'prompt' ? [{ type, noun: tool.form.noun, path: tool.path }] : []
  })
}

/** What a files tool's page passes to the workbench. */
export function getFilesToolInfo({
  type,
  path,
  dropzoneLabel,
  fields,
  visibleFieldCount,
  next,
  button,
}: FilesTool): FilesToolInfo {
  const tools = next.flatMap((other) => {
    const tool = toolByType(other)
    return tool?.kind === 'files' || tool?.kind === 'widget'
      ? [{ type: tool.type, name: tool.copy.name, path: tool.path }]
      : []
  })
  return { type, path, dropzoneLabel, fields, visibleFieldCount, next: tools, button: button ?? null }
}
