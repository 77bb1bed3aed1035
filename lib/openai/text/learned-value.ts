/** Servers are updated, and what looked like their way may have been a slip: after this long they are asked afresh. */
const TTL_MS = 60 * 60_000

/** What a server has been found to understand, for an hour at a time; before and after that, what to begin with. */
export class LearnedValue<T> {
  #initialValue: T
  #learnedEntry: { value: T; at: number } | null = null

  constructor(initialValue: T) {
    this.#initialValue = initialValue
  }

  get current(): T {
    return this.#learnedEntry && performance.now() - this.#learnedEntry.at < TTL_MS
      ? this.#learnedEntry.value
      : this.#initialValue
  }

  /** To be called once a request in that form was accepted, and never for a form that was already known. */
  learn(value: T): void {
    this.#learnedEntry = { value, at: performance.now() }
  }
}
