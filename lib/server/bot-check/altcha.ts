import { createHmac, randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { PublicError } from '@/lib/core/errors'
import type { LimitStore } from '@/lib/server/limits/store'

const LIFETIME_MS = 5 * 60_000
/** Iterations of one key derivation. A phone does a few hundred derivations a second. */
const ITERATIONS = 5_000

const hexSchema = z.string().regex(/^(?:[0-9a-f]{2}){1,128}$/)

/** The widget's payload: the unchanged challenge and its solution. The signature covers all parameters. */
const payloadSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: hexSchema,
      salt: hexSchema,
      cost: z.int().positive(),
      keyLength: z.int().positive(),
      keyPrefix: hexSchema,
      keySignature: hexSchema,
      expiresAt: z.int(),
      data: z.strictObject({ tool: z.string() }),
    }),
    signature: hexSchema,
  }),
  solution: z.strictObject({ counter: z.int().nonnegative(), derivedKey: hexSchema, time: z.number().optional() }),
})

type AltchaPayload = z.output<typeof payloadSchema>

export function parseAltchaPayload(token: string): AltchaPayload | null {
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data ?? null
  } catch {
    return null
  }
}

/** A proof of work (altcha.org, protocol version 2). A solution is valid once, for one tool, for five minutes. */
export function createAltcha(options: { secret: string; maxDerivations: number; store: LimitStore }) {
  const deriveSecret = (label: string) => createHmac('sha256', options.secret).update(label).digest('hex')
  const hmacSecrets = {
    hmacSignatureSecret: deriveSecret('altcha challenge'),
    hmacKeySignatureSecret: deriveSecret('altcha key'),
  }

  return {
    issueChallenge: (tool: string): Promise<Challenge> =>
      createChallenge({
        ...hmacSecrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: ITERATIONS,
        counter: randomInt(1, options.maxDerivations + 1),
        deriveKey,
        expiresAt: new Date(Date.now() + LIFETIME_MS),
        data: { tool },
      }),

    /** Throws `bot_check` for a solution that was already used. */
    async verify({ challenge, solution }: AltchaPayload, tool: string): Promise<boolean> {
      const { verified } = await verifySolution({
        ...hmacSecrets,
        challenge: challenge as Challenge,
        solution: { counter: solution.counter, derivedKey: solution.derivedKey },
        deriveKey,
      })
      if (!verified || challenge.parameters.data.tool !== tool) return false
      const isFirstUse = await options.store.rememberKey(`altcha:${challenge.signature}`, LIFETIME_MS + 60_000)
      if (!isFirstUse) throw new PublicError('bot_check', { reason: 'bot_replay' })
      return true
    },
  }
}
