import { z } from 'zod'
import { isRecord } from '@/lib/core/is-record'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { memoizeByObject } from '@/lib/tool/memoize-per-request'
import type { Brief, PromptTool } from '@/lib/tool/prompt-tool'

/** One value of an item in a chat assistant's answer: a line that begins with its label. */
export type AnswerField = {
  /** The property names that lead to the value in the item: two for a value in a nested object. */
  path: readonly string[]
  label: string
  kind: 'text' | 'choice' | 'number' | 'list' | 'rows'
  options: readonly string[]
  /** The parts of a row in order; empty for other kinds. */
  columns: readonly AnswerField[]
}

const PART_SEPARATOR = ' | '

/** Returns the fields in schema order, without `n` and `of`, which follow from the order. Cached by schema. */
export const getAnswerFields = memoizeByObject((itemSchema: z.ZodType): readonly AnswerField[] => {
  const schema = z.toJSONSchema(itemSchema, { io: 'input', unrepresentable: 'any' })
  return buildFields(schema).filter(({ path }) => !['n', 'of'].includes(path.join('.')))
})

function buildFields(schema: unknown, parentPath: readonly string[] = []): AnswerField[] {
  if (!isRecord(schema) || !isRecord(schema.properties)) return []
  return Object.entries(schema.properties).flatMap(([name, property]) => {
    const path = [...parentPath, name]
    if (!isRecord(property)) return []
    if (property.type === 'object') return buildFields(property, path)
    const field = { path, label: toLabel(path), options: [], columns: [] }
    if (property.type === 'array') {
      const columns = buildFields(property.items)
      return [{ ...field, kind: columns.length > 0 ? ('rows' as const) : ('list' as const), columns }]
    }
    if (Array.isArray(property.enum)) return [{ ...field, kind: 'choice' as const, options: property.enum.map(String) }]
    const isNumber = property.type === 'integer' || property.type === 'number'
    return [{ ...field, kind: isNumber ? ('number' as const) : ('text' as const) }]
  })
}

function toLabel(path: readonly string[]): string {
  const words = path.map((name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).join(' ')
  return capitalizeFirst(words)
}

/** Formats an item as the assistant is asked to write it, without its number. */
export function formatItem(fields: readonly AnswerField[], item: unknown): string {
  const [onlyField] = fields
  if (fields.length === 1 && onlyField) return formatValue(onlyField, getValue(item, onlyField.path))
  return fields.map((field) => `${field.label}: ${formatValue(field, getValue(item, field.path))}`.trimEnd()).join('\n')
}

function formatValue(field: AnswerField, value: unknown): string {
  if (field.kind === 'rows') {
    const rows = (Array.isArray(value) ? value : []).map((row) =>
      field.columns.map((column) => String(getValue(row, column.path) ?? '') || '-').join(PART_SEPARATOR),
    )
    return rows.map((row) => `\n- ${row}`).join('')
  }
  if (field.kind !== 'list') return String(value ?? '')
  const texts = (Array.isArray(value) ? value : []).map(String)
  if (texts.some((text) => text.length > 60)) return texts.map((text) => `\n- ${text}`).join('')
  return texts.join(texts.every((text) => text.startsWith('#')) ? ' ' : PART_SEPARATOR)
}

export function describeFields(fields: readonly AnswerField[], { fields: descriptions }: Brief): string {
  return fields
    .map(({ path: [name = '', ...innerNames], label, kind, options, columns }) => {
      const description = innerNames.length === 0 ? (descriptions as Record<string, string>)[name] : undefined
      const notes = [
        kind === 'choice' && `one of ${options.join(', ')}.`,
        kind === 'rows' &&
          `one line each, “- ${columns.map((column) => column.label.toLowerCase()).join(PART_SEPARATOR)}”.`,
        description,
      ]
      return `- ${label}: ${notes.filter(Boolean).join(' ')}`.trimEnd()
    })
    .join('\n')
}

function getValue(item: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), item)
}

/** Returns the field that an unlabeled line fills: the field by which a tool distinguishes its items. */
export function getMainField({ itemSchema, getOpening }: PromptTool, { sample: { item } }: Brief): AnswerField {
  const fields = getAnswerFields(itemSchema)
  const opening = getOpening(item)
  const isOpening = ({ path, kind }: AnswerField) =>
    kind === 'text' && opening !== null && getValue(item, path) === opening
  const mainField = fields.find(isOpening) ?? fields.find(({ kind }) => kind === 'text') ?? fields[0]
  if (!mainField) throw new Error('An item without a field cannot be read.')
  return mainField
}
