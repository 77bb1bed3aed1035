import type { AnswerField } from '@/lib/generate/assistant/answer-fields'
import { type AnswerLine, findClosingRemark, isOpeningRemark } from '@/lib/generate/assistant/answer-lines'
import type { ItemShape, RawItem } from '@/lib/generate/assistant/read-answer'

/** A longer unnumbered text is not an answer to a request for short items. */
const MAX_UNNUMBERED_LENGTH = 8_000

/** Splits an answer without labels by numbers, bullets or paragraphs. A single item takes the whole answer. */
export function readPlainItems(lines: readonly AnswerLine[], shape: ItemShape, count: number): RawItem[] {
  const body = removeRemarks(lines)
  if (body.length === 0) return []
  if (shape.isListSet) return readSingleList(body, shape)
  const blocks = splitByNumber(body)
  if (shape.isSingle) return shape.fields.length === 1 ? toRawItems(blocks.length === 1 ? blocks : [body], shape) : []
  if (blocks.length > 0) return toRawItems(blocks, shape)
  const isLong = body.reduce((length, line) => length + line.text.length, 0) > MAX_UNNUMBERED_LENGTH
  if (isLong) return []
  const bullets = body.filter(({ hasBullet, isIndented }) => hasBullet && !isIndented)
  if (bullets.length > 1)
    return toRawItems(
      splitBefore(body, ({ hasBullet, isIndented }) => hasBullet && !isIndented),
      shape,
    )
  const paragraphs = splitAtBlankLines(body)
  return paragraphs.length > 1 && paragraphs.length <= 3 * count ? toRawItems(paragraphs, shape) : []
}

function removeRemarks(lines: readonly AnswerLine[]): AnswerLine[] {
  const firstIndex = lines.findIndex((line) => !line.isBlank)
  const firstLine = lines[firstIndex]
  if (!firstLine) return []
  const hasOpeningRemark =
    firstLine.number === null &&
    !firstLine.hasBullet &&
    isOpeningRemark(firstLine.fullText) &&
    lines.slice(firstIndex + 1).some((line) => !line.isBlank)
  const body = lines.slice(hasOpeningRemark ? firstIndex + 1 : firstIndex)
  return body.slice(0, findClosingRemark(body))
}

/** Splits lines into parts numbered 1, 2, 3 …; other numbers belong to the text. Drops lines before the first part. */
function splitByNumber(lines: readonly AnswerLine[]): AnswerLine[][] {
  let expectedNumber = 1
  return splitBefore(lines, ({ number, isIndented }) => {
    const isNext = number === expectedNumber && !(isIndented && expectedNumber > 1 && number === 1)
    if (isNext) expectedNumber += 1
    return isNext
  })
}

function splitBefore(lines: readonly AnswerLine[], startsPart: (line: AnswerLine) => boolean): AnswerLine[][] {
  const parts: AnswerLine[][] = []
  for (const line of lines) {
    if (startsPart(line)) parts.push([{ ...line, fullText: line.text }])
    else parts.at(-1)?.push(line)
  }
  return parts
}

function splitAtBlankLines(lines: readonly AnswerLine[]): AnswerLine[][] {
  const parts: AnswerLine[][] = [[]]
  for (const line of lines) {
    if (line.isBlank) parts.push([])
    else parts.at(-1)?.push(line)
  }
  return parts.filter((part) => part.length > 0)
}

function toRawItems(blocks: readonly AnswerLine[][], shape: ItemShape): RawItem[] {
  return blocks.flatMap((block) => {
    const texts = block.map(({ fullText }) => fullText)
    const text = texts.join('\n').trim()
    return text === '' ? [] : [toRawItem(text, shape)]
  })
}

const hashtagLinePattern = /^(?:#[\p{L}\p{N}_]+[\s,]*)+$/u

/** Assigns a block's first line to the main field, its hashtags to the tag list and the rest to the next text field. */
function toRawItem(text: string, { fields, mainField, isNameList }: ItemShape): RawItem {
  if (fields.length === 1) return new Map([[mainField, text]])
  const textFields = fields.slice(fields.indexOf(mainField) + 1).filter(({ kind }) => kind === 'text')
  if (isNameList) {
    const [name = '', reason = ''] = text.split(/\s[–—-]\s|:\s|\s\(/, 2).map((part) => part.trim())
    const reasonField = textFields.at(-1)
    return new Map<AnswerField, string>([[mainField, name], ...(reasonField ? [[reasonField, reason] as const] : [])])
  }
  const lines = text.split('\n')
  const tagField = fields.find(({ kind, label }) => kind === 'list' && /tags?$/i.test(label))
  const tagLines = tagField ? lines.filter((line) => hashtagLinePattern.test(line.trim())) : []
  const [firstLine = '', ...otherLines] = lines.filter((line) => !tagLines.includes(line))
  const rest = otherLines.join('\n').trim()
  const restField = textFields[0]
  return new Map<AnswerField, string>([
    [mainField, restField ? firstLine : [firstLine, rest].join('\n').trim()],
    ...(restField ? [[restField, rest] as const] : []),
    ...(tagField ? [[tagField, tagLines.join(' ')] as const] : []),
  ])
}

function readSingleList(lines: readonly AnswerLine[], { fields }: ItemShape): RawItem[] {
  const listField = fields.find(({ kind }) => kind === 'list' || kind === 'rows')
  const choiceField = fields.find(({ kind }) => kind === 'choice')
  const text = lines.map((line) => line.text).join('\n')
  const hashtags = text.match(/#[\p{L}\p{N}_]+/gu) ?? []
  const entries =
    hashtags.length > 1
      ? hashtags
      : lines.filter((line) => line.hasBullet || line.number !== null).map((line) => line.text)
  if (!listField || entries.length === 0) return []
  return [
    new Map<AnswerField, unknown>([
      ...(choiceField ? [[choiceField, choiceField.options[0]] as const] : []),
      [listField, entries.join('\n')],
    ]),
  ]
}
