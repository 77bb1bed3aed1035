import type { ModelSettings } from '@/lib/openai/client'

/** Servers are updated, and a refusal may have been accidental, so learned values expire. */
const TTL_MS = 60 * 60_000

/** A server's capability as its replies show it. Returns to the initial value an hour after the last `learn`. */
export function createLearnedValue<Value>(initialValue: Value) {
  let learned: { value: Value; at: number } | null = null
  return {
    get current(): Value {
      return learned && performance.now() - learned.at < TTL_MS ? learned.value : initialValue
    },
    /** Call only if `current` lacks what the server accepted: later successes must not extend the expiry. */
    learn(value: Value): void {
      learned = { value, at: performance.now() }
    },
  }
}

export const createVisionSupport = ({ model, visionModel = model }: Pick<ModelSettings, 'model' | 'visionModel'>) =>
  createLearnedValue(visionModel !== null)
