import 'server-only'
import type { FilesTarget } from '@/components/files/target'
import { carriedFields } from '@/content/curated/carried-fields'
import { stepAfter, stepsAhead, stepsBefore } from '@/content/curated/tool-chains'
import type { PromptTool, ServedTool, ServerTool } from '@/lib/tool/define'
import type { FilesTool } from '@/lib/tool/files-tool'
import { type Field, MAX_PROMPT, type NextTool, type Step, type ToolForm, type Way } from '@/lib/tool/form'
import type { Maker } from '@/lib/tool/maker'
import type { ServerTarget } from '@/lib/tool/target'
import type { TextForm, TextTool } from '@/lib/tool/text-tool'
import { toolByType, tools } from '.'

/** What the page passes to the client: plain data, nothing of how the tool writes. */
export function formOf(tool: PromptTool): ToolForm {
  const {
    promptLabel,
    placeholder,
    hint,
    whenEmpty,
    button,
    fields,
    examples,
    refine,
    score,
    look,
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
    promptLimit: tool.form.promptLimit ?? MAX_PROMPT,
    button,
    fields,
    examples,
    next: nextOf(tool, tool.next, fields),
    ...(tool.makers && { makers: makersOf(tool.makers) }),
    way: wayOf(tool),
    refine,
    ...(score && { score }),
    ...(look && { look }),
    ...(live && { live }),
    ...('none' in tool.draft && { needsModel: tool.draft.none }),
    ...(onDevice && { onDevice }),
    ...(tool.picture && { picture: tool.picture }),
  }
}

/** What a server tool's page passes to its client component. */
export function targetOf(tool: ServerTool): ServerTarget {
  const { type, copy, promptLimit, fields } = tool
  return { type, name: copy.name, promptLimit, fields, next: nextOf(tool, tool.next ?? [], fields) }
}

/** What a text tool's page passes to its client component. */
export function textFormOf({ type, copy, input, fields, shown, sets, time }: TextTool): TextForm {
  return {
    type,
    name: copy.name,
    input,
    fields,
    ...(shown && { shown }),
    ...(sets && { sets }),
    ...(time && { time }),
  }
}

/** Where a result can go: the next step of the tool's chain, once that tool exists, then what the tool names. */
function nextOf(
  { type: own }: ServedTool,
  named: readonly string[],
  ownFields: readonly Field[],
): NextTool[] {
  const step = stepAfter(own)
  const types = new Set([...(step ? [step] : []), ...named])
  return [...types].flatMap((type) => {
    const next = toolByType(type)
    if (next?.kind !== 'prompt') return []
    const { promptLimit = MAX_PROMPT, fields, noun } = next.form
    const carries = carriedFields(ownFields, fields)
    const { copy, path } = next
    return [{ from: own, name: copy.name, noun, path, promptLimit, carries, inChain: type === step }]
  })
}

function makersOf(ways: NonNullable<PromptTool['makers']>): Maker[] {
  return ways.flatMap(({ type, ...way }) => {
    const tool = toolByType(type)
    return tool ? [{ ...way, name: tool.copy.name, path: tool.path }] : []
  })
}

/** The tool's place among those that hand their results to each other. */
function wayOf({ type: own, form }: PromptTool): Way {
  const named = tools.filter((tool) => 'next' in tool && tool.next?.includes(own)).map(({ type }) => type)
  return {
    noun: form.noun,
    before: stepsOf([...new Set([...stepsBefore(own), ...named])]),
    ahead: stepsOf(stepsAhead(own)),
  }
}

function stepsOf(types: readonly string[]): Step[] {
  return types.flatMap((type) => {
    const tool = toolByType(type)
    return tool?.kind === 'prompt' ? [{ type, noun: tool.form.noun, path: tool.path }] : []
  })
}

/** What a files tool's page passes to the workbench. */
export function filesTargetOf({
  type,
  path,
  invitation,
  fields,
  shown,
  next,
  button,
}: FilesTool): FilesTarget {
  const tools = next.flatMap((other) => {
    const tool = toolByType(other)
    return tool?.kind === 'files' || tool?.kind === 'widget'
      ? [{ type: tool.type, name: tool.copy.name, path: tool.path }]
      : []
  })
  return { type, path, invitation, fields, shown, next: tools, button: button ?? null }
}
