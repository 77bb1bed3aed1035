import type { Challenge } from 'altcha-lib/types'
import * as z from '@/lib/core/zod'

/** A proof in `altcha-lib` format. The challenge is signed whole, so unknown properties are preserved. */
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

export const botCheckConfigSchema = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('turnstile'), siteKey: z.string() }),
  z.object({ provider: z.literal('altcha'), challenge: challengeSchema }),
])

export type BotCheckConfig = z.infer<typeof botCheckConfigSchema>
