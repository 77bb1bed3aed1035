import type { ModelServer } from '@/lib/env/media-settings'

/** Micro-dollars that a sound of this length costs at most; null when the operator gives no price. */
export function priceOf({ priceMicroUsd }: ModelServer, seconds: number): number | null {
  return priceMicroUsd === null ? null : Math.ceil((priceMicroUsd * seconds) / 60)
}
