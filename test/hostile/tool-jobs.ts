import { tools } from '@/content/tools'
import { getMaxPromptLength } from '@/lib/generate/input/generation-request'
import { getMaxTextLength, readParameters } from '@/lib/generate/input/parameters'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import type { PromptTool } from '@/lib/tool/prompt-tool'
import type { TextTool } from '@/lib/tool/text-tool'
import { MAX_SAMPLE_LENGTH } from '@/lib/tool/writing-voice'

export type Work = (text: string) => unknown

/** One entry point of a text into a tool, and the longest text to test. */
export type ToolJob = { type: string; entryPoint: string; maxLength: number }

/** A tool that runs in the visitor's browser may take longer texts; it does not load the server. */
const MAX_BROWSER_LENGTH = 6_000

/** Shorter texts take few steps even with quadratic growth. */
const MIN_LENGTH = 1_000

export function listToolJobs(): ToolJob[] {
  return tools.flatMap((tool): ToolJob[] => {
    if (tool.kind === 'widget' || tool.kind === 'files') return []
    const { type } = tool
    if (tool.kind === 'text') return listTextJobs(tool)
    const prompt = getMaxPromptLength(tool)
    const fields = tool.kind === 'prompt' ? tool.form.fields : tool.fields
    const maxFieldLength = Math.max(0, ...fields.map((field) => (field.kind === 'text' ? field.maxLength : 0)))
    const maxLengths: Record<string, number> = { prompt, fields: maxFieldLength }
    if (tool.kind === 'server') maxLengths['after a link'] = prompt
    else {
      maxLengths.voice = MAX_SAMPLE_LENGTH
      maxLengths.chosen = MAX_CARRY_LENGTH
      maxLengths.item = getMaxTextLength(tool)
      for (const settings of listModelFreeSettings(tool)) maxLengths[settings] = prompt
    }
    return Object.entries(maxLengths)
      .filter(([, maxLength]) => maxLength >= MIN_LENGTH)
      .map(([entryPoint, maxLength]) => ({ type, entryPoint, maxLength }))
  })
}

function listTextJobs({ type, fields, input }: TextTool): ToolJob[] {
  const maxFieldLength = Math.max(0, ...fields.map((field) => (field.kind === 'text' ? field.maxLength : 0)))
  const maxLengths = {
    text: MAX_BROWSER_LENGTH,
    second: input.secondBox ? MAX_BROWSER_LENGTH : 0,
    fields: maxFieldLength,
  }
  return Object.entries(maxLengths)
    .filter(([, maxLength]) => maxLength >= MIN_LENGTH)
    .map(([entryPoint, maxLength]) => ({ type, entryPoint, maxLength: Math.min(maxLength, MAX_BROWSER_LENGTH) }))
}

/** Settings, as JSON, with which the tool processes the prompt without a model. */
function listModelFreeSettings(tool: PromptTool): string[] {
  return tool.form.fields
    .filter((field) => field.kind === 'select')
    .flatMap(({ name, options }) => options.map(({ value }) => ({ [name]: value })))
    .filter((settings) => tool.modelFreeMode?.isChosen({ parameters: readParameters(tool, settings).fields }))
    .map((settings) => JSON.stringify(settings))
}
