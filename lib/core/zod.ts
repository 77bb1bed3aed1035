// biome-ignore-all lint/style/noRestrictedImports: everything else takes it from here.
import * as z from 'zod/mini'
import { clamp } from './numbers'

// The pages' CSP forbids `eval`, and a browser reports even an attempt. Schemas on the server may compile.
z.config({ jitless: 'document' in globalThis })

// The exports have names, so that the pages' bundles omit unused functions.
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

/** Creates a schema for a list that drops invalid elements. */
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

export const createBoundedNumberSchema = (min: number, max: number) => z.number().check(z.minimum(min), z.maximum(max))

export const createClampedNumberSchema = (min: number, max: number) =>
  z.pipe(
    z.number(),
    z.transform((value) => clamp(value, min, max)),
  )

export const createTruncatedStringSchema = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((text) => text.slice(0, max)),
  )
