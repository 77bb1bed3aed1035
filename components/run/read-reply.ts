import { errorReplySchema } from '@/lib/errors/error-reply'
import { cardSchema, engineNameSchema } from '@/lib/tool/card'
import * as z from '@/lib/zod'
import type { Reply } from './generation'
import { RequestFailure } from './request-failure'

/** Endless where the server does not say. */
const remaining = z.catch(z.number(), Number.POSITIVE_INFINITY)

const writtenSchema: z.ZodMiniType<Reply> = z.object({
  cards: z.listOfFitting(cardSchema).check(z.minLength(1)),
  engine: engineNameSchema,
  notes: z.catch(z.array(z.string()), []),
  remaining,
})

const foundSchema = z.object({ content: z.string(), remaining })

/** The last word of a run that wrote results. Throws `RequestFailure` for an error, and where nothing can be shown. */
export const readWritten = (body: unknown, ok: boolean) => read(writtenSchema, body, ok)

/** The last word of a run whose results came in parts. Throws as `readWritten` does. */
export const readFound = (body: unknown, ok: boolean) => read(foundSchema, body, ok)

function read<Result>(schema: z.ZodMiniType<Result>, body: unknown, ok: boolean): Result {
  const failure = errorReplySchema.parse(body)
  if (!ok || failure.error !== undefined) throw new RequestFailure(failure)
  const { data } = schema.safeParse(body)
  if (!data) throw new RequestFailure({ code: 'empty_response' })
  return data
}
