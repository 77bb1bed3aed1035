import { z } from 'zod'
import { isRecord } from '@/lib/core/is-record'
import { type AnswerField, getAnswerFields, getMainField } from '@/lib/generate/assistant/answer-fields'
import { type AnswerLine, readLines } from '@/lib/generate/assistant/answer-lines'
import { normalizeLabel, parseValue } from '@/lib/generate/assistant/answer-values'
import { readLabeledItems } from '@/lib/generate/assistant/labeled-items'
import { readPlainItems } from '@/lib/generate/assistant/plain-items'
import { ItemReader } from '@/lib/openai/text/item-reader'
import type { WritingJob } from '@/lib/tool/engine'
import type { Brief, PromptTool } from '@/lib/tool/prompt-tool'

export type RawItem = ReadonlyMap<AnswerField, unknown>

/** Items in the tool's own shape, whose limits `fit` checks, or why there are none. */
type AnswerReading = { items: readonly unknown[] } | { problem: 'refused' | 'unreadable' }

export type ItemShape = ReturnType<typeof getItemShape>

/** Parses numbered lines with labels, bullets, tables or JSON among other text. Takes linear time. */
export function readAnswer(answer: string, { tool, input, count }: WritingJob): AnswerReading {
  const brief = tool.buildBrief(input)
  const shape = getItemShape(tool, brief, count)
  const lines = readLines(answer)
  const isRefusal =
    // A longer answer may only apologize first.
    answer.length < 1_200 &&
    refusalPattern.test(answer.trimStart().slice(0, 160)) &&
    !lines.some(({ number }) => number === 1) &&
    lines.filter(({ hasBullet }) => hasBullet).length < 2 &&
    !(brief.outputShape === 'rewrite' && refusalPattern.test(input.prompt))
  const readers = [
    () => readJsonItems(answer, shape),
    () => readLabeledItems(lines, shape),
    () => readTableItems(lines, shape),
  ]
  const structuredItems = readers
    .values()
    .map((read) => read())
    .find((items) => items.length > 0)
  const rawItems = structuredItems ?? (isRefusal ? [] : readPlainItems(lines, shape, count))
  const items = toItems(rawItems, tool, shape)
  return items.length > 0 ? { items } : { problem: isRefusal ? 'refused' : 'unreadable' }
}

function getItemShape(tool: PromptTool, brief: Brief, count: number) {
  return {
    fields: getAnswerFields(tool.itemSchema),
    mainField: getMainField(tool, brief),
    isNameList: tool.form.layout === 'names',
    /** The whole answer is one item, unless it is numbered. */
    isSingle: count === 1,
    /** Each option of the choice field has one item, which is a list. */
    isListSet: brief.outputShape === 'lists',
  }
}

const refusalPattern =
  /(?<!\p{L})(?:I (?:can ?not|can[’']t|am unable|am not able|won[’']t|must decline)|I[’']m (?:sorry|unable|not able)|sorry, (?:but )?I|as an AI|against (?:my|our) (?:guidelines|policies)|no puedo|lo siento|não posso|je ne peux pas|désolée?|ich kann (?:das|dir|dabei)|tut mir leid)(?!\p{L})/iu

function readJsonItems(answer: string, { fields, mainField }: ItemShape): RawItem[] {
  if (!/[[{]\s*["{[]/.test(answer)) return []
  const toRawItem = (value: unknown): RawItem | null => {
    if (typeof value === 'string') return fields.length === 1 ? new Map([[mainField, value]]) : null
    if (!isRecord(value)) return null
    const valuesByLabel = flattenRecord(value)
    const entries = fields.flatMap((field) => {
      const fieldValue = valuesByLabel.get(normalizeLabel(field.label))
      return fieldValue === undefined ? [] : [[field, fieldValue] as const]
    })
    return entries.length * 2 >= fields.length ? new Map(entries) : null
  }
  const reader = new ItemReader(z.custom((value) => toRawItem(value) !== null))
  return reader.push(answer).flatMap(({ item }) => toRawItem(item) ?? [])
}

function flattenRecord(record: Record<string, unknown>): Map<string, unknown> {
  const entries = Object.entries(record).flatMap(([name, value]) => [
    [normalizeLabel(name), value] as const,
    ...(isRecord(value)
      ? Object.entries(value).map(([innerName, innerValue]) => [normalizeLabel(name + innerName), innerValue] as const)
      : []),
  ])
  return new Map(entries)
}

/** Reads columns by label, by order, or only the longest. A table in a single text belongs to the text. */
function readTableItems(lines: readonly AnswerLine[], { fields, mainField, isSingle }: ItemShape): RawItem[] {
  if (isSingle && fields.length === 1) return []
  const [headerCells, ...rows] = lines.flatMap(({ cells }) => (cells ? [cells] : []))
  if (!headerCells || rows.length === 0) return []
  const knownColumns = headerCells.map(
    (cell) => fields.find(({ label }) => normalizeLabel(label) === normalizeLabel(cell)) ?? null,
  )
  const columns = knownColumns.some((field) => field !== null)
    ? knownColumns
    : getColumnsByOrder(headerCells, rows, fields, mainField)
  return rows.flatMap((cells) => {
    const entries = cells.flatMap((cell, index) => {
      const field = columns[index]
      return field ? [[field, cell] as const] : []
    })
    return entries.length > 0 ? [new Map(entries)] : []
  })
}

function getColumnsByOrder(
  headerCells: readonly string[],
  rows: readonly (readonly string[])[],
  fields: readonly AnswerField[],
  mainField: AnswerField,
): (AnswerField | null)[] {
  const numberColumnCount = rows.every(([cell = '']) => /^\d{1,3}\.?$/.test(cell)) ? 1 : 0
  if (headerCells.length - numberColumnCount === fields.length)
    return [...Array(numberColumnCount).fill(null), ...fields]
  const getColumnLength = (index: number) => rows.reduce((sum, cells) => sum + (cells[index]?.length ?? 0), 0)
  const longestColumnIndex = headerCells.reduce(
    (bestIndex, _, index) => (getColumnLength(index) > getColumnLength(bestIndex) ? index : bestIndex),
    numberColumnCount,
  )
  return headerCells.map((_, index) => (index === longestColumnIndex ? mainField : null))
}

function toItems(rawItems: readonly RawItem[], tool: PromptTool, { fields, isListSet }: ItemShape): unknown[] {
  return rawItems.flatMap((rawItem, position) => {
    const item: Record<string, unknown> = { n: position + 1, of: rawItems.length }
    let hasText = false
    for (const field of fields) {
      const rawValue =
        rawItem.get(field) ?? (isListSet && field.kind === 'choice' ? field.options[position] : undefined)
      const value = parseValue(field, rawValue, position)
      if (field.kind !== 'choice' && field.kind !== 'number')
        hasText ||= Array.isArray(value) ? value.length > 0 : value !== ''
      setValue(item, field.path, value)
    }
    const parsedItem = tool.itemSchema.safeParse(item)
    return hasText && parsedItem.success ? [parsedItem.data] : []
  })
}

function setValue(item: Record<string, unknown>, [name = '', innerName]: readonly string[], value: unknown): void {
  if (innerName === undefined) item[name] = value
  else item[name] = { ...(isRecord(item[name]) ? item[name] : {}), [innerName]: value }
}
