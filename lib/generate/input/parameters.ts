import { z } from 'zod'
import { CatalogueError } from '@/lib/core/errors'
import { cleanInput, codePoints, mostUnits } from '@/lib/core/strings/clean-input'
import type { PromptTool, ServerTool } from '@/lib/tool/define'
import {
  type Field,
  MAX_CARRY,
  MAX_EDITED_TEXT,
  MAX_WISH,
  type ParametersOf,
  type Refinement,
} from '@/lib/tool/form'
import { MAX_SAMPLE, MAX_SAMPLES } from '@/lib/tool/voice'
import { isWithin, longestItem, longestText } from './item-size'

export type Parameters = {
  /** Every field that the tool declares, defaults filled in. */
  fields: ParametersOf<readonly Field[]>
  /** The same seed gives the same drafts; random when the request names none. */
  seed: number
  /** One earlier result to vary; its item has the tool's own shape. */
  refine: Refinement | null
  /** The visitor's own texts, as a model of how to write. */
  voice: readonly string[]
  /** A result that the visitor chose in the tool before, on one line. */
  chosen: string | null
  /** Shown to have an earlier prompt read as another kind at no cost. */
  again: string | null
}

/**
 * Reads a request's `parameters` by the fields that the tool declares, and the names that every tool reserves.
 * Throws `invalid_request` for an unknown name, a wrong type or a value out of range.
 */
export function readParameters(tool: PromptTool, given: unknown): Parameters {
  const result = schemaOf(tool).safeParse(given ?? {})
  if (!result.success || given === null) throw new CatalogueError('invalid_request')
  const { seed, refine, voice, chosen, again, ...fields } = result.data
  return {
    fields: fields as ParametersOf<readonly Field[]>,
    seed: seed ?? Math.floor(Math.random() * MAX_SEED),
    refine: refine ? (withoutUndefined(refine) as Refinement) : null,
    voice: voice ?? [],
    chosen: chosen ?? null,
    again: again ?? null,
  }
}

/** Whether code does the work of this request alone. */
export function isDirect(
  tool: PromptTool,
  { fields, refine }: Pick<Parameters, 'fields' | 'refine'>,
): boolean {
  return refine === null && tool.direct?.isChosen({ parameters: fields }) === true
}

/** Reads a server tool's `parameters`, which are its fields alone. Throws `invalid_request` as above. */
export function readFields(tool: ServerTool, given: unknown): ParametersOf<readonly Field[]> {
  const result = z.strictObject(shapeOf(tool.fields)).safeParse(given ?? {})
  if (!result.success || given === null) throw new CatalogueError('invalid_request')
  return result.data as ParametersOf<readonly Field[]>
}

const MAX_SEED = 2 ** 31 - 1
const MAX_TOKEN = 64

const schemas = new WeakMap<PromptTool, ReturnType<typeof createSchema>>()

function schemaOf(tool: PromptTool): ReturnType<typeof createSchema> {
  const known = schemas.get(tool) ?? createSchema(tool)
  schemas.set(tool, known)
  return known
}

function createSchema(tool: PromptTool) {
  const { form, item } = tool
  const size = { most: longestItem(tool), mostText: longestText(tool) }
  return z.strictObject({
    ...shapeOf(form.fields),
    seed: z.int().min(0).max(MAX_SEED).optional(),
    voice: z.array(visitorText(MAX_SAMPLE)).max(MAX_SAMPLES).optional(),
    chosen: visitorText(MAX_CARRY)
      .transform((text) => text.replace(/\s+/g, ' '))
      .optional(),
    again: z.string().max(MAX_TOKEN).optional(),
    refine: z
      .strictObject({
        action: z.enum(form.refine),
        // Its size comes first: the item's own schema and all that follows read the whole of it.
        item: z
          .unknown()
          .refine((given) => isWithin(size, given))
          .pipe(item),
        text: visitorText(MAX_EDITED_TEXT).optional(),
        words: visitorText(MAX_WISH)
          .transform((words) => words.replace(/\s+/g, ' '))
          .optional(),
      })
      .refine(({ action, words }) => (action === 'change') === (words !== undefined))
      .optional(),
  })
}

function shapeOf(fields: readonly Field[]) {
  return Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field)]))
}

/** A text of the visitor's in which something can be seen. */
function visitorText(limit: number) {
  return z
    .string()
    .max(mostUnits(limit))
    .transform(cleanInput)
    .refine((text) => text !== '' && codePoints(text) <= limit)
}

function withoutUndefined(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}

function schemaOfField(field: Field): z.ZodType {
  switch (field.kind) {
    case 'select':
      return z.enum(values(field)).default(field.default)
    case 'choices':
      return z
        .array(z.enum(values(field)))
        .max(field.options.length)
        .refine((chosen) => new Set(chosen).size === chosen.length)
        .default([...field.default])
    case 'number':
      return z.int().min(field.min).max(field.max).default(field.default)
    case 'toggle':
      return z.boolean().default(field.default)
    case 'text':
      return z
        .string()
        .max(mostUnits(field.maxLength))
        .transform((text) => cleanInput(text).replace(/\s+/g, ' '))
        .refine((text) => codePoints(text) <= field.maxLength)
        .default(field.default)
  }
}

const values = (field: Extract<Field, { kind: 'select' | 'choices' }>) =>
  field.options.map((option) => option.value)
