import 'server-only'
import type { FilesToolInfo } from '@/components/files/files-tool-info'
import { findToolByType, tools } from '@/content/tools'
import { suitsShortPrompt } from '@/lib/generate/assistant/short-brief'
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
import type { PromptTool } from '@/lib/tool/prompt-tool'
import type { ServerTool, ServerToolInfo } from '@/lib/tool/server-tool'
import type { TextForm, TextTool } from '@/lib/tool/text-tool'
import type { ApiTool, ListedTool } from '@/lib/tool/tool'
import { fillText } from './fill-copy'
import { getCarriedFieldNames, getNextStep, getNextSteps, getPreviousSteps } from './tool-chains'

type WithCopy<Tool> = Tool & Pick<ListedTool, 'copy'>

/** Returns the data that the page passes to the client, without the tool's writing code. */
export function buildPromptForm(tool: WithCopy<PromptTool>): PromptForm {
  const {
    promptLabel,
    placeholder,
    hint,
    whenEmpty,
    buttonLabel,
    fields,
    examples,
    refineActions,
    score,
    layout,
    live,
    onDevice,
    engineWords,
  } = tool.form
  return {
    type: tool.type,
    name: tool.copy.name,
    promptLabel,
    placeholder,
    ...(hint && { hint: fillText(hint, tool) }),
    ...(whenEmpty && { whenEmpty }),
    promptLimit: tool.form.promptLimit ?? MAX_PROMPT_LENGTH,
    ...(tool.startingPoints?.[0] === 'text' && { expectsLongText: true as const }),
    buttonLabel,
    fields,
    examples,
    nextTools: buildNextTools(tool, fields),
    ...(tool.makers && { makers: buildMakers(tool.makers) }),
    chainPosition: getChainPosition(tool),
    refineActions,
    ...(score && { score }),
    ...(layout && { layout }),
    ...(live && { live }),
    ...(typeof tool.draft === 'string' && { modelRequiredReason: tool.draft }),
    ...(onDevice && { onDevice }),
    ...(engineWords && { engineWords }),
    ...(suitsShortPrompt(tool) && { suitsBrowserModel: true as const }),
    ...(tool.imageInput && { imageInput: tool.imageInput }),
  }
}

export function getServerToolInfo(tool: WithCopy<ServerTool>): ServerToolInfo {
  const { type, copy, promptLimit, fields } = tool
  return { type, name: copy.name, promptLimit, fields, nextTools: buildNextTools(tool, fields) }
}

export function buildTextForm({
  type,
  copy,
  input,
  fields,
  visibleFieldCount,
  optionSetsLabel,
  timeLimit,
}: WithCopy<TextTool>): TextForm {
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

/** The next step of the tool's chain comes first, followed by the tools that this tool names. */
function buildNextTools(
  { type: currentType, nextToolTypes = [] }: ApiTool,
  currentFields: readonly Field[],
): NextTool[] {
  const nextStepType = getNextStep(currentType)
  const types = new Set([...(nextStepType ? [nextStepType] : []), ...nextToolTypes])
  return [...types].flatMap((type) => {
    const nextTool = findToolByType(type)
    if (nextTool?.kind !== 'prompt') return []
    const { promptLimit = MAX_PROMPT_LENGTH, fields, noun } = nextTool.form
    const carriedParameters = getCarriedFieldNames(currentFields, fields)
    const { copy, path } = nextTool
    return [
      {
        sourceType: currentType,
        name: copy.name,
        noun,
        path,
        promptLimit,
        carriedParameters,
        isNextInChain: type === nextStepType,
      },
    ]
  })
}

function buildMakers(makers: NonNullable<PromptTool['makers']>): Maker[] {
  return makers.flatMap(({ type, ...maker }) => {
    const tool = findToolByType(type)
    return tool ? [{ ...maker, name: tool.copy.name, path: tool.path }] : []
  })
}

function getChainPosition({ type: currentType, form }: PromptTool): ChainPosition {
  const referringTypes = tools
    .filter((tool) => 'nextToolTypes' in tool && tool.nextToolTypes?.includes(currentType))
    .map(({ type }) => type)
  return {
    noun: form.noun,
    previousSteps: buildChainSteps([...new Set([...getPreviousSteps(currentType), ...referringTypes])]),
    nextSteps: buildChainSteps(getNextSteps(currentType)),
  }
}

function buildChainSteps(types: readonly string[]): ChainStep[] {
  return types.flatMap((type) => {
    const tool = findToolByType(type)
    return tool?.kind === 'prompt' ? [{ type, noun: tool.form.noun, path: tool.path }] : []
  })
}

export function getFilesToolInfo({
  type,
  dropzoneLabel,
  fields,
  visibleFieldCount,
  nextToolTypes,
  buttonLabel,
}: FilesTool & Pick<ListedTool, 'path'>): FilesToolInfo {
  const nextTools = nextToolTypes.flatMap((nextType) => {
    const tool = findToolByType(nextType)
    return tool?.kind === 'files' || tool?.kind === 'widget'
      ? [{ type: tool.type, name: tool.copy.name, path: tool.path }]
      : []
  })
  return { type, dropzoneLabel, fields, visibleFieldCount, nextTools, buttonLabel: buttonLabel ?? null }
}
