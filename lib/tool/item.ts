import 'server-only'
import { z } from 'zod'
import { blankPattern } from '@/lib/core/strings/blanks'
import { cleanText, joinLines, limitEmoji } from '@/lib/core/strings/clean-text'
import { removeFullStop } from '@/lib/core/strings/end-punctuation'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { containsSimilarPhrase } from '@/lib/core/strings/similar-phrase'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { isWithinWordRange } from '@/lib/core/strings/word-limits'

/** `visitorText` is all that the visitor wrote. `figures` are those that a result may have besides the visitor's. */
export type FitContext = FitOptions & {
  visitorText: string
  avoid: string
  figures?: Parameters<typeof hasInventedNumber>[2]
}

export type FitOptions = {
  /** The card marks figures that the visitor did not give, so they are no reason to drop an item. */
  allowsNewFigures?: boolean
  /** Worn phrases are no reason to drop the only item. */
  allowsWornPhrases?: boolean
}

/** A value of an item: its schema, its description for the model, and the rules that code enforces. */
export type ItemField<Value> = {
  schema: z.ZodType<Value>
  /** Sent to the model once. For a list or an object, it also describes the parts. */
  description: string
  /** Returns the cleaned value, or null if the item cannot be used. */
  fit(value: Value, context: FitContext): Value | null
}

export type ItemDefinition<Item> = {
  schema: z.ZodType<Item>
  descriptions: { readonly [Name in keyof Item]: string }
  fit(item: Item, context: FitContext): Item | null
}

export type ItemOf<Definition> = Definition extends ItemDefinition<infer Item> ? Item : never

// biome-ignore lint/suspicious/noExplicitAny: a field takes and returns its value: only `any` fits all
type ItemFields = Readonly<Record<string, ItemField<any>>>

type ValuesOf<Fields extends ItemFields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends ItemField<infer Value> ? Value : never
}

/** Declares one result of a tool: what a model is asked for, and what code checks. */
export function defineItem<const Fields extends ItemFields>(fields: Fields): ItemDefinition<ValuesOf<Fields>> {
  type Item = ValuesOf<Fields>
  const mapFields = <Result>(map: (field: ItemFields[string]) => Result) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)]))
  return {
    schema: z.object(mapFields(({ schema }) => schema)) as unknown as z.ZodType<Item>,
    descriptions: mapFields(({ description }) => description) as ItemDefinition<Item>['descriptions'],
    fit(item, context) {
      const fittedItem = { ...item }
      for (const name of Object.keys(fields) as (keyof Fields)[]) {
        const value = fields[name]?.fit(item[name], context)
        if (value === null) return null
        fittedItem[name] = value
      }
      return fittedItem
    },
  }
}

type TextRules = {
  /** The range of words; twice as many in scripts without spaces. */
  words?: readonly [min: number, max: number]
  /** The maximum in UTF-16 units. */
  maxLength?: number
  /** The maximum number of emoji; 1 by default in a line, any number in a text. */
  emoji?: number
  /** A text that breaks a rule becomes '' instead of dropping the item. */
  isOptional?: true
  /** A line usually loses its final period. */
  keepsPeriod?: true
}

export function line(description: string, rules: TextRules = {}): ItemField<string> {
  const { emoji = 1, keepsPeriod = false } = rules
  const clean = (text: string) => {
    const cleanedLine = joinLines(limitEmoji(cleanText(text), emoji))
    return keepsPeriod ? cleanedLine : removeFullStop(cleanedLine)
  }
  return createTextField(description, rules, clean)
}

export function paragraphs(description: string, rules: TextRules = {}): ItemField<string> {
  const { emoji } = rules
  const clean = (text: string) => (emoji === undefined ? cleanText(text) : limitEmoji(cleanText(text), emoji))
  return createTextField(description, rules, clean)
}

function createTextField(description: string, rules: TextRules, clean: (text: string) => string): ItemField<string> {
  return {
    schema: z.string(),
    description,
    fit(value, context) {
      const text = clean(value)
      const isValid = text === '' ? rules.isOptional : isWithinRules(text, rules) && isUsable(text, context)
      return isValid ? text : rules.isOptional ? '' : null
    },
  }
}

function isWithinRules(text: string, { words, maxLength = Number.POSITIVE_INFINITY }: TextRules): boolean {
  const hasFittingWords = words === undefined || isWithinWordRange(text.replace(blankPattern, '0'), ...words)
  return hasFittingWords && text.length <= maxLength
}

/** Whether a text has no rejected phrase, no figure that the visitor did not give, and no word to avoid. */
export function isUsable(text: string, { visitorText, avoid, figures, ...options }: FitContext): boolean {
  const { allowsNewFigures = false, allowsWornPhrases = false } = options
  const reason = getRejectionReason(text, visitorText, containsSimilarPhrase)
  return (
    (reason === null || (allowsWornPhrases && (reason === 'opener' || reason === 'cliche'))) &&
    (allowsNewFigures || !hasInventedNumber(text.replace(blankPattern, ''), visitorText, figures)) &&
    !usesAvoidedWord(text, avoid)
  )
}

export function oneOf<const Value extends string>(
  options: Readonly<Record<Value, unknown>>,
  description: string,
): ItemField<Value> {
  return anyValue(z.enum(Object.keys(options) as Value[]), description)
}

/** Distinct lines. Lines that break a rule are left out; with fewer than `min`, the item is dropped. */
export function lines(
  description: string,
  { min = 0, max, ...rules }: TextRules & { min?: number; max: number },
): ItemField<string[]> {
  const entry = line(description, rules)
  return {
    schema: z.array(z.string()),
    description,
    fit(values, context) {
      const fittedLines = new Set(values.flatMap((value) => entry.fit(value, context) || []))
      const limitedLines = [...fittedLines].slice(0, max)
      return limitedLines.length < min ? null : limitedLines
    },
  }
}

/** Leaves out blank rows and rows that break a rule. In a sequence, a row that breaks a rule drops the item. */
export function rows<const Fields extends ItemFields>(
  description: string,
  fields: Fields,
  {
    min = 0,
    max = Number.POSITIVE_INFINITY,
    isSequence,
    isBlank = () => false,
  }: { min?: number; max?: number; isSequence?: true; isBlank?: (row: ValuesOf<Fields>) => boolean } = {},
): ItemField<ValuesOf<Fields>[]> {
  const row = defineItem(fields)
  const partDescriptions = Object.entries(row.descriptions).map(([name, text]) => `${name}: ${text}`)
  return {
    schema: z.array(row.schema),
    description: [description, ...partDescriptions].join(' '),
    fit(values, context) {
      const rowsWithContent = values.filter((value) => !isBlank(value))
      const limitedRows = isSequence ? limitSequence(rowsWithContent, max) : rowsWithContent
      const fittedRows = limitedRows.map((value) => row.fit(value, context)).filter((value) => value !== null)
      const isComplete = !isSequence || fittedRows.length === limitedRows.length
      return isComplete && fittedRows.length >= min ? fittedRows.slice(0, max) : null
    },
  }
}

/** Leaves out rows before the last one, with which a sequence must end. */
export function limitSequence<Row>(sequence: readonly Row[], max: number): readonly Row[] {
  return sequence.length > max ? [...sequence.slice(0, max - 1), ...sequence.slice(-1)] : sequence
}

/** A value that only the tool's own `fit` checks. */
export function anyValue<Value>(schema: z.ZodType<Value>, description: string): ItemField<Value> {
  return { schema, description, fit: (value) => value }
}

export const anyText = (description: string) => anyValue(z.string(), description)
export const anyTexts = (description: string) => anyValue(z.array(z.string()), description)
export const anyInteger = (description: string) => anyValue(z.int(), description)
