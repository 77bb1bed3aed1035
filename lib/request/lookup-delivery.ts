import type { ServerStep } from '@/lib/tool/server-step'
import type { Delivery } from './deliver'
import type { LookupReply } from './look-up'

/** Streamed: `progress` and `part` as they come. As JSON: the result with its parts. */
export const lookupDelivery: Delivery<ServerStep, LookupReply> = {
  event: (step) => ('part' in step ? ['part', step.part] : ['progress', step.progress]),
  body: (reply, steps) => ({ ...reply, parts: steps.flatMap((step) => ('part' in step ? [step.part] : [])) }),
}
