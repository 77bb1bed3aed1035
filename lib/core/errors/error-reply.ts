import * as z from '@/lib/core/zod'

const said = z.catch(z.optional(z.string()), undefined)
const counted = z.catch(z.optional(z.boolean()), undefined)

/** What an API, ours or a proxy before it, says of a failure; whatever cannot be read is not said. */
export const errorReplySchema = z.catch(z.object({ code: said, error: said, useCounted: counted }), {
  code: undefined,
  error: undefined,
  useCounted: undefined,
})
