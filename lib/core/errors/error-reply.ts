import * as z from '@/lib/core/zod'

const optionalTextSchema = z.catch(z.optional(z.string()), undefined)
const optionalBooleanSchema = z.catch(z.optional(z.boolean()), undefined)

/** An error response of our API or of a proxy in front of it. An unreadable field is undefined. */
export const errorReplySchema = z.catch(
  z.object({ code: optionalTextSchema, error: optionalTextSchema, useCounted: optionalBooleanSchema }),
  { code: undefined, error: undefined, useCounted: undefined },
)
