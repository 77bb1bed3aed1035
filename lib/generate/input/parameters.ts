import { z } from 'zod'
import { PublicError } from '@/lib/core/errors'
import { cleanInput, countCodePoints, getMaxUtf16Length } from '@/lib/core/strings/clean-input'
import {
  type Field,
  type FieldParameters,
  MAX_CARRY_LENGTH,
  MAX_EDITED_TEXT_LENGTH,
  MAX_INSTRUCTION_LENGTH,
  MAX_PROMPT_LENGTH,
  type Refinement,
} from '@/lib/tool/form'
import { getDefaultParameters } from '@/lib/tool/form-values'
import { memoizeByObject } from '@/lib/tool/memoize-per-request'
import type { PromptTool } from '@/lib/tool/prompt-tool'
import type { ServerTool } from '@/lib/tool/server-tool'
import { MAX_SAMPLE_LENGTH, MAX_SAMPLES } from '@/lib/tool/writing-voice'

export type RequestParameters = ReturnType<typeof readParameters>

/** Throws `invalid_request` for an unknown name, a wrong type or a value out of range. */
export function readParameters(tool: PromptTool, rawParameters: unknown) {
  const { seed, refine, voice, chosen, again, ...fields } = parseParameters(getSchema(tool), rawParameters)
  return {
    fields: fields as FieldParameters<readonly Field[]>,
    /** The same seed gives the same drafts. Random when the request has none. */
    seed: seed ?? Math.floor(Math.random() * MAX_SEED),
    /** An earlier result and the change to make to it. `item` matches the tool's `itemSchema`. */
    refine: (refine ?? null) as Refinement | null,
    voice: voice ?? [],
    /** The visitor's earlier choice from this tool's results, on one line. */
    chosen: chosen ?? null,
    /** Allows one free rerun of an earlier prompt that was interpreted as the wrong kind. */
    rerunToken: again ?? null,
  }
}

export function canSkipModel(
  tool: PromptTool,
  { fields, refine }: Pick<RequestParameters, 'fields' | 'refine'>,
): boolean {
  return refine === null && tool.modelFreeMode?.isChosen({ parameters: fields }) === true
}

export function readFields({ fields }: Pick<ServerTool, 'fields'>, rawParameters: unknown) {
  return parseParameters(z.strictObject(buildShape(fields)), rawParameters) as FieldParameters<readonly Field[]>
}

function parseParameters<Schema extends z.ZodType>(schema: Schema, rawParameters: unknown = {}): z.output<Schema> {
  const result = schema.safeParse(rawParameters)
  if (!result.success) throw new PublicError('invalid_request')
  return result.data
}

const MAX_SEED = 2 ** 31 - 1
const MAX_TOKEN_LENGTH = 64

const getSchema = memoizeByObject((tool: PromptTool) => {
  const { form, itemSchema } = tool
  const sizeLimits = { maxLength: getMaxItemLength(tool), maxTextLength: getMaxTextLength(tool) }
  return z.strictObject({
    ...buildShape(form.fields),
    seed: z.int().min(0).max(MAX_SEED).optional(),
    voice: z.array(buildVisitorTextSchema(MAX_SAMPLE_LENGTH)).max(MAX_SAMPLES).optional(),
    chosen: buildVisitorTextSchema(MAX_CARRY_LENGTH)
      .transform((text) => text.replace(/\s+/g, ' '))
      .optional(),
    again: z.string().max(MAX_TOKEN_LENGTH).optional(),
    refine: z
      .strictObject({
        action: z.enum(form.refineActions),
        // The size check comes first because the item's schema and all later steps read the whole item.
        item: z
          .unknown()
          .refine((item) => isWithinItemSize(sizeLimits, item))
          .pipe(itemSchema),
        text: buildVisitorTextSchema(MAX_EDITED_TEXT_LENGTH).optional(),
        words: buildVisitorTextSchema(MAX_INSTRUCTION_LENGTH)
          .transform((words) => words.replace(/\s+/g, ' '))
          .optional(),
      })
      .refine(({ action, words }) => (action === 'change') === (words !== undefined))
      .optional(),
  })
})

function buildShape(fields: readonly Field[]) {
  return Object.fromEntries(fields.map((field) => [field.name, buildFieldSchema(field)]))
}

function buildVisitorTextSchema(maxLength: number) {
  return z
    .string()
    .max(getMaxUtf16Length(maxLength))
    .transform(cleanInput)
    .refine((text) => text !== '' && countCodePoints(text) <= maxLength)
}

function buildFieldSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'select':
      return z.enum(getOptionValues(field)).default(field.default)
    case 'choices':
      return z
        .array(z.enum(getOptionValues(field)))
        .max(field.options.length)
        .refine((values) => new Set(values).size === values.length)
        .default([...field.default])
    case 'number':
      return z.int().min(field.min).max(field.max).default(field.default)
    case 'toggle':
      return z.boolean().default(field.default)
    case 'text':
      return z
        .string()
        .max(getMaxUtf16Length(field.maxLength))
        .transform((text) => cleanInput(text).replace(/\s+/g, ' '))
        .refine((text) => countCodePoints(text) <= field.maxLength)
        .default(field.default)
  }
}

const getOptionValues = (field: Extract<Field, { kind: 'select' | 'choices' }>) =>
  field.options.map((option) => option.value)

/** Longest text that tools write for one field, apart from rewrites of the visitor's own text: 800 words. */
const MAX_TEXT_LENGTH = 7_000
/** Growth allowed for a visitor's text, for example by translation. */
const MAX_LENGTH_FACTOR = 1.5
/** Four times the longest list of any tool (hashtags). */
const MAX_ENTRY_COUNT = 60
const CHARACTERS_PER_TOKEN = 4
const MIN_ITEM_LENGTH = 2_000

/** Characters with field names: twice the item's share of the model's output limit, but at least 2,000. */
function getMaxItemLength({ form, count, maxOutputTokens }: PromptTool): number {
  const tokensPerItem = maxOutputTokens / Math.max(1, count({ parameters: getDefaultParameters(form.fields) }))
  return Math.max(MIN_ITEM_LENGTH, Math.ceil(2 * CHARACTERS_PER_TOKEN * tokensPerItem))
}

export function getMaxTextLength({ form }: PromptTool): number {
  return Math.max(MAX_TEXT_LENGTH, Math.ceil(MAX_LENGTH_FACTOR * (form.promptLimit ?? MAX_PROMPT_LENGTH)))
}

/** Whether an untrusted value fits the item limits. Stops reading at the limit. */
export function isWithinItemSize(
  { maxLength, maxTextLength }: { maxLength: number; maxTextLength: number },
  value: unknown,
): boolean {
  let remainingLength = maxLength
  const pendingValues = [value]
  while (pendingValues.length > 0 && remainingLength >= 0) {
    const nextValue = pendingValues.pop()
    remainingLength -= 1
    if (typeof nextValue === 'string') {
      if (nextValue.length > maxTextLength) return false
      remainingLength -= nextValue.length
    } else if (Array.isArray(nextValue)) {
      if (nextValue.length > MAX_ENTRY_COUNT) return false
      pendingValues.push(...nextValue)
    } else if (typeof nextValue === 'object' && nextValue !== null) {
      const entries = Object.entries(nextValue)
      if (entries.length > MAX_ENTRY_COUNT) return false
      for (const [name, entry] of entries) {
        remainingLength -= name.length
        pendingValues.push(entry)
      }
    }
  }
  return remainingLength >= 0
}
