import { z } from 'zod'
import { isRecord } from '@/lib/core/is-record'

/** TikTok may send a number as a string. A missing field or one of another type counts as absent. */
export const lenientString = z.string().catch('')
export const lenientStrings = z.array(z.string()).catch([])
export const lenientBoolean = z.boolean().catch(false)

export const lenientPositiveNumber = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .pipe(z.number().positive())
  .nullable()
  .catch(null)

/** Accepts zero, unlike `lenientPositiveNumber`; null for anything else. */
export const lenientInteger = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^-?\d{1,9}$/)
      .transform(Number),
  ])
  .nullable()
  .catch(null)

export function lenientArray<EntrySchema extends z.ZodType>(entrySchema: EntrySchema) {
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
export function lenientObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((value) => (isRecord(value) ? value : {}), z.object(shape))
}
