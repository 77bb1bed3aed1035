import * as z from '@/lib/core/zod'

const optionalTextSchema = z.catch(z.optional(z.string()), undefined)
const optionalBooleanSchema = z.catch(z.optional(z.boolean()), undefined)

/** The error response of our API or of a proxy before it; unreadable fields are omitted. */
export const errorReplySchema = z.catch(
  z.object({ code: optionalTextSchema, error: optionalTextSchema, useCounted: optionalBooleanSchema }),
  {
    code: undefined,
    error: undefined,
    useCounted: undefined,
  },
)
