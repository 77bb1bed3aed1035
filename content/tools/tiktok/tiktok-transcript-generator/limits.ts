import type { ModelServer } from '@/lib/tool/settings'

/** Ten minutes, the specification's limit. */
export const MAX_SECONDS = 600

/** Largest upload, in bytes: below Vercel's request limit (4.5 MB: vercel.com/docs/functions/limitations, 2026-11). */
export const MAX_UPLOAD_BYTES = 4_400_000

/** This is OpenAI's limit per request (developers.openai.com/docs/guides/speech-to-text, 2026-11). */
export const MAX_AUDIO_BYTES = 25 * 1024 * 1024

/** Returns the maximum cost in micro-dollars for audio of this length; null when the operator sets no price. */
export function getMaxCostMicroUsd({ priceMicroUsd }: ModelServer, seconds: number): number | null {
  return priceMicroUsd === null ? null : Math.ceil((priceMicroUsd * seconds) / 60)
}
