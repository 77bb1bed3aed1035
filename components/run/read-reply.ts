import * as z from '@/lib/core/zod'
import { RequestError } from './request-error'

/** Remaining uses; infinite if the server does not report them. */
export const remainingSchema = z.catch(z.number(), Number.POSITIVE_INFINITY)

/** Parses the final reply of a run. Throws `RequestError` if it is empty or invalid. */
export function readReply<Reply>(schema: z.ZodMiniType<Reply>, value: unknown): Reply {
  const { data } = schema.safeParse(value)
  if (!data) throw new RequestError({ code: 'empty_response' })
  return data
}
