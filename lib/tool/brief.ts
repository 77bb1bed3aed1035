/**
 * What a tool tells a model, in parts. `composeBrief` adds what every tool shares (the prompt as data, the language,
 * the rule against invented facts), so a tool writes only what is true of that tool.
 */
export type Brief = {
  /** Who the model is, one sentence in the second person. */
  role: string
  /** What works on this platform for this kind of text, and why. */
  craft: string
  /** What goes into each field of an item. */
  structure: string
  /** Mistakes to avoid, one sentence each. */
  traps: readonly string[]
  /** Two short pairs of our own. */
  examples: readonly { prompt: string; good: string; bad: string; why: string }[]
  /** The visitor's choices in words, one sentence each; empty strings are dropped. */
  choices: readonly string[]
}
