import * as z from '@/lib/core/zod'
import { RequestError } from './request-error'

/** Uses left; endless where the server does not say. */
export const remainingSchema = z.catch(z.number(), Number.POSITIVE_INFINITY)

/** The last word of a run. Throws `RequestError` where it has nothing that can be shown. */
export function readReply<Reply>(schema: z.ZodMiniType<Reply>, value: unknown): Reply {
  const { data } = schema.safeParse(value)
  if (!data) throw new RequestError({ code: 'empty_response' })
  return data
}
