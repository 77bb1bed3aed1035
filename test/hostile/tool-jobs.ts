import { tools } from '@/content/tools'
import { longestText } from '@/lib/generate/input/item-size'
import { readParameters } from '@/lib/generate/input/parameters'
import { promptLimitOf } from '@/lib/generate/input/read-prompt'
import type { PromptTool } from '@/lib/tool/define'
import { MAX_CARRY } from '@/lib/tool/form'
import type { TextTool } from '@/lib/tool/text-tool'
import { MAX_SAMPLE } from '@/lib/tool/voice'

/** What a tool does with a text. */
export type Work = (text: string) => unknown

/** One way by which a text gets into a tool, and the longest that is tried. */
export type ToolJob = { type: string; way: string; longest: number }

/** What comes to a tool that runs in the visitor's own browser may be longer; it is no burden to the site. */
const longestInBrowser = 6_000

/** Shorter texts take few steps even where these grow with the square. */
const shortest = 1_000

/** Every way into every tool that the server answers for. */
export function toolJobs(): ToolJob[] {
  return tools.flatMap((tool): ToolJob[] => {
    if (tool.kind === 'widget' || tool.kind === 'files') return []
    const { type } = tool
    if (tool.kind === 'text') return textJobs(tool)
    const prompt = promptLimitOf(tool)
    const fields = tool.kind === 'prompt' ? tool.form.fields : tool.fields
    const field = Math.max(0, ...fields.map((one) => (one.kind === 'text' ? one.maxLength : 0)))
    const ways: Record<string, number> = { prompt, fields: field }
    if (tool.kind === 'server') ways['after a link'] = prompt
    else {
      ways.voice = MAX_SAMPLE
      ways.chosen = MAX_CARRY
      const item = longestText(tool)
      ways.item = item
      for (const action of ['similar', 'shorter'] as const) {
        if (tool.form.refine.includes(action)) ways[action] = item
      }
      for (const given of directSettings(tool)) ways[given] = prompt
    }
    return Object.entries(ways)
      .filter(([, longest]) => longest >= shortest)
      .map(([way, longest]) => ({ type, way, longest }))
  })
}

function textJobs({ type, fields, input }: TextTool): ToolJob[] {
  const field = Math.max(0, ...fields.map((one) => (one.kind === 'text' ? one.maxLength : 0)))
  const ways = { text: longestInBrowser, second: input.second ? longestInBrowser : 0, fields: field }
  return Object.entries(ways)
    .filter(([, longest]) => longest >= shortest)
    .map(([way, longest]) => ({ type, way, longest: Math.min(longest, longestInBrowser) }))
}

/** Settings, as JSON, under which the tool takes the prompt apart by itself. */
function directSettings(tool: PromptTool): string[] {
  return tool.form.fields
    .filter((field) => field.kind === 'select')
    .flatMap(({ name, options }) => options.map(({ value }) => ({ [name]: value })))
    .filter((given) => tool.direct?.isChosen({ parameters: readParameters(tool, given).fields }))
    .map((given) => JSON.stringify(given))
}
