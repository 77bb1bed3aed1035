import * as z from '@/lib/core/zod'

const optionalText = z.catch(z.optional(z.string()), undefined)
const optionalBoolean = z.catch(z.optional(z.boolean()), undefined)

/** What an API, ours or a proxy before it, says of a failure; whatever cannot be read is not said. */
export const errorReplySchema = z.catch(
  z.object({ code: optionalText, error: optionalText, useCounted: optionalBoolean }),
  {
    code: undefined,
    error: undefined,
    useCounted: undefined,
  },
)
