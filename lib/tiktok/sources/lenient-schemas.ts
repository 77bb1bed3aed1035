import { z } from 'zod'
import { isRecord } from '@/lib/core/is-record'

/** Fields of TikTok's answers: numbers may come as text, and whatever is missing or of another kind counts as absent. */
export const lenientString = z.string().catch('')
export const lenientStrings = z.array(z.string()).catch([])
export const lenientBoolean = z.boolean().catch(false)

/** A number above zero; else null. */
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

/** A code, which may be zero; else null. */
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

/** A list whose unreadable entries are dropped. */
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

/** An object of such fields; an absent one reads like an empty one. */
export function lenientObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((value) => (isRecord(value) ? value : {}), z.object(shape))
}

/** Undefined when it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
