import type { Challenge } from 'altcha-lib/types'
import * as z from '@/lib/core/zod'

/** A proof of work as `altcha-lib` reads it. Signed as a whole and sent back whole, so what else it holds stays. */
const challengeSchema: z.ZodMiniType<Challenge> = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
})

/** How the page is to check its visitor. */
export const botCheckConfigSchema = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('turnstile'), siteKey: z.string() }),
  z.object({ provider: z.literal('altcha'), challenge: challengeSchema }),
])

export type BotCheckConfig = z.infer<typeof botCheckConfigSchema>
