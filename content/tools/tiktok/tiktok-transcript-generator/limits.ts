import type { ModelServer } from '@/lib/tool/settings'

/** The specification's limit: ten minutes, in seconds. */
export const MAX_SECONDS = 600

/**
 * A visitor's own file, in bytes: below what Vercel lets a request carry (4.5 MB:
 * vercel.com/docs/functions/limitations, 2026-11).
 */
export const MAX_UPLOAD_BYTES = 4_400_000

/**
 * What one request to the model may carry: OpenAI's limit (developers.openai.com/docs/guides/speech-to-text,
 * 2026-11).
 */
export const MAX_AUDIO_BYTES = 25 * 1024 * 1024

/** Micro-dollars that a sound of this length costs at most; null when the operator gives no price. */
export function getMaxCostMicroUsd({ priceMicroUsd }: ModelServer, seconds: number): number | null {
  return priceMicroUsd === null ? null : Math.ceil((priceMicroUsd * seconds) / 60)
}
