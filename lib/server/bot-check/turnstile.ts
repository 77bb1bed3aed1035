import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { PublicError } from '@/lib/core/errors'
import type { LimitStore } from '@/lib/server/limits/store'
import type { TurnstileSettings } from '@/lib/tool/settings'

const TIMEOUT_MS = 3_000
const LIFETIME_MS = 300_000

/** Source: developers.cloudflare.com/turnstile/get-started/server-side-validation (2026-05-05). */
const replySchema = z.looseObject({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  challenge_ts: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})

type Reply = z.output<typeof replySchema>

const configErrorCodes = ['missing-input-secret', 'invalid-input-secret']

/** Accepts a token once, for five minutes, from this site and tool. Throws `unavailable` if Cloudflare fails. */
export async function verifyTurnstile(
  settings: TurnstileSettings,
  store: LimitStore,
  { token, tool, signal }: { token: string; tool: string; signal: AbortSignal },
): Promise<boolean> {
  const key = `turnstile:${createHash('sha256').update(token).digest('base64url')}`
  if (!(await store.rememberKey(key, LIFETIME_MS + 60_000)))
    throw new PublicError('bot_check', { reason: 'bot_replay' })
  const verification = await verifyToken(settings, token, signal)
  const ageMs = Date.now() - Date.parse(verification.challenge_ts ?? '')
  return (
    verification.success &&
    settings.hostnames.includes(verification.hostname ?? '') &&
    verification.action === tool &&
    ageMs < LIFETIME_MS + 10_000
  )
}

/** Retries once when the service fails. The idempotency key marks both requests as the same check. */
async function verifyToken(settings: TurnstileSettings, token: string, signal: AbortSignal): Promise<Reply> {
  const body = { secret: settings.secretKey, response: token, idempotency_key: randomUUID() }
  const verification =
    (await sendOnce(settings.verifyUrl, body, signal)) ?? (await sendOnce(settings.verifyUrl, body, signal))
  if (!verification) throw new PublicError('unavailable', { reason: 'bot_service', retryAfterSeconds: 5 })
  if (verification['error-codes'].some((code) => configErrorCodes.includes(code)))
    throw new PublicError('unavailable', { reason: 'bot_config' })
  return verification
}

/** Returns null when the service fails or sends an invalid response. */
async function sendOnce(url: string, body: object, signal: AbortSignal): Promise<Reply | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    const verification = replySchema.safeParse(await response.json()).data
    return verification === undefined || verification['error-codes'].includes('internal-error') ? null : verification
  } catch {
    signal.throwIfAborted()
    return null
  }
}
