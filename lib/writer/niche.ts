/**
 * A field that creators post about, with words that are true for any topic in it. No phrase states a fact, names a
 * number or ends in punctuation, so a recipe may place it next to any noun of the field:
 *
 * | Bank | Form | Fits |
 * |---|---|---|
 * | `people` | plural noun, no article | "{people} ask me this", "for {people}", "most {people}" |
 * | `objects` | noun with its article, can be filmed | "show {object}", "a close-up of {object}" |
 * | `mistakes` | -ing clause | "stop {mistake}", "{mistake} is why", "the trouble with {mistake}" |
 * | `wins` | bare infinitive, no subject | "how to {win}", "you can {win}", "ready to {win}?" |
 * | `moments` | phrase of time or place | "try this {moment}", "{moment}, try this" |
 * | `steps` | bare infinitive, also an order | "{step} first", "before you {step}" |
 * | `pains` | clause about you | "when {pain}", "if {pain}, start here", "{pain}?" |
 */
export type Niche = {
  id: string
  /** For the reader: "Home baking". */
  label: string
  /** Tags in real use, without "#", letters, digits and underscore only; the widest reach first. */
  hashtags: {
    broad: readonly string[]
    niche: readonly string[]
    specific: readonly string[]
    audience: readonly string[]
  }
  people: readonly string[]
  objects: readonly string[]
  mistakes: readonly string[]
  wins: readonly string[]
  moments: readonly string[]
  steps: readonly string[]
  pains: readonly string[]
}
