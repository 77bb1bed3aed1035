import { isRecord } from '@/lib/is-record'
import type { Card, CardPart, Counted, EngineName, Meter } from './card'
import { isPreview } from './is-preview'

const isString = (value: unknown): value is string => typeof value === 'string'
const isOptionalString = (value: unknown) => value === undefined || isString(value)
const isOptionalFlag = (value: unknown) => value === undefined || value === true
const isOptionalList = (value: unknown, isElement: (element: unknown) => boolean) =>
  value === undefined || (Array.isArray(value) && value.every(isElement))

/** Whether a value from storage or the network has a card's shape, so that showing it cannot fail. */
export function isCard(value: unknown): value is Card {
  return (
    isRecord(value) &&
    [value.id, value.copy, value.carry].every(isString) &&
    isOptionalString(value.heading) &&
    Array.isArray(value.parts) &&
    value.parts.every(isPart) &&
    isOptionalList(value.meters, isMeter) &&
    (value.schedule === undefined || isSchedule(value.schedule)) &&
    (value.pace === undefined || (typeof value.pace === 'number' && value.pace > 0)) &&
    (value.score === undefined || value.score === 'hook' || value.score === 'title') &&
    (value.preview === undefined || isPreview(value.preview)) &&
    isOptionalFlag(value.edited) &&
    isOptionalFlag(value.outline) &&
    isOptionalList(value.tags, isString) &&
    isOptionalList(value.notes, isString)
  )
}

/** Whether a value names an engine. */
export function isEngineName(value: unknown): value is EngineName {
  return value === 'openai' || value === 'built-in'
}

/** Whether a value is a list of texts. */
export function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isString)
}

function isPart(value: unknown): value is CardPart {
  const columns: unknown[] = [undefined, 'left', 'right']
  const openings: unknown[] = [undefined, 'used', 'offered']
  return (
    isRecord(value) &&
    isString(value.text) &&
    isOptionalString(value.label) &&
    columns.includes(value.column) &&
    openings.includes(value.opening) &&
    isOptionalFlag(value.spoken)
  )
}

function isSchedule(value: unknown): boolean {
  return isRecord(value) && Number.isInteger(value.day) && Number(value.day) >= 1 && Number(value.day) <= 366
}

function isMeter(value: unknown): value is Meter {
  return (
    isRecord(value) &&
    isString(value.label) &&
    isString(value.unit) &&
    Number.isFinite(value.value) &&
    Number.isFinite(value.limit) &&
    isOptionalFlag(value.target) &&
    (value.of === undefined || isCounted(value.of))
  )
}

function isCounted(value: unknown): value is Counted {
  if (!isRecord(value)) return value === 'copy' || value === 'tags' || value === 'said'
  return isString(value.part) || (Number.isInteger(value.line) && Number(value.line) >= 0)
}
