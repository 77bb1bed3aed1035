import type { ModelSettings } from '@/lib/openai/client'

/** Servers are updated, and a refusal may have been accidental, so learned values expire. */
const TTL_MS = 60 * 60_000

/** A server's capability as its replies show it. Returns to the initial value an hour after the last `learn`. */
export class LearnedValue<Value> {
  #initialValue: Value
  #learnedEntry: { value: Value; learnedAt: number } | null = null

  constructor(initialValue: Value) {
    this.#initialValue = initialValue
  }

  get current(): Value {
    return this.#learnedEntry && performance.now() - this.#learnedEntry.learnedAt < TTL_MS
      ? this.#learnedEntry.value
      : this.#initialValue
  }

  /** Call only if `current` lacks what the server accepted: later successes must not extend the expiry. */
  learn(value: Value): void {
    this.#learnedEntry = { value, learnedAt: performance.now() }
  }
}

/** Tracks whether the model accepts images; callers update the value from the server's replies. */
export const createVisionSupport = ({ model, visionModel = model }: Pick<ModelSettings, 'model' | 'visionModel'>) =>
  new LearnedValue(visionModel !== null)
