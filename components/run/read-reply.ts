import * as z from '@/lib/core/zod'
import { RequestFailure } from './request-failure'

/** Uses left; endless where the server does not say. */
export const remainingSchema = z.catch(z.number(), Number.POSITIVE_INFINITY)

/** The last word of a run. Throws `RequestFailure` where it has nothing that can be shown. */
export function readReply<Reply>(schema: z.ZodMiniType<Reply>, value: unknown): Reply {
  const { data } = schema.safeParse(value)
  if (!data) throw new RequestFailure({ code: 'empty_response' })
  return data
}
