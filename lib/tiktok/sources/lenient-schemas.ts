import { z } from 'zod'
import { isRecord } from '@/lib/core/is-record'

/** TikTok may send a number as a string. A missing field or one of another type counts as absent. */
export const string = z.string().catch('')
export const strings = z.array(z.string()).catch([])
export const boolean = z.boolean().catch(false)

export const positiveNumber = z
  .union([z.number(), createDigitsSchema(/^\d{1,15}$/)])
  .pipe(z.number().positive())
  .nullable()
  .catch(null)

/** Accepts zero, unlike `positiveNumber`; null for anything else. */
export const integer = z
  .union([z.int(), createDigitsSchema(/^-?\d{1,9}$/)])
  .nullable()
  .catch(null)

function createDigitsSchema(pattern: RegExp) {
  return z.string().regex(pattern).transform(Number)
}

export function array<EntrySchema extends z.ZodType>(entrySchema: EntrySchema) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((entry) => {
        const result = entrySchema.safeParse(entry)
        return result.success ? [result.data] : []
      }),
    )
}

/** An object of lenient fields; an absent object is parsed as an empty one. */
export function object<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((value) => (isRecord(value) ? value : {}), z.object(shape))
}
