// biome-ignore-all lint/style/noRestrictedImports: everything else takes it from here.
import * as z from 'zod/mini'

// The pages' policy forbids `eval`, and a browser reports even an attempt. The server's schemas may compile themselves.
z.config({ jitless: 'document' in globalThis })

// By name, so that what nobody uses is left out of the pages.
export {
  _default,
  array,
  boolean,
  catch,
  discriminatedUnion,
  enum,
  exactOptional,
  extend,
  gte,
  type infer,
  instanceof,
  int,
  length,
  literal,
  looseObject,
  lte,
  maximum,
  maxLength,
  minimum,
  minLength,
  nonnegative,
  nullable,
  number,
  object,
  optional,
  pipe,
  positive,
  readonly,
  record,
  refine,
  regex,
  startsWith,
  string,
  transform,
  union,
  unknown,
  type ZodMiniType,
} from 'zod/mini'

/** A list without those of its elements that do not fit. */
export function createLenientArraySchema<Element extends z.ZodMiniType>(elementSchema: Element) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.flatMap((item) => {
        const result = elementSchema.safeParse(item)
        return result.success ? [result.data] : []
      }),
    ),
  )
}

/** A number, brought within bounds. */
export const createClampedNumberSchema = (min: number, max: number) =>
  z.pipe(
    z.number(),
    z.transform((value) => Math.min(max, Math.max(min, value))),
  )

/** A text, cut to its first so many letters (UTF-16). */
export const createTruncatedStringSchema = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((text) => text.slice(0, max)),
  )
