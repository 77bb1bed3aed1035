import type { ModelSettings } from '@/lib/openai/client'

/** Servers are updated, and a refusal may have been accidental, so learned values expire. */
const TTL_MS = 60 * 60_000

/** A learned server capability, valid for an hour; otherwise the initial value. */
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

  /** Call after a request in a new form was accepted. A known form must not renew the value. */
  learn(value: Value): void {
    this.#learnedEntry = { value, learnedAt: performance.now() }
  }
}

/** Creates the value for whether the model accepts images. The server's replies change it. */
export const createVisionSupport = ({ model, visionModel = model }: Pick<ModelSettings, 'model' | 'visionModel'>) =>
  new LearnedValue(visionModel !== null)
