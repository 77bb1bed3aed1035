import * as z from '@/lib/zod'

const said = z.catch(z.optional(z.string()), undefined)

/** What an API, ours or a proxy before it, says of a failure; whatever cannot be read is not said. */
export const errorReplySchema = z.catch(z.object({ code: said, error: said }), {
  code: undefined,
  error: undefined,
})
