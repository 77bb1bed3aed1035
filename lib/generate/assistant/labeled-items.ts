import type { AnswerField } from '@/lib/generate/assistant/answer-fields'
import { type AnswerLine, findClosingRemark } from '@/lib/generate/assistant/answer-lines'
import { normalizeLabel, parseChoice } from '@/lib/generate/assistant/answer-values'
import type { ItemShape, RawItem } from '@/lib/generate/assistant/read-answer'

type LabelMatch = { field: AnswerField; value: string }

const extraLabels: ReadonlySet<string> = new Set(
  'translation english why whyitworks whythisworks rationale explanation charactercount characters wordcount words count tone angleused'.split(
    ' ',
  ),
)

/** Reads items whose values have labels. A new item begins at a number before a label, or at a repeated label. */
export function readLabeledItems(lines: readonly AnswerLine[], shape: ItemShape): RawItem[] {
  const findLabel = createLabelFinder(shape)
  const labels = lines.map((line) => (line.isBlank || line.cells ? null : findLabel(line.text)))
  const hits = labels.filter((label) => label !== null)
  if (hits.length < 2 && hits[0]?.field !== shape.mainField) return []
  const closingIndex = findClosingRemark(lines)
  const end = labels.slice(closingIndex).some((label) => label !== null) ? lines.length : closingIndex
  const items: LabeledItem[] = []
  let currentLines: string[] | null = null
  let currentField: AnswerField | null = null

  for (const [index, line] of lines.slice(0, end).entries()) {
    const label = labels[index] ?? null
    const item = items.at(-1)
    const isRowPart =
      currentField?.kind === 'rows' &&
      label !== null &&
      isColumnLabel(currentField, line.text) &&
      label.field !== shape.fields[0]
    const nextLabel = labels.slice(index + 1, index + 4).find((_, offset) => !lines[index + 1 + offset]?.isBlank)
    const opensItem =
      line.number !== null &&
      !isRowPart &&
      (label !== null || (!!nextLabel && beginsItem(nextLabel.field, item, shape)))
    if (opensItem) {
      items.push(createItem(label ? '' : line.text, shape))
      currentLines = null
      currentField = null
    }
    if (opensItem && !label) continue
    if (label && !isRowPart) {
      const currentItem = items.at(-1)
      const canTakeLabel =
        currentItem && (!currentItem.values.has(label.field) || currentItem.headingField === label.field)
      const target = canTakeLabel ? currentItem : createItem('', shape)
      if (!canTakeLabel) items.push(target)
      if (target.headingField === label.field) target.headingField = null
      currentField = label.field
      currentLines = label.value === '' ? [] : [label.value]
      target.values.set(currentField, currentLines)
      continue
    }
    if (currentLines === null || currentField === null) continue
    const extraLabel = line.text.match(/^([\p{L} ]{2,24}):/u)?.[1]
    if (extraLabel && extraLabels.has(normalizeLabel(extraLabel))) currentLines = null
    else currentLines.push(currentField.kind === 'text' ? line.fullText : line.text)
  }
  return items.map(({ values }) => new Map([...values].map(([field, texts]) => [field, texts.join('\n')])))
}

type LabeledItem = {
  values: Map<AnswerField, string[]>
  /** The field that holds the text beside the item's number. The first label of the same field replaces that text. */
  headingField: AnswerField | null
}

function createItem(heading: string, { fields, mainField }: ItemShape): LabeledItem {
  if (heading === '') return { values: new Map(), headingField: null }
  const choiceField = fields.find(({ kind, options }) => kind === 'choice' && parseChoice(options, heading) !== null)
  const headingField = choiceField ?? mainField
  return { values: new Map([[headingField, [heading]]]), headingField }
}

/** A label after a number begins an item if it is the first field's or the item already has its field. */
function beginsItem(field: AnswerField, item: LabeledItem | undefined, { fields }: ItemShape): boolean {
  return item === undefined || field === fields[0] || item.values.has(field)
}

function isColumnLabel({ columns }: AnswerField, text: string): boolean {
  const label = normalizeLabel(text.split(':')[0] ?? '')
  return columns.some((column) => normalizeLabel(column.label) === label)
}

function createLabelFinder({ fields }: ItemShape): (text: string) => LabelMatch | null {
  const fieldsByLabel = new Map(
    fields.flatMap((field) => {
      const label = normalizeLabel(field.label)
      const names = [label, label.endsWith('s') ? label.slice(0, -1) : `${label}s`]
      return names.map((name) => [name, field] as const)
    }),
  )
  return (text) => {
    const match = text.match(/^([\p{L}\p{N}][\p{L}\p{N} '’/()-]{0,40}?)\s?(?:[:：]|\s[–—-]\s)\s*/u)
    const field = match && fieldsByLabel.get(normalizeLabel(match[1] ?? ''))
    return field ? { field, value: text.slice(match[0].length).trim() } : null
  }
}
