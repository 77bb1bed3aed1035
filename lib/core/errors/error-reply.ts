import * as z from '@/lib/core/zod'

const optionalTextSchema = z.catch(z.optional(z.string()), undefined)
const optionalBooleanSchema = z.catch(z.optional(z.boolean()), undefined)

/** What an API, ours or a proxy before it, says of a failure; whatever cannot be read is not said. */
export const errorReplySchema = z.catch(
  z.object({ code: optionalTextSchema, error: optionalTextSchema, useCounted: optionalBooleanSchema }),
  {
    code: undefined,
    error: undefined,
    useCounted: undefined,
  },
)
