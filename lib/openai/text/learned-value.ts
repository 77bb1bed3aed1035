/** Servers are updated, and what looked like their way may have been a slip: after this long they are asked afresh. */
const TTL_MS = 60 * 60_000

/** What a server has been found to understand, for an hour at a time; before and after that, what to begin with. */
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

  /** To be called once a request in that form was accepted, and never for a form that was already known. */
  learn(value: Value): void {
    this.#learnedEntry = { value, learnedAt: performance.now() }
  }
}
