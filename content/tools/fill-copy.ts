import { copyValues, networkFields } from '@/content/copy-values'
import { formatCountWord } from '@/lib/core/format/format-count-word'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { mapStrings } from '@/lib/text/placeholders/mask'
import { type Field, MAX_PROMPT_LENGTH } from '@/lib/tool/form'
import type { Tool, ToolCopy } from '@/lib/tool/tool'

export function fillCopy(tool: Tool & { copy: ToolCopy }): ToolCopy {
  return mapStrings(tool.copy, (text) => fillText(text, tool)) as ToolCopy
}

/**
 * Replaces each `{{name}}` with a figure, and throws for an unknown name, which stops the build. A name is one of
 * `content/copy-values.ts`, of the tool's `copyValues` or of its fields, such as `quality.default`, or `textLimit`.
 * Numbers get thousands separators; `{{name:word}}` spells a number, and `{{name:Word}}` spells it with a capital.
 */
export function fillText(text: string, tool: Tool): string {
  const values = {
    ...networkFields,
    ...copyValues,
    ...getFields(tool),
    ...tool.copyValues,
    textLimit: getTextLimit(tool),
  }
  return text.replaceAll(/\{\{([\w.-]+)(?::(word|Word))?\}\}/g, (_, path, style) => {
    const value = findValue(values, path)
    if (typeof value === 'number') return formatFigure(value, style)
    if (typeof value === 'string' && style === undefined) return value
    throw new Error(`copy.md of ${tool.type}: {{${path}}} has no value`)
  })
}

function getFields(tool: Tool): Record<string, Field> {
  if (tool.kind === 'widget') return {}
  const { fields } = tool.kind === 'prompt' ? tool.form : tool
  return Object.fromEntries(fields.map((field) => [field.name, field]))
}

/** Returns the length of the longest text that a tool takes. */
function getTextLimit(tool: Tool): number | undefined {
  if (tool.kind === 'prompt') return tool.form.promptLimit ?? MAX_PROMPT_LENGTH
  if (tool.kind === 'server') return tool.promptLimit
  return tool.kind === 'text' ? tool.input.limit : undefined
}

function findValue(values: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], values)
}

function formatFigure(value: number, style?: 'word' | 'Word'): string {
  if (style === undefined) return value.toLocaleString('en')
  return style === 'word' ? formatCountWord(value) : capitalizeFirst(formatCountWord(value))
}
